"""The optional spells (ledger 4)."""

from __future__ import annotations

from typing import Any

import pytest

from games.arena_maximus.positions import Chariot, Table, chariot
from ledger import rule


def caster(hand: str, *others: Chariot, place: int = 8, pool: int = 1, damage: int = 0, **options: Any) -> Table:
    """The orc's turn begins; the dwarf is far away unless others are named."""
    rest = others or (chariot("dwarf", 20, hand="R-F R-F R-F R-F R-F R-F R-F"),)
    orc = chariot("orc", place, pool=pool, hand=hand, damage=damage)
    return Table(orc, *rest, spells=True, **options).turn("orc")


def mover(hand: str, *others: Chariot, place: int = 8, pool: int = 2, **options: Any) -> Table:
    """The orc begins its movement."""
    rest = others or (chariot("dwarf", 20, hand="R-F R-F R-F R-F R-F R-F R-F"),)
    return Table(chariot("orc", place, pool=pool, hand=hand), *rest, spells=True, **options).drive("orc")


@rule("AM-801", "AM-301")
def test_one_spell_before_the_speed() -> None:
    table = caster("M M M M R-G R-G")
    assert table.question == "spell"
    table.play("haste M")
    assert table.question == "speed"


@rule("AM-801")
def test_without_the_variant_there_are_no_spells() -> None:
    table = Table(chariot("orc", 8, pool=1, hand="M M R-F R-G R-L R-S"), chariot("dwarf", 9)).turn("orc")
    assert table.question == "speed"


@rule("AM-802")
def test_teleport_comes_beside_the_spell_of_phase_1_but_only_once() -> None:
    table = caster("M M R-G R-S M M", pool=1)
    assert "teleport" not in table.options
    table.play("haste R-G | done | done +R-L +R-L")
    assert table.question == "teleport"
    table.play("R-S")
    assert table["orc"].progress == 8 + 4 + 1
    assert table["orc"].hand == "R-L R-L M M"


@rule("AM-803")
@pytest.mark.parametrize(
    ("hand", "spells"),
    [
        ("M W-G R-T", "done haste"), ("M R-G R-T", "done haste"), ("M M R-T", "done haste"),
        ("M R-F R-T", ""), ("R-G W-G R-T", ""),
    ],
)  # fmt: skip
def test_a_spell_costs_magic_and_its_symbol_or_two_magic(hand: str, spells: str) -> None:
    table = caster(hand, tiles={7: "E"})
    assert (table.options if table.question == "spell" else "") == spells


@rule("AM-803")
def test_the_caster_chooses_what_to_pay_with() -> None:
    table = caster("M M W-G R-G").play("haste")
    assert (table.question, table.options) == ("payment", "W-G R-G M")
    table.play("W-G")
    assert table.discards == "W-G M"


@rule("AM-804")
def test_targets_and_payment_then_counter_spells_then_the_effect() -> None:
    table = caster(
        "M R-T R-F R-F R-F R-F",
        chariot("dwarf", 25, hand="M M"),
        tiles={9: "R1", 10: "E"},
    )
    table.play("terrain 9/10")
    assert (table.question, table.asked, table.discards) == ("counter_spell", "dwarf", "R-T M")
    assert table.tile(9) == "R1"
    table.play("done")
    assert (table.tile(9), table.tile(10)) == ("E", "R1")


@rule("AM-805")
def test_refill_turns_have_no_spells_but_return_turns_have() -> None:
    refill = Table(chariot("orc", 8, hand="M M R-G", state="DOWN1"), chariot("dwarf", 20), spells=True)
    assert refill.turn("orc", "+M +M +M +M").asked == "dwarf"
    back = Table(chariot("orc", 8, hand="M M R-G R-G R-G R-G R-G", state="DOWN2"), chariot("dwarf", 20), spells=True)
    assert back.turn("orc").question == "spell"


@rule("AM-806")
def test_no_teleport_beyond_the_line() -> None:
    table = mover("M M", place=30, pool=4).play("done")
    assert (table["orc"].progress, table.question) == (31, "teleport")
    table.play("done")
    assert (table["orc"].progress, table["orc"].hand) == (34, "M M")


COUNTERERS = (
    chariot("dwarf", 20, hand="M M", state="DOWN2"),
    chariot("elf", 21, hand="M"),
    chariot("human", 22, hand="M M"),
)


@rule("AM-811")
def test_opponents_with_two_magic_are_asked_clockwise() -> None:
    table = Table(
        chariot("elf", 20, hand="M M"),
        chariot("orc", 8, pool=1, hand="M R-G"),
        chariot("dwarf", 21, hand="M M", state="DOWN1"),
        chariot("human", 22, hand="M"),
        chariot("undead", 32, hand="M M", state="DONE"),
        spells=True,
        kingmaker_rule=False,
    ).turn("orc")
    table.play("haste")
    assert (table.asked, table.question) == ("dwarf", "counter_spell")
    table.play("done")
    assert table.asked == "elf"
    table.play("done")
    assert (table.asked, table.question, int(table.race.hasted)) == ("orc", "speed", 1)


