"""How good a position looks to a seat: who would be ahead if everybody drove an ordinary turn more."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final, final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.engine.heuristic import Heuristic
from hippodrome.engine.ints import Ints, mix_all, mix_in
from hippodrome.games.scrap_racer.mind import thumb
from hippodrome.games.scrap_racer.mind.chances import single_chance, team_chance
from hippodrome.games.scrap_racer.mind.outlook import look_ahead, rounds_left
from hippodrome.games.scrap_racer.rules.phases import CRASHED, FINISHED
from hippodrome.games.scrap_racer.rules.race import ScrapRace

SPREAD_NOW: Final = [2.5, 3.8]
SPREAD_PER_ROUND: Final = [2.0, 6.7]
SPREAD_AT_LAST: Final = [2.5, 4.1]
"""How many spaces luck is worth: now, more for the root of the rounds to come, and in the last round.

Each without Objective cards, which take back what a leader has won, and with those of the game. The first
figures suit the race of two that is solved exactly; the others were fitted to the winners of 4,000 races of
three and four (a conditional logit on expected progress).
"""
USUAL_PUSH: Final = 4.25
"""What the game's Objective cards push on average, in spaces."""


@final
class ScrapHeuristic(Heuristic[ScrapRace]):
    """The chance to win, from expected progress compared between players."""

    def value(self, state: ScrapRace, seat: i64) -> float:
        if state.phase == FINISHED:
            return result(state, seat)
        outlook = [0.0] * int(state.players)
        best = look_ahead(state, outlook)
        luck = spread(state, best)
        mine = 0.0
        everyone = 0.0
        for player in range(int(state.players)):
            weight = exp((outlook[player] - best) / luck)
            everyone += weight
            if player == seat:
                mine = weight
        return mine / everyone

    def win_chance(self, state: ScrapRace, seat: i64) -> float:
        """What counted in finished races; nothing was fitted to those without Objective cards."""
        if state.phase == FINISHED or state.track.push == 0:
            return self.value(state, seat)
        if state.track.teams == 1:
            return team_chance(state, seat)
        return single_chance(state, seat)

    def pick(self, state: ScrapRace, luck: Chance) -> i64:
        """Roll by the exact rule of a single turn, nudge what the rule likes, drive what the cards give."""
        return thumb.pick(state, luck)

    def unforeseen(self) -> float:
        """Fitted with `slips` to 500 races of four greedy players: the rule of thumb rolls better than they do."""
        return 0.04

    def slips(self) -> float:
        return 0.1

    def turn(self, state: ScrapRace) -> i64:
        return state.round * state.track.racers + state.active

    def worlds(self) -> i64:
        """Others play no card in my turn, and their unseen cards count by number."""
        return 0

    def key(self, state: ScrapRace) -> i64:
        """The dice count as a set: their order is of no importance."""
        key = mix_in(state.phase, state.values_rolled())
        key = mix_in(key, state.active)
        if state.step == CRASHED:
            key = mix_in(key, state.dice[5])
        key = mix_in(key, state.step)
        key = mix_in(key, state.die)
        key = mix_in(key, state.card)
        key = mix_in(key, state.from_progress)
        key = mix_in(key, state.dice_driven)
        key = mix_in(key, state.crossed)
        key = mix_in(key, state.ending)
        key = mix_all(key, state.progress)
        key = mix_all(key, state.pending)
        key = mix_all(key, state.nudges)
        key = mix_all(key, state.bonus_tokens)
        key = mix_all(key, state.lap_tokens)
        key = mix_all(key, state.hands)
        key = mix_all(key, state.accident_pile)
        key = mix_all(key, state.objective_pile)
        return mix_all(key, state.unseen_nudges)


def spread(race: ScrapRace, best: float) -> float:
    """How many spaces of lead luck can make good, with the best of all expected there."""
    if race.ending == 1:
        return by_push(race, SPREAD_AT_LAST)
    return by_push(race, SPREAD_NOW) + by_push(race, SPREAD_PER_ROUND) * sqrt(rounds_left(race, best))


def by_push(race: ScrapRace, ends: list[float]) -> float:
    """Between the figures without Objective cards and with those of the game, as far as this race's push."""
    push = float(race.track.push) / 1000.0 / USUAL_PUSH
    return ends[0] + push * (ends[1] - ends[0])


def result(race: ScrapRace, seat: i64) -> float:
    """A finished race: won, or lost by place."""
    ranks: Ints = race.ranks()
    if ranks[seat] == 1:
        return 1.0
    return 0.02 * float(race.players - ranks[seat]) / float(race.players)
