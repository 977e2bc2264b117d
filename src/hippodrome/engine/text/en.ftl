# Words that belong to no game.

seat = Seat { $number }
spectator = Spectator
rank = { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
on = on
off = off
own-file = your own file
human = Person
bot-random = Random
    .help = Chooses any option, all equally likely.
bot-greedy = Greedy
    .help = Takes the option that looks best one step ahead.
bot-planner = Planner
    .help = Thinks its whole turn through, chance included.
bot-search = Thinker
    .help = Plays the race on in its head, thousands of times, and takes what comes out best. Strong.

player-name = Player { $number }
bot-name = { $bot } { $number }
verified-seeded = The race holds together: { $moves } choices were legal, and { $outcomes } dice and draws follow from its seed.
verified-sealed = { $revealed ->
        [true] The race holds together: { $moves } choices were legal, and { $outcomes } dice and draws follow from the secret committed to before the start.
       *[false] The race holds together so far: { $moves } choices were legal. The secret is not revealed yet, so its dice cannot be proved.
    }
verified-given = The race holds together: { $moves } choices were legal. Its dice were given by hand, so there is nothing to prove them by.
board-fits = { $path } is good: { $game } --option { $option }={ $path }
board-fits-none = { $path } fits no game.

## Errors: what is wrong, and what would be right

error-error = Something asked for cannot be done.
error-unknown-game = There is no game "{ $game }". Games: { $known }.
error-unknown-bot = There is no bot "{ $bot }". Bots: { $known }.
error-bad-players = { $game } is not played by { $players }. Players: { $legal }.
error-unknown-option = There is no option "{ $option }". Options: { $known }.
error-bad-option = Option "{ $option }" cannot be "{ $value }". Legal: { $legal }.
error-bad-board = { $problem ->
        [no-own-boards] This game takes no boards or decks of your own.
       *[other] The file cannot be used: { $problem }.
    }
error-illegal-choice = Choice { $choice } is not on offer. On offer: { $choices }.
error-race-over = The race is over; there is nothing left to choose.
error-not-your-turn = It is not the turn of seat { $seat }.
error-no-such-point = The race has no point { $point }. Points go from 0 to { $last }.
error-no-such-seat = There is no seat { $seat } in this race.
error-nothing-to-undo = The last choice cannot be taken back: there is none, or chance has answered it.
error-bad-record = { $problem ->
        [json] The record is not complete JSON; the file is damaged or cut off.
        [format] This is not the record of a race (format "hippodrome-race/1").
        [fields] The record's entries are not those of a race: one is missing, unknown or of the wrong kind.
        [chance] The record does not say properly where its chance came from (entry "chance").
        [move] Move { $point } is not a list of whole numbers.
        [choice] The choice of move { $point } was not on offer there; the record was changed.
        [outcome] The dice and draws of move { $point } do not fit the race; the record was changed.
        [unproved] The dice and draws of move { $point } do not follow from the record's source of chance.
        [commitment] The revealed secret is not the one that was committed to before the race.
        [result] The recorded result is not the one the race leads to.
        [position] The position's entries are not those of this game.
        [entry] The position's entry "{ $entry }" is of the wrong kind.
       *[other] The record cannot be used: { $problem }.
    }
error-wrong-version = The record was made with { $game } rules { $rules }, data { $data }; here are rules { $our_rules }, data { $our_data }. Open it with the version that made it.
error-bad-outcome = { $problem ->
        [none-left] Chance was asked once more, but the list of outcomes is at its end.
        [empty] Something was to be drawn from an empty pile.
        [unproved] The outcome { $outcome } does not follow from the source of chance, which says { $proved }.
       *[unfit] The outcome { $outcome } does not fit the question that was asked; it must be at least { $low } and less than { $high }, and a card drawn must be there.
    }
error-unreadable-file = The file "{ $path }" cannot be read: { $problem }
figure-gap = { $count ->
        [one] 1 space behind the leader
       *[other] { $count } spaces behind the leader
    }
