# Scrap Racer : tout ce qu'une personne lit.

game-title = Scrap Racer
game-tagline = Tentez votre chance avec six dés dans une galaxie de ferraille. Un double, et c'est l'accident.

## Réglages

option-circuit = Circuit
    .help = L'ordre et les virages des sections de piste. A est le plus doux ; B à F sont plus difficiles. Un fichier TOML décrit votre propre circuit.
option-circuit-A = Circuit A
option-circuit-B = Circuit B
option-circuit-C = Circuit C
option-circuit-D = Circuit D
option-circuit-E = Circuit E
option-circuit-F = Circuit F
option-short = Circuit court
    .help = Retire deux sections droites du circuit pour une course plus rapide.
seats-known = D'après la règle, qui joue en dernier gagne bien plus souvent : 62 % des courses entre quatre robots égaux, là où 25 % serait équitable. Avec la règle maison « Fin de la course : aussitôt », les places sont presque égales.
option-spaces_per_section = Cases par section
    .help = Combien de cases compte chaque section de piste.
option-spaces_per_section-1 = Une (comme imprimé)
option-spaces_per_section-3 = Trois (course longue)
option-teams = Deux pilotes chacun
    .help = Chaque joueur conduit deux pilotes. Toujours à deux joueurs, au choix à trois.
option-laps = Tours
    .help = Le nombre de jetons Objectif qui met fin à la course.
option-race_ends = Fin de la course
    .help = Quand quelqu'un a tous ses jetons Objectif. « Aussitôt » est une règle maison : personne ne joue en sachant ce qu'il faut dépasser, et les places sont presque égales.
option-race_ends-round = à la fin de la manche (comme imprimé)
option-race_ends-at_once = aussitôt (règle maison)
option-finish = Section d'arrivée
    .help = Le numéro de la section qui porte la ligne d'arrivée ; 0 : celle du circuit.
option-finish-0 = celle du circuit
option-start_seat = Premier joueur
    .help = La place qui reçoit le marqueur de départ et joue en premier. Avec deux pilotes chacun, elle est tirée au sort.
option-start_seat-0 = 1
option-start_seat-1 = 2
option-start_seat-2 = 3
option-start_seat-3 = 4
option-start_seat-4 = 5
option-start_seat-5 = 6
option-ability_mandatory = Capacités obligatoires
    .help = Non : le Fonceur et le Bolide peuvent renoncer à leur case supplémentaire.
option-catch_up_scope = Rattraper vise
    .help = Le pilote que rejoint la carte Bonus « Rattraper ».
option-catch_up_scope-track = le prochain pilote sur la piste
option-catch_up_scope-rank = le prochain pilote au classement
option-overtake_scope = Doubler veut dire
    .help = Ce qui déclenche les capacités du Doubleur et de l'Opportuniste.
option-overtake_scope-track = passer un pilote sur la piste
option-overtake_scope-rank = passer un pilote au classement
option-nudge_on_accident_dice = Coups de pouce sur les dés des cartes
    .help = Oui : les jetons Coup de pouce modifient aussi le dernier dé lancé pour une carte Accident.
option-cards = Cartes
    .help = Les nombres et les exemplaires des cartes et des jetons. Un fichier TOML apporte les vôtres.
option-cards-standard = Standard

## Pilotes (the-racer : avec l'article, en début de phrase, après « de » et après « à »)

things-racer = Pilotes
the-racer = { $racer ->
        [Opportuniste] l'Opportuniste
       *[other] le { $racer }
    }
    .begin = { $racer ->
        [Opportuniste] L'Opportuniste
       *[other] Le { $racer }
    }
    .of = { $racer ->
        [Opportuniste] de l'Opportuniste
       *[other] du { $racer }
    }
    .to = { $racer ->
        [Opportuniste] à l'Opportuniste
       *[other] au { $racer }
    }
racer-sprinter = Fonceur
    .help = Termine son déplacement sur une section droite : une case de plus.
