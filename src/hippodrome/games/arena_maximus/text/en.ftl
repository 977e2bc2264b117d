# Arena Maximus: every word a person reads.

game-title = Arena Maximus
game-tagline = One lap among whips, reins and rubble. The faster you drive, the fewer cards you have left to survive.

## Settings

option-spells = Spells
    .help = Magic cards also pay for five spells, and two of them cancel the spell of another player.
option-layout = Ring
    .help = Where the start and finish line lies on its straight. Both rings have 32 tiles.
option-layout-uh = Five straight tiles after the line, one before it
option-layout-bgg = Six straight tiles after the line, none before it
option-tiles = Track tiles
    .help = Which faces the two piles of track tiles hold. A TOML file brings your own.
option-tiles-standard = Standard
option-cards = Cards
    .help = The copies of each race card, and the symbols and numbers of the spells. A TOML file brings your own.
option-cards-standard = Standard
option-chariots = Chariots
    .help = The three figures and the symbol of each chariot. A TOML file brings your own.
option-chariots-standard = Standard
option-hand_total = Cards in hand and pool
    .help = Hand and speed pool together are filled up to this number.
option-magic_symbol = Magic at hazards
    .help = Whether a magic card can stand for a symbol of a hazard tile. Spells cost the same either way.
option-magic_symbol-wild = stands for any symbol
option-magic_symbol-none = pays no symbol
option-removed_speed_cards = Cards taken out of the pool
    .help = Where cards go when a chariot slows down.
option-removed_speed_cards-discard = to the discard pile
option-removed_speed_cards-hand = back to the hand
option-driver_scope = Driver figure limits
    .help = Whether the Driver figure caps all rams (and all attacks) on a tile together, or those on each chariot.
option-driver_scope-step = all targets on a tile together
option-driver_scope-target = each target by itself
option-ram_damage = Damage of a ram
    .help = What a chariot takes when it does not answer a ram, however many pairs were laid.
option-crash_clock = A crash is counted in
    .help = How long a crashed chariot is off the track. With rounds, a turn it still had in this round is lost as well.
option-crash_clock-own_turns = its own turns
option-crash_clock-rounds = rounds
option-must_move_full = Full movement
    .help = Off: after the first tile, a chariot may stop before its speed is used up.
option-kingmaker_rule = No kingmaking
    .help = In the final round, a player who can no longer win may not act against one who still can.
option-swap_same_shape = Swap like with like
    .help = On: Terrain alteration swaps two straight tiles or two curved ones. Off: any two.
option-teleport_skip_costs_move = Teleport costs movement
    .help = On: the tile skipped by Teleport counts as a tile driven.
option-start_order = Start order
    .help = How the first turns are decided.
option-start_order-permutation = All by lot
option-start_order-rotation = First player by lot, then clockwise
option-max_rounds = Most rounds
    .help = After this round the race ends even if nobody has finished; the chariot furthest ahead wins.

## Chariots

things-racer = Chariots
racer-dwarf = Dwarf
    .help = Steam engine. Beast 1, Driver 1, Chariot 8: slow to change speed and very hard to wreck. Own symbol: Stone.
racer-elf = Elf
    .help = Unicorns. Beast 3, Driver 2, Chariot 5: the quickest to change speed, and fragile. Own symbol: Leaf.
racer-orc = Orc
    .help = Three-headed hound. Beast 2, Driver 1, Chariot 7: sturdy, with little skill in a fight. Own symbol: Flame.
racer-undead = Undead
    .help = Skeleton horses. Beast 2, Driver 3, Chariot 5: the best fighter, and fragile. Own symbol: Star.
racer-human = Human
    .help = Dragon. Beast 2, Driver 2, Chariot 6: good at everything, best at nothing. Own symbol: Gale.

## Cards

things-card = Cards
card-whip_flame = Flame whip
    .help = Speed, attack and defence, half of a ram. Its Flame pays for hazards and Fireball.
card-whip_gale = Gale whip
    .help = Speed, attack and defence, half of a ram. Its Gale pays for hazards and Haste.
card-whip_leaf = Leaf whip
    .help = Speed, attack and defence, half of a ram. Its Leaf pays for hazards and Healing.
card-whip_star = Star whip
    .help = Speed, attack and defence, half of a ram. Its Star pays for hazards and Teleport.
card-whip_stone = Stone whip
    .help = Speed, attack and defence, half of a ram. Its Stone pays for hazards and Terrain alteration.
card-rein_flame = Flame rein
    .help = Blocks, answers blocks, avoids rocks, half of a ram. Its Flame pays for hazards and Fireball.
card-rein_gale = Gale rein
    .help = Blocks, answers blocks, avoids rocks, half of a ram. Its Gale pays for hazards and Haste.
card-rein_leaf = Leaf rein
    .help = Blocks, answers blocks, avoids rocks, half of a ram. Its Leaf pays for hazards and Healing.
card-rein_star = Star rein
    .help = Blocks, answers blocks, avoids rocks, half of a ram. Its Star pays for hazards and Teleport.
card-rein_stone = Stone rein
    .help = Blocks, answers blocks, avoids rocks, half of a ram. Its Stone pays for hazards and Terrain alteration.
