# Titan Race : tous les mots qu'on lit.

game-title = Titan Race
game-tagline = Choisissez un dé, bousculez les autres, gare à la lave : trois tours d'un circuit qui boucle sur lui-même.

## Réglages

option-circuit = Circuit
    .help = Le plateau de la course, et le premier d'un Grand Chelem. Un fichier TOML décrit un circuit de votre cru.
option-circuit-kaldheira = Kaldheira (lave)
option-circuit-lagoon = Le lagon de l'Homme Mort (pirates)
option-circuit-moltenchest = Moltenchest (tremplins)
option-circuit-bankog = Les ruines de Ban-Kog (statues)
option-circuit-anglieh = Ang'lieh (pentacle)
option-circuit-estenguard = Estenguard (glace)
option-grand_slam = Grand Chelem
    .help = Trois circuits à la suite au lieu de trois tours sur un seul. Le premier à sortir du troisième a gagné.
option-circuit_2 = Deuxième circuit
    .help = Le deuxième plateau d'un Grand Chelem.
option-circuit_2-next = Le suivant
option-circuit_2-kaldheira = Kaldheira (lave)
option-circuit_2-lagoon = Le lagon de l'Homme Mort (pirates)
option-circuit_2-moltenchest = Moltenchest (tremplins)
option-circuit_2-bankog = Les ruines de Ban-Kog (statues)
option-circuit_2-anglieh = Ang'lieh (pentacle)
option-circuit_2-estenguard = Estenguard (glace)
option-circuit_3 = Troisième circuit
    .help = Le troisième plateau d'un Grand Chelem.
option-circuit_3-next = Le suivant
option-circuit_3-kaldheira = Kaldheira (lave)
option-circuit_3-lagoon = Le lagon de l'Homme Mort (pirates)
option-circuit_3-moltenchest = Moltenchest (tremplins)
option-circuit_3-bankog = Les ruines de Ban-Kog (statues)
option-circuit_3-anglieh = Ang'lieh (pentacle)
option-circuit_3-estenguard = Estenguard (glace)
option-teams = Équipes
    .help = Les équipes alternent autour de la table ; dès qu'un titan termine, toute son équipe a gagné.
option-teams-0 = Chacun pour soi
option-teams-2 = Deux équipes
option-teams-3 = Trois équipes
option-titan_1 = Titan de la place 1
    .help = Chaque place a un titan différent.
option-titan_1-random = Tiré au sort
option-titan_1-rassik = Rassik
option-titan_1-slaugg = Slaugg
option-titan_1-craken = Craken
option-titan_1-ragnarok = Ragnarok
option-titan_1-grinder = Grinder
option-titan_1-chtooloo = Chtooloo
option-titan_2 = Titan de la place 2
    .help = Chaque place a un titan différent.
option-titan_2-random = Tiré au sort
option-titan_2-rassik = Rassik
option-titan_2-slaugg = Slaugg
option-titan_2-craken = Craken
option-titan_2-ragnarok = Ragnarok
option-titan_2-grinder = Grinder
option-titan_2-chtooloo = Chtooloo
option-titan_3 = Titan de la place 3
    .help = Chaque place a un titan différent. À deux joueurs, c'est le deuxième titan de la place 1.
option-titan_3-random = Tiré au sort
option-titan_3-rassik = Rassik
option-titan_3-slaugg = Slaugg
option-titan_3-craken = Craken
option-titan_3-ragnarok = Ragnarok
option-titan_3-grinder = Grinder
option-titan_3-chtooloo = Chtooloo
option-titan_4 = Titan de la place 4
    .help = Chaque place a un titan différent. À deux joueurs, c'est le deuxième titan de la place 2.
option-titan_4-random = Tiré au sort
option-titan_4-rassik = Rassik
option-titan_4-slaugg = Slaugg
option-titan_4-craken = Craken
option-titan_4-ragnarok = Ragnarok
option-titan_4-grinder = Grinder
option-titan_4-chtooloo = Chtooloo
option-titan_5 = Titan de la place 5
    .help = Chaque place a un titan différent.
option-titan_5-random = Tiré au sort
option-titan_5-rassik = Rassik
option-titan_5-slaugg = Slaugg
option-titan_5-craken = Craken
option-titan_5-ragnarok = Ragnarok
option-titan_5-grinder = Grinder
option-titan_5-chtooloo = Chtooloo
option-titan_6 = Titan de la place 6
    .help = Chaque place a un titan différent.
option-titan_6-random = Tiré au sort
option-titan_6-rassik = Rassik
option-titan_6-slaugg = Slaugg
option-titan_6-craken = Craken
option-titan_6-ragnarok = Ragnarok
option-titan_6-grinder = Grinder
option-titan_6-chtooloo = Chtooloo
option-two_player_hand = Mains à deux joueurs
    .help = Les deux titans d'un joueur partagent-ils la même main ?
option-two_player_hand-player = Une par joueur
option-two_player_hand-titan = Une par titan
option-lap_may_drop_below_one = Tours sous un
    .help = Oui : un titan repoussé derrière la ligne pendant son premier tour de piste retombe au tour 0.
option-ice_ends_movement = La glace arrête le mouvement
    .help = Oui : les pas qui restent après une glissade sont perdus.
option-knocked_out_slides = K.O. par une poussée, il glisse
    .help = Non : un titan dont une poussée prend la dernière vie reste où elle l'a mené, même sur la glace.
option-swap_counts_line = Les échanges comptent la ligne
    .help = Non : après un échange, chaque titan garde le tour où il était.
option-green_damage_mandatory = Dégât vert obligatoire
    .help = Non : on peut renoncer au dégât du dé vert.
option-pentacle_min_life = Vie requise pour le pentacle
    .help = À 1, un titan peut payer son dernier point de vie : il est K.O. et rien n'est lancé.
option-pentacle_min_life-1 = 1
option-pentacle_min_life-2 = 2
option-reshuffle = Remélanger
    .help = Quand la défausse redevient la pioche.
