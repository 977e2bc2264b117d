"""What people say to each other, and whom they do not want to hear."""

from __future__ import annotations

from hippodrome.server.errors import BadMessage, IsMuted, LogFull, SwitchedOff
from hippodrome.server.log.actors import Actor
from hippodrome.server.log.deed import Deed, Entry, Told
from hippodrome.server.log.table import SPECTATORS, Table
from hippodrome.server.wire import entries, messages

HUSHED = 500
"""Onlookers that are muted one by one at a table."""


class Said(Deed):
    """A line of chat, for those who hear the speaker; words change nothing."""

    form = entries.Said
    retells = False
    name: str
    onlooker: str = ""
    """Tells the onlookers of a table apart; nothing for who sits there."""
    text: str | None = None
    phrase: str | None = None

    def shown(self, heard: Told, table: Table, viewer: int | None) -> entries.Logged | None:
        return super().shown(heard, table, viewer) if table.hears(viewer, self.seat, self.onlooker) else None


class Muted(Deed):
    """The host muted a seat, an onlooker or all of them for everybody; or a player did for themselves, which only they
    see.
    """

    form = entries.Muted
    retells = False
    who: int | None = None
    """None: all spectators, or the one of them that is named."""
    onlooker: str = ""
    on: bool
    everyone: bool

    def change(self, table: Table, entry: Entry) -> None:
        whom = SPECTATORS if self.who is None else self.who
        if self.onlooker:
            ear = {(SPECTATORS if self.everyone else self.seated, self.onlooker)}
            table.hushed = table.hushed | ear if self.on else table.hushed - ear
        elif self.everyone:
            table.silenced = table.silenced | {whom} if self.on else table.silenced - {whom}
        else:
            pair = {(self.seated, whom)}
            table.mutes = table.mutes | pair if self.on else table.mutes - pair

    def shown(self, heard: Told, table: Table, viewer: int | None) -> entries.Muted | None:
        if not self.everyone and (viewer is None or viewer != self.seat):
            return None
        return entries.Muted(
            **heard.entry.place, seat=self.who, onlooker=self.onlooker, on=self.on, everyone=self.everyone
        )


def say(table: Table, actor: Actor, message: messages.SayMessage) -> Said:
    """A line of chat."""
    if (message.text is None) == (message.phrase is None):
        raise BadMessage(problem="say: text or phrase")
    seat = actor.seat(table, message.seat) if actor.seats(table) else None
    chat = table.settings.chat
    if chat == "off" or (chat == "seats" and seat is None):
        raise SwitchedOff(what="chat")
    onlooker = actor.mark(table) if seat is None else ""
    if (SPECTATORS if seat is None else seat) in table.silenced or (SPECTATORS, onlooker) in table.hushed:
        raise IsMuted()
    name = table.chairs[seat].name if seat is not None else actor.name
    return Said(seat=seat, name=name, onlooker=onlooker, text=message.text, phrase=message.phrase)


def mute(table: Table, actor: Actor, message: messages.MuteMessage) -> Muted:
    """A player stops hearing somebody; the host silences somebody for all."""
    if message.who is not None:
        table.existing(message.who)
        if message.onlooker:
            raise BadMessage(problem="mute: who or onlooker")
    if message.onlooker and message.on and len(table.hushed) >= HUSHED:
        raise LogFull()
    seat = None
    if message.everyone:
        actor.must_host(table)
    else:
        seat = actor.seat(table, message.seat)
    return Muted(seat=seat, who=message.who, onlooker=message.onlooker, on=message.on, everyone=message.everyone)
