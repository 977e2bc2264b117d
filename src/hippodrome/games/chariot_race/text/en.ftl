# Chariot Race: every word a person reads.

game-title = Chariot Race
game-tagline = Two laps of the Roman circus. The faster you drive, the fewer dice you have to steer.

## Settings

option-circuit = Circuit
    .help = The sides of the two halves of the board. Side A is for a first race; side B has stone pillars that destroy.
option-circuit-AA = A and A (no pillars)
option-circuit-AB = A and B
option-circuit-BA = B and A
option-circuit-BB = B and B (most pillars)
option-side = Chariot boards
    .help = White columns are all alike. Black columns all differ: they are drafted, and start positions are chosen.
option-side-white = White columns
option-side-black = Black columns
option-no_damage_past_finish = No damage past the finish
    .help = A chariot that has finished the race and ended its turn cannot be hurt any more.
option-laps = Laps
    .help = How many laps the race goes over.
option-colour_1 = Colour of chariot 1
    .help = The boards with white columns are alike: a colour changes nothing but looks. With two or three players everybody drives two chariots.
option-colour_1-any = Any
option-colour_1-blue = { racer-blue }
option-colour_1-red = { racer-red }
option-colour_1-green = { racer-green }
option-colour_1-yellow = { racer-yellow }
option-colour_1-purple = { racer-purple }
option-colour_1-brown = { racer-brown }
option-colour_2 = Colour of chariot 2
    .help = No two chariots share a colour.
option-colour_2-any = Any
option-colour_2-blue = { racer-blue }
option-colour_2-red = { racer-red }
option-colour_2-green = { racer-green }
option-colour_2-yellow = { racer-yellow }
option-colour_2-purple = { racer-purple }
option-colour_2-brown = { racer-brown }
option-colour_3 = Colour of chariot 3
    .help = No two chariots share a colour.
option-colour_3-any = Any
option-colour_3-blue = { racer-blue }
option-colour_3-red = { racer-red }
option-colour_3-green = { racer-green }
option-colour_3-yellow = { racer-yellow }
option-colour_3-purple = { racer-purple }
option-colour_3-brown = { racer-brown }
option-colour_4 = Colour of chariot 4
    .help = No two chariots share a colour.
option-colour_4-any = Any
option-colour_4-blue = { racer-blue }
option-colour_4-red = { racer-red }
option-colour_4-green = { racer-green }
option-colour_4-yellow = { racer-yellow }
option-colour_4-purple = { racer-purple }
option-colour_4-brown = { racer-brown }
option-colour_5 = Colour of chariot 5
    .help = No two chariots share a colour.
option-colour_5-any = Any
option-colour_5-blue = { racer-blue }
option-colour_5-red = { racer-red }
option-colour_5-green = { racer-green }
option-colour_5-yellow = { racer-yellow }
option-colour_5-purple = { racer-purple }
option-colour_5-brown = { racer-brown }
option-colour_6 = Colour of chariot 6
    .help = No two chariots share a colour.
option-colour_6-any = Any
option-colour_6-blue = { racer-blue }
option-colour_6-red = { racer-red }
option-colour_6-green = { racer-green }
option-colour_6-yellow = { racer-yellow }
option-colour_6-purple = { racer-purple }
option-colour_6-brown = { racer-brown }
option-board = Board
    .help = The cells of the circuit. The second grid is the fairer one: on the first, position 1 wins twice as often as position 3 among simple bots. A TOML file describes a board of your own.
option-board-second = Second grid
option-board-standard = First grid
option-chariots = Chariots
    .help = The numbers on the chariot boards. A TOML file brings your own.
option-chariots-standard = Standard
option-repair_amount_free = Choose how much to repair
    .help = Off: a repair always mends as much as it can, up to 3 points.
option-placed_on_caltrop_hurts = Caltrops hurt when placed
    .help = On: a chariot placed behind another after a crash suffers a caltrop that lies there.
option-max_rounds = Most rounds
    .help = After this round the race ends without a winner if nobody has finished.
option-finish_stands = A finish stands
    .help = On: the race ends with the round in which a chariot finishes, even if that chariot is destroyed; then the foremost one wins. Off: if everybody who finished is destroyed, another round follows.

## Chariots

things-racer = Chariots
racer-blue = Blue
    .help = Letter B, disc.
