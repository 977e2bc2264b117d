"""Which racer of a team goes first (SR-1003 to SR-1005)."""

from __future__ import annotations

from games.scrap_racer.positions import race, start
from ledger import rule

TWO = "brawler sprinter / drifter overtaker"
BOARDS = "brawler sprinter drifter overtaker"


@rule("SR-1003", "SR-1005")
def test_each_player_orders_his_racers_before_his_first_turn_once_and_for_all() -> None:
    table = start(2, BOARDS, start_player=0)
    assert table.options == ["ORDER_KEEP", "ORDER_SWAP"]
    table.play("ORDER_SWAP | 6 STOP | 3")
    assert table.order == ["sprinter", "brawler", "drifter", "overtaker"]
    assert table.progress == [7, 0, 0, 0]
    assert table.active == "brawler"
    table.play("STOP")
    assert (table.seat, table.options) == (1, ["ORDER_KEEP", "ORDER_SWAP"])
    table.play("ORDER_KEEP | 5 STOP")
    assert table.active == "overtaker"


@rule("SR-1003")
def test_the_order_never_changes_and_is_asked_once() -> None:
    table = race(TWO, [1, 5, 9, 12]).play("2 STOP | 2 STOP | 4 STOP | 5 STOP last_7")
    assert table.active == "brawler"
    assert table.options == ["ROLL", "STOP"]


@rule("SR-1004")
def test_before_the_order_is_chosen_racers_rank_as_dealt() -> None:
    table = race(TWO, [0, 0, 0, 0], ordered=False)
    table.play("")
    assert table.options == ["ORDER_KEEP", "ORDER_SWAP"]
    table.play("ORDER_KEEP | 6 ROLL 6 push_last_4 | 1")
    assert table.progress == [0, 0, 0, 4]
    table.play("STOP")
    assert (table.seat, table.options) == (1, ["ORDER_KEEP", "ORDER_SWAP"])
    table.play("ORDER_SWAP")
    assert table.order == ["brawler", "sprinter", "overtaker", "drifter"]
    assert table.progress == [0, 1, 4, 0], "what a racer has won goes with it"
