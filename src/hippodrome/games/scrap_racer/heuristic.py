"""How good a position looks to a seat: who would be ahead if everybody drove an ordinary turn more."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final, final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.engine.ints import Ints, mix_all, mix_in
from hippodrome.engine.knots import mix
from hippodrome.engine.state import Heuristic, State
from hippodrome.games.scrap_racer.rules import (
    FLIP,
    KEEP,
    MINUS1,
    PLAY_CARD,
    PLUS1,
    REROLL,
    ROLL,
    STOP,
    ScrapRace,
)
from hippodrome.games.scrap_racer.state import BONUS, CRASHED, FINISHED, NUDGE, ROLL_OR_STOP, ROLLING
from hippodrome.games.scrap_racer.track import (
    ADVANCE_PULL,
    BACK,
    BACK_DIE,
    DROP_TO_LAST,
    PUSH_BEHIND,
    PUSH_LAST,
    TWO_DICE,
    UP_TO,
    Track,
)

CARD_WORTH: Final = 3.0
TOKEN_WORTH: Final = 0.8
NUDGE_WORTH: Final = 1.2
LAST_CARD_WORTH: Final = 2.8
LAST_NUDGE_WORTH: Final = 3.6
"""For a racer whose turn of the last round is still to come."""
DROP_WORTH: Final = -8.0
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


def accident_worth(track: Track, card: i64) -> float:
    """What an Accident card is worth to the one who crashes, in spaces; what others gain counts against it."""
    effect = track.accident_effect[card]
    own = float(track.accident_distance[card])
    others = float(track.accident_other[card])
    if effect == ADVANCE_PULL:
        return own + others / 2.0
    if effect == UP_TO:
        return own - others / 2.0
    if effect == TWO_DICE:
        return 7.0
    if effect == BACK_DIE:
        return -3.5
    if effect == DROP_TO_LAST:
        return DROP_WORTH
    if effect == PUSH_BEHIND:
        return -others / 2.0
    if effect == PUSH_LAST:
        return -others / 4.0
    return -own if effect == BACK else own


@final
class ScrapHeuristic(Heuristic):
    """The chance to win, from expected progress compared between players."""

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, ScrapRace)
        if state.phase == FINISHED:
            return self.result(state, seat)
        outlook = [0.0] * int(state.players)
        best = self.look_ahead(state, outlook)
        spread = self.spread(state, best)
        mine = 0.0
        everyone = 0.0
        for player in range(int(state.players)):
            weight = exp((outlook[player] - best) / spread)
            everyone += weight
            if player == seat:
                mine = weight
        return mine / everyone

    def spread(self, state: ScrapRace, best: float) -> float:
        """How many spaces of lead luck can make good, with the best of all expected there."""
        push = float(state.track.push) / 1000.0 / USUAL_PUSH
        if state.ending == 1:
            return SPREAD_AT_LAST[0] + push * (SPREAD_AT_LAST[1] - SPREAD_AT_LAST[0])
        now = SPREAD_NOW[0] + push * (SPREAD_NOW[1] - SPREAD_NOW[0])
        later = SPREAD_PER_ROUND[0] + push * (SPREAD_PER_ROUND[1] - SPREAD_PER_ROUND[0])
        return now + later * sqrt(self.rounds_left(state, best))

    def win_chance(self, state: State, seat: i64) -> float:
        """What counted in finished races: less the lead than cards, nudges, and above all driving last.

        The weights were fitted to the winners of 2,900 races of three, four and six greedy players (a
        conditional logit); a leader of four rounds to go is hardly likelier to win than anybody else.
        """
        assert isinstance(state, ScrapRace)
        if state.phase == FINISHED or state.track.push == 0:
            return self.value(state, seat)  # nothing was fitted to races without Objective cards
        if state.track.teams == 1:
            return self.team_chance(state, seat)
        outlook = [0.0] * int(state.players)
        best = self.look_ahead(state, outlook)
        knot = 0.0
        if state.ending == 0:
            knot = 1.0 + self.rounds_left(state, best)
        space = mix(SPACE, knot)
        card = mix(CARD, knot)
        nudge = mix(NUDGE_TOKEN, knot) - space * NUDGE_WORTH
        token = mix(BONUS_TOKEN, knot) - space * float(state.track.token_worth) / 1000.0
        order = mix(ORDER, knot) / float(state.players)
        later = mix(LATER, knot)
        if state.ending == 0:
            card -= space * CARD_WORTH
        mine = 0.0
        everyone = 0.0
        racer: i64 = 0
        while racer < state.track.racers:
            owner = state.owner[racer]
            nudges = state.nudges[3 * racer] + state.nudges[3 * racer + 1] + state.nudges[3 * racer + 2]
            score = space * (outlook[owner] - best) + card * float(state.hand_size(owner)) + nudge * float(nudges)
            score += token * float(state.bonus_tokens[racer]) + order * float(racer)
            if racer > state.active:
                score += later
            weight = exp(score)
            everyone += weight
            if owner == seat:
                mine = weight
            racer += 1
        return mine / everyone

    def team_chance(self, state: ScrapRace, seat: i64) -> float:
        """What counted in finished races of players with two racers each."""
        players = int(state.players)
        best = [-1.0] * players
        second = [0.0] * players
        score = [0.0] * players
        leader = 0.0
        racer: i64 = 0
        while racer < state.track.racers:
            owner = int(state.owner[racer])
            expected = float(state.progress[racer])
            if racer > state.active:
                expected += float(state.track.turn_worth[0]) / 1000.0
            elif racer == state.active:
                expected += self.rest_of_turn(state)
            second[owner] = min(best[owner], expected)
            best[owner] = max(best[owner], expected)
            leader = max(leader, expected)
            racer += 1
        knot = 0.0
        if state.ending == 0:
            knot = 1.0 + self.rounds_left(state, leader)
        nudge = mix(TEAM_NUDGE, knot)
        later = mix(TEAM_LATER, knot)
        racer = 0
        while racer < state.track.racers:
            owner = int(state.owner[racer])
            nudges = state.nudges[3 * racer] + state.nudges[3 * racer + 1] + state.nudges[3 * racer + 2]
            score[owner] += nudge * float(nudges)
            if racer > state.active or (racer == state.active and state.step == ROLLING):
                score[owner] += later
            if racer == state.track.racers - 1 or state.owner[racer + 1] != state.owner[racer]:
                score[owner] += mix(TEAM_ORDER, knot) * float(racer)
            racer += 1
        everyone = 0.0
        for player in range(players):
            other: i64 = player
            score[player] += mix(TEAM_BEST, knot) * (best[player] - leader)
            score[player] += mix(TEAM_SECOND, knot) * (second[player] - leader)
            if state.ending == 1 and state.finished(other):
                score[player] += TEAM_FINISHED
            everyone += exp(score[player])
        return exp(score[int(seat)]) / everyone

    def pick(self, state: State, luck: Chance) -> i64:
        """Roll by the exact rule of a single turn, nudge what the rule likes, drive what the cards give."""
        assert isinstance(state, ScrapRace)
        phase = state.phase
        if phase == ROLL_OR_STOP:
            return self.pick_roll(state)
        if phase == NUDGE:
            return self.pick_nudge(state)
        if phase == BONUS:
            if state.ending == 1 or state.offered[state.offers - 1] != PLAY_CARD:
                return state.offered[state.offers - 1]
            return state.offered[0]
        return state.offered[luck.below(state.offers)]

    def pick_roll(self, state: ScrapRace) -> i64:
        """Stop when the total is worth more than rolling on; in the last round, when the lead is taken."""
        if state.ending == 1:
            reached = state.progress[state.active] + state.total_rolled()
            racer: i64 = 0
            while racer < state.track.racers:
                if state.progress[racer] >= reached and racer != state.active:
                    return ROLL
                racer += 1
            if state.active == state.track.racers - 1:
                return STOP
        if float(state.total_rolled()) * 1000.0 >= float(state.track.turn_worth[self.rolled(state)]) - 0.5:
            return STOP
        return ROLL

    def pick_nudge(self, state: ScrapRace) -> i64:
        """Keep a good die; save a double by a sure change, else by a re-roll."""
        if not state.repeats(state.die):
            return KEEP
        index = state.offers - 1
        while index > 0:
            choice = state.offered[index]
            value = state.die
            if choice == FLIP:
                value = 7 - value
            elif choice == PLUS1:
                value += 1
            elif choice == MINUS1:
                value -= 1
            if choice == REROLL or not state.repeats(value):
                return choice
            index -= 1
        return KEEP

    def rolled(self, state: ScrapRace) -> i64:
        """The values rolled this turn as a set."""
        rolled: i64 = 0
        die: i64 = 0
        while die < state.rolled:
            rolled |= 1 << (state.dice[die] - 1)
            die += 1
        return rolled

    def turn(self, state: State) -> i64:
        assert isinstance(state, ScrapRace)
        return state.round * state.track.racers + state.active

    def worlds(self) -> i64:
        """Others play no card in my turn, and their unseen cards count by number."""
        return 0

    def key(self, state: State) -> i64:
        """The dice count as a set: their order is of no importance."""
        assert isinstance(state, ScrapRace)
        key = mix_in(state.phase, self.rolled(state))
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

    def result(self, state: ScrapRace, seat: i64) -> float:
        """A finished race: won, or lost by place."""
        ranks: Ints = state.ranks()
        if ranks[seat] == 1:
            return 1.0
        return 0.02 * float(state.players - ranks[seat]) / float(state.players)

    def look_ahead(self, state: ScrapRace, outlook: list[float]) -> float:
        """Expected progress of each player after this round, by his last racer; returns the best."""
        racer: i64 = 0
        counted: i64 = 0
        while racer < state.track.racers:
            owner = int(state.owner[racer])
            expected = self.expected(state, racer)
            bit = 1 << owner
            if counted & bit == 0 or expected < outlook[owner]:
                outlook[owner] = expected
            counted |= bit
            racer += 1
        best = -1.0
        for player in range(int(state.players)):
            seat: i64 = player
            if state.ending == 0:
                outlook[player] += CARD_WORTH * float(state.hand_size(seat))
            elif self.to_come(state, seat):
                outlook[player] += LAST_CARD_WORTH * float(state.hand_size(seat))
            best = max(best, outlook[player])
        return best

    def to_come(self, state: ScrapRace, seat: i64) -> bool:
        """Has a player's last racer still a turn in this round?"""
        racer = state.track.racers - 1
        while racer >= state.active:
            if state.owner[racer] == seat:
                return True
            racer -= 1
        return False

    def expected(self, state: ScrapRace, racer: i64) -> float:
        """Where a racer may be expected at the end of the round, in spaces."""
        progress = float(state.progress[racer])
        nudges = state.nudges[3 * racer] + state.nudges[3 * racer + 1] + state.nudges[3 * racer + 2]
        if racer > state.active:
            progress += float(state.track.turn_worth[0]) / 1000.0
        elif racer == state.active:
            progress += self.rest_of_turn(state)
        elif state.ending == 1:
            return progress
        return (
            progress + NUDGE_WORTH * float(nudges) + float(state.track.token_worth * state.bonus_tokens[racer]) / 1000.0
        )

    def rest_of_turn(self, state: ScrapRace) -> float:
        """What the active racer may still expect of its turn."""
        if state.phase == BONUS:
            return 0.0 if state.dice_driven == 1 else float(state.total_rolled())
        if state.step != ROLLING:
            return 0.0
        rolled = self.rolled(state)
        if state.phase == NUDGE:
            bit: i64 = 1 << (state.die - 1)
            if rolled & bit != 0:
                return float(state.track.crash_worth[(state.die - 1) // 2] + state.track.token_worth) / 1000.0
            rolled |= bit
        elif state.phase != ROLL_OR_STOP:
            rolled = 0
        return float(state.track.turn_worth[rolled]) / 1000.0

    def rounds_left(self, state: ScrapRace, best: float) -> float:
        """How many more rounds the leader needs, roughly."""
        to_go = float(state.track.laps * state.track.length) + 1.0 - best
        return max(0.0, to_go / max(1.0, float(state.track.turn_worth[0]) / 1000.0))