card-magic = Magic
    .help = Replaces any whip or rein. With spells, one pays half of a spell and two cancel one.

## Symbols

things-symbol = Symbols
symbol-flame = Flame
    .help = Red. The Orc ignores it on hazards; it pays for Fireball.
symbol-gale = Gale
    .help = Blue. The Human ignores it on hazards; it pays for Haste.
symbol-leaf = Leaf
    .help = Green. The Elf ignores it on hazards; it pays for Healing.
symbol-star = Star
    .help = Violet. The Undead ignores it on hazards; it pays for Teleport.
symbol-stone = Stone
    .help = Grey. The Dwarf ignores it on hazards; it pays for Terrain alteration.

## Spells

things-spell = Spells
spell-fireball = Fireball
    .help = Flame. Every other chariot up to three tiles away, ahead or behind, takes 1 damage. No card defends against it.
spell-haste = Haste
    .help = Gale. Speed +3 for this turn, jumps included. The speed pool stays as it is.
spell-healing = Healing
    .help = Leaf. Removes up to 3 damage from your chariot.
spell-teleport = Teleport
    .help = Star. Cast before a step: the next tile is skipped. If you are blocked beyond it, you go back to where you cast.
spell-terrain = Terrain alteration
    .help = Stone. Swaps two face-up tiles without chariots, each up to three tiles from yours.

## Tiles

things-tile = Track tiles
tile-empty = Empty
    .help = Nothing happens here.
tile-stable = Stable
    .help = You may stop: all damage goes, the speed pool is discarded, you change any cards of your hand, and your turn ends.
tile-rocks = Rocks
    .help = Lay as many reins as the number says. Each one missing costs 1 damage.
tile-jump = Jump
    .help = Needs at least the speed shown. Each point missing costs 1 damage, and no card helps.
tile-hazard = Hazard
    .help = Lay a card for each symbol shown, except that of your own chariot. Each one missing costs 1 damage.
tile-line = Start and finish
    .help = One lap. The round in which somebody comes back here is the last, and whoever is furthest beyond the line wins.

## Choices

left-unlaid = { $left ->
        [0] { "" }
       *[other] Cards left of it can no longer be laid.{ " " }
    }
left-kept = { $left ->
        [0] { "" }
       *[other] Cards left of it can no longer be discarded.{ " " }
    }
left-pooled = { $left ->
        [0] { "" }
       *[other] Cards left of it stay in the pool.{ " " }
    }
speed-to = { $to ->
        [0] Over the finish line.
       *[other] To tile { $to }.
    }
speed-way = { $to ->
        [0] You drive over the finish line.
       *[other] { $speed ->
            [one] You drive { $speed } tile, to tile { $to }.
           *[other] You drive { $speed } tiles, to tile { $to }.
        }
    }
choice-spell_no = No spell
    .told = Cast no spell
    .why = You keep your cards. Teleport can still be cast on the way.
choice-cast_fireball = Cast { spell-fireball }
    .why = { spell-fireball.help }
choice-cast_haste = Cast { spell-haste }
    .why = { spell-haste.help }
choice-cast_healing = Cast { spell-healing }
    .why = { spell-healing.help }
choice-cast_terrain = Cast { spell-terrain }
    .why = { spell-terrain.help }
choice-swap = Swap tiles { $first } and { $second }
    .why = Each tile takes the place of the other, for everybody.
choice-payment_card = Pay with Magic and { $card }
    .why = Both cards are spent, even if the spell is cancelled.
choice-payment_magic = Pay with two Magic cards
    .why = Both cards are spent, even if the spell is cancelled.
choice-counter_spell_no = Let it happen
    .told = Let the spell happen
    .why = You keep your magic cards.
choice-counter_spell_yes = Cancel the spell
    .why = Costs you two magic cards.
choice-speed_no = Stay at speed { $speed }
    .why = { $speed ->
        [0] You do not move this turn.
       *[other] { speed-way }
    }
choice-speed_done = Go at speed { $speed }
    .why = { speed-way }
choice-speed_card = Add { $card }: speed { $speed }
    .told = Speed up to { $speed } with { $card }
    .why = { left-unlaid }{ speed-to } The card stays in the pool.
choice-slow_down = Slow down to { $speed }
    .why = { $speed ->
        [0] You do not move this turn.
       *[other] { speed-to }
    } { $count ->
        [one] Takes { $count } card out of the pool and leaves more room in your hand.
       *[other] Takes { $count } cards out of the pool and leaves more room in your hand.
    }
choice-take_out = Take out { $card }: speed { $speed }
    .told = Slow down to { $speed }, taking out { $card }
    .why = { left-pooled }{ $speed ->
        [0] You do not move this turn.
       *[other] { speed-to }
    } There is more room in your hand.
choice-slowing_done = Go at speed { $speed }
    .why = { $speed ->
        [0] You do not move this turn.
       *[other] { speed-way }
    }
choice-discard_no = Keep all cards
    .why = You only draw what is missing.
choice-discard_done = Discard no more
    .why = You draw new cards now.
choice-discard_card = Discard { $card }
    .short = discard
    .why = { left-kept }A new card is drawn for it before you drive.
