"""What people do in clubs, and who may: every action names its right, and every right the roles that have it."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from hippodrome.engine import registry
from hippodrome.server import clock
from hippodrome.server.club_errors import ClubFull, NoSuchClub, NoSuchInvitation, NoSuchPerson, NotYours
from hippodrome.server.errors import IsMuted, NotOver
from hippodrome.server.log.actors import Actor
from hippodrome.server.log.outcomes import outcome
from hippodrome.server.log.table import Table
from hippodrome.server.rooms import creation
from hippodrome.server.rooms.room import Room
from hippodrome.server.store.clubs import Club, Member
from hippodrome.server.store.guests import Guest
from hippodrome.server.wire import clubs as wire
from hippodrome.server.wire.nouns import CODE_LETTERS

if TYPE_CHECKING:
    from hippodrome.server.rooms.rooms import Rooms

MOST_PEOPLE = 500
MOST_CLUBS = 30
"""Clubs that one guest may belong to."""
MOST_INVITATIONS = 20
MOST_TABLES = 60
"""Tables of a club that are not over."""
REMATCHES = 50
"""Races that are followed from one to the next."""

_KEEPERS = frozenset({"keeper"})
_MEMBERS = _KEEPERS | {"member"}
_PEOPLE = _MEMBERS | {"guest"}
RIGHTS: Mapping[str, frozenset[str]] = {
    "look": _PEOPLE,
    "leave": _PEOPLE,
    "again": _PEOPLE,
    "say": _MEMBERS,
    "open": _MEMBERS,
    "enter": _MEMBERS,
    "invite": _MEMBERS,
    "withdraw": _KEEPERS,
    "change": _KEEPERS,
    "people": _KEEPERS,
    "hush": _KEEPERS,
    "cups": _KEEPERS,
    "close": _KEEPERS,
}
"""Who may do what: look, leave, race again with the same people, talk, open tables, race for cups, invite, withdraw
invitations, change the club, see to people, take back what others said, hold cups, close the club."""


@dataclass(frozen=True, slots=True)
class Visit:
    """Somebody in a club: what they are there, and what they may do."""

    club: Club
    guest: Guest | None
    member: Member | None

    @property
    def role(self) -> str | None:
        return None if self.member is None else self.member.role

    def may(self, right: str) -> bool:
        return self.role is not None and self.role in RIGHTS[right]

    def must(self, right: str) -> Member:
        """Somebody who may do something, or a refusal."""
        if self.member is None or not self.may(right):
            raise NotYours()
        return self.member

    @property
    def ids(self) -> tuple[str, ...]:
        return () if self.guest is None else self.guest.ids


async def visit(rooms: Rooms, code: str, guest: Guest | None) -> Visit:
    """A club as somebody comes to it; a private one is not there for strangers, nor for whoever was removed."""
    club = await rooms.store.clubs.get(code)
    member = None if guest is None else await rooms.store.clubs.membership(code, guest.ids)
    removed = member is not None and member.role == "removed"
    if club is None or removed or (member is None and not club.public):
        raise NoSuchClub(code=code)
    return Visit(club, guest, member)


async def found(rooms: Rooms, guest: Guest, new: wire.NewClub) -> str:
    """A new club, with its founder as keeper; its code."""
    await _room_for_one_more(rooms, guest)
    while True:
        code = creation.new_code(private=True)
        if await rooms.store.clubs.found(code, new.name, new.public, guest.id, clock.now()):
            return code


async def _room_for_one_more(rooms: Rooms, guest: Guest) -> None:
    if len(await rooms.store.clubs.mine(guest.ids)) >= MOST_CLUBS:
        raise ClubFull(what="clubs")


async def come_in(rooms: Rooms, code: str, guest: Guest, key: str | None) -> None:
    """Join a club by an invitation, or a public one as a guest."""
    store = rooms.store.clubs
    club = await store.get(code)
    member = await store.membership(code, guest.ids)
    invited = None if key is None else await store.invitation(code, key)
    if key is not None and invited is None:
        raise NoSuchInvitation()
    removed = member is not None and member.role == "removed"
    if club is None or removed or (invited is None and member is None and not club.public):
        raise NoSuchClub(code=code)
    if member is None:
        await _room_for_one_more(rooms, guest)
    role = "guest" if invited is None else str(invited.role)
    if not await store.admit(code, guest.id if member is None else member.guest, role, clock.now(), MOST_PEOPLE):
        raise ClubFull(what="people")
    if key is not None and member is None:
        await store.use(key)


async def change(rooms: Rooms, at: Visit, wanted: wire.ClubChanges) -> None:
    """A keeper changes name, house rules, favourites, or opens the club to everybody."""
    at.must("change")
    values: dict[str, Any] = wanted.model_dump(include={"name", "about", "public"}, exclude_none=True)
    if wanted.rules is not None:
        values["settings"] = wanted.rules.model_dump_json()
    if wanted.boards is not None:
        for board in wanted.boards:
            game = registry.game(board.game)
            creation.checked_options(game, game.usual_players, board.options)
        values["boards"] = "[" + ",".join(board.model_dump_json() for board in wanted.boards) + "]"
    if values:
        await rooms.store.clubs.change(at.club.code, **values)


async def person(rooms: Rooms, at: Visit, number: int) -> Member:
    """Somebody of the club, by number."""
    found = await rooms.store.clubs.person(at.club.code, number)
    if found is None:
        raise NoSuchPerson()
    return found


async def change_person(rooms: Rooms, at: Visit, number: int, wanted: wire.PersonChanges) -> None:
    """A keeper gives a role, or has somebody not be heard. The last keeper stays one."""
    at.must("people")
    who = await person(rooms, at, number)
    values = wanted.model_dump(exclude_none=True)
    if wanted.role not in (None, "keeper"):
        await _not_the_last(rooms, at, who)
    if values:
        await rooms.store.clubs.set_person(at.club.code, number, **values)


async def remove_person(rooms: Rooms, at: Visit, number: int) -> None:
    """A keeper sends somebody away, who does not come in again by any invitation."""
    at.must("people")
    who = await person(rooms, at, number)
    await _not_the_last(rooms, at, who)
    await rooms.store.clubs.set_person(at.club.code, number, role="removed", seen=0.0)


async def _not_the_last(rooms: Rooms, at: Visit, who: Member) -> None:
    if who.role == "keeper":
        people = await rooms.store.clubs.people(at.club.code, clock.now(), MOST_PEOPLE)
        if sum(line.role == "keeper" for line in people) < 2:
            raise NotYours()


async def leave(rooms: Rooms, at: Visit) -> None:
    at.must("leave")
    await rooms.store.clubs.leave(at.club.code, at.ids)


async def invite(rooms: Rooms, at: Visit, role: str) -> str:
    """A new invitation: members ask guests in, keepers members too; its key."""
    member = at.must("invite")
    if role == "member" and member.role != "keeper":
        raise NotYours()
    if len(await rooms.store.clubs.invited(at.club.code)) >= MOST_INVITATIONS:
        raise ClubFull(what="invitations")
    key = "".join(secrets.choice(CODE_LETTERS) for _ in range(12))
    await rooms.store.clubs.invite(at.club.code, key, role, member.guest, clock.now())
    return key


async def withdraw(rooms: Rooms, at: Visit, key: str) -> None:
    """A keeper withdraws any invitation, a member one of their own; nobody comes in by it any more."""
    invited = await rooms.store.clubs.invitation(at.club.code, key) if at.member else None
    if at.member is None or (not at.may("withdraw") and (invited is None or invited.guest not in at.ids)):
        raise NotYours()
    if invited is None:
        raise NoSuchInvitation()
    await rooms.store.clubs.withdraw(at.club.code, key)


async def say(rooms: Rooms, at: Visit, text: str) -> None:
    member = at.must("say")
    if member.muted:
        raise IsMuted()
    await rooms.store.clubs.say(at.club.code, member.guest, text, clock.now())


async def unsay(rooms: Rooms, at: Visit, line: int) -> None:
    """Take a line back: one's own, or as a keeper anybody's."""
    at.must("look")
    if not await rooms.store.clubs.unsay(at.club.code, line, None if at.may("hush") else at.ids):
        raise NotYours()


async def close(rooms: Rooms, at: Visit) -> None:
    at.must("close")
    await rooms.store.clubs.close(at.club.code)


async def may_open(rooms: Rooms, guest: Guest, code: str) -> None:
    """May somebody open a table in the name of a club?"""
    at = await visit(rooms, code, guest)
    at.must("open")
    if (await rooms.store.clubs.open_tables([code])).get(code, 0) >= MOST_TABLES:
        raise ClubFull(what="tables")


async def again(rooms: Rooms, at: Visit, guest: Guest, table: str) -> Room:
    """Race with the same people once more: at the table that follows on the last race of theirs."""
    at.must("again")
    actor = Actor(guest=guest.id, also=guest.also)
    room = await rooms.fetch(table)
    for _ in range(REMATCHES):
        if room.table.occasion.club != at.club.code or room.table.occasion.cup is not None or room.table.in_set:
            raise NotYours()
        if room.table.phase != "over":
            return room
        if room.table.rematch is None:
            await rooms.rematch(room, actor, False, lambda _sequence: None)
        following = room.table.rematch
        if following is None:
            break
        room = await rooms.fetch(following)
    raise NotOver()


# Races that are over


async def ended(rooms: Rooms, table: Table) -> None:
    """Note how a race of a club, or a rated one, ended: once, whoever notices."""
    if table.result is None or (table.occasion.club is None and not table.settings.rated):
        return
    if table.source is not None:
        return
    found = await asyncio.to_thread(outcome, table)
    await rooms.store.results.note(found, table.occasion.club, table.occasion.cup)


async def catch_up(rooms: Rooms, since: float) -> None:
    """Note what a server that died has left."""
    for code in await rooms.store.results.missed(since):
        await ended(rooms, await rooms.glance(code))
