game-title = Derby des escargots
game-tagline = Trois cartes, un sentier, et une laitue au bout.

## Les escargots

things-racer = Escargots
racer-pearl = Perle
    .help = La coquille à la boucle.
racer-moss = Mousse
    .help = La coquille aux barres.
racer-dusk = Brune
    .help = La coquille à la croix.
racer-honey = Miel
    .help = La coquille à l'alvéole.
racer-cherry = Cerise
    .help = La coquille au pic.
letter-pearl = P
letter-moss = M
letter-dusk = B
letter-honey = L
letter-cherry = C

## Les cartes

things-card = Cartes
card-nap = Sieste
    .help = Un petit bout de chemin, puis on se repose.
card-crawl = Au pas
    .help = L'allure qui a fait la renommée des escargots.
card-glide = Glissade
    .help = Sur la rosée fraîche.
card-dash = Sprint
    .help = Aussi vite qu'un escargot peut aller.
card-slime = Bave
    .help = L'escargot le plus proche devant le vôtre glisse en arrière.
pile-deck = Pioche
    .help = Les cartes à piocher ; quand elle est vide, on y mélange celles qui ont été jouées.
pile-played = Cartes jouées
    .help = Elles forment la pioche quand celle-ci est vide.

## Réglages

option-stones = Pierres
    .help = La longueur du sentier.
option-cards = Cartes
    .help = Le paquet du jeu, ou le vôtre : les lignes de data/cards.toml avec d'autres nombres.
option-cards-standard = Standard

## Ce qui ne va pas dans un paquet

board-no-cards = Un paquet contient les lignes [[card]] de data/cards.toml.
board-few-cards = Le paquet compte { $cards } cartes ; à ce nombre de joueurs, il en faut au moins { $needed }.

## Questions et réponses

prompt-card =
    .you = Quelle carte jouez-vous ?
    .they = { $player } choisit une carte pour { $racer }.
choice-crawl = { $card } : { $stones ->
        [one] une pierre plus loin
       *[other] { $stones } pierres plus loin
    }
choice-slime = { $card } : faire reculer { $racer }
    .why = { $racer } est devant, au plus près, et glisse de { $stones } pierres en arrière.
choice-slime-nobody = { $card } : personne devant
    .why = La carte ne fait rien ; vous en piochez une autre.
why-space = Vous allez là où votre carte vous mène.
why-piece = La bave n'attrape que l'escargot le plus proche devant vous.
why-pile = On pioche après avoir joué.

## Ce qui se passe

event-turn = Manche { $round } : au tour de { $racer }.
event-played = { $racer } joue { $card }.
event-crawled = { $racer } rampe de { $from } à { $to }.
event-pulled = { $racer } glisse de { $from } à { $to } sur la bave de { $by }.
event-nobody_ahead = Personne devant { $racer } : la bave sèche.
event-drew = { $racer } pioche { $card }.
event-drew-hidden = { $racer } pioche une carte.
event-reshuffled = Les { $cards } cartes jouées forment la nouvelle pioche.
event-home = { $racer } atteint la laitue !
event-night = Après { $rounds } manches, la nuit tombe.

## Le plateau

chip-stones = { $stones } pierres
chip-round = Manche { $round }
cell-gate = Le portillon
    .help = C'est d'ici que partent les escargots.
cell-stone = Pierre { $stone }
cell-home = La laitue
    .help = Le premier arrivé a gagné.
scene-snail = { $racer }, { $stone ->
        [0] au portillon
       *[other] à { $stone }
    }
figure-stones = Pierres parcourues : { $stones }
figure-hand = Cartes en main : { $cards }

## Les règles

rules-1 = La course
    .text = Deux à cinq escargots partent du portillon, et chaque joueur tient trois cartes. Le premier escargot au-delà de la dernière pierre a gagné. Après quarante manches la nuit tombe, et le plus avancé l'emporte.
    .ids = SD-1 SD-3
rules-2 = Un tour
    .text = Jouez une carte. Elle mène votre escargot d'autant de pierres qu'elle l'indique ; la bave fait reculer de deux pierres l'escargot le plus proche devant le vôtre. Piochez ensuite une carte ; quand la pioche est vide, on mélange les cartes jouées, qui forment la nouvelle pioche.
    .ids = SD-2

## Le rapport

measure-cards_drawn = Cartes piochées
    .help = La chance au tirage fait-elle gagner ?
measure-cards_played = Cartes jouées
    .help = Quelles cartes jouent les gagnants ?

## La leçon (data/lesson.toml) : ce qui est dit, ce qu'il faut faire, ce qui en résulte

lesson-goal = Le premier escargot au-delà de la dernière pierre gagne la salade.
lesson-card = Une carte fait avancer d'autant de pierres qu'elle le dit ; on en pioche ensuite une autre.
    .do = Jouez Glissade.
lesson-slime = Mousse est devant vous. La bave tire en arrière de deux pierres l'escargot juste devant.
    .do = Jouez Bave.
lesson-home = Encore deux pierres.
    .do = Jouez Au pas.
    .then = La salade ! Vous gagnez.
