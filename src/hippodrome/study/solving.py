"""Which choice is best, and how surely: by a deep search, and by races played on to their end in the same worlds."""

from __future__ import annotations

from dataclasses import dataclass

from hippodrome.bots.search import Search
from hippodrome.bots.tuning import tuning
from hippodrome.bots.weighing import Weighing, mean_and_error
from hippodrome.bots.worlds import Calendar
from hippodrome.engine.chance import Seeded
from hippodrome.engine.game import Game
from hippodrome.engine.ints import zeros
from hippodrome.engine.state import Observation
from hippodrome.study.odds import reference
from hippodrome.study.puzzle import Worth


@dataclass(frozen=True, slots=True)
class Lead:
    """How much better a choice is than the best of all others, with the standard error."""

    margin: float
    error: float

    def surely(self, margin: float, certainty: float) -> bool:
        """Is it ahead by so much, and by so many standard errors?"""
        return self.margin >= margin and self.margin >= certainty * self.error


def searcher(game: Game, playouts: int) -> Search:
    """The bot `search` with a budget."""
    return Search(game.heuristic, tuning(game), playouts)


def played_on(game: Game, seen: Observation, choice: int, worlds: int, seed: int | str) -> Weighing:
    """Every choice in the same worlds, each played on to the end of the race; compared with one of them."""
    fresh = Calendar(zeros(int(seen.known.players)))
    weighing = Weighing(seen, reference(game, 0.0, 0.0), fresh, seed, seen.choices().index(choice))
    weighing.play(worlds)
    return weighing


def lead_of(weighing: Weighing) -> Lead:
    """How much more often the choice in question wins than any other."""
    leads = [
        Lead(-mean, error)
        for index in range(len(weighing.choices))
        if index != weighing.chosen
        for mean, error in (mean_and_error(weighing.win_leads[index], weighing.win_squares[index], weighing.worlds),)
    ]
    return min(leads, key=lambda lead: lead.margin)


def searched(game: Game, seen: Observation, playouts: int, seed: int | str) -> tuple[int, Lead]:
    """The best choice of a search that gives none up before its budget is spent, and how far it is ahead."""
    found = searcher(game, playouts).examine(seen, Seeded(seed))
    best = next(choice for choice in found.choices if choice.choice == found.best)
    leads = [
        Lead(best.mean - other.mean, (best.error**2 + other.error**2) ** 0.5)
        for other in found.choices
        if other is not best
    ]
    return found.best, min(leads, key=lambda lead: lead.margin)


def worths(weighing: Weighing) -> tuple[Worth, ...]:
    """The chances of every choice."""
    seat = int(weighing.seen.seat)
    told = []
    for choice, score in zip(weighing.choices, weighing.scores, strict=True):
        win, error = mean_and_error(score.wins[seat], score.squares[seat], score.count)
        told.append(Worth(choice, round(win, 4), round(error, 4), round(score.places[seat] / score.count, 3)))
    return tuple(told)