option-reshuffle-on_demand = Quand il faut piocher
option-reshuffle-at_once = Dès que la pioche est vide
option-cards = Cartes Bonus
    .help = Valeurs et exemplaires des cartes Bonus. Dans le second paquet, la Potion de vitesse et les Bottes de saut sont pour qui est derrière, et toutes les cartes se valent à peu près. Un fichier TOML apporte les vôtres.
option-cards-second = Second paquet
option-cards-standard = Premier paquet
option-lives = Vies des titans
    .help = Avec les secondes vies, Ragnarok commence avec 3 sur 4 au lieu de 6 sur 6 : avec les premières, il gagne plus que tout autre titan.
option-lives-second = Secondes vies
option-lives-standard = Premières vies

## Les titans et leurs pouvoirs

things-racer = Titans
racer-rassik = Rassik
    .help = Salah & Rassik, 3 points de vie. Pouvoir : avec un titan derrière lui, Rassik prend appui et avance de 1 case.
racer-slaugg = Slaugg
    .help = Lord Greed & Slaugg, 6 points de vie. Pouvoir : 1 dégât sur chacune des trois cases devant lui.
racer-craken = Craken
    .help = Captain Braglix & Craken, 3 points de vie. Pouvoir : échanger sa place avec un titan adjacent.
racer-ragnarok = Ragnarok
    .help = Olaf & Ragnarok, commence avec 3 points de vie sur 4 (6 sur 6 avec les premières vies). Pouvoir : déplacer un titan adjacent de 1 case dans n'importe quelle direction.
racer-grinder = Grinder
    .help = She'ena & Grinder, 6 points de vie. Pouvoir : poser un piège sur une case adjacente.
racer-chtooloo = Chtooloo
    .help = Itag'hn & Chtooloo, débute avec 4 points de vie sur 6. Pouvoir : 1 dégât à un titan adjacent, puis 1 point de vie gagné. Le dé violet est gratuit pour lui.

letter-rassik = R
letter-slaugg = S
letter-craken = C
letter-ragnarok = K
letter-grinder = G
letter-chtooloo = T

things-power = Pouvoirs
power-rassik = Appui
    .help = Avec un titan sur l'une des trois cases derrière vous, avancez de 1 case.
power-slaugg = Flammes
    .help = 1 dégât sur chacune des trois cases devant vous ; les pièges y sont détruits.
power-craken = Échange
    .help = Changez de place avec un titan adjacent. La ligne franchie compte.
power-ragnarok = Bourrade
    .help = Déplacez un titan adjacent de 1 case dans n'importe quelle direction ; l'occupant est poussé.
power-grinder = Piège
    .help = Posez un piège sur une case adjacente. Sous un titan, il se déclenche aussitôt.
power-chtooloo = Drain
    .help = 1 dégât à un titan adjacent, puis gagnez 1 point de vie. Pas avec une jauge pleine.

## Dés

things-die = Dés
face-yellow = jaune
face-red = rouge
face-blue = bleu
face-green = vert
face-brown = marron
face-purple = violet
die-yellow = Dé jaune
    .help = Deux cases tout droit.
die-red = Dé rouge
    .help = Une case tout droit, et un piège sur une case derrière, avant ou après.
die-blue = Dé bleu
    .help = Une case tout droit et une en diagonale, dans l'ordre voulu.
die-green = Dé vert
    .help = Deux cases en diagonale du même côté, et 1 dégât sur une case devant, avant ou après.
die-brown = Dé marron
    .help = Trois cases en diagonale du même côté.
die-purple = Dé violet
    .help = N'importe quelle autre face, pour 1 point de vie, avant ou après le mouvement.
    .free = N'importe quelle autre face, gratuitement pour vous.
    .told = N'importe quelle autre face, pour 1 point de vie (gratuit pour Chtooloo), avant ou après le mouvement.

## Cases

things-feature = Cases
feature-plain = Case ordinaire
    .help = Il ne s'y passe rien.
feature-bonus = Bonus
    .help = Y arriver fait piocher une carte Bonus, jusqu'à deux en main.
feature-lava = Lave
    .help = Y arriver coûte 1 point de vie.
feature-pirates = Pirates
    .help = Y arriver coûte une carte Bonus ou 1 point de vie.
feature-super_left = Super tremplin à gauche
    .help = En partant d'ici vers la gauche, on saute par-dessus deux cases.
feature-super_right = Super tremplin à droite
    .help = En partant d'ici vers la droite, on saute par-dessus deux cases.
feature-multi = Multi tremplin
    .help = En partant d'ici vers l'avant, on saute par-dessus une case.
feature-statue = Statue
    .help = Y arriver déclenche un souffle de flammes : 1 dégât sur les six cases autour.
feature-pentacle = Pentacle
    .help = Si votre mouvement s'achève ici, vous pouvez payer 1 point de vie pour relancer votre dé.
feature-ice = Glace
    .help = En y arrivant, on glisse jusqu'à la première case sans glace.

things-circuit = Circuits
circuit-kaldheira = Kaldheira
    .help = Chaque case de lave coûte 1 point de vie.
circuit-lagoon = Le lagon de l'Homme Mort
    .help = Les pirates prennent une carte ou une vie sur chacune de leurs cases.
circuit-moltenchest = Moltenchest
    .help = Les tremplins font sauter une ou deux cases.
circuit-bankog = Les ruines de Ban-Kog
    .help = Qui atteint une statue embrase toutes les cases autour.
circuit-anglieh = Ang'lieh
    .help = Dans le pentacle, une vie achète une relance.
circuit-estenguard = Estenguard
    .help = Sur la glace on glisse, et ces cases ne comptent pas.

## Ce qui coûte la vie

cause-push = le carambolage
    .pill = Choc −1
cause-trap = le piège
    .pill = Piège −1
cause-lava = la lave
    .pill = Lave −1
cause-pirates = les pirates
    .pill = Pirates −1
cause-statue = la statue
    .pill = Statue −1
cause-green = le dé vert
    .pill = Vert −1
cause-flames = les flammes de Slaugg
    .pill = Flammes −1
cause-drain = le drain
    .pill = Drain −1
cause-explosion = l'explosion
    .pill = Explosion −1
