"""A table as its log tells it. Entering a deed gives the table after it; nothing here does I/O.

Every process folds the same entries to the same table, so the log is all that has to be kept, and the
unique (table, sequence) of the database is all that has to be agreed on.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Literal

from hippodrome.engine.duplicate import Turns
from hippodrome.engine.errors import RaceOver
from hippodrome.engine.events import RACER, TURN, Event
from hippodrome.engine.game import Game, Window
from hippodrome.engine.preview import certain
from hippodrome.engine.record import Move, Record
from hippodrome.engine.state import Observation, State
from hippodrome.server.errors import AlreadyStarted, NotASeat, NotStarted
from hippodrome.server.log.chairs import Chair
from hippodrome.server.log.lots import Lot
from hippodrome.server.log.occasions import NO_OCCASION, Occasion
from hippodrome.server.wire import nouns

if TYPE_CHECKING:
    from hippodrome.server.log.deed import Entry, Told

SPECTATORS = -1
"""Stands for all spectators where a seat is muted."""
REMEMBERED = 8
"""Deeds of one seat that can be taken back, one after the other."""


@dataclass(frozen=True, slots=True)
class Act:
    """Part of what a move led to, up to the next window or question: what happened, and the position after it."""

    events: tuple[Event, ...]
    after: State


class Taken:
    """A row of choices that may be taken back, if nobody has learned anything from its last one.

    A row goes on only while what follows is certain, so its last choice decides for the whole.
    """

    def __init__(self, table: Table, entry: Entry, last: State, choices: int, choice: int) -> None:
        self.before = table.racing
        """The position to go back to."""
        self.seat = entry.deed.seated
        self.sequence = entry.sequence
        self.since = table.since
        self.banks = table.banks
        self.turns = table.turns
        self.choices = choices
        """How many choices were made."""
        self._last = (last, choice)
        self._certain: bool | None = None

    @property
    def certain(self) -> bool:
        """True if the last choice led to the next question without anything new; looked up when first asked."""
        if self._certain is None:
            position, choice = self._last
            self._certain = certain(Observation(position, self.seat), choice)
        return self._certain


class Table:
    """The fold of a log: seats, settings, the race, the clocks' banks."""

    game: Game
    players: int
    options: dict[str, Any]
    settings: nouns.TableSettings
    commitment: str
    dice: str
    """The name of the table in the sealed dice; the salts join it at the start."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.sequence = 0
        self.asked = 0
        self.since = 0.0
        """When the present question was asked, or its clock started again."""
        self.created = 0.0
        self.updated = 0.0
        self.phase: Literal["lobby", "racing", "over"] = "lobby"
        self.host: str | None = None
        self.reprieved: frozenset[int] = frozenset()
        """Seats whose time has run out before: the next time they are given none."""
        self.removed: frozenset[str] = frozenset()
        """Guests whom the host has sent away: they do not sit here again."""
        self.reminded: tuple[int, int] = (0, 0)
        """The question that somebody was last reminded of, and the seat that did it."""
        self.chairs: tuple[Chair, ...] = ()
        self.start: tuple[int, ...] = ()
        self.moves: list[Move] = []
        self.stood_in: frozenset[int] = frozenset()
        """The moves, from 0 on, that a bot made in a person's place."""
        self.continued: int | None = None
        """The point from which another race's record goes on here."""
        self.source: dict[str, Any] | None = None
        """Where the dice of an uploaded record came from."""
        self.lot: Lot | None = None
        """Where the dice come from, if other races have them too."""
        self.occasion: Occasion = NO_OCCASION
        self.turns: Turns | None = None
        """What the dice are named by; None in logs of before, where they are named by the number of the move."""
        self.position: State | None = None
        self.takes: tuple[Taken, ...] = ()
        """What the last chooser may take back, oldest first."""
        self.banks: tuple[float, ...] = ()
        self.result: list[int] | None = None
        self.secret: str | None = None
        self.facts: str | None = None
        """Names, options and settings as they were sealed with the dice at the start; None in logs of before."""
        self.erased = False
        """True if they were taken out with the name of somebody who wanted to be forgotten."""
        self.rematch: str | None = None
        self.before: str | None = None
        self.language: nouns.Language = "en"
        """The host's, for the names of bots."""
        self.silenced: frozenset[int] = frozenset()
        self.mutes: frozenset[tuple[int, int]] = frozenset()
        """(who does not want to hear, whom)."""
        self.hushed: frozenset[tuple[int, str]] = frozenset()
        """(who does not want to hear, which onlooker); `SPECTATORS` where nobody shall."""
        self.last: tuple[Event, ...] = ()
        """What the last choices led to as far as it was told, in full."""
        self.held: tuple[Act, ...] = ()
        """What they led to beyond a window that nobody can answer: told once the wait there is over."""
        self.told = 0
        """Moves and passed windows that were told: all that is known of the number of choices while a race runs."""
        self.standing: dict[int, frozenset[str]] = {}
        """The windows that each seat lets pass until its next turn."""
        self._secret: str | None = None
        """Of the dice, once all moves are made."""

    def after(self, entry: Entry) -> tuple[Table, Told]:
        """The table once an entry is added, and what the entry tells. This table does not change."""
        table = copy.copy(self)
        table.sequence = entry.sequence
        table.updated = entry.at
        return table, entry.deed.enter(table, entry)

    # Who may

    @property
    def turn(self) -> int | None:
        """The seat that is asked; none while everybody waits at a window that nobody can answer.

        Who shares a device is asked all the same: whether it is handed on is seen by everybody at it.
        """
        if self.phase != "racing" or self.position is None or self.position.over:
            return None
        seat = int(self.position.seat)
        return None if self.held and not self._asks_in_vain(seat) else seat

    def _asks_in_vain(self, seat: int) -> bool:
        """Is somebody asked at a window who can only let it pass, because others see who is given the device?"""
        window, chair = self.window, self.chairs[seat]
        if window is None or window.own or chair.kind != "person" or chair.player is not None or chair.device is None:
            return False
        return any(other.person and other.device == chair.device for other in self.chairs if other is not chair)

    @property
    def window(self) -> Window | None:
        """The window at which the race stands: others must not learn whether anybody is asked, nor who."""
        if not self.guarded or self.position is None:
            return None
        number = int(self.position.window())
        return None if number < 0 else self.game.windows[number]

    @property
    def chooser(self) -> int | None:
        """The seat that is asked, or whose own turn waits at a window."""
        window = self.window
        return int(self.racing.seat) if window is not None and window.own else self.turn

    @property
    def guarded(self) -> bool:
        """True while the number of choices could tell of hands."""
        return self.phase == "racing" and bool(self.game.windows)

    @property
    def point(self) -> int:
        """The number of choices made, as everybody may know it."""
        return self.told if self.guarded else len(self.moves)

    @property
    def in_set(self) -> bool:
        """True if many people race this race, and its dice are kept from those who have not yet."""
        return self.occasion.sealed or (self.lot is not None and self.lot.set is not None)

    @property
    def counts(self) -> bool:
        """True if something hangs on the race: everybody races for themselves, and nobody lets a bot do it."""
        return self.in_set or self.settings.rated or self.occasion.cup is not None

    @property
    def racing(self) -> State:
        """The position of a race under way or over."""
        assert self.position is not None
        return self.position

    def must_be_lobby(self) -> None:
        if self.phase != "lobby":
            raise AlreadyStarted()

    def must_race(self) -> None:
        if self.phase == "lobby":
            raise NotStarted()
        if self.phase == "over":
            raise RaceOver()

    def existing(self, seat: int) -> int:
        """A seat that the table has."""
        if not 0 <= seat < len(self.chairs):
            raise NotASeat(seat=seat + 1)
        return seat

    def undoable(self, seat: int) -> bool:
        """May this seat take its last choices back?"""
        if not self.settings.undo or self.phase != "racing" or not self.takes:
            return False
        return self.takes[-1].seat == seat and self.takes[-1].certain

    def seats_of(self, guest: str) -> list[int]:
        """The seats where a guest sits."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.guest == guest]

    def hears(self, listener: int | None, speaker: int | None, onlooker: str = "") -> bool:
        """False if what a speaker says (a seat, or an onlooker) does not reach a listener (None: a spectator)."""
        whom = SPECTATORS if speaker is None else speaker
        if onlooker and ((SPECTATORS, onlooker) in self.hushed or (listener, onlooker) in self.hushed):
            return False
        return whom not in self.silenced and (listener is None or (listener, whom) not in self.mutes)

    def sent_away(self, seat: int) -> None:
        """The host has taken somebody's seat; who is the host stays welcome."""
        guest = self.chairs[seat].guest
        if guest is not None and guest != self.host:
            self.removed = self.removed | {guest}

    def pass_on(self, guest: str | None) -> None:
        """Somebody has left: a host with no seat left passes the table on to the next person, or to who comes next."""
        if guest is None or guest != self.host or self.seats_of(guest):
            return
        self.host = next((chair.guest for chair in self.chairs if chair.guest is not None), None)

    @property
    def people(self) -> list[int]:
        """The seats of persons who have not resigned."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.person]

    @property
    def names(self) -> set[str]:
        """The names that are taken."""
        return {chair.name for chair in self.chairs}

    # The race

    def record(self) -> Record:
        """The record of the race so far; with the secret once it is over."""
        kind = "sealed" if self.turns is None else "duplicate"
        chance: dict[str, Any] = {"kind": kind, "commitment": self.commitment, "table": self.dice}
        if self.lot is not None:
            chance["shared"] = True
        if self.facts is not None:
            chance["facts"] = self.facts
        if self.erased:
            chance["erased"] = True
        after = self.continued if self.lot is None else self.lot.after
        if after is not None:
            chance["after"] = after
        if self.secret is not None:
            chance["secret"] = self.secret
        if self.source is not None:
            chance = self.source
        names = [chair.record_name(seat) for seat, chair in enumerate(self.chairs)]
        if self.facts is not None and self.source is None:
            names = json.loads(self.facts)["seats"]
        return Record(
            self.game.name, self.game.rules_version, self.game.data_version, self.players, self.options,
            names, chance, self.start, list(self.moves), self.result,
        )  # fmt: skip

    def seal(self) -> nouns.Seal:
        """The sealed dice as far as they are known; salts are shown once they are fixed."""
        started = self.phase != "lobby"
        return nouns.Seal(
            commitment=self.commitment,
            table=self.dice,
            salts=[chair.salt if started else None for chair in self.chairs],
            secret=self.secret,
            by_turn=self.turns is not None or (self.source or {}).get("kind") == "duplicate",
            set=None if self.lot is None else self.lot.set,
        )

    # What deeds change

    def place(self, seat: int, chair: Chair) -> None:
        """Put another chair at a seat."""
        self.chairs = (*self.chairs[:seat], chair, *self.chairs[seat + 1 :])

    def reseat(self, seat: int, **changes: Any) -> None:
        """Change something about a seat."""
        self.place(seat, replace(self.chairs[seat], **changes))

    def go_on(self, entry: Entry) -> tuple[Event, ...]:
        """Tell the next part of what the last move led to, up to a window or a question; or to the end of the race."""
        act, *rest = self.held
        self.held = tuple(rest)
        self.last, self.position = act.events, act.after
        self.told += 1
        self.asked, self.since = entry.sequence, entry.at
        self._end_standing(act)
        if not rest and act.after.over:
            self.phase, self.takes = "over", ()
            self.result, self.secret = [int(place) for place in act.after.ranks()], self._secret
        return act.events

    def make(self, acts: Iterable[Act], secret: str | None) -> None:
        """A move is made: what it led to is to be told part by part."""
        self.held, self._secret = tuple(acts), secret

    def _end_standing(self, act: Act) -> None:
        """What a seat lets pass, it lets pass until its own turn begins."""
        begun = {event.racers()[0] for event in act.events if event.key == TURN} if self.standing else set()
        if begun:
            vocabulary = self.game.words[RACER]
            over = {seat for seat, name in self.game.racers(act.after) if vocabulary.index(name) in begun}
            self.standing = {seat: windows for seat, windows in self.standing.items() if seat not in over}

    def bank(self, seat: int, seconds: float) -> None:
        """What a seat's clock holds from now on."""
        self.banks = (*self.banks[:seat], seconds, *self.banks[seat + 1 :])


def fold(code: str, entries: Iterable[Entry]) -> Table:
    """The table that a log describes."""
    table = Table(code)
    for entry in entries:
        table, _ = table.after(entry)
    return table