racer-red = Red
    .help = Letter R, triangle.
racer-green = Green
    .help = Letter G, square.
racer-yellow = Yellow
    .help = Letter Y, diamond.
racer-purple = Purple
    .help = Letter P, hexagon.
racer-brown = Brown
    .help = Letter N, cross.

letter-blue = B
letter-red = R
letter-green = G
letter-yellow = Y
letter-purple = P
letter-brown = N

## Dice

things-face = Faces of the dice
face-pm = ±1
    .help = Speed one up or one down, as you like. It must be used.
face-sprint = Sprint
    .help = Speed two up, one point of damage. It must be used.
face-turn = Turn
    .help = One change of lane during the move; it takes one step.
face-attack = Attack
    .help = After the move: one javelin or one caltrop.
face-fortune = Fortune
    .help = One point of fortune.
more-pm = , ±1
more-sprint = , Sprint
more-turn = , Turn
more-attack = , Attack
more-fortune = , Fortune
more-none = { " " }

## On the board

figure-damage = Armour left
    .short = armour
    .help = At 0 the chariot is destroyed. At the start of a turn the speed may not exceed what the armour allows.
figure-speed = Speed
    .short = speed
    .help = The cells the chariot must drive this turn. The faster, the fewer dice.
figure-fortune = Fortune
    .short = fortune
    .help = Three points repair, two points change the dice.
figure-laps = { $left ->
        [one] { $left } lap to go
       *[other] { $left } laps to go
    }
    .short = laps to go
chip-circuit = Circuit { $circuit }
chip-circuit-own = Your own board
chip-round = Round { $round }
chip-supply = { $supply ->
        [one] { $supply } caltrop left
       *[other] { $supply } caltrops left
    }
hub-laps = Laps to go
space-plain = { $cell }
    .help = An ordinary cell.
space-curve = { $cell }, curve { $limit }
    .short = { $cell }
    .help = Entered faster than { $limit }, it costs a point of armour for each point of speed above.
space-pillar = { $cell }, stone pillar
    .short = { $cell }
    .help = Whoever enters this cell is destroyed.
space-start = { $cell }, start position { $position }
    .short = { $cell }
    .help = A start position; an ordinary cell during the race.
piece-on = { $racer } on { $cell }
piece-off = { $racer }, not on the board
closed-die = Fortune can be rolled, never chosen.
die-free = No die: the faster, the fewer
card-levels = { $damage }·{ $speed }·{ $fortune }
    .help = Armour { $damage }, speed { $speed } (up to { $top }), fortune { $fortune }. Dice by speed: { $dice }. { $jumps ->
        [0] No faster than the armour left.
       *[other] Highest speed allowed by the armour left: { $allowed }.
    }
guide-chariots = Every chariot
token-caltrop = Caltrop
    .help = Costs the next chariot that enters one point, then goes back to the supply.
mark-pillar = Stone pillar
    .help = Destroys every chariot that enters.
state-home = Finished
state-wreck = Destroyed
state-driving = Driving
state-attacking = Attacking
state-rolling = Rolling
state-repairing = Repairing
pill-lap = { $left ->
        [0] Finished
       *[other] { $left } to go
    }
pill-wreck = Destroyed

# Why a figure of a chariot board rises or falls
cause-sprint = Sprint
    .pill = Sprint −{ $lost }
cause-curve = Curve
    .pill = Curve −{ $lost }
cause-caltrop = Caltrop
    .pill = Caltrop −{ $lost }
cause-crash = Crash
    .pill = Crash −{ $lost }
cause-javelin = Javelin
    .pill = Javelin −{ $lost }
cause-repair = Repair
cause-change = Change of dice
cause-dice = Dice
cause-armour = Armour too weak

# Over a row of answers
facet-signs = Speed

## What is decided now: a sentence of 40 characters, another of 48

stake-win = { $racer } is home: end past it to win
    .more = { $count ->
        [one] One cell straight on is enough.
       *[other] That takes { $count } cells straight on.
    }
stake-lead = { $racer } is home: end past it to lead
    .more = { $count ->
        [one] One cell straight on is enough.
       *[other] That takes { $count } cells straight on.
    }
stake-home = { $racer } is home and leads
    .more = If it survives the round, the race is over.
stake-foremost = This round is the last
    .more = Whoever is furthest ahead wins.
