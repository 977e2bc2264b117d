# Chariot Race : tous les mots qu'une personne lit.

game-title = Course au Colisée
game-tagline = Deux tours du cirque romain. Plus vous allez vite, moins vous avez de dés pour diriger votre char.

## Réglages

option-circuit = Circuit
    .help = Les faces des deux parties du plateau. La face A convient à une première course ; la face B porte des piliers de pierre qui détruisent.
option-circuit-AA = A et A (sans pilier)
option-circuit-AB = A et B
option-circuit-BA = B et A
option-circuit-BB = B et B (le plus de piliers)
option-side = Plateaux Char
    .help = Colonnes blanches : tous pareils. Colonnes noires : tous différents, chacun en choisit un, puis les positions de départ.
option-side-white = Colonnes blanches
option-side-black = Colonnes noires
option-no_damage_past_finish = Aucun dégât après l'arrivée
    .help = Un char arrivé qui a fini de jouer ne subit plus de dégâts.
option-laps = Tours
    .help = Le nombre de tours que dure la course.
option-colour_1 = Couleur du char 1
    .help = Les plateaux à colonnes blanches sont tous pareils : la couleur ne change que l'aspect. À deux ou trois, chacun mène deux chars.
option-colour_1-any = Libre
option-colour_1-blue = { racer-blue }
option-colour_1-red = { racer-red }
option-colour_1-green = { racer-green }
option-colour_1-yellow = { racer-yellow }
option-colour_1-purple = { racer-purple }
option-colour_1-brown = { racer-brown }
option-colour_2 = Couleur du char 2
    .help = Deux chars n'ont jamais la même couleur.
option-colour_2-any = Libre
option-colour_2-blue = { racer-blue }
option-colour_2-red = { racer-red }
option-colour_2-green = { racer-green }
option-colour_2-yellow = { racer-yellow }
option-colour_2-purple = { racer-purple }
option-colour_2-brown = { racer-brown }
option-colour_3 = Couleur du char 3
    .help = Deux chars n'ont jamais la même couleur.
option-colour_3-any = Libre
option-colour_3-blue = { racer-blue }
option-colour_3-red = { racer-red }
option-colour_3-green = { racer-green }
option-colour_3-yellow = { racer-yellow }
option-colour_3-purple = { racer-purple }
option-colour_3-brown = { racer-brown }
option-colour_4 = Couleur du char 4
    .help = Deux chars n'ont jamais la même couleur.
option-colour_4-any = Libre
option-colour_4-blue = { racer-blue }
option-colour_4-red = { racer-red }
option-colour_4-green = { racer-green }
option-colour_4-yellow = { racer-yellow }
option-colour_4-purple = { racer-purple }
option-colour_4-brown = { racer-brown }
option-colour_5 = Couleur du char 5
    .help = Deux chars n'ont jamais la même couleur.
option-colour_5-any = Libre
option-colour_5-blue = { racer-blue }
option-colour_5-red = { racer-red }
option-colour_5-green = { racer-green }
option-colour_5-yellow = { racer-yellow }
option-colour_5-purple = { racer-purple }
option-colour_5-brown = { racer-brown }
option-colour_6 = Couleur du char 6
    .help = Deux chars n'ont jamais la même couleur.
option-colour_6-any = Libre
option-colour_6-blue = { racer-blue }
option-colour_6-red = { racer-red }
option-colour_6-green = { racer-green }
option-colour_6-yellow = { racer-yellow }
option-colour_6-purple = { racer-purple }
option-colour_6-brown = { racer-brown }
option-board = Plateau
    .help = Les cases du circuit. La seconde grille est la plus équitable : sur la première, la place 1 gagne deux fois plus souvent que la place 3 entre robots simples. Un fichier TOML décrit votre propre plateau.
option-board-second = Seconde grille
option-board-standard = Première grille
option-chariots = Chars
    .help = Les nombres des plateaux Char. Un fichier TOML apporte les vôtres.
option-chariots-standard = Standard
option-repair_amount_free = Choisir l'ampleur des réparations
    .help = Non : une réparation rend toujours le plus possible, jusqu'à 3 points.
option-placed_on_caltrop_hurts = Chausse-trappe sous un char placé
    .help = Oui : un char placé derrière un autre après un accrochage subit la chausse-trappe qui s'y trouve.
option-max_rounds = Nombre maximal de manches
    .help = Après cette manche, la course s'arrête sans vainqueur si personne n'est arrivé.
