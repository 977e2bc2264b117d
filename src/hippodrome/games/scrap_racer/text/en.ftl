# Scrap Racer: every word a person reads.

game-title = Scrap Racer
game-tagline = Push your luck with six dice round a scrap-metal galaxy. A double crashes.

## Settings

option-circuit = Circuit
    .help = The order and bends of the track sections. A is the gentlest; B to F are harder. A TOML file describes a circuit of your own.
option-circuit-A = Circuit A
option-circuit-B = Circuit B
option-circuit-C = Circuit C
option-circuit-D = Circuit D
option-circuit-E = Circuit E
option-circuit-F = Circuit F
option-short = Short circuit
    .help = Leaves out two straights of the circuit for a faster race.
seats-known = By the rulebook whoever plays last wins far more often: 62% of races among four equal bots, where 25% would be fair. The house rule “The race ends at once” makes the seats nearly even.
option-spaces_per_section = Spaces per section
    .help = How many spaces each track section holds.
option-spaces_per_section-1 = One (as printed)
option-spaces_per_section-3 = Three (long race)
option-teams = Two racers each
    .help = Every player drives two racers. Always on with two players, a choice with three.
option-laps = Laps
    .help = The lap tokens that end the race.
option-race_ends = The race ends
    .help = When somebody has all lap tokens. At once is a house rule: nobody drives knowing what is to be beaten, and seats are nearly even.
option-race_ends-round = after the round (as printed)
option-race_ends-at_once = at once (house rule)
option-finish = Finish section
    .help = The number of the section that carries the finish line; 0 is the circuit's own.
option-finish-0 = the circuit's own
option-start_seat = Start seat
    .help = The seat that has the start marker and plays first. With two racers each it is drawn by lot.
option-start_seat-0 = 1
option-start_seat-1 = 2
option-start_seat-2 = 3
option-start_seat-3 = 4
option-start_seat-4 = 5
option-start_seat-5 = 6
option-ability_mandatory = Abilities are compulsory
    .help = Off: Sprinter and Drifter may decline their extra space.
option-catch_up_scope = Catch up means
    .help = Whom the Bonus card “Catch up” drives to.
option-catch_up_scope-track = the next racer on the road
option-catch_up_scope-rank = the next racer in the ranking
option-overtake_scope = Overtaking means
    .help = What wakes the abilities of Overtaker and Opportunist.
option-overtake_scope-track = passing a racer on the road
option-overtake_scope-rank = passing a racer in the ranking
option-nudge_on_accident_dice = Nudges on card dice
    .help = On: nudge tokens may also change the last die rolled for an Accident card.
option-cards = Cards
    .help = Numbers and copies of cards and tokens. A TOML file brings your own.
option-cards-standard = Standard

## Racers

things-racer = Racers
the-racer = { $racer }
    .begin = { $racer }
    .of = of { $racer }
    .to = to { $racer }
racer-sprinter = Sprinter
    .help = Ends its drive on a straight: one extra space.
racer-drifter = Drifter
    .help = Ends its drive on a curve: one extra space.
racer-overtaker = Overtaker
    .help = Overtook somebody this turn: one extra space.
racer-opportunist = Opportunist
    .help = Overtook somebody this turn: one Bonus token.
racer-brawler = Brawler
    .help = Wins fights on its own turn without dice and drives 2 spaces. Not while a crash is resolved.
racer-trickster = Trickster
    .help = Two Bonus tokens buy a Bonus card instead of three.

## Nudge tokens

things-nudge = Nudge tokens
nudge-reroll = Re-roll
    .help = Roll the die again; the new value counts.
nudge-plusmin1 = Plus or minus 1
    .help = Turn the die one up or one down, but never from 6 to 1 or from 1 to 6.
nudge-flip = Flip
    .help = Turn the die to its opposite face: 1 and 6, 2 and 5, 3 and 4.

## Piles

things-deck = Piles
deck-accident_12 = Accident pile 1/2
    .help = For a double 1 or 2. Always forward: 2, 3, 5 or two dice.
