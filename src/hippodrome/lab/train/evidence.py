"""How well a judge foretells who wins: on races it was not taught, beside what the game's heuristic says."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from math import log, sqrt
from typing import Any

from hippodrome.bots import bot
from hippodrome.bots.network import Network
from hippodrome.bots.taught import Taught
from hippodrome.engine.chance import Seeded
from hippodrome.engine.game import Game
from hippodrome.engine.heuristic import Heuristic
from hippodrome.engine.state import State
from hippodrome.lab.train.races import run

BINS = 10
LEAST = 1e-4
"""No judge is held to be surer than this."""


@dataclass
class Account:
    """What one judge said and what came of it."""

    loss: float = 0.0
    """Mean logarithmic loss of each seat's chance."""
    winner: float = 0.0
    """Mean logarithmic loss of the winner, the seats' chances made to sum to one."""
    off: float = 0.0
    """By how much chances were off on average, in bins of a tenth."""
    by_race: list[float] = field(default_factory=list)
    said: list[float] = field(default_factory=lambda: [0.0] * BINS)
    came: list[float] = field(default_factory=lambda: [0.0] * BINS)
    count: int = 0
    moments: int = 0

    def hear(self, said: Sequence[float], won: Sequence[float]) -> None:
        """The chances of all seats at one moment."""
        self.moments += 1
        for chance, win in zip(said, won, strict=True):
            sure = min(1.0 - LEAST, max(LEAST, chance))
            lost = -(win * log(sure) + (1.0 - win) * log(1.0 - sure))
            self.loss += lost
            self.by_race[-1] += lost / len(said)
            place = min(BINS - 1, int(chance * BINS))
            self.said[place] += chance
            self.came[place] += win
            self.count += 1
        share = sum(max(LEAST, chance) * win for chance, win in zip(said, won, strict=True))
        self.winner -= log(max(LEAST, share / sum(max(LEAST, chance) for chance in said))) if any(won) else 0.0

    def close(self) -> None:
        """All was heard."""
        self.off = sum(abs(said - came) for said, came in zip(self.said, self.came, strict=True)) / self.count
        self.loss /= self.count
        self.winner /= self.moments


@dataclass(frozen=True, slots=True)
class Evidence:
    """Two judges on the same races of so many players."""

    players: int
    races: int
    moments: int
    before: float
    after: float
    winner_before: float
    winner_after: float
    off_before: float
    off_after: float
    gain: float
    """How much less is lost, as a mean over races, ..."""
    error: float
    """... and its standard error."""

    def to_json(self) -> dict[str, Any]:
        """As plain data, rounded."""
        return {name: round(value, 4) for name, value in asdict(self).items()}


def examine(
    game: Game, network: Network, players: int, races: int, racer: str, seed: int | str, moments: int = 12
) -> Evidence:
    """Judge moments of races that `racer` plays at all seats, by heuristic and by network."""
    assert game.senses is not None
    setup = game.setup(players)
    judges: list[tuple[Heuristic, Account]] = [
        (game.heuristic, Account()), (Taught(game.heuristic, network, game.senses), Account()),
    ]  # fmt: skip
    bots = [bot(racer, game)] * players
    for number in range(races):
        luck, lots = Seeded(seed, number, f"held-out {players}"), Seeded(seed, number, f"held-out bots {players}")
        raced = run(game, setup, bots, luck, lots, moments)
        for _, account in judges:
            account.by_race.append(0.0)
        for moment in raced.moments:
            known = [_known(moment.judged, seat) for seat in range(players)]
            for judge, account in judges:
                account.hear([judge.win_chance(known[seat], seat) for seat in range(players)], raced.won)
    return _compared(players, races, judges[0][1], judges[1][1])


def _known(state: State, seat: int) -> State:
    """The position with all forgotten that a seat does not know."""
    known = state.clone()
    known.mask(seat)
    return known


def _compared(players: int, races: int, before: Account, after: Account) -> Evidence:
    each = after.moments / races
    gains = [(one - other) / each for one, other in zip(before.by_race, after.by_race, strict=True)]
    gain = sum(gains) / races
    spread = sum((one - gain) ** 2 for one in gains) / max(1, races - 1)
    before.close()
    after.close()
    return Evidence(
        players, races, after.moments, before.loss, after.loss, before.winner, after.winner, before.off, after.off,
        gain, sqrt(spread / races),
    )  # fmt: skip


Told = Callable[[Evidence], None]


def gather(game: Game, network: Network, races: int, racer: str, seed: int | str, told: Told) -> list[Evidence]:
    """The evidence at every number of players."""
    found = []
    for players in game.players:
        found.append(examine(game, network, players, races, racer, seed))
        told(found[-1])
    return found
