"""The line and the ranking (ledger 3.10)."""

from __future__ import annotations

import pytest

from games.arena_maximus.positions import Table, chariot
from ledger import rule


@rule("AM-601", "AM-438")
@pytest.mark.parametrize(("speed", "state"), [(1, "ON"), (2, "DONE")])
def test_entering_tile_0_again_crosses_the_line(speed: int, state: str) -> None:
    table = Table(chariot("elf", 30, pool=speed, hand=""), chariot("orc", 20)).drive("elf")
    assert table["elf"].state == state


@rule("AM-602")
def test_the_others_finish_the_round_then_the_race_is_over() -> None:
    table = Table(
        chariot("elf", 30, pool=3, hand="", moved=False),
        chariot("orc", 31, pool=2, hand=5),
        chariot("dwarf", 3, moved=True),
    )
    table.drive("elf")
    assert table.asked == "orc"
    table.play("done done")
    assert table.race.over
    assert len(table.told("final_round")) == 1


@rule("AM-603", "AM-604")
def test_finishers_meet_nobody_on_the_first_lap() -> None:
    table = Table(
        chariot("elf", 33, state="DONE", hand="R-F M M"),
        chariot("orc", 0, pool=1, hand="W-F R-F M M W-F W-F"),
        chariot("dwarf", 12),
        spells=True,
    ).turn("orc")
    table.play("done | done | done | done")
    assert table["orc"].progress == 1
    assert table["elf"].hand_size == 3
    assert table.told("rammed") == []


@rule("AM-605", "AM-607")
def test_furthest_wins_and_the_earlier_crossing_breaks_a_tie() -> None:
    table = Table(
        chariot("elf", 33, state="DONE"), chariot("orc", 34, state="DONE"), chariot("dwarf", 33, state="DONE")
    )
    assert table.ranking == "orc elf dwarf"


@rule("AM-606")
def test_the_full_ranking() -> None:
    table = Table(
        chariot("elf", 9, state="OUT"),
        chariot("orc", 20, seq=7),
        chariot("dwarf", 20, seq=4, state="DOWN1"),
        chariot("human", 3, state="OUT"),
        chariot("undead", 32, state="DONE"),
    )
    assert table.ranking == "undead dwarf orc human elf"


@rule("AM-608")
def test_progress_counts_on_beyond_the_line() -> None:
    table = Table(chariot("elf", 31, pool=7, hand=""), chariot("orc", 20)).drive("elf")
    assert table["elf"].progress == 38
    assert table.race.best == 38


@rule("AM-612")
def test_the_race_stops_after_the_last_round_allowed() -> None:
    table = Table(chariot("elf", 4), chariot("orc", 9), max_rounds=2).turn("elf")
    table.play("done done | done done")
    assert table.race.round == 2
    table.play("done done | done done")
    assert table.race.over
    assert table.ranking == "orc elf"
