"""What people say to each other, and whom they do not want to hear."""

from __future__ import annotations

from hippodrome.server.errors import BadMessage, IsMuted, SwitchedOff
from hippodrome.server.log.actors import Actor
from hippodrome.server.log.deed import Deed, Entry, Told
from hippodrome.server.log.table import SPECTATORS, Table
from hippodrome.server.wire import entries, messages


class Said(Deed):
    """A line of chat, for those who hear the speaker; words change nothing."""

    form = entries.Said
    retells = False
    name: str
    text: str | None = None
    phrase: str | None = None

    def shown(self, heard: Told, table: Table, viewer: int | None) -> entries.Logged | None:
        return super().shown(heard, table, viewer) if table.hears(viewer, self.seat) else None


class Muted(Deed):
    """The host muted a seat (or the spectators) for everybody; or a player did for themselves, and only they see it."""

    form = entries.Muted
    retells = False
    who: int | None = None
    """None: all spectators."""
    on: bool
    everyone: bool

    def change(self, table: Table, entry: Entry) -> None:
        whom = SPECTATORS if self.who is None else self.who
        if self.everyone:
            table.silenced = table.silenced | {whom} if self.on else table.silenced - {whom}
        else:
            pair = {(self.seated, whom)}
            table.mutes = table.mutes | pair if self.on else table.mutes - pair

    def shown(self, heard: Told, table: Table, viewer: int | None) -> entries.Muted | None:
        if not self.everyone and (viewer is None or viewer != self.seat):
            return None
        return entries.Muted(**heard.entry.place, seat=self.who, on=self.on, everyone=self.everyone)


def say(table: Table, actor: Actor, message: messages.SayMessage) -> Said:
    """A line of chat."""
    if (message.text is None) == (message.phrase is None):
        raise BadMessage(problem="say: text or phrase")
    seat = actor.seat(table, message.seat) if actor.seats(table) else None
    chat = table.settings.chat
    if chat == "off" or (chat == "seats" and seat is None):
        raise SwitchedOff(what="chat")
    if (SPECTATORS if seat is None else seat) in table.silenced:
        raise IsMuted()
    name = table.chairs[seat].name if seat is not None else actor.name
    return Said(seat=seat, name=name, text=message.text, phrase=message.phrase)


def mute(table: Table, actor: Actor, message: messages.MuteMessage) -> Muted:
    """A player stops hearing somebody; the host silences somebody for all."""
    if message.who is not None:
        table.existing(message.who)
    seat = None
    if message.everyone:
        actor.must_host(table)
    else:
        seat = actor.seat(table, message.seat)
    return Muted(seat=seat, who=message.who, on=message.on, everyone=message.everyone)
