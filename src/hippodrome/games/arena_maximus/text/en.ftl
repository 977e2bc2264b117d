# Arena Maximus: every word a person reads.

game-title = Arena Maximus
game-tagline = Fantasy chariots race one lap over tiles nobody has seen. The faster you are, the fewer cards you hold.

## Settings

option-spells = Spells
    .help = Magic cards also cast five spells, and two of them cancel a spell of somebody else.
option-layout = Oval
    .help = Where the start line lies on its straight.
option-layout-uh = one straight tile before the line
option-layout-bgg = the bend ends at the line
option-tiles = Tiles
    .help = How many track tiles of each kind there are. A TOML file brings your own.
option-tiles-standard = Standard
option-cards = Cards
    .help = Copies of each card and the numbers of the spells. A TOML file brings your own.
option-cards-standard = Standard
option-chariots = Chariots
    .help = The three figures and the colour of each chariot. A TOML file brings your own.
option-chariots-standard = Standard
option-hand_total = Cards in hand and pool
    .help = How many cards hand and speed pool are filled up to.
option-magic_symbol = Magic on hazards
    .help = Whether a magic card pays any symbol of a hazard.
option-magic_symbol-wild = pays any symbol
option-magic_symbol-none = pays no symbol
option-removed_speed_cards = Cards taken from the pool
    .help = Where cards go when a chariot slows down.
option-removed_speed_cards-discard = are discarded
option-removed_speed_cards-hand = return to the hand
option-driver_scope = Driver counts
    .help = Whether the Driver figure caps rams and attacks for a whole tile or for each target.
option-driver_scope-step = for the whole tile
option-driver_scope-target = for each target
option-ram_damage = Damage of a ram
    .help = What a ram does that is not answered.
option-crash_clock = Crashes count
    .help = When a chariot wrecked before its own turn refills its hand.
option-crash_clock-own_turns = own turns
option-crash_clock-rounds = rounds
option-must_move_full = Full movement
    .help = Off: a chariot may stop after any tile it has entered.
option-kingmaker_rule = Royal position
    .help = In the last round, whoever cannot win any more may not act against those who can.
option-swap_same_shape = Swap tiles of one shape
    .help = Off: Terrain alteration may also exchange a straight tile with a curved one.
option-teleport_skip_costs_move = Teleport costs two
    .help = On: the tile skipped counts as a point of movement.
option-start_order = Start order
    .help = How the first order is drawn by lot.
option-start_order-permutation = any order
option-start_order-rotation = a first player, then clockwise
option-max_rounds = Most rounds
    .help = The race stops after this round if nobody has finished.

## Chariots

racer-dwarf = Dwarf
    .help = Steam engine. Beast 1, Driver 1, Hull 8: slow to speed up, hard to wreck.
racer-elf = Elf
    .help = Unicorns. Beast 3, Driver 2, Hull 5: quick to change speed, easily wrecked.
racer-orc = Orc
    .help = Three-headed hound. Beast 2, Driver 1, Hull 7: sturdy, a poor fighter.
racer-undead = Undead
    .help = Skeleton horses. Beast 2, Driver 3, Hull 5: the best fighter, easily wrecked.
racer-human = Human
    .help = Dragon. Beast 2, Driver 2, Hull 6: a bit of everything.
letter-dwarf = D
letter-elf = E
letter-orc = O
letter-undead = U
letter-human = H

## Cards, symbols, spells, tiles

card-whip_flame = Whip of Flame
    .help = Speed, attack or half a ram; pays the Flame symbol.
card-whip_gale = Whip of Gale
    .help = Speed, attack or half a ram; pays the Gale symbol.
card-whip_leaf = Whip of Leaf
    .help = Speed, attack or half a ram; pays the Leaf symbol.
card-whip_star = Whip of Star
    .help = Speed, attack or half a ram; pays the Star symbol.
card-whip_stone = Whip of Stone
    .help = Speed, attack or half a ram; pays the Stone symbol.
card-rein_flame = Rein of Flame
    .help = Rocks, blocks or half a ram; pays the Flame symbol.
card-rein_gale = Rein of Gale
    .help = Rocks, blocks or half a ram; pays the Gale symbol.