option-finish_stands = L'arrivée est acquise
    .help = Oui : la course finit avec la manche où un char arrive, même si ce char est détruit ; le plus avancé gagne alors. Non : si tous les arrivés sont détruits, une autre manche suit.

## Chars

things-racer = Chars
racer-blue = Bleu
    .help = Lettre B, disque.
racer-red = Rouge
    .help = Lettre R, triangle.
racer-green = Vert
    .help = Lettre V, carré.
racer-yellow = Jaune
    .help = Lettre J, losange.
racer-purple = Violet
    .help = Lettre P, hexagone.
racer-brown = Marron
    .help = Lettre M, croix.

letter-blue = B
letter-red = R
letter-green = V
letter-yellow = J
letter-purple = P
letter-brown = M

## Dés

things-face = Faces des dés
face-pm = ±1
    .help = Vitesse plus un ou moins un, à votre choix. Obligatoire.
face-sprint = Sprint
    .help = Vitesse plus deux, un point de dégâts. Obligatoire.
face-turn = Couloir
    .help = Un changement de couloir pendant le déplacement ; il coûte une case.
face-attack = Attaque
    .help = Après le déplacement : un javelot ou une chausse-trappe.
face-fortune = Fortune
    .help = Un point de fortune.
more-pm = , ±1
more-sprint = , Sprint
more-turn = , Couloir
more-attack = , Attaque
more-fortune = , Fortune
more-none = { " " }

## Sur le plateau

figure-damage = Solidité
    .short = solidité
    .help = À 0, le char est détruit. Quand un char joue, sa vitesse de départ ne peut dépasser ce que permet sa solidité.
figure-speed = Vitesse
    .short = vitesse
    .help = Le nombre de cases à parcourir. Plus on va vite, moins on a de dés.
figure-fortune = Fortune
    .short = fortune
    .help = Trois points réparent, deux points changent les dés.
figure-laps = { $left ->
        [one] { $left } tour restant
       *[other] { $left } tours restants
    }
    .short = tours restants
chip-circuit = Circuit { $circuit }
chip-circuit-own = Votre plateau
chip-round = Manche { $round }
chip-supply = { $supply ->
        [one] { $supply } chausse-trappe en réserve
       *[other] { $supply } chausse-trappes en réserve
    }
hub-laps = Tours restants
space-plain = { $cell }
    .help = Une case ordinaire.
space-curve = { $cell }, virage { $limit }
    .short = { $cell }
    .help = Y entrer à plus de { $limit } coûte un point de solidité par point de vitesse en trop.
space-pillar = { $cell }, pilier de pierre
    .short = { $cell }
    .help = Qui entre sur cette case est détruit.
space-start = { $cell }, position de départ { $position }
    .short = { $cell }
    .help = Une position de départ ; une case ordinaire pendant la course.
piece-on = { $racer } en { $cell }
piece-off = { $racer }, hors du plateau
closed-die = Fortune peut sortir au lancer, jamais être choisie.
die-free = Pas de dé : plus on va vite, moins on en a
card-levels = { $damage }·{ $speed }·{ $fortune }
    .help = Solidité { $damage }, vitesse { $speed } ({ $top } au plus), fortune { $fortune }. Dés selon la vitesse : { $dice }. { $jumps ->
        [0] Pas plus vite que la solidité restante.
       *[other] Vitesse permise selon la solidité : { $allowed }.
    }
guide-chariots = Tous les chars
token-caltrop = Chausse-trappe
    .help = Coûte un point au prochain char qui entre, puis retourne à la réserve.
mark-pillar = Pilier de pierre
    .help = Détruit tout char qui y entre.
state-home = Arrivé
state-wreck = Détruit
state-driving = En piste
state-attacking = Attaque
state-rolling = Dés
state-repairing = Répare
pill-lap = { $left ->
        [0] Arrivé
       *[other] encore { $left }
    }
pill-wreck = Détruit

# Pourquoi un nombre du plateau Char monte ou baisse
cause-sprint = Sprint
    .pill = Sprint −{ $lost }
cause-curve = Virage
    .pill = Virage −{ $lost }
cause-caltrop = Chausse-trappe
    .pill = Pointes −{ $lost }
cause-crash = Accrochage
    .pill = Choc −{ $lost }
cause-javelin = Javelot
    .pill = Javelot −{ $lost }
cause-repair = Réparation
cause-change = Dés modifiés
cause-dice = Dés
cause-armour = Solidité trop faible

