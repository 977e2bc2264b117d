"""Before the start: chariots, levels, start positions, and the draft of the black boards."""

from __future__ import annotations

from collections import Counter

import pytest

from games.chariot_race.positions import GAME, numbers, started
from hippodrome.engine.chance import Seeded
from hippodrome.games.chariot_race import data
from hippodrome.games.chariot_race.rules import ChariotRace
from hippodrome.games.chariot_race.track import RACERS
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


@rule("CR-921")
def test_all_six_boards_lie_open_whatever_the_number_of_players() -> None:
    table = started(4, [0], side="black")
    assert table.options == [f"board {color}" for color in ("blue", "red", "brown", "yellow", "green", "purple")]
    table.choose("board yellow")
    assert "board yellow" not in table.options
    assert len(table.options) == 5
    assert table.race.seat == 1


@rule("CR-922", "CR-924", "CR-925")
def test_start_positions_are_chosen_and_turns_follow_them() -> None:
    table = started(4, [0], side="black")
    table.choose("board purple", "board red", "board green", "board yellow")
    assert table.options == [f"start {place}" for place in range(1, 7)]
    table.choose("start 6", "start 2", "start 5", "start 4")
    assert [RACERS[color] for color in table.race.color] == ["green", "purple", "red", "yellow"]
    assert numbers(table.race.position) == [1, 3, 4, 5]
    assert numbers(table.race.owner) == [2, 0, 1, 3]
    assert table.active == "green"
    assert table.at("yellow") == "I20/-1"
    assert [table.levels(color) for color in ("red", "purple", "green", "yellow")] == [
        "D14 V4 F1", "D9 V6 F6", "D10 V4 F5", "D9 V7 F5",
    ]  # fmt: skip


@rule("CR-925", "CR-926")
def test_each_black_board_has_its_own_tracks() -> None:
    circus = GAME.setup(6, {"side": "black"})
    race = ChariotRace(circus)  # type: ignore[arg-type]
    race.color = race.color[:]
    for row in data.read("chariots")["black"]:
        race.color[0] = RACERS.index(row["color"])
        for level, beside in enumerate(row["facing"]):
            race.damage[0] = level
            assert race.cap(0) == beside[-1]
        assert [race.dice_at(0, speed) for speed in range(row["speed_max"] + 1)] == row["dice"]


@rule("CR-931")
def test_a_race_is_all_white_or_all_black_and_variants_combine() -> None:
    options = {"side": "black", "circuit": "BA", "no_damage_past_finish": True}
    for players in GAME.players:
        race = GAME.start(GAME.setup(players, options), Seeded(players))
        assert isinstance(race, ChariotRace)
        while not race.over:
            race.take(race.offered[0], Seeded(int(race.round), int(race.active)))
        assert len(race.ranks()) == players
