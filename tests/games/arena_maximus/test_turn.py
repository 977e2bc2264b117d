"""Rounds, turn order, and the phases of a turn (ledger 3.3 and 3.4)."""

from __future__ import annotations

from games.arena_maximus.positions import Table, chariot
from ledger import rule


@rule("AM-201", "AM-207")
def test_each_chariot_has_one_turn_a_round() -> None:
    table = Table(chariot("elf", 3), chariot("orc", 7), chariot("dwarf", 5))
    table.turn("elf")
    order = []
    for _ in range(6):
        order.append((int(table.race.round), table.asked))
        table.play("done done")
    assert order == [(1, "elf"), (1, "dwarf"), (1, "orc"), (2, "elf"), (2, "dwarf"), (2, "orc")]
    assert not any(table[name].moved for name in table.names)


@rule("AM-202", "AM-203")
def test_the_last_chariot_moves_first_and_on_one_tile_the_first_to_arrive() -> None:
    table = Table(chariot("elf", 5, seq=9), chariot("orc", 5, seq=4), chariot("dwarf", 2, seq=12))
    assert table.turn("dwarf").play("done done").asked == "orc"
    assert table.play("done done").asked == "elf"


@rule("AM-203", "AM-206")
def test_only_a_chariot_that_rests_joins_the_stack() -> None:
    table = Table(
        chariot("elf", 4, pool=2, hand="", seq=1), chariot("orc", 5, hand="", seq=2), chariot("dwarf", 6, hand="")
    )
    table.drive("elf")
    assert table["elf"].progress == 6
    assert table["elf"].seq == 4
    assert table["elf"].seq > table["dwarf"].seq


@rule("AM-204", "AM-205")
def test_a_chariot_that_stays_keeps_its_arrival_number() -> None:
    table = Table(chariot("elf", 4, seq=1), chariot("orc", 4, seq=2))
    table.turn("elf").play("done done")
    assert table["elf"].seq == 1
    assert table.play("done done").asked == "elf"


@rule("AM-204")
def test_a_crash_and_a_stable_take_one_number_each() -> None:
    crash = Table(chariot("elf", 4, pool=3, hand="", damage=4), chariot("orc", 9, seq=7), tiles={5: "R1"})
    assert crash.drive("elf")["elf"].seq == 8
    stable = Table(chariot("elf", 4, pool=3, hand="R-F"), chariot("orc", 9, seq=7), tiles={5: "S"})
    assert stable.drive("elf").play("yes done")["elf"].seq == 8


@rule("AM-209")
def test_chariots_out_of_the_race_have_no_turn() -> None:
    table = Table(chariot("elf", 4), chariot("orc", 2, state="OUT"), chariot("dwarf", 6))
    assert table.turn("elf").play("done done").asked == "dwarf"
    assert table.play("done done").asked == "elf"


@rule("AM-209", "AM-602")
def test_a_chariot_that_is_done_has_no_more_turns() -> None:
    table = Table(chariot("elf", 33, state="DONE"), chariot("orc", 4), chariot("dwarf", 6))
    assert table.turn("orc").play("done done").asked == "dwarf"
    assert table.play("done done").race.over


@rule("AM-208")
def test_crashed_chariots_keep_their_place_in_the_order() -> None:
    table = Table(chariot("elf", 4, seq=1), chariot("orc", 6, seq=2, state="DOWN2", hand=7), chariot("dwarf", 6, seq=3))
    assert table.turn("elf").play("done done").asked == "orc"


@rule("AM-210")
def test_a_crash_before_the_own_turn_makes_that_turn_the_refill_turn() -> None:
    table = Table(
        chariot("undead", 8, pool=1, hand="W-F"),
        chariot("elf", 9, hand="R-F", damage=4),
        chariot("dwarf", 20),
    )
    table.drive("undead").play("done | elf W-F +M +M +M +M +M +M")
    assert table["elf"].state == "DOWN2"
    assert table.asked == "dwarf"


@rule("AM-301")
def test_the_phases_come_in_order() -> None:
    table = Table(chariot("elf", 5, pool=1, hand="M R-G R-T R-T R-F R-F"), chariot("orc", 20, hand="R-F"), spells=True)
    table.turn("elf")
    questions = [table.question]
    for answer in ("done", "done", "done"):
        table.play(answer)
        questions.append(table.question)
    assert questions[:3] == ["spell", "speed", "discard"]
    assert table["elf"].progress == 6


@rule("AM-302")
def test_crashed_chariots_have_other_turns() -> None:
    refill = Table(chariot("elf", 5, hand="R-F", state="DOWN1"), chariot("orc", 20))
    refill.turn("elf", "+M +M +M +M +M +M")
    assert (refill["elf"].hand_size, refill["elf"].state, refill.asked) == (7, "DOWN2", "orc")
    back = Table(chariot("elf", 5, hand=7, state="DOWN2"), chariot("orc", 20)).turn("elf")
    assert (back["elf"].state, back.question) == ("ON", "speed")


@rule("AM-331")
def test_hand_and_pool_are_filled_to_seven() -> None:
    table = Table(chariot("elf", 5, pool=2, hand="R-F R-G")).turn("elf").play("done done +R-T +R-T +M")
    assert table["elf"].hand == "R-F R-G R-T R-T M"


@rule("AM-331")
def test_a_full_hand_draws_nothing() -> None:
    table = Table(chariot("elf", 5, pool=2, hand="R-F R-G R-L R-S R-T")).turn("elf").play("done done")
    assert table["elf"].hand_size == 5
