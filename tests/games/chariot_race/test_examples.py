"""Every worked example of the ledger (section 7), in its order."""

from __future__ import annotations

import pytest

from games.chariot_race.positions import FIVE_TURNS, circus, numbers, sides, started
from hippodrome.games.chariot_race.rules import destruction
from ledger import rule


@rule("CR-202", "CR-005")
def test_ex_1_turn_order() -> None:
    table = circus("green C5/0 V0", "red O5/0 V0", "yellow I4/0 V0", "blue C3/0 V0").begin("green")
    order = []
    for _ in range(4):
        order.append(table.active)
        table.choose("keep")
    assert order == ["green", "red", "yellow", "blue"]


@rule("CR-311", "CR-312", "CR-401")
def test_ex_2_adjusting_speed() -> None:
    table = circus("blue C5/0 D6 V9").begin("blue")
    assert table.levels("blue") == "D6 V6 F0"
    assert table.race.rolled == 4
    assert table.told("capped") == [{"racer": 0, "from": 9, "to": 6, "damage": 6}]


@rule("CR-503", "CR-504", "CR-207", "CR-106")
def test_ex_3_top_of_the_track() -> None:
    table = circus("red O20/0 D12 V11 F3").drive("red", "SPRINT ATTACK")
    assert table.at("red") == "O2/1"
    assert table.levels("red") == "D11 V12 F3"
    assert table.race.dolphins(table.chariot("red")) == 1


@rule("CR-516", "CR-521", "CR-601", "CR-604", "CR-605", "CR-626")
def test_ex_4_lolas_charge() -> None:
    table = circus("green O12/0 D11 V6 F0", "yellow C17/0 D2 V5 F1", "blue C16/0 D9 V5 F2")
    table.drive("green", "PM PM SPRINT TURN", "FFFFFFFi", plus=1)
    assert (table.at("green"), table.levels("green")) == ("C15/0", "D4 V8 F0")
    assert (table.at("blue"), table.levels("blue")) == ("C16/0", "D9 V5 F2")
    assert table.at("yellow") == "out"
    assert (table.caltrops, table.supply) == ({"C17"}, 19)
    assert table.trail("green") == ["O13", "O14", "O15", "O16", "O17", "O18", "O19", "C17"]
    assert [event.key for event in table.events if event.key not in ("drove", "changed_lane")][2:12] == [
        "sprinted", "speed", "curve_hurt", "curve_hurt",
        "crashed", "crash_hurt", "crash_hurt", "placed", "destroyed", "debris",
    ]  # fmt: skip
    curves = [(hurt["limit"], hurt["speed"], hurt["lost"], hurt["damage"]) for hurt in table.told("curve_hurt")]
    assert curves == [(7, 8, 1, 9), (5, 8, 3, 6)]


@rule("CR-926", "CR-312")
def test_ex_5_two_speeds_beside_one_level() -> None:
    table = circus("green C5/0 D8 V11", side="black").begin("green")
    assert table.levels("green") == "D8 V10 F0"
    assert table.race.rolled == 2


@rule("CR-105", "CR-108", "CR-004", "CR-411", "CR-521")
def test_ex_10_start() -> None:
    order = [0, 1, 2, 3, 4, 5]
    dice = sides("PM TURN TURN ATTACK FORTUNE")
    table = started(6, [*order, *dice], board="standard")
    assert [int(table.race.progress(chariot)) for chariot in range(6)] == [0, -35, -70, -105, -140, -175]
    table.choose("keep", "accept", "plus 1", *["forward"] * 5)
    assert (table.at("blue"), table.levels("blue")) == ("O4/0", "D12 V5 F4")
    assert table.told("curve_held") == [{"racer": 0, "cell": 204, "limit": 7, "speed": 5}]
    assert table.race.dolphins(0) == 2
    table.choose("stop", chance=sides("SPRINT PM TURN ATTACK FORTUNE"))
    assert table.active == "red"
    table.choose("keep", "accept", "plus 1", *["forward"] * 7)
    assert (table.at("red"), table.levels("red")) == ("C6/0", "D9 V7 F4")


@rule("CR-603", "CR-712", "CR-721")
def test_ex_11_driving_through_then_a_javelin() -> None:
    table = circus("blue O10/0 D12 V5 F3", "red O13/0 D7")
    table.drive("blue", "ATTACK FORTUNE TURN TURN PM", "FFFF")
    assert (table.at("blue"), table.levels("blue")) == ("O14/0", "D10 V4 F4")
    assert table.damage("red") == 5
    assert table.options == ["stop", "javelin red", "caltrop O11", "caltrop O12", "caltrop O13"]
    assert table.choose("javelin red").damage("red") == 4


