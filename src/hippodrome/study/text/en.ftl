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
study-skill = Skill
    .help = What the player’s own choices gave, against a sensible player in the same place.
study-others = Others
    .help = What the choices of the others gave or took.
study-result = Result
    .help = Start, luck, skill and others together: 100% for a win.
study-accuracy = Accuracy
    .help = 100: always the best choice found; 0: no better than choosing blindly.
study-mistakes = Mistakes
    .help = Choices that surely cost two points or more.
study-turning-points = Decisive moments
study-turning-line = Move { $at }: { $said }
study-turning-player = { $player } ({ $racer })
study-turning-choice = { $bot ->
        [true] The bot that raced for { $player }
       *[false] { $player }
    } chose “{ $choice }”{ $risk ->
        [none] { "" }
       *[other] {" "}({ $risk })
    }{ $event ->
        [none] .
       *[other] : { $event }.
    }
study-turning-luck = { $bot ->
        [true] The bot that raced for { $player }
       *[false] { $player }
    } chose “{ $choice }”{ $risk ->
        [none] { "" }
       *[other] {" "}({ $risk })
    }, and luck decided{ $event ->
        [none] { $then ->
            [none] .
           *[other] ; next came “{ $then }”.
        }
       *[other] : { $event }.
    }
study-turning-row = { $choice }”, then “{ $then }
study-turning-throw = { $event ->
        [none] Then { $player } was up, and what the dice or the cards brought decided{ $then ->
            [none] .
           *[other] ; next came “{ $then }”.
        }
       *[other] Then { $player } was up, and luck decided: { $event }.
    }
study-turning-change = { $whose ->
        [own] { $fate ->
            [won] { $slim ->
                [true] { $mover } won from next to nothing.
               *[false] { $mover }'s chance of { $before } became the win.
            }
            [lost] { $mover }'s chance of { $before } was gone.
           *[open] { $mover }'s chance to win { $way ->
                [up] rose
               *[down] fell
            } from { $before } to { $after }.
        }
       *[other] { $fate ->
            [won] { $slim ->
                [true] It made { $name } the winner, out of nowhere.
               *[false] It made { $name } the winner, from a chance of { $before }.
            }
            [lost] It took from { $name } a chance of { $before }.
           *[open] It { $way ->
                [up] raised
               *[down] cut
            } the chance of { $name } from { $before } to { $after }.
        }
    }
study-turning-better = { $whose ->
        [own] “{ $better }” would have been worth { $kept }
       *[other] To { $mover }, “{ $better }” would have been worth { $kept }
    }{ $promise ->
        [none] { "" }
       *[other] : { $promise }
    }{ $risk ->
        [none] .
       *[other] {" "}({ $risk }).
    }
study-turning-best = Nothing was better.
study-turning-gainer = { $gainer } gained most by it.
study-costly = Choices that cost most
    .none = No choice surely cost anything worth naming.
study-costly-line = Move { $at }, { $player }: { $chosen } ({ $cost }). Better: { $better }.

## The page of an analysed race

error-no-report-page = The page that shows an analysed race is missing here ({ $folder }): the package was built without its pages. Install it again without HIPPODROME_NO_PAGE or, in the source tree, run npm --prefix web install and npm --prefix web run build.

study-curve = Chance to win, move by move
    .help = Arrow keys go from step to step, Home and End to the ends; a click jumps.
study-balance = Luck and skill
    .text = Start, luck, skill and others add up to the result, exactly. Figures are points of the chance to win.
study-wins = { $player } wins
study-wins-shared = { $player } share the win
study-wins-nobody = Nobody wins
study-move = Move { $at }
study-before = Before the first choice
study-chooses = { $player }: { $choice }
study-answered = Luck answers
study-best = best
study-chosen = chosen
study-odds = What each choice was worth to { $player }
study-by-choice = A choice
study-by-chance = Luck
study-luckiest = luckiest throw
study-unluckiest = unluckiest throw
study-show = Show it
study-better = Better: { $choice }
study-previous = Step back
study-next = Step on
study-board = The board
study-step = Step { $at } of { $last }
study-pair = { $what }: { $which }
study-language = Français
study-swing = { $gainer } { $gain }, { $loser } { $loss }
study-how = How to read this
    .text = Every position was played on to the end many times by a sensible rule of thumb; how often each seat won is its chance. A step of the curve is either luck (dice, draws, what hidden cards turned out to be) or a choice, compared with what the rule of thumb would have chosen on average. A decision is judged by what its player could know then, and only counts as a mistake as far as noise cannot explain it. The rule of thumb is no master: where the best play is deep, a difference of a few points is an opinion, not a proof.
study-made = Hippodrome { $version }: { $playouts } playouts for each choice, seed { $seed }.

## Reliability

study-reliability = { $game }: { $races } races of { $players } × { $bot }
    .said = Said, %
    .cases = Cases
    .mean = Mean
    .came = Won
    .error = ±
study-reliability-sum = Off by { $off } points on average; misses { $skill } % smaller (in squares) than by saying the same of everybody.

## Puzzles

error-no-puzzles = { $game } brings no puzzles.
error-no-such-puzzle = { $game } has no puzzle { $puzzle }.
error-bad-puzzles = { $problem ->
        [rules] { $path }: these puzzles were made for other rules. Make them anew with hippodrome puzzles.
        [terms] { $path }: this file was made with other settings, rules or bots. Go on with the same ones, or write to another file.
       *[form] { $path }: not a file of puzzles.
    }
study-puzzles-races = { $races ->
        [one] { $races } race looked through
       *[other] { $races } races looked through
    }
study-puzzles-found = { $puzzles ->
        [one] { $puzzles } puzzle
       *[other] { $puzzles } puzzles
    } from { $races ->
        [one] { $races } race
       *[other] { $races } races
    }: { $path }
study-puzzles-lost = { $puzzle }: another answer
study-puzzles-kept = { $kept } of { $puzzles } keep their answer when the search looks at { $playouts } playouts.
study-why-best = { $reason ->
        [none] “{ $choice }” wins { $win } of the races that go on from here.
       *[other] “{ $choice }” wins { $win } of the races that go on from here. { $reason }.
    }
study-why-second = The next best, “{ $choice }”, wins { $win }.
study-why-tempting = “{ $choice }” looks natural, but wins { $win }.
study-why-omens = What may come right after “{ $choice }”: { $omens }.
study-why-evidence = Each choice was raced on { $worlds } times, on the same dice; a search of { $playouts } playouts agrees.
