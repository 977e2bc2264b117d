"""The optional spells of phase 1 (ledger 4)."""

from __future__ import annotations

import pytest

from games.arena_maximus.meetings import caster
from games.arena_maximus.positions import Table, chariot
from ledger import rule


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
