"""How the lead changes hands."""

from __future__ import annotations

from collections.abc import Sequence

from hippodrome.engine.measures import Measures
from hippodrome.lab.balance import charts
from hippodrome.lab.balance.chapters.chapter import Chapter, grid, with_interval
from hippodrome.lab.balance.charts import Axis, Row, Series, Table
from hippodrome.lab.balance.figures import half_places, leader_wins, outcome, travel
from hippodrome.lab.balance.study import Run
from hippodrome.lab.balance.tally import MOMENTS

_PLACE_STYLES = ("first", "second", "third", "fourth", "fifth", "sixth")

STROKES = ("first", "other", "second", "third", "fourth", "fifth")
"""How the curves of compared rule sets are drawn."""


class CourseOfTheRace(Chapter):
    """Progress by final place, how often a leader wins, and from where."""

    name = "course"

    def inside(self) -> str:
        if not all(run.tally.decided for run in self.runs):
            return ""
        parts = [self._travel(run, tail) for run, tail in zip(self.runs, self.tails(), strict=True)]
        parts.append(self._leaders())
        parts.append(self._half())
        table = self._outcomes(("half_leader", "comeback", "late", "undecided")) + self.means(("lead_changes",))
        parts.append(self.figure(self.say("course-figure"), table, full=self.pair))
        return grid(parts)

    def _travel(self, run: Run, tail: str) -> str:
        """The space-time chart: progress by final place."""
        say, players = self.say, self.study.players
        # The default knows no progress, and places stand in for it.
        known = type(self.study.game.measures).progress is not Measures.progress
        series = []
        for place in range(1, players + 1):
            middle = travel(run.tally, place, 0.5)
            if not middle:
                continue
            band = (travel(run.tally, place, 0.25), travel(run.tally, place, 0.75)) if place in (1, players) else None
            label = say.words.say("rank", {"place": place})
            series.append(Series(label, middle, _PLACE_STYLES[min(place, 6) - 1], band))
        if not series:
            return ""
        top = max(1.0, *(max(part.values) for part in series))
        bottom = min(0.0, *(min(part.values) for part in series))
        ticks = [(0.0, say("start")), (0.5, say.percent(0.5, 0)), (1.0, say("finish"))]
        across = [say.percent(part, 0) for part in (0.0, 0.25, 0.5, 0.75, 1.0)]
        title = say("travel-title" if known else "standing-title") + tail
        table = Table((say("moment"), *(part.label for part in series)))
        for moment in range(0, MOMENTS + 1, 2):
            cells = (say.percent(part.values[moment], 0) for part in series)
            table.rows.append((say.percent(moment / MOMENTS, 0), *cells))
        chart = charts.curves(series, top, ticks, across, say("travel-alternative"), bottom)
        return self.figure(title, chart, run, table, say("travel-note"))

    def _leaders(self) -> str:
        say, fair = self.say, 1 / self.study.players
        series = []
        for number, run in enumerate(self.runs):
            found = leader_wins(run.tally)
            band = ([one.low for one in found], [one.high for one in found])
            label = self.letters[number] if self.pair else say("leader-wins")
            series.append(Series(label, [one.value for one in found], STROKES[number], band))
        ticks = [(part, say.percent(part, 0)) for part in (0.0, 0.25, 0.5, 0.75, 1.0)]
        across = [say.percent(part, 0) for part in (0.0, 0.25, 0.5, 0.75, 1.0)]
        table = Table((say("moment"), *(part.label for part in series)))
        for moment in range(0, MOMENTS + 1, 2):
            cells = (with_interval(say, leader_wins(run.tally)[moment]) for run in self.runs)
            table.rows.append((say.percent(moment / MOMENTS, 0), *cells))
        alternative = say("leaders-alternative", half=say.percent(series[0].values[MOMENTS // 2], 0))
        chart = charts.curves(series, 1.0, ticks, across, alternative, lines=(fair,))
        return self.figure(say("leaders-title"), chart, None, table, say("leaders-note", fair=say.percent(fair, 0)))

    def _half(self) -> str:
        say, players = self.say, self.study.players
        found = [half_places(run.tally, players) for run in self.runs]
        rows = [
            Row(
                say.words.say("rank", {"place": place + 1}),
                tuple(one[place] for one in found),
                (
                    " / ".join(say.percent(one[place].value) for one in found),
                    " / ".join(say.interval(one[place]) for one in found),
                ),
            )
            for place in range(players)
        ]
        axis = Axis(0.0, max(mark.high for row in rows for mark in row.marks), 1 / players, lambda v: say.percent(v, 0))
        heads = [say("head-half"), say("head-share"), say("head-interval")]
        chart = charts.intervals(rows, axis, heads, self.verdicts, say("fair-share", share=say.percent(1 / players, 0)))
        return self.figure(say("half-title"), chart + self.key(), note=say("half-note"))

    def _outcomes(self, names: Sequence[str]) -> str:
        say = self.say
        heads = (say("head-outcome"), *(say("head-share") + tail for tail in self.tails()))
        rows = []
        for name in names:
            found = [
                leader_wins(run.tally)[MOMENTS // 2] if name == "half_leader" else outcome(run, name)
                for run in self.runs
            ]
            rows.append((say(f"outcome-{name}"), *(with_interval(say, one) for one in found)))
        return Table(heads, rows).html()
