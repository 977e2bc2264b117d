"""Ramming, step e of a tile (ledger 3.5)."""

from __future__ import annotations

from typing import Any

import pytest

from games.arena_maximus.positions import Table, chariot
from ledger import rule

LATER = chariot("dwarf", 25)


def meeting(hand: str, orc: str = "", elf: str = "", **options: Any) -> Table:
    """The undead (Driver 3) enters a tile where orc and elf stand."""
    return Table(
        chariot("undead", 8, pool=1, hand=hand, seq=3),
        chariot("orc", 9, hand=orc, seq=2),
        chariot("elf", 9, hand=elf, seq=1),
        LATER,
        **options,
    ).drive("undead")


@rule("AM-401", "AM-356")
def test_only_those_on_the_tile_can_be_rammed_in_arrival_order() -> None:
    table = meeting("W-F R-F")
    assert (table.question, table.options) == ("ram", "done elf orc")


@rule("AM-402")
@pytest.mark.parametrize(
    ("hand", "possible"),
    [("W-F R-F", True), ("W-F M", True), ("R-F M", True), ("M M", True), ("W-F W-G", False), ("R-F R-G", False), ("M", False)],
)  # fmt: skip
def test_a_pair_is_a_whip_and_a_rein_or_magic(hand: str, possible: bool) -> None:
    assert (meeting(hand).question == "ram") == possible


@rule("AM-402")
def test_only_picks_that_lead_to_whole_pairs_are_offered() -> None:
    table = meeting("W-F W-G W-L R-F M").play("orc")
    assert table.options == "W-F W-G W-L R-F"
    table.play("W-F")
    assert table.options == "W-G W-L R-F M"
    table.play("W-L")
    assert table.discards == "W-F W-L R-F M"
    assert table.told("rammed") == [{"racer": 3, "target": 2, "pairs": 2}]


@rule("AM-402")
def test_a_ram_may_stop_at_one_pair() -> None:
    table = meeting("W-F W-G R-F R-G M").play("orc W-F R-F")
    assert table.options == "done R-G"
    table.play("done")
    assert table.told("rammed") == [{"racer": 3, "target": 2, "pairs": 1}]


@rule("AM-403")
@pytest.mark.parametrize(("scope", "pairs"), [("step", 0), ("target", 1)])
def test_driver_caps_the_pairs_of_a_tile(scope: str, pairs: int) -> None:
    table = Table(
        chariot("dwarf", 8, pool=1, hand="W-F W-F R-F R-F"),
        chariot("orc", 9, hand=""),
        chariot("elf", 9, hand=""),
        driver_scope=scope,
    ).drive("dwarf")
    table.play("orc W-F R-F done")
    assert len(table.told("rammed")) == 1
    assert (table.question == "ram") == bool(pairs)


@rule("AM-404", "AM-405")
def test_each_occupant_once_in_any_order_and_the_mover_may_stop() -> None:
    table = meeting("W-F W-F W-F R-F R-F R-F").play("orc W-F R-F done")
    assert (table.question, table.options) == ("ram", "done elf")
    table.play("done")
    assert table.question == "attack"
    assert table.options == "done elf orc"


@rule("AM-406", "AM-452")
def test_only_the_rammed_player_answers_whatever_his_driver() -> None:
    table = meeting("W-F W-F R-F R-F", orc="W-G W-G R-G R-G R-L", elf="W-L R-L").play("orc W-F W-F R-F R-F")
    assert (table.asked, table.question) == ("orc", "ram_answer")
    table.play("W-G W-G R-G R-G")
    assert table["orc"].damage == 0
    assert table["orc"].hand == "R-L"


@rule("AM-407")
def test_an_answer_is_exactly_as_many_pairs() -> None:
    table = meeting("W-F W-F R-F R-F", orc="W-G W-G R-G R-G M").play("orc W-F W-F R-F R-F")
    assert table.options == "done W-G"
    table.play("W-G")
    assert table.options == "W-G R-G"
    table.play("R-G")
    assert table["orc"].hand == "W-G"
    assert table["orc"].damage == 0
    short = meeting("W-F W-F R-F R-F", orc="W-G R-G").play("orc W-F W-F R-F R-F")
    assert short["orc"].damage == 2


@rule("AM-408")
@pytest.mark.parametrize(("pairs", "ram_damage"), [(1, 2), (2, 2), (2, 3), (1, 0)])
def test_a_ram_does_its_damage_whatever_the_pairs(pairs: int, ram_damage: int) -> None:
    table = meeting("W-F W-F R-F R-F", orc="W-G W-G R-G R-G", ram_damage=ram_damage)
    table.play("orc " + " ".join(["W-F"] * pairs + ["R-F"] * pairs) + " done | done")
    assert table["orc"].damage == ram_damage


@rule("AM-409")
def test_a_chariot_wrecked_by_a_ram_neither_blocks_nor_is_attacked() -> None:
    table = Table(
        chariot("undead", 8, pool=1, hand="W-F W-F R-F"),
        chariot("elf", 9, hand="R-F R-F R-F", damage=3),
        LATER,
    ).drive("undead")
    table.play("elf W-F R-F done +M +M +M +M")
    assert table["elf"].state == "DOWN2"
    assert table["undead"].hand == "W-F"


@rule("AM-410")
def test_a_ram_moves_nobody_and_costs_no_movement() -> None:
    table = Table(chariot("undead", 8, pool=2, hand="W-F R-F"), chariot("elf", 9, hand=""), LATER).drive("undead")
    table.play("elf W-F R-F")
    assert (table["elf"].progress, table["undead"].progress) == (9, 10)
