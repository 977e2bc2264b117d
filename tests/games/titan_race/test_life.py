"""Life, damage and K.O. (ledger 3.8)."""

from __future__ import annotations

from games.titan_race.table import BARE, Table
from ledger import rule


@rule("TR-801", "TR-1012")
def test_life_stays_between_nothing_and_the_maximum() -> None:
    table = Table(BARE, "slaugg C1 life 5")
    table.card("healing_potion")
    table.check("slaugg C1 life 6")
    low = Table("kaldheira", "grinder C3", "rassik D4 life 1")
    low.die("brown", "FR")
    low.check("rassik A7 ko")


@rule("TR-802")
def test_every_single_loss_is_of_one_point() -> None:
    table = Table("kaldheira", "grinder C1", "slaugg D2 life 6", traps="E3")
    table.die("brown", "FR")
    assert [event["life"] for event in table.told("lost")] == [5, 4]


@rule("TR-803", "TR-804")
def test_without_life_a_titan_lies_down_where_it_stands() -> None:
    table = Table(BARE, "slaugg C1", "rassik D2 life 1")
    table.power()
    table.check("rassik D2 ko")
    assert table.race.down[1] == 1


@rule("TR-805")
def test_a_knocked_out_titan_is_moved_and_swapped_but_never_hurt() -> None:
    swapped = Table("kaldheira", "craken D4", "grinder D2 ko")
    swapped.power()
    swapped.check("craken D2", "grinder D4 ko")
    driven = Table("kaldheira", "ragnarok D4", "grinder D2 ko")
    driven.power("grinder FR")
    driven.check("grinder E3 ko")
    burnt = Table("kaldheira", "ragnarok D4", "grinder D6 ko")
    burnt.power("grinder FR")
    burnt.check("grinder E7 ko")


@rule("TR-811", "TR-812", "TR-813")
def test_exactly_one_turn_is_lost() -> None:
    table = Table(BARE, "slaugg C1", "rassik D2 life 1 hand speed_potion", "craken E5")
    table.power()
    table.check("rassik D2 ko")
    assert table.asked == "rassik"
    table.expect("yellow", "yellow", "red")
    table.play("yellow")
    assert table.race.down[1] == 2
    table.play("yellow")
    table.check("craken E9", "rassik D2 ko")
    table.expect("yellow", "red", "blue")
    table.play("yellow", "die")
    assert table.active == "rassik"
    table.check("rassik D2 life 3")


@rule("TR-812")
def test_the_skipped_turn_gives_no_colour_life() -> None:
    table = Table(BARE, "slaugg C1", "rassik D2 ko", "craken E5")
    table.play("end")
    table.expect("yellow", "yellow", "red")
    table.play("yellow")
    table.check("rassik D2 ko")


@rule("TR-814", "TR-815")
def test_until_it_stands_up_a_titan_stays_immune_and_plays_no_reaction() -> None:
    table = Table(BARE, "slaugg C1", "grinder A7", "rassik D2 ko hand shield,riposte")
    table.race.down[2] = 2
    table.power()
    table.check("rassik D2 ko hand shield,riposte")


@rule("TR-815")
def test_the_hand_is_kept_while_knocked_out() -> None:
    table = Table("anglieh", "grinder A5", "slaugg A7 ko hand shield").expect("theft")
    table.step("F")
    table.check("slaugg A9 ko hand shield,theft")


@rule("TR-816")
def test_titans_off_the_board_are_out_of_reach() -> None:
    table = Table(BARE, "slaugg C1 hand lightning,headwind", "rassik D2")
    table.race.place[1] = -1
    table.race.row[1] = 0
    table.race.offer()
    assert not table.may("power")
    assert not table.may("play lightning")
    assert not table.may("play headwind")
