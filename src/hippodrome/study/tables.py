"""Hints and analysed races printed as tables."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from hippodrome.engine.game import Game
from hippodrome.engine.record import Record
from hippodrome.engine.state import Observation
from hippodrome.engine.words import Words
from hippodrome.study.analysis import Analysis, Odds
from hippodrome.study.calibration import Reliability
from hippodrome.study.hints import Hint
from hippodrome.study.speech import advice, costly_line, signed, turning_line
from hippodrome.study.words import decimal, percent, study_words


def print_hint(console: Console, record: Record, seen: Observation, hint: Hint, language: str) -> None:
    """Each choice with its odds, the best in words, and how things stand."""
    words = study_words(record.declared, language)
    player = record.seats[hint.seat]
    if hint.options:
        offered = {action: record.declared.choice(seen.known, action) for action in seen.choices()}
        table = Table(title=words.say("study-hint", {"player": player}), title_justify="left")
        table.add_column(words.say("study-hint.choice"))
        for column in ("win", "interval", "place"):
            table.add_column(words.say(f"study-hint.{column}"), justify="right")
        for option in sorted(hint.options, key=lambda option: (option.choice != hint.best, -option.win)):
            style = "bold" if option.choice == hint.best else ""
            table.add_row(words.choice(offered[option.choice]), *_odds(words, option), style=style)
        console.print(table)
        for line in advice(hint, list(offered.values()), words):
            console.print(line, highlight=False)
    table = Table(title=words.say("study-hint-standing", {"player": player}), title_justify="left")
    table.add_column(words.say("study-player"))
    table.add_column(words.say("study-hint.win"), justify="right")
    table.add_column(words.say("study-hint.place"), justify="right")
    for name, win, place in zip(record.seats, hint.win, hint.place, strict=True):
        table.add_row(name, percent(words, win), decimal(words, f"{place:.1f}"))
    console.print(table)
    console.print(words.say("study-hint-playouts", {"playouts": hint.playouts, "player": player}), style="dim")


def _odds(words: Words, option: Odds) -> tuple[str, str, str]:
    interval = f"{percent(words, option.low)} – {percent(words, option.high)}"
    return percent(words, option.win), interval, decimal(words, f"{option.place:.1f}")


def print_analysis(console: Console, record: Record, analysis: Analysis, language: str) -> None:
    """Luck and skill of every player, the turning points, and the decisions that cost most."""
    words = study_words(record.declared, language)
    table = Table(title=words.say("study-title", {"game": words.say("game-title")}), title_justify="left")
    table.add_column(words.say("study-place"), justify="right")
    table.add_column(words.say("study-player"))
    for column in ("start", "luck", "skill", "others", "result", "accuracy", "mistakes"):
        table.add_column(words.say(f"study-{column}"), justify="right")
    for seat in sorted(analysis.seats, key=lambda seat: seat.place):
        table.add_row(
            str(seat.place),
            seat.name,
            percent(words, seat.start),
            signed(words, seat.luck),
            signed(words, seat.skill),
            signed(words, seat.others),
            percent(words, seat.result),
            "–" if seat.accuracy is None else str(seat.accuracy),
            str(seat.mistakes),
        )
    console.print(table)
    if analysis.turning_points:
        console.print(words.say("study-turning-points"), style="bold")
        for turning in analysis.turning_points:
            console.print("  " + turning_line(words, record.seats, turning), highlight=False)
    console.print(words.say("study-costly"), style="bold")
    for costly in analysis.costly:
        console.print("  " + costly_line(words, record.seats, costly), highlight=False)
    if not analysis.costly:
        console.print("  " + words.say("study-costly.none"), highlight=False)


def print_reliability(console: Console, game: Game, found: Reliability, language: str) -> None:
    """What was said beside what came."""
    words = study_words(game, language)
    args = {"game": words.say("game-title"), "races": found.races, "players": found.players, "bot": found.racers}
    table = Table(title=words.say("study-reliability", args), title_justify="left")
    for column in ("said", "cases", "mean", "came", "error"):
        table.add_column(words.say(f"study-reliability.{column}"), justify="right")
    for number, one in enumerate(found.bins):
        if one.count:
            figures = (one.said / one.count, one.came / one.count, one.error)
            bounds = f"{number * 10}\u2013{number * 10 + 10}"
            table.add_row(bounds, str(one.count), *(decimal(words, f"{100 * share:.1f}") for share in figures))
    console.print(table)
    told = {"off": decimal(words, f"{100 * found.off:.1f}"), "skill": decimal(words, f"{100 * found.skill:.0f}")}
    console.print(words.say("study-reliability-sum", told), highlight=False)
