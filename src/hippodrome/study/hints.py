"""Hints: what each choice is worth, which is best, and how it may go on. Made from what a seat knows alone."""

from __future__ import annotations

import time
from collections import Counter
from dataclasses import asdict, dataclass
from typing import Any

from hippodrome.bots.weighing import Weighing
from hippodrome.bots.worlds import Calendar, World
from hippodrome.engine import registry
from hippodrome.engine.choices import Choice
from hippodrome.engine.game import Game
from hippodrome.engine.ints import zeros
from hippodrome.engine.setups import shared_setup
from hippodrome.engine.state import Observation, State
from hippodrome.study.analysis import Odds, Spoken, spoken
from hippodrome.study.odds import BEHIND, look_ahead, odds, prospects, reference, weigh

PLAYOUTS = 1000
BATCH = 8
"""Worlds between two looks at the clock."""
LINE = 5
"""The most choices of a continuation."""
LINE_WORLDS = 64
LIKELY = 0.4
"""A continuation ends where no choice follows in so large a share of worlds."""


@dataclass(frozen=True, slots=True)
class Likely:
    """A choice that may follow, and in what share of the worlds it does."""

    spoken: Spoken
    share: float


@dataclass(frozen=True, slots=True)
class Hint:
    """What a seat should know before it chooses.

    `win` and `place` of every seat hold if the best choice is made (or, for a seat that is not asked, as
    things stand). `clear` says that the best is better than all others beyond what may be noise.
    """

    seat: int
    win: list[float]
    place: list[float]
    spread: float
    best: int | None
    clear: bool
    options: list[Odds]
    line: list[Likely]
    playouts: int

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


def hint(
    game: Game, seen: Observation, playouts: int = PLAYOUTS, seed: int | str = 1, seconds: float | None = None
) -> Hint:
    """Advice to a seat. With `seconds` it stops there, however many of the playouts are done."""
    seat = int(seen.seat)
    if not seen.choices():
        judged = look_ahead(game, seen, playouts, seed)
        win, place = _rounded(judged.win, 4), _rounded(judged.place, 2)
        return Hint(seat, win, place, round(judged.spread, 4), None, False, [], [], playouts)
    weighing = weigh(game, seen, playouts, seed) if seconds is None else _weigh_by_clock(game, seen, playouts, seconds)
    best = weighing.best()
    judged = prospects(weighing.scores[best])
    return Hint(
        seat,
        _rounded(judged.win, 4),
        _rounded(judged.place, 2),
        round(judged.spread, 4),
        weighing.choices[best],
        clearly(weighing, best),
        odds(weighing),
        continuation(game, seen, weighing.choices[best], seed),
        weighing.worlds,
    )


def _rounded(values: list[float], digits: int) -> list[float]:
    return [round(value, digits) for value in values]


def _weigh_by_clock(game: Game, seen: Observation, playouts: int, seconds: float) -> Weighing:
    """Weigh until the time is over, leaving choices aside now and then; at least one batch."""
    until = time.monotonic() + seconds
    weighing = Weighing(seen, reference(game), Calendar(zeros(int(seen.known.players))), 1, -1)
    look = 4 * BATCH
    while weighing.worlds < playouts and (weighing.worlds == 0 or time.monotonic() < until):
        weighing.play(min(BATCH, playouts - weighing.worlds))
        if weighing.worlds >= look:
            weighing.leave_behind(BEHIND)
            look *= 2
    return weighing


def clearly(weighing: Weighing, best: int) -> bool:
    """True if the best choice leads every other by two standard errors."""
    for index in range(len(weighing.choices)):
        if index != best and weighing.alive[index]:
            lead, error = weighing.lead(best, index)
            if lead < 2 * error or lead == 0:
                return False
    return True


def continuation(game: Game, seen: Observation, choice: int, seed: int | str) -> list[Likely]:
    """What the seat will probably choose next, as long as it is asked again and most worlds agree."""
    seat = int(seen.seat)
    worlds = [World(seed, number) for number in range(LINE_WORLDS)]
    calendar = Calendar(zeros(int(seen.known.players)))
    calendar.ask(seat)
    states = []
    for world in worlds:
        state = world.deal(seen)
        world.at(calendar)
        state.take(choice, world.luck)
        states.append(state)
    line: list[Likely] = []
    going = list(zip(worlds, states, strict=True))
    while len(line) < LINE:
        calendar.ask(seat)
        asked = [(world, state) for world, state in going if state.seat == seat]
        picks = [_pick(game, world, state, calendar) for world, state in asked]
        likely, times = Counter(map(_key, picks)).most_common(1)[0] if picks else ("", 0)
        if times < LIKELY * LINE_WORLDS:
            break
        follow = [(pair, pick) for pair, pick in zip(asked, picks, strict=True) if _key(pick) == likely]
        going = [pair for pair, _ in follow]
        line.append(Likely(spoken(follow[0][1]), round(times / LINE_WORLDS, 2)))
        for (world, state), pick in follow:
            state.take(pick.action, world.luck)
    return line


def _pick(game: Game, world: World, state: State, calendar: Calendar) -> Choice:
    """What the rule of thumb would choose, in the words of the seat that chooses."""
    world.at(calendar)
    pick = int(game.heuristic.pick(state, world.mind))
    return game.choice(Observation(state, int(state.seat)).known, pick)


def _key(choice: Choice) -> str:
    """Choices of the same words are the same: to keep a four is not to keep a two."""
    return f"{choice.action} {choice.key} {choice.args}"


def advise(asked: dict[str, Any]) -> dict[str, Any]:
    """A hint for a table: what a seat knows in, advice out; both as plain JSON.

    `asked` holds `game`, `players`, `options`, `seat` and `known` (the masked position as numbers), and may
    hold `seconds` (default one) and `playouts`.
    """
    game = registry.game(asked["game"])
    state = game.blank(shared_setup(asked["game"], asked["players"], asked["options"]))
    state.read_json(asked["known"])
    seen = Observation(state, asked["seat"])
    return hint(game, seen, asked.get("playouts", PLAYOUTS), 1, asked.get("seconds", 1.0)).to_json()
