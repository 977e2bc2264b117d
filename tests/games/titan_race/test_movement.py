"""STEP, ARRIVE, pile-ups and traps (ledger 3.5 to 3.7)."""

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


@rule("TR-507")
def test_knocked_out_in_its_own_turn_a_titan_does_not_slide() -> None:
    table = Table("estenguard", "grinder C3 life 1", "slaugg C5 hand riposte")
    table.step("F", "yes")
    table.check("grinder C5 ko", "slaugg C7 life 5")


@rule("TR-508")
def test_only_one_titan_of_a_chain_crosses_the_line_at_once() -> None:
    table = Table(BARE, "grinder E7 lap 3", "slaugg E9 lap 3", "rassik E11 lap 3")
    table.step("F")
    assert table.winner == "rassik"
    assert [int(row) for row in table.race.row] == [33, 35, 37]


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
