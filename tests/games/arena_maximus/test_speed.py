"""Phase 2: the speed pool (ledger 3.4)."""

from __future__ import annotations

import pytest

from games.arena_maximus.positions import Table, chariot
from ledger import rule


@rule("AM-311")
@pytest.mark.parametrize(("name", "beast"), [("dwarf", 1), ("orc", 2), ("elf", 3)])
def test_beast_caps_what_is_added_or_removed(name: str, beast: int) -> None:
    chariots = chariot(name, 5, pool="W-G W-G W-G", hand="W-F W-F W-F W-F"), chariot("undead", 20)
    table = Table(*chariots).turn(name)
    assert table.options == "done W-F -W-G"
    table.play(" ".join(["W-F"] * beast))
    assert table[name].speed == 3 + beast
    assert table.question == "discard"
    slower = Table(*chariots).turn(name).play(" ".join(["-W-G"] * beast))
    assert slower[name].speed == 3 - beast
    assert slower.question == "discard"


@rule("AM-311")
def test_adding_rules_out_removing_in_the_same_turn() -> None:
    table = Table(chariot("elf", 5, pool=2, hand="W-F W-G R-F")).turn("elf").play("W-F")
    assert table.options == "done W-G"


@rule("AM-311")
def test_removing_rules_out_adding_in_the_same_turn() -> None:
    table = Table(chariot("elf", 5, pool="W-F W-G M", hand="W-L R-F R-F R-F")).turn("elf").play("-W-F")
    assert table.options == "done -W-G -M"


@rule("AM-311")
def test_no_more_can_be_removed_than_lies_in_the_pool() -> None:
    table = Table(chariot("elf", 5, pool=1, hand="R-F R-F R-F R-F R-F R-F")).turn("elf")
    assert table.options == "done -W-F"
    assert table.play("-W-F").question == "discard"


@rule("AM-312")
def test_reins_give_no_speed() -> None:
    table = Table(chariot("elf", 5, pool=1, hand="W-G R-F R-G R-L R-S M")).turn("elf")
    assert table.options == "done W-G M -W-F"


@rule("AM-313")
def test_the_player_chooses_which_cards_leave_the_pool() -> None:
    table = Table(chariot("elf", 5, pool="M W-F W-G", hand="R-F R-F R-F R-F"), chariot("orc", 20)).turn("elf")
    table.play("-W-F -M done | done +R-T +R-T")
    assert table["elf"].pool == "W-G"
    assert table.discards == "W-F M"


@rule("AM-313")
def test_nobody_is_asked_which_card_leaves_where_all_are_alike() -> None:
    table = Table(chariot("orc", 5, pool="M M", hand="R-F R-F R-F R-F R-F"), chariot("elf", 20)).turn("orc")
    assert table.options == "done -M"
    assert table.play("-M").options == "done -M"
    assert table.play("-M").question == "discard"


@rule("AM-313")
def test_a_chosen_card_leaves_the_others_as_they_were_laid() -> None:
    table = Table(chariot("orc", 5, pool="W-S W-F M W-F", hand="R-F R-F R-F"), chariot("elf", 20)).turn("orc")
    table.play("-W-F done")
    assert table["orc"].pool == "W-S W-F M"


@rule("AM-313")
def test_under_rules_1_the_card_laid_last_was_removed_first() -> None:
    chariots = chariot("elf", 5, pool="M W-F", hand="W-G W-L R-F R-F R-F"), chariot("orc", 20)
    table = Table(*chariots, rules=1).turn("elf")
    assert table.options == "done W-G W-L -1 -2"
    table.play("W-G W-L done | done")
    assert table["elf"].pool == "M W-F W-G W-L"
    table.play("done done")
    table.play("-3 done +R-T +R-T +R-T")
    assert table["elf"].pool == "M"
    assert table.discards == "W-F W-G W-L"


@rule("AM-313")
def test_removed_cards_may_return_to_the_hand() -> None:
    table = Table(chariot("elf", 5, pool="M W-F", hand="R-F R-F R-F R-F R-F"), removed_speed_cards="hand").turn("elf")
    table.play("-M done done")
    assert table["elf"].hand == "R-F R-F R-F R-F R-F M"
    assert table.discards == ""
    assert table["elf"].progress == 6


@rule("AM-314", "AM-343")
def test_speed_nought_is_legal_and_nothing_happens() -> None:
    table = Table(
        chariot("elf", 5, pool=1, hand="W-F W-F R-F R-F R-F R-F", damage=1, seq=1),
        chariot("orc", 5, hand="W-F R-F R-F R-F R-F R-F R-F", seq=2),
        tiles={5: "R2"},
    )
    table.turn("elf").play("-W-F done | done +R-T")
    assert (table["elf"].progress, table["elf"].damage, table.asked) == (5, 1, "orc")


@rule("AM-314")
def test_all_seven_cards_may_be_speed() -> None:
    table = Table(chariot("elf", 5, pool=4, hand="W-F W-F W-F")).turn("elf").play("W-F W-F W-F")
    assert (table["elf"].speed, table["elf"].progress) == (7, 12)


@rule("AM-341")
def test_speed_is_the_number_of_pool_cards() -> None:
    for speed in (1, 4, 7):
        table = Table(chariot("elf", 5, pool=speed, hand=""), chariot("orc", 20)).drive("elf")
        assert table["elf"].progress == 5 + speed
