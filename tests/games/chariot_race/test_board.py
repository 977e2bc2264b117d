"""The circus: cells, lane changes, distances, and the board file."""

from __future__ import annotations

import tomllib
from copy import deepcopy
from typing import Any

import pytest

from games.chariot_race.positions import GAME, circus, numbers
from hippodrome.engine.errors import BadBoard, BadOption
from hippodrome.games.chariot_race import box
from hippodrome.games.chariot_race.circuit import CIRCUITS, Circuit, check_board
from ledger import DOCS, rule

BOARD = box.read("board")
PER_MODULE = {"I": 11, "C": 13, "O": 15}
LANE_CHANGES = {
    "I→C": "0 1 2 3 5 7 8 9 10 11 12",
    "C→I": "1 2 3 4 4 5 5 6 7 8 9 10 11",
    "C→O": "0 1 2 3 5 6 7 9 10 11 12 13 14",
    "O→C": "1 2 3 4 4 5 6 7 7 8 9 10 11 12 13",
}
"""From the ledger: the destination of each cell of a module in order."""


def circuit(name: str = "AA") -> Circuit:
    return check_board(BOARD)[name]


def spelled(cells: set[tuple[str, int]]) -> set[str]:
    return {f"{lane}{index}" for lane, index in cells}


def around(cell: str, distance: int) -> set[str]:
    """The cells at exactly this distance."""
    lap = circuit()
    touching = lap.neighbours()
    place = (cell[0], int(cell[1:]))
    nearer = lap.around(place, distance - 1, touching) if distance > 1 else set()
    return spelled(lap.around(place, distance, touching) - nearer)


@rule("CR-101", "CR-912")
@pytest.mark.parametrize("name", CIRCUITS)
def test_all_four_combinations_of_sides(name: str) -> None:
    lap = circuit(name)
    assert {lane: len(fronts) for lane, fronts in lap.fronts.items()} == {"I": 22, "C": 26, "O": 30}
    pillars = {"A": set(), "B": {"I7", "C10", "O8"}}[name[0]] | {"A": set(), "B": {"I19", "C19", "O16"}}[name[1]]
    assert spelled(set(lap.pillars)) == pillars
    if name == "BB":
        assert {cell[0] for cell in lap.pillars} == {"I", "C", "O"}


def test_the_numbers_derived_in_the_ledger() -> None:
    lap = circuit()
    assert {f"{lane}{index}": limit for (lane, index), limit in lap.limits.items()} == {
        "I4": 3, "I15": 3, "C4": 5, "C17": 5, "O4": 7, "O19": 7,
    }  # fmt: skip
    assert [f"{lane}{index}" for lane, index in lap.starts] == ["C25", "O28", "C24", "O27", "C23", "O26"]
    assert [lap.front(cell) for cell in lap.starts] == [2905, 2835, 2800, 2730, 2695, 2625]
    assert len({lap.front(cell) for cell in lap.cells}) == len(lap.cells) == 78
    sideways = sum(a[0] != b[0] for a, near in lap.neighbours().items() for b in near)
    assert sideways == 2 * 104


def test_the_first_grid_is_kept_and_all_else_is_the_same() -> None:
    first = deepcopy(box.read("board-standard"))
    starts = [f"{lane}{index}" for lane, index in check_board(first)["AA"].starts]
    assert starts == ["O29", "C25", "I21", "O28", "C24", "I20"]
    for name in ("2A", "2B"):
        first["module"][name]["start"] = BOARD["module"][name]["start"]
    assert first == {**BOARD, "name": "designed-1"}


def test_nobody_gets_past_a_numbered_row_without_entering_it() -> None:
    lap = circuit()
    for row in ({"I": 4, "C": 4, "O": 4}, {"I": 15, "C": 17, "O": 19}):
        behind = [cell for cell in lap.cells if row[cell[0]] - 4 <= cell[1] < row[cell[0]]]
        assert all(index <= row[lane] for cell in behind for lane, index in lap.ways(cell))


