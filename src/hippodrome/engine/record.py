"""The record of a race: settings, choices and the outcomes of chance. Folding it gives every position."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from hippodrome.engine import registry
from hippodrome.engine.chance import Chance, Noting, Proving, Scripted, Sealed, Seeded, Toss
from hippodrome.engine.duplicate import Duplicate, Turns
from hippodrome.engine.errors import (
    BadOutcome,
    BadRecord,
    HippodromeError,
    NoSuchPoint,
    NoSuchSeat,
    UnreadableFile,
)
from hippodrome.engine.events import Event, read_notes
from hippodrome.engine.game import Game
from hippodrome.engine.options import Value
from hippodrome.engine.setups import shared_setup
from hippodrome.engine.state import Setup, State, Watcher

FORMAT = "hippodrome-race/1"
_FIELDS = {"format", "game", "rules", "data", "players", "options", "seats", "chance", "start", "moves", "result"}


FACTS = ("game", "rules", "data", "players", "options", "seats")
"""What is sealed with the dice beside the table's settings, by its name in a record."""
MARK = "#"
"""Stands before the fingerprint of the facts in the name of the dice."""


def fingerprint(facts: str) -> str:
    """What the name of the dice ends with, if names and settings are sealed with them."""
    return MARK + hashlib.sha256(facts.encode()).hexdigest()


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
    """Where the outcomes came from: `seeded` (seed, stream), `sealed` (commitment, table, the `facts` whose
    fingerprint is part of the table's name, and the secret once revealed), `duplicate` (the same, named by seat and
    turn; `shared` if the dice are those of other races too, and so say nothing of names) or `given`. `after` is the
    last point that another source answered. `erased` says that somebody's name was taken out since: the facts went
    with it, and only the dice can still be proved."""
    start: tuple[int, ...]
    moves: list[Move] = field(default_factory=list)
    result: list[int] | None = None
    """The place of each seat, once the race is over."""

    @property
    def declared(self) -> Game:
        """The game, as it was when the race was raced."""
        return registry.game(self.game).at(self.rules, self.data)

    def setup(self) -> Setup:
        """The setup of the race."""
        return shared_setup(self.declared.edition, self.players, self.options)

    def seat(self, number: int) -> int:
        """The seat of that number, as people count: 1 is the first."""
        if not 1 <= number <= self.players:
            raise NoSuchSeat(seat=number, players=self.players)
        return number - 1

    def source(self) -> Seeded | Sealed | Duplicate | None:
        """Where the outcomes came from, as it began; None if nobody can know (yet)."""
        if self.chance["kind"] == "seeded":
            return Seeded(self.chance["seed"], self.chance["stream"])
        if "secret" not in self.chance:
            return None
        secret, table = bytes.fromhex(self.chance["secret"]), self.chance["table"]
        sealed = Duplicate(secret, table, Turns(self.declared)) if self.duplicate else Sealed(secret, table)
        if sealed.commitment != self.chance["commitment"]:
            raise BadRecord(problem="commitment", point=0)
        self._check_facts()
        return sealed

    @property
    def named(self) -> bool:
        """True if names and settings were sealed with the dice, and not only the dice (races of before)."""
        sealed = MARK in str(self.chance.get("table", ""))
        return sealed and not self.chance.get("shared", False) and not self.erased

    @property
    def erased(self) -> bool:
        """True if a name was taken out since, at the wish of whose it was."""
        return bool(self.chance.get("erased", False))

    @property
    def duplicate(self) -> bool:
        """True if its dice are named by seat and turn: another race on them meets the same."""
        return bool(self.chance["kind"] == "duplicate")

    def _check_facts(self) -> None:
        """Names and settings are those whose fingerprint is in the name of the dice, and so in every outcome."""
        if not self.named:
            return
        text = str(self.chance.get("facts", ""))
        try:
            facts = json.loads(text)
        except ValueError as error:
            raise BadRecord(problem="facts", point=0) from error
        said = {name: getattr(self, name) for name in FACTS}
        sealed = {name: facts.get(name) for name in FACTS} if isinstance(facts, dict) else {}
        if not self.chance["table"].endswith(fingerprint(text)) or sealed != said:
            raise BadRecord(problem="facts", point=0)

    @property
    def _after(self) -> int:
        return int(self.chance.get("after", -1))

    def walk(self, watcher: Watcher | None = None, source: Chance | None = None) -> Iterator[State]:
        """Every position from the start to the last move: one and the same state, going on.

        With a source, every outcome must be what it says; it ends up where the race can go on.
        """
        if watcher is None and source is not None and self.duplicate:
            watcher = Watcher()
        script = Scripted(list(self.start))
        try:
            state = self.declared.start(self.setup(), self._answers(0, script, source))
        except BadOutcome as error:
            raise _fault(error, 0) from error
        if script.left:
            raise BadRecord(problem="outcome", point=0)
        state.watcher = watcher
        yield state
        for point, move in enumerate(self.moves, start=1):
            script = Scripted(list(move.outcomes))
            if source is not None and watcher is not None:
                source.follow(state)
            try:
                state.play(move.choice, self._answers(point, script, source))
            except HippodromeError as error:
                raise _fault(error, point) from error
            if script.left:
                raise BadRecord(problem="outcome", point=point)
            yield state

    def _answers(self, point: int, script: Scripted, source: Chance | None) -> Chance:
        if source is None:
            return script
        if point <= self._after:
            return source.beside(script)
        source.at(point)
        return Proving(script, source)

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
        """The record of the race up to a point, to go on from there; up to the last it keeps its result."""
        if not 0 <= point <= len(self.moves):
            raise NoSuchPoint(point=point, last=len(self.moves))
        chance = dict(self.chance) if self._after <= point else {"kind": "given"}
        return Record(
            self.game, self.rules, self.data, self.players, dict(self.options), list(self.seats),
            chance, self.start, self.moves[:point], self.result if point == len(self.moves) else None,
        )  # fmt: skip

    def questions(self) -> list[list[Toss]] | None:
        """What chance was asked in the setting-up and in each move, so that anybody can derive the answers.

        None if the source is not known (yet); moves that another source answered have none.
        """
        source = self.source()
        if source is None:
            return None
        noting = Noting(source)
        for _ in self.walk(source=noting):
            pass
        return [noting.moves.get(point, []) for point in range(len(self.moves) + 1)]

    def places(self) -> list[list[str]] | None:
        """The names of all these questions (`Duplicate`), if the dice are named by seat and turn."""
        source = self.source()
        if not isinstance(source, Duplicate):
            return None
        for _ in self.walk(source=source):
            pass
        return [source.places.get(point, []) for point in range(len(self.moves) + 1)]

    def verify(self) -> int:
        """Check every choice and outcome, and the source of chance; return the outcomes re-derived.

        Raises `BadRecord` naming the first fault.
        """
        source = self.source()
        for state in self.walk(source=source):
            last = state
        self.check_result(last)
        if source is None:
            return 0
        outcomes = [self.start, *(move.outcomes for move in self.moves)]
        return sum(map(len, outcomes[self._after + 1 :]))

    def check_result(self, last: State) -> None:
        """The recorded result is the one the last position shows."""
        if self.result != (list(last.ranks()) if last.over else None):
            raise BadRecord(problem="result", point=len(self.moves))

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


