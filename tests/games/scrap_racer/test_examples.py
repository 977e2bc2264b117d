"""The worked examples of the ledger (9.1 from the rulebook, 9.2 further cases), one test each."""

from __future__ import annotations

import pytest

from games.scrap_racer.positions import GAME, race, track
from hippodrome.engine.errors import BadOption
from hippodrome.games.scrap_racer.rules import bonus_cards
from ledger import rule

THREE = "brawler sprinter drifter"
BONUS_3 = GAME.words["bonus_card"].index("bonus_3")
CATCH_UP = GAME.words["bonus_card"].index("catch_up")


@rule("SR-303", "SR-701", "SR-706", "SR-721")
def test_e01_double() -> None:
    table = race(THREE, [0, 0, 0]).play("3 ROLL 5 ROLL 3 stay")
    assert table.progress == [0, 0, 0]
    assert table.bonus_tokens == [1, 0, 0]
    assert table.active == "sprinter"


@rule("SR-003", "SR-304", "SR-501")
def test_e02_thirteen() -> None:
    table = race(THREE, [1, 0, 0]).play("1 ROLL 2 ROLL 4 ROLL 6 STOP")
    assert table.progress == [14, 0, 0]
    assert table.lap_tokens == [0, 0, 0]


@rule("SR-302", "SR-403", "SR-404", "SR-406", "SR-407")
def test_e03_nudges() -> None:
    table = race(THREE, [0, 0, 0], nudges={"brawler": "flip reroll reroll"})
    table.play("2 KEEP ROLL 3 KEEP ROLL 1 FLIP KEEP ROLL 3 REROLL 2 REROLL 1")
    assert table.dice == [2, 3, 6, 1]
    table.play("STOP")
    assert table.progress == [12, 0, 0]
    assert table.nudges("brawler") == ""
    assert table.reserve == 0


@rule("SR-006")
def test_e04_first_move() -> None:
    assert race(THREE, [0, 0, 0]).play("5 ROLL 3 STOP").progress == [8, 0, 0]


@rule("SR-502", "SR-512")
def test_e05_bonus_first() -> None:
    table = race(THREE, [0, 2, 0], active="sprinter", hands={"sprinter": "to_curve"})
    table.play("3 ROLL 1 STOP PLAY:to_curve")
    assert table.progress == [0, 8, 0]
    assert table.hand("sprinter") == ""


@rule("SR-524")
def test_e06_ability() -> None:
    table = race(THREE, [0, 1, 2], active="drifter").play("5 STOP")
    assert table.progress == [0, 1, 8]


@rule("SR-604", "SR-605")
def test_e07_fight() -> None:
    table = race(THREE, [0, 5, 2], active="drifter").play("3 STOP 5 3")
    assert table.progress == [0, 5, 6]


@rule("SR-706", "SR-721")
def test_e08_stay() -> None:
    table = race(THREE, [6, 9, 2]).play("4 ROLL 4 stay")
    assert table.progress == [6, 9, 2]
    assert table.bonus_tokens == [1, 0, 0]


@rule("SR-804", "SR-812")
def test_e09_second_crossing() -> None:
    table = race("trickster sprinter drifter", [25, 20, 10]).play("6 STOP all_but_first_2")
    assert table.progress == [31, 22, 12]
    assert table.lap_tokens == [2, 1, 0]


@rule("SR-821", "SR-822", "SR-831")
def test_e10_refill() -> None:
    table = race(
        THREE, [13, 24, 5],
        tokens={2: "plusmin1", 6: "plusmin1", 12: "plusmin1"}, reserve="reroll flip",
    )  # fmt: skip
    table.play("3 STOP all_but_top_two_3 flip plusmin1")
    assert table.progress == [16, 24, 8]
    assert table.lap_tokens == [1, 1, 0]
    assert table.nudges("drifter") == "flip"
    assert table.nudges("brawler") == "plusmin1"
    assert table.track_tokens == {4, 6, 12}
    assert table.reserve == 0


