"""The whole scene of a moment: the game's own, with the question, its answers and what happened last."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from hippodrome.engine.choices import Choice
from hippodrome.engine.events import Event
from hippodrome.engine.game import Game, Window
from hippodrome.engine.preview import preview
from hippodrome.engine.scene import Offer, Question, Scene, Step, Text
from hippodrome.engine.state import NOBODY, Observation

AWAITED = "answers"
"""The question as others see it at a window: whether anybody is asked is not told."""
CHOOSING = "choosing"
"""The same in the mover's own turn."""


def compose(game: Game, seen: Observation, told: Iterable[Event] = (), window: Window | None = None) -> Scene:
    """What a seat sees now; `told` are the events of the last move, for the trace, `window` one where it is not told
    whether anybody is asked.
    """
    still = game.scene(seen)
    return replace(still, **asked(game, seen, still, window), trace=steps(game, seen, told))


def asked(game: Game, seen: Observation, still: Scene, window: Window | None = None) -> dict[str, Any]:
    """What a scene says to one seat: the question, its answers, and why others are not on offer."""
    known = seen.known
    question = None
    active = next((piece.id for piece in still.pieces if piece.state == "active"), "")
    if window is not None:
        question = Question(CHOOSING, int(known.seat), piece=active) if window.own else Question(AWAITED, NOBODY)
    elif not known.over:
        prompt = game.prompt(known)
        question = Question(prompt.key, int(known.seat), prompt.args, prompt.rule, prompt.piece or active, prompt.aim)
    offers = tuple(offer(game, seen, game.choice(known, action)) for action in seen.choices())
    reasons = game.reasons(seen) if offers else ()
    return {"seat": int(seen.seat), "question": question, "offers": offers, "reasons": reasons}


def offer(game: Game, seen: Observation, choice: Choice) -> Offer:
    """A choice with everything a player should see before making it."""
    key = f"choice-{choice.key}"
    return Offer(
        choice.action,
        Text(key, choice.args),
        Text(f"{key}.why", choice.args),
        choice.price,
        choice.price_tone,
        choice.targets,
        steps(game, seen, preview(game, seen, choice.action)),
    )


def steps(game: Game, seen: Observation, events: Iterable[Event]) -> tuple[Step, ...]:
    """What events look like to a seat."""
    seat = int(seen.seat)
    return tuple(step for event in events for step in game.show(seen.known, event.seen(seat)))
