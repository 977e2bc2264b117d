"""Traps (ledger 3.7)."""

from __future__ import annotations

from games.titan_race.table import BARE, Table
from ledger import rule


@rule("TR-702", "TR-707")
def test_traps_may_lie_on_any_scenery_but_not_on_traps() -> None:
    table = Table("bankog", "grinder C5", "slaugg A1", traps="C7")
    table.power()
    table.offers("trap B6", "trap D6", "trap C3", "trap B4", "trap D4")
    table.play("trap D6")
    table.check("grinder C5")
    assert table.told("burst") == []
    assert table.traps() == "D6 C7"


@rule("TR-702")
def test_without_tokens_no_trap_can_be_laid() -> None:
    table = Table("bankog", "grinder C5", "slaugg A1 lap 2")
    table.race.supply = 0
    table.race.offer()
    assert not table.may("power")


@rule("TR-703")
def test_a_sprung_trap_goes_back_to_the_supply() -> None:
    table = Table(BARE, "grinder C1", traps="C3")
    assert table.race.supply == 14
    table.step("F")
    table.check("grinder C3 life 5")
    assert table.race.supply == 15


@rule("TR-705")
def test_a_trap_laid_on_a_knocked_out_titan_is_wasted() -> None:
    table = Table(BARE, "grinder C3", "slaugg C5 ko")
    table.power("trap C5")
    table.check("slaugg C5 ko")
    assert table.traps() == ""


@rule("TR-706")
def test_what_destroys_traps_and_what_does_not() -> None:
    flames = Table(BARE, "slaugg C3", traps="C5 B4 C1")
    flames.power()
    assert flames.traps() == "C1"
    explosion = Table(BARE, "slaugg C3", traps="C5 B2")
    explosion.card("explosion")
    assert explosion.traps() == ""
    fireball = Table(BARE, "slaugg C3", "rassik C11", traps="C7")
    fireball.card("fireball")
    fireball.check("rassik C11")
    assert fireball.traps() == ""
    lightning = Table(BARE, "slaugg C3", "rassik C7", traps="C5")
    lightning.card("lightning")
    lightning.check("rassik C7 life 2")
    assert lightning.traps() == "C5"
    drain = Table(BARE, "chtooloo C3", "rassik D4", traps="C5")
    drain.power()
    assert drain.traps() == "C5"


@rule("TR-708", "TR-910")
def test_traps_and_powers_spare_nobody() -> None:
    table = Table(BARE, "grinder C3", "slaugg F6", "rassik C5", "craken E1", teams=2)
    table.power("trap C5")
    table.check("rassik C5 life 2")
    own = Table(BARE, "grinder C1", traps="C3")
    own.step("F")
    own.check("grinder C3 life 5")
