"""What a player went on to find, counted for the choices that led there.

Playing on by the rule of thumb undervalues the first step of a plan. Where a seat chooses again at once, nothing
thrown and nobody else asked in between, whatever was found for its next choice could be reached from this one: the
choice was worth as much, and a plan that went wrong is charged to the choice that left it.
"""

from __future__ import annotations

from dataclasses import replace

from hippodrome.study.analysis import Odds
from hippodrome.study.course import Course
from hippodrome.study.findings import Finding


def with_hindsight(course: Course, findings: list[Finding]) -> list[Finding]:
    """The findings of all decisions, each choice credited with the best found right after it."""
    credited = list(findings)
    for at in reversed(range(len(findings) - 1)):
        if in_one_breath(course, at):
            reached = max(credited[at + 1].options, key=lambda option: option.win)
            credited[at] = credit(credited[at], course.plies[at].choice, reached)
    return credited


def in_one_breath(course: Course, at: int) -> bool:
    """Does the seat of a decision make the next one too, with no throw and no move of another in between?"""
    now, then = course.plies[at], course.plies[at + 1]
    return then.seat == now.seat and not now.throws and all(
        seat == now.seat or before == after
        for seat, (before, after) in enumerate(zip(now.calendar.turns, then.calendar.turns, strict=True))
    )  # fmt: skip


def credit(finding: Finding, choice: int, reached: Odds) -> Finding:
    """A finding whose chosen choice is worth at least what it led to."""
    chosen = next(option for option in finding.options if option.choice == choice)
    gain = reached.win - chosen.win
    if gain <= 0:
        return finding
    options = [replace(reached, choice=choice) if option is chosen else option for option in finding.options]
    lost = finding.lost - gain
    best = finding.best if lost > 0 else choice
    return replace(finding, best=best, lost=max(0.0, lost), options=options)
