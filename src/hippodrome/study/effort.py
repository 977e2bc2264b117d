"""How much work a look back is worth: the same for every race, and most of it where most is in doubt.

All is counted in choices played on, never in seconds, so that the figures are the same on every machine.
"""

from __future__ import annotations

from hippodrome.study.course import Course
from hippodrome.study.findings import Doubt, Task

LEVEL = 4
"""A position is judged in up to so many times the worlds of a choice: the curve should be steady."""
SKETCHED = 0.25
"""The first curve takes this part of them."""
FIRST = 0.2
"""Every decision is weighed in up to this part of the worlds before it is known where more are needed..."""
LEAST = 16
CONTESTED = 4
"""...and in up to so many times the worlds after that..."""
SHARP = 0.01
"""...until the standard error is below this."""
JUDGING = 60_000
"""Choices played on, for each of the playouts asked for, to judge all positions of a race..."""
WEIGHING = 30_000
"""...to weigh all decisions for the first time..."""
REFINING = 30_000
"""...and to weigh again what is in doubt."""
ROUNDS = (0.4, 0.7, 1.0)
"""Parts of the last after which the doubts are looked at anew."""


class Effort:
    """The work that one race is worth, shared out."""

    def __init__(self, course: Course, playouts: int) -> None:
        self.course = course
        self.playouts = playouts

    def left(self, at: int) -> int:
        """About how many choices a race from here on takes."""
        return len(self.course.plies) - at + 10

    def offers(self, at: int) -> int:
        return int(self.course.plies[at].state.offers)

    def judging(self, work: list[Task]) -> int:
        """In how many worlds each position is judged."""
        return self.share(JUDGING, sum(self.left(task.at) for task in work), LEVEL * self.playouts)

    def weighing(self) -> int:
        """In how many worlds each decision is weighed for the first time."""
        whole = sum(self.left(at) * self.offers(at) for at in range(len(self.course.plies)))
        return self.share(WEIGHING, whole, round(FIRST * self.playouts))

    def share(self, work: int, whole: int, most: int) -> int:
        return max(min(LEAST, most), min(most, work * self.playouts // max(1, whole)), 2)

    def refining(self, doubts: dict[int, Doubt], part: float) -> dict[int, int]:
        """In how many worlds each decision is to be weighed, by then.

        Worlds in proportion to the spread over the root of what one costs make the sum of all errors smallest
        (Neyman's rule); none gets more than it needs, and what it leaves goes to the others.
        """
        spent = sum(doubt.worlds * self.price(at, doubt) for at, doubt in doubts.items())
        budget = part * REFINING * self.playouts + spent
        doubtful = {at: doubt for at, doubt in doubts.items() if doubt.spread > 0}
        wanted: dict[int, int] = {}
        while doubtful:
            shares = {at: doubt.spread / self.price(at, doubt) ** 0.5 for at, doubt in doubtful.items()}
            scale = budget / sum(shares[at] * self.price(at, doubt) for at, doubt in doubtful.items())
            full = [at for at, doubt in doubtful.items() if shares[at] * scale >= self.enough(doubt)]
            if not full:
                wanted |= {at: max(doubts[at].worlds, int(shares[at] * scale)) for at in doubtful}
                break
            for at in full:
                doubt = doubtful.pop(at)
                wanted[at] = max(doubt.worlds, self.enough(doubt))
                budget = max(0.0, budget - wanted[at] * self.price(at, doubt))
        return {at: worlds for at, worlds in sorted(wanted.items()) if worlds > doubts[at].worlds}

    def price(self, at: int, doubt: Doubt) -> int:
        """What one more world costs."""
        return self.left(at) * doubt.races

    def enough(self, doubt: Doubt) -> int:
        """Worlds after which a decision is known well enough."""
        return min(CONTESTED * self.playouts, int((doubt.spread / SHARP) ** 2) + 1)