racer-drifter = Bolide
    .help = Termine son déplacement dans un virage : une case de plus.
racer-overtaker = Doubleur
    .help = A doublé quelqu'un pendant ce tour : une case de plus.
racer-opportunist = Opportuniste
    .help = A doublé quelqu'un pendant ce tour : un jeton Bonus.
racer-brawler = Bagarreur
    .help = À son tour, gagne les combats sans lancer de dé et avance de 2 cases. Sauf pendant un accident.
racer-trickster = Filou
    .help = Deux jetons Bonus au lieu de trois valent une carte Bonus.

## Jetons Coup de pouce

things-nudge = Jetons Coup de pouce
nudge-reroll = Relancer
    .help = Relancez le dé ; c'est le nouveau résultat qui compte.
nudge-plusmin1 = Plus ou moins 1
    .help = Montez ou baissez le dé d'un point, sans jamais passer de 6 à 1 ni de 1 à 6.
nudge-flip = Face opposée
    .help = Tournez le dé sur sa face opposée : 1 et 6, 2 et 5, 3 et 4.

## Piles

things-deck = Piles
deck-accident_12 = Pile Accident 1/2
    .help = Pour un double 1 ou 2. Toujours des avancées : 2, 3, 5 ou deux dés.
deck-accident_34 = Pile Accident 3/4
    .help = Pour un double 3 ou 4. Mitigé : avancer de 3 ou jusqu'à 5, sur place, reculer d'un dé, ou le suivant avance.
deck-accident_56 = Pile Accident 5/6
    .help = Pour un double 5 ou 6. Surtout des pertes : reculer de 4, de 6 ou d'un dé, recul drastique, ou d'autres avancent.
deck-objective = Pile Objectif
    .help = Piochée en franchissant la ligne : les retardataires reviennent.
deck-bonus = Pile Bonus
    .help = Achetée avec une série de jetons Bonus et gardée secrète jusqu'à ce qu'on la joue.

## Cartes Accident

things-accident = Cartes Accident
accident-advance_2 = Avancer de 2
    .help = Le pilote accidenté avance de 2 cases.
accident-advance_3 = Avancer de 3
    .help = Le pilote accidenté avance de 3 cases.
accident-advance_5 = Avancer de 5
    .help = Le pilote accidenté avance de 5 cases.
accident-two_dice = Deux dés
    .help = Lancez deux dés et avancez de leur somme. Ici, un double ne fait aucun mal.
accident-advance_5_pull_2 = Avancer de 5 et retenir de 2
    .help = Le pilote accidenté avance de 5 cases ; celui qui se trouve alors juste devant lui recule de 2.
accident-stay = Sur place
    .help = Personne ne bouge.
accident-push_behind_2 = Pousser le suivant de 2
    .help = Le pilote juste derrière avance de 2 cases.
accident-back_die = Reculer d'un dé
    .help = Lancez un dé et reculez d'autant, sans repasser derrière la ligne d'arrivée.
accident-up_to_5 = Jusqu'à 5
    .help = Avancez de 5 cases, mais arrêtez-vous sur la première case occupée ; le pilote rencontré est poussé de 2 cases.
accident-back_4 = Reculer de 4
    .help = Reculez de 4 cases, sans repasser derrière la ligne d'arrivée.
accident-back_6 = Reculer de 6
    .help = Reculez de 6 cases, sans repasser derrière la ligne d'arrivée.
accident-push_behind_4 = Pousser le suivant de 4
    .help = Le pilote juste derrière avance de 4 cases.
accident-drop_to_last = Recul drastique
    .help = Reculez jusqu'à la case derrière le dernier pilote, sans repasser derrière la ligne d'arrivée.
accident-push_last_4 = Pousser le dernier de 4
    .help = Le dernier pilote avance de 4 cases, quel qu'il soit.

## Cartes Objectif