choice-teleport_no = Drive normally
    .why = { $moves ->
        [one] You keep your cards.
       *[other] You keep your cards; Teleport can still be cast before a later step.
    }
choice-teleport_card = Teleport with Magic and { $card }
    .why = Skips the next tile. Once per turn.
choice-teleport_magic = Teleport with two Magic cards
    .why = Skips the next tile. Once per turn.
choice-ram_no = Do not ram
    .why = You keep your pairs.
choice-ram = Ram the { $racer }
    .why = You lay pairs of a whip and a rein. Unless answered pair for pair, the ram does { $damage } damage.
choice-ram_cards_done = Ram with { $picked } cards
    .why = The { $target } needs as many pairs to get away.
choice-ram_cards_card = Lay { $card }
    .told = Ram with { $card }
    .why = { left-unlaid }More pairs are harder to answer; the damage stays the same.
choice-ram_answer_no = Take the ram
    .why = You take { $damage } damage and keep your cards.
choice-ram_answer_card = Lay { $card }
    .told = Answer the ram with { $card }
    .why = { left-unlaid }{ $force ->
        [one] A whole pair turns the ram aside.
       *[other] All { $force } pairs are needed to turn the ram aside.
    }
choice-block_no = Let it pass
    .told = Let the other chariot pass
    .why = You keep your reins.
choice-block_done = Block with no more
    .why = What you have laid counts.
choice-block_card = Block with { $card }
    .why = { left-unlaid }The { $racer } must lay one rein more, or goes back.
choice-block_answer_no = Give way
    .told = Give way to the block
    .why = You go back to the tile you came from, and your turn ends.
choice-block_answer_card = Lay { $card }
    .told = Answer the block with { $card }
    .why = { left-unlaid }{ $blocks ->
        [one] One rein and you are through.
       *[other] { $blocks } reins in all and you are through.
    }
choice-rocks_no = Drive into the rocks
    .why = Costs { $damage } damage; you keep your reins.
choice-rocks_done = Lay no more reins
    .told = Lay no more reins on the rocks
    .why = Costs { $damage } damage.
choice-rocks_card = Lay { $card }
    .told = Lay { $card } against the rocks
    .why = { left-unlaid }One damage less.
choice-hazard_no = Drive into the hazard
    .why = Costs { $damage } damage; you keep your cards.
choice-hazard_done = Lay no more cards
    .told = Lay no more cards on the hazard
    .why = { $damage ->
        [0] Every symbol is paid.
       *[other] Costs { $damage } damage.
    }
choice-hazard_card = Lay { $card }
    .told = Lay { $card } against the hazard
    .why = { left-unlaid }One damage less.
choice-stable_no = Drive past the stable
    .why = For you the tile is empty.
choice-stable_yes = Stop at the stable
    .why = All your damage goes; you may change cards and draw a full hand. Speed pool and the rest of your move are lost.
choice-stable_discard_no = Keep all cards
    .why = You draw a full hand, and your turn ends.
choice-stable_discard_done = Discard no more
    .why = You draw a full hand, and your turn ends.
choice-stable_discard_card = Discard { $card }
    .short = discard
    .why = { left-kept }A new card is drawn for it.
choice-attack_no = Do not attack
    .why = You keep your whips.
choice-attack = Attack the { $racer }
    .why = Each whip that is not answered does 1 damage. It may hit back.
choice-attack_cards_done = { $picked ->
        [one] Attack with { $picked } card
       *[other] Attack with { $picked } cards
    }
    .why = The { $target } may defend, then hit back.
choice-attack_cards_card = Strike with { $card }
    .why = { left-unlaid }1 damage more, unless it is answered.
choice-defence_no = Do not defend
    .why = You take { $damage } damage.
choice-defence_done = Defend with no more
    .why = You take { $damage } damage.
choice-defence_card = Defend with { $card }
    .why = { left-unlaid }One damage less.
choice-counter_attack_no = Do not hit back
    .why = You keep your whips.
choice-counter_attack_done = Strike with no more
    .why = The { $racer } may defend, but not hit back again.
choice-counter_attack_card = Hit back with { $card }
    .why = { left-unlaid }1 damage more, unless it is answered.
choice-counter_defence_no = Do not defend
    .why = You take { $damage } damage.
choice-counter_defence_done = Defend with no more
    .why = You take { $damage } damage.
choice-counter_defence_card = Defend with { $card }
    .why = { left-unlaid }One damage less.
choice-go_on_no = Drive on
    .why = { $moves ->
        [one] { $moves } tile of your move is left.
       *[other] { $moves } tiles of your move are left.
    }
choice-go_on_yes = Stop on tile { $tile }
    .why = The rest of your move is lost; your speed pool stays.

## Questions

prompt-spell =
    .you = Cast a spell before you set your speed?
    .they = { $player } may cast a spell.
prompt-swap =
    .you = Which two tiles change places?
    .they = { $player } chooses the tiles for { $spell }.
prompt-payment =
    .you = Which card pays for { $spell } beside Magic?
    .they = { $player } pays for { $spell }.
prompt-counter_spell =
    .you = The { $racer } casts { $spell }. Cancel it with two magic cards?
    .they = { $player } may cancel { $spell }, cast by the { $racer }.
