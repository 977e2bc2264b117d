"""The pentacle of Ang'lieh (TR-1108 to TR-1114)."""

from __future__ import annotations

from games.titan_race.table import Table
from ledger import rule


@rule("TR-1108")
def test_the_pentacle_needs_ones_own_movement_the_die_done_and_two_lives() -> None:
    own = Table("anglieh", "grinder D4")
    own.die("yellow")
    assert own.may("pentacle")
    poor = Table("anglieh", "grinder D4 life 1")
    poor.die("yellow")
    poor.check("grinder D8 life 1")
    assert not poor.may("pentacle")
    standing = Table("anglieh", "grinder D6")
    assert not standing.may("pentacle")
    before = Table("anglieh", "rassik D4", "grinder D2")
    before.race.die_done = 0
    before.power("F")
    assert not before.may("pentacle")


@rule("TR-1108")
def test_pushed_or_swapped_into_the_pentacle_a_titan_may_not_use_it() -> None:
    swapped = Table("anglieh", "craken D2", "grinder D6")
    swapped.die("red", "later", "trap D2")
    swapped.power()
    swapped.check("craken D6")
    assert swapped.active != "craken"
    pushed = Table("anglieh", "ragnarok D4", "grinder D2")
    pushed.die("yellow")
    pushed.check("ragnarok D8")
    assert pushed.may("pentacle")
    pushed = Table("anglieh", "ragnarok D4", "grinder C5")
    pushed.die("red", "trap D2", "power", "grinder F")
    pushed.check("ragnarok D6", "grinder C7")
    assert pushed.may("pentacle")
    pushed = Table("anglieh", "ragnarok D4", "grinder C5")
    pushed.die("red", "trap D2", "power", "grinder FR")
    pushed.check("ragnarok E7 life 5", "grinder D6")
    assert pushed.active != "ragnarok"


@rule("TR-1108")
def test_the_switch_that_allows_the_pentacle_on_the_last_life() -> None:
    table = Table("anglieh", "grinder D4 life 1", pentacle_min_life=1)
    table.die("yellow", "pentacle")
    table.check("grinder D8 ko")
    assert table.active != "grinder"


@rule("TR-1109", "TR-1114")
def test_a_reroll_of_purple_costs_its_own_life_and_leaves_the_pool_alone() -> None:
    table = Table("anglieh", "grinder D4 life 5").expect("purple")
    pool = list(table.race.pool)
    table.die("yellow", "pentacle", "yellow before")
    table.check("grinder D12 life 3")
    assert list(table.race.pool) == pool
    assert table.race.dice[0] == 5


@rule("TR-1110")
def test_the_pentacle_may_be_used_again_and_again() -> None:
    table = Table("anglieh", "grinder D4 life 5").expect("red", "red")
    table.die("red", "trap D2", "pentacle", "trap D4", "pentacle", "trap D6")
    table.check("grinder D10 life 3")
    assert table.may("pentacle")


@rule("TR-1111")
def test_after_a_reroll_neither_power_nor_card_even_outside() -> None:
    table = Table("anglieh", "grinder D8 hand speed_potion", "slaugg A1").expect("yellow")
    table.die("red", "trap D6", "pentacle")
    table.check("grinder D2 lap 2 life 5 hand speed_potion")
    assert table.active == "slaugg"


@rule("TR-1112")
def test_the_pentacle_may_wait_for_power_and_card() -> None:
    table = Table("anglieh", "grinder D4 life 5 hand healing_potion")
    table.die("yellow", "power", "trap D6", "play healing_potion")
    table.offers("pentacle", "end")


@rule("TR-1113")
def test_chtooloo_pays_for_the_pentacle() -> None:
    table = Table("anglieh", "chtooloo D4 life 4").expect("purple")
    table.die("yellow", "pentacle", "yellow")
    table.check("chtooloo D12 life 3")
