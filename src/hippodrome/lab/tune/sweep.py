"""`sweep`: what one or two levers do to a figure, value by value."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from html import escape
from typing import Any

from hippodrome.engine import registry
from hippodrome.engine.files import read_files
from hippodrome.lab.balance import charts
from hippodrome.lab.balance.charts import Axis, Row
from hippodrome.lab.balance.estimates import LEVEL, Estimate
from hippodrome.lab.balance.judging import MARGIN
from hippodrome.lab.balance.page import document
from hippodrome.lab.programme import make_programme
from hippodrome.lab.runners import workers
from hippodrome.lab.tune.aims import Reading, check_aims, read_aim, readings, to_json
from hippodrome.lab.tune.levers import Space, UnknownLever, Values, make_space
from hippodrome.lab.tune.telling import Telling
from hippodrome.lab.tune.trials import Stopped, Track, Trial

MOST = 400
"""Boards that are swept at most."""


@dataclass(slots=True)
class Swept:
    """The figures at every value of the levers; boards that cannot be raced on are left out."""

    space: Space
    aims: tuple[str, ...]
    races: int
    """On each board."""
    points: list[tuple[Values, dict[Reading, Estimate]]] = field(default_factory=list)

    def to_json(self) -> dict[str, Any]:
        return {
            "game": self.space.game.name,
            "players": self.space.players,
            "levers": [lever.key for lever in self.space.levers],
            "races": self.races,
            "points": [
                {"values": list(values), "figures": [to_json(one, found) for one, found in figures.items()]}
                for values, figures in self.points
            ],
        }

    def page(self, language: str = "en") -> str:
        """A page with a plot: rows of intervals for one lever, a table of shades for two."""
        tell = Telling(self.space, language)
        title = tell(
            "sweep-title",
            game=tell.words.say("game-title"),
            levers=", ".join(lever.key for lever in self.space.levers),
        )
        inside = "".join(self._figure(one, tell) for one in self.points[0][1]) if self.points else ""
        note = tell("sweep-note", races=tell.say.number(self.races))
        space = self.space
        programme = make_programme(space.game.name, space.players, 1, 1, ["random"], space.rules(space.now))
        head = f"<header><p>{escape(note)}</p><h1>{escape(title)}</h1></header>"
        return document(programme, language, title, f"{head}<main><section>{inside}</section></main>")

    def _figure(self, one: Reading, tell: Telling) -> str:
        plot = self._rows(one, tell) if len(self.space.levers) == 1 else self._shades(one, tell)
        return f'<figure class="full"><figcaption><h3>{escape(tell.figure(one))}</h3></figcaption>{plot}</figure>'

    def _rows(self, one: Reading, tell: Telling) -> str:
        rows = [
            Row(str(values[0]), (figures[one],), (tell.interval(one, figures[one]), tell.say.number(figures[one].n)))
            for values, figures in self.points
        ]
        low, high = charts.around(rows, one.target, one.reach * 1.2)
        axis = Axis(low, high, one.target, lambda value: tell.number(one, value), one.reach)
        heads = [self.space.levers[0].key, tell.figure(one), tell.say("head-n")]
        return charts.intervals(rows, axis, heads, {}, tell.number(one, one.target))

    def _shades(self, one: Reading, tell: Telling) -> str:
        across, down = self.space.levers
        found = {values: figures[one] for values, figures in self.points}
        heads = "".join(f'<th scope="col">{escape(str(value))}</th>' for value in across.values)
        rows = ""
        for value in down.values:
            cells = ""
            for other in across.values:
                spot = found.get((other, value))
                shade = 0.0 if spot is None else min(1.0, one.off(spot.value) / 3)
                words = "" if spot is None else tell.number(one, spot.value)
                tone = f"color-mix(in srgb, currentColor {100 * shade:.0f}%, transparent)"
                cells += f'<td style="box-shadow: inset 0 -6px 0 {tone}">{escape(words)}</td>'
            rows += f'<tr><th scope="row">{escape(str(value))}</th>{cells}</tr>'
        corner = f"{down.key} ↓ {across.key} →"
        head = f'<th scope="col">{escape(corner)}</th>{heads}'
        table = f"<thead><tr>{head}</tr></thead><tbody>{rows}</tbody>"
        return f'<div class="scroll"><table class="plain">{table}</table></div>'


def sweep(
    game: str,
    aims: Sequence[str],
    levers: Sequence[str],
    *,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    bots: Sequence[str] = ("greedy",),
    margin: float = MARGIN,
    races: int = 400,
    seed: int | str = 1,
    processes: int = 1,
    view: str = "",
    progress: Callable[[int, int], None] | None = None,
    stop: Callable[[], bool] | None = None,
) -> Swept:
    """Race on every value of one or two levers, on the same seeds; stopped early, the values raced so far."""
    declared = registry.game(game)
    count = players if players is not None else declared.usual_players
    space = make_space(declared, count, read_files(options), levers, view)
    boards = list(itertools.product(*(lever.values for lever in space.levers)))
    if not 1 <= len(space.levers) <= 2 or len(boards) > MOST:
        raise UnknownLever(lever=", ".join(levers), known=f"1..2 levers, {MOST} boards")
    wished = [read_aim(declared, word, count, margin) for word in aims]
    done = Swept(space, tuple(aims), races)
    good = [values for values in boards if space.rules(values) is not None]

    def told(raced: int) -> None:
        if progress is not None:
            progress(raced, races * len(good))
        if stop is not None and stop():
            raise Stopped

    with workers(processes) as pool:
        track = Track(space, seed, tuple(bots), processes, pool, told)
        try:
            for values in good:
                trial = Trial(values, 0.0)
                track.race([trial], "sweep", range(races))
                check_aims(declared, wished, trial.tally)
                done.points.append(
                    (values, {one: one.estimate(trial.tally, LEVEL) for one in readings(wished, trial.tally)})
                )
        except Stopped:
            pass
    return done
