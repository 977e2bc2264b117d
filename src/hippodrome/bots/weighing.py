"""What a choice, or a position, is worth: races played on in the same worlds, and compared in pairs."""

from __future__ import annotations

from typing import Final, final

from hippodrome.bots.reference import Reference
from hippodrome.bots.worlds import Calendar, Led, World
from hippodrome.engine.state import Observation, State

PLACE_WORTH: Final = 0.02
"""What a place counts beside the chance to win: it decides where nothing else does."""


@final
class Score:
    """How races ended: for each seat the sums of its share in the win, of the share's square, and of its place."""

    def __init__(self, players: int) -> None:
        self.count = 0
        self.wins = [0.0] * players
        self.squares = [0.0] * players
        self.places = [0.0] * players

    def play(self, state: State, reference: Reference, world: World, calendar: Calendar) -> None:
        """Play a race on and count what it came to."""
        players = len(self.wins)
        wins = [0.0] * players
        places = [0.0] * players
        reference.play_on(state, world, calendar, wins, places)
        self.add(wins, places)

    def add(self, wins: list[float], places: list[float]) -> None:
        self.count += 1
        for seat in range(len(wins)):
            self.wins[seat] += wins[seat]
            self.squares[seat] += wins[seat] * wins[seat]
            self.places[seat] += places[seat]


def play_level(seen: Observation, reference: Reference, calendar: Calendar, seed: int | str, count: int) -> Score:
    """What a position is worth to every seat, as far as one seat (or a spectator) can know it."""
    score = Score(int(seen.known.players))
    for number in range(count):
        world = World(seed, number)
        score.play(world.deal(seen), reference, world, calendar.copy())
    return score


def play_line(
    state: State,
    choice: int,
    outcomes: list[int],
    reference: Reference,
    calendar: Calendar,
    seed: int | str,
    count: int,
) -> Score:
    """What a position is worth to every seat in truth, once a choice is made and so far answered by chance.

    Without a choice (-1), as it is.
    """
    score = Score(int(state.players))
    for number in range(count):
        world = World(seed, number)
        end = state.clone()
        now = calendar.copy()
        if choice >= 0:
            now.ask(state.seat)
            world.at(now)
            world.take(end, choice, Led(outcomes, world.luck), now)
        score.play(end, reference, world, now)
    return score