# Au-dessus d'une rangée de réponses
facet-signs = Vitesse

## Ce qui se décide : une phrase de 40 signes, une autre de 48

stake-win = { $racer } arrivé : le dépasser pour gagner
    .more = { $count ->
        [one] Une case tout droit suffit.
       *[other] Il faut { $count } cases tout droit.
    }
stake-lead = { $racer } arrivé : le dépasser pour mener
    .more = { $count ->
        [one] Une case tout droit suffit.
       *[other] Il faut { $count } cases tout droit.
    }
stake-home = { $racer } est arrivé et mène
    .more = S'il survit à la manche, la course est finie.
stake-foremost = Cette manche est la dernière
    .more = Le plus avancé gagne.
stake-stop = Aucune manche ne suivra
    .more = Si personne n'arrive, personne ne gagne.
stake-hit = { $racer } : au prochain dégât, c'est fini
stake-crash = { $racer } : un accrochage et c'est fini

## Ce que fait un plan, sur son bouton : 16 signes où la place manque

act-drive = Avancer de { $count }
act-stand = Ne pas bouger
act-no_repair = Lancer les dés
act-repair = { $points ->
        [one] Réparer { $points } point
       *[other] Réparer { $points } points
    }
act-keep = Garder les dés
act-accept = Garder les dés
act-pick = Choisir { $face }
act-roll = { $count ->
        [one] Relancer { $count } dé
       *[other] Relancer { $count } dés
    }
act-set = Mettre { $to }
act-signs = Vitesse { $speed }
act-stop = Ne pas attaquer
act-attacks = Attaquer { $count } fois
act-javelin = Viser { $racer }
act-caltrop = Semer en { $cell }
act-board = Prendre { $racer }
act-start = Partir en { $position }

## Choix

# Ce qu'un choix entraîne à coup sûr : sur la case même, puis sans autre question
certain-fate = { $fate ->
        [hurt] { $lost ->
            [one] { $lost } dégât
           *[other] { $lost } dégâts
        } à coup sûr.{ " " }
        [pillar] Tout droit dans le pilier en { $end }.{ " " }
        [sprint] Les dés Sprint détruisent le char.{ " " }
        [destroyed] Détruit en { $end }.{ " " }
       *[none] { "" }
    }
step-hazard = { $hazard ->
        [pillar] Un pilier de pierre : le char est détruit.
        [curve] Virage { $limit } à vitesse { $speed }.
        [safe_curve] Virage { $limit }, sûr à vitesse { $speed }.
        [caltrop] Une chausse-trappe s'y trouve.
        [spared] Accrochage : { $crash } points perdus ; l'autre ne risque rien.
       *[crash] Accrochage : { $crash } points perdus pour chacun.
    }
step-also = { $also ->
        [caltrop] { " " }Une chausse-trappe s'y trouve.
        [spared] { " " }Accrochage : { $crash } points de plus.
        [crash] { " " }Accrochage : { $crash } points perdus pour chacun.
        [caltrop_spared] { " " }Une chausse-trappe et un accrochage : { $caltrop } et { $crash } points de plus.
        [caltrop_crash] { " " }Une chausse-trappe s'y trouve. Accrochage : { $crash } points perdus pour chacun.
       *[none] { "" }
    }
step-fate = { $fate ->
        [pillar] Puis tout droit dans le pilier en { $end }.
        [destroyed] Puis détruit en { $end }.
       *[hurt] Puis tout droit : { $lost ->
            [one] { $lost } point perdu en tout.
           *[other] { $lost } points perdus en tout.
        }
    }
step-onward = { $fate ->
        [none] { "" }
       *[other] { " " }{ step-fate }
    }
choice-no_repair = Ne pas réparer
    .why = Solidité { $damage }, vitesse { $speed }, { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }.
choice-repair = { $points ->
        [one] Réparer { $points } point
       *[other] Réparer { $points } points
    }
    .why = Solidité { $damage }, vitesse { $speed }, { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }.
choice-keep = Garder tous les dés
    .why = { $fate ->
        [none] { $changes ->
            [0] Vous ne pourrez pas payer de modification ensuite.
           *[other] Vous pourrez encore payer une modification ensuite.
        }
       *[other] { certain-fate }
    }
choice-pick = Relancer un dé { $face }
    .told = Relancer un dé { $face }
    .short = relancé
    .why = { $alike ->
        [one] Relancé avec tous les autres dés choisis.
       *[other] L'un des { $alike }, relancé avec tous les autres dés choisis.
    }