stake-stop = No round may follow this one
    .more = If nobody gets home, nobody wins.
stake-hit = { $racer }: one more hit and it is out
stake-crash = { $racer }: one more crash and it is out

## What a plan does, on its button: 16 characters where room is scarce

act-drive = Drive { $count }
act-stand = Stand still
act-no_repair = Roll the dice
act-repair = Repair { $points }, roll
act-keep = Keep the dice
act-accept = Keep the dice
act-pick = Pick { $face }
act-roll = { $count ->
        [one] Roll { $count } again
       *[other] Roll { $count } again
    }
act-set = Set { $to }
act-signs = Speed { $speed }
act-stop = No attack
act-attacks = Attack { $count } times
act-javelin = Hit { $racer }
act-caltrop = Drop on { $cell }
act-board = Take { $racer }
act-start = Start from { $position }

## Choices

# What choices certainly lead to: on the cell itself, and then without another question
certain-fate = { $fate ->
        [hurt] { $lost } damage for certain.{ " " }
        [pillar] Straight into the pillar on { $end }.{ " " }
        [sprint] The Sprint dice destroy the chariot.{ " " }
        [destroyed] Destroyed on { $end }.{ " " }
       *[none] { "" }
    }
step-hazard = { $hazard ->
        [pillar] A stone pillar: the chariot is destroyed.
        [curve] Curve { $limit } at speed { $speed }.
        [safe_curve] Curve { $limit }, safe at speed { $speed }.
        [caltrop] A caltrop lies there.
        [spared] Crash: { $crash } points lost; the other one is safe.
       *[crash] Crash: { $crash } points lost by each.
    }
step-also = { $also ->
        [caltrop] { " " }A caltrop lies there.
        [spared] { " " }Crash: { $crash } more lost.
        [crash] { " " }Crash: { $crash } points lost by each.
        [caltrop_spared] { " " }A caltrop and a crash: { $caltrop } and { $crash } more lost.
        [caltrop_crash] { " " }A caltrop lies there. Crash: { $crash } points lost by each.
       *[none] { "" }
    }
step-fate = { $fate ->
        [pillar] Then straight into the pillar on { $end }.
        [destroyed] Then destroyed on { $end }.
       *[hurt] Then straight on: { $lost } lost in all.
    }
step-onward = { $fate ->
        [none] { "" }
       *[other] { " " }{ step-fate }
    }
choice-no_repair = No repair
    .why = { $damage } armour, speed { $speed }, { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }.
choice-repair = { $points ->
        [one] Repair { $points } point
       *[other] Repair { $points } points
    }
    .why = { $damage } armour, speed { $speed }, { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }.
choice-keep = Keep all dice
    .why = { $fate ->
        [none] { $changes ->
            [0] You cannot pay for a change afterwards.
           *[other] You can still buy a change afterwards.
        }
       *[other] { certain-fate }
    }
choice-pick = Re-roll { $face }
    .told = Re-roll one { $face } die
    .short = again
    .why = { $alike ->
        [one] Rolled with all the others you pick.
       *[other] One of { $alike }, rolled with all the others you pick.
    }
choice-roll = { $count ->
        [one] Roll { $count } die again
       *[other] Roll { $count } dice again
    }
    .why = Whatever comes then counts.
choice-accept = Accept the dice
    .why = { certain-fate }You keep { $fortune } fortune.
choice-set = { $from } → { $to }
    .told = Change one { $from } die to { $to }
    .short = → { $to }
    .why = { certain-fate }{ $face ->
        [pm] Speed +1 or −1.
        [sprint] { $fate ->
            [none] Speed +2, 1 damage.
           *[other] Speed +2.
        }
        [turn] One change of lane.
       *[attack] One javelin or caltrop.
    }
choice-signs = { $minus ->
        [0] +{ $plus }: speed { $speed }
       *[other] { $plus ->
            [0] −{ $minus }: speed { $speed }
           *[other] +{ $plus } −{ $minus }: speed { $speed }
        }
    }
    .told = Use the ±1 dice for speed { $speed }
    .short = { $speed }
    .why = { certain-fate }{ $speed ->
        [one] Drive { $speed } cell
       *[other] Drive { $speed } cells
    }{ $dice ->
        [0] .
        [one] ; { $dice } die next turn.
       *[other] ; { $dice } dice next turn.
    }
