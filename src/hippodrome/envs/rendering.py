"""What environments render: the position in words."""

from __future__ import annotations

from hippodrome.engine.errors import BadOption
from hippodrome.engine.game import Game
from hippodrome.engine.state import State
from hippodrome.engine.words import game_words

MODES = ("ansi",)


def check_mode(mode: str | None) -> str | None:
    """The mode, if there is such a one."""
    if mode is not None and mode not in MODES:
        raise BadOption(option="render_mode", value=repr(mode), legal="None, " + ", ".join(MODES))
    return mode


def rendered(game: Game, state: State, name: str) -> str:
    """The question that somebody is asked, or the places once the race is over."""
    words = game_words(game, "en")
    if state.over:
        return f"{words.say('game-title')}: {list(state.ranks())}"
    return words.prompt(game.prompt(state), "they", name)
