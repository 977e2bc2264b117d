"""Where dice, draws and shuffles come from. The rules ask; a source answers.

There are two questions: a whole number below n, and a draw from a multiset. A position never
holds a generator, so nothing that holds a position can know what comes next.
"""

from __future__ import annotations

import hashlib
import hmac
from fractions import Fraction
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from hippodrome.engine.errors import BadOutcome
from hippodrome.engine.ints import Ints, total_between

WORD: Final = 0xFFFFFFFF


def word_at(data: bytes, place: i64) -> i64:
    """Four bytes as a little-endian number."""
    # Compiled, this is a tenth of what `int.from_bytes` takes, and every race begins with it.
    return i64(data[place]) | i64(data[place + 1]) << 8 | i64(data[place + 2]) << 16 | i64(data[place + 3]) << 24


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A source of chance."""

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1, all equally likely."""
        raise NotImplementedError

    def draw(self, counts: Ints, start: i64, stop: i64) -> i64:
        """An index from start to stop - 1, each as likely as its count. Nothing is removed."""
        left = total_between(counts, start, stop)
        if left == 0:
            raise BadOutcome(problem="empty")
        left = self.below(left)
        while left >= counts[start]:
            left -= counts[start]
            start += 1
        return start

    def draw_blind(self, counts: Ints, start: i64, stop: i64) -> i64:
        """A draw of which nothing hangs before the next question but what it was, and only its owner may know that."""
        return self.draw(counts, start, stop)

    def die(self) -> i64:
        """An ordinary die, 1 to 6."""
        return self.below(6) + 1

    def unknown(self) -> None:
        """The rules are about to depend on something the position does not know (see `Halting`)."""

    def at(self, sequence: int) -> None:
        """The next questions belong to move `sequence` (0 is the setting-up; see `Sealed`)."""

    def follow(self, race: object) -> None:
        """The next questions are asked in this position, to which a watcher listens (see `Duplicate`)."""

    def beside(self, answers: Chance) -> Chance:
        """Answers from elsewhere, heard by a source that has to know what was asked before (see `Duplicate`)."""
        return answers


@final
class Seeded(Chance):
    """xoshiro128++ (Blackman and Vigna, 2019) in 32-bit words; stream k of seed s is its own race.

    The four words are the first 16 bytes of SHA-256("hippodrome:s:k:purpose"), so streams are
    independent and race k is the same alone, in a batch, on one process or on eight.
    """

    def __init__(self, seed: int | str | None, stream: int = 0, purpose: str = "race") -> None:
        self.a: i64 = 0
        self.b: i64 = 0
        self.c: i64 = 0
        self.d: i64 = 0
        if seed is not None:
            self.reseed(seed, stream, purpose)

    def reseed(self, seed: int | str, stream: int, purpose: str) -> None:
        """Begin another stream."""
        digest = hashlib.sha256(f"hippodrome:{seed}:{stream}:{purpose}".encode()).digest()
        self.a = word_at(digest, 0)
        self.b = word_at(digest, 4)
        self.c = word_at(digest, 8)
        self.d = word_at(digest, 12) | 1

    def word(self) -> i64:
        """The next 32 bits."""
        s = (self.a + self.d) & WORD
        result = ((((s << 7) & WORD) | (s >> 25)) + self.a) & WORD
        t = (self.b << 9) & WORD
        self.c ^= self.a
        self.d ^= self.b
        self.b ^= self.c
        self.a ^= self.d
        self.c ^= t
        self.d = ((self.d << 11) & WORD) | (self.d >> 21)
        return result

    def below(self, n: i64) -> i64:
        # Lemire's method: the product stays below 2^63 for every n a game can ask.
        product = self.word() * n
        low = product & WORD
        if low < n:
            threshold = ((WORD + 1) - n) % n
            while low < threshold:
                product = self.word() * n
                low = product & WORD
        return product >> 32

    def copy(self) -> Seeded:
        """The same stream from here on, apart from this one."""
        twin = Seeded(None)
        twin.a = self.a
        twin.b = self.b
        twin.c = self.c
        twin.d = self.d
        return twin


