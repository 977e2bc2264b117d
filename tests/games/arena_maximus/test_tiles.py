"""What the tiles do (ledger 3.7)."""

from __future__ import annotations

from typing import Any

import pytest

from games.arena_maximus.positions import Table, chariot
from ledger import rule


@rule("AM-431")
def test_an_empty_tile_does_nothing() -> None:
    table = Table(chariot("elf", 5, pool=1, hand="R-F M"), chariot("orc", 20)).drive("elf")
    assert (table["elf"].progress, table["elf"].damage, table["elf"].hand_size, table.asked) == (6, 0, 2, "orc")


def at_stable(**more: Any) -> Table:
    return Table(chariot("elf", 5, pool=2, hand="W-F R-F", damage=3), chariot("orc", 20), tiles={6: "S"}, **more).drive(
        "elf"
    )


@rule("AM-432")
def test_stopping_at_a_stable() -> None:
    table = at_stable()
    assert table.question == "stable"
    table.play("yes")
    assert table.options == "done W-F R-F"
    table.play("W-F R-F +M +M +M +M +M +M +M")
    elf = table["elf"]
    assert (elf.progress, elf.damage, elf.pool, elf.hand_size, table.asked) == (6, 0, "", 7, "orc")
    assert sum(table.race.discards) == 4


@rule("AM-432")
def test_a_stable_may_be_passed_and_there_is_no_attack_after_a_stop() -> None:
    assert at_stable().play("done")["elf"].progress == 7
    table = Table(
        chariot("elf", 5, pool=2, hand="W-F"), chariot("orc", 6, hand="", seq=9), chariot("dwarf", 20), tiles={6: "S"}
    ).drive("elf")
    table.play("yes done")
    assert table.told("attacked") == []
    assert table.active != "elf"


@rule("AM-433")
def test_the_stable_is_offered_on_entering_only_and_without_damage_too() -> None:
    table = Table(chariot("elf", 5, pool=1, hand=""), chariot("orc", 20), tiles={6: "S"}).drive("elf")
    assert table.question == "stable"
    table = Table(chariot("elf", 6, hand=7, damage=2), chariot("orc", 20), tiles={6: "S"}).turn("elf")
    assert table.play("done done").asked == "orc"


@rule("AM-434")
@pytest.mark.parametrize(("answer", "damage"), [("done", 2), ("R-F done", 1), ("R-F R-G", 0)])
def test_rocks_cost_a_damage_for_each_rein_short(answer: str, damage: int) -> None:
    table = Table(chariot("orc", 5, pool=1, hand="R-F R-G R-L"), chariot("elf", 20), tiles={6: "R2"}).drive("orc")
    assert table.play(answer)["orc"].damage == damage


@rule("AM-435")
@pytest.mark.parametrize(("speed", "damage"), [(1, 3), (3, 1), (4, 0), (5, 0)])
def test_a_jump_compares_with_the_speed_of_the_turn(speed: int, damage: int) -> None:
    table = Table(chariot("orc", 5, pool=speed, hand="M"), chariot("elf", 20), tiles={6: "J4"}).drive("orc")
    assert table["orc"].damage == damage
    assert table["orc"].hand == "M"


@rule("AM-435", "AM-341")
def test_a_jump_late_in_the_move_still_counts_the_whole_speed() -> None:
    table = Table(chariot("orc", 5, pool=3, hand=""), chariot("elf", 20), tiles={8: "J3"}).drive("orc")
    assert table["orc"].damage == 0


@rule("AM-436")
@pytest.mark.parametrize(("answer", "damage"), [("done", 2), ("W-L done", 1), ("W-L R-T", 0), ("R-T M", 0)])
def test_a_hazard_costs_a_damage_for_each_symbol_not_paid(answer: str, damage: int) -> None:
    table = Table(chariot("orc", 6, pool=1, hand="W-L R-T M"), chariot("elf", 20), tiles={7: "HLT"}).drive("orc")
    assert table.play(answer)["orc"].damage == damage


@rule("AM-436")
def test_the_own_colour_is_free() -> None:
    table = Table(chariot("dwarf", 6, pool=1, hand="R-T"), chariot("elf", 20), tiles={7: "HT", 8: "E"}).drive("dwarf")
    assert (table["dwarf"].damage, table["dwarf"].hand) == (0, "R-T")


@rule("AM-437")
def test_a_card_pays_one_symbol_and_a_symbol_twice_is_paid_twice() -> None:
    tiles: dict[str, object] = {
        "straight": {"E": 13},
        "curved": {"E": 17, "HLL": 1},
    }
    table = Table(
        chariot("orc", 6, pool=1, hand="W-L W-L R-L R-T"), chariot("elf", 20), tiles={7: "HLL"}, tile_file=tiles
    ).drive("orc")
    assert table.options == "done W-L R-L"
    table.play("W-L R-L")
    assert (table["orc"].damage, table["orc"].hand) == (0, "W-L R-T")
    free = Table(chariot("elf", 6, pool=1, hand=""), tiles={7: "HLL"}, tile_file=tiles).drive("elf")
    assert free["elf"].damage == 0


@rule("AM-438")
def test_standing_on_the_line_at_the_start_does_nothing() -> None:
    table = Table(chariot("elf", 0, hand=7), chariot("orc", 0)).turn("elf").play("done done")
    assert (table["elf"].damage, table["elf"].progress) == (0, 0)


@rule("AM-439", "AM-501")
def test_the_damage_of_a_tile_comes_in_one_piece() -> None:
    table = Table(chariot("elf", 5, pool=1, hand="", damage=2), chariot("orc", 20), tiles={6: "R3"}).drive("elf")
    assert [told["damage"] for told in table.told("hurt")] == [3]
    assert table["elf"].state == "DOWN1"
