"""The powers of the six titans (ledger 3.9)."""

from __future__ import annotations

from typing import Any

from games.titan_race.table import BARE, Table
from ledger import rule


def usable(*titans: str, traps: str = "", **options: Any) -> bool:
    return Table(BARE, *titans, traps=traps, **options).may("power")


@rule("TR-901")
def test_once_a_turn_before_or_after_the_movement_never_after_a_reroll() -> None:
    before = Table(BARE, "grinder C1")
    before.race.die_done = 0
    before.race.face = 0
    before.race.offer()
    before.play("power", "trap C3")
    assert not before.may("power")
    after = Table(BARE, "grinder C1")
    after.die("yellow")
    assert after.may("power")
    rerolled = Table(BARE, "grinder C1")
    rerolled.race.rerolled = 1
    rerolled.race.offer()
    assert not rerolled.may("power")


@rule("TR-901")
def test_not_on_the_first_turn() -> None:
    table = Table(BARE, "grinder C1")
    table.first_turn()
    table.race.offer()
    assert not table.may("power")


@rule("TR-902", "TR-903")
def test_rassik_needs_a_titan_behind() -> None:
    assert usable("rassik C3", "slaugg C1")
    assert usable("rassik C3", "slaugg D2 ko")
    assert not usable("rassik C3", "slaugg C5")


@rule("TR-902", "TR-904")
def test_slaugg_needs_a_titan_or_trap_in_front() -> None:
    assert usable("slaugg C3", "rassik D4")
    assert usable("slaugg C3", "rassik C5 ko")
    assert usable("slaugg C3", traps="B4")
    assert not usable("slaugg C3", "rassik C1", traps="B2")


@rule("TR-902", "TR-905")
def test_craken_needs_an_adjacent_titan() -> None:
    assert usable("craken C3", "slaugg C1 ko")
    assert not usable("craken C3", "slaugg C7")


@rule("TR-902", "TR-906")
def test_ragnarok_needs_an_adjacent_titan_and_moves_it_anywhere() -> None:
    assert not usable("ragnarok C3", "slaugg C7")
    table = Table(BARE, "ragnarok C3", "slaugg C5")
    table.power()
    table.offers(*(f"slaugg {way}" for way in ("F", "FL", "FR", "B", "BL", "BR")))
    table.play("slaugg BL")
    table.check("slaugg B4")


@rule("TR-902", "TR-907", "TR-701")
def test_grinder_needs_an_adjacent_cell_without_a_trap() -> None:
    assert usable("grinder C3")
    assert not usable("grinder C3", traps="C5 B4 D4 C1 B2 D2")
    table = Table(BARE, "grinder C3")
    table.power()
    table.offers("trap C5", "trap B4", "trap D4", "trap C1", "trap B2", "trap D2")


@rule("TR-902", "TR-908")
def test_chtooloo_drains_a_titan_that_is_up_unless_he_is_full() -> None:
    assert not usable("chtooloo C3 life 6", "rassik C5")
    assert not usable("chtooloo C3 life 3", "rassik C5 ko")
    table = Table(BARE, "chtooloo C3 life 3", "rassik C5", "slaugg C1 ko", "grinder B4")
    table.power()
    table.offers("rassik", "grinder")
    table.play("rassik")
    table.check("chtooloo C3 life 4", "rassik C5 life 2")


@rule("TR-909")
def test_felled_by_riposte_chtooloo_gains_nothing() -> None:
    table = Table(BARE, "chtooloo C3 life 1", "slaugg C5 hand riposte")
    table.power("yes")
    table.check("chtooloo C3 ko", "slaugg C5 life 5")
    survived = Table(BARE, "chtooloo C3 life 2", "slaugg C5 hand riposte")
    survived.power("yes")
    survived.check("chtooloo C3 life 2", "slaugg C5 life 5")


@rule("TR-904")
def test_slaugg_has_no_choice() -> None:
    table = Table(BARE, "slaugg C3", "rassik C5", "craken B4", "grinder D4")
    table.power()
    table.check("rassik C5 life 2", "craken B4 life 2", "grinder D4 life 5")


@rule("TR-905")
def test_the_switch_by_which_a_swap_keeps_the_counters() -> None:
    table = Table(BARE, "craken D12 lap 2", "grinder D2", swap_counts_line=False)
    table.power()
    table.check("craken D2 lap 2", "grinder D12 lap 1")


@rule("TR-905", "TR-1115")
def test_swapped_titans_slide_each_its_own_way() -> None:
    table = Table("estenguard", "craken D8", "grinder D6")
    table.power()
    table.check("craken D2", "grinder D8")


@rule("TR-910")
def test_powers_may_be_aimed_at_team_mates() -> None:
    table = Table(BARE, "chtooloo C3 life 3", "rassik A1", "slaugg C5", "grinder E1", teams=2)
    table.power()
    table.check("slaugg C5 life 5", "chtooloo C3 life 4")