cause-fireball = la boule de feu
    .pill = Feu −1
cause-lightning = la foudre
    .pill = Foudre −1
cause-riposte = la riposte
    .pill = Riposte −1
cause-purple = le dé violet
    .pill = Violet −1
cause-pentacle = le pentacle
    .pill = Pentacle −1

cause-colour = sa propre couleur
cause-potion = la potion de soin
cause-rest = le repos
cause-bonus = la case Bonus
cause-played = une carte jouée
cause-theft = le larcin
cause-line = la ligne

# Au-dessus d'une rangée de réponses
facet-enter = Entrer en

## Ce qui se décide : une phrase de 40 signes, une autre de 48

stake-rows = { $racer } gagne dans { $count ->
        [one] { $count } ligne
       *[other] { $count } lignes
    }
    .more = C'est son dernier tour.
stake-team = { $racer } gagne dans { $count ->
        [one] { $count } ligne
       *[other] { $count } lignes
    }
    .more = S'il arrive, victoire de toute son équipe.
stake-life = { $racer } : au prochain dégât, K.O.

## Ce que fait un plan, sur son bouton : 16 signes où la place manque

act-win = Gagner la course
act-blow = { $racer } recule
act-discard = Défausser
act-give_card = Donner la carte
act-imitate_after = Comme un { $face }
act-imitate_before = Comme un { $face }
act-perform = Jouer le { $face }
act-play = Jouer la carte
act-power = User du pouvoir
act-step_aside = Se placer en { $to }
act-steal = Voler { $racer }
act-strike_titan = Frapper { $racer }
act-strike_trap = Ôter le piège
act-take_only = Ôter le { $face }
act-throw_trap = Piéger { $racer }
act-go = Aller en { $cell }
act-take = { $face ->
        [jaune] Jaune
        [rouge] Rouge
        [bleu] Bleu
        [vert] Vert
        [marron] Marron
       *[violet] Violet
    }, en { $cell }

## Cartes Bonus

things-card = Cartes Bonus
only-behind = Seulement si { $ahead ->
        [one] { $ahead } titan vous devance
       *[other] { $ahead } titans vous devancent
    }.
card-surprise_trap = Piège Surprise
    .help = Posez un piège sur une case adjacente.
card-speed_potion = Potion de vitesse
    .help = Deux cases dans une même direction vers l'avant.
    .behind = { card-speed_potion.help } { only-behind }
card-shield = Bouclier
    .help = Réaction : annule la perte de 1 point de vie due à un dégât.
card-explosion = Explosion
    .help = 1 dégât sur les six cases adjacentes.
card-mimicry = Mimétisme
    .help = Utilisez le pouvoir d'un titan adjacent comme si c'était le vôtre.
card-jump_boots = Bottes de saut
    .help = Sautez vers l'avant par-dessus une case.
    .behind = { card-jump_boots.help } { only-behind }
card-fireball = Boule de feu
    .help = Touche le premier titan ou piège à quatre cases au plus, droit devant ou en diagonale.
card-lightning = Foudre
    .help = 1 dégât à chaque titan qui vous devance dans la course.
card-headwind = Vent contraire
    .help = Faites reculer un autre titan de 1 case tout droit.
card-healing_potion = Potion de soin
    .help = Gagnez 2 points de vie, jusqu'à votre maximum.
card-sidestep = Pas de côté
    .help = Passez sur une autre case libre de votre ligne.
card-theft = Larcin
    .help = Prenez une carte au hasard au joueur d'un titan adjacent.
card-riposte = Riposte
    .help = Réaction : qui vous a fait perdre de la vie en perd 1 aussi.

## Choix

outlook = { $effect ->
        [win] La course est terminée : vous gagnez.
        [no] La voie est libre.
       *[yes] { outlook-effect }
    }
outlook-effect = { $lapped ->
        [no] { outlook-body }
       *[other] { $body ->
            [no] { outlook-lap }
           *[yes] { outlook-body } { outlook-lap }
        }
    }
outlook-body = { $hurt ->
        [no] { outlook-deeds }
       *[other] { $deeds ->
            [none] { outlook-hurt }
           *[other] { outlook-hurt } { outlook-deeds }
        }
    }
outlook-hurt = { $hurt ->
        [out] Vous met K.O.
        [pirates] Les pirates prennent une carte ou 1 point de vie.
       *[some] { $lost ->
            [one] Coûte { $lost } point de vie.
           *[other] Coûte { $lost } points de vie.
        }
    }
outlook-deeds = { $deeds ->
        [card] Fait piocher une carte.
        [push] { outlook-pushes }.
       *[both] { outlook-pushes } et fait piocher une carte.
    }
outlook-pushes = { $pushed ->
        [1] Pousse { $other }
       *[other] Pousse { $pushed } titans
    }
outlook-lap = { $lapped ->
        [up] Ligne franchie : tour { $lap }.
       *[down] Retour derrière la ligne : tour { $lap }.
    }
outlook-it = { $its_effect ->
        [win] Il termine la course et gagne.
        [no] Il ne lui arrive rien.
       *[yes] { outlook-it-effect }
    }
outlook-it-effect = { $its_lapped ->
        [no] { outlook-it-body }
       *[other] { $its_body ->
            [no] { outlook-it-lap }
           *[yes] { outlook-it-body } { outlook-it-lap }
        }
    }
outlook-it-body = { $its_hurt ->
        [no] { outlook-it-deeds }
       *[other] { $its_deeds ->
            [none] { outlook-it-hurt }
           *[other] { outlook-it-hurt } { outlook-it-deeds }
        }
    }
outlook-it-hurt = { $its_hurt ->
        [out] Le met K.O.
        [pirates] Les pirates lui prennent une carte ou 1 point de vie.
       *[some] { $its_lost ->
            [one] Lui coûte { $its_lost } point de vie.
           *[other] Lui coûte { $its_lost } points de vie.
        }
    }
outlook-it-deeds = { $its_deeds ->
        [card] Il pioche une carte.
        [push] { outlook-it-pushes }.
       *[both] { outlook-it-pushes } et pioche une carte.
    }
