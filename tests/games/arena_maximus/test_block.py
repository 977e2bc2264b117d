"""Blocking, step f of a tile (ledger 3.6)."""

from __future__ import annotations

from typing import Any

import pytest

from games.arena_maximus.positions import Table, chariot
from ledger import rule


def entering(hand: str, *others: tuple[str, str], pool: int = 2, **options: Any) -> Table:
    """The elf drives from tile 11 onto tile 12, where others hold cards."""
    stack = [chariot(name, 12, hand=held, seq=place) for place, (name, held) in enumerate(others, start=3)]
    return Table(chariot("elf", 11, pool=pool, hand=hand, seq=2), *stack, **options).drive("elf")


@rule("AM-421")
def test_occupants_block_in_arrival_order_up_to_their_own_driver() -> None:
    table = entering("R-T", ("undead", "R-F R-F R-F R-F M"), ("orc", "R-G R-G"))
    assert (table.asked, table.options) == ("undead", "done R-F M")
    table.play("R-F R-F R-F")
    assert (table.asked, table.options) == ("orc", "done R-G")
    assert table.race.blocks == 3
    table.play("R-G")
    assert table["orc"].hand == "R-G"


@rule("AM-421")
def test_every_occupant_is_asked_once() -> None:
    table = entering("R-T", ("undead", "R-F R-F"), ("orc", "R-G R-G")).play("done | done")
    assert table["elf"].progress == 13


@rule("AM-422")
def test_without_block_cards_the_mover_goes_on() -> None:
    assert entering("R-T", ("orc", "R-F"))["elf"].progress == 12
    assert entering("R-T", ("orc", "R-F")).play("done")["elf"].progress == 13


@rule("AM-423", "AM-452")
def test_the_mover_answers_the_sum_exactly() -> None:
    table = entering("R-F R-G R-L M W-F", ("undead", "R-F R-F R-F"), ("orc", "R-G"))
    table.play("done | R-F R-F done | done")
    assert (table.asked, table.question, table.options) == ("elf", "block_answer", "done R-F R-G R-L")
    table.play("R-L")
    assert table["elf"].hand == "W-F R-F R-G"
    assert (table["elf"].progress, table.question) == (12, "attack")


@rule("AM-424", "AM-425")
@pytest.mark.parametrize("hand", ["", "R-F"])
def test_unable_or_unwilling_the_mover_is_pushed_back(hand: str) -> None:
    table = entering(hand, ("orc", "R-G R-G R-G"))
    table.play("R-G done" if hand else "R-G")
    assert (table["elf"].progress, table["elf"].moved) == (11, True)
    assert table["elf"].hand == hand
    assert table.discards == "R-G"
    assert table["orc"].hand == "R-G R-G"


@rule("AM-425")
def test_block_cards_are_spent_even_if_answered() -> None:
    table = entering("R-F", ("orc", "R-G R-G R-G")).play("R-G | R-F")
    assert table.discards == "R-F R-G"


@rule("AM-426")
def test_nothing_is_resolved_on_the_tile_one_is_pushed_back_to() -> None:
    table = Table(
        chariot("elf", 10, pool=3, hand="", seq=2),
        chariot("dwarf", 11, hand="W-F", seq=3),
        chariot("orc", 12, hand="R-G R-G R-G R-G R-G R-G R-G", seq=1),
        tiles={11: "R1"},
    ).drive("elf")
    assert table["elf"].damage == 1
    table.play("R-G")
    assert (table["elf"].progress, table["elf"].damage) == (11, 1)
    assert table["elf"].seq > table["dwarf"].seq


@rule("AM-427")
def test_nobody_blocks_where_a_turn_begins() -> None:
    table = Table(
        chariot("elf", 11, pool=1, hand="", seq=1), chariot("orc", 11, hand="R-G R-G R-G R-G R-G R-G R-G", seq=2)
    ).drive("elf")
    assert table["elf"].progress == 12


@rule("AM-428")
def test_a_rammed_chariot_still_on_the_track_may_block() -> None:
    table = entering("W-F R-F", ("orc", "R-G")).play("orc W-F R-F done")
    assert (table["orc"].damage, table.asked, table.question) == (2, "orc", "block")
