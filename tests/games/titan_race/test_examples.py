"""The worked examples of the ledger, section 6, one test each, under the ledger's own numbers."""

from __future__ import annotations

from games.titan_race.table import BARE, GAME, Table
from hippodrome.engine.chance import Scripted
from hippodrome.games.titan_race.rules.course import FACES, TITANS
from ledger import rule


@rule("TR-104")
def test_s1_out_at_the_top_in_at_the_bottom() -> None:
    table = Table("bankog", "grinder E11")
    table.step("F")
    table.check("grinder E1 lap 2")


@rule("TR-103", "TR-408")
def test_s2_three_diagonals_from_b10_reach_e1_either_way() -> None:
    for side in ("FL", "FR"):
        table = Table("anglieh", "grinder B10")
        table.die("brown", side)
        table.check("grinder E1 lap 2")
        path = [event["to"] for event in table.told("moved")]
        assert path == (["A11", "F12", "E1"] if side == "FL" else ["C11", "D12", "E1"])


@rule("TR-103")
def test_s3_out_at_the_corner() -> None:
    table = Table("bankog", "grinder F12")
    table.step("FR")
    table.check("grinder A1 lap 2")


@rule("TR-1101", "TR-408")
def test_s4_grinder_through_two_lava_cells() -> None:
    table = Table("kaldheira", "grinder C3 life 6")
    table.die("brown", "FR")
    table.check("grinder F6 life 4")


@rule("TR-1102", "TR-1010")
def test_s5_chtooloo_among_pirates() -> None:
    table = Table("lagoon", "chtooloo A7 life 4 hand sidestep")
    table.die("brown", "FR", "give sidestep")
    table.check("chtooloo D10 life 3 hand -")
    assert table.discarded() == ["sidestep"]


@rule("TR-1103", "TR-1105")
def test_s6_slaugg_jumps_off_a_super_springboard() -> None:
    table = Table("moltenchest", "slaugg A3")
    table.die("blue", "FR+F")
    table.check("slaugg D8")
    assert [event["to"] for event in table.told("jumped")] == ["D6"]


@rule("TR-1106", "TR-405")
def test_s7_rassik_fires_the_statue() -> None:
    table = Table("bankog", "rassik B4", "slaugg C7", "craken D4", "ragnarok E5", "grinder D8", "chtooloo E7")
    table.die("green", "FR", "strike E7")
    table.check(
        "rassik D6", "slaugg C7 life 5", "craken D4 life 2", "ragnarok E5 life 5", "grinder D8 life 5",
        "chtooloo E7 life 2",
    )  # fmt: skip


@rule("TR-1108", "TR-1109")
def test_s8_grinder_in_the_pentacle() -> None:
    table = Table("anglieh", "grinder D4 life 5").expect("yellow")
    table.die("red", "later", "trap D4", "pentacle")
    table.check("grinder D10 life 4")
    assert table.may("pentacle")
    table.play("end")
    assert table.traps() == "D4"


@rule("TR-1115")
def test_s9_craken_slides() -> None:
    table = Table("estenguard", "craken D2")
    table.step("F")
    table.check("craken D8")
    assert [event["to"] for event in table.told("slid")] == ["D6", "D8"]


@rule("TR-205", "TR-813")
def test_s10_chtooloo_starts_and_restarts_on_4_of_6() -> None:
    table = Table("anglieh", "grinder A1", "chtooloo C1 ko")
    table.race.down[1] = 2
    table.play("end")
    table.check("chtooloo C1 life 4")
    assert table.race.course.most_life[TITANS.index("chtooloo")] == 6


@rule("TR-305", "TR-409")
def test_s11_purple_neither_gives_nor_costs_chtooloo_life() -> None:
    table = Table("anglieh", "slaugg C1", "chtooloo A1 life 4")
    table.race.pool[FACES.index("purple")] = 1
    table.play("end", "purple", "yellow")
    table.check("chtooloo A5 life 4")


@rule("TR-603", "TR-504")
def test_01_two_cells_one_loss() -> None:
    table = Table("bankog", "grinder C1", "slaugg C3")
    table.die("yellow")
    table.check("grinder C5", "slaugg C7 life 5")


