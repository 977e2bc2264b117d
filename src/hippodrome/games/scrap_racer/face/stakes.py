"""What is decided now: the last round, and who can bring it about."""

from __future__ import annotations

from collections.abc import Iterator

from hippodrome.engine.choices import Argument
from hippodrome.engine.scene import Stake, Text, word
from hippodrome.games.scrap_racer.rules.phases import DRIVING, FINISHED, ROLLING
from hippodrome.games.scrap_racer.rules.race import ScrapRace

MOST_DICE = 21
"""Six different dice (SR-305)."""


def stakes(race: ScrapRace) -> Iterator[Stake]:
    """Nothing once the race is over."""
    if race.phase == FINISHED:
        return
    if race.ending == 1:
        if race.track.ends_at_once == 0:
            yield _last_round(race)
    elif race.round >= race.track.most_rounds:
        yield Stake(word("stake-stop"))
    elif _underway(race):
        yield from _last_token(race)


def _last_round(race: ScrapRace) -> Stake:
    """The racer furthest ahead at its end wins; who is behind must pass the first (SR-902, SR-905)."""
    me, leader = int(race.active), int(race.placed(0))
    seat = int(race.owner[me])
    line = (f"space:{race.space(leader)}",)
    behind = int(race.progress[leader] - race.progress[me])
    args: dict[str, Argument] = {"racer": ("racer", int(race.who[leader])), "count": behind + 1}
    if seat == race.owner[leader] or not _underway(race):
        return Stake(Text("stake-final", args), -1, line)
    return Stake(Text("stake-lead", args), seat, line)


def _last_token(race: ScrapRace) -> Iterator[Stake]:
    """The line is in reach of the dice of one who lacks a single lap token (SR-804, SR-901)."""
    me, length = int(race.active), int(race.track.length)
    if race.lap_tokens[me] != race.track.laps - 1:
        return
    count = length * (int(race.lap(race.progress[me])) + 1) + 1 - int(race.progress[me])
    most = MOST_DICE if race.step == ROLLING else int(race.total_rolled())
    if count <= most:
        args: dict[str, Argument] = {"racer": ("racer", int(race.who[me])), "count": count}
        key = "stake-goal" if race.track.ends_at_once == 1 else "stake-line"
        yield Stake(Text(key, args), int(race.owner[me]), (f"space:{length}",))


def _underway(race: ScrapRace) -> bool:
    """Has the active racer still to drive its dice?"""
    return race.step == ROLLING or (race.step == DRIVING and race.dice_driven == 0)
