## Races on the same dice
page-today = Race of the day
    .short = The same race and the same dice for everybody, once a day
    .help = Everybody races it from the same seat, against the same bots ({ $bot }), on the same dice. Your first try counts; after it you can practise as often as you like.
page-set-title = Four races on the same dice
    .help = Whoever has the link races all four, each from another seat, against the same bots ({ $bot }) and on the same dice. Your first try at each counts.
page-set-friends = With friends
    .help = Four races for whoever has the link: everybody sits in the same seats, with the same luck. The better choices win.
page-set-now = Race it
page-set-go-on = Race on
page-set-practise = Practise
page-set-seat = from seat { $seat }
page-set-race = Race { $number }
page-set-until = Open until { $ends }.
page-set-closed = Closed: nothing counts any more.
page-set-racers = { $count ->
        [0] Nobody races it yet.
        [one] One person races it.
       *[other] { $count } people race it.
    }
page-set-link = Copy the link for friends
page-set-close = Close, and show all dice
page-set-table = Places
page-set-hidden = You see what others did once you have raced yourself.
page-set-yesterday = Yesterday's race, with its dice revealed
page-set-who = Who
page-set-place = Place
page-set-sum = All places
page-set-par = Par ({ $bot })
page-set-came = { ORDINAL($place) ->
        [one] { $place }st
        [two] { $place }nd
        [few] { $place }rd
       *[other] { $place }th
    }
page-set-skill = { $share } by choices
page-set-racing = under way
page-set-late = too late to count
page-set-to = To the places
page-set-same = What is the same for everybody?
    .dice = The dice. What is thrown in a seat's third turn is the same for everybody, whatever anybody did before: the first die of that turn, the second, and so on. The start and the bots' own whims are the same too.
    .cards = Cards and other draws, as far as they can be: every draw has an order of its own, and takes the first thing in it that is still there.
    .not = Not the same: how often a seat throws or draws in a turn, who comes to a turn when, and what the bots choose once you have changed the race.
    .guests = Who counts: guests. The same browser, and every device joined to it, is one guest and has one first try. Whether one person came as two guests we do not try to find out.
page-set-commitment = Fingerprint of the secret that all dice follow from:
page-set-kept = The secret is told once this is closed.
page-set-secret = The secret:
page-play-from-same = On the same dice
page-play-from-both = In your seat, against bots: with new dice, or on the dice of this race
page-again-same = Same dice
    .help = Race again with the seats exchanged, on the dice of this race. Everybody has seen them by now.
page-what-if = What if? { $choice }
