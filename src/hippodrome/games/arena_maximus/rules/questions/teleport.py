"""Whether the mover casts Teleport before a step (AM-851)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.engine.state import NOBODY
from hippodrome.games.arena_maximus.rules import phases, spells
from hippodrome.games.arena_maximus.rules.actions import PASS
from hippodrome.games.arena_maximus.rules.arena import TELEPORT
from hippodrome.games.arena_maximus.rules.interlude import Interlude
from hippodrome.games.arena_maximus.rules.question import Question
from hippodrome.games.arena_maximus.rules.questions import payment
from hippodrome.games.arena_maximus.rules.state import NOT_CAST, OPEN, Position


@final
class Approaching(Interlude):
    """Asked before each step of a movement in which Teleport is still to be had (AM-351, AM-851)."""

    def run(self, race: Position, chance: Chance) -> None:
        if to_be_had(race):
            race.look_into(race.active, chance)
            race.spell = TELEPORT
            if spells.can_pay(race, race.active, TELEPORT):
                race.ask(race.active, phases.TELEPORT, chance)
                return
            race.pass_by(race.active, phases.TELEPORT, chance)
            race.spell = NOBODY
        race.phase = phases.ADVANCING


def to_be_had(race: Position) -> bool:
    """Was Teleport not cast in this turn, and would it lead further? (AM-802, AM-806, AM-852)"""
    if race.arena.spells == 0 or race.teleported != NOT_CAST:
        return False
    return race.arena.skip_costs_move == 0 or race.moves_left >= 2


@final
class Teleport(Question):
    """No, or the card it is paid with (AM-803, AM-851)."""

    def offer(self, race: Position) -> None:
        race.put(PASS)
        payment.offer_cards(race)

    def answer(self, race: Position, choice: i64, chance: Chance) -> None:
        if choice == PASS:
            race.spell = NOBODY
            race.phase = phases.ADVANCING
            return
        race.teleported = OPEN
        payment.pay(race, choice)

    def picking(self) -> bool:
        return True

    def window(self, race: Position) -> i64:
        return phases.WINDOW_OWN
