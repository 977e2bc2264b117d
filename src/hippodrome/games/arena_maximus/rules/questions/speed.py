"""How the active player changes his speed (AM-311)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.engine.state import NOBODY
from hippodrome.games.arena_maximus.rules import phases, picks, pool
from hippodrome.games.arena_maximus.rules.actions import CARD, PASS, REMOVE, TAKE
from hippodrome.games.arena_maximus.rules.arena import WHIP
from hippodrome.games.arena_maximus.rules.interlude import Interlude
from hippodrome.games.arena_maximus.rules.question import Question
from hippodrome.games.arena_maximus.rules.state import Position


@final
class SettingSpeed(Interlude):
    """Phase 2: asked in every turn on the track (AM-301, AM-311)."""

    def run(self, race: Position, chance: Chance) -> None:
        race.ask(race.active, phases.SPEED, chance)


@final
class Speed(Question):
    """Leave it, add whips or magic up to Beast, or take cards of one's choice out of the pool (AM-311 to AM-313)."""

    def offer(self, race: Position) -> None:
        picks.offer_up_to(race, WHIP, race.beast(race.seat))
        if race.picked > 0:
            return
        if race.arena.latest_leaves == 1:
            offer_counts(race)
        else:
            pool.offer(race)

    def answer(self, race: Position, choice: i64, chance: Chance) -> None:
        if choice >= TAKE:
            take_out(race, choice - TAKE)
            return
        if choice > REMOVE:
            remove_latest(race, choice - REMOVE)
        elif choice != PASS:
            card = choice - CARD
            picks.note(race, card)
            pool.add(race, card)
            if race.picked < race.beast(race.active):
                return
        set_off(race)

    def picking(self) -> bool:
        return True

    def window(self, race: Position) -> i64:
        """A speed pool that can be made smaller is always asked about (AM-311)."""
        return phases.WINDOW_OWN if race.pool[race.seat] == 0 else NOBODY


@final
class Slowing(Question):
    """Asked once a card has left the pool: no more, or another one up to Beast (AM-311, AM-313)."""

    def offer(self, race: Position) -> None:
        race.put(PASS)
        pool.offer(race)

    def answer(self, race: Position, choice: i64, chance: Chance) -> None:
        if choice == PASS:
            set_off(race)
        else:
            take_out(race, choice - TAKE)

    def picking(self) -> bool:
        return True


def take_out(race: Position, card: i64) -> None:
    """A card of the player's choice leaves his pool; adding is over for this turn (AM-311, AM-313)."""
    picks.note(race, card)
    pool.remove(race, pool.latest_of(race, card))
    if race.picked < race.beast(race.active):
        race.phase = phases.SLOWING
    else:
        set_off(race)


def set_off(race: Position) -> None:
    """The speed is set (AM-341)."""
    race.moves_left = race.speed()
    race.phase = phases.DISCARDING


def offer_counts(race: Position) -> None:
    """Under rules 1: how many cards leave the pool, up to Beast."""
    removable = min(race.beast(race.seat), race.pool[race.seat])
    count: i64 = 1
    while count <= removable:
        race.put(REMOVE + count)
        count += 1


def remove_latest(race: Position, count: i64) -> None:
    """Under rules 1: the cards laid last leave the pool."""
    while count > 0:
        pool.remove(race, pool.latest(race))
        count -= 1
