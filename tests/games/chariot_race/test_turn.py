"""Rounds, the order of turns, and the end of the race."""

from __future__ import annotations

from games.chariot_race.positions import FIVE_TURNS, Table, circus, numbers, started
from hippodrome.games.chariot_race.rules import destruction
from hippodrome.games.chariot_race.rules.track import RACERS
from ledger import rule


@rule("CR-201", "CR-206")
def test_every_living_chariot_takes_one_turn_in_a_round() -> None:
    table = circus("blue C9/0 V0", "red C5/0 V0", "green C1/0 V0", players=3)
    table.begin("blue")
    turns = []
    for _ in range(6):
        turns.append((int(table.race.round), table.active))
        table.choose("keep")
    assert turns == [(1, "blue"), (1, "red"), (1, "green"), (2, "blue"), (2, "red"), (2, "green")]


@rule("CR-202", "CR-203")
def test_whoever_is_destroyed_before_its_turn_is_left_out() -> None:
    table = circus("blue C9/0 V1", "red C8/0 D1", "green C1/0")
    table.drive("blue", "ATTACK TURN TURN TURN TURN", "F").choose("javelin red")
    assert table.active == "green"


@rule("CR-202", "CR-005")
def test_a_lapped_chariot_is_behind() -> None:
    table = circus("blue C20/0", "red C2/1").begin("red")
    assert table.active == "red"


@rule("CR-204")
def test_the_phases_of_a_turn_in_order() -> None:
    table = circus("blue C9/0 D6 V9 F6", "red C10/0 D5").begin("blue")
    asked = [table.asked]
    for choice in ("repair 1", "keep", "set 0 PM"):
        table.choose(choice)
        asked.append(table.asked)
    assert table.told("repaired")[0]["damage"] == 7
    assert asked == ["repair", "reroll", "change", "signs"]
    keys = [event.key for event in table.events]
    assert keys == ["turn", "repaired", "capped", "rolled", "paid", "die_set"]


@rule("CR-204", "CR-702")
def test_attacks_come_after_the_move() -> None:
    table = circus("blue C9/0 V2", "red C12/0 D5").drive("blue", "PM ATTACK TURN TURN FORTUNE", "F")
    assert table.asked == "attack"
    keys = [event.key for event in table.events]
    assert keys == ["turn", "rolled", "favoured", "speed", "drove"]


@rule("CR-205")
def test_a_destroyed_chariot_loses_the_rest_of_its_turn() -> None:
    table = circus("blue I3/0 D6 V6", "red C1/0").drive("blue", "SPRINT SPRINT ATTACK ATTACK")
    assert table.at("blue") == "out"
    assert table.trail("blue") == ["I4"]
    assert table.active == "red"


@rule("CR-801", "CR-206")
def test_the_round_in_which_somebody_finishes_is_completed() -> None:
    table = circus("blue O29/1 V2", "red O9/0 V0", "green C1/0 V0").drive("blue", FIVE_TURNS, "FF")
    assert table.at("blue") == "O1/2"
    assert [event.key for event in table.events][-4:] == ["lap", "finished", "turn", "rolled"]
    assert table.active == "red"
    table.choose("keep").choose("keep")
    assert table.race.over
    assert numbers(table.race.winners()) == [0]
    assert table.told("race_won") == [{"player": 0}]


@rule("CR-806", "CR-805")
def test_a_lone_survivor_must_still_finish() -> None:
    table = circus("blue O20/1 V2").drive("blue", FIVE_TURNS, "FF")
    assert not table.race.over
    assert table.race.round == 2
    finishing = circus("blue O29/1 V2").drive("blue", FIVE_TURNS, "FF")
    assert finishing.race.over
    assert numbers(finishing.race.winners()) == [0]
    wrecked = circus("blue I3/1 D3 V3").drive("blue", "SPRINT SPRINT FORTUNE FORTUNE FORTUNE")
    assert wrecked.race.over
    assert numbers(wrecked.race.winners()) == []


@rule("CR-806")
def test_two_chariots_of_one_player_race_on() -> None:
    table = circus("blue O20/1 V1", "red C1/1 V1", players=3).drive("blue", FIVE_TURNS, "F")
    assert not table.race.over
    assert table.active == "red"


