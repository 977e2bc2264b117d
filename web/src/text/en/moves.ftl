## Whole moves

page-plan-to = To { $cell }
page-plan-go = Go to { $cell }
page-plan-leads = you lead
page-plan-passes = past { $player }{ $more ->
    [0] {""}
    [one] {" "}and one more
   *[other] {" "}and { $more } more
  }
page-plan-hits = { $racer } loses { $amount }
page-plan-with = { $act }: { $names }
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
page-use-values = { $row } { $values }, at best
page-use-thrown = Thrown: you choose anew after it
page-use-ends = { $count ->
    [one] One end, at best
   *[other] { $count } ends, at best
  }
page-plan-other-way = Other route
page-plan-back = Back
page-whole = Whole moves
page-whole-help = Plan a move as a whole; off, the questions come one by one.
