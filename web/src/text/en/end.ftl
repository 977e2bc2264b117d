## End

page-finished = Finished
page-places = Places, turn by turn
page-overtaking-lead = { $name } takes the lead for good
page-overtaking-rise = { $by ->
        [one] { $name } gains a place
       *[other] { $name } gains { $by } places
    }
page-overtaking-fall = { $by ->
        [one] { $name } loses a place
       *[other] { $name } loses { $by } places
    }
page-luck = Dice against expectation
page-luck-mean = { $dice ->
        [one] { $mean } on average over 1 die (fair: { $expected })
       *[other] { $mean } on average over { $dice } dice (fair: { $expected })
    }
page-dice-checking = Checking the dice… { $share }%
page-dice-checked = Dice checked: { $count } of { $count }
page-dice-uploaded = Uploaded file; dice fit: { $count } of { $count }
page-dice-brought = This record was uploaded as a file: nobody here saw its fingerprint before the race.
page-dice-proved = Proved: the dice, the draws and the choices belong together. Not proved: names and settings, which anybody can change in a file.
page-dice-proved-all = Proved: the dice, the draws and the choices belong together, and the names and settings are those that were sealed with the dice at the start.
page-dice-wrong = The dice do not check
page-dice-later = The secret is opened when the race is over; then everything can be checked.
page-dice-how = Before each race the server fixes a secret and shows its fingerprint. Every die and every card drawn follows from that secret. Afterwards it is opened, and your own browser derives each outcome again, here.
page-dice-honest = Honest: all { $count } outcomes follow from the secret
page-dice-dishonest = Not honest: the outcomes of choice { $move } do not follow from the secret
page-dice-swapped = Not honest: the secret does not match its fingerprint
page-dice-committed = The secret is the one that was fixed before the race.
page-dice-uncommitted = The secret is not the one that was fixed before the race.
page-proof-commitment = Fingerprint, shown before the race (SHA-256)
page-proof-table = Name of the dice: the table and the players' salts
page-proof-secret = Secret, opened after the race
page-proof-closed = still sealed
page-proof-method = Method
page-proof-method-text = Question i of choice s is answered by HMAC-SHA-256(secret, “name/s/i/k”): the first eight bytes as a number, with k = 0, 1, … until it falls below the largest multiple of the number of outcomes.
page-check = Check
page-to-table = To the table
page-open-record = Open a record…
    .help = Open the record of a race, or drop the file anywhere on this page, to watch it step by step.
page-share = Share
page-copy-replay = Copy the link to the replay
page-download = Save the record
page-watch-race = Watch the race
page-race-again = Race again
page-again-join = To the next race
page-again-watch = Watch the next race
page-open-seats = { $count ->
        [one] 1 open seat
       *[other] { $count } open seats
    }
page-phase-lobby = About to start
page-phase-racing = Racing
page-phase-over = Finished
page-tables = Tables anybody may find
page-no-tables = No such table at the moment. Set one up, and let everybody find it.
page-recap = Since you left
page-recap-watch = Watch it
page-odds = Chance to win { $win }%, between { $low } and { $high }%
page-dice-unsealed = This race was not raced with sealed dice: nothing can be proved about them.
page-chances = Chance to win, turn by turn
page-chances-short = Chances
page-places-short = Places
page-chart = What the chart shows
page-decisive = The moments that decided the race
page-percent = { $share }%
page-figure = { $title }: { $value }
page-looking-back = Looking back on the race…
page-merits = Luck and skill
page-player-head = Player
page-merit-luck = Luck
    .help = What dice and cards gave or took, in hundredths of a win.
page-merit-skill = Skill
    .help = What this player's own choices gave or took, against a good player's.
page-merit-accuracy = Accuracy
    .help = 100 is always the best choice, 0 is choosing blindly.
    .none = Nothing was at stake in this player's choices.
page-stood-in = { $count ->
        [one] a bot made one choice
       *[other] a bot made { $count } choices
    }
    .help = While the player was away. What it chose counts neither for nor against the player.
page-costly = Choices that cost most
page-costly-chose = { $name }: { $choice }
page-costly-better = Better: { $choice }
page-choice-number = choice { $point }
page-luck-fair = (fair: { $expected })
page-number = { NUMBER($number, maximumFractionDigits: 1) }
page-hint-line = Then probably: { $line }
page-who-rides = Who rides what
page-value-taken = already taken
page-hints = Hints
    .help = A strong bot tells, on request, what each choice is worth.
page-push = Tell me when it is my turn
    .help = At turn-by-turn tables, also when this page is closed.
page-push-denied = This browser does not allow notices from this page; its settings can change that.
page-push-failed = Notices could not be switched on in this browser.
page-report = Report a problem (saves a file)
page-next = next
page-finish-wins = { $count ->
        [one] { $names } wins{ $by ->
            [0] {""}
            [1] {" "}by a head
           *[other] {" "}by { page-finish-gap }
        }
       *[other] { $names } share the win
    }
page-finish-you-win = { $by ->
        [0] You win
        [1] You win by a head
       *[other] You win by { page-finish-gap }
    }
page-finish-you-shared = You share the win: { $names }
page-finish-team = { $place ->
        [1] Your team wins: { $names }
        [2] Your team comes 2nd: { $names } win
        [3] Your team comes 3rd: { $names } win
       *[other] Your team comes { $place }th: { $names } win
    }
page-finish-you-come = { ORDINAL($place) ->
        [one] You come { $place }st
        [two] You come { $place }nd
        [few] You come { $place }rd
       *[other] You come { $place }th
    }{ $behind ->
        [0] {""}
        [1] , a head behind { $name }
       *[other] , { page-finish-behind } behind { $name }
    }
page-finish-gap = { $by ->
        [one] 1 space
       *[other] { $by } spaces
    }
page-finish-behind = { $behind ->
        [one] 1 space
       *[other] { $behind } spaces
    }
page-finish-see = See the finish
page-picture = Picture to share
page-picture-failed = This browser could not make the picture.
page-turned = Where it turned
page-turned-of = { $count ->
        [one] one moment
       *[other] { $count } moments
    } out of { $turns } turns
page-turned-best = The best move
page-turned-wrong = There was better
page-turned-look = Look
page-habit = A habit
page-habit-text = { $races ->
        [one] In your last race
       *[other] In your last { $races } races
    } most was lost at “{ $about }”: { $times } choices, { $points } hundredths of a win.
page-habit-train = Train it
