"""What a plan does, in the few words of its button."""

from __future__ import annotations

from hippodrome.engine.plan import Plan
from hippodrome.engine.scene import Move, Step, Text, word
from hippodrome.games.chariot_race.rules.race import ChariotRace

_STANDING = ("choice-keep", "choice-accept", "choice-signs", "choice-set")
"""The last word before a drive: without one, the chariot stands still."""
_ATTACKS = ("choice-javelin", "choice-caltrop")


def act(race: ChariotRace, plan: Plan) -> Text | None:
    """Whom it attacks, else how far it drives, else what its last answer does."""
    attacks = [answer.text for answer in plan.answers if answer.text.key in _ATTACKS]
    if len(attacks) > 1:
        return Text("act-attacks", {"count": len(attacks)})
    driven = sum(_driven(plan, step) for step in plan.steps)
    if driven and not attacks:
        return Text("act-drive", {"count": driven})
    if not plan.answers:
        return None
    last = attacks[0] if attacks else plan.answers[-1].text
    if last.key in _STANDING and plan.stop in ("turn", "rest", "seat", "over"):
        return word("act-stand")
    return Text(f"act-{last.key.removeprefix('choice-')}", last.args)


def _driven(plan: Plan, step: Step) -> int:
    """The cells of a step that is a drive of the plan's own chariot."""
    if isinstance(step, Move) and step.piece == plan.piece and step.manner == "drive":
        return len(step.path) - 1
    return 0
