"""What a plan is: a row of a seat's own choices with everything that is certain about it.

Apart from `plans.py`, which finds them: that is compiled, and the schema of the wire is read from these fields.
"""

from __future__ import annotations

from typing import Literal

from hippodrome.engine.frozen import dataclass
from hippodrome.engine.scene import NOTHING, Step, Text

Stop = Literal["chance", "seat", "turn", "over", "rest", "open"]


@dataclass(frozen=True, slots=True)
class Toll:
    """What a racer pays or gains on the way: a figure of its panel, where and by what it changes."""

    at: str
    piece: str
    figure: str
    by: int
    cause: str = ""


@dataclass(frozen=True, slots=True)
class Answer:
    """A choice of a plan in words: the question it answers and what it points at. Steps of a way have none."""

    question: str
    action: int
    text: Text
    targets: tuple[str, ...] = ()
    extra: bool = False
    """One thing of several was picked; the question could have been left without it."""


@dataclass(frozen=True, slots=True)
class Ahead:
    """What lies on the way that a plan sets out for but does not yet go, and how one is prepared for it."""

    at: str
    text: Text = NOTHING
    """Nothing, where there is nothing to say of it; `KEY.short` is said on the board."""
    tone: Literal["good", "danger", "plain"] = "plain"


@dataclass(frozen=True, slots=True)
class Plan:
    """A row of choices with what is certain about it. `steps` are its ways, each as one, and the words on them."""

    choices: tuple[int, ...]
    answers: tuple[Answer, ...]
    steps: tuple[Step, ...]
    piece: str
    """The racer it is about."""
    end: str
    """The space where that racer stands then; empty if it is on none."""
    tolls: tuple[Toll, ...]
    wrecked: tuple[str, ...]
    """The pieces that leave the race or lie down on the way."""
    place: int
    """The seat's place in the race after it."""
    passed: tuple[int, ...]
    """The seats that were ahead and are no longer."""
    stop: Stop
    """Why it ends: `open` means that there is more to choose first."""
    act: Text = NOTHING
    """What it does, for the button that does it: as the game says (`Game.act`), else its last answer."""
    ahead: tuple[Ahead, ...] = ()
    """The spaces it sets out for, in order, as the game says (`Game.ahead`)."""
