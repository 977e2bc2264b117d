# Arena Maximus : tous les mots que l'on lit.

game-title = Arena Maximus
game-tagline = Des chars fantastiques font un tour de piste sur des tuiles inconnues. Plus on va vite, moins on a de cartes.

## Réglages

option-spells = Sorts
    .help = Les cartes magie permettent aussi de lancer cinq sorts, et deux d'entre elles annulent le sort d'un autre.
option-layout = Anneau
    .help = La place de la ligne de départ sur sa ligne droite.
option-layout-uh = une tuile droite avant la ligne
option-layout-bgg = le virage finit sur la ligne
option-tiles = Tuiles
    .help = Combien il y a de tuiles de chaque sorte. Un fichier TOML apporte les vôtres.
option-tiles-standard = D'origine
option-cards = Cartes
    .help = Le nombre d'exemplaires de chaque carte et les valeurs des sorts. Un fichier TOML apporte les vôtres.
option-cards-standard = D'origine
option-chariots = Chars
    .help = Les trois valeurs et la couleur de chaque char. Un fichier TOML apporte les vôtres.
option-chariots-standard = D'origine
option-hand_total = Cartes en main et en réserve
    .help = Le nombre de cartes auquel on complète la main et la réserve de vitesse.
option-magic_symbol = Magie et embûches
    .help = Une carte magie remplace-t-elle n'importe quel symbole d'une embûche ?
option-magic_symbol-wild = vaut tout symbole
option-magic_symbol-none = ne vaut aucun symbole
option-removed_speed_cards = Cartes retirées de la réserve
    .help = Où vont les cartes quand un char ralentit.
option-removed_speed_cards-discard = vont à la défausse
option-removed_speed_cards-hand = reviennent en main
option-driver_scope = Le conducteur compte
    .help = La valeur du conducteur limite les chocs et attaques de toute une tuile, ou de chaque cible.
option-driver_scope-step = pour toute la tuile
option-driver_scope-target = pour chaque cible
option-ram_damage = Dégâts d'un choc
    .help = Ce que coûte un choc resté sans réponse.
option-crash_clock = Les crashs se comptent
    .help = Quand un char accidenté avant son tour refait sa main.
option-crash_clock-own_turns = en tours du joueur
option-crash_clock-rounds = en manches
option-must_move_full = Déplacement complet
    .help = Non : un char peut s'arrêter après chaque tuile où il est entré.
option-kingmaker_rule = Position royale
    .help = Dans la dernière manche, qui ne peut plus gagner ne peut rien contre qui le peut encore.
option-swap_same_shape = Échanger des tuiles de même forme
    .help = Non : l'altération du terrain peut aussi échanger une tuile droite et une courbe.
option-teleport_skip_costs_move = La téléportation coûte deux points
    .help = Oui : la tuile sautée compte comme un point de déplacement.
option-start_order = Ordre de départ
    .help = Comment il est tiré au sort.
option-start_order-permutation = un ordre quelconque
option-start_order-rotation = un premier joueur, puis dans le sens horaire
option-max_rounds = Nombre maximal de manches
    .help = La course s'arrête après cette manche si personne n'est arrivé.

## Chars

racer-dwarf = Nain
    .help = Machine à vapeur. Bête 1, conducteur 1, endurance 8 : lent à lancer, dur à briser.
racer-elf = Elfe
    .help = Licornes. Bête 3, conducteur 2, endurance 5 : change vite d'allure, se brise vite.
racer-orc = Orque
    .help = Chien à trois têtes. Bête 2, conducteur 1, endurance 7 : solide, mais piètre combattant.
racer-undead = Mort-vivant
    .help = Chevaux squelettes. Bête 2, conducteur 3, endurance 5 : le meilleur combattant, mais fragile.
racer-human = Humain
    .help = Dragon. Bête 2, conducteur 2, endurance 6 : un peu de tout.
letter-dwarf = N
letter-elf = E
letter-orc = O
letter-undead = M
letter-human = H

## Cartes, symboles, sorts, tuiles

card-whip_flame = Fouet Flamme
    .help = Vitesse, attaque ou moitié d'un choc ; paie le symbole Flamme.
