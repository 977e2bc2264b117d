# Words of hints and of analysed races.

study-percent = { $value }%
study-points = { $value } points

## Hints

study-hint = What each choice is worth to { $player }
    .choice = Choice
    .win = Wins
    .interval = Between
    .place = Place
study-hint-best = { $clear ->
        [true] Best: { $choice }.
       *[false] Best by a little: { $choice }. It is too close to be sure.
    }
study-hint-line = Then probably: { $choices }.
study-hint-likely = { $choice } ({ $share })
study-hint-standing = How things stand, as far as { $player } knows
study-hint-playouts = { $playouts } races played on in the head; what { $player } cannot see was dealt anew in each.

## The analysed race

study-title = { $game }: the race analysed
study-player = Player
study-place = Place
study-start = Start
    .help = The chance to win before the first choice.
study-luck = Luck
    .help = What dice, draws and hidden cards gave, in points of the chance to win.
study-skill = Choices
    .help = What the player’s own choices gave, against a sensible player in the same place.
study-others = Others
    .help = What the choices of the others gave or took.
study-result = Result
    .help = Start, luck, choices and others together: 100% for a win.
study-accuracy = Accuracy
    .help = 100: always the best choice found; 0: no better than choosing blindly.
study-mistakes = Mistakes
    .help = Choices that surely cost two points or more.
study-turning-points = Turning points
study-turning-line = Move { $at }, { $player }: { $choice }. { $kind ->
        [choice] The choice
       *[chance] Luck
    } turned it: { $gainer } { $gain }, { $loser } { $loss }.
study-costly = Decisions that cost most
    .none = No choice surely cost anything worth naming.
study-costly-line = Move { $at }, { $player }: { $chosen } ({ $cost }). Better: { $better }.