outlook-it-pushes = { $its_pushed ->
        [1] Il pousse { $its_other }
       *[other] Il pousse { $its_pushed } titans
    }
outlook-it-lap = { $its_lapped ->
        [up] Le fait passer au tour { $its_lap }.
       *[down] Le ramène au tour { $its_lap }.
    }
and-you = { $hurt ->
        [out] { " " }Vous met K.O.
        [some] { " " }Vous coûte { $lost ->
            [one] { $lost } point de vie.
           *[other] { $lost } points de vie.
        }
       *[other] { "" }
    }
then-the-die = { $then ->
        [win] { " " }Puis le dé vous mène au but : vous gagnez.
        [out] { " " }Puis le dé vous met K.O. en { $then_cell }.
        [some] { " " }Puis le dé vous mène en { $then_cell } et coûte { $then_lost ->
            [one] { $then_lost } point de vie.
           *[other] { $then_lost } points de vie.
        }
        [yes] { " " }Puis le dé vous mène en { $then_cell }.
       *[no] { "" }
    }
where-the-die-leads = { $goes ->
        [win] La course est terminée : vous gagnez.
        [out] Vous met K.O. avant d'avancer.
        [yes] { $effect ->
            [no] Vous mène en { $cell }.
           *[yes] Vous mène en { $cell }. { outlook-effect }
        }
       *[no] { what-a-face-does }
    }
what-a-face-does = { $kind ->
        [yellow] { die-yellow.help }
        [red] { die-red.help }
        [blue] { die-blue.help }
        [green] { die-green.help }
        [brown] { die-brown.help }
        [purple] { die-purple.help }
       *[purple_free] { die-purple.free }
    }
what-a-power-does = { $kind ->
        [rassik] { power-rassik.help }
        [slaugg] { power-slaugg.help }
        [craken] { power-craken.help }
        [ragnarok] { power-ragnarok.help }
        [grinder] { power-grinder.help }
       *[chtooloo] { power-chtooloo.help }
    }
what-a-card-does = { $kind ->
        [surprise_trap] { card-surprise_trap.help }
        [speed_potion] { card-speed_potion.help }
        [shield] { card-shield.help }
        [explosion] { card-explosion.help }
        [mimicry] { card-mimicry.help }
        [jump_boots] { card-jump_boots.help }
        [fireball] { card-fireball.help }
        [lightning] { card-lightning.help }
        [headwind] { card-headwind.help }
        [healing_potion] { card-healing_potion.help }
        [sidestep] { card-sidestep.help }
        [theft] { card-theft.help }
       *[riposte] { card-riposte.help }
    }

choice-take = Prendre le dé { $face }
    .why = { what-a-face-does }
choice-take_only = Retirer le dé { $face }
    .why = Il n'est pas joué ; les autres ne l'auront pas.
choice-enter = Entrer en { $to }
    .short = { $to }
    .why = { outlook }{ then-the-die }
choice-perform = Jouer le dé { $face }
    .told = Jouer le dé { $face }
    .why = { where-the-die-leads }
choice-power = Pouvoir : { $power }
    .told = Utiliser le pouvoir { $power }
    .why = { what-a-power-does }{ then-the-die }
choice-play = Jouer { $card }
    .why = { what-a-card-does }{ then-the-die }
choice-discard = Défausser { $card }
    .why = C'est alors la carte que vous jouez cette fois.{ then-the-die }
choice-pentacle = Utiliser le pentacle
    .why = Relancez votre dé ; ensuite ni pouvoir ni carte.
choice-end = Passer la main
    .why = Au titan suivant de jouer.
choice-imitate = Comme un { $face }
    .told = Jouer le dé violet comme un { $face }
    .why = { where-the-die-leads }
choice-imitate_before = Comme un { $face }, payer d'abord
    .told = Jouer le dé violet comme un { $face }, en payant d'abord
    .why = { where-the-die-leads }
choice-imitate_after = Comme un { $face }, payer à la fin
    .told = Jouer le dé violet comme un { $face }, en payant à la fin
    .why = { where-the-die-leads }
choice-lay_trap = Piège en { $at }
    .told = Poser un piège en { $at }
    .why = Qui y arrive perd 1 point de vie.{ then-the-die }
choice-throw_trap = Piège sous { $racer }
    .told = Jeter un piège sous { $racer }
    .why = { $life ->
        [0] { $racer } est K.O. et ne sent rien.
       *[other] Il se déclenche aussitôt en { $at } : 1 dégât.
    }{ then-the-die }
choice-strike_titan = Frapper { $racer } en { $at }
    .why = { $life ->
        [0] { $racer } est K.O. et ne sent rien.
        [1] 1 dégât le met K.O.
       *[other] 1 dégât ; il a { $life } points de vie.
    }{ then-the-die }
choice-strike_trap = Détruire le piège en { $at }
    .why = Il ne fait aucun mal.{ then-the-die }
choice-strike_nobody = Ne frapper personne
    .why = Le dégât est perdu.
choice-later_trap = { $goes ->
        [yes] Avancer d'abord, en { $cell }
       *[other] Avancer d'abord
    }
    .why = { $goes ->
        [win] La course est terminée : vous gagnez.
       *[other] { $effect ->
            [no] Puis poser le piège sur une case derrière vous.
           *[yes] { outlook-effect } Puis poser le piège sur une case derrière vous.
        }
    }
choice-later_strike = Avancer d'abord
    .told = Avancer d'abord, frapper ensuite
    .why = Puis frapper une case devant vous, s'il s'y trouve quelque chose.
choice-go_straight = Tout droit, en { $cell }
    .told = Aller tout droit, en { $cell }
    .why = { outlook }{ then-the-die }
choice-go_left = À gauche, en { $cell }
    .told = Aller à gauche, en { $cell }
    .why = { outlook }{ then-the-die }
choice-go_right = À droite, en { $cell }
    .told = Aller à droite, en { $cell }
    .why = { outlook }{ then-the-die }
choice-go_straight_left = Tout droit puis à gauche, en { $cell }
    .told = Aller tout droit puis à gauche, en { $cell }
    .why = { outlook }{ then-the-die }
