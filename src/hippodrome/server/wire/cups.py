"""Cups as they go over HTTP: what is raced, who enters, the draw, the standings."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from hippodrome.server.wire.bounds import Options
from hippodrome.server.wire.clubs import ClubName
from hippodrome.server.wire.nouns import Clock, GameName, NoClock, Strict

CupFormat = Literal["league", "groups", "grand_prix", "duplicate"]
MOST_ROUNDS = 20
MOST_ENTRANTS = 64


class CupGame(Strict):
    game: GameName
    options: Options = {}


class NewCup(Strict):
    """A cup to hold: rounds in which the games take turns, at tables of `size`, each with its time."""

    name: ClubName
    format: CupFormat = "grand_prix"
    games: Annotated[list[CupGame], Field(min_length=1, max_length=6)]
    rounds: Annotated[int, Field(ge=1, le=MOST_ROUNDS)] | None = None
    """None: as many as it takes until everybody has met everybody as often (league), else three."""
    size: Annotated[int, Field(ge=2, le=6)] = 4
    mode: Literal["live", "turns"] = "turns"
    clock: Clock = NoClock()
    hours: Annotated[float, Field(gt=0, le=24 * 60)] = 24.0 * 7
    """The time for each round: then bots finish what is not over."""
    rated: bool = False


class CupCell(Strict):
    """What a round brought: `place` None while it is raced."""

    table: str | None
    place: int | None
    points: float
    left: bool


class CupRow(Strict):
    """Somebody's standing. `name` None: nobody holds the place any more; `before`: who held it earlier."""

    rank: int
    name: str | None
    before: list[str]
    you: bool
    points: float
    wins: int
    races: int
    cells: list[CupCell | None]


class CupDeciding(Strict):
    """What the last round decides. `able`: others who can still win the cup; `you`: whether the asker can; `need`: the
    last place in their race that is enough for it, whatever the others do.
    """

    able: list[str]
    you: bool
    need: int | None


class CupTable(Strict):
    """A table of the round that is raced."""

    number: int
    code: str | None
    names: list[str | None]
    """By seat; None is a bot."""
    over: bool
    yours: bool


class CupRound(Strict):
    """A line of the timetable."""

    number: int
    game: str
    final: bool
    state: Literal["over", "racing", "ahead"]
    due: float | None


class Cup(Strict):
    """A cup as somebody of the club sees it; the standings follow from the draw and the results alone."""

    code: str
    club: str
    club_name: str
    name: str
    format: CupFormat
    phase: Literal["open", "racing", "over"]
    round: int
    rounds: int
    size: int
    mode: Literal["live", "turns"]
    hours: float
    rated: bool
    due: float | None
    word: str | None
    """What the draw and the last lot follow from; told once the cup has begun."""
    meet: tuple[int, int] | None
    """How often two people meet, at least and at most, in what was drawn so far."""
    entrants: list[str | None]
    timetable: list[CupRound]
    tables: list[CupTable]
    rows: list[CupRow]
    deciding: CupDeciding | None
    entered: bool
    may_enter: bool
    keeper: bool
