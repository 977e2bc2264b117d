"""Where racers may be expected at the end of the round."""

from __future__ import annotations

from mypy_extensions import i64

from hippodrome.games.scrap_racer.mind import thumb
from hippodrome.games.scrap_racer.mind.worths import CARD_WORTH, LAST_CARD_WORTH, NUDGE_WORTH
from hippodrome.games.scrap_racer.rules.race import ScrapRace


def look_ahead(race: ScrapRace, outlook: list[float]) -> float:
    """Expected progress of each player after this round, by his last racer; returns the best."""
    racer: i64 = 0
    counted: i64 = 0
    while racer < race.track.racers:
        owner = int(race.owner[racer])
        reached = expected(race, racer)
        bit = 1 << owner
        if counted & bit == 0 or reached < outlook[owner]:
            outlook[owner] = reached
        counted |= bit
        racer += 1
    best = -1.0
    for player in range(int(race.players)):
        seat: i64 = player
        if race.ending == 0:
            outlook[player] += CARD_WORTH * float(race.hand_size(seat))
        elif to_come(race, seat):
            outlook[player] += LAST_CARD_WORTH * float(race.hand_size(seat))
        best = max(best, outlook[player])
    return best


def to_come(race: ScrapRace, seat: i64) -> bool:
    """Has a player's last racer still a turn in this round?"""
    racer = race.track.racers - 1
    while racer >= race.active:
        if race.owner[racer] == seat:
            return True
        racer -= 1
    return False


def expected(race: ScrapRace, racer: i64) -> float:
    """Where a racer may be expected at the end of the round, its tokens counted in, in spaces."""
    if racer < race.active and race.ending == 1:
        return float(race.progress[racer])
    tokens = float(race.track.token_worth * race.bonus_tokens[racer]) / 1000.0
    return driven(race, racer) + NUDGE_WORTH * float(race.nudges_of(racer)) + tokens


def driven(race: ScrapRace, racer: i64) -> float:
    """How far a racer may be expected to have driven at the end of the round."""
    progress = float(race.progress[racer])
    if racer > race.active:
        progress += float(race.track.turn_worth[0]) / 1000.0
    elif racer == race.active:
        progress += thumb.rest_of_turn(race)
    return progress


def rounds_left(race: ScrapRace, best: float) -> float:
    """How many more rounds the leader needs, roughly."""
    to_go = float(race.track.laps * race.track.length) + 1.0 - best
    return max(0.0, to_go / max(1.0, float(race.track.turn_worth[0]) / 1000.0))
