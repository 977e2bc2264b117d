"""Which spell the active player casts before he changes his speed (AM-801)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.engine.state import NOBODY
from hippodrome.games.arena_maximus.rules import phases, spells
from hippodrome.games.arena_maximus.rules.actions import CAST, PASS
from hippodrome.games.arena_maximus.rules.arena import SPELL_COUNT, TELEPORT, TERRAIN
from hippodrome.games.arena_maximus.rules.interlude import Interlude
from hippodrome.games.arena_maximus.rules.question import Question
from hippodrome.games.arena_maximus.rules.state import Position


@final
class Conjuring(Interlude):
    """Phase 1: asked in every turn on the track, if the race has spells (AM-801, AM-805)."""

    def run(self, race: Position, chance: Chance) -> None:
        race.spell = NOBODY
        if race.arena.spells == 1:
            race.ask(race.active, phases.SPELL, chance)
        else:
            race.phase = phases.SETTING_SPEED


@final
class Spell(Question):
    """No spell, or each one but Teleport that can be paid and would do something (AM-803)."""

    def offer(self, race: Position) -> None:
        race.put(PASS)
        spell: i64 = 0
        while spell < SPELL_COUNT:
            if spell != TELEPORT and spells.can_pay(race, race.seat, spell) and spells.useful(race, spell):
                race.put(CAST + spell)
            spell += 1

    def answer(self, race: Position, choice: i64, chance: Chance) -> None:
        """Terrain alteration asks for its tiles first (AM-804)."""
        if choice == PASS:
            race.phase = phases.SETTING_SPEED
            return
        race.spell = choice - CAST
        race.ask(race.active, phases.SWAP if race.spell == TERRAIN else phases.PAYMENT, chance)

    def window(self, race: Position) -> i64:
        return phases.WINDOW_OWN
