"""Where circuits and decks of one's own are made: sections laid end to end, and the cards as a table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import lru_cache

from hippodrome.engine.errors import BadBoard
from hippodrome.engine.scene import Drawing, Rect, Scene, Token, word
from hippodrome.engine.workshop import (
    Board,
    Brush,
    Deed,
    Flaw,
    Part,
    Plain,
    Property,
    Row,
    Rows,
    Shade,
    Sketch,
    Stock,
    Workbench,
    numbers,
)
from hippodrome.games.scrap_racer import box
from hippodrome.games.scrap_racer.face import board as paper
from hippodrome.games.scrap_racer.face.sheet import Sheet
from hippodrome.games.scrap_racer.face.view import spaces_on
from hippodrome.games.scrap_racer.rules.track import Track

STRAIGHT = "S"
BENDS = ("R", "L")


class OpenSheet(Sheet):
    """A drawing that need not close and leaves no room for piles: to look for it takes long where much is free."""

    planets = False

    def place_hub(self) -> Rect:
        box = self.start_box(0, 0)
        return Rect(box.x, box.y, 0.0, 0.0)


@lru_cache(maxsize=64)
def _drawings(layout: str, symbols: tuple[int, ...]) -> tuple[Drawing, ...]:
    sheets = (OpenSheet(layout, 1, symbols, form) for form in paper.FORMS)
    return tuple(replace(paper.drawing(sheet), hub=None) for sheet in sheets)


class Circuit:
    """The circuit of a file: its sections from the line on, whether or not they close."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.sections, self.layout = box.read_circuit(board)
        removable, finish = board.get("removable", []), board.get("finish", self.sections[-1])
        if not isinstance(removable, list) or not all(type(one) is int for one in removable):
            raise BadBoard(problem="removable-unknown", section=str(removable))
        turn = self.sections.index(finish) + 1 if finish in self.sections else 0
        self.order = [(place + turn) % len(self.sections) for place in range(len(self.sections))]
        """Where the sections stand in the file, in driving order from the line."""

    @property
    def driven(self) -> list[tuple[int, str]]:
        """Section and letter in driving order from the line."""
        return [(self.sections[place], self.layout[place]) for place in self.order]

    def place(self, part: str) -> int:
        """Where a section stands in the file."""
        return self.order[int(part.removeprefix("space:")) - 1]

    def write(self) -> None:
        """What was changed, back into the file."""
        self.board["sections"], self.board["layout"] = self.sections, self.layout


def bare_scene(circuit: Circuit) -> Scene:
    """A circuit before anybody stands on it."""
    driven = circuit.driven
    track = Track(2, len(driven))
    box.lay_out(track, [section for section, _ in driven], "".join(letter for _, letter in driven), 1)
    symbols = tuple(space for space in range(1, len(driven) + 1) if track.symbol[space])
    drawings = _drawings("".join(letter for _, letter in driven), symbols)
    return Scene(
        mood="orbit",
        drawings=drawings,
        cells=spaces_on(drawings[0], track, False),
        tokens=tuple(_nudge_spot(drawings[0], space) for space in symbols),
        colours=paper.COLOURS,
    )


def _nudge_spot(drawing: Drawing, space: int) -> Token:
    along, across = paper.token_place(drawing, space)
    return Token(f"token:{space}", "nudge-back", f"space:{space}", word("made-nudge"), along, across, 0.2)