@rule("CR-807")
def test_the_race_stops_after_the_last_round() -> None:
    table = circus("blue C9/0 V0", "red C1/0 V0", max_rounds=3).begin("blue")
    while not table.race.over:
        table.choose("keep")
    assert table.race.round == 3
    assert numbers(table.race.winners()) == []
    assert len(table.told("no_winner")) == 1


def fallen_finisher(stands: bool) -> Table:
    """The race of EX-30, with one more who is far ahead of the thrower."""
    table = circus("green I2/2 D1", "red I0/1 V1", "blue C20/1 V0", finish_stands=stands)
    table.drive("red", "ATTACK TURN TURN TURN TURN", "F").choose("javelin green")
    return table


@rule("CR-941", "CR-802")
def test_a_finish_that_stands_ends_the_race_with_its_round() -> None:
    goes_on, stands = fallen_finisher(False), fallen_finisher(True)
    assert (goes_on.race.over, goes_on.race.round) == (False, 2)
    assert stands.race.over
    assert numbers(stands.race.winners()) == [RACERS.index("blue")]


@rule("CR-941")
def test_whoever_is_wrecked_on_its_own_move_has_not_finished() -> None:
    table = circus("blue O29/1 D2 V2", "red O0/1 D9", "green C1/0 V0", finish_stands=True)
    table.race.played |= 1 << table.chariot("red")
    table.drive("blue", FIVE_TURNS, "F")
    assert table.at("blue") == "out"
    assert not table.race.decided()


@rule("CR-941")
def test_without_anybody_left_nobody_wins() -> None:
    table = circus("green I2/2 D1", finish_stands=True)
    destruction.destroy(table.race, table.chariot("green"))
    assert table.race.decided()
    assert numbers(table.race.winners()) == []


@rule("CR-803", "CR-807")
def test_who_finishes_in_the_last_round_still_wins() -> None:
    table = circus("blue O29/1 V2", max_rounds=1).drive("blue", FIVE_TURNS, "FF")
    assert numbers(table.race.winners()) == [0]


@rule("CR-808")
def test_ranking_by_progress_then_by_the_latest_fall() -> None:
    table = circus("blue O1/2", "red O20/1", "green C1/2", "yellow C3/0")
    table.race.fell[4], table.race.fell[5] = 2, 1
    assert numbers(table.race.ranks()) == [1, 3, 2, 4, 5, 6]
    crash = circus("blue O10/0 D2 V2", "red O12/0 D1", "green C1/0")
    crash.race.fell[3], crash.race.fell[4], crash.race.fell[5] = 1, 2, 3
    crash.drive("blue", FIVE_TURNS, "FF")
    assert numbers(crash.race.ranks()) == [3, 2, 1, 6, 5, 4]


@rule("CR-808")
def test_a_player_ranks_by_his_best_chariot() -> None:
    table = circus("blue C1/0", "red O20/1", "green C2/0", "yellow C3/0", "purple O1/1", players=3)
    assert numbers(table.race.ranks()) == [1, 3, 2]


@rule("CR-809", "CR-106")
def test_another_number_of_laps() -> None:
    table = circus("blue O29/2 V2", "red C1/2", laps=3)
    assert table.race.dolphins(0) == 1
    assert not table.race.home(1)
    table.drive("blue", FIVE_TURNS, "FF")
    assert table.race.home(0)
    assert table.told("lap") == [{"racer": 0, "laps": 3, "left": 0}]
    assert circus("blue O20/-1", laps=5).race.dolphins(0) == 5
    sprint = circus("blue O29/0 V2", laps=1).drive("blue", FIVE_TURNS, "FF")
    assert numbers(sprint.race.winners()) == [0]


@rule("CR-809", "CR-801")
def test_crossing_at_the_start_completes_nothing() -> None:
    table = started(6, range(6))
    assert [table.race.dolphins(chariot) for chariot in range(6)] == [2] * 6


@rule("CR-407")
def test_unused_dice_are_gone_next_turn() -> None:
    table = circus("blue C9/0 V1").drive("blue", "TURN TURN TURN TURN ATTACK", "F")
    assert (table.race.round, table.active) == (2, "blue")
    assert (table.race.turns, table.race.attacks, table.race.picked) == (0, 0, 0)
