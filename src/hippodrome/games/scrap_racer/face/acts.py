"""What a plan does, in the few words of its button."""

from __future__ import annotations

from hippodrome.engine.plan import Plan
from hippodrome.engine.scene import Move, Text
from hippodrome.games.scrap_racer.rules.race import ScrapRace

_THROWS = {"choice-roll": "act-roll", "choice-reroll": "act-reroll"}


def act(race: ScrapRace, plan: Plan) -> Text | None:
    """The throw it ends with, or how far it drives; else its last answer says it."""
    last = plan.answers[-1].text.key if plan.answers else ""
    if last in _THROWS:
        return Text(_THROWS[last])
    ways = [step for step in plan.steps if isinstance(step, Move) and step.piece == plan.piece]
    driven = sum(len(way.path) - 1 for way in ways if way.manner == "drive")
    return Text("act-drive", {"count": driven}) if driven else None
