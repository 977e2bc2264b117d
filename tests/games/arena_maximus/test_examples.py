"""The worked examples of the ledger's section 7, those without spells also at a table that knows them."""

from __future__ import annotations

from typing import Any

import pytest

from games.arena_maximus.positions import GAME, Table, chariot
from hippodrome.engine.chance import Seeded
from hippodrome.games.arena_maximus.rules import kingmaker
from hippodrome.games.arena_maximus.rules.arena import FACE_DOWN
from hippodrome.games.arena_maximus.rules.race import ArenaRace
from ledger import rule

BOTH = [{}, {"spells": True, "decline_spells": True}]
with_and_without_spells = pytest.mark.parametrize("spells", BOTH, ids=["plain", "spells"])
Options = dict[str, Any]


@rule("AM-104", "AM-105")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_x01_layout_and_reveal(players: int) -> None:
    race = GAME.start(GAME.setup(players), Seeded(7))
    assert isinstance(race, ArenaRace)
    assert [tile for tile in range(32) if race.ring[tile] != FACE_DOWN] == [0, 1, 2, 3]
    assert race.front == 3
    assert sum(race.straights) + sum(race.curves) == 28 + 4


@with_and_without_spells
@rule("AM-202", "AM-203", "AM-208", "AM-505")
def test_x02_order(spells: Options) -> None:
    table = Table(
        chariot("elf", 4, seq=7),
        chariot("human", 4, seq=5),
        chariot("orc", 9, seq=6),
        chariot("dwarf", 2, seq=4, hand="R-F", state="DOWN1"),
        **spells,
    )
    table.turn("dwarf", "+M +M +M +M +M +M")
    assert table["dwarf"].state == "DOWN2"
    order = []
    for _ in range(3):
        order.append(table.asked)
        table.play("done done")
    assert order == ["human", "elf", "orc"]


@with_and_without_spells
@rule("AM-301", "AM-311", "AM-312", "AM-321", "AM-331", "AM-341")
def test_x03_speeding_up(spells: Options) -> None:
    table = Table(chariot("elf", 5, pool="W-F W-G", hand="W-L M R-F R-G R-T"), **spells)
    table.turn("elf").play("W-L M done | R-F done +W-S")
    assert table["elf"].pool == "W-F W-G W-L M"
    assert table["elf"].hand == "W-S R-G R-T"
    assert table["elf"].progress == 9


@with_and_without_spells
@rule("AM-311", "AM-313", "AM-331")
def test_x04_slowing_down(spells: Options) -> None:
    table = Table(chariot("orc", 5, pool="W-F W-G W-L W-S M", hand="R-F R-G"), **spells)
    table.turn("orc").play("-W-S -M | done +W-T +R-T")
    assert table.discards == "W-S M"
    assert table["orc"].pool == "W-F W-G W-L"
    assert table["orc"].hand == "W-T R-F R-G R-T"
    assert table["orc"].progress == 8


@with_and_without_spells
@rule("AM-434", "AM-151")
def test_x05_rocks(spells: Options) -> None:
    table = Table(chariot("human", 10, pool="W-F", hand="R-F M W-T W-G W-L W-S"), tiles={11: "R3"}, **spells)
    table.drive("human").play("R-F M")
    assert table["human"].damage == 1
    assert table["human"].progress == 11


@with_and_without_spells
@rule("AM-435")
def test_x06_jump(spells: Options) -> None:
    table = Table(chariot("human", 2, pool=2, hand="R-F R-F R-F R-F R-F"), tiles={3: "J4"}, **spells)
    table.drive("human")
    assert table["human"].damage == 2
    assert table["human"].progress == 4


@rule("AM-435", "AM-831")
def test_x06_jump_in_haste() -> None:
    table = Table(
        chariot("human", 2, pool=2, hand="M R-G R-F R-F R-F"), chariot("dwarf", 25), tiles={3: "J4"}, spells=True
    )
    table.turn("human").play("haste done | done +R-T +R-T")
    assert table["human"].damage == 0
    assert table["human"].progress == 7
    assert table["human"].speed == 2
    assert table.discards == "R-G M"


@with_and_without_spells
@rule("AM-436", "AM-437")
def test_x07_hazard_of_the_own_colour(spells: Options) -> None:
    table = Table(chariot("orc", 6, pool="W-G", hand="W-G R-F R-T R-T W-S W-S"), tiles={7: "HFL"}, **spells)
    table.drive("orc")
    assert table["orc"].damage == 1
    assert table["orc"].hand_size == 6


