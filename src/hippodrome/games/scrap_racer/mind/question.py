"""How a question is judged at a glance."""

from __future__ import annotations

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.games.scrap_racer.rules.phases import ROLLING
from hippodrome.games.scrap_racer.rules.race import ScrapRace


class Thumb:
    """The rule of thumb for one question; without one of its own, any answer, and a turn is yet to begin or over."""

    def pick(self, race: ScrapRace, luck: Chance) -> i64:
        """A sensible answer."""
        return race.offered[luck.below(race.offers)]

    def rest_of_turn(self, race: ScrapRace) -> float:
        """What the active racer may still expect of its turn, in spaces."""
        return turn_worth(race, 0)


def turn_worth(race: ScrapRace, rolled: i64) -> float:
    """What a set of rolled values is worth under the best rule of stopping; nothing once rolling is over."""
    if race.step != ROLLING:
        return 0.0
    return float(race.track.turn_worth[rolled]) / 1000.0