prompt-speed =
    .you = { $picked ->
        [0] Your speed is { $speed }. Change it by up to { $beast }?
       *[other] Your speed is { $speed }: { $picked } of at most { $beast } added. Another card?
    }
    .they = { $player } sets the speed of the { $racer }, now { $speed }.
prompt-slowing =
    .you = Your speed is { $speed }: { $picked } of at most { $beast } taken out. Another card?
    .they = { $player } slows the { $racer } down, now to { $speed }.
prompt-discard =
    .you = { $picked ->
        [0] { $driver ->
            [one] Discard { $driver } card before you draw?
           *[other] Discard up to { $driver } cards before you draw?
        }
       *[other] { $picked } of at most { $driver } discarded. Another card?
    }
    .they = { $player } may discard cards.
prompt-teleport =
    .you = { $moves ->
        [one] { $moves } tile to drive. Skip the next tile with { $spell }?
       *[other] { $moves } tiles to drive. Skip the next tile with { $spell }?
    }
    .they = { $player } may cast { $spell } before the next step.
prompt-ram =
    .you = You are not alone on tile { $tile }. Ram somebody?
    .they = { $player } may ram with the { $racer } on tile { $tile }.
prompt-ram_cards =
    .you = { $picked ->
        [0] Which pairs do you lay against the { $target }?
       *[other] { $picked ->
            [one] { $picked } card
           *[other] { $picked } cards
        } against the { $target }. Which one next?
    }
    .they = { $player } lays pairs to ram the { $target }.
prompt-ram_answer =
    .you = { $picked ->
        [0] { $force ->
            [one] The { $racer } rams you with { $force } pair. Answer it?
           *[other] The { $racer } rams you with { $force } pairs. Answer them?
        }
       *[other] { $needed } more to turn the ram aside: which card?
    }
    .they = { $player } may answer the ram of the { $racer }.
prompt-block =
    .you = { $picked ->
        [0] { $driver ->
            [one] The { $racer } enters your tile { $tile }. Block it with { $driver } rein?
           *[other] The { $racer } enters your tile { $tile }. Block it, up to { $driver } reins?
        }
       *[other] { $picked } of at most { $driver } reins laid against the { $racer }. Another?
    }
    .they = { $player } may block the { $racer } on tile { $tile }.
prompt-block_answer =
    .you = { $picked ->
        [0] { $blocks ->
            [one] You are blocked on tile { $tile } with { $blocks } rein. Answer it?
           *[other] You are blocked on tile { $tile } with { $blocks } reins. Answer them all?
        }
       *[other] { $needed } more to get through: which card?
    }
    .they = { $player } must answer the block on tile { $tile } or go back.
prompt-rocks =
    .you = { $damage ->
        [one] Rocks on tile { $tile }: { $damage } rein is missing. Lay it?
       *[other] Rocks on tile { $tile }: { $damage } reins are missing. Lay one?
    }
    .they = { $player } steers the { $racer } through the rocks on tile { $tile }.
prompt-hazard =
    .you = { $damage ->
        [one] Hazard on tile { $tile }: pay { $first }?
       *[other] Hazard on tile { $tile }: pay { $first } and { $second }?
    }
    .they = { $player } steers the { $racer } through the hazard on tile { $tile }.
prompt-stable =
    .you = A stable on tile { $tile }. Stop here?
    .they = { $player } may stop at the stable on tile { $tile }.
prompt-stable_discard =
    .you = Which cards do you discard before you draw a full hand?
    .they = { $player } may change cards at the stable.
prompt-attack =
    .you = You are not alone on tile { $tile }. Attack somebody?
    .they = { $player } may attack with the { $racer } on tile { $tile }.
prompt-attack_cards =
    .you = { $picked ->
        [0] Which whips do you use against the { $target }?
        [one] { $picked } card against the { $target }. Another one?
       *[other] { $picked } cards against the { $target }. Another one?
    }
    .they = { $player } lays whips to attack the { $target }.
prompt-defence =
    .you = The { $racer } attacks you: { $damage } damage threatens. Defend yourself?
    .they = { $player } may defend against the { $racer }.
prompt-counter_attack =
    .you = { $picked ->
        [0] { $driver ->
            [one] Hit back at the { $racer } with { $driver } whip?
           *[other] Hit back at the { $racer } with up to { $driver } whips?
        }
       *[other] { $picked } of at most { $driver } whips laid against the { $racer }. Another?
    }
    .they = { $player } may hit back at the { $racer }.
prompt-counter_defence =
    .you = The { $target } hits back: { $damage } damage threatens. Defend yourself?
    .they = { $player } may defend against the { $target }.
prompt-go_on =
    .you = { $moves ->
        [one] Tile { $tile }, { $moves } tile left to drive. Go on?
       *[other] Tile { $tile }, { $moves } tiles left to drive. Go on?
    }
    .they = { $player } decides whether the { $racer } drives on from tile { $tile }.
prompt-finished =
    .you = The race is over.
    .they = The race is over.

## What happened

