# What a table refuses
error-bad-message = That message could not be read: { $problem }.
error-wrong-protocol = This server speaks version { $version } of the protocol. Reload the page.
error-bad-token = That key opens no seat here.
error-no-guest = Say who you are first: this needs a guest's key.
error-no-such-code = This code is nobody's. It may have been mistyped, or a newer one has replaced it.
error-no-such-table = There is no table { $code }. It may have been closed.
error-no-such-set = There are no races under { $code }.
error-no-such-board = There is no board { $code } here; whoever made it may have taken it away.
error-not-the-maker = Only who sent this board can take it away.
error-too-many-boards = No more boards are kept for you here: take one away first.
error-set-closed = These races are closed: nothing counts any more.
error-not-raced = Race it once so that it counts; then you can practise as often as you like.
error-other-dice = This race cannot be raced again on the same dice: they are not revealed yet, or the race is from before dice were named by seat and turn.
error-not-rated =
    { $why ->
        [bots] A rated race is among people only. Take the bots away, or switch rating off.
        [devices] In a rated race everybody is somebody else, on a device of their own.
       *[known] This race cannot be rated: its dice or its beginning are known.
    }
error-drawn-seat = The draw of the cup has given you this seat. You can withdraw from the cup.
error-no-such-club = There is no club { $code }, or it is private and you do not belong to it.
error-no-such-person = Nobody in this club has that number.
error-no-such-invitation = This invitation has been withdrawn. Ask for another one.
error-not-yours = Your role in this club does not reach so far.
error-club-full =
    { $what ->
        [clubs] You belong to as many clubs as one can.
        [people] There is no room for more people.
        [invitations] There are too many invitations. Withdraw one first.
        [cups] This club has held as many cups as are kept. Remove an old one first.
       *[tables] This club has too many open tables.
    }
error-no-such-cup = There is no such cup.
error-cup-refused =
    { $why ->
        [size] One of the games is not raced by so many at a table.
        [rounds] A cup with groups needs a round before its final.
        [late] The last round of this cup has begun.
        [drawn] This cup is drawn, and nobody’s place is free.
        [begun] This cup has begun.
       *[few] A cup needs at least two people.
    }
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
error-nobody-to-remind = There is nobody to remind just now.
error-reminded-already = { $name } was reminded of this turn already.
error-too-soon-to-remind = Not yet: { $name } has { $hours ->
    [one] an hour
   *[other] { $hours } hours
 } in peace first.
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
error-cannot-listen = Processes cannot listen to each other at { $host } from port { $port } on. Choose another address with --inside.
error-one-process-only = This system cannot let several processes share a port. Leave --processes out.
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
notice-waiting = { $game }: the others wait for you at table { $table }.
notice-over = { $game }: the race at table { $table } is over.

# Mail
error-no-mail = This server sends no mail.
error-bad-mail-server = Mail cannot be sent like this. What is missing or wrong: { $problem }
error-wrong-mail-code = That code or link is not the right one, or it is too old. Have a new one sent.
mail-code-subject = { $code } confirms your address at Hippodrome
mail-code = Somebody, probably you, wants to be told by mail at Hippodrome when it is their turn. Enter this code there: { $code }

    Or open this link:
mail-code-else = Was it somebody else? Then do nothing: nothing more is sent, and the address is deleted after a day.
mail-waiting =
    { $count ->
        [1] One race waits for you.
       *[other] { $count } races wait for you.
    }
mail-over = { $count } of your races are over.
mail-until = Until { $time }
mail-why = You asked to be told when it is your turn. No more mail, and your address deleted:
