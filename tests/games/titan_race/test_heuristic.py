"""What the heuristic makes of a position."""

from __future__ import annotations

import pytest

from games.titan_race.table import BARE, GAME, Table
from hippodrome.games.titan_race.rules.course import FACES


def value(table: Table, seat: int = 0) -> float:
    return GAME.heuristic.value(table.race, seat)


def test_the_heuristic_shares_out_the_chances() -> None:
    table = Table(BARE, "grinder C3", "slaugg C9", "rassik A1")
    chances = [value(table, seat) for seat in range(3)]
    assert sum(chances) == pytest.approx(1)
    assert chances[1] == max(chances)
    table = Table(BARE, "grinder E11 lap 3", "slaugg C9")
    table.step("F")
    assert [value(table, seat) for seat in range(3)] == [1, 0, 0]


def test_the_heuristic_sees_team_mates_as_one_side() -> None:
    table = Table(BARE, "grinder C3", "slaugg C9", "rassik A1", "craken E7", teams=2)
    assert value(table, 0) == value(table, 2)
    assert value(table, 0) + value(table, 1) == pytest.approx(1)


def test_life_cards_and_a_die_to_come_are_worth_something() -> None:
    weak, strong = Table(BARE, "grinder C3 life 1", "slaugg C9"), Table(BARE, "grinder C3", "slaugg C9")
    assert value(weak) < value(strong)
    rich = Table(BARE, "grinder C3 hand speed_potion", "slaugg C9")
    assert value(strong) < value(rich)
    ready = Table(BARE, "grinder C3", "slaugg C9")
    ready.race.die_done = 0
    ready.race.face = FACES.index("yellow")
    assert value(strong) < value(ready)
    felled = Table(BARE, "grinder C3 ko", "slaugg C9")
    assert value(felled) < value(weak)
