"""What a learner sees: by the schema that a game declares, from its own seat on."""

from __future__ import annotations

import json
import struct

import numpy as np
import pytest
from typer.testing import CliRunner

import hippodrome
from golden import races
from hippodrome.cli import app
from hippodrome.engine.chance import Seeded
from hippodrome.engine.errors import BadOption
from hippodrome.engine.game import Game
from hippodrome.engine.ints import zeros
from hippodrome.engine.senses import Reading
from hippodrome.engine.state import State
from hippodrome.envs.features import Eyes, Layout, Sight
from hippodrome.envs.schema import entries

GAMES = [game for game in hippodrome.all_games() if game.senses is not None]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def positions(game: Game, players: int, race: int, every: int = 1) -> list[State]:
    """Positions along a race of random choices."""
    luck, pick = Seeded(5, race), Seeded(5, race, "pick")
    state = game.start(game.setup(players), luck)
    found: list[State] = []
    while not state.over:
        found.append(state.clone())
        state.take(state.offered[pick.below(state.offers)], luck)
    return [*found[::every], state]


def expected(readings: list[Reading], values: list[int]) -> list[float]:
    """An observation as the schema describes it, reckoned anew."""
    told = [place for reading, value in zip(readings, values, strict=True) for place in reading.look(value)]
    return list(struct.unpack(f"{len(told)}f", struct.pack(f"{len(told)}f", *told)))


@every_game
def test_an_observation_is_what_the_schema_says(game: Game) -> None:
    """Only what has changed is written, and still every place holds what its reading says."""
    assert game.senses is not None
    for players in (game.players[0], game.usual_players):
        setup = game.setup(players)
        readings = game.senses.readings(setup)
        eyes = Eyes(Sight(game, setup), players)
        for state in positions(game, players, players, every=3):
            for seat in range(players):
                values = zeros(len(readings))
                game.senses.read(state, seat, values)
                assert eyes.see(state, seat).tolist() == expected(readings, list(values))


@every_game
def test_names_are_unique_and_every_reading_is_explained(game: Game) -> None:
    for players in game.players:
        found = [entry.reading for entry in entries(game, game.setup(players))]
        assert len({reading.name for reading in found}) == len(found)
        assert all(reading.meaning and reading.low < reading.high for reading in found)
        assert sum(reading.places for reading in found) == Sight(game, game.setup(players)).size


@every_game
def test_the_way_behind_grows_from_the_start_to_the_finish(game: Game) -> None:
    assert game.senses is not None
    for golden in races(game.name)[:3]:
        start, end = golden.fold(0), golden.fold()
        for winner in end.winners():
            assert 0.0 <= game.senses.headway(start, winner) < game.senses.headway(end, winner) <= 1.0


@pytest.mark.parametrize("game", ["chariot_race", "scrap_racer", "titan_race"])
def test_two_circuits_look_different(game: str) -> None:
    declared = hippodrome.game(game)
    circuits = next(option.values for option in declared.options if option.key == "circuit")
    seen = []
    for circuit in (circuits[0], circuits[-1]):
        setup = declared.setup(declared.usual_players, {"circuit": circuit})
        state = declared.start(setup, Seeded(1))
        eyes = Eyes(Sight(declared, setup), declared.usual_players)
        seen.append([eyes.see(state, seat) for seat in range(declared.usual_players)])
    assert any((first != second).any() for first, second in zip(*seen, strict=True))


def test_the_schema_is_told_place_by_place() -> None:
    told = CliRunner().invoke(app, ["envs", "schema", "scrap_racer", "--players", "3", "--json"])
    found = json.loads(told.stdout)
    assert found[0] == {
        "first": 0, "last": 0, "name": "asked", "whose": "race", "kind": "number", "low": 0, "high": 1,
        "meaning": "this seat is asked",
    }  # fmt: skip
    assert [entry["first"] for entry in found[1:]] == [entry["last"] + 1 for entry in found[:-1]]
    table = CliRunner().invoke(app, ["envs", "schema", "scrap_racer"], env={"COLUMNS": "200"})
    assert table.exit_code == 0
    assert "spaces driven since the start" in table.stdout


def test_the_raw_layout_stays_available() -> None:
    game = hippodrome.game("chariot_race")
    setup = game.setup(3)
    state = game.start(setup, Seeded(1))
    sight = Sight(game, setup, "raw")
    seen = Eyes(sight, 3).see(state, 2)
    assert seen[0] == 2
    assert sight.raw is not None
    assert seen[sight.raw.fields["cell"]].tolist() == list(state.cell)
    assert seen.dtype == np.float32


def test_an_unknown_layout_is_named() -> None:
    game = hippodrome.game("chariot_race")
    unknown: Layout = "flat"  # type: ignore[assignment]
    with pytest.raises(BadOption, match="senses, raw"):
        Sight(game, game.setup(3), unknown)
