"""The pile, the hands and the discards (TR-1001 to TR-1003)."""

from __future__ import annotations

from games.titan_race.table import CARDS, Table
from ledger import rule


def _rows() -> list[dict[str, object]]:
    from hippodrome.games.titan_race import box

    return list(box.read("cards")["card"])


@rule("TR-1001")
def test_each_arrival_draws_standing_and_flying_over_do_not() -> None:
    table = Table("anglieh", "grinder C1").expect("theft")
    table.step("F")
    table.check("grinder C3 hand theft")
    over = Table("anglieh", "grinder C1")
    over.card("jump_boots", "F")
    over.check("grinder C5 hand -")
    moved = Table("anglieh", "ragnarok C1", "slaugg D2").expect("theft")
    moved.power("slaugg FL")
    moved.check("slaugg C3 hand theft")


@rule("TR-1003")
def test_an_empty_pile_is_formed_anew_from_the_discards() -> None:
    table = Table("anglieh", "grinder C1")
    race = table.race
    for card in range(13):
        race.pile[card] = 0
        race.discard[card] = 1
    race.pile_size = 0
    table.expect("theft")
    table.step("F")
    table.check("grinder C3 hand theft")
    assert race.pile_size == 12
    assert not any(race.discard)


@rule("TR-1003")
def test_with_both_piles_empty_nothing_is_drawn() -> None:
    table = Table("anglieh", "grinder C1", cards={"card": [{**row, "copies": 0} for row in _rows()]})
    table.step("F")
    table.check("grinder C3 hand -")


@rule("TR-1003")
def test_the_switch_that_reshuffles_at_once() -> None:
    table = Table("anglieh", "grinder C1", reshuffle="at_once").expect("theft")
    race = table.race
    for card in range(13):
        race.pile[card] = 1 if CARDS[card] == "theft" else 0
        race.discard[card] = 1 - race.pile[card]
    race.pile_size = 1
    table.step("F")
    assert race.pile_size == 12
