"""Before the race: chariots, the first tiles, the start order, the hands (ledger 3.1)."""

from __future__ import annotations

from hippodrome.engine.chance import Chance
from hippodrome.engine.ints import Ints, zeros
from hippodrome.games.arena_maximus.rules import cards, track
from hippodrome.games.arena_maximus.rules.arena import CHARIOTS
from hippodrome.games.arena_maximus.rules.state import Position


def line_up(race: Position, chance: Chance) -> None:
    """Chariots are drawn, tiles turned up, hands dealt in start order (AM-102 to AM-107)."""
    boards = all_of(len(CHARIOTS))
    for seat in range(int(race.players)):
        race.who[seat] = chance.draw(boards, 0, len(CHARIOTS))
        boards[race.who[seat]] = 0
    front = race.front
    race.front = 0
    track.turn_up(race, front, chance)
    for seat in start_order(race, chance):
        race.arrive(seat)
        cards.draw_up(race, seat, chance)


def start_order(race: Position, chance: Chance) -> Ints:
    """A random order, or a random first player and then clockwise (AM-107, switch `start_order`)."""
    players = int(race.players)
    order = zeros(players)
    if race.arena.start_rotates == 1:
        first = chance.below(players)
        for place in range(players):
            order[place] = (first + place) % players
        return order
    left = all_of(players)
    for place in range(players):
        order[place] = chance.draw(left, 0, players)
        left[order[place]] = 0
    return order


def all_of(number: int) -> Ints:
    """One of each, to draw from."""
    counts = zeros(number)
    for index in range(number):
        counts[index] = 1
    return counts
