"""The chance to win, as finished races have shown it: less the lead than cards, nudges, and above all driving last."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from hippodrome.engine.knots import mix
from hippodrome.games.scrap_racer.mind.outlook import driven, look_ahead, rounds_left
from hippodrome.games.scrap_racer.mind.worths import CARD_WORTH, NUDGE_WORTH
from hippodrome.games.scrap_racer.rules.phases import ROLLING
from hippodrome.games.scrap_racer.rules.race import ScrapRace

SPACE: Final = [0.235, 0.143, 0.065, 0.035, 0.030, 0.028]
CARD: Final = [0.12, 0.22, 0.36, 0.40, 0.40, 0.40]
NUDGE_TOKEN: Final = [0.48, 0.41, 0.37, 0.37, 0.32, 0.27]
BONUS_TOKEN: Final = [0.16, 0.05, 0.04, 0.05, 0.10, 0.15]
LATER: Final = [0.1, 0.2, 0.1, 0.1, 0.0, 0.0]
ORDER: Final = [3.1, 3.4, 3.8, 3.8, 3.8, 3.8]
"""What counts for winning, as logarithms of odds: in the last round, then 0, 1, 2, 3 and more rounds before it.
A space ahead, a card, a nudge token, a Bonus token, a turn still to come in this round, and the place in
the order of play (shared between the players)."""

TEAM_BEST: Final = [0.12, 0.145, 0.028, 0.012, 0.012, 0.010]
TEAM_SECOND: Final = [0.34, 0.165, 0.052, 0.045, 0.012, 0.010]
TEAM_NUDGE: Final = [0.18, 0.19, 0.23, 0.10, 0.10, 0.05]
TEAM_ORDER: Final = [0.32, 0.48, 0.98, 0.86, 0.86, 0.92]
TEAM_LATER: Final = [0.95, 0.56, -0.20, -0.10, 0.0, 0.0]
TEAM_FINISHED: Final = 1.0
"""The same for players of two racers each: a space of the better racer, of the other one, a nudge token, the
place of the later racer in the order of play, a turn still to come, and in the last round a racer at the
finish. Fitted to the winners of 4,000 races of two greedy players; cards and Bonus tokens told nothing."""


def single_chance(race: ScrapRace, seat: i64) -> float:
    """The chance of a player with one racer.

    The weights were fitted to the winners of 2,900 races of three, four and six greedy players (a
    conditional logit); a leader of four rounds to go is hardly likelier to win than anybody else.
    """
    outlook = [0.0] * int(race.players)
    best = look_ahead(race, outlook)
    knot = knot_of(race, best)
    space = mix(SPACE, knot)
    card = mix(CARD, knot)
    nudge = mix(NUDGE_TOKEN, knot) - space * NUDGE_WORTH
    token = mix(BONUS_TOKEN, knot) - space * float(race.track.token_worth) / 1000.0
    order = mix(ORDER, knot) / float(race.players)
    if race.track.ends_at_once == 1:
        order = 0.0
    later = mix(LATER, knot)
    if race.ending == 0:
        card -= space * CARD_WORTH
    mine = 0.0
    everyone = 0.0
    racer: i64 = 0
    while racer < race.track.racers:
        owner = race.owner[racer]
        score = space * (outlook[owner] - best) + card * float(race.hand_size(owner))
        score += nudge * float(race.nudges_of(racer))
        score += token * float(race.bonus_tokens[racer]) + order * float(racer)
        if racer > race.active:
            score += later
        weight = exp(score)
        everyone += weight
        if owner == seat:
            mine = weight
        racer += 1
    return mine / everyone


def team_chance(race: ScrapRace, seat: i64) -> float:
    """The chance of a player with two racers."""
    players = int(race.players)
    best = [-1.0] * players
    second = [0.0] * players
    leader = 0.0
    racer: i64 = 0
    while racer < race.track.racers:
        owner = int(race.owner[racer])
        reached = driven(race, racer)
        second[owner] = min(best[owner], reached)
        best[owner] = max(best[owner], reached)
        leader = max(leader, reached)
        racer += 1
    knot = knot_of(race, leader)
    score = tokens_and_turns(race, knot)
    everyone = 0.0
    for player in range(players):
        other: i64 = player
        score[player] += mix(TEAM_BEST, knot) * (best[player] - leader)
        score[player] += mix(TEAM_SECOND, knot) * (second[player] - leader)
        if race.ending == 1 and race.finished(other):
            score[player] += TEAM_FINISHED
        everyone += exp(score[player])
    return exp(score[int(seat)]) / everyone


def tokens_and_turns(race: ScrapRace, knot: float) -> list[float]:
    """What counts for each team beside progress: nudge tokens, turns to come, and the order of play."""
    score = [0.0] * int(race.players)
    nudge = mix(TEAM_NUDGE, knot)
    later = mix(TEAM_LATER, knot)
    racer: i64 = 0
    while racer < race.track.racers:
        owner = int(race.owner[racer])
        score[owner] += nudge * float(race.nudges_of(racer))
        if racer > race.active or (racer == race.active and race.step == ROLLING):
            score[owner] += later
        if racer == race.track.racers - 1 or race.owner[racer + 1] != race.owner[racer]:
            score[owner] += mix(TEAM_ORDER, knot) * float(racer)
        racer += 1
    return score


def knot_of(race: ScrapRace, leader: float) -> float:
    """Where a race stands among the knots of the weights: 0 in the last round, then one for each round before it."""
    if race.ending == 1:
        return 0.0
    return 1.0 + rounds_left(race, leader)
