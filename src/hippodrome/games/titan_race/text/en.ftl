# Titan Race: every word a person reads.

game-title = Titan Race
game-tagline = Draft a die, shove the others, mind the lava: three laps on a board that loops on itself.

## Settings

option-circuit = Circuit
    .help = The board of the race, and the first of a Grand Slam. A TOML file describes a circuit of your own.
option-circuit-kaldheira = Kaldheira (lava)
option-circuit-lagoon = Dead Man's Lagoon (pirates)
option-circuit-moltenchest = Moltenchest (jumps)
option-circuit-bankog = Ruins of Ban-Kog (statues)
option-circuit-anglieh = Ang'lieh (pentacle)
option-circuit-estenguard = Estenguard (ice)
option-grand_slam = Grand Slam
    .help = Three circuits in a row instead of three laps on one. Whoever leaves the third one first has won.
option-circuit_2 = Second circuit
    .help = The second board of a Grand Slam.
option-circuit_2-next = The next one
option-circuit_2-kaldheira = Kaldheira (lava)
option-circuit_2-lagoon = Dead Man's Lagoon (pirates)
option-circuit_2-moltenchest = Moltenchest (jumps)
option-circuit_2-bankog = Ruins of Ban-Kog (statues)
option-circuit_2-anglieh = Ang'lieh (pentacle)
option-circuit_2-estenguard = Estenguard (ice)
option-circuit_3 = Third circuit
    .help = The third board of a Grand Slam.
option-circuit_3-next = The next one
option-circuit_3-kaldheira = Kaldheira (lava)
option-circuit_3-lagoon = Dead Man's Lagoon (pirates)
option-circuit_3-moltenchest = Moltenchest (jumps)
option-circuit_3-bankog = Ruins of Ban-Kog (statues)
option-circuit_3-anglieh = Ang'lieh (pentacle)
option-circuit_3-estenguard = Estenguard (ice)
option-teams = Teams
    .help = Seats alternate between the teams; when a titan finishes, its whole team has won.
option-teams-0 = Everybody alone
option-teams-2 = Two teams
option-teams-3 = Three teams
option-titan_1 = Titan of seat 1
    .help = Each seat rides a different titan.
option-titan_1-random = Drawn by lot
option-titan_1-rassik = Rassik
option-titan_1-slaugg = Slaugg
option-titan_1-craken = Craken
option-titan_1-ragnarok = Ragnarok
option-titan_1-grinder = Grinder
option-titan_1-chtooloo = Chtooloo
option-titan_2 = Titan of seat 2
    .help = Each seat rides a different titan.
option-titan_2-random = Drawn by lot
option-titan_2-rassik = Rassik
option-titan_2-slaugg = Slaugg
option-titan_2-craken = Craken
option-titan_2-ragnarok = Ragnarok
option-titan_2-grinder = Grinder
option-titan_2-chtooloo = Chtooloo
option-titan_3 = Titan of seat 3
    .help = Each seat rides a different titan. With two players this is the second titan of seat 1.
option-titan_3-random = Drawn by lot
option-titan_3-rassik = Rassik
option-titan_3-slaugg = Slaugg
option-titan_3-craken = Craken
option-titan_3-ragnarok = Ragnarok
option-titan_3-grinder = Grinder
option-titan_3-chtooloo = Chtooloo
option-titan_4 = Titan of seat 4
    .help = Each seat rides a different titan. With two players this is the second titan of seat 2.
option-titan_4-random = Drawn by lot
option-titan_4-rassik = Rassik
option-titan_4-slaugg = Slaugg
option-titan_4-craken = Craken
option-titan_4-ragnarok = Ragnarok
option-titan_4-grinder = Grinder
option-titan_4-chtooloo = Chtooloo
option-titan_5 = Titan of seat 5
    .help = Each seat rides a different titan.
option-titan_5-random = Drawn by lot
option-titan_5-rassik = Rassik
option-titan_5-slaugg = Slaugg
option-titan_5-craken = Craken
option-titan_5-ragnarok = Ragnarok
option-titan_5-grinder = Grinder
option-titan_5-chtooloo = Chtooloo
option-titan_6 = Titan of seat 6
    .help = Each seat rides a different titan.
option-titan_6-random = Drawn by lot
option-titan_6-rassik = Rassik
option-titan_6-slaugg = Slaugg
option-titan_6-craken = Craken
option-titan_6-ragnarok = Ragnarok
option-titan_6-grinder = Grinder
option-titan_6-chtooloo = Chtooloo
option-two_player_hand = Hands of two players
    .help = Whether a player's two titans share one hand of cards.
option-two_player_hand-player = One for each player
option-two_player_hand-titan = One for each titan
option-lap_may_drop_below_one = Laps below one
    .help = On: a titan driven back over the line on its first lap falls to lap 0.
option-ice_ends_movement = Ice ends the movement
    .help = On: the steps left after a slide are lost.
