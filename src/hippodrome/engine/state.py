"""The position of a race, and the five verbs that carry everything: offer, take, clone, mask, redeal."""

from __future__ import annotations

import hashlib
import json
import sys
from typing import ClassVar, Final, Generic, Self, final

from mypy_extensions import i64, mypyc_attr
from typing_extensions import TypeVar

from hippodrome.engine.chance import Chance
from hippodrome.engine.errors import BadRecord, IllegalChoice, RaceOver
from hippodrome.engine.ints import Ints, ints, zeros

NOBODY: Final[i64] = -1
EVERYONE: Final[i64] = -1


@final
class Watcher:
    """Collects what happens: (kind, a, b, c, d, e, f, seats that may see the private parts).

    A patient one also keeps the windows that were passed by: how much had happened, and the position as it would
    have stood had somebody been asked.
    """

    def __init__(self, patient: bool = False) -> None:
        self.notes: list[tuple[int, int, int, int, int, int, int, int]] = []
        self.patient = patient
        self.passed: list[tuple[int, State]] = []

    def note(self, kind: i64, a: i64, b: i64, c: i64, d: i64, e: i64, f: i64, seats: i64) -> None:
        """One more thing that happened."""
        self.notes.append((kind, a, b, c, d, e, f, seats))

    def drain(self) -> list[tuple[int, int, int, int, int, int, int, int]]:
        """What was noted since the last call."""
        notes = self.notes
        self.notes = []
        return notes


