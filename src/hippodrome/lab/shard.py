"""One shard of a plan: some races in a row, and what came of them as columns."""

from __future__ import annotations

import hashlib
from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from hippodrome.bots import Bot, bot
from hippodrome.bots.playout import play_out
from hippodrome.engine import registry
from hippodrome.engine.chance import Chance, Seeded
from hippodrome.engine.game import Game
from hippodrome.engine.state import Observation, Setup, State
from hippodrome.lab.plan import Plan

Columns = dict[str, "array[int] | array[float]"]


class Notes:
    """A row for each decision: who chose what, and how the race stood after it.

    Seats count from 0. `turn` rises when another seat is asked than before; `value_k` is how good the
    position looks to seat k by the game's own heuristic, from 0 (lost) to 1 (won).
    """

    def __init__(self, game: Game, players: int) -> None:
        self.heuristic = game.heuristic
        self.columns: Columns = {name: array("q") for name in ("race", "decision", "turn", "seat", "options", "choice")}
        self.ranks: list[array[int]] = [array("q") for _ in range(players)]
        self.values: list[array[float]] = [array("d") for _ in range(players)]
        for seat in range(players):
            self.columns[f"rank_{seat}"] = self.ranks[seat]
            self.columns[f"value_{seat}"] = self.values[seat]
        self.begin(0)

    def begin(self, race: int) -> None:
        """Another race begins."""
        self._race = race
        self._turn = -1
        self._seat = -1

    def note(self, decision: int, seat: int, options: int, choice: int, after: State) -> None:
        """A seat has chosen."""
        if seat != self._seat:
            self._turn += 1
            self._seat = seat
        row = (self._race, decision, self._turn, seat, options, choice)
        for column, number in zip(self.columns.values(), row, strict=False):
            column.append(number)
        for place, rank in enumerate(after.ranks()):
            self.ranks[place].append(rank)
            self.values[place].append(self.heuristic.value(after, place))


@dataclass(slots=True)
class Shard:
    """What came of some races: a row for each race and, if wanted, for each decision.

    Columns of `races`: `race` (its number), `decisions`, `digest` (64 bits of the final position's
    SHA-256), and for each seat `rank_k` and `won_k` (its share of the win: 1, or less if it was shared).
    """

    races: Columns
    turns: Columns | None = None


def play_race(
    game: Game, setup: Setup, plan: Plan, bots: Sequence[Bot], number: int, notes: Notes | None = None
) -> tuple[State, int]:
    """Race `number` of a plan: its final position, and how many decisions it took."""
    luck = Seeded(plan.seed, number)
    mind = Seeded(plan.seed, number, "bots")
    state = game.start(setup, luck)
    if plan.random and notes is None:
        return state, int(play_out(state, luck, mind))
    if notes is not None:
        notes.begin(number)
    return state, play_on(state, bots, luck, mind, notes)


def play_on(state: State, bots: Sequence[Bot], luck: Chance, mind: Chance, notes: Notes | None = None) -> int:
    """Let the bots of the seats race to the end; returns how many decisions they took."""
    decisions = 0
    while not state.over:
        seat, options = state.seat, state.offers
        choice = bots[seat].choose(Observation(state, seat), mind)
        state.take(choice, luck)
        if notes is not None:
            notes.note(decisions, seat, options, choice, state)
        decisions += 1
    return decisions


def play_shard(plan: Plan, block: range) -> Shard:
    """The races of one shard."""
    game = registry.game(plan.game)
    setup = game.prepare(plan.players, plan.options)
    bots = [bot(name, game) for name in plan.bots]
    notes = Notes(game, plan.players) if plan.turns else None
    race, decisions, digests = array("q"), array("q"), array("Q")
    ranks: list[array[int]] = [array("q") for _ in range(plan.players)]
    shares: list[array[float]] = [array("d") for _ in range(plan.players)]
    for number in block:
        state, count = play_race(game, setup, plan, bots, number, notes)
        race.append(number)
        decisions.append(count)
        digests.append(int.from_bytes(hashlib.sha256(state.pack()).digest()[:8], "little"))
        for seat, rank in enumerate(state.ranks()):
            ranks[seat].append(rank)
        for seat, share in enumerate(win_shares(state)):
            shares[seat].append(share)
    columns: Columns = {"race": race, "decisions": decisions, "digest": digests}
    for seat in range(plan.players):
        columns[f"rank_{seat}"] = ranks[seat]
        columns[f"won_{seat}"] = shares[seat]
    return Shard(columns, None if notes is None else notes.columns)


def win_shares(state: State) -> tuple[float, ...]:
    """Each seat's share of the win; all noughts if nobody won."""
    return _shares(tuple(state.winners()), int(state.players))


@lru_cache(maxsize=256)
def _shares(winners: tuple[int, ...], players: int) -> tuple[float, ...]:
    return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(players))
