"""Space and zones (ledger 3.1)."""

from __future__ import annotations

from games.titan_race.table import BARE, CELLS, GAME, Table
from hippodrome.games.titan_race.rules.course import DIRECTIONS, FACES, Course
from ledger import rule


def course(players: int = 3, **options: object) -> Course:
    setup = GAME.setup(players, options)
    assert isinstance(setup, Course)
    return setup


def neighbour(board: Course, cell: str, *directions: str) -> str:
    place = CELLS.index(cell)
    for direction in directions:
        place = int(board.beside[6 * place + DIRECTIONS.index(direction)])
    return CELLS[place]


@rule("TR-101")
def test_36_cells_in_six_columns_with_six_different_neighbours_each() -> None:
    board = course()
    assert board.cells == 36
    assert sorted(CELLS[:36]) == sorted(
        f"{column}{row}" for index, column in enumerate("ABCDEF") for row in range(1, 13) if (index + row) % 2
    )
    for cell in range(36):
        around = [int(board.beside[6 * cell + direction]) for direction in range(6)]
        assert len({cell, *around}) == 7


@rule("TR-102", "TR-103")
def test_steps_and_side_wraps_as_the_rulebook_prints_them() -> None:
    board = course()
    assert neighbour(board, "D2", "F") == "D4"
    assert neighbour(board, "C3", "FR") == "D4"
    assert neighbour(board, "F12", "FR") == "A1"
    assert neighbour(board, "A7", "FL") == "F8"
    assert neighbour(board, "A7", "BL") == "F6"
    assert [neighbour(board, "A7", *["FR"] * steps) for steps in (1, 2, 3)] == ["B8", "C9", "D10"]


@rule("TR-103")
def test_backwards_every_link_is_walked_the_other_way() -> None:
    board = course()
    for there, back in (("F", "B"), ("FL", "BR"), ("FR", "BL")):
        for cell in CELLS[:36]:
            assert neighbour(board, cell, there, back) == cell


@rule("TR-106")
def test_front_and_back_zones_make_up_the_six_adjacent_cells() -> None:
    board = course()
    assert [neighbour(board, "D6", direction) for direction in ("F", "FL", "FR")] == ["D8", "C7", "E7"]
    assert [neighbour(board, "D6", direction) for direction in ("B", "BL", "BR")] == ["D4", "C5", "E5"]


@rule("TR-106")
def test_zones_reach_over_line_and_sides_whatever_the_laps() -> None:
    table = Table("anglieh", "slaugg F12 lap 2", "rassik A1", "craken E1 lap 2")
    table.power()
    table.check("rassik A1 life 2", "craken E1 lap 2 life 2")


@rule("TR-107")
def test_no_die_moves_a_titan_backwards() -> None:
    for face in FACES[:5]:
        table = Table(BARE, "grinder D4", "slaugg C5 lap 2")
        row = int(table.race.row[0])
        table.die(face)
        while table.active == "grinder" and not table.may("end"):
            table.race.take(table.options[-1], table.chance)
        assert table.race.row[0] > row


@rule("TR-108")
def test_neither_two_titans_nor_titan_and_trap_share_a_cell() -> None:
    table = Table("anglieh", "grinder D2", "slaugg D4", traps="D6")
    table.step("F")
    assert len(set(table.race.place[:2])) == 2
    assert table.traps() == ""
    table = Table("anglieh", "grinder D2", "slaugg D4")
    table.power("trap D4")
    assert table.traps() == ""


@rule("TR-104", "TR-105")
def test_the_switch_that_keeps_the_counter_at_one() -> None:
    table = Table("anglieh", "ragnarok A3", "rassik A1", lap_may_drop_below_one=False)
    table.power("rassik B")
    table.check("rassik A11 lap 1")
    assert table.race.row[1] == 11
