"""Attack and defence, step h of a tile (ledger 3.8)."""

from __future__ import annotations

import pytest

from games.arena_maximus.meetings import meeting
from games.arena_maximus.positions import Table, chariot
from ledger import rule


@rule("AM-441")
def test_attacks_on_every_tile_of_the_movement() -> None:
    table = Table(
        chariot("undead", 8, pool=2, hand="W-F W-G"),
        chariot("orc", 9, hand=""),
        chariot("elf", 10, hand=""),
        chariot("dwarf", 3),
    ).drive("undead")
    table.play("orc W-F done | elf W-G")
    assert (table["orc"].damage, table["elf"].damage) == (1, 1)


@rule("AM-442")
def test_an_attack_needs_at_least_one_whip() -> None:
    table = meeting("W-F W-G")
    assert (table.question, table.options) == ("attack", "done elf orc")
    assert table.play("orc").options == "W-F W-G"
    assert meeting("R-F").question != "attack"


@rule("AM-443")
@pytest.mark.parametrize(("scope", "again"), [("step", False), ("target", True)])
def test_driver_caps_the_attack_cards_of_a_tile(scope: str, again: bool) -> None:
    table = meeting("W-F W-F W-F W-F W-F", driver_scope=scope).play("orc W-F W-F W-F")
    assert table["orc"].damage == 3
    assert (table.question == "attack") == again
    if again:
        assert table.play("elf W-F W-F")["elf"].damage == 2


@rule("AM-443", "AM-444")
def test_the_rest_of_the_driver_may_go_to_another() -> None:
    table = meeting("W-F W-F W-F W-F").play("elf W-F W-F done")
    assert table.options == "done orc"
    table.play("orc W-F")
    assert (table["elf"].damage, table["orc"].damage) == (2, 1)
    assert table["undead"].hand == "W-F"


@rule("AM-444")
def test_attacks_are_resolved_one_after_another() -> None:
    table = meeting("W-F W-F W-F", elf="W-G").play("elf W-F done")
    assert (table.asked, table.question) == ("elf", "defence")
    table.play("done | done")
    assert (table.asked, table.question, table.options) == ("undead", "attack", "done orc")
    table.play("done")
    assert table.active == "dwarf"


@rule("AM-445", "AM-452")
def test_the_defender_lays_up_to_the_attack_whatever_his_driver() -> None:
    table = meeting("W-F W-F W-F", orc="W-G W-G W-G W-G R-F", elf="W-L R-F")
    table.play("done | done | orc W-F W-F W-F")
    assert (table.asked, table.options) == ("orc", "done W-G")
    table.play("W-G W-G W-G")
    assert table["orc"].damage == 0
    assert table.question == "counter_attack"


@rule("AM-451")
def test_rams_and_attacks_have_their_own_allowance_fresh_on_each_tile() -> None:
    table = Table(
        chariot("dwarf", 8, pool=2, hand="W-F W-F W-F W-F R-F R-F"),
        chariot("orc", 9, hand=""),
        chariot("elf", 10, hand=""),
    ).drive("dwarf")
    table.play("orc W-F R-F done | orc W-F | elf W-F R-F done | elf W-F")
    assert (table["orc"].damage, table["elf"].damage) == (3, 3)


@rule("AM-452")
def test_only_the_acting_side_is_capped() -> None:
    table = Table(
        chariot("undead", 8, pool=1, hand="W-F W-F W-F"),
        chariot("dwarf", 9, hand="W-G W-G W-G W-G"),
        chariot("elf", 3),
    ).drive("undead")
    table.play("dwarf W-F W-F W-F | W-G W-G W-G")
    assert (table["dwarf"].damage, table.question, table.options) == (0, "counter_attack", "done W-G")
    table.play("W-G")
    assert table["undead"].damage == 1
