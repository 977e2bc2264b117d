"""From a request to the deed it asks for: one line for each kind of message."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from hippodrome.server.errors import BadMessage
from hippodrome.server.log import racing, reminding, seating, standing_answers, standing_in, starting, talk
from hippodrome.server.log.actors import Actor
from hippodrome.server.log.clocks import Pause, bank_after, late
from hippodrome.server.log.deed import Deed
from hippodrome.server.log.table import Table
from hippodrome.server.wire import messages


@dataclass(frozen=True, slots=True)
class Asking:
    """Who asks for something, at what table, and when."""

    table: Table
    actor: Actor
    now: float
    secret: bytes
    """Of the table's dice."""
    pause: Pause
    away_too_long: Callable[[int, float], bool]
    remind_after: float
    """Seconds that whoever is asked has in peace."""

    def seat(self, message: messages.Request) -> int:
        """The seat that a request is made for."""
        return self.actor.seat(self.table, message.seat)


def _move(asking: Asking, message: messages.MoveMessage) -> Deed:
    table, seat = asking.table, asking.seat(message)
    if table.held:
        return racing.pass_in_vain(table, seat, message.asked, message.row)
    bank = bank_after(table, seat, asking.now, asking.pause) if seat == table.turn else None
    moved = racing.move(table, seat, message.asked, message.row, asking.secret, bank, None)
    return moved.overdue() if late(table, seat, asking.now, asking.pause) else moved


def _start(asking: Asking, message: messages.StartMessage) -> Deed:
    asking.actor.must_host(asking.table)
    return starting.start(asking.table, asking.secret, message.fill, by_host=message.fill is not None)


def _hand_over(asking: Asking, message: messages.HandOverMessage) -> Deed:
    late = asking.away_too_long(message.who, asking.now)
    return standing_in.hand_over_asked(asking.table, asking.actor, message, late)


_DEEDS: dict[type[messages.Request], Callable[[Asking, Any], Deed]] = {
    messages.MoveMessage: _move,
    messages.UndoMessage: lambda it, message: racing.undo(it.table, it.seat(message), message),
    messages.StandingMessage: lambda it, message: standing_answers.stand(it.table, it.seat(message), message),
    messages.SayMessage: lambda it, message: talk.say(it.table, it.actor, message),
    messages.MuteMessage: lambda it, message: talk.mute(it.table, it.actor, message),
    messages.ReadyMessage: lambda it, message: starting.ready(it.table, it.seat(message), message),
    messages.ArrangeMessage: lambda it, message: seating.arrange(it.table, it.actor, message),
    messages.SwapMessage: lambda it, message: seating.swap(it.table, it.actor, message),
    messages.RenameMessage: lambda it, message: seating.rename(it.table, it.seat(message), message),
    messages.ConfigureMessage: lambda it, message: starting.configure(it.table, it.actor, message),
    messages.StartMessage: _start,
    messages.LeaveMessage: lambda it, message: standing_in.go(it.table, it.seat(message)),
    messages.HandOverMessage: _hand_over,
    messages.RemindMessage: lambda it, message: reminding.remind(it.table, it.seat(message), it.now, it.remind_after),
    messages.TakeBackMessage: lambda it, message: standing_in.take_back(it.table, it.seat(message)),
    messages.ResignMessage: lambda it, message: standing_in.resign(it.table, it.seat(message)),
}


def decide(asking: Asking, message: messages.Asked) -> Deed:
    """What a request adds to the log, or the reason why it cannot be done."""
    deed = _DEEDS.get(type(message))
    if deed is None:
        raise BadMessage(problem=message.type)
    return deed(asking, message)
