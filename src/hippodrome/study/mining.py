"""Races looked through for puzzles: one choice clearly best, not the first that comes to mind, none twice.

The races are bots' or given ones (`Ledger`). Race k of a seed is always the same, and what is kept of it depends on the
races before it alone: however often the work was stopped, the same terms give the same file.
"""

from __future__ import annotations

import hashlib
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from math import log2
from pathlib import Path
from random import Random

from hippodrome.bots import Bot, bot
from hippodrome.bots.weighing import Weighing
from hippodrome.engine.chance import Seeded
from hippodrome.engine.game import Game
from hippodrome.engine.options import Value
from hippodrome.engine.race import Race, new
from hippodrome.engine.record import Record
from hippodrome.engine.state import Observation
from hippodrome.study.course import take_apart
from hippodrome.study.puzzle import (
    BadPuzzles,
    NoPuzzles,
    Puzzle,
    Puzzles,
    Terms,
    empty,
    load_puzzles,
    to_json,
)
from hippodrome.study.solving import Lead, lead_of, played_on, searched, searcher, worths

FIRST_LOOK = 25
"""The first look at a position takes this part of the playouts, the second a tenth."""
STAGES = (0.06, 0.2, 0.5, 1.0)
"""Shares of the worlds after which a position that does not look like a puzzle is given up."""
SEARCHED = 0.4
"""The search, which reckons with better play of everybody, must see this part of the margin."""
A_RACE = 2
"""The most puzzles of one race, each of another theme."""
THEME = 0.6
"""The largest share of one theme."""
OPEN = (0.08, 0.97)
"""The chance that the answer leaves: neither lost nor won."""
WEAKER = ("planner", "search:40", "search:120")
"""Who tells how hard a puzzle is, beside the rule of thumb: each tries it so often."""
TRIES = 4
EASIEST = 1000
"""The rating of a choice between two that every bot finds."""
A_BOT = 250
"""What a bot that always misses it adds to a puzzle's rating."""
DEEPER = 10
"""Puzzles are checked at so many times the depth that made them."""

Progress = Callable[[int, int], None]
"""Told how many puzzles there are, and how many races were looked through."""
Ledger = Sequence[Record]
"""Races that were raced by others."""
Moment = tuple[Record, int, Observation]
"""A decision: its race, after how many choices, and what its seat knew."""


