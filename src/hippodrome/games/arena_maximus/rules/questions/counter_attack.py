"""With how many whips the one attacked hits back, and how the mover defends himself (AM-446)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.games.arena_maximus.rules import cards, kingmaker, phases, picks, wrecks
from hippodrome.games.arena_maximus.rules import events as happened
from hippodrome.games.arena_maximus.rules.actions import PASS
from hippodrome.games.arena_maximus.rules.arena import WHIP
from hippodrome.games.arena_maximus.rules.interlude import Interlude
from hippodrome.games.arena_maximus.rules.question import Question
from hippodrome.games.arena_maximus.rules.questions import attack
from hippodrome.games.arena_maximus.rules.state import ON, Position


@final
class Countering(Interlude):
    """The attacked player, if still on the track, may hit back once (AM-446, AM-449, AM-705)."""

    def run(self, race: Position, chance: Chance) -> None:
        target = race.target
        if race.status[target] == ON and not kingmaker.barred(race, target, race.active):
            if picks.holds(race, target, WHIP, chance):
                race.ask(target, phases.COUNTER_ATTACK, chance)
                return
            race.pass_by(target, phases.COUNTER_ATTACK, chance)
        race.phase = phases.ATTACKING


@final
class CounterAttack(Question):
    """Up to his own Driver; there is no counter to a counter-attack (AM-446, AM-448)."""

    def offer(self, race: Position) -> None:
        picks.offer_up_to(race, WHIP, race.driver(race.seat))

    def answer(self, race: Position, choice: i64, chance: Chance) -> None:
        if choice != PASS:
            cards.lay(race, choice)
            if race.picked < race.driver(race.seat):
                return
        if race.picked == 0:
            race.phase = phases.ATTACKING
            return
        race.force = race.picked
        race.emit(happened.COUNTERED, race.who[race.target], race.who[race.active], race.force)
        race.ask(race.active, phases.COUNTER_DEFENCE, chance)

    def picking(self) -> bool:
        return True

    def window(self, race: Position) -> i64:
        return phases.WINDOW_ATTACK


@final
class CounterDefence(Question):
    """The mover defends himself likewise; a crash ends his turn (AM-447, AM-450)."""

    def offer(self, race: Position) -> None:
        picks.offer_up_to(race, WHIP, race.force)

    def answer(self, race: Position, choice: i64, chance: Chance) -> None:
        if attack.parry(race, choice):
            race.phase = phases.ATTACKING
            wrecks.hurt(race, race.active, race.force - race.picked, happened.BY_COUNTER_ATTACK, chance)

    def picking(self) -> bool:
        return True

    def window(self, race: Position) -> i64:
        return phases.WINDOW_OWN
