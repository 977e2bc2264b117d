"""From a request to what it would add to the log: one line for each kind of message."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hippodrome.server import clocks, lobby, messages, play
from hippodrome.server.actors import Actor
from hippodrome.server.errors import BadMessage
from hippodrome.server.lobby import Change

if TYPE_CHECKING:
    from hippodrome.server.room import Room


def decide(room: Room, actor: Actor, message: messages.Asked, now: float) -> Change:
    """What a request changes, or the reason why it cannot be done."""
    table = room.table
    match message:
        case messages.MoveMessage():
            seat = actor.seat(table, message.seat)
            bank = clocks.bank_after(table, seat, now, room.pause) if seat == table.turn else None
            return play.move(table, seat, message.asked, message.choice, room.secret, bank, None)
        case messages.UndoMessage():
            return play.undo(table, actor.seat(table, message.seat), message)
        case messages.SayMessage():
            return play.say(table, actor, message)
        case messages.MuteMessage():
            return play.mute(table, actor, message)
        case messages.ReadyMessage():
            return lobby.ready(table, actor.seat(table, message.seat), message)
        case messages.ArrangeMessage():
            return lobby.arrange(table, actor, message)
        case messages.SwapMessage():
            return lobby.swap(table, actor, message)
        case messages.RenameMessage():
            return play.rename(actor.seat(table, message.seat), message)
        case messages.ConfigureMessage():
            return lobby.configure(table, actor, message)
        case messages.StartMessage():
            actor.must_host(table)
            return lobby.start(table, room.secret, message.fill, by_host=message.fill is not None)
        case messages.LeaveMessage():
            return play.go(table, actor.seat(table, message.seat))
        case messages.HandOverMessage():
            return play.hand_over_asked(table, actor, message, room.presences.away_too_long(message.who, now))
        case messages.TakeBackMessage():
            return play.take_back(table, actor.seat(table, message.seat))
        case messages.ResignMessage():
            return play.resign(table, actor.seat(table, message.seat))
        case _:
            raise BadMessage(problem=message.type)
