"""What lies on the way at the speed that is set, and whether the cards left in hand pay for it."""

from __future__ import annotations

from collections.abc import Iterator

from hippodrome.engine.plan import Ahead, Plan
from hippodrome.engine.scene import Text, word
from hippodrome.games.arena_maximus.face.question import space
from hippodrome.games.arena_maximus.rules.arena import (
    CARD_TYPES,
    FACE_DOWN,
    HAZARD,
    JUMP,
    MAGIC,
    REIN,
    ROCKS,
    STABLE,
    SYMBOL_COUNT,
)
from hippodrome.games.arena_maximus.rules.race import ArenaRace

_SETTING_OUT = ("speed", "slowing")


def ahead(race: ArenaRace, plan: Plan) -> tuple[Ahead, ...]:
    """The tiles of the drive that a speed leads to, each paid with what those before it leave in hand."""
    if not plan.answers or plan.answers[0].question not in _SETTING_OUT:
        return ()
    return tuple(_tiles(race, _Purse(race)))


def _tiles(race: ArenaRace, purse: _Purse) -> Iterator[Ahead]:
    arena = race.arena
    for number in range(1, int(race.moves_left) + 1):
        place = int(race.progress[race.active]) + number
        if place >= arena.length:
            yield Ahead(space(race, number), word("ahead-line"), "good")
            return
        face = int(race.ring[place])
        if face == FACE_DOWN:
            yield Ahead(space(race, number), word("ahead-face-down"))
        else:
            yield _told(race, purse, face, space(race, number))


def _told(race: ArenaRace, purse: _Purse, face: int, at: str) -> Ahead:
    """A tile that lies open."""
    arena = race.arena
    kind, wanted = int(arena.face_kind[face]), int(arena.face_number[face])
    if kind == STABLE:
        return Ahead(at, word("ahead-stable"))
    if kind == HAZARD:
        return _priced(at, "ahead-hazard", wanted, purse.pay_symbols(race, face))
    if kind == ROCKS:
        return _priced(at, "ahead-rocks", wanted, purse.pay_reins(wanted))
    if kind == JUMP:
        return _priced(at, "ahead-jump", wanted, max(0, wanted - int(race.speed())))
    return Ahead(at)


def _priced(at: str, key: str, wanted: int, missing: int) -> Ahead:
    return Ahead(at, Text(key, {"number": wanted, "missing": missing}), "danger" if missing else "good")


class _Purse:
    """The mover's hand as it is spent on the way: magic last, for it pays anything (AM-151)."""

    def __init__(self, race: ArenaRace) -> None:
        first = int(race.active) * int(CARD_TYPES)
        self.cards = [int(count) for count in race.hands[first : first + int(CARD_TYPES)]]
        self.wild = race.arena.magic_pays_symbols == 1

    def pay_symbols(self, race: ArenaRace, face: int) -> int:
        """The symbols of a hazard, except the chariot's own (AM-436, AM-437): how many are not paid."""
        own, missing = int(race.arena.colour[race.who[race.active]]), 0
        for symbol in range(int(SYMBOL_COUNT)):
            wanted = 0 if symbol == own else int(race.arena.face_symbols[face * int(SYMBOL_COUNT) + symbol])
            # a whip first: reins are for rocks
            missing += self._spend(wanted, (symbol, int(REIN) + symbol), self.wild)
        return missing

    def pay_reins(self, wanted: int) -> int:
        """The reins that rocks ask for (AM-434): how many are not paid."""
        return self._spend(wanted, range(int(REIN), int(REIN) + int(SYMBOL_COUNT)), True)

    def _spend(self, wanted: int, kinds: tuple[int, ...] | range, wild: bool) -> int:
        for card in (*kinds, *((int(MAGIC),) if wild else ())):
            laid = min(wanted, self.cards[card])
            self.cards[card] -= laid
            wanted -= laid
        return wanted
