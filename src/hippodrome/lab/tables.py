"""The lab's results as tables for people."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

VERDICTS = {
    "stronger": "stronger than",
    "weaker": "weaker than",
    "level": "level with",
    "open": "not yet told apart from",
}


def print_summary(summary: dict[str, Any], output: Path | None, console: Console) -> None:
    """What came of a simulation."""
    table = Table(title=f"{summary['game']}: {summary['games']:,} races, seed {summary['seed']}")
    for column in ("seat", "bot", "wins", "95 % interval", "mean place"):
        table.add_column(column, justify="left" if column == "bot" else "right")
    rows = zip(
        summary["bots"], summary["wins_by_seat"], summary["wins_intervals_95"], summary["mean_ranks_by_seat"],
        strict=True,
    )  # fmt: skip
    for seat, (name, wins, (low, high), rank) in enumerate(rows, start=1):
        table.add_row(str(seat), name, f"{100 * wins:.1f} %", f"{100 * low:.1f} - {100 * high:.1f}", f"{rank:.2f}")
    console.print(table)
    if summary["resumed_games"]:
        console.print(f"{summary['resumed_games']:,} of the races were there already", highlight=False)
    console.print(
        f"{summary['mean_decisions']:.1f} decisions a race, {summary['decisions_per_second']:,.0f} a second, "
        f"{summary['games_per_second']:,.0f} races a second; digest {summary['digest'][:16]}",
        highlight=False,
        soft_wrap=True,
    )
    print_faults(
        {name: sum(count for count, of in zip(summary["forfeits_by_seat"], summary["bots"], strict=True) if of == name)
         for name in summary["bots"]},
        summary["faults"], console,
    )  # fmt: skip
    if output is not None:
        console.print(f"{output}/races/*.parquet", highlight=False)


def print_faults(forfeits: dict[str, int], faults: list[str], console: Console) -> None:
    """Who forfeited how many races, and how that came about at first."""
    for name, count in forfeits.items():
        if count:
            console.print(
                f"{name} forfeited {count:,} races: its seat was raced on by greedy, and counted as last",
                style="bold red", highlight=False, soft_wrap=True,
            )  # fmt: skip
    for fault in faults:
        console.print(f"  {fault}", highlight=False, soft_wrap=True, markup=False)


def share(value: float) -> str:
    """A share as a percentage."""
    return f"{100 * value:.1f} %"


def span(interval: list[float], factor: float = 100, digits: int = 1) -> str:
    """An interval of shares as percentages, or of anything else by another factor."""
    low, high = interval
    return f"{factor * low:.{digits}f} … {factor * high:.{digits}f}"


def print_tournament(report: dict[str, Any], console: Console) -> None:
    """Who won how often, the ratings, and who is stronger than whom."""
    players = report["players"]
    table = Table(
        title=f"{report['game']}, {players} players: {report['races']:,} races on {report['clusters']:,} seeds"
    )
    for column in ("bot", "races", "wins", "95 % interval", "mean place", "rating", "95 % interval"):
        table.add_column(column, justify="left" if column == "bot" else "right")
    for row in sorted(report["entrants"], key=lambda row: -row["rating"]):
        table.add_row(
            row["bot"], f"{row['races']:,}", share(row["win_share"]), span(row["win_share_interval_95"]),
            f"{row['mean_place']:.2f}", f"{row['rating']:+.0f}", span(row["rating_interval_95"], 1, 0),
        )  # fmt: skip
    console.print(table)
    print_faults({row["bot"]: row["forfeits"] for row in report["entrants"]}, report["faults"], console)
    for pair in report["pairs"]:
        console.print(
            f"{pair['bot']} is {VERDICTS[pair['verdict']]} {pair['against']}: lead {100 * pair['lead']:+.1f} points of "
            f"the wins ({span(pair['lead_interval'])}), {pair['clusters']:,} seeds",
            highlight=False,
            soft_wrap=True,
        )
    console.print(
        f"[dim]Leads hold at any stop; each kind of wrong claim has a chance of {share(report['error'])} at most. "
        f"Level: within {100 * report['margin']:.0f} points. Ratings: 400 points are ten to one to finish ahead.[/]",
        highlight=False,
        soft_wrap=True,
    )


def print_ladder(rows: list[dict[str, Any]], console: Console) -> None:
    """Each rung against the one below."""
    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for column in ("table", "rung", "races", "wins (95 %)", "lead (at any stop)", "verdict"):
        table.add_column(column, justify="left" if column in ("table", "rung", "verdict") else "right")
    for row in rows:
        table.add_row(
            f"{row['game']} {row['players']}", f"{row['bot']} > {row['against']}", f"{row['races']:,}",
            f"{share(row['win_share'])} ({span(row['win_share_interval_95'])})",
            f"{100 * row['lead']:+.1f} ({span(row['lead_interval'])})", row["verdict"],
        )  # fmt: skip
    console.print(table)
