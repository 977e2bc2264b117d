"""The rule of thumb: a sensible choice at a glance, for playing races on in one's head by the million."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.engine.ints import vec
from hippodrome.games.chariot_race.mind.glance import Glance
from hippodrome.games.chariot_race.mind.question import Judged
from hippodrome.games.chariot_race.mind.questions import attack, change, draft, grid, repair, reroll, signs, step
from hippodrome.games.chariot_race.rules.race import ChariotRace

JUDGED: Final = vec[Judged](
    [
        draft.Draft(),
        grid.Grid(),
        repair.Repair(),
        reroll.Reroll(),
        change.Change(),
        signs.Signs(),
        step.Step(),
        attack.Attack(),
        Judged(),
    ]
)
"""In the order of `rules.phases`; a finished race leaves nothing to judge."""


@final
class ChariotThumb:
    """Chooses for whoever is asked; keeps what it has learnt of the circus it last saw."""

    def __init__(self) -> None:
        self.glance: Glance | None = None

    def pick(self, race: ChariotRace, luck: Chance) -> i64:
        """What looks best to the question that is asked."""
        glance = self.glance
        if glance is None or glance.circus is not race.circus:
            glance = Glance(race.circus)
            self.glance = glance
        glance.look(race)
        return JUDGED[race.phase].pick(race, glance, luck)
