"""All parts of the suite together."""

from __future__ import annotations

from hippodrome.engine.game import Game
from hippodrome.testing.duplicates import Duplicates
from hippodrome.testing.foresights import Foresights
from hippodrome.testing.lessons import Lessons
from hippodrome.testing.models import Models
from hippodrome.testing.plans import Plans
from hippodrome.testing.players import Players
from hippodrome.testing.positions import Positions
from hippodrome.testing.puzzles import Puzzling
from hippodrome.testing.records import Records
from hippodrome.testing.reports import Reports
from hippodrome.testing.scenes import Scenes
from hippodrome.testing.secrecy import Secrecy
from hippodrome.testing.studies import Studies
from hippodrome.testing.terminal import Terminal
from hippodrome.testing.wording import Wording


class Conformance(
    Positions,
    Records,
    Duplicates,
    Models,
    Secrecy,
    Plans,
    Foresights,
    Wording,
    Lessons,
    Puzzling,
    Scenes,
    Players,
    Studies,
    Reports,
    Terminal,
):
    """Everything that must hold for a game; subclass it with `game`, or call `conformance`."""


def conformance(game: Game, *parts: type) -> type:
    """The suite for one game, as a class for pytest to collect; with `parts`, only those."""
    title = "".join(word.title() for word in game.name.split("_"))
    return type(f"Test{title}", parts or (Conformance,), {"game": game})
