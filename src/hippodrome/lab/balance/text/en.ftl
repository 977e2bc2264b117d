# The balance report.

balance-title = { $game }: balance report
balance-kind = Balance report
balance-contents = Contents
balance-interval = { $low } to { $high }
balance-basis = { $races } races, { $players } players, bots: { $bots }; { $options }. { $interval }
balance-basis-interval = Intervals: 95%.
balance-usual-options = usual options
balance-as-table = The numbers as a table
balance-a-race = { $count } a race
balance-chip-races = { $races } races
balance-chip-players = { $players } players
balance-chip-bots = Bots: { $bots }
balance-chip-seed = Seed { $seed }
balance-made = Made by hippodrome { $version } (rules { $rules }, data { $data }) from { $races } races in all; seed { $seed } gives the same report again.

## Sections

balance-section-summary = Summary
balance-section-changes = What changed
balance-section-fairness = Fairness
balance-section-circuits = Circuits
balance-section-items = Cards and deeds
balance-section-length = Length and waiting
balance-section-course = Course of the race
balance-section-choices = Choices
balance-section-skill = Skill and luck
balance-section-track = The track
balance-section-method = How to read this
balance-lead-changes = Several rule sets, raced by the same bots with different dice. Only what differs for sure is listed first.
balance-lead-fairness = Do all { $players } players have the same chance before the first die is rolled?
balance-lead-circuits = The same bots on every circuit.
balance-lead-items = What goes along with winning: cards drawn, things done, tiles met. Going along is not yet causing, except where chance alone deals.
balance-lead-length = How long a race takes, how long one waits for one's turn, and who is left with nothing to do.
balance-lead-course = When the race is decided, and whether there is a way back.
balance-lead-choices = How often there is something to choose, and among how many.
balance-lead-skill = How often the better player wins, and what is known of the result before the start.
balance-lead-track = Where racers stop, drive and get hit. The darker a cell, the more often.

## Verdicts

balance-lights = What the verdicts mean
balance-light-good = Fine
    .help = the whole interval lies where nothing is amiss: shares of wins within a fifth of the fair share, other figures within the rule of thumb printed beside them.
balance-light-look = Worth a look
    .help = it differs for sure, but perhaps by little; or it lies between fine and a problem.
balance-light-bad = Problem
    .help = the whole interval lies where it matters: more than a fifth away from the fair share, or beyond the rule of thumb.
balance-light-open = Not clear yet
    .help = the interval is too wide to tell; more races would.

## Summary

balance-nobody = Winners
balance-nobody-wins = Not one race had a winner.
balance-fairness-title = { $factor }
balance-fairness-of = { $letter }: { $factor }
balance-fairness-good = All lie between { $low } and { $high } of wins for sure, where { $fair } is fair. Furthest off: { $level }, { $wins } ({ $interval }).
balance-fairness-look = { $level } wins { $wins } ({ $interval }) where { $fair } is fair: surely not the same, perhaps by little.
balance-fairness-bad = { $level } wins { $wins } ({ $interval }) where { $fair } is fair.
balance-fairness-open = Nothing differs for sure, but more than a fifth is not ruled out. Furthest off: { $level }, { $wins } ({ $interval }), where { $fair } is fair.
balance-items-title = What chance deals
balance-items-sure = { $count ->
        [one] One of { $asked } cards is surely stronger or weaker than the others.
       *[other] { $count } of { $asked } cards are surely stronger or weaker than the others.
    } Furthest off: drawing { $item } rather than another, { $points } points of win share ({ $interval }).
balance-items-none = None of { $asked } cards is surely stronger or weaker than the others. Furthest off: drawing { $item } rather than another, { $points } points of win share ({ $interval }).
balance-length-title = Length
balance-length-words = { $rounds } rounds with { $decisions } decisions, about { $minutes } minutes among people ({ $low } to { $high } in four races of five); the box says { $shortest } to { $longest }.
balance-waiting-title = Waiting
balance-waiting-words = { $minutes } minutes ({ $interval }) between two own turns on average, while the others make { $decisions } decisions. Rule of thumb: fine below 2, a problem above 4.
balance-undecided-title = Races without a winner
balance-undecided-words = { $share } of races ({ $interval }) end without a winner. Rule of thumb: fine below 1%, a problem above 5%.
balance-idle-title = Nothing left to do
balance-idle-words = { $any ->
        [yes] { $eliminations } racers are out of an average race, at least one in { $out } of races.
       *[no] Nobody can be out of the race.
    } The first player to be done misses the last { $share } of the decisions ({ $interval }). Rule of thumb: fine below 15%, a problem above 30%.