deck-accident_34 = Accident pile 3/4
    .help = For a double 3 or 4. Mixed: forward 3 or up to 5, stuck, back one die, or the racer behind gains.
deck-accident_56 = Accident pile 5/6
    .help = For a double 5 or 6. Mostly losses: back 4, back 6, back one die, drop to last, or others gain.
deck-objective = Objective pile
    .help = Drawn on crossing the line: the stragglers catch up.
deck-bonus = Bonus pile
    .help = Bought with a set of Bonus tokens and kept secret until played.

## Accident cards

things-accident = Accident cards
accident-advance_2 = Forward 2
    .help = The crashed racer drives 2 spaces.
accident-advance_3 = Forward 3
    .help = The crashed racer drives 3 spaces.
accident-advance_5 = Forward 5
    .help = The crashed racer drives 5 spaces.
accident-two_dice = Two dice
    .help = Roll two dice and drive their sum. Equal dice do no harm here.
accident-advance_5_pull_2 = Forward 5, pull back 2
    .help = The crashed racer drives 5 spaces; then the racer just ahead of it falls back 2.
accident-stay = Stuck
    .help = Nobody moves.
accident-push_behind_2 = Push from behind 2
    .help = The racer just behind drives 2 spaces.
accident-back_die = Back one die
    .help = Roll a die and fall back that many spaces, but not behind the finish line.
accident-up_to_5 = Up to 5
    .help = Drive 5 spaces, but stop on the first occupied one; the racer met there is pushed 2 spaces on.
accident-back_4 = Back 4
    .help = Fall back 4 spaces, but not behind the finish line.
accident-back_6 = Back 6
    .help = Fall back 6 spaces, but not behind the finish line.
accident-push_behind_4 = Push from behind 4
    .help = The racer just behind drives 4 spaces.
accident-drop_to_last = Drop to last
    .help = Fall back to the space behind the last racer, but not behind the finish line.
accident-push_last_4 = Push the last 4
    .help = The last racer drives 4 spaces, whoever it is.

## Objective cards

things-objective = Objective cards
objective-all_but_first_2 = All but the first: 2
    .help = Every racer but the leader drives 2 spaces.
objective-all_but_top_two_3 = All but the top two: 3
    .help = Every racer but the first two drives 3 spaces.
objective-last_two_5 = The last two: 5
    .help = The last two racers drive 5 spaces each.
objective-last_7 = The last: 7
    .help = The last racer drives 7 spaces.

## Bonus cards

things-bonus_card = Bonus cards
bonus_card-bonus_3 = Forward 3
    .help = Drive 3 spaces, before or after the dice.
bonus_card-bonus_5 = Forward 5
    .help = Drive 5 spaces, before or after the dice.
bonus_card-bonus_7 = Forward 7
    .help = Drive 7 spaces, before or after the dice.
bonus_card-to_straight = To the straight
    .help = Drive to the next straight.
bonus_card-to_curve = To the curve
    .help = Drive to the next curve.
bonus_card-catch_up = Catch up
    .help = Drive to the space of the next racer. Staying there means a fight.

## Choices

choice-roll = Roll another die
    .why = { $risk } in 6 for a crash.
choice-stop = Stop and drive { $total }
    .why = { $fight ->
        [0] No crash any more; you drive to space { $space }.
       *[other] No crash any more, but a fight on space { $fight }.
    }
choice-keep = { $fate ->
        [crash] Keep the { $die } and crash
       *[none] Keep the { $die }
    }
    .why = { $fate ->
        [crash] A double { $die }: draw an Accident card.
       *[none] The tokens stay yours.
    }
choice-reroll = Re-roll the { $die }
    .why = { $risk ->
        [0] The token is spent, whatever comes.
       *[other] { $risk } in 6 for a double; the token is spent.
    }
choice-plus1 = { $fate ->
        [crash] Turn the { $die } to { $value } and crash
        [double] Turn the { $die } to { $value }, a double too
       *[none] Turn the { $die } to { $value }
    }
    .why = { $fate ->
        [crash] A double { $value }: draw an Accident card.
       *[none] Spends a plus-or-minus-1 token.
    }