things-objective = Cartes Objectif
objective-all_but_first_2 = Tous sauf le premier : 2
    .help = Tous les pilotes sauf celui de tête avancent de 2 cases.
objective-all_but_top_two_3 = Tous sauf les deux premiers : 3
    .help = Tous les pilotes sauf les deux premiers avancent de 3 cases.
objective-last_two_5 = Les deux derniers : 5
    .help = Les deux derniers pilotes avancent de 5 cases chacun.
objective-last_7 = Le dernier : 7
    .help = Le dernier pilote avance de 7 cases.

## Cartes Bonus

things-bonus_card = Cartes Bonus
bonus_card-bonus_3 = Avancer de 3
    .help = Avancez de 3 cases, avant ou après les dés.
bonus_card-bonus_5 = Avancer de 5
    .help = Avancez de 5 cases, avant ou après les dés.
bonus_card-bonus_7 = Avancer de 7
    .help = Avancez de 7 cases, avant ou après les dés.
bonus_card-to_straight = Jusqu'à la ligne droite
    .help = Avancez jusqu'à la prochaine section droite.
bonus_card-to_curve = Jusqu'au virage
    .help = Avancez jusqu'au prochain virage.
bonus_card-catch_up = Rattraper
    .help = Avancez jusqu'à la case du prochain pilote. Y rester, c'est se battre.

## Choix

choice-roll = Lancer un autre dé
    .why = { $risk } { $risk ->
        [one] chance
       *[other] chances
    } sur 6 d'avoir un accident.
choice-stop = S'arrêter et avancer de { $total }
    .why = { $fight ->
        [0] Plus d'accident possible ; vous roulez jusqu'à la case { $space }.
       *[other] Plus d'accident possible, mais un combat sur la case { $fight }.
    }
choice-keep = { $fate ->
        [crash] Garder le { $die } : accident
       *[none] Garder le { $die }
    }
    .why = { $fate ->
        [crash] Double { $die } : piochez une carte Accident.
       *[none] Vous conservez vos jetons.
    }
choice-reroll = Relancer le { $die }
    .why = { $risk ->
        [0] Le jeton est dépensé quel que soit le résultat.
        [one] { $risk } chance sur 6 d'avoir un double ; le jeton est dépensé.
       *[other] { $risk } chances sur 6 d'avoir un double ; le jeton est dépensé.
    }
choice-plus1 = { $fate ->
        [crash] Passer du { $die } au { $value } : accident
        [double] Passer du { $die } au { $value }, un double aussi
       *[none] Passer du { $die } au { $value }
    }
    .why = { $fate ->
        [crash] Double { $value } : piochez une carte Accident.
       *[none] Dépense un jeton Plus ou moins 1.
    }
choice-minus1 = { $fate ->
        [crash] Passer du { $die } au { $value } : accident
        [double] Passer du { $die } au { $value }, un double aussi
       *[none] Passer du { $die } au { $value }
    }
    .why = { $fate ->
        [crash] Double { $value } : piochez une carte Accident.
       *[none] Dépense un jeton Plus ou moins 1.
    }
choice-flip = { $fate ->
        [crash] Passer du { $die } au { $value } (face opposée) : accident
        [double] Passer du { $die } au { $value } (face opposée), un double aussi
       *[none] Passer du { $die } au { $value } (face opposée)
    }
    .why = { $fate ->
        [crash] Double { $value } : piochez une carte Accident.
       *[none] Dépense un jeton Face opposée.
    }
choice-move_dice = { $total ->
        [one] Avancer selon les dés : { $total } case
       *[other] Avancer selon les dés : { $total } cases
    }
    .why = Des cartes Bonus peuvent encore suivre.
choice-end_move = Terminer le déplacement
    .why = { $fight ->
        [0] Votre capacité peut encore agir ; les cartes Bonus non jouées restent en main.
       *[other] Un combat suit sur la case { $fight } ; les cartes Bonus non jouées restent en main.
    }
