"""One circuit beside the other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hippodrome.lab.balance.chapters.chapter import FORMS, Chapter, with_interval
from hippodrome.lab.balance.charts import Table
from hippodrome.lab.balance.figures import by_factor, figure, leader_wins, levels, outcome
from hippodrome.lab.balance.judging import ALPHA
from hippodrome.lab.balance.study import Run
from hippodrome.lab.balance.tally import MOMENTS


class Circuits(Chapter):
    """Length, course and the worst share of each circuit."""

    name = "circuits"

    def inside(self) -> str:
        """A row for each circuit: length, course, and the worst share on it."""
        study, say = self.study, self.say
        if len(study.circuits) < 2:
            return ""
        key = study.game.measures.circuits
        factors = list(by_factor(levels(study.main.tally, study.players)))
        heads = (
            say.words.say(f"option-{key}"), say("head-n"), say("figure-rounds"), say("figure-minutes"),
            say("figure-lead_changes"), say("outcome-half_leader"), say("figure-eliminations"),
            say("outcome-undecided"),
            *(say("worst-of", factor=say.factor(factor)) for factor in factors),
        )  # fmt: skip
        rows = []
        for value, run in study.circuits.items():
            figures = [self._mean(run, name) for name in ("rounds", "minutes", "lead_changes")]
            leads = leader_wins(run.tally)
            half = with_interval(say, leads[MOMENTS // 2]) if leads else "–"
            worst = self._worst(run, factors, len(study.circuits))
            rows.append(
                (
                    say.value(key, value), say.number(run.tally.races), *figures, half, self._mean(run, "eliminations"),
                    say.percent(outcome(run, "undecided").value), *worst,
                )
            )  # fmt: skip
        table = Table(heads, rows).html()
        any_run = next(iter(study.circuits.values()))
        note = say("circuits-note", races=say.number(any_run.tally.races))
        return self.figure(say("circuits-title"), table, any_run, note=note)

    def _worst(self, run: Run, factors: Sequence[str], circuits: int) -> Iterator[str]:
        """The share furthest from fair on a circuit, marked if it surely differs on that many circuits at once."""
        found = by_factor(levels(run.tally, self.study.players))
        for factor in factors:
            rows = found.get(factor, [])
            if not rows:
                yield "–"
                continue
            row = max(rows, key=lambda row: abs(row.wins.value - row.fair))
            sure = " *" if row.p * circuits < ALPHA else ""
            yield f"{self.say.level(factor, row.level)} {with_interval(self.say, row.wins)}{sure}"

    def _mean(self, run: Run, name: str) -> str:
        found = figure(run, self.study, name)
        tell = self.say.percent if FORMS.get(name) == "percent" else self.say.exact
        reach = (found.high - found.low) / 2
        return f"{tell(found.value)} ± {tell(reach)}"