@rule("AM-811", "AM-812")
def test_the_first_counter_closes_the_window_and_the_spell_is_used_up() -> None:
    table = caster("M M M M R-G", *COUNTERERS).play("haste M | yes")
    assert (table.question, table.asked) == ("speed", "orc")
    assert table.race.hasted == 0
    assert table["dwarf"].hand == ""
    assert table["human"].hand == "M M"
    assert table.discards == "M M M M"


@rule("AM-813")
def test_a_counter_spell_is_two_magic_cards_and_final() -> None:
    table = caster("M M M M", chariot("dwarf", 20, hand="M W-G R-G"), chariot("elf", 21, hand="M M M M"))
    table.play("haste")
    assert (table.asked, table.options) == ("elf", "done yes")
    table.play("yes")
    assert table.question == "speed"
    assert table["elf"].hand == "M M"


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


@rule("AM-831")
def test_haste_adds_three_to_movement_and_jumps_but_not_to_the_pool() -> None:
    table = caster("M R-G R-F R-F R-F R-F", place=2, tiles={3: "J4"}).play("haste | done | done +R-L +R-L")
    assert (table["orc"].progress, table["orc"].damage, table["orc"].speed) == (6, 0, 1)
    assert table["orc"].hand_size == 6


@rule("AM-832")
def test_haste_alone_is_speed_three() -> None:
    table = caster("M R-G R-F R-F R-F R-F R-F", place=2, pool=0).play("haste | done | done +R-L +R-L")
    assert table["orc"].progress == 5


@rule("AM-841")
def test_fireball_hits_all_within_three_tiles_own_tile_included() -> None:
    table = caster(
        "M R-F",
        chariot("dwarf", 2, hand=""),
        chariot("elf", 30, hand=""),
        chariot("human", 5, hand=""),
        chariot("undead", 6, hand=""),
        place=2,
    ).play("fireball")
    assert [table[name].damage for name in ("orc", "dwarf", "elf", "human", "undead")] == [0, 1, 0, 1, 0]


@rule("AM-842")
def test_no_fireball_without_a_target() -> None:
    near = caster("M R-F R-T", chariot("dwarf", 11, hand="R-F"))
    assert near.options == "done fireball"
    far = caster("M R-F R-T", chariot("dwarf", 12, hand="R-F"))
    assert far.question == "speed"


@rule("AM-845")
@pytest.mark.parametrize(("damage", "left"), [(1, 0), (3, 0), (5, 2)])
def test_healing_removes_up_to_three(damage: int, left: int) -> None:
    table = caster("M W-L R-F", damage=damage).play("healing")
    assert table["orc"].damage == left
    assert caster("M W-L R-F").question == "speed"


@rule("AM-851", "AM-852")
def test_teleport_ignores_the_next_tile_for_one_point_of_movement() -> None:
    table = mover("M R-S", chariot("dwarf", 9, hand="R-F R-F"), tiles={9: "R3"}, pool=1).play("R-S")
    assert (table["orc"].progress, table["orc"].damage) == (10, 0)
    assert table["dwarf"].hand_size == 2


@rule("AM-852")
def test_teleport_may_cost_two_points() -> None:
    table = mover("M R-S R-S", pool=3, teleport_skip_costs_move=True).play("R-S")
    assert table["orc"].progress == 11
    last = mover("M R-S", pool=1, teleport_skip_costs_move=True)
    assert last["orc"].progress == 9


@rule("AM-853")
def test_the_tile_reached_is_resolved() -> None:
    table = mover("M R-S", chariot("dwarf", 10, hand="R-F"), tiles={10: "R1"}, pool=1).play("R-S")
    assert (table.asked, table.question) == ("dwarf", "block")
    table.play("done")
    assert table["orc"].damage == 1
    back = mover("M R-S", chariot("dwarf", 10, hand="R-F"), pool=1).play("R-S | R-F")
    assert back["orc"].progress == 8


@rule("AM-427", "AM-853")
def test_nobody_blocks_on_the_tile_skipped() -> None:
    table = mover("M R-S", chariot("dwarf", 9, hand="R-F"), pool=1).play("R-S")
    assert table["orc"].progress == 10


@rule("AM-854")
def test_teleport_over_the_last_face_up_tile_reveals() -> None:
    table = mover("M R-S", chariot("dwarf", 3, hand=7), front=9, pool=1).play("R-S +E +E +E")
    assert (table["orc"].progress, int(table.race.front)) == (10, 12)


@rule("AM-855")
def test_teleport_over_the_line_counts_as_crossing() -> None:
    table = mover("M R-S", place=31, pool=2).play("R-S")
    assert (table["orc"].progress, table["orc"].state) == (34, "DONE")


@rule("AM-856", "AM-812")
def test_a_countered_teleport_is_an_ordinary_step() -> None:
    table = mover("M M R-S R-S", chariot("dwarf", 25, hand="M M"), pool=2).play("R-S | yes")
    assert table["orc"].progress == 10
    assert table["orc"].hand == "R-S M"
