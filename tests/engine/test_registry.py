"""The games there are."""

from __future__ import annotations

import pytest

from hippodrome import all_games, game, names
from hippodrome.engine.errors import UnknownGame
from hippodrome.engine.game import Game


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


@pytest.mark.parametrize("name", names())
def test_every_folder_has_the_same_files(name: str) -> None:
    wanted = {"choices.py", "data.py", "events.py", "heuristic.py", "rules.py", "state.py", "view.py", "__init__.py"}
    assert wanted <= {found.name for found in game(name).folder.iterdir()}


@pytest.mark.parametrize("name", ["", "chess", "..", "scrap_racer.rules", "Scrap_Racer"])
def test_a_game_that_there_is_not(name: str) -> None:
    with pytest.raises(UnknownGame) as told:
        game(name)
    assert told.value.arguments == {"game": name, "known": ", ".join(names())}
