"""A table as its log tells it. Applying a row gives the table after it; nothing here does I/O.

Every process folds the same rows to the same table, so the log is all that has to be kept, and the
unique (table, sequence) of the database is all that has to be agreed on.
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar, Literal

from hippodrome.engine import registry
from hippodrome.engine.chance import Scripted
from hippodrome.engine.choices import Choice
from hippodrome.engine.errors import HippodromeError
from hippodrome.engine.events import Event, read_notes
from hippodrome.engine.game import Game
from hippodrome.engine.preview import certain
from hippodrome.engine.record import Move, Record, read_record
from hippodrome.engine.setups import shared_setup
from hippodrome.engine.state import Observation, State, Watcher
from hippodrome.server import wire
from hippodrome.server.chairs import Chair
from hippodrome.server.errors import Frozen

SPECTATORS = -1
"""Stands for all spectators where a seat is muted."""
SECOND_WIND = 30.0
"""Seconds a player has at least after taking a seat back."""


@dataclass(frozen=True, slots=True)
class Row:
    """One line of a table's log, as the database keeps it."""

    code: str
    sequence: int
    at: float
    kind: str
    seat: int | None = None
    client: str | None = None
    """Who asked for it, with the id they gave: unique at a table."""
    body: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Told:
    """A row with what it meant in the race, in full: redact it before showing it."""

    row: Row
    events: tuple[Event, ...] = ()
    choice: Choice | None = None
    point: int = 0


@dataclass(frozen=True, slots=True)
class Taken:
    """A choice that may be taken back: the position before it."""

    before: State
    seat: int
    sequence: int
    since: float
    banks: tuple[float, ...]