card-whip_gale = Fouet Bourrasque
    .help = Vitesse, attaque ou moitié d'un choc ; paie le symbole Bourrasque.
card-whip_leaf = Fouet Feuille
    .help = Vitesse, attaque ou moitié d'un choc ; paie le symbole Feuille.
card-whip_star = Fouet Étoile
    .help = Vitesse, attaque ou moitié d'un choc ; paie le symbole Étoile.
card-whip_stone = Fouet Pierre
    .help = Vitesse, attaque ou moitié d'un choc ; paie le symbole Pierre.
card-rein_flame = Rêne Flamme
    .help = Rochers, blocages ou moitié d'un choc ; paie le symbole Flamme.
card-rein_gale = Rêne Bourrasque
    .help = Rochers, blocages ou moitié d'un choc ; paie le symbole Bourrasque.
card-rein_leaf = Rêne Feuille
    .help = Rochers, blocages ou moitié d'un choc ; paie le symbole Feuille.
card-rein_star = Rêne Étoile
    .help = Rochers, blocages ou moitié d'un choc ; paie le symbole Étoile.
card-rein_stone = Rêne Pierre
    .help = Rochers, blocages ou moitié d'un choc ; paie le symbole Pierre.
card-magic = Magie
    .help = Remplace un fouet, une rêne ou un symbole ; avec les sorts, elle les paie aussi.
card-label-whip = Fouet
    .help = Donne de la vitesse dans la réserve ; attaque et pare ; avec une rêne, il percute.
card-label-rein = Rêne
    .help = Évite les rochers ; bloque et force les blocages ; avec un fouet, elle percute.
card-label-magic = Magie
    .help = Remplace un fouet, une rêne ou un symbole.

symbol-flame = Flamme
symbol-gale = Bourrasque
symbol-leaf = Feuille
symbol-star = Étoile
symbol-stone = Pierre

spell-fireball = Boule de feu
    .help = Tous les autres chars en piste à trois tuiles ou moins prennent 1 dégât.
spell-haste = Hâte
    .help = Vitesse +3 pour ce tour, pour le déplacement et les sauts.
spell-healing = Soins
    .help = Retire jusqu'à 3 dégâts de votre char.
spell-teleport = Téléportation
    .help = La tuile suivante est ignorée ; on entre sur celle d'après.
spell-terrain = Altération du terrain
    .help = Échange deux tuiles visibles et libres à trois tuiles au plus de votre char.

tile-empty = Tuile vide
    .help = Il ne s'y passe rien.
tile-stable = Étable
    .help = On peut s'y arrêter : plus de dégâts ; la réserve et les cartes de son choix sont défaussées, la main refaite à sept.
tile-rocks = Rochers
    .help = Posez autant de rênes que le nombre indiqué ; chaque carte manquante coûte 1 dégât.
tile-jump = Saut
    .help = Votre vitesse doit atteindre le nombre ; chaque point manquant coûte 1 dégât. Aucune carte n'y aide.
tile-hazard = Embûche
    .help = Payez chaque symbole avec une carte qui le porte ; chaque manque coûte 1 dégât. Votre couleur est gratuite.
tile-line = Départ et arrivée
    .help = La course fait un tour : qui revient ici a franchi la ligne.

## Choix

choice-spell_no = Aucun sort
    .why = Les cartes magie restent en main.
choice-cast = { $spell }
    .why = Coûte une carte magie et une carte de son symbole, ou deux cartes magie.
choice-swap = Échanger les tuiles { $first } et { $second }
choice-payment_card = Payer avec { $card }
    .why = Posée avec une carte magie.
choice-counter_spell_no = Laisser agir le sort
    .why = Les cartes magie restent en main.
choice-counter_spell_yes = Annuler { $spell }
    .why = Coûte deux cartes magie.
choice-speed_no = Garder la vitesse { $speed }
    .why = { $speed ->
        [0] Le char reste sur place.
        [one] Il avance de { $speed } tuile.
       *[other] Il avance de { $speed } tuiles.
    }
choice-speed_done = Rouler à vitesse { $speed }
    .why = On ne pose plus rien.