choice-minus1 = { $fate ->
        [crash] Turn the { $die } to { $value } and crash
        [double] Turn the { $die } to { $value }, a double too
       *[none] Turn the { $die } to { $value }
    }
    .why = { $fate ->
        [crash] A double { $value }: draw an Accident card.
       *[none] Spends a plus-or-minus-1 token.
    }
choice-flip = { $fate ->
        [crash] Flip the { $die } to { $value } and crash
        [double] Flip the { $die } to { $value }, a double too
       *[none] Flip the { $die } to { $value }
    }
    .why = { $fate ->
        [crash] A double { $value }: draw an Accident card.
       *[none] Spends a flip token.
    }
choice-move_dice = { $total ->
        [one] Drive the dice: { $total } space
       *[other] Drive the dice: { $total } spaces
    }
    .why = Bonus cards can still follow.
choice-end_move = End the move
    .why = { $fight ->
        [0] Your ability may follow; unplayed Bonus cards stay in hand.
       *[other] A fight follows on space { $fight }; unplayed Bonus cards stay in hand.
    }
choice-play_card = Play “{ $card }”
    .why = { $distance ->
        [one] Drives { $distance } space.
       *[other] Drives { $distance } spaces.
    }
choice-order = { $racer } first
    .told = Let { $racer } go first
    .why = The order of your two racers stays for the whole race.
choice-win = { $racer } wins
    .told = Let { $racer } win the fight
    .why = It drives one space; your other racer stays.
choice-use = Take the extra space
    .why = Fights are settled where you end up.
choice-skip = Stay here
    .why = The ability is not used this turn.

## Questions

prompt-roll =
    .you = { $racer } has { $total }. Roll another die?
    .they = { $player } has { $total } with { $racer } and decides whether to roll on.
prompt-nudge =
    .you = { $fate ->
        [crash] { $racer } has a second { $die }. Nudge it, or crash?
       *[none] { $racer } rolled a { $die }. Use a nudge token?
    }
    .they = { $fate ->
        [crash] { $player } has a second { $die } with { $racer }: a nudge token, or a crash.
       *[none] { $player } rolled a { $die } with { $racer } and may use nudge tokens.
    }
prompt-bonus =
    .you = The dice give { $racer } { $total }. Play a Bonus card?
    .they = { $player } drives { $total } with { $racer } and may play Bonus cards.
prompt-ability =
    .you = Use the ability of { $racer }?
    .they = { $player } decides whether { $racer } uses its ability.
prompt-own_fight =
    .you = Both your racers stand on space { $space }. Which one drives on?
    .they = { $player } has two racers on space { $space } and names the winner.
prompt-order =
    .you = Which of your racers goes first?
    .they = { $player } decides which racer goes first.
prompt-finished =
    .you = The race is over.
    .they = The race is over.

## What happened

event-turn = Round { $round }: { $racer } is up.
event-ordered = { $first } goes before { $second }.
event-rolled = { $racer } rolls a { $value } (die { $dice }).
event-nudged = { $racer } uses “{ $nudge }”: the { $before } becomes a { $value }.
event-stopped = { $racer } stops with a total of { $total }.
event-crashed_on = { $racer } crashes on a double { $value } and draws from pile { $pile }.
event-accident = Accident for { $racer }: “{ $card }”.
event-card_die = { $racer } rolls a { $value } for the card.
event-played = { $racer } plays the Bonus card “{ $card }”.
event-drove = { $from ->
        [0] { $racer } enters the track and drives { $distance } to space { $to }.
       *[other] { $racer } drives { $distance } from space { $from } to { $to }.
    }
event-backed = { $distance ->
        [0] { $racer } cannot fall back any further and stays on space { $to }.
       *[other] { $racer } falls back { $distance } from space { $from } to { $to }.
    }
event-ability_used = { $racer } uses its ability.
event-fight = { $racers ->
        [2] Two racers fight for space { $space }.
       *[other] { $racers } racers fight for space { $space }.
    }