@final
class Weighing:
    """The choices of a seat weighed in the same worlds, against each other and against the reference player's.

    Made from what the seat knows: what it cannot see is dealt anew in every world. Choices that have
    fallen behind are left aside, but for the one in question (`chosen`, an index, or -1).
    """

    def __init__(
        self, seen: Observation, reference: Reference, calendar: Calendar, seed: int | str, chosen: int
    ) -> None:
        self.seen = seen
        self.reference = reference
        self.calendar = calendar
        self.seed = seed
        self.chosen = chosen
        self.players = int(seen.known.players)
        self.choices = seen.choices()
        size = len(self.choices)
        self.scores = [Score(self.players) for _ in range(size)]
        self.alive = [True] * size
        self.worlds = 0
        self.leads = [0.0] * (size * size)
        """Sums of how much better one choice did than another for the seat, place counted in; then of squares."""
        self.lead_squares = [0.0] * (size * size)
        self.win_leads = [0.0] * size
        """Sums of how much more a choice won than the chosen one, then of squares."""
        self.win_squares = [0.0] * size
        self.effect = [0.0] * self.players
        """Sums of what the chosen one gave each seat more than the reference player would have, then of places."""
        self.effect_places = [0.0] * self.players
        self.effect_squares = [0.0] * self.players
        self.expected = [0.0] * self.players
        """What could be expected in the world just played, before the choice."""
        self.expected_places = [0.0] * self.players
        self.picked = [0] * size
        """How often the reference player would choose each."""

    def play(self, count: int) -> None:
        """Weigh in more worlds."""
        size = len(self.choices)
        wins = [[0.0] * self.players for _ in range(size)]
        places = [[0.0] * self.players for _ in range(size)]
        for number in range(self.worlds, self.worlds + count):
            world = World(self.seed, number)
            dealt = world.deal(self.seen)
            here = self.calendar.copy()
            here.ask(dealt.seat)
            world.at(here)
            pick = self.choices.index(self.reference.pick(dealt, world.mind))
            self.picked[pick] += 1
            for index in range(size):
                if self.alive[index] or (index == pick and self.chosen >= 0):
                    self.try_out(dealt, index, world, here, wins[index], places[index])
            self.compare(wins, places)
            if self.chosen >= 0:
                self.against(dealt, wins[pick], places[pick])
                self.gain(wins[self.chosen], places[self.chosen])
        self.worlds += count

    def try_out(
        self, dealt: State, index: int, world: World, here: Calendar, wins: list[float], places: list[float]
    ) -> None:
        """One choice in one world."""
        world.at(here)
        end = dealt.clone()
        now = here.copy()
        world.take(end, self.choices[index], world.luck, now)
        self.reference.play_on(end, world, now, wins, places)
        if self.alive[index]:
            self.scores[index].add(wins, places)

    def compare(self, wins: list[list[float]], places: list[list[float]]) -> None:
        """The choices still in question against each other, in the world just played."""
        size = len(self.choices)
        seat = int(self.seen.seat)
        for one in range(size):
            if not self.alive[one]:
                continue
            if self.chosen >= 0:
                more = wins[one][seat] - wins[self.chosen][seat]
                self.win_leads[one] += more
                self.win_squares[one] += more * more
            worth = wins[one][seat] - PLACE_WORTH * places[one][seat]
            for other in range(one):
                if self.alive[other]:
                    lead = worth - (wins[other][seat] - PLACE_WORTH * places[other][seat])
                    self.leads[one * size + other] += lead
                    self.lead_squares[one * size + other] += lead * lead

    def against(self, dealt: State, wins: list[float], places: list[float]) -> None:
        """What the reference player could expect in the world just played: what his choice won, or the unforeseen."""
        unforeseen = self.reference.unforeseen
        if unforeseen > 0.0:
            self.reference.judge(dealt, self.expected, self.expected_places)
        for seat in range(self.players):
            self.expected[seat] = wins[seat] + unforeseen * (self.expected[seat] - wins[seat])
            self.expected_places[seat] = places[seat] + unforeseen * (self.expected_places[seat] - places[seat])

    def gain(self, wins: list[float], places: list[float]) -> None:
        """What the chosen one gave more than could be expected, in the world just played."""
        for seat in range(self.players):
            more = wins[seat] - self.expected[seat]
            self.effect[seat] += more
            self.effect_squares[seat] += more * more
            self.effect_places[seat] += places[seat] - self.expected_places[seat]

    def lead(self, one: int, other: int) -> tuple[float, float]:
        """How much better one choice is than another for the seat, with the standard error; both still in question."""
        size = len(self.choices)
        if one == other:
            return 0.0, 0.0
        if one < other:
            lead, error = self.lead(other, one)
            return -lead, error
        return mean_and_error(self.leads[one * size + other], self.lead_squares[one * size + other], self.worlds)

    def best(self) -> int:
        """The choice that did best (an index); the first of equals."""
        best = -1
        for index in range(len(self.choices)):
            if self.alive[index] and (best < 0 or self.lead(index, best)[0] > 1e-9):
                best = index
        return best

    def leave_behind(self, errors: float) -> None:
        """Leave aside what is behind the best by more than so many standard errors."""
        best = self.best()
        for index in range(len(self.choices)):
            if self.alive[index] and index not in (best, self.chosen):
                lead, error = self.lead(best, index)
                self.alive[index] = lead <= errors * error


def mean_and_error(total: float, squares: float, count: int) -> tuple[float, float]:
    """The mean of numbers from their sum and sum of squares, with its standard error."""
    mean = total / count
    variance: float = squares / count - mean * mean
    if variance < 0.0:
        variance = 0.0
    error: float = (variance / count) ** 0.5
    return mean, error