option-knocked_out_slides = Knocked out by a push, slides on
    .help = Off: a titan whose last life a push takes lies where that push brought it, even on ice.
option-swap_counts_line = Swaps count the line
    .help = Off: after a swap both titans keep the lap they were on.
option-green_damage_mandatory = Green damage is compulsory
    .help = Off: the green die's damage may be left out.
option-pentacle_min_life = Life needed for the pentacle
    .help = With 1 a titan may pay its last life, is knocked out, and nothing is rolled.
option-pentacle_min_life-1 = 1
option-pentacle_min_life-2 = 2
option-reshuffle = Reshuffling
    .help = When the discards become the new draw pile.
option-reshuffle-on_demand = When a card must be drawn
option-reshuffle-at_once = As soon as the pile is empty
option-cards = Bonus cards
    .help = Figures and copies of the Bonus cards. In the second deck the Speed Potion and the Jump Boots are for who is behind, so that all cards are worth about the same. A TOML file brings your own.
option-cards-second = Second deck
option-cards-standard = First deck
option-lives = Lives of the titans
    .help = With the second lives Ragnarok starts with 3 of 4 instead of 6 of 6: with the first ones it wins more than any other titan.
option-lives-second = Second lives
option-lives-standard = First lives

## Titans and their powers

things-racer = Titans
racer-rassik = Rassik
    .help = Salah & Rassik, 3 life. Power: with a titan behind it, Rassik leaps off it and goes 1 step forward.
racer-slaugg = Slaugg
    .help = Lord Greed & Slaugg, 6 life. Power: 1 damage on each of the three cells in front.
racer-craken = Craken
    .help = Captain Braglix & Craken, 3 life. Power: swap places with an adjacent titan.
racer-ragnarok = Ragnarok
    .help = Olaf & Ragnarok, starts with 3 of 4 life (6 of 6 with the first lives). Power: move an adjacent titan 1 cell in any direction.
racer-grinder = Grinder
    .help = She'ena & Grinder, 6 life. Power: lay a trap on an adjacent cell.
racer-chtooloo = Chtooloo
    .help = Itag'hn & Chtooloo, starts with 4 of 6 life. Power: 1 damage to an adjacent titan, then gain 1 life. The purple die is free.

letter-rassik = R
letter-slaugg = S
letter-craken = C
letter-ragnarok = K
letter-grinder = G
letter-chtooloo = T

things-power = Powers
power-rassik = Leap
    .help = With a titan on one of the three cells behind you, go 1 step forward.
power-slaugg = Flames
    .help = 1 damage on each of the three cells in front; traps there are destroyed.
power-craken = Swap
    .help = Change places with an adjacent titan. Crossing the line counts.
power-ragnarok = Shove
    .help = Move an adjacent titan 1 cell in any direction; whoever stands there is pushed.
power-grinder = Trap
    .help = Lay a trap on an adjacent cell. Under a titan it goes off at once.
power-chtooloo = Drain
    .help = 1 damage to an adjacent titan, then gain 1 life. Not at full life.

## Dice

things-die = Dice
face-yellow = yellow
face-red = red
face-blue = blue
face-green = green
face-brown = brown
face-purple = purple
die-yellow = Yellow die
    .help = Two steps straight ahead.
die-red = Red die
    .help = One step straight ahead, and a trap on a cell behind, before or after.
die-blue = Blue die
    .help = One step straight and one to a side, in either order.
die-green = Green die
    .help = Two steps to one side, and 1 damage on a cell in front, before or after.
die-brown = Brown die
    .help = Three steps to one side.
die-purple = Purple die
    .help = Any other face, for 1 life, before or after the movement.
    .free = Any other face, free for you.
    .told = Any other face, for 1 life (Chtooloo: free), before or after the movement.

## Cells

things-feature = Cells
feature-plain = Plain cell
    .help = Nothing happens here.
feature-bonus = Bonus
    .help = Arriving here draws a Bonus card, up to two in hand.
feature-lava = Lava
    .help = Arriving here costs 1 life.
feature-pirates = Pirates
    .help = Arriving here you give a Bonus card or 1 life.
feature-super_left = Super springboard, left
    .help = Starting from here to the left, you jump over two cells.
feature-super_right = Super springboard, right
    .help = Starting from here to the right, you jump over two cells.
feature-multi = Multi springboard
    .help = Starting from here forward in any direction, you jump over one cell.
feature-statue = Statue
    .help = Arriving here breathes fire: 1 damage on all six cells around.
feature-pentacle = Pentacle
    .help = Ending your own movement here, you may pay 1 life to roll your die again.
feature-ice = Ice
    .help = Arriving here you slide on to the first cell without ice.

things-circuit = Circuits
circuit-kaldheira = Kaldheira
    .help = Every lava cell costs 1 life.
circuit-lagoon = Dead Man's Lagoon
    .help = Pirates take a card or a life on every cell of theirs.
