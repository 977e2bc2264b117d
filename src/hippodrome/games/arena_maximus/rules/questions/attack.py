"""Whom the mover attacks with how many whips, and how the one attacked defends himself (ledger 3.8)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.games.arena_maximus.rules import cards, phases, picks, targets, wrecks
from hippodrome.games.arena_maximus.rules import events as happened
from hippodrome.games.arena_maximus.rules.actions import PASS, TARGET
from hippodrome.games.arena_maximus.rules.arena import WHIP
from hippodrome.games.arena_maximus.rules.interlude import Interlude
from hippodrome.games.arena_maximus.rules.question import Question
from hippodrome.games.arena_maximus.rules.state import Position


@final
class Attacking(Interlude):
    """Asked on an occupied tile after its effect, one attack after another (AM-441, AM-444)."""

    def run(self, race: Position, chance: Chance) -> None:
        if not race.alone() and allowance(race) > 0:
            if picks.holds(race, race.active, WHIP, chance):
                race.ask(race.active, phases.ATTACK, chance)
                return
            race.pass_by(race.active, phases.ATTACK, chance)
        race.phase = phases.DRIVING_ON


def allowance(race: Position) -> i64:
    """Attack cards the mover may still spend on this tile (AM-443)."""
    return targets.allowance(race, race.blows)


@final
class Attack(Question):
    """No more, or an occupant not yet attacked (AM-444)."""

    def offer(self, race: Position) -> None:
        targets.offer(race, race.attacked)

    def answer(self, race: Position, choice: i64, chance: Chance) -> None:
        if choice == PASS:
            race.phase = phases.DRIVING_ON
            return
        race.target = choice - TARGET
        race.ask(race.active, phases.ATTACK_CARDS, chance)

    def rests(self) -> bool:
        return True

    def window(self, race: Position) -> i64:
        return phases.WINDOW_OWN


@final
class AttackCards(Question):
    """Asked once the target is chosen: one whip at least, as many as Driver at most (AM-442, AM-443)."""

    def offer(self, race: Position) -> None:
        if race.picked > 0:
            race.put(PASS)
        picks.offer_kind(race, WHIP, allowance(race))

    def answer(self, race: Position, choice: i64, chance: Chance) -> None:
        if choice != PASS:
            cards.lay(race, choice)
            if race.picked < allowance(race):
                return
        race.force = race.picked
        race.blows += race.force
        race.attacked |= 1 << race.target
        race.emit(happened.ATTACKED, race.who[race.active], race.who[race.target], race.force)
        race.ask(race.target, phases.DEFENCE, chance)

    def picking(self) -> bool:
        return True


@final
class Defence(Question):
    """Asked of the one attacked: each whip laid stops one of the attack; the rest is damage (AM-445)."""

    def offer(self, race: Position) -> None:
        picks.offer_up_to(race, WHIP, race.force)

    def answer(self, race: Position, choice: i64, chance: Chance) -> None:
        if parry(race, choice):
            race.phase = phases.COUNTERING
            wrecks.hurt(race, race.target, race.force - race.picked, happened.BY_ATTACK, chance)

    def picking(self) -> bool:
        return True

    def window(self, race: Position) -> i64:
        return phases.WINDOW_ATTACK


def parry(race: Position, choice: i64) -> bool:
    """A whip is laid against a blow, or no more; is the defence at its end? (AM-445, AM-447)"""
    if choice != PASS:
        cards.lay(race, choice)
        if race.picked < race.force:
            return False
    if race.picked > 0:
        race.emit(happened.DEFENDED, race.who[race.seat], race.picked)
    return True
