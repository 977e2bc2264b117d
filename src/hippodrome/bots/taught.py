"""A game's heuristic whose chances to win were learnt from races (`data/network.json`, made by `hippodrome train`)."""

from __future__ import annotations

import json
from functools import cache
from typing import Final, final

from mypy_extensions import i64

from hippodrome.bots.network import Lens, Network
from hippodrome.engine.chance import Chance
from hippodrome.engine.errors import BadNetwork
from hippodrome.engine.game import Game
from hippodrome.engine.heuristic import Heuristic
from hippodrome.engine.senses import Senses
from hippodrome.engine.state import NOBODY, State

FILE: Final = "network.json"
FORMAT: Final = "hippodrome-network/1"


@final
class Taught(Heuristic):
    """Judges by the network, and leaves everything else to the game's heuristic."""

    def __init__(self, heuristic: Heuristic, network: Network, senses: Senses) -> None:
        self.heuristic = heuristic
        self.network = network
        self.senses = senses
        self.lens: Lens | None = None

    def version(self) -> int:
        return self.heuristic.version() + self.network.version

    def value(self, state: State, seat: i64) -> float:
        return self.heuristic.value(state, seat)

    def win_chance(self, state: State, seat: i64) -> float:
        """What the network says; of a race that is over, what came of it."""
        if state.seat == NOBODY:
            return self.heuristic.win_chance(state, seat)
        lens = self.lens
        if lens is None or lens.setup is not state.setup:
            lens = Lens(self.network, self.senses, state.setup)
            self.lens = lens
        return lens.chance(state, seat, self.heuristic)

    def prospect(self, state: State, seat: i64) -> float:
        return self.win_chance(state, seat)

    def pick(self, state: State, luck: Chance) -> i64:
        return self.heuristic.pick(state, luck)

    def turn(self, state: State) -> i64:
        return self.heuristic.turn(state)

    def key(self, state: State) -> i64:
        return self.heuristic.key(state)

    def effort(self) -> i64:
        """The heuristic is asked, and the network."""
        return self.heuristic.effort() + 20

    def worlds(self) -> i64:
        return self.heuristic.worlds()


@cache
def network_of(game: Game) -> Network | None:
    """What the game was taught, or None."""
    file = game.folder / "data" / FILE
    return read_network(file.read_text("utf-8"), game.name) if file.is_file() else None


def read_network(text: str, game: str) -> Network:
    """A network from its file; `BadNetwork` if it is none, or another game's."""
    try:
        told = json.loads(text)
        network = Network(dict(told["rows"]), list(told["bias"]), list(told["out"]), int(told["version"]))
        known = told["format"], told["game"]
    except (ValueError, KeyError, TypeError) as error:
        raise BadNetwork(game=game, problem=str(error)) from error
    width = network.hidden + 1
    if known != (FORMAT, game) or len(network.bias) != width or any(len(row) != width for row in network.rows.values()):
        raise BadNetwork(game=game, problem=" ".join(map(str, known)))
    return network


def taught(game: Game) -> Taught | None:
    """The game's heuristic with what it was taught, or None."""
    network = network_of(game)
    return None if network is None or game.senses is None else Taught(game.heuristic, network, game.senses)
