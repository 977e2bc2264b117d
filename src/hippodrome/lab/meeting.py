"""Tournaments: every bot in every seat on the same seeds, until it is clear who is stronger."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hippodrome.bots import bot
from hippodrome.bots.umpire import PATIENCE, Umpire
from hippodrome.engine import registry
from hippodrome.engine.chance import Seeded
from hippodrome.engine.errors import BadOption
from hippodrome.engine.files import make_folder, read_files
from hippodrome.engine.options import Value
from hippodrome.engine.race import Race, new
from hippodrome.lab.errors import FewEntrants
from hippodrome.lab.intervals import wilson
from hippodrome.lab.runners import in_order, run
from hippodrome.lab.sequential import Lead
from hippodrome.lab.shard import play_on

ERROR = 0.05
"""The chance, at most, of each kind of wrong claim in a whole tournament."""
MOST_FAULTS = 5
MARGIN = 0.05
"""Bots whose shares of wins differ by less than this are called level."""


@dataclass(frozen=True, slots=True)
class Meeting:
    """Who races what."""

    game: str
    players: int
    entrants: tuple[str, ...]
    seed: int | str
    options: dict[str, Value] = field(default_factory=dict)
    seconds: float = PATIENCE
    """How long a bot may think about one choice before it forfeits the race."""

    def record(self, number: int, names: list[str]) -> Race:
        """A race of seed `number` that is written down."""
        return new(self.game, self.players, self.seed, stream=number, seats=names, options=self.options)

    def seatings(self) -> list[tuple[int, ...]]:
        """Who sits where in the races of one cluster: everybody as often in every seat as everybody else.

        With more entrants than seats, every group that fits; with fewer, they are repeated round the
        table, each as often as the others; and everything in every rotation.
        """
        count, seats = len(self.entrants), self.players
        groups: list[tuple[int, ...]]
        if count >= seats:
            groups = list(itertools.combinations(range(count), seats))
        else:
            groups = [tuple((first + seat) % count for seat in range(seats)) for first in range(count)]
        rotated = (group[turn:] + group[:turn] for group in groups for turn in range(seats))
        return list(dict.fromkeys(rotated))


@dataclass(slots=True)
class Cluster:
    """What came of one seed in every seating: counts and sums, entrant by entrant."""

    races: int
    decisions: int
    entered: list[int]
    wins: list[float]
    places: list[float]
    ahead: NDArray[np.float64]
    leads: NDArray[np.float64]
    forfeits: list[int]
    faults: list[str]
    """How races were forfeited, in words."""


def make_meeting(
    game: str,
    players: int | None,
    entrants: Sequence[str],
    seed: int | str = 1,
    options: Mapping[str, object] | None = None,
    seconds: float = PATIENCE,
) -> Meeting:
    """A meeting whose every part was checked."""
    declared = registry.game(game)
    count = players if players is not None else declared.usual_players
    checked = declared.read_options(count, read_files(options))
    declared.prepare(count, checked)
    for name in entrants:
        bot(name, declared)
    if len(set(entrants)) < 2 or len(set(entrants)) < len(entrants):
        raise FewEntrants(bots=", ".join(entrants))
    return Meeting(game, count, tuple(entrants), seed, checked, seconds)


def play_cluster(meeting: Meeting, number: int, records: Path | None = None) -> Cluster:
    """Seed `number` of a meeting, raced in every seating with the same luck.

    The entrants are shuffled by the seed's number first, so that nobody always sits behind the same bot.
    """
    game = registry.game(meeting.game)
    setup = game.prepare(meeting.players, meeting.options)
    bots = [bot(name, game) for name in meeting.entrants]
    size = len(bots)
    order = _shuffled(size, Seeded(meeting.seed, number, "order"))
    cluster = Cluster(
        0, 0, [0] * size, [0.0] * size, [0.0] * size, np.zeros((size, size)), np.zeros((size, size)), [0] * size, []
    )
    met = np.zeros((size, size))
    for which, seating in enumerate(meeting.seatings()):
        seats = [order[entrant] for entrant in seating]
        race = None if records is None else meeting.record(number, [meeting.entrants[seat] for seat in seats])
        luck, mind = Seeded(meeting.seed, number), Seeded(meeting.seed, number, "bots")
        state = game.start(setup, luck) if race is None else race.state
        umpire = Umpire(game.heuristic, [bots[entrant] for entrant in seats], meeting.seconds)
        finish = play_on(state, umpire, luck, mind, race=race)
        if race is not None and records is not None:
            race.save(records / f"{number:05}-{which:02}.json")
        cluster.decisions += finish.decisions
        for fault in finish.faults:
            cluster.forfeits[seats[fault.seat]] += 1
            cluster.faults.append(f"{fault.sentence()} of seed {number}, seating {which}")
        wins = [0.0] * size
        for seat, share in enumerate(finish.shares):
            wins[seats[seat]] += share
        ranks = finish.ranks
        for one, other in itertools.permutations(range(meeting.players), 2):
            if seats[one] != seats[other]:
                cluster.ahead[seats[one], seats[other]] += 1.0 if ranks[one] < ranks[other] else 0.0
                cluster.ahead[seats[one], seats[other]] += 0.5 if ranks[one] == ranks[other] else 0.0
        for entrant in set(seats):
            mine = [rank for seat, rank in enumerate(ranks) if seats[seat] == entrant]
            cluster.entered[entrant] += 1
            cluster.wins[entrant] += wins[entrant]
            cluster.places[entrant] += sum(mine) / len(mine)
        for one, other in itertools.permutations(set(seats), 2):
            cluster.leads[one, other] += wins[one] - wins[other]
            met[one, other] += 1
        cluster.races += 1
    cluster.leads /= np.maximum(met, 1)
    return cluster


def _shuffled(size: int, luck: Seeded) -> list[int]:
    left = list(range(size))
    return [left.pop(luck.below(len(left))) for _ in range(size)]


@dataclass(slots=True)
class Standings:
    """The clusters so far, and what they show."""

    meeting: Meeting
    margin: float = MARGIN
    error: float = ERROR
    clusters: list[Cluster] = field(default_factory=list)
    leads: dict[tuple[int, int], Lead] = field(default_factory=dict)

    def __post_init__(self) -> None:
        pairs = list(itertools.combinations(range(len(self.meeting.entrants)), 2))
        # Each pair gets its part of the error, so that all claims together keep to it.
        self.leads = {pair: Lead(self.error / len(pairs)) for pair in pairs}

    def add(self, cluster: Cluster) -> None:
        """Count one more cluster."""
        self.clusters.append(cluster)
        for (one, other), lead in self.leads.items():
            lead.add(float(cluster.leads[one, other]))

    @property
    def races(self) -> int:
        return sum(cluster.races for cluster in self.clusters)

    def decided(self) -> bool:
        """Is it clear of every two who is stronger, or that they are level?"""
        return all(lead.verdict(self.margin) != "open" for lead in self.leads.values())

    def report(self) -> dict[str, Any]:
        """Everything as plain data; every share and rating with its n and interval."""
        from hippodrome.lab.ratings import rate

        meeting, clusters = self.meeting, self.clusters
        ratings = rate(np.array([cluster.ahead for cluster in clusters]))
        return {
            "game": meeting.game,
            "players": meeting.players,
            "options": meeting.options,
            "seed": meeting.seed,
            "races": self.races,
            "clusters": len(clusters),
            "races_per_cluster": len(meeting.seatings()),
            "decisions": sum(cluster.decisions for cluster in clusters),
            "error": self.error,
            "margin": self.margin,
            "decided": self.decided(),
            "faults": self.faults(),
            "entrants": [
                {"bot": name, **self._entrant(index), "rating": rating, "rating_interval_95": [low, high]}
                for index, (name, (rating, low, high)) in enumerate(zip(meeting.entrants, ratings, strict=True))
            ],
            "pairs": [
                {
                    "bot": meeting.entrants[one],
                    "against": meeting.entrants[other],
                    "clusters": lead.clusters,
                    "lead": lead.mean,
                    "lead_interval": list(lead.interval()),
                    "error_each_side": lead.error,
                    "verdict": lead.verdict(self.margin),
                }
                for (one, other), lead in self.leads.items()
            ],
        }

    def _entrant(self, entrant: int) -> dict[str, Any]:
        entered = np.array([cluster.entered[entrant] for cluster in self.clusters], dtype=float)
        wins = np.array([cluster.wins[entrant] for cluster in self.clusters])
        places = sum(cluster.places[entrant] for cluster in self.clusters)
        races = float(entered.sum())
        share = float(wins.sum() / races)
        return {
            "races": int(races),
            "win_share": share,
            "win_share_interval_95": list(wilson(share, effective_races(wins, entered))),
            "mean_place": places / races,
            "forfeits": sum(cluster.forfeits[entrant] for cluster in self.clusters),
        }

    def faults(self) -> list[str]:
        """How races were forfeited, the first few."""
        return [fault for cluster in self.clusters for fault in cluster.faults][:MOST_FAULTS]


def effective_races(wins: NDArray[np.float64], entered: NDArray[np.float64]) -> float:
    """How many independent races these clusters are worth, never more than were raced.

    Races of one seed resemble each other. The spread of the clusters' shares says how much.
    """
    races = float(entered.sum())
    share = float(wins.sum() / races)
    if len(wins) < 2:
        return 1.0
    spread = float(np.var(wins / entered, ddof=1)) / len(wins)
    return races if spread == 0 else min(races, max(1.0, share * (1 - share) / spread))


def hold_tournament(
    meeting: Meeting,
    games: int,
    processes: int = 1,
    progress: Callable[[Standings], None] | None = None,
    *,
    margin: float = MARGIN,
    error: float = ERROR,
    stop: bool = True,
    least: int = 0,
    ray: str | None = None,
    records: Path | None = None,
) -> Standings:
    """Race until everything is decided after `least` races, or (without `stop`) until `games` are over.

    Clusters count in the order of their numbers whoever finishes first: the result is the same for any
    number of processes. With `records` every race is kept there as a record of its own.
    """
    if records is not None:
        make_folder(records)
    if games < 1:
        raise BadOption(option="games", value=str(games), legal="1..")
    standings = Standings(meeting, margin, error)
    clusters = -(-games // len(meeting.seatings()))
    with closing(run(partial(play_cluster, meeting, records=records), range(clusters), processes, ray)) as results:
        for cluster in in_order(results):
            standings.add(cluster)
            if progress is not None:
                progress(standings)
            if stop and standings.races >= least and standings.decided():
                break
    return standings
