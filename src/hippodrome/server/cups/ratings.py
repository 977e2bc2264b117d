"""Ratings: what results say about everybody's strength, one race after the other (`docs/clubs.md`).

Bradley and Terry's model over all pairs of a race, by openskill: a point means as much at a table of two as of six, and
coming ahead of somebody is never worth less than a tie. (In Plackett and Luce's the scale grows with the table, and the
partial models look at neighbours only, so that leaving could cost less than staying.)

Whoever left, or had a bot make choices, can lose by the race but never gain: neither the strength nor what is known of
it rises.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from hippodrome.server.cups.results import Result

OVERALL = ""
"""Stands for the game where all games count together."""
MU, SIGMA = 25.0, 25.0 / 3
"""Where everybody begins, as openskill has it."""
MIDDLE = 1500.0
SCALE = 400.0 / (math.log(10) * math.sqrt(2) * SIGMA / 2)
"""Points for one of openskill's: 400 more are ten wins to one, as chess players know it."""
BAND = 2.6
"""Standard deviations to either side within which the true strength lies 19 times in 20, as measured: the pairs of a
race are not independent, so the model's own deviation is too sure of itself."""
SETTLED = 10
"""Races before which a rating is still being found out."""

Who = tuple[str, str]
"""Somebody in a game."""


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong somebody seems to be, how unsure that is, and after how many races."""

    mu: float = MU
    sigma: float = SIGMA
    races: int = 0

    @property
    def shown(self) -> int:
        return round(MIDDLE + (self.mu - MU) * SCALE)

    @property
    def band(self) -> int:
        return round(BAND * self.sigma * SCALE)

    @property
    def settled(self) -> bool:
        return self.races >= SETTLED

    @property
    def sure(self) -> float:
        """What is surely known of the strength: what people are ordered by."""
        return self.mu - 2 * self.sigma


def rate(before: Mapping[Who, Rating], result: Result) -> dict[Who, Rating]:
    """The ratings of everybody in a rated race after it, in its game and overall."""
    people = [seat for seat in result.seats if seat.guest is not None]
    if not result.rated or len(people) < 2 or len(people) < len(result.seats):
        return {}
    places = result.counted()
    after: dict[Who, Rating] = {}
    for game in (OVERALL, result.game):
        had = [before.get((str(seat.guest), game), Rating()) for seat in people]
        for seat, old, new in zip(people, had, _rated(had, places), strict=True):
            if seat.fate != "stayed":
                new = Rating(min(old.mu, new.mu), old.sigma, new.races)
            after[str(seat.guest), game] = new
    return after


def _rated(had: list[Rating], places: list[int]) -> list[Rating]:
    # Only where something is rated: a server without such tables never needs it.
    from openskill.models import BradleyTerryFull

    model = BradleyTerryFull(mu=MU, sigma=SIGMA)
    teams = [[model.rating(mu=one.mu, sigma=one.sigma)] for one in had]
    rated = model.rate(teams, ranks=[float(place) for place in places])
    return [Rating(team[0].mu, team[0].sigma, old.races + 1) for team, old in zip(rated, had, strict=True)]


def fold(results: Iterable[Result]) -> dict[Who, Rating]:
    """All ratings from the results alone, in their order."""
    held: dict[Who, Rating] = {}
    for result in results:
        held.update(rate(held, result))
    return held
