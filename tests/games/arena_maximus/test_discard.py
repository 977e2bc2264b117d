"""Phase 3: unwanted cards (AM-321)."""

from __future__ import annotations

import pytest

from games.arena_maximus.positions import Table, chariot
from ledger import rule


@rule("AM-321")
@pytest.mark.parametrize(("name", "driver"), [("dwarf", 1), ("elf", 2), ("undead", 3)])
def test_driver_caps_the_discards(name: str, driver: int) -> None:
    table = Table(chariot(name, 5, hand="W-F R-F R-F R-F R-F R-F M"), chariot("human", 20)).turn(name)
    table.play("done")
    assert table.options == "done W-F R-F M"
    table.play(" ".join(["R-F"] * driver) + " +R-T" * driver)
    assert table[name].hand_size == 7
    assert table.asked == "human"
