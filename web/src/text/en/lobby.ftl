## Lobby

page-lobby = Lobby
page-table-of = { $count ->
        [one] Table for one
       *[other] Table of { $count }
    }
page-code = Code
page-qr = Link as QR code
page-invite = Invite others
page-second-device = Copy the link to seat { $seat } for a second device
page-taken = { $taken } of { $players } seats taken, { $ready } ready
page-open-seat = Open seat
    .help = Send the link, or let a bot race.
    .wait = Waiting for somebody to come.
page-host = host
page-this-device = this device
page-bot-plays = bot, plays at once
page-sit = Sit here
page-add-bot = Add a bot
page-free-seat = Free the seat of { $name }
page-ready = Ready
page-not-ready = Not ready
page-ready-button = I am ready
page-unready = I am not ready
page-leave = Leave
page-lobby-open = The race starts when all seats are taken and everybody is ready.
page-lobby-full = The race starts when everybody is ready.
page-lobby-watch = All seats are taken. You can watch.
page-join-table = Join the table
page-start = Start the race
page-fill-start = Fill with bots and start
page-the-table = The table
page-estimate = About { $from } to { $to } minutes among people
page-estimate-bots = About { $from } to { $to } minutes, as bots choose at once
page-onlookers = Onlookers
page-onlookers-yes = Welcome
page-onlookers-no = Closed
page-seal = Sealed dice
    .help = Fixed before the race, opened after it:
page-salt = Any letters or digits
page-salt-button = Add a salt
page-salt-add = Add and be ready
page-salt-why = Your own letters are mixed into the dice, so nobody can know them beforehand.
