"""What a learner reads: of every moment the places that are lit, as numbers and strengths, and what came of it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt

from hippodrome.bots import Bot, bot
from hippodrome.bots.network import ODDS, SIGHTS, lit_by_players, odds, place_names, sights
from hippodrome.engine.chance import Seeded
from hippodrome.engine.game import Game
from hippodrome.engine.ints import zeros
from hippodrome.engine.senses import KIND, NUMBER, THING, Reading, Senses
from hippodrome.engine.state import Setup, State
from hippodrome.lab.train.races import Moment, played_on, run
from hippodrome.lab.train.variants import Variant, Variants

NOTHING = 0
"""The place that is lit where nothing is."""
POOL = ("", "greedy", "greedy", "planner:100", "planner:100", "planner:400")
"""Who races: drawn anew for every seat; without a name, by rule of thumb."""

Places = npt.NDArray[np.int16]
Strengths = npt.NDArray[np.float16]
Reals = npt.NDArray[np.float32]


class Vocabulary:
    """The places of all variants, numbered; 0 is none of them."""

    def __init__(self, senses: Senses, variants: Iterable[Variant]) -> None:
        self.numbers: dict[str, int] = {}
        self.columns = 0
        for variant in variants:
            self.number(lit_by_players(variant.players))
            readings = [*senses.readings(variant.setup), *sights()]
            for reading in readings:
                for name in place_names(reading):
                    self.number(name)
            self.columns = max(self.columns, 1 + sum(map(_columns, readings)))

    def number(self, name: str) -> int:
        """The number of a place."""
        return self.numbers.setdefault(name, len(self.numbers) + 1)


def _columns(reading: Reading) -> int:
    """How many of a reading's places are lit at most."""
    return len(reading.parts) if reading.kind == THING else 1


@dataclass(slots=True)
class Views:
    """What seats saw, row by row, and what came: of the race itself, and of races played on from there."""

    places: Places
    strengths: Strengths
    won: Reals
    played: Reals

    @classmethod
    def joined(cls, parts: list[Views]) -> Views:
        """Many as one."""
        return cls(*(np.concatenate([getattr(part, name) for part in parts]) for name in cls.__slots__))

    def lit(self) -> set[int]:
        """The places that were lit at all."""
        return {int(place) for place in np.unique(self.places[self.strengths != 0])}

    def save(self, file: Path) -> None:
        """Keep them; the file is whole or not there."""
        beside = file.with_suffix(".part")
        with beside.open("wb") as opened:
            np.savez(opened, **{name: getattr(self, name) for name in self.__slots__})
        beside.replace(file)

    @classmethod
    def load(cls, file: Path) -> Views:
        with np.load(file) as kept:
            return cls(*(kept[name] for name in cls.__slots__))


class Scribe:
    """Writes down what seats see of a race."""

    def __init__(self, game: Game, vocabulary: Vocabulary, setup: Setup) -> None:
        assert game.senses is not None
        self.heuristic = game.heuristic
        self.senses = game.senses
        self.vocabulary = vocabulary
        self.players = int(setup.players)
        self.readings = [*game.senses.readings(setup), *sights()]

    def readings_of(self, state: State, seat: int, lots: Seeded) -> list[int]:
        """The readings of a seat, its heuristic's opinions last: on a deal it holds possible, as a planner thinks."""
        now = zeros(len(self.readings))
        self.senses.read(state, seat, now)
        dealt = state.clone()
        dealt.mask(seat)
        if self.heuristic.worlds() > 0:
            dealt.redeal(seat, lots)
        now[len(self.readings) - 2] = odds(self.heuristic.win_chance(dealt, seat))
        now[len(self.readings) - 1] = odds(self.heuristic.prospect(dealt, seat))
        return list(now)

    def write(self, rows: list[list[int]]) -> tuple[Places, Strengths]:
        """Readings as places and strengths."""
        taken = np.array(rows, dtype=np.int64).reshape(len(rows), len(self.readings))
        places = np.full((len(rows), self.vocabulary.columns), NOTHING, dtype=np.int16)
        strengths = np.zeros((len(rows), self.vocabulary.columns), dtype=np.float16)
        places[:, 0] = self.vocabulary.number(lit_by_players(self.players))
        strengths[:, 0] = 1.0
        column = 1
        for index, reading in enumerate(self.readings):
            values = taken[:, index]
            if reading.kind == THING:
                said_of = np.array(reading.things)[np.clip(values, reading.low, reading.high) - reading.low]
                for place, part in enumerate(reading.parts):
                    named = part._replace(name=f"{reading.name}.{part.name}")
                    places[:, column], strengths[:, column] = self.lit(named, said_of[:, place])
                    column += 1
            else:
                places[:, column], strengths[:, column] = self.lit(reading, values)
                column += 1
        return places, strengths

    def lit(self, reading: Reading, values: npt.NDArray[np.int64]) -> tuple[npt.NDArray[np.int64], Reals]:
        """The place that each value lights, and how strongly."""
        first = self.vocabulary.number(place_names(reading)[0])
        if reading.kind == NUMBER:
            scale = ODDS if reading.name in SIGHTS else reading.scale
            strengths = (np.clip(values, reading.low, reading.high) / scale).astype(np.float32)
            return np.full(len(values), first), strengths
        assert reading.kind == KIND
        known = (values >= reading.low) & (values <= reading.high)
        return np.where(known, first + values - reading.low, NOTHING), known.astype(np.float32)


class Recorder:
    """Races and writes down: race `number` of a seed is always the same."""

    def __init__(self, game: Game, seed: int | str, moments: int, playouts: int) -> None:
        self.game = game
        self.seed = seed
        self.moments = moments
        self.playouts = playouts
        self.variants = Variants(game, seed)
        assert game.senses is not None
        self.vocabulary = Vocabulary(game.senses, self.variants.every)
        self.bots: list[Bot | None] = [bot(name, game) if name else None for name in POOL]

    def race(self, number: int) -> Views:
        """The moments of one race, as its mover and another seat saw them."""
        lots, luck = Seeded(self.seed, number, "lots"), Seeded(self.seed, number, "race")
        variant = self.variants.pick(lots)
        bots = [self.bots[lots.below(len(self.bots))] for _ in range(variant.players)]
        raced = run(self.game, variant.setup, bots, luck, lots, self.moments)
        scribe = Scribe(self.game, self.vocabulary, variant.setup)
        rows: list[list[int]] = []
        won: list[float] = []
        played: list[float] = []
        for moment in raced.moments:
            on = played_on(self.game.heuristic, moment, self.playouts, lots)
            for seat in self.viewers(moment, variant.players, lots):
                rows.append(scribe.readings_of(moment.judged, seat, lots))
                won.append(raced.won[seat])
                played.append(on[seat])
        places, strengths = scribe.write(rows)
        return Views(places, strengths, np.array(won, dtype=np.float32), np.array(played, dtype=np.float32))

    def viewers(self, moment: Moment, players: int, lots: Seeded) -> list[int]:
        """Whose eyes are looked through: the mover's, as plans are, and another's."""
        if players == 1:
            return [moment.mover]
        return [moment.mover, (moment.mover + 1 + int(lots.below(players - 1))) % players]
