"""What is decided now: the final round, who can bring it about, and chariots that one more hit would wreck."""

from __future__ import annotations

from collections.abc import Iterator

from hippodrome.engine.choices import Argument
from hippodrome.engine.scene import Stake, Text, word
from hippodrome.games.arena_maximus.rules import kingmaker
from hippodrome.games.arena_maximus.rules.phases import FINISHED
from hippodrome.games.arena_maximus.rules.race import ArenaRace
from hippodrome.games.arena_maximus.rules.state import DONE, ON


def stakes(race: ArenaRace) -> Iterator[Stake]:
    """Nothing once the race is over."""
    if race.phase == FINISHED:
        return
    yield from _final_round(race) if race.best > 0 else _before_the_line(race)
    yield from _frail(race)


def _final_round(race: ArenaRace) -> Iterator[Stake]:
    """Whoever drives must end past the one furthest beyond the line; a tie is not enough (AM-604, AM-605)."""
    me, best = int(race.active), int(race.best)
    line = (f"space:{best % int(race.arena.length)}",)
    leader = next(seat for seat in _seats(race) if race.status[seat] == DONE and race.progress[seat] == best)
    args: dict[str, Argument] = {"racer": _name(race, leader), "count": best + 1 - int(race.progress[me])}
    if not kingmaker.contender(race, me):
        yield Stake(Text("stake-final", args), -1, line)
        return
    others = any(kingmaker.contender(race, seat) for seat in _seats(race) if seat != me)
    yield Stake(Text("stake-lead" if others else "stake-win", args), me, line)


def _before_the_line(race: ArenaRace) -> Iterator[Stake]:
    """Who can cross the line in this turn would make the round the last, unless it is anyway (AM-601, AM-612)."""
    me = int(race.active)
    if race.round >= race.arena.max_rounds:
        yield Stake(word("stake-stop"))
    elif kingmaker.reach(race, me) >= race.arena.length:
        line = (f"space:{int(race.arena.length) - 1}",)
        yield Stake(Text("stake-line", {"racer": _name(race, me)}), me, line)


def _frail(race: ArenaRace) -> Iterator[Stake]:
    """One more damage and it crashes; with a broken wheel it is out (AM-501, AM-508)."""
    for seat in _seats(race):
        if race.status[seat] == ON and race.hull(seat) - race.damage[seat] == 1:
            yield Stake(Text("stake-out" if race.broken[seat] else "stake-crash", {"racer": _name(race, seat)}), seat)


def _seats(race: ArenaRace) -> range:
    return range(int(race.players))


def _name(race: ArenaRace, seat: int) -> Argument:
    return "racer", int(race.who[seat])
