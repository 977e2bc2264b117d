"""What is decided now: the last round, and chariots that one more hit would wreck."""

from __future__ import annotations

from collections.abc import Iterator

from hippodrome.engine.choices import Argument
from hippodrome.engine.scene import Stake, Text, word
from hippodrome.games.chariot_race.face.names import racer_word, space
from hippodrome.games.chariot_race.rules import phases
from hippodrome.games.chariot_race.rules.race import ChariotRace
from hippodrome.games.chariot_race.rules.track import Circus


def stakes(race: ChariotRace) -> Iterator[Stake]:
    """Nothing before the start and after the end."""
    if race.before_start() or race.phase == phases.FINISHED:
        return
    yield from _last_round(race)
    yield from _frail(race)


def _last_round(race: ChariotRace) -> Iterator[Stake]:
    """Somebody is home: whoever plays must end past the one furthest home (CR-801, CR-803)."""
    home = [chariot for chariot in _living(race) if race.home(chariot) and not _on_the_way(race, chariot)]
    if not home:
        yield from _no_round_follows(race)
        return
    leader = max(home, key=lambda chariot: int(race.progress(chariot)))
    line = int(race.progress(leader))
    cells = tuple(space(race, cell) for cell in _line(race.circus, line))
    me = int(race.active)
    args: dict[str, Argument] = {"racer": racer_word(race, leader)}
    if race.phase == phases.ATTACK or race.owner[me] == race.owner[leader]:
        yield Stake(Text("stake-home", args), -1, cells)
    elif race.progress(me) <= line:
        key = "stake-win" if _last_to_play(race) else "stake-lead"
        args["count"] = _straight_on(race, me, line)
        yield Stake(Text(key, args), int(race.owner[me]), cells)


def _on_the_way(race: ChariotRace, chariot: int) -> bool:
    """Its move has not ended: no lap counts yet (CR-606)."""
    return chariot == race.active and race.phase != phases.ATTACK


def _no_round_follows(race: ChariotRace) -> Iterator[Stake]:
    """All who got home fell, and the race ends all the same (CR-941); or nobody is home in the last round (CR-807)."""
    if race.finish_fell():
        yield Stake(word("stake-foremost"))
    elif race.round >= race.circus.max_rounds:
        yield Stake(word("stake-stop"))


def _frail(race: ChariotRace) -> Iterator[Stake]:
    """One point left: any hit wrecks; two: a crash does (CR-601, CR-621)."""
    for chariot in _living(race):
        left = int(race.damage[chariot])
        if left <= race.circus.crash_damage and not race.protected(chariot):
            key = "stake-hit" if left <= race.circus.caltrop_damage else "stake-crash"
            yield Stake(Text(key, {"racer": racer_word(race, chariot)}), int(race.owner[chariot]))


def _living(race: ChariotRace) -> list[int]:
    return [chariot for chariot in range(int(race.circus.chariots)) if race.alive(chariot)]


def _last_to_play(race: ChariotRace) -> bool:
    return all(race.played >> chariot & 1 for chariot in _living(race) if chariot != race.active)


def _straight_on(race: ChariotRace, chariot: int, line: int) -> int:
    """How many cells a chariot needs in its lane to end past the line (CR-003)."""
    circus = race.circus
    cell, lap, count = int(race.cell[chariot]), int(race.lap[chariot]), 0
    while lap * circus.length + circus.front[cell] <= line:
        lap += int(circus.next_lap[cell])
        cell = int(circus.next[cell])
        count += 1
    return count


def _line(circus: Circus, line: int) -> Iterator[int]:
    """In each lane the last cell that is not past the line (CR-003)."""
    edge = line % int(circus.length)
    for lane in sorted({int(lane) for lane in circus.lane}):
        cells = [cell for cell in range(int(circus.cells)) if circus.lane[cell] == lane]
        yield min(cells, key=lambda cell: (edge - int(circus.front[cell])) % int(circus.length))