card-rein_leaf = Rein of Leaf
    .help = Rocks, blocks or half a ram; pays the Leaf symbol.
card-rein_star = Rein of Star
    .help = Rocks, blocks or half a ram; pays the Star symbol.
card-rein_stone = Rein of Stone
    .help = Rocks, blocks or half a ram; pays the Stone symbol.
card-magic = Magic
    .help = Stands in for any whip, rein or symbol; with spells it also pays for those.
card-label-whip = Whip
    .help = Gives speed when laid in the pool; attacks and parries; with a rein it rams.
card-label-rein = Rein
    .help = Steers round rocks; blocks and breaks blocks; with a whip it rams.
card-label-magic = Magic
    .help = Stands in for any whip, rein or symbol.

symbol-flame = Flame
symbol-gale = Gale
symbol-leaf = Leaf
symbol-star = Star
symbol-stone = Stone

spell-fireball = Fireball
    .help = Every other chariot on the track within three tiles takes 1 damage.
spell-haste = Haste
    .help = Speed +3 in this turn, for movement and jumps.
spell-healing = Healing
    .help = Removes up to 3 damage from your chariot.
spell-teleport = Teleport
    .help = Skips the next tile; the one behind it is entered instead.
spell-terrain = Terrain alteration
    .help = Exchanges two free face-up tiles within three tiles of your chariot.

tile-empty = Empty
    .help = Nothing happens here.
tile-stable = Stable
    .help = You may stop: all damage goes, the pool and any cards are discarded, the hand is filled to seven.
tile-rocks = Rocks
    .help = Lay as many reins as the number says; each one short costs 1 damage.
tile-jump = Jump
    .help = Your speed must reach the number; each point short costs 1 damage. Cards do not help.
tile-hazard = Hazard
    .help = Pay each symbol with a card that bears it; each one unpaid costs 1 damage. Your own colour is free.
tile-line = Start and finish
    .help = The race is one lap: whoever comes back here has crossed the line.

## Choices

choice-spell_no = No spell
    .why = The magic cards stay in hand.
choice-cast = { $spell }
    .why = Costs a magic card and one with its symbol, or two magic cards.
choice-swap = Exchange tiles { $first } and { $second }
choice-payment_card = Pay with { $card }
    .why = Laid together with a magic card.
choice-counter_spell_no = Let the spell work
    .why = The magic cards stay in hand.
choice-counter_spell_yes = Cancel { $spell }
    .why = Costs two magic cards.
choice-speed_no = Keep speed { $speed }
    .why = { $speed ->
        [0] The chariot stays where it is.
        [one] It drives 1 tile.
       *[other] It drives { $speed } tiles.
    }
choice-speed_done = Drive at speed { $speed }
    .why = Nothing more is laid.
choice-speed_card = Speed up with { $card }
    .why = Speed { $speed }; one card fewer to steer with.
choice-slow_down = { $count ->
        [one] Take one card off
       *[other] Take { $count } cards off
    }
    .why = Speed { $speed }.
choice-discard_no = Keep all cards
    .why = Only what is missing is drawn.
choice-discard_done = Draw now
    .why = { $picked ->
        [one] One card was thrown away.
       *[other] { $picked } cards were thrown away.
    }
choice-discard_card = Throw away { $card }
    .why = A new card is drawn for it at once.
choice-teleport_no = Drive on normally
    .why = Tile by tile.
choice-teleport_card = Teleport with { $card }
    .why = Skips the next tile; a magic card is laid as well.
choice-ram_no = Ram nobody
    .why = The cards stay in hand.
choice-ram = Ram { $racer }
    .why = Pairs of a whip and a rein; not answered, the ram hits.
choice-ram_cards_card = Lay { $card }
    .why = { $picked ->
        [0] First card of the ram.
       *[other] { $picked } laid so far.
    }
choice-ram_cards_done = Ram with { $pairs ->
        [one] one pair
       *[other] { $pairs } pairs
    }
    .why = { $target } must answer with as many pairs.
choice-ram_answer_no = Take the ram
    .why = The cards stay in hand.
choice-ram_answer_card = Answer with { $card }
    .why = { $needed ->
        [one] One card to go.
       *[other] { $needed } cards to go.
    }
