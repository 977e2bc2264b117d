"""Races of older versions stay what they were after a game's rules have moved on."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import hippodrome.games.scrap_racer as package
from hippodrome import Race, game, new, resume
from hippodrome.engine import registry, setups
from hippodrome.engine.errors import UnknownGame, WrongVersion
from hippodrome.engine.record import read_record
from races import first, play_on

OLD = package.GAME


class Moved(type(OLD)):  # type: ignore[misc]
    """The game after its rules have changed twice, and its data once."""

    __module__ = package.__name__
    rules_version = OLD.rules_version + 2
    data_version = OLD.data_version + 1
    older = (OLD,)


@pytest.fixture
def race() -> Race:
    """A race of the old rules, in the middle."""
    race = new("scrap_racer", 3, seed=5)
    play_on(race, first, 8)
    return race


@pytest.fixture
def moved(race: Race, monkeypatch: pytest.MonkeyPatch) -> Iterator[Moved]:
    """The rules move on while the race is under way."""
    newer = Moved()
    monkeypatch.setattr(package, "GAME", newer)
    registry.game.cache_clear()
    setups._setup.cache_clear()
    yield newer
    registry.game.cache_clear()
    setups._setup.cache_clear()


def test_a_race_under_way_goes_on_by_its_own_rules_to_its_end(race: Race, moved: Moved) -> None:
    before = race.record.to_json()
    again = resume(read_record(before))
    assert again.record.declared is OLD
    assert again.state == race.state
    play_on(again, first, 1000)
    assert again.over
    told = again.record.to_json()
    assert (told["rules"], told["data"]) == (OLD.rules_version, OLD.data_version)
    assert read_record(told).verify()


def test_new_races_are_of_the_newest_version(moved: Moved) -> None:
    record = new("scrap_racer", 3, seed=5).record
    assert record.declared is moved
    assert (record.rules, record.data) == (moved.rules_version, moved.data_version)


def test_an_edition_names_the_game_as_it_was(moved: Moved) -> None:
    assert game(OLD.edition) is OLD
    assert game(moved.edition) is moved
    with pytest.raises(UnknownGame):
        game("scrap_racer@new")


def test_a_version_nobody_kept_is_refused_with_both_versions(moved: Moved) -> None:
    with pytest.raises(WrongVersion) as error:
        moved.at(OLD.rules_version + 1, OLD.data_version)
    assert error.value.arguments["rules"] == OLD.rules_version + 1
    assert error.value.arguments["our_rules"] == moved.rules_version
