"""What came of a tuning, in the reader's language."""

from __future__ import annotations

from collections.abc import Iterator

from hippodrome.engine.words import game_words
from hippodrome.lab.balance.estimates import Estimate
from hippodrome.lab.balance.speech import Speech
from hippodrome.lab.tune.aims import Reading
from hippodrome.lab.tune.levers import Space, Values
from hippodrome.lab.tune.outcome import Tuned


class Telling:
    """Says what was found, and what its figures are called."""

    def __init__(self, space: Space, language: str) -> None:
        self.space = space
        self.say = Speech(space.game, language)
        self.words = game_words(space.game, language, "hippodrome.lab.balance", "hippodrome.lab.tune")

    def __call__(self, key: str, **args: object) -> str:
        return self.words.say(key, args)

    def figure(self, one: Reading) -> str:
        """What a figure is called."""
        if one.kind == "share":
            return f"{self.say.factor(one.name)}: {self.say.level(one.name, one.level)}"
        if one.kind == "added":
            return self.say.item(one.name, one.level)
        return self.say(f"{one.kind}-{one.name}")

    def number(self, one: Reading, value: float) -> str:
        if one.kind == "added":
            return self.say.points(value)
        return self.say.exact(value) if one.kind == "figure" else self.say.percent(value)

    def interval(self, one: Reading, found: Estimate) -> str:
        """A figure, and how far it can be trusted."""
        ends = self.say("interval", low=self.number(one, found.low), high=self.number(one, found.high))
        return f"{self.number(one, found.value)} ({ends})"

    def bounds(self, one: Reading) -> str:
        low, high = (self.number(one, one.target + side * one.reach) for side in (-1, 1))
        return self.say("interval", low=low, high=high)

    def changes(self, values: Values) -> str:
        """What moves, from where to where."""
        told = [
            self("tune-change", lever=lever.key, before=_plain(lever.now), after=_plain(value))
            for lever, value in self.space.changes(values)
        ]
        return ", ".join(told) or self("tune-unchanged")

    def sentences(self, done: Tuned) -> Iterator[str]:
        """The verdict, then what stronger bots say of it."""
        said = {
            "found": "tune-found", "fair already": "tune-fair-already", "open": "tune-open", "better": "tune-better",
            "not found": "tune-not-found", "stopped": "tune-stopped",
        }[done.verdict]  # fmt: skip
        fresh = done.after.races if done.after is not None and done.verdict != "not found" else done.races
        yield self(
            said,
            changes=self.changes(done.values) if done.values is not None else "",
            races=self.say.number(fresh),
            before=self.say.exact(done.before.loss) if done.before is not None else "",
            after=self.say.exact(done.after.loss) if done.after is not None else "",
        )
        for found in done.stronger:
            bots = ", ".join(dict.fromkeys(self.say.bot(bot) for bot in found.bots))
            yield self(
                f"tune-stronger-{found.verdict}",
                bots=bots,
                races=self.say.number(found.races),
                loss=self.say.exact(found.loss),
            )


def _plain(value: object) -> str:
    """A value of a lever: a number, a word, or the cell a mark stands on."""
    return str(value).removeprefix("space:")
