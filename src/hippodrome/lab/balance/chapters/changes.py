"""What surely differs between two rule sets."""

from __future__ import annotations

from html import escape

from hippodrome.lab.balance import charts
from hippodrome.lab.balance.chapters.chapter import FORMS, Chapter
from hippodrome.lab.balance.charts import Table
from hippodrome.lab.balance.figures import Difference, differences
from hippodrome.lab.balance.judging import ALPHA
from hippodrome.lab.balance.speech import Speech


class Changes(Chapter):
    """Every figure of one rule set against the other."""

    name = "changes"

    def inside(self) -> str:
        if self.study.against is None:
            return ""
        rows = differences(self.study)
        surely = [row for row in rows if row.p < ALPHA]
        heads = tuple(self.say(f"head-{name}") for name in ("figure", "a", "b", "change", "interval", "p"))
        parts = []
        if surely:
            parts.append(Table(heads, [self._difference(row) for row in surely]).html())
        else:
            parts.append(f'<p class="calm">{escape(self.say("nothing-changed", asked=len(rows)))}</p>')
        everything = Table(heads, [self._difference(row) for row in rows]).html()
        parts.append(charts.details(self.say("all-compared", count=len(rows)), everything))
        return self.figure(self.say("changes-title"), "".join(parts), note=self.say("changes-note", count=len(rows)))

    def _difference(self, row: Difference) -> tuple[str, ...]:
        say = self.say
        form = "number" if row.kind == "figure" and row.name not in FORMS else "percent"
        tell = say.points if row.kind == "added" else say.percent if form == "percent" else say.exact
        change = say.points(row.change.value) if form == "percent" else _signed(say, row.change.value)
        interval = say.interval(row.change, "points" if form == "percent" else "number")
        return self._name(row), tell(row.one.value), tell(row.other.value), change, interval, say.chance(row.p)

    def _name(self, row: Difference) -> str:
        if row.kind == "share":
            level = self.say.level(row.name, row.level)
            return self.say("wins-of", factor=self.say.factor(row.name), level=level)
        if row.kind == "added":
            group = self.say.words.say(f"measure-{row.name}")
            return self.say("added-by", group=group, item=self.say.item(row.name, row.level))
        return self.say(f"{row.kind}-{row.name}")


def _signed(say: Speech, value: float) -> str:
    return ("+" if value > 0 else "") + say.exact(value)