choice-forward = Forward to { $cell }
    .told = Drive straight on to { $cell }
    .why = { $hazard ->
        [none] Keeps the Turn dice.
        [onward] { step-fate }
       *[other] { step-hazard }{ step-also }{ step-onward }
    }
choice-inward = Inwards to { $cell }
    .told = Cross one lane inwards, to { $cell }
    .why = { $hazard ->
        [none] Spends a Turn die.
        [onward] { step-fate }
       *[other] { step-hazard }{ step-also }{ step-onward }
    }
choice-outward = Outwards to { $cell }
    .told = Cross one lane outwards, to { $cell }
    .why = { $hazard ->
        [none] Spends a Turn die.
        [onward] { step-fate }
       *[other] { step-hazard }{ step-also }{ step-onward }
    }
choice-stop = No more attacks
    .why = { $attacks ->
        [one] One Attack die is lost.
       *[other] { $attacks } Attack dice are lost.
    }
choice-javelin = Javelin at { $racer }
    .told = Throw a javelin at { $racer }
    .why = { $damage ->
        [0] Destroys the chariot.
       *[other] Leaves it { $damage } armour.
    }
choice-caltrop = Caltrop on { $cell }
    .told = Drop a caltrop on { $cell }
    .why = Costs the next chariot that enters 1, even your own.
choice-board = { $racer }: armour { $damage }, speed { $speed }, fortune { $fortune }
    .short = { $racer }
    .why = Up to speed { $top }.{ $more ->
        [0] { "" }
       *[other] { " " }More dice at speed.
    }{ $jumps ->
        [0] { "" }
       *[other] { " " }Higher speed allowed.
    }
choice-start = Start position { $position }
    .why = Cell { $cell }.

## Questions

prompt-draft =
    .you = Which chariot do you take?
    .they = { $player } chooses a chariot.
prompt-grid =
    .you = Where does { $racer } start?
    .they = { $player } chooses a start position for { $racer }.
prompt-repair =
    .you = { $racer } has { $damage } armour left, speed { $speed }, fortune { $fortune }. Repair?
    .they = { $player } may repair { $racer }.
prompt-reroll =
    .you = { $picked ->
        [0] { $racer } at speed { $speed }: which dice do you roll again, free of charge?
        [one] { $picked } die picked. Another one?
       *[other] { $picked } dice picked. Another one?
    }
    .they = { $player } may roll dice of { $racer } again.
prompt-change =
    .you = { $picked ->
        [0] { $racer } has { $fortune } fortune. Spend { $price } to change the dice?
        [one] { $picked } die picked. Another one? ({ $price } fortune in all)
       *[other] { $picked } dice picked. Another one? ({ $price } fortune in all)
    }
    .they = { $player } may pay fortune to change the dice of { $racer }.
prompt-signs =
    .you = { $racer }: speed { $speed } before the ±1 dice. Faster or slower?
    .they = { $player } decides whether { $racer } speeds up or brakes.
prompt-step =
    .you = Step { $step } of { $speed }: which way?
    .they = { $player } drives { $racer }, step { $step } of { $speed }.
prompt-attack =
    .you = { $attacks ->
        [one] One attack for { $racer }. At what?
       *[other] { $attacks } attacks for { $racer }. At what?
    }
    .they = { $player } may attack with { $racer }.
prompt-finished =
    .you = The race is over.
    .they = The race is over.

## What happened

event-drafted = { $player } takes { $racer }.
event-lined_up = { $racer } lines up on start position { $position }, cell { $cell }.
event-round = Round { $round } begins.
event-turn = Round { $round }: { $racer } is up.
event-repaired = { $points ->
        [one] { $racer } repairs { $points } point for { $price } fortune: { $damage } armour left, fortune { $fortune }.
       *[other] { $racer } repairs { $points } points for { $price } fortune: { $damage } armour left, fortune { $fortune }.
    }
