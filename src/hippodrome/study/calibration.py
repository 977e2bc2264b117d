"""Are the chances right? Many races are judged at moments drawn by lot, and what was said is held against what came.

Of all cases in which a seat was given 30 %, it should have won 30 of 100. Moments of one race share its result, so
errors are reckoned from race to race.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from hippodrome.bots import bot
from hippodrome.bots.reference import read_end
from hippodrome.bots.weighing import play_line
from hippodrome.bots.worlds import Calendar
from hippodrome.engine.chance import Seeded
from hippodrome.engine.game import Game
from hippodrome.engine.race import new
from hippodrome.engine.state import Observation
from hippodrome.study.course import take_apart
from hippodrome.study.odds import prospects, reference

BINS = 10
MOMENTS = 4
"""Moments of a race that are judged."""
WORLDS = 200
"""Races played on to judge one."""


@dataclass
class Bin:
    """Chances that were alike: how many, what was said, what came, and by how much each race missed."""

    count: int = 0
    said: float = 0.0
    came: float = 0.0
    misses: dict[int, float] = field(default_factory=dict)

    def add(self, race: int, said: float, came: float) -> None:
        self.count += 1
        self.said += said
        self.came += came
        self.misses[race] = self.misses.get(race, 0.0) + came - said

    @property
    def error(self) -> float:
        """The standard error of what came, from race to race."""
        return float(sum(miss * miss for miss in self.misses.values()) ** 0.5 / self.count)


@dataclass
class Reliability:
    """The table of a game."""

    game: str
    players: int
    racers: str
    races: int = 0
    bins: list[Bin] = field(default_factory=lambda: [Bin() for _ in range(BINS)])
    squares: float = 0.0
    blind: float = 0.0
    """The same for whoever says always one in so many players."""

    @property
    def count(self) -> int:
        return sum(one.count for one in self.bins)

    @property
    def off(self) -> float:
        """By how much chances miss on average (the expected calibration error)."""
        return sum(abs(one.came - one.said) for one in self.bins) / self.count

    @property
    def skill(self) -> float:
        """How much smaller the mean square of the misses is than a blind guesser's (Brier's skill score)."""
        return 1 - self.squares / self.blind

    def to_json(self) -> dict[str, Any]:
        """The table as plain JSON; a row is [cases, said, came, standard error]."""
        rows = [
            [one.count, round(one.said / one.count, 4), round(one.came / one.count, 4), round(one.error, 4)]
            for one in self.bins
            if one.count
        ]
        head = {"game": self.game, "players": self.players, "racers": self.racers, "races": self.races}
        return {**head, "rows": rows, "off": round(self.off, 4), "skill": round(self.skill, 4)}

    def add(self, race: int, said: float, came: float) -> None:
        self.bins[min(BINS - 1, int(said * BINS))].add(race, said, came)
        self.squares += (came - said) ** 2
        self.blind += (came - 1 / self.players) ** 2


def calibrate(
    game: Game, races: int, racers: str = "greedy", players: int | None = None, seed: int | str = 1,
    moments: int = MOMENTS, worlds: int = WORLDS, progress: Callable[[int], None] | None = None,
    unforeseen: float | None = None, slips: float | None = None,
) -> Reliability:  # fmt: skip
    """Race, judge, compare."""
    racer = bot(racers, game)
    judge = reference(game, unforeseen, slips)
    table = Reliability(game.name, players or game.usual_players, racers)
    for number in range(races):
        luck = Seeded(f"calibrate/{seed}/{number}")
        race = new(game.name, table.players, f"calibrate/{seed}/{number}/race")
        while not race.over:
            race.play(int(racer.choose(Observation(race.state, int(race.state.seat)), luck)))
        course = take_apart(race.record)
        came, places = [0.0] * table.players, [0.0] * table.players
        read_end(course.end, came, places)
        for _ in range(moments):
            ply = course.plies[int(luck.below(len(course.plies)))]
            calendar: Calendar = ply.calendar
            judged = prospects(play_line(ply.state, -1, [], judge, calendar, f"{seed}/{number}", worlds))
            for said, won in zip(judged.win, came, strict=True):
                table.add(number, said, won)
        table.races = number + 1
        if progress is not None:
            progress(number + 1)
    return table
