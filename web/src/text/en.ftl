# The page's own words.

## Everywhere

page-home = Home
page-close = Close
page-cancel = Cancel
page-menu = Menu
page-settings = Settings
page-play-link = Play
page-watch = Watch
page-rules = Rules
page-check-dice = Check the dice
page-you = You
page-guest = Guest
page-player = Player { $number }
page-lost = No connection. Trying again…
page-lost-waiting = No connection. Your choice is kept and will be sent.
page-closed = This table cannot be opened
error-forgotten-key = This key opens no seat here: its link was cut short, it is for another table, or the seat was given up. This browser has forgotten it; all your other keys still work.
page-copied = Copied

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
page-drop = Drop the record of a race to watch it
page-no-record = This file is not the record of a race.

## Setting up

page-no-game = There is no such game here.
page-who = Who races?
page-your-name = Your name
page-their-name = Name of player { $number }
page-seats = Seats
page-seat-kind = Who takes seat { $number }
page-kind-bot = A bot
page-kind-open = Open, by link
page-kind-here = On this device
page-bot-level = Strength of the bot
page-where = The race
page-advanced = Rule variants
page-own-file = Use a file of your own (TOML)…
page-own-used = Your own file is used. Choose another…
page-bad-file = This file is not valid TOML.
page-how = The time
page-mode = Play
page-mode-live = Live
    .help = Everybody is there.
page-mode-turns = Turn by turn
    .help = Over hours or days; come back when it is your turn.
page-pace = Thinking time
page-pace-none = No limit
page-pace-minute = 1 min a choice
page-pace-three = 3 min a choice
page-pace-bank = 10 min + 10 s
page-pace-day = 1 day a choice
page-pace-days = 3 days a choice
page-listed = Who can find it
    .help = Anyone with the link can always come.
page-listed-yes = Everybody
page-listed-no = By link only
page-create = Create the table
page-start-now = Start the race

## Lobby

page-lobby = Lobby
page-table-of = { $count ->
        [one] Table for one
       *[other] Table of { $count }
    }
page-code = Code
page-qr = Link as QR code
page-invite = Invite others
page-second-device = Copy the link to seat { $seat } for a second device
page-taken = { $taken } of { $players } seats taken, { $ready } ready
page-open-seat = Open seat
    .help = Send the link, or let a bot race.
    .wait = Waiting for somebody to come.
page-host = host
page-this-device = this device
page-bot-plays = bot, plays at once
page-sit = Sit here
page-add-bot = Add a bot
page-free-seat = Free the seat of { $name }
page-ready = Ready
page-not-ready = Not ready
page-ready-button = I am ready
page-unready = I am not ready
page-leave = Leave
page-lobby-open = The race starts when all seats are taken and everybody is ready.
page-lobby-full = The race starts when everybody is ready.
page-lobby-watch = All seats are taken. You can watch.
page-join-table = Join the table
page-start = Start the race
page-fill-start = Fill with bots and start
page-the-table = The table
page-estimate = About { $from } to { $to } minutes among people
page-estimate-bots = About { $from } to { $to } minutes, as bots choose at once
page-onlookers = Onlookers
page-onlookers-yes = Welcome
page-onlookers-no = Closed
page-seal = Sealed dice
    .help = Fixed before the race, opened after it:
page-salt = Any letters or digits
page-salt-button = Add a salt
page-salt-add = Add and be ready
page-salt-why = Your own letters are mixed into the dice, so nobody can know them beforehand.

## Race

page-question = The question
page-choices = Your choices
page-dice = Dice
page-cards-hand = Your hand
page-cards-pool = Pool
page-cards-play = In play
page-again = Again, or Enter, to choose
page-again-touch = Tap again to choose
page-sent = Sent…
page-hinted = A bot would
page-hinted-close = A bot would, by a hair
page-hint = What would a bot do?
page-undo = Undo
page-pick = Pick a choice here or on the board; hover to see what it does.
page-pick-touch = Pick a choice here or on the board; the first tap shows what it does.
page-pass-until = Let all pass until my turn
page-pass-until-short = Let all pass
page-pass-menu = What to let pass until my turn
page-pass-all = everything
page-passing = Letting pass: { $what }
page-pass-again = Until your turn you let pass: { $what }. Tap to be asked again.
page-watching = The others are racing.
page-spectating = You are watching.
page-bot-races = A bot is racing for you; the menu gives you the seat back.
page-stand-in-time = Your time ran out: a bot races for you.
page-stand-in-absent = You were away: a bot races for you.
page-stand-in-left = You left: a bot races for you.
page-stand-in-asked = A bot races for you.
page-bot-raced = a bot made { $part } of { $all } choices
page-resigned = You have given up: a bot takes your racer to the end.
page-why-not = { $thing } is no answer to the present question: “{ $question }”
page-reason = { $thing }. { $reason }
page-not-now = { $thing } cannot be chosen now: { $question }
page-show-rule = Show the rule
page-race-over = The race is over
page-your-turn = Your turn
page-standings = Standings
page-rank = Place
page-presence-here = (online)
page-presence-away = (away)
page-presence-bot = (bot)
page-gone-asked = A bot stands in.
page-gone-left = Left; a bot races on.
page-gone-absent = Away; a bot races on.
page-gone-time = Out of time; a bot races on.
page-gone-resigned = Gave up; a bot races on.
page-away = Away.
page-replace = Let a bot race
page-take-back = Take the seat back
page-log = What happened
page-log-more = Show earlier ones
page-log-fold = { $count ->
        [one] … 1 more line …
       *[other] … { $count } more lines …
    }
