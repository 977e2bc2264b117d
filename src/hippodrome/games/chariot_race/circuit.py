"""Board files: modules laid end to end into circuits, checked cell by cell (ledger 3.2)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from hippodrome.engine.box import check_known
from hippodrome.engine.errors import BadBoard
from hippodrome.engine.ints import ints
from hippodrome.games.chariot_race.rules.track import LANE_NAMES, LANES, NO_LIMIT, START_POSITIONS, Circus

FORMAT = "chariot-race-board/1"
CIRCUITS = ("AA", "AB", "BA", "BB")
SHORTEST_LANE = 13
OPEN_CELLS = 6
"""Cells without a pillar that a lane needs: a chariot placed behind five others must find one."""

_CELL = re.compile(r"([A-Z])(\d+)")
_TOP = ("format", "name", "lanes", "circuit", "module")
_MODULE = {"ticks", "front", "limit", "pillar", "start"}

Cell = tuple[str, int]
"""Lane letter and index."""


@dataclass(frozen=True)
class Circuit:
    """An assembled lap: cells by lane, with what is printed on them."""

    length: int
    fronts: Mapping[str, list[int]]
    limits: Mapping[Cell, int]
    pillars: frozenset[Cell]
    starts: list[Cell]

    @property
    def cells(self) -> list[Cell]:
        """All cells in the order of their numbers: lane by lane from the spina, each from the line."""
        return [(lane, index) for lane in LANES for index in range(len(self.fronts[lane]))]

    def front(self, cell: Cell) -> int:
        return self.fronts[cell[0]][cell[1]]

    def following(self, cell: Cell) -> tuple[Cell, int]:
        """The next cell of the lane, and 1 if the line lies between (CR-001)."""
        lane, index = cell
        last = index + 1 == len(self.fronts[lane])
        return ((lane, 0), 1) if last else ((lane, index + 1), 0)

    def across(self, cell: Cell, side: int) -> tuple[Cell, int] | None:
        """Where a lane change leads: the first cell of that lane with its front further ahead (CR-007)."""
        place = LANES.index(cell[0]) + side
        if not 0 <= place < len(LANES):
            return None
        lane = LANES[place]
        for index, front in enumerate(self.fronts[lane]):
            if front > self.front(cell):
                return (lane, index), 0
        return (lane, 0), 1

    def ways(self, cell: Cell) -> list[Cell]:
        """Every cell one step leads to (CR-512)."""
        across = (self.across(cell, -1), self.across(cell, 1))
        return [self.following(cell)[0], *(way[0] for way in across if way)]

    def neighbours(self) -> dict[Cell, set[Cell]]:
        """Cells that touch: one leads to the other, or they lie level side by side (CR-008)."""
        touching: dict[Cell, set[Cell]] = {cell: set() for cell in self.cells}
        for cell in self.cells:
            for other in [*self.ways(cell), *self.level_with(cell)]:
                touching[cell].add(other)
                touching[other].add(cell)
        return touching

    def level_with(self, cell: Cell) -> list[Cell]:
        """Cells of adjacent lanes with the same front edge, as a board of one's own may have them."""
        front, place = self.front(cell), LANES.index(cell[0])
        beside = [lane for lane in LANES if abs(LANES.index(lane) - place) == 1]
        return [(lane, self.fronts[lane].index(front)) for lane in beside if front in self.fronts[lane]]

    def around(self, cell: Cell, distance: int, touching: Mapping[Cell, set[Cell]]) -> set[Cell]:
        """The cells from 1 to `distance` steps away, whatever stands between (CR-009)."""
        reached = {cell}
        edge = {cell}
        for _ in range(distance):
            edge = {other for near in edge for other in touching[near]} - reached
            reached |= edge
        return reached - {cell}


def check_board(table: Mapping[str, Any]) -> dict[str, Circuit]:
    """The circuits of a board file by name, or `BadBoard` naming module, lane and cell."""
    circuits, modules = read_modules(table)
    return {name: assemble(name, [modules[part] for part in parts]) for name, parts in circuits.items()}


