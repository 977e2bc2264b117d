"""What holds in every position of a race (ledger 6)."""

from __future__ import annotations

from collections import Counter

from games.arena_maximus.positions import TYPES
from hippodrome.engine.chance import Seeded
from hippodrome.games.arena_maximus.rules import cards, kingmaker, phases
from hippodrome.games.arena_maximus.rules.actions import ACTIONS
from hippodrome.games.arena_maximus.rules.arena import FACE_DOWN, MAGIC, MOST_CHOICES, REIN
from hippodrome.games.arena_maximus.rules.race import ArenaRace
from hippodrome.games.arena_maximus.rules.state import DONE, DOWN1, DOWN2, OUT


def pool_of(race: ArenaRace, seat: int) -> list[int]:
    first = seat * int(race.arena.hand_total)
    return [int(race.pools[first + place]) for place in range(race.pool[seat])]


def check(race: ArenaRace) -> None:
    """Every card, tile and chariot is where it may be."""
    check_cards(race)
    check_tiles(race)
    check_chariots(race)
    choices = race.choices()
    assert len(set(choices)) == len(choices) <= MOST_CHOICES
    assert all(0 <= choice < ACTIONS for choice in choices)
    if race.phase == phases.DISCARD:
        check_seven_at_the_start_of_the_movement(race)


def check_cards(race: ArenaRace) -> None:
    players = range(int(race.players))
    pools = Counter(card for seat in players for card in pool_of(race, seat))
    for card in range(TYPES):
        held = sum(int(race.hands[seat * TYPES + card]) for seat in players)
        assert race.pile[card] + race.discards[card] + held + pools[card] == race.arena.card_copies[card]
    for seat in players:
        assert race.hand_size(seat) + race.pool[seat] <= race.arena.hand_total
        assert all(card < REIN or card == MAGIC for card in pool_of(race, seat))


def check_tiles(race: ArenaRace) -> None:
    arena = race.arena
    last = int(arena.length) - 1
    assert race.front in (*range(3, last, 3), last)
    assert [tile for tile in range(last + 1) if race.ring[tile] != FACE_DOWN] == list(range(int(race.front) + 1))
    shown = Counter(int(face) for face in race.ring)
    for face in range(1, len(arena.face_ids)):
        unseen = int(race.straights[face] + race.curves[face])
        assert shown[face] + unseen == arena.straight_copies[face] + arena.curved_copies[face]


def check_chariots(race: ArenaRace) -> None:
    length = int(race.arena.length)
    for seat in range(int(race.players)):
        status = race.status[seat]
        assert 0 <= race.damage[seat] < race.hull(seat)
        assert (race.progress[seat] >= length) == (status == DONE)
        if status not in (DONE, OUT):
            assert race.progress[seat] < race.front or race.front == length - 1
        if status in (DOWN1, DOWN2, OUT):
            assert race.broken[seat] == 1
            assert race.pool[seat] == 0
        if status == OUT:
            assert race.hand_size(seat) == 0
    assert sorted(race.ranks()) == list(range(1, int(race.players) + 1))


def check_seven_at_the_start_of_the_movement(race: ArenaRace) -> None:
    """Draw for the active player as he is, and count (AM-331)."""
    twin = race.clone()
    cards.draw_up(twin, twin.active, Seeded(1))
    assert twin.hand_size(twin.active) + twin.pool[twin.active] == twin.arena.hand_total


def reaches(race: ArenaRace) -> list[int] | None:
    """How far each chariot could still come, in the final round."""
    return [int(kingmaker.reach(race, seat)) for seat in range(int(race.players))] if race.best > 0 else None
