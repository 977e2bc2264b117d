## Clubs and cups

page-club-link = Clubs
page-clubs = Clubs
    .help = A club is a lasting link for people who race together again and again. No account, no address.
page-my-clubs = Your clubs
page-club-found = A new club
    .help = It is private: only whoever you invite can see it. You keep it, and can share that.
page-club-found-button = Found the club
page-club-name = Name of the club
page-club-people = { $count ->
        [one] { $count } person
       *[other] { $count } people
    }
page-club-here = { $count } here now
page-club-tables = { $count ->
        [one] { $count } open table
       *[other] { $count } open tables
    }
page-club-since = racing since { $since }
page-club-join = Join the club
page-club-invited = You are invited to a club
    .help = Join to see who is there and what is raced.
page-club-closed = This club is not open to you
    .help = It is private, or it does not exist. Ask somebody of the club for an invitation.
page-club-open = Open a table
    .help = A game or one of the club’s favourites. The house rules are set, and the other seats are open to the club.
page-club-house-button = Run the club
page-club-house = House rules for new tables
page-club-about = House rules
page-club-save = Save
page-club-public = Who can see the club
    .help = Strangers see people, tables and races of a public club, not the chat; they can join as guests.
page-club-public-yes = Everybody
page-club-public-no = Its people
page-club-boards = Favourite boards
    .help = Boards of your workshop on this device can become the club’s.
page-club-board = { $game } { $number }
page-club-board-add = Add my board: { $game }
page-club-end = The end
page-club-end-button = Close the club
page-club-end-sure = Close it for good, with its chat and cups
page-club-who = Here now
page-club-who-all = People of the club
page-club-nobody = Nobody is here right now.
page-club-all = All { $count }
page-club-find = Find by name
page-club-more = More
page-club-earlier = Earlier
page-club-somebody = Somebody who has left
page-club-bot = a bot
page-club-left = { $name } (left)
page-club-is-here = here now
page-club-muted = muted
page-club-mute = Mute
page-club-unmute = Unmute
page-club-remove = Remove
page-club-role = Role of { $name }
page-role-keeper = Keeper
page-role-member = Member
page-role-guest = Guest
page-club-leave = Leave the club
page-club-leave-sure = Really leave
page-club-invite = Invite by link
    .help = Whoever has the link can join, until you withdraw it.
page-club-invite-member = New link for members
page-club-invite-guest = New link for guests
page-club-invite-used = { $count ->
        [0] not used yet
        [one] one has come by it
       *[other] { $count } have come by it
    }
page-club-invite-by = made by { $name }
page-club-invite-copy = Copy the link
page-club-invite-withdraw = Withdraw
page-club-say = Say something to the club
page-club-send = Send
page-club-unsay = Take back “{ $text }”
page-club-silence = Nothing has been said yet.
page-club-no-tables = No table is open.
page-club-cup-table = { $game }, cup
page-club-races = Latest races
page-club-no-races = No race yet. Open a table!
page-club-in-cup = cup
page-club-again = Race again with { $names }
page-club-records = Records
page-record-thrown = The longest lead thrown away: { $name }, whose chance to win { $game } had been { $share } %.
page-record-streak = { $name } has won { $count } in a row.
page-record-wins = { $name } has won { $count } of late, more than anybody.
page-club-trophies = Trophies
page-trophy-cup = { $name }: the cup
page-trophy-unbeaten = { $name }: a cup without losing one race
page-trophy-faithful = { $name }: three cups from the first round to the last
page-rated = Rated
    .help = Counts for everybody’s rating. People only, each on their own device, no hints.
page-rated-yes = Rated
page-rated-no = Not rated
page-rated-agree = This race is rated. Getting ready means that you agree; whoever leaves comes last.
page-table-club = A table of your club
page-table-cup = A race of the cup
page-ratings = Ratings
    .help = The band is where the true strength lies, 19 times in 20: few races, wide band.
    .none = Nobody has raced a rated race yet. Switch “Rated” on at a table.
page-ratings-game = Ratings in
page-ratings-overall = All games
page-rating-young = still finding out
page-rating-races = { $count ->
        [one] { $count } race
       *[other] { $count } races
    }
page-cups = Cups
    .none = No cup yet.
page-cup-whole = The whole cup
page-cup-new = New cup
page-cup-name = Name of the cup
page-cup-format = Format
page-cup-grand_prix = Grand prix
    .help = Every round is drawn anew, with those who have met least. Points by place: 10, 6, 4, 3, 2, 1.
page-cup-league = League
    .help = Drawn from the start so that everybody meets everybody as often. A point for each rival beaten, half a one for a tie.
page-cup-groups = Groups and finals
    .help = The same group races every round but the last; then the best meet in a final, the next in another.
page-cup-duplicate = Duplicate
    .help = All tables of a round meet the same dice. A point for each rival in the same seat elsewhere whom you did better than.
page-cup-games = Games, taking turns
page-cup-rounds = Rounds
page-cup-rounds-all = Until everybody has met everybody
page-cup-size = Seats at a table
page-cup-hours = Time for a round
page-cup-in-hours = { $count ->
        [one] one hour
       *[other] { $count } hours
    }
page-cup-in-days = { $count ->
        [one] one day
       *[other] { $count } days
    }
page-cup-hold = Announce the cup
page-cup-gone = There is no such cup for you
page-cup-open = open to enter
page-cup-racing = racing
page-cup-over = over
page-cup-round = Round { $number }
page-cup-final = Final
page-cup-round-of = round { $number } of { $count }
page-cup-until = until { $time }
page-cup-my-table = To my table
page-cup-enter = Enter
page-cup-enter-late = Enter from the next round
page-cup-start = Draw and start
page-cup-withdraw = Withdraw
page-cup-entrants = { $count ->
        [0] Nobody has entered yet
        [one] One has entered
       *[other] { $count } have entered
    }
page-cup-tables = Tables of round { $number }
page-cup-table = Table { $number }
page-cup-timetable = Timetable
page-cup-state-over = over
page-cup-state-racing = now
page-cup-state-ahead = to come
page-cup-standings = Standings
page-cup-rank = Rank
page-cup-points = Points
page-cup-cell = { $points } points, place { $place }
page-cup-left = left
page-cup-before = after { $names }
page-cup-rules = How it counts
page-cup-ties = Equal points: more wins, then who came ahead of whom, then more second places, then the lot that was drawn at the start.
page-cup-leaving = Whoever leaves a race comes last in it and gets no points. When a round’s time is over, bots finish what is not; who was to choose then, or never came, has left.
page-cup-meet = In what is drawn, two people meet { $fewest } to { $most } times.
page-cup-word = The draw follows from
page-cup-csv = Results as CSV
page-cup-json = Results as JSON
page-cup-screen = For a screen in the club room
page-cup-cancel = Remove the cup
page-cup-cancel-sure = Really remove it
page-club-seats = { $count ->
        [one] one seat open
       *[other] { $count } seats open
    }
page-cup-decides = The last round decides.
page-cup-decides-need = { $place ->
        [1] Win your race, and the cup is yours.
       *[other] Place { $place } in your race is enough for the cup, whatever the others do.
    }
page-cup-decides-you = You can still win the cup, and so can { $names }.
page-cup-decides-others = { $names } can still win the cup.
page-cup-decides-yours = The cup is yours: nobody can catch up any more.
page-cup-decides-sure = Nobody can catch up with { $name } any more.