LAST_TURNS = "sprinter brawler drifter overtaker"


@rule("SR-901", "SR-902", "SR-805")
def test_e11_last_turns() -> None:
    table = race(LAST_TURNS, [36, 40, 31, 37], active="brawler").play("4 STOP")
    assert table.progress == [36, 44, 31, 37]
    assert table.lap_tokens == [2, 3, 2, 2]
    assert table.told("objective") == []
    assert table.ending
    assert table.active == "drifter"


@rule("SR-525", "SR-902", "SR-904", "SR-905")
def test_e12_winner() -> None:
    table = race(LAST_TURNS, [36, 40, 31, 37], active="brawler")
    table.play("4 STOP | 2 STOP | 6 ROLL 2 STOP")
    assert table.progress == [36, 44, 33, 46]
    assert table.lap_tokens == [2, 3, 2, 3]
    assert table.told("objective") == []
    assert table.over
    assert table.winners == [3]


@rule("SR-1022")
def test_e13_team_with_one_finisher() -> None:
    table = race("brawler trickster / overtaker drifter", [44, 30, 41, 39])
    assert table.winners == [0]


@rule("SR-1023")
def test_e14_team_with_two_finishers() -> None:
    table = race("brawler sprinter / overtaker drifter", [45, 33, 43, 40])
    assert table.winners == [1]


@rule("SR-704", "SR-712")
def test_e15_two_dice() -> None:
    table = race("brawler opportunist drifter", [3, 1, 0], active="opportunist")
    table.play("1 ROLL 1 two_dice 6 6")
    assert table.progress == [3, 13, 0]
    assert table.bonus_tokens == [0, 1, 0]
    assert len(table.told("accident")) == 1
    assert table.told("ability_used") == []


@rule("SR-705")
def test_e16_advance_and_pull() -> None:
    table = race("overtaker drifter sprinter", [3, 11, 1]).play("2 ROLL 2 advance_5_pull_2")
    assert table.progress == [8, 9, 1]


@rule("SR-707")
def test_e17_push_behind() -> None:
    table = race("opportunist sprinter drifter", [9, 6, 2]).play("4 ROLL 4 push_behind_2")
    assert table.progress == [9, 8, 2]


@rule("SR-709")
def test_e18a_up_to_5_free() -> None:
    table = race("brawler opportunist drifter", [2, 10, 1]).play("4 ROLL 4 up_to_5")
    assert table.progress == [7, 10, 1]


@rule("SR-709")
def test_e18b_up_to_5_blocked() -> None:
    table = race("brawler opportunist drifter", [2, 5, 1]).play("4 ROLL 4 up_to_5")
    assert table.progress == [5, 7, 1]
    assert table.told("fight") == []


@rule("SR-007", "SR-012", "SR-710", "SR-714")
def test_e19_drop_to_last() -> None:
    table = race("sprinter drifter brawler", [20, 12, 15]).play("5 ROLL 5 drop_to_last 2 6")
    assert table.progress == [15, 12, 16]


@rule("SR-502", "SR-511", "SR-801")
def test_e20_three_bonus_cards() -> None:
    table = race(THREE, [2, 7, 9], hands={"brawler": "to_straight bonus_3 bonus_5"})
    table.play("5 STOP PLAY:to_straight PLAY:bonus_3 MOVE_DICE PLAY:bonus_5 all_but_first_2")
    assert table.progress == [16, 9, 11]
    assert table.lap_tokens == [1, 0, 0]
    assert [drive["to"] for drive in table.told("drove")][:4] == [3, 6, 11, 2]


FOUR = "brawler sprinter drifter overtaker"


@rule("SR-012", "SR-606", "SR-608", "SR-813")
def test_x01_brawler_in_step_3() -> None:
    table = race(FOUR, [0, 0, 0, 0]).play("1 ROLL 2 ROLL 3 ROLL 4 ROLL 5 ROLL 6 last_7")
    assert table.progress == [23, 0, 0, 7]