@final
class Scripted(Chance):
    """Answers read from a list: for tests, worked examples and the folding of records."""

    def __init__(self, outcomes: list[int]) -> None:
        self.outcomes = outcomes
        self.used: i64 = 0

    @property
    def left(self) -> int:
        """How many outcomes were not asked for."""
        return len(self.outcomes) - self.used

    def next(self) -> i64:
        if self.used >= len(self.outcomes):
            raise BadOutcome(problem="none-left")
        outcome: i64 = self.outcomes[self.used]
        self.used += 1
        return outcome

    def below(self, n: i64) -> i64:
        outcome = self.next()
        if outcome < 0 or outcome >= n:
            raise BadOutcome(problem="unfit", outcome=outcome, low=0, high=n)
        return outcome

    def draw(self, counts: Ints, start: i64, stop: i64) -> i64:
        outcome = self.next()
        if outcome < start or outcome >= stop or counts[outcome] < 1:
            raise BadOutcome(problem="unfit", outcome=outcome, low=start, high=stop)
        return outcome


@final
class Proving(Chance):
    """Answers read from a list, each of which must be what another source says."""

    def __init__(self, script: Scripted, source: Chance) -> None:
        self.script = script
        self.source = source

    def below(self, n: i64) -> i64:
        return self.same(self.script.below(n), self.source.below(n))

    def draw(self, counts: Ints, start: i64, stop: i64) -> i64:
        return self.same(self.script.draw(counts, start, stop), self.source.draw(counts, start, stop))

    def same(self, outcome: i64, proved: i64) -> i64:
        if outcome != proved:
            raise BadOutcome(problem="unproved", outcome=outcome, proved=proved)
        return outcome


@final
class Recording(Chance):
    """Passes every question on to another source and notes the answers."""

    def __init__(self, source: Chance) -> None:
        self.source = source
        self.outcomes: list[int] = []

    def below(self, n: i64) -> i64:
        outcome = self.source.below(n)
        self.outcomes.append(outcome)
        return outcome

    def draw(self, counts: Ints, start: i64, stop: i64) -> i64:
        outcome = self.source.draw(counts, start, stop)
        self.outcomes.append(outcome)
        return outcome


Toss = int | list[int]
"""What chance was asked: a number below n, or a draw (its first index, then the counts from there on)."""


@final
class Noting(Chance):
    """Passes every question on to another source and notes what was asked, move by move."""

    def __init__(self, source: Chance) -> None:
        self.source = source
        self.moves: dict[int, list[Toss]] = {}
        self.asked: list[Toss] = []

    def at(self, sequence: int) -> None:
        self.asked = []
        self.moves[sequence] = self.asked
        self.source.at(sequence)

    def follow(self, race: object) -> None:
        self.source.follow(race)

    def beside(self, answers: Chance) -> Chance:
        return self.source.beside(answers)

    def below(self, n: i64) -> i64:
        size: int = n
        self.asked.append(size)
        return self.source.below(n)

    def draw(self, counts: Ints, start: i64, stop: i64) -> i64:
        first: int = start
        self.asked.append([first, *[int(count) for count in counts[start:stop]]])
        return self.source.draw(counts, start, stop)


@final
class Sealed(Chance):
    """Every outcome follows from a secret that was committed to before the race (DESIGN 4).

    Question i of move s at table t is answered by HMAC-SHA-256(secret, "t/s/i/k"), its first
    eight bytes as a big-endian number, k counting from 0 until the number falls below the largest
    multiple of n. A table's salts are part of its name t.
    """

    def __init__(self, secret: bytes, table: str) -> None:
        self.secret = secret
        self.table = table
        self.sequence = 0
        self.index = 0

    @property
    def commitment(self) -> str:
        """What is published before the race: the SHA-256 of the secret."""
        return hashlib.sha256(self.secret).hexdigest()

    def at(self, sequence: int) -> None:
        self.sequence = sequence
        self.index = 0

    def below(self, n: i64) -> i64:
        size: int = n
        limit = (1 << 64) // size * size
        attempt = 0
        while True:
            label = f"{self.table}/{self.sequence}/{self.index}/{attempt}"
            mac = hmac.new(self.secret, label.encode(), hashlib.sha256).digest()
            number = int.from_bytes(mac[:8], "big")
            if number < limit:
                self.index += 1
                return number % size
            attempt += 1


