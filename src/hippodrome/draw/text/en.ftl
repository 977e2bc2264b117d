# Words printed around a board.

draw-standings = Standings
draw-happened = What happened
draw-over = The race is over
draw-your-turn = Your turn
draw-more = { $count ->
        [one] { $count } more choice
       *[other] { $count } more choices
    }
draw-hand = Hand
draw-dice = Dice
draw-title = { $game }, after { $point ->
        [one] { $point } choice
       *[other] { $point } choices
    }
