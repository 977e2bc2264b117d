"""Damage aimed at cells (TR-509)."""

from __future__ import annotations

from games.titan_race.table import Table
from ledger import rule


@rule("TR-509")
def test_a_blast_hurts_in_turn_order_from_the_active_titan_on() -> None:
    table = Table("bankog", "grinder D4", "slaugg C5", "rassik E5", "craken D8")
    table.race.active = 2
    table.step("FL")
    assert [event["titan"] for event in table.told("lost")] == ["craken", "grinder", "slaugg"]


@rule("TR-509")
def test_a_blast_hurts_the_active_titan_last() -> None:
    table = Table("bankog", "grinder D2", "slaugg D4", "rassik C7")
    table.step("F")
    assert [event["titan"] for event in table.told("lost")] == ["slaugg", "rassik", "grinder"]


@rule("TR-509")
def test_a_list_is_completed_though_the_source_is_knocked_out() -> None:
    table = Table("anglieh", "slaugg D4 life 1", "rassik D6 hand riposte", "craken C5")
    table.power("yes")
    table.check("slaugg D4 ko", "rassik D6 life 2", "craken C5 life 2")
