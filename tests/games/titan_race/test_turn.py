"""The pool and the turn (ledger 3.3)."""

from __future__ import annotations

from games.titan_race.table import GAME, Table
from hippodrome.engine.chance import Scripted
from hippodrome.games.titan_race.rules.course import FACES
from ledger import rule


def pool(table: Table, *faces: str) -> None:
    """These dice, and no others, lie in the pool."""
    for face in range(6):
        table.race.pool[face] = faces.count(FACES[face])


@rule("TR-302", "TR-303")
def test_a_die_is_taken_from_the_pool_and_the_rest_passed_on() -> None:
    table = Table("bankog", "grinder A1", "slaugg C3", "craken E3", "ragnarok D2")
    pool(table, "yellow", "yellow", "brown")
    table.play("end")
    table.offers("yellow", "brown")
    table.play("yellow")
    assert [FACES[face] for face, count in enumerate(table.race.pool) for _ in range(count)] == [
        "yellow",
        "brown",
    ]
    assert table.race.dice[1] == FACES.index("yellow")


@rule("TR-301")
def test_with_one_die_left_all_are_rolled() -> None:
    table = Table("bankog", "grinder A1", "slaugg C3").expect("red", "red", "blue")
    pool(table, "brown")
    table.play("end")
    table.offers("red", "blue")
    assert list(table.race.dice) == [-1, -1, -1]


@rule("TR-304", "TR-305")
def test_the_die_comes_first_and_its_own_colour_gives_life_at_once() -> None:
    table = Table("bankog", "grinder A1", "slaugg C3 life 4 hand speed_potion", "craken E3")
    pool(table, "red", "blue")
    table.play("end")
    table.offers("red", "blue")
    table.play("red")
    table.check("slaugg C3 life 5")
    assert table.may("play speed_potion")


@rule("TR-305", "TR-801")
def test_colour_life_stops_at_the_maximum() -> None:
    table = Table("bankog", "grinder A1", "slaugg C3", "craken E3")
    pool(table, "red", "blue")
    table.play("end", "red")
    table.check("slaugg C3 life 6")


@rule("TR-306")
def test_purple_imitating_ones_colour_gives_no_life() -> None:
    table = Table("bankog", "slaugg C1 life 4")
    table.die("purple", "red after", "trap C11")
    table.check("slaugg C3 life 3")


@rule("TR-307", "TR-1305")
def test_first_turn_without_power_cards_or_reactions() -> None:
    table = Table("kaldheira", "slaugg A3", "grinder F2 life 3 hand shield,speed_potion", traps="C1")
    table.race.turns[1] = 0
    table.race.place[1] = -1
    pool(table, "brown", "blue", "green")
    table.play("end", "brown")
    table.offers("to A1", "to C1", "to E1")
    table.play("to C1")
    table.offers("FL", "FR")
    table.play("FR")
    table.check("grinder F4 life 3 hand shield,speed_potion")
    assert table.active != "grinder"


@rule("TR-307", "TR-312")
def test_from_the_second_turn_on_power_and_card_are_open() -> None:
    table = Table("bankog", "slaugg E11", "grinder C3 hand speed_potion", "rassik E3")
    pool(table, "yellow", "brown")
    table.race.powers_down = 0b10
    table.play("end", "yellow")
    assert table.race.powers_down == 0
    table.offers("die", "power", "play speed_potion", "discard speed_potion")


@rule("TR-309", "TR-310", "TR-1005")
def test_die_power_and_card_in_any_order_each_once() -> None:
    table = Table("bankog", "slaugg E11", "grinder C3 hand speed_potion,sidestep", "rassik E3")
    pool(table, "yellow", "brown", "red")
    table.play("end", "yellow", "power", "trap C5")
    table.offers("die", "play speed_potion", "play sidestep", "discard speed_potion", "discard sidestep")
    table.play("play speed_potion")
    table.offers("F", "FL", "FR")
    table.play("FL")
    table.check("grinder A9 hand sidestep")
    assert table.active == "rassik"


@rule("TR-310")
def test_a_movement_is_not_interrupted_by_ones_own_power_or_card() -> None:
    table = Table("anglieh", "rassik C3 hand speed_potion", "slaugg C1", "grinder D4")
    table.die("blue")
    table.offers("F+FL", "F+FR", "FL+F", "FR+F")
    table.play("F+FL")
    assert table.race.die_done == 1
    table.check("rassik B6")


@rule("TR-311")
def test_the_turn_ends_when_the_player_says_so() -> None:
    table = Table("bankog", "grinder C3", "slaugg D6")
    table.die("yellow")
    table.offers("power", "end")
    table.play("end")
    assert table.active == "slaugg"


@rule("TR-312", "TR-901")
def test_a_used_power_lies_face_down_until_ones_next_turn() -> None:
    table = Table("bankog", "grinder C3", "slaugg F6", "rassik D8")
    pool(table, "yellow", "blue", "brown")
    table.power("trap C5")
    assert table.race.powers_down == 1
    table.play("yellow")
    table.expect("yellow", "red", "blue")
    table.play("blue", "F+FL")
    assert table.active == "grinder"
    assert table.race.powers_down == 0


@rule("TR-313")
def test_a_knocked_out_titan_takes_its_die() -> None:
    table = Table("bankog", "grinder C3", "slaugg F6 ko", "rassik D8")
    pool(table, "yellow", "blue")
    table.play("end")
    assert table.asked == "slaugg"
    table.expect("yellow", "red", "blue")
    table.play("blue")
    table.check("slaugg F6 ko")
    assert table.race.dice[1] == -1
    assert table.active == "rassik"


@rule("TR-301", "TR-210")
def test_before_the_first_turn_all_dice_are_rolled() -> None:
    picks = {"titan_1": "rassik", "titan_2": "slaugg", "titan_3": "craken"}
    setup = GAME.setup(3, {"circuit": "bankog", **picks})
    race = GAME.start(setup, Scripted([0, 1, 2, FACES.index("red"), 4, 4, 5]))
    assert race.seat == 1
    assert race.choices() == [4, 5]