choice-roll = { $count ->
        [one] Relancer { $count } dé
       *[other] Relancer { $count } dés
    }
    .why = Le nouveau résultat compte, quel qu'il soit.
choice-accept = Accepter les dés
    .why = { certain-fate }{ $fortune ->
        [one] Vous gardez { $fortune } point de fortune.
       *[other] Vous gardez { $fortune } points de fortune.
    }
choice-set = { $from } → { $to }
    .told = Changer un dé { $from } en { $to }
    .short = → { $to }
    .why = { certain-fate }{ $face ->
        [pm] Vitesse +1 ou −1.
        [sprint] { $fate ->
            [none] Vitesse +2, 1 dégât.
           *[other] Vitesse +2.
        }
        [turn] Un changement de couloir.
       *[attack] Un javelot ou une chausse-trappe.
    }
choice-signs = { $minus ->
        [0] +{ $plus } : vitesse { $speed }
       *[other] { $plus ->
            [0] −{ $minus } : vitesse { $speed }
           *[other] +{ $plus } −{ $minus } : vitesse { $speed }
        }
    }
    .told = Passer à la vitesse { $speed } avec les dés ±1
    .short = { $speed }
    .why = { certain-fate }{ $speed ->
        [one] Avancer de { $speed } case
       *[other] Avancer de { $speed } cases
    }{ $dice ->
        [0] .
        [one] { " " }; { $dice } dé la prochaine fois.
       *[other] { " " }; { $dice } dés la prochaine fois.
    }
choice-forward = Tout droit en { $cell }
    .told = Aller tout droit en { $cell }
    .why = { $hazard ->
        [none] Garde les dés Couloir.
        [onward] { step-fate }
       *[other] { step-hazard }{ step-also }{ step-onward }
    }
choice-inward = Vers l'intérieur en { $cell }
    .told = Passer un couloir vers l'intérieur, en { $cell }
    .why = { $hazard ->
        [none] Dépense un dé Couloir.
        [onward] { step-fate }
       *[other] { step-hazard }{ step-also }{ step-onward }
    }
choice-outward = Vers l'extérieur en { $cell }
    .told = Passer un couloir vers l'extérieur, en { $cell }
    .why = { $hazard ->
        [none] Dépense un dé Couloir.
        [onward] { step-fate }
       *[other] { step-hazard }{ step-also }{ step-onward }
    }
choice-stop = Ne plus attaquer
    .why = { $attacks ->
        [one] Le dé Attaque est perdu.
       *[other] Les { $attacks } dés Attaque sont perdus.
    }
choice-javelin = Javelot sur { $racer }
    .told = Lancer un javelot sur { $racer }
    .why = { $damage ->
        [0] Détruit le char.
        [one] Il lui restera { $damage } point de solidité.
       *[other] Il lui restera { $damage } points de solidité.
    }
choice-caltrop = Chausse-trappe en { $cell }
    .told = Semer une chausse-trappe en { $cell }
    .why = Coûte un point au prochain char qui y passe, même le vôtre.
choice-board = { $racer } : solidité { $damage }, vitesse { $speed }, fortune { $fortune }
    .short = { $racer }
    .why = Vitesse { $top } au plus.{ $more ->
        [0] { "" }
       *[other] { " " }Plus de dés à grande vitesse.
    }{ $jumps ->
        [0] { "" }
       *[other] { " " }Vitesse permise plus haute.
    }
choice-start = Position de départ { $position }
    .why = Case { $cell }.

## Questions

prompt-draft =
    .you = Quel char prenez-vous ?
    .they = { $player } choisit un char.
prompt-grid =
    .you = D'où part { $racer } ?
    .they = { $player } choisit une position de départ pour { $racer }.
prompt-repair =
    .you = { $racer } : solidité { $damage }, vitesse { $speed }, fortune { $fortune }. Réparer ?
    .they = { $player } peut réparer { $racer }.
prompt-reroll =
    .you = { $picked ->
        [0] { $racer }, vitesse { $speed } : quels dés relancez-vous gratuitement ?
        [one] { $picked } dé choisi. Encore un ?
       *[other] { $picked } dés choisis. Encore un ?
    }
    .they = { $player } peut relancer des dés de { $racer }.
