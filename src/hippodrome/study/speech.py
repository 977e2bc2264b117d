"""Choices, chances and hints in words."""

from __future__ import annotations

from collections.abc import Iterator

from hippodrome.engine.choices import Choice
from hippodrome.engine.game import Game
from hippodrome.engine.words import Words, game_words
from hippodrome.study.analysis import Costly, Spoken, TurningPoint
from hippodrome.study.hints import Hint


def study_words(game: Game, language: str) -> Words:
    """The words of a game and of its study."""
    return game_words(game, language, "hippodrome.study")


def say(words: Words, what: Spoken) -> str:
    """A choice in words."""
    return words.say(what.key, {name: words.argument(value) for name, value in what.args.items()})


def percent(words: Words, share: float) -> str:
    """A chance in hundredths; the small ones and the almost sure ones are not rounded away."""
    hundredths = 100 * share
    near = min(hundredths, 100 - hundredths)
    shown = f"{hundredths:.1f}" if 0.05 <= near < 1.95 else f"{hundredths:.0f}"
    return words.say("study-percent", {"value": decimal(words, shown)})


def decimal(words: Words, number: str) -> str:
    """A number as the language writes it."""
    return number.replace(".", ",") if words.language == "fr" else number


def advice(hint: Hint, offered: list[Choice], words: Words) -> Iterator[str]:
    """The gist of a hint: the best choice, and how it may go on."""
    best = next((choice for choice in offered if choice.action == hint.best), None)
    if best is not None:
        clear = str(hint.clear).lower()
        yield words.say("study-hint-best", {"choice": words.choice(best), "clear": clear})
    if hint.line:
        likely = [
            words.say("study-hint-likely", {"choice": say(words, step.spoken), "share": percent(words, step.share)})
            for step in hint.line
        ]
        yield words.say("study-hint-line", {"choices": ", ".join(likely)})


def signed(words: Words, share: float) -> str:
    """A gain or a loss of chance, in points."""
    shown = f"{100 * share:+.1f}".replace("-", "−")
    return decimal(words, "0" if shown in ("+0.0", "−0.0") else shown)


def turning_line(words: Words, seats: list[str], turning: TurningPoint) -> str:
    """What happened at a turning point, and whom it served."""
    return words.say(
        "study-turning-line",
        {
            "at": turning.at,
            "player": seats[turning.seat],
            "choice": say(words, turning.spoken),
            "kind": turning.kind,
            "gainer": seats[turning.gainer],
            "gain": signed(words, turning.gain),
            "loser": seats[turning.loser],
            "loss": signed(words, -turning.loss),
        },
    )


def costly_line(words: Words, seats: list[str], costly: Costly) -> str:
    """A decision that cost much, with the better choice."""
    return words.say(
        "study-costly-line",
        {
            "at": costly.at + 1,
            "player": seats[costly.seat],
            "chosen": say(words, costly.chosen),
            "better": say(words, costly.better),
            "cost": signed(words, -costly.cost),
        },
    )
