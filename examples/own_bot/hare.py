"""The hare: it runs each choice to the finish in its head, a few times, and takes the one that ends best."""

from __future__ import annotations

from hippodrome.bots import Bot
from hippodrome.bots.playout import play_out
from hippodrome.engine.chance import Chance, Seeded
from hippodrome.engine.game import Game
from hippodrome.engine.state import Observation


class Hare(Bot):
    """Flat Monte Carlo for any game; the level is the number of races run for each choice (`hare:20`)."""

    def __init__(self, game: Game, level: str) -> None:
        super().__init__("hare", 1)
        self.races = int(level or 4)

    def choose(self, seen: Observation, chance: Chance) -> int:
        """The choice after which this seat's mean place is best."""
        places = dict.fromkeys(seen.choices(), 0)
        for _ in range(self.races):
            # One of the positions that this seat holds possible; what it cannot see is dealt afresh.
            world = seen.redeal(chance)
            luck = Seeded(chance.below(1 << 30))
            for choice in places:
                race, same_luck = world.clone(), luck.copy()
                race.take(choice, same_luck)
                play_out(race, same_luck, same_luck)
                places[choice] += race.ranks()[seen.seat]
        return min(places, key=places.__getitem__)