choice-play_card = Jouer « { $card } »
    .why = { $distance ->
        [one] Avance de { $distance } case.
       *[other] Avance de { $distance } cases.
    }
choice-order = { the-racer.begin } d'abord
    .told = Faire jouer { the-racer } en premier
    .why = L'ordre de vos deux pilotes vaut pour toute la course.
choice-win = { the-racer.begin } l'emporte
    .told = Donner le combat { the-racer.to }
    .why = Il avance d'une case ; votre autre pilote reste sur place.
choice-use = Prendre la case supplémentaire
    .why = Les combats ont lieu là où vous arrivez.
choice-skip = Rester ici
    .why = La capacité ne sert pas ce tour-ci.

## Questions

prompt-roll =
    .you = { the-racer.begin } en est à { $total }. Lancer un autre dé ?
    .they = { $player } en est à { $total } avec { the-racer } et décide de lancer un autre dé ou non.
prompt-nudge =
    .you = { $fate ->
        [crash] { the-racer.begin } a un second { $die }. Coup de pouce, ou accident ?
       *[none] { the-racer.begin } a fait { $die }. Utiliser un jeton Coup de pouce ?
    }
    .they = { $fate ->
        [crash] { $player } a un second { $die } avec { the-racer } : coup de pouce, ou accident.
       *[none] { $player } a fait { $die } avec { the-racer } et peut utiliser ses jetons Coup de pouce.
    }
prompt-bonus =
    .you = Les dés font avancer { the-racer } de { $total }. Jouer une carte Bonus ?
    .they = { $player } avance de { $total } avec { the-racer } et peut jouer des cartes Bonus.
prompt-ability =
    .you = Utiliser la capacité { the-racer.of } ?
    .they = { $player } décide d'utiliser ou non la capacité { the-racer.of }.
prompt-own_fight =
    .you = Vos deux pilotes sont sur la case { $space }. Lequel avance ?
    .they = { $player } a deux pilotes sur la case { $space } et désigne le gagnant.
prompt-order =
    .you = Lequel de vos pilotes joue en premier ?
    .they = { $player } décide lequel de ses pilotes joue en premier.
prompt-finished =
    .you = La course est terminée.
    .they = La course est terminée.

## Ce qui s'est passé

event-turn = Manche { $round } : { the-racer.to } de jouer.
event-ordered = Ordre de jeu : { $first }, puis { $second }.
event-rolled = { the-racer.begin } fait { $value } (dé n° { $dice }).
event-nudged = { the-racer.begin } utilise « { $nudge } » : le { $before } devient un { $value }.
event-stopped = { the-racer.begin } s'arrête sur un total de { $total }.
event-crashed_on = Double { $value } : accident ! { the-racer.begin } pioche dans la pile { $pile }.
event-accident = Carte Accident pour { the-racer } : « { $card } ».
event-card_die = { the-racer.begin } fait { $value } pour la carte.
event-played = { the-racer.begin } joue la carte Bonus « { $card } ».
event-drove = { $from ->
        [0] { the-racer.begin } entre en piste et avance de { $distance }, jusqu'à la case { $to }.
       *[other] { the-racer.begin } avance de { $distance }, de la case { $from } à la case { $to }.
    }
event-backed = { $distance ->
        [0] { the-racer.begin } ne peut pas reculer davantage et reste sur la case { $to }.
       *[other] { the-racer.begin } recule de { $distance }, de la case { $from } à la case { $to }.
    }
event-ability_used = { the-racer.begin } utilise sa capacité.
event-fight = { $racers ->
        [2] Combat entre deux pilotes sur la case { $space }.
       *[other] Combat entre { $racers } pilotes sur la case { $space }.
    }