page-log-filter = Only one player
page-see-again = See again
page-skip = Skip
page-speed = Pace
page-speed-off = at once
    .help = Nothing is animated.
page-speed-calm = calm
    .help = After the turn of another, “Go on” shows the next one. Where a clock runs, nothing waits.
page-speed-flowing = flowing
    .help = One turn after the other, each to be followed.
page-speed-fast = fast
    .help = One turn after the other, as quickly as can be followed.
page-go-on = Go on
page-to-my-turn = To my turn
page-meanwhile = Meanwhile
page-for-you = For you:
page-for-you-ahead = { $racer } is { $count } ahead
page-for-you-behind = { $racer } is { $count } behind
page-for-you-level = { $racer } is level with you
page-for-you-nothing = Nothing lost, nothing won
page-your-team = your team
page-partner = partner
page-your-stand-in = a bot, for you
page-still = Less motion
    .help = Pieces appear where they end.
page-confirm = Confirm choices
    .help = The first tap shows what follows, the second chooses.
page-twice = A second tap confirms
    .help = Off, only the button and Enter carry a move out.
page-sound = Sound
page-volume = Volume
page-language = Language
page-scheme = Colours
page-scheme-system = As the system
page-scheme-light = Light
page-scheme-dark = Dark
page-timeline = Timeline of the race
page-point = Choice { $point } of { $last }
page-earlier = One choice back
page-later = One choice on
page-play = Play
page-pause = Pause
page-looking = Looking at choice { $point } of { $last }
page-to-present = Back to the race
page-play-from = Play from here
page-play-from-why = In your seat, with new dice, against bots
page-to-result = To the result
page-view-as = Seen by
page-view-open = All hands open
page-view-public = A spectator
page-positions = Where everybody is
page-off-board = not on the board
page-zoom-in = Zoom in
page-zoom-out = Zoom out
page-zoom-fit = See all of the board
page-clock = Time left
page-clock-paused = paused
page-days = { $days } days
page-chat = Chat
page-chat-empty = Nothing has been said yet.
page-chat-off = There is no chat at this table.
page-chat-say = Say something
page-chat-send = Send
page-mute = mute
page-unmute = unmute
page-hand-over = { $name }, your turn
    .help = Hand the device over. Nobody's cards are shown until you go on.
page-hand-over-go = I am { $name }
page-let-bot = Let a bot race for me
page-resign = Give up the race
page-resign-sure = A bot will race on for you, and you cannot come back.
page-resign-yes = Give up
page-keys = Keys
page-key-tab = go from thing to thing
    .key = Tab
page-key-digits = pick an answer; two digits where there are more than nine
    .key = 1 – 99
page-key-enter = confirm what is picked
    .key = Enter
page-key-escape = step back, close, back to the present
    .key = Esc
page-key-arrows = go from end to end on the board; else look back and forth in the race
    .key = ← ↑ → ↓
page-key-brackets = look back and forth in the race
    .key = [ ]
page-key-u = undo
    .key = U
page-key-r = take another route; else see again what happened since your last choice
    .key = R
page-key-l = what happened
    .key = L
page-key-c = chat
    .key = C
page-key-space = go on, or skip the animation
    .key = Space
page-key-help = this list
    .key = ?

## Rules and guide

page-rules-search = Search the rules
page-rules-here = Explains the present question
page-rules-things = Everything in this game
page-guide-cells = On the board
page-guide = Guide
page-guide-on = Explain as we go
page-guide-next = Got it
page-guide-end = No more tips

## End

page-finished = Finished
page-wins = { $count ->
        [one] { $names } wins
       *[other] { $names } win
    }
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
page-turning-chance = { $name } +{ $gain }%
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
page-margin = { $count ->
        [one] 1 space ahead of { $name }
       *[other] { $count } spaces ahead of { $name }
    }
