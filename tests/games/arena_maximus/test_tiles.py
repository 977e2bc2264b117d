"""Entering a tile, turning tiles up, and what the tiles do (ledger 3.4 and 3.7)."""

from __future__ import annotations

import pytest

from games.arena_maximus.positions import Table, chariot
from hippodrome.games.arena_maximus.arena import FACE_DOWN
from ledger import rule


@rule("AM-351")
def test_the_order_of_events_on_a_tile() -> None:
    table = Table(
        chariot("undead", 8, pool=1, hand="M M W-F R-F R-G W-G", seq=2),
        chariot("orc", 9, hand="R-L R-L R-L W-L R-S", seq=1),
        chariot("elf", 3),
        tiles={9: "R2"},
        spells=True,
    ).drive("undead")
    asked = [(table.asked, table.question)]
    for answer in ("done", "orc W-F R-F", "done", "done", "R-L", "R-G", "done", "orc W-G done", "done"):
        table.play(answer)
        asked.append((table.asked, table.question))
    assert asked == [
        ("undead", "teleport"),
        ("undead", "ram"),
        ("undead", "ram_cards"),
        ("orc", "ram_answer"),
        ("orc", "block"),
        ("undead", "block_answer"),
        ("undead", "rocks"),
        ("undead", "attack"),
        ("orc", "defence"),
        ("orc", "counter_attack"),
    ]


@rule("AM-352", "AM-438", "AM-603")
def test_beyond_the_line_nothing_is_resolved() -> None:
    table = Table(
        chariot("elf", 31, pool=4, hand="W-F R-F M"),
        chariot("orc", 33, state="DONE"),
        chariot("dwarf", 1, hand="R-F R-F R-F R-F R-F R-F R-F"),
        tiles={1: "R3", 2: "S"},
    ).drive("elf")
    assert (table["elf"].progress, table["elf"].damage, table["elf"].state) == (35, 0, "DONE")
    assert table["elf"].hand_size == 3


@rule("AM-353")
def test_the_last_face_up_tile_reveals_three_more() -> None:
    table = Table(chariot("elf", 4, pool=3, hand=""), chariot("orc", 0), front=6).drive("elf", "+R1 +E +HFL")
    assert [table.tile(n) for n in range(6, 11)] == ["E", "R1", "E", "HFL", "?"]
    assert table["elf"].damage == 1


@rule("AM-353")
def test_the_last_reveal_is_one_tile() -> None:
    table = Table(chariot("elf", 28, pool=2, hand=""), chariot("orc", 0), front=30).drive("elf", "+E")
    assert table.race.front == 31
    assert table.tile(31) == "E"


@rule("AM-353")
def test_a_reveal_comes_before_ram_and_block() -> None:
    table = Table(chariot("elf", 5, pool=1, hand=""), chariot("orc", 0), front=6).drive("elf", "+E +E +E")
    keys = [event.key for event in table.events]
    assert keys[:4] == ["moved", "revealed", "revealed", "revealed"]


@rule("AM-354", "AM-355")
def test_revealed_tiles_stay_and_lie_ahead_of_everybody() -> None:
    table = Table(chariot("elf", 5, pool=4, hand=""), chariot("orc", 5, hand="R-F R-F"), front=6)
    table.drive("elf", "+E +E +E +E +E +R1")
    assert table.asked == "orc"
    assert table.race.front == 12
    assert all(table.race.ring[tile] != FACE_DOWN for tile in range(13))
    assert all(table.race.progress[seat] < table.race.front for seat in (0, 1))


@rule("AM-356")
def test_occupants_are_those_on_the_track_with_the_same_progress() -> None:
    table = Table(
        chariot("undead", 8, pool=1, hand="W-F"),
        chariot("elf", 9, hand="R-F", state="DOWN1"),
        chariot("orc", 9, hand="", seq=9),
        chariot("human", 9, hand="", seq=8),
        chariot("dwarf", 10, hand="R-F"),
    ).drive("undead")
    assert (table.question, table.options) == ("attack", "done human orc")


@rule("AM-431")
def test_an_empty_tile_does_nothing() -> None:
    table = Table(chariot("elf", 5, pool=1, hand="R-F M"), chariot("orc", 20)).drive("elf")
    assert (table["elf"].progress, table["elf"].damage, table["elf"].hand_size, table.asked) == (6, 0, 2, "orc")


def at_stable(**more: object) -> Table:
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
    tiles = {
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
