"""Judges taught by races: the same races and networks for the same seed, taken up where they stopped, told honestly."""

from __future__ import annotations

import json
from dataclasses import replace
from math import exp
from pathlib import Path

import numpy as np
import pytest

import hippodrome
from hippodrome.bots.network import ODDS, SIGHTS, UNIT, Lens, Network, lit_by_players, odds, place_names, sights
from hippodrome.bots.taught import FORMAT, read_network
from hippodrome.engine.chance import Seeded
from hippodrome.engine.errors import BadNetwork
from hippodrome.engine.game import Game
from hippodrome.engine.ints import zeros
from hippodrome.engine.senses import KIND, NUMBER, THING, Reading
from hippodrome.engine.state import State
from hippodrome.lab.errors import OtherProgramme
from hippodrome.lab.train.corpus import Recorder
from hippodrome.lab.train.races import run
from hippodrome.lab.train.training import Settings, Training, Watch

GAMES = hippodrome.names()
HIDDEN = 5


def network(game: Game, players: int) -> Network:
    """Weights for every second place, drawn by lot."""
    assert game.senses is not None
    lots = Seeded(7)
    rows: dict[str, list[int]] = {lit_by_players(players): [int(lots.below(400)) - 200 for _ in range(HIDDEN + 1)]}
    for reading in [*game.senses.readings(game.setup(players)), *sights()]:
        for name in place_names(reading):
            if lots.below(2) == 0:
                rows[name] = [int(lots.below(400)) - 200 for _ in range(HIDDEN + 1)]
    return Network(rows, [3, -1, 4, -1, 5, -9], [900, -800, 700, -600, 500], 1)


def lit(reading: Reading, value: int) -> dict[str, tuple[int, int]]:
    """The places that a value lights, each with its strength as a fraction."""
    if reading.kind == THING:
        said_of = reading.things[min(reading.high, max(reading.low, value)) - reading.low]
        named = [part._replace(name=f"{reading.name}.{part.name}") for part in reading.parts]
        return {
            name: share
            for part, said in zip(named, said_of, strict=True)
            for name, share in lit(part, said).items()
        }  # fmt: skip
    if reading.kind == NUMBER:
        scale = ODDS if reading.name in SIGHTS else reading.scale
        return {reading.name: (min(reading.high, max(reading.low, value)), scale)}
    assert reading.kind == KIND
    return {f"{reading.name}={value}": (1, 1)} if reading.low <= value <= reading.high else {}


def by_hand(game: Game, taught: Network, state: State, seat: int) -> float:
    """What the network says, reckoned place by place from nothing."""
    assert game.senses is not None
    readings = [*game.senses.readings(state.setup), *sights()]
    values = zeros(len(readings))
    game.senses.read(state, seat, values)
    values[len(readings) - 2] = odds(game.heuristic.win_chance(state, seat))
    values[len(readings) - 1] = odds(game.heuristic.prospect(state, seat))
    lights = {lit_by_players(int(state.players)): (1, 1)}
    for reading, value in zip(readings, values, strict=True):
        lights |= lit(reading, int(value))
    sums = [bias << 12 for bias in taught.bias]
    for name, (times, scale) in lights.items():
        for unit, weight in enumerate(taught.rows.get(name, [0] * (HIDDEN + 1))):
            sums[unit] += times * ((weight << 12) // scale)
    answer = (sums[HIDDEN] >> 2) + sum((max(0, sums[unit]) >> 12) * taught.out[unit] for unit in range(HIDDEN))
    return 1.0 / (1.0 + exp(-float(answer) / float(UNIT * UNIT)))


@pytest.mark.parametrize("name", GAMES)
def test_a_network_says_to_the_last_bit_what_its_weights_come_to(name: str) -> None:
    """However it came there: only what has changed is added, in races of the compiled package and of plain Python."""
    game = hippodrome.game(name)
    assert game.senses is not None
    for players in (game.players[0], game.players[-1]):
        weights = network(game, players)
        luck, mind = Seeded(3), Seeded(4)
        state = game.start(game.setup(players), luck)
        lens = Lens(weights, game.senses, state.setup)
        asked, said = 0, set()
        while state.offers > 0 and asked < 160:
            if asked % 8 == 0:
                for seat in range(players):
                    known = state.clone()
                    known.mask(seat)
                    chance = lens.chance(known, seat, game.heuristic)
                    assert chance == by_hand(game, weights, known, seat)
                    said.add(chance)
            state.take(game.heuristic.pick(state, mind), luck)
            asked += 1
        assert len(said) > 10


def test_a_race_gives_the_same_views_again_and_positions_before_its_end() -> None:
    game = hippodrome.game(GAMES[0])
    first, again = (Recorder(game, 3, 6, 4).race(5) for _ in range(2))
    assert len(first.won) > 4
    for name in first.__slots__:
        assert np.array_equal(getattr(first, name), getattr(again, name))
    assert not np.array_equal(first.places, Recorder(game, 4, 6, 4).race(5).places)
    raced = run(game, game.setup(4), [None] * 4, Seeded(1), Seeded(2), 6)
    assert len(raced.moments) == 6
    assert all(moment.following.offers > 0 for moment in raced.moments)


SETTINGS = Settings(GAMES[0], 1, 1, races=6, moments=4, playouts=2, hidden=3, lessons=2, seed=1)


def silent() -> Watch:
    return Watch(lambda raced: None, lambda lesson: None, lambda evidence: None)


class Enough(Exception):
    """Somebody pulled the plug."""


def test_training_goes_on_where_it_was_stopped_and_comes_to_the_same(tmp_path: Path) -> None:
    game = hippodrome.game(GAMES[0])
    whole = Training(game, tmp_path / "whole", SETTINGS).train(silent())

    def stop(_: object) -> None:
        raise Enough

    with pytest.raises(Enough):
        Training(game, tmp_path / "cut", SETTINGS).train(replace(silent(), learnt=stop))
    goes_on = Training(game, tmp_path / "cut", SETTINGS)
    resumed = goes_on.train(silent())
    assert (resumed.rows, resumed.bias, resumed.out) == (whole.rows, whole.bias, whole.out)
    with pytest.raises(OtherProgramme):
        Training(game, tmp_path / "cut", replace(SETTINGS, seed=2))

    evidence = goes_on.examine(resumed, 2, "greedy", silent())
    assert [one.players for one in evidence] == list(game.players)
    assert all(0.0 < one.after < 3.0 and one.moments > 0 for one in evidence)
    file = goes_on.write(resumed, evidence, "greedy")
    kept = read_network(file.read_text("utf-8"), game.name)
    assert (kept.rows, kept.bias, kept.out) == (resumed.rows, resumed.bias, resumed.out)
    assert json.loads(file.read_text("utf-8"))["held_out"] == "greedy"


def test_what_is_no_network_of_the_game_is_refused() -> None:
    told = {"format": FORMAT, "game": GAMES[0], "version": 1, "bias": [0, 0], "out": [1], "rows": {"a": [1, 2]}}
    assert read_network(json.dumps(told), GAMES[0]).hidden == 1
    for wrong in ({"game": "chess"}, {"bias": [0]}, {"rows": {"a": [1]}}, {"format": "soup/9"}, {"out": None}):
        with pytest.raises(BadNetwork):
            read_network(json.dumps({**told, **wrong}), GAMES[0])
    with pytest.raises(BadNetwork):
        read_network("soup", GAMES[0])
