"""The effects of the six circuits (ledger 3.11)."""

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