@rule("TR-602")
def test_02_chain() -> None:
    table = Table("anglieh", "grinder A1 lap 2", "slaugg A3", "ragnarok A5")
    table.step("F")
    table.check("grinder A3 lap 2", "slaugg A5 life 5", "ragnarok A7 life 5")


@rule("TR-602", "TR-1001")
def test_03_chain_joined_later() -> None:
    table = Table("anglieh", "grinder A1 lap 2", "slaugg A3", "ragnarok A7").expect("theft")
    table.die("yellow")
    table.check("grinder A5 lap 2", "slaugg A7 life 5", "ragnarok A9 life 5 hand theft")


@rule("TR-610")
def test_04_full_column() -> None:
    table = Table(
        "anglieh", "grinder A1", "slaugg A3", "ragnarok A5", "craken A7", "rassik A9", "chtooloo A11"
    ).expect("theft")  # fmt: skip
    table.step("F")
    table.check(
        "grinder A3", "slaugg A5 life 5", "ragnarok A7 life 5", "craken A9 life 2 hand theft",
        "rassik A11 life 2", "chtooloo A1 lap 2 life 3",
    )  # fmt: skip


@rule("TR-1201", "TR-606", "TR-605")
def test_05_knocked_out_titan_wins() -> None:
    table = Table("bankog", "grinder E9 lap 2", "slaugg E11 lap 3 ko")
    table.step("F")
    assert table.race.over
    assert table.winner == "slaugg"
    assert list(table.race.winners()) == [1]


@rule("TR-105", "TR-906")
def test_06_lap_0() -> None:
    table = Table("anglieh", "ragnarok A3", "rassik A1")
    table.power("rassik B")
    table.check("rassik A11 lap 0")
    table.race.active = 1
    table.step("F")
    table.check("rassik A1 lap 1")


@rule("TR-905")
def test_07_swap_on_the_line() -> None:
    table = Table("anglieh", "craken D12 lap 2", "grinder D2")
    table.power()
    table.check("craken D2 lap 3", "grinder D12 lap 0")


@rule("TR-905", "TR-1201")
def test_08_swap_to_win() -> None:
    table = Table("anglieh", "craken D12 lap 3", "grinder D2")
    table.power()
    assert table.winner == "craken"


@rule("TR-804", "TR-412", "TR-311")
def test_09_knocked_out_on_the_way() -> None:
    table = Table("kaldheira", "rassik C3 life 1")
    table.die("brown", "FR")
    table.check("rassik E5 ko")
    assert table.active != "rassik"


@rule("TR-1101", "TR-407")
def test_10_pushed_into_lava() -> None:
    table = Table("kaldheira", "grinder B2", "slaugg C3 life 4")
    table.die("green", "later", "FR")
    table.check("grinder D4", "slaugg E5 life 1")


@rule("TR-606", "TR-805")
def test_11_pushing_a_knocked_out_titan_on() -> None:
    table = Table("kaldheira", "grinder C3", "rassik D4 life 2")
    table.die("brown", "FR")
    table.check("grinder F6 life 4", "rassik A7 ko")


@rule("TR-611")
def test_12_statue_hits_the_pusher() -> None:
    table = Table("bankog", "grinder D2 life 5", "slaugg D4 life 5")
    table.step("F")
    table.check("grinder D4 life 4", "slaugg D6 life 4")


@rule("TR-611", "TR-1106")
def test_13_through_the_statue() -> None:
    table = Table("bankog", "grinder D2 life 5", "slaugg D4 life 5")
    table.die("yellow")
    table.check("grinder D6 life 4", "slaugg D8 life 3")


@rule("TR-611")
def test_14_pushed_off_the_statue() -> None:
    table = Table("bankog", "grinder D4 life 5", "slaugg D6 life 2", "rassik C7 life 1")
    table.step("F")
    table.check("slaugg D8 ko", "rassik C7 ko", "grinder D6 life 5")


@rule("TR-1117")
def test_15_pushed_on_ice() -> None:
    table = Table("estenguard", "grinder C1", "slaugg C3 life 5")
    table.step("F")
    table.check("grinder C3", "slaugg C7 life 4")


