"""What the cards may bring when they are played (TR-1012)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from hippodrome.engine.ints import ints, vec
from hippodrome.games.titan_race.mind.blows import price, worth_of_blast, worth_of_lightning
from hippodrome.games.titan_race.mind.question import JudgedFeat
from hippodrome.games.titan_race.mind.questions import dash, fireball, headwind, mimicry, sidestep, theft, trap
from hippodrome.games.titan_race.rules.course import HEALING_POTION, NO_DIRECTION
from hippodrome.games.titan_race.rules.questions.headwind import Blow
from hippodrome.games.titan_race.rules.questions.mimicry import Mimic
from hippodrome.games.titan_race.rules.state import Position


@final
class Explosion(JudgedFeat):
    def best(self, race: Position) -> i64:
        return worth_of_blast(race, NO_DIRECTION)


@final
class Lightning(JudgedFeat):
    def best(self, race: Position) -> i64:
        return worth_of_lightning(race)


@final
class HealingPotion(JudgedFeat):
    def best(self, race: Position) -> i64:
        me = race.active
        gained = min(race.course.most_life[race.who[me]] - race.life[me], race.course.figure[HEALING_POTION])
        return gained * price(race.life[me] + gained)


CARDS: Final = vec[JudgedFeat]([
    trap.Lay(), dash.Run(), JudgedFeat(), Explosion(), mimicry.Mimic(Mimic()), dash.Jump(), fireball.Shoot(),
    Lightning(), headwind.Blow(Blow()), HealingPotion(), sidestep.StepAside(), theft.Steal(), JudgedFeat(),
])  # fmt: skip
"""In the order of the cards' numbers; Shield and Riposte are not played at will."""

KEPT: Final = ints([20, 240, 0, 20, 60, 240, 20, 20, 20, 60, 20, 0, 0])
"""What keeping a card might bring, at a glance, in the same order."""


def worth_of_playing(race: Position, card: i64) -> i64:
    """What a card brings now, less what keeping it might (TR-1012)."""
    return CARDS[card].best(race) - KEPT[card]