@mypyc_attr(allow_interpreted_subclasses=True)
class Setup:
    """What stays the same during a race: players, options, and the board as numbers."""

    def __init__(self, players: int, most_choices: int) -> None:
        self.players: i64 = players
        self.most_choices: i64 = most_choices

    def __deepcopy__(self, memo: dict[int, object]) -> Setup:
        return self


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position: a value. It knows the past and the present, never the future.

    A game's state declares `FIELDS`, the names of its attributes (whole numbers, or packed lists of
    them), and implements `offer`, `resolve`, `clone`, `ranks`, `mask` and `redeal`. With `fill` false
    the constructor leaves the lists out: a clone is about to bring them (`copy_to`).
    """

    FIELDS: ClassVar[tuple[str, ...]] = ()

    def __init__(self, setup: Setup, fill: bool = True) -> None:
        self.setup = setup
        self.players = setup.players
        self.seat: i64 = 0
        """Whose choice it is; NOBODY when the race is over."""
        if fill:
            self.offered = zeros(int(setup.most_choices))
        self.phase: i64 = 0
        """The number of the question the position has come to, or of the step it was stopped in."""
        self.offers: i64 = 0
        """The first `offers` entries of `offered` are the choices of `seat`, in canonical order."""
        self.watcher: Watcher | None = None

    # What a game implements

    def offer(self) -> None:
        """Fill `seat`, `offered` and `offers` for the question the position has come to."""
        raise NotImplementedError

    def resolve(self, choice: i64, chance: Chance) -> None:
        """Apply one choice and go on to the next question."""
        raise NotImplementedError

    def clone(self) -> Self:
        """An equal position that shares nothing that can change. The watcher stays behind."""
        raise NotImplementedError

    def ranks(self) -> Ints:
        """The place of each seat, 1 for the first; equal places are shared. Valid at any time."""
        raise NotImplementedError

    def winners(self) -> Ints:
        """The seats that have won, once the race is over; none if the race has no winner."""
        ranks = self.ranks()
        return ints([seat for seat in range(int(self.players)) if ranks[seat] == 1])

    def mask(self, seat: i64) -> None:
        """Forget what a seat does not know (NOBODY: a spectator)."""
        raise NotImplementedError

    def redeal(self, seat: i64, chance: Chance) -> None:
        """Fill in what was forgotten, as one of the positions this seat holds possible."""
        raise NotImplementedError

    # What a game may say about its questions, for people who answer several at once (`rows`)

    def rests(self) -> bool:
        """Does the question the position has come to begin a new plan of the same turn?

        True where people would look up first: the move is made, and now the attack is thought about.
        """
        return False

    def picking(self) -> bool:
        """Is the question answered by picking one thing of several at a time, until enough are picked?"""
        return False

    def extra(self, choice: i64) -> bool:
        """Of a choice on offer: does it pick one thing more, and not go on? The way on is offered first."""
        return self.picking() and choice != self.offered[0]

    def likeness(self) -> bytes:
        """Positions with the same likeness play on alike; a game whose fields keep what is over leaves that out."""
        return self.pack()

    # What a game may say about windows: moments at which only a hand tells whether anybody is asked

    def window(self) -> i64:
        """Which of the game's `windows` the question is, or NOBODY: who is asked what is known to all.

        It must follow from what everybody knows, whoever holds what.
        """
        return NOBODY

    def passing(self) -> i64:
        """The answer to a window that lets it pass."""
        return self.offered[0]

    def amid(self) -> bool:
        """Is a set being laid of which only the hand tells whether it could be larger? It is laid in one row."""
        return False

    def conceal(self) -> None:
        """Forget who is asked at a window, for everybody else's eyes."""

    # What games call

    def copy_to(self, other: State) -> None:
        """Make another position of the race equal to this one, field by field.

        What the games here clone by is written out, so that it is fast once it is compiled (`tools/copies.py`).
        """
        other.seat, other.phase = self.seat, self.phase
        other.offers, other.offered = self.offers, self.offered[:]
        for name in self.FIELDS:
            value = getattr(self, name)
            setattr(other, name, value if isinstance(value, int) else value[:])

    def wait(self) -> None:
        """A window passes somebody by who has no answer: a patient watcher waits there as if there were one."""
        watcher = self.watcher
        if watcher is not None and watcher.patient and self.window() != NOBODY:
            watcher.passed.append((len(watcher.notes), self.clone()))

    def patient(self) -> bool:
        """Does anybody watch who has to wait where a window is passed by?"""
        return self.watcher is not None and self.watcher.patient

    def put(self, choice: i64) -> None:
        """Offer one more choice."""
        self.offered[self.offers] = choice
        self.offers += 1

    def emit(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0, f: i64 = 0) -> None:
        """Something happened that everybody sees."""
        if self.watcher is not None:
            self.watcher.note(kind, a, b, c, d, e, f, EVERYONE)

    def confide(
        self, seats: i64, kind: i64,
        a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0, f: i64 = 0,
    ) -> None:  # fmt: skip
        """Something happened whose private parts only some seats see (a bit for each seat)."""
        if self.watcher is not None:
            self.watcher.note(kind, a, b, c, d, e, f, seats)

    # What everybody calls

    @property
    def over(self) -> bool:
        return self.seat == NOBODY

    def choices(self) -> list[int]:
        """The choices on offer, in canonical order."""
        return [int(self.offered[i]) for i in range(int(self.offers))]

    def begin(self, chance: Chance) -> None:
        """Go to the first question after the setting-up."""
        self.offer()
        while self.offers == 1:
            self.resolve(self.offered[0], chance)
            self.offer()

    def take(self, choice: i64, chance: Chance) -> None:
        """Apply a choice known to be on offer; single choices that follow are taken at once."""
        self.resolve(choice, chance)
        self.offer()
        while self.offers == 1:
            if self.watcher is not None:
                self.wait()
            self.resolve(self.offered[0], chance)
            self.offer()

    def play(self, choice: int, chance: Chance) -> None:
        """Apply a choice, or raise `IllegalChoice` and change nothing."""
        if self.offers == 0:
            raise RaceOver()
        if choice not in self.choices():
            raise IllegalChoice(choice=choice, choices=", ".join(map(str, self.choices())))
        self.take(choice, chance)

    # A value: equality, hash, JSON

    def to_json(self) -> dict[str, int | list[int]]:
        """The position as plain numbers and lists of numbers."""
        data: dict[str, int | list[int]] = {}
        for name in self.FIELDS:
            value = getattr(self, name)
            data[name] = int(value) if isinstance(value, int) else list(value)
        return data

    def read_json(self, data: dict[str, object]) -> None:
        """Become the position that `to_json` described."""
        if set(data) != set(self.FIELDS):
            raise BadRecord(problem="position")
        for name in self.FIELDS:
            value = data[name]
            if isinstance(getattr(self, name), int):
                if not isinstance(value, int):
                    raise BadRecord(problem="entry", entry=name)
                setattr(self, name, value)
            else:
                if not isinstance(value, list) or not all(isinstance(x, int) for x in value):
                    raise BadRecord(problem="entry", entry=name)
                setattr(self, name, ints(value))
        self.offer()

    def pack(self) -> bytes:
        """The position as bytes: fields in order as little-endian 64-bit numbers, lists with their length."""
        parts: list[bytes] = []
        for name in self.FIELDS:
            value = getattr(self, name)
            if isinstance(value, int):
                parts.append(value.to_bytes(8, "little", signed=True))
                continue
            parts.append(len(value).to_bytes(8, "little"))
            if sys.byteorder == "little":
                parts.append(bytes(memoryview(value)))
            else:
                parts.extend(int(x).to_bytes(8, "little", signed=True) for x in value)
        return b"".join(parts)

    def digest(self) -> str:
        """A stable name of the position, the same on every machine and in every version."""
        return hashlib.sha256(json.dumps(self.to_json(), sort_keys=True).encode()).hexdigest()

    def __deepcopy__(self, memo: dict[int, object]) -> State:
        return self.clone()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and type(self) is type(other) and self.pack() == other.pack()

    def __hash__(self) -> int:
        return int.from_bytes(hashlib.sha256(self.pack()).digest()[:7], "little")


Known = TypeVar("Known", bound=State, default=State, covariant=True)
"""A game's own class of positions."""


@final
class Observation(Generic[Known]):
    """What one seat knows, and no more: the only thing a bot is ever given."""

    def __init__(self, state: Known, seat: int) -> None:
        self.seat: i64 = seat
        known: Known = state.clone()
        known.mask(seat)
        # What was offered before may tell of cards that others hold.
        known.offered = zeros(len(known.offered))
        if seat == state.seat:
            known.offer()
        else:
            known.offers = 0
        self.known = known

    def choices(self) -> list[int]:
        """What this seat may choose now; empty when it is not asked."""
        return self.known.choices()

    def redeal(self, chance: Chance) -> Known:
        """One of the positions this seat holds possible, drawn fairly."""
        state = self.known.clone()
        state.redeal(self.seat, chance)
        state.offer()
        return state
