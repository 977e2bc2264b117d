"""Space and zones, and set-up (ledger 3.1 and 3.2)."""

from __future__ import annotations

import pytest

from games.titan_race.table import BARE, CARDS, CELLS, GAME, Table
from hippodrome.engine.chance import Scripted, Seeded
from hippodrome.engine.errors import BadOption
from hippodrome.games.titan_race.course import DIRECTIONS, FACES, TITANS, Course
from hippodrome.games.titan_race.rules import TitanRace
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


@rule("TR-201", "TR-1101")
def test_each_circuit_lies_on_the_board_as_printed() -> None:
    features = GAME.words["feature"]
    count = {"kaldheira": 12, "lagoon": 12, "moltenchest": 12, "bankog": 8, "anglieh": 11, "estenguard": 11}
    for name, marked in count.items():
        board = course(circuit=name)
        assert sum(1 for feature in board.feature if feature) == marked
        assert sum(1 for feature in board.feature if features[feature] == "bonus") == 4
        assert not any(board.feature[:6])
    assert features[course(circuit="kaldheira").feature[CELLS.index("E5")]] == "lava"


@rule("TR-202")
def test_every_player_has_another_titan() -> None:
    race = GAME.start(course(6), Seeded(1))
    assert sorted(name for _, name in GAME.racers(race)) == sorted(TITANS)
    chosen = course(4, titan_2="craken", titan_4="rassik")
    for seed in range(20):
        names = [name for _, name in GAME.racers(GAME.start(chosen, Seeded(seed)))]
        assert names[1] == "craken"
        assert names[3] == "rassik"
        assert len(set(names)) == 4


@rule("TR-202")
def test_a_titan_cannot_be_chosen_twice() -> None:
    with pytest.raises(BadOption, match="craken"):
        course(3, titan_1="craken", titan_3="craken")


@rule("TR-203", "TR-206", "TR-211")
def test_one_card_each_from_13_dealt_by_seat_then_the_starting_roll() -> None:
    picks = {"titan_1": "slaugg", "titan_2": "rassik", "titan_3": "craken"}
    script = Scripted([4, 7, 2, FACES.index("yellow"), 0, 1, 2])
    race = GAME.start(course(3, **picks), script)
    assert isinstance(race, TitanRace)
    assert [CARDS[race.hand[2 * seat]] for seat in range(3)] == ["mimicry", "lightning", "shield"]
    assert race.pile_size == 10
    assert sum(race.pile) == 10
    assert not any(race.discard)
    assert race.active == 1
    assert script.left == 0


@rule("TR-204", "TR-205", "TR-207", "TR-208")
def test_everything_at_its_start() -> None:
    for players in (3, 4, 5, 6):
        race = GAME.start(course(players), Seeded(5))
        assert isinstance(race, TitanRace)
        assert race.supply == 15
        assert not any(race.trap)
        assert sum(race.pool) == players
        for titan in range(players):
            assert race.place[titan] == -1
            name = TITANS[race.who[titan]]
            assert race.life[titan] == {"rassik": 3, "craken": 3, "chtooloo": 4}.get(name, 6)


@rule("TR-209", "TR-210")
def test_the_die_is_rolled_until_it_names_a_titan_in_play() -> None:
    picks = {"titan_1": "rassik", "titan_2": "slaugg", "titan_3": "craken"}
    rolls = [FACES.index(face) for face in ("purple", "brown", "blue", "green")]
    race = GAME.start(course(3, circuit=BARE, **picks), Scripted([0, 1, 2, *rolls, 0, 1, 2]))
    assert TITANS[race.who[race.active]] == "craken"
    race.play(race.choices()[0], Scripted([]))
    race.play(race.choices()[0], Scripted([]))
    assert TITANS[race.who[race.active]] == "rassik"


@rule("TR-104", "TR-105")
def test_the_switch_that_keeps_the_counter_at_one() -> None:
    table = Table("anglieh", "ragnarok A3", "rassik A1", lap_may_drop_below_one=False)
    table.power("rassik B")
    table.check("rassik A11 lap 1")
    assert table.race.row[1] == 11
