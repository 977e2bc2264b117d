"""Two racers each: two players always, three by choice (SR-10xx)."""

from __future__ import annotations

import pytest

from games.scrap_racer.positions import race, start, track
from hippodrome.engine.errors import BadOption
from hippodrome.games.scrap_racer.rules.track import RACERS
from ledger import rule

TWO = "brawler sprinter / drifter overtaker"
BOARDS = "brawler sprinter drifter overtaker"


@rule("SR-1001")
def test_two_players_drive_two_racers_each_and_three_may() -> None:
    assert track(2).racers == 4
    assert track(3).racers == 3
    assert track(3, teams=True).racers == 6
    for players, teams in ((2, False), (4, True), (6, True)):
        with pytest.raises(BadOption, match='"teams"'):
            track(players, teams=teams)


@rule("SR-106", "SR-109", "SR-1002")
@pytest.mark.parametrize(("first", "owners", "racers"), [
    (0, [0, 0, 1, 1], ["brawler", "sprinter", "drifter", "overtaker"]),
    (1, [1, 1, 0, 0], ["drifter", "overtaker", "brawler", "sprinter"]),
])  # fmt: skip
def test_two_boards_each_then_the_start_player_by_lot(first: int, owners: list[int], racers: list[str]) -> None:
    table = start(2, BOARDS, start_player=first)
    assert list(table.state.owner) == owners
    assert table.order == racers
    assert table.seat == first


@rule("SR-1005")
def test_with_three_players_six_racers_play_in_pairs() -> None:
    boards = "brawler sprinter drifter overtaker opportunist trickster"
    table = start(3, boards, start_player=1, teams=True)
    assert list(table.state.owner) == [1, 1, 2, 2, 0, 0]
    assert table.order == ["drifter", "overtaker", "opportunist", "trickster", "brawler", "sprinter"]


@rule("SR-1011")
def test_bonus_cards_serve_either_racer_even_at_once() -> None:
    table = race(TWO, [2, 5, 9, 12], bonus_tokens=[2, 0, 0, 0])
    table.play("4 ROLL 4 stay to_curve | 3 STOP")
    assert table.active == "sprinter"
    assert table.options == ["MOVE_DICE", "PLAY:to_curve"]
    table.play("PLAY:to_curve | 1")
    assert table.progress == [2, 10, 9, 12]


@rule("SR-1011")
def test_not_for_the_racers_of_another() -> None:
    table = race(TWO, [2, 5, 9, 12], active="drifter", hands={"brawler": "bonus_3"}).play("1 STOP | 1")
    assert table.active == "overtaker"


@rule("SR-1012")
def test_tokens_and_abilities_stay_with_the_racer() -> None:
    table = race(
        "trickster sprinter / drifter overtaker", [2, 5, 9, 12], active="sprinter",
        bonus_tokens=[1, 1, 0, 0], nudges={"trickster": "flip"},
    )  # fmt: skip
    table.play("4")
    assert table.options == ["ROLL", "STOP"], "the trickster's nudge is not the sprinter's"
    table.play("ROLL 4 stay")
    assert table.bonus_tokens == [1, 2, 0, 0], "two tokens buy a card on the trickster's own board only"
    assert table.hand("trickster") == ""


@rule("SR-1014")
def test_with_another_players_racer_on_the_space_all_roll_and_ties_roll_again() -> None:
    table = race("drifter brawler sprinter overtaker", [2, 7, 9, 1], owners=[0, 1, 1, 0])
    table.play("1 ROLL 1 advance_5_pull_2 | 1 6 6  2 5 | 3 1 | 1 5")
    assert [RACERS[die["racer"] or 0][0] for die in table.told("fight_die")][:5] == ["d", "b", "s", "b", "s"]
    assert table.told("fight_won")[0] == {"racer": RACERS.index("sprinter")}


@rule("SR-1021")
def test_any_third_token_ends_the_race_after_the_racers_still_to_play() -> None:
    table = race(TWO, [20, 41, 9, 12], active="sprinter").play("2 STOP | 1")
    assert table.ending
    assert table.active == "drifter"
    table.play("STOP | 1 STOP")
    assert table.over


@rule("SR-1022", "SR-1023", "SR-1024")
@pytest.mark.parametrize(
    ("progress", "ranks"),
    [
        pytest.param([44, 5, 42, 41], [1, 2], id="one finisher beats two better placed"),
        pytest.param([44, 43, 42, 41], [1, 2], id="both racers of one player"),
        pytest.param([50, 20, 43, 21], [2, 1], id="two finishers: the second racer decides"),
        pytest.param([50, 22, 43, 21], [1, 2], id="two finishers: the other way round"),
    ],
)
def test_who_wins_the_team_game(progress: list[int], ranks: list[int]) -> None:
    assert race(TWO, progress).ranks == ranks


@rule("SR-1023", "SR-1024")
def test_three_teams_finishers_first_then_the_second_racers() -> None:
    six = "brawler sprinter / drifter overtaker / opportunist trickster"
    assert race(six, [44, 5, 46, 6, 42, 41]).ranks == [2, 1, 3]
    assert race(six, [40, 9, 46, 6, 38, 10]).ranks == [3, 1, 2]
