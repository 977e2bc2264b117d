"""Crossing the line: lap tokens, Objective cards, refill and pick-up (SR-8xx)."""

from __future__ import annotations

import pytest

from games.scrap_racer.positions import race
from hippodrome.games.scrap_racer.rules.track import RACERS
from ledger import rule

THREE = "trickster sprinter drifter"


@rule("SR-801")
def test_crossings_wait_until_the_fights_are_settled() -> None:
    table = race(THREE, [12, 16, 5]).play("4 STOP 6 1 last_7")
    keys = [event.key for event in table.events]
    assert keys.index("fight_won") < keys.index("lap_token")
    assert table.progress == [17, 16, 12]


@rule("SR-802")
@pytest.mark.parametrize(
    ("racers", "before", "line"),
    [
        pytest.param(THREE, [13, 20, 3], "2 STOP last_7", id="dice"),
        pytest.param("sprinter trickster drifter", [13, 20, 3], "1 STOP last_7", id="ability"),
        pytest.param(THREE, [13, 20, 3], "1 ROLL 1 advance_2 last_7", id="Accident card"),
        pytest.param(THREE, [10, 14, 3], "4 STOP 6 1 last_7", id="fight"),
    ],
)
def test_every_crossing_of_the_active_racer_counts(racers: str, before: list[int], line: str) -> None:
    assert race(racers, before).play(line).lap_tokens[0] == 1


@rule("SR-802")
def test_a_bonus_card_can_cross() -> None:
    table = race(THREE, [10, 20, 3], hands={"trickster": "bonus_5"}).play("1 STOP PLAY:bonus_5 last_7")
    assert table.lap_tokens == [1, 1, 0]


@rule("SR-802")
@pytest.mark.parametrize(
    ("before", "line", "tokens"),
    [
        pytest.param([20, 13, 3], "3 ROLL 3 push_behind_2 last_7", [1, 1, 0], id="pushed by an Accident card"),
        pytest.param([27, 3, 12], "2 STOP last_two_5 | all_but_top_two_3", [2, 0, 1], id="pushed by an Objective card"),
    ],
)
def test_crossings_of_others_count(before: list[int], line: str, tokens: list[int]) -> None:
    assert race(THREE, before).play(line).lap_tokens == tokens


@rule("SR-013", "SR-803")
def test_crossings_are_resolved_in_play_order_from_the_active_racer() -> None:
    table = race("trickster sprinter drifter", [13, 14, 26], active="drifter")
    table.play("4 STOP all_but_first_2 | 1 6 | all_but_top_two_3 | last_7")
    takers = [RACERS[token["racer"] or 0] for token in table.told("lap_token")]
    assert takers == ["drifter", "trickster", "sprinter"]


@rule("SR-803")
def test_after_each_crossing_the_scan_begins_again() -> None:
    table = race("brawler sprinter drifter", [10, 12, 14])
    table.play("3 ROLL 3 up_to_5 2 5 last_7 all_but_first_2 all_but_first_2")
    assert [RACERS[token["racer"] or 0] for token in table.told("lap_token")] == [
        "drifter",
        "brawler",
        "sprinter",
    ]


@rule("SR-804")
@pytest.mark.parametrize(("before", "tokens"), [([13, 20, 9], 1), ([27, 20, 9], 2)])
def test_the_first_and_second_token_draw_a_card(before: list[int], tokens: int) -> None:
    table = race(THREE, before).play("2 STOP all_but_top_two_3")
    assert table.lap_tokens[0] == tokens
    assert len(table.told("objective")) == 1
    assert sum(table.state.objective_pile) == 15


@rule("SR-805", "SR-901")
def test_the_third_token_draws_none_and_ends_the_race() -> None:
    table = race(THREE, [41, 20, 9]).play("2 STOP")
    assert table.lap_tokens[0] == 3
    assert table.told("objective") == []
    assert table.ending


@rule("SR-806")
def test_beyond_the_third_token_only_progress_counts() -> None:
    table = race(THREE, [55, 20, 9], ending=True).play("2 STOP")
    assert table.lap_tokens[0] == 3
    assert table.progress[0] == 57
    assert table.told("lap_token") == table.told("objective") == []


@rule("SR-807")
def test_fights_follow_an_objective_card_which_is_then_discarded() -> None:
    table = race(THREE, [13, 21, 0]).play("2 STOP last_7 | 5 3")
    assert table.progress == [15, 22, 7]
    assert sum(table.state.objective_discard) == 1


@rule("SR-808")
def test_crossing_twice_draws_two_cards() -> None:
    table = race("brawler sprinter drifter", [8, 5, 2]).play("1 ROLL 2 ROLL 3 ROLL 4 ROLL 5 ROLL 6 last_7 last_7")
    assert table.lap_tokens == [2, 0, 0]
    assert table.progress == [29, 12, 9]


@rule("SR-809")
@pytest.mark.parametrize("laps", [1, 2, 5])
def test_the_number_of_laps_is_a_setting(laps: int) -> None:
    before = 14 * laps - 1
    table = race(THREE, [before, 5, 2], lap_tokens=[laps - 1, 0, 0], laps=laps).play("2 STOP")
    assert table.lap_tokens[0] == laps
    assert table.told("objective") == []
    assert table.ending


@rule("SR-809")
def test_every_token_before_the_last_draws_a_card() -> None:
    table = race(THREE, [41, 20, 9], laps=5).play("2 STOP all_but_top_two_3")
    assert table.lap_tokens[0] == 3
    assert not table.ending


