"""The games there are."""

from __future__ import annotations

import pytest

from hippodrome import all_games, game, names
from hippodrome.engine.errors import UnknownGame
from hippodrome.engine.game import Game
from hippodrome.engine.registry import residents


def test_games_are_found_by_their_folders() -> None:
    assert "scrap_racer" in names()
    assert list(names()) == sorted(names())
    assert tuple(found.name for found in all_games()) == names()


@pytest.mark.parametrize("name", names())
def test_a_game_is_one_object_in_its_own_folder(name: str) -> None:
    assert isinstance(game(name), Game)
    assert game(name) is game(name)
    for part in ("text/en.ftl", "text/fr.ftl", "data"):
        folder = game(name).folder
        for step in part.split("/"):
            folder = folder / step
        assert folder.is_file() or folder.is_dir()


@pytest.mark.parametrize("name", sorted(residents()))
def test_every_folder_has_the_same_rooms(name: str) -> None:
    wanted = {
        "": {"__init__.py", "box.py", "data", "text", "art"},
        "rules": {"race.py", "state.py", "events.py"},
        "mind": {"heuristic.py"},
        "face": {"view.py"},
    }
    for room, files in wanted.items():
        assert files <= {found.name for found in (game(name).folder / room).iterdir()}


@pytest.mark.parametrize("name", ["", "chess", "..", "scrap_racer.rules", "Scrap_Racer"])
def test_a_game_that_there_is_not(name: str) -> None:
    with pytest.raises(UnknownGame) as told:
        game(name)
    assert told.value.arguments == {"game": name, "known": ", ".join(names())}
