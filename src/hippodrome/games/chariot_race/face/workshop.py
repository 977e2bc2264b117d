"""Where boards of one's own are made: the cells of one circuit at a time, each in the module it belongs to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from hippodrome.engine.errors import BadBoard
from hippodrome.engine.scene import Scene, Text, plain, word
from hippodrome.engine.workshop import (
    Board,
    Brush,
    Deed,
    Fact,
    Flaw,
    Joint,
    Part,
    Plain,
    Property,
    Row,
    Rows,
    Sketch,
    Workbench,
    numbers,
)
from hippodrome.games.chariot_race import box
from hippodrome.games.chariot_race.circuit import (
    Cell,
    Circuit,
    check_fronts,
    check_grids,
    check_lanes,
    check_starts,
    dead_ends,
    laid_out,
    lay_out,
    read_modules,
    spelled,
)
from hippodrome.games.chariot_race.face import board as paper
from hippodrome.games.chariot_race.face.view import spaces
from hippodrome.games.chariot_race.rules.track import LANE_NAMES, LANES, START_POSITIONS, TOP_LEVEL, TOP_SPEED, Circus

LIMITS = range(2, 10)
"""Numbers of curves that lie ready to be painted."""
SMALLEST = 10
"""Ticks that a cell is moved at a time."""

EDGES = 8
"""Into so many parts the way is cut along which a front edge can be dragged."""

Module = dict[str, Any]


def bare_circus(circuit: Circuit) -> Circus:
    """A circuit before anybody stands on it."""
    circus = Circus(2, len(circuit.cells))
    lay_out(circus, circuit, 0)
    return circus


def bare_scene(circus: Circus) -> Scene:
    return Scene(mood="sand", drawings=paper.drawings(circus), cells=spaces(circus), colours=paper.COLOURS)


class BoardBench(Workbench):
    """Cells with a front edge, perhaps a number, a pillar or a start position."""

    option = "board"
    properties = (
        Property("limit", word("made-limit"), low=0, high=99, none=True),
        Property("pillar", word("made-pillar")),
        Property("start", word("made-start"), low=1, high=int(START_POSITIONS), none=True),
        Property("front", word("made-front"), low=1, high=1_000_000, step=SMALLEST),
    )
    brushes = (
        Brush("pillar", True, False, word("made-pillar"), "pillar"),
        *(Brush("limit", limit, None, plain(limit)) for limit in LIMITS),
        *(Brush("start", place, None, plain(place)) for place in range(1, int(START_POSITIONS) + 1)),
    )
    deeds = (Deed("split", word("made-split")), Deed("join", word("made-join")))

    def views(self, board: Board) -> tuple[str, ...]:
        return tuple(read_modules(board)[0])

    def options(self, board: Board, view: str) -> dict[str, Any]:
        return {self.option: board, "circuit": view}

    def sketch(self, board: Board, view: str) -> Sketch:
        circuits, modules = read_modules(board)
        if view not in circuits:
            raise BadBoard(problem="circuit-name", circuit=view, legal=", ".join(circuits))
        laps = {name: [modules[part] for part in parts] for name, parts in circuits.items()}
        for name, lap in laps.items():
            _check_lanes_drawn(name, lap)
        circuit = laid_out(laps[view])
        parts = tuple(_part(cell, laps[view]) for cell in circuit.cells)
        found = [flaw for name, lap in laps.items() for flaw in _flaws(name, lap, name == view)]
        circus = bare_circus(circuit)
        joints = tuple(_edges(circuit, laps[view], paper.layouts(circus)))
        return Sketch(bare_scene(circus), parts, tuple(found), joints=joints, facts=tuple(_facts(circuit)))

    def set(self, board: Board, view: str, part: str, key: str, value: Plain) -> None:
        module, name, lane, index = self._found(board, view, part)
        here = f"{lane}{index}"
        if key == "limit":
            module["limit"].pop(here, None)
            if value is not None:
                module["limit"][here] = value
        elif key == "pillar":
            module["pillar"] = [cell for cell in module["pillar"] if cell != here] + ([here] if value else [])
        elif key == "front":
            module["front"][lane][index] = value
            check_fronts(name, lane, module["front"][lane], module["ticks"])
        else:
            _number_start(module["start"], here, value if isinstance(value, int) else None)

    def join(self, board: Board, view: str, what: str, joint: str, twin: str) -> None:
        """The front edge of a cell was dragged along its lane."""
        self.set(board, view, what, "front", int(joint.rpartition(":")[2]))

    def do(self, board: Board, view: str, part: str, deed: str) -> None:
        module, _, lane, index = self._found(board, view, part)
        fronts = module["front"][lane]
        if deed == "split":
            back = fronts[index - 1] if index else 0
            _move_marks(module, lane, index, 1)
            fronts.insert(index, (back + fronts[index]) // 2)
        else:
            _move_marks(module, lane, index + 1, -1)
            del fronts[index]

    @staticmethod
    def _found(board: Board, view: str, part: str) -> tuple[Module, str, str, int]:
        """The module that a cell of a circuit lies in, its name, the lane and the cell's number there."""
        circuits, modules = read_modules(board)
        names = circuits[view]
        spot = part.removeprefix("space:")
        place, lane, index = _home([modules[name] for name in names], (spot[0], int(spot[1:])))
        return modules[names[place]], names[place], lane, index


def _check_lanes_drawn(name: str, modules: list[Module]) -> None:
    """Every lane has cells, and names for all of them."""
    for lane in LANES:
        cells, high = sum(len(module["front"][lane]) for module in modules), int(LANE_NAMES)
        if not 1 <= cells <= high:
            raise BadBoard(problem="lane-cells", circuit=name, lane=lane, cells=cells, low=1, high=high)