@with_and_without_spells
@rule("AM-152", "AM-436", "AM-437")
def test_x07_hazard_paid_with_magic(spells: Options) -> None:
    table = Table(chariot("human", 6, pool="W-G", hand="W-F R-L M R-T W-S W-S"), tiles={7: "HFL"}, **spells)
    table.drive("human").play("R-L M")
    assert table["human"].damage == 0
    assert table["human"].hand == "W-F W-S W-S R-T"


@with_and_without_spells
@rule("AM-402", "AM-403", "AM-406", "AM-408", "AM-409", "AM-502")
def test_x08_ram(spells: Options) -> None:
    table = Table(
        chariot("undead", 8, pool=1, hand="W-G M R-F R-G W-L R-L"),
        chariot("dwarf", 9, pool=2, hand="W-T R-T W-S W-S", damage=6, seq=1),
        chariot("elf", 9, hand="W-T R-F", seq=2),
        **spells,
    )
    table.drive("undead").play("dwarf W-G R-F R-G M done")
    assert table["dwarf"].state == "DOWN1"
    assert table["dwarf"].damage == 0
    assert table["dwarf"].hand_size == 4
    assert table["dwarf"].pool == ""
    table.play("elf W-L R-L")
    assert table.asked == "elf"
    table.play("W-T R-F")
    assert table["elf"].damage == 0
    assert table["undead"].hand == ""
    assert table["undead"].progress == 9
    assert table.active != "undead"


@with_and_without_spells
@rule("AM-421", "AM-422", "AM-423", "AM-452")
def test_x09_block_answered(spells: Options) -> None:
    table = blocked_elf("R-F R-G R-L", spells)
    assert table.asked == "elf"
    table.play("R-F R-G R-L")
    assert table["elf"].progress == 13


@with_and_without_spells
@rule("AM-204", "AM-424", "AM-426")
def test_x09_block_not_answered(spells: Options) -> None:
    table = blocked_elf("R-F R-G", spells)
    assert table["elf"].progress == 11
    assert table["elf"].moved
    assert table["elf"].hand == "R-F R-G"
    assert table["elf"].seq > table["dwarf"].seq


def blocked_elf(hand: str, spells: Options) -> Table:
    table = Table(
        chariot("elf", 11, pool=2, hand=hand, seq=3),
        chariot("dwarf", 11, seq=4),
        chariot("human", 12, hand="R-F R-G R-L", seq=2),
        chariot("orc", 12, hand="R-S R-S", seq=5),
        **spells,
    )
    table.drive("elf")
    assert (table.asked, table.question) == ("human", "block")
    table.play("R-F R-G")
    assert (table.asked, table.question) == ("orc", "block")
    return table.play("R-S")


@with_and_without_spells
@rule("AM-442", "AM-445", "AM-446", "AM-447", "AM-452")
def test_x10_attack_and_counter_attack(spells: Options) -> None:
    table = Table(
        chariot("human", 14, pool=1, hand="W-G W-L W-T R-F R-G R-L"),
        chariot("undead", 15, hand="W-F W-G W-L W-S", seq=3),
        chariot("elf", 2),
        **spells,
    )
    table.drive("human").play("done | undead W-G W-L | W-F done")
    assert table["undead"].damage == 1
    table.play("W-G W-L W-S")
    assert (table.asked, table.question) == ("human", "counter_defence")
    table.play("W-T")
    assert table["human"].damage == 2
    assert table["undead"].hand == ""
    assert table["human"].hand == "R-F R-G R-L"


def broken_by_a_rock(spells: Options, broken: bool) -> Table:
    return Table(
        chariot("elf", 20, pool=1, hand=6, damage=4, broken=broken),
        chariot("dwarf", 2, moved=True),
        tiles={21: "R1"},
        **spells,
    ).drive("elf")


@with_and_without_spells
@rule("AM-501", "AM-502", "AM-503", "AM-505", "AM-506")
def test_x11_crash_in_the_own_turn(spells: Options) -> None:
    table = broken_by_a_rock(spells, broken=False)
    assert table["elf"].state == "DOWN1"
    assert table["elf"].progress == 21
    assert table["elf"].pool == ""
    assert table["elf"].hand_size == 6
    assert table.asked == "dwarf"
    table.play("done done +R-F")
    assert table["elf"].state == "DOWN2"
    assert table["elf"].hand_size == 7
    assert table["elf"].progress == 21
    assert table.asked == "dwarf"
    table.play("done done")
    assert table.asked == "elf"
    assert table["elf"].state == "ON"
    table.play("W-F done done")
    assert table["elf"].progress == 22


