"""How many reins the mover lays against rocks (AM-434)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.games.arena_maximus.rules import cards, phases, picks, wrecks
from hippodrome.games.arena_maximus.rules import events as happened
from hippodrome.games.arena_maximus.rules.actions import PASS
from hippodrome.games.arena_maximus.rules.arena import REIN
from hippodrome.games.arena_maximus.rules.question import Question
from hippodrome.games.arena_maximus.rules.state import Position


def meet(race: Position, chance: Chance) -> None:
    """Asked of a mover on rocks who holds a rein or magic (AM-434)."""
    race.picked = 0
    if picks.holds(race, race.active, REIN, chance):
        race.ask(race.active, phases.ROCKS, chance)
    else:
        race.pass_by(race.active, phases.ROCKS, chance)
        hit(race, chance)


def wanted(race: Position) -> i64:
    """How many reins the mover's tile asks for."""
    return race.arena.face_number[race.face()]


@final
class Rocks(Question):
    """As many reins as one likes, up to those the tile asks for (AM-434)."""

    def offer(self, race: Position) -> None:
        picks.offer_up_to(race, REIN, wanted(race))

    def answer(self, race: Position, choice: i64, chance: Chance) -> None:
        if choice != PASS:
            cards.lay(race, choice)
            if race.picked < wanted(race):
                return
        hit(race, chance)

    def rests(self) -> bool:
        return True

    def picking(self) -> bool:
        return True

    def window(self, race: Position) -> i64:
        return phases.WINDOW_OWN


def hit(race: Position, chance: Chance) -> None:
    """One damage for each rein short, in one piece (AM-434, AM-439)."""
    seat = race.active
    number = wanted(race)
    race.emit(happened.MET_ROCKS, race.who[seat], race.tile(seat), number, race.picked)
    race.phase = phases.ATTACKING
    wrecks.hurt(race, seat, number - race.picked, happened.BY_ROCKS, chance)