choice-speed_card = Accélérer avec { $card }
    .why = Vitesse { $speed } ; une carte de moins pour conduire.
choice-slow_down = { $count ->
        [one] Retirer une carte
       *[other] Retirer { $count } cartes
    }
    .why = Vitesse { $speed }.
choice-discard_no = Garder toutes les cartes
    .why = On pioche seulement ce qui manque.
choice-discard_done = Piocher
    .why = { $picked ->
        [one] Une carte défaussée.
       *[other] { $picked } cartes défaussées.
    }
choice-discard_card = Défausser { $card }
    .why = Une nouvelle carte la remplace aussitôt.
choice-teleport_no = Avancer normalement
    .why = Tuile par tuile.
choice-teleport_card = Se téléporter avec { $card }
    .why = Ignore la tuile suivante ; une carte magie est posée aussi.
choice-ram_no = Ne percuter personne
    .why = Les cartes restent en main.
choice-ram = Percuter { $racer }
    .why = Des paires fouet et rêne ; sans réponse, le choc porte.
choice-ram_cards_card = Poser { $card }
    .why = { $picked ->
        [0] Première carte du choc.
       *[other] Déjà { $picked } sur la table.
    }
choice-ram_cards_done = Percuter avec { $pairs ->
        [one] une paire
       *[other] { $pairs } paires
    }
    .why = La réponse ({ $target }) doit compter autant de paires.
choice-ram_answer_no = Encaisser le choc
    .why = Les cartes restent en main.
choice-ram_answer_card = Répondre avec { $card }
    .why = { $needed ->
        [one] Encore une carte.
       *[other] Encore { $needed } cartes.
    }
choice-block_no = Ne pas bloquer
    .why = { $racer } passe en ce qui vous concerne.
choice-block_card = Bloquer avec { $card }
    .why = { $racer } doit poser autant de rênes, ou recule.
choice-block_done = Bloquer avec { $picked ->
        [one] une carte
       *[other] { $picked } cartes
    }
    .why = { $racer } devra en poser { $blocks } en tout.
choice-block_answer_no = Céder
    .why = Retour à la tuile précédente ; le tour est fini.
choice-block_answer_card = Répondre avec { $card }
    .why = { $needed ->
        [one] Encore une carte.
       *[other] Encore { $needed } cartes.
    }
choice-rocks_no = Ne rien poser
    .why = Droit dans les rochers.
choice-rocks_done = Ne plus rien poser
    .why = { $picked ->
        [one] Une carte posée.
       *[other] { $picked } cartes posées.
    }
choice-rocks_card = Éviter avec { $card }
    .why = Un dégât de moins.
choice-hazard_no = Ne pas payer
    .why = Les cartes restent en main.
choice-hazard_done = Ne plus payer
    .why = { $picked ->
        [one] Un symbole payé.
       *[other] { $picked } symboles payés.
    }
choice-hazard_card = Payer avec { $card }
    .why = Un dégât de moins.
choice-stable_no = Passer son chemin
    .why = La tuile est alors sans effet.
choice-stable_yes = S'arrêter à l'étable
    .why = Plus de dégâts, mais plus de réserve non plus, et le tour est fini.
choice-stable_discard_no = Garder toutes les cartes
    .why = On pioche seulement ce qui manque.
choice-stable_discard_done = Piocher
    .why = Jusqu'à sept cartes.
choice-stable_discard_card = Défausser { $card }
    .why = Une nouvelle carte la remplace aussitôt.
choice-attack_no = N'attaquer personne
    .why = Les cartes restent en main.
choice-attack = Attaquer { $racer }
    .why = Chaque fouet non paré fait 1 dégât ; une contre-attaque est possible.
choice-attack_cards_card = Frapper avec { $card }
    .why = { $picked ->
        [0] Première carte de l'attaque.
       *[other] Déjà { $picked } sur la table.
    }
choice-attack_cards_done = Attaquer avec { $picked ->
        [one] une carte
       *[other] { $picked } cartes
    }
    .why = { $target } peut parer et contre-attaquer.
choice-defence_no = Ne rien parer
    .why = Les cartes restent en main.