event-capped = With { $damage } armour left, { $racer } must slow down from { $from } to { $to }.
event-rolled = { $racer } rolls { $first }{ $second }{ $third }{ $fourth }{ $fifth }
event-paid = { $racer } pays { $price } fortune for a change and has { $fortune } left.
event-rerolled = { $racer } rolls again: { $first }{ $second }{ $third }{ $fourth }{ $fifth }
event-die_set = { $racer } turns die { $die } from { $from } to { $to }.
event-favoured = { $racer } gains { $gained } fortune and has { $fortune }.
event-sprinted = { $racer } sprints on { $cell } and loses { $lost }: { $damage } armour left.
event-speed = { $racer } goes from speed { $from } to { $to }.
event-kept_speed = { $racer } keeps speed { $speed }.
event-stood = { $racer } stands still on { $cell }.
event-drove = { $racer } drives from { $from } to { $to }.
event-changed_lane = { $racer } changes lane from { $from } to { $to }.
event-curve_held = { $racer } takes curve { $limit } on { $cell } safely at speed { $speed }.
event-curve_hurt = { $racer } takes curve { $limit } on { $cell } at speed { $speed } and loses { $lost }: { $damage } armour left.
event-caltrop_hit = { $racer } runs over a caltrop on { $cell } and loses { $lost }: { $damage } armour left.
event-pillar_hit = { $racer } hits the stone pillar on { $cell }.
event-crashed = { $racer } crashes into { $other } on { $cell }.
event-crash_hurt = { $racer } loses { $lost } in the crash on { $cell }: { $damage } armour left.
event-spared = { $racer } has finished and is not hurt in the crash on { $cell }.
event-placed = { $racer } is placed behind { $other } on { $to }.
event-destroyed = { $racer } is destroyed on { $cell }.
event-debris = Debris stays on { $cell }.
event-lap = { $left ->
        [0] { $racer } completes lap { $laps }, the last.
        [one] { $racer } completes lap { $laps }: { $left } to go.
       *[other] { $racer } completes lap { $laps }: { $left } to go.
    }
event-finished = { $racer } has finished on { $cell }. If a finisher survives this round, it is the last.
event-last_round = { $racer } has finished on { $cell }. This round is the last.
event-caltrop_dropped = { $racer } drops a caltrop on { $cell }.
event-javelin = { $racer } hits { $target } on { $cell } with a javelin: { $target } loses { $lost }, { $damage } armour left.
event-race_won = { $player } wins the race.
event-no_winner = The race ends without a winner.

## What is wrong with a board or chariot file

board-neither = The file is neither a board (entries "module" and "circuit") nor a chariot file (entries "white" and "black").
board-format = The file must begin with: format = "{ $needed }".
board-missing-entry = The file needs the entry "{ $entry }".
board-lanes = "lanes" must list the lanes from the spina outwards: { $needed }.
board-circuit-name = There is no circuit "{ $circuit }". Circuits: { $legal }.
board-unknown-module = Circuit { $circuit } names module "{ $module }", which the file does not have.
board-module-entries = Module { $module } must have exactly ticks, front, limit, pillar and start; look at: { $entry }.
board-module-lanes = Module { $module } must give front edges for the lanes { $needed }.
board-module-marks = "{ $entry }" of module { $module } is of the wrong kind: limit is a table, pillar, start and fronts are lists.
board-ticks = "ticks" of module { $module } must be a whole number from 1 to 1000000.
board-front-range = Module { $module }, lane { $lane }, cell { $cell }: the front edge { $front } must be a whole number from 1 to { $ticks }.
board-front-order = Module { $module }, lane { $lane }, cell { $cell }: the front edge { $front } must be greater than { $before }, that of the cell before.
board-unknown-cell = "{ $entry }" of module { $module } names cell { $cell }, which the module does not have.
board-limit = The safe speed on cell { $cell } of module { $module } must be a whole number from 0 to 99.
board-lane-cells = Lane { $lane } of circuit { $circuit } has { $cells } cells; it must have { $low } to { $high }.
board-lane-pillars = Lane { $lane } of circuit { $circuit } needs at least { $needed } cells without a pillar.
board-lane-too-short = Lane { $lane } has { $cells } cells; the fastest chariot needs at least { $needed }.
board-start-modules = { $modules } modules of circuit { $circuit } give start positions; exactly one must.
board-start-count = Circuit { $circuit } has { $starts } start positions; there must be 6.
board-start-pillar = Circuit { $circuit }: start position { $position } is cell { $cell }, which holds a pillar.
board-start-order = Circuit { $circuit }: start position { $position }, cell { $cell }, must lie further back than the position before it.
board-dead-end = Circuit { $circuit }, lane { $lane }: from cell { $cell } every step leads into a pillar.
board-white-boards = A chariot file has exactly one white board, with color = "any".
board-black-boards = A chariot file has exactly six black boards, one of each colour: { $colors }.
board-chariot-facing-length = The { $chariot } board: "facing" must have { $needed } entries, one for each level of armour from 0.
board-chariot-facing = The { $chariot } board: the speeds beside armour level { $level } must be whole numbers in ascending order, not below those before.
board-chariot-facing-speeds = The { $chariot } board: speed { $speed } must stand beside a level of armour, and only speeds of the track may.
board-chariot-start-speed = The { $chariot } board: "speed_start" must not exceed { $cap }, the speed its starting armour allows.
board-chariot-dice-length = The { $chariot } board: "dice" must have { $needed } entries, one for each speed from 0.
board-chariot-dice = The { $chariot } board: the dice at speed { $speed } must be 1 to 5 and not more than at lower speeds.