class Miner:
    """Looks through the races of a game."""

    def __init__(self, game: Game, found: Puzzles, count: int, ledger: Ledger = ()) -> None:
        if not game.themes:
            raise NoPuzzles(game=game.name)
        self.game = game
        self.terms = found.terms
        self.count = count
        self.ledger = ledger
        self.racers = [bot(name, game) for name in found.terms.racers]
        self.greedy = bot("greedy", game)
        self.quick = searcher(game, max(10, found.terms.playouts // FIRST_LOOK))
        self.weaker = [bot(name, game) for name in WEAKER]
        self.found = found
        self.likes = {self.likeness(puzzle.seen(game), puzzle.theme, puzzle.answer) for puzzle in found.puzzles}

    def seed(self, *parts: object) -> str:
        return "/".join(map(str, ("puzzles", self.terms.seed, *parts)))

    def look(self) -> None:
        """Look through the next race."""
        number = self.found.races
        kept = [*self.race(number)][: self.count - len(self.found.puzzles)]
        self.found = replace(self.found, races=number + 1, puzzles=(*self.found.puzzles, *kept))

    def race(self, number: int) -> Iterator[Puzzle]:
        """The puzzles of a race."""
        had: set[str] = set()
        for record, point, seen in self.given(self.ledger[number]) if not self.racers else self.raced(number):
            theme = self.game.themes.get(self.game.prompt(seen.known).key, "")
            if theme and theme not in had and len(had) < A_RACE and self.wanted(theme):
                puzzle = self.puzzle(record, point, number, seen, theme)
                if puzzle is not None:
                    had.add(theme)
                    yield puzzle

    def raced(self, number: int) -> Iterator[Moment]:
        """The decisions of a race of bots."""
        luck = Seeded(self.seed(number))
        race = self.begin(number, luck)
        seats = [self.racers[int(luck.below(len(self.racers)))] for _ in range(race.record.players)]
        while not race.over:
            seen = Observation(race.state, int(race.state.seat))
            yield race.record, len(race.record.moves), seen
            race.play(int(seats[int(seen.seat)].choose(seen, luck)))

    def given(self, record: Record) -> Iterator[Moment]:
        """The decisions of a race that was raced by others."""
        for point, ply in enumerate(take_apart(record).plies):
            yield record, point, Observation(ply.state, ply.seat)

    def begin(self, number: int, luck: Seeded) -> Race:
        """A race of its own: so many players, on one of the boards there are."""
        most = [count for count in self.game.players if count > 1]
        players = self.terms.players or most[int(luck.below(len(most)))]
        options = dict(self.terms.options)
        for option in self.game.options:
            legal = option.legal(players)
            if option.picture == "board" and legal and option.key not in self.terms.options:
                options[option.key] = legal[int(luck.below(len(legal)))]
        for key, values in self.terms.drawn.items():
            options[key] = values[int(luck.below(len(values)))]
        return new(self.game.name, players, self.seed(number, "race"), options=options)

    def wanted(self, theme: str) -> bool:
        """Is there room for another of this theme?"""
        return Counter(puzzle.theme for puzzle in self.found.puzzles)[theme] < THEME * self.count

    def puzzle(self, record: Record, point: int, number: int, seen: Observation, theme: str) -> Puzzle | None:
        """The position as a puzzle, if it is one: looked at quickly first, deeply if it may be worth it."""
        luck = Seeded(self.seed(number, point))
        greedy = int(self.greedy.choose(seen, luck))
        answer = int(self.quick.choose(seen, luck))
        if answer == greedy:
            return None
        like = self.likeness(seen, theme, answer)
        seed = self.seed(number, point, "worlds")
        best, rough = searched(self.game, seen, self.terms.playouts // 10, seed)
        if best != answer or not rough.surely(SEARCHED * self.terms.margin, 2.0):
            return None
        weighing = None if like in self.likes else self.weighed(seen, answer, seed)
        if weighing is None:
            return None
        best, deep = searched(self.game, seen, self.terms.playouts, seed)
        if best != answer or not deep.surely(SEARCHED * self.terms.margin, self.terms.certainty):
            return None
        lead = lead_of(weighing)
        self.likes.add(like)
        known = seen.known.to_json()
        return Puzzle(
            id=hashlib.sha256(f"{self.game.edition}{record.options}{known}".encode()).hexdigest()[:8],
            race=number, point=point, players=record.players, options=self.unusual(record), seat=int(seen.seat),
            theme=theme, answer=answer, greedy=greedy, margin=round(lead.margin, 4), error=round(lead.error, 4),
            searched=round(deep.margin, 4), doubt=round(deep.error, 4),
            rating=self.rating(seen, answer, self.seed(number, point, "rating")), choices=worths(weighing),
            known=dict(known),
        )  # fmt: skip

    def weighed(self, seen: Observation, answer: int, seed: str) -> Weighing | None:
        """A choice that is surely best, and in a race that is still open; given up as soon as it looks otherwise."""
        weighing = played_on(self.game, seen, answer, 0, seed)
        lead = Lead(0.0, 0.0)
        for share in STAGES:
            weighing.play(round(share * self.terms.worlds) - weighing.worlds)
            lead = lead_of(weighing)
            if lead.margin + 2 * lead.error < self.terms.margin:
                return None
        win = next(worth.win for worth in worths(weighing) if worth.choice == answer)
        surely = lead.surely(self.terms.margin, self.terms.certainty)
        return weighing if surely and OPEN[0] <= win <= OPEN[1] else None

    def unusual(self, record: Record) -> dict[str, Value]:
        usual = self.game.read_options(record.players)
        return {key: value for key, value in record.options.items() if value != usual[key]}

    def likeness(self, seen: Observation, theme: str, answer: int) -> str:
        """Positions in which the same words are on offer, with the same answer, in the same place, are alike."""
        words = [self.game.choice(seen.known, choice) for choice in seen.choices()]
        said = sorted(f"{choice.key} {choice.args}" for choice in words)
        best = next(choice for choice in words if choice.action == answer)
        return f"{theme} {best.key} {best.args} {said} {int(seen.known.ranks()[seen.seat])}"

    def rating(self, seen: Observation, answer: int, seed: str) -> int:
        """How hard it is: what weaker players miss is hard, and so is a choice among many."""
        luck = Seeded(seed)
        missed = 0.0
        for weak in self.weaker:
            missed += sum(int(weak.choose(seen, luck)) != answer for _ in range(TRIES)) / TRIES
        thumb = [int(self.game.heuristic.pick(seen.redeal(luck), luck)) for _ in range(TRIES)]
        missed += sum(choice != answer for choice in thumb) / TRIES
        return round(EASIEST + A_BOT * missed + 80 * log2(len(seen.choices()) / 2))


def versions(game: Game) -> dict[str, int]:
    """The bots that took part, with their versions."""
    bots: list[Bot] = [bot(name, game) for name in ("greedy", "planner", "search")]
    return {one.name: one.version for one in bots}


def mine(
    game: Game, terms: Terms, path: Path, count: int, seconds: float | None,
    progress: Progress | None = None, ledger: Ledger = (),
) -> Puzzles:  # fmt: skip
    """Look for puzzles until there are enough, or no more races or time; what is there already is gone on with."""
    found = load_puzzles(path) if path.is_file() else empty(game, terms, versions(game))
    fresh = empty(game, terms, versions(game))
    if (found.game, found.rules, found.data, found.terms, found.made) != (
        fresh.game, fresh.rules, fresh.data, fresh.terms, fresh.made,
    ):  # fmt: skip
        raise BadPuzzles(path=str(path), problem="terms")
    miner = Miner(game, found, count, ledger)
    began = time.monotonic()
    while len(miner.found.puzzles) < count and (seconds is None or time.monotonic() - began < seconds):
        if not terms.racers and miner.found.races >= len(ledger):
            break
        miner.look()
        path.write_text(to_json(miner.found), encoding="utf-8")
        if progress is not None:
            progress(len(miner.found.puzzles), miner.found.races)
    return miner.found


def drawn(found: Puzzles, count: int, seed: int | str) -> list[Puzzle]:
    """So many of the puzzles, by lot: another seed draws others."""
    return Random(f"puzzles/{seed}").sample(found.puzzles, min(count, len(found.puzzles)))


def solved_again(game: Game, puzzle: Puzzle, terms: Terms, depth: int, seed: int | str) -> bool:
    """Does the search keep the answer if it looks so many times as deep, on luck of its own, to the last playout?"""
    best, _ = searched(game, puzzle.seen(game), depth * terms.playouts, f"again/{seed}/{puzzle.id}")
    return best == puzzle.answer