balance-course-title = Tension
balance-course-words = Whoever leads at half-time wins { $half } of races ({ $interval }; { $fair } if it meant nothing). The lead changes { $changes } times; { $comeback } of winners were in the rear half at half-time, and { $late } of races are turned in the last round. Rule of thumb: fine below 60%, a problem above 80%.
balance-choices-title = Choices
balance-choices-words = { $forced } of all steps ({ $interval }) leave no choice; otherwise there are { $options } options. Rule of thumb: fine below 40%, a problem above 60%.
balance-skill-title = Skill
balance-skill-words = One { $stronger } bot among { $others } { $weaker } ones wins { $wins } of races ({ $interval }) where luck alone gives { $fair }. So { $luck } of the result is luck between these two.
balance-answer-title = Fairer or not, longer or not
balance-answer = { $letter } is { $fairness ->
        [fairer] surely fairer than A
        [unfairer] surely less fair than A
       *[same] not surely fairer or less fair than A
    }, and races are { $length ->
        [longer] longer by { $minutes } minutes.
        [shorter] shorter by { $minutes } minutes.
       *[same] about as long.
    }
balance-changed-more = , and { $count } more
balance-named-change = { $figure } from { $one } to { $other }
balance-changed-title = A against { $letter }
balance-changed = { $count ->
        [0] Nothing changed for sure, of { $asked } figures compared.
        [one] One of { $asked } figures compared changed for sure.
       *[other] { $count } of { $asked } figures compared changed for sure.
    }

## Comparing

balance-changes-title = What surely changed from A to { $letter }
balance-changes-note = Corrected for { $count } comparisons: two equal rule sets show any line here in one report of twenty.
balance-nothing-changed = Nothing changed for sure: none of { $asked } figures differs by more than chance explains.
balance-all-compared = All { $count } figures compared
balance-added-by = Points of win share, { $group }: { $item }
balance-wins-of = Wins, { $factor }: { $level }

## Heads of columns

balance-head-figure = Figure
balance-head-a = A
balance-head-change = Change
balance-head-interval = 95% interval
balance-head-p = p, corrected
balance-head-n = n
balance-head-wins = Wins
balance-head-verdict = Verdict
balance-head-points = Points of win share
balance-head-times = Times a race
balance-head-mean = Mean
balance-head-spread = Four races of five
balance-head-share = Share
balance-head-half = Place at half-time
balance-head-outcome = Races in which
balance-head-ladder = Table
balance-head-elo = Lead in Elo points
balance-head-luck = Luck
balance-head-known = Known before the start
balance-head-explained = Explains of the result
balance-head-cell = Cell

## Fairness

balance-factor-seat = Seats
balance-factor-racer = Racers
balance-factor-bot = Bots
balance-wins-by = Wins: { $factor }
balance-fair-share = fair: { $share }
balance-fairness-note = Dots are shares of the races with a winner, bars their own 95% intervals, the shaded zone a fifth around the fair share. Verdicts and p are corrected for all rows of this section together.
balance-circuits-title = Circuit by circuit
balance-circuits-note = { $races } races on each. Means with half the width of their 95% interval, shares with their interval; * differs from fair for sure, corrected for all circuits and rows.
balance-worst-of = { $factor }, furthest from fair

## Cards and deeds

balance-helps = Goes with winning
balance-hurts = Goes with losing
balance-stronger = Stronger
balance-weaker = Weaker
balance-no-sign = No sure effect
balance-rare = Too rare

## Figures

