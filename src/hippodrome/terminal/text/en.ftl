# What the terminal says itself.

terminal-off-board = Not on the track:
terminal-zone-hand = Hand
terminal-zone-pool = Pool
terminal-zone-play = In play
terminal-seen-by = Seen by { $player }
terminal-seen-by-spectator = Spectator
terminal-seen-open = Open: everything is shown

## The dock

terminal-asked = { $player }: { $prompt }
terminal-over = The race is over.
terminal-certain = For sure:
terminal-uncertain = Chance decides what follows.

## Keys

terminal-space = Space
terminal-key-choose = choose
terminal-key-confirm = confirm
terminal-key-single = one by one
terminal-key-whole = whole moves
terminal-wreck = wreck
terminal-move-stay = Stay
terminal-move-by = by { $cell }
terminal-percent = { $share }%
terminal-key-undo = undo
terminal-key-hint = hint
terminal-key-help = help
terminal-key-save = save
terminal-key-language = français
terminal-key-pace = pace: { $pace ->
        [slow] slow
        [normal] normal
        [fast] fast
       *[off] no waiting
    }
terminal-key-quit = leave
terminal-key-hurry = go on
terminal-key-pass-on = hand over
terminal-key-log = log
terminal-key-result = result
terminal-key-film = run
terminal-key-stop = stop
terminal-key-step = step
terminal-key-turn = turn
terminal-key-ends = start, end
terminal-key-jump = go to
terminal-key-view = view
terminal-key-back = back
terminal-key-search = search
terminal-key-scroll = scroll
terminal-key-replay = watch again

## Hand-over

terminal-pass-on = { $player } plays next. When you have seen enough, press the space bar.
terminal-hand-over = { $player } plays now
    .why = Pass the keyboard. Everything stays hidden until { $player } is the only one looking.
    .how = { $player }, press the space bar.

## Leaving, saving, undoing

terminal-quit = Leave the race?
    .why = It is kept in { $path } and can be watched or continued.
    .yes = leave
    .no = stay
terminal-saved = Saved in { $path }
terminal-not-saved = Could not save in { $path }: { $problem }
terminal-thinking = Thinking…
terminal-undone = Taken back.

## The end

terminal-end = The race is over
terminal-winner = { $count ->
        [one] { $players } wins!
       *[other] { $players } win!
    }
terminal-no-winner = Nobody wins.
terminal-record = Record of the race: { $path }

## Help

terminal-help = Help
    .search = Search
    .nothing = Nothing found.
    .question = The question now
    .rule = Rule { $rule }
    .keys = Keys
    .racers = Racers
    .board = On the board
    .table = On the table
    .words = Cards and other things
    .options = Settings of this race
    .rules = The rules in short
terminal-help-choose = Choose: move with the arrows or type a number; Enter, or the number once more, confirms.
terminal-help-whole = Whole moves with their bill, or one answer at a time.
terminal-help-hint = Hint: what each answer is worth to you, by races played on in the head.
terminal-help-undo = Take the last move back, as long as nothing was rolled, drawn or shown.
terminal-help-save = Write the record of the race to a file.
terminal-help-language = Change the language.
terminal-help-pace = How long to wait between the moves of bots.
terminal-help-hurry = Do not wait for the next move of a bot.
terminal-help-log = Scroll what happened.
terminal-help-help = This page.
terminal-help-quit = Leave the race.
terminal-help-film = Let the race run by itself, or stop it.
terminal-help-film-pace = How fast it runs.
terminal-help-step = One choice on or back.
terminal-help-turn = On or back to where somebody else comes to choose.
terminal-help-ends = To the start or the end of the race.
terminal-help-jump = Go to a point of the race.
terminal-help-view = Watch as the next seat saw it; after the last one with everything open.
terminal-help-leave-replay = Leave the replay.

## Replay

terminal-replay-at = Point { $point } of { $last }
terminal-replay-running = ▶ running, { $pace ->
        [slow] slowly
        [normal] at normal pace
        [fast] fast
       *[off] without waiting
    }
terminal-replay-chose = { $player } chooses: { $choice }
terminal-replay-jump = Go to which point, 0 to { $last }?

terminal-forfeit = { $player } is out of the race for the win: { $fault }. A greedy bot drives on for it.

## Puzzles

terminal-puzzle = { $theme }: what wins most often? (Rating { $rating })
terminal-puzzle-answer = Your answer (1 to { $most }, q to leave): { "" }
terminal-puzzle-right = That is it.
terminal-puzzle-wrong = There is better.
terminal-puzzle-figures = Your rating today: { $rating }. In a row: { $streak }.

## Errors

error-needs-terminal = Playing and watching need a terminal with keyboard and screen; here input or output is redirected. To race without one: hippodrome simulate.
