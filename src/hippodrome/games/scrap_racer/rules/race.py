"""A race: the position, and the questions that carry it on (docs/rules/scrap_racer.md)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.engine.ints import vec
from hippodrome.games.scrap_racer.rules import setting_up, turns
from hippodrome.games.scrap_racer.rules.copying import copy, pack
from hippodrome.games.scrap_racer.rules.phases import CARRY_ON
from hippodrome.games.scrap_racer.rules.question import Question
from hippodrome.games.scrap_racer.rules.questions.ability import Ability
from hippodrome.games.scrap_racer.rules.questions.bonus import Bonus
from hippodrome.games.scrap_racer.rules.questions.finished import Finished
from hippodrome.games.scrap_racer.rules.questions.nudge import Nudge
from hippodrome.games.scrap_racer.rules.questions.order import Order
from hippodrome.games.scrap_racer.rules.questions.own_fight import OwnFight
from hippodrome.games.scrap_racer.rules.questions.roll_or_stop import RollOrStop
from hippodrome.games.scrap_racer.rules.state import Position
from hippodrome.games.scrap_racer.rules.track import Track

QUESTIONS: Final = vec[Question](
    [Order(), Nudge(), RollOrStop(), Bonus(), Ability(), OwnFight(), Finished()],
)
"""By phase."""


@final
class ScrapRace(Position):
    """A race of Scrap Racer."""

    def offer(self) -> None:
        """The answers to the question the race has come to; none where chance has stopped it on the way to one."""
        self.offers = 0
        self.seat = self.owner[self.active]
        if self.phase != CARRY_ON:
            QUESTIONS[self.phase].offer(self)

    def resolve(self, choice: i64, chance: Chance) -> None:
        """Apply an answer; if no other question follows from it, the turn goes on by itself."""
        QUESTIONS[self.phase].answer(self, choice, chance)
        if self.phase == CARRY_ON:
            turns.carry_on(self, chance)

    def picking(self) -> bool:
        return self.phase != CARRY_ON and QUESTIONS[self.phase].picking()

    def clone(self) -> ScrapRace:
        other = ScrapRace(self.track, False)
        copy(self, other)
        return other

    def pack(self) -> bytes:
        return pack(self)


def start_race(track: Track, chance: Chance) -> ScrapRace:
    """Set up a race and go to its first question."""
    race = ScrapRace(track)
    setting_up.set_up(race, chance)
    turns.start(race, chance)
    race.begin(chance)
    return race