event-fight_die = { $racer } rolls a { $value } in the fight.
event-fight_won = { $racer } wins the fight.
event-got_token = { $racer } takes a Bonus token and has { $tokens }.
event-drew_bonus = { $racer } buys the Bonus card “{ $card }”.
event-drew_bonus-hidden = { $racer } buys a Bonus card.
event-no_bonus = No Bonus card is left: { $racer } keeps a full set of tokens and takes no other.
event-reshuffled = The discards are shuffled: { $deck } is full again.
event-lap_token = { $racer } crosses the line and takes lap token { $tokens }.
event-objective = { $racer } draws the Objective card “{ $card }”.
event-last_round = { $racer } has all its lap tokens. This round is the last.
event-last_turn = { $racer } has all its lap tokens. The race ends with this turn.
event-refilled = A new nudge token lies on space { $space }.
event-took_nudge = { $racer } picks up a nudge token on space { $space }: { $nudge }.
event-nothing_moved = { $racer } draws, and nobody moves.
event-race_won = { $player } wins the race.

## What is wrong with a circuit or card file

board-no-sections = A circuit file needs a list "sections" and a text "layout"; a card file needs everything that data/cards.toml holds.
board-layout-length = "layout" has { $letters } letters for { $sections } sections; there must be one letter for each.
board-unknown-section = There is no section { $section } (place { $place } of the circuit). Sections are numbered 1 to { $most }.
board-section-twice = Section { $section } is laid a second time at place { $place }; each section exists once.
board-section-letter = Section { $section } at place { $place } cannot be laid as "{ $letter }": straights are S, curves R or L.
board-removable-unknown = Section { $section } is named in "removable" but is not part of the circuit.
board-finish-unknown = The finish line stands on section { $section }, which is not part of the circuit.
board-overlap = Section { $section } at place { $place } lies on top of section { $other }; no place may be used twice.
board-gap = The circuit does not close: the end of section { $section } (place { $place }) must lead into section { $first }.
board-anticlockwise = The circuit runs anticlockwise; it needs four more right bends (R) than left bends (L).
board-too-short = The circuit has { $spaces } spaces; this many racers need at least { $needed }.
board-no-removable = This circuit has no short form: its file names no "removable" sections.
board-cards-empty = "{ $entry }" has no card left; every pile needs at least one copy.
board-fights-endless = "{ $entry }" cannot be { $drive } on { $spaces } spaces: fights could go round for ever. Choose a number that has fewer factors in common with { $spaces }.

## The scene: what is drawn, and its tooltips

letter-sprinter = S
letter-drifter = D
letter-overtaker = O
letter-opportunist = P
letter-brawler = B
letter-trickster = T

scene-circuit = Circuit { $circuit }
scene-short-circuit = Circuit { $circuit }, short
scene-own-circuit = Own circuit
scene-round = Round { $round }
scene-spaces = { $total ->
        [one] space
       *[other] spaces
    }
scene-start = Start
    .short = the start
    .help = Racers wait here until their first drive. Nobody fights here.
scene-piece = { $racer }, space { $space }
scene-piece-waiting = { $racer }, not started yet
scene-face-down = Nudge token, face down
    .help = End your turn here to take it. It is turned up when taken.
scene-die = A { $value }
scene-die-free = Not rolled yet
scene-pile = { $deck }: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }

cell-straight = Space { $space }, straight (section { $section })
    .short = space { $space }
    .help = The Sprinter drives one extra space when its drive ends on a straight.
cell-curve = Space { $space }, curve (section { $section })
    .short = space { $space }
    .help = The Drifter drives one extra space when its drive ends on a curve.
guide-straight = Straight
guide-curve = Curve
guide-bonus = Bonus token
    .help = Earned by crashing. Three of them, two for the Trickster, buy a Bonus card.
guide-lap = Lap token
    .help = Taken on crossing the line. The last one brings the final round.

pile-accident = Accident
pile-objective = Objective
pile-bonus = Bonus

figure-laps = Lap tokens: { $laps } of { $most }
    .short = Lap tokens
figure-bonus = Bonus tokens: { $tokens } of { $most }
    .short = Bonus tokens
figure-nudge = { $nudge } (nudge token): { $count }
    .short = { $nudge }