balance-length-figure = Length and waiting
balance-length-note = Minutes are an estimate: { $decision } seconds for a decision and { $turn } for playing out a turn. The box says { $shortest } to { $longest } minutes.
balance-figure-decisions = Decisions
balance-figure-turns = Turns
balance-figure-rounds = Rounds
balance-figure-minutes = Minutes, estimated
balance-figure-wait = Others' decisions between two own turns
balance-figure-longest_wait = The longest wait, in others' decisions
balance-figure-idle = Of the race missed by the first to be done
balance-figure-eliminations = Racers out of the race
balance-figure-hits = Hits and wrecks
balance-figure-lead_changes = Changes of the lead
balance-figure-forced = Steps without a choice
balance-figure-options = Options on offer
balance-outcome-undecided = nobody wins
balance-outcome-eliminated = somebody is out
balance-outcome-comeback = the winner was in the rear half at half-time
balance-outcome-late = the last round's first leader does not win
balance-outcome-half_leader = the leader at half-time wins
balance-bars-rounds = Rounds of a race
balance-bars-decisions = Decisions of a race
balance-bars-waits = Others' decisions between two own turns
balance-bars-offers = Options on offer at a decision
balance-unit-rounds = Rounds
balance-unit-decisions = Decisions
balance-unit-waits = Decisions of others
balance-unit-offers = Options
balance-bars-alternative = { $title }: how often each number came; the numbers follow as a table.

## Course

balance-travel-title = Space and time: how far each has come
balance-standing-title = Standing in the course of the race
balance-travel-note = Medians by final place, from the first turn to the last; the bands hold the middle half of the first and of the last.
balance-travel-alternative = Progress over the course of the race, a curve for each final place; the numbers follow as a table.
balance-start = Start
balance-finish = Finish
balance-moment = Part of the race
balance-leader-wins = The leader wins
balance-leaders-title = How often the leader of the moment wins
balance-leaders-note = Dashed: { $fair }, if leading meant nothing. A curve that rises early tells of races decided early.
balance-leaders-alternative = The share of races won by whoever leads, over the course of the race: { $half } at half-time; the numbers follow as a table.
balance-half-title = Where winners were at half-time
balance-half-note = Places by rank; the dashed line is what chance would give.
balance-course-figure = Lead and comebacks

## Choices

balance-choices-figure = Choices and their lack
balance-choices-note = A step with a single option is taken by itself and counts as forced. Options are counted only where there are at least two.

## Skill

balance-ladder-title = The stronger bot among weaker ones
balance-ladder-note = One seat, changing from race to race, plays the stronger bot. Luck is the part of the variance of winning that does not lie between the two bots: 100% if the stronger wins no more than its share, 0% if it always wins.
balance-over = over { $points }
balance-one-among = { $stronger } among { $others } × { $weaker }
balance-known-title = What is decided before the start
balance-known-note = How much of the uncertainty about who wins is gone once this is known (mutual information over entropy, small-sample bias taken out). A fair game has zero.

## Track

balance-heat-stops = Where racers stand as turns begin
balance-heat-stops-note = Each racer's cell at the beginning of every turn.
balance-heat-visits = Where racers pass
balance-heat-visits-note = Each cell entered on the way, by one's own move or another's.
balance-heat-hits = Where racers are hit
balance-heat-hits-note = Hits, crashes and wrecks, where they happen.
balance-heat-alternative = { $title }. Most: { $cells }.

## Method

balance-method-bots = Bots are not people. A share that is unfair among these bots is unfair for those who play as they do; a bot that overlooks a strategy hides what it would change. Look again with a stronger bot before changing a rule.
balance-method-intervals = Intervals say how far chance alone may have moved a figure in this many races: shares by Wilson, means by their standard error. Four times the races halve the interval.
balance-method-families = Whoever asks many questions finds something by accident. p-values and verdicts are corrected by Holm within a section, so that a perfectly fair game shows a false alarm in at most one report of twenty for each section.
balance-method-minutes = Minutes are reckoned from decisions and turns at a fixed pace, the same for all games unless a game says otherwise. Compare them between rule sets rather than with a clock.
balance-method-added = Points of win share: for each race, seats are compared with each other by how many they had of a thing; of what is dealt by chance, by how many more than the number of cards they drew would give, so that a card is measured against the others of its deck. One more goes along with that many points of win share. Cards dealt by chance can be read as causes; deeds cannot, for whoever leads does other things than whoever trails.
balance-method-luck = Luck is told only between the bots that were raced: two equally good players leave all of it to luck in any game.
