"""Terrain alteration (AM-821)."""

from __future__ import annotations

import pytest

from games.arena_maximus.meetings import caster
from games.arena_maximus.positions import chariot
from ledger import rule


@rule("AM-821", "AM-824")
def test_terrain_swaps_face_up_free_tiles_within_three() -> None:
    tiles = {5: "R1", 6: "R2", 7: "J2", 9: "J3", 10: "HFL", 11: "R3"}
    table = caster("M R-T R-F", chariot("dwarf", 10, hand="R-F"), place=8, tiles=tiles, front=10).play("terrain")
    assert table.options == "6/7 6/9 7/9"
    front = int(table.race.front)
    table.play("6/9")
    assert (table.tile(6), table.tile(9), int(table.race.front)) == ("J3", "R2", front)


@rule("AM-822")
@pytest.mark.parametrize("same", [True, False])
def test_shapes_and_faces_of_swapped_tiles(same: bool) -> None:
    table = caster(
        "M R-T R-F", chariot("dwarf", 20, hand="R-F"), place=4, tiles={3: "R1", 6: "J2"}, swap_same_shape=same
    ).play("terrain")
    offered = table.options.split()
    assert "0/3" not in offered
    assert "1/2" not in offered
    assert ("3/6" in offered) == (not same)
    assert "3/5" in offered


@rule("AM-823", "AM-504")
@pytest.mark.parametrize(("state", "free"), [("ON", False), ("DOWN1", False), ("OUT", True)])
def test_a_tile_is_occupied_by_whoever_has_his_place_there(state: str, free: bool) -> None:
    table = caster(
        "M R-T R-F",
        chariot("dwarf", 9, hand="", state=state),
        chariot("elf", 25, hand=""),
        tiles={9: "R1", 10: "J2"},
    ).play("terrain")
    assert any("9" in pair.split("/") for pair in table.options.split()) == free


@rule("AM-824")
def test_terrain_reaches_across_the_line() -> None:
    table = caster("M R-T R-F", chariot("dwarf", 20, hand="R-F"), place=30, tiles={31: "R1", 1: "J2"}, front=31).play(
        "terrain"
    )
    assert (table.tile(31), table.tile(1)) == ("J2", "R1")