class Table:
    """The fold of a log: seats, settings, the race, the clocks' banks."""

    game: Game
    players: int
    options: dict[str, Any]
    settings: wire.Settings
    commitment: str
    dice: str
    """The name of the table in the sealed dice; the salts join it at the start."""
    KINDS: ClassVar[dict[str, Callable[[Table, Row], None]]]

    def __init__(self, code: str) -> None:
        self.code = code
        self.sequence = 0
        self.asked = 0
        self.since = 0.0
        """When the present question was asked, or its clock started again."""
        self.created = 0.0
        self.updated = 0.0
        self.phase: Literal["lobby", "racing", "over"] = "lobby"
        self.host: str | None = None
        self.chairs: tuple[Chair, ...] = ()
        self.start: tuple[int, ...] = ()
        self.moves: list[Move] = []
        self.continued: int | None = None
        """The point from which another race's record goes on here."""
        self.source: dict[str, Any] | None = None
        """Where the dice of an uploaded record came from."""
        self.position: State | None = None
        self.takes: tuple[Taken, ...] = ()
        """Choices the last chooser may take back, oldest first."""
        self.banks: tuple[float, ...] = ()
        self.result: list[int] | None = None
        self.secret: str | None = None
        self.rematch: str | None = None
        self.before: str | None = None
        self.language: wire.Language = "en"
        """The host's, for the names of bots."""
        self.silenced: frozenset[int] = frozenset()
        self.mutes: frozenset[tuple[int, int]] = frozenset()
        """(who does not want to hear, whom)."""
        self.last: tuple[Event, ...] = ()
        """What the last choice led to, in full."""
        self._told: tuple[tuple[Event, ...], Choice | None] = ((), None)

    def after(self, row: Row) -> tuple[Table, Told]:
        """The table once a row is added, and what the row tells. This table does not change."""
        table = copy.copy(self)
        table._told = ((), None)
        table.sequence = row.sequence
        table.updated = row.at
        self.KINDS[row.kind](table, row)
        events, choice = table._told
        return table, Told(row, events, choice, len(table.moves))

    # Who may

    @property
    def turn(self) -> int | None:
        """The seat that is asked."""
        if self.phase != "racing" or self.position is None or self.position.over:
            return None
        return int(self.position.seat)

    @property
    def racing(self) -> State:
        """The position of a race under way or over."""
        assert self.position is not None
        return self.position

    def undoable(self, seat: int) -> bool:
        """May this seat take its last choice back?"""
        return self.settings.undo and self.phase == "racing" and bool(self.takes) and self.takes[-1].seat == seat

    def seats_of(self, guest: str) -> list[int]:
        """The seats where a guest sits."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.guest == guest]

    def hears(self, listener: int | None, speaker: int | None) -> bool:
        """False if what a speaker says does not reach a listener (None: a spectator)."""
        whom = SPECTATORS if speaker is None else speaker
        return whom not in self.silenced and (listener is None or (listener, whom) not in self.mutes)

    @property
    def people(self) -> list[int]:
        """The seats of persons who have not resigned."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.person]

    # The race

    def record(self) -> Record:
        """The record of the race so far; with the secret once it is over."""
        chance: dict[str, Any] = {"kind": "sealed", "commitment": self.commitment, "table": self.dice}
        if self.continued is not None:
            chance["after"] = self.continued
        if self.secret is not None:
            chance["secret"] = self.secret
        if self.source is not None:
            chance = self.source
        names = [chair.name or f"Seat {seat + 1}" for seat, chair in enumerate(self.chairs)]
        return Record(
            self.game.name, self.game.rules_version, self.game.data_version, self.players, self.options,
            names, chance, self.start, list(self.moves), self.result,
        )  # fmt: skip

    # What each row does

    def _seat(self, seat: int, **changes: Any) -> None:
        chair = replace(self.chairs[seat], **changes)
        self.chairs = (*self.chairs[:seat], chair, *self.chairs[seat + 1 :])

    def _everybody_ready_again(self) -> None:
        self.chairs = tuple(replace(chair, ready=False) for chair in self.chairs)

    def _opened(self, row: Row) -> None:
        body = row.body
        try:
            self.game = registry.game(body["game"])
        except HippodromeError as error:
            raise Frozen(game=body["game"], rules=body["rules"], data=body["data"]) from error
        if (body["rules"], body["data"]) != (self.game.rules_version, self.game.data_version):
            raise Frozen(game=body["game"], rules=body["rules"], data=body["data"])
        self.created = row.at
        self.players = body["players"]
        self.options = body["options"]
        self.settings = wire.Settings.model_validate(body["settings"])
        self.commitment = body["commitment"]
        self.dice = self.code
        self.host = body.get("host")
        self.before = body.get("before")
        self.language = body.get("language", "en")
        self.silenced = frozenset(body.get("silenced", ()))
        self.mutes = frozenset((who, whom) for who, whom in body.get("mutes", ()))
        self.chairs = tuple(Chair(**chair) for chair in body["chairs"])
        if "record" in body:
            self._open_record(read_record(body["record"]), body["watch"])

    def _open_record(self, record: Record, watch: bool) -> None:
        """A table that begins with a record: to go on from its end, or only to watch it."""
        self.start = record.start
        self.moves = list(record.moves)
        self.continued = len(record.moves)
        self.position = record.fold()
        if watch:
            self.phase = "over"
            self.result = record.result
            self.source = record.chance
            self.secret = record.chance.get("secret")
            self.commitment = str(record.chance.get("commitment", self.commitment))
            self.dice = str(record.chance.get("table", self.code))
            self.continued = record.chance.get("after")

    def _sat(self, row: Row) -> None:
        assert row.seat is not None
        body = row.body
        chair = Chair("person", body["name"], guest=body["guest"], token=body["token"], device=body["device"])
        self._seat(row.seat, **{name: getattr(chair, name) for name in Chair.__slots__})

    def _left(self, row: Row) -> None:
        assert row.seat is not None
        self.chairs = (*self.chairs[: row.seat], Chair(), *self.chairs[row.seat + 1 :])

    def _arranged(self, row: Row) -> None:
        assert row.seat is not None
        chair = Chair() if row.body["bot"] is None else Chair("bot", ready=True, **row.body)
        self.chairs = (*self.chairs[: row.seat], chair, *self.chairs[row.seat + 1 :])

    def _swapped(self, row: Row) -> None:
        a, b = row.body["a"], row.body["b"]
        chairs = list(self.chairs)
        chairs[a], chairs[b] = chairs[b], chairs[a]
        self.chairs = tuple(chairs)
        exchange = {a: b, b: a}
        self.silenced = frozenset(exchange.get(seat, seat) for seat in self.silenced)
        self.mutes = frozenset((exchange.get(x, x), exchange.get(y, y)) for x, y in self.mutes)

    def _renamed(self, row: Row) -> None:
        assert row.seat is not None
        self._seat(row.seat, name=row.body["name"], number=None)

    def _configured(self, row: Row) -> None:
        self.players = row.body["players"]
        self.options = row.body["options"]
        self.settings = wire.Settings.model_validate(row.body["settings"])
        self.chairs = (
            *self.chairs[: self.players],
            *(Chair() for _ in range(self.players - len(self.chairs))),
        )
        self._everybody_ready_again()

    def _ready(self, row: Row) -> None:
        assert row.seat is not None
        self._seat(row.seat, ready=row.body["on"], salt=row.body.get("salt", self.chairs[row.seat].salt))

    def _started(self, row: Row) -> None:
        for seat, filled in row.body["filled"].items():
            self.chairs = tuple(
                Chair("bot", ready=True, **filled) if str(k) == seat else chair for k, chair in enumerate(self.chairs)
            )
        self.phase = "racing"
        self.dice = row.body["dice"]
        if self.continued is None:
            self.start = tuple(row.body["start"])
            setup = shared_setup(self.game.name, self.players, self.options)
            self.position = self.game.start(setup, Scripted(list(self.start)))
        if self.settings.clock.kind == "bank":
            self.banks = (float(self.settings.clock.seconds),) * self.players
        self.asked = row.sequence
        self.since = row.at

    def _moved(self, row: Row) -> None:
        assert row.seat is not None
        before = self.racing
        move = Move(row.body["choice"], tuple(row.body["outcomes"]))
        choice = self.game.choice(before, move.choice)
        after = before.clone()
        watcher = Watcher()
        after.watcher = watcher
        after.play(move.choice, Scripted(list(move.outcomes)))
        after.watcher = None
        self.last = tuple(read_notes(self.game.events, watcher.drain()))
        self._told = (self.last, choice)
        self._remember(row, before, move)
        self.moves = [*self.moves, move]
        self.position = after
        if "left" in row.body:
            self.banks = (*self.banks[: row.seat], row.body["left"], *self.banks[row.seat + 1 :])
        self.asked = row.sequence
        self.since = row.at
        if after.over:
            self.phase = "over"
            self.takes = ()
            self.result = [int(place) for place in after.ranks()]
            self.secret = row.body["secret"]

    def _remember(self, row: Row, before: State, move: Move) -> None:
        """Keep the position before a choice that nobody has learned anything from."""
        assert row.seat is not None
        if row.body.get("bot") or move.outcomes or not certain(Observation(before, row.seat), move.choice):
            self.takes = ()
            return
        mine = self.takes if self.takes and self.takes[-1].seat == row.seat else ()
        self.takes = (*mine, Taken(before, row.seat, row.sequence, self.since, self.banks))[-8:]

    def _undone(self, row: Row) -> None:
        taken = self.takes[-1]
        self.last = ()
        self.position = taken.before
        self.since = taken.since
        self.banks = taken.banks
        self.takes = self.takes[:-1]
        self.moves = self.moves[:-1]
        self.asked = row.sequence

    def _handed_over(self, row: Row) -> None:
        assert row.seat is not None
        self._seat(row.seat, stand_in=row.body["bot"], why=row.body["why"])
        self.takes = ()

    def _taken_back(self, row: Row) -> None:
        assert row.seat is not None
        self._seat(row.seat, stand_in=None, why=None)
        self.since = row.at
        if self.banks:
            bank = max(self.banks[row.seat], SECOND_WIND)
            self.banks = (*self.banks[: row.seat], bank, *self.banks[row.seat + 1 :])

    def _said(self, row: Row) -> None:
        """Words change nothing."""

    def _muted(self, row: Row) -> None:
        whom = SPECTATORS if row.body["who"] is None else row.body["who"]
        if row.body["everyone"]:
            self.silenced = self.silenced | {whom} if row.body["on"] else self.silenced - {whom}
        else:
            assert row.seat is not None
            pair = {(row.seat, whom)}
            self.mutes = self.mutes | pair if row.body["on"] else self.mutes - pair

    def _rematch(self, row: Row) -> None:
        self.rematch = row.body["code"]


Table.KINDS = {
    "created": Table._opened,
    "sat": Table._sat,
    "left": Table._left,
    "arranged": Table._arranged,
    "swapped": Table._swapped,
    "renamed": Table._renamed,
    "configured": Table._configured,
    "ready": Table._ready,
    "started": Table._started,
    "moved": Table._moved,
    "undone": Table._undone,
    "handed_over": Table._handed_over,
    "taken_back": Table._taken_back,
    "said": Table._said,
    "muted": Table._muted,
    "rematch": Table._rematch,
}


def fold(code: str, rows: Iterable[Row]) -> Table:
    """The table that a log describes."""
    table = Table(code)
    for row in rows:
        table, _ = table.after(row)
    return table