choice-go_straight_right = Tout droit puis à droite, en { $cell }
    .told = Aller tout droit puis à droite, en { $cell }
    .why = { outlook }{ then-the-die }
choice-go_left_straight = À gauche puis tout droit, en { $cell }
    .told = Aller à gauche puis tout droit, en { $cell }
    .why = { outlook }{ then-the-die }
choice-go_right_straight = À droite puis tout droit, en { $cell }
    .told = Aller à droite puis tout droit, en { $cell }
    .why = { outlook }{ then-the-die }
choice-go_win = Franchir la ligne
    .told = Franchir la ligne
    .why = La course est terminée : vous gagnez.
choice-step_aside = Pas de côté en { $to }
    .told = Faire un pas de côté en { $to }
    .why = { outlook }{ then-the-die }
choice-mimic = Emprunter à { $racer } : { $power }
    .why = { what-a-power-does }
choice-drive = { $racer } en { $to }
    .told = Envoyer { $racer } en { $to }
    .why = { outlook-it }{ and-you }{ then-the-die }
choice-drive_out = { $racer } hors du plateau
    .told = Envoyer { $racer } hors du plateau
    .why = Il sort du dernier plateau et gagne.
choice-swap = Échanger avec { $racer } en { $at }
    .why = { $effect ->
        [win] { outlook }
        [yes] { $its_effect ->
            [no] { outlook-effect }
           *[yes] { outlook-effect } { outlook-it }
        }
       *[no] { $its_effect ->
            [no] Il n'arrive rien ni à l'un ni à l'autre.
           *[yes] { outlook-it }
        }
    }{ then-the-die }
choice-drain = Drainer { $racer }
    .why = { $life ->
        [1] Il est K.O. ; vous gagnez 1 point de vie.
       *[other] Il a { $life } points de vie ; vous en gagnez 1.
    }
choice-blow = Faire reculer { $racer } en { $to }
    .why = { outlook-it }{ and-you }{ then-the-die }
choice-steal = Voler le joueur de { $racer }
    .why = { $cards ->
        [one] La seule carte de sa main.
       *[other] Une de ses { $cards } cartes au hasard.
    }
choice-give_card = Donner { $card }
    .why = Les pirates vous laissent en paix sur cette case.
choice-give_life = Donner une vie
    .why = { $life ->
        [0] Votre titan est K.O.
       *[other] Il en restera { $life }.
    }
choice-shield = Jouer Bouclier
    .why = { $racer } ne perd rien.
choice-no_shield = Encaisser
    .why = Le Bouclier reste en main.
choice-riposte = Jouer Riposte
    .why = 1 dégât à { $other }.
choice-no_riposte = Laisser passer
    .why = La Riposte reste en main.
choice-order = { $racer } d'abord, { $other } ensuite
    .why = L'ordre vaut pour toute la course.

## Questions

prompt-order =
    .you = Lequel de vos deux titans joue en premier ?
    .they = { $player } décide lequel de ses titans joue en premier.
prompt-take =
    .you = À { $racer } de jouer. Quel dé prenez-vous ?
    .they = { $player } prend un dé pour { $racer }.
prompt-take_only =
    .you = { $racer } reste à terre, à l'abri, jusqu'à la fois suivante. Quel dé enlevez-vous aux autres ?
    .they = { $player } prend un dé ; { $racer } est K.O. et ne le joue pas.
prompt-enter =
    .you = Où { $racer } entre-t-il en course ?
    .they = { $player } choisit où { $racer } entre.
prompt-menu =
    .you = { $done ->
        [0] { $racer } tient le dé { $face }. Par quoi commencer ?
       *[other] { $racer } a joué son dé. Autre chose ?
    }
    .they = { $player } joue { $racer }.
prompt-imitate =
    .you = Dé violet : quelle face, et quand payez-vous ?
    .they = { $player } choisit une face pour le dé violet.
prompt-imitate_free =
    .you = Dé violet : quelle face ?
    .they = { $player } choisit une face pour le dé violet.
prompt-lay_or_move =
    .you = Dé rouge : poser le piège maintenant, ou avancer d'abord ?
    .they = { $player } décide quand poser le piège.
prompt-lay_behind =
    .you = Dé rouge : où poser le piège derrière vous ?
    .they = { $player } pose un piège derrière { $racer }.
prompt-strike_or_move =
    .you = Dé vert : frapper maintenant, ou après le mouvement ?
    .they = { $player } décide quand frapper.
prompt-strike_ahead =
    .you = Dé vert : que frappez-vous ?
    .they = { $player } frappe devant { $racer }.
prompt-side =
    .you = { $kind ->
        [green] Dé vert : deux cases de quel côté ?
       *[brown] Dé marron : trois cases de quel côté ?
    }
    .they = { $player } choisit un côté pour { $racer }.
prompt-path =
    .you = Dé bleu : par où ?
    .they = { $player } choisit un chemin pour { $racer }.
prompt-leap =
    .you = Bondir où ?
    .they = { $player } bondit avec { $racer }.
prompt-swap =
    .you = Avec qui { $racer } échange-t-il sa place ?
    .they = { $player } choisit avec qui { $racer } échange sa place.
prompt-drive =
    .you = Qui déplacez-vous, et où ?
    .they = { $player } déplace un titan par le pouvoir de Ragnarok.
prompt-lay =
    .you = Où posez-vous le piège ?
    .they = { $player } pose un piège près de { $racer }.
prompt-drain =
    .you = Qui drainez-vous ?
    .they = { $player } choisit qui drainer.
prompt-run =
    .you = Potion de vitesse : { $steps } cases, par où ?
    .they = { $player } court avec { $racer }.
prompt-jump =
    .you = Bottes de saut : par où ?
    .they = { $player } saute avec { $racer }.
prompt-mimic =
    .you = À qui empruntez-vous son pouvoir ?
    .they = { $player } emprunte un pouvoir.
prompt-shoot =
    .you = Boule de feu : par où ?
    .they = { $player } lance une boule de feu.
prompt-blow =
    .you = Qui le vent fait-il reculer ?
    .they = { $player } souffle un vent contraire.