@rule("TR-609", "TR-1116")
def test_16_following_on_ice() -> None:
    table = Table("estenguard", "grinder C1", "slaugg C3 life 5").expect("theft")
    table.die("yellow")
    table.check("grinder C7", "slaugg C9 life 4 hand theft")


@rule("TR-507", "TR-1117", "TR-1118")
def test_17_trap_on_ice_knocks_out() -> None:
    table = Table("estenguard", "grinder D2 life 1", traps="D6")
    table.die("yellow")
    table.check("grinder D6 ko")
    assert table.traps() == ""


@rule("TR-1116", "TR-1117", "TR-609")
def test_18_trap_on_ice_survived() -> None:
    table = Table("estenguard", "grinder D2 life 3", "slaugg D8 life 4", traps="D6")
    table.die("yellow")
    table.check("grinder D10 life 2", "slaugg D12 life 3")


@rule("TR-607", "TR-1104", "TR-504")
def test_19_jump_and_push() -> None:
    table = Table("moltenchest", "slaugg A3", "grinder D6 life 3", "ragnarok B4 life 3")
    table.expect("theft", "sidestep")
    table.die("brown", "FR")
    table.check("slaugg F8 hand sidestep", "grinder A9 life 2 hand theft", "ragnarok B4 life 3")


@rule("TR-1104", "TR-1103")
def test_20_jumping_over_the_victim() -> None:
    table = Table("moltenchest", "slaugg F2", "grinder F4 life 3")
    table.die("yellow")
    table.check("slaugg F8", "grinder F6 life 2")


@rule("TR-1105", "TR-104")
def test_21_two_springboards() -> None:
    table = Table("moltenchest", "slaugg A11")
    table.die("blue", "F+FR")
    table.check("slaugg D6 lap 2")
    assert [event["to"] for event in table.told("jumped")] == ["A3", "D6"]


@rule("TR-904", "TR-805")
def test_22_slaugg_and_the_knocked_out() -> None:
    table = Table("anglieh", "slaugg D6", "grinder D8 ko", "rassik C7 life 1")
    table.power()
    table.check("slaugg D6", "grinder D8 ko", "rassik C7 ko")


@rule("TR-909", "TR-1013")
def test_23_drain_against_shield() -> None:
    table = Table("anglieh", "chtooloo D6 life 4", "grinder D8 life 3 hand shield")
    table.power("yes")
    table.check("chtooloo D6 life 4", "grinder D8 life 3 hand -")
    assert table.discarded() == ["shield"]
    assert table.race.powers_down == 1


@rule("TR-1014")
def test_24_riposte() -> None:
    table = Table("kaldheira", "grinder C1", "slaugg C3 life 3 hand riposte")
    table.step("F", "yes")
    table.check("grinder C3 life 5", "slaugg C5 life 2 hand -")


@rule("TR-1102", "TR-511")
def test_25_pushed_to_pirates() -> None:
    table = Table("lagoon", "grinder C3", "slaugg D4 life 2 hand theft,sidestep")
    table.step("FR")
    assert table.asked == "slaugg"
    table.offers("give theft", "give sidestep", "life")
    table.play("life")
    table.check("slaugg E5 ko hand theft,sidestep", "grinder D4 life 5")


@rule("TR-906", "TR-608")
def test_26_ragnarok_pushes_himself() -> None:
    table = Table("anglieh", "ragnarok C3", "grinder C5").expect("theft")
    table.power("grinder B")
    table.check("grinder C3 hand theft", "ragnarok C1 life 5")


@rule("TR-903", "TR-505")
def test_27_power_from_a_springboard() -> None:
    table = Table("moltenchest", "rassik A3", "grinder F2 lap 2")
    table.power("FR")
    table.check("rassik D6", "grinder F2 lap 2")


@rule("TR-410")
def test_28_purple_with_one_life_paid_before() -> None:
    table = Table("anglieh", "rassik C1 lap 2 life 1")
    table.die("purple", "yellow before")
    table.check("rassik C1 lap 2 ko")


@rule("TR-410")
def test_29_purple_with_one_life_paid_after() -> None:
    table = Table("anglieh", "rassik C1 lap 2 life 1").expect("theft")
    table.die("purple", "yellow after")
    table.check("rassik C5 lap 2 ko hand theft")


