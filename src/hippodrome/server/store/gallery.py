"""What is kept of boards sent to the server: short codes, who made them, how often they are raced on and liked."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any, Literal

from sqlalchemy import ColumnElement, delete, func, select, update

from hippodrome.server.store.access import Access, Line
from hippodrome.server.store.database import gallery, likes

SHOWN = 48
"""Boards that are told of at once."""
Order = Literal["new", "liked", "raced"]
ORDERS: Mapping[Order, ColumnElement[Any]] = {
    "new": gallery.c.created.desc(),
    "liked": gallery.c.likes.desc(),
    "raced": gallery.c.raced.desc(),
}


@dataclass(frozen=True, slots=True)
class Shown:
    """A board of one's own as it is kept."""

    code: str
    game: str
    option: str
    """Which kind of file it is."""
    view: str
    title: str
    board: dict[str, Any]
    guest: str
    maker: str
    """What the maker was called then."""
    origin: str
    listed: bool
    """In the gallery, or only for those who have the code."""
    created: float
    raced: int = 0
    likes: int = 0

    @property
    def digest(self) -> str:
        return digest(self.game, self.option, self.board)


def digest(game: str, option: str, board: object) -> str:
    """A board in one word: the same board is the same word, whoever made it."""
    return hashlib.sha256(json.dumps([game, option, board], sort_keys=True).encode()).hexdigest()


class Gallery:
    """The boards of a database."""

    def __init__(self, access: Access) -> None:
        self.access = access

    async def keep(self, made: Shown) -> bool:
        """Keep a board; False if its code is taken."""
        values = {
            "code": made.code, "game": made.game, "option": made.option, "view": made.view, "title": made.title,
            "board": json.dumps(made.board), "digest": made.digest, "guest": made.guest, "maker": made.maker,
            "origin": made.origin, "listed": made.listed, "created": made.created, "raced": 0, "likes": 0,
        }  # fmt: skip
        insert = self.access.dialect.insert(gallery).on_conflict_do_nothing().returning(gallery.c.code)
        async with self.access.writing() as connection:
            return bool((await connection.execute(insert, values)).all())

    async def get(self, code: str) -> Shown | None:
        found = await self.access.all(select(gallery).where(gallery.c.code == code))
        return _shown(found[0]) if found else None

    async def alike(self, word: str, guests: Collection[str]) -> Shown | None:
        """The same board that somebody has sent before."""
        found = await self.access.all(select(gallery).where(gallery.c.digest == word, gallery.c.guest.in_(guests)))
        return _shown(found[0]) if found else None

    async def change(self, code: str, title: str, listed: bool) -> None:
        async with self.access.writing() as connection:
            await connection.execute(update(gallery).where(gallery.c.code == code).values(title=title, listed=listed))

    async def remove(self, code: str) -> bool:
        """Take a board away; False if there was none."""
        async with self.access.writing() as connection:
            await connection.execute(delete(likes).where(likes.c.code == code))
            gone = await connection.execute(delete(gallery).where(gallery.c.code == code).returning(gallery.c.code))
            return bool(gone.all())

    async def shown(self, game: str | None, order: Order, start: int) -> list[Shown]:
        """Boards of the gallery, so many from one on."""
        query = select(gallery).where(gallery.c.listed)
        if game is not None:
            query = query.where(gallery.c.game == game)
        query = query.order_by(ORDERS[order], gallery.c.created.desc(), gallery.c.code).offset(start).limit(SHOWN + 1)
        return [_shown(line) for line in await self.access.all(query)]

    async def made_by(self, guests: Collection[str], game: str | None) -> list[Shown]:
        """All boards somebody has sent, also those that are not in the gallery."""
        query = select(gallery).where(gallery.c.guest.in_(guests)).order_by(gallery.c.created.desc())
        if game is not None:
            query = query.where(gallery.c.game == game)
        return [_shown(line) for line in await self.access.all(query)]

    async def every(self) -> list[Shown]:
        """All boards there are, the newest first: for the host."""
        return [_shown(line) for line in await self.access.all(select(gallery).order_by(gallery.c.created.desc()))]

    async def counts(self, guests: Collection[str], origin: str) -> tuple[int, int, int]:
        """How many boards somebody has sent, how many came from an address, and how many there are."""
        mine_of, near_of = gallery.c.guest.in_(guests), gallery.c.origin == origin
        query: Any = select(func.count().filter(mine_of), func.count().filter(near_of), func.count()).select_from(
            gallery
        )
        mine, near, every = tuple((await self.access.all(query))[0])
        return int(mine), int(near), int(every)

    async def raced(self, game: str, options: Mapping[str, object]) -> None:
        """A race has begun on these options: boards of one's own among them were raced on once more."""
        words = [digest(game, option, board) for option, board in options.items() if isinstance(board, dict)]
        if words:
            async with self.access.writing() as connection:
                await connection.execute(
                    update(gallery).where(gallery.c.digest.in_(words)).values(raced=gallery.c.raced + 1)
                )

    # Likes

    async def liked(self, codes: Collection[str], guests: Collection[str]) -> set[str]:
        """Which of some boards somebody likes."""
        query = select(likes.c.code).where(likes.c.code.in_(codes), likes.c.guest.in_(guests))
        return {line.code for line in await self.access.all(query)}

    async def like(self, code: str, guest: str, guests: Collection[str], on: bool) -> None:
        """Somebody likes a board, or does no longer; once, under any of their ids."""
        async with self.access.writing() as connection:
            await connection.execute(delete(likes).where(likes.c.code == code, likes.c.guest.in_(guests)))
            if on:
                await connection.execute(
                    self.access.dialect.insert(likes).on_conflict_do_nothing(), {"code": code, "guest": guest}
                )
            count = select(func.count()).select_from(likes).where(likes.c.code == code).scalar_subquery()
            await connection.execute(update(gallery).where(gallery.c.code == code).values(likes=count))


def _shown(line: Line) -> Shown:
    return Shown(
        line.code, line.game, line.option, line.view, line.title, json.loads(line.board), line.guest, line.maker,
        line.origin, bool(line.listed), line.created, line.raced, line.likes,
    )  # fmt: skip