choice-block_no = Do not block
    .why = { $racer } passes as far as you are concerned.
choice-block_card = Block with { $card }
    .why = { $racer } must lay as many reins or falls back.
choice-block_done = Block with { $picked ->
        [one] one card
       *[other] { $picked } cards
    }
    .why = { $racer } must answer { $blocks } in all.
choice-block_answer_no = Give way
    .why = Back to the tile before; the turn is over.
choice-block_answer_card = Answer with { $card }
    .why = { $needed ->
        [one] One card to go.
       *[other] { $needed } cards to go.
    }
choice-rocks_no = Lay nothing
    .why = Straight over the rocks.
choice-rocks_done = Lay no more
    .why = { $picked ->
        [one] One card laid.
       *[other] { $picked } cards laid.
    }
choice-rocks_card = Steer with { $card }
    .why = One damage less.
choice-hazard_no = Do not pay
    .why = The cards stay in hand.
choice-hazard_done = Pay no more
    .why = { $picked ->
        [one] One symbol paid.
       *[other] { $picked } symbols paid.
    }
choice-hazard_card = Pay with { $card }
    .why = One damage less.
choice-stable_no = Drive past
    .why = The tile does nothing then.
choice-stable_yes = Stop at the stable
    .why = All damage goes, but so do the pool and the rest of the move.
choice-stable_discard_no = Keep all cards
    .why = Only what is missing is drawn.
choice-stable_discard_done = Draw now
    .why = Up to seven cards.
choice-stable_discard_card = Throw away { $card }
    .why = A new card is drawn for it at once.
choice-attack_no = Attack nobody
    .why = The cards stay in hand.
choice-attack = Attack { $racer }
    .why = Each whip not parried is 1 damage; they may hit back.
choice-attack_cards_card = Strike with { $card }
    .why = { $picked ->
        [0] First card of the attack.
       *[other] { $picked } laid so far.
    }
choice-attack_cards_done = Attack with { $picked ->
        [one] one card
       *[other] { $picked } cards
    }
    .why = { $target } may parry and hit back.
choice-defence_no = Parry nothing
    .why = The cards stay in hand.
choice-defence_done = Parry no more
    .why = The rest hits.
choice-defence_card = Parry with { $card }
    .why = One damage less.
choice-counter_attack_no = Do not hit back
    .why = The cards stay in hand.
choice-counter_attack_done = Hit back with { $picked ->
        [one] one card
       *[other] { $picked } cards
    }
    .why = { $racer } may parry.
choice-counter_attack_card = Hit back with { $card }
    .why = Each whip not parried is 1 damage.
choice-counter_defence_no = Parry nothing
    .why = The cards stay in hand.
choice-counter_defence_done = Parry no more
    .why = The rest hits.
choice-counter_defence_card = Parry with { $card }
    .why = One damage less.
choice-go_on_no = Drive on
    .why = { $moves ->
        [one] One tile to go.
       *[other] { $moves } tiles to go.
    }
choice-go_on_yes = Stop here
    .why = The rest of the move is lost.

## Questions

prompt-spell =
    .you = Cast a spell before you set your speed?
    .they = { $player } may cast a spell ({ $racer }).
prompt-swap =
    .you = Terrain alteration: which two tiles change places?
    .they = { $player } chooses two tiles to exchange.
prompt-payment =
    .you = { $spell }: which card do you lay beside the magic card?
    .they = { $player } pays for { $spell }.
prompt-counter_spell =
    .you = { $racer } casts { $spell }. Cancel it with two magic cards?
    .they = { $player } may cancel { $spell }.
prompt-speed =
    .you = { $racer } has speed { $speed }. Change it by up to { $beast ->
        [one] one card
       *[other] { $beast } cards
    }?
    .they = { $player } sets the speed of { $racer }.
prompt-discard =
    .you = Throw away up to { $driver ->
        [one] one card
       *[other] { $driver } cards
    } before you draw?
    .they = { $player } may throw cards away ({ $racer }).
prompt-teleport =
    .you = { $moves ->
        [one] One tile to drive.
       *[other] { $moves } tiles to drive.
    } Teleport over the next one?
    .they = { $player } may teleport over the next tile ({ $racer }).
