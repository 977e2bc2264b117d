"""Bots are asked for by name, at a level after a colon; other packages add theirs by an entry point."""

from __future__ import annotations

from pathlib import Path

import pytest

import hippodrome
from hippodrome import bots
from hippodrome.bots.levels import Level, read_level
from hippodrome.engine.chance import Seeded
from hippodrome.engine.errors import UnknownBot, Untaught
from hippodrome.engine.state import Observation
from hippodrome.engine.words import LANGUAGES, shared_words

GAME = hippodrome.game("scrap_racer")
GAMES_TAUGHT = [hippodrome.game(name) for name in hippodrome.names() if bots.plays("champion", hippodrome.game(name))]


def test_names_go_from_weakest_to_strongest() -> None:
    names = bots.names()
    assert names[:2] == ("random", "greedy")
    assert "search" in names


@pytest.mark.parametrize("form", bots.forms())
def test_every_form_that_messages_name_gives_a_bot_where_it_was_taught(form: str) -> None:
    for game in hippodrome.names():
        declared = hippodrome.game(game)
        if bots.plays(form, declared):
            assert bots.bot(form, declared).name == form.partition(":")[0]
        else:
            with pytest.raises(Untaught, match=game):
                bots.bot(form, declared)


def test_only_a_champion_has_to_be_taught_and_its_level_is_a_number() -> None:
    game = GAMES_TAUGHT[0]
    assert bots.bot("champion:50", game).name == "champion"
    for wrong in ("champion:", "champion:1s", "champion:strong"):
        with pytest.raises(UnknownBot):
            bots.bot(wrong, game)
    assert all(bots.plays(name, GAME) for name in bots.names() if name != "champion")


@pytest.mark.parametrize(
    "name", ["", "oracle", "search:", "search:0", "search:soon", "search:0s", "search:-1", "random:2", "greedy:1s", ":"]
)
def test_anything_else_is_refused_with_what_would_be_right(name: str) -> None:
    with pytest.raises(UnknownBot, match="search:1s") as refused:
        bots.bot(name, GAME)
    assert refused.value.arguments["bot"] == name or name == "search:"


def test_levels_are_playouts_or_time_and_processes() -> None:
    assert read_level("2000") == Level(2000, 0.0, 1)
    assert read_level("1.5s") == Level(0, 1.5, 1)
    assert read_level("200ms@4") == Level(0, 0.2, 4)
    assert read_level("1h") is None


def test_where_people_wait_a_search_is_asked_by_time() -> None:
    assert bots.at_tables("search") == "search:1s"
    assert bots.at_tables("greedy") == "greedy"


def test_every_bot_of_ours_is_known_by_name_in_both_languages() -> None:
    for language in LANGUAGES:
        words = shared_words(language)
        for name in bots.names():
            assert words.has(f"bot-{name}")


GUEST = """
from hippodrome.bots import Bot

class Last(Bot):
    def __init__(self, game, level):
        super().__init__(f"last of {game.name}, level {level}", 1)

    def choose(self, seen, chance):
        return seen.choices()[-1]
"""


def test_bots_of_other_packages_come_by_entry_point(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An installed package: a module, and what its installer wrote about it."""
    (tmp_path / "lastbot.py").write_text(GUEST)
    about = tmp_path / "lastbot-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: lastbot\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(f"[{bots.GROUP}]\nlast = lastbot:Last\n")
    monkeypatch.syspath_prepend(tmp_path)
    bots._guests.cache_clear()
    try:
        assert bots.names()[-1] == "last"
        guest = bots.bot("last:9", GAME)
        assert guest.name == "last of scrap_racer, level 9"
        luck = Seeded(1)
        state = GAME.start(GAME.setup(3), luck)
        assert guest.choose(Observation(state, state.seat), luck) == state.choices()[-1]
    finally:
        bots._guests.cache_clear()
