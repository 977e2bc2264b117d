"""One shard of a programme: some races in a row, and what came of them as columns."""

from __future__ import annotations

import hashlib
from array import array
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path

from hippodrome.bots import bot
from hippodrome.bots.playout import play_out
from hippodrome.bots.umpire import Fault, Umpire, placed, victors
from hippodrome.engine import registry
from hippodrome.engine.chance import Chance, Seeded
from hippodrome.engine.game import Game
from hippodrome.engine.race import Race, new
from hippodrome.engine.state import Setup, State
from hippodrome.lab.programme import Programme

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
    SHA-256), and for each seat `rank_k`, `won_k` (its share of the win: 1, or less if it was shared) and
    `forfeit_k` (1 if its bot broke the rules, see `bots/umpire.py`).
    """

    races: Columns
    turns: Columns | None = None
    faults: list[tuple[int, Fault]] = field(default_factory=list)
    """The race and how somebody forfeited it."""


@dataclass(slots=True)
class Finish:
    """How a race ended: its final position, the decisions it took, and who forfeited it."""

    state: State
    decisions: int
    faults: list[Fault]

    @property
    def out(self) -> list[int]:
        """The seats that have forfeited."""
        return [fault.seat for fault in self.faults]

    @property
    def ranks(self) -> list[int]:
        return placed(list(self.state.ranks()), self.out)

    @property
    def shares(self) -> tuple[float, ...]:
        """Each seat's share of the win; all noughts if nobody won."""
        return _shares(
            tuple(victors(list(self.state.ranks()), list(self.state.winners()), self.out)), int(self.state.players)
        )


def play_race(
    game: Game,
    setup: Setup,
    programme: Programme,
    umpire: Umpire,
    number: int,
    notes: Notes | None = None,
    records: Path | None = None,
) -> Finish:
    """Race `number` of a programme; with a folder for `records` it is kept there, for replay and analysis."""
    luck, mind = Seeded(programme.seed, number), Seeded(programme.seed, number, "bots")
    if notes is not None:
        notes.begin(number)
    if records is not None:
        race = new(
            programme.game,
            programme.players,
            programme.seed,
            stream=number,
            seats=list(programme.bots),
            options=programme.options,
        )
        finish = play_on(race.state, umpire, luck, mind, notes, race)
        race.save(records / f"{number:06}.json")
        return finish
    state = game.start(setup, luck)
    if programme.random and notes is None:
        return Finish(state, int(play_out(state, luck, mind)), [])
    return play_on(state, umpire, luck, mind, notes)


def play_on(
    state: State,
    umpire: Umpire,
    luck: Chance,
    mind: Chance,
    notes: Notes | None = None,
    race: Race | None = None,
) -> Finish:
    """Let the bots of the seats race to the end; a `race` writes down what they do, with luck of its own."""
    umpire.begin()
    decisions = 0
    while not state.over:
        seat, options = state.seat, state.offers
        choice = umpire.choose(state, mind)
        if race is None:
            state.take(choice, luck)
        else:
            race.play(choice)
            state = race.state
        if notes is not None:
            notes.note(decisions, seat, options, choice, state)
        decisions += 1
    return Finish(state, decisions, umpire.faults)


def play_shard(programme: Programme, block: range, records: Path | None = None) -> Shard:
    """The races of one shard."""
    game = registry.game(programme.game)
    setup = game.prepare(programme.players, programme.options)
    umpire = Umpire(game.heuristic, [bot(name, game) for name in programme.bots], programme.seconds)
    notes = Notes(game, programme.players) if programme.turns else None
    race, decisions, digests = array("q"), array("q"), array("Q")
    ranks: list[array[int]] = [array("q") for _ in range(programme.players)]
    shares: list[array[float]] = [array("d") for _ in range(programme.players)]
    forfeits: list[array[int]] = [array("q") for _ in range(programme.players)]
    faults: list[tuple[int, Fault]] = []
    for number in block:
        finish = play_race(game, setup, programme, umpire, number, notes, records)
        race.append(number)
        decisions.append(finish.decisions)
        digests.append(int.from_bytes(hashlib.sha256(finish.state.pack()).digest()[:8], "little"))
        faults += [(number, fault) for fault in finish.faults]
        for seat, (rank, share) in enumerate(zip(finish.ranks, finish.shares, strict=True)):
            ranks[seat].append(rank)
            shares[seat].append(share)
            forfeits[seat].append(int(seat in finish.out))
    columns: Columns = {"race": race, "decisions": decisions, "digest": digests}
    for seat in range(programme.players):
        columns[f"rank_{seat}"] = ranks[seat]
        columns[f"won_{seat}"] = shares[seat]
        columns[f"forfeit_{seat}"] = forfeits[seat]
    return Shard(columns, None if notes is None else notes.columns, faults)


@lru_cache(maxsize=256)
def _shares(winners: tuple[int, ...], players: int) -> tuple[float, ...]:
    return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(players))
