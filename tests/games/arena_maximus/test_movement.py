"""Entering tiles and turning them up (ledger 3.4)."""

from __future__ import annotations

from games.arena_maximus.positions import Table, chariot
from hippodrome.games.arena_maximus.rules.arena import FACE_DOWN
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