circuit-moltenchest = Moltenchest
    .help = Springboards throw titans over one or two cells.
circuit-bankog = Ruins of Ban-Kog
    .help = Whoever reaches a statue burns all the cells around it.
circuit-anglieh = Ang'lieh
    .help = In the pentacle a life buys another roll.
circuit-estenguard = Estenguard
    .help = On ice titans slide on, and the cells are free.

## What costs life

cause-push = the push
    .pill = Pile-up −1
cause-trap = the trap
    .pill = Trap −1
cause-lava = lava
    .pill = Lava −1
cause-pirates = pirates
    .pill = Pirates −1
cause-statue = the statue
    .pill = Statue −1
cause-green = the green die
    .pill = Green −1
cause-flames = Slaugg's flames
    .pill = Flames −1
cause-drain = the drain
    .pill = Drain −1
cause-explosion = the explosion
    .pill = Blast −1
cause-fireball = the fireball
    .pill = Fireball −1
cause-lightning = lightning
    .pill = Lightning −1
cause-riposte = the riposte
    .pill = Riposte −1
cause-purple = the purple die
    .pill = Purple −1
cause-pentacle = the pentacle
    .pill = Pentacle −1

cause-colour = its own colour
cause-potion = the healing potion
cause-rest = getting up
cause-bonus = the Bonus cell
cause-played = a card played
cause-theft = theft
cause-line = the line

# Over a row of answers
facet-enter = Enter at

## What is decided now: a sentence of 40 characters, another of 48

stake-rows = { $racer } wins in { $count ->
        [one] { $count } row
       *[other] { $count } rows
    }
    .more = It is on its last lap.
stake-team = { $racer } wins in { $count ->
        [one] { $count } row
       *[other] { $count } rows
    }
    .more = Once it is home, { $team } has won.
stake-life = { $racer }: one more wound and it is down

## What a plan does, on its button: 16 characters where room is scarce

act-win = Win the race
act-blow = Blow { $racer } back
act-discard = Discard it
act-give_card = Give the card
act-imitate_after = As { $face }, pay last
act-imitate_before = As { $face }, pay first
act-perform = Play { $face }
act-play = Play the card
act-power = Use the power
act-step_aside = Sidestep to { $to }
act-steal = Rob { $racer }
act-strike_titan = Strike { $racer }
act-strike_trap = Destroy the trap
act-take_only = Remove { $face }
act-throw_trap = Trap { $racer }
act-go = Go to { $cell }
act-take = Take { $face } to { $cell }

## Bonus cards

things-card = Bonus cards
only-behind = Only with { $ahead ->
        [one] { $ahead } titan
       *[other] { $ahead } titans
    } ahead of you.
card-surprise_trap = Surprise Trap
    .help = Lay a trap on an adjacent cell.
card-speed_potion = Speed Potion
    .help = Two steps in one forward direction.
    .behind = { card-speed_potion.help } { only-behind }
card-shield = Shield
    .help = A reaction: prevents the loss of 1 life to damage.
card-explosion = Explosion
    .help = 1 damage on all six adjacent cells.
card-mimicry = Mimicry
    .help = Use the power of an adjacent titan as your own.
card-jump_boots = Jump Boots
    .help = Jump forward over one cell.
    .behind = { card-jump_boots.help } { only-behind }
card-fireball = Fireball
    .help = Hits the first titan or trap within four cells of a forward line.
card-lightning = Lightning
    .help = 1 damage to every titan ahead of you in the race.
card-headwind = Headwind
    .help = Move any other titan one cell straight back.
card-healing_potion = Healing Potion
    .help = Gain 2 life, up to your maximum.
card-sidestep = Sidestep
    .help = Move to another free cell of your row.
card-theft = Theft
    .help = Take a random card from the player of an adjacent titan.
card-riposte = Riposte
    .help = A reaction: whoever made you lose life loses 1 too.

## Choices

outlook = { $effect ->
        [win] The race is complete: you win.
        [no] Nothing in the way.
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
        [out] Knocks you out.
        [pirates] Pirates take a card or 1 life.
       *[some] Costs { $lost } life.
    }
outlook-deeds = { $deeds ->
        [card] Draws a card.
        [push] { outlook-pushes }.
       *[both] { outlook-pushes } and draws a card.
    }
outlook-pushes = { $pushed ->
        [1] Pushes { $other }
       *[other] Pushes { $pushed } titans
    }
outlook-lap = { $lapped ->
        [up] Over the line: lap { $lap }.
       *[down] Back over the line: lap { $lap }.
    }
outlook-it = { $its_effect ->
        [win] It completes the race and wins.
        [no] Nothing happens to it.
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
        [out] Knocks it out.
        [pirates] Pirates take a card from it, or 1 life.
       *[some] Costs it { $its_lost } life.
    }
outlook-it-deeds = { $its_deeds ->
        [card] It draws a card.
        [push] { outlook-it-pushes }.
       *[both] { outlook-it-pushes } and draws a card.
    }
