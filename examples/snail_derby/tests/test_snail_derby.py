"""Snail Derby passes the suite that every game passes, and keeps its own rules."""

from __future__ import annotations

from snail_derby import GAME
from snail_derby.rules.garden import SLIME

from hippodrome.engine.chance import Scripted
from hippodrome.testing import conformance

TestSnailDerby = conformance(GAME)


def test_slime_pulls_back_the_nearest_snail_ahead() -> None:
    """SD-202."""
    race = GAME.start(GAME.setup(3), Scripted([0, 1, 2, 0, 1, 2, SLIME, 1, 2]))
    for snail, stone in enumerate((9, 6, 4)):
        race.progress[snail] = stone
    race.active = 2
    race.offer()
    race.play(SLIME, Scripted([0]))
    assert list(race.progress) == [9, 4, 4]


def test_night_falls() -> None:
    """SD-301: after the last round the furthest snails win together."""
    race = GAME.start(GAME.setup(2), Scripted([0, 1, 2, 0, 1, 2]))
    race.round = race.garden.rounds
    race.active = 1
    race.progress[0] = 7
    race.progress[1] = 6
    race.offer()
    race.play(0, Scripted([0]))
    assert race.over
    assert list(race.ranks()) == [1, 1]