@rule("SR-603", "SR-604", "SR-813")
def test_x02_three_way_fight() -> None:
    table = race(FOUR, [0, 0, 0, 0])
    table.play("1 ROLL 2 ROLL 3 ROLL 4 ROLL 5 ROLL 6 all_but_first_2 | 4 6 6  2 5 | 1 3 | 6 2")
    assert table.progress == [21, 2, 4, 3]


@rule("SR-808")
def test_x03_two_crossings() -> None:
    table = race(THREE, [10, 5, 2]).play("1 ROLL 2 ROLL 3 ROLL 4 ROLL 5 ROLL 6 last_two_5 last_7")
    assert table.progress == [31, 10, 14]
    assert table.lap_tokens == [2, 0, 0]


@rule("SR-805", "SR-808")
def test_x04_second_and_third_token() -> None:
    table = race(THREE, [27, 19, 16]).play("1 ROLL 2 ROLL 3 ROLL 4 ROLL 5 ROLL 6 all_but_first_2")
    assert table.progress == [48, 21, 18]
    assert table.lap_tokens == [3, 1, 1]
    assert table.ending


@rule("SR-606")
def test_x05_brawler_chain() -> None:
    table = race(FOUR, [2, 5, 7, 10]).play("3 STOP")
    assert table.progress == [9, 5, 7, 10]


@rule("SR-204", "SR-607")
@pytest.mark.parametrize(("dice", "after"), [("2 4", [8, 7, 1]), ("4 2", [7, 8, 1])])
def test_x06_brawler_not_active(dice: str, after: list[int]) -> None:
    table = race(THREE, [7, 4, 1], active="sprinter").play(f"3 STOP {dice}")
    assert table.progress == after


@rule("SR-607", "SR-712")
def test_x07_brawler_in_a_crash() -> None:
    table = race(THREE, [4, 6, 1]).play("2 ROLL 2 advance_2 1 5")
    assert table.progress == [6, 7, 1]
    assert table.bonus_tokens == [1, 0, 0]


@rule("SR-007", "SR-708")
def test_x08_no_reversing_over_the_line() -> None:
    table = race("overtaker sprinter drifter", [18, 16, 3]).play("6 ROLL 6 back_6")
    assert table.progress == [15, 16, 3]


@rule("SR-009", "SR-010", "SR-713")
@pytest.mark.parametrize(("active", "after"), [("brawler", [0, 2, 0]), ("drifter", [0, 0, 0])])
def test_x09_off_track_order(active: str, after: list[int]) -> None:
    table = race(THREE, [0, 0, 0], active=active).play("4 ROLL 4 push_behind_2")
    assert table.progress == after
    assert table.bonus_tokens[table.index(active)] == 1


@rule("SR-608", "SR-609", "SR-802", "SR-803")
def test_x10_long_chain() -> None:
    table = race(THREE, [10, 12, 14])
    table.play("3 ROLL 3 up_to_5 2 5 last_7 all_but_first_2 all_but_first_2")
    assert table.progress == [21, 18, 19]
    assert table.lap_tokens == [1, 1, 1]
    assert table.bonus_tokens == [1, 0, 0]


@rule("SR-515", "SR-529")
def test_x11_catch_up_by_the_leader() -> None:
    table = race("overtaker sprinter drifter", [24, 13, 5], hands={"overtaker": "catch_up"})
    table.play("2 STOP MOVE_DICE PLAY:catch_up 1 4")
    assert table.progress == [27, 14, 5]
    assert table.told("ability_used") == []


@rule("SR-531")
def test_x12_ability_before_fight() -> None:
    table = race(THREE, [5, 2, 9], active="sprinter").play("3 STOP")
    assert table.progress == [5, 6, 9]
    assert table.told("fight") == []