prompt-change =
    .you = { $picked ->
        [0] { $racer }, fortune { $fortune } : en dépenser { $price } pour modifier les dés ?
        [one] { $picked } dé choisi. Encore un ? ({ $price } points de fortune en tout)
       *[other] { $picked } dés choisis. Encore un ? ({ $price } points de fortune en tout)
    }
    .they = { $player } peut payer pour modifier les dés de { $racer }.
prompt-signs =
    .you = { $racer } : vitesse { $speed } avant les dés ±1. Plus vite ou moins vite ?
    .they = { $player } décide si { $racer } accélère ou freine.
prompt-step =
    .you = Pas { $step } sur { $speed } : par où ?
    .they = { $player } conduit { $racer }, pas { $step } sur { $speed }.
prompt-attack =
    .you = { $attacks ->
        [one] Une attaque pour { $racer }. Sur quoi ?
       *[other] { $attacks } attaques pour { $racer }. Sur quoi ?
    }
    .they = { $player } peut attaquer avec { $racer }.
prompt-finished =
    .you = La course est terminée.
    .they = La course est terminée.

## Ce qui s'est passé

event-drafted = { $player } prend { $racer }.
event-lined_up = { $racer } se place en position de départ { $position }, case { $cell }.
event-round = La manche { $round } commence.
event-turn = Manche { $round } : { $racer } joue.
event-repaired = { $points ->
        [one] { $racer } répare { $points } point pour { $price } points de fortune : solidité { $damage }, fortune { $fortune }.
       *[other] { $racer } répare { $points } points pour { $price } points de fortune : solidité { $damage }, fortune { $fortune }.
    }
event-capped = Solidité { $damage } : { $racer } doit ralentir de { $from } à { $to }.
event-rolled = { $racer } lance : { $first }{ $second }{ $third }{ $fourth }{ $fifth }
event-paid = { $racer } paie { $price } points de fortune pour une modification ; il en reste { $fortune }.
event-rerolled = { $racer } relance : { $first }{ $second }{ $third }{ $fourth }{ $fifth }
event-die_set = { $racer } tourne le dé { $die } de { $from } sur { $to }.
event-favoured = { $gained ->
        [one] { $racer } gagne { $gained } point de fortune et en a { $fortune }.
       *[other] { $racer } gagne { $gained } points de fortune et en a { $fortune }.
    }
event-sprinted = { $racer } sprinte en { $cell } et perd { $lost } : solidité { $damage }.
event-speed = { $racer } passe de la vitesse { $from } à { $to }.
event-kept_speed = { $racer } reste à la vitesse { $speed }.
event-stood = { $racer } reste sur place en { $cell }.
event-drove = { $racer } avance de { $from } en { $to }.
event-changed_lane = { $racer } change de couloir, de { $from } en { $to }.
event-curve_held = { $racer } prend le virage { $limit } en { $cell } sans mal à la vitesse { $speed }.
event-curve_hurt = { $racer } prend le virage { $limit } en { $cell } à la vitesse { $speed } et perd { $lost } : solidité { $damage }.
event-caltrop_hit = { $racer } roule sur une chausse-trappe en { $cell } et perd { $lost } : solidité { $damage }.
event-pillar_hit = { $racer } heurte le pilier de pierre en { $cell }.
event-crashed = { $racer } accroche { $other } en { $cell }.
event-crash_hurt = { $racer } perd { $lost } dans l'accrochage en { $cell } : solidité { $damage }.
event-spared = { $racer } est arrivé et ne subit rien dans l'accrochage en { $cell }.
event-placed = { $racer } est placé derrière { $other } en { $to }.
event-destroyed = { $racer } est détruit en { $cell }.
event-debris = Des débris restent en { $cell }.
event-lap = { $left ->
        [0] { $racer } boucle le tour { $laps }, le dernier.
        [one] { $racer } boucle le tour { $laps } : encore { $left }.
       *[other] { $racer } boucle le tour { $laps } : encore { $left }.
    }
event-finished = { $racer } est arrivé, en { $cell }. Si l'un des arrivés survit à cette manche, c'est la dernière.
event-last_round = { $racer } est arrivé, en { $cell }. Cette manche est la dernière.
event-caltrop_dropped = { $racer } dépose une chausse-trappe en { $cell }.
event-javelin = { $racer } touche { $target } en { $cell } d'un javelot : { $target } perd { $lost }, solidité { $damage }.
event-race_won = { $player } gagne la course.
event-no_winner = La course se termine sans vainqueur.

## Ce qui ne va pas dans un fichier de plateau ou de chars

