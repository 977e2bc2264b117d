"""What surely differs between two rule sets."""

from __future__ import annotations

from html import escape

from hippodrome.lab.balance import charts
from hippodrome.lab.balance.chapters.chapter import FORMS, Chapter
from hippodrome.lab.balance.charts import Table
from hippodrome.lab.balance.figures import Difference, differences
from hippodrome.lab.balance.judging import ALPHA
from hippodrome.lab.balance.speech import Speech
from hippodrome.lab.balance.study import Run
from hippodrome.lab.balance.summary import figure_name


class Changes(Chapter):
    """Every figure of one rule set against the other."""

    name = "changes"

    def inside(self) -> str:
        return "".join(self._against(letter, run) for letter, run in self.study.compared[1:])

    def _against(self, letter: str, run: Run) -> str:
        rows = differences(self.study, run)
        surely = [row for row in rows if row.p < ALPHA]
        heads = tuple(self.say(f"head-{name}") for name in ("figure", "a"))
        heads += (letter, *(self.say(f"head-{name}") for name in ("change", "interval", "p")))
        parts = []
        if surely:
            parts.append(Table(heads, [self._difference(row) for row in surely]).html())
        else:
            parts.append(f'<p class="calm">{escape(self.say("nothing-changed", asked=len(rows)))}</p>')
        everything = Table(heads, [self._difference(row) for row in rows]).html()
        parts.append(charts.details(self.say("all-compared", count=len(rows)), everything))
        title = self.say("changes-title", letter=letter)
        return self.figure(title, "".join(parts), note=self.say("changes-note", count=len(rows)), full=True)

    def _difference(self, row: Difference) -> tuple[str, ...]:
        say = self.say
        form = "number" if row.kind == "figure" and row.name not in FORMS else "percent"
        tell = say.points if row.kind == "added" else say.percent if form == "percent" else say.exact
        change = say.points(row.change.value) if form == "percent" else _signed(say, row.change.value)
        interval = say.interval(row.change, "points" if form == "percent" else "number")
        name = figure_name(row, say)
        return name, tell(row.one.value), tell(row.other.value), change, interval, say.chance(row.p)


def _signed(say: Speech, value: float) -> str:
    return ("+" if value > 0 else "") + say.exact(value)