prompt-ram =
    .you = You are not alone on tile { $tile }. Ram somebody?
    .they = { $player } may ram somebody on tile { $tile } ({ $racer }).
prompt-ram_cards =
    .you = Ramming { $target }: which cards? Pairs of a whip and a rein.
    .they = { $player } rams { $target }.
prompt-ram_answer =
    .you = { $racer } rams you with { $force ->
        [one] one pair
       *[other] { $force } pairs
    }. Answer with as many?
    .they = { $player } is rammed by { $racer } and may answer.
prompt-block =
    .you = { $racer } comes to your tile. Block with up to { $driver ->
        [one] one rein
       *[other] { $driver } reins
    }?
    .they = { $player } may block { $racer } on tile { $tile }.
prompt-block_answer =
    .you = You are blocked with { $blocks ->
        [one] one card
       *[other] { $blocks } cards
    }. Answer with as many reins?
    .they = { $player } is blocked on tile { $tile } and may answer.
prompt-rocks =
    .you = Rocks on tile { $tile }: lay { $needed ->
        [one] a rein
       *[other] { $needed } reins
    }?
    .they = { $player } drives through the rocks on tile { $tile }.
prompt-hazard =
    .you = Hazard on tile { $tile }: pay { $symbols ->
        [one] { $first }
       *[other] { $first } and { $second }
    }?
    .they = { $player } meets the hazard on tile { $tile }.
prompt-stable =
    .you = A stable on tile { $tile }. Stop there?
    .they = { $player } comes past the stable on tile { $tile }.
prompt-stable_discard =
    .you = In the stable: which cards do you throw away before drawing up to seven?
    .they = { $player } sorts cards in the stable.
prompt-attack =
    .you = You are not alone on tile { $tile }. Attack somebody?
    .they = { $player } may attack somebody on tile { $tile } ({ $racer }).
prompt-attack_cards =
    .you = Attacking { $target }: with which whips?
    .they = { $player } attacks { $target }.
prompt-defence =
    .you = { $racer } attacks you with { $force ->
        [one] one whip
       *[other] { $force } whips
    }. Parry?
    .they = { $player } is attacked by { $racer } and may parry.
prompt-counter_attack =
    .you = Hit { $racer } back with up to { $driver ->
        [one] one whip
       *[other] { $driver } whips
    }?
    .they = { $player } may hit { $racer } back.
prompt-counter_defence =
    .you = { $target } hits back with { $force ->
        [one] one whip
       *[other] { $force } whips
    }. Parry?
    .they = { $player } may parry the counter-attack of { $target }.
prompt-go_on =
    .you = { $moves ->
        [one] One tile to go.
       *[other] { $moves } tiles to go.
    } Drive on?
    .they = { $player } may stop on tile { $tile } ({ $racer }).
prompt-finished =
    .you = The race is over.
    .they = The race is over.

## What happens

event-turn = Round { $round }: it is the turn of { $racer }.
event-refilled = { $racer } is off the track and fills up its hand.
event-returned = { $racer } is back on tile { $tile }.
event-cast = { $racer } casts { $spell }.
event-cancelled = { $racer } cancels { $spell } of { $caster }.
event-hastened = { $racer } drives { $speed } faster this turn.
event-healed = { $racer } repairs { $amount } damage.
event-swapped = { $racer } exchanges tiles { $first } and { $second }.
event-teleported = { $racer } vanishes and appears on tile { $to }.
event-laid = { $racer } lays { $card }.
event-sped_up = { $racer } speeds up to { $speed } with { $card }.
event-slowed_down = { $racer } slows down to { $speed } ({ $card }).
event-discarded = { $racer } throws away { $card }.
event-drew = { $racer } draws { $card }.
event-drew-hidden = { $racer } draws a card.
event-reshuffled = The { $cards } discarded cards are shuffled into a new pile.
event-moved = { $racer } drives to tile { $to }.
event-revealed = Tile { $tile } is turned up: { $kind }{ $number ->
        [0] {""}
       *[other] {" "}{ $number }
    }.
event-revealed_hazard = Tile { $tile } is turned up: Hazard, { $symbols ->
        [one] { $first }
       *[other] { $first } and { $second }
    }.
