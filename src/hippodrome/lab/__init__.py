"""The lab, for programs: simulate, hold tournaments, judge a game's balance, tune and sweep it.

    from hippodrome import lab

    lab.simulate(GAME, games=1000, bots=["greedy"]).wins_by_seat
    lab.tournament(GAME, ["greedy", "random"], games=400).entrant("greedy").win_share
    lab.balance(GAME, games=500, options={"board": "mine.toml"}).fairness["seat"].verdict
    lab.tune(GAME, aims=["seat"], levers=["option.laps=1..3"]).changes

Boards may be tables, paths or names of TOML files everywhere. What needs a package of the extra `lab` says so.
"""

from __future__ import annotations

# The packages first: `balance` and `tune` are functions here, and a package imported later would take their names.
import hippodrome.lab.balance
import hippodrome.lab.tune  # noqa: F401
from hippodrome.lab.api import (
    Balance,
    Duel,
    Entrant,
    Fairness,
    Races,
    Tournament,
    balance,
    simulate,
    sweep,
    tournament,
    tune,
)

__all__ = [
    "Balance", "Duel", "Entrant", "Fairness", "Races", "Tournament",
    "balance", "simulate", "sweep", "tournament", "tune",
]  # fmt: skip
