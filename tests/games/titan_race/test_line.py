"""The line, the end of a race, and teams (ledger 3.12 and 3.13)."""

from __future__ import annotations

import pytest

from games.titan_race.table import BARE, GAME, Table
from hippodrome.engine.chance import Seeded
from hippodrome.engine.errors import BadOption
from ledger import rule


@rule("TR-1201", "TR-1202", "TR-1203")
def test_the_first_over_the_line_wins_alone_the_others_rank_by_row() -> None:
    table = Table(BARE, "grinder E11 lap 3", "slaugg C3 lap 2", "rassik A3 lap 2", "craken C5")
    table.step("F")
    assert table.race.over
    assert list(table.race.winners()) == [0]
    assert list(table.race.ranks()) == [1, 2, 2, 4]


@rule("TR-1204")
def test_the_turn_cap_ends_the_race_without_a_winner() -> None:
    table = Table(BARE, "grinder E11 lap 3", "slaugg C3")
    table.race.turn = table.race.course.turn_cap
    table.play("end")
    assert table.race.over
    assert list(table.race.winners()) == []
    assert table.told("capped") == [{"turns": 400}]


@rule("TR-1321", "TR-1322")
def test_teams_alternate_round_the_table() -> None:
    four = Table(BARE, "grinder C1", "slaugg A1", "rassik E1", "craken C3", teams=2)
    assert [four.race.side(seat) for seat in range(4)] == [0, 1, 0, 1]
    assert GAME.setup(6, {"teams": 3}).teams == 3
    assert GAME.setup(6, {"teams": 2}).teams == 2
    for players, teams in ((4, 3), (5, 2), (3, 2), (2, 2)):
        with pytest.raises(BadOption):
            GAME.setup(players, {"teams": teams})


@rule("TR-1323")
def test_the_whole_team_wins() -> None:
    table = Table(BARE, "grinder E11 lap 3", "slaugg A7 lap 3", "rassik E1", "craken C3", teams=2)
    table.step("F")
    assert list(table.race.winners()) == [0, 2]
    assert list(table.race.ranks()) == [1, 3, 1, 3]


def test_every_race_ends_with_one_winning_side() -> None:
    for seed in range(30):
        chance = Seeded(seed)
        race = GAME.start(GAME.setup(6, {"teams": 3}), chance)
        while not race.over:
            race.take(race.offered[int(chance.below(race.offers))], chance)
        assert len(race.winners()) == 2
