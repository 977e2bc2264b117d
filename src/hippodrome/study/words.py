"""The words of a game's study, and how chances are written in them."""

from __future__ import annotations

from hippodrome.engine.game import Game
from hippodrome.engine.words import Words, game_words


def study_words(game: Game, language: str) -> Words:
    """The words of a game and of its study."""
    return game_words(game, language, "hippodrome.study")


def percent(words: Words, share: float) -> str:
    """A chance in hundredths; the small ones and the almost sure ones are not rounded away."""
    hundredths = 100 * share
    near = min(hundredths, 100 - hundredths)
    shown = f"{hundredths:.1f}" if 0.05 <= near < 1.95 else f"{hundredths:.0f}"
    return words.say("study-percent", {"value": decimal(words, shown)})


def decimal(words: Words, number: str) -> str:
    """A number as the language writes it."""
    return number.replace(".", ",") if words.language == "fr" else number