@rule("SR-809")
def test_an_empty_objective_pile_is_renewed_before_the_draw() -> None:
    table = race(THREE, [41, 20, 5], laps=9)
    for card in range(4):
        table.state.objective_discard[card] = table.state.objective_pile[card]
        table.state.objective_pile[card] = 0
    table.play("2 STOP last_7")
    assert sum(table.state.objective_pile) == 15
    assert sum(table.state.objective_discard) == 1


@rule("SR-811", "SR-812")
@pytest.mark.parametrize(
    ("card", "after"),
    [
        ("last_7", [29, 25, 7, 20, 10]),
        ("last_two_5", [29, 25, 12, 20, 8]),
        ("all_but_first_2", [29, 27, 9, 22, 5]),
        ("all_but_top_two_3", [29, 25, 10, 23, 6]),
    ],
)
def test_objective_cards_with_five_racers(card: str, after: list[int]) -> None:
    table = race("trickster sprinter drifter overtaker brawler", [27, 25, 7, 20, 3])
    assert table.play(f"2 STOP {card}").progress == after


@rule("SR-812")
@pytest.mark.parametrize(("card", "after"), [("all_but_top_two_3", [29, 20, 8]), ("last_two_5", [29, 25, 10])])
def test_objective_cards_with_three_racers(card: str, after: list[int]) -> None:
    assert race(THREE, [27, 20, 5]).play(f"2 STOP {card}").progress == after


@rule("SR-811")
def test_the_ranking_when_the_card_is_drawn_fixes_who_moves() -> None:
    table = race(THREE, [13, 3, 2]).play("2 STOP all_but_top_two_3")
    assert table.progress == [15, 3, 5], "the drifter passes the sprinter, who still does not move"


@rule("SR-811")
def test_a_card_works_the_same_whoever_draws_it() -> None:
    table = race(THREE, [20, 13, 3]).play("3 ROLL 3 push_behind_2 last_7")
    assert table.progress == [20, 15, 10]


@rule("SR-813")
def test_racers_pushed_onto_the_track_together_fight() -> None:
    table = race("trickster sprinter drifter brawler", [13, 21, 0, 0]).play("2 STOP last_two_5 | 2 3")
    assert table.progress == [15, 21, 5, 6]


@rule("SR-821")
def test_no_refill_without_a_crossing() -> None:
    table = race(THREE, [5, 20, 3], reserve="flip flip").play("2 STOP")
    assert table.track_tokens == set()
    assert table.reserve == 2


@rule("SR-821")
def test_the_refill_goes_from_space_1_and_fills_only_empty_symbols() -> None:
    table = race(THREE, [13, 21, 3], tokens={4: "flip"}, reserve="flip reroll reroll")
    table.play("2 STOP all_but_top_two_3 flip")
    assert table.progress == [15, 21, 6]
    assert [told["space"] for told in table.told("refilled")] == [2, 6, 8]
    assert table.track_tokens == {2, 4, 8}
    assert table.nudges("drifter") == "flip"


@rule("SR-821")
def test_one_refill_a_turn_however_many_cross() -> None:
    table = race("brawler sprinter drifter", [8, 19, 3], reserve="flip flip flip flip flip flip flip")
    table.play("1 ROLL 2 ROLL 3 ROLL 4 ROLL 5 ROLL 6 all_but_top_two_3 all_but_top_two_3")
    assert [told["space"] for told in table.told("refilled")] == [2, 4, 6, 8, 10, 12]
    assert table.reserve == 1


@rule("SR-822")
def test_any_racer_on_a_refilled_space_takes_the_token_and_the_space_stays_empty() -> None:
    table = race(THREE, [13, 22, 3], reserve="flip reroll reroll reroll").play("2 STOP last_7 | flip")
    assert table.progress == [15, 22, 10]
    assert table.nudges("sprinter") == "flip"
    assert table.track_tokens == {2, 4, 6}
    assert table.reserve == 0


@rule("SR-823")
def test_an_empty_reserve_is_never_replenished() -> None:
    table = race(THREE, [13, 21, 3], nudges={"trickster": "flip"})
    table.play("5 FLIP STOP last_7")
    assert table.reserve == 0
    assert table.told("refilled") == []


@rule("SR-831")
def test_the_active_racer_takes_the_token_of_its_space_at_the_end_of_its_turn() -> None:
    table = race(THREE, [6, 20, 3], tokens={8: "reroll"}).play("2 STOP reroll")
    assert table.nudges("trickster") == "reroll"
    assert table.track_tokens == set()


@rule("SR-831")
def test_passing_over_a_token_takes_nothing() -> None:
    table = race(THREE, [6, 20, 3], tokens={8: "reroll"}).play("3 STOP")
    assert table.nudges("trickster") == ""
    assert table.track_tokens == {8}


@rule("SR-832")
def test_a_racer_moved_onto_a_token_takes_it_at_the_end_of_its_own_turn() -> None:
    table = race(THREE, [12, 6, 3], tokens={8: "reroll"})
    table.play("3 ROLL 3 push_behind_2 | 3")
    assert table.progress == [12, 8, 3]
    assert table.nudges("sprinter") == ""
    table.play("ROLL 3 stay | reroll")
    assert table.nudges("sprinter") == "reroll"


@rule("SR-832")
def test_a_racer_that_moves_on_leaves_it_there() -> None:
    table = race(THREE, [12, 6, 3], tokens={8: "reroll"}).play("3 ROLL 3 push_behind_2 | 3 STOP")
    assert table.progress == [12, 11, 3]
    assert table.track_tokens == {8}
