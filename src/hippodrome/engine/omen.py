"""What is worth telling before chance speaks: what a game declares, and what was found.

Apart from `foresight.py`, which finds it: that is compiled, and the schema of the wire is read from these fields.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

WRECK = "wreck"
"""Whatever is chosen afterwards, the racer leaves the race or lies down."""
HARM = "harm"
"""Whatever is chosen afterwards, it costs the racer something."""
LEAD = "lead"
"""It can be first then, which it is not."""
PASS = "pass"
"""It can be further ahead then, but not first."""


@dataclass(frozen=True, slots=True)
class Omen:
    """An event that people would like to know the chance of: `omen-KEY` with its `share`.

    Wrecks, losses and places are found without being declared.
    """

    key: str
    event: str
    whose: Literal["own", "other"] = "own"
    """Of whom it must be told: the first racer that the event names is the chooser's own one, or another."""


@dataclass(frozen=True, slots=True)
class Likelihood:
    """An omen, and in which share of all outcomes it comes true: in `share` surely, in no more than `most`."""

    omen: str
    share: float
    most: float


@dataclass(frozen=True, slots=True)
class Reached:
    """A space, and in which share of all outcomes the racer stands there or can choose to."""

    space: str
    share: float


@dataclass(frozen=True, slots=True)
class Foresight:
    """What can be known about a row of choices that asks chance."""

    omens: tuple[Likelihood, ...] = ()
    """Those that can come true: of the game's first, as it declares them."""
    spaces: tuple[Reached, ...] = ()
    """The likeliest first; none if it stays where it is, or if there is too much to look at."""
    known: float = 1.0
    """The share of all outcomes that could be followed up to the next question or turn; of the others only what had
    happened before is counted, and what may follow makes the difference between an omen's `share` and its `most`."""
