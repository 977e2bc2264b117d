"""Before the start: chariots, levels, and places by lot."""

from __future__ import annotations

from collections import Counter

import pytest

from games.chariot_race.positions import GAME, numbers, started
from hippodrome.engine.chance import Seeded
from hippodrome.engine.errors import BadOption
from hippodrome.games.chariot_race.rules.track import RACERS
from ledger import rule


@rule("CR-102")
@pytest.mark.parametrize(("players", "each"), [(2, 2), (3, 2), (4, 1), (5, 1), (6, 1)])
def test_two_or_three_players_drive_two_chariots(players: int, each: int) -> None:
    race = started(players, range(players * each)).race
    assert Counter(numbers(race.owner)) == dict.fromkeys(range(players), each)


@rule("CR-103")
def test_every_chariot_has_a_colour_of_its_own() -> None:
    table = started(3, range(6))
    assert sorted(numbers(table.race.color)) == list(range(6))
    assert GAME.racers(table.race) == tuple((place // 2, RACERS[place]) for place in range(6))


@rule("CR-103")
def test_players_choose_their_colours_and_others_take_what_is_left() -> None:
    table = started(4, range(4), colour_1="green", colour_4="blue")
    assert GAME.racers(table.race) == ((0, "green"), (1, "red"), (2, "yellow"), (3, "blue"))


@rule("CR-103")
@pytest.mark.parametrize(("players", "second"), [(2, 3), (3, 4)])
def test_each_of_two_chariots_has_the_colour_chosen_for_it(players: int, second: int) -> None:
    table = started(players, range(2 * players), **{"colour_1": "brown", f"colour_{second}": "purple"})
    assert GAME.racers(table.race)[:2] == ((0, "brown"), (0, "purple"))
    assert len(set(numbers(table.race.color))) == 2 * players


@rule("CR-103")
def test_no_two_chariots_have_one_colour() -> None:
    with pytest.raises(BadOption, match="colour_2"):
        GAME.setup(4, {"colour_1": "red", "colour_2": "red"})


@rule("CR-921")
def test_black_boards_are_drafted_whatever_colours_were_wished_for() -> None:
    assert GAME.read_options(4, {"side": "black", "colour_1": "red"})["colour_1"] == "any"


@rule("CR-104", "CR-107")
def test_white_boards_start_alike_and_all_cubes_are_in_the_supply() -> None:
    table = started(6, range(6))
    assert {table.levels(color) for color in RACERS} == {"D12 V4 F3"}
    assert (table.supply, table.caltrops) == (20, set())


@rule("CR-105")
def test_chariots_are_lined_up_by_lot_without_gaps() -> None:
    race = started(4, [2, 0, 3, 1]).race
    assert numbers(race.color) == numbers(race.owner) == [2, 0, 3, 1]
    assert numbers(race.cell) == numbers(race.circus.start)[:4]


def test_every_chariot_is_as_likely_to_start_in_front() -> None:
    setup = GAME.setup(4)
    fronts = Counter(GAME.racers(GAME.start(setup, Seeded(seed)))[0] for seed in range(400))
    assert min(fronts.values()) > 70


@rule("CR-105", "CR-102")
def test_with_two_chariots_each_the_chariots_are_drawn() -> None:
    race = started(2, [3, 0, 1, 2]).race
    assert numbers(race.color) == [3, 0, 1, 2]
    assert numbers(race.owner) == [1, 0, 0, 1]


@rule("CR-108")
def test_the_first_round_goes_by_start_position() -> None:
    table = started(4, [2, 0, 3, 1])
    order = []
    while table.race.round == 1:
        if table.active not in order:
            order.append(table.active)
        table.choose(table.options[0])
    assert order == ["green", "blue", "yellow", "red"]
