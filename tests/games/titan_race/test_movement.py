"""STEP and pile-ups (ledger 3.5 and 3.6)."""

from __future__ import annotations

from games.titan_race.table import BARE, Table
from ledger import rule


@rule("TR-501", "TR-504")
def test_each_movement_may_hurt_the_same_titan_by_one_push() -> None:
    table = Table(BARE, "grinder C1 hand speed_potion", "slaugg C3")
    table.card("speed_potion", "F")
    table.check("grinder C5", "slaugg C7 life 5")
    table.die("yellow")
    table.check("grinder C9", "slaugg C11 life 4")


@rule("TR-502", "TR-601")
def test_the_pushed_titan_goes_the_pushers_way_cell_by_cell() -> None:
    table = Table(BARE, "grinder C1", "slaugg D2")
    table.die("brown", "FR")
    table.check("grinder F4", "slaugg A5 life 5")
    assert [event["to"] for event in table.told("pushed")] == ["E3", "F4", "A5"]


@rule("TR-502", "TR-1201")
def test_the_finish_comes_before_any_damage() -> None:
    table = Table("bankog", "grinder E9", "slaugg E11 lap 3 life 1")
    table.step("F")
    assert table.winner == "slaugg"
    assert table.race.life[1] == 1


@rule("TR-508")
def test_only_one_titan_of_a_chain_crosses_the_line_at_once() -> None:
    table = Table(BARE, "grinder E7 lap 3", "slaugg E9 lap 3", "rassik E11 lap 3")
    table.step("F")
    assert table.winner == "rassik"
    assert [int(row) for row in table.race.row] == [33, 35, 37]


@rule("TR-510")
def test_nothing_blocks_a_forward_step() -> None:
    table = Table(BARE, "grinder A1", "slaugg A3", "rassik A5", "craken A7", "ragnarok A9", "chtooloo A11")
    table.step("F")
    table.check("grinder A3", "chtooloo A1 lap 2 life 3")


@rule("TR-604")
def test_shield_stops_the_damage_but_not_the_push() -> None:
    table = Table(BARE, "grinder C1", "slaugg C3 life 1 hand shield")
    table.step("F", "yes")
    table.check("slaugg C5 life 1 hand -")


@rule("TR-608")
def test_a_titan_moved_by_ragnarok_pushes_without_being_hurt() -> None:
    table = Table(BARE, "ragnarok C3", "grinder D4", "slaugg D6")
    table.power("grinder F")
    table.check("ragnarok C3", "grinder D6 life 6", "slaugg D8 life 5")
