"""What is decided now: the way home on the last lap, and titans on their last life."""

from __future__ import annotations

from collections.abc import Iterator

from hippodrome.engine.choices import Argument
from hippodrome.engine.scene import Stake, Text
from hippodrome.games.titan_race.face.things import racer, space
from hippodrome.games.titan_race.rules.course import NO_CELL, ROWS
from hippodrome.games.titan_race.rules.phases import FINISHED
from hippodrome.games.titan_race.rules.race import TitanRace
from hippodrome.games.titan_race.rules.state import UP


def stakes(race: TitanRace) -> Iterator[Stake]:
    """Nothing once the race is over."""
    if race.phase == FINISHED:
        return
    racing = [titan for titan in range(int(race.course.titans)) if race.place[titan] != NO_CELL]
    for titan in sorted(racing, key=lambda titan: (-int(race.row[titan]), titan)):
        yield from _last_lap(race, titan)
    for titan in racing:
        if race.life[titan] == 1 and race.down[titan] == UP:
            yield Stake(Text("stake-life", {"racer": racer(race, titan)}), int(race.owner[titan]))


def _last_lap(race: TitanRace, titan: int) -> Iterator[Stake]:
    """So many rows end the race, at whoever's turn, for the whole team (TR-1201, TR-1202)."""
    left = int(race.course.finish - race.row[titan])
    if left > ROWS:
        return
    args: dict[str, Argument] = {"racer": racer(race, titan), "count": left}
    key = "stake-rows"
    if race.course.teams:
        key = "stake-team"
        args["team"] = ("team", int(race.side(race.owner[titan])))
    yield Stake(Text(key, args), int(race.owner[titan]), _line(race))


def _line(race: TitanRace) -> tuple[str, ...]:
    """The last cell of each column: beyond their front edges lies the end of the lap."""
    cells = int(race.course.cells)
    return tuple(space(cell) for cell in range(cells - 6, cells))
