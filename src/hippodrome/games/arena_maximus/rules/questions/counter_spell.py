"""Whether an opponent cancels a spell that has been paid (AM-811)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.engine.state import NOBODY
from hippodrome.games.arena_maximus.rules import cards, kingmaker, phases, spells
from hippodrome.games.arena_maximus.rules import events as happened
from hippodrome.games.arena_maximus.rules.actions import ACCEPT, CARD, PASS
from hippodrome.games.arena_maximus.rules.arena import MAGIC, TELEPORT
from hippodrome.games.arena_maximus.rules.interlude import Interlude
from hippodrome.games.arena_maximus.rules.question import Question
from hippodrome.games.arena_maximus.rules.state import DONE, OUT, USED, Position


@final
class Casting(Interlude):
    """Opponents are asked clockwise from the caster's left; if nobody cancels, the spell works (AM-811)."""

    def run(self, race: Position, chance: Chance) -> None:
        place: i64 = 1
        while place < race.players:
            seat = (race.active + place) % race.players
            if race.asked & (1 << seat) == 0:
                race.asked |= 1 << seat
                if may_cancel(race, seat):
                    if can_cancel(race, seat, chance):
                        race.ask(seat, phases.COUNTER_SPELL, chance)
                        return
                    race.pass_by(seat, phases.COUNTER_SPELL, chance)
            place += 1
        spells.work(race, chance)


def may_cancel(race: Position, seat: i64) -> bool:
    """In the race, with two cards, and no kingmaker (AM-706, AM-811)."""
    status = race.status[seat]
    if status == DONE or status == OUT or race.hand_size(seat) < 2:
        return False
    return not kingmaker.barred(race, seat, race.active)


def can_cancel(race: Position, seat: i64, chance: Chance) -> bool:
    """Two magic cards (AM-811, AM-813)."""
    race.look_into(seat, chance)
    return race.magic(seat) >= 2


@final
class CounterSpell(Question):
    """Let it be, or cancel it with two magic cards (AM-811)."""

    def offer(self, race: Position) -> None:
        race.put(PASS)
        race.put(ACCEPT)

    def answer(self, race: Position, choice: i64, chance: Chance) -> None:
        """The first to cancel closes the window; the caster has used his spell (AM-811, AM-812)."""
        if choice == PASS:
            race.phase = phases.CASTING
            return
        cards.lay(race, CARD + MAGIC)
        cards.lay(race, CARD + MAGIC)
        race.emit(happened.CANCELLED, race.who[race.seat], race.who[race.active], race.spell)
        if race.spell == TELEPORT:
            race.teleported = USED
            race.phase = phases.ADVANCING
        else:
            race.phase = phases.SETTING_SPEED
        race.spell = NOBODY

    def window(self, race: Position) -> i64:
        return phases.WINDOW_SPELL
