"""The conformance suite that every game passes, ours or anybody's. In a test of the game's own package:

    from hippodrome.testing import conformance
    from village_race import GAME

    TestVillageRace = conformance(GAME)

and `pytest` plays, clones, records, hides, words, draws, teaches, studies and shows races of it. What is relied on is
written in `engine/game.py`. The suite needs the extra `hippodrome[testing]`.
"""

from __future__ import annotations

import pytest

PARTS = (
    "duplicates", "foresights", "lessons", "models", "plans", "players", "positions", "puzzles", "records", "reports",
    "scenes", "secrecy", "studies", "terminal", "wording",
)  # fmt: skip
# Before they are imported, so that what a part finds is told in full.
pytest.register_assert_rewrite(*(f"{__name__}.{part}" for part in PARTS))

from hippodrome.testing.suite import Conformance, conformance  # noqa: E402

__all__ = ["Conformance", "conformance"]
