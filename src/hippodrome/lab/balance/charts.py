"""Figures as HTML: rows with intervals, curves and bars that keep their letters readable on a phone.

Positions are percentages, so that a figure takes whatever width there is; words stay ordinary text. Every figure
has a text alternative and its numbers in a table.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from html import escape
from math import inf

from hippodrome.lab.balance.estimates import Estimate
from hippodrome.lab.balance.judging import Light

SIGNS: dict[Light, str] = {"good": "●", "look": "▲", "bad": "◆", "open": "○"}
_MOST_BARS = 28
KINDS = "abcdef"
"""Rule sets, by the class of their marks."""


@dataclass(frozen=True, slots=True)
class Row:
    """A line of a figure with intervals: one mark, or one for each of two rule sets."""

    label: str
    marks: tuple[Estimate, ...]
    cells: tuple[str, ...]
    """Further columns, as words."""
    light: Light | None = None


@dataclass(frozen=True, slots=True)
class Axis:
    """From where to where, what to compare with, and how numbers are said."""

    low: float
    high: float
    reference: float
    say: Callable[[float], str]
    zone: float = 0.0
    """How far around the reference nothing is amiss."""

    def at(self, value: float) -> float:
        """Where a value lies, in hundredths of the width."""
        return min(100.0, max(0.0, 100 * (value - self.low) / (self.high - self.low)))


@dataclass(frozen=True, slots=True)
class Series:
    """A curve, perhaps with a band around it."""

    label: str
    values: Sequence[float]
    style: str = "first"
    band: tuple[Sequence[float], Sequence[float]] | None = None


@dataclass(frozen=True, slots=True)
class Table:
    """Numbers behind a figure."""

    heads: tuple[str, ...]
    rows: list[tuple[str, ...]] = field(default_factory=list)

    def html(self) -> str:
        """A table whose first column names its rows."""
        heads = "".join(f'<th scope="col">{escape(head)}</th>' for head in self.heads)
        rows = "".join(
            f'<tr><th scope="row">{escape(row[0])}</th>'
            + "".join(f"<td>{escape(cell)}</td>" for cell in row[1:])
            + "</tr>"
            for row in self.rows
        )
        table = f"<thead><tr>{heads}</tr></thead><tbody>{rows}</tbody>"
        return f'<div class="scroll"><table class="plain">{table}</table></div>'


def around(rows: Sequence[Row], reference: float, least: float, floor: float = -inf) -> tuple[float, float]:
    """An axis with the reference in its middle that shows every interval; it ends at the floor if there is one."""
    reach = max([least, *(abs(end - reference) for row in rows for mark in row.marks for end in (mark.low, mark.high))])
    return max(floor, reference - reach * 1.06), reference + reach * 1.06


def intervals(rows: Sequence[Row], axis: Axis, heads: Sequence[str], verdicts: dict[Light, str], reference: str) -> str:
    """Rows of dots with their intervals beside a line to compare with; itself a table that can be read out."""
    middle = axis.at(axis.reference)
    ticks = f'<span style="left:0">{escape(axis.say(axis.low))}</span>'
    ticks += f'<span class="mid" style="left:{middle:.2f}%">{escape(reference)}</span>'
    ticks += f'<span class="end" style="left:100%">{escape(axis.say(axis.high))}</span>'
    head = f'<th scope="col">{escape(heads[0])}</th><th class="axis" aria-hidden="true"><div>{ticks}</div></th>'
    head += "".join(f'<th scope="col">{escape(name)}</th>' for name in heads[1:])
    body = "".join(_row(row, axis, heads[1:], verdicts) for row in rows)
    small = "" if len(heads) > 3 else " small"
    return f'<table class="forest{small}"><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>'


def _row(row: Row, axis: Axis, heads: Sequence[str], verdicts: dict[Light, str]) -> str:
    middle, left, right = (
        axis.at(axis.reference),
        axis.at(axis.reference - axis.zone),
        axis.at(axis.reference + axis.zone),
    )
    lane = f'<i class="zone" style="left:{left:.2f}%;width:{right - left:.2f}%"></i>' if axis.zone else ""
    lane += f'<i class="ref" style="left:{middle:.2f}%"></i>'
    for number, mark in enumerate(row.marks):
        low, high, kind = axis.at(mark.low), axis.at(mark.high), KINDS[number]
        tone = row.light if row.light and len(row.marks) == 1 else ""
        lane += f'<i class="span {kind} {tone}" style="left:{low:.2f}%;width:{high - low:.2f}%"></i>'
        lane += f'<b class="dot {kind} {tone}" style="left:{axis.at(mark.value):.2f}%"></b>'
    pair = " pair" if len(row.marks) > 1 else ""
    cells = "".join(
        f'<td data-head="{escape(head)}">{escape(cell)}</td>' for head, cell in zip(heads, row.cells, strict=False)
    )
    if row.light is not None:
        cells += f"<td>{lamp(row.light, verdicts[row.light])}</td>"
    label = f'<th scope="row">{escape(row.label)}</th>'
    return f'<tr>{label}<td class="lane{pair}" aria-hidden="true"><div>{lane}</div></td>{cells}</tr>'


def lamp(light: Light, words: str) -> str:
    """A verdict: shape, colour and words."""
    return f'<span class="lamp {light}"><span aria-hidden="true">{SIGNS[light]}</span> {escape(words)}</span>'


def curves(
    series: Sequence[Series],
    top: float,
    ticks: Sequence[tuple[float, str]],
    across: Sequence[str],
    alternative: str,
    bottom: float = 0.0,
    lines: Sequence[float] = (),
) -> str:
    """Curves over the course of the race; `ticks` are (value, words) at the left, `across` words below."""
    steps = max(len(part.values) for part in series) - 1

    def point(step: int, value: float) -> str:
        y = 100 - 100 * (min(top, max(bottom, value)) - bottom) / (top - bottom)
        return f"{100 * step / steps:.2f},{y:.2f}"

    drawn = ""
    for value, _ in ticks:
        y = point(0, value).split(",")[1]
        drawn += f'<line class="grid" x1="0" x2="100" y1="{y}" y2="{y}"/>'
    for value in lines:
        y = point(0, value).split(",")[1]
        drawn += f'<line class="fair" x1="0" x2="100" y1="{y}" y2="{y}"/>'
    for part in series:
        if part.band is not None:
            edge = [point(k, value) for k, value in enumerate(part.band[0])]
            back = [point(k, value) for k, value in enumerate(part.band[1])]
            drawn += f'<polygon class="band {part.style}" points="{" ".join([*edge, *reversed(back)])}"/>'
    for part in series:
        points = " ".join(point(k, value) for k, value in enumerate(part.values))
        drawn += f'<polyline class="curve {part.style}" points="{points}"/>'
    left = "".join(
        f'<span style="top:{point(0, value).split(",")[1]}%">{escape(words)}</span>' for value, words in ticks
    )
    below = "".join(
        f'<span style="left:{100 * k / (len(across) - 1):.2f}%">{escape(words)}</span>'
        for k, words in enumerate(across)
    )
    keys = "".join(
        f'<li><svg viewBox="0 0 30 8" aria-hidden="true"><polyline class="curve {part.style}" points="1,4 29,4"/></svg>'
        f"{escape(part.label)}</li>"
        for part in series
    )
    key = f'<ul class="key">{keys}</ul>' if len(series) > 1 else ""
    return (
        f'<div class="chart" role="img" aria-label="{escape(alternative)}"><div class="left">{left}</div>'
        f'<svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">{drawn}</svg>'
        f'<div class="below">{below}</div></div>{key}'
    )


def bars(counts: Sequence[dict[int, int]], say: Callable[[float], str], alternative: str, scale: float = 1.0) -> str:
    """How often each number came, for one or two rule sets; many numbers are put together in classes."""
    low, high = min(min(part) for part in counts), max(_far(part) for part in counts)
    width = max(1, -(-(high - low + 1) // _MOST_BARS))
    classes = range(low, high + 1, width)
    shares = [
        [
            sum(
                times
                for value, times in part.items()
                if first <= value < first + width or (value > high and first == classes[-1])
            )
            / sum(part.values())
            for first in classes
        ]
        for part in counts
    ]
    top = max(max(part) for part in shares) or 1.0
    drawn = "".join(
        '<div class="bar">'
        + "".join(
            f'<i class="{KINDS[which]}" style="height:{100 * part[k] / top:.2f}%"></i>'
            for which, part in enumerate(shares)
        )
        + "</div>"
        for k in range(len(classes))
    )
    ends = [classes[0], classes[len(classes) // 2], classes[-1]]
    below = "".join(f"<span>{escape(say(end * scale))}</span>" for end in ends)
    return (
        f'<div class="bars" role="img" aria-label="{escape(alternative)}"><div class="field">{drawn}</div>'
        f'<div class="ends">{below}</div></div>'
    )


def _far(counts: dict[int, int]) -> int:
    """The value that all but one in two hundred stay within: a few long races would squeeze all others."""
    wanted, passed = 0.995 * sum(counts.values()), 0
    for value, times in sorted(counts.items()):
        passed += times
        if passed >= wanted:
            return value
    return max(counts)


def details(summary: str, inside: str) -> str:
    """Something folded away."""
    return f"<details><summary>{escape(summary)}</summary>{inside}</details>"
