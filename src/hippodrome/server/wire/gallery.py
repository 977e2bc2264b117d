"""What goes over HTTP for the gallery: boards of one's own under a short code, for others to see and to race on."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import AfterValidator, Field

from hippodrome.server.wire.bounds import Options
from hippodrome.server.wire.nouns import GameName, Strict, visible
from hippodrome.server.wire.workshop import Short

TITLE_LENGTH = 40
Title = Annotated[str, Field(min_length=1, max_length=TITLE_LENGTH), AfterValidator(visible)]


class NewBoard(Strict):
    """A board to keep under a short code; `listed` puts it into the gallery. Sent again, its title and that change."""

    game: GameName
    option: Short
    view: Short = ""
    board: Options
    title: Title
    listed: bool = False


class BoardLiked(Strict):
    """Whether one likes a board."""

    like: bool


class BoardCard(Strict):
    """A board of the gallery, as it stands in the list."""

    code: str
    game: str
    option: str
    view: str
    title: str
    maker: str
    """What the maker was called when the board was sent."""
    listed: bool
    created: float
    raced: int
    """Races begun on it here."""
    likes: int
    liked: bool
    """By who asks."""
    mine: bool


class BoardShown(BoardCard):
    """A board with all there is to it."""

    board: dict[str, Any]


class BoardCards(Strict):
    """A page of the gallery."""

    boards: list[BoardCard]
    more: bool