prompt-step_aside =
    .you = Pas de côté : où ?
    .they = { $player } fait un pas de côté avec { $racer }.
prompt-steal =
    .you = À qui volez-vous une carte ?
    .they = { $player } choisit à qui voler une carte.
prompt-plunder =
    .you = Les pirates attaquent { $racer } ! Une carte ou une vie ?
    .they = Les pirates attaquent { $racer } ; { $player } donne une carte ou une vie.
prompt-protect =
    .you = { $racer } va perdre 1 point de vie ({ $cause }). Jouer le Bouclier ?
    .they = { $player } peut protéger { $racer }.
prompt-strike_back =
    .you = { $racer } a été touché. Riposter contre { $other } ?
    .they = { $player } peut riposter.
prompt-finished =
    .you = La course est finie.
    .they = La course est finie.

## Ce qui s'est passé

event-ordered = { $first } jouera avant { $second }.
event-starter = Le dé donne { $face } : { $titan } commence.
event-turn = À { $titan } de jouer.
event-rolled = Le joueur de { $titan } lance les { $dice } dés.
event-die = { $count ->
        [one] Un dé { $face }.
       *[other] { $count } dés { $face ->
            [marron] marron
           *[other] { $face }s
        }.
    }
event-took = { $titan } prend le dé { $face }.
event-colour_life = Sa propre couleur : { $titan } a { $life } points de vie.
event-entered = { $titan } entre en course en { $cell }.
event-imitated = { $titan } joue le dé violet comme un { $face }.
event-moved = { $titan } va de { $from } en { $to }.
event-jumped = { $titan } saute de { $from } en { $to }.
event-slid = { $titan } glisse de { $from } en { $to }.
event-pushed = { $by } pousse { $titan } de { $from } en { $to }.
event-driven = { $by } déplace { $titan } de { $from } en { $to }.
event-swapped = { $titan } échange avec { $other } : { $from } contre { $to }.
event-stepped_aside = { $titan } fait un pas de côté de { $from } en { $to }.
event-lap_up = { $titan } franchit la ligne : tour { $lap }.
event-lap_down = { $titan } repasse derrière la ligne : tour { $lap }.
event-left_top = { $titan } sort du dernier plateau depuis { $from }.
event-trap_laid = { $titan } pose un piège en { $cell }.
event-trap_thrown = { $titan } déclenche un piège sous { $other } en { $cell }.
event-trap_sprung = { $titan } tombe dans le piège en { $cell }.
event-trap_destroyed = Le piège en { $cell } est détruit.
event-struck = { $titan } frappe { $cell } : { $cause }.
event-lost = { $titan } perd 1 point de vie ({ $cause }) ; il lui en reste { $life }.
event-unharmed = { $titan } est K.O. : { $cause } ne lui fait rien.
event-knocked_out = { $titan } est K.O. en { $cell }.
event-skipped = { $titan } est K.O. : il ne joue pas et reste à terre jusqu'à la fois suivante.
event-stood_up = { $titan } se relève avec { $life } points de vie.
event-plundered = Les pirates de { $cell } prennent { $card } au joueur de { $titan }.
event-burst = { $titan } réveille la statue de { $cell }.
event-rerolled = { $titan } paie le pentacle et obtient { $face }.
event-power_used = { $titan } utilise un pouvoir : { $power }.
event-drained = { $titan } gagne 1 point de vie et en a { $life }.
event-healed = { $titan } se soigne : { $life } points de vie.
event-drew = Le joueur de { $titan } pioche { $card }.
event-drew-hidden = Le joueur de { $titan } pioche une carte.
event-hand_full = La main de { $titan } est pleine : pas de carte.
event-no_cards = Il ne reste aucune carte pour { $titan }.
event-reshuffled = { $cards } cartes de la défausse reforment la pioche.
event-played = { $titan } joue { $card }.
event-discarded = Le joueur de { $titan } défausse { $card }.
event-shielded = Le Bouclier protège { $titan } ({ $cause }).
event-riposted = { $titan } riposte contre { $other }.
event-stole = { $titan } vole { $card } à { $other }.
event-stole-hidden = { $titan } vole une carte à { $other }.
event-crossed = { $titan } termine la course !
event-capped = Tout le monde a joué { $turns } fois au total : la course s'arrête sans vainqueur.
event-race_won = { $player } gagne la course.

## La scène

scene-piece = { $racer } en { $cell }
scene-piece-down = { $racer } K.O. en { $cell }
scene-piece-home = { $racer } est sorti du dernier plateau
scene-piece-waiting = { $racer } attend au bas du plateau
scene-cell = { $cell } : { $feature }
    .short = { $cell }
scene-trap = Piège
    .help = Qui y arrive perd 1 point de vie, et le piège disparaît.
scene-line = Ligne d'arrivée
    .help = La franchir vers le haut compte un tour de plus, vers le bas un tour de moins.
scene-own-circuit = Un circuit à vous
scene-grand-slam = Grand Chelem : { $circuit }, plateau { $lap } sur 3
    .short = Plateau { $lap } sur 3
scene-own-grand-slam = Grand Chelem, plateau { $lap } sur 3
scene-board = { $board } · { $circuit }
scene-own-board = Plateau { $board }
scene-lap = Tour { $lap } sur { $laps }
scene-die-free = Un dé pas encore lancé
scene-open = libre
scene-pile = Cartes Bonus : { $count } à piocher
scene-discard = Cartes défaussées : { $count }
pile-bonus = Bonus
    .help = Se piochent sur les cases bonus. Quand la pioche est vide, on remélange la défausse.
pile-discard = Défausse
    .help = Les cartes jouées ou données, visibles de tous.
figure-life = Vie { $life } sur { $most }
    .short = vie
figure-knocked-out = K.O.
figure-lap = Tour { $lap } sur { $laps }
    .short = tour
# L'écart compte des lignes, deux par pas tout droit : par-dessus les mots de la page.
figure-gap = { $count ->
        [one] À 1 ligne du premier
       *[other] À { $count } lignes du premier
    }
page-finish-gap = { $by ->
        [one] 1 ligne
       *[other] { $by } lignes
    }
