"""How good a position looks to a seat: the chance of each chariot to win, from where it will stand.

Every chariot gets a score for its place at the end of the round (`outlook.py`); the chances to win go with
the exponentials of the scores. The weights were fitted to the winners of 11,000 races among bots of this
kind (a conditional logit), for three distances of the leader from home; between them they are mixed.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.engine.heuristic import Heuristic
from hippodrome.games.arena_maximus.mind.outlook import Outlook
from hippodrome.games.arena_maximus.mind.questions.speed import removable
from hippodrome.games.arena_maximus.mind.thumb import judged
from hippodrome.games.arena_maximus.rules import pool
from hippodrome.games.arena_maximus.rules.arena import FACE_DOWN, HAZARD, JUMP, SYMBOL_COUNT
from hippodrome.games.arena_maximus.rules.phases import SLOWING, SPEED, SPELL
from hippodrome.games.arena_maximus.rules.race import ArenaRace
from hippodrome.games.arena_maximus.rules.state import DONE, DOWN1, DOWN2, OUT

CLOSE: Final = 2.0
MIDDLE: Final = 12.0
FAR: Final = 28.0
"""The leader's way home, in tiles, at which the weights were fitted."""

PACE: Final = 2.0
URGE: Final = 0.1
"""A race slower than `PACE` tiles a round makes a tile worth more, so much for each tile behind it."""

TOLL_STRAIGHT: Final = 0.5
TOLL_CURVE: Final = 1.0
"""Cards that a face-down tile asks for on average."""
PAYING: Final = 0.7
"""How much of what is asked for a card in hand pays."""
UNPAID: Final = 0.08
"""How much is not paid even with cards enough."""
OUT_OF_SIGHT: Final = -1000.0
"""A score below all others."""