## The rules in short: rules-1, rules-2, … each with the numbers of the ledger that it explains

rules-1 = The aim
    .text = Two laps of the Roman circus. When a round ends and a chariot that has completed them is still whole, the race is over: the one furthest past the line wins.
    .ids = CR-1 CR-8
rules-2 = A round
    .text = Every chariot has one turn a round, the leader first. A turn: repair, slow down to what the armour allows, roll, gain fortune, drive, attack.
    .ids = CR-2
rules-3 = Armour, speed, fortune
    .text = Armour is what your chariot can still take: at 0 it is destroyed. It also caps your speed at the start of the turn. For 3 fortune you may repair up to 3 points before you roll.
    .ids = CR-3
rules-4 = Rolling
    .text = The faster you are, the fewer dice you roll: 5 up to speed 5, 4 at 6 and 7, 3 at 8 and 9, 2 at 10 and 11, 1 at 12. Once, any of them may be rolled again for nothing. After that, 2 fortune buy another re-roll, or turn a die to a face of your choice, but never to Fortune.
    .ids = CR-4
rules-5 = Speed
    .text = Each Sprint die costs 1 damage and adds 2 to your speed. For each ±1 die you choose one up or one down. The new speed is the number of steps you must drive, and it stays for your next turn.
    .ids = CR-50
rules-6 = Driving
    .text = You drive exactly as many cells as your speed. A Turn die lets one step go into the next lane. Entering a numbered cell of a curve faster than its number costs the difference; a caltrop costs 1.
    .ids = CR-51 CR-52 CR-53
rules-7 = Crashes
    .text = Entering a cell with another chariot costs both 2. If your move ends there, you are put behind the other one. A destroyed chariot leaves debris, which hurts like a caltrop.
    .ids = CR-6
rules-8 = Attacks
    .text = After driving, each Attack die drops a caltrop on a cell you drove through, or throws a javelin: 1 damage to a chariot one or two cells away. A javelin never misses.
    .ids = CR-7
rules-9 = Pillars and black columns
    .text = On side B stone pillars destroy whoever enters their cell. Boards with black columns all differ, in armour, speeds, dice and fortune: they are chosen in turn, and then the start positions in reverse order.
    .ids = CR-9

## Why not

why-grid = Only the free start positions can be taken.
why-later = First this question: you drive, and attack, after the dice.
why-die-later = The dice are rolled after the repairs.
why-die-picked = This die is already picked to be rolled again; dice with one face are picked one by one.
why-die-change = A change costs fortune; this die is picked already, or you cannot pay for another.
why-die-sign = Only ±1 dice get a sign now.
why-face-pm = A ±1 die gets its sign now.
why-face-sprint = Sprint counts by itself.
why-face-turn = Turn dice are spent while you drive, one for each change of lane.
why-face-attack = Attack dice are used after the move.
why-face-fortune = Fortune dice have given you their fortune.
why-step = One cell at a time: forward, or with a Turn die to the cell beside.
why-die-step = A Turn die is spent by changing lanes; Attack dice come after the move.
why-piece-step = You crash into a chariot by driving onto its cell, one cell at a time.
why-caltrop = A caltrop can lie only on a cell you drove through this turn, not on the one you stand on.
why-caltrop-lies = A caltrop lies there already.
why-no-caltrops = There are no caltrops left in the supply.
why-die-attack = One Attack die is spent for each attack; other dice do nothing now.
why-javelin = A javelin reaches chariots one or two cells away.
why-draft = First everybody takes a chariot and a start position.

