"""Who sits where before the start: sitting down, leaving, bots, changing places; and names at any time."""

from __future__ import annotations

from typing import Any

from hippodrome.server.errors import DrawnSeat, NoOpenSeat, NotSeated, NotTheHost, OneSeatEach, SeatTaken, SentAway
from hippodrome.server.log.actors import Actor
from hippodrome.server.log.bot_seats import bot_chair
from hippodrome.server.log.chairs import Chair
from hippodrome.server.log.deed import Deed, Entry
from hippodrome.server.log.looks import in_colour, moved_along
from hippodrome.server.log.table import Table
from hippodrome.server.wire import entries, messages
from hippodrome.server.wire.nouns import NAME_LENGTH


class Sat(Deed):
    """A guest takes an open seat."""

    form = entries.Sat
    reseats = True
    name: str
    guest: str
    token: str
    """The hash of the seat's token."""
    device: int
    options: dict[str, Any] | None = None
    """Those of the table with the colour this guest likes, if it was free."""

    def change(self, table: Table, entry: Entry) -> None:
        table.options = table.options if self.options is None else self.options
        chair = Chair("person", self.name, guest=self.guest, token=self.token, device=self.device)
        table.place(self.seated, chair)
        if table.host is None:
            table.host = self.guest


class Left(Deed):
    """Somebody left a seat, or was asked to."""

    form = entries.Left
    reseats = True
    name: str
    removed: bool = False

    def change(self, table: Table, entry: Entry) -> None:
        guest = table.chairs[self.seated].guest
        if self.removed:
            table.sent_away(self.seated)
        table.place(self.seated, Chair())
        if not self.removed:
            table.pass_on(guest)


class Arranged(Deed):
    """The host opened a seat or gave it to a bot."""

    form = entries.Arranged
    reseats = True
    bot: str | None = None
    name: str = ""
    number: int | None = None

    def change(self, table: Table, entry: Entry) -> None:
        table.sent_away(self.seated)
        bot = Chair("bot", self.name, self.bot, self.number, ready=True)
        table.place(self.seated, Chair() if self.bot is None else bot)


class Swapped(Deed):
    """Two seats changed places, with whom they do not hear."""

    form = entries.Swapped
    reseats = True
    a: int
    b: int

    def change(self, table: Table, entry: Entry) -> None:
        chairs = list(table.chairs)
        chairs[self.a], chairs[self.b] = chairs[self.b], chairs[self.a]
        table.chairs = tuple(chairs)
        exchange = {self.a: self.b, self.b: self.a}
        table.options = moved_along(table.game, table.players, table.options, exchange)
        table.silenced = frozenset(exchange.get(seat, seat) for seat in table.silenced)
        table.mutes = frozenset((exchange.get(x, x), exchange.get(y, y)) for x, y in table.mutes)


class Renamed(Deed):
    """Somebody is called otherwise from now on."""

    form = entries.Renamed
    name: str

    def change(self, table: Table, entry: Entry) -> None:
        table.reseat(self.seated, name=self.name, number=None)


def free_seat(table: Table, wanted: int | None) -> int:
    """The seat wanted if it is open, or the first open one."""
    table.must_be_lobby()
    if wanted is not None:
        if table.chairs[table.existing(wanted)].kind != "open":
            raise SeatTaken(seat=wanted + 1)
        return wanted
    for seat, chair in enumerate(table.chairs):
        if chair.kind == "open":
            return seat
    raise NoOpenSeat()


def told_apart(name: str, taken: set[str]) -> str:
    """A name that nobody else at the table has: the one wanted, or with a number behind it."""
    number, called = 2, name
    while called in taken:
        behind = f" {number}"
        called = name[: NAME_LENGTH - len(behind)] + behind
        number += 1
    return called


def sit(table: Table, seat: int | None, actor: Actor, name: str, token_hash: str, colour: int = 0) -> Sat:
    """A guest takes an open seat: at a listed table one each, and none if the host has sent them away."""
    taken = free_seat(table, seat)
    if actor.guest is None:
        raise NotSeated()
    if actor.guests & table.removed:
        raise SentAway()
    mine = actor.seats(table)
    if table.settings.listed and not actor.hosts(table) and mine:
        raise OneSeatEach()
    devices = [chair.device for chair in (table.chairs[own] for own in mine) if chair.device is not None]
    every = [chair.device for chair in table.chairs if chair.device is not None]
    device = devices[0] if devices else max(every, default=-1) + 1
    called = told_apart(name, table.names)
    return Sat(
        seat=taken, name=called, guest=actor.guest, token=token_hash, device=device,
        options=_with_colour(table, taken, colour),
    )  # fmt: skip


def _with_colour(table: Table, seat: int, colour: int) -> dict[str, Any] | None:
    """What a race looks like with somebody in the colour they like; None where it stays as it is."""
    if not colour or table.continued is not None or table.lot is not None:
        return None
    sat = [other for other, chair in enumerate(table.chairs) if chair.kind == "person"]
    return in_colour(table.game, table.players, table.options, seat, colour, sat)


def leave(table: Table, seat: int) -> Left:
    """A player gives a seat up before the start; one that a cup drew is kept for them."""
    if table.occasion.cup is not None:
        raise DrawnSeat()
    return Left(seat=seat, name=table.chairs[seat].name)


def arrange(table: Table, actor: Actor, message: messages.ArrangeMessage) -> Left | Arranged:
    """The host opens a seat or gives it to a bot; whoever sat there is sent away."""
    table.must_be_lobby()
    actor.must_host(table)
    chair = table.chairs[table.existing(message.who)]
    if message.bot is None and chair.kind == "person":
        return Left(seat=message.who, name=chair.name, removed=True)
    if message.bot is None:
        return Arranged(seat=message.who)
    bot = bot_chair(message.bot, table.names, table.language, table.game)
    return Arranged(seat=message.who, bot=bot.bot, name=bot.name, number=bot.number)


def swap(table: Table, actor: Actor, message: messages.SwapMessage) -> Swapped:
    """Two seats change places: the host any two, a player their own with an open one."""
    table.must_be_lobby()
    a, b = table.existing(message.a), table.existing(message.b)
    if not actor.hosts(table):
        mine = actor.seats(table)
        if not mine:
            raise NotSeated()
        for seat, other in ((a, b), (b, a)):
            if seat not in mine and not (table.chairs[seat].kind == "open" and other in mine):
                raise NotTheHost()
    return Swapped(a=a, b=b)


def rename(table: Table, seat: int, message: messages.RenameMessage) -> Renamed:
    """A player wants to be called otherwise, and not as somebody else here."""
    others = {chair.name for other, chair in enumerate(table.chairs) if other != seat}
    return Renamed(seat=seat, name=told_apart(message.name, others))