@rule("TR-705")
def test_30_knocked_out_titan_on_a_trap() -> None:
    table = Table("anglieh", "grinder D2", "slaugg D4 ko", traps="D6")
    table.step("F")
    table.check("slaugg D6 ko", "grinder D4")
    assert table.traps() == ""
    assert table.race.supply == 15


@rule("TR-1002", "TR-1001")
def test_31_full_hand() -> None:
    table = Table("lagoon", "grinder D6", "slaugg D8 life 5 hand theft,sidestep").expect("lightning")
    table.step("F")
    table.check("grinder D8 hand lightning", "slaugg D10 life 4 hand theft,sidestep")


@rule("TR-1012", "TR-1117")
def test_32_headwind_on_ice() -> None:
    table = Table("estenguard", "slaugg A1", "grinder D8")
    table.card("headwind")
    table.check("grinder D2")


@rule("TR-905", "TR-1101")
def test_33_swap_into_lava() -> None:
    table = Table("kaldheira", "craken D4", "grinder E5")
    table.power()
    table.check("craken E5 life 2", "grinder D4 life 6")


@rule("TR-704", "TR-907")
def test_34_trap_on_a_titan() -> None:
    table = Table("anglieh", "grinder C3", "rassik D4 life 1")
    table.power("trap D4")
    table.check("rassik D4 ko")
    assert table.traps() == ""
    assert table.race.supply == 15


@rule("TR-1012")
def test_35_explosion() -> None:
    table = Table("bankog", "slaugg D8", "rassik D10", "craken C7 life 1", "grinder E11")
    table.card("explosion")
    table.check("rassik D10 life 2", "craken C7 ko", "grinder E11 life 6")


@rule("TR-1012", "TR-109")
def test_36_lightning() -> None:
    table = Table("bankog", "slaugg D8", "rassik A1 lap 2", "craken C7 life 1", "grinder E9 ko")
    table.card("lightning")
    table.check("slaugg D8", "rassik A1 lap 2 life 2", "craken C7 life 1", "grinder E9 ko")


@rule("TR-1012", "TR-1118")
def test_37_sidestep_on_ice() -> None:
    table = Table("estenguard", "slaugg A5")
    table.card("sidestep", "to C5")
    table.check("slaugg C5")


@rule("TR-1012", "TR-607")
def test_38_jump_boots() -> None:
    table = Table("bankog", "grinder C1", "slaugg C3", "rassik C5")
    table.card("jump_boots", "F")
    table.check("grinder C5", "slaugg C3", "rassik C7 life 2")


@rule("TR-307", "TR-308")
def test_39_trapped_entry() -> None:
    table = Table("anglieh", "slaugg E3", "rassik D2", "grinder F2", traps="A1")
    table.expect("red", "red", "blue")
    table.race.active = 1
    table.race.turns[2] = 0
    table.race.place[2] = -1
    table.play("end", "yellow", "to A1")
    table.check("grinder A5 life 5")
    assert table.traps() == ""


@rule("TR-103", "TR-605")
def test_40_side_wrap_push() -> None:
    table = Table("anglieh", "grinder E1 lap 2", "rassik F2")
    table.die("brown", "FR")
    table.check("grinder B4 lap 2", "rassik C5 life 2")


@rule("TR-1312", "TR-1316")
def test_41_grand_slam_border() -> None:
    table = Table("kaldheira", "grinder D12", slam="estenguard bankog")
    table.die("yellow")
    table.check("grinder II·D8")
    assert table.race.lap(0) == 2


@rule("TR-1312", "TR-605")
def test_42_grand_slam_finish() -> None:
    table = Table("kaldheira", "grinder III·D10", "rassik III·D12", slam="estenguard bankog")
    table.die("yellow")
    assert table.winner == "rassik"


@rule("TR-1315", "TR-1314")
def test_43_wall() -> None:
    table = Table("kaldheira", "ragnarok C3", "rassik C1", slam="estenguard bankog")
    table.power()
    table.offers("rassik F", "rassik FL", "rassik FR")


