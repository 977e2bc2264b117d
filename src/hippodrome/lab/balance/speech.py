"""Numbers and names of a report in the reader's language."""

from __future__ import annotations

from math import isfinite

from hippodrome.engine.game import Game
from hippodrome.engine.options import Value
from hippodrome.engine.words import game_words
from hippodrome.lab.balance.estimates import Estimate
from hippodrome.lab.balance.study import Run
from hippodrome.lab.programme import Programme

_THIN = "\u202f"
_ONE = 0.9995


class Speech:
    """Says figures, and what the things they are about are called."""

    def __init__(self, game: Game, language: str) -> None:
        self.game = game
        self.language = language
        self.words = game_words(game, language, __package__)

    def __call__(self, key: str, **args: object) -> str:
        """A sentence of the report."""
        return self.words.say(f"balance-{key}", args)

    # Numbers

    def number(self, value: float, digits: int = 0) -> str:
        """A number as it is written in the language."""
        if not isfinite(value):
            return "∞" if value > 0 else "−∞"
        text = f"{value:,.{digits}f}".replace("-", "−")
        return text.replace(",", _THIN).replace(".", ",") if self.language == "fr" else text

    def exact(self, value: float) -> str:
        """A number with as many digits as it deserves."""
        return self.number(value, 0 if abs(value) >= 100 else 1 if abs(value) >= 10 else 2)

    def percent(self, value: float, digits: int = 1) -> str:
        """A share."""
        gap = _THIN if self.language == "fr" else ""
        return f"{self.number(100 * value, digits)}{gap}%"

    def points(self, value: float) -> str:
        """A difference between shares, in points of a hundred."""
        return ("+" if value > 0 else "") + self.number(100 * value, 1)

    def interval(self, figure: Estimate, form: str = "percent") -> str:
        """From … to …"""
        say = {"percent": self.percent, "points": self.points, "number": self.exact}[form]
        return self("interval", low=say(figure.low), high=say(figure.high))

    def chance(self, p: float) -> str:
        """A corrected p-value."""
        return f"< {self.number(0.001, 3)}" if p < 0.001 else "1" if p > _ONE else self.number(p, 3)

    # Names

    def factor(self, name: str) -> str:
        """What sets racers apart."""
        return self.words.say(f"factor-{name}") if self.words.has(f"factor-{name}") else self(f"factor-{name}")

    def level(self, factor: str, level: str) -> str:
        """One seat, racer or start position."""
        vocabulary, _, index = level.rpartition(":")
        if vocabulary:
            return self.words.word(vocabulary, int(index))
        if factor == "seat":
            return self.words.say("seat", {"number": int(level)})
        if factor == "bot":
            return self.bot(level)
        key = f"factor-{factor}.level"
        return self.words.say(key, {"level": level}) if self.words.has(key) else level

    def item(self, name: str, item: str) -> str:
        """A card, a tile or a deed."""
        vocabulary, _, index = item.rpartition(":")
        return self.words.word(vocabulary, int(index)) if vocabulary else self.words.say(f"measure-{name}-{item}")

    def bot(self, name: str) -> str:
        """A bot by its name; the level after a colon stays."""
        plain, _, level = name.partition(":")
        said = self.words.say(f"bot-{plain}") if self.words.has(f"bot-{plain}") else plain
        return f"{said} ({level})" if level else said

    def value(self, option: str, value: Value) -> str:
        """A value of an option."""
        return self.words.value(option, value)

    def options(self, programme: Programme) -> str:
        """The options that are not as usual, or that they all are."""
        told = [
            f"{self.words.say(f'option-{option.key}')}: {self.value(option.key, programme.options[option.key])}"
            for option in self.game.options
            if programme.options[option.key] != option.standard(programme.players)
        ]
        return ", ".join(told) or self("usual-options")

    def bots(self, programme: Programme) -> str:
        """Who sits at the table."""
        names = list(dict.fromkeys(programme.bots))
        return ", ".join(self.bot(name) for name in names)

    def basis(self, run: Run, level: bool = True) -> str:
        """What a figure rests on: races, players, bots, options, intervals."""
        programme = run.programme
        return self(
            "basis",
            races=self.number(run.tally.races),
            players=programme.players,
            bots=self.bots(programme),
            options=self.options(programme),
            interval=self("basis-interval") if level else "",
        )
