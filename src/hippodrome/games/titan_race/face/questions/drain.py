"""From whom does Chtooloo drain a life?"""

from __future__ import annotations

from collections.abc import Iterator

from hippodrome.engine.choices import Choice
from hippodrome.engine.scene import Reason, word
from hippodrome.games.titan_race.face.question import Asked, victim
from hippodrome.games.titan_race.face.things import piece
from hippodrome.games.titan_race.rules.actions import TITAN
from hippodrome.games.titan_race.rules.race import TitanRace
from hippodrome.games.titan_race.rules.state import UP


class Drain(Asked):
    key = "drain"
    rule = "TR-908"
    why = {"piece:": "why-drain", "space:": "why-adjacent"}

    def answer(self, race: TitanRace, action: int) -> Choice:
        titan = action - int(TITAN)
        return Choice(action, "drain", victim(race, titan), (piece(race, titan),), "+1", "good")

    def reasons(self, race: TitanRace) -> Iterator[Reason]:
        down = (titan for titan in range(int(race.course.titans)) if race.down[titan] != UP)
        yield from (Reason(piece(race, titan), word("why-drain-down")) for titan in down)
        yield from super().reasons(race)