page-next = next

## Whole moves

page-plan-to = To { $cell }
page-plan-go = Go to { $cell }
page-plan-leads = you lead
page-plan-passes = past { $player }{ $more ->
    [0] {""}
    [one] {" "}and one more
   *[other] {" "}and { $more } more
  }
page-plan-free = Costs nothing
page-plan-costs = Costs { $amount }
page-plan-loses = costs { $count } { $figure }
page-plan-wreck = Wreck yourself
page-plan-wreck-sure = Really?
page-plan-choose = Choose an end
page-plan-where = Where to? Point at a marked cell
page-plan-where-touch = Where to? Tap a marked cell
page-plan-shown-here = The way and its price are told here.
page-plan-cells = { $count ->
    [one] one cell
   *[other] { $count } cells
  }
page-plan-acts = Point at an answer to see what it does.
page-plan-pick-there = Pick on the board.
page-plan-pick = Pick in any order.
page-plan-ends = Where the move can end
page-use-thrown = Thrown: you choose anew after it
page-use-ends = { $count ->
    [one] One end, at best
   *[other] { $count } ends, at best
  }
page-plan-other-way = Other route
page-plan-back = Back
page-whole = Whole moves
page-whole-help = Plan a move as a whole; off, the questions come one by one.

## Yourself

page-myself = You and your devices
page-rename = Change
page-other-device = Go on on another device
    .help = Scan this there, or enter the code: that device is you, with all your races and seats. Several at once are fine. Keep the code like a key.
page-go-on-elsewhere = Go on on my phone
page-link-watch = Copy a link to watch
page-link-sit = Copy the invitation
page-link-mine = Copy my own link: whoever has it is you
page-only-here = This page was opened by an address that only this computer knows. Open it by its name or number in your network, and phones can follow.
page-code-elsewhere = You have a code on another of your devices. A new one ends it.
page-new-code = Make a new code
page-enter-code = I have a code from another device
page-recovery-code = Code from another device
page-become = Be this guest here
page-become-here = Go on here?
    .help = This device becomes the guest whose code you scanned: all races and seats, on both devices.
page-become-merges = Here you are { $name }: those races come along, and both are one guest from then on.
page-become-only = Leave them behind
page-kept = What is kept about you
page-export = Save everything as a file
page-sign-out = Sign out my other devices
page-sign-out-sure = Every other device forgets who you are, and the code changes.
page-sign-out-yes = Sign them out
page-erase = Delete me
page-erase-sure = Your name, keys, notices and list of races are deleted at once. Races go on, and your seats can no longer be reached from here.
page-erase-yes = Delete everything
page-nowhere = There is nothing at this address
    .text = The link may have been cut short.
page-race-until = until { $time }
page-race-dismiss = Take { $game } with { $names } off this list
page-open-tables = Open tables
page-open-seats = { $count ->
        [1] Sit down: 1 seat
       *[other] Sit down: { $count } seats
    }
page-absent = { $name } is away. Everybody waits.
page-absent-wait = Not yet: somebody who was cut off gets a moment to come back.
page-read-board = Read the board cell by cell
page-the-board = The board
page-board-ahead = The board, beginning with your own cell
page-onlooker = onlooker
page-mute-onlookers = Mute the onlookers
page-unmute-onlookers = Hear the onlookers
page-friends = Open all other seats for friends
page-share-link = Share the invitation
page-push-insecure = not possible here. Browsers send notices only to pages opened over https or on this computer itself.
page-push-browser = not possible in this browser. On an iPhone or iPad, add the page to the home screen first.
page-push-server = not possible on this server. Whoever runs it can install hippodrome[push].

## School

page-learn = First time? Learn it in three minutes
page-learn-on = Go on with your lesson
page-learn-again = Learnt. Do the lesson again
page-school = Race school
page-school-task = Step { $at } of { $count }
page-school-back = Back
page-school-again = Say it again
page-school-skip = Skip to a race
page-school-leave = Leave the school
page-school-done = That is the whole game
page-school-next = Now a short race against gentle bots. A tip comes with every question that is new.
page-school-race = To the race
page-school-repeat = The lesson again
page-no-lesson = There is no lesson for this game

## Races on the same dice
page-today = Race of the day
    .short = The same race and the same dice for everybody, once a day
    .help = Everybody races it from the same seat, against the same bots ({ $bot }), on the same dice. Your first try counts; after it you can practise as often as you like.
page-set-title = Four races on the same dice
    .help = Whoever has the link races all four, each from another seat, against the same bots ({ $bot }) and on the same dice. Your first try at each counts.
page-set-friends = With friends
    .help = Four races for whoever has the link: everybody sits in the same seats, with the same luck. The better choices win.
