"""ARRIVE, and the effects of the six circuits (ledger 3.5 and 3.11)."""

from __future__ import annotations

from games.titan_race.table import Table
from ledger import rule


@rule("TR-1101")
def test_lava_burns_on_every_arrival_but_not_while_standing() -> None:
    table = Table("kaldheira", "grinder E5 life 6")
    table.play("end")
    table.check("grinder E5 life 6")
    again = Table("kaldheira", "ragnarok E3", "grinder E5 life 6")
    again.power("grinder FR")
    again.check("grinder F6 life 5")


@rule("TR-1102")
def test_pirates_attack_on_every_cell_and_without_cards_take_life() -> None:
    table = Table("lagoon", "grinder A7 hand theft,sidestep")
    table.die("brown", "FR", "life")
    table.offers("give theft", "give sidestep", "life")
    table.play("give theft")
    table.check("grinder D10 life 5 hand sidestep")
    poor = Table("lagoon", "grinder A7")
    poor.die("brown", "FR")
    poor.check("grinder D10 life 4")


@rule("TR-1103")
def test_other_directions_from_a_super_springboard_are_plain_steps() -> None:
    table = Table("moltenchest", "slaugg A3")
    table.step("F")
    table.check("slaugg A5")
    multi = {"F": "F8", "FL": "D6", "FR": "B6"}
    for direction, landing in multi.items():
        table = Table("moltenchest", "slaugg F4")
        if landing == "B6":
            table.expect("theft")
        table.step(direction)
        table.check(f"slaugg {landing}")


@rule("TR-1104")
def test_driven_titans_do_not_jump() -> None:
    table = Table("moltenchest", "ragnarok A1", "slaugg A3")
    table.power("slaugg FR")
    table.check("slaugg B4")


@rule("TR-1105")
def test_a_springboard_reached_with_one_step_is_used_with_the_next() -> None:
    table = Table("moltenchest", "slaugg B2")
    table.die("blue", "FL+F")
    table.check("slaugg A5")
    table = Table("moltenchest", "slaugg E1")
    table.die("yellow")
    table.check("slaugg E5")
    table = Table("moltenchest", "slaugg F2")
    table.die("yellow")
    table.check("slaugg F8")


@rule("TR-1106")
def test_a_statue_destroys_traps_around_it_and_spares_who_fires_it() -> None:
    table = Table("bankog", "grinder D2", traps="C5 E7 D10")
    table.die("yellow")
    table.check("grinder D6 life 6")
    assert table.traps() == "D10"


@rule("TR-1107")
def test_damage_on_a_statue_cell_does_not_fire_it() -> None:
    table = Table("bankog", "slaugg D4", "grinder D8", traps="D6")
    table.power()
    table.check("grinder D8 life 6")
    assert table.traps() == ""
    assert table.told("burst") == []


@rule("TR-1115", "TR-1116")
def test_ice_cells_are_free_and_the_movement_goes_on() -> None:
    table = Table("estenguard", "grinder D2")
    table.die("yellow")
    table.check("grinder D10")


@rule("TR-1116")
def test_the_switch_by_which_a_slide_ends_the_movement() -> None:
    table = Table("estenguard", "grinder D2", ice_ends_movement=True)
    table.die("yellow")
    table.check("grinder D8")


@rule("TR-1118")
def test_a_titan_standing_on_ice_leaves_it_normally() -> None:
    table = Table("estenguard", "grinder D6")
    table.step("F")
    table.check("grinder D8")


@rule("TR-1119")
def test_a_crowded_icy_line_comes_to_rest() -> None:
    icy = {"ice": ["A3", "A5", "A7", "A9"]}
    table = Table(icy, "slaugg E5", "grinder A1 lap 3", "rassik A11 lap 3", "craken A9 lap 3")
    table.card("headwind", "grinder")
    assert not table.race.over
    places = list(table.race.place)
    assert len(set(places)) == 4
    assert min(table.race.row) < 0


@rule("TR-503", "TR-707")
def test_arriving_meets_the_trap_before_the_scenery() -> None:
    table = Table("bankog", "grinder D4 life 1", "slaugg D8", traps="D6 C7")
    table.step("F")
    table.check("grinder D6 ko", "slaugg D8 life 5")
    keys = [event.key for event in table.events()]
    assert keys.index("trap_sprung") < keys.index("knocked_out") < keys.index("burst")
    assert table.traps() == ""


@rule("TR-503", "TR-609")
def test_slides_inside_a_step_are_finished_front_to_back() -> None:
    table = Table("estenguard", "grinder D2", "slaugg D4", "rassik D8", traps="D10")
    table.step("F")
    table.check("grinder D8 life 6", "slaugg D10 life 5", "rassik D12 life 1")


@rule("TR-506")
def test_a_knocked_out_titan_fires_statues_draws_cards_and_is_no_prey_for_pirates() -> None:
    statue = Table("bankog", "grinder D2", "slaugg D4 ko", "rassik D8")
    statue.step("F")
    statue.check("slaugg D6 ko", "rassik D8 life 2", "grinder D4 life 5")
    bonus = Table("anglieh", "grinder A5", "slaugg A7 ko").expect("theft")
    bonus.step("F")
    bonus.check("slaugg A9 ko hand theft")
    pirates = Table("lagoon", "grinder D8", "slaugg D10 ko hand theft")
    pirates.step("F")
    pirates.check("slaugg D12 ko hand theft")


@rule("TR-507")
def test_knocked_out_by_the_push_a_titan_still_slides() -> None:
    table = Table("estenguard", "grinder C1", "slaugg C3 life 1")
    table.step("F")
    table.check("grinder C3", "slaugg C7 ko")


@rule("TR-513")
def test_by_the_other_reading_it_lies_where_the_push_brought_it() -> None:
    table = Table("estenguard", "grinder C1", "slaugg C3 life 1", knocked_out_slides=False)
    table.step("F")
    table.check("grinder C3", "slaugg C5 ko")


@rule("TR-513", "TR-507")
def test_by_the_other_reading_too_whoever_lay_before_slides() -> None:
    for start, end in (("slaugg C3 ko", "slaugg C7 ko"), ("slaugg C3 life 2", "slaugg C7 life 1")):
        table = Table("estenguard", "grinder C1", start, knocked_out_slides=False)
        table.step("F")
        table.check("grinder C3", end)


@rule("TR-513")
def test_a_trap_on_the_ice_is_gone_and_the_titan_stays() -> None:
    table = Table("estenguard", "grinder C1", "slaugg C3 life 1", traps="C5", knocked_out_slides=False)
    table.step("F")
    table.check("slaugg C5 ko")


@rule("TR-507")
def test_knocked_out_in_its_own_turn_a_titan_does_not_slide() -> None:
    table = Table("estenguard", "grinder C3 life 1", "slaugg C5 hand riposte")
    table.step("F", "yes")
    table.check("grinder C5 ko", "slaugg C7 life 5")
