"""Javelins and caltrops after the move."""

from __future__ import annotations

from games.chariot_race.positions import circus
from ledger import rule


@rule("CR-701", "CR-722")
def test_one_attack_for_each_die_one_after_the_other() -> None:
    table = circus("blue C8/0 V1", "red C10/0 D5").drive("blue", "ATTACK ATTACK ATTACK TURN TURN", "F")
    table.choose("javelin red", "javelin red")
    assert table.damage("red") == 3
    assert table.asked == "attack"
    table.choose("stop")
    assert table.race.attacks == 0


@rule("CR-702")
def test_attacks_are_made_from_where_the_chariot_ends() -> None:
    table = circus("blue C6/0 V5", "red C7/0 D9", "green C13/0 D9").drive(
        "blue", "ATTACK TURN TURN FORTUNE FORTUNE", "FFFFF"
    )
    assert table.at("blue") == "C11/0"
    assert [option for option in table.options if option.startswith("javelin")] == ["javelin green"]


@rule("CR-721")
def test_a_javelin_reaches_two_cells_in_any_direction() -> None:
    table = circus("blue C7/0 V1", "red C10/0", "green C6/0", "yellow I5/0", "purple O8/0", "brown C11/0")
    table.drive("blue", "ATTACK TURN TURN FORTUNE FORTUNE", "F")
    assert table.options == ["stop", "javelin red", "javelin green", "javelin yellow", "javelin purple"]


@rule("CR-721", "CR-009", "CR-913")
def test_nothing_on_the_way_stops_a_javelin() -> None:
    table = circus("blue C7/0 V1 D12", "red C9/0", "green C10/0 D5", caltrops="C9")
    table.drive("blue", "ATTACK TURN TURN FORTUNE FORTUNE", "F").choose("javelin green")
    assert table.damage("green") == 4
    pillar = circus("blue C10/0 V1", "red C12/0", circuit="AA").drive("blue", "ATTACK TURN TURN TURN TURN", "F")
    assert "javelin red" in pillar.options
    over = circus("blue C8/0 V1", "red C11/0 D5", circuit="BB").drive("blue", "ATTACK TURN TURN TURN TURN", "F")
    assert "javelin red" in over.options


@rule("CR-722")
def test_ones_own_second_chariot_is_a_target() -> None:
    table = circus("blue C8/0 V1", "red C10/0", players=3).drive("blue", "ATTACK TURN TURN TURN TURN", "F")
    assert "javelin red" in table.options


@rule("CR-711", "CR-712")
def test_neither_the_first_nor_the_last_cell_takes_a_caltrop() -> None:
    table = circus("blue C8/0 V1").drive("blue", "ATTACK TURN TURN TURN TURN", "F")
    assert table.race.round == 2
    two = circus("blue C8/0 V2").drive("blue", "ATTACK TURN TURN TURN TURN", "FF")
    assert two.options == ["stop", "caltrop C9"]


@rule("CR-713", "CR-532")
def test_a_caltrop_under_a_chariot_does_not_hurt_it() -> None:
    table = circus("blue C8/0 V3", "red C10/0 D5").drive("blue", "ATTACK TURN TURN TURN TURN", "FFF")
    table.choose("caltrop C10")
    assert table.damage("red") == 3
    assert table.caltrops == {"C10"}


@rule("CR-723")
def test_attacks_need_not_be_made() -> None:
    table = circus("blue C8/0 V2", "red C11/0 D5", "green C1/0").drive("blue", "ATTACK ATTACK TURN TURN TURN", "FF")
    table.choose("stop")
    assert (table.damage("red"), table.supply, table.active) == (5, 20, "green")


@rule("CR-901")
def test_protection_begins_when_the_finishing_turn_has_ended() -> None:
    table = circus("blue O29/1 V3 D12", "red O0/2 D5", "green O1/0 D5", no_damage_past_finish=True)
    table.drive("blue", "ATTACK TURN TURN TURN TURN", "FFF")
    assert table.damage("red") == 5
    assert table.damage("green") == 3
    assert table.damage("blue") == 8
    assert table.at("blue") == "O2/2"
    assert "javelin red" not in table.options
    assert "javelin green" in table.options


@rule("CR-804")
def test_finishers_can_be_hit_without_the_agreement() -> None:
    table = circus("blue O28/1 V1 D12", "red O0/2 D5").drive("blue", "ATTACK TURN TURN TURN TURN", "F")
    assert table.choose("javelin red").damage("red") == 4
