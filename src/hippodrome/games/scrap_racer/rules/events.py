"""What can happen in a race: the numbers the rules emit, and how they are read."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hippodrome.engine.events import EventKind, kind, numbered

TURN: Final[i64] = 0
ORDERED: Final[i64] = 1
ROLLED: Final[i64] = 2
NUDGED: Final[i64] = 3
STOPPED: Final[i64] = 4
CRASHED_ON: Final[i64] = 5
ACCIDENT: Final[i64] = 6
CARD_DIE: Final[i64] = 7
PLAYED: Final[i64] = 8
DROVE: Final[i64] = 9
BACKED: Final[i64] = 10
ABILITY_USED: Final[i64] = 11
FIGHT: Final[i64] = 12
FIGHT_DIE: Final[i64] = 13
FIGHT_WON: Final[i64] = 14
GOT_TOKEN: Final[i64] = 15
DREW_BONUS: Final[i64] = 16
NO_BONUS: Final[i64] = 17
RESHUFFLED: Final[i64] = 18
LAP_TOKEN: Final[i64] = 19
OBJECTIVE: Final[i64] = 20
LAST_ROUND: Final[i64] = 21
REFILLED: Final[i64] = 22
TOOK_NUDGE: Final[i64] = 23
NOTHING_MOVED: Final[i64] = 24
RACE_WON: Final[i64] = 25
LAST_TURN: Final[i64] = 26

CAUSES: Final = ("accident", "overtake", "line", "nudge", "card", "exchange")
"""What makes the figures of a racer rise and fall; Bonus tokens come by one of the first two."""
BY_ACCIDENT: Final[i64] = 0
BY_OVERTAKE: Final[i64] = 1

EVENTS: Final[tuple[EventKind, ...]] = numbered(
    (TURN, kind("turn", "racer:racer", "round")),
    (ORDERED, kind("ordered", "first:racer", "second:racer")),
    (ROLLED, kind("rolled", "racer:racer", "value", "dice")),
    (NUDGED, kind("nudged", "racer:racer", "nudge:nudge", "before", "value")),
    (STOPPED, kind("stopped", "racer:racer", "total")),
    (CRASHED_ON, kind("crashed_on", "racer:racer", "value", "pile:pile")),
    (ACCIDENT, kind("accident", "racer:racer", "card:accident")),
    (CARD_DIE, kind("card_die", "racer:racer", "value")),
    (PLAYED, kind("played", "racer:racer", "card:bonus_card")),
    (DROVE, kind("drove", "racer:racer", "from", "to", "distance")),
    (BACKED, kind("backed", "racer:racer", "from", "to", "distance")),
    (ABILITY_USED, kind("ability_used", "racer:racer")),
    (FIGHT, kind("fight", "space", "racers")),
    (FIGHT_DIE, kind("fight_die", "racer:racer", "value")),
    (FIGHT_WON, kind("fight_won", "racer:racer")),
    (GOT_TOKEN, kind("got_token", "racer:racer", "tokens", "cause:cause")),
    (DREW_BONUS, kind("drew_bonus", "racer:racer", "card:bonus_card!")),
    (NO_BONUS, kind("no_bonus", "racer:racer")),
    (RESHUFFLED, kind("reshuffled", "deck:deck")),
    (LAP_TOKEN, kind("lap_token", "racer:racer", "tokens")),
    (OBJECTIVE, kind("objective", "racer:racer", "card:objective")),
    (LAST_ROUND, kind("last_round", "racer:racer")),
    (REFILLED, kind("refilled", "space")),
    (TOOK_NUDGE, kind("took_nudge", "racer:racer", "nudge:nudge", "space")),
    (NOTHING_MOVED, kind("nothing_moved", "racer:racer")),
    (RACE_WON, kind("race_won", "player:seat")),
    (LAST_TURN, kind("last_turn", "racer:racer")),
)

DECKS: Final = ("accident_12", "accident_34", "accident_56", "objective", "bonus")
"""The Accident piles first, numbered as in the rules."""
OBJECTIVE_DECK: Final[i64] = 3
BONUS_DECK: Final[i64] = 4
