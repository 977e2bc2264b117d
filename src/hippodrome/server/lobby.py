"""What may be done before the start: sitting down, arranging seats, getting ready, starting."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass, field
from typing import Any

from hippodrome import bots
from hippodrome.engine.chance import Recording, Sealed
from hippodrome.engine.errors import UnknownBot
from hippodrome.engine.setups import shared_setup
from hippodrome.server import messages, wire
from hippodrome.server.actors import Actor, existing
from hippodrome.server.errors import AlreadyStarted, NoOpenSeat, NotReady, NotSeated, NotTheHost, SeatTaken
from hippodrome.server.table import Table
from hippodrome.server.wire import Language
from hippodrome.server.words import server_words


@dataclass(frozen=True, slots=True)
class Change:
    """What a request would add to the log."""

    kind: str
    seat: int | None = None
    body: dict[str, Any] = field(default_factory=dict)


def must_be_lobby(table: Table) -> None:
    if table.phase != "lobby":
        raise AlreadyStarted()


def known_bot(name: str) -> str:
    """A bot's name, checked."""
    if name not in bots.names():
        raise UnknownBot(bot=name, known=", ".join(bots.names()))
    return name


def bot_chair(bot: str, taken: Container[str], language: Language) -> dict[str, Any]:
    """A bot as it sits down: called by its kind in the host's language, numbered if there are several."""
    words = server_words(language)
    plain = words.say(f"bot-{bot}") if words.has(f"bot-{bot}") else bot.replace("_", " ").title()
    name, number = plain, 1
    while name in taken:
        number += 1
        name = words.say("bot-name", {"bot": plain, "number": number})
    return {"bot": bot, "name": name, "number": number}


def names(table: Table) -> set[str]:
    """The names that are taken at a table."""
    return {chair.name for chair in table.chairs}


def free_seat(table: Table, wanted: int | None) -> int:
    """The seat wanted if it is open, or the first open one."""
    must_be_lobby(table)
    if wanted is not None:
        if table.chairs[existing(table, wanted)].kind != "open":
            raise SeatTaken(seat=wanted + 1)
        return wanted
    for seat, chair in enumerate(table.chairs):
        if chair.kind == "open":
            return seat
    raise NoOpenSeat()


def sit(table: Table, seat: int | None, guest: str, name: str, token_hash: str) -> Change:
    """A guest takes an open seat."""
    taken = free_seat(table, seat)
    devices = [chair.device for chair in table.chairs if chair.guest == guest and chair.device is not None]
    every = [chair.device for chair in table.chairs if chair.device is not None]
    device = devices[0] if devices else max(every, default=-1) + 1
    return Change("sat", taken, {"name": name, "guest": guest, "token": token_hash, "device": device})


def leave(table: Table, seat: int) -> Change:
    """A player gives a seat up before the start."""
    return Change("left", seat, {"name": table.chairs[seat].name})


def arrange(table: Table, actor: Actor, message: messages.ArrangeMessage) -> Change:
    """The host opens a seat or gives it to a bot; whoever sat there is sent away."""
    must_be_lobby(table)
    actor.must_host(table)
    chair = table.chairs[existing(table, message.who)]
    if message.bot is None and chair.kind == "person":
        return Change("left", message.who, {"name": chair.name, "removed": True})
    if message.bot is not None:
        return Change("arranged", message.who, bot_chair(known_bot(message.bot), names(table), table.language))
    return Change("arranged", message.who, {"bot": None})


def swap(table: Table, actor: Actor, message: messages.SwapMessage) -> Change:
    """Two seats change places: the host any two, a player their own with an open one."""
    must_be_lobby(table)
    a, b = existing(table, message.a), existing(table, message.b)
    if not actor.hosts(table):
        mine = actor.seats(table)
        if not mine:
            raise NotSeated()
        for seat, other in ((a, b), (b, a)):
            if seat not in mine and not (table.chairs[seat].kind == "open" and other in mine):
                raise NotTheHost()
    return Change("swapped", None, {"a": a, "b": b})


def configure(table: Table, actor: Actor, message: messages.ConfigureMessage) -> Change:
    """The host changes options, settings or the number of seats."""
    must_be_lobby(table)
    actor.must_host(table)
    players = table.players if message.players is None else message.players
    given = table.options if message.options is None else message.options
    if table.continued is not None:
        players, given = table.players, table.options
    for seat in range(players, len(table.chairs)):
        if table.chairs[seat].kind == "person":
            raise SeatTaken(seat=seat + 1)
    if message.options is None and players != table.players:
        given = {key: value for key, value in given.items() if _still_legal(table, key, value, players)}
    options = table.game.read_options(players, given)
    table.game.build(players, options)
    settings = table.settings if message.settings is None else checked_settings(message.settings)
    return Change("configured", None, {"players": players, "options": options, "settings": settings.model_dump()})


def _still_legal(table: Table, key: str, value: object, players: int) -> bool:
    option = next(option for option in table.game.options if option.key == key)
    legal = option.legal(players)
    return not legal or value in legal or isinstance(value, dict)


def checked_settings(settings: wire.Settings) -> wire.Settings:
    """Settings whose bot exists."""
    if settings.stand_in is not None:
        known_bot(settings.stand_in)
    return settings


def ready(table: Table, seat: int, message: messages.ReadyMessage) -> Change:
    """A player is ready, perhaps with a salt for the dice."""
    must_be_lobby(table)
    body: dict[str, Any] = {"on": message.on}
    if message.salt is not None:
        body["salt"] = message.salt
    return Change("ready", seat, body)


def complete(table: Table) -> bool:
    """True when every seat is taken and every person is ready."""
    return table.phase == "lobby" and all(chair.kind != "open" and chair.ready for chair in table.chairs)


def start(table: Table, secret: bytes, fill: str | None, by_host: bool) -> Change:
    """Set the race up with the sealed dice; `fill` gives open seats to a bot."""
    must_be_lobby(table)
    filled: dict[str, dict[str, Any]] = {}
    waiting = [
        chair.name or f"#{seat + 1}"
        for seat, chair in enumerate(table.chairs)
        if (chair.kind == "open" and fill is None) or (chair.kind == "person" and not chair.ready and not by_host)
    ]
    if waiting:
        raise NotReady(waiting=", ".join(waiting))
    if fill is not None:
        taken = names(table)
        for seat, chair in enumerate(table.chairs):
            if chair.kind == "open":
                filled[str(seat)] = bot_chair(known_bot(fill), taken, table.language)
                taken.add(filled[str(seat)]["name"])
    dice = dice_name(table)
    body: dict[str, Any] = {"dice": dice, "filled": filled, "start": []}
    if table.continued is None:
        source = Sealed(secret, dice)
        source.at(0)
        recorder = Recording(source)
        table.game.start(shared_setup(table.game.name, table.players, table.options), recorder)
        body["start"] = list(recorder.outcomes)
    return Change("started", None, body)


def dice_name(table: Table) -> str:
    """The name of the table in its dice: the code, and the salts if anybody gave one."""
    salts = [chair.salt or "" for chair in table.chairs]
    return "+".join([table.code, *salts]) if any(salts) else table.code