figure-cards = { $count ->
        [one] { $count } Bonus card in hand
       *[other] { $count } Bonus cards in hand
    }
    .short = cards
note-rolling = Rolling
note-driving = Driving
note-fighting = Fighting
note-finished = Finished
pill-ability = Ability
pill-fight = Fight
pill-crash = Crash
pill-last-round = Last round
pill-last-turn = Last turn

## Why a figure changes

cause-accident = Accident
cause-overtake = Overtaking
cause-line = Finish line
cause-nudge = Nudge
cause-card = Bonus card
cause-exchange = Tokens for a card

## What is decided now: a sentence of 40 characters, another of 48

stake-lead = Last round: pass the { $racer } to lead
    .more = { $count ->
        [one] One space is enough.
       *[other] That takes { $count } spaces.
    }
stake-final = Last round: the { $racer } leads
    .more = The racer furthest ahead at its end wins.
stake-stop = No round may follow this one
    .more = The racer furthest ahead wins.
stake-goal = { $racer }: the last token is near
    .more = { $count ->
        [one] One space takes it, and the race is over.
       *[other] { $count } spaces take it, and the race is over.
    }
stake-line = { $racer }: the last token is near
    .more = { $count ->
        [one] One space takes it: then the round is the last.
       *[other] { $count } spaces take it: then the round is the last.
    }

## What the button does

act-roll = Roll a die
act-reroll = Roll it again
act-drive = Drive { $count }

## The rules in short: rules-1, rules-2, … each with the numbers of the ledger that it explains

rules-1 = The aim
    .text = The racers drive round the circuit. Every time a racer crosses the line it takes a lap token. When a racer takes its last one, the round is played to its end; then whoever is furthest ahead wins.
    .ids = SR-1 SR-2 SR-9
rules-2 = Rolling
    .text = On your turn you roll dice one by one. After each roll you stop and drive the total, or roll another. If a die shows the same value as one you already have, you crash. Six different values stop you with 21.
    .ids = SR-3
rules-3 = Nudge tokens
    .text = A nudge token changes the die you have just rolled, before it counts: re-roll it, turn it by one, or flip it to its opposite face. You may use several. A used token is gone.
    .ids = SR-4
rules-4 = Driving and Bonus cards
    .text = You drive the total of your dice in one piece. Bonus cards may be played before or after the dice, as many as you like, but not in a turn in which you crashed.
    .ids = SR-5
rules-5 = Abilities
    .text = After driving, the ability of your racer may wake up: an extra space on a straight, on a curve, or for overtaking, or a Bonus token for overtaking. It works in your own turn only.
    .ids = SR-52
rules-6 = Fights
    .text = Two racers on one space fight: each rolls a die, the higher one drives on by one space, and so on until every space holds one racer at most. The Brawler wins its fights without dice in its own turn.
    .ids = SR-6
rules-7 = Crashes
    .text = A double sends you to the Accident pile of its value: the card decides what moves, the dice count for nothing. As a comfort you take a Bonus token; three of them (two for the Trickster) become a Bonus card.
    .ids = SR-7
rules-8 = Crossing the line
    .text = After the move every crossing brings a lap token and an Objective card, which helps those behind. Then the empty nudge places are filled again, and you pick up the token you stand on.
    .ids = SR-8
rules-9 = Two racers each
    .text = With two players, or three who wish so, everybody drives two racers. You fix their order at the start; if both stand on one space, you name the one that drives on.
    .ids = SR-10

## Why not

why-pile = Cards are drawn when the rules call for it, never by choice.
why-piece = A racer is moved by its own turn only.
why-token = A token is picked up by stopping on its space.
why-space = You cannot pick a space: you drive exactly what your dice come to.
why-space-driven = You cannot pick a space: the dice and each card are driven in full.
why-space-ability = Your ability offers one extra space, or none.
why-card-later = Bonus cards are played once you have stopped rolling, before or after driving the dice.
why-card-nowhere = From here this card would not take you a single space forward.
why-card-driven = The move is over; this card can be played in your next one.
why-nudge = A nudge token changes a die just rolled, before it counts.
why-nudge-same = This token cannot change this die: there is no such face, or you have none of this kind.
why-die = A die that counts is not touched again; only the one just rolled can be nudged.
why-first = First the present question is to be answered.

