"""What a plan does, in the few words of its button."""

from __future__ import annotations

from hippodrome.engine.plan import Answer, Plan
from hippodrome.engine.scene import Text, word
from hippodrome.games.arena_maximus.rules.race import ArenaRace

_SPEED = ("speed", "slowing")
_KEEPING = ("choice-discard_no", "choice-stable_discard_no")


def act(race: ArenaRace, plan: Plan) -> Text | None:
    """The speed it sets, or how many cards it lays and what for; else its last answer says it."""
    if not plan.answers:
        return None
    last = plan.answers[-1]
    if last.question in _SPEED:
        return Text("act-speed", {"speed": last.text.args["speed"]})
    if last.text.key in _KEEPING:
        return word("act-keep")
    laid = [answer for answer in plan.answers if answer.extra]
    if laid:
        return _laid(laid)
    return word("act-nothing") if len(plan.answers) > 1 and _declines(plan) else None


def _declines(plan: Plan) -> bool:
    """Is everything it is asked for declined?"""
    return all(answer.text.key.endswith("_no") for answer in plan.answers)


def _laid(laid: list[Answer]) -> Text:
    """The cards of the last set."""
    question = laid[-1].question
    count = sum(1 for answer in laid if answer.question == question)
    return Text(f"act-{question}", {"count": count, "pairs": count // 2})