@final
class ArenaHeuristic(Heuristic[ArenaRace]):
    """Weights for a leader close to home, in the middle, and far from it."""

    def __init__(self) -> None:
        self.out = [-1.92, -5.66, -6.26]
        self.tile = [-0.194, -0.201, -0.192]
        """For each tile from home."""
        self.home = [1.15, 0.0, 0.0]
        self.speed = [0.355, 0.350, 0.077]
        self.speed_squared = [-0.0537, -0.0333, -0.0066]
        self.thin = [0.28, 0.49, -0.30]
        """For one over the damage that can still be borne."""
        self.hull = [0.164, 0.284, 0.125]
        """For each damage that can still be borne."""
        self.broken = [1.09, -0.51, 1.19]
        self.broken_thin = [-1.63, -1.57, -0.99]
        self.broken_tile = [-0.116, -0.017, -0.093]
        """A broken wheel: as such, with little hull left, and far from home."""
        self.refilling = [0.15, 0.17, 0.45]
        self.returning = [0.64, 0.33, 0.63]
        """Wrecked with the refill turn to come, or the return turn: beside what the place itself is worth."""
        self.whip = [0.224, 0.187, 0.112]
        self.rein = [0.183, 0.185, 0.035]
        self.magic = [0.200, 0.245, 0.078]
        self.feared = [-0.217, -0.074, -0.053]
        """For each damage the next turn may do."""
        self.beast = [0.239, 0.220, 0.111]
        self.driver = [0.091, 0.025, -0.250]

    def version(self) -> int:
        """2: cards leave the speed pool one by one, and every card leaves a hand it is taken from."""
        return 2

    def pick(self, state: ArenaRace, luck: Chance) -> i64:
        """What looks best at a glance."""
        return judged(state).pick(state, luck)

    def value(self, state: ArenaRace, seat: i64) -> float:
        if state.over:
            ranks = state.ranks()
            return 1.0 if ranks[seat] == 1 else 0.1 / float(ranks[seat])
        outlooks: list[Outlook] = []
        lead = state.arena.length
        other: i64 = 0
        while other < state.players:
            outlook = Outlook(state, other)
            outlook.look(0)
            outlooks.append(outlook)
            if state.status[other] != OUT:
                lead = min(lead, state.arena.length - outlook.progress)
            other += 1
        mine = 0.0
        all_together = 0.0
        other = 0
        while other < state.players:
            chance = exp(self.best_score(state, outlooks[other], lead))
            all_together += chance
            if other == seat:
                mine = chance
            other += 1
        return mine / all_together

    def turn(self, state: ArenaRace) -> i64:
        return state.round * state.players + state.active

    def best_score(self, race: ArenaRace, outlook: Outlook, lead: i64) -> float:
        """Speed is changed card by card: while it is, what counts is the best that can still be had."""
        seat = outlook.seat
        best = self.score(race, outlook, lead)
        if seat == race.active and race.phase == SLOWING:
            return max(best, self.best_slower(race, seat, lead))
        if seat == race.active and (race.phase == SPEED or race.phase == SPELL):
            most = min(race.beast(seat) - race.picked, race.whips(seat) + race.magic(seat))
            more: i64 = 1
            while more <= most:
                faster = Outlook(race, seat)
                faster.look(more)
                best = max(best, self.score(race, faster, lead))
                more += 1
        return best

    def best_slower(self, race: ArenaRace, seat: i64, lead: i64) -> float:
        """The best score with more cards out of the pool, any of them."""
        slower = race.clone()
        best = OUT_OF_SIGHT
        fewer = min(race.beast(seat) - race.picked, removable(race, race.least))
        while fewer > 0:
            pool.remove(slower, pool.latest(slower))
            outlook = Outlook(slower, seat)
            outlook.look(0)
            best = max(best, self.score(slower, outlook, lead))
            fewer -= 1
        return best

    def score(self, race: ArenaRace, outlook: Outlook, lead: i64) -> float:
        """How good a chariot's place looks, with the leader so far from home."""
        seat = outlook.seat
        status = race.status[seat]
        broken = race.broken[seat] == 1
        if race.best > 0:
            return self.final_score(race, outlook)
        near = max(CLOSE, min(FAR, float(lead)))
        if status == OUT or (outlook.crashed and broken):
            return mix(self.out, near)
        damage = outlook.damage
        speed = float(min(6, outlook.speed))
        if outlook.crashed:
            status = DOWN1
            broken = True
            damage = 0.0
            speed = 0.0
        distance = float(max(-8, race.arena.length - outlook.progress))
        score = mix(self.tile, near) * self.hurry(race, lead) * distance
        score += mix(self.speed, near) * speed + mix(self.speed_squared, near) * speed * speed
        margin = max(0.5, float(race.hull(seat)) - damage)
        score += mix(self.thin, near) / margin + mix(self.hull, near) * margin
        if broken:
            score += mix(self.broken, near) + mix(self.broken_thin, near) / margin
            score += mix(self.broken_tile, near) * max(0.0, distance)
        if distance > 0.0:
            score += mix(self.feared, near) * min(5.0, self.fears(race, outlook))
        else:
            score += mix(self.home, near)
        score += self.score_hand(outlook, status, near)
        figures = mix(self.beast, near) * float(race.beast(seat)) + mix(self.driver, near) * float(race.driver(seat))
        return score + figures

    def score_hand(self, outlook: Outlook, status: i64, near: float) -> float:
        """The cards in hand; a wrecked chariot will hold seven."""
        if status == DOWN1 or status == DOWN2:
            wrecked = mix(self.refilling, near) if status == DOWN1 else mix(self.returning, near)
            return wrecked + 2.0 * mix(self.whip, near) + 2.0 * mix(self.rein, near) + mix(self.magic, near)
        whips = min(4.0, outlook.held(outlook.whips))
        reins = min(4.0, outlook.held(outlook.reins))
        magic = min(4.0, float(outlook.magic) / 100.0)
        return mix(self.whip, near) * whips + mix(self.rein, near) * reins + mix(self.magic, near) * magic

    def final_score(self, race: ArenaRace, outlook: Outlook) -> float:
        """In the last round only the place beyond the line counts."""
        if race.status[outlook.seat] == DONE:
            return 2.0 * float(outlook.progress) - 0.2 * float(race.ended[outlook.seat])
        if outlook.progress > race.best:
            return 2.0 * float(outlook.progress) - 0.5
        return 0.1 * float(outlook.progress)

    def hurry(self, race: ArenaRace, lead: i64) -> float:
        """The longer a race drags on, the more a tile is worth: nobody waits for ever before an obstacle."""
        late = PACE * float(race.round) - float(race.arena.length - lead)
        return 1.0 + URGE * max(0.0, late)

    def fears(self, race: ArenaRace, outlook: Outlook) -> float:
        """Damage the next turn is likely to do at the same speed, with the cards that speed leaves in hand."""
        arena = race.arena
        speed = max(1, outlook.speed)
        needed = 0.0
        damage = 0.0
        tile = outlook.progress
        last = min(arena.length - 1, tile + speed)
        while tile < last:
            tile += 1
            face = race.ring[tile]
            if face == FACE_DOWN:
                needed += TOLL_CURVE if arena.curved[tile] == 1 else TOLL_STRAIGHT
                continue
            number = arena.face_number[face]
            if arena.face_kind[face] == JUMP:
                damage += float(max(0, number - speed))
            else:
                needed += float(number)
                if arena.face_kind[face] == HAZARD:
                    needed -= float(arena.face_symbols[face * SYMBOL_COUNT + arena.colour[race.who[outlook.seat]]])
        return damage + max(UNPAID * needed, needed - PAYING * float(arena.hand_total - speed))


def mix(weights: list[float], near: float) -> float:
    """A weight, mixed from those for the two distances around."""
    if near < MIDDLE:
        share = (near - CLOSE) / (MIDDLE - CLOSE)
        return (1.0 - share) * weights[0] + share * weights[1]
    share = (near - MIDDLE) / (FAR - MIDDLE)
    return (1.0 - share) * weights[1] + share * weights[2]
