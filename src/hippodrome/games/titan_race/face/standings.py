"""The standings: every titan with its figures, best first."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from hippodrome.engine.scene import NOTHING, TEAMS, Figure, Lineup, Panel, PanelState, Text, gap, word
from hippodrome.games.titan_race.rules.course import NO_CELL, ROWS, TITANS
from hippodrome.games.titan_race.rules.phases import FINISHED
from hippodrome.games.titan_race.rules.race import TitanRace
from hippodrome.games.titan_race.rules.state import UP

SLOTS = {"ragnarok": 1, "slaugg": 2, "craken": 3, "rassik": 4, "chtooloo": 5, "grinder": 6}
_LINEUP = Lineup(TITANS, "titan-", tuple(SLOTS[name] for name in TITANS))


def laps_of(race: TitanRace) -> int:
    """How many laps the race goes over."""
    return (int(race.course.finish) - 1) // int(ROWS)


def team_of(race: TitanRace, titan: int) -> str:
    """The sign of a titan's team, if there are teams (TR-1322)."""
    return TEAMS[int(race.side(race.owner[titan]))] if race.course.teams else ""


def panels(race: TitanRace) -> Iterator[Panel]:
    """The standings by absolute row (TR-1203)."""
    rows = [int(row) for row in race.row]
    for titan in sorted(range(len(rows)), key=lambda titan: (-rows[titan], titan)):
        who = int(race.who[titan])
        yield _LINEUP.panel(
            who,
            int(race.owner[titan]),
            1 + sum(row > rows[titan] for row in rows),
            _figures(race, titan),
            _doing(race, titan),
            next=bool(not race.over and titan == (race.active + 1) % race.course.titans),
            team=team_of(race, titan),
        )


def _doing(race: TitanRace, titan: int) -> tuple[PanelState, Text]:
    if race.phase == FINISHED:
        return "finished", word("note-finished") if titan == race.winner else NOTHING
    if titan == race.asked():
        return "active", NOTHING
    if race.down[titan] != UP:
        return "out", NOTHING
    return "idle", word("note-waiting") if race.place[titan] == NO_CELL else NOTHING


def _figures(race: TitanRace, titan: int) -> Iterator[Figure]:
    who = int(race.who[titan])
    life, most = int(race.life[titan]), int(race.course.most_life[who])
    if race.down[titan] != UP:
        yield _KNOCKED_OUT
    else:
        yield _life(life, most)
    laps = laps_of(race)
    waiting = race.place[titan] == NO_CELL and titan != race.winner
    lap = 1 if waiting else min(int(race.lap(titan)), laps)
    yield _lap(lap, laps)
    hand = int(race.hand_of(titan))
    first = next(other for other in range(len(race.who)) if race.hand_of(other) == hand)
    if titan == first:
        yield _cards_held(int(race.hand_size(hand)))
    behind = int(max(race.row) - race.row[titan])
    if behind and race.place[titan] != NO_CELL:
        yield gap(behind)


_KNOCKED_OUT = Figure("life", "note", word("figure-knocked-out"), "skull", text=word("figure-knocked-out"))


@lru_cache(maxsize=256)
def _life(life: int, most: int) -> Figure:
    title = Text("figure-life", {"life": life, "most": most})
    return Figure("life", "row", title, "heart", life, most, "heart-empty", low=life == 1, price="heart")


@lru_cache(maxsize=256)
def _lap(lap: int, laps: int) -> Figure:
    return Figure("lap", "count", Text("figure-lap", {"lap": lap, "laps": laps}), "lap", lap, laps)


@lru_cache(maxsize=256)
def _cards_held(count: int) -> Figure:
    return Figure("cards", "count", Text("figure-cards", {"count": count}), "bonus", count)