def _home(modules: list[Module], cell: Cell) -> tuple[int, str, int]:
    """Which module of a lap a cell lies in, its lane and its number there."""
    lane, index = cell
    for place, module in enumerate(modules):
        if index < len(module["front"][lane]):
            return place, lane, index
        index -= len(module["front"][lane])
    raise AssertionError(cell)


def _part(cell: Cell, modules: list[Module]) -> Part:
    place, lane, index = _home(modules, cell)
    module, here = modules[place], f"{lane}{index}"
    fronts = module["front"][lane]
    values: dict[str, Plain] = {
        "limit": module["limit"].get(here),
        "pillar": here in module["pillar"],
        "front": fronts[index],
    }
    if not any(one["start"] for one in (*modules[:place], *modules[place + 1 :])):
        values["start"] = module["start"].index(here) + 1 if here in module["start"] else None
    deeds = [
        *(["split"] if fronts[index] - (fronts[index - 1] if index else 0) > 1 else []),
        *(["join"] if index + 1 < len(fronts) else []),
    ]
    return Part(f"space:{spelled(cell)}", values, tuple(deeds))


def _edges(circuit: Circuit, modules: list[Module], layouts: tuple[paper.Layout, ...]) -> Iterator[Joint]:
    """Where the front edge of each cell can be dragged to: between the edge behind it and the one ahead."""
    for cell in circuit.cells:
        place, lane, index = _home(modules, cell)
        fronts, ticks = modules[place]["front"][lane], modules[place]["ticks"]
        back = fronts[index - 1] if index else 0
        ahead = fronts[index + 1] if index + 1 < len(fronts) else ticks + 1
        behind = sum(module["ticks"] for module in modules[:place])
        for tick in sorted({back + (ahead - back) * part // EDGES for part in range(1, EDGES)} - {back, fronts[index]}):
            at: dict[str, tuple[float, float]] = {
                layout.form: layout.edge(LANES.index(lane), behind + tick) for layout in layouts
            }
            title = Text("made-edge", {"cell": spelled(cell), "front": tick})
            yield Joint(f"edge:{spelled(cell)}:{tick}", title, at, {f"space:{spelled(cell)}": ""})


def _number_start(starts: list[str], here: str, place: int | None) -> None:
    """A cell becomes a start position or none: it changes places with the cell that has been it."""
    if place is None:
        starts[:] = [cell for cell in starts if cell != here]
    elif place > len(starts):
        starts[:] = [*(cell for cell in starts if cell != here), here]
    elif here in starts:
        starts[starts.index(here)] = starts[place - 1]
        starts[place - 1] = here
    else:
        starts[place - 1] = here


def _move_marks(module: Module, lane: str, first: int, by: int) -> None:
    """Marks of a lane from a cell on move to the next cell or the one before; where two meet, one is left."""

    def moved(cell: str) -> str:
        index = int(cell[1:])
        return f"{lane}{index + by}" if cell[0] == lane and index >= first else cell

    module["limit"] = {moved(cell): limit for cell, limit in module["limit"].items()}
    for marks in ("pillar", "start"):
        module[marks] = list(dict.fromkeys(map(moved, module[marks])))


def _facts(circuit: Circuit) -> Iterator[Fact]:
    for lane in LANES:
        yield Fact(word(f"made-lap-{lane}"), sum(cell[0] == lane for cell in circuit.cells))
    yield Fact(word("made-count-pillars"), len(circuit.pillars))


def _flaws(name: str, modules: list[Module], shown: bool) -> Iterator[Flaw]:
    """What is wrong with one circuit; the places only where they are looked at."""
    circuit = laid_out(modules)
    checks: tuple[tuple[Any, Any], ...] = ((check_grids, modules), (check_lanes, circuit), (check_starts, circuit))
    for check, what in checks:
        try:
            check(name, what)
        except BadBoard as error:
            yield Flaw(error, tuple(_places(circuit, error.arguments)) if shown else ())
    for cell in dead_ends(circuit):
        stuck = BadBoard(problem="dead-end", circuit=name, cell=spelled(cell), lane=cell[0])
        yield Flaw(stuck, (f"space:{spelled(cell)}",) if shown else ())


def _places(circuit: Circuit, arguments: Mapping[str, object]) -> Iterator[str]:
    """The cell that an error names, else the whole lane, else the start."""
    for cell in circuit.cells:
        named = spelled(cell) == arguments["cell"] if "cell" in arguments else cell[0] == arguments.get("lane")
        if named or (not {"cell", "lane"} & set(arguments) and cell in circuit.starts):
            yield f"space:{spelled(cell)}"


class ChariotBench(Rows):
    """The chariot boards: what each begins with. How long their tracks are is left to the file."""

    option = "chariots"
    properties = numbers(
        damage_start=(1, int(TOP_LEVEL)),
        speed_start=(0, int(TOP_SPEED)),
        fortune_start=(0, int(TOP_LEVEL)),
        fortune_max=(1, int(TOP_LEVEL)),
    )
    check = staticmethod(box.check_chariots)

    def rows(self, board: Board) -> Iterator[Row]:
        for side in ("white", "black"):
            for row in board[side]:
                color = row["color"]
                title, art = (
                    (word("made-white"), "") if side == "white" else (word(f"racer-{color}"), f"chariot-{color}")
                )
                yield Row(f"{side}:{color}", title, {one.key: (row, one.key) for one in self.properties}, art)
