"""The rule of thumb: a sensible choice at a glance, for playing races on in one's head by the million.

Nothing is tried out: the way ahead is driven in one's head (`drive.py`) with the cards in hand. Cards spent are
drawn again before one's next movement, so they are kept only for the tiles of the present one. Others' hands are
not looked at. What it makes of each question stands in `questions`.
"""

from __future__ import annotations

from typing import Final

from hippodrome.engine.ints import vec
from hippodrome.games.arena_maximus.mind.question import Judged
from hippodrome.games.arena_maximus.mind.questions import (
    attack,
    block,
    counter_attack,
    counter_spell,
    discard,
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
from hippodrome.games.arena_maximus.rules.phases import QUESTION
from hippodrome.games.arena_maximus.rules.race import ArenaRace

NOTHING: Final = Judged()
"""Where a position was stopped on the way to a question, or the race is over."""

JUDGED: Final = vec[Judged]([
    spell.Spell(), swap.Swap(), payment.Payment(), counter_spell.CounterSpell(), speed.Speed(), discard.Discard(),
    teleport.Teleport(), ram.Ram(), ram.RamCards(), ram.RamAnswer(), block.Block(), block.BlockAnswer(),
    rocks.Rocks(), hazard.Hazard(), stable.Stable(), stable.StableDiscard(), attack.Attack(), attack.AttackCards(),
    attack.Defence(), counter_attack.CounterAttack(), counter_attack.CounterDefence(), go_on.GoOn(), NOTHING,
    speed.Slowing(),
])  # fmt: skip
"""In the order of their phases, from QUESTION on."""


def judged(race: ArenaRace) -> Judged:
    """What a player makes of the question the position has come to."""
    return JUDGED[race.phase - QUESTION] if race.phase >= QUESTION else NOTHING