choice-defence_done = Ne plus parer
    .why = Le reste porte.
choice-defence_card = Parer avec { $card }
    .why = Un dégât de moins.
choice-counter_attack_no = Ne pas contre-attaquer
    .why = Les cartes restent en main.
choice-counter_attack_done = Contre-attaquer avec { $picked ->
        [one] une carte
       *[other] { $picked } cartes
    }
    .why = { $racer } peut parer.
choice-counter_attack_card = Contre-attaquer avec { $card }
    .why = Chaque fouet non paré fait 1 dégât.
choice-counter_defence_no = Ne rien parer
    .why = Les cartes restent en main.
choice-counter_defence_done = Ne plus parer
    .why = Le reste porte.
choice-counter_defence_card = Parer avec { $card }
    .why = Un dégât de moins.
choice-go_on_no = Continuer
    .why = { $moves ->
        [one] Encore une tuile.
       *[other] Encore { $moves } tuiles.
    }
choice-go_on_yes = S'arrêter ici
    .why = Le reste du déplacement est perdu.

## Questions

prompt-spell =
    .you = Lancer un sort avant de régler votre vitesse ?
    .they = { $player } peut lancer un sort ({ $racer }).
prompt-swap =
    .you = Altération du terrain : quelles tuiles échanger ?
    .they = { $player } choisit deux tuiles à échanger.
prompt-payment =
    .you = { $spell } : quelle carte poser avec la carte magie ?
    .they = { $player } paie un sort : { $spell }.
prompt-counter_spell =
    .you = { $racer } lance un sort : { $spell }. L'annuler avec deux cartes magie ?
    .they = { $player } peut annuler le sort : { $spell }.
prompt-speed =
    .you = { $racer } a une vitesse de { $speed }. La modifier, de { $beast ->
        [one] { $beast } carte
       *[other] { $beast } cartes
    } au plus ?
    .they = { $player } règle la vitesse de son char ({ $racer }).
prompt-discard =
    .you = Défausser jusqu'à { $driver ->
        [one] { $driver } carte
       *[other] { $driver } cartes
    } avant de piocher ?
    .they = { $player } peut défausser des cartes ({ $racer }).
prompt-teleport =
    .you = { $moves ->
        [one] Encore une tuile.
       *[other] Encore { $moves } tuiles.
    } Se téléporter par-dessus la suivante ?
    .they = { $player } peut se téléporter par-dessus la tuile suivante ({ $racer }).
prompt-ram =
    .you = Vous n'êtes pas seul sur la tuile { $tile }. Percuter quelqu'un ?
    .they = { $player } peut percuter quelqu'un sur la tuile { $tile } ({ $racer }).
prompt-ram_cards =
    .you = Percuter { $target } : avec quelles cartes ? Des paires fouet et rêne.
    .they = { $player } percute { $target }.
prompt-ram_answer =
    .you = { $racer } vous percute avec { $force ->
        [one] une paire
       *[other] { $force } paires
    }. Répondre par autant ?
    .they = { $racer } percute { $player }, qui peut répondre.
prompt-block =
    .you = { $racer } arrive sur votre tuile. Bloquer, avec { $driver ->
        [one] une rêne
       *[other] { $driver } rênes
    } au plus ?
    .they = { $player } peut bloquer { $racer } sur la tuile { $tile }.
prompt-block_answer =
    .you = On vous bloque avec { $blocks ->
        [one] une carte
       *[other] { $blocks } cartes
    }. Répondre par autant de rênes ?
    .they = Blocage sur la tuile { $tile } : { $player } peut répondre.
prompt-rocks =
    .you = Rochers sur la tuile { $tile } : poser { $needed ->
        [one] une rêne
       *[other] { $needed } rênes
    } ?
    .they = { $player } traverse les rochers de la tuile { $tile }.
prompt-hazard =
    .you = Embûche sur la tuile { $tile } : payer { $symbols ->
        [one] { $first }
       *[other] { $first } et { $second }
    } ?
    .they = { $player } affronte l'embûche de la tuile { $tile }.
prompt-stable =
    .you = Une étable sur la tuile { $tile }. S'y arrêter ?
    .they = { $player } passe devant l'étable de la tuile { $tile }.
