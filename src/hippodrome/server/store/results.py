"""What is kept of races that count: how they ended, and the ratings that follow."""

from __future__ import annotations

import json
from collections.abc import Collection

from sqlalchemy import select, text, update

from hippodrome.server.cups import results as forms
from hippodrome.server.cups.ratings import OVERALL, Rating, rate
from hippodrome.server.cups.results import Result
from hippodrome.server.store.access import Access, Line
from hippodrome.server.store.clubhouse import members, ratings, results
from hippodrome.server.store.database import analyses, guests, profiles, tables

JUDGED = 20
"""Analyses that are read for one look at a club's records."""
LATE = 100
"""Races that are noted at once after a server was away."""
_LOCK = 0x48495052


class Results:
    """The results of a database."""

    def __init__(self, access: Access) -> None:
        self.access = access

    async def note(self, result: Result, club: str | None, cup: str | None) -> bool:
        """Keep how a race ended and what that makes of the ratings, once; False if it was noted before."""
        values = {
            "code": result.code, "club": club, "cup": cup, "game": result.game, "ended": result.ended,
            "rated": result.rated, "seats": forms.to_json(result.seats),
        }  # fmt: skip
        keep = self.access.dialect.insert(results).on_conflict_do_nothing(index_elements=["code"])
        async with self.access.writing() as connection:
            if self.access.postgresql:
                # One after the other: ratings follow from the order.
                await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _LOCK})
            if not (await connection.execute(keep.returning(results.c.number), values)).all():
                return False
            if result.rated:
                people = [seat.guest for seat in result.seats if seat.guest is not None]
                held = select(ratings).where(ratings.c.guest.in_(people), ratings.c.game.in_([OVERALL, result.game]))
                before = {(line.guest, line.game): _rating(line) for line in await connection.execute(held)}
                put = self.access.dialect.insert(ratings)
                put = put.on_conflict_do_update(
                    index_elements=["guest", "game"],
                    set_={name: put.excluded[name] for name in ("mu", "sigma", "races")},
                )
                for (guest, game), now in rate(before, result).items():
                    line = {"guest": guest, "game": game, "mu": now.mu, "sigma": now.sigma, "races": now.races}
                    await connection.execute(put, line)
        return True

    async def missed(self, since: float) -> list[str]:
        """Races that count and are over, but were not noted: a server died in between."""
        query = (
            select(tables.c.code)
            .join(results, results.c.code == tables.c.code, isouter=True)
            .where(
                tables.c.phase == "over", tables.c.updated > since, tables.c.uploaded.is_(False),
                tables.c.club.is_not(None) | tables.c.rated.is_(True), results.c.code.is_(None),
            )
            .order_by(tables.c.updated)
            .limit(LATE)
        )  # fmt: skip
        return [line.code for line in await self.access.all(query)]

    async def of_club(self, club: str, limit: int, before: int | None = None) -> list[Line]:
        """The last races of a club, the newest first."""
        query = select(results).where(results.c.club == club).order_by(results.c.number.desc()).limit(limit)
        return await self.access.all(query if before is None else query.where(results.c.number < before))

    async def of_cup(self, cup: str) -> dict[str, Result]:
        """The races of a cup that are over, by table."""
        found = await self.access.all(select(results).where(results.c.cup == cup).order_by(results.c.number))
        return {line.code: result_of(line) for line in found}

    async def rated(self) -> list[Result]:
        """All rated races in order, to be gone through again."""
        query = select(results).where(results.c.rated.is_(True)).order_by(results.c.number)
        return [result_of(line) for line in await self.access.all(query)]

    async def ratings(self, ids: Collection[str]) -> list[Line]:
        """All ratings of somebody."""
        return await self.access.all(select(ratings).where(ratings.c.guest.in_(ids)).order_by(ratings.c.game))

    async def ladder(self, club: str, game: str, limit: int) -> list[Line]:
        """The people of a club by what is surely known of their strength in a game."""
        query = (
            select(
                ratings,
                members.c.number.label("person"),
                members.c.seen,
                guests.c.name,
                profiles.c.face,
                profiles.c.slot,
            )
            .join(members, members.c.guest == ratings.c.guest)
            .join(guests, guests.c.id == ratings.c.guest)
            .join(profiles, profiles.c.guest == ratings.c.guest, isouter=True)
            .where(members.c.club == club, members.c.role != "removed", ratings.c.game == game)
            .order_by((ratings.c.mu - 2 * ratings.c.sigma).desc(), members.c.number)
            .limit(limit)
        )
        return await self.access.all(query)

    async def judge(self, club: str) -> None:
        """Note the largest chance to win that was thrown away in races whose analysis has come."""
        query = (
            select(results.c.number, results.c.seats, analyses.c.result)
            .join(analyses, analyses.c.code == results.c.code)
            .where(results.c.club == club, results.c.thrown.is_(None), analyses.c.status == "ready")
            .limit(JUDGED)
        )
        for line in await self.access.all(query):
            share, seat = thrown_away(json.loads(line.result)["points"], forms.from_json(line.seats))
            async with self.access.writing() as connection:
                judged = update(results).where(results.c.number == line.number)
                await connection.execute(judged.values(thrown=share, thrower=seat))

    async def worst(self, club: str) -> Line | None:
        """The race with the longest lead thrown away."""
        query = select(results).where(results.c.club == club, results.c.thrown > 0)
        found = await self.access.all(query.order_by(results.c.thrown.desc(), results.c.number).limit(1))
        return found[0] if found else None


def thrown_away(points: list[dict[str, list[float]]], seats: tuple[forms.SeatResult, ...]) -> tuple[float, int]:
    """The largest chance to win that a person had who did not win, and their seat."""
    worst, whose = 0.0, 0
    for point in points:
        for seat, one in enumerate(seats):
            if one.guest is not None and one.place > 1 and point["win"][seat] > worst:
                worst, whose = float(point["win"][seat]), seat
    return worst, whose


def result_of(line: Line) -> Result:
    """A result as it was noted."""
    return Result(line.code, line.game, line.ended, line.rated, forms.from_json(line.seats))


def _rating(line: Line) -> Rating:
    return Rating(line.mu, line.sigma, line.races)
