"""A person's page as somebody may see it. What others may see is the person's choice, and nothing else is sent."""

from __future__ import annotations

import json
from collections import Counter
from typing import TYPE_CHECKING, Any, get_args

from pydantic import TypeAdapter

from hippodrome.engine import registry
from hippodrome.engine.errors import HippodromeError
from hippodrome.server.club_errors import NoSuchPerson
from hippodrome.server.cups.ratings import Rating
from hippodrome.server.errors import BadMessage
from hippodrome.server.store.access import Line
from hippodrome.server.store.guests import Guest
from hippodrome.server.store.profiles import Profile
from hippodrome.server.wire import profiles as wire

if TYPE_CHECKING:
    from hippodrome.server.rooms.clubs import Visit
    from hippodrome.server.rooms.rooms import Rooms

PARTS: tuple[wire.Part, ...] = get_args(wire.Part)
DRIVEN = 20
"""Races that are looked at for the racers one likes."""
_RACERS: dict[tuple[str, int], tuple[str, ...]] = {}
"""Who drove whom in races that are over, as far as it was looked up: it does not change."""
REMEMBERED = 5000
_LEARNT = TypeAdapter(dict[str, wire.Learnt])


def changes_of(kept: Profile, wanted: wire.ProfileChanges) -> dict[str, str]:
    """What is written anew of a profile."""
    changes: dict[str, str] = {}
    if wanted.face is not None:
        changes["face"] = known_face(wanted.face)
    if wanted.colour is not None or wanted.letter is not None:
        colour, letter = badge(kept)
        colour = colour if wanted.colour is None else wanted.colour
        changes["slot"] = f"{colour}{letter if wanted.letter is None else wanted.letter}"
    if wanted.languages is not None:
        changes["languages"] = ",".join(dict.fromkeys(wanted.languages))
    if wanted.shows is not None:
        changes["shows"] = json.dumps({**shown_to(kept), **wanted.shows})
    if wanted.learnt is not None:
        changes["learnt"] = _LEARNT.dump_json(wanted.learnt, exclude_defaults=True).decode()
    return changes


def known_face(face: str) -> str:
    """A face that is among our drawings."""
    game, _, name = face.partition(":")
    if face and (game not in registry.names() or not (registry.game(game).folder / "art" / f"{name}.svg").is_file()):
        raise BadMessage(problem="face")
    return face


def badge(kept: Profile) -> tuple[int, str]:
    """The colour and the letter somebody likes."""
    return liked(kept.slot)


def liked(slot: str | None) -> tuple[int, str]:
    """A colour and a letter as they are kept together."""
    return (int(slot[0]), slot[1:]) if slot else (0, "")


def shown_to(kept: Profile) -> dict[wire.Part, wire.Audience]:
    """Who may see which part: nobody else, unless it was said."""
    said = json.loads(kept.shows) if kept.shows else {}
    return {part: said.get(part, "me") for part in PARTS}


async def mine(rooms: Rooms, guest: Guest) -> wire.Profile:
    """One's own page: everything."""
    kept = await rooms.notices.tidings.profiles.of(guest.id)
    return await _page(rooms, guest, kept, frozenset(PARTS), own=True)


async def of_person(rooms: Rooms, at: Visit, number: int) -> wire.Profile:
    """Somebody of a club, as whoever comes there may see them."""
    member = await rooms.store.clubs.person(at.club.code, number)
    there = member is not None and member.role != "removed"
    found = await rooms.notices.guests.find(member.guest) if member is not None and there else None
    if found is None:
        raise NoSuchPerson()
    kept = await rooms.notices.tidings.profiles.of(found.id)
    reach = ("all",) if at.member is None else ("all", "clubs")
    parts = frozenset(part for part, who in shown_to(kept).items() if who in reach)
    return await _page(rooms, found, kept, frozenset(PARTS) if found.id in at.ids else parts, found.id in at.ids)


async def _page(rooms: Rooms, guest: Guest, kept: Profile, parts: frozenset[wire.Part], own: bool) -> wire.Profile:
    raced = await rooms.store.lists.raced(guest.ids) if parts & {"races", "figures", "favourites"} else []
    colour, letter = badge(kept)
    return wire.Profile(
        name=guest.name,
        face=kept.face,
        colour=colour,
        letter=letter,
        languages=[one for one in kept.languages.split(",") if one],
        mine=own,
        shows=shown_to(kept) if own else None,
        races=[_race(line, own, "figures" in parts) for line in raced] if "races" in parts else None,
        raced=await rooms.store.lists.count_raced(guest.ids) if "races" in parts else None,
        favourites=await _favourites(rooms, raced[:DRIVEN]) if "favourites" in parts else None,
        ratings=await _ratings(rooms, guest) if "ratings" in parts else None,
        learnt=(_LEARNT.validate_json(kept.learnt) if kept.learnt else {}) if "learnt" in parts else None,
    )


def _race(line: Line, own: bool, figures: bool) -> wire.ProfileRace:
    report = _report(line) if figures else None
    return wire.ProfileRace(
        table=line.code if own else None,
        game=line.game,
        ended=line.updated,
        players=line.players,
        place=json.loads(line.result)[line.seat],
        accuracy=None if report is None else report["accuracy"],
        luck=None if report is None else report["luck"],
        skill=None if report is None else report["skill"],
    )


def _report(line: Line) -> dict[str, Any] | None:
    """What the look back says of somebody's seat; nothing until it is there."""
    if line.status != "ready" or not line.analysis:
        return None
    seats = json.loads(line.analysis)["seats"]
    found: dict[str, Any] = seats[line.seat]
    return found


async def _ratings(rooms: Rooms, guest: Guest) -> list[wire.ProfileRating]:
    rows = []
    for line in await rooms.store.results.ratings(guest.ids):
        one = Rating(line.mu, line.sigma, line.races)
        rows.append(
            wire.ProfileRating(game=line.game, rating=one.shown, band=one.band, races=one.races, settled=one.settled)
        )
    return rows


async def _favourites(rooms: Rooms, raced: list[Line]) -> list[wire.Favourite]:
    """The racers somebody drove most, in the last races."""
    driven: Counter[tuple[str, str]] = Counter()
    for line in raced:
        driven.update((line.game, racer) for racer in await _racers(rooms, line))
    return [wire.Favourite(game=game, racer=racer, races=races) for (game, racer), races in driven.most_common(6)]


async def _racers(rooms: Rooms, line: Line) -> tuple[str, ...]:
    key = (line.code, line.seat)
    if key not in _RACERS:
        try:
            table = await rooms.glance(line.code)
        except HippodromeError:
            return ()
        if len(_RACERS) > REMEMBERED:
            _RACERS.clear()
        for seat in range(table.players):
            racers = table.game.racers(table.racing) if table.position is not None else ()
            _RACERS[line.code, seat] = tuple(name for driver, name in racers if driver == seat)
    return _RACERS[key]