outlook-it-pushes = { $its_pushed ->
        [1] It pushes { $its_other }
       *[other] It pushes { $its_pushed } titans
    }
outlook-it-lap = { $its_lapped ->
        [up] Takes it to lap { $its_lap }.
       *[down] Takes it back to lap { $its_lap }.
    }
and-you = { $hurt ->
        [out] { " " }Knocks you out.
        [some] { " " }Costs you { $lost } life.
       *[other] { "" }
    }
then-the-die = { $then ->
        [win] { " " }Then the die takes you home: you win.
        [out] { " " }Then the die knocks you out on { $then_cell }.
        [some] { " " }Then the die takes you to { $then_cell } and costs { $then_lost } life.
        [yes] { " " }Then the die takes you to { $then_cell }.
       *[no] { "" }
    }
where-the-die-leads = { $goes ->
        [win] The race is complete: you win.
        [out] Knocks you out before you move.
        [yes] { $effect ->
            [no] Takes you to { $cell }.
           *[yes] Takes you to { $cell }. { outlook-effect }
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

choice-take = Take the { $face } die
    .why = { what-a-face-does }
choice-take_only = Take the { $face } die away
    .why = It is not played; the others cannot have it.
choice-enter = Enter on { $to }
    .short = { $to }
    .why = { outlook }{ then-the-die }
choice-perform = Perform the { $face } die
    .told = Play the { $face } die
    .why = { where-the-die-leads }
choice-power = Power: { $power }
    .told = Use the power { $power }
    .why = { what-a-power-does }{ then-the-die }
choice-play = Play { $card }
    .why = { what-a-card-does }{ then-the-die }
choice-discard = Discard { $card }
    .why = It counts as your card of this turn.{ then-the-die }
choice-pentacle = Use the pentacle
    .why = Roll your die again; no power and no card after that.
choice-end = End the turn
    .why = The next titan is up.
choice-imitate = As { $face }
    .told = Play the purple die as { $face }
    .why = { where-the-die-leads }
choice-imitate_before = As { $face }, pay first
    .told = Play the purple die as { $face }, paying first
    .why = { where-the-die-leads }
choice-imitate_after = As { $face }, pay last
    .told = Play the purple die as { $face }, paying last
    .why = { where-the-die-leads }
choice-lay_trap = Trap on { $at }
    .told = Lay a trap on { $at }
    .why = Whoever arrives there loses 1 life.{ then-the-die }
choice-throw_trap = Trap under { $racer }
    .told = Throw a trap under { $racer }
    .why = { $life ->
        [0] { $racer } is knocked out and feels nothing.
       *[other] It goes off at once on { $at }: 1 damage.
    }{ then-the-die }
choice-strike_titan = Strike { $racer } on { $at }
    .why = { $life ->
        [0] { $racer } is knocked out and feels nothing.
        [1] 1 damage knocks it out.
       *[other] 1 damage; it has { $life } life.
    }{ then-the-die }
choice-strike_trap = Destroy the trap on { $at }
    .why = It does no harm.{ then-the-die }
choice-strike_nobody = Strike nobody
    .why = The damage is lost.
choice-later_trap = { $goes ->
        [yes] Move first, to { $cell }
       *[other] Move first
    }
    .why = { $goes ->
        [win] The race is complete: you win.
       *[other] { $effect ->
            [no] Then lay the trap on a cell behind you.
           *[yes] { outlook-effect } Then lay the trap on a cell behind you.
        }
    }
choice-later_strike = Move first
    .told = Move first, strike later
    .why = Then strike a cell in front of you, if anything is there.
choice-go_straight = Straight on, to { $cell }
    .told = Go straight on to { $cell }
    .why = { outlook }{ then-the-die }
choice-go_left = Left, to { $cell }
    .told = Go left to { $cell }
    .why = { outlook }{ then-the-die }
choice-go_right = Right, to { $cell }
    .told = Go right to { $cell }
    .why = { outlook }{ then-the-die }
choice-go_straight_left = Straight, then left, to { $cell }
    .told = Go straight, then left, to { $cell }
    .why = { outlook }{ then-the-die }
choice-go_straight_right = Straight, then right, to { $cell }
    .told = Go straight, then right, to { $cell }
    .why = { outlook }{ then-the-die }
choice-go_left_straight = Left, then straight, to { $cell }
    .told = Go left, then straight, to { $cell }
    .why = { outlook }{ then-the-die }
choice-go_right_straight = Right, then straight, to { $cell }
    .told = Go right, then straight, to { $cell }
    .why = { outlook }{ then-the-die }
choice-go_win = Over the line
    .told = Drive over the line
    .why = The race is complete: you win.
choice-step_aside = Sidestep to { $to }
    .told = Sidestep to { $to }
    .why = { outlook }{ then-the-die }
choice-mimic = Borrow { $racer }'s { $power }
    .why = { what-a-power-does }
choice-drive = { $racer } to { $to }
    .told = Send { $racer } to { $to }
    .why = { outlook-it }{ and-you }{ then-the-die }
choice-drive_out = { $racer } over the top
    .told = Send { $racer } over the top
    .why = It leaves the last board and wins.
choice-swap = Swap with { $racer } on { $at }
    .why = { $effect ->
        [win] { outlook }
        [yes] { $its_effect ->
            [no] { outlook-effect }
           *[yes] { outlook-effect } { outlook-it }
        }
       *[no] { $its_effect ->
            [no] Nothing happens to either.
           *[yes] { outlook-it }
        }
    }{ then-the-die }
choice-drain = Drain { $racer }
    .why = { $life ->
        [1] It is knocked out; you gain 1 life.
       *[other] It has { $life } life; you gain 1.
    }
choice-blow = Blow { $racer } back to { $to }
    .why = { outlook-it }{ and-you }{ then-the-die }
choice-steal = Rob { $racer }'s player
    .why = { $cards ->
        [one] The only card in that hand.
       *[other] One of { $cards } cards at random.
    }
choice-give_card = Give { $card }
    .why = The pirates leave you alone on this cell.
choice-give_life = Give a life
    .why = { $life ->
        [0] Your titan is knocked out.
       *[other] { $life } left after that.
    }
choice-shield = Play Shield
    .why = { $racer } loses nothing.
choice-no_shield = Take the damage
    .why = Shield stays in your hand.
choice-riposte = Play Riposte
    .why = 1 damage to { $other }.
choice-no_riposte = Let it pass
    .why = Riposte stays in your hand.
choice-order = { $racer } first, { $other } second
    .why = The order stays for the whole race.

## Questions

prompt-order =
    .you = Which of your two titans goes first?
    .they = { $player } decides which titan goes first.
prompt-take =
    .you = { $racer } is up. Which die do you take?
    .they = { $player } takes a die for { $racer }.
prompt-take_only =
    .you = { $racer } lies there, immune, until its next turn. Which die do you take from the others?
    .they = { $player } takes a die; { $racer } is knocked out and does not play it.
prompt-enter =
    .you = Where does { $racer } enter the race?
    .they = { $player } chooses where { $racer } enters.
prompt-menu =
    .you = { $done ->
        [0] { $racer } holds the { $face } die. What first?
       *[other] { $racer } has played the die. Anything else?
    }
    .they = { $player } plays { $racer }'s turn.
prompt-imitate =
    .you = Purple die: which face, and when do you pay?
    .they = { $player } chooses a face for the purple die.
prompt-imitate_free =
    .you = Purple die: which face?
    .they = { $player } chooses a face for the purple die.
prompt-lay_or_move =
    .you = Red die: lay the trap now, or after the step?
    .they = { $player } decides when to lay the trap.
prompt-lay_behind =
    .you = Red die: where behind you do you lay the trap?
    .they = { $player } lays a trap behind { $racer }.
prompt-strike_or_move =
    .you = Green die: strike now, or after the movement?
    .they = { $player } decides when to strike.
prompt-strike_ahead =
    .you = Green die: what do you strike?
    .they = { $player } strikes in front of { $racer }.
prompt-side =
    .you = { $kind ->
        [green] Green die: two steps to which side?
       *[brown] Brown die: three steps to which side?
    }
    .they = { $player } chooses a side for { $racer }.
prompt-path =
    .you = Blue die: which way?
    .they = { $player } chooses a way for { $racer }.
prompt-leap =
    .you = Leap where?
    .they = { $player } leaps with { $racer }.
prompt-swap =
    .you = With whom does { $racer } swap places?
    .they = { $player } chooses whom { $racer } swaps with.
prompt-drive =
    .you = Whom do you move, and where?
    .they = { $player } moves a titan with the power of Ragnarok.
prompt-lay =
    .you = Where do you lay the trap?
    .they = { $player } lays a trap beside { $racer }.
prompt-drain =
    .you = Whom do you drain?
    .they = { $player } chooses whom to drain.
prompt-run =
    .you = Speed Potion: { $steps } steps, which way?
    .they = { $player } runs with { $racer }.
prompt-jump =
    .you = Jump Boots: which way?
    .they = { $player } jumps with { $racer }.
prompt-mimic =
    .you = Whose power do you borrow?
    .they = { $player } borrows a power.
prompt-shoot =
    .you = Fireball: which way?
    .they = { $player } throws a fireball.
prompt-blow =
    .you = Whom does the headwind hit?
    .they = { $player } sends a headwind.
prompt-step_aside =
    .you = Sidestep where?
    .they = { $player } sidesteps with { $racer }.
prompt-steal =
    .you = Whom do you rob?
    .they = { $player } chooses whom to rob.
prompt-plunder =
    .you = Pirates attack { $racer }! A card or a life?
    .they = Pirates attack { $racer }; { $player } gives a card or a life.
prompt-protect =
    .you = { $racer } is about to lose 1 life to { $cause }. Play Shield?
    .they = { $player } may protect { $racer }.
prompt-strike_back =
    .you = { $racer } was hurt. Strike back at { $other }?
    .they = { $player } may strike back.
prompt-finished =
    .you = The race is over.
    .they = The race is over.

## What happened

event-ordered = { $first } goes before { $second }.
event-starter = The die shows { $face }: { $titan } starts.
event-turn = { $titan } is up.
event-rolled = { $titan }'s player rolls all { $dice } dice.
event-die = { $count ->
        [one] One die shows { $face }.
       *[other] { $count } dice show { $face }.
    }
event-took = { $titan } takes the { $face } die.
event-colour_life = Its own colour: { $titan } has { $life } life.
event-entered = { $titan } enters the race on { $cell }.
event-imitated = { $titan } plays purple as { $face }.
event-moved = { $titan } goes from { $from } to { $to }.
event-jumped = { $titan } jumps from { $from } to { $to }.
event-slid = { $titan } slides from { $from } to { $to }.
event-pushed = { $by } pushes { $titan } from { $from } to { $to }.
event-driven = { $by } moves { $titan } from { $from } to { $to }.
event-swapped = { $titan } swaps with { $other }: { $from } for { $to }.
event-stepped_aside = { $titan } sidesteps from { $from } to { $to }.
event-lap_up = { $titan } crosses the line: lap { $lap }.
event-lap_down = { $titan } is back over the line: lap { $lap }.
event-left_top = { $titan } leaves the last board from { $from }.
event-trap_laid = { $titan } lays a trap on { $cell }.
event-trap_thrown = { $titan } sets off a trap under { $other } on { $cell }.
event-trap_sprung = { $titan } steps into the trap on { $cell }.
event-trap_destroyed = The trap on { $cell } is destroyed.
event-struck = { $titan } strikes { $cell }: { $cause }.
event-lost = { $titan } loses 1 life to { $cause }, { $life } left.
event-unharmed = { $titan } is knocked out: { $cause } does it no harm.
event-knocked_out = { $titan } is knocked out on { $cell }.
event-skipped = { $titan } is knocked out and misses this turn; it lies there until the next.
event-stood_up = { $titan } stands up with { $life } life.
event-plundered = The pirates on { $cell } take { $card } from { $titan }'s player.
event-burst = { $titan } wakes the statue on { $cell }.
event-rerolled = { $titan } pays the pentacle and rolls { $face }.
event-power_used = { $titan } uses a power: { $power }.
event-drained = { $titan } gains the drained life and has { $life }.
event-healed = { $titan } heals to { $life } life.
event-drew = { $titan }'s player draws { $card }.
event-drew-hidden = { $titan }'s player draws a card.
event-hand_full = { $titan }'s hand is full: no card.
event-no_cards = No card is left for { $titan }.
event-reshuffled = { $cards } discarded cards become the draw pile.
event-played = { $titan } plays { $card }.
event-discarded = { $titan }'s player discards { $card }.
event-shielded = The shield saves { $titan } from { $cause }.
event-riposted = { $titan } strikes back at { $other }.
event-stole = { $titan } steals { $card } from { $other }.
event-stole-hidden = { $titan } steals a card from { $other }.
event-crossed = { $titan } completes the race!
event-capped = After { $turns } turns the race is stopped without a winner.
event-race_won = { $player } wins the race.

## The scene

scene-piece = { $racer } on { $cell }
scene-piece-down = { $racer } knocked out on { $cell }
scene-piece-home = { $racer } has left the last board
scene-piece-waiting = { $racer } waits below the board
scene-cell = { $cell }: { $feature }
    .short = { $cell }
scene-trap = Trap
    .help = Whoever arrives loses 1 life, and the trap is gone.
scene-line = Lap line
    .help = Crossing it upwards is a lap more, downwards a lap less.
scene-own-circuit = A circuit of your own
scene-grand-slam = Grand Slam: { $circuit }, board { $lap } of 3
    .short = Board { $lap } of 3
scene-own-grand-slam = Grand Slam, board { $lap } of 3
scene-board = { $board } · { $circuit }
scene-own-board = Board { $board }
scene-lap = Lap { $lap } of { $laps }
scene-die-free = A die not rolled yet
scene-open = open
scene-pile = Bonus cards: { $count } to draw
scene-discard = Discarded cards: { $count }
pile-bonus = Bonus
    .help = Drawn on bonus cells. When the pile is empty the discards are shuffled.
pile-discard = Discard
    .help = Played and given cards, open to all.
figure-life = Life { $life } of { $most }
    .short = life
figure-knocked-out = Knocked out
figure-lap = Lap { $lap } of { $laps }
    .short = lap
# The gap counts rows, of which a step straight ahead is two: over the words of the page.
figure-gap = { $count ->
        [one] 1 row behind the leader
       *[other] { $count } rows behind the leader
    }
page-finish-gap = { $by ->
        [one] 1 row
       *[other] { $by } rows
    }
page-finish-behind = { $behind ->
        [one] 1 row
       *[other] { $behind } rows
    }
page-for-you-ahead = { $count ->
        [one] { $racer } is one row ahead
       *[other] { $racer } is { $count } rows ahead
    }
page-for-you-behind = { $count ->
        [one] { $racer } is one row behind
       *[other] { $racer } is { $count } rows behind
    }
figure-cards = Cards in hand: { $count }
    .short = cards
note-waiting = At the start
note-finished = Finished
guide-trap = Trap
guide-line = Lap line
pill-card = + card
pill-stolen = stolen
pill-knocked-out = K.O.
pill-up = up
pill-lap = Lap { $lap }
pill-fire = fire
pill-trap = trap

## What is wrong with a circuit or card file

board-no-features = A circuit file lists cells under at least one of: { $entry }. A card file has thirteen [[card]] rows, as data/cards.toml.
board-no-cell-list = "{ $entry }" must be a list of cells, as ["C5", "D6"].
board-cell-unknown = There is no cell { $cell } (under "{ $entry }"). Columns A, C, E have rows 1, 3 to 11, columns B, D, F rows 2, 4 to 12.
board-cell-twice = Cell { $cell } stands under "{ $entry }" and already under "{ $other }"; a cell has one feature.
board-cell-bare = Cell { $cell } (under "{ $entry }") lies on the first { $rows } rows, which must stay plain.
board-ice-line = The line through { $cell } in direction { $direction } is all ice; a slide would never end.

## The rules in short: rules-1, rules-2, … each with the numbers of the ledger that it explains

rules-1 = The aim
    .text = Titans run upwards over a world without edges: who leaves at the top comes in again at the bottom, one lap further. The first to complete three laps wins at once, whoever's turn it is.
    .ids = TR-1 TR-2 TR-12
rules-2 = The dice and your turn
    .text = As many dice as titans are rolled, and everybody takes one in turn; when only one is left, all are rolled again. Your die must be played; your power and one card may be added, before or after it. In its first turn a titan only enters and plays its die.
    .ids = TR-3
rules-3 = What the dice do
    .text = Yellow: two steps straight on. Red: one step, and a trap behind you. Blue: one step straight, one aslant. Green: two steps aslant, and 1 damage in front. Brown: three steps aslant. Purple: any of them, for 1 life. A die of your own colour gives you 1 life.
    .ids = TR-4
rules-4 = Moving and pushing
    .text = Nothing stops a titan: who stands in the way is pushed on in the same direction, and whoever stands behind too. A pushed titan loses 1 life, once in a movement.
    .ids = TR-5 TR-6
rules-5 = Traps
    .text = A trap hurts whoever comes onto its cell by 1 and is gone. It may also be laid right under a titan. Damage that strikes a trap destroys it.
    .ids = TR-7
rules-6 = Life and knock-out
    .text = At 0 life a titan is knocked out: its turn ends, and its next turn is lost, but for a die it takes and does not play. It gets up, with the life it started with, at the beginning of the turn after that. Until then it lies there: nothing hurts it, but it can be pushed, even over the line.
    .ids = TR-8
rules-7 = Powers
    .text = Once a turn, before or after the movement, never inside it, and not in the first turn. A power reaches only the six cells around its titan.
    .ids = TR-9
rules-8 = Bonus cards
    .text = Arriving on a Bonus cell draws a card; two are the most you can hold. One card may be played or discarded in your turn. Shield and Riposte are reactions: they answer at once, also in others' turns.
    .ids = TR-10
rules-9 = The circuits
    .text = Lava hurts whoever arrives. Pirates take a card or a life. Springboards make you jump. A statue strikes everybody around it. On a pentacle a life buys another roll. On ice you slide on.
    .ids = TR-11
rules-10 = Two players, teams, Grand Slam
    .text = With two players everybody leads two titans and fixes their order. In teams the first titan home wins for its whole team. The Grand Slam goes over three circuits, one after the other.
    .ids = TR-13

## Why not

why-card = This card does not answer the present question.
why-die = The question is not about the dice now.
why-space = This cell is out of reach for what you are doing.
why-piece = This titan cannot be chosen now.
why-pile = Cards are drawn by reaching a bonus cell, never by choice.
why-take = First take a die: its face tells how you move.
why-card-take = Cards are played before or after the movement, once you have taken a die.
why-die-taken = { $racer } took this die; all are rolled again when only one is left.
why-down = A knocked-out titan only takes a die; it does not move or play cards.
why-enter = You enter the race by one of the three cells of the first row.
why-menu = Choose first what to do; the cells and titans come after that.
why-card-menu = This card has no effect here, or answers an attack when it comes.
why-card-behind = This card is for who is behind. { only-behind }
why-die-done = Only your own die can be used, once in a turn.
why-side = The die moves you forward; only the cells ahead to the left or right are in question.
why-path = The way is made step by step: forward, ahead to the left or ahead to the right.
why-aside = A sidestep stays in the same row.
why-lay = A trap goes on a cell beside you that holds no other trap.
why-adjacent = This power reaches only the cells around your titan.
why-drive = A titan is driven one cell, in one of the directions shown.
why-drain = Only a titan beside you can be drained.
why-drain-down = A knocked-out titan has no life to give.
why-protect = Only a Shield prevents this damage.
why-strike-back = Only a Riposte answers this attack.
why-plunder = Pirates take a card from your hand, or one life.

## Balance report

factor-racer = Titans
factor-order = Order of turns
    .level = Turn { $level }
measure-cards_drawn = Bonus cards drawn
    .help = Which card is drawn is chance alone; how many are drawn is left out of account.
measure-cards_played = Bonus cards played
    .help = Played by choice: whoever leads plays other cards than whoever trails.
measure-dice_taken = Dice taken
    .help = How often a titan took each die from the pool, by choice.
measure-deeds = What befalls titans
    .help = Counted for the titan it happens to; for thefts and swaps, for the one who acts.
measure-deeds-knocked_out = Was knocked out
measure-deeds-pushed = Was pushed
measure-deeds-trap_sprung = Fell into a trap
measure-deeds-slid = Slid on ice
measure-deeds-swapped = Swapped places
measure-deeds-stole = Stole a card

## Windows: what can be let pass until one's turn

window-shield = Shield
window-riposte = Riposte

# What is told before a die is rolled

omen-knock_out = { $share } you knock a titan out
omen-wreck = { $share } K.O.
omen-harm = { $share } a life lost

## The first race: first-QUESTION when it is asked for the first time

first-take = Take one die; the others stay for those after you. Its arrows show the movement. A die of your titan's colour heals 1.
first-take_only = Knocked out: this turn is lost, and your titan lies there, safe from every wound, until its next one. You still take a die, which nobody will play: keep it from whoever needs it most.
first-enter = Choose where your titan comes in. Somebody standing there is pushed on.
first-menu = You must play your die, and may add your power and one card, in any order. Pointing at a choice shows what is certain about it; ways and targets are asked next.
first-side = Left or right: the dotted way shows where you end. Pushed titans lose 1 life.
first-path = The two steps may come in either order. Look what lies on the way: lava, traps, a Bonus cell.
first-protect = Your Shield can prevent this loss right now. It is spent if you use it.
first-lay_or_move = The red die lays a trap behind you: whoever comes onto it loses 1 life. Lay it before you move, or after.
first-strike_or_move = The green die strikes a cell in front of you, before or after the movement: a titan there loses 1 life, a trap is destroyed.
first-imitate = The purple die is played as any face you like, for 1 life, paid before or after.
first-imitate_free = The purple die is played as any face you like. Everybody else pays 1 life for it; for Chtooloo it is free.
first-plunder = Pirates help themselves: give them a card, or 1 life.

## The lesson (data/lesson.toml): what is said, what is to be done, what came of it

lesson-goal = Three laps upwards: leave at the top and you come in again at the bottom. The first one home wins.
lesson-take = Take one die: its arrows are your move, and the dice you leave are for the others.
    .do = Take the blue die and go to D4.
lesson-push = Slaugg came onto your cell and pushed you into the lava. The push costs 1 life, the lava another.
lesson-trap = Pay him back. The red die moves you one cell and lays a trap behind you, right in front of Slaugg.
    .do = Take red: move, then trap D6.
lesson-card = Beside your die you may play one card a turn. The lightning cells give you a new one.
    .do = Play the Speed Potion and land on E11.
lesson-sprung = Slaugg walked into your trap: 1 life. Without life a titan is knocked out and loses a turn.
lesson-lap = The top of the board is the line: over it, and you are on the next lap.
    .do = Take the yellow die.
    .then = Lap two. Whoever is driven back over the line loses the lap again.
lesson-power = Every titan has a power, once a turn. Ragnarok shoves a neighbour by one cell.
    .do = Shove Slaugg into the lava.
    .then = Straight into the lava. Your die is still to be played.
lesson-last = Third lap, and the line is in reach: whoever crosses it now has won at once.
    .do = Take the blue die and go home.
    .then = Home! Nobody gets another turn.

## The workshop

made-feature = What lies on it
made-copies = Copies
made-steps = Steps
made-distance = Cells forward
made-range = Range
made-life = Life
made-ahead = Titans ahead
made-count-cards = Cards in the deck

## Puzzles: what they are about

theme-die = Which die
theme-timing = What first
theme-way = Which way
theme-trap = Where to lay the trap
theme-target = Whom to hit
theme-answer = Answer or not