@rule("SR-521", "SR-523")
def test_x13_ability_once() -> None:
    assert race(THREE, [8, 1, 4], active="sprinter").play("1 STOP").progress == [8, 3, 4]


@rule("SR-603", "SR-604", "SR-803", "SR-811")
def test_x14_two_crossings_at_once() -> None:
    table = race("drifter brawler sprinter trickster", [12, 13, 33, 14])
    table.play("4 STOP all_but_first_2 | all_but_top_two_3 | 2 6 | 3 3 1  1 4 | 5 2 | 2 6 | last_7")
    assert table.progress == [25, 20, 35, 19]
    assert table.lap_tokens == [1, 1, 2, 1]


@rule("SR-903")
def test_x15_third_token_out_of_turn() -> None:
    table = race("overtaker brawler sprinter", [10, 42, 22]).play("4 STOP 2 5 | 3")
    assert table.progress == [14, 43, 22]
    assert table.lap_tokens == [0, 3, 1]
    assert table.ending
    assert table.active == "brawler"
    table.play("STOP | 1")
    assert table.progress == [14, 46, 22]
    assert table.active == "sprinter"
    assert not table.over
    assert table.play("STOP").over


@rule("SR-010", "SR-705")
def test_x16_level_is_not_ahead() -> None:
    table = race("overtaker sprinter drifter", [2, 7, 9])
    table.play("1 ROLL 1 advance_5_pull_2 | 3 6 2 | 4 1 | 2 5")
    assert table.progress == [8, 9, 7]


@rule("SR-526", "SR-722", "SR-723")
def test_x17_opportunist_exchange() -> None:
    table = race("opportunist sprinter drifter", [2, 4, 9], bonus_tokens=[2, 0, 0], bonus_pile="bonus_7")
    table.play("4 STOP bonus_7")
    assert table.progress == [6, 4, 9]
    assert table.hand("opportunist") == "bonus_7"
    assert table.bonus_tokens == [0, 0, 0]
    assert table.active == "sprinter"


@rule("SR-529", "SR-530")
def test_x18_landing_is_not_overtaking() -> None:
    table = race("opportunist sprinter drifter", [2, 6, 9], bonus_tokens=[2, 0, 0])
    table.play("4 STOP 6 1")
    assert table.progress == [7, 6, 9]
    assert table.bonus_tokens == [2, 0, 0]


@rule("SR-1013")
@pytest.mark.parametrize(("named", "after"), [("WIN_SECOND", [5, 6, 9, 1]), ("WIN_FIRST", [6, 5, 9, 1])])
def test_x19_own_racers(named: str, after: list[int]) -> None:
    table = race("brawler sprinter / drifter overtaker", [2, 5, 9, 1]).play(f"3 STOP {named}")
    assert table.progress == after


@rule("SR-527", "SR-722")
def test_x20_trickster() -> None:
    table = race("trickster sprinter drifter", [4, 8, 1], bonus_tokens=[1, 0, 0], bonus_pile="catch_up")
    table.play("4 ROLL 4 stay catch_up")
    assert table.hand("trickster") == "catch_up"
    assert table.bonus_tokens == [0, 0, 0]


@rule("SR-710")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        pytest.param([20, 12, 0], [15, 12, 0], id="x21 last off-track"),
        pytest.param([9, 6, 4], [3, 6, 4], id="x22 plain"),
        pytest.param([0, 6, 0], [0, 6, 0], id="x23 self off-track"),
    ],
)
def test_x21_to_x23_drop_to_last(before: list[int], after: list[int]) -> None:
    table = race("sprinter drifter brawler", before).play("5 ROLL 5 drop_to_last")
    assert table.progress == after


@rule("SR-711")
def test_x24_last_pushes_itself() -> None:
    table = race("sprinter drifter brawler", [4, 12, 9]).play("6 ROLL 6 push_last_4")
    assert table.progress == [8, 12, 9]


