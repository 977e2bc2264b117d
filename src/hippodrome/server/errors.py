"""What a table can refuse, each with the HTTP status it answers with; the words are in `text/`."""

from __future__ import annotations

from hippodrome.engine.errors import (
    BadRecord,
    HippodromeError,
    IllegalChoice,
    NoSuchPoint,
    NothingToUndo,
    NotYourTurn,
    RaceOver,
    UnknownGame,
    WrongVersion,
)
from hippodrome.server.wire.nouns import Reason
from hippodrome.server.words import server_words


class Refusal(HippodromeError):
    """The table cannot do what was asked; nothing was changed."""

    status = 409

    def say(self, language: str) -> str:
        return server_words(language).say(f"error-{self.key}", self.arguments)


class BadMessage(Refusal):
    """`problem` names the field and what is wrong with it."""

    key = "bad-message"
    status = 422


class PortTaken(Refusal):
    """Another program listens where the server should."""

    key = "port-taken"


class CannotListen(Refusal):
    """No port is free, or it is not an address of this machine."""

    key = "cannot-listen"


class OneProcessOnly(Refusal):
    """The system cannot let several processes stand behind one port."""

    key = "one-process-only"


class WrongProtocol(Refusal):
    key = "wrong-protocol"
    status = 400


class BadToken(Refusal):
    key = "bad-token"
    status = 401


class NoGuest(Refusal):
    key = "no-guest"
    status = 401


class NoSuchCode(Refusal):
    """A recovery code that is nobody's, or was replaced by a newer one."""

    key = "no-such-code"
    status = 404


class NoSuchTable(Refusal):
    key = "no-such-table"
    status = 404


class NoSuchSet(Refusal):
    """No set has this code."""

    key = "no-such-set"
    status = 404


class SetClosed(Refusal):
    """Nothing counts in a set any more."""

    key = "set-closed"


class NotRaced(Refusal):
    """Practice comes after the race that counts."""

    key = "not-raced"


class OtherDice(Refusal):
    """The dice of a race cannot be thrown again: they are not known (yet), or are named by the move."""

    key = "other-dice"


class NotRated(Refusal):
    """A rated race cannot be raced so (`why`: `bots`, `devices`, `known`)."""

    key = "not-rated"


class DrawnSeat(Refusal):
    """The draw of a cup has given this seat."""

    key = "drawn-seat"


class NoSuchBoard(Refusal):
    """No board was ever sent under that code, or it was taken away."""

    key = "no-such-board"
    status = 404


class NotTheMaker(Refusal):
    """Only who sent a board may take it away."""

    key = "not-the-maker"
    status = 403


class TooManyBoards(Refusal):
    key = "too-many-boards"
    status = 429


class NoSuchPage(Refusal):
    key = "no-such-page"
    status = 404


class NotAllowedHere(Refusal):
    """The page exists, but not for this HTTP method."""

    key = "not-allowed-here"
    status = 405


class Frozen(Refusal):
    """The table was played under rules this server no longer has."""

    key = "frozen"
    status = 410


class Unreadable(Refusal):
    """The log of a table cannot be read; the server's own log knows why."""

    key = "unreadable"
    status = 410


class CannotOpen(Refusal):
    """A database that cannot be used."""

    key = "cannot-open"


class NoOpenSeat(Refusal):
    key = "no-open-seat"


class SeatTaken(Refusal):
    key = "seat-taken"


class OneSeatEach(Refusal):
    """At a table that anybody may find, nobody takes the seats of several."""

    key = "one-seat-each"
    status = 403


class SentAway(Refusal):
    """The host has taken this guest's seat away."""

    key = "sent-away"
    status = 403


class NotASeat(Refusal):
    key = "not-a-seat"
    status = 422


class NotSeated(Refusal):
    key = "not-seated"
    status = 403


class NotTheHost(Refusal):
    key = "not-the-host"
    status = 403


class AlreadyStarted(Refusal):
    key = "already-started"


class NotStarted(Refusal):
    key = "not-started"


class NotReady(Refusal):
    key = "not-ready"


class NotOver(Refusal):
    key = "not-over"


class Stale(Refusal):
    key = "stale"


class SwitchedOff(Refusal):
    """The table was created without this (`undo`, `hints`, `chat`, `spectators`)."""

    key = "switched-off"
    status = 403


class IsMuted(Refusal):
    key = "is-muted"
    status = 403


class NotAway(Refusal):
    key = "not-away"


class NobodyToRemind(Refusal):
    """Nobody is waited for who could be reminded."""

    key = "nobody-to-remind"


class RemindedAlready(Refusal):
    """Once a question is enough."""

    key = "reminded-already"


class TooSoonToRemind(Refusal):
    """Whoever is asked has some hours in peace."""

    key = "too-soon-to-remind"


class NothingToTakeBack(Refusal):
    key = "nothing-to-take-back"


class HasResigned(Refusal):
    key = "has-resigned"


class BotPlays(Refusal):
    """A bot stands in for this seat; take it back first."""

    key = "bot-plays"


class TooFast(Refusal):
    key = "too-fast"
    status = 429


class TooBig(Refusal):
    key = "too-big"
    status = 413


class TooManyTables(Refusal):
    key = "too-many-tables"
    status = 429


class LogFull(Refusal):
    """More has happened at a table than ever should."""

    key = "log-full"


class TooManySockets(Refusal):
    key = "too-many-sockets"
    status = 429


class TooSlow(Refusal):
    """The client does not read what it is sent."""

    key = "too-slow"


class WrongOrigin(Refusal):
    key = "wrong-origin"
    status = 403


class BadAddress(Refusal):
    """A webhook or push address the server will not call."""

    key = "bad-address"
    status = 422


class NoNotices(Refusal):
    key = "no-notices"
    status = 403


class NoMail(Refusal):
    """The server was not told how to send mail."""

    key = "no-mail"
    status = 403


class BadMailServer(Refusal):
    """`hippodrome serve` was told to send mail, but not how."""

    key = "bad-mail-server"


class WrongMailCode(Refusal):
    """The code or link does not confirm (or end) anything."""

    key = "wrong-mail-code"
    status = 404


class Restarting(Refusal):
    key = "restarting"
    status = 503


class Broken(Refusal):
    """Something failed inside the server; the log knows what."""

    key = "broken"
    status = 500


_ENGINE_STATUS: tuple[tuple[type[HippodromeError], int], ...] = (
    (UnknownGame, 404),
    (NoSuchPoint, 404),
    (WrongVersion, 410),
    (BadRecord, 422),
    (IllegalChoice, 409),
    (NotYourTurn, 409),
    (RaceOver, 409),
    (NothingToUndo, 409),
)


def status_of(error: HippodromeError) -> int:
    """The HTTP status of an error."""
    if isinstance(error, Refusal):
        return error.status
    return next((status for kind, status in _ENGINE_STATUS if isinstance(error, kind)), 422)


def reason_of(error: HippodromeError) -> Reason:
    """The error as a client receives it."""
    args = {
        name: value if isinstance(value, int) and not isinstance(value, bool) else str(value)[:300]
        for name, value in error.arguments.items()
    }
    return Reason(key=error.key, args=args)
