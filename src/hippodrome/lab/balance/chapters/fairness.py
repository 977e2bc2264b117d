"""Who wins, by seat, racer and whatever else is dealt before the start."""

from __future__ import annotations

from hippodrome.lab.balance import charts
from hippodrome.lab.balance.chapters.chapter import Chapter
from hippodrome.lab.balance.charts import Axis, Row
from hippodrome.lab.balance.figures import Level, by_factor, levels
from hippodrome.lab.balance.judging import MARGIN, judge_level


class Fairness(Chapter):
    """The share of wins of every level of every factor."""

    name = "fairness"

    def inside(self) -> str:
        found = [by_factor(levels(run.tally, self.study.players)) for run in self.runs]
        return "".join(self._factor(factor, [rows.get(factor, []) for rows in found]) for factor in found[0])

    def _factor(self, factor: str, found: list[list[Level]]) -> str:
        say = self.say
        rows = []
        for row in found[0]:
            same = [other for rows_ in found[1:] for other in rows_ if other.level == row.level]
            both = (row, *same)
            rows.append(
                Row(
                    say.level(factor, row.level),
                    tuple(one.wins for one in both),
                    (
                        " / ".join(say.percent(one.wins.value) for one in both),
                        " / ".join(say.interval(one.wins) for one in both),
                        " / ".join(say.number(one.wins.n) for one in both),
                        " / ".join(say.chance(one.p) for one in both),
                    ),
                    None if same else judge_level(row),
                )
            )
        fair = 1 / self.study.players
        low, high = charts.around(rows, fair, fair * MARGIN * 1.2, 0.0)
        axis = Axis(low, high, fair, lambda value: say.percent(value, 0), fair * MARGIN)
        heads = [say.factor(factor), say("head-wins"), say("head-interval"), say("head-n"), say("head-p")]
        if rows and rows[0].light is not None:
            heads.append(say("head-verdict"))
        reference = say("fair-share", share=say.percent(fair, 0))
        chart = charts.intervals(rows, axis, heads, self.verdicts, reference)
        return self.figure(
            say("wins-by", factor=say.factor(factor)), chart + self.key(), note=say("fairness-note"), full=True
        )
