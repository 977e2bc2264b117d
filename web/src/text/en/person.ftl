## A person's page

page-person-mine = My page
page-person-of = { $name }'s page
page-person-gone = There is nobody here, or nobody you may see.
page-person-look = How others see me
page-person-face = Face
page-person-no-face = My letter alone
page-person-colour = Favourite colour
page-person-colour-is = Colour { $number }
page-person-letter = Letter
page-person-letter-none = first of my name
page-person-languages = I speak
page-person-speaks = Speaks { $languages }
page-person-shows = Who may see what
    .help = Your name, face and languages are seen by whoever sees you in a club. The rest is yours alone until you say otherwise.
page-person-part = { $part ->
        [races] What I raced
        [figures] Accuracy, luck and skill
        [favourites] Favourite racers
        [learnt] Lessons and puzzles
       *[ratings] Ratings
    }
page-person-to = { $who ->
        [me] only me
        [clubs] people of my clubs
       *[all] everybody
    }
page-person-hidden = { $name } keeps the rest private.
page-person-figures = Over time
page-person-accuracy = Accuracy
    .help = 100: always the best choice; 0: no better than choosing blindly. The line is the middle of the last five races.
page-person-luck = Luck
    .help = What dice and draws gave or took, in wins. The line is the middle of the last five races.
page-person-skill = Skill
    .help = What the choices gained or lost, in wins. The line is the middle of the last five races.
page-person-plot = { $what } over { $count ->
        [1] one race
       *[other] { $count } races
    }, at last { $last }
page-person-no-figures = Figures appear once a race was looked back on.
page-person-races = { $count ->
        [0] No race yet
        [1] One race
       *[other] { $count } races
    }
page-person-place = { $place } of { $players }
page-person-favourites = Favourite racers
page-person-times = { $count } ×
page-person-learnt = Lessons and puzzles
page-person-lesson = lesson done
page-person-puzzles = { $count ->
        [1] one puzzle solved
       *[other] { $count } puzzles solved
    }
page-person-ratings = Ratings
page-person-overall = All games
page-person-rating = { $rating } ± { $band }, { $count ->
        [1] one race
       *[other] { $count } races
    }
page-person-nothing = Nothing yet.
page-person-more = Show more
page-person-kept = Devices, notices, export, deletion
