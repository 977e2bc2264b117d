"""Choices, chances and hints in words."""

from __future__ import annotations

from collections.abc import Iterator

from hippodrome.engine.choices import Choice
from hippodrome.engine.words import Words
from hippodrome.study.analysis import Costly, Spoken, TurningPoint
from hippodrome.study.hints import Hint
from hippodrome.study.turning import with_names
from hippodrome.study.words import decimal, percent


def say(words: Words, what: Spoken) -> str:
    """A choice in words."""
    return words.say(what.key, {name: words.argument(value) for name, value in what.args.items()})


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
    """What happened at a turning point, what it changed, and what would have been better."""
    said = with_names(turning.said[words.language], seats)
    return words.say("study-turning-line", {"at": turning.at, "said": said})


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
