"""Setting up (SR-1xx)."""

from __future__ import annotations

import re
from fractions import Fraction

import pytest

from games.scrap_racer.positions import ACCIDENTS, BONUSES, GAME, OBJECTIVES, start
from hippodrome.engine.chance import Enumerating
from hippodrome.engine.errors import BadOption
from hippodrome.engine.words import game_words
from hippodrome.games.scrap_racer.rules.track import RACERS
from ledger import DOCS, rule

LEDGER = (DOCS / "scrap_racer.md").read_text(encoding="utf-8")
PILE = {"1/2": 0, "3/4": 1, "5/6": 2}


@rule("SR-105")
def test_accident_cards_lie_in_three_piles_as_the_ledger_lists_them() -> None:
    rows = re.findall(r"^\| (\d/\d) \| `(\w+)` \| (\d+) \|", LEDGER, re.MULTILINE)
    table = start(4, "brawler sprinter drifter overtaker")
    for pile, cards, total in (("1/2", 5, 18), ("3/4", 5, 20), ("5/6", 6, 18)):
        listed = [(card, int(copies)) for place, card, copies in rows if place == pile]
        first = int(table.state.track.pile_start[PILE[pile]])
        assert list(zip(ACCIDENTS[first:], table.accidents(pile), strict=False)) == listed
        assert len(listed) == cards
        assert sum(table.accidents(pile)) == total


@rule("SR-103", "SR-104")
def test_bonus_and_objective_piles_are_as_the_ledger_lists_them() -> None:
    state = start(4, "brawler sprinter drifter overtaker").state
    bonuses = re.findall(r"^\| `(\w+)` \| (\d+) \| forward", LEDGER, re.MULTILINE)
    assert list(zip(BONUSES, state.bonus_pile, strict=True)) == [(card, int(copies)) for card, copies in bonuses]
    assert sum(state.bonus_pile) == 28
    objectives = re.findall(r"^\| \d \| (\d) \| `(\w+)` \|", LEDGER, re.MULTILINE)
    assert dict(zip(OBJECTIVES, state.objective_pile, strict=True)) == {card: int(n) for n, card in objectives}
    assert sum(state.objective_pile) == 16


@rule("SR-102", "SR-401")
def test_a_face_down_token_lies_on_every_symbol_and_the_rest_is_the_reserve() -> None:
    table = start(4, "brawler sprinter drifter overtaker")
    assert table.track_tokens == {2, 4, 6, 8, 10, 12}
    assert table.reserve == 12
    assert list(table.state.unseen_nudges) == [6, 6, 6]


@rule("SR-106", "SR-109")
def test_boards_are_dealt_in_seat_order_before_anything_else() -> None:
    table = start(3, "drifter trickster brawler", start_seat=1)
    assert [RACERS[who] for who in table.state.who] == ["trickster", "brawler", "drifter"]
    assert list(table.state.owner) == [1, 2, 0]


@rule("SR-106")
def test_every_deal_of_boards_is_as_likely() -> None:
    source = Enumerating()
    seen: dict[tuple[int, ...], Fraction] = {}
    setup = GAME.setup(3, {})
    while source.advance():
        state = GAME.start(setup, source)
        boards = tuple(state.who)
        seen[boards] = seen.get(boards, Fraction(0)) + source.probability
    assert len(seen) == 6 * 5 * 4
    assert set(seen.values()) == {Fraction(1, 120)}


@rule("SR-107")
def test_everybody_starts_off_the_track_with_nothing() -> None:
    table = start(6, "drifter trickster brawler sprinter overtaker opportunist")
    assert table.progress == table.lap_tokens == table.bonus_tokens == [0] * 6
    assert sum(table.state.nudges) == sum(table.state.hands) == 0


@rule("SR-108")
def test_the_start_seat_is_a_setting() -> None:
    assert start(4, "brawler sprinter drifter overtaker").seat == 0
    assert start(4, "brawler sprinter drifter overtaker", start_seat=2).seat == 2
    with pytest.raises(BadOption, match=r"Legal: 0\.\.3"):
        start(4, "brawler sprinter drifter overtaker", start_seat=4)


def test_only_the_seats_there_are_are_offered_to_start() -> None:
    option = next(option for option in GAME.options if option.key == "start_seat")
    assert [option.legal(players) for players in (3, 5)] == [(0, 1, 2), (0, 1, 2, 3, 4)]
    assert game_words(GAME, "en").value("start_seat", 0) == "1"
