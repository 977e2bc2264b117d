"""What to simulate, and how it is cut into shards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from hippodrome.bots import bot
from hippodrome.bots.umpire import PATIENCE
from hippodrome.engine import registry
from hippodrome.engine.errors import BadOption
from hippodrome.engine.files import read_files
from hippodrome.engine.options import Value

FEWEST_SHARDS = 200
"""A programme is cut into at least this many shards, so that work is spread and little is lost by stopping."""
MOST_RACES = 250
MOST_RANDOM_RACES = 10_000
"""No shard has more races: a shard is finished in seconds, and its rows take little memory."""


@dataclass(frozen=True, slots=True)
class Programme:
    """What to simulate. `bots` names one for each seat; with `turns` every decision is noted too."""

    game: str
    players: int
    games: int
    seed: int | str
    bots: tuple[str, ...]
    options: dict[str, Value] = field(default_factory=dict)
    turns: bool = False
    seconds: float = PATIENCE
    """How long a bot may think about one choice before it forfeits the race."""

    @property
    def random(self) -> bool:
        """Does nobody think? Then races can be played out inside the engine."""
        return all(name == "random" for name in self.bots)

    def shards(self) -> list[range]:
        """The races in shards, in order: they follow from the programme alone, never from who plays them."""
        most = MOST_RANDOM_RACES if self.random and not self.turns else MOST_RACES
        size = min(max(1, self.games // FEWEST_SHARDS), most)
        return [range(first, min(first + size, self.games)) for first in range(0, self.games, size)]

    def to_json(self) -> dict[str, Any]:
        """Everything the results depend on, the versions of game and bots too."""
        declared = registry.game(self.game)
        return {
            **asdict(self),
            "bots": list(self.bots),
            "rules_version": declared.rules_version,
            "data_version": declared.data_version,
            "bot_versions": [bot(name, declared).version for name in self.bots],
        }


def make_programme(
    game: str,
    players: int | None,
    games: int,
    seed: int | str,
    bots: Sequence[str],
    options: Mapping[str, object] | None = None,
    turns: bool = False,
    seconds: float = PATIENCE,
) -> Programme:
    """A programme whose every part was checked; fewer bots than seats are repeated round the table."""
    declared = registry.game(game)
    count = players if players is not None else declared.usual_players
    checked = declared.read_options(count, read_files(options))
    declared.prepare(count, checked)
    for name in bots:
        bot(name, declared)
    if not bots or len(bots) > count:
        raise BadOption(option="bots", value=",".join(bots), legal=f"1..{count}")
    if games < 1:
        raise BadOption(option="games", value=str(games), legal="1..")
    if seconds <= 0:
        raise BadOption(option="seconds", value=str(seconds), legal="more than 0")
    seats = tuple(bots[seat % len(bots)] for seat in range(count))
    return Programme(game, count, games, seed, seats, checked, turns, seconds)
