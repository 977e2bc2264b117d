
## The scene: letters, tiles, cards, piles, figures and what happens

letter-dwarf = D
letter-elf = E
letter-orc = O
letter-undead = U
letter-human = H

cell-empty = Tile { $tile }, free
cell-stable = Tile { $tile }, stable
cell-rocks = Tile { $tile }, rocks { $number }
cell-jump = Tile { $tile }, jump { $number }
cell-hazard = Tile { $tile }, hazard: { $count ->
        [1] { $first }
       *[2] { $first } and { $second }
    }
cell-line = Start and finish
cell-face-down = Tile { $tile }, face down

face-empty = Free track
    .help = Nothing happens here, unless another chariot is already on the tile.
face-stable = Stable
    .help = Stop here to repair all damage and draw a fresh hand. It costs the whole speed pool and the rest of the move.
face-rocks = Rocks
    .help = Play as many reins as the number says; each one missing costs 1 damage.
face-jump = Jump
    .help = A speed below the number costs 1 damage for each point missing. No card helps.
face-hazard = Hazard
    .help = Play a card for each symbol; each one missing costs 1 damage. The symbol of one's own colour is free.
face-line = Start and finish
    .help = Whoever crosses the line is done. The round is played out, and whoever has come farthest wins.
face-down = Face-down tile
    .help = Turned up when a chariot reaches the last open tile, three at a time.

kind-whip = Whip
    .help = Adds speed, attacks and defends. Its symbol pays for a hazard.
kind-rein = Rein
    .help = Blocks, and avoids rocks. With a whip it makes a pair to ram. Its symbol pays for a hazard.
kind-magic = Magic
    .help = Stands in for a whip or a rein.
guide-crash = Crashed chariot
    .help = It stands beside the track: one turn to draw cards, then it is back. A second crash puts it out of the race.

pile-draw = Draw
    .help = Everybody draws until hand and speed pool together hold the full number of cards.
pile-draw-title = { $count ->
        [one] Draw pile: { $count } card
       *[other] Draw pile: { $count } cards
    }
pile-discard = Discard
    .help = Whips { $whips }, reins { $reins }, magic { $magic }. Shuffled into a new pile when the draw pile is empty.
pile-discard-title = { $count ->
        [one] Discard pile: { $count } card
       *[other] Discard pile: { $count } cards
    }
pile-tiles = Left out
    .help = Put aside before the race; nobody knows which tiles they are.
pile-tiles-title = { $count ->
        [one] { $count } tile left out
       *[other] { $count } tiles left out
    }
hand-of = { $count ->
        [one] { $racer }: { $count } card in hand
       *[other] { $racer }: { $count } cards in hand
    }

figures =
    .help = Beast { $beast }: cards a turn may change in the speed pool. Driver { $driver }: cards for one ram, block, attack or discard. Chariot { $chariot }: the damage that makes it crash. Its own symbol, { $symbol }, costs it nothing.
figures-pool =
    .help = Each card here is one point of speed. The last one laid is the first to go.
figure-wheel = Wheel whole: no crash yet
figure-wheel-broken = Wheel broken: another crash puts it out of the race
figure-hull = { $left } of { $most } left (damage { $damage })
figure-speed = Speed { $speed } (Beast { $beast })
figure-hand = { $count ->
        [one] { $count } card in hand (Driver { $driver })
       *[other] { $count } cards in hand (Driver { $driver })
    }
note-answering = Answers
note-driving = Drives
note-refills = Crashed, draws next turn
note-returns = Crashed, back next turn
note-out = Out of the race
note-done = Crossed the line, { $beyond } beyond

piece-on = { $racer } on tile { $tile }
piece-crashed = { $racer }, crashed beside tile { $tile }
piece-done = { $racer }, past the finish on tile { $tile }
piece-out = { $racer }, out of the race

chip-lap = One lap, { $tiles } tiles
chip-round = Round { $round }
chip-final-round = Final round
chip-spells = Spells

pill-back = Back
pill-stops = Stops
pill-line = { $beyond ->
        [0] Finish
       *[other] Finish +{ $beyond }
    }
pill-final-round = Final round
pill-crash = Crash
pill-out = Out
pill-stable = Repaired
pill-passed = Unharmed
pill-speed = Speed { $speed }
pill-spell = { $spell }
pill-cancelled = Cancelled
pill-ram = Ram { $pairs }
pill-block = Block { $cards }
pill-attack = Attack { $cards }
pill-held = Fended off
