game-title = Village Race
game-tagline = Marcher, ou oser courir.

## Les coureurs

racer-anna = Anna
    .help = Court dans le premier couloir.
racer-bert = Bert
    .help = Court dans le deuxième couloir.
racer-cleo = Cléo
    .help = Court dans le troisième couloir.
racer-dora = Dora
    .help = Court dans le quatrième couloir.
racer-emil = Émile
    .help = Court dans le cinquième couloir.
racer-fred = Fred
    .help = Court dans le sixième couloir.
things-racer = Coureurs
letter-anna = A
letter-bert = B
letter-cleo = C
letter-dora = D
letter-emil = E
letter-fred = F

## Réglages

option-spaces = Cases
    .help = La longueur de la rue.

## Questions et réponses

prompt-pace =
    .you = Marcher ou courir ?
    .they = { $player } choisit : { $racer } va-t-il marcher ou courir ?
choice-walk = Marcher de { $spaces } cases
    .why = Lent et sûr.
choice-run = Courir
    .why = Un dé dit jusqu'où : d'une à six cases.
why-space = Vous allez aussi loin que vous marchez ou courez.
why-piece = Chacun déplace son propre coureur.
why-die = On lance le dé quand on court.

## Ce qui se passe

event-turn = Manche { $round } : au tour de { $racer }.
event-rolled = { $racer } lance un { $die }.
event-moved = { $racer } va de { $from } à { $to }.
event-home = { $racer } est arrivé !

## Le plateau

chip-round = Manche { $round }
die = Le dé
cell-start = Départ
cell-space = Case { $space }
cell-finish = Arrivée
scene-runner = { $racer }, case { $space }
figure-spaces = Cases parcourues : { $spaces }

## Les règles

rules-1 = La course
    .text = Deux à six coureurs partent d'avant la première case. Le premier au-delà de la dernière case gagne.
    .ids = VR-1 VR-3
rules-2 = Un tour
    .text = Marchez de trois cases, ou courez : lancez un dé et avancez d'autant de cases qu'il l'indique.
    .ids = VR-2
