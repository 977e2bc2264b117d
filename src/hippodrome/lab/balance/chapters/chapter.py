"""What every chapter of the report has."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from html import escape
from typing import ClassVar

from hippodrome.lab.balance import charts
from hippodrome.lab.balance.charts import Table
from hippodrome.lab.balance.estimates import Estimate
from hippodrome.lab.balance.figures import figure, spread
from hippodrome.lab.balance.judging import Light
from hippodrome.lab.balance.speech import Speech
from hippodrome.lab.balance.study import LETTERS, Run, Study

FORMS = {"forced": "percent", "idle": "percent"}
"""Figures that are shares; the others are plain numbers."""


def verdicts(say: Speech) -> dict[Light, str]:
    """What the lights are called."""
    return {
        "good": say("light-good"),
        "look": say("light-look"),
        "bad": say("light-bad"),
        "open": say("light-open"),
    }


class Chapter(ABC):
    """A part of the report about one study: a heading, a plain sentence, its figures, and the numbers behind them."""

    name: ClassVar[str]
    """Its id on the page; the heading is `section-NAME`, the sentence `lead-NAME`."""

    def __init__(self, study: Study, say: Speech) -> None:
        self.study = study
        self.say = say
        self.runs: list[Run] = [study.main, *study.others]
        self.pair = bool(study.others)
        self.letters = LETTERS[: len(self.runs)]
        self.verdicts = verdicts(say)

    @abstractmethod
    def inside(self) -> str:
        """The figures; empty if there is nothing to show."""

    def title(self) -> str:
        return self.say(f"section-{self.name}")

    def lead(self) -> str:
        """The sentence under the heading."""
        return f'<p class="lead">{escape(self.say(f"lead-{self.name}", players=self.study.players))}</p>'

    def tails(self) -> list[str]:
        """What tells the rule sets apart in a heading, one for each."""
        return [f" {letter}" for letter in self.letters] if self.pair else [""]

    def figure(
        self,
        title: str,
        inside: str,
        run: Run | None = None,
        table: Table | None = None,
        note: str = "",
        full: bool = False,
    ) -> str:
        """A figure with its title, its note, what it rests on, and its numbers folded away."""
        say = self.say
        basis = [
            (f"{self.letters[self.runs.index(one)]}: " if self.pair and one in self.runs else "") + say.basis(one)
            for one in ([run] if run is not None else self.runs)
        ]
        caption = f"<h3>{escape(title)}</h3>" + (f"<p>{escape(note)}</p>" if note else "")
        numbers = charts.details(say("as-table"), table.html()) if table is not None else ""
        foot = "".join(f'<p class="basis">{escape(line)}</p>' for line in basis)
        wide = ' class="full"' if full else ""
        return f"<figure{wide}><figcaption>{caption}</figcaption>{inside}{foot}{numbers}</figure>"

    def means(self, names: Sequence[str]) -> str:
        """A table of means with their intervals and the spread between races."""
        say = self.say
        heads = [say("head-figure")]
        for tail in self.tails():
            heads += [say("head-mean") + tail, say("head-interval") + tail, say("head-spread") + tail]
        rows = []
        for name in names:
            cells = [say(f"figure-{name}")]
            form = FORMS.get(name, "number")
            tell = say.percent if form == "percent" else say.exact
            for run in self.runs:
                found = figure(run, self.study, name)
                low, _, high = spread(run, self.study, name)
                ends = [say.number(end) if end == int(end) and form == "number" else tell(end) for end in (low, high)]
                cells += [tell(found.value), say.interval(found, form), say("interval", low=ends[0], high=ends[1])]
            rows.append(tuple(cells))
        return Table(tuple(heads), rows).html()

    def bars(self, name: str, counts: list[dict[int, int]], scale: float = 1.0) -> str:
        say = self.say
        if not all(counts):
            return ""
        title = say(f"bars-{name}")
        table = Table((say(f"unit-{name}"), *(say("head-share") for _ in counts)))
        width = max(1, len(counts[0]) // 20)
        low, high = min(min(part) for part in counts), max(max(part) for part in counts)
        for first in range(low, high + 1, width):
            label = say.number(first * scale) if width == 1 else f"{say.number(first)}–{say.number(first + width - 1)}"
            shares = [
                sum(times for value, times in part.items() if first <= value < first + width) / sum(part.values())
                for part in counts
            ]
            if any(shares):
                table.rows.append((label, *(say.percent(share) for share in shares)))
        chart = charts.bars(counts, lambda value: say.number(value), say("bars-alternative", title=title), scale)
        return self.figure(title, chart + self.key(), table=table)

    def key(self) -> str:
        """Which colour is which rule set."""
        if not self.pair:
            return ""
        items = "".join(f'<li><i class="{name.lower()}"></i>{name}</li>' for name in self.letters)
        return f'<ul class="key">{items}</ul>'


def grid(parts: Sequence[str], kind: str = "") -> str:
    """Figures side by side where there is room."""
    return f'<div class="grid {kind}">{"".join(part for part in parts if part)}</div>'


def with_interval(say: Speech, found: Estimate) -> str:
    """A share and how far it can be trusted."""
    return f"{say.percent(found.value)} ({say.interval(found)})"