page-finish-behind = { $behind ->
        [one] 1 ligne
       *[other] { $behind } lignes
    }
page-for-you-ahead = { $count ->
        [one] { $racer } a une ligne d'avance
       *[other] { $racer } a { $count } lignes d'avance
    }
page-for-you-behind = { $count ->
        [one] { $racer } a une ligne de retard
       *[other] { $racer } a { $count } lignes de retard
    }
figure-cards = Cartes en main : { $count }
    .short = cartes
note-waiting = Au départ
note-finished = Arrivé
guide-trap = Piège
guide-line = Ligne d'arrivée
pill-card = + carte
pill-stolen = volé
pill-knocked-out = K.O.
pill-up = debout
pill-lap = Tour { $lap }
pill-fire = feu
pill-trap = piège

## Ce qui cloche dans un fichier de circuit ou de cartes

board-no-features = Un fichier de circuit donne des cases sous l'une au moins de ces entrées : { $entry }. Un fichier de cartes a treize lignes [[card]], comme data/cards.toml.
board-no-cell-list = « { $entry } » doit être une liste de cases, comme ["C5", "D6"].
board-cell-unknown = La case { $cell } n'existe pas (sous « { $entry } »). Les colonnes A, C, E ont les lignes 1, 3 à 11, les colonnes B, D, F les lignes 2, 4 à 12.
board-cell-twice = La case { $cell } figure sous « { $entry } » et déjà sous « { $other } » ; une case n'a qu'un effet.
board-cell-bare = La case { $cell } (sous « { $entry } ») est sur les { $rows } premières lignes, qui doivent rester nues.
board-ice-line = La ligne qui passe par { $cell } dans la direction { $direction } n'est que glace ; une glissade n'y finirait jamais.

## Les règles en bref : rules-1, rules-2, … chacune avec les numéros qu'elle explique

rules-1 = Le but
    .text = Les titans courent vers le haut d'un monde sans bords : qui sort en haut rentre par le bas, un tour plus loin. Le premier qui achève trois tours gagne aussitôt, peu importe qui est en train de jouer.
    .ids = TR-1 TR-2 TR-12
rules-2 = Les dés et votre jeu
    .text = On lance autant de dés qu'il y a de titans, et chacun en prend un, l'un après l'autre ; quand il n'en reste qu'un, on relance tout. Votre dé doit être joué ; votre pouvoir et une carte peuvent s'y ajouter, avant ou après. La première fois, un titan entre en course et joue seulement son dé.
    .ids = TR-3
rules-3 = Ce que font les dés
    .text = Jaune : deux cases tout droit. Rouge : une case, et un piège derrière vous. Bleu : une case tout droit, une en diagonale. Vert : deux cases en diagonale, et 1 dégât devant. Marron : trois cases en diagonale. Violet : n'importe quelle face, pour 1 point de vie. Un dé de votre couleur rend 1 point de vie.
    .ids = TR-4
rules-4 = Carambolages
    .text = Rien n'arrête un titan : qui se trouve sur son chemin est poussé dans la même direction, et pousse à son tour qui est derrière lui. Un titan poussé perd 1 point de vie, une fois par déplacement.
    .ids = TR-5 TR-6
rules-5 = Pièges
    .text = Qui arrive sur un piège perd 1 point de vie, et le piège disparaît. On peut aussi le poser sous un titan. Un dégât qui frappe un piège le détruit.
    .ids = TR-7
rules-6 = Vie et K.O.
    .text = À 0 point de vie, un titan est K.O. : il s'arrête aussitôt, et la fois suivante il ne fait que prendre un dé, sans le jouer. Il se relève la fois d'après, avec sa vie de départ. D'ici là il reste à terre : rien ne le blesse, mais on peut le pousser, même par-dessus la ligne.
    .ids = TR-8
rules-7 = Pouvoirs
    .text = Une fois chaque fois que vous jouez, avant ou après le déplacement, jamais pendant, et pas la première fois. Un pouvoir n'atteint que les six cases autour de son titan.
    .ids = TR-9
rules-8 = Cartes Bonus
    .text = Arriver sur une case Bonus fait piocher une carte ; on en tient deux au plus. Quand vous jouez, vous pouvez en utiliser ou en défausser une. Bouclier et Riposte sont des réactions : elles répondent aussitôt, même quand un autre joue.
    .ids = TR-10
rules-9 = Les circuits
    .text = Arriver sur la lave coûte 1 point de vie. Les pirates prennent une carte ou un point de vie. Les tremplins font sauter. Une statue frappe tout autour d'elle. Sur un pentacle, un point de vie achète un autre lancer. Sur la glace, on glisse.
    .ids = TR-11
rules-10 = Deux joueurs, équipes, Grand Chelem
    .text = À deux, chacun mène deux titans et fixe leur ordre. En équipes, le premier titan arrivé gagne pour toute l'équipe. Le Grand Chelem passe par trois circuits à la suite.
    .ids = TR-13

## Pourquoi pas

why-card = Cette carte ne répond pas à la question posée.
why-die = La question ne porte pas sur les dés.
why-space = Cette case est hors de portée de ce que vous faites.
why-piece = Ce titan ne peut pas être choisi maintenant.
why-pile = On ne pioche qu'en arrivant sur une case Bonus.
why-take = Prenez d'abord un dé : sa face dit comment vous avancez.
why-card-take = Les cartes se jouent avant ou après le déplacement, une fois le dé pris.
why-die-taken = { $racer } a pris ce dé ; on relance tout quand il n'en reste qu'un.
why-down = Un titan K.O. prend seulement un dé ; il n'avance pas et ne joue pas de carte.
why-enter = On entre en course par l'une des trois cases de la première ligne.
why-menu = Choisissez d'abord quoi faire ; les cases et les titans viennent ensuite.
why-card-menu = Cette carte n'aurait aucun effet ici, ou se joue en réaction à une attaque.
why-card-behind = Cette carte est pour qui est derrière. { only-behind }
why-die-done = Seul votre propre dé sert, et une seule fois.
why-side = Ce dé fait avancer en diagonale : devant à gauche ou devant à droite, rien d'autre.
why-path = Le chemin se fait case par case : tout droit, devant à gauche ou devant à droite.
why-aside = Un pas de côté reste sur la même ligne.
why-lay = Un piège se pose sur une case voisine qui n'en porte pas déjà un.
why-adjacent = Ce pouvoir n'atteint que les cases autour de votre titan.
why-drive = Un titan est déplacé d'une case, dans l'une des directions montrées.
why-drain = Seul un titan voisin peut être drainé.
why-drain-down = Un titan K.O. n'a plus de vie à donner.
why-protect = Seul un Bouclier évite ce dégât.
why-strike-back = Seule une Riposte répond à cette attaque.
why-plunder = Les pirates prennent une carte de votre main, ou un point de vie.

