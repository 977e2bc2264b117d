"""Whom the mover rams with how many pairs of cards, and how the one rammed answers (ledger 3.5)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.games.arena_maximus.rules import cards, pairs, phases, targets, wrecks
from hippodrome.games.arena_maximus.rules import events as happened
from hippodrome.games.arena_maximus.rules.actions import PASS, TARGET
from hippodrome.games.arena_maximus.rules.interlude import Interlude
from hippodrome.games.arena_maximus.rules.question import Question
from hippodrome.games.arena_maximus.rules.state import Position


@final
class Ramming(Interlude):
    """Asked on an occupied tile as long as the mover can pay for a pair: one ram after another (AM-401, AM-405)."""

    def run(self, race: Position, chance: Chance) -> None:
        race.look_into(race.active, chance)
        if pairs.in_hand(race, race.active, min(1, allowance(race))) > 0:
            race.ask(race.active, phases.RAM, chance)
        else:
            if allowance(race) > 0:
                race.pass_by(race.active, phases.RAM, chance)
            race.phase = phases.BLOCKING


def allowance(race: Position) -> i64:
    """Pairs the mover may still spend on this tile (AM-403)."""
    return targets.allowance(race, race.pairs)


@final
class Ram(Question):
    """No more, or an occupant not yet rammed (AM-404)."""

    def offer(self, race: Position) -> None:
        targets.offer(race, race.rammed)

    def answer(self, race: Position, choice: i64, chance: Chance) -> None:
        if choice == PASS:
            race.phase = phases.BLOCKING
            return
        race.target = choice - TARGET
        race.ask(race.active, phases.RAM_CARDS, chance)

    def rests(self) -> bool:
        return True

    def window(self, race: Position) -> i64:
        return phases.WINDOW_OWN


@final
class RamCards(Question):
    """Asked once the target is chosen: whole pairs, magic replacing whips and reins (AM-402)."""

    def offer(self, race: Position) -> None:
        if pairs.whole(race):
            race.put(PASS)
        pairs.offer(race, 1, allowance(race))

    def answer(self, race: Position, choice: i64, chance: Chance) -> None:
        if choice != PASS:
            cards.lay(race, choice)
            return
        race.force = race.picked // 2
        race.pairs += race.force
        race.rammed |= 1 << race.target
        race.emit(happened.RAMMED, race.who[race.active], race.who[race.target], race.force)
        race.ask(race.target, phases.RAM_ANSWER, chance)

    def picking(self) -> bool:
        return True


@final
class RamAnswer(Question):
    """Asked of the one rammed: take it, or exactly as many pairs, Driver or not (AM-406, AM-407, AM-452)."""

    def offer(self, race: Position) -> None:
        if race.picked == 0:
            race.put(PASS)
        pairs.offer(race, race.force, race.force)

    def answer(self, race: Position, choice: i64, chance: Chance) -> None:
        """Answered in full, nothing happens; else the ram does its damage (AM-406, AM-408)."""
        if choice == PASS:
            race.phase = phases.RAMMING
            wrecks.hurt(race, race.target, race.arena.ram_damage, happened.BY_RAM, chance)
            return
        cards.lay(race, choice)
        if race.picked == 2 * race.force:
            race.emit(happened.RAM_ANSWERED, race.who[race.target], race.force)
            race.phase = phases.RAMMING

    def picking(self) -> bool:
        return True

    def window(self, race: Position) -> i64:
        return phases.WINDOW_RAM
