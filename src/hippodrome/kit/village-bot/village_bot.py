"""Village Bot: it tries every choice in a few worlds it holds possible, and takes the one that looks best."""

from __future__ import annotations

from hippodrome.bots import Bot
from hippodrome.engine.chance import Chance, Seeded
from hippodrome.engine.game import Game
from hippodrome.engine.state import Observation


class VillageBot(Bot):
    """Plays any game; the level is the number of worlds it looks at (`village_bot:20`)."""

    def __init__(self, game: Game, level: str) -> None:
        # Raise the version whenever it would choose differently: results of two versions are never mixed.
        super().__init__("village_bot", 1)
        self.heuristic = game.heuristic
        self.worlds = int(level or 6)

    def choose(self, seen: Observation, chance: Chance) -> int:
        """One of `seen.choices()`."""
        worth = dict.fromkeys(seen.choices(), 0.0)
        for _ in range(self.worlds):
            # What the seat cannot see is dealt afresh; all choices meet the same deal and the same dice.
            world, luck = seen.redeal(chance), Seeded(chance.below(1 << 30))
            for choice in worth:
                race = world.clone()
                race.take(choice, luck.copy())
                worth[choice] += self.heuristic.value(race, seen.seat)
        return max(worth, key=worth.__getitem__)
