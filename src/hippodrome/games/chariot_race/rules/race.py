"""The race: one question after the other (docs/rules/chariot_race.md). `actions` numbers the answers."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.engine.ints import vec
from hippodrome.games.chariot_race.rules import lineup, turn
from hippodrome.games.chariot_race.rules.copying import copy, pack
from hippodrome.games.chariot_race.rules.question import Question
from hippodrome.games.chariot_race.rules.questions import (
    attack,
    change,
    draft,
    finished,
    grid,
    repair,
    reroll,
    signs,
    step,
)
from hippodrome.games.chariot_race.rules.state import Position
from hippodrome.games.chariot_race.rules.track import Circus

QUESTIONS: Final = vec[Question](
    [
        draft.Draft(),
        grid.Grid(),
        repair.Repair(),
        reroll.Reroll(),
        change.Change(),
        signs.Signs(),
        step.Step(),
        attack.Attack(),
        finished.Finished(),
    ]
)
"""In the order of `phases`."""


@final
class ChariotRace(Position):
    """A race of Chariot Race."""

    def clone(self) -> ChariotRace:
        other = ChariotRace(self.circus, False)
        copy(self, other)
        return other

    def pack(self) -> bytes:
        return pack(self)

    def offer(self) -> None:
        """One question at a time, to the owner of the chariot at turn."""
        self.offers = 0
        self.seat = self.owner[self.active]
        QUESTIONS[self.phase].offer(self)

    def resolve(self, choice: i64, chance: Chance) -> None:
        QUESTIONS[self.phase].answer(self, choice, chance)

    def rests(self) -> bool:
        return QUESTIONS[self.phase].rests()

    def picking(self) -> bool:
        return QUESTIONS[self.phase].picking()


def start_race(circus: Circus, chance: Chance) -> ChariotRace:
    """Black chariots are drafted, white ones lined up by lot; then the first question (CR-102, CR-108, CR-921)."""
    race = ChariotRace(circus)
    if circus.black == 1:
        lineup.seat_drafters(race, chance)
    else:
        lineup.draw_lots(race, chance)
        turn.begin_next(race, chance)
    race.begin(chance)
    return race