@rule("SR-831", "SR-832")
def test_x25_pick_up_only_when_active() -> None:
    table = race(THREE, [5, 6, 1], tokens={6: "reroll", 8: "flip"})
    table.play("3 ROLL 3 up_to_5 reroll")
    assert table.progress == [6, 8, 1]
    assert table.nudges("brawler") == "reroll"
    assert table.nudges("sprinter") == ""
    assert table.track_tokens == {8}


@rule("SR-806")
def test_x26_beyond_three_laps() -> None:
    table = race("overtaker sprinter drifter", [42, 20, 18])
    table.play("1 ROLL 2 ROLL 3 ROLL 4 ROLL 5 ROLL 6")
    assert table.progress == [64, 20, 18]
    assert table.lap_tokens == [3, 1, 1]
    assert table.told("objective") == []


@rule("SR-1013", "SR-1014")
def test_x27_mixed_owners() -> None:
    table = race("drifter brawler sprinter overtaker", [2, 7, 9, 1], owners=[0, 1, 1, 0])
    table.play("1 ROLL 1 advance_5_pull_2 | 3 6 2 | 1 4")
    assert table.options == ["WIN_FIRST", "WIN_SECOND"]
    assert table.seat == 1
    table.play("WIN_FIRST")
    assert table.progress == [7, 9, 8, 1]


@rule("SR-1031")
def test_x28_short_circuit() -> None:
    table = race(THREE, [11, 5, 2], short=True).play("4 STOP all_but_first_2")
    assert table.progress == [15, 7, 4]
    assert table.lap_tokens == [1, 0, 0]
    assert table.state.space(0) == 3


@rule("SR-725")
def test_x29_pile_runs_out() -> None:
    nineteen = "advance_3@3/4 " * 4 + "stay " * 3 + "push_behind_2 " * 4 + "back_die@3/4 " * 4 + "up_to_5 " * 4
    table = race(THREE, [6, 9, 2], piles={"3/4": "stay"}, discards={"3/4": nineteen})
    table.play("4 ROLL 4 stay")
    assert table.accidents("3/4") == [4, 4, 4, 4, 4]
    assert table.accidents("3/4", discard=True) == [0, 0, 0, 0, 0]


@rule("SR-529")
def test_x30_lapping_is_overtaking() -> None:
    table = race("overtaker sprinter drifter", [30, 19, 1]).play("4 STOP")
    assert table.progress == [35, 19, 1]


@rule("SR-831")
def test_x31_crash_and_pick_up() -> None:
    table = race(THREE, [8, 9, 2], tokens={8: "flip"}).play("4 ROLL 4 stay flip")
    assert table.nudges("brawler") == "flip"
    assert table.track_tokens == set()


@rule("SR-606", "SR-609")
def test_x32_fight_over_the_line() -> None:
    table = race(THREE, [10, 14, 5]).play("4 STOP last_7")
    assert table.progress == [16, 14, 12]
    assert table.lap_tokens == [1, 0, 0]


@rule("SR-530", "SR-601", "SR-605")
def test_x33_fight_chain() -> None:
    table = race("overtaker sprinter drifter trickster", [4, 7, 8, 9])
    table.play("3 STOP 6 1 | 5 2 | 4 4  3 1")
    assert table.progress == [10, 7, 8, 9]
    assert table.told("ability_used") == []


@rule("SR-405")
@pytest.mark.parametrize(
    ("die", "options"),
    [(1, ["KEEP", "PLUS1"]), (6, ["KEEP", "MINUS1"]), (3, ["KEEP", "PLUS1", "MINUS1"])],
)
def test_x34_legal_nudges(die: int, options: list[str]) -> None:
    table = race(THREE, [0, 0, 0], nudges={"brawler": "plusmin1"}).play(str(die))
    assert table.options == options


@rule("SR-007", "SR-708")
def test_x35_back_by_die_at_the_start() -> None:
    table = race(THREE, [4, 9, 2]).play("5 ROLL 5 back_die@5/6 6")
    assert table.progress == [1, 9, 2]


