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
draw-sheet = { $title }: row { $row } of { $rows }, column { $column } of { $columns }. Cut along the marks.
draw-deck = { $title }: { $cards } cards, sheet { $sheet } of { $sheets }. Cut along the marks.
error-no-browser = To make a PDF a browser is needed (Chromium, Chrome or Edge); none was found here, or it could not print. With -o FILE.html the sheets become a page that any browser prints.