@rule("TR-301", "TR-303", "TR-210")
def test_44_dice_cycle() -> None:
    titans = {f"titan_{seat + 1}": name for seat, name in enumerate(TITANS[:4])}
    setup = GAME.setup(4, {"circuit": BARE, **titans})
    script = Scripted([0, 1, 2, 3, FACES.index("yellow")])
    script.outcomes += [face for _ in range(5) for face in (0, 1, 2, 4)]
    race = GAME.start(setup, script)
    rolled_by = [0]
    turns = 1
    while turns < 13:
        before, used = int(race.turn), script.used
        race.take(race.offered[0], script)
        turns = int(race.turn)
        if script.used > used:
            assert turns == before + 1
            rolled_by.append(int(race.active))
            assert turns in (4, 7, 10, 13)
    assert rolled_by == [0, 3, 2, 1, 0]


@rule("TR-811", "TR-812", "TR-813", "TR-814", "TR-303")
def test_45_timeline_of_a_knock_out() -> None:
    table = Table("anglieh", "rassik C5 life 1", "grinder A1", "slaugg E1")
    race = table.race
    for face, name in enumerate(FACES):
        race.pool[face] = 1 if name in ("yellow", "brown") else 0
    table.die("purple", "yellow after")
    table.check("rassik C9 ko")
    table.expect("red", "blue", "green")
    table.play("yellow", "die", "end")
    table.check("grinder A5")
    table.play("blue", "F+FL")
    table.check("slaugg D4")
    assert race.down[0] == 1
    table.expect("red", "blue", "yellow")
    table.play("green")
    assert race.down[0] == 2
    assert table.active == "grinder"
    table.expect("healing_potion")
    table.play("yellow", "die", "end")
    table.check("grinder A9 hand healing_potion")
    table.play("blue", "F+FL")
    table.expect("yellow", "brown", "green")
    table.play("end")
    table.check("slaugg C7", "rassik C9 life 3")
    assert table.active == "rassik"
    table.play("yellow", "die")
    table.check("rassik C1 lap 2 life 3")


@rule("TR-1109", "TR-1111")
def test_46_pentacle_and_own_colour() -> None:
    table = Table("anglieh", "grinder D4 life 5").expect("brown", "theft")
    table.die("red", "later", "trap D4", "pentacle", "FR")
    table.check("grinder A9 life 5 hand theft")
    assert table.active != "grinder"


@rule("TR-604", "TR-1013")
def test_47_shield_and_push() -> None:
    table = Table("bankog", "grinder C1", "slaugg C3 life 2 hand shield")
    table.die("yellow", "yes")
    table.check("grinder C5", "slaugg C7 life 2 hand -")


@rule("TR-703", "TR-502")
def test_48_push_over_a_trap() -> None:
    table = Table("anglieh", "grinder D2", "slaugg D4 life 5", traps="D6")
    table.die("yellow")
    table.check("slaugg D8 life 3", "grinder D6 life 6")


@rule("TR-308", "TR-504")
def test_49_occupied_entry() -> None:
    table = Table("anglieh", "slaugg E3", "rassik D2", "grinder F2", "craken A1 lap 2")
    table.race.active = 1
    table.race.turns[2] = 0
    table.race.place[2] = -1
    table.play("end", "yellow", "to A1")
    table.check("grinder A5", "craken A7 lap 2 life 2")


@rule("TR-512", "TR-507", "TR-1014")
def test_50_knocked_out_by_riposte_inside_a_step() -> None:
    table = Table("kaldheira", "grinder C1 life 1", "slaugg C3 life 3 hand riposte", traps="C5")
    table.die("yellow", "yes")
    table.check("grinder C3 ko", "slaugg C5 life 1 hand -")
    assert table.traps() == ""
    assert table.active == "slaugg"


@rule("TR-1302", "TR-1303", "TR-1308")
def test_51_two_player_seats() -> None:
    picks = {"titan_1": "rassik", "titan_2": "slaugg", "titan_3": "grinder", "titan_4": "craken"}
    setup = GAME.setup(2, {"circuit": "bankog", **picks})
    race = GAME.start(setup, Scripted([0, 1]))
    script = Scripted([FACES.index("green"), 0, 1, 2, 3])
    race.play(race.choices()[0], script)
    race.play(race.choices()[0], script)
    assert GAME.racers(race) == ((1, "slaugg"), (0, "rassik"), (1, "craken"), (0, "grinder"))
    assert race.seat == 1