class CircuitBench(Workbench):
    """Sections of the box, each once: turned, exchanged, put in and taken out."""

    option = "circuit"
    properties = (
        Property("bend", word("made-bend"), tuple(Shade(way, word(f"made-bend-{way}")) for way in BENDS)),
        Property("nudge", word("made-nudge")),
        Property("finish", word("made-finish")),
        Property("removable", word("made-removable")),
        Property("section", word("made-section"), low=1, high=14),
    )
    brushes = (
        *(Brush("bend", way, BENDS[1 - turn], word(f"made-bend-{way}")) for turn, way in enumerate(BENDS)),
        Brush("nudge", True, False, word("made-nudge"), "nudge-back"),
        Brush("finish", True, True, word("made-finish"), "finish"),
    )
    deeds = tuple(
        Deed(key, word(f"made-{key}"))
        for key in ("stretch", "shrink", "add-straight", "add-right", "add-left", "take-out")
    )

    def sketch(self, board: Board, view: str) -> Sketch:
        circuit = Circuit(board)
        free = _free(circuit)
        parts = tuple(_part(circuit, free, f"space:{number}") for number in range(1, len(circuit.order) + 1))
        return Sketch(bare_scene(circuit), parts, tuple(_flaws(circuit)), tuple(_stock(free)))

    def set(self, board: Board, view: str, part: str, key: str, value: Plain) -> None:
        circuit = Circuit(board)
        place = circuit.place(part)
        section = circuit.sections[place]
        if key == "bend":
            circuit.layout = _with(circuit.layout, place, str(value))
        elif key == "nudge":
            _exchange(circuit, place, _like(section), lambda other: _has_nudge(other) == value)
        elif key == "section":
            _exchange(circuit, place, _like(section), lambda other: other == value)
        elif key == "finish":
            board["finish"] = section if value else circuit.sections[place - 1]
        else:
            kept = [other for other in board.get("removable", []) if other != section]
            board["removable"] = sorted([*kept, section] if value else kept)
            if not board["removable"]:
                del board["removable"]
        circuit.write()

    def do(self, board: Board, view: str, part: str, deed: str) -> None:
        circuit = Circuit(board)
        place = circuit.place(part)
        if deed == "take-out":
            _take_out(circuit, place)
        elif deed == "shrink":
            twin = next(other for other in _twins(circuit, place, -1))
            for one in sorted((place, twin), reverse=True):
                _take_out(circuit, one)
        elif deed == "stretch":
            twin = next(other for other in _twins(circuit, place, 1))
            for one in sorted((place, twin), reverse=True):
                _put_in(circuit, one + 1, STRAIGHT)
        else:
            _put_in(circuit, place + 1, {"straight": STRAIGHT, "right": "R", "left": "L"}[deed.removeprefix("add-")])
        circuit.write()


def _box() -> dict[str, list[int]]:
    known: dict[str, list[int]] = box.read("circuits")["sections"]
    return known


def _is_straight(section: int) -> bool:
    return section in _box()["straight"]


def _has_nudge(section: int) -> bool:
    return section in _box()["nudge_symbol"]


def _like(section: int) -> list[int]:
    """The sections of a kind: straights, or bends."""
    return _box()["straight" if _is_straight(section) else "curve"]


def _free(circuit: Circuit) -> list[int]:
    """The sections that are still in the box."""
    return [section for section in sorted(_box()["straight"] + _box()["curve"]) if section not in circuit.sections]


def _with(layout: str, place: int, letter: str) -> str:
    return layout[:place] + letter + layout[place + 1 :]


def _exchange(circuit: Circuit, place: int, kind: list[int], wanted: Callable[[int], bool]) -> None:
    """Lay another section of the kind here: one from the box, else one of the circuit, which changes places."""
    here = circuit.sections[place]
    if wanted(here):
        return
    found = sorted((one for one in kind if wanted(one)), key=lambda one: (one in circuit.sections, one))
    if not found:
        raise BadBoard(problem="section-kind", section=here)
    other = found[0]
    if other in circuit.sections:
        circuit.sections[circuit.sections.index(other)] = here
        circuit.sections[place] = other
        return
    circuit.sections[place] = other
    _rename(circuit.board, here, other)


def _rename(board: Board, old: int, new: int) -> None:
    """What was said of a section is said of the one that lies there now."""
    if board.get("finish") == old:
        board["finish"] = new
    if old in board.get("removable", []):
        board["removable"] = sorted(new if one == old else one for one in board["removable"])


def _put_in(circuit: Circuit, place: int, letter: str) -> None:
    """Lay a section from the box, rather one without a nudge spot."""
    free = [one for one in _free(circuit) if _is_straight(one) == (letter == STRAIGHT)]
    section = min(free, key=lambda one: (_has_nudge(one), one))
    circuit.sections.insert(place, section)
    circuit.layout = circuit.layout[:place] + letter + circuit.layout[place:]


def _take_out(circuit: Circuit, place: int) -> None:
    """Put a section back into the box; the line moves to the section before it."""
    section = circuit.sections[place]
    if circuit.board.get("finish", circuit.sections[-1]) == section:
        circuit.board["finish"] = circuit.sections[place - 1]
    kept = [one for one in circuit.board.get("removable", []) if one != section]
    if "removable" in circuit.board:
        circuit.board["removable"] = kept
    if not kept:
        circuit.board.pop("removable", None)
    del circuit.sections[place]
    circuit.layout = circuit.layout[:place] + circuit.layout[place + 1 :]