@rule("CR-625", "CR-805")
def test_ex_12_both_wrecked() -> None:
    table = circus("blue O10/0 D2 V2", "red O12/0 D1").drive("blue", FIVE_TURNS, "FF")
    assert (table.at("blue"), table.at("red")) == ("out", "out")
    assert (table.caltrops, table.supply) == ({"O12"}, 19)
    assert table.race.over
    assert numbers(table.race.winners()) == []
    assert len(table.told("no_winner")) == 1


@rule("CR-516", "CR-623")
def test_ex_13_wrecked_by_the_curve_before_the_crash() -> None:
    table = circus("blue C2/0 D5 V5", "red C4/0 D4").drive("blue", "SPRINT SPRINT TURN TURN FORTUNE", "FF")
    assert table.at("blue") == "out"
    assert table.levels("blue") == "D0 V9 F1"
    assert table.damage("red") == 4
    assert (table.caltrops, table.supply) == ({"C4"}, 19)


@rule("CR-516", "CR-531")
def test_ex_14_caltrop_then_crash() -> None:
    table = circus("blue O10/0 D3 V3", "red O12/0 D5", caltrops="O12").drive("blue", FIVE_TURNS, "FF")
    assert table.told("caltrop_hit")[0]["damage"] == 2
    assert (table.at("blue"), table.damage("red")) == ("out", 3)
    assert (table.caltrops, table.supply) == ({"O12"}, 19)


@rule("CR-501", "CR-623", "CR-205")
def test_ex_15_sprinting_to_death() -> None:
    table = circus("blue I8/0 D1 V1", "red O1/0").drive("blue", "SPRINT TURN TURN ATTACK FORTUNE")
    assert table.at("blue") == "out"
    assert table.caltrops == {"I8"}
    assert table.trail("blue") == []
    assert table.active == "red"


@rule("CR-511", "CR-503", "CR-711")
def test_ex_16_standing_still() -> None:
    table = circus("blue C10/0 D4 V1", "red C12/0 D5", "green C8/0 D3")
    table.drive("blue", "PM ATTACK TURN TURN TURN")
    assert (table.at("blue"), table.race.speed[0]) == ("C10/0", 0)
    assert table.options == ["stop", "javelin red", "javelin green"]
    assert table.choose("javelin red").damage("red") == 4
    braking = circus("blue C10/0 D4 V1").drive("blue", "PM PM PM TURN TURN")
    assert braking.race.speed[0] == 0
    assert braking.at("blue") == "C10/0"


@rule("CR-004", "CR-106")
def test_ex_17_lap() -> None:
    table = circus("blue O28/0 V4").drive("blue", FIVE_TURNS, "FFFF")
    assert table.at("blue") == "O2/1"
    assert table.told("lap") == [{"racer": 0, "laps": 1, "left": 1}]
    start = circus("blue O28/-1 V4").drive("blue", FIVE_TURNS, "FFFF")
    assert start.at("blue") == "O2/0"
    assert start.told("lap") == []


@rule("CR-606", "CR-004")
def test_ex_18_pushed_back_over_the_line() -> None:
    table = circus("blue O27/1 D8 V4", "green O0/2 D9", "red O1/2 D9")
    table.drive("blue", "TURN TURN TURN FORTUNE FORTUNE", "FFFF")
    assert table.at("blue") == "O29/1"
    assert table.progress("blue") == 5880 == 2 * table.race.circus.length
    assert not table.race.home(0)
    assert table.told("lap") == []


@rule("CR-901", "CR-804", "CR-803")
@pytest.mark.parametrize("protected", [False, True])
def test_ex_19_protection_past_the_finish(protected: bool) -> None:
    table = circus("blue O27/1 D8 V4", "red O1/2 D1", no_damage_past_finish=protected)
    table.drive("blue", "TURN TURN TURN ATTACK FORTUNE", "FFFF")
    assert (table.at("blue"), table.damage("blue")) == ("O0/2", 6)
    if protected:
        assert (table.at("red"), table.damage("red")) == ("O1/2", 1)
        assert "javelin red" not in table.options
        assert table.told("spared") == [{"racer": 1, "cell": 201}]
    else:
        assert table.at("red") == "out"
        assert table.caltrops == {"O1"}
    table.choose("stop")
    assert table.race.over
    assert numbers(table.race.winners()) == [1 if protected else 0]


