"""Setting up a race: chariots, tiles, cards, start order, and what everybody may see (ledger 2 and 3.1)."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.arena_maximus.positions import GAME, TYPES, Table, chariot
from hippodrome.engine.chance import Recording, Seeded
from hippodrome.engine.errors import BadPlayers
from hippodrome.engine.state import Observation
from hippodrome.games.arena_maximus.rules import track
from hippodrome.games.arena_maximus.rules.arena import CARDS, CHARIOTS, Arena
from hippodrome.games.arena_maximus.rules.race import ArenaRace
from ledger import rule


def start(players: int = 4, seed: int = 1, **options: object) -> ArenaRace:
    race = GAME.start(GAME.setup(players, options), Seeded(seed))
    assert isinstance(race, ArenaRace)
    return race


def arena(**options: object) -> Arena:
    setup = GAME.setup(4, options)
    assert isinstance(setup, Arena)
    return setup


@rule("AM-101")
def test_two_to_five_players_with_one_chariot_each() -> None:
    for players in (2, 3, 4, 5):
        assert len(GAME.racers(start(players))) == players
    for players in (1, 6):
        with pytest.raises(BadPlayers):
            GAME.setup(players)


@rule("AM-102")
def test_every_chariot_comes_to_every_seat() -> None:
    races = [start(2, seed) for seed in range(60)]
    assert all(len(set(race.who)) == 2 for race in races)
    assert {int(race.who[0]) for race in races} == {int(race.who[1]) for race in races} == set(range(5))


@rule("AM-103", "AM-108")
def test_whole_wheels_no_damage_no_speed() -> None:
    race = start(5)
    assert list(race.broken) == list(race.damage) == list(race.pool) == [0] * 5


@pytest.mark.parametrize("layout", ["uh", "bgg"])
@rule("AM-104")
def test_tiles_are_drawn_from_the_pile_of_their_shape_when_they_are_turned_up(layout: str) -> None:
    race = start(2, layout=layout)
    while race.front < 31:
        track.turn_up(race, min(31, race.front + 3), Seeded(5))
    setup = race.arena
    for shape, copies, left, spare in (
        (0, setup.straight_copies, race.straights, 4),
        (1, setup.curved_copies, race.curves, 0),
    ):
        shown = Counter(int(race.ring[tile]) for tile in range(1, 32) if setup.curved[tile] == shape)
        assert sum(left) == spare
        assert all(shown[face] + left[face] == copies[face] for face in range(len(copies)))


def test_layouts() -> None:
    assert [tile for tile in range(32) if arena().curved[tile]] == [*range(6, 15), *range(22, 31)]
    assert [tile for tile in range(32) if arena(layout="bgg").curved[tile]] == [*range(7, 16), *range(23, 32)]


@rule("AM-105")
def test_the_line_and_three_tiles_are_face_up() -> None:
    race = start()
    assert race.front == 3
    assert race.ring[0] == 0
    assert all(race.ring[tile] > 0 for tile in (1, 2, 3))
    assert all(race.ring[tile] == -1 for tile in range(4, 32))


@rule("AM-106", "AM-158")
def test_everybody_is_dealt_seven_cards() -> None:
    for players in (2, 5):
        race = start(players)
        assert [race.hand_size(seat) for seat in range(players)] == [7] * players
        assert sum(race.discards) == 0
        assert sum(race.pile) == 85 - 7 * players


@rule("AM-106")
def test_hands_are_dealt_in_start_order() -> None:
    chance = Recording(Seeded(3))
    race = GAME.start(GAME.setup(3), chance)
    assert isinstance(race, ArenaRace)
    order = sorted(range(3), key=lambda seat: int(race.arrival[seat]))
    after_chariots_and_tiles = chance.outcomes[3 + 3 :]
    assert after_chariots_and_tiles[:3] == order
    cards = after_chariots_and_tiles[3:]
    for place, seat in enumerate(order):
        held = [card for card in range(TYPES) for _ in range(race.hands[seat * TYPES + card])]
        assert sorted(cards[7 * place : 7 * place + 7]) == held


@rule("AM-107")
def test_all_stand_on_the_line_in_any_start_order() -> None:
    orders = set()
    for seed in range(80):
        race = start(3, seed)
        assert list(race.progress) == [0, 0, 0]
        assert sorted(race.arrival) == [1, 2, 3]
        orders.add(tuple(race.arrival))
    assert len(orders) == 6


@rule("AM-107")
def test_start_order_may_rotate() -> None:
    orders = {tuple(start(3, seed, start_order="rotation").arrival) for seed in range(40)}
    assert orders == {(1, 2, 3), (3, 1, 2), (2, 3, 1)}


@rule("AM-109")
@given(seed=st.integers(0, 50), viewer=st.integers(-1, 2))
def test_hands_are_secret_and_all_else_is_public(seed: int, viewer: int) -> None:
    race = start(3, seed)
    known = Observation(race, viewer).known
    assert isinstance(known, ArenaRace)
    for seat in range(3):
        assert known.hand_size(seat) == race.hand_size(seat)
        hand = [known.hands[seat * TYPES + card] for card in range(TYPES)]
        assert sum(hand) == (7 if seat == viewer else 0)
    for public in ("pools", "pool", "damage", "broken", "status", "discards", "ring", "progress", "arrival"):
        assert getattr(known, public) == getattr(race, public)


def test_the_deck() -> None:
    copies = dict(zip(CARDS, arena().card_copies, strict=True))
    assert sum(copies.values()) == 85
    assert sum(count for name, count in copies.items() if name.startswith("whip")) == 35
    assert sum(count for name, count in copies.items() if name.startswith("rein")) == 35
    assert copies["magic"] == 15


@rule("AM-514")
def test_figures_sum_to_ten_on_both_sides_of_the_tile() -> None:
    figures = arena()
    for who in range(len(CHARIOTS)):
        assert figures.beast[who] + figures.driver[who] + figures.hull[who] == 10
    assert sorted(figures.colour) == [0, 1, 2, 3, 4]
    table = Table(chariot("undead", 3, broken=True), chariot("elf", 3))
    undead = table.seat("undead")
    assert (table.race.beast(undead), table.race.driver(undead), table.race.hull(undead)) == (2, 3, 5)


def test_the_tiles() -> None:
    setup = arena()
    assert (sum(setup.straight_copies), sum(setup.curved_copies)) == (17, 18)
    for symbol in range(5):
        per_face = [int(setup.face_symbols[5 * face + symbol]) for face in range(len(setup.face_ids))]
        assert sum(n * copies for n, copies in zip(per_face, setup.straight_copies, strict=True)) == 1
        assert sum(n * copies for n, copies in zip(per_face, setup.curved_copies, strict=True)) == 2