## Rapport d'équilibre

factor-racer = Titans
factor-order = Ordre de jeu
    .level = Rang { $level }
measure-cards_drawn = Cartes Bonus piochées
    .help = Laquelle on pioche tient au seul hasard ; combien on en pioche n'est pas compté.
measure-cards_played = Cartes Bonus jouées
    .help = Jouées par choix : qui mène ne joue pas les mêmes cartes que qui est derrière.
measure-dice_taken = Dés pris
    .help = Combien de fois un titan a pris chaque dé de la réserve, par choix.
measure-deeds = Ce qui arrive aux titans
    .help = Compté pour le titan à qui cela arrive ; pour les vols et les échanges, pour celui qui agit.
measure-deeds-knocked_out = Est mis K.O.
measure-deeds-pushed = Est poussé
measure-deeds-trap_sprung = Tombe dans un piège
measure-deeds-slid = Glisse sur la glace
measure-deeds-swapped = Échange sa place
measure-deeds-stole = Vole une carte

## Ce qu'on peut laisser passer jusqu'à son tour

window-shield = Bouclier
window-riposte = Riposte

# Ce qu'on annonce avant de lancer un dé

omen-knock_out = { $share } de mettre un titan K.O.
omen-wreck = { $share } d'être K.O.
omen-harm = { $share } de perdre une vie

## La première course : first-QUESTION quand elle est posée pour la première fois

first-take = Prenez un dé ; les autres restent pour les suivants. Ses flèches montrent le déplacement. Un dé de la couleur de votre titan rend 1 point de vie.
first-take_only = K.O. : votre titan ne joue pas et reste à terre, à l'abri de tout dégât, jusqu'à la fois suivante. Vous prenez quand même un dé, que personne ne jouera : privez-en celui qui en profiterait le plus.
first-enter = Choisissez où entre votre titan. Qui s'y trouve est poussé.
first-menu = Vous devez jouer votre dé, et pouvez ajouter votre pouvoir et une carte, dans l'ordre voulu. Pointer un choix montre ce qu'il a de certain ; les chemins et les cibles viennent ensuite.
first-side = À gauche ou à droite : les points montrent l'arrivée. Les titans poussés perdent 1 point de vie.
first-path = Les deux cases peuvent se faire dans un ordre ou dans l'autre. Regardez le chemin : lave, pièges, case Bonus.
first-protect = Votre Bouclier peut empêcher cette perte maintenant. Il est défaussé une fois joué.
first-lay_or_move = Le dé rouge pose un piège derrière vous : qui y arrive perd 1 point de vie. À poser avant d'avancer, ou après.
first-strike_or_move = Le dé vert frappe une case devant vous, avant ou après le déplacement : un titan y perd 1 point de vie, un piège y est détruit.
first-imitate = Le dé violet se joue comme la face de votre choix, pour 1 point de vie, payé avant ou après.
first-imitate_free = Le dé violet se joue comme la face de votre choix. Les autres le paient 1 point de vie ; pour Chtooloo, il est gratuit.
first-plunder = Les pirates se servent : donnez-leur une carte, ou 1 point de vie.

## La leçon (data/lesson.toml) : ce qui est dit, ce qu'il faut faire, ce qui en résulte

lesson-goal = Trois tours vers le haut : qui sort en haut rentre en bas. Le premier arrivé gagne.
lesson-take = Prenez un dé : ses flèches sont votre déplacement, et les dés laissés sont pour les autres.
    .do = Prenez le dé bleu et allez en D4.
lesson-push = Slaugg est arrivé sur votre case et vous a poussé dans la lave. La poussée coûte 1 point de vie, la lave un autre.
lesson-trap = Rendez-lui la pareille. Le dé rouge avance d'une case et pose un piège derrière vous, juste devant Slaugg.
    .do = Prenez le rouge : avancez, puis piège en D6.
lesson-card = En plus du dé, on peut jouer une carte. Les cases à l'éclair en donnent une nouvelle.
    .do = Jouez la Potion de vitesse et arrivez en E11.
lesson-sprung = Slaugg est tombé dans votre piège : 1 point de vie. Sans vie, un titan est K.O. et ne joue pas la fois suivante.
lesson-lap = Le haut du plateau est la ligne : au-delà commence le tour suivant.
    .do = Prenez le dé jaune.
    .then = Deuxième tour. Qui recule derrière la ligne reperd ce tour.
lesson-power = Chaque titan a un pouvoir, à utiliser une fois quand il joue. Ragnarok bouscule un voisin d'une case.
    .do = Bousculez Slaugg dans la lave.
    .then = En plein dans la lave. Il vous reste votre dé à jouer.
lesson-last = Troisième tour, et la ligne est à portée : qui la franchit maintenant gagne aussitôt.
    .do = Prenez le dé bleu et rentrez.
    .then = Arrivé ! Personne ne joue plus.

## L'atelier

made-feature = Ce qui s'y trouve
made-copies = Exemplaires
made-steps = Pas
made-distance = Cases en avant
made-range = Portée
made-life = Vie
made-ahead = Titans devant
made-count-cards = Cartes en tout

## Problèmes : de quoi il s’agit

theme-die = Quel dé
theme-timing = Quoi d'abord
theme-way = Par où passer
theme-trap = Où poser le piège
theme-target = Qui viser
theme-answer = Répondre ou non