def read_modules(table: Mapping[str, Any]) -> tuple[dict[str, list[str]], dict[str, Any]]:
    """The circuits of a board file as lists of modules, and the modules: each good by itself."""
    if table.get("format") != FORMAT:
        raise BadBoard(problem="format", needed=FORMAT)
    check_known(table, _TOP)
    if table.get("lanes") != list(LANES):
        raise BadBoard(problem="lanes", needed=", ".join(LANES))
    circuits, modules = table.get("circuit"), table.get("module")
    for entry, value in (("circuit", circuits), ("module", modules)):
        if not isinstance(value, dict) or not value:
            raise BadBoard(problem="missing-entry", entry=entry)
    assert isinstance(circuits, dict)
    assert isinstance(modules, dict)
    for name, module in modules.items():
        check_module(name, module)
    for name, parts in circuits.items():
        if name not in CIRCUITS:
            raise BadBoard(problem="circuit-name", circuit=name, legal=", ".join(CIRCUITS))
        if not isinstance(parts, list) or not parts:
            raise BadBoard(problem="missing-entry", entry=f"circuit.{name}")
        for part in parts:
            if part not in modules:
                raise BadBoard(problem="unknown-module", circuit=name, module=str(part))
    return circuits, modules


def check_module(name: str, module: object) -> None:
    """One piece of circuit: front edges in order, marks on cells that exist."""
    if not isinstance(module, dict) or set(module) != _MODULE:
        given = set(module) if isinstance(module, dict) else set()
        raise BadBoard(problem="module-entries", module=name, entry=", ".join(sorted(given ^ _MODULE)))
    ticks, fronts = module["ticks"], module["front"]
    if type(ticks) is not int or not 1 <= ticks <= 1_000_000:
        raise BadBoard(problem="ticks", module=name)
    if not isinstance(fronts, dict) or set(fronts) != set(LANES):
        raise BadBoard(problem="module-lanes", module=name, needed=", ".join(LANES))
    for lane in LANES:
        check_fronts(name, lane, fronts[lane], ticks)
    for entry, kind in (("limit", dict), ("pillar", list), ("start", list)):
        if not isinstance(module[entry], kind):
            raise BadBoard(problem="module-marks", module=name, entry=entry)
        for cell in module[entry]:
            found = _CELL.fullmatch(str(cell))
            if not found or found[1] not in LANES or int(found[2]) >= len(fronts[found[1]]):
                raise BadBoard(problem="unknown-cell", module=name, entry=entry, cell=str(cell))
    for cell, limit in module["limit"].items():
        if type(limit) is not int or not 0 <= limit <= 99:
            raise BadBoard(problem="limit", module=name, cell=cell)


def check_fronts(module: str, lane: str, fronts: object, ticks: int) -> None:
    """Front edges strictly increase within the module."""
    if not isinstance(fronts, list):
        raise BadBoard(problem="module-marks", module=module, entry=f"front.{lane}")
    before = 0
    for index, front in enumerate(fronts):
        cell = f"{lane}{index}"
        if type(front) is not int or not 1 <= front <= ticks:
            raise BadBoard(problem="front-range", module=module, lane=lane, cell=cell, front=str(front), ticks=ticks)
        if front <= before:
            raise BadBoard(problem="front-order", module=module, lane=lane, cell=cell, front=front, before=before)
        before = front


def assemble(name: str, modules: list[Mapping[str, Any]]) -> Circuit:
    """Modules laid end to end from the line, with the checks on the whole lap."""
    check_grids(name, modules)
    circuit = laid_out(modules)
    check_lanes(name, circuit)
    check_starts(name, circuit)
    check_passable(name, circuit)
    return circuit


def check_grids(name: str, modules: Sequence[Mapping[str, Any]]) -> None:
    """One module has the start positions."""
    grids = sum(bool(module["start"]) for module in modules)
    if grids != 1:
        raise BadBoard(problem="start-modules", circuit=name, modules=grids)


def laid_out(modules: Sequence[Mapping[str, Any]]) -> Circuit:
    """Modules laid end to end from the line, good or not."""
    length = 0
    fronts: dict[str, list[int]] = {lane: [] for lane in LANES}
    limits: dict[Cell, int] = {}
    pillars: set[Cell] = set()
    starts: list[Cell] = []
    for module in modules:
        first = {lane: len(fronts[lane]) for lane in LANES}
        limits |= {_shifted(cell, first): limit for cell, limit in module["limit"].items()}
        pillars |= {_shifted(cell, first) for cell in module["pillar"]}
        starts += [_shifted(cell, first) for cell in module["start"]]
        for lane in LANES:
            fronts[lane] += [length + front for front in module["front"][lane]]
        length += module["ticks"]
    return Circuit(length, fronts, limits, frozenset(pillars), starts)


