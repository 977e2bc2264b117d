"""The terminal's own words, and what it answers when it cannot run."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

import hippodrome.terminal
from catalogues import keys
from hippodrome import new
from hippodrome.engine.words import LANGUAGES
from hippodrome.terminal import play_race, replay_race
from hippodrome.terminal.console import NeedsTerminal

FOLDER = Path(hippodrome.terminal.__file__).parent


def test_both_languages_say_the_same_things() -> None:
    first, *others = (keys("hippodrome.terminal", language) for language in LANGUAGES)
    assert all(other == first for other in others)


def test_every_word_is_used_and_every_word_used_exists() -> None:
    source = "".join(path.read_text("utf-8") for path in FOLDER.glob("*.py"))
    said = set(re.findall(r'say\(\s*"([a-z.-]+)"', source))
    assert {f"terminal-{key}" for key in said if not key.startswith(("terminal-", "rank", "game-"))} <= keys(
        "hippodrome.terminal", "en"
    )
    for key in keys("hippodrome.terminal", "en"):
        tail = key.removeprefix("terminal-").rpartition("-")[2].rpartition(".")[2]
        assert key.startswith("error-") or tail in source, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_terminal_playing_and_watching_answer_clearly(
    language: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    race = new("scrap_racer", 3, 1)
    assert not sys.stdin.isatty()
    with pytest.raises(NeedsTerminal) as refused:
        play_race(race, [None] * 3, language, save=tmp_path / "race.json")
    assert "hippodrome simulate" in refused.value.say(language)
    with pytest.raises(NeedsTerminal):
        replay_race(race.record, language)
