"""A person's page: who they are, what they raced, and what of it others may see."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from hippodrome.server.wire.nouns import GameName, Strict

Audience = Literal["me", "clubs", "all"]
"""Who may see a part: oneself alone, people of a club that both are in, or whoever comes by."""
Part = Literal["races", "figures", "favourites", "learnt", "ratings"]
Face = Annotated[str, Field(max_length=80, pattern=r"^([a-z0-9_]{1,40}:[a-z0-9/_-]{1,39})?$")]
"""A drawing of a game (`GAME:DRAWING`); nothing: the own letter."""
Letter = Annotated[str, Field(pattern=r"^[A-Z0-9]?$")]
Speech = Annotated[str, Field(pattern=r"^[a-z]{2}$")]


class Learnt(Strict):
    """What was done of a game's lesson and puzzles."""

    lesson: bool = False
    puzzles: Annotated[int, Field(ge=0, le=10_000)] = 0
    rating: Annotated[int, Field(ge=0, le=5000)] | None = None


class ProfileChanges(Strict):
    """What one says of oneself; what is left out stays."""

    face: Face | None = None
    colour: Annotated[int, Field(ge=0, le=6)] | None = None
    """The colour one likes best, as racers' slots are counted; 0: none."""
    letter: Letter | None = None
    languages: Annotated[list[Speech], Field(max_length=6)] | None = None
    shows: dict[Part, Audience] | None = None
    learnt: Annotated[dict[GameName, Learnt], Field(max_length=40)] | None = None


class ProfileRace(Strict):
    """A race that is over. The figures are those of the look back (`docs/analysis.md`), where one was made."""

    table: str | None
    """None: for others, who are not given the way to it."""
    game: str
    ended: float
    players: int
    place: int
    accuracy: int | None
    luck: float | None
    skill: float | None


class Favourite(Strict):
    """A racer that somebody drove, and how often, in the last races."""

    game: str
    racer: str
    races: int


class ProfileRating(Strict):
    """How strong somebody seems to be in a game ("": in all)."""

    game: str
    rating: int
    band: int
    races: int
    settled: bool


class Profile(Strict):
    """A person as the asker may see them; a part that is None is not for the asker."""

    name: str
    face: Face
    colour: int
    letter: str
    languages: list[str]
    mine: bool
    shows: dict[Part, Audience] | None
    """What others may see, for oneself."""
    races: list[ProfileRace] | None
    raced: int | None
    """How many there are, also those that are not told."""
    favourites: list[Favourite] | None
    ratings: list[ProfileRating] | None
    learnt: dict[str, Learnt] | None
