## Home

page-headline = { $count ->
        [4] Four races, one table
       *[other] { $count } races, one table
    }
page-lead = Race friends by a link, or bots at once. No account, honest dice, and every race can be watched again.
page-paste = Table link or code
page-join = Join
page-no-code = That is no table link or code. A code has six letters and digits.
page-my-races = Your races
page-race-yours = Your turn
page-race-waiting = Others are choosing
page-race-waiting-for = Waiting for { $name }
page-race-with = with { $names }
page-race-lobby = Not started yet
page-race-finished = { $place ->
        [0] Finished
        [1] Finished, you came 1st
        [2] Finished, you came 2nd
        [3] Finished, you came 3rd
       *[other] Finished, you came { $place }th
    }
page-resume = Resume
page-see = Look back
page-open = Open
page-games = The games
page-players = Players:
page-players-range = { $from } to { $to } players
page-length = Length:
page-length-bots = Against bots:
page-minutes = { $from }–{ $to } min
page-race-now = Race now
page-set-up = Set up
page-home-bots = { $count ->
        [1] 1 bot, { $bot }
       *[other] { $count } bots, { $bot }
    }
page-home-more = { $count } more
page-home-learn = Learn
page-home-build = A board or a deck of your own: with friends, or against bots at once.
page-home-boards = What others built
page-home-there = { $count ->
        [0] { $names } there now
        [1] { $names } and one more there now
       *[other] { $names } and { $count } more there now
    }
page-home-unread = { $count ->
        [1] 1 new line
       *[other] { $count } new lines
    }
page-home-turns = { $count ->
        [1] your turn
       *[other] { $count } turns of yours
    }
page-home-open = { $game } with { $names }: a seat is open
page-home-cup-open = open for entries
page-home-cup-entered = you are in
page-home-cup-round = round { $round } of { $rounds }
page-home-cup-place = { $points ->
        [1] { $rank ->
            [1] you lead with 1 point
           *[other] place { $rank }, 1 point
        }
       *[other] { $rank ->
            [1] you lead with { $points } points
           *[other] place { $rank }, { $points } points
        }
    }, round { $round } of { $rounds }
page-drop = Drop the record of a race to watch it
page-no-record = This file is not the record of a race.
page-offline = Without a network
    .help = Keeps this page, the lessons and ten puzzles of each game on this device.
page-offline-busy = Being kept…
page-offline-failed = It could not be kept. Try again.
page-no-network = No network just now
    .text = Races need the server. What is kept on this device works:
page-no-network-lesson = Lesson
page-no-network-puzzles = Puzzles