event-turn = Round { $round }: the { $racer } is up.
event-refilled = The { $racer } waits beside the track with a full hand.
event-returned = The { $racer } is back on the track on tile { $tile }.
event-cast = The { $racer } casts { $spell }.
event-cancelled = The { $racer } cancels { $spell }, the spell of the { $caster }.
event-hastened = The { $racer } is faster by { $speed } this turn.
event-healed = The { $racer } heals { $amount } damage.
event-swapped = The { $racer } swaps tiles { $first } and { $second }.
event-teleported = The { $racer } skips a tile and appears on tile { $tile }.
event-laid = The { $racer } lays a card: { $card }.
event-sped_up = { $speed ->
        [one] The { $racer } speeds up with a card: { $card } ({ $speed } card in its pool).
       *[other] The { $racer } speeds up with a card: { $card } ({ $speed } cards in its pool).
    }
event-slowed_down = { $speed ->
        [0] The { $racer } takes the last card out of its pool: { $card }.
        [one] The { $racer } slows down by a card: { $card } ({ $speed } card left in its pool).
       *[other] The { $racer } slows down by a card: { $card } ({ $speed } cards left in its pool).
    }
event-discarded = The { $racer } discards a card: { $card }.
event-drew = The { $racer } draws a card: { $card }.
event-drew-hidden = The { $racer } draws a card.
event-reshuffled = { $cards ->
        [one] The draw pile is empty: { $cards } discarded card makes a new one.
       *[other] The draw pile is empty: { $cards } discarded cards are shuffled into a new one.
    }
event-moved = { $to ->
        [0] The { $racer } drives from tile { $from } over the line.
       *[other] { $from ->
            [0] The { $racer } leaves the line for tile { $to }.
           *[other] The { $racer } drives from tile { $from } to { $to }.
        }
    }
event-revealed = { $number ->
        [0] Tile { $tile } is turned up: { $kind }.
       *[other] Tile { $tile } is turned up: { $kind } { $number }.
    }
event-revealed_hazard = { $symbols ->
        [one] Tile { $tile } is turned up: Hazard with { $first }.
       *[other] Tile { $tile } is turned up: Hazard with { $first } and { $second }.
    }
event-rammed = { $pairs ->
        [one] The { $racer } rams the { $target } with { $pairs } pair.
       *[other] The { $racer } rams the { $target } with { $pairs } pairs.
    }
event-ram_answered = { $pairs ->
        [one] The { $racer } answers with { $pairs } pair and gets away.
       *[other] The { $racer } answers with { $pairs } pairs and gets away.
    }
event-blocked = { $cards ->
        [one] The { $racer } blocks the { $target } with { $cards } rein.
       *[other] The { $racer } blocks the { $target } with { $cards } reins.
    }
event-block_answered = { $cards ->
        [one] The { $racer } answers with { $cards } rein and gets through.
       *[other] The { $racer } answers with { $cards } reins and gets through.
    }
event-pushed_back = The { $racer } is pushed back to tile { $tile }, and its turn ends.
event-met_rocks = { $paid ->
        [0] The { $racer } drives into rocks { $number } on tile { $tile } without a rein.
        [one] The { $racer } meets rocks { $number } on tile { $tile } and lays { $paid } rein.
       *[other] The { $racer } meets rocks { $number } on tile { $tile } and lays { $paid } reins.
    }
event-met_jump = The { $racer } takes jump { $number } on tile { $tile } at speed { $speed }.
event-met_hazard = { $missing ->
        [0] The { $racer } gets past the hazard on tile { $tile } unharmed.
        [one] The { $racer } meets the hazard on tile { $tile }, { $missing } symbol short.
       *[other] The { $racer } meets the hazard on tile { $tile }, { $missing } symbols short.
    }
event-stabled = The { $racer } stops at the stable on tile { $tile } and is repaired completely.
event-attacked = { $cards ->
        [one] The { $racer } attacks the { $target } with { $cards } whip.
       *[other] The { $racer } attacks the { $target } with { $cards } whips.
    }
event-defended = { $cards ->
        [one] The { $racer } defends with { $cards } whip.
       *[other] The { $racer } defends with { $cards } whips.
    }
event-countered = { $cards ->
        [one] The { $racer } hits back at the { $target } with { $cards } whip.
       *[other] The { $racer } hits back at the { $target } with { $cards } whips.
    }
event-hurt = The { $racer } takes { $damage } damage ({ $cause }; { $total } in all).
event-crashed = The { $racer } crashes on tile { $tile }: its wheel breaks, and its speed pool is lost.
event-eliminated = The { $racer } crashes a second time, on tile { $tile }, and is out of the race.
event-stopped = The { $racer } stops early on tile { $tile }.
event-crossed = { $beyond ->
        [0] The { $racer } finishes right on the line.
        [one] The { $racer } finishes { $beyond } tile beyond the line.
       *[other] The { $racer } finishes { $beyond } tiles beyond the line.
    }
event-final_round = The { $racer } is the first over the line. This round is the last.
event-race_won = { $player } wins the race.

## What is wrong with a tile, card or chariot file

