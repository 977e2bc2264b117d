"""Village Bot keeps the rules of every game, sees no hidden card, and chooses the same on the same luck."""

from __future__ import annotations

import pytest
from village_bot import VillageBot

import hippodrome
from hippodrome.testing.bots import check_bot


@pytest.mark.parametrize("game", hippodrome.names())
def test_it_races(game: str) -> None:
    check_bot(VillageBot(hippodrome.game(game), ""), hippodrome.game(game), races=2)
