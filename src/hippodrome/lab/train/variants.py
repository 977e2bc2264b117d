"""The races a judge is taught on: every number of players, the usual options and others."""

from __future__ import annotations

from dataclasses import dataclass

from hippodrome.engine.chance import Seeded
from hippodrome.engine.errors import HippodromeError
from hippodrome.engine.game import Game
from hippodrome.engine.options import Value
from hippodrome.engine.state import Setup

DRAWN = 6
"""Variants drawn by lot for each number of players."""
ATTEMPTS = 20


@dataclass(frozen=True, slots=True)
class Variant:
    """A number of players and the setup they race on."""

    players: int
    setup: Setup


class Variants:
    """All that is raced: half of the races as people usually play them, the others of drawn options."""

    def __init__(self, game: Game, seed: int | str) -> None:
        self.standard = [Variant(players, game.setup(players)) for players in game.players]
        self.usual = game.players.index(game.usual_players)
        lots = Seeded(seed, 0, "variants")
        self.drawn = [Variant(players, _drawn(game, players, lots)) for players in game.players for _ in range(DRAWN)]

    @property
    def every(self) -> list[Variant]:
        return [*self.standard, *self.drawn]

    def pick(self, lots: Seeded) -> Variant:
        """The variant of a race: the usual one, the usual one at another table, or any."""
        lot = lots.below(4)
        if lot == 0:
            return self.standard[self.usual]
        if lot == 1:
            return self.standard[lots.below(len(self.standard))]
        return self.drawn[lots.below(len(self.drawn))]


def _drawn(game: Game, players: int, lots: Seeded) -> Setup:
    """A setup of options drawn by lot; such as cannot stand together are drawn again."""
    setup: Setup = game.setup(players)
    for _ in range(ATTEMPTS):
        try:
            setup = game.setup(players, _options(game, players, lots))
        except HippodromeError:
            continue
        break
    return setup


def _options(game: Game, players: int, lots: Seeded) -> dict[str, object]:
    """Options that people change, each at any of its values; doubtful readings of the rules stay as they are."""
    given: dict[str, object] = {}
    for option in game.options:
        legal: tuple[Value, ...] = option.legal(players)
        if not option.advanced and option.seat < 0 and legal:
            given[option.key] = legal[lots.below(len(legal))]
    return given
