"""What can happen in a race: the numbers the rules emit, and how they are read."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hippodrome.engine.events import EventKind, kind

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

EVENTS: Final[tuple[EventKind, ...]] = (
    kind("turn", "racer:racer", "round"),
    kind("ordered", "first:racer", "second:racer"),
    kind("rolled", "racer:racer", "value", "dice"),
    kind("nudged", "racer:racer", "nudge:nudge", "before", "value"),
    kind("stopped", "racer:racer", "total"),
    kind("crashed_on", "racer:racer", "value", "pile:pile"),
    kind("accident", "racer:racer", "card:accident"),
    kind("card_die", "racer:racer", "value"),
    kind("played", "racer:racer", "card:bonus_card"),
    kind("drove", "racer:racer", "from", "to", "distance"),
    kind("backed", "racer:racer", "from", "to", "distance"),
    kind("ability_used", "racer:racer"),
    kind("fight", "space", "racers"),
    kind("fight_die", "racer:racer", "value"),
    kind("fight_won", "racer:racer"),
    kind("got_token", "racer:racer", "tokens"),
    kind("drew_bonus", "racer:racer", "card:bonus_card!"),
    kind("no_bonus", "racer:racer"),
    kind("reshuffled", "deck:deck"),
    kind("lap_token", "racer:racer", "tokens"),
    kind("objective", "racer:racer", "card:objective"),
    kind("last_round", "racer:racer"),
    kind("refilled", "space"),
    kind("took_nudge", "racer:racer", "nudge:nudge", "space"),
    kind("nothing_moved", "racer:racer"),
    kind("race_won", "player:seat"),
)

DECKS: Final = ("accident_12", "accident_34", "accident_56", "objective", "bonus")
