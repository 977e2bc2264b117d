"""Many races between bots, the same whatever the number of processes."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field

from hippodrome.bots import Bot, bot
from hippodrome.bots.playout import play_out
from hippodrome.engine import registry
from hippodrome.engine.chance import Seeded
from hippodrome.engine.errors import BadOption
from hippodrome.engine.game import Game
from hippodrome.engine.options import Value
from hippodrome.engine.state import Observation, Setup, State

BLOCK = 250
"""Races are played in blocks of this size; a block is never split between processes."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What to simulate. `bots` names one for each seat."""

    game: str
    players: int
    games: int
    seed: int | str
    bots: tuple[str, ...]
    options: dict[str, Value] = field(default_factory=dict)

    def blocks(self) -> list[range]:
        """The races in blocks, in order."""
        return [range(first, min(first + BLOCK, self.games)) for first in range(0, self.games, BLOCK)]


@dataclass(slots=True)
class Tally:
    """What came of some races."""

    games: int = 0
    decisions: int = 0
    wins: list[float] = field(default_factory=list)
    ranks: list[float] = field(default_factory=list)
    without_winner: int = 0
    digests: list[bytes] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        """Count the races of the next block too."""
        self.games += other.games
        self.decisions += other.decisions
        self.wins = _sum(self.wins, other.wins)
        self.ranks = _sum(self.ranks, other.ranks)
        self.without_winner += other.without_winner
        self.digests.extend(other.digests)


def _sum(ours: list[float], theirs: list[float]) -> list[float]:
    return [a + b for a, b in zip(ours, theirs, strict=True)] if ours else list(theirs)


def make_plan(
    game: str,
    players: int | None,
    games: int,
    seed: int | str,
    bots: Sequence[str],
    options: Mapping[str, object] | None = None,
) -> Plan:
    """A plan whose every part was checked; fewer bots than seats are repeated round the table."""
    declared = registry.game(game)
    count = players if players is not None else declared.usual_players
    checked = declared.read_options(count, options)
    declared.prepare(count, checked)
    for name in bots:
        bot(name, declared)
    if not bots or len(bots) > count:
        raise BadOption(option="bots", value=",".join(bots), legal=f"1..{count}")
    if games < 1:
        raise BadOption(option="games", value=str(games), legal="1..")
    seats = tuple(bots[seat % len(bots)] for seat in range(count))
    return Plan(game, count, games, seed, seats, checked)


def play_race(game: Game, setup: Setup, plan: Plan, bots: list[Bot], number: int) -> tuple[State, int]:
    """Race `number` of a plan: its final position, and how many decisions it took."""
    luck = Seeded(plan.seed, number)
    mind = Seeded(plan.seed, number, "bots")
    state = game.start(setup, luck)
    if all(name == "random" for name in plan.bots):
        return state, int(play_out(state, luck, mind))
    decisions = 0
    while not state.over:
        choice = bots[state.seat].choose(Observation(state, state.seat), mind)
        state.take(choice, luck)
        decisions += 1
    return state, decisions


def play_block(plan: Plan, block: range) -> Tally:
    """One block of races."""
    game = registry.game(plan.game)
    setup = game.prepare(plan.players, plan.options)
    bots = [bot(name, game) for name in plan.bots]
    tally = Tally(wins=[0.0] * plan.players, ranks=[0.0] * plan.players)
    digest = hashlib.sha256()
    for number in block:
        state, decisions = play_race(game, setup, plan, bots, number)
        digest.update(state.pack())
        winners = list(state.winners())
        for seat in winners:
            tally.wins[seat] += 1 / len(winners)
        for seat, rank in enumerate(state.ranks()):
            tally.ranks[seat] += int(rank)
        tally.games += 1
        tally.decisions += decisions
        tally.without_winner += not winners
    tally.digests.append(digest.digest())
    return tally


def play_blocks(plan: Plan, processes: int) -> Iterator[Tally]:
    """The blocks of a plan in order, as they are finished."""
    if processes == 1:
        for block in plan.blocks():
            yield play_block(plan, block)
        return
    with ProcessPoolExecutor(processes) as pool:
        yield from pool.map(play_block, [plan] * len(plan.blocks()), plan.blocks())


def simulate(plan: Plan, processes: int = 1, progress: Callable[[int], None] | None = None) -> dict[str, object]:
    """Play all races; the summary's `digest` depends on the plan alone."""
    tally = Tally()
    began = time.perf_counter()
    for part in play_blocks(plan, processes):
        tally.add(part)
        if progress is not None:
            progress(tally.games)
    seconds = time.perf_counter() - began
    return {
        "game": plan.game,
        "players": plan.players,
        "games": tally.games,
        "seed": plan.seed,
        "bots": list(plan.bots),
        "options": plan.options,
        "processes": processes,
        "decisions": tally.decisions,
        "seconds": seconds,
        "decisions_per_second": tally.decisions / seconds,
        "games_per_second": tally.games / seconds,
        "wins_by_seat": [wins / tally.games for wins in tally.wins],
        "mean_ranks_by_seat": [ranks / tally.games for ranks in tally.ranks],
        "without_winner": tally.without_winner / tally.games,
        "mean_decisions": tally.decisions / tally.games,
        "digest": hashlib.sha256(b"".join(tally.digests)).hexdigest(),
    }
