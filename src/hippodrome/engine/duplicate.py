"""The same dice for everybody: what a seat's turn brings depends on the seat and the turn, not on what came before.

Races that share a secret share their luck, however differently they are raced (docs/duplicate.md). Nothing here
is asked of a game but what every game tells anyway: whose turn begins.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import cast, final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.engine.errors import BadOutcome
from hippodrome.engine.events import RACER, TURN, Note
from hippodrome.engine.game import Game
from hippodrome.engine.ints import Ints
from hippodrome.engine.state import NOBODY, State

WIDTH = 8
"""Bytes of a number taken from a hash."""
NUMBERS = 32 // WIDTH
"""Numbers in a hash."""


@final
class Turns:
    """Whose turn it is in a race under way, which of that seat's turns, and what chance was asked in it."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.seat: int = NOBODY
        """Nobody's while the race is set up, and in a turn that begins with it."""
        self.begun: dict[int, int] = {}
        """How many turns each seat has begun."""
        self._asked: dict[str, int] = {}
        """How often each kind of question was asked in this turn."""
        self._state: State | None = None
        self._notes: list[Note] = []
        self._read = 0
        self._turn = next(number for number, kind in enumerate(game.events) if kind.key == TURN)

    def follow(self, state: State) -> None:
        """The next questions are asked in this position, to which a watcher listens."""
        assert state.watcher is not None
        self.settle()
        self._state, self._notes = state, state.watcher.notes
        self._read = len(self._notes)

    def settle(self) -> None:
        """Take in what happened since; what was told to a watcher may have been fetched by others already."""
        for note in self._notes[self._read :]:
            if note[0] == self._turn:
                self.seat = self._owner(note[1])
                self.begun[self.seat] = self.begun.get(self.seat, 0) + 1
                self._asked = {}
        self._read = len(self._notes)

    def _owner(self, racer: int) -> int:
        name = self.game.words[RACER][racer]
        return next(seat for seat, named in self.game.racers(self._state) if named == name)

    @property
    def number(self) -> int:
        """Which of the seat's turns it is: 1 is the first."""
        return self.begun.get(self.seat, 0)

    def place(self, kind: str) -> str:
        """The name of the next question of a kind, the same in every race of a set: seat, turn, how many before."""
        self.settle()
        before = self._asked.get(kind, 0)
        self._asked[kind] = before + 1
        return f"{self.seat + 1}/{self.number}/{kind}/{before}"

    def copy(self) -> Turns:
        """The same, going its own way from here on."""
        self.settle()
        twin = Turns(self.game)
        twin.seat, twin.begun, twin._asked = self.seat, dict(self.begun), dict(self._asked)
        return twin


@final
class Duplicate(Chance):
    """Dice sealed as those of `Sealed` are, but named by seat and turn instead of by move.

    The question whether a number below n is asked for, or a draw from the things a to b - 1, is its kind: "n" or
    "a-b". Question i of a kind in turn k of seat s (1 is the first; 0/0 while the race is set up) is called
    "t/s/k/KIND/i" in the dice of name t. A number is HMAC-SHA-256(secret, "NAME/j") as in `Sealed`. For a draw every
    copy c of every thing v has a number: the bytes 8m to 8m + 7 of HMAC-SHA-256(secret, "NAME/v/b"), where c = 4b + m.
    The smallest number among the copies that are there is drawn: so each draw has an order of its own in which it
    takes the first that is left, whatever others have taken.
    """

    def __init__(self, secret: bytes, table: str, turns: Turns) -> None:
        self.secret = secret
        self.table = table
        self.turns = turns
        self.places: dict[int, list[str]] = {}
        """The names of the questions of each move, without that of the dice."""
        self._noted: list[str] = []

    @property
    def commitment(self) -> str:
        """What is published before the first race of the set: the SHA-256 of the secret."""
        return hashlib.sha256(self.secret).hexdigest()

    def at(self, sequence: int) -> None:
        self._noted = self.places[sequence] = []

    def follow(self, race: object) -> None:
        self.turns.follow(cast(State, race))

    def beside(self, answers: Chance) -> Chance:
        return Counted(answers, self.turns)

    def afresh(self) -> Duplicate:
        """The same dice at the beginning of a race."""
        return Duplicate(self.secret, self.table, Turns(self.turns.game))

    def below(self, n: i64) -> i64:
        size = int(n)
        name = self._name(_number(size))
        limit = (1 << 64) // size * size
        attempt = 0
        while True:
            number = int.from_bytes(self._hash(f"{name}/{attempt}")[:WIDTH], "big")
            if number < limit:
                return number % size
            attempt += 1

    def draw(self, counts: Ints, start: i64, stop: i64) -> i64:
        if not any(counts[start:stop]):
            raise BadOutcome(problem="empty")
        name = self._name(_draw(start, stop))
        lots = ((lot, thing) for thing in range(start, stop) for lot in self._lots(name, thing, counts[thing]))
        return min(lots)[1]

    def _lots(self, name: str, thing: int, copies: int) -> list[bytes]:
        """The number of each copy of a thing, as bytes that compare as it does."""
        blocks = [self._hash(f"{name}/{thing}/{block}") for block in range(-(-copies // NUMBERS))]
        return [blocks[copy // NUMBERS][copy % NUMBERS * WIDTH :][:WIDTH] for copy in range(copies)]

    def _name(self, kind: str) -> str:
        place = self.turns.place(kind)
        self._noted.append(place)
        return f"{self.table}/{place}"

    def _hash(self, label: str) -> bytes:
        return hmac.digest(self.secret, label.encode(), "sha256")


@final
class Counted(Chance):
    """Passes every question on to another source, and has it counted as one of the turn's."""

    def __init__(self, source: Chance, turns: Turns) -> None:
        self.source = source
        self.turns = turns

    def follow(self, race: object) -> None:
        self.turns.follow(cast(State, race))

    def below(self, n: i64) -> i64:
        self.turns.place(_number(n))
        return self.source.below(n)

    def draw(self, counts: Ints, start: i64, stop: i64) -> i64:
        self.turns.place(_draw(start, stop))
        return self.source.draw(counts, start, stop)


def _number(n: int) -> str:
    return str(n)


def _draw(start: int, stop: int) -> str:
    return f"{start}-{stop}"


def common(word: str, game: Game) -> Duplicate:
    """The dice of everybody who knows a word."""
    return Duplicate(hashlib.sha256(f"hippodrome:{word}".encode()).digest(), word, Turns(game))


def whim(secret: bytes, table: str, seat: int, known: bytes) -> int:
    """What a bot's own randomness begins with: the same whenever its seat knows the same."""
    label = f"{table}/bot/{seat}/{hashlib.sha256(known).hexdigest()}"
    return int.from_bytes(hmac.digest(secret, label.encode(), "sha256")[:7], "big")
