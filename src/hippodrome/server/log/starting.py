"""From the lobby into the race: options and settings, getting ready, the start with the sealed dice."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from hippodrome.engine.chance import Recording, Scripted
from hippodrome.engine.duplicate import Counted, Duplicate, Turns
from hippodrome.engine.game import Game
from hippodrome.engine.record import FACTS, fingerprint
from hippodrome.engine.setups import shared_setup
from hippodrome.server.errors import NotRated, NotReady, SeatTaken
from hippodrome.server.log.actors import Actor
from hippodrome.server.log.bot_seats import bot_chair, known_bot
from hippodrome.server.log.chairs import Chair
from hippodrome.server.log.deed import Deed, Entry, Told
from hippodrome.server.log.looks import only_looks
from hippodrome.server.log.table import Table
from hippodrome.server.wire import entries, messages
from hippodrome.server.wire.nouns import TableSettings


class Configured(Deed):
    """Options or settings changed; everybody must be ready again, but for bots, who always are, and for mere looks."""

    form = entries.Configured
    reseats = True
    players: int
    options: dict[str, Any]
    settings: TableSettings

    def change(self, table: Table, entry: Entry) -> None:
        same = (self.players, self.settings) == (table.players, table.settings)
        agreed = same and only_looks(table.game, table.options, self.options)
        table.players, table.options, table.settings = self.players, self.options, self.settings
        more = self.players - len(table.chairs)
        kept = (*table.chairs[: self.players], *(Chair() for _ in range(more)))
        table.chairs = kept if agreed else tuple(replace(chair, ready=chair.kind == "bot") for chair in kept)


class Readied(Deed):
    """A player is ready, perhaps with a salt for the dice; or not any more."""

    form = entries.Readied
    on: bool
    salt: str | None = None

    @property
    def salted(self) -> bool:
        return self.salt is not None

    def change(self, table: Table, entry: Entry) -> None:
        salt = table.chairs[self.seated].salt if self.salt is None else self.salt
        table.reseat(self.seated, ready=self.on, salt=salt)


class Started(Deed):
    """The race is set up; open seats may have been filled with bots."""

    form = entries.Started
    reseats = redraws = True
    dice: str
    filled: dict[int, Chair] = {}
    start: tuple[int, ...] = ()
    """How chance answered while the race was set up."""
    facts: str | None = None
    """What is sealed with the dice: their name ends with its fingerprint."""
    erased: bool = False
    """True if the facts were taken out with somebody's name (`store/erasure.py`)."""
    by_turn: bool | None = None
    """True if the dice are named by seat and turn; those of logs of before are not."""

    def change(self, table: Table, entry: Entry) -> None:
        for seat, chair in self.filled.items():
            table.place(seat, replace(chair, kind="bot", ready=True))
        table.phase, table.dice, table.facts, table.erased = "racing", self.dice, self.facts, self.erased
        table.turns = Turns(table.game) if self.by_turn else None
        if table.continued is None:
            table.start = self.start
            setup = shared_setup(table.game.edition, table.players, table.options)
            script = Scripted(list(self.start))
            table.position = table.game.start(setup, script if table.turns is None else Counted(script, table.turns))
        elif table.turns is not None:
            _catch_up(table, table.turns)
        if table.settings.clock.kind == "bank":
            table.banks = (float(table.settings.clock.seconds),) * table.players
        table.asked, table.since = entry.sequence, entry.at

    def shown(self, heard: Told, table: Table, viewer: int | None) -> entries.Started:
        return entries.Started(**heard.entry.place, seal=table.seal().model_copy(update={"secret": None}))


def configure(table: Table, actor: Actor, message: messages.ConfigureMessage) -> Configured:
    """The host changes options, settings or the number of seats."""
    table.must_be_lobby()
    own = not actor.hosts(table) and _own(table, actor, message)
    if not own:
        actor.must_host(table)
    players = table.players if message.players is None else message.players
    given = table.options if message.options is None else message.options
    if own:
        given = {**table.options, **given}
    if table.continued is not None:
        players, given = table.players, table.options
    for seat in range(players, len(table.chairs)):
        if table.chairs[seat].kind == "person":
            raise SeatTaken(seat=seat + 1)
    if message.options is None and players != table.players:
        given = {key: value for key, value in given.items() if _still_legal(table, key, value, players)}
    options = table.game.read_options(players, given)
    table.game.build(players, options)
    settings = table.settings if message.settings is None else checked_settings(message.settings, table.game)
    return Configured(players=players, options=options, settings=settings)


