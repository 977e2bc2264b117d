"""Damage, crash and elimination (ledger 3.9)."""

from __future__ import annotations

import pytest

from games.arena_maximus.positions import CHARIOT_NAMES, Table, chariot
from ledger import rule


def on_rocks(name: str = "elf", damage: int = 4, rocks: str = "R1", **more: object) -> Table:
    other = chariot("human", 20) if name != "human" else chariot("orc", 20)
    return Table(chariot(name, 5, pool=2, hand="W-F W-F", damage=damage, **more), other, tiles={6: rocks}).drive(name)


@rule("AM-501")
@pytest.mark.parametrize("name", CHARIOT_NAMES)
def test_a_chariot_crashes_when_damage_reaches_its_figure(name: str) -> None:
    hull = {"dwarf": 8, "elf": 5, "orc": 7, "undead": 5, "human": 6}[name]
    assert on_rocks(name, hull - 2)[name].state == "ON"
    assert on_rocks(name, hull - 1)[name].state == "DOWN1"
    assert on_rocks(name, hull - 1, "R3")[name].damage == 0


@rule("AM-502", "AM-503")
def test_the_first_crash() -> None:
    table = on_rocks()
    elf = table["elf"]
    assert (elf.state, elf.broken, elf.damage, elf.pool, elf.hand) == ("DOWN1", True, 0, "", "W-F W-F")
    assert (elf.progress, table.asked) == (6, "human")


@rule("AM-504", "AM-356")
def test_a_crashed_chariot_is_left_alone_and_does_nothing() -> None:
    for state in ("DOWN1", "DOWN2"):
        table = Table(
            chariot("undead", 8, pool=1, hand="W-F R-F"),
            chariot("elf", 9, hand="R-F R-F", state=state),
            chariot("orc", 20),
        ).drive("undead")
        assert table["undead"].progress == 9
        assert table.active != "undead"
        fire = Table(
            chariot("orc", 8, pool=1, hand="M W-F"),
            chariot("elf", 9, hand="M", state=state),
            chariot("human", 20),
            spells=True,
        ).turn("orc")
        assert fire.question == "speed"


@rule("AM-505")
def test_the_refill_turn() -> None:
    table = Table(chariot("elf", 9, hand="R-F R-F", state="DOWN1"), chariot("orc", 20), spells=True)
    table.turn("elf", "+M +M +M +M +M")
    assert (table["elf"].hand_size, table["elf"].state, table["elf"].progress) == (7, "DOWN2", 9)
    assert table.asked == "orc"


@rule("AM-506", "AM-204")
def test_the_return_turn() -> None:
    table = Table(
        chariot("elf", 9, hand="W-F W-F W-F W-F R-F R-F R-F", state="DOWN2", seq=1),
        chariot("orc", 9, hand="R-F R-F R-F", seq=2),
        chariot("dwarf", 20),
        tiles={9: "R2"},
    ).turn("elf")
    assert (table["elf"].state, table["elf"].damage, table.question) == ("ON", 0, "speed")
    assert table["elf"].seq > table["dwarf"].seq
    assert table.play("W-F done done")["elf"].progress == 10


@rule("AM-507")
def test_the_crash_clock_counts_own_turns_or_rounds() -> None:
    def crash(clock: str) -> Table:
        table = Table(
            chariot("undead", 8, pool=1, hand="W-F", seq=1),
            chariot("elf", 9, hand="R-F R-F R-F R-F R-F R-F", damage=4),
            chariot("dwarf", 20),
            crash_clock=clock,
        ).drive("undead")
        return table.play("done | elf W-F")

    assert crash("own_turns")["elf"].state == "DOWN2"
    rounds = crash("rounds")
    assert (rounds["elf"].state, rounds.asked) == ("DOWN1", "dwarf")
    rounds.play("done done")
    assert (int(rounds.race.round), rounds.asked, rounds["elf"].state) == (2, "undead", "DOWN2")


@rule("AM-508", "AM-511")
def test_the_second_crash_is_the_end() -> None:
    table = (
        Table(
            chariot("elf", 5, pool=2, hand="W-F W-F M M", damage=4, broken=True),
            chariot("human", 20),
            chariot("orc", 21),
            tiles={6: "R1"},
        )
        .drive("elf")
        .play("done")
    )
    assert table["elf"].state == "OUT"
    assert (table["elf"].hand_size, table["elf"].pool) == (0, "")
    assert table.discards == "W-F W-F W-F W-G M M"
    assert table.asked == "human"
    table.play("done done | done done")
    assert table.race.round == 2
    assert table.asked == "human"


@rule("AM-509")
def test_a_fireball_wrecks_from_the_last_to_the_first() -> None:
    table = (
        Table(
            chariot("orc", 8, pool=1, hand="M W-F"),
            chariot("elf", 9, hand="R-F", damage=4, seq=5),
            chariot("undead", 7, hand="R-F", damage=4, seq=6),
            chariot("human", 9, hand="R-F", damage=5, seq=4),
            spells=True,
        )
        .turn("orc")
        .play("fireball")
    )
    assert [table[name].seq for name in ("undead", "human", "elf")] == [7, 8, 9]
    keys = [event.key for event in table.events]
    assert keys.index("crashed") > max(i for i, key in enumerate(keys) if key == "hurt")


@rule("AM-510", "AM-603")
def test_a_chariot_that_is_done_cannot_be_damaged() -> None:
    table = Table(
        chariot("orc", 31, pool=1, hand="M W-F"),
        chariot("elf", 32, state="DONE", hand="R-F"),
        chariot("dwarf", 12),
        spells=True,
    ).turn("orc")
    assert table.question == "speed"


@rule("AM-512", "AM-611")
def test_the_last_chariot_left_wins_at_once() -> None:
    table = (
        Table(
            chariot("undead", 8, pool=3, hand="W-F"),
            chariot("elf", 9, hand="", damage=4, broken=True),
            chariot("orc", 3, state="OUT"),
        )
        .drive("undead")
        .play("elf W-F")
    )
    assert table.race.over
    assert table.ranking == "undead elf orc"
    assert table["undead"].progress == 9


@rule("AM-513")
def test_a_counter_attack_comes_after_the_attack_so_somebody_is_always_left() -> None:
    table = (
        Table(
            chariot("undead", 8, pool=1, hand="W-F", damage=4, broken=True),
            chariot("elf", 9, hand="W-G W-G", damage=4, broken=True),
        )
        .drive("undead")
        .play("elf W-F done | W-G | W-G")
    )
    assert table.race.over
    assert table.ranking == "elf undead"
    assert table["elf"].state == "ON"