event-fight_die = { the-racer.begin } fait { $value } au combat.
event-fight_won = { the-racer.begin } remporte le combat.
event-got_token = { the-racer.begin } prend un jeton Bonus et en a { $tokens }.
event-drew_bonus = { the-racer.begin } échange ses jetons contre la carte Bonus « { $card } ».
event-drew_bonus-hidden = { the-racer.begin } échange ses jetons contre une carte Bonus.
event-no_bonus = Il ne reste aucune carte Bonus : { the-racer } garde ses jetons et n'en prend pas d'autre.
event-reshuffled = { $deck } : la défausse est mélangée et forme une nouvelle pile.
event-lap_token = { the-racer.begin } franchit la ligne d'arrivée et prend son jeton Objectif n° { $tokens }.
event-objective = { the-racer.begin } pioche la carte Objectif « { $card } ».
event-last_round = { the-racer.begin } a tous ses jetons Objectif. Cette manche est la dernière.
event-last_turn = { the-racer.begin } a tous ses jetons Objectif. La course s'arrête à la fin de ce tour.
event-refilled = Un nouveau jeton Coup de pouce attend sur la case { $space }.
event-took_nudge = { the-racer.begin } ramasse un jeton Coup de pouce sur la case { $space } : { $nudge }.
event-nothing_moved = { the-racer.begin } pioche, et personne ne bouge.
event-race_won = { $player } remporte la course.

## Ce qui ne va pas dans un fichier de circuit ou de cartes

board-no-sections = Un fichier de circuit contient une liste « sections » et un texte « layout » ; un fichier de cartes, tout ce que contient data/cards.toml.
board-layout-length = « layout » compte { $letters } lettres pour { $sections } sections ; il en faut une par section.
board-unknown-section = La section { $section } (place { $place } du circuit) n'existe pas. Les sections sont numérotées de 1 à { $most }.
board-section-twice = La section { $section } est posée une deuxième fois à la place { $place } ; chaque section n'existe qu'une fois.
board-section-letter = La section { $section }, à la place { $place }, ne peut pas être posée comme « { $letter } » : S pour une section droite, R ou L pour un virage.
board-removable-unknown = La section { $section } figure dans « removable » mais ne fait pas partie du circuit.
board-finish-unknown = La ligne d'arrivée est sur la section { $section }, qui ne fait pas partie du circuit.
board-overlap = La section { $section }, à la place { $place }, recouvre la section { $other } ; aucun emplacement ne sert deux fois.
board-gap = Le circuit n'est pas fermé : la fin de la section { $section } (place { $place }) doit mener à la section { $first }.
board-anticlockwise = Le circuit tourne dans le mauvais sens ; il lui faut quatre virages à droite (R) de plus qu'à gauche (L).
board-too-short = Le circuit compte { $spaces } cases ; il en faut au moins { $needed } pour autant de pilotes.
board-no-removable = Ce circuit n'a pas de forme courte : son fichier ne nomme aucune section « removable ».
board-cards-empty = « { $entry } » n'a plus aucune carte ; chaque pile a besoin d'au moins un exemplaire.
board-fights-endless = « { $entry } » ne peut pas valoir { $drive } sur { $spaces } cases : des combats pourraient tourner sans fin. Prenez un nombre qui a moins de facteurs communs avec { $spaces }.

## La scène : ce qui est dessiné, et ses infobulles

letter-sprinter = F
letter-drifter = L
letter-overtaker = D
letter-opportunist = O
letter-brawler = B
letter-trickster = U

scene-circuit = Circuit { $circuit }
scene-short-circuit = Circuit { $circuit }, court
scene-own-circuit = Circuit personnel
scene-round = Manche { $round }
scene-spaces = { $total ->
        [one] case
       *[other] cases
    }
scene-start = Départ
    .short = le départ
    .help = Les pilotes attendent ici leur premier déplacement. On ne s'y bat pas.
scene-piece = { $racer }, case { $space }
scene-piece-waiting = { $racer }, pas encore en piste
scene-face-down = Jeton Coup de pouce, face cachée
    .help = Terminez votre tour ici pour le prendre. Il est retourné quand on le prend.