@rule("CR-911")
def test_ex_20_pillar() -> None:
    table = circus("blue C8/0 D10 V4 F3", circuit="BB")
    table.drive("blue", "FORTUNE FORTUNE ATTACK ATTACK PM")
    assert table.at("blue") == "out"
    assert table.damage("blue") == 0
    assert table.caltrops == {"C10"}
    assert table.trail("blue") == ["C9", "C10"]
    spared = circus("blue C8/0 D10 V4 F3", circuit="BB")
    spared.drive("blue", "FORTUNE TURN ATTACK ATTACK PM", "FoF")
    assert (spared.at("blue"), spared.damage("blue")) == ("O12/0", 10)


@rule("CR-604", "CR-913", "CR-712")
def test_ex_21_placing_skips_pillars() -> None:
    table = circus("blue O11/0 D10 V3", "red C11/0 D9", circuit="BB")
    table.drive("blue", "TURN FORTUNE ATTACK ATTACK PM", "Fi")
    assert (table.at("blue"), table.damage("blue"), table.damage("red")) == ("C9/0", 8, 7)
    assert [option for option in table.options if option.startswith("caltrop")] == ["caltrop O12"]


@rule("CR-711", "CR-712", "CR-713", "CR-701")
def test_ex_22_dropping_caltrops() -> None:
    table = circus("blue O10/0 V5").drive("blue", "ATTACK ATTACK TURN FORTUNE FORTUNE", "FFiFF")
    assert table.trail("blue") == ["O11", "O12", "C11", "C12", "C13"]
    assert table.options == ["stop", "caltrop O11", "caltrop O12", "caltrop C11", "caltrop C12"]
    table.choose("caltrop O12", "caltrop O11")
    assert (table.caltrops, table.supply) == ({"O11", "O12"}, 18)


@rule("CR-622")
def test_ex_23_one_cube_per_cell() -> None:
    table = circus("blue C11/0 V1", "red O14/0 D1", caltrops="O14")
    table.drive("blue", "TURN TURN TURN ATTACK TURN", "F").choose("javelin red")
    assert table.at("red") == "out"
    assert (table.caltrops, table.supply) == ({"O14"}, 19)


@rule("CR-714", "CR-622", "CR-723")
def test_ex_24_empty_supply() -> None:
    cubes = " ".join(f"I{index}" for index in range(20))
    table = circus("blue O10/0 D12 V5", "red O12/0 D2", "green O1/0", caltrops=cubes)
    table.drive("blue", "ATTACK TURN TURN TURN TURN", "FFFFF")
    assert (table.at("blue"), table.damage("blue"), table.at("red")) == ("O15/0", 10, "out")
    assert table.supply == 0
    assert "O12" not in table.caltrops
    assert table.active == "green"


@rule("CR-606", "CR-713", "CR-605")
def test_ex_25_long_way_back() -> None:
    table = circus("blue O9/0 D12 V2", "red C9/0 D5", "green C8/0 D5", "yellow C7/0 D5")
    table.drive("blue", "TURN TURN FORTUNE FORTUNE ATTACK", "Fi")
    assert (table.at("blue"), table.progress("blue"), table.damage("blue")) == ("C6/0", 763, 10)
    assert [table.damage(color) for color in ("red", "green", "yellow")] == [3, 5, 5]
    assert table.options == ["stop", "javelin green", "javelin yellow", "caltrop O10"]


@rule("CR-624", "CR-713")
def test_ex_26_wrecking_on_the_way() -> None:
    table = circus("blue C9/0 D12 V4", "red C11/0 D2").drive("blue", "ATTACK TURN TURN TURN TURN", "FFFF")
    assert (table.at("blue"), table.damage("blue"), table.at("red")) == ("C13/0", 10, "out")
    assert table.caltrops == {"C11"}
    assert table.options == ["stop", "caltrop C10", "caltrop C12"]


@rule("CR-301", "CR-311")
@pytest.mark.parametrize(
    ("choice", "levels", "dice"),
    [
        ("no repair", "D5 V5 F4", 5),
        ("repair 1", "D6 V6 F1", 4),
        ("repair 2", "D7 V7 F1", 4),
        ("repair 3", "D8 V8 F1", 3),
    ],
)
def test_ex_27_how_much_to_repair(choice: str, levels: str, dice: int) -> None:
    table = circus("blue C10/0 D5 V9 F4").begin("blue")
    assert table.options == ["no repair", "repair 1", "repair 2", "repair 3"]
    table.choose(choice)
    assert table.levels("blue") == levels
    assert table.race.rolled == dice