class Halt(Exception):
    """Chance was asked where nothing uncertain may be decided."""


@final
class Halting(Chance):
    """Stops at the first question: what happened before it is certain.

    Something drawn blind stops nothing; `blind` tells that the position is not certain then.
    """

    def __init__(self) -> None:
        self.blind = False

    def draw_blind(self, counts: Ints, start: i64, stop: i64) -> i64:
        self.blind = True
        while counts[start] == 0:
            start += 1
        return start

    def below(self, n: i64) -> i64:
        raise Halt

    def draw(self, counts: Ints, start: i64, stop: i64) -> i64:
        raise Halt

    def unknown(self) -> None:
        raise Halt


@final
class Questioning(Chance):
    """Answers from a list, then stops at the next question and keeps it.

    `weights` says how likely each outcome from `first` on is: what an explicit chance node needs.
    """

    def __init__(self, outcomes: list[int]) -> None:
        self.outcomes = outcomes
        self.used: i64 = 0
        self.first: i64 = 0
        self.weights: list[int] = []

    def below(self, n: i64) -> i64:
        if self.used < len(self.outcomes):
            outcome: i64 = self.outcomes[self.used]
            self.used += 1
            return outcome
        self.first = 0
        self.weights = [1] * int(n)
        raise Halt

    def draw(self, counts: Ints, start: i64, stop: i64) -> i64:
        if self.used < len(self.outcomes):
            outcome: i64 = self.outcomes[self.used]
            self.used += 1
            return outcome
        self.first = start
        self.weights = [int(count) for count in counts[start:stop]]
        raise Halt


@final
class Enumerating(Chance):
    """Walks every combination of outcomes with its exact probability.

    `while source.advance(): ...` runs the same thing once per combination. Branches less likely
    than `least` are cut (re-rolled ties never end otherwise): asking beyond them raises `Halt`, and
    `probability` then is what the cut branch would have had.
    """

    def __init__(self, least: Fraction = Fraction(0)) -> None:
        self.least = least
        self.path: list[int] = []
        self.weights: list[list[int]] = []
        self.depth = 0
        self.started = False

    def advance(self) -> bool:
        """Go to the next combination; False when all were walked."""
        self.depth = 0
        if not self.started:
            self.started = True
            return True
        while self.path:
            last = self.weights[-1]
            following = self.path[-1] + 1
            while following < len(last) and last[following] == 0:
                following += 1
            if following < len(last):
                self.path[-1] = following
                return True
            self.path.pop()
            self.weights.pop()
        return False

    @property
    def probability(self) -> Fraction:
        """How likely the outcomes of this walk are together."""
        result = Fraction(1)
        for taken, weights in zip(self.path, self.weights, strict=True):
            result *= Fraction(weights[taken], sum(weights))
        return result

    def choose(self, weights: list[int]) -> int:
        if self.depth == len(self.path):
            if self.path and self.least > 0 and self.probability < self.least:
                raise Halt
            first = 0
            while weights[first] == 0:
                first += 1
            self.path.append(first)
            self.weights.append(weights)
        outcome = self.path[self.depth]
        self.depth += 1
        return outcome

    def below(self, n: i64) -> i64:
        return self.choose([1] * int(n))

    def draw(self, counts: Ints, start: i64, stop: i64) -> i64:
        return start + self.choose([int(count) for count in counts[start:stop]])
