"""Bonus tokens and the cards they buy (SR-722 to SR-724)."""

from __future__ import annotations

from games.scrap_racer.positions import race
from hippodrome.engine.state import Observation
from ledger import rule

THREE = "trickster sprinter drifter"


@rule("SR-722", "SR-723")
def test_three_tokens_buy_a_card_that_can_be_used_from_the_next_turn() -> None:
    table = race("brawler sprinter drifter", [2, 9, 12], bonus_tokens=[2, 0, 0])
    table.play("4 ROLL 4 stay bonus_5 | 2 STOP | 1 STOP | 3")
    assert table.hand("brawler") == "bonus_5"
    assert table.bonus_tokens == [0, 0, 0]
    assert table.play("STOP").options == ["MOVE_DICE", "PLAY:bonus_5"]


@rule("SR-722")
def test_only_the_buyer_sees_the_card() -> None:
    table = race("brawler sprinter drifter", [2, 9, 12], bonus_tokens=[2, 0, 0]).play("4 ROLL 4 stay bonus_5")
    drew = next(event for event in table.events if event.key == "drew_bonus")
    assert drew.seen(0).args == {"racer": 4, "card": 1}
    for stranger in (1, 2, -1):
        assert drew.seen(stranger).args == {"racer": 4, "card": None}
        seen = Observation(table.state, stranger).known
        assert sum(seen.hands) == 0
        assert list(seen.hidden) == [1, 0, 0]
        assert list(seen.bonus_pile) == list(table.state.track.bonus_copies)
    assert Observation(table.state, 0).known == table.state


@rule("SR-723")
def test_a_hand_has_no_limit() -> None:
    held = "bonus_3 bonus_3 bonus_5 bonus_7 to_straight to_curve catch_up"
    table = race(THREE, [6, 9, 2], bonus_tokens=[1, 0, 0], hands={"trickster": held}).play("4 ROLL 4 stay catch_up")
    assert table.hand("trickster") == held + " catch_up"


@rule("SR-724")
def test_an_empty_bonus_pile_is_renewed_from_its_discard() -> None:
    table = race(THREE, [6, 9, 2], bonus_tokens=[1, 0, 0], bonus_pile="", bonus_discard="bonus_3 bonus_7")
    table.play("4 ROLL 4 stay bonus_7")
    assert table.hand("trickster") == "bonus_7"
    assert table.bonus_pile == "bonus_3"
    assert table.bonus_discard == ""


@rule("SR-724")
def test_without_cards_the_trickster_keeps_two_tokens_and_takes_no_more() -> None:
    table = race(THREE, [6, 9, 2], bonus_tokens=[1, 0, 0], bonus_pile="")
    assert table.play("4 ROLL 4 stay | 1 STOP | 1 STOP | 4").bonus_tokens[0] == 2
    assert table.play("ROLL 4 stay").bonus_tokens[0] == 2
    assert len(table.told("no_bonus")) == 1
