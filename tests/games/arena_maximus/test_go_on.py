"""Driving on or stopping early (AM-342)."""

from __future__ import annotations

from games.arena_maximus.positions import Table, chariot
from ledger import rule


@rule("AM-342")
def test_the_full_distance_is_compulsory_unless_switched_off() -> None:
    table = Table(chariot("elf", 5, pool=3, hand=""), chariot("orc", 20)).drive("elf")
    assert table["elf"].progress == 8
    free = Table(chariot("elf", 5, pool=3, hand=""), chariot("orc", 20), must_move_full=False).drive("elf")
    assert (free.question, free["elf"].progress) == ("go_on", 6)
    free.play("done")
    assert (free.question, free["elf"].progress) == ("go_on", 7)
    free.play("yes")
    assert (free["elf"].progress, free.asked) == (7, "orc")
    assert free["elf"].seq == 3


@rule("AM-342", "AM-352")
def test_beyond_the_line_nobody_stops_early() -> None:
    table = Table(chariot("elf", 30, pool=5, hand=""), chariot("orc", 20), must_move_full=False).drive("elf")
    assert table.play("done")["elf"].progress == 35
