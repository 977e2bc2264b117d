"""The record of a race: settings, choices and the outcomes of chance. Folding it gives every position."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from hippodrome.engine import registry
from hippodrome.engine.chance import Scripted, Sealed, Seeded
from hippodrome.engine.errors import (
    BadOutcome,
    BadRecord,
    HippodromeError,
    NoSuchPoint,
    UnreadableFile,
    WrongVersion,
)
from hippodrome.engine.events import Event, read_notes
from hippodrome.engine.game import Game
from hippodrome.engine.options import Value
from hippodrome.engine.state import Setup, State, Watcher

FORMAT = "hippodrome-race/1"
_FIELDS = {"format", "game", "rules", "data", "players", "options", "seats", "chance", "start", "moves", "result"}


@dataclass(frozen=True, slots=True)
class Move:
    """One decision: what was chosen, and how chance answered while it was carried out."""

    choice: int
    outcomes: tuple[int, ...] = ()


@dataclass(slots=True)
class Record:
    """Everything needed to see a race again. `moves[k]` leads from point k to point k + 1."""

    game: str
    rules: int
    data: int
    players: int
    options: dict[str, Value]
    seats: list[str]
    chance: dict[str, Any]
    """Where the outcomes came from: `seeded` (seed, stream), `sealed` (commitment, table, and the
    secret once revealed) or `given`. `after` is the point from which this source answered."""
    start: tuple[int, ...]
    moves: list[Move] = field(default_factory=list)
    result: list[int] | None = None
    """The place of each seat, once the race is over."""

    @property
    def declared(self) -> Game:
        return registry.game(self.game)

    def setup(self) -> Setup:
        """The setup of the race."""
        game = self.declared
        if (self.rules, self.data) != (game.rules_version, game.data_version):
            raise WrongVersion(
                game=self.game,
                rules=self.rules,
                data=self.data,
                our_rules=game.rules_version,
                our_data=game.data_version,
            )
        return game.setup(self.players, self.options)

    def walk(self, watcher: Watcher | None = None) -> Iterator[State]:
        """Every position from the start to the last move: one and the same state, going on."""
        script = Scripted(list(self.start))
        try:
            state = self.declared.start(self.setup(), script)
        except BadOutcome as error:
            raise BadRecord(problem="outcome", point=0) from error
        if script.left:
            raise BadRecord(problem="outcome", point=0)
        state.watcher = watcher
        yield state
        for point, move in enumerate(self.moves, start=1):
            script = Scripted(list(move.outcomes))
            try:
                state.play(move.choice, script)
            except BadOutcome as error:
                raise BadRecord(problem="outcome", point=point) from error
            except HippodromeError as error:
                raise BadRecord(problem="choice", point=point) from error
            if script.left:
                raise BadRecord(problem="outcome", point=point)
            yield state

    def fold(self, point: int | None = None) -> State:
        """The position after `point` moves (default: all)."""
        last = len(self.moves) if point is None else point
        if not 0 <= last <= len(self.moves):
            raise NoSuchPoint(point=last, last=len(self.moves))
        for reached, state in enumerate(self.walk()):
            if reached == last:
                return state.clone()
        raise NoSuchPoint(point=last, last=len(self.moves))

    def events(self) -> list[list[Event]]:
        """What happened in each move, in full: `seen(seat)` each before showing it."""
        watcher = Watcher()
        kinds = self.declared.events
        told = [read_notes(kinds, watcher.drain()) for _ in self.walk(watcher)]
        return told[1:]

    def until(self, point: int) -> Record:
        """The record of the race up to a point, to go on from there."""
        if not 0 <= point <= len(self.moves):
            raise NoSuchPoint(point=point, last=len(self.moves))
        return Record(
            self.game, self.rules, self.data, self.players, dict(self.options), list(self.seats),
            dict(self.chance), self.start, self.moves[:point],
        )  # fmt: skip

    def verify(self) -> int:
        """Check every choice and outcome, and the source of chance; return the outcomes re-derived.

        Raises `BadRecord` naming the first fault.
        """
        last: State | None = None
        for state in self.walk():
            last = state
        assert last is not None
        if self.result is not None and (not last.over or list(last.ranks()) != self.result):
            raise BadRecord(problem="result", point=len(self.moves))
        return self._rederive()

    def _rederive(self) -> int:
        kind = self.chance["kind"]
        after = int(self.chance.get("after", 0))
        if kind == "given" or (kind == "sealed" and "secret" not in self.chance):
            return 0
        source: Seeded | Sealed
        if kind == "seeded":
            source = Seeded(self.chance["seed"], int(self.chance["stream"]))
        else:
            source = Sealed(bytes.fromhex(self.chance["secret"]), str(self.chance["table"]))
            if source.commitment != self.chance["commitment"]:
                raise BadRecord(problem="commitment", point=0)
        checked = 0
        state: State | None = None
        if after == 0:
            state = self._started_by(source)
            checked += len(self.start)
        for point, (before, move) in enumerate(zip(self.walk(), self.moves, strict=False)):
            if point < after:
                continue
            if state is None:
                state = before.clone()
            if isinstance(source, Sealed):
                source.at(point + 1)
            recorder = _recording(source)
            state.play(move.choice, recorder)
            if tuple(recorder.outcomes) != move.outcomes:
                raise BadRecord(problem="unproved", point=point + 1)
            checked += len(move.outcomes)
        return checked

    def _started_by(self, source: Seeded | Sealed) -> State:
        recorder = _recording(source)
        state = self.declared.start(self.setup(), recorder)
        if tuple(recorder.outcomes) != self.start:
            raise BadRecord(problem="unproved", point=0)
        return state

    def to_json(self) -> dict[str, object]:
        return {
            "format": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "data": self.data,
            "players": self.players,
            "options": self.options,
            "seats": self.seats,
            "chance": self.chance,
            "start": list(self.start),
            "moves": [[move.choice, *move.outcomes] for move in self.moves],
            "result": self.result,
        }

    def save(self, path: str | Path) -> None:
        """Write the record as JSON."""
        text = json.dumps(self.to_json(), ensure_ascii=False, separators=(",", ":"))
        Path(path).write_text(text + "\n", encoding="utf-8")


def _recording(source: Seeded | Sealed) -> Any:
    from hippodrome.engine.chance import Recording

    return Recording(source)


def read_record(data: object) -> Record:
    """A record from parsed JSON, its form checked. Folding or `verify` checks its content."""
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadRecord(problem="format", point=0)
    if set(data) != _FIELDS:
        raise BadRecord(problem="fields", point=0)
    whole_numbers = (data["rules"], data["data"], data["players"])
    if not all(type(number) is int for number in whole_numbers) or not isinstance(data["game"], str):
        raise BadRecord(problem="fields", point=0)
    if not isinstance(data["options"], dict) or not _names(data["seats"]) or not _numbers(data["start"]):
        raise BadRecord(problem="fields", point=0)
    if data["result"] is not None and not _numbers(data["result"]):
        raise BadRecord(problem="result", point=0)
    if not isinstance(data["moves"], list):
        raise BadRecord(problem="fields", point=0)
    for point, move in enumerate(data["moves"], start=1):
        if not _numbers(move) or not move:
            raise BadRecord(problem="move", point=point)
    return Record(
        data["game"], data["rules"], data["data"], data["players"], data["options"], data["seats"],
        _chance(data["chance"]), tuple(data["start"]),
        [Move(move[0], tuple(move[1:])) for move in data["moves"]], data["result"],
    )  # fmt: skip


def _numbers(value: object) -> bool:
    return isinstance(value, list) and all(type(item) is int for item in value)


def _names(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(item, str) for item in value)


def _chance(value: object) -> dict[str, Any]:
    needed: dict[object, dict[str, tuple[type, ...]]] = {
        "given": {},
        "seeded": {"seed": (int, str), "stream": (int,)},
        "sealed": {"commitment": (str,), "table": (str,)},
    }
    if not isinstance(value, dict) or value.get("kind") not in needed:
        raise BadRecord(problem="chance", point=0)
    for name, kinds in needed[value["kind"]].items():
        if not isinstance(value.get(name), kinds):
            raise BadRecord(problem="chance", point=0)
    secret = value.get("secret", "")
    if not isinstance(secret, str) or any(c not in "0123456789abcdef" for c in secret) or len(secret) % 2:
        raise BadRecord(problem="chance", point=0)
    if type(value.get("after", 0)) is not int:
        raise BadRecord(problem="chance", point=0)
    return value


def load_record(path: str | Path) -> Record:
    """Read a record from a file."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise UnreadableFile(path=str(path)) from error
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        raise BadRecord(problem="json", point=0) from error
    return read_record(data)