board-neither = Le fichier n'est ni un plateau (entrées « module » et « circuit ») ni un fichier de chars (entrées « white » et « black »).
board-format = Le fichier doit commencer par : format = "{ $needed }".
board-missing-entry = Il manque l'entrée « { $entry } ».
board-lanes = « lanes » doit énumérer les couloirs depuis la spina : { $needed }.
board-circuit-name = Il n'y a pas de circuit « { $circuit } ». Circuits : { $legal }.
board-unknown-module = Le circuit { $circuit } nomme le module « { $module } », absent du fichier.
board-module-entries = Le module { $module } doit avoir exactement ticks, front, limit, pillar et start ; voyez : { $entry }.
board-module-lanes = Le module { $module } doit donner les bords avant des couloirs { $needed }.
board-module-marks = « { $entry } » du module { $module } est de la mauvaise sorte : limit est une table, pillar, start et les bords avant sont des listes.
board-ticks = « ticks » du module { $module } doit être un nombre entier de 1 à 1000000.
board-front-range = Module { $module }, couloir { $lane }, case { $cell } : le bord avant { $front } doit être un nombre entier de 1 à { $ticks }.
board-front-order = Module { $module }, couloir { $lane }, case { $cell } : le bord avant { $front } doit être supérieur à { $before }, celui de la case précédente.
board-unknown-cell = « { $entry } » du module { $module } nomme la case { $cell }, que le module n'a pas.
board-limit = La vitesse sûre de la case { $cell } du module { $module } doit être un nombre entier de 0 à 99.
board-lane-cells = Le couloir { $lane } du circuit { $circuit } a { $cells } cases ; il en faut de { $low } à { $high }.
board-lane-pillars = Le couloir { $lane } du circuit { $circuit } doit avoir au moins { $needed } cases sans pilier.
board-lane-too-short = Le couloir { $lane } a { $cells } cases ; le char le plus rapide en demande au moins { $needed }.
board-start-modules = { $modules } modules du circuit { $circuit } donnent des positions de départ ; il en faut exactement un.
board-start-count = Le circuit { $circuit } a { $starts } positions de départ ; il en faut 6.
board-start-pillar = Circuit { $circuit } : la position de départ { $position } est la case { $cell }, qui porte un pilier.
board-start-order = Circuit { $circuit } : la position de départ { $position }, case { $cell }, doit être plus en arrière que la précédente.
board-dead-end = Circuit { $circuit }, couloir { $lane } : depuis la case { $cell }, toute avancée mène dans un pilier.
board-white-boards = Un fichier de chars a exactement un plateau blanc, avec color = "any".
board-black-boards = Un fichier de chars a exactement six plateaux noirs, un par couleur : { $colors }.
board-chariot-facing-length = Plateau { $chariot } : « facing » doit avoir { $needed } entrées, une par niveau de solidité depuis 0.
board-chariot-facing = Plateau { $chariot } : les vitesses du niveau de solidité { $level } doivent être des nombres entiers croissants, pas inférieurs aux précédents.
board-chariot-facing-speeds = Plateau { $chariot } : la vitesse { $speed } doit figurer à côté d'un niveau de solidité, et seules les vitesses de la piste le peuvent.
board-chariot-start-speed = Plateau { $chariot } : « speed_start » ne peut dépasser { $cap }, la vitesse que permet sa solidité de départ.
board-chariot-dice-length = Plateau { $chariot } : « dice » doit avoir { $needed } entrées, une par vitesse depuis 0.
board-chariot-dice = Plateau { $chariot } : les dés à la vitesse { $speed } doivent être de 1 à 5, pas plus qu'aux vitesses inférieures.

## Les règles en bref : rules-1, rules-2, … chacune avec les numéros qu'elle explique

rules-1 = Le but
    .text = Deux tours du cirque romain. Quand une manche se termine et qu'un char arrivé est encore entier, la course est finie : le plus loin après la ligne gagne.
    .ids = CR-1 CR-8
rules-2 = Une manche
    .text = Chaque char joue une fois par manche, le premier d'abord : réparer, ralentir à ce que permet la solidité, lancer les dés, gagner de la fortune, avancer, attaquer.
    .ids = CR-2
rules-3 = Solidité, vitesse, fortune
    .text = La solidité est ce que votre char peut encore subir : à 0, il est détruit. Elle limite aussi la vitesse avant de lancer les dés. Pour 3 points de fortune, on répare jusqu'à 3 points avant de lancer.
    .ids = CR-3
