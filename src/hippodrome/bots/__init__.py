"""Players that choose by themselves, by name: `bot("greedy", game)`."""

from __future__ import annotations

from hippodrome.bots.bot import Bot
from hippodrome.bots.greedy import Greedy
from hippodrome.bots.planner import Planner
from hippodrome.bots.uniform import Uniform
from hippodrome.engine.errors import UnknownBot
from hippodrome.engine.game import Game

__all__ = ["Bot", "bot", "names"]


def names() -> tuple[str, ...]:
    """The bots there are, from weakest to strongest."""
    return ("random", "greedy", "planner")


def bot(name: str, game: Game) -> Bot:
    """A bot that plays a game."""
    if name == "random":
        return Uniform()
    if name == "greedy":
        return Greedy(game.heuristic)
    if name == "planner":
        return Planner(game.heuristic)
    raise UnknownBot(bot=name, known=", ".join(names()))
