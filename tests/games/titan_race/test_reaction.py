"""Shield and Riposte (TR-1013 to TR-1015)."""

from __future__ import annotations

import pytest

from games.titan_race.table import BARE, Table
from ledger import rule


@rule("TR-1013", "TR-511")
@pytest.mark.parametrize(
    ("circuit", "titans", "move"),
    [
        (BARE, ("grinder C1", "slaugg C3 hand shield"), "step"),
        ("kaldheira", ("ragnarok D2", "slaugg D4 hand shield"), "lava"),
        ("bankog", ("grinder D4", "slaugg D8 hand shield"), "step"),
        (BARE, ("slaugg C1", "grinder D2 hand shield"), "power"),
        (BARE, ("chtooloo C1", "grinder D2 hand shield"), "power"),
        (BARE, ("slaugg C1", "grinder D2 hand shield"), "explosion"),
        (BARE, ("slaugg C1", "grinder C7 hand shield"), "fireball"),
        (BARE, ("slaugg C1", "grinder C7 hand shield"), "lightning"),
        (BARE, ("grinder C3", "slaugg C5 hand shield"), "trap"),
    ],
)
def test_shield_may_answer_all_damage(circuit: object, titans: tuple[str, str], move: str) -> None:
    table = Table(circuit, *titans)
    if move == "step":
        table.step("F")
    elif move == "lava":
        table.power("slaugg FR")
    elif move == "trap":
        table.power("trap C5")
    elif move == "power":
        table.power()
    else:
        table.card(move)
    table.offers("yes", "no")
    assert table.asked == titans[1].split()[0]
    table.play("yes")
    assert table.race.life[1] == 6
    assert table.hand(titans[1].split()[0]) == []


@rule("TR-1013")
def test_shield_declined_the_loss_takes_place() -> None:
    table = Table(BARE, "grinder C1", "slaugg C3 hand shield")
    table.step("F", "no")
    table.check("slaugg C5 life 5 hand shield")


@rule("TR-1013", "TR-511")
def test_the_life_given_to_pirates_cannot_be_shielded() -> None:
    table = Table("lagoon", "grinder D8", "slaugg D10 hand shield")
    table.step("F", "no", "life")
    table.check("slaugg D12 life 4 hand shield")


@rule("TR-1014")
@pytest.mark.parametrize("cause", ["trap", "lava", "statue"])
def test_riposte_does_not_answer_the_board(cause: str) -> None:
    if cause == "trap":
        table = Table(BARE, "grinder C3", "slaugg C5 hand riposte")
        table.power("trap C5")
        table.check("slaugg C5 life 5 hand riposte", "grinder C3")
    elif cause == "lava":
        table = Table("kaldheira", "ragnarok D2", "slaugg D4 hand riposte")
        table.power("slaugg FR")
        table.check("slaugg E5 life 5 hand riposte", "ragnarok D2")
    else:
        table = Table("bankog", "grinder D4", "slaugg D8 hand riposte")
        table.step("F")
        table.check("slaugg D8 life 5 hand riposte", "grinder D6")


@rule("TR-1014")
def test_the_riposte_can_be_shielded_but_not_answered() -> None:
    table = Table(BARE, "grinder C1 hand shield,sidestep", "slaugg C3 hand riposte")
    table.step("F", "yes")
    assert table.asked == "grinder"
    table.play("yes")
    table.check("grinder C3 life 6 hand sidestep", "slaugg C5 life 5 hand -")


@rule("TR-1014")
def test_no_riposte_by_a_titan_that_is_knocked_out_by_the_blow() -> None:
    table = Table(BARE, "grinder C1", "slaugg C3 life 1 hand riposte")
    table.step("F")
    table.check("grinder C3 life 6", "slaugg C5 ko hand riposte")


@rule("TR-1005", "TR-1015")
def test_a_reaction_in_ones_own_turn_is_the_card_of_the_turn() -> None:
    table = Table("kaldheira", "slaugg D4 hand shield,speed_potion")
    table.step("FR", "yes")
    table.check("slaugg E5 life 6 hand speed_potion")
    assert table.active != "slaugg"
    used = Table("kaldheira", "slaugg D4 hand shield")
    used.race.card_used = 1
    used.step("FR")
    used.check("slaugg E5 life 5 hand shield")


@rule("TR-1007")
def test_out_of_turn_reactions_are_unlimited() -> None:
    table = Table(BARE, "grinder C1", "slaugg C3 hand shield,riposte")
    table.step("F", "yes")
    table.check("slaugg C5 life 6 hand riposte")
    table.race.active = 0
    table.step("F", "yes")
    table.check("slaugg C7 life 5 hand -", "grinder C5 life 5")


@rule("TR-1015")
def test_nobody_is_asked_who_cannot_react() -> None:
    table = Table(BARE, "grinder C1", "slaugg C3 hand theft")
    table.step("F")
    table.check("slaugg C5 life 5 hand theft")
