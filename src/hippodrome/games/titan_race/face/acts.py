"""What a plan does, in the few words of its button."""

from __future__ import annotations

from hippodrome.engine.plan import Plan
from hippodrome.engine.scene import NOTHING, Move, Text, word
from hippodrome.games.titan_race.face.things import cell_of
from hippodrome.games.titan_race.rules.race import TitanRace

_SHORTER = frozenset({
    "blow", "discard", "give_card", "imitate_after", "imitate_before", "perform", "play", "power", "steal",
    "step_aside", "strike_titan", "strike_trap", "take_only", "throw_trap",
})  # fmt: skip
"""Answers that are too long for a button."""


def act(race: TitanRace, plan: Plan) -> Text | None:
    """Where it leads and with which die; of deeds that move nobody the last answer says it."""
    if plan.stop == "over" and plan.place == 1:
        return word("act-win")
    if not plan.end or not any(isinstance(step, Move) and step.piece == plan.piece for step in plan.steps):
        return _deed(plan)
    end = ("cell", cell_of(plan.end))
    taken = next((answer.text for answer in plan.answers if answer.text.key == "choice-take"), None)
    if taken is None:
        return Text("act-go", {"cell": end})
    return Text("act-take", {"face": taken.args["face"], "cell": end})


def _deed(plan: Plan) -> Text | None:
    """The last answer, shorter where it is long."""
    last = plan.answers[-1].text if plan.answers else NOTHING
    key = last.key.removeprefix("choice-")
    return Text(f"act-{key}", last.args) if key in _SHORTER else None