prompt-stable_discard =
    .you = À l'étable : quelles cartes défausser avant de piocher jusqu'à sept ?
    .they = { $player } trie ses cartes à l'étable.
prompt-attack =
    .you = Vous n'êtes pas seul sur la tuile { $tile }. Attaquer quelqu'un ?
    .they = { $player } peut attaquer quelqu'un sur la tuile { $tile } ({ $racer }).
prompt-attack_cards =
    .you = Attaquer { $target } : avec quels fouets ?
    .they = { $player } attaque { $target }.
prompt-defence =
    .you = { $racer } vous attaque avec { $force ->
        [one] un fouet
       *[other] { $force } fouets
    }. Parer ?
    .they = { $racer } attaque { $player }, qui peut parer.
prompt-counter_attack =
    .you = Contre-attaquer { $racer }, avec { $driver ->
        [one] un fouet
       *[other] { $driver } fouets
    } au plus ?
    .they = { $player } peut contre-attaquer { $racer }.
prompt-counter_defence =
    .you = { $target } contre-attaque avec { $force ->
        [one] un fouet
       *[other] { $force } fouets
    }. Parer ?
    .they = { $player } peut parer la contre-attaque ({ $target }).
prompt-go_on =
    .you = { $moves ->
        [one] Encore une tuile.
       *[other] Encore { $moves } tuiles.
    } Continuer ?
    .they = { $player } peut s'arrêter sur la tuile { $tile } ({ $racer }).
prompt-finished =
    .you = La course est terminée.
    .they = La course est terminée.

## Ce qui se passe

event-turn = Manche { $round } : à { $racer } de jouer.
event-refilled = { $racer } est hors de la piste et refait sa main.
event-returned = { $racer } revient en piste sur la tuile { $tile }.
event-cast = { $racer } lance un sort : { $spell }.
event-cancelled = { $racer } annule le sort de { $caster } : { $spell }.
event-hastened = { $racer } gagne { $speed } points de vitesse pour ce tour.
event-healed = { $amount ->
        [one] { $racer } répare { $amount } dégât.
       *[other] { $racer } répare { $amount } dégâts.
    }
event-swapped = { $racer } échange les tuiles { $first } et { $second }.
event-teleported = { $racer } disparaît et reparaît sur la tuile { $to }.
event-laid = { $racer } pose { $card }.
event-sped_up = { $racer } accélère à { $speed } avec { $card }.
event-slowed_down = { $racer } ralentit à { $speed } ({ $card }).
event-discarded = { $racer } défausse { $card }.
event-drew = { $racer } pioche { $card }.
event-drew-hidden = { $racer } pioche une carte.
event-reshuffled = Les { $cards } cartes de la défausse sont mélangées en une nouvelle pioche.
event-moved = { $racer } avance sur la tuile { $to }.
event-revealed = La tuile { $tile } est retournée : { $kind }{ $number ->
        [0] {""}
       *[other] {" "}{ $number }
    }.
event-revealed_hazard = La tuile { $tile } est retournée : Embûche, { $symbols ->
        [one] { $first }
       *[other] { $first } et { $second }
    }.
event-rammed = { $racer } percute { $target } avec { $pairs ->
        [one] une paire
       *[other] { $pairs } paires
    }.
event-ram_answered = { $racer } répond et s'en tire sans mal.
event-blocked = { $racer } bloque { $target } avec { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    }.
event-block_answered = { $racer } force le passage.
event-pushed_back = { $racer } est refoulé sur la tuile { $to }.
event-met_rocks = { $paid ->
        [0] { $racer } rencontre des rochers ({ $number }) sans poser de carte.
        [one] { $racer } rencontre des rochers ({ $number }) et pose { $paid } carte.
       *[other] { $racer } rencontre des rochers ({ $number }) et pose { $paid } cartes.
    }
event-met_jump = { $racer } aborde le saut { $number } à vitesse { $speed }.
event-met_hazard = { $missing ->
        [0] { $racer } se tire de l'embûche de la tuile { $tile }.
       *[other] { $racer } n'a pas tout payé à l'embûche de la tuile { $tile } : il manque { $missing }.
    }
