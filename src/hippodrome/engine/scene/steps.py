"""What happens, as it is seen: the vocabulary of animation, of previews and of the trace alike."""

from __future__ import annotations

from typing import Literal

from hippodrome.engine.frozen import dataclass
from hippodrome.engine.scene.text import NOTHING, Text


@dataclass(frozen=True, slots=True)
class Move:
    """A piece goes from cell to cell; `path` begins where it stands."""

    piece: str
    path: tuple[str, ...]
    manner: Literal["drive", "back", "jump", "push", "place"] = "drive"
    form: Literal["move"] = "move"


@dataclass(frozen=True, slots=True)
class Pill:
    """A short word at something: what is lost (danger), won (good), or follows (plain)."""

    at: str
    text: Text
    tone: Literal["danger", "good", "plain"] = "plain"
    icon: str = ""
    form: Literal["pill"] = "pill"


@dataclass(frozen=True, slots=True)
class Change:
    """A figure of a racer's panel changes.

    `cause` is what does it, a word of the game's: worded `cause-CAUSE`, drawn where it happens by the art of the same
    name if there is one. `crash` is drawn as a burst.
    """

    racer: str
    figure: str
    by: int
    cause: str = ""
    form: Literal["change"] = "change"


@dataclass(frozen=True, slots=True)
class Roll:
    """A die is rolled or turned to a face.

    `die` is a die of the tray, or a piece: a die thrown for that racer alone, shown beside it (a fight).
    """

    die: str
    pips: int = 0
    art: str = ""
    form: Literal["roll"] = "roll"


@dataclass(frozen=True, slots=True)
class Pass:
    """A card or token goes from one place to another (a pile, a hand's panel, a cell)."""

    origin: str
    target: str
    art: str = ""
    title: Text = NOTHING
    form: Literal["pass"] = "pass"


@dataclass(frozen=True, slots=True)
class Flash:
    """Something draws the eye: a hit, a turned tile, a wreck."""

    at: str
    manner: Literal["hit", "wreck", "turn", "gain", "line"] = "hit"
    form: Literal["flash"] = "flash"


Step = Move | Pill | Change | Roll | Pass | Flash
"""What an event looks like: the vocabulary of animation, of previews and of the trace alike."""


def named_by(step: Step) -> tuple[str, ...]:
    """The ids a step mentions."""
    if isinstance(step, Move):
        return (step.piece, *step.path)
    if isinstance(step, Change):
        return (step.racer,)
    if isinstance(step, Roll):
        return (step.die,)
    if isinstance(step, Pass):
        return (step.origin, step.target)
    return (step.at,)