@with_and_without_spells
@rule("AM-508", "AM-512")
def test_x12_second_crash(spells: Options) -> None:
    table = broken_by_a_rock(spells, broken=True)
    assert table["elf"].state == "OUT"
    assert table["elf"].hand_size == 0
    assert sum(table.race.discards) == 7
    assert table.race.over
    assert table.ranking == "dwarf elf"


@with_and_without_spells
@rule("AM-353")
def test_x13_reveal_chain(spells: Options) -> None:
    table = Table(chariot("orc", 2, pool=5, hand="R-F R-F"), chariot("dwarf", 0), front=3, **spells)
    table.drive("orc", "+E +E +E +E +E +E")
    assert table.race.front == 9
    assert table["orc"].progress == 7
    assert [table.tile(n) for n in (8, 9, 10)] == ["E", "E", "?"]


@with_and_without_spells
@rule("AM-353", "AM-354")
@pytest.mark.parametrize("reins", [0, 1])
def test_x14_before_and_on_the_frontier(spells: Options, reins: int) -> None:
    table = Table(
        chariot("orc", 4, pool=3, hand="R-F" if reins else "", seq=2),
        chariot("human", 5, hand="R-G R-G R-G R-G R-G R-G R-L", seq=1),
        front=6,
        **spells,
    )
    table.drive("orc")
    assert table.race.front == 6
    table.play("R-G done")
    if not reins:
        assert table["orc"].progress == 4
        assert table.race.front == 6
        assert table.asked == "human"
        return
    table.play("R-F +E +E +E")
    assert table.race.front == 9
    assert table["orc"].progress == 7


@with_and_without_spells
@rule("AM-352", "AM-601", "AM-602", "AM-605", "AM-607", "AM-608")
@pytest.mark.parametrize(("answer", "reached", "winner"), [("done", 33, "elf"), ("W-L done", 34, "human")])
def test_x15_finish_and_tie(spells: Options, answer: str, reached: int, winner: str) -> None:
    table = Table(
        chariot("elf", 27, pool=6, hand="R-T", seq=1),
        chariot("human", 29, pool=4, hand="W-L R-F R-G", seq=2),
        **spells,
    )
    table.drive("elf").play("done")
    assert table["elf"].progress == 33
    assert table["elf"].state == "DONE"
    table.play(f"{answer} done")
    assert table["human"].progress == reached
    assert table.race.over
    assert table.ranking.split()[0] == winner


def final_round(elf: int, hand: str) -> Table:
    return Table(
        chariot("elf", elf, state="DONE"),
        chariot("dwarf", 31, hand="R-F R-G M", moved=True),
        chariot("human", 29, pool=4, hand=hand),
    ).turn("human")


@rule("AM-701", "AM-702", "AM-703", "AM-704", "AM-705")
def test_x16_kingmaker() -> None:
    table = final_round(33, "W-L R-F R-G")
    race = table.race
    assert kingmaker.reach(race, table.seat("human")) == 35
    assert kingmaker.contender(race, table.seat("human"))
    assert kingmaker.reach(race, table.seat("dwarf")) == 31
    assert not kingmaker.contender(race, table.seat("dwarf"))
    table.play("W-L done done")
    assert table["human"].progress == 34
    assert table["dwarf"].hand_size == 3
    assert table.ranking == "human elf dwarf"


@rule("AM-703", "AM-707", "AM-709")
def test_x17_kingmaker_two_non_contenders() -> None:
    table = final_round(34, "R-L R-F R-G")
    table.play("done")
    assert kingmaker.reach(table.race, table.seat("human")) == 33
    table.play("done | R-F | R-L")
    assert table["human"].progress == 33
    assert table.race.over
    assert table.ranking == "elf human dwarf"


@with_and_without_spells
@rule("AM-210", "AM-446", "AM-505", "AM-507")
def test_x18_crash_on_anothers_turn(spells: Options) -> None:
    table = Table(
        chariot("undead", 8, pool=1, hand="W-F"),
        chariot("elf", 9, pool=2, hand="W-G W-L W-S", damage=4),
        chariot("dwarf", 20),
        **spells,
    )
    table.drive("undead").play("elf W-F")
    assert table.asked == "elf"
    table.play("done +M +M +M +M")
    assert table["elf"].state == "DOWN2"
    assert table["elf"].hand_size == 7
    assert table.asked == "dwarf"
    table.play("done done")
    assert table.race.round == 2


