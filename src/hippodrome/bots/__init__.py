"""Players that choose by themselves, by name: `bot("greedy", game)`, `bot("search:1s", game)`.

A name may carry a level after a colon. Other packages add bots by the entry point group `hippodrome.bots`:
a callable that takes the game and the level as it was written ("" if none was) and gives a `Bot`. Programs in
any language are named `run:COMMAND` (`bots/outside`).
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import cache

from hippodrome.bots.bot import Bot
from hippodrome.bots.greedy import Greedy
from hippodrome.bots.levels import FORMS, read_level
from hippodrome.bots.outside import PREFIX, outside
from hippodrome.bots.planner import Planner
from hippodrome.bots.search import Search
from hippodrome.bots.taught import network_of, taught
from hippodrome.bots.tuning import tuning
from hippodrome.bots.uniform import Uniform
from hippodrome.engine.errors import UnknownBot, Untaught
from hippodrome.engine.game import Game
from hippodrome.version import compiled

__all__ = ["Bot", "Maker", "at_tables", "bot", "forms", "names", "plays"]

log = logging.getLogger(__name__)

Maker = Callable[[Game, str], Bot]
"""Makes a bot for a game at a level ("" if none is named); raises `UnknownBot` for a level it does not know."""

GROUP = "hippodrome.bots"
CHAMPION_NODES = 12_000
"""What a champion may look at for one choice: 5 ms at most."""
AT_TABLES = "1s"
"""People wait no longer than this for a bot, however slow the machine is."""


def _random(game: Game, level: str) -> Bot:
    _no_level("random", level)
    return Uniform()


def _greedy(game: Game, level: str) -> Bot:
    _no_level("greedy", level)
    return Greedy(game.heuristic)


def _planner(game: Game, level: str) -> Bot:
    if level and not level.isdecimal():
        raise _unknown(f"planner:{level}")
    return Planner(game.heuristic, int(level)) if level else Planner(game.heuristic)


def _champion(game: Game, level: str) -> Bot:
    if level and not level.isdecimal():
        raise _unknown(f"champion:{level}")
    judge = taught(game)
    if judge is None:
        raise Untaught(bot="champion", game=game.name)
    return Planner(judge, int(level) if level else CHAMPION_NODES, name="champion")


def _search(game: Game, level: str) -> Bot:
    usual = tuning(game)
    budget = read_level(level or str(usual.playouts))
    if budget is None:
        raise _unknown(f"search:{level}")
    _say_if_slow()
    return Search(game.heuristic, usual, budget.playouts, budget.seconds, budget.processes)


_MAKERS: dict[str, Maker] = {
    "random": _random, "greedy": _greedy, "planner": _planner, "champion": _champion, "search": _search,
}  # fmt: skip
"""Our own, from weakest to strongest."""
_LEVELLED = ("search",)


@cache
def _guests() -> dict[str, Callable[[], Maker]]:
    """Bots of other packages, by name; they are imported when they are asked for."""
    from importlib.metadata import entry_points

    return {found.name: found.load for found in sorted(entry_points(group=GROUP)) if found.name not in _MAKERS}


def names() -> tuple[str, ...]:
    """The bots there are, ours from weakest to strongest, then those of other packages."""
    return (*_MAKERS, *_guests())


def plays(name: str, game: Game) -> bool:
    """Can a bot of ours play this game? A champion can if it was taught; everybody else can play all."""
    return name.partition(":")[0] != "champion" or network_of(game) is not None


def forms() -> tuple[str, ...]:
    """What may be written where a bot is named: the names, and examples of levels."""
    return (*names(), *(f"{name}:{level}" for name in _LEVELLED for level in FORMS))


def at_tables(name: str) -> str:
    """How a bot is to be asked for where people wait: by time, if it can think longer or shorter."""
    return f"{name}:{AT_TABLES}" if name in _LEVELLED else name


def bot(name: str, game: Game) -> Bot:
    """A bot that plays a game; `UnknownBot` says what may be written."""
    plain, _, level = name.partition(":")
    if plain == PREFIX:
        return outside(game, level)
    if plain in _MAKERS and (level or plain == name):
        return _MAKERS[plain](game, level)
    if plain in _guests() and (level or plain == name):
        return _guests()[plain]()(game, level)
    raise _unknown(name)


@cache
def _say_if_slow() -> None:
    if not compiled():
        log.warning("Hippodrome runs uncompiled here: a search looks at some thirty times fewer playouts a second.")


def _no_level(name: str, level: str) -> None:
    if level:
        raise _unknown(f"{name}:{level}")


def _unknown(name: str) -> UnknownBot:
    return UnknownBot(bot=name, known=", ".join(forms()))