event-stabled = { $racer } s'arrête à l'étable de la tuile { $tile }.
event-attacked = { $racer } attaque { $target } avec { $cards ->
        [one] un fouet
       *[other] { $cards } fouets
    }.
event-defended = { $racer } pare { $cards ->
        [one] un coup
       *[other] { $cards } coups
    }.
event-countered = { $racer } contre-attaque { $target } avec { $cards ->
        [one] un fouet
       *[other] { $cards } fouets
    }.
event-hurt = { $damage ->
        [one] { $racer } encaisse { $damage } dégât, { $total } en tout.
       *[other] { $racer } encaisse { $damage } dégâts, { $total } en tout.
    }
event-crashed = Crash : { $racer } sort de la piste à la tuile { $tile }.
event-eliminated = Second crash : la course est finie pour { $racer }.
event-stopped = { $racer } s'arrête sur la tuile { $tile }.
event-crossed = { $beyond ->
        [0] { $racer } franchit la ligne d'arrivée.
       *[other] { $racer } franchit la ligne d'arrivée et va { $beyond } plus loin.
    }
event-final_round = { $racer } est à l'arrivée : c'est la dernière manche.
event-race_won = { $player } remporte la course.

## La scène

scene-round = Manche { $round }
scene-lap = Un tour, { $tiles } tuiles
scene-spells = Avec les sorts
scene-tile = Tuile { $tile } : { $kind }
scene-tile-number = Tuile { $tile } : { $kind } { $number }
scene-tile-hazard = Tuile { $tile } : Embûche, { $symbols ->
        [one] { $first }
       *[other] { $first } et { $second }
    }
scene-face-down = Tuile { $tile }, face cachée
    .help = On la retourne quand un char atteint la dernière tuile visible avant elle.
scene-piece = { $racer } sur la tuile { $tile }
scene-piece-crashed = { $racer }, accidenté près de la tuile { $tile }
scene-piece-out = { $racer }, éliminé
scene-pile-draw = { $count ->
        [one] Pioche : { $count } carte
       *[other] Pioche : { $count } cartes
    }
    .help = À chaque tour, on complète ici la main et la réserve.
scene-pile-discards = { $count ->
        [0] Défausse : aucune
        [one] Défausse : { $count } carte
       *[other] Défausse : { $count } cartes
    }
    .help = Chacun peut consulter la défausse. Elle devient la nouvelle pioche quand celle-ci est vide.
scene-pile-tiles = Tuiles écartées : { $count }
    .help = Des tuiles droites que personne ne verra dans cette course.
guide-face-down = Face cachée
figure-hull = Endurance : il reste { $left } sur { $hull }
figure-wheel = { $broken ->
        [0] La roue est entière
       *[other] La roue est cassée : le prochain crash élimine
    }
figure-speed = Vitesse { $speed }
figure-hand = Cartes en main : { $count }
figure-hand-shown = Cartes en main : { $count }, dont { $shown } vues de tous
note-moving = en course
note-asked = doit répondre
note-down = accidenté
note-returning = bientôt de retour
note-home = à l'arrivée
note-out = éliminé
pill-crash = Crash
pill-out = Éliminé
pill-blocked = Bloqué
pill-home = Arrivée

## Ce qui ne va pas dans un fichier à soi

board-entries = Les entrées de « { $where } » doivent être exactement : { $entry }.
board-number = « { $entry } » doit être un nombre entier de { $low } à { $high }.
board-symbol = « { $entry } » doit être l'un de : { $legal }.
board-tiles-face = « { $entry } » n'est pas une face de tuile. Faces : E, S, R1 à R9, J1 à J9, H avec un ou deux de F G L S T.
board-tiles-few = La pile « { $entry } » a { $tiles } tuiles ; l'anneau en demande { $needed }.
board-cards-few = Il y a { $cards } cartes ; à ce nombre de joueurs, il en faut { $needed }.
board-unknown-file = Ce fichier n'est ni de tuiles (straight, curved), ni de cartes (copies, symbols, effects), ni de chars (dwarf, elf, orc, undead, human).