def _closes(layout: str) -> bool:
    try:
        box.check_closed(list(range(len(layout))), layout)
    except BadBoard:
        return False
    return True


def _twins(circuit: Circuit, place: int, by: int) -> Iterator[int]:
    """Where a second straight must come in (or go out) so that a loop stays closed."""
    for other in range(len(circuit.layout)):
        if other == place:
            continue
        layout = circuit.layout
        for one in sorted((place, other), reverse=True):
            layout = layout[: one + 1] + STRAIGHT + layout[one + 1 :] if by > 0 else layout[:one] + layout[one + 1 :]
        if (by > 0 or circuit.layout[other] == STRAIGHT) and _closes(layout):
            yield other


def _part(circuit: Circuit, free: list[int], part: str) -> Part:
    place = circuit.place(part)
    section, letter = circuit.sections[place], circuit.layout[place]
    values: dict[str, Plain] = {
        "nudge": _has_nudge(section),
        "finish": circuit.board.get("finish", circuit.sections[-1]) == section,
        "removable": section in circuit.board.get("removable", []),
        "section": section,
    }
    if letter in BENDS:
        values["bend"] = letter
    straights = sum(map(_is_straight, free))
    deeds = [
        *(["stretch"] if straights > 1 and any(_twins(circuit, place, 1)) else []),
        *(["shrink"] if letter == STRAIGHT and any(_twins(circuit, place, -1)) else []),
        *(["add-straight"] if straights else []),
        *(["add-right", "add-left"] if straights < len(free) else []),
        *(["take-out"] if len(circuit.sections) > 1 else []),
    ]
    return Part(part, values, tuple(deeds))


def _stock(free: list[int]) -> Iterator[Stock]:
    """The box: straights and bends, with and without a nudge spot."""
    for kind in ("straight", "curve"):
        for nudge in (False, True):
            all_of_it = [one for one in _box()[kind] if _has_nudge(one) == nudge]
            left = sum(one in free for one in all_of_it)
            key = f"made-box-{kind}-nudge" if nudge else f"made-box-{kind}"
            yield Stock(word(key), len(all_of_it) - left, len(all_of_it))


def _flaws(circuit: Circuit) -> Iterator[Flaw]:
    """Every section that lies on another, the open end, and the wrong way round."""
    space = {place: f"space:{number}" for number, place in enumerate(circuit.order, start=1)}
    walk = box.grid_walk(circuit.layout)
    seen: dict[tuple[int, int], int] = {}
    for place, (x, y, _) in enumerate(walk[:-1]):
        below = seen.setdefault((x, y), place)
        if below != place:
            over = {"section": circuit.sections[place], "place": place + 1, "other": circuit.sections[below]}
            yield Flaw(BadBoard(problem="overlap", **over), (space[place], space[below]))
    last = len(circuit.sections) - 1
    if walk[-1] != (0, 0, 0):
        ends = {"section": circuit.sections[-1], "place": last + 1, "first": circuit.sections[0]}
        yield Flaw(BadBoard(problem="gap", **ends), tuple(dict.fromkeys((space[last], space[0]))))
    elif circuit.layout.count("R") - circuit.layout.count("L") != 4:
        yield Flaw(BadBoard(problem="anticlockwise"))
    for section in circuit.board.get("removable", []):
        if section not in circuit.sections:
            yield Flaw(BadBoard(problem="removable-unknown", section=section))
    finish = circuit.board.get("finish", circuit.sections[-1])
    if finish not in circuit.sections:
        yield Flaw(BadBoard(problem="finish-unknown", section=finish))


class CardBench(Rows):
    """The cards: how many of each, and how far they move whom."""

    option = "cards"
    properties = numbers(**dict.fromkeys(("copies", "distance", "other", "spared", "moved"), (0, box.MOST)))

    check = staticmethod(box.check_cards)

    def rows(self, board: Board) -> Iterator[Row]:
        keys = [one.key for one in self.properties]
        for kind, vocabulary in (("accident", "accident"), ("objective", "objective"), ("bonus", "bonus_card")):
            for row in board[kind]:
                entries = {key: (row, key) for key in keys if key in row}
                yield Row(f"{kind}:{row['id']}", word(f"{vocabulary}-{row['id']}"), entries)