def _own(table: Table, actor: Actor, message: messages.ConfigureMessage) -> bool:
    """True if somebody sets nothing but what their seat chooses (a racer)."""
    if message.options is None or message.settings is not None or message.players is not None:
        return False
    mine = set(actor.seats(table))
    theirs = {option.key for option in table.game.options if option.chooser(table.players) in mine}
    return bool(message.options) and theirs.issuperset(message.options)


def _still_legal(table: Table, key: str, value: object, players: int) -> bool:
    option = next(option for option in table.game.options if option.key == key)
    legal = option.legal(players)
    return not legal or value in legal or isinstance(value, dict)


def checked_settings(settings: TableSettings, game: Game) -> TableSettings:
    """Settings whose bot can race in this game; nobody is helped in a rated race."""
    if settings.stand_in is not None:
        known_bot(settings.stand_in, [game])
    return settings.model_copy(update={"hints": False}) if settings.rated else settings


def must_be_ratable(table: Table) -> None:
    """A rated race is among different people, each on a device of their own, from its beginning on unknown dice."""
    chairs = table.chairs
    known = table.lot is not None and not table.in_set
    if any(chair.kind == "bot" for chair in chairs):
        raise NotRated(why="bots")
    if len({chair.guest for chair in chairs}) < len(chairs) or len({chair.device for chair in chairs}) < len(chairs):
        raise NotRated(why="devices")
    if table.continued is not None or known or len(chairs) < 2:
        raise NotRated(why="known")


def ready(table: Table, seat: int, message: messages.ReadyMessage) -> Readied:
    """A player is ready, perhaps with a salt for the dice."""
    table.must_be_lobby()
    return Readied(seat=seat, on=message.on, salt=message.salt)


def complete(table: Table) -> bool:
    """True when every seat is taken and every person is ready."""
    return table.phase == "lobby" and all(chair.kind == "bot" or _here(chair) for chair in table.chairs)


def _here(chair: Chair) -> bool:
    return chair.kind == "person" and chair.ready


def start(table: Table, secret: bytes, fill: str | None, by_host: bool) -> Started:
    """Set the race up with the sealed dice; `fill` gives open seats to a bot."""
    table.must_be_lobby()
    # Whoever is ready has agreed to be rated; who entered a cup did so then.
    alone = by_host and (not table.settings.rated or table.occasion.cup is not None)
    fill = None if table.settings.rated else fill
    waiting = [
        chair.name or f"#{seat + 1}"
        for seat, chair in enumerate(table.chairs)
        if (chair.kind == "open" and fill is None) or (chair.kind == "person" and not chair.ready and not alone)
    ]
    if waiting:
        raise NotReady(waiting=", ".join(waiting))
    if table.settings.rated:
        must_be_ratable(table)
    filled = {} if fill is None else _filled(table, fill)
    if table.lot is None:
        facts = sealed_facts(table, filled)
        dice = dice_name(table) + fingerprint(facts)
    else:
        facts, dice = None, table.lot.dice
    outcomes = () if table.continued is not None else _set_up(table, Duplicate(secret, dice, Turns(table.game)))
    return Started(dice=dice, filled=filled, start=outcomes, facts=facts, by_turn=True)


def sealed_facts(table: Table, filled: Mapping[int, Chair]) -> str:
    """Who races what and how, as a text whose fingerprint goes into every die."""
    record = table.record()
    seats = [filled.get(seat, chair).record_name(seat) for seat, chair in enumerate(table.chairs)]
    facts = {name: getattr(record, name) for name in FACTS} | {"seats": seats}
    facts["settings"] = table.settings.model_dump(mode="json")
    return json.dumps(facts, ensure_ascii=False, separators=(",", ":"), sort_keys=True)


def _filled(table: Table, bot: str) -> dict[int, Chair]:
    filled: dict[int, Chair] = {}
    for seat, chair in enumerate(table.chairs):
        if chair.kind == "open":
            taken = table.names | {other.name for other in filled.values()}
            filled[seat] = bot_chair(bot, taken, table.language, table.game)
    return filled


def _catch_up(table: Table, turns: Turns) -> None:
    """Whose turn it is, and what was asked in it, where a recorded race goes on."""
    record = replace(table.record(), chance={"kind": "duplicate", "after": len(table.moves)})
    for _ in record.walk(source=Duplicate(b"", "", turns)):
        pass


def _set_up(table: Table, source: Duplicate) -> tuple[int, ...]:
    source.at(0)
    recorder = Recording(source)
    table.game.start(shared_setup(table.game.edition, table.players, table.options), recorder)
    return tuple(recorder.outcomes)


def dice_name(table: Table) -> str:
    """The name of the table in its dice: the code, and the salts if anybody gave one."""
    salts = [chair.salt or "" for chair in table.chairs]
    return "+".join([table.code, *salts]) if any(salts) else table.code
