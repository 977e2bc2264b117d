"""What cards, tiles and deeds add to the chance to win."""

from __future__ import annotations

from hippodrome.lab.balance import charts
from hippodrome.lab.balance.chapters.chapter import Chapter
from hippodrome.lab.balance.charts import Axis, Row
from hippodrome.lab.balance.figures import RARE, Added, added
from hippodrome.lab.balance.judging import ALPHA, Light

_MOST_ITEMS = 60


class Items(Chapter):
    """A figure for each group the game tracks."""

    name = "items"

    def inside(self) -> str:
        found = [added(run.tally) for run in self.runs]
        names = {row.name for row in found[0]}
        return "".join(
            self._group(tracked.name, [[row for row in rows if row.name == tracked.name] for rows in found])
            for tracked in self.study.game.measures.tracked
            if tracked.name in names
        )

    def _group(self, name: str, found: list[list[Added]]) -> str:
        say = self.say
        rows = []
        for row in found[0][:_MOST_ITEMS]:
            both = (row, *(other for others in found[1:] for other in others if other.item == row.item))
            cells = (
                " / ".join(say.points(one.added.value) for one in both),
                " / ".join(say.interval(one.added, "points") for one in both),
                " / ".join(say.exact(one.times) for one in both),
                " / ".join(say.number(one.added.n) for one in both),
                " / ".join(say.chance(one.p) for one in both),
            )
            light = None if self.pair else _helps(row)
            rows.append(Row(say.item(name, row.item), tuple(one.added for one in both), cells, light))
        low, high = charts.around(rows, 0.0, 0.02)
        axis = Axis(low, high, 0.0, say.points)
        heads = [
            say.words.say(f"measure-{name}"), say("head-points"), say("head-interval"), say("head-times"),
            say("head-n"), say("head-p"), *([] if self.pair else [say("head-verdict")]),
        ]  # fmt: skip
        dealt = any(tracked.name == name and tracked.dealt for tracked in self.study.game.measures.tracked)
        verdicts: dict[Light, str] = {
            "good": say("stronger" if dealt else "helps"),
            "bad": say("weaker" if dealt else "hurts"),
            "open": say("no-sign"),
            "look": say("rare"),
        }
        chart = charts.intervals(rows, axis, heads, verdicts, "0")
        note = say.words.say(f"measure-{name}.help") if say.words.has(f"measure-{name}.help") else ""
        return self.figure(say.words.say(f"measure-{name}"), chart + self.key(), note=note, full=True)


def _helps(row: Added) -> Light:
    """Does an item help or hurt, as far as can be told?"""
    if row.added.n < RARE:
        return "look"
    if row.p >= ALPHA:
        return "open"
    return "good" if row.added.value > 0 else "bad"
