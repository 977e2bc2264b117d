"""The spell before a step (AM-851)."""

from __future__ import annotations

from games.arena_maximus.meetings import caster, mover
from games.arena_maximus.positions import chariot
from ledger import rule


@rule("AM-802")
def test_teleport_comes_beside_the_spell_of_phase_1_but_only_once() -> None:
    table = caster("M M R-G R-S M M", pool=1)
    assert "teleport" not in table.options
    table.play("haste R-G | done | done +R-L +R-L")
    assert table.question == "teleport"
    table.play("R-S")
    assert table["orc"].progress == 8 + 4 + 1
    assert table["orc"].hand == "R-L R-L M M"


@rule("AM-806")
def test_no_teleport_beyond_the_line() -> None:
    table = mover("M M", place=30, pool=4).play("done")
    assert (table["orc"].progress, table.question) == (31, "teleport")
    table.play("done")
    assert (table["orc"].progress, table["orc"].hand) == (34, "M M")


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