scene-die = Un { $value }
scene-die-free = Pas encore lancé
scene-pile = { $deck } : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }

cell-straight = Case { $space }, ligne droite (section { $section })
    .short = la case { $space }
    .help = Le Fonceur avance d'une case de plus quand son déplacement s'achève en ligne droite.
cell-curve = Case { $space }, virage (section { $section })
    .short = la case { $space }
    .help = Le Bolide avance d'une case de plus quand son déplacement s'achève dans un virage.
guide-straight = Ligne droite
guide-curve = Virage
guide-bonus = Jeton Bonus
    .help = On en gagne à chaque accident. Trois jetons, ou deux pour le Filou, donnent une carte Bonus.
guide-lap = Jeton Objectif
    .help = Pris en franchissant la ligne. Le dernier amène la manche finale.

pile-accident = Accident
pile-objective = Objectif
pile-bonus = Bonus

figure-laps = Jetons Objectif : { $laps } sur { $most }
    .short = jetons Objectif
figure-bonus = Jetons Bonus : { $tokens } sur { $most }
    .short = jetons Bonus
figure-nudge = { $nudge } (jeton) : { $count }
    .short = { $nudge }
figure-cards = { $count ->
        [one] { $count } carte Bonus en main
       *[other] { $count } cartes Bonus en main
    }
    .short = cartes
note-rolling = Lance
note-driving = Roule
note-fighting = Se bat
note-finished = Arrivé
pill-ability = Capacité
pill-fight = Combat
pill-crash = Accident
pill-last-round = Dernière manche
pill-last-turn = Dernier tour de jeu

## Pourquoi une valeur change

cause-accident = Accident
cause-overtake = Dépassement
cause-line = Ligne d'arrivée
cause-nudge = Coup de pouce
cause-card = Carte Bonus
cause-exchange = Jetons échangés

## Ce qui se joue maintenant : une phrase de 40 caractères, une autre de 48

stake-lead = Dépasser { the-racer } pour mener
    .more = { $count ->
        [one] Dernière manche : une case suffit.
       *[other] Dernière manche : il faut { $count } cases.
    }
stake-final = Dernière manche : { $racer } en tête
    .more = Le pilote le plus avancé à la fin gagne.
stake-stop = Aucune manche après celle-ci
    .more = Le pilote le plus avancé gagne.
stake-goal = Dernier jeton à portée : { $racer }
    .more = { $count ->
        [one] Une case, et la course est finie.
       *[other] { $count } cases, et la course est finie.
    }
stake-line = Dernier jeton à portée : { $racer }
    .more = { $count ->
        [one] Une case, et cette manche est la dernière.
       *[other] { $count } cases, et cette manche est la dernière.
    }

## Ce que fait le bouton

act-roll = Lancer un dé
act-reroll = Relancer le dé
act-drive = Avancer de { $count }

## Les règles en bref : rules-1, rules-2, … chacune avec les numéros qu'elle explique

rules-1 = Le but
    .text = Les pilotes tournent sur le circuit. À chaque passage de la ligne d'arrivée, un pilote prend un jeton Objectif. Quand un pilote prend son dernier jeton, on joue la manche jusqu'au bout ; le plus avancé gagne.
    .ids = SR-1 SR-2 SR-9
rules-2 = Lancer les dés
    .text = À votre tour, vous lancez les dés un par un. Après chaque lancer, vous vous arrêtez et avancez du total, ou vous lancez un autre dé. Si un dé montre une valeur que vous avez déjà, c'est l'accident. Six valeurs différentes vous arrêtent à 21.
    .ids = SR-3
rules-3 = Jetons Coup de pouce
    .text = Un jeton Coup de pouce change le dé que vous venez de lancer, avant qu'il compte : le relancer, le tourner d'un cran, ou le mettre sur sa face opposée. Vous pouvez en utiliser plusieurs. Un jeton utilisé est perdu.
    .ids = SR-4
