"""Which die of the pool?"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from hippodrome.engine.choices import Choice, Prompt
from hippodrome.engine.scene import Reason, Text
from hippodrome.games.titan_race.face.question import Asked
from hippodrome.games.titan_race.face.things import die_face, free_purple, piece, racer, tray
from hippodrome.games.titan_race.rules.course import PURPLE
from hippodrome.games.titan_race.rules.race import TitanRace
from hippodrome.games.titan_race.rules.state import SKULL


class Take(Asked):
    key = "take"
    rule = "TR-302"
    why = {"space:": "why-take", "card:": "why-card-take", "piece:": "why-take"}

    def prompt(self, race: TitanRace) -> Prompt:
        if race.down[race.active] == SKULL:
            return Prompt("take_only", self.args(race), "TR-812", piece(race, int(race.active)))
        return super().prompt(race)

    def answer(self, race: TitanRace, action: int) -> Choice:
        me, face = int(race.active), action
        who = int(race.who[me])
        args = die_face(race, face)
        target = tuple(f"die:{place}" for place, die in enumerate(tray(race)) if die == (face, -1))
        if race.down[me] == SKULL:
            return Choice(action, "take_only", args, target)
        free = face == PURPLE and free_purple(race)
        if race.course.colour[who] == face and not free and race.life[me] < race.course.most_life[who]:
            return Choice(action, "take", args, target, "+1", "good")
        if face == PURPLE and not free:
            return Choice(action, "take", args, target, "-1", "danger")
        return Choice(action, "take", args, target)

    def reasons(self, race: TitanRace) -> Iterator[Reason]:
        for place, (_, titan) in enumerate(tray(race)):
            if titan >= 0:
                yield Reason(f"die:{place}", Text("why-die-taken", {"racer": racer(race, titan)}))
        yield from super().reasons(race)

    def reading(self, race: TitanRace) -> Mapping[str, str]:
        """A titan that is K.O. takes a die and does no more (TR-812)."""
        return dict.fromkeys(self.why, "why-down") if race.down[race.active] == SKULL else self.why
