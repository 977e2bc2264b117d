"""How long looking back on a race takes: the first figures, all of them roughly, the whole, and the processor."""

from __future__ import annotations

import os
import resource
import time
from typing import Any

from rich.console import Console
from rich.table import Table

from hippodrome.bots import bot
from hippodrome.engine.chance import Seeded
from hippodrome.engine.game import Game
from hippodrome.engine.race import new
from hippodrome.engine.record import Record
from hippodrome.engine.state import Observation
from hippodrome.study.analyst import PLAYOUTS, analyse


def finished(game: Game) -> Record:
    """A race of `greedy` bots, with the usual players."""
    racer, luck = bot("greedy", game), Seeded("bench")
    race = new(game.name, game.usual_players, "bench")
    while not race.over:
        race.play(int(racer.choose(Observation(race.state, int(race.state.seat)), luck)))
    return race.record


def measure(game: Game, playouts: int = PLAYOUTS, processes: int = 2) -> dict[str, Any]:
    """Look back on a race once; seconds from the start, and seconds of the processor in all processes."""
    record = finished(game)
    began, spent = time.perf_counter(), processor()
    stages: dict[str, float] = {}
    analyse(
        record, playouts, processes=processes,
        draft=lambda found: stages.__setitem__(found.stage, time.perf_counter() - began),
    )  # fmt: skip
    return {
        "players": record.players,
        "choices": len(record.moves),
        "curve_s": stages["curve"],
        "rough_s": stages["rough"],
        "whole_s": time.perf_counter() - began,
        "processor_s": processor() - spent,
        "load": os.getloadavg()[0],
    }


def processor() -> float:
    """Seconds of the processor that this process and its finished helpers have had."""
    return sum(sum(resource.getrusage(who)[:2]) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))


def print_looking(report: dict[str, dict[str, Any]], console: Console) -> None:
    """The figures as a table."""
    table = Table(title="looking back on a race, two processes, seconds")
    for column in ("", "players", "choices", "first curve", "all, rough", "whole", "processor", "load"):
        table.add_column(column, justify="right" if column else "left")
    for name, row in report.items():
        seconds = [f"{row[key]:.1f}" for key in ("curve_s", "rough_s", "whole_s", "processor_s", "load")]
        table.add_row(name, str(row["players"]), str(row["choices"]), *seconds)
    console.print(table)