@rule("SR-1041")
def test_x36_long_sections() -> None:
    long = track(spaces_per_section=3)
    assert long.length == 42
    assert [long.curve[space] for space in range(1, 7)] == [1, 1, 1, 0, 0, 0]
    assert [space for space in range(1, 7) if long.symbol[space]] == [5]
    assert long.sections[-1][0] == 14
    assert [long.curve[space] for space in (40, 41, 42)] == [0, 0, 0]
    before = race(THREE, [125, 60, 50], spaces_per_section=3).play("1 STOP")
    assert before.lap_tokens[0] == 2
    beyond = race(THREE, [125, 60, 50], spaces_per_section=3).play("2 STOP")
    assert beyond.progress[0] == 127
    assert beyond.lap_tokens[0] == 3


@rule("SR-516")
def test_x37_nobody_left_to_catch() -> None:
    table = race(THREE, [0, 6, 0], hands={"brawler": "catch_up catch_up"})
    table.play("3 STOP")
    assert table.options == ["MOVE_DICE", "PLAY:catch_up"]
    table.play("PLAY:catch_up")
    assert table.progress == [9, 6, 0]
    assert table.options == ["END_MOVE", "PLAY:catch_up"]
    assert bonus_cards.distance(table.state, CATCH_UP) == 11
    table.play("END_MOVE")
    assert table.progress == [9, 6, 0]
    assert table.hand("brawler") == "catch_up"


@rule("SR-512", "SR-1041")
def test_x38_sections_of_three_spaces() -> None:
    table = race(THREE, [5, 20, 30], hands={"brawler": "to_straight to_curve"}, spaces_per_section=3)
    table.play("2 STOP PLAY:to_straight MOVE_DICE PLAY:to_curve")
    assert table.progress == [10, 20, 30]
    assert [drive["to"] for drive in table.told("drove")] == [7, 9, 10]


@rule("SR-724")
def test_x39_no_bonus_card_left() -> None:
    table = race(THREE, [6, 9, 2], bonus_tokens=[2, 0, 0], bonus_pile="")
    table.play("4 ROLL 4 stay | 1 STOP | 1 STOP | 4")
    assert table.bonus_tokens[0] == 3
    table.play("ROLL 4 stay | 1 STOP | 1 STOP | 4")
    assert table.bonus_tokens[0] == 3
    table.state.bonus_discard[BONUS_3] = 1
    table.play("ROLL 4 stay bonus_3")
    assert table.bonus_tokens[0] == 1
    assert table.hand("brawler") == "bonus_3"
    assert table.bonus_pile == table.bonus_discard == ""


@rule("SR-1032", "SR-1037")
def test_x40_moved_line() -> None:
    moved = track(finish=3)
    assert [section for section, _ in moved.sections] == [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 1, 2, 3]
    assert [space for space in range(1, 15) if moved.symbol[space]] == [1, 3, 5, 7, 9, 13]
    short = track(finish=3, short=True)
    assert [section for section, _ in short.sections] == [4, 6, 7, 8, 9, 10, 11, 12, 14, 1, 2, 3]
    for left_out in (5, 13):
        with pytest.raises(BadOption, match=f'"finish" cannot be "{left_out}"'):
            track(finish=left_out, short=True)


@rule("SR-806", "SR-821")
def test_x41_fourth_crossing_refills() -> None:
    table = race(
        "drifter brawler sprinter", [20, 43, 33], active="brawler",
        lap_tokens=[1, 3, 2], ending=True, reserve="flip reroll",
    )  # fmt: skip
    table.play("1 ROLL 2 ROLL 3 ROLL 4 ROLL 5 ROLL 6")
    assert table.progress == [20, 64, 33]
    assert table.lap_tokens == [1, 3, 2]
    assert table.track_tokens == {2, 4}
    assert table.told("objective") == []