page-set-now = Race it
page-set-go-on = Race on
page-set-practise = Practise
page-set-seat = from seat { $seat }
page-set-race = Race { $number }
page-set-until = Open until { $ends }.
page-set-closed = Closed: nothing counts any more.
page-set-racers = { $count ->
        [0] Nobody races it yet.
        [one] One person races it.
       *[other] { $count } people race it.
    }
page-set-link = Copy the link for friends
page-set-close = Close, and show all dice
page-set-table = Places
page-set-hidden = You see what others did once you have raced yourself.
page-set-yesterday = Yesterday's race, with its dice revealed
page-set-who = Who
page-set-place = Place
page-set-sum = All places
page-set-par = Par ({ $bot })
page-set-came = { NUMBER($place, type: "ordinal") ->
        [one] { $place }st
        [two] { $place }nd
        [few] { $place }rd
       *[other] { $place }th
    }
page-set-skill = { $share } by choices
page-set-racing = under way
page-set-late = too late to count
page-set-to = To the places
page-set-same = What is the same for everybody?
    .dice = The dice. What is thrown in a seat's third turn is the same for everybody, whatever anybody did before: the first die of that turn, the second, and so on. The start and the bots' own whims are the same too.
    .cards = Cards and other draws, as far as they can be: every draw has an order of its own, and takes the first thing in it that is still there.
    .not = Not the same: how often a seat throws or draws in a turn, who comes to a turn when, and what the bots choose once you have changed the race.
page-set-commitment = Fingerprint of the secret that all dice follow from:
page-set-kept = The secret is told once this is closed.
page-set-secret = The secret:
page-play-from-same = On the same dice
page-play-from-both = In your seat, against bots: with new dice, or on the dice of this race
page-again-same = Same dice
    .help = Race again with the seats exchanged, on the dice of this race. Everybody has seen them by now.
page-what-if = What if? { $choice }

## The workshop

page-workshop = Workshop
page-workshop-link-game = Build your own
page-workshop-missing = Nothing can be built for this game
page-workshop-saved = Saved on this device
page-workshop-unsaved = This browser keeps nothing: save the board as a file.
page-workshop-sent = Somebody sent you this board. Start from it to change it.
page-workshop-own = Start from it
page-workshop-tools = Tools
page-workshop-kind = What is built
page-workshop-view = Circuit shown
page-workshop-deeds = With each part tapped
page-workshop-pick = Pick
page-workshop-parts = The parts of the board
page-workshop-hint = Pick a tool and tap the board, or tap a part to see what can be changed.
page-workshop-setting = { $part }: { $property }
page-workshop-none = none
page-workshop-less = Less
page-workshop-more = More
page-workshop-mend = to be mended
page-workshop-show = Show
page-workshop-checks = Can it be raced on?
page-workshop-good = Yes: nothing is wrong with it.
page-workshop-left = { $left } of { $most } left
page-workshop-race = Race on it
page-workshop-friends = Race with friends
page-workshop-link = Copy a link to it
page-workshop-undo = Undo
page-workshop-redo = Redo
page-workshop-start = Start from
page-workshop-save = Save as a file
page-workshop-open = Open a file
page-workshop-fair = How fair is it?
page-workshop-fair-ask = Let bots find out
page-workshop-fair-again = Race again
page-workshop-fair-stop = Stop
page-workshop-fair-off = This server races on no boards in the background.
page-workshop-fair-races = { $done } of { $races } bot races
page-workshop-fair-stale = { $done } bot races, before the last change
page-workshop-fair-by = Wins by
page-workshop-fair-between = (surely { $low } to { $high }, { $fair } is fair)
page-workshop-fair-rounds = Rounds
page-workshop-fair-lead_changes = Changes of the lead
page-workshop-fair-eliminations = Racers out of the race

page-puzzles = Puzzles
    .text = One position, one question, one best answer. The best was found by deep search, and every choice's chance to win is shown once you have answered.
page-no-puzzles = This game has no puzzles
page-puzzle-link = { $done ->
        [0] { $count } puzzles: find the best move
       *[other] Puzzles: { $done } of { $count } solved
    }
page-puzzle-done = { $done } of { $count } solved
page-puzzle-rating = Rating { $rating }
page-puzzle-streak = { $count } in a row
page-puzzle-longest = Longest streak: { $count }
page-puzzle-theme = About what
page-puzzle-all = All themes
page-puzzle-leave = All puzzles
page-puzzle-task = { $theme }: what wins most often? (Rating { $rating })
page-puzzle-right = That is it
page-puzzle-wrong = There is better
page-puzzle-yours = your answer
page-puzzle-next = Next puzzle
