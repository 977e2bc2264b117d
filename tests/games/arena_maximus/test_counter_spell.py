"""Cancelling a spell (AM-811)."""

from __future__ import annotations

from games.arena_maximus.meetings import caster
from games.arena_maximus.positions import Table, chariot
from ledger import rule

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
