"""Chances to win and expected places, with how far they can be trusted."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

from hippodrome.bots.reference import Reference
from hippodrome.bots.weighing import Score, Weighing, mean_and_error, play_level
from hippodrome.bots.worlds import Calendar
from hippodrome.engine.game import Game
from hippodrome.engine.ints import zeros
from hippodrome.engine.state import Observation
from hippodrome.study.analysis import Odds

CONFIDENCE = 1.96
"""Standard errors on either side of an interval that holds 19 times of 20."""
STAGES = (1 / 8, 1 / 4, 1 / 2, 1)
"""When choices that have fallen behind are left aside, as shares of all playouts."""
BEHIND = 3.0
"""By how many standard errors a choice must be behind to be left aside."""
RIVALS = 2
"""Looking back, a choice that was made is weighed on against so many that look best."""


@dataclass(frozen=True, slots=True)
class Prospects:
    """What a position is worth to every seat."""

    win: list[float]
    place: list[float]
    spread: float
    """The largest standard error among the chances to win."""


def prospects(score: Score) -> Prospects:
    """The means of many playouts."""
    count = score.count
    errors = [
        mean_and_error(total, squares, count)[1] for total, squares in zip(score.wins, score.squares, strict=True)
    ]
    return Prospects([total / count for total in score.wins], [total / count for total in score.places], max(errors))


def reference(game: Game, unforeseen: float | None = None, slips: float | None = None) -> Reference:
    """How races of a game are taken to go on; its own figures unless others are given."""
    heuristic = game.heuristic
    return Reference(
        heuristic,
        heuristic.unforeseen() if unforeseen is None else unforeseen,
        heuristic.slips() if slips is None else slips,
    )


def look_ahead(game: Game, seen: Observation, playouts: int, seed: int | str = 1) -> Prospects:
    """How a seat, or a spectator, may judge a position from what it knows."""
    fresh = Calendar(zeros(int(seen.known.players)))
    return prospects(play_level(seen, reference(game), fresh, seed, playouts))


def weigh(game: Game, seen: Observation, playouts: int, seed: int | str = 1) -> Weighing:
    """Weigh the choices of the seat that is asked."""
    weighing = Weighing(seen, reference(game), Calendar(zeros(int(seen.known.players))), seed, -1)
    for share in STAGES:
        more = round(playouts * share) - weighing.worlds
        if more > 0:
            weighing.play(more)
            weighing.leave_behind(BEHIND)
    return weighing


def keep_rivals(weighing: Weighing) -> None:
    """Leave aside all but the choice that was made and those that look best."""
    best = weighing.best()
    rivals = [index for index in range(len(weighing.choices)) if weighing.alive[index]]
    rivals.sort(key=lambda index: (weighing.lead(best, index)[0], index))
    kept = {*rivals[:RIVALS], weighing.chosen}
    weighing.alive = [index in kept for index in range(len(weighing.choices))]


def odds(weighing: Weighing) -> list[Odds]:
    """What each choice is worth to the seat that makes it, in the order of the offer.

    A choice left aside is told as far behind the chosen one as it was then, and never before the best.
    """
    best = _shares(weighing, weighing.best())[0]
    told = []
    for index, choice in enumerate(weighing.choices):
        win, place, count = _shares(weighing, index)
        win = min(win, best) if index != weighing.best() else win
        low, high = interval(win, count)
        told.append(Odds(choice, round(win, 4), round(low, 4), round(high, 4), round(place, 3)))
    return told


def _shares(weighing: Weighing, index: int) -> tuple[float, float, int]:
    """Chance to win and expected place after a choice, and in how many worlds it was tried."""
    seat = int(weighing.seen.seat)
    score = weighing.scores[index]
    win, place = score.wins[seat] / score.count, score.places[seat] / score.count
    if weighing.chosen >= 0:
        chosen = weighing.scores[weighing.chosen]
        win = chosen.wins[seat] / chosen.count + weighing.win_leads[index] / score.count
    return min(1.0, max(0.0, win)), place, score.count


def interval(share: float, count: int) -> tuple[float, float]:
    """Wilson's interval for a share of so many races: sensible near 0 and 1 too."""
    z2 = CONFIDENCE * CONFIDENCE / count
    middle = (share + z2 / 2) / (1 + z2)
    half = CONFIDENCE * sqrt(share * (1 - share) / count + z2 / (4 * count)) / (1 + z2)
    return max(0.0, round(middle - half, 9)), min(1.0, round(middle + half, 9))
