"""How fast the engine is, beside its peers: figures and ratios from one run on one machine."""

from __future__ import annotations

import json
import platform
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import repeat
from typing import Any

from rich.console import Console
from rich.table import Table

from hippodrome.bots.playout import play_out
from hippodrome.bots.search import Search
from hippodrome.bots.tuning import tuning
from hippodrome.engine.chance import Seeded
from hippodrome.engine.compose import compose
from hippodrome.engine.errors import BadOption
from hippodrome.engine.foresight import foresight
from hippodrome.engine.game import Game
from hippodrome.engine.options import Value
from hippodrome.engine.plans import plans
from hippodrome.engine.race import new
from hippodrome.engine.scene import Scene
from hippodrome.engine.state import Observation, Setup
from hippodrome.lab import peers as other_engines
from hippodrome.version import __version__, compiled


def rate(work: Callable[[int], int], seconds: float) -> float:
    """Units of work a second; `work(k)` does its k-th piece and says how many units it was."""
    done = pieces = 0
    began = time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds:
        done += work(pieces)
        pieces += 1
    return done / spent


def inside(game: Game, seconds: float) -> float:
    """Decisions a second of random play, the loop compiled with the rules."""
    setup = game.setup(game.usual_players)

    def race(number: int) -> int:
        luck = Seeded(1, number)
        return int(play_out(game.start(setup, luck), luck, Seeded(1, number, "bots")))

    return rate(race, seconds)


def rollouts(game: Game, seconds: float) -> float:
    """Decisions a second from clones of one position, as OpenSpiel's evaluator plays: nothing is set up or seeded."""
    luck, pick = Seeded(1), Seeded(1, 0, "bots")
    first = game.start(game.setup(game.usual_players), luck)
    return rate(lambda _: int(play_out(first.clone(), luck, pick)), seconds)


def from_python(game: Game, seconds: float) -> float:
    """Decisions a second of random play, asked for choice by choice from Python."""
    setup = game.setup(game.usual_players)

    def race(number: int) -> int:
        luck = Seeded(1, number)
        pick = Seeded(1, number, "bots")
        state = game.start(setup, luck)
        decisions = 0
        while not state.over:
            choices = state.choices()
            state.take(choices[pick.below(len(choices))], luck)
            decisions += 1
        return decisions

    return rate(race, seconds)


def clones(game: Game, seconds: float) -> float:
    """Clones a second of a position in the middle of a race."""
    setup = game.setup(game.usual_players)
    luck = Seeded(1)
    pick = Seeded(1, 0, "bots")
    state = game.start(setup, luck)
    for _ in range(20):
        after = state.clone()
        if not state.over:
            after.take(state.offered[pick.below(state.offers)], luck)
        if not after.over:
            state = after

    def batch(_: int) -> int:
        for _ in range(1000):
            state.clone()
        return 1000

    return rate(batch, seconds)


def folding(game: Game, seconds: float) -> float:
    """Recorded choices a second when a race is folded from its record."""
    race = new(game.name, game.usual_players, seed=1)
    pick = Seeded(1, 0, "bots")
    while not race.over:
        choices = race.state.choices()
        race.play(choices[pick.below(len(choices))])
    moves = len(race.record.moves)

    def fold(_: int) -> int:
        race.record.fold()
        return moves

    return rate(fold, seconds)


def thinking(game: Game, seconds: float) -> float:
    """Playouts a second of the search, hidden hands dealt afresh in every round, along a race."""
    setup = game.setup(game.usual_players)
    searcher = Search(game.heuristic, tuning(game), playouts=400)
    luck, pick = Seeded(1), Seeded(1, 0, "bots")
    state = game.start(setup, luck)

    def choice(_: int) -> int:
        nonlocal state
        if state.over:
            state = game.start(setup, luck)
        if state.over:
            return 0
        searcher.examine(Observation(state, state.seat), pick)
        state.take(state.offered[pick.below(state.offers)], luck)
        return int(searcher.played)

    return rate(choice, seconds)


