"""What a player thinks of a question: which answer looks best, and what the chariots are worth meanwhile."""

from __future__ import annotations

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.games.chariot_race.mind.glance import Glance
from hippodrome.games.chariot_race.mind.plan import Planner
from hippodrome.games.chariot_race.rules.race import ChariotRace


class Judged:
    """A question as it looks to the player who is asked."""

    def pick(self, race: ChariotRace, glance: Glance, luck: Chance) -> i64:
        """The rule of thumb: the answer that looks best, of equal ones the first."""
        best = race.offered[0]
        most = self.worth(race, glance, best, luck)
        index: i64 = 1
        while index < race.offers:
            choice = race.offered[index]
            worth = self.worth(race, glance, choice, luck)
            if worth > most:
                most = worth
                best = choice
            index += 1
        return best

    def worth(self, race: ChariotRace, glance: Glance, choice: i64, luck: Chance) -> i64:
        """How good an answer looks, in a measure of the question's own."""
        raise NotImplementedError

    def at_turn(self, planner: Planner) -> float:
        """The score of the chariot at turn."""
        return planner.standing(planner.me)

    def waiting(self, planner: Planner, chariot: i64) -> float:
        """The score of any other chariot, or of one not on the sand."""
        return planner.standing(chariot)
