"""A race of Arena Maximus: the table of its questions, and the way from one to the next.

Sections are those of docs/rules/arena_maximus.md, the numbers of the choices stand in actions.py. Between two
questions the position runs through interludes, each of which either asks somebody or goes on to the next.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.engine.ints import vec
from hippodrome.engine.state import NOBODY
from hippodrome.games.arena_maximus.rules import lineup, movement, tiles, turn
from hippodrome.games.arena_maximus.rules.actions import CARD, PASS, TAKE, TARGET
from hippodrome.games.arena_maximus.rules.arena import Arena
from hippodrome.games.arena_maximus.rules.copying import copy, pack
from hippodrome.games.arena_maximus.rules.interlude import Interlude
from hippodrome.games.arena_maximus.rules.phases import ATTACK_CARDS, PAYMENT, QUESTION, RAM_CARDS
from hippodrome.games.arena_maximus.rules.question import Question
from hippodrome.games.arena_maximus.rules.questions import (
    attack,
    block,
    counter_attack,
    counter_spell,
    discard,
    finished,
    go_on,
    hazard,
    payment,
    ram,
    rocks,
    speed,
    spell,
    stable,
    swap,
    teleport,
)
from hippodrome.games.arena_maximus.rules.state import Position

INTERLUDES: Final = vec[Interlude]([
    turn.NextTurn(), speed.SettingSpeed(), discard.Discarding(), turn.Drawing(), teleport.Approaching(),
    movement.Advancing(), ram.Ramming(), block.Blocking(), tiles.MeetingTile(), attack.Attacking(),
    counter_attack.Countering(), go_on.DrivingOn(), counter_spell.Casting(), turn.EndingTurn(), spell.Conjuring(),
])  # fmt: skip
"""In the order of their phases, from NEXT_TURN on."""

QUESTIONS: Final = vec[Question]([
    spell.Spell(), swap.Swap(), payment.Payment(), counter_spell.CounterSpell(), speed.Speed(), discard.Discard(),
    teleport.Teleport(), ram.Ram(), ram.RamCards(), ram.RamAnswer(), block.Block(), block.BlockAnswer(),
    rocks.Rocks(), hazard.Hazard(), stable.Stable(), stable.StableDiscard(), attack.Attack(), attack.AttackCards(),
    attack.Defence(), counter_attack.CounterAttack(), counter_attack.CounterDefence(), go_on.GoOn(),
    finished.Finished(), speed.Slowing(),
])  # fmt: skip
"""In the order of their phases, from QUESTION on."""


@final
class ArenaRace(Position):
    """A race of Arena Maximus."""

    def clone(self) -> ArenaRace:
        other = ArenaRace(self.arena, False)
        copy(self, other)
        return other

    def pack(self) -> bytes:
        return pack(self)

    def offer(self) -> None:
        """The answers to the question the position has come to; none where it was stopped on the way to one."""
        self.offers = 0
        if self.phase >= QUESTION:
            QUESTIONS[self.phase - QUESTION].offer(self)

    def resolve(self, choice: i64, chance: Chance) -> None:
        """Apply an answer, then go on to the next question."""
        QUESTIONS[self.phase - QUESTION].answer(self, choice, chance)
        self.run(chance)

    def run(self, chance: Chance) -> None:
        """Go through the interludes until somebody is asked (AM-301, AM-351)."""
        while self.phase < QUESTION:
            INTERLUDES[self.phase].run(self, chance)

    def rests(self) -> bool:
        return self.phase >= QUESTION and QUESTIONS[self.phase - QUESTION].rests()

    def picking(self) -> bool:
        return self.phase >= QUESTION and QUESTIONS[self.phase - QUESTION].picking()

    def extra(self, choice: i64) -> bool:
        """A card is never laid unasked, not even where one must be (AM-402, AM-442)."""
        return self.picking() and (CARD <= choice < TARGET or choice >= TAKE)

    def window(self) -> i64:
        """Who has laid a card has shown himself, and an empty hand has no answer, as everybody can see (AM-159)."""
        if self.phase < QUESTION or self.seat < 0 or self.picked > 0 or self.hand_size(self.seat) == 0:
            return NOBODY
        return QUESTIONS[self.phase - QUESTION].window(self)

    def passing(self) -> i64:
        return PASS

    def amid(self) -> bool:
        """Cards for what has been announced, and cards beside others (AM-159)."""
        return self.picking() and (self.picked > 0 or self.phase in (PAYMENT, RAM_CARDS, ATTACK_CARDS))


def start_race(arena: Arena, chance: Chance) -> ArenaRace:
    """Set up a race and go to its first question."""
    race = ArenaRace(arena)
    lineup.line_up(race, chance)
    race.run(chance)
    race.begin(chance)
    return race