## Balance report

factor-racer = Racers
measure-bonus_drawn = Bonus cards drawn
    .help = Which Bonus card is drawn is chance alone; how many are drawn is left out of account.
measure-objectives = Objective cards drawn
    .help = Which Objective card is drawn at the line is chance alone.
measure-accidents = Accident cards drawn
    .help = Which card of a pile is drawn is chance; the pile follows from the double that was rolled.
measure-deeds = What happens to racers
    .help = Counted for each racer and race; whoever drives more also crashes more.
measure-deeds-crashed_on = Crashed on a double
measure-deeds-played = Played a Bonus card
measure-deeds-fight_won = Won a fight
measure-deeds-ability_used = Used its ability
measure-deeds-nudged = Used a nudge token

# What is told before a die is rolled

omen-fight = { $share } win the fight
omen-wreck = { $share } crash

## The first race: first-QUESTION when it is asked for the first time

first-roll = You may stop and drive what you have, or roll once more. The tag shows the risk: with two different dice, two of the six faces would be a double and a crash.
first-nudge = You hold a nudge token. It can change the die you have just rolled: away from a double, or up by one. It is spent when used.
first-bonus = A Bonus card drives you further, before or after the dice. You may also keep it for a turn that matters more.
first-order = You drive two racers, each with a turn of its own. The order you choose now stays for the whole race.
first-own_fight = Your own two racers need no dice to settle who stays. The one you name drives on by one space.

## The lesson (data/lesson.toml): what is said, what is to be done, what came of it

lesson-goal = Once round the circuit: whoever takes its last lap token brings the last round, then the furthest ahead wins.
lesson-roll = You drive the sum of your dice, and you decide how many.
    .do = Roll another die.
lesson-stop = 4 and 3 are 7. A third die would be more, but two faces of six would be a double.
    .do = Stop and drive 7.
lesson-ride = Only one face of six would be a double now. Be bold for once.
    .do = Let the die ride: roll.
lesson-crash = A double! The dice count for nothing, an Accident card decides: back 4. A crash brings a Bonus token, though.
lesson-token = Whoever ends a turn on a nudge token takes it. It changes a die later.
    .do = Stop and drive 6, onto the token.
lesson-nudge = A double again, but you hold “plus or minus 1”.
    .do = Turn the 3 to 4, then drive 7.
    .then = Saved: seven spaces instead of an accident.
lesson-fight = Two racers never share a space: both roll a die, and the higher one drives on.
    .do = Stop on the Brawler's space.
lesson-won = Five against two: you drive on by one space, straight onto a token.
lesson-last = The line is right ahead. Who crosses it with the last lap token brings the last round.
    .do = Stop and drive 4.
    .then = Nobody caught you. You win!

## The workshop

board-section-kind = No other section of the box could lie in the place of section { $section }.
made-bend = Bend
made-bend-R = Bend to the right
made-bend-L = Bend to the left
made-nudge = Nudge spot
made-finish = Finish line behind it
made-removable = Left out of the short race
made-section = Section number
made-shrink = Take away with its twin
made-line = Move the line
made-boxes = Boxes used
made-turn = Turn a bend
made-joint = Between { $before } and { $after }
made-joint-first = Before the first section
made-joint-last = Behind the last section
made-take-out = Take away
made-box-straight = Straight
made-box-straight-nudge = Straight with a nudge spot
made-box-curve = Bend
made-box-curve-nudge = Bend with a nudge spot
made-copies = Copies
made-distance = Spaces
made-other = Spaces of the others
made-spared = Leaders that stay
made-moved = Stragglers that move
made-count-sections = Sections in a lap
made-count-nudges = Nudge spots
made-count-bends = Bends to the right, less those to the left

## Puzzles: what they are about

theme-roll = Stop or roll
theme-nudge = Nudge or not
theme-bonus = When to play a Bonus card
theme-ability = Ability or not
theme-order = Who goes first
