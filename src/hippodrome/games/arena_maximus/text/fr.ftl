
## La scène : lettres, tuiles, cartes, piles, valeurs et ce qui se passe

letter-dwarf = N
letter-elf = E
letter-orc = O
letter-undead = M
letter-human = H

cell-empty = Tuile { $tile }, piste libre
cell-stable = Tuile { $tile }, écurie
cell-rocks = Tuile { $tile }, rochers { $number }
cell-jump = Tuile { $tile }, saut { $number }
cell-hazard = Tuile { $tile }, danger : { $count ->
        [1] { $first }
       *[2] { $first } et { $second }
    }
cell-line = Départ et arrivée
cell-face-down = Tuile { $tile }, face cachée

face-empty = Piste libre
    .help = Il ne se passe rien ici, sauf si un autre char occupe déjà la tuile.
face-stable = Écurie
    .help = S'y arrêter répare tous les dégâts et renouvelle la main, mais coûte toute la réserve de vitesse et le reste du déplacement.
face-rocks = Rochers
    .help = Jouez autant de rênes que l'indique le chiffre ; chaque carte manquante coûte 1 dégât.
face-jump = Saut
    .help = Une vitesse inférieure au chiffre coûte 1 dégât par point manquant. Aucune carte n'y change rien.
face-hazard = Danger
    .help = Jouez une carte par symbole ; chaque symbole manquant coûte 1 dégât. Celui de sa propre couleur est gratuit.
face-line = Départ et arrivée
    .help = Qui franchit la ligne a terminé. On finit la manche, et celui qui est allé le plus loin gagne.
face-down = Tuile face cachée
    .help = Retournée quand un char atteint la dernière tuile visible, trois à la fois.

kind-whip = Fouet
    .help = Donne de la vitesse, attaque et défend. Son symbole permet de passer un danger.
kind-rein = Rênes
    .help = Bloquent le passage et évitent les rochers. Avec un fouet, elles forment une paire pour éperonner. Leur symbole permet de passer un danger.
kind-magic = Magie
    .help = Remplace un fouet ou des rênes.
guide-crash = Char accidenté
    .help = Il attend au bord de la piste : un tour pour piocher, puis il revient. Un second accident l'élimine.

pile-draw = Pioche
    .help = Chacun pioche jusqu'à ce que sa main et sa réserve de vitesse soient au complet.
pile-draw-title = { $count ->
        [one] Pioche : { $count } carte
       *[other] Pioche : { $count } cartes
    }
pile-discard = Défausse
    .help = Fouets : { $whips }, rênes : { $reins }, magie : { $magic }. Mélangée pour former une nouvelle pioche quand celle-ci est vide.
pile-discard-title = { $count ->
        [one] Défausse : { $count } carte
       *[other] Défausse : { $count } cartes
    }
pile-tiles = Écartées
    .help = Mises de côté avant la course ; personne ne sait de quelles tuiles il s'agit.
pile-tiles-title = { $count ->
        [one] { $count } tuile écartée
       *[other] { $count } tuiles écartées
    }
hand-of = { $count ->
        [one] { $racer } : { $count } carte en main
       *[other] { $racer } : { $count } cartes en main
    }

figures =
    .help = Bête { $beast } : cartes que l'on peut changer par tour dans la réserve de vitesse. Conducteur { $driver } : cartes pour éperonner, bloquer, attaquer ou se défausser. Char { $chariot } : nombre de dégâts qui provoque l'accident. Son propre symbole, { $symbol }, ne lui coûte rien.
figures-pool =
    .help = Chaque carte posée ici vaut un point de vitesse. La dernière posée est la première retirée.
figure-wheel = Roue intacte : aucun accident
figure-wheel-broken = Roue brisée : un autre accident élimine le char
figure-hull = Encore { $left } sur { $most } (dégâts : { $damage })
figure-speed = Vitesse { $speed } (Bête { $beast })
figure-hand = { $count ->
        [one] { $count } carte en main (Conducteur { $driver })
       *[other] { $count } cartes en main (Conducteur { $driver })
    }
note-answering = Répond
note-driving = Roule
note-refills = Accidenté, pioche au prochain tour
note-returns = Accidenté, revient au prochain tour
note-out = Éliminé
note-done = Ligne franchie, { $beyond } au-delà

piece-on = { $racer } sur la tuile { $tile }
piece-crashed = { $racer }, accidenté au bord de la tuile { $tile }
piece-done = { $racer }, au-delà de la ligne, sur la tuile { $tile }
piece-out = { $racer }, hors course

chip-lap = Un tour, { $tiles } tuiles
chip-round = Manche { $round }
chip-final-round = Manche finale
chip-spells = Sorts

pill-back = De retour
pill-stops = S'arrête
pill-line = { $beyond ->
        [0] Arrivée
       *[other] Arrivée +{ $beyond }
    }
pill-final-round = Manche finale
pill-crash = Accident
pill-out = Éliminé
pill-stable = Réparé
pill-passed = Indemne
pill-speed = Vitesse { $speed }
pill-spell = { $spell }
pill-cancelled = Annulé
pill-ram = Éperonné { $pairs }
pill-block = Bloqué { $cards }
pill-attack = Attaqué { $cards }
pill-held = Repoussé
