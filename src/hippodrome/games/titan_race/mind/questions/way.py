"""Which way to go with a die: by the cells on it."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hippodrome.games.titan_race.mind import glance, paths, route
from hippodrome.games.titan_race.mind.question import Judged
from hippodrome.games.titan_race.rules.actions import GO, GO_BOTH
from hippodrome.games.titan_race.rules.state import Position


@final
class Side(Judged):
    def worth(self, race: Position, choice: i64) -> i64:
        return glance.walk_alike(race, race.place[race.active], choice - GO, race.course.steps[race.acting])

    def ahead(self, race: Position) -> float:
        return paths.best_side(race, race.place[race.active], race.course.steps[race.acting])


@final
class Path(Judged):
    def worth(self, race: Position, choice: i64) -> i64:
        return glance.walk(race, race.place[race.active], route.blue(choice - GO_BOTH))

    def ahead(self, race: Position) -> float:
        return paths.best_way(race, race.place[race.active])
