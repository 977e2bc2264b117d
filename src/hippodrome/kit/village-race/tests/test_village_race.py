"""Village Race passes the suite that every game passes, and keeps its own rules."""

from __future__ import annotations

from village_race import GAME
from village_race.rules.race import RUN, WALK

from hippodrome.engine.chance import Scripted
from hippodrome.testing import conformance

TestVillageRace = conformance(GAME)


def test_who_walks_goes_three_spaces_and_who_runs_as_many_as_the_die_shows() -> None:
    """VR-201."""
    race = GAME.start(GAME.setup(2), Scripted([]))
    race.play(WALK, Scripted([]))
    race.play(RUN, Scripted([4]))
    assert list(race.progress) == [3, 5]


def test_the_first_beyond_the_last_space_wins() -> None:
    """VR-301."""
    race = GAME.start(GAME.setup(2), Scripted([]))
    race.progress[0] = race.street.spaces
    race.play(WALK, Scripted([]))
    assert race.over
    assert list(race.winners()) == [0]