board-unknown-file = This is no file of tiles (straight, curved), of cards (copies, symbols, effects) or of chariots (dwarf, elf, orc, undead, human).
board-cards-few = The deck has { $cards } cards; this many players need at least { $needed }.
board-tiles-face = "{ $entry }" is not a tile face. Faces: E, S, R1 to R9, J1 to J9, or H and one or two of the letters F, G, L, S, T.
board-tiles-few = The pile "{ $entry }" has { $tiles } tiles; the ring needs at least { $needed }.
board-chariots-symbol = { $chariots } carry the same symbol, { $symbol }: a hazard of that colour is the same to all of them.

## The scene: letters, tiles, cards, piles, figures and what happens

letter-dwarf = D
letter-elf = E
letter-orc = O
letter-undead = U
letter-human = H

cell-empty = Tile { $tile }, free
    .short = tile { $tile }
    .label = { $tile }
cell-stable = Tile { $tile }, stable
    .short = tile { $tile }
    .label = { $tile }
cell-rocks = Tile { $tile }, rocks { $number }
    .short = tile { $tile }
    .label = { $tile }
cell-jump = Tile { $tile }, jump { $number }
    .short = tile { $tile }
    .label = { $tile }
cell-hazard = Tile { $tile }, hazard: { $count ->
        [1] { $first }
       *[2] { $first } and { $second }
    }
    .short = tile { $tile }
    .label = { $tile }
cell-line = Start and finish
    .short = the line
    .label = 0
cell-face-down = Tile { $tile }, face down
    .short = tile { $tile }
    .label = { $tile }

face-down = Face-down tile
    .help = Turned up when a chariot reaches the last open tile, three at a time.

kind-whip = Whip
kind-rein = Rein
kind-magic = Magic
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
    .help = Beast { $beast }: cards a turn may change in the speed pool. Driver { $driver }: pairs for one ram, cards for one block, attack or discard. Chariot { $chariot }: the damage that makes it crash. Its own symbol, { $symbol }, costs it nothing.
figures-pool =
    .help = Each card here is one point of speed. Who slows down chooses which ones leave.
figure-wheel = 1 whole wheel: no crash yet
    .short = wheels
figure-wheel-broken = 0 whole wheels: another crash puts it out of the race
    .short = wheels
figure-hull = Hull: { $left } of { $most } left (damage taken: { $damage })
    .short = hull
figure-speed = Speed { $speed } (Beast { $beast })
    .short = speed
figure-hand = { $count ->
        [one] { $count } card in hand (Driver { $driver })
       *[other] { $count } cards in hand (Driver { $driver })
    }
    .short = cards
note-answering = Answers
note-driving = Drives
note-refills = Crashed
note-returns = Back next turn
note-out = Out
note-done = { $beyond ->
        [0] Finish
       *[other] Finish +{ $beyond }
    }

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
pill-spell = { $spell }
pill-cancelled = Cancelled
pill-ram = Ram { $pairs }
pill-block = Block { $cards }
pill-attack = Attack { $cards }
pill-held = Fended off

## Why a figure changes

cause-rocks = Rocks
cause-jump = Jump
cause-hazard = Hazard
cause-ram = Ram
cause-attack = Attack
cause-counter_attack = Counter-attack
cause-fireball = Fireball
cause-wreck = Crash
cause-stable = Stable
cause-healing = Healing
cause-haste = Haste
cause-speed = Speed
cause-laid = Cards laid
cause-discarded = Discard
cause-draw = Draw

## What is decided now: a sentence of 40 characters, another of 48

stake-win = Last round: end past the { $racer } to win
    .more = { $count ->
        [one] One tile is enough.
       *[other] That takes { $count } tiles.
    }
stake-lead = Last round: end past the { $racer } to lead
    .more = { $count ->
        [one] One tile is enough.
       *[other] That takes { $count } tiles.
    }
stake-final = Last round: the { $racer } leads
    .more = The furthest past the line at its end wins.
stake-stop = No round may follow this one
    .more = The chariot furthest ahead wins.
stake-line = The { $racer } can cross the line now
    .more = Then this round is the last.
stake-out = One more damage: the { $racer } is out
stake-crash = One more damage: the { $racer } crashes

## What the button does

ahead-line = The finish
    .short = ✓
ahead-face-down = Face down
    .short = ?
ahead-stable = Stable: you may stop
    .short = ✓
ahead-hazard = { $missing ->
    [0] Hazard: paid from your hand
   *[other] Hazard: { $missing } short
}
    .short = { $missing ->
        [0] ✓
       *[other] −{ $missing }
    }
ahead-rocks = { $missing ->
    [0] Rocks { $number }: paid from your hand
   *[other] Rocks { $number }: { $missing } short
}
    .short = { $missing ->
        [0] ✓
       *[other] −{ $missing }
    }
ahead-jump = { $missing ->
    [0] Jump { $number }: fast enough
   *[other] Jump { $number }: { $missing } too slow
}
    .short = { $missing ->
        [0] ✓
       *[other] −{ $missing }
    }
facet-speed = Speed
act-speed = { $speed ->
        [0] Stay where you are
       *[other] Set speed { $speed }
    }
act-keep = Keep all cards
act-nothing = Lay nothing
act-discard = Discard { $count }
act-stable_discard = Discard { $count }
act-payment = Cast the spell
act-teleport = Teleport
act-ram_cards = { $pairs ->
        [one] Ram with { $pairs } pair
       *[other] Ram with { $pairs } pairs
    }