@rule("CR-001", "CR-002")
def test_cells_follow_each_other_round_the_lane() -> None:
    lap = circuit()
    assert lap.following(("I", 20)) == (("I", 21), 0)
    assert lap.following(("I", 21)) == (("I", 0), 1)
    assert lap.following(("O", 29)) == (("O", 0), 1)
    for cell in lap.cells:
        ahead, crossed = lap.following(cell)
        assert lap.front(ahead) + crossed * lap.length > lap.front(cell)


@rule("CR-007")
@pytest.mark.parametrize("module", [0, 1])
def test_lane_changes_of_the_ledger(module: int) -> None:
    lap = circuit()
    for lanes, indices in LANE_CHANGES.items():
        here, there = lanes.split("→")
        side = "ICO".index(there) - "ICO".index(here)
        for index, target in enumerate(map(int, indices.split())):
            cell = (here, module * PER_MODULE[here] + index)
            wanted = module * PER_MODULE[there] + target
            size = 2 * PER_MODULE[there]
            assert lap.across(cell, side) == ((there, wanted % size), wanted // size)


@rule("CR-003", "CR-004")
def test_progress_counts_laps_and_front_edges() -> None:
    table = circus("blue O12/0", "red O29/-1", "green I0/2")
    assert (table.progress("blue"), table.progress("red"), table.progress("green")) == (1260, 0, 5915)


@rule("CR-008", "CR-009")
def test_neighbours_and_distances_of_the_ledger() -> None:
    """EX-33."""
    assert around("C8", 1) == {"C7", "C9", "I6", "I7", "O9", "O10"}
    assert around("C8", 2) == {"C6", "C10", "I5", "I8", "O7", "O8", "O11"}
    assert around("O19", 1) == {"O18", "O20", "C17"}
    assert around("O19", 2) == {"O17", "O21", "C16", "C18", "I15"}
    assert around("I5", 1) == {"I4", "I6", "C5", "C6", "C7"}
    assert around("I5", 2) == {"I3", "I7", "C3", "C4", "C8", "O5", "O6", "O7", "O8", "O9"}
    assert around("O29", 1) == {"O28", "O0", "C25", "C0"}
    assert around("O29", 2) == {"O27", "O1", "C24", "C1", "I21", "I0", "I1"}
    lap = circuit()
    touching = lap.neighbours()
    assert all(cell in touching[other] for cell in lap.cells for other in touching[cell])


@rule("CR-008", "CR-005")
def test_level_cells_of_a_board_of_ones_own_touch_and_share() -> None:
    board = unstaggered()
    lap = check_board(board)["AA"]
    assert ("C", 3) in lap.neighbours()["I", 3]
    assert lap.across(("I", 3), 1) == (("C", 4), 0)
    table = circus("blue I3/0", "red C3/0", board=board)
    assert table.progress("blue") == table.progress("red")
    assert table.begin("blue").active == "blue"
    home = circus("blue I3/2 D5", "red C3/2 D5", "green O1/1", board=board)
    assert numbers(home.race.winners()) == [0, 1]
    assert numbers(home.race.ranks())[:3] == [1, 1, 3]


def unstaggered() -> dict[str, Any]:
    """A transcribed board with straight rows: equal front edges in all lanes."""
    fronts = {lane: list(range(1, 21)) for lane in "ICO"}
    module = {"ticks": 20, "front": fronts, "limit": {}, "pillar": [], "start": []}
    start = ["O19", "C18", "I17", "O16", "C15", "I14"]
    return {
        "format": "chariot-race-board/1",
        "lanes": ["I", "C", "O"],
        "circuit": {"AA": ["one"]},
        "module": {"one": {**module, "start": start}},
    }


def test_three_modules_where_the_joint_is_not_on_the_line() -> None:
    board = deepcopy(BOARD)
    whole = board["module"].pop("2A")
    after, before, first = {}, {}, {}
    for lane, edges in whole["front"].items():
        after[lane] = [front for front in edges if front <= 735]
        before[lane] = [front - 735 for front in edges if front > 735]
        first[lane] = len(after[lane])
    starts = [f"{cell[0]}{int(cell[1:]) - first[cell[0]]}" for cell in whole["start"]]
    board["module"]["2A-after"] = {**whole, "ticks": 735, "front": after, "start": []}
    board["module"]["2A-before"] = {**whole, "ticks": 735, "front": before, "limit": {}, "start": starts}
    board["circuit"] = {"AA": ["2A-after", "1A", "2A-before"]}
    lap = check_board(board)["AA"]
    assert lap.length == 2940
    assert len(lap.cells) == 78


def broken(**changes: Any) -> dict[str, Any]:
    """The supplied board with entries of module 1A changed."""
    board = deepcopy(BOARD)
    board["module"]["1A"].update(changes)
    return board


def fronts(lane: str, index: int, value: object) -> dict[str, Any]:
    changed = deepcopy(BOARD["module"]["1A"]["front"])
    changed[lane][index] = value
    return {"front": changed}


FAULTS: list[tuple[dict[str, Any], str, str]] = [
    (broken(**fronts("C", 5, 511)), "front-order", "lane C, cell C5"),
    (broken(**fronts("O", 14, 1471)), "front-range", "lane O, cell O14"),
    (broken(**fronts("I", 2, "x")), "front-range", "lane I, cell I2"),
    (broken(limit={"I11": 3}), "unknown-cell", "I11"),
    (broken(limit={"I1": -1}), "limit", "I1"),
    (broken(pillar=["X1"]), "unknown-cell", "X1"),
    (broken(pillar={"I1": 1}), "module-marks", "pillar"),
    (broken(ticks=0), "ticks", "1A"),
    (broken(front={"I": [1]}), "module-lanes", "1A"),
    (broken(colour="red"), "module-entries", "colour"),
    (broken(start=["O1"]), "start-modules", "AA"),
    (broken(pillar=["I5", "C5", "C6", "C7", "O5"]), "dead-end", "cell"),
    ({**BOARD, "format": "x"}, "format", "chariot-race-board/1"),
    ({**BOARD, "lanes": ["O", "C", "I"]}, "lanes", "I, C, O"),
    ({**BOARD, "colour": 1}, "unknown-entry", "colour"),
    ({**BOARD, "circuit": {}}, "missing-entry", "circuit"),
    ({**BOARD, "circuit": {"AC": ["1A"]}}, "circuit-name", "AC"),
    ({**BOARD, "circuit": {"AA": []}}, "missing-entry", "circuit.AA"),
    ({**BOARD, "circuit": {"AA": ["1A", "3A"]}}, "unknown-module", "3A"),
    ({**BOARD, "circuit": {"AA": ["1A"]}}, "start-modules", "AA"),
]


@pytest.mark.parametrize(("board", "problem", "named"), FAULTS)
def test_a_wrong_board_is_told_by_lane_and_cell(board: dict[str, Any], problem: str, named: str) -> None:
    with pytest.raises(BadBoard) as caught:
        GAME.check(board)
    assert caught.value.arguments["problem"] == problem
    assert named in caught.value.say("en")
    assert caught.value.say("fr") != caught.value.say("en")


def start_fault(starts: list[str], pillar: list[str] | None = None) -> dict[str, Any]:
    board = deepcopy(BOARD)
    board["module"]["2A"]["start"] = starts
    board["module"]["2A"]["pillar"] = pillar or []
    return board


def test_start_positions_are_checked() -> None:
    good = BOARD["module"]["2A"]["start"]
    for board, problem, named in (
        (start_fault(good[:5]), "start-count", "5"),
        (start_fault([good[1], good[0], *good[2:]]), "start-order", "C25"),
        (start_fault(good, ["C12"]), "start-pillar", "C25"),
    ):
        with pytest.raises(BadBoard, match=named) as caught:
            GAME.check(board)
        assert caught.value.arguments["problem"] == problem


def test_a_lane_needs_cells_and_room() -> None:
    short = unstaggered()
    short["module"]["one"]["front"] = {"I": list(range(1, 13)), "C": list(range(1, 21)), "O": list(range(1, 21))}
    short["module"]["one"]["start"] = ["O19", "C18", "O17", "O16", "C15", "C14"]
    with pytest.raises(BadBoard, match="Lane I") as caught:
        GAME.check(short)
    assert caught.value.arguments["problem"] == "lane-cells"
    walled = unstaggered()
    walled["module"]["one"]["pillar"] = [f"I{index}" for index in range(15)]
    walled["module"]["one"]["start"] = ["O19", "C18", "O17", "O16", "C15", "C14"]
    with pytest.raises(BadBoard) as caught:
        GAME.check(walled)
    assert caught.value.arguments["problem"] == "lane-pillars"


def test_the_fastest_chariot_must_not_lap_itself() -> None:
    board = unstaggered()
    board["module"]["one"]["front"]["I"] = list(range(1, 14))
    board["module"]["one"]["start"] = ["O19", "C18", "O17", "O16", "C15", "C14"]
    fast = deepcopy(box.read("chariots"))
    white = fast["white"][0]
    white.update(speed_max=13, facing=[*white["facing"][:12], [12, 13]], dice=[*white["dice"], 1])
    GAME.setup(4, {"board": board})
    with pytest.raises(BadBoard) as caught:
        GAME.setup(4, {"board": board, "chariots": fast})
    assert caught.value.arguments["problem"] == "lane-too-short"
    with pytest.raises(BadOption, match="circuit"):
        GAME.setup(4, {"board": board, "circuit": "BB"})


def test_files_are_told_apart() -> None:
    assert GAME.check(BOARD) == "board"
    assert GAME.check(box.read("chariots")) == "chariots"
    with pytest.raises(BadBoard, match="neither"):
        GAME.check({"title": "?"})


def test_the_data_files_are_those_of_the_ledger() -> None:
    written = (DOCS / "chariot_race.md").read_text(encoding="utf-8")
    blocks = [block.split("```")[0] for block in written.split("```toml\n")[1:]]
    assert tomllib.loads(blocks[0]) == BOARD
    assert tomllib.loads(blocks[1]) == box.read("chariots")


def chariot_fault(side: str, row: int, **changes: Any) -> dict[str, Any]:
    chariots = deepcopy(box.read("chariots"))
    chariots[side][row].update(changes)
    return chariots


CHARIOT_FAULTS: list[tuple[dict[str, Any], str, str]] = [
    (chariot_fault("white", 0, damage_start=13), "number", "damage_start"),
    (chariot_fault("white", 0, damage_start=0), "number", "damage_start"),
    (chariot_fault("black", 0, speed_max=21), "number", "speed_max"),
    (chariot_fault("black", 4, facing=[[0]]), "chariot-facing-length", "black green"),
    (chariot_fault("white", 0, facing=[[0], [2], [1], *[[n] for n in range(3, 13)]]), "chariot-facing", "level 2"),
    (chariot_fault("white", 0, facing=[[0], [2], *[[n] for n in range(2, 13)]]), "chariot-facing-speeds", "speed 1"),
    (chariot_fault("white", 0, dice=[5]), "chariot-dice-length", "13"),
    (chariot_fault("white", 0, dice=[5] * 12 + [6]), "chariot-dice", "speed 12"),
    (chariot_fault("white", 0, dice=[4, 5] + [1] * 11), "chariot-dice", "speed 1"),
    (chariot_fault("white", 0, damage_start=3), "chariot-start-speed", "3"),
    (chariot_fault("white", 0, color="blue"), "white-boards", "any"),
    (chariot_fault("black", 0, color="red"), "black-boards", "blue"),
    (chariot_fault("black", 0, wheels=4), "entries", "black blue"),
    ({**box.read("chariots"), "format": "?"}, "format", "chariot-race-chariots/1"),
    ({**box.read("chariots"), "extra": 1}, "unknown-entry", "extra"),
    ({**box.read("chariots"), "white": 3}, "missing-entry", "white"),
]


@pytest.mark.parametrize(("chariots", "problem", "named"), CHARIOT_FAULTS)
def test_a_wrong_chariot_file_is_told_by_board(chariots: dict[str, Any], problem: str, named: str) -> None:
    with pytest.raises(BadBoard) as caught:
        GAME.check(chariots)
    assert caught.value.arguments["problem"] == problem
    assert named in caught.value.say("en")