rules-4 = Avancer et cartes Bonus
    .text = Vous avancez du total de vos dés en une fois. Les cartes Bonus se jouent avant ou après les dés, autant que vous voulez, mais pas dans un tour où vous avez eu un accident.
    .ids = SR-5
rules-5 = Capacités
    .text = Après le déplacement, la capacité de votre pilote peut se déclencher : une case de plus sur une ligne droite, dans un virage ou après un dépassement, ou un jeton Bonus pour un dépassement. Elle n'agit qu'à votre tour.
    .ids = SR-52
rules-6 = Combats
    .text = Deux pilotes sur une même case se battent : chacun lance un dé, le plus fort avance d'une case, et ainsi de suite jusqu'à ce que chaque case porte un pilote au plus. À son tour, le Bagarreur gagne ses combats sans lancer.
    .ids = SR-6
rules-7 = Accidents
    .text = Un double vous envoie à la pile Accident de sa valeur : la carte décide qui bouge, les dés ne comptent plus. En consolation vous prenez un jeton Bonus ; trois jetons (deux pour le Filou) font une carte Bonus.
    .ids = SR-7
rules-8 = Franchir la ligne
    .text = Après le déplacement, chaque passage rapporte un jeton Objectif et une carte Objectif, qui aide les retardataires. Puis de nouveaux jetons Coup de pouce garnissent les emplacements vides, et vous ramassez celui de votre case.
    .ids = SR-8
rules-9 = Deux pilotes chacun
    .text = À deux joueurs, ou à trois si on le veut, chacun conduit deux pilotes. Vous fixez leur ordre au départ ; si les deux sont sur une même case, vous désignez celui qui avance.
    .ids = SR-10

## Pourquoi pas

why-pile = On ne pioche pas au choix : la règle dit quand.
why-piece = Un pilote n'avance qu'à son propre tour.
why-token = Un jeton se ramasse en s'arrêtant sur sa case.
why-space = On ne choisit pas la case : vous avancez exactement du total de vos dés.
why-space-driven = On ne choisit pas la case : les dés et chaque carte se parcourent en entier.
why-space-ability = Votre capacité offre une case de plus, ou aucune.
why-card-later = Les cartes Bonus se jouent une fois les lancers finis, avant ou après le déplacement des dés.
why-card-nowhere = D'ici, cette carte ne vous ferait pas avancer d'une seule case.
why-card-driven = Le déplacement est fini ; cette carte se jouera au prochain.
why-nudge = Un Coup de pouce change le dé qui vient d'être lancé, avant qu'il compte.
why-nudge-same = Ce jeton ne peut pas changer ce dé : cette face n'existe pas, ou vous n'en avez aucun de cette sorte.
why-die = Un dé qui compte ne se touche plus ; seul le dernier lancé peut être changé.
why-first = Il faut d'abord répondre à la question posée.

## Rapport d'équilibre

factor-racer = Pilotes
measure-bonus_drawn = Cartes Bonus piochées
    .help = Laquelle on pioche tient au seul hasard ; combien on en pioche n'est pas compté.
measure-objectives = Cartes Objectif piochées
    .help = Laquelle on pioche sur la ligne tient au seul hasard.
measure-accidents = Cartes Accident piochées
    .help = Laquelle on pioche dans une pile tient au hasard ; la pile dépend du double obtenu.
measure-deeds = Ce qui arrive aux pilotes
    .help = Compté par pilote et par course ; qui roule plus a aussi plus d'accidents.
measure-deeds-crashed_on = A un accident sur un double
measure-deeds-played = Joue une carte Bonus
measure-deeds-fight_won = Gagne un combat
measure-deeds-ability_used = Utilise sa capacité
measure-deeds-nudged = Utilise un coup de pouce

# Ce qu'on annonce avant de lancer un dé

omen-fight = { $share } au combat
omen-wreck = { $share } d'accident

## La première course : first-QUESTION quand elle est posée pour la première fois