rules-4 = Lancer les dés
    .text = Plus vous allez vite, moins vous lancez de dés : 5 jusqu'à la vitesse 5, 4 à 6 et 7, 3 à 8 et 9, 2 à 10 et 11, 1 à 12. Une fois, on peut en relancer gratuitement autant qu'on veut. Ensuite, 2 points de fortune achètent une autre relance, ou tournent un dé sur une face au choix, mais jamais Fortune.
    .ids = CR-4
rules-5 = Vitesse
    .text = Chaque dé Sprint coûte 1 point de solidité et ajoute 2 à la vitesse. Pour chaque dé ±1, vous choisissez un de plus ou un de moins. La nouvelle vitesse est le nombre de cases à parcourir, et elle reste pour la manche suivante.
    .ids = CR-50
rules-6 = Avancer
    .text = Vous avancez d'exactement autant de cases que votre vitesse. Un dé Couloir permet de changer de couloir pour un pas. Entrer trop vite sur une case numérotée d'un virage coûte la différence ; une chausse-trappe coûte 1.
    .ids = CR-51 CR-52 CR-53
rules-7 = Accrochages
    .text = Entrer sur la case d'un autre char coûte 2 points à chacun. Si votre déplacement s'y termine, vous êtes placé derrière l'autre. Un char détruit laisse des débris, qui coûtent autant qu'une chausse-trappe.
    .ids = CR-6
rules-8 = Attaques
    .text = Après le déplacement, chaque dé Attaque pose une chausse-trappe sur une case traversée, ou lance un javelot : 1 dégât à un char à une ou deux cases. Un javelot touche toujours.
    .ids = CR-7
rules-9 = Piliers et colonnes noires
    .text = Sur la face B, les piliers de pierre détruisent tout char qui entre sur leur case. Les plateaux à colonnes noires diffèrent tous par la solidité, les vitesses, les dés et la fortune : chacun en prend un, puis les positions de départ dans l'ordre inverse.
    .ids = CR-9

## Pourquoi pas

why-grid = Seules les positions de départ libres peuvent être prises.
why-later = Répondez d'abord à la question : on avance et on attaque après les dés.
why-die-later = Les dés se lancent après les réparations.
why-die-picked = Ce dé est déjà choisi pour être relancé ; les dés d'une même face se choisissent un à un.
why-die-change = Une modification coûte de la fortune ; ce dé est déjà choisi, ou vous ne pouvez plus en payer.
why-die-sign = Seuls les dés ±1 reçoivent un signe maintenant.
why-face-pm = Un dé ±1 reçoit son signe maintenant.
why-face-sprint = Un Sprint compte d'office.
why-face-turn = Les dés Couloir se dépensent en avançant, un par changement de couloir.
why-face-attack = Les dés Attaque servent après le déplacement.
why-face-fortune = Les dés Fortune vous ont donné leur fortune.
why-step = Une case à la fois : tout droit, ou avec un dé Couloir vers la case d'à côté.
why-die-step = Un dé Couloir se dépense en changeant de couloir ; les attaques viennent après.
why-piece-step = On accroche un char en entrant sur sa case, une case à la fois.
why-caltrop = Une chausse-trappe ne se pose que sur une case traversée à l'instant, pas sur celle où vous êtes.
why-caltrop-lies = Il y a déjà une chausse-trappe ici.
why-no-caltrops = Il n'y a plus de chausse-trappe en réserve.
why-die-attack = Chaque attaque dépense un dé Attaque ; les autres dés ne servent pas maintenant.
why-javelin = Un javelot atteint les chars à une ou deux cases.
why-draft = D'abord, chacun prend un char et une position de départ.

## Rapport d'équilibre

factor-racer = Chars
factor-start_position = Positions de départ
    .level = Position { $level }
measure-deeds = Ce que font et subissent les chars
    .help = Nombre de fois par course, place contre place. Qui survit plus longtemps fait plus de tout.
measure-deeds-repaired = Répare
measure-deeds-rerolled = Relance des dés
measure-deeds-die_set = Change un dé
measure-deeds-favoured = Gagne de la fortune
measure-deeds-sprinted = Sprinte
measure-deeds-changed_lane = Change de couloir
measure-deeds-caltrop_dropped = Dépose une chausse-trappe
measure-deeds-javelin = Lance un javelot
measure-deeds-curve_hurt = Prend un virage trop vite
measure-deeds-caltrop_hit = Roule sur une chausse-trappe
measure-deeds-crashed = Accroche un autre char
measure-deeds-pillar_hit = Heurte un pilier

