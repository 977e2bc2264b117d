"""The rule of thumb: a sensible choice at a glance, for playing races on in one's head by the million.

Nothing is tried out. Every answer gets a worth in hundredths of a row of the board, from the cells it leads
to and whom it hits; a little luck parts what is about equal. What there is to say of each question stands
under its name in `questions`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.engine.ints import vec
from hippodrome.games.titan_race.mind.question import Judged
from hippodrome.games.titan_race.mind.questions import (
    dash,
    drain,
    drive,
    entry,
    fireball,
    headwind,
    imitation,
    menu,
    mimicry,
    order,
    pirates,
    pool,
    reaction,
    sidestep,
    strike,
    swap,
    theft,
    trap,
    way,
)
from hippodrome.games.titan_race.rules.questions.headwind import Blow
from hippodrome.games.titan_race.rules.questions.mimicry import Mimic
from hippodrome.games.titan_race.rules.questions.swap import Swap
from hippodrome.games.titan_race.rules.state import Position

JUDGED: Final = vec[Judged]([
    Judged(), order.Order(), pool.Take(), entry.Enter(), menu.Menu(), imitation.Imitate(), trap.LayOrMove(),
    trap.LayBehind(), strike.StrikeOrMove(), strike.StrikeAhead(), way.Side(), way.Path(), dash.Leap(),
    swap.Swap(Swap()), drive.Drive(), trap.Lay(), drain.Drain(), dash.Run(), dash.Jump(),
    mimicry.Mimic(Mimic()), fireball.Shoot(), headwind.Blow(Blow()), sidestep.StepAside(), theft.Steal(),
    pirates.Plunder(), reaction.Protect(), reaction.StrikeBack(), Judged(),
])  # fmt: skip
"""By the numbers of `phases`."""


def pick(race: Position, luck: Chance) -> i64:
    """A choice for whoever is asked."""
    return JUDGED[race.phase].pick(race, luck)