@rule("CR-403", "CR-406", "CR-404")
def test_ex_28_fortune() -> None:
    table = circus("blue C10/0 D12 V4 F5", "red C1/0").begin("blue", "FORTUNE FORTUNE TURN TURN TURN")
    table.choose("keep")
    assert not any(option.endswith("FORTUNE") for option in table.options)
    table.choose("pick 2", "roll", chance=sides("ATTACK"))
    assert table.levels("blue") == "D12 V4 F3"
    table.choose("set 3 SPRINT")
    assert table.dice == "FORTUNE FORTUNE ATTACK SPRINT TURN"
    assert table.levels("blue") == "D11 V6 F3"
    assert table.asked == "step"


@rule("CR-411", "CR-207")
def test_ex_29_fortune_limit() -> None:
    table = circus("blue C10/0 F5").drive("blue", "FORTUNE FORTUNE FORTUNE TURN TURN", "F")
    assert table.levels("blue") == "D12 V4 F6"


@rule("CR-802", "CR-801")
def test_ex_30_finisher_destroyed() -> None:
    table = circus("green I2/2 D1", "red I0/1 V1").drive("red", "ATTACK TURN TURN TURN TURN", "F")
    table.choose("javelin green")
    assert table.at("green") == "out"
    assert not table.race.over
    assert (table.race.round, table.active) == (2, "red")


@rule("CR-803")
def test_ex_31_photo_finish() -> None:
    table = circus("blue O1/2", "red C1/2", "green I1/2")
    assert [table.progress(color) for color in ("blue", "red", "green")] == [6090, 6055, 6020]
    assert numbers(table.race.winners()) == [0]
    destruction.destroy(table.race, 0)
    assert numbers(table.race.winners()) == [1]


@rule("CR-921", "CR-922", "CR-923")
@pytest.mark.parametrize(
    ("players", "first", "boards", "grid"),
    [
        (3, 1, [1, 2, 0, 0, 2, 1], [0, 2, 1, 1, 2, 0]),
        (4, 2, [2, 3, 0, 1], [1, 0, 3, 2]),
        (2, 0, [0, 1, 1, 0], [1, 0, 0, 1]),
        (6, 5, [5, 0, 1, 2, 3, 4], [4, 3, 2, 1, 0, 5]),
    ],
)
def test_ex_32_draft(players: int, first: int, boards: list[int], grid: list[int]) -> None:
    table = started(players, [first], side="black")
    choosing, placing = [], []
    while table.asked == "draft":
        choosing.append(int(table.race.seat))
        table.choose(table.options[0])
    while table.asked == "grid":
        placing.append(int(table.race.seat))
        table.choose(table.options[0])
    if len(boards) == 6:
        assert choosing == boards[:5]
        assert placing == grid[:5]
    else:
        assert (choosing, placing) == (boards, grid)


@rule("CR-007", "CR-004")
@pytest.mark.parametrize(
    ("before", "way", "after"),
    [("O29/-1", "i", "C0/0"), ("C25/0", "i", "I0/1"), ("C25/0", "o", "O29/0"), ("I21/1", "o", "C25/1")],
)
def test_ex_34_lane_changes_over_the_line(before: str, way: str, after: str) -> None:
    table = circus(f"blue {before} V1").drive("blue", FIVE_TURNS, way)
    assert table.at("blue") == after


@rule("CR-006", "CR-606")
def test_ex_35_crash_with_a_lapped_chariot() -> None:
    table = circus("blue O10/1 D12 V2", "red O12/0 D9").drive("blue", FIVE_TURNS, "FF")
    assert (table.damage("blue"), table.damage("red")) == (10, 7)
    assert (table.at("blue"), table.progress("blue")) == ("O11/1", 4095)
    assert (table.at("red"), table.progress("red")) == ("O12/0", 1260)


@rule("CR-605", "CR-532")
@pytest.mark.parametrize("hurts", [False, True])
def test_ex_36_placed_on_a_cube(hurts: bool) -> None:
    table = circus("blue O11/0 D10 V3", "red C11/0 D9", caltrops="C10", placed_on_caltrop_hurts=hurts)
    table.drive("blue", "TURN FORTUNE ATTACK ATTACK PM", "Fi")
    assert table.at("blue") == "C10/0"
    if hurts:
        assert (table.damage("blue"), table.caltrops, table.supply) == (7, set(), 20)
        return
    assert (table.damage("blue"), table.caltrops, table.supply) == (8, {"C10"}, 19)
    away = circus("blue C10/0 D8 V2", caltrops="C10").drive("blue", FIVE_TURNS, "FF")
    assert (away.damage("blue"), away.caltrops) == (8, {"C10"})
