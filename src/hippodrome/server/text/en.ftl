# What a table refuses
error-bad-message = That message could not be read: { $problem }.
error-wrong-protocol = This server speaks version { $version } of the protocol. Reload the page.
error-bad-token = That key opens no seat here.
error-no-guest = Say who you are first: this needs a guest's key.
error-no-such-code = This code is nobody's. It may have been mistyped, or a newer one has replaced it.
error-no-such-table = There is no table { $code }. It may have been closed.
error-no-such-set = There are no races under { $code }.
error-set-closed = These races are closed: nothing counts any more.
error-not-raced = Race it once so that it counts; then you can practise as often as you like.
error-other-dice = This race cannot be raced again on the same dice: they are not revealed yet, or the race is from before dice were named by seat and turn.
error-no-such-page = There is nothing at this address.
error-not-allowed-here = This address does not understand { $method }.
error-frozen = This race was run under older rules ({ $game }, rules { $rules }, data { $data }) and can no longer be opened.
error-unreadable = The log of table { $code } cannot be read. Whoever runs this server can see why in its own log.
error-cannot-open = The database { $database } cannot be used: { $problem }
error-no-open-seat = Every seat at this table is taken.
error-seat-taken = Seat { $seat } is taken.
error-one-seat-each = This table is open to everybody: one seat each.
error-sent-away = The host has given your seat at this table to others.
error-not-a-seat = This table has no seat { $seat }.
error-not-seated = Only the players at this table can do that.
error-not-the-host = Only the host of this table can do that.
error-already-started = The race has already started.
error-not-started = The race has not started yet.
error-not-ready = Not everybody is here and ready: { $waiting }.
error-not-over = That has to wait until the race is over.
error-stale = The race has gone on since then. Have a look and choose again.
error-switched-off =
    { $what ->
        [undo] Taking choices back is switched off at this table.
        [hints] Hints are switched off at this table.
        [bots] Here everybody races for themselves: no bot takes your seat over.
        [chat] The chat is switched off at this table.
       *[spectators] This table is for its players only.
    }
error-is-muted = The host has muted you.
error-not-away = { $name } is here, or has not been away long enough.
error-nothing-to-take-back = No bot is playing for you.
error-has-resigned = Whoever resigns leaves the race for good.
error-bot-plays = A bot is playing for you. Take your seat back first.
error-too-fast = Too many messages. Wait { $seconds } s.
error-too-big = That is too big: { $limit } bytes at most.
error-too-many-tables = There are too many open tables. Try again later.
error-log-full = The log of this table is full. Nothing more can be done here.
error-too-many-sockets = There are too many connections from your address.
error-too-slow = Your connection could not keep up. It is being opened again.
error-wrong-origin = This page may not connect to this server.
error-bad-address = The server does not call that address.
error-no-notices = This server sends no notices.
error-restarting = The server is restarting. Your race goes on in a moment.
error-port-taken = Another program uses port { $port } already. Choose another one with --port.
error-broken = Something went wrong on the server. Nothing was lost; try again.

# The chat's phrases
phrase-hello = Hello!
phrase-good_luck = Good luck!
phrase-well_raced = Well raced!
phrase-nice_move = Nice move!
phrase-ouch = Ouch!
phrase-hurry = Your turn…
phrase-sorry = Sorry!
phrase-thanks = Thank you!
phrase-again = Once more?
phrase-goodbye = Goodbye!

# Notices
notice-your_turn = { $game }: it is your turn at table { $table }.
notice-over = { $game }: the race at table { $table } is over.
