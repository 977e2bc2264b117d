## The workshop

page-workshop = Workshop
page-workshop-link-game = Build your own
page-workshop-missing = Nothing can be built for this game

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
page-puzzle-best = best
page-puzzle-yours = your answer
page-puzzle-next = Next puzzle
