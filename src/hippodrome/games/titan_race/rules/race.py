"""The race: questions and answers one after the other, and the work that lies between them.

A question is a unit of its own in `questions`: when it is asked, what may be answered, what follows. What
happens at the table is functions on the position (`state`), one noun each: `hands`, `life`, `movement` (STEP),
`scenery` (ARRIVE), `traps`, `blows`, `dice`, `powers`, `cards`, `turn`. A resolution that is interrupted by a
question leaves the rest of its work on the position's stack.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.engine.ints import ints, vec
from hippodrome.engine.state import NOBODY
from hippodrome.games.titan_race.rules import cards, life, movement, phases, scenery, setting_up, turn
from hippodrome.games.titan_race.rules import events as happened
from hippodrome.games.titan_race.rules.actions import DECLINE
from hippodrome.games.titan_race.rules.copying import copy, pack
from hippodrome.games.titan_race.rules.course import Course
from hippodrome.games.titan_race.rules.question import Question
from hippodrome.games.titan_race.rules.questions import (
    dash,
    drain,
    drive,
    entry,
    finished,
    fireball,
    headwind,
    imitation,
    menu,
    mimicry,
    order,
    pirates,
    pool,
    reaction,
    sidestep,
    strike,
    swap,
    theft,
    trap,
    way,
)
from hippodrome.games.titan_race.rules.state import UP, Position

QUESTIONS: Final = vec[Question]([
    finished.Finished(), order.Order(), pool.Take(), entry.Enter(), menu.Menu(), imitation.Imitate(),
    trap.LayOrMove(), trap.LayBehind(), strike.StrikeOrMove(), strike.StrikeAhead(), way.Side(), way.Path(),
    dash.Leap(), swap.Swap(), drive.Drive(), trap.Lay(), drain.Drain(), dash.Run(), dash.Jump(),
    mimicry.Mimic(), fireball.Shoot(), headwind.Blow(), sidestep.StepAside(), theft.Steal(), pirates.Plunder(),
    reaction.Protect(), reaction.StrikeBack(), finished.Finished(),
])  # fmt: skip
"""By the numbers of `phases`."""

PROMISED: Final = ints([0, 0, 0, 0, 0, 0, 0, int(phases.SIDE), int(phases.LAY_BEHIND), int(phases.STRIKE_AHEAD)])
"""The question that ASK_SIDE, ASK_LAY and ASK_STRIKE put off."""


@final
class TitanRace(Position):
    """A race of Titan Race."""

    def clone(self) -> TitanRace:
        other = TitanRace(self.course, False)
        copy(self, other)
        return other

    def pack(self) -> bytes:
        return pack(self)

    def offer(self) -> None:
        """One question at a time, to whom it concerns."""
        self.offers = 0
        titan = self.asked()
        self.seat = self.owner[titan]
        QUESTIONS[self.phase].offer(self)

    def resolve(self, choice: i64, chance: Chance) -> None:
        """An answer, and all the work that follows up to the next question."""
        question = QUESTIONS[self.phase]
        self.phase = phases.RUNNING
        question.answer(self, choice, chance)
        self.run(chance)

    def rests(self) -> bool:
        return QUESTIONS[self.phase].rests(self)

    def picking(self) -> bool:
        return QUESTIONS[self.phase].picking()

    def extra(self, choice: i64) -> bool:
        return QUESTIONS[self.phase].extra(choice)

    def window(self) -> i64:
        """A hand without cards has no answer, as everybody can see (TR-1016)."""
        titan = self.asked()
        if titan < 0 or self.hand_size(self.hand_of(titan)) == 0:
            return NOBODY
        return QUESTIONS[self.phase].window()

    def passing(self) -> i64:
        return DECLINE

    # The work between two questions

    def run(self, chance: Chance) -> None:
        """Do the work on the stack until a question comes up or nothing is left."""
        while self.phase == phases.RUNNING:
            if self.depth == 0:
                turn.go_on(self, chance)
                return
            packed = self.pop()
            work = packed & 15
            a = packed >> 4 & 255
            b = packed >> 12 & 255
            if work == phases.ARRIVE:
                scenery.arrive(self, a, b, packed >> 20, chance)
            elif work == phases.HIT:
                life.hit(self, a, b, chance)
            elif work == phases.SCENERY:
                scenery.meet(self, a, b, packed >> 20, chance)
            elif work == phases.SWEEP:
                life.sweep(self, a, b, chance)
            elif work == phases.PUT_AWAY:
                cards.put_away(self)
            elif self.down[self.active] == UP:
                self.go_on(work, a)

    def go_on(self, work: i64, direction: i64) -> None:
        """What a K.O. of the active titan cuts off (TR-311, TR-412, TR-909)."""
        if work == phases.STRIDE:
            if self.slid == 0 or self.course.ice_ends_movement == 0:
                movement.stride(self, direction)
        elif work == phases.GAIN:
            drain.enjoy(self)
        elif work == phases.PAY:
            life.lose(self, self.active, happened.BY_PURPLE)
        else:
            self.ask(PROMISED[work])

    def ask(self, phase: i64) -> None:
        """A question that was put off is asked if there is anything left to answer (TR-403, TR-407)."""
        if QUESTIONS[phase].open(self):
            self.phase = phase


def start_race(course: Course, chance: Chance) -> TitanRace:
    """Set up a race and go to its first question."""
    race = TitanRace(course)
    setting_up.set_up(race, chance)
    race.begin(chance)
    return race
