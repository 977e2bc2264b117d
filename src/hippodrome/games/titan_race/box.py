"""From the TOML files to the course: circuits, also of one's own, titans and cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from hippodrome.engine.box import Box, check_known, check_number, check_rows
from hippodrome.engine.errors import BadBoard, BadOption
from hippodrome.engine.ints import ints
from hippodrome.engine.options import Value, switch, whole_number
from hippodrome.games.titan_race.rules.course import (
    CELLS,
    COLUMN_CHANGE,
    DIRECTIONS,
    EFFECTS,
    FACES,
    FEATURES,
    NO_CELL,
    NO_DIRECTION,
    RANDOM,
    ROW_CHANGE,
    ROWS,
    TITANS,
    Course,
    cell_name,
    cell_of,
)

FEATURELESS_ROWS = 2
"""The first rows of a circuit carry nothing (ledger 2.4)."""

FIGURES = {
    "steps": (1, 5), "distance": (1, 5), "range": (1, 5), "life": (1, 6), "ahead": (0, 5), "copies": (0, 9),
}  # fmt: skip
"""Numbers on cards and what they may be; a line is six cells long, so nothing goes all the way round."""
STRENGTHS = ("steps", "distance", "range", "life")
"""Those that say how much a card does: a card has one of them at most."""
DECKS = {"second": "cards", "standard": "cards-standard"}
"""The supplied decks by the values of their option, with their files (ledger 2.5)."""
CATCHING_UP = ("speed_potion", "jump_boots")
"""The cards that may be kept for who is behind (TR-1017)."""


read = Box(__package__).read


def circuit_names() -> tuple[str, ...]:
    return tuple(read("circuits")["circuits"])


def cell_names() -> tuple[str, ...]:
    """Names of all cells there can be: those of one board, then those of a Grand Slam's other two."""
    return tuple(f"{board}{cell_name(cell)}" for board in ("", "II·", "III·") for cell in range(int(CELLS)))


def build(players: int, options: Mapping[str, Value]) -> Course:
    """The course for checked options."""
    circuits = choose_circuits(options)
    course = Course(players, len(circuits))
    course.circuits = [name for name, _ in circuits]
    link_cells(course)
    for board, (_, features) in enumerate(circuits):
        lay_out(course, board, features)
    gather_titans(course, options)
    pick_titans(course, options)
    set_switches(course, options)
    cards = options["cards"]
    print_cards(course, read(DECKS[cards]) if isinstance(cards, str) else check_cards(cards))
    return course


# Circuits


def choose_circuits(options: Mapping[str, Value]) -> list[tuple[str, dict[int, int]]]:
    """One circuit, or three different ones for the Grand Slam (TR-201, TR-1311, TR-1317)."""
    keys = ["circuit", "circuit_2", "circuit_3"] if options["grand_slam"] else ["circuit"]
    chosen: list[Any] = [options[key] for key in keys]
    for place, wish in enumerate(chosen):
        if wish == "next":
            chosen[place] = next(name for name in circuit_names() if name not in chosen)
    for place, wish in enumerate(chosen):
        if wish in chosen[:place]:
            raise BadOption(option=keys[place], value=_title(wish), legal=", ".join(circuit_names()))
    return [
        (wish, check_circuit(read("circuits")["circuits"][wish]))
        if isinstance(wish, str)
        else ("", check_circuit(wish))
        for wish in chosen
    ]


def _title(circuit: object) -> str:
    return circuit if isinstance(circuit, str) else "FILE.toml"


def check_circuit(circuit: Mapping[str, Any]) -> dict[int, int]:
    """The feature of each cell that has one, or `BadBoard` naming the cell at fault (ledger 2.4)."""
    features = read_features(circuit)
    for cell, number in features.items():
        check_bare(cell, number)
    check_ice(features)
    return features


def read_features(circuit: Mapping[str, Any]) -> dict[int, int]:
    """The feature of each cell that has one, whether or not it may lie there."""
    check_known(circuit, ("name", *FEATURES[1:]))
    features: dict[int, int] = {}
    for number, feature in enumerate(FEATURES):
        cells = circuit.get(feature, [])
        if not isinstance(cells, list):
            raise BadBoard(problem="no-cell-list", entry=feature)
        for name in cells:
            here = {"cell": str(name), "entry": feature}
            try:
                cell = cell_of(name if isinstance(name, str) else "")
            except ValueError as error:
                raise BadBoard(problem="cell-unknown", **here) from error
            if cell in features:
                raise BadBoard(problem="cell-twice", other=FEATURES[features[cell]], **here)
            features[cell] = number
    return features


def check_bare(cell: int, feature: int) -> None:
    """Nothing lies on the first rows."""
    if cell // 3 < FEATURELESS_ROWS:
        raise BadBoard(problem="cell-bare", rows=FEATURELESS_ROWS, cell=cell_name(cell), entry=FEATURES[feature])


def check_ice(features: Mapping[int, int]) -> None:
    """No column and no diagonal line is all ice, so that every slide ends (ledger 2.4)."""
    for start, direction, _ in ice_lines(features):
        raise BadBoard(problem="ice-line", cell=cell_name(start), direction=DIRECTIONS[direction])


def ice_lines(features: Mapping[int, int]) -> Iterator[tuple[int, int, list[int]]]:
    """Each line that is all ice, from each of its cells: the cell, the direction, all cells."""
    ice = FEATURES.index("ice")
    for start in range(int(CELLS)):
        for direction in range(3):
            line = [start]
            while (following := _neighbour(line[-1], direction, 1)) != start:
                line.append(following)
            if all(features.get(cell) == ice for cell in line):
                yield start, direction, line


