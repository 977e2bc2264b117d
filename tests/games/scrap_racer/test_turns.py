"""The course of a turn and of a round (SR-2xx)."""

from __future__ import annotations

from fractions import Fraction

from games.scrap_racer.positions import race, start
from hippodrome.engine.preview import outcomes
from ledger import rule


@rule("SR-201", "SR-202", "SR-203")
def test_play_goes_round_from_the_start_seat_and_the_marker_stays() -> None:
    table = start(3, "drifter trickster brawler", start_seat=1)
    seats = []
    for next_die in (5, 3, 6, 6, 2, 6, 1):
        seats.append((int(table.state.round), table.seat))
        table.play(f"STOP | {next_die}")
    assert seats == [(1, 1), (1, 2), (1, 0), (2, 1), (2, 2), (2, 0), (3, 1)]


@rule("SR-205", "SR-801")
def test_a_turn_without_a_double_runs_in_order() -> None:
    table = race(
        "drifter sprinter trickster", [13, 23, 5], tokens={10: "plusmin1"}, reserve="flip reroll",
        nudges={"drifter": "flip"}, hands={"drifter": "bonus_3"},
    )  # fmt: skip
    table.play("1 FLIP STOP PLAY:bonus_3 | 3 2 | last_7 | plusmin1")
    assert [event.key for event in table.events] == [
        "turn", "rolled", "nudged", "stopped",
        "played", "drove", "drove",
        "ability_used", "drove",
        "fight", "fight_die", "fight_die", "fight_won", "drove",
        "lap_token", "objective", "drove",
        "refilled", "refilled",
        "took_nudge",
        "turn", "rolled",
    ]  # fmt: skip


@rule("SR-205", "SR-801")
def test_a_crash_turn_runs_in_order() -> None:
    table = race("drifter sprinter trickster", [13, 16, 5], tokens={12: "flip"}, reserve="flip reroll")
    table.play("1 ROLL 1 advance_3@1/2 | 2 5 | last_7 | flip")
    assert [event.key for event in table.events] == [
        "turn", "rolled", "rolled",
        "crashed_on", "accident", "drove",
        "fight", "fight_die", "fight_die", "fight_won", "drove",
        "got_token",
        "lap_token", "objective", "drove",
        "refilled", "took_nudge", "refilled",
        "turn", "rolled",
    ]  # fmt: skip


@rule("SR-206", "SR-301")
def test_nobody_may_pass() -> None:
    table = race("brawler sprinter drifter", [3, 5, 9])
    assert table.play("4").options == ["ROLL", "STOP"]
    assert table.dice == [4]


@rule("SR-206")
def test_no_choice_belongs_to_another_than_the_active_player() -> None:
    table = race("brawler sprinter drifter", [3, 5, 9]).play("4")
    for choice in table.state.choices():
        for _, after in outcomes(table.state, choice, least=Fraction(1, 1000)):
            assert after.seat == after.owner[after.active]  # type: ignore[attr-defined]


@rule("SR-202")
def test_the_player_of_the_active_racer_takes_the_whole_turn() -> None:
    table = race(
        "brawler sprinter drifter", [3, 5, 9], active="sprinter",
        nudges={"sprinter": "flip"}, hands={"sprinter": "bonus_3"},
    )  # fmt: skip
    for choice in ("2", "KEEP", "STOP", "MOVE_DICE"):
        table.play(choice)
        assert table.seat == 1
    table.play("END_MOVE")
    assert table.seat == 2
