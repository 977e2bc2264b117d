"""Whole races of random choices: they end, and what must always hold always holds."""

from __future__ import annotations

import itertools

import pytest

from games.chariot_race.invariants import Drive, check
from games.chariot_race.positions import GAME
from hippodrome.bots.playout import play_out
from hippodrome.engine.chance import Seeded
from hippodrome.engine.events import read_notes
from hippodrome.engine.state import Setup, Watcher
from hippodrome.games.chariot_race.circuit import CIRCUITS
from hippodrome.games.chariot_race.rules.race import ChariotRace

SWITCHES = list(itertools.product(CIRCUITS, ("white", "black"), (False, True), (False, True), (True, False)))


@pytest.mark.parametrize("players", GAME.players)
def test_random_races_of_every_kind_keep_the_invariants(players: int) -> None:
    for number, (circuit, side, protected, hurts, free) in enumerate(SWITCHES):
        setup = GAME.setup(players, {
            "circuit": circuit, "side": side, "no_damage_past_finish": protected,
            "placed_on_caltrop_hurts": hurts, "repair_amount_free": free,
        })  # fmt: skip
        if number % 2 == players % 2:
            watch_a_race(players * 1000 + number, setup)


def watch_a_race(seed: int, setup: Setup) -> None:
    """Check the position after every choice, and the story the events tell."""
    chance, picker = Seeded(seed), Seeded(seed, 0, "choices")
    race = GAME.start(setup, chance)
    assert isinstance(race, ChariotRace)
    drive, decisions = Drive(int(race.color[race.active])), 0
    race.watcher = Watcher()
    check(race)
    while not race.over:
        race.take(race.offered[int(picker.below(race.offers))], chance)
        check(race)
        drive.follow(read_notes(GAME.events, race.watcher.drain()))
        decisions += 1
    drive.end()
    assert decisions <= GAME.most_decisions
    assert race.living() == 0 or any(race.home(chariot) for chariot in range(int(race.circus.chariots)))


@pytest.mark.parametrize("players", GAME.players)
def test_races_that_only_brake_or_only_sprint_end_too(players: int) -> None:
    setup = GAME.setup(players, {"max_rounds": 20})
    for pick in (0, -1):
        race = GAME.start(setup, Seeded(players))
        while not race.over:
            race.take(race.choices()[pick], Seeded(players, len(race.choices())))
        assert sorted(race.ranks())[0] == 1


def test_a_playout_reaches_the_end() -> None:
    race = GAME.start(GAME.setup(6), Seeded(1))
    assert 0 < play_out(race, Seeded(2), Seeded(3)) <= GAME.most_decisions
    assert race.over
