# Words that belong to no game.

seat = Seat { $number }
spectator = Spectator
rank = { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
prompt-answers =
    .you = Answers are awaited.
    .they = Answers are awaited.
prompt-choosing =
    .you = One moment.
    .they = It is { $player }'s turn.
omen-wreck = { $share } wreck
omen-harm = { $share } it costs you
omen-lead = { $share } you can lead
omen-pass = { $share } you can pass somebody
team-sun = Team Sun
team-moon = Team Moon
team-star = Team Star
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
bot-champion = Champion
    .help = Thinks its turn through and judges by what it learnt from many races. Fast.
bot-search = Thinker
    .help = Plays the race on in its head, thousands of times, and takes what comes out best. Strong.

player-name = Player { $number }
bot-name = { $bot } { $number }
verified-seeded = The race holds together: { $moves } choices were legal, and { $outcomes } dice and draws follow from its seed.
verified-sealed = { $revealed ->
        [true] The race holds together: { $moves } choices were legal, and { $outcomes } dice and draws follow from the secret committed to before the start.
       *[false] The race holds together so far: { $moves } choices were legal. The secret is not revealed yet, so its dice cannot be proved.
    }
verified-duplicate = { $revealed ->
        [true] The race holds together: { $moves } choices were legal, and { $outcomes } dice and draws follow from the secret committed to before the start, each by its seat and turn. Every race on these dice meets the same.
       *[false] The race holds together so far: { $moves } choices were legal. The secret is not revealed yet, so its dice cannot be proved.
    }
verified-names = { $named ->
        [true] Names and settings are those that were sealed with the dice.
        [erased] A name was erased at somebody's wish: the dice are proved, names and settings are not any more.
       *[false] Names and settings were not sealed: anybody can change them in a file.
    }
verified-given = The race holds together: { $moves } choices were legal. Its dice were given by hand, so there is nothing to prove them by.
board-fits = { $path } is good: { $game } --option { $option }={ $path }
board-fits-none = { $path } looks like no board or deck of any game. `hippodrome boards new GAME` makes a file to start from.
board-doubt = Is this meant? { $doubt }

## Errors: what is wrong, and what would be right

error-error = Something asked for cannot be done.
error-unknown-game = There is no game "{ $game }". Games: { $known }.
error-incomplete-game = The game "{ $game }" does not keep the contract of a game: { $problem ->
        [not-there] its package cannot be loaded ({ $thing }).
        [no-game] what it declares is a { $thing } and no Game.
        [undeclared] its class does not say "{ $thing }".
        [name] it calls itself "{ $thing }".
        [package] its class stands in { $thing } and not in the __init__.py of a package.
        [mood] its mood "{ $thing }" is neither "house" nor has it an art/mood.toml.
        [text] it has no { $thing } beside its declaration.
        [players] players { $thing } are not rising numbers from 1 to 6.
        [choices] most_choices { $thing } is not from 2 to the number of actions.
        [minutes] minutes { $thing } are not a shortest and a longest time.
        [racers] its words have no vocabulary "{ $thing }" that names the racers.
        [literal] its literal vocabulary "{ $thing }" is none of its words.
        [turn] its events have no "{ $thing }" whose first part is a racer.
        [parts] its event "{ $thing }" has more than six parts.
        [vocabulary] its words have no vocabulary for the part { $thing }.
        [omen] its events have no "{ $thing }" that names a racer, as an omen needs.
        [event-twice] its event "{ $thing }" is declared twice.
        [option-twice] its option "{ $thing }" is declared twice.
        [own-file] its option "{ $thing }" takes a file of one's own but names no file of the game's to start from.
        [workbench] its workbench makes "{ $thing }", which is no option that takes a file of one's own.
        [workbench-twice] its workbench for "{ $thing }" is declared twice.
        [lesson] its data/lesson.toml cannot be used. { $thing }
       *[other] { $problem } ({ $thing }).
    }
error-unknown-bot = There is no bot "{ $bot }". Bots: { $known }.
error-untaught = { $game } has no "{ $bot }": no judge was taught for it yet (hippodrome train { $game }).
error-bad-network = What { $game } was taught cannot be read (data/network.json): { $problem }
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
error-never-asked = In { $races } races of { $game } in a row seat { $seat } was asked nothing.
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
        [facts] The names or settings are not those that were sealed with the dice; the record was changed.
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

## What is wrong with a file of one's own, where every game may find it

board-entries = "{ $where }" must have exactly these entries: { $entry }.{ $meant ->
        [none] { $strange ->
            [none] { $missing ->
                [none] {""}
               *[other] {" "}"{ $missing }" is missing.
            }
           *[other] {" "}"{ $strange }" is none of them.
        }
       *[other] {" "}"{ $strange }" is none of them: did you mean "{ $meant }"?
    }
board-unknown-entry = "{ $entry }" does not belong in this file.{ $meant ->
        [none] {""}
       *[other] {" "}Did you mean "{ $meant }"?
    } Known: { $known }.
board-other-game = This file is for { $of }, not for { $game }.
board-whole-file = This file holds several of them ({ $known }), and one is wanted. `hippodrome boards new { $game } { $option } --like NAME` takes one out.
board-number = "{ $entry }" must be a whole number from { $low } to { $high }.
board-word = "{ $entry }" must be one of: { $legal }.{ $meant ->
        [none] {""}
       *[other] {" "}Did you mean "{ $meant }"?
    }
board-switch = "{ $entry }" is either true or false.
board-no-part = There is no "{ $part }" on this board that could be changed like this.
board-rows = The rows of "{ $where }" must have these ids, in this order: { $entry }.
board-row = The row "{ $row }" of "{ $where }" must have the same entries as in the game's own file; these must say the same: { $fixed }.