def _neighbour(cell: int, direction: int, boards: int) -> int:
    """The cell beside another one (TR-101 to TR-103), or beyond the ends of a Grand Slam none (TR-1314)."""
    row = cell // 3
    column = (2 * (cell % 3) + row % 2 + COLUMN_CHANGE[direction]) % 6
    row += ROW_CHANGE[direction]
    if boards == 1:
        row %= int(ROWS)
    elif not 0 <= row < ROWS * boards:
        return int(NO_CELL)
    return 3 * row + column // 2


def link_cells(course: Course) -> None:
    """Which cell lies in which direction of which other (TR-101 to TR-103, TR-1311)."""
    cells = int(course.cells)
    course.rise = ints(ROW_CHANGE)
    course.toward = ints([int(NO_DIRECTION)] * (cells * cells))
    for cell in range(cells):
        for direction in range(6):
            other = _neighbour(cell, direction, int(course.boards))
            course.beside[6 * cell + direction] = other
            course.leap[6 * cell + direction] = 1
            if other != NO_CELL:
                course.toward[cells * cell + other] = direction


def lay_out(course: Course, board: int, features: Mapping[int, int]) -> None:
    """Features on the cells of one board; springboards lengthen the steps that leave them (TR-1103)."""
    distance = read("circuits")["springboards"]
    ways = {"super_left": ("FL",), "super_right": ("FR",), "multi": ("F", "FL", "FR")}
    for here, number in features.items():
        cell = int(CELLS) * board + here
        course.feature[cell] = number
        feature = FEATURES[number]
        for way in ways.get(feature, ()):
            course.leap[6 * cell + DIRECTIONS.index(way)] = distance[feature.partition("_")[0]]


# Titans and switches


def gather_titans(course: Course, options: Mapping[str, Value]) -> None:
    """Figures, tokens and dice (ledger 1 and 2.2, 2.3)."""
    table = read("titans")
    material = table["material"]
    course.finish = int(ROWS) * material["laps"] + 1
    course.traps = material["traps"]
    course.hand_limit = material["hand_limit"]
    course.turn_cap = material["turn_cap"]
    course.steps = ints([table["steps"].get(face, 0) for face in FACES])
    rows = table["titan"]
    assert tuple(row["id"] for row in rows) == TITANS
    course.colour = ints([FACES.index(row["colour"]) for row in rows])
    lives = read("lives")[str(options["lives"])]
    course.most_life = ints([lives[row["id"]]["most"] for row in rows])
    course.start_life = ints([lives[row["id"]]["start"] for row in rows])
    course.free_purple = ints([int(row.get("free_purple", False)) for row in rows])
    if course.players == 2:
        course.two_titans = 1
        course.titans = 4
    course.own_hands = switch(options, "two_player_hand", "titan")
    course.hands = course.titans if course.own_hands else course.players


def pick_titans(course: Course, options: Mapping[str, Value]) -> None:
    """The titan of each racer; no two the same (TR-202, TR-1301)."""
    picks: list[int] = []
    for racer in range(1, 7):
        wish = options[f"titan_{racer}"]
        pick = TITANS.index(wish) if isinstance(wish, str) and wish != "random" else int(RANDOM)
        if pick != RANDOM and pick in picks:
            free = [name for number, name in enumerate(TITANS) if number not in picks]
            raise BadOption(option=f"titan_{racer}", value=str(wish), legal=", ".join(["random", *free]))
        picks.append(pick)
    course.picks = ints(picks)


def set_switches(course: Course, options: Mapping[str, Value]) -> None:
    """Teams, and the doubtful readings of ledger 2.6; two of them do not fit the Grand Slam."""
    course.teams = whole_number(options, "teams")
    course.pentacle_life = whole_number(options, "pentacle_min_life")
    course.lap_may_drop = switch(options, "lap_may_drop_below_one")
    course.swap_counts_line = switch(options, "swap_counts_line")
    if course.boards > 1:
        for key in ("lap_may_drop_below_one", "swap_counts_line"):
            if not options[key]:
                raise BadOption(option=key, value="off", legal="on")
    course.ice_ends_movement = switch(options, "ice_ends_movement")
    course.knocked_out_slides = switch(options, "knocked_out_slides")
    course.green_is_compulsory = switch(options, "green_damage_mandatory")
    course.reshuffle_at_once = switch(options, "reshuffle", "at_once")


# Cards


def check_cards(table: object) -> dict[str, Any]:
    """A card file of one's own: the rows of data/cards.toml with other numbers."""
    assert isinstance(table, dict)
    check_known(table, ("name", "card"))
    check_rows(_as_before(table.get("card")), _as_before(read("cards")["card"]), "card", ("effect",))
    for row in table["card"]:
        for key, (low, high) in FIGURES.items():
            if key in row:
                check_number(row[key], low, high, f"{row['id']}.{key}")
    return table


def print_cards(course: Course, table: Mapping[str, Any]) -> None:
    """Copies and figures of the Bonus cards (ledger 2.5)."""
    rows = table["card"]
    assert tuple(row["effect"] for row in rows) == EFFECTS
    course.copies = ints([row["copies"] for row in rows])
    course.figure = ints([next((row[key] for key in STRENGTHS if key in row), 0) for row in rows])
    course.needs = ints([row.get("ahead", 0) for row in rows])


def _as_before(rows: Any) -> Any:
    """Rows without the condition that no card had at first, so that files made then stay good (TR-1017)."""
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        return rows
    spare = [{"ahead"} if row.get("id") in CATCHING_UP else set[str]() for row in rows]
    return [{key: row[key] for key in row if key not in left} for row, left in zip(rows, spare, strict=True)]