def planning(game: Game, seconds: float) -> float:
    """Milliseconds in which 99 of 100 of the largest positions have all their plans, those of the seat asked.

    Largest are the tenth with the most plans, along races at full tables on every circuit and side there is. Of each
    the least of three times, and the processor's: on a busy machine the clock tells how long others were let in.
    """
    met = [(len(plans(game, *position)), position) for position in _positions(game, seconds / 2, full_tables(game))]
    met.sort(key=lambda one: one[0], reverse=True)
    return _slow([min(_spent(game, *position) for _ in range(3)) for _, position in met[: len(met) // 10 + 1]])


def _spent(game: Game, seen: Observation, scene: Scene) -> float:
    """The milliseconds of the processor in which a position has its plans."""
    began = time.process_time()
    plans(game, seen, scene)
    return 1000 * (time.process_time() - began)


def full_tables(game: Game) -> Iterator[Setup]:
    """Setups with as many players as there can be, the values of all plain options drawn by lot, for ever."""
    players, lot = max(game.players), Seeded(1, 0, "tables")
    while True:
        given: dict[str, Value] = {}
        for option in game.options:
            legal = option.legal(players)
            meant = option.only_if is None or given.get(option.only_if[0]) == option.only_if[1]
            if legal and meant and option.seat < 0 and not option.advanced:
                given[option.key] = legal[int(lot.below(len(legal)))]
        # values that do not go together are drawn again
        with suppress(BadOption):
            yield game.setup(players, given)


def foreseeing(game: Game, seconds: float) -> float:
    """Milliseconds in which 99 of 100 plans that ask chance have all that can be known of them; 0 if none does."""
    times: list[float] = []
    for seen, scene in _positions(game, seconds, repeat(game.setup(game.usual_players))):
        asking = [plan for plan in plans(game, seen, scene) if plan.stop == "chance"]
        for plan in asking[len(times) % 4 :: 4]:
            began = time.process_time()
            foresight(game, seen, scene, plan.choices)
            times.append(1000 * (time.process_time() - began))
    return _slow(times)


def _slow(times: list[float]) -> float:
    """What 99 of 100 stay under."""
    return sorted(times)[int(0.99 * len(times))] if times else 0.0


def _positions(game: Game, seconds: float, setups: Iterator[Setup]) -> Iterator[tuple[Observation, Scene]]:
    """Positions along random races for so long, as the seat asked sees them."""
    luck, pick = Seeded(1), Seeded(1, 0, "bots")
    state = game.start(next(setups), luck)
    until = time.perf_counter() + seconds
    while time.perf_counter() < until:
        if state.over:
            state = game.start(next(setups), luck)
        seen = Observation(state, int(state.seat))
        yield seen, compose(game, seen)
        state.take(state.offered[pick.below(state.offers)], luck)


def import_time() -> float:
    """Milliseconds that `import hippodrome` takes in a fresh interpreter, the best of five."""
    code = "import time; t = time.perf_counter(); import hippodrome; print(time.perf_counter() - t)"
    times = [
        float(subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True).stdout)
        for _ in range(5)
    ]
    return 1000 * min(times)


def measure(games: list[Game], seconds: float, peers: bool, console: Console) -> dict[str, Any]:
    """All figures, and with `peers` those of other engines and the ratios to them."""
    report: dict[str, Any] = {
        "hippodrome": __version__,
        "compiled": compiled(),
        "python": platform.python_version(),
        "machine": platform.machine(),
        "import_ms": import_time(),
        "games": {},
    }
    for game in games:
        with console.status(game.name):
            report["games"][game.name] = {
                "players": game.usual_players,
                "inside": inside(game, seconds),
                "rollouts": rollouts(game, seconds),
                "from_python": from_python(game, seconds),
                "clone_ns": 1e9 / clones(game, seconds),
                "folding": folding(game, seconds),
                "search": thinking(game, seconds),
                "plans_p99_ms": planning(game, seconds),
                "foresight_p99_ms": foreseeing(game, seconds),
                "position_bytes": len(game.start(game.setup(game.usual_players), Seeded(1)).pack()),
            }
    if peers:
        report["peers"] = other_engines.measure(seconds, console)
        report["ratios"] = ratios(report)
    return report


def ratios(report: dict[str, Any]) -> dict[str, dict[str, float]]:
    """The budgets of DESIGN 7: inside to maedn in C++, from Python to maedn from Python, to Catanatron."""
    found: dict[str, dict[str, float]] = {}
    peers = report["peers"]
    for name, figures in report["games"].items():
        found[name] = {}
        for label, peer in peers.items():
            for way in ("inside", "from_python"):
                if way in peer:
                    found[name][f"{way} / {label}"] = figures[way] / peer[way]
            if "inside" in peer:
                found[name][f"rollouts / {label}"] = figures["rollouts"] / peer["inside"]
    return found


def print_report(report: dict[str, Any], console: Console) -> None:
    """The figures as tables."""
    how = "compiled" if report["compiled"] else "uncompiled"
    console.print(
        f"hippodrome {report['hippodrome']} ({how}), Python {report['python']}, import {report['import_ms']:.0f} ms",
        highlight=False,
    )
    table = Table(title="decisions a second, random play, one core")
    for column in (
        "", "players", "inside", "rollouts", "from Python", "clone ns", "folding", "search playouts", "plans p99 ms",
        "foresight p99 ms",
    ):  # fmt: skip
        table.add_column(column, justify="right" if column else "left")
    for name, row in report["games"].items():
        table.add_row(
            name, str(row["players"]), f"{row['inside']:,.0f}", f"{row['rollouts']:,.0f}", f"{row['from_python']:,.0f}",
            f"{row['clone_ns']:,.0f}", f"{row['folding']:,.0f}", f"{row['search']:,.0f}",
            f"{row['plans_p99_ms']:.1f}", f"{row['foresight_p99_ms']:.1f}",
        )  # fmt: skip
    for name, row in report.get("peers", {}).items():
        inside_figure = f"{row['inside']:,.0f}" if "inside" in row else ""
        python_figure = f"{row['from_python']:,.0f}" if "from_python" in row else ""
        table.add_row(name, str(row["players"]), inside_figure, "", python_figure, style="dim")
    console.print(table)
    for name, row in report.get("ratios", {}).items():
        console.print(name + ": " + json.dumps({key: round(value, 2) for key, value in row.items()}), highlight=False)