act-ram_answer = Turn it aside
act-block = Block with { $count }
act-block_answer = Get through
act-rocks = { $count ->
        [one] Lay { $count } card
       *[other] Lay { $count } cards
    }
act-hazard = { $count ->
        [one] Pay { $count } card
       *[other] Pay { $count } cards
    }
act-attack_cards = Attack with { $count }
act-defence = Parry with { $count }
act-counter_attack = Hit back with { $count }
act-counter_defence = Parry with { $count }

## The rules in short: rules-1, rules-2, … each with the numbers of the ledger that it explains

rules-1 = The aim
    .text = One lap of the arena, 32 tiles, most of them face down until somebody comes near. The round in which a chariot crosses the line is the last; who is furthest past it wins, on a tie who crossed first.
    .ids = AM-1 AM-6
rules-2 = Cards
    .text = Whips make speed and attack, reins hold and block, magic stands for any of them. Hand and speed pool together are filled up to seven cards each turn. The cards of a set are picked in any order; one by one, they are laid from left to right.
    .ids = AM-15
rules-3 = Whose turn
    .text = The last chariot plays first. On one tile, who came first leaves first.
    .ids = AM-2
rules-4 = Your turn
    .text = Change speed: lay as many whips or magic into the pool as your beast allows, or take as many out. Discard as many cards as your driver allows. Draw up to seven. Then drive as many tiles as there are cards in the pool, one at a time; the whole way is compulsory.
    .ids = AM-3
rules-5 = Ramming
    .text = Entering a tile with others you may ram: pairs of one whip and one rein, as many as your driver allows. The rammed player answers with as many pairs, or takes 2 damage.
    .ids = AM-40 AM-41
rules-6 = Blocking
    .text = Those on the tile may block you with reins, each as many as their driver allows. You answer with as many reins in all, or you are pushed back and your turn is over.
    .ids = AM-42
rules-7 = Tiles
    .text = Rocks want reins, a jump wants speed, a hazard wants cards with its symbols; each one missing costs 1 damage. Your own chariot's symbol is free. At a stable you may stop: all damage gone, the pool emptied, your hand filled up to seven.
    .ids = AM-43
rules-8 = Attacking
    .text = After the tile you may attack those on it with whips, as many as your driver allows. Each whip not answered by a whip is 1 damage. The attacked may strike back once.
    .ids = AM-44 AM-45
rules-9 = Damage and crashes
    .text = When damage reaches what your chariot can take, you crash: damage gone, pool lost, a wheel broken, one turn lost. A second crash puts you out of the race.
    .ids = AM-5
rules-10 = Near the finish
    .text = Who cannot win any more may not decide who does: in the last round such a player does not ram, block or attack those who can still win.
    .ids = AM-7
rules-11 = Spells
    .text = With spells, one magic card and one card of the right symbol (or two magic cards) cast one: Haste, Fireball, Healing, Terrain alteration, Teleport. Two magic cards of an opponent cancel it.
    .ids = AM-8

## Why not

why-space = You cannot pick a tile: you drive as many as there are cards in your speed pool.
why-space-speed = You cannot pick a tile: lay or remove speed cards until the pool counts as many.
why-space-swap = Two face-up tiles of one shape with nobody on them, not the line, can change places.
why-piece = This chariot cannot be chosen now: you act on those on the tile you have entered.
why-piece-ram = Only chariots on this tile can be rammed, each once.
why-piece-attack = Only chariots on this tile can be attacked, each once.
why-pile = Cards are drawn up to seven in your turn, never by choice.
why-pile-tiles = These tiles are out of the race.
why-pool = Cards in the speed pool serve for speed alone; they leave it when you slow down.
why-pool-added = You have added a card: in this turn none leaves the pool.
why-card-slowing = You are slowing down: in this turn no card is added.
why-hand = These are another player's cards.
why-card = This card does not serve for the present question.
why-card-speed = Your beast lets you lay no more this turn.
why-rein-speed = Reins make no speed: only whips and magic do.
why-card-discard = Your driver lets you discard no more this turn.
why-card-pairs = A pair is a whip and a rein, magic for either: another of this kind would not fit.
why-card-hazard = This card's symbol is not asked for by the tile, or is paid already.
why-card-order = Cards are laid from left to right: undo and take this one first.
why-card-later = Cards are laid from left to right: lay one further left first.
why-card-ram = Decide first whom you ram; then you lay the cards.
why-card-attack = Decide first whom you attack; then you lay the cards.
why-card-spell = Decide first which spell you cast; then you choose the cards that pay for it.
why-card-swap = Choose the two tiles first; then you pay for the spell.
why-card-payment = A spell is paid with Magic and a card of its symbol, or with two Magic cards.
why-card-counter-spell = Only two Magic cards cancel a spell.
why-card-stable = Decide first whether you stop at the stable.
why-card-go-on = Decide first whether you drive on.
why-card-enough = No more cards of this kind are needed or allowed here.
why-whip-here = Only reins, or magic, help here.
why-rein-here = Only whips, or magic, help here.