def _shifted(cell: str, first: Mapping[str, int]) -> Cell:
    return cell[0], first[cell[0]] + int(cell[1:])


def check_lanes(name: str, circuit: Circuit) -> None:
    """Lanes long enough for the fastest white chariot, with room between the pillars."""
    for lane, fronts in circuit.fronts.items():
        cells = len(fronts)
        low, high = SHORTEST_LANE, int(LANE_NAMES)
        if not low <= cells <= high:
            raise BadBoard(problem="lane-cells", circuit=name, lane=lane, cells=cells, low=low, high=high)
        if cells - sum(pillar[0] == lane for pillar in circuit.pillars) < OPEN_CELLS:
            raise BadBoard(problem="lane-pillars", circuit=name, lane=lane, needed=OPEN_CELLS)


def check_starts(name: str, circuit: Circuit) -> None:
    """Six different start cells, none a pillar, each further back than the one before."""
    if len(circuit.starts) != START_POSITIONS:
        raise BadBoard(problem="start-count", circuit=name, starts=len(circuit.starts))
    for place, cell in enumerate(circuit.starts):
        if cell in circuit.pillars:
            raise BadBoard(problem="start-pillar", circuit=name, cell=spelled(cell), position=place + 1)
        if place and circuit.front(cell) >= circuit.front(circuit.starts[place - 1]):
            raise BadBoard(problem="start-order", circuit=name, cell=spelled(cell), position=place + 1)


def check_passable(name: str, circuit: Circuit) -> None:
    """No cell leads only to pillars (then none leads only to cells that do, either)."""
    for cell in dead_ends(circuit):
        raise BadBoard(problem="dead-end", circuit=name, cell=spelled(cell), lane=cell[0])


def dead_ends(circuit: Circuit) -> Iterator[Cell]:
    """Cells from which every step leads into a pillar."""
    for cell in circuit.cells:
        if cell not in circuit.pillars and circuit.pillars.issuperset(circuit.ways(cell)):
            yield cell


def spelled(cell: Cell) -> str:
    return f"{cell[0]}{cell[1]}"


def lay_out(circus: Circus, circuit: Circuit, javelin_range: int) -> None:
    """Write a checked circuit into the circus."""
    cells = circuit.cells
    number = {cell: place for place, cell in enumerate(cells)}
    circus.length = circuit.length
    circus.start = ints([number[cell] for cell in circuit.starts])
    for place, cell in enumerate(cells):
        circus.lane[place] = LANES.index(cell[0])
        circus.name[place] = LANES.index(cell[0]) * int(LANE_NAMES) + cell[1]
        circus.front[place] = circuit.front(cell)
        circus.limit[place] = circuit.limits.get(cell, int(NO_LIMIT))
        circus.pillar[place] = 1 if cell in circuit.pillars else 0
        following, lap = circuit.following(cell)
        circus.next[place], circus.next_lap[place] = number[following], lap
        circus.previous[number[following]] = place
        circus.inward[place], circus.inward_lap[place] = _numbered(number, circuit.across(cell, -1))
        circus.outward[place], circus.outward_lap[place] = _numbered(number, circuit.across(cell, 1))
        circus.curve_ahead[place], circus.limit_ahead[place] = _ahead(circuit, cell, circuit.limits)
        circus.pillar_ahead[place], _ = _ahead(circuit, cell, dict.fromkeys(circuit.pillars, 0))
    for place, other in _reach(circuit, number, javelin_range):
        circus.within_range[place * len(cells) + other] = 1


def _numbered(number: Mapping[Cell, int], way: tuple[Cell, int] | None) -> tuple[int, int]:
    return (number[way[0]], way[1]) if way else (-1, 0)


def _ahead(circuit: Circuit, cell: Cell, marks: Mapping[Cell, int]) -> tuple[int, int]:
    """Steps along the lane to the next marked cell, and its mark."""
    lane, index = cell
    cells = len(circuit.fronts[lane])
    for steps in range(1, cells + 1):
        if (lane, (index + steps) % cells) in marks:
            return steps, marks[lane, (index + steps) % cells]
    return int(NO_LIMIT), int(NO_LIMIT)


def _reach(circuit: Circuit, number: Mapping[Cell, int], distance: int) -> Iterator[tuple[int, int]]:
    touching = circuit.neighbours()
    for cell in circuit.cells:
        for other in circuit.around(cell, distance, touching):
            yield number[cell], number[other]
