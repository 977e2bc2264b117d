"""What each face of the dice does (ledger 3.4)."""

from __future__ import annotations

from games.titan_race.table import Table
from ledger import rule


@rule("TR-401")
def test_yellow_goes_two_straight() -> None:
    table = Table("bankog", "grinder C1")
    table.die("yellow")
    table.check("grinder C5")


@rule("TR-402", "TR-403", "TR-701")
def test_red_lays_a_trap_before_or_after() -> None:
    before = Table("bankog", "grinder C3")
    before.die("red")
    before.offers("trap C1", "trap B2", "trap D2", "later")
    before.play("trap B2")
    before.check("grinder C5")
    assert before.traps() == "B2"
    after = Table("bankog", "grinder C3")
    after.die("red", "later")
    after.offers("trap C3", "trap B4", "trap D4")
    after.play("trap C3")
    assert after.traps() == "C3"


@rule("TR-403", "TR-702")
def test_red_without_a_legal_cell_behind_only_moves() -> None:
    table = Table("bankog", "slaugg C3", traps="C1 B2 D2 B4 D4 A3")
    table.race.supply = 0
    table.die("red")
    table.check("slaugg C5")
    assert table.traps() == "C1 B2 D2 A3 B4 D4"


@rule("TR-404")
def test_blue_goes_one_straight_and_one_diagonal() -> None:
    ends = {"F+FL": "B6", "F+FR": "D6", "FL+F": "B6", "FR+F": "D6"}
    ways = {"F+FL": "C5", "F+FR": "C5", "FL+F": "B4", "FR+F": "D4"}
    for path, end in ends.items():
        table = Table("anglieh", "grinder C3")
        table.die("blue", path)
        table.check(f"grinder {end}")
        assert table.told("moved")[0]["to"] == ways[path]


@rule("TR-405", "TR-407")
def test_green_strikes_before_or_after_but_never_between() -> None:
    table = Table("anglieh", "slaugg C1", "rassik D2", "craken D4")
    table.die("green")
    table.offers("strike D2", "later")
    table.play("strike D2")
    table.check("rassik D2 life 2")
    table.offers("FL", "FR")
    table.play("FL")
    table.check("slaugg A3", "rassik D2 life 2", "craken D4")


@rule("TR-406")
def test_green_destroys_a_trap_or_is_wasted_on_a_knocked_out_titan() -> None:
    table = Table("anglieh", "slaugg C1", "rassik D2 ko", traps="B2")
    table.die("green")
    table.offers("strike B2", "strike D2", "later")
    table.play("strike B2", "FL")
    assert table.traps() == ""
    assert table.race.supply == 15
    table = Table("anglieh", "slaugg C1", "rassik D2 ko")
    table.die("green", "strike D2", "FL")
    table.check("rassik D2 ko")


@rule("TR-407")
def test_green_promised_for_after_needs_a_target_only_if_there_is_one() -> None:
    table = Table("anglieh", "slaugg C1", "rassik D2")
    table.die("green", "later", "FL")
    table.check("slaugg A3", "rassik D2")


@rule("TR-407")
def test_the_switch_that_makes_green_damage_voluntary() -> None:
    table = Table("anglieh", "slaugg C1", "rassik D2", green_damage_mandatory=False)
    table.die("green")
    table.offers("strike D2", "later", "never")
    table.play("never", "FR")
    table.check("slaugg E3", "rassik F4 life 2")


@rule("TR-409")
def test_purple_does_any_other_face_with_its_extra() -> None:
    table = Table("anglieh", "slaugg C1", "rassik D2")
    table.die("purple")
    assert len(table.options) == 10
    table.play("green before")
    table.offers("strike D2", "later")
    table.play("strike D2", "FL")
    table.check("slaugg A3 life 5", "rassik D2 life 2")


@rule("TR-410")
def test_purple_paid_after_is_paid_last_of_all() -> None:
    table = Table("bankog", "slaugg C1 life 1", "rassik E3")
    table.die("purple", "red after", "later", "trap C1")
    table.check("slaugg C3 ko")
    assert table.traps() == "C1"


@rule("TR-411", "TR-511")
def test_shield_and_riposte_do_not_answer_the_purple_cost() -> None:
    table = Table("bankog", "slaugg C1 life 4 hand shield")
    table.die("purple", "yellow before")
    table.check("slaugg C5 life 3 hand shield")


@rule("TR-412")
def test_knocked_out_on_the_way_the_rest_of_the_action_is_dropped() -> None:
    table = Table("kaldheira", "rassik D4 life 1", "slaugg D8")
    table.die("green", "FR")
    table.check("rassik E5 ko", "slaugg D8")
    assert table.active == "slaugg"
