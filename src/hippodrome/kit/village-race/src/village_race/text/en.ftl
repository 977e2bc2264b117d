game-title = Village Race
game-tagline = Walk, or dare to run.

## The runners

racer-anna = Anna
    .help = Runs in the first lane.
racer-bert = Bert
    .help = Runs in the second lane.
racer-cleo = Cleo
    .help = Runs in the third lane.
racer-dora = Dora
    .help = Runs in the fourth lane.
racer-emil = Emil
    .help = Runs in the fifth lane.
racer-fred = Fred
    .help = Runs in the sixth lane.
things-racer = Runners
letter-anna = A
letter-bert = B
letter-cleo = C
letter-dora = D
letter-emil = E
letter-fred = F

## Options

option-spaces = Spaces
    .help = How long the street is.

## Questions and answers

prompt-pace =
    .you = Walk or run?
    .they = { $player } chooses: will { $racer } walk or run?
choice-walk = Walk { $spaces } spaces
    .why = Slow and certain.
choice-run = Run
    .why = A die says how far: one space to six.
why-space = You go as far as you walk or run.
why-piece = Everybody moves their own runner.
why-die = The die is rolled when you run.

## What happens

event-turn = Round { $round }: { $racer } is next.
event-rolled = { $racer } rolls a { $die }.
event-moved = { $racer } goes from { $from } to { $to }.
event-home = { $racer } is home!

## The board

chip-round = Round { $round }
die = The die
cell-start = Start
cell-space = Space { $space }
cell-finish = Finish
scene-runner = { $racer }, space { $space }
figure-spaces = Spaces covered: { $spaces }

## The rules

rules-1 = The race
    .text = Two to six runners start before the first space. The first beyond the last space wins.
    .ids = VR-1 VR-3
rules-2 = A turn
    .text = Walk three spaces, or run: roll a die and go as many spaces as it shows.
    .ids = VR-2
