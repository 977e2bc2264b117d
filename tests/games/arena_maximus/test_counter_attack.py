"""The attacked hits back (AM-446 to AM-450)."""

from __future__ import annotations

from games.arena_maximus.meetings import meeting
from games.arena_maximus.positions import Table, chariot
from ledger import rule


@rule("AM-446", "AM-449")
def test_the_attacked_may_hit_back_up_to_his_own_driver_damaged_or_not() -> None:
    table = meeting("W-F", orc="W-G W-G W-G").play("orc W-F done | W-G")
    assert (table["orc"].damage, table.asked, table.question) == (0, "orc", "counter_attack")
    table.play("W-G")
    assert table["undead"].damage == 1
    assert table["orc"].hand == "W-G"


@rule("AM-446")
def test_a_wrecked_chariot_does_not_hit_back() -> None:
    table = Table(
        chariot("undead", 8, pool=1, hand="W-F"), chariot("elf", 9, hand="W-G", damage=4), chariot("dwarf", 3)
    ).drive("undead")
    table.play("elf W-F done | done")
    assert table["elf"].state == "DOWN1"
    assert table.active == "dwarf"


@rule("AM-447", "AM-452")
def test_the_mover_defends_whatever_his_driver() -> None:
    table = Table(
        chariot("dwarf", 8, pool=1, hand="W-F W-F W-F W-F"),
        chariot("undead", 9, hand="W-G W-G W-G"),
        chariot("elf", 3),
    ).drive("dwarf")
    table.play("undead W-F | done | W-G W-G W-G")
    assert (table.asked, table.question) == ("dwarf", "counter_defence")
    table.play("W-F W-F W-F")
    assert table["dwarf"].damage == 0


@rule("AM-447")
def test_the_mover_takes_the_difference() -> None:
    table = Table(
        chariot("dwarf", 8, pool=1, hand="W-F W-F W-F W-F"),
        chariot("undead", 9, hand="W-G W-G W-G"),
        chariot("elf", 3),
    ).drive("dwarf")
    table.play("undead W-F | done | W-G W-G W-G | W-F done")
    assert table["dwarf"].damage == 2


@rule("AM-448")
def test_there_is_no_counter_to_a_counter_attack() -> None:
    table = meeting("W-F W-F W-F", orc="W-G W-G").play("orc W-F done | done | W-G | done")
    assert (table.asked, table.question) == ("undead", "attack")
    assert table["undead"].damage == 1


@rule("AM-450", "AM-503")
def test_a_counter_attack_may_end_the_turn() -> None:
    table = Table(
        chariot("undead", 8, pool=3, hand="W-F W-F", damage=4),
        chariot("orc", 9, hand="W-G"),
        chariot("dwarf", 3),
    ).drive("undead")
    table.play("orc W-F done | done | W-G | done")
    assert (table["undead"].state, table["undead"].progress, table.active) == ("DOWN1", 9, "dwarf")