event-rammed = { $racer } rams { $target } with { $pairs ->
        [one] one pair
       *[other] { $pairs } pairs
    }.
event-ram_answered = { $racer } answers and is unharmed.
event-blocked = { $racer } blocks { $target } with { $cards ->
        [one] one card
       *[other] { $cards } cards
    }.
event-block_answered = { $racer } breaks through the block.
event-pushed_back = { $racer } is pushed back to tile { $to }.
event-met_rocks = { $racer } meets rocks { $number } and steers with { $paid }.
event-met_jump = { $racer } takes jump { $number } at speed { $speed }.
event-met_hazard = { $missing ->
        [0] { $racer } gets through the hazard on tile { $tile }.
       *[other] { $racer } leaves { $missing } of the hazard on tile { $tile } unpaid.
    }
event-stabled = { $racer } stops at the stable on tile { $tile }.
event-attacked = { $racer } attacks { $target } with { $cards ->
        [one] one whip
       *[other] { $cards } whips
    }.
event-defended = { $racer } parries { $cards }.
event-countered = { $racer } hits { $target } back with { $cards ->
        [one] one whip
       *[other] { $cards } whips
    }.
event-hurt = { $racer } takes { $damage } damage and has { $total }.
event-crashed = { $racer } crashes on tile { $tile }.
event-eliminated = { $racer } crashes for the second time and is out.
event-stopped = { $racer } stops on tile { $tile }.
event-crossed = { $beyond ->
        [0] { $racer } crosses the line.
       *[other] { $racer } crosses the line and comes { $beyond } beyond it.
    }
event-final_round = { $racer } is home: this is the last round.
event-race_won = { $player } wins the race.

## The scene

scene-round = Round { $round }
scene-lap = One lap, { $tiles } tiles
scene-spells = With spells
scene-tile = Tile { $tile }: { $kind }
scene-tile-number = Tile { $tile }: { $kind } { $number }
scene-tile-hazard = Tile { $tile }: Hazard, { $symbols ->
        [one] { $first }
       *[other] { $first } and { $second }
    }
scene-face-down = Tile { $tile }, face down
    .help = It is turned up when a chariot reaches the last tile before it.
scene-piece = { $racer } on tile { $tile }
scene-piece-crashed = { $racer }, wrecked beside tile { $tile }
scene-piece-out = { $racer }, out of the race
scene-pile-draw = { $count ->
        [one] Draw pile: one card
       *[other] Draw pile: { $count } cards
    }
    .help = Hand and pool are filled up from here in each turn.
scene-pile-discards = { $count ->
        [0] Discards: none of these
        [one] Discards: one of these
       *[other] Discards: { $count } of these
    }
    .help = Everybody may look through the discards. They become the new pile when it runs out.
scene-pile-tiles = Tiles left out: { $count }
    .help = Straight tiles that nobody sees in this race.
guide-face-down = Face down
figure-hull = Hull: { $left } of { $hull } left
figure-wheel = { $broken ->
        [0] The wheel is whole
       *[other] The wheel is broken: the next crash is the end
    }
figure-speed = Speed { $speed }
figure-hand = Cards in hand: { $count }
figure-hand-shown = Cards in hand: { $count }, { $shown } of them seen by all
note-moving = driving
note-asked = is asked
note-down = wrecked
note-returning = back next turn
note-home = home
note-out = out
pill-crash = Crash
pill-out = Out
pill-blocked = Blocked
pill-home = Home

## What is wrong with a file of one's own

board-entries = The entries of "{ $where }" must be exactly these: { $entry }.
board-number = "{ $entry }" must be a whole number from { $low } to { $high }.
board-symbol = "{ $entry }" must be one of: { $legal }.
board-tiles-face = "{ $entry }" is no face of a tile. Faces: E, S, R1 to R9, J1 to J9, H with one or two of F G L S T.
board-tiles-few = The pile "{ $entry }" has { $tiles } tiles; the ring needs { $needed }.
board-cards-few = There are { $cards } cards; so many players need { $needed }.
board-unknown-file = This is no file of tiles (straight, curved), of cards (copies, symbols, effects) or of chariots (dwarf, elf, orc, undead, human).