first-roll = Vous pouvez vous arrêter et avancer, ou lancer encore. L'étiquette montre le risque : avec deux dés différents, deux faces sur six feraient un double, et c'est l'accident.
first-nudge = Vous avez un jeton Coup de pouce. Il peut changer le dé que vous venez de lancer : pour éviter un double, ou gagner un point. Il est perdu une fois utilisé.
first-bonus = Une carte Bonus vous fait avancer davantage, avant ou après les dés. Vous pouvez aussi la garder pour un tour plus important.
first-order = Vous conduisez deux pilotes, et chacun a son tour. L'ordre que vous choisissez maintenant vaut pour toute la course.
first-own_fight = Vos deux pilotes n'ont pas besoin de dés pour se départager. Celui que vous désignez avance d'une case.

## La leçon (data/lesson.toml) : ce qui est dit, ce qu'il faut faire, ce qui en résulte

lesson-goal = Une fois autour du circuit : qui prend son dernier jeton Objectif annonce la dernière manche, puis le plus avancé gagne.
lesson-roll = Vous avancez de la somme de vos dés, et c'est vous qui décidez combien.
    .do = Lancez un autre dé.
lesson-stop = 4 et 3 font 7. Un troisième dé ajouterait, mais deux faces sur six feraient un double.
    .do = Arrêtez-vous et avancez de 7.
lesson-ride = Une seule face sur six ferait un double. Osez, pour une fois.
    .do = Tentez le dé : lancez.
lesson-crash = Un double ! Les dés ne comptent plus, une carte Accident décide : recul de 4. L'accident rapporte tout de même un jeton Bonus.
lesson-token = Qui finit son tour sur un jeton Coup de pouce le prend. Il changera un dé plus tard.
    .do = Arrêtez-vous et avancez de 6, sur le jeton.
lesson-nudge = Encore un double, mais vous avez « plus ou moins 1 ».
    .do = Passez le 3 à 4, puis avancez de 7.
    .then = Sauvé : sept cases au lieu d'un accident.
lesson-fight = Deux pilotes ne partagent jamais une case : chacun lance un dé, le plus fort avance.
    .do = Arrêtez-vous sur la case du Bagarreur.
lesson-won = Cinq contre deux : vous avancez d'une case, droit sur un jeton.
lesson-last = La ligne est juste devant. Qui la franchit avec son dernier jeton annonce la dernière manche.
    .do = Arrêtez-vous et avancez de 4.
    .then = Personne ne vous a rattrapé. Vous gagnez !

## L'atelier

board-section-kind = Aucune autre section de la boîte ne peut prendre la place de la section { $section }.
made-bend = Virage
made-bend-R = Virage à droite
made-bend-L = Virage à gauche
made-nudge = Coup de pouce
made-finish = Ligne d'arrivée juste après
made-removable = Retirée pour la course courte
made-section = Numéro de section
made-shrink = Retirer avec sa jumelle
made-line = Déplacer la ligne
made-boxes = Boîtes utilisées
made-turn = Retourner un virage
made-joint = Entre { $before } et { $after }
made-joint-first = Devant la première section
made-joint-last = Derrière la dernière section
made-take-out = Retirer
made-box-straight = Ligne droite
made-box-straight-nudge = Ligne droite à coup de pouce
made-box-curve = Virage
made-box-curve-nudge = Virage à coup de pouce
made-copies = Exemplaires
made-distance = Cases
made-other = Cases des autres
made-spared = Premiers qui restent
made-moved = Derniers qui avancent
made-count-sections = Sections par tour
made-count-nudges = Coups de pouce
made-count-bends = Virages à droite, moins ceux à gauche

## Problèmes : de quoi il s’agit

theme-roll = S'arrêter ou relancer
theme-nudge = Coup de pouce ou non
theme-bonus = Quand jouer une carte Bonus
theme-ability = Utiliser sa capacité ou non
theme-order = Qui passe d'abord
