"""Races that many people race on the same dice, as they go over HTTP."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import Field

from hippodrome.server.wire.bounds import Options
from hippodrome.server.wire.nouns import CODE_LETTERS, PRIVATE_CODE, BotName, GameName, Strict

RACES = 4
"""Races of a set among friends."""

SetCode = Annotated[str, Field(pattern=rf"^([{CODE_LETTERS}]{{{PRIVATE_CODE}}}|[0-9]{{4}}-[0-9]{{2}}-[0-9]{{2}})$")]
"""Letters among friends, the date of a day's race."""


class NewSet(Strict):
    """Four races among friends, each from another seat against the same bots."""

    game: GameName
    players: Annotated[int, Field(ge=1, le=12)] | None = None
    options: Options = {}
    bot: BotName | None = None


class NewTry(Strict):
    """Race one of the races: so that it counts, or again for practice."""

    race: Annotated[int, Field(ge=0, le=RACES - 1)] = 0
    practice: bool = False
    bot_seconds: Annotated[float, Field(ge=0, le=10)] = 0.8
    """How long a bot takes at least, so that people can follow."""


class SetRace(Strict):
    """One of the races: from which seat, on dice of which name, and how far one's own is."""

    seat: int
    dice: str
    table: str | None
    """Where one's own is raced that counts."""
    over: bool


class SetTry(Strict):
    """A race of somebody's that counts; `table` once one's own is over and one may look at it."""

    place: int | None
    skill: float | None
    """The share of a win that the choices gave, once the race was looked back on."""
    table: str | None
    late: bool
    """True if it was not over in time, and so does not count."""


class SetRow(Strict):
    """Somebody's races in order, None where there is none. `name` None is the par: our best bot in one's place."""

    name: str | None
    mine: bool
    tries: list[SetTry | None]


class Set(Strict):
    """A set as somebody may see it: the results of a race are told once one's own is over, all once it is closed."""

    code: str
    date: str | None
    """Of a race of the day; None among friends."""
    yesterday: str | None
    """The code of the day before, if there was a race."""
    game: str
    players: int
    options: dict[str, Any]
    bot: str
    """Against whom one races."""
    par: str
    """The bot that races in one's place for comparison."""
    commitment: str
    secret: str | None
    """Once it is closed."""
    closes: float
    closed: bool
    host: bool
    """True if one may close it."""
    racers: int
    races: list[SetRace]
    rows: list[SetRow]
    """The best first."""