@with_and_without_spells
@rule("AM-449", "AM-450")
def test_x19_counter_attack_crash(spells: Options) -> None:
    table = Table(
        chariot("elf", 14, pool=3, hand="W-F R-F R-G R-L", damage=3),
        chariot("undead", 15, hand="W-G W-L"),
        chariot("dwarf", 20),
        **spells,
    )
    table.drive("elf").play("done | undead W-F done | done | W-G W-L done")
    assert table["undead"].damage == 1
    assert table["elf"].state == "DOWN1"
    assert table["elf"].progress == 15
    assert table["elf"].hand_size == 3


@with_and_without_spells
@rule("AM-432", "AM-204")
def test_x20_stable(spells: Options) -> None:
    table = Table(
        chariot("orc", 3, pool=3, hand="R-F W-T W-S R-G", damage=5, seq=1),
        chariot("human", 4, hand="R-L R-L R-L R-L R-L R-L R-S", seq=2),
        tiles={4: "S"},
        **spells,
    )
    table.drive("orc").play("done | done | yes | W-S W-T done +R-T +R-T +R-T +R-T +R-T")
    orc = table["orc"]
    assert (orc.damage, orc.pool, orc.hand_size, orc.progress) == (0, "", 7, 4)
    assert orc.hand == "R-F R-G R-T R-T R-T R-T R-T"
    assert orc.seq > table["human"].seq
    assert table.asked == "human"


@with_and_without_spells
@rule("AM-156", "AM-157")
def test_x21_reshuffle_during_a_draw(spells: Options) -> None:
    table = Table(chariot("orc", 3, pool="W-F", hand="R-F R-G"), chariot("elf", 20), **spells)
    race = table.race
    for card in range(11):
        race.discards[card] += race.pile[card]
        race.pile[card] = 0
    for card in (5, 6):
        race.discards[card] -= 1
        race.pile[card] += 1
    assert (sum(race.pile), sum(race.discards)) == (2, 73)
    table.turn("orc").play("done | R-F +R-F +R-G +W-F +W-F +W-F")
    assert (sum(race.pile), sum(race.discards)) == (71, 0)
    assert table.told("reshuffled") == [{"cards": 74}]
    assert table["orc"].hand_size == 6


@rule("AM-853", "AM-424", "AM-427")
def test_x22_teleport_and_block() -> None:
    table = Table(
        chariot("elf", 10, pool=2, hand="M M W-F W-F W-F"),
        chariot("human", 12, hand="R-F R-G"),
        chariot("orc", 11, hand="R-F R-G"),
        spells=True,
    )
    table.drive("elf")
    assert table.question == "teleport"
    table.play("M | R-F done")
    assert table["elf"].progress == 10
    assert table["elf"].moved
    assert table["orc"].hand_size == 2


@rule("AM-852", "AM-854")
def test_x23_teleport_over_the_frontier() -> None:
    table = Table(chariot("elf", 5, pool=1, hand="M R-S W-F W-F W-F W-F"), chariot("human", 1), front=6, spells=True)
    table.drive("elf").play("R-S +R2 +E +E")
    assert table.race.front == 9
    assert table["elf"].progress == 7
    assert table["elf"].damage == 2


def fireball(dwarf: str) -> Table:
    return Table(
        chariot("orc", 30, pool=1, hand="M W-F R-T R-T R-T R-T"),
        chariot("elf", 1, damage=4, hand="R-F R-F R-F"),
        chariot("human", 27, hand="R-F R-F R-F"),
        chariot("dwarf", 26, hand=dwarf),
        spells=True,
    ).turn("orc")


@rule("AM-841", "AM-501", "AM-803", "AM-804")
def test_x24_fireball() -> None:
    table = fireball("R-F R-F R-F").play("fireball")
    assert table["elf"].state == "DOWN1"
    assert table["human"].damage == 1
    assert table["dwarf"].damage == 0
    assert table.discards == "W-F M"


@rule("AM-811", "AM-812", "AM-813")
def test_x24_fireball_countered() -> None:
    table = fireball("M M R-F").play("fireball")
    assert (table.asked, table.question) == ("dwarf", "counter_spell")
    table.play("yes")
    assert table["elf"].damage == 4
    assert table["human"].damage == 0
    assert table.discards == "W-F M M M"


@rule("AM-821", "AM-822", "AM-823")
def test_x25_terrain_alteration() -> None:
    table = Table(
        chariot("human", 13, pool=1, hand="M R-T W-F W-F W-F W-F"),
        chariot("orc", 12, hand="R-F R-F R-F"),
        tiles={14: "R3", 16: "J4"},
        front=18,
        spells=True,
    )
    table.turn("human").play("terrain")
    assert table.options == "10/14 11/14 15/16"
    table.play("11/14")
    assert table.tile(11) == "R3"
    assert table.tile(14) == "E"