# Ce qu'on annonce avant de lancer les dés

omen-crash = { $share } d'accrochage
omen-wreck = { $share } de destruction
omen-harm = { $share } de dégâts

## La première course : first-QUESTION quand elle est posée pour la première fois

first-reroll = Voici vos dés, moins nombreux quand vous allez vite. On peut les relancer une fois gratuitement. Les dés Couloir font changer de couloir : l'intérieur est plus court, mais ses virages se prennent moins vite. Les nombres cerclés sont la vitesse maximale sans dégât.
first-change = La fortune achète des modifications : 2 points pour une relance de plus, ou pour tourner un dé sur la face voulue. Elle paie aussi les réparations ; gardez-en.
first-signs = Un dé ±1 doit servir : un de plus ou un de moins. Cette vitesse reste pour la manche suivante. Regardez le nombre cerclé du prochain virage avant de choisir.
first-step = Pas à pas : tout droit, ou dans le couloir voisin avec un dé Couloir. Les étiquettes du plateau montrent ce que coûte chaque pas.
first-attack = Votre dé Attaque peut semer une chausse-trappe derrière vous ou lancer un javelot sur un char proche. Vous pouvez aussi vous en passer.
first-repair = 3 points de fortune réparent jusqu'à 3 points maintenant. Un char plus solide a aussi le droit d'aller plus vite.

## La leçon (data/lesson.toml) : ce qui est dit, ce qu'il faut faire, ce qui en résulte

lesson-goal = Deux tours de cirque : le plus loin après la ligne à la fin de la dernière manche gagne.
lesson-speed = La vitesse, c'est le nombre de cases à parcourir, ni plus ni moins ; plus on va vite, moins on lance de dés.
lesson-drive = À la vitesse 4, vous parcourez quatre cases.
    .do = Choisissez la case cochée.
lesson-lane = Un dé Couloir fait changer de couloir : l'intérieur est plus court, l'extérieur a des virages plus doux.
    .do = Passez dans le couloir extérieur.
lesson-curve = Chaque point de vitesse au-dessus du nombre rouge coûte un point de solidité. Freinez : vos dés ±1 vous ramènent à 5.
    .do = Choisissez la case cochée.
    .then = Virage passé, rien de perdu.
lesson-damage = Les mêmes dés peuvent aussi vous accélérer. Voyez le prix : prenez à 9 ce virage fait pour 5.
    .do = Avancez de 9.
    .then = 9 dans un virage à 5 : quatre points de solidité en moins. À 0, c'est fini, et un char abîmé doit ralentir.
lesson-dice = Pas de dé ±1, et le virage approche. On peut relancer ses dés, une fois, gratuitement.
    .do = Relancez le dé Attaque.
    .then = Un ±1 ! Les dés peuvent vous sauver.
lesson-brake = Un dé ±1 doit servir : un de plus ou un de moins, et la vitesse reste pour la fois suivante.
    .do = Freinez à 5.
lesson-attack = Après le déplacement, un dé Attaque lance un javelot sur un char à une ou deux cases, ou sème une chausse-trappe.
    .do = Visez Vert.
    .then = Un point de solidité en moins pour Vert. Un javelot touche toujours.
lesson-last = Rouge a passé la ligne : cette manche décide. Deux sprints coûtent deux points de solidité, et là, ça les vaut.
    .do = Avancez de 10, devant Rouge.
    .then = Vous êtes le plus loin après la ligne. Vous gagnez !

## L'atelier

made-limit = Nombre du virage
made-pillar = Pilier
made-start = Place de départ
made-front = Bord avant (crans)
made-edge = Bord avant de { $cell } à { $front }
made-split = Couper en deux
made-join = Joindre à la suivante
made-white = Face blanche, pour tous
made-damage_start = Solidité au départ
made-speed_start = Vitesse au départ
made-fortune_start = Fortune au départ
made-fortune_max = Fortune maximale
made-lap-I = Cases par tour, couloir intérieur
made-lap-C = Cases par tour, couloir central
made-lap-O = Cases par tour, couloir extérieur
made-count-pillars = Piliers

## Problèmes : de quoi il s’agit

theme-speed = Quelle vitesse
theme-lane = Quel couloir
theme-attack = Attaquer
theme-repair = Réparer ou non