## Balance report

factor-racer = Chariots
factor-start_position = Start positions
    .level = Position { $level }
measure-deeds = What chariots do and suffer
    .help = How often in a race, seat against seat. Whoever lives longer does more of everything.
measure-deeds-repaired = Repaired
measure-deeds-rerolled = Rolled dice again
measure-deeds-die_set = Changed a die
measure-deeds-favoured = Gained fortune
measure-deeds-sprinted = Sprinted
measure-deeds-changed_lane = Changed lanes
measure-deeds-caltrop_dropped = Dropped a caltrop
measure-deeds-javelin = Threw a javelin
measure-deeds-curve_hurt = Took a curve too fast
measure-deeds-caltrop_hit = Drove over a caltrop
measure-deeds-crashed = Crashed into another
measure-deeds-pillar_hit = Hit a pillar

# What is told before dice are rolled

omen-crash = { $share } crash
omen-wreck = { $share } destroyed
omen-harm = { $share } damage

## The first race: first-QUESTION when it is asked for the first time

first-reroll = These are your dice, fewer the faster you are. Any of them may be rolled once more for nothing. Turn dice let you change lane; the inner lane is shorter, but its curves are slower. The circled numbers are the highest safe speed.
first-change = Fortune buys changes: 2 for one more re-roll, or to turn a die to what you need. It also pays for repairs, so keep some.
first-signs = A ±1 die must be used: faster or slower by one. The new speed stays for your next turn. Look at the circled number of the next curve before you decide.
first-step = Step by step: straight on, or into the next lane with a Turn die. The pills on the board show what each step costs.
first-attack = Your Attack die can drop a caltrop behind you or throw a javelin at a chariot nearby. You may also let it be.
first-repair = 3 fortune repair up to 3 points now. A sounder chariot may also go faster.

## The lesson (data/lesson.toml): what is said, what is to be done, what came of it

lesson-goal = Two laps round the circus: whoever is furthest past the line when the last round ends wins.
lesson-speed = Speed is how many cells you drive, no more and no less; the faster you are, the fewer dice you roll.
lesson-drive = At speed 4 you drive four cells.
    .do = Choose the cell with the tick.
lesson-lane = A Turn die lets you cross into the next lane: the inner one is shorter, the outer one has gentler curves.
    .do = Move to the outer lane.
lesson-curve = Every point of speed above a red number costs one armour, so brake: your ±1 dice bring you down to 5.
    .do = Choose the cell with the tick.
    .then = Through the curve, and nothing lost.
lesson-damage = The same dice can make you faster. Feel what it costs: enter this curve, good for 5, at 9.
    .do = Drive 9.
    .then = Nine in a curve for 5: four armour gone. At 0 you are out, and a damaged chariot must drive slower.
lesson-dice = No ±1 die, and the curve is near. Any of your dice may be rolled again, once and for free.
    .do = Roll the Attack die again.
    .then = A ±1! Dice can save you.
lesson-brake = A ±1 die must be used: one faster or one slower, and your new speed stays for the next turn.
    .do = Brake to 5.
lesson-attack = After the drive an Attack die throws a javelin at a chariot one or two cells away, or drops a caltrop behind you.
    .do = Throw it at Green.
    .then = One armour less for Green. Nobody dodges a javelin.
lesson-last = Red is over the line: this round decides. Two sprints cost two armour, and now it is worth it.
    .do = Drive 10, past Red.
    .then = You are furthest past the line. You win!

## The workshop

made-limit = Curve number
made-pillar = Pillar
made-start = Start position
made-front = Front edge (ticks)
made-edge = Front edge of { $cell } at { $front }
made-split = Cut in two
made-join = Join with the next
made-white = White side, for all
made-damage_start = Armour at the start
made-speed_start = Speed at the start
made-fortune_start = Fortune at the start
made-fortune_max = Most fortune
made-lap-I = Cells a lap, inner lane
made-lap-C = Cells a lap, middle lane
made-lap-O = Cells a lap, outer lane
made-count-pillars = Pillars

## Puzzles: what they are about

theme-speed = How fast
theme-lane = Which lane
theme-attack = Attack
theme-repair = Repair or not