def _fault(error: HippodromeError, point: int) -> BadRecord:
    if not isinstance(error, BadOutcome):
        return BadRecord(problem="choice", point=point)
    unproved = error.arguments["problem"] == "unproved"
    return BadRecord(problem="unproved" if unproved else "outcome", point=point)


def read_record(data: object) -> Record:
    """A record from parsed JSON, its form checked. Folding or `verify` checks its content."""
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadRecord(problem="format", point=0)
    if set(data) != _FIELDS:
        raise BadRecord(problem="fields", point=0)
    whole_numbers = _numbers([data["rules"], data["data"], data["players"]])
    if not whole_numbers or not isinstance(data["game"], str) or not isinstance(data["options"], dict):
        raise BadRecord(problem="fields", point=0)
    if not _names(data["seats"]) or len(data["seats"]) != data["players"] or not _numbers(data["start"]):
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
        _chance(data["chance"], len(data["moves"])), tuple(data["start"]),
        [Move(move[0], tuple(move[1:])) for move in data["moves"]], data["result"],
    )  # fmt: skip


def _numbers(value: object) -> bool:
    return isinstance(value, list) and all(type(item) is int and abs(item) < 1 << 32 for item in value)


def _names(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(item, str) for item in value)


_CHANCE: dict[object, dict[str, tuple[type, ...]]] = {
    "given": {},
    "seeded": {"seed": (int, str), "stream": (int,)},
    "sealed": {"commitment": (str,), "table": (str,)},
    "duplicate": {"commitment": (str,), "table": (str,)},
}
_MORE: dict[object, set[str]] = {
    "sealed": {"after", "secret", "facts", "erased"},
    "duplicate": {"after", "secret", "facts", "shared", "erased"},
}


def _chance(value: object, moves: int) -> dict[str, Any]:
    if not isinstance(value, dict) or value.get("kind") not in _CHANCE:
        raise BadRecord(problem="chance", point=0)
    needed = _CHANCE[value["kind"]]
    optional = _MORE.get(value["kind"], {"after"})
    if not set(needed) <= set(value) - {"kind"} <= set(needed) | optional:
        raise BadRecord(problem="chance", point=0)
    if any(type(value[name]) not in kinds for name, kinds in needed.items()):
        raise BadRecord(problem="chance", point=0)
    if type(value.get("shared", True)) is not bool or type(value.get("erased", True)) is not bool:
        raise BadRecord(problem="chance", point=0)
    if not isinstance(value.get("facts", ""), str) or not re.fullmatch("([0-9a-f]{2})*", str(value.get("secret", ""))):
        raise BadRecord(problem="chance", point=0)
    after = value.get("after", 0)
    if type(after) is not int or not 0 <= after <= moves:
        raise BadRecord(problem="chance", point=0)
    return value


def load_record(path: str | Path) -> Record:
    """Read a record from a file."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise UnreadableFile(path=str(path), problem=str(error)) from error
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        raise BadRecord(problem="json", point=0) from error
    return read_record(data)