## Balance report

factor-racer = Chariots
factor-order = Start order
    .level = Place { $level }
measure-cards_drawn = Race cards drawn
    .help = Which card is drawn is chance alone; how many are drawn is left out of account.
measure-tiles_met = Tiles met
    .help = How often a chariot had to deal with a tile; whoever drives further meets more.
measure-fights = Rams, blocks, attacks and crashes
    .help = Counted for the chariot that acts; pushed back and crashed, for the one it happens to.
measure-spells = Spells cast
    .help = Cast by choice, where spells are in play.
measure-tiles_met-met_rocks = Rocks
measure-tiles_met-met_jump = Jump
measure-tiles_met-met_hazard = Hazard
measure-tiles_met-stabled = Stopped at a stable
measure-fights-rammed = Rammed
measure-fights-blocked = Blocked
measure-fights-attacked = Attacked
measure-fights-countered = Struck back
measure-fights-pushed_back = Was pushed back
measure-fights-crashed = Crashed

## Windows: what can be let pass until one's turn

window-block = blocks
window-ram = rams
window-attack = attacks
window-spell = spells

# What is told before cards are drawn

omen-harm = { $share } damage

## The first race: first-QUESTION when it is asked for the first time

first-speed = Lay whips or magic into your pool to drive faster, or take some out to slow down. Keep reins in hand: rocks and blocks ask for them.
first-discard = You may throw away cards you do not need; you draw up to seven afterwards.
first-rocks = Rocks ask for reins. Each one you do not pay costs 1 damage.
first-hazard = A hazard asks for cards with its symbols. Magic pays any of them.
first-ram = Somebody is on this tile. A pair of whip and rein rams for 2 damage, unless it is answered.
first-stable = A stable repairs everything, but you give up your speed and the rest of this move.
first-ram_cards = Lay a whip, then a rein; Magic stands for either. Each pair more must be answered by one more, but the damage stays the same.
first-stable_discard = You are repaired. Throw away whatever you do not need: your hand is filled up to seven.
first-ram_answer = You are rammed. Lay as many pairs of whip and rein and nothing happens; else take the damage.
first-block = A chariot drives onto your tile. A rein stops it there unless it lays as many: pushed back, it loses the rest of its turn.
first-block_answer = You are blocked. Lay as many reins to get through, or go back: your turn ends there.
first-attack = You may whip a chariot on your tile: 1 damage for each whip left unanswered. It may hit back.
first-defence = You are attacked. Each whip you lay parries one; afterwards you may hit back.
first-counter_attack = You may hit back, whether you defended or not. Each whip left unanswered does 1 damage, and there is no reply to it.
first-spell = A spell costs Magic and a card with its symbol, or two Magic cards. Others may cancel it with two Magic cards.
first-counter_spell = Somebody casts a spell. Two Magic cards cancel it; the caster's cards are spent all the same.

## The lesson (data/lesson.toml): what is said, what is to be done, what came of it

lesson-goal = One lap of the arena: the round in which somebody crosses the line is the last, and the furthest wins.
lesson-hand = Whips make you fast, reins keep you safe, Magic stands for either. Hand and speed together are seven cards.
lesson-speed = Each whip laid into your speed pool is one tile a turn, and it stays there. The Human may lay two at once.
    .do = Lay the Leaf whip and the Star whip.
lesson-discard = Then throw away what you do not need, and draw up to seven.
    .do = Discard the Stone whip.
lesson-hazard = A hazard asks for a card with its symbol, or one damage.
    .do = Pay with the Flame rein.
lesson-block = The Orc drives onto your tile. A rein blocks it, unless it lays as many.
    .do = Block with the Gale rein.
lesson-blocked = No rein in its hand: the Orc is pushed back, and its turn is over.
lesson-rocks = Rocks ask for reins. Each one missing costs one damage.
    .do = Lay the Gale rein.
lesson-jump = The next tile was a jump for speed 4, and no card helps there: at speed 3 it cost one damage.
lesson-attack = You share a tile with the Orc: each whip it cannot parry is one damage.
    .do = Attack the Orc with the Star whip.
lesson-wounded = Too much damage and a chariot crashes: it loses its speed, a wheel and a turn. A stable repairs everything.
lesson-last = The line is two tiles ahead. The further beyond it you come, the better.
    .do = Lay a Leaf whip: speed 3.
lesson-home = Nothing to throw away now.
    .do = Keep all cards and drive.
    .then = Over the line, and nobody can follow. You win!

## Puzzles: what they are about

theme-speed = How fast
theme-cards = Which cards to keep
theme-fight = Fight or not
theme-block = When to block
theme-answer = How to answer
theme-hazard = Pay or suffer
theme-stop = Stop or go on
theme-magic = Magic

## The workshop

made-tile = { $tile } { $number }
made-hazard = Hazard: { $first }
made-hazards = Hazard: { $first }, { $second }
made-straight = On straight tiles
made-curved = On curved tiles
made-copies = Copies
made-effect = Strength
made-symbol = Symbol
made-beast = Beast
made-driver = Driver
made-chariot = Chariot
made-count-cards = Cards in the deck
made-sum = { $racer }: the three figures together
