# Tuning and sweeping.

tune-found = Found: { $changes }. On { $races } fresh races every figure lies within bounds for sure.
tune-fair-already = Nothing needs to change: on { $races } fresh races every figure lies within bounds for sure.
tune-open = Probably: { $changes }. On { $races } fresh races nothing lies out of bounds for sure, but not everything within them for sure either; more races would tell (before, the worst figure was { $before } times as far off as is allowed; now { $after }).
tune-better = Better, but not sure enough: { $changes }. The worst figure was { $before } times as far off as is allowed and is { $after } now, on { $races } fresh races.
tune-not-found = Not found within { $races } races: the best board tried is { $after } times as far off as is allowed on fresh races (before: { $before }). Let more things move, or ask for less.
tune-stopped = Stopped after { $races } races; nothing is sure.
tune-change = { $lever } from { $before } to { $after }
tune-stronger-fair = { $bots }: within bounds for sure ({ $races } races).
tune-stronger-unfair = { $bots }: out of bounds for sure ({ $races } races). What helps these bots does not help those.
tune-stronger-open = { $bots }: not clear after { $races } races; the worst figure is { $loss } times as far off as is allowed.
tune-head-before = Before
tune-head-after = After
tune-head-bounds = Wanted
tune-head-tried = Boards raced against each other
tune-head-change = Change
tune-head-cost = Size
tune-head-races = Races
tune-head-loss = Worst figure
tune-head-fate = Given up
tune-fate-unfair = surely out of bounds
tune-fate-worse = surely worse than another
tune-explored = { $count ->
        [one] One board was explored with { $races } races in all.
       *[other] { $count } boards were explored with { $races } races in all.
    }
tune-stage-before = as it is
tune-stage-explore = exploring
tune-stage-race = racing the best
tune-stage-confirm = fresh seeds
tune-stage-stronger = stronger bots
tune-unchanged = unchanged
sweep-title = { $game }: what { $levers } does
sweep-note = { $races } races each, on the same seeds; bars are 95% intervals, the shaded zone is what was asked for.
