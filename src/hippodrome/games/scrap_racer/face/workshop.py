"""Where circuits and decks of one's own are made: sections joined end to end, and the cards as a table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import lru_cache

from hippodrome.engine.errors import BadBoard
from hippodrome.engine.geometry import Road
from hippodrome.engine.scene import Decor, Drawing, Rect, Scene, Text, Token, word
from hippodrome.engine.workshop import (
    Board,
    Brush,
    Deed,
    Fact,
    Flaw,
    Joint,
    Part,
    Piece,
    Plain,
    Property,
    Row,
    Rows,
    Shade,
    Sketch,
    Workbench,
    numbers,
)
from hippodrome.games.scrap_racer import box
from hippodrome.games.scrap_racer.face import board as paper
from hippodrome.games.scrap_racer.face.laying import BENDS, LETTERS, STRAIGHT, Circuit, closes
from hippodrome.games.scrap_racer.face.sheet import HALF, RIM, SIDE, TURN, Form, Sheet, Square
from hippodrome.games.scrap_racer.face.view import spaces_on
from hippodrome.games.scrap_racer.rules.events import DECKS
from hippodrome.games.scrap_racer.rules.track import Track

AWAY = 0.3
"""How far from an open end its joint is shown, in section lengths."""


class OpenSheet(Sheet):
    """A drawing of sections that need not close: no start, no piles, but what is missing (`gap`).

    The line lies in the same direction in all of them, so that nothing turns while sections come and go.
    """

    planets = False

    def __init__(self, layout: str, symbols: tuple[int, ...], form: Form, line: int, gap: str) -> None:
        self.gap = gap
        self._line = line
        super().__init__(layout, 1, symbols, form)

    @property
    def line(self) -> int:
        return self._line

    @property
    def whole(self) -> str:
        return self.layout + self.gap

    def walked(self) -> list[tuple[int, int, int]]:
        walk = box.grid_walk(self.whole)
        for _ in range(-walk[self.line][2] % 4):
            walk = [(-y, x, (heading + 1) % 4) for x, y, heading in walk]
        return walk[:-1]

    def lay_road(self, dx: float, dy: float) -> Road:
        kept, self.layout = self.layout, self.whole
        try:
            return super().lay_road(dx, dy)
        finally:
            self.layout = kept

    def place_start(self) -> Square:
        return 0, 0

    def start_box(self, dx: float, dy: float) -> Rect:
        return Rect(dx, dy, 0.0, 0.0)

    def place_hub(self) -> Rect:
        return Rect(0.0, 0.0, 0.0, 0.0)

    def missing(self) -> Iterator[Decor]:
        """The sections that would close the circuit, dashed."""
        for number in range(len(self.layout), len(self.whole)):
            path = self.road.outline(number + 0.04, number + 0.96, -RIM, RIM)
            yield Decor(path, fill="ghost", line="mark", width=3, dash=(9, 8))

    def joint(self, tick: int) -> tuple[float, float]:
        """Where a joint is seen: between two sections, beside the first, or on what is missing behind the last."""
        if not self.gap:
            return self.road.at(tick).point
        if tick == len(self.layout):
            return self.road.at(tick + 0.5).point
        return self.road.at(tick).moved(-AWAY * SIDE if tick == 0 else 0.0).point


@lru_cache(maxsize=64)
def _sheets(layout: str, symbols: tuple[int, ...], line: int, gap: str) -> tuple[OpenSheet, ...]:
    return tuple(OpenSheet(layout, symbols, form, line, gap) for form in paper.FORMS)


@lru_cache(maxsize=64)
def _drawing(sheet: OpenSheet) -> Drawing:
    drawn = paper.drawing(sheet)
    shapes = tuple(shape for shape in drawn.shapes if shape.cell != "space:0")
    return replace(drawn, shapes=shapes, over=(*drawn.over, *sheet.missing()), hub=None)


class Lying:
    """A circuit with its drawings."""

    def __init__(self, circuit: Circuit) -> None:
        self.circuit = circuit
        driven = circuit.driven
        self.track = Track(2, len(driven))
        letters = "".join(letter for _, letter in driven)
        box.lay_out(self.track, [section for section, _ in driven], letters, 1)
        self.symbols = tuple(space for space in range(1, len(driven) + 1) if self.track.symbol[space])
        gap = "" if circuit.meets else circuit.missing()
        self.sheets = _sheets(letters, self.symbols, circuit.line, gap)

    def scene(self) -> Scene:
        """The circuit before anybody stands on it."""
        drawings = tuple(_drawing(sheet) for sheet in self.sheets)
        return Scene(
            mood="orbit",
            drawings=drawings,
            cells=spaces_on(drawings[0], self.track, False)[1:],
            tokens=tuple(_nudge_spot(drawings[0], space) for space in self.symbols),
            colours=paper.COLOURS,
        )

    def joints(self, pieces: tuple[Piece, ...]) -> Iterator[Joint]:
        """Between all sections that follow each other, and at the ends of a row that does not close."""
        count, closed = len(self.circuit.order), self.circuit.meets
        twins = dict(self.circuit.twins()) if closed and len(self.circuit.fitting(STRAIGHT)) > 1 else {}
        near = len(self.sheets[0].gap) == 1 and closes(self.circuit.layout + self.sheets[0].gap)
        for tick in range(1 if near else 0, count if closed else count + 1):
            takes = {
                piece.id: f"joint:{twins[tick]}" if piece.id.startswith(f"piece:{STRAIGHT}") and tick in twins else ""
                for piece in pieces
                if piece.left
            }
            beside = {f"space:{(tick - 1) % count + 1 if closed else tick}", f"space:{tick % count + 1}"}
            spaces = (f"space:{number}" for number in range(1, count + 1))
            takes |= {space: "" for space in spaces if count > 1 and space not in beside}
            at: dict[str, tuple[float, float]] = {sheet.form: sheet.joint(tick) for sheet in self.sheets}
            yield Joint(f"joint:{tick}", _named(tick, count, closed), at, takes, end=not closed and tick in (0, count))


def _named(tick: int, count: int, closed: bool) -> Text:
    if not closed and tick in (0, count):
        return word("made-joint-first" if tick == 0 else "made-joint-last")
    return Text("made-joint", {"before": (tick - 1) % count + 1, "after": tick % count + 1})


def _nudge_spot(drawing: Drawing, space: int) -> Token:
    along, across = paper.token_place(drawing, space)
    return Token(f"token:{space}", "nudge-back", f"space:{space}", word("made-nudge"), along, across, 0.2)


@lru_cache(maxsize=8)
def _outline(letter: str) -> str:
    """The shape of a section alone, in a square of the side of a section."""
    sheet = OpenSheet(letter, (), "wide", 0, "")
    middle = sheet.road.at(0.5)
    road = sheet.lay_road(sheet.dx + SIDE / 2 - middle.x, sheet.dy + SIDE / 2 - middle.y)
    return road.outline(0.02, 0.98, -HALF, HALF)


class CircuitBench(Workbench):
    """Sections of the box, each once: laid, joined, turned, exchanged and taken away."""

    option = "circuit"
    properties = (
        Property("bend", word("made-bend"), tuple(Shade(way, word(f"made-bend-{way}")) for way in BENDS)),
        Property("nudge", word("made-nudge")),
        Property("finish", word("made-finish")),
        Property("removable", word("made-removable")),
        *numbers(section=(1, 14 * box.MOST_BOXES), boxes=(1, box.MOST_BOXES)),
    )
    brushes = (
        Brush("finish", True, True, word("made-line"), "finish", "l"),
        Brush("nudge", True, False, word("made-nudge"), "nudge-back", "n"),
    )
    deeds = (
        Deed("turn", word("made-turn"), "t"),
        Deed("take-out", word("made-take-out"), "x"),
        Deed("shrink", word("made-shrink"), "w"),
    )

    lift = "take-out"

    def sketch(self, board: Board, view: str) -> Sketch:
        circuit = Circuit(board)
        lying, pieces = Lying(circuit), tuple(_pieces(circuit))
        parts = tuple(_part(circuit, f"space:{number}") for number in range(1, len(circuit.order) + 1))
        return Sketch(
            lying.scene(), parts, tuple(_flaws(circuit)), pieces, tuple(lying.joints(pieces)),
            {"boxes": board.get("boxes", 1)}, tuple(_facts(circuit)),
        )  # fmt: skip

    def set(self, board: Board, view: str, part: str, key: str, value: Plain) -> None:
        if key == "boxes":
            _set_or_drop(board, "boxes", value, 1)
            box.read_circuit(board)  # what lies there is of these boxes
            return
        circuit = Circuit(board)
        place = circuit.place(part)
        section = circuit.sections[place]
        if key == "bend":
            _turn(circuit, place, str(value))
        elif key == "nudge":
            circuit.exchange(place, lambda other: circuit.has_nudge(other) == value)
        elif key == "section":
            circuit.exchange(place, lambda other: other == value)
        elif key == "finish":
            board["finish"] = section if value else circuit.sections[place - 1]
        else:
            kept = [other for other in board.get("removable", []) if other != section]
            _set_or_drop(board, "removable", sorted([*kept, section] if value else kept), [])
        circuit.write()

    def do(self, board: Board, view: str, part: str, deed: str) -> None:
        circuit = Circuit(board)
        place = circuit.place(part)
        if deed == "turn":
            _turn(circuit, place, BENDS[1 - BENDS.index(circuit.layout[place])])
        else:
            other = circuit.lesser(place) if deed == "shrink" else None
            gone = [circuit.sections[one] for one in (place, other) if one is not None]
            for section in gone:
                circuit.remove(circuit.sections.index(section))
                circuit.put_back(section)
        circuit.write()

    def join(self, board: Board, view: str, what: str, joint: str, twin: str) -> None:
        circuit = Circuit(board)
        met, tick = circuit.meets, int(joint.removeprefix("joint:"))
        if what.startswith("space:"):
            _move(circuit, what, tick)
        else:
            letter, nudge = what.removeprefix("piece:")[0], what.endswith("+")
            laid = [(tick, circuit.fitting(letter, nudge)[0], letter)]
            if twin:
                other = next(one for one in circuit.fitting(letter) if one != laid[0][1])
                laid.append((int(twin.removeprefix("joint:")), other, letter))
            circuit.insert(*laid)
        if met:
            circuit.open_up()
        circuit.write()


def _set_or_drop(board: Board, key: str, value: object, usual: object) -> None:
    """An entry of a file, which is left out where it says what is so anyway."""
    if value == usual:
        board.pop(key, None)
    else:
        board[key] = value


def _turn(circuit: Circuit, place: int, letter: str) -> None:
    met = circuit.meets
    circuit.turn(place, letter)
    if met:
        circuit.open_up()


def _move(circuit: Circuit, part: str, tick: int) -> None:
    """Take a section up and lay it at another joint: behind the section before it, or before the one behind it."""
    follower = circuit.sections[circuit.order[tick]] if tick < len(circuit.order) else None
    section, letter = circuit.remove(circuit.place(part))
    driven = [one for one, _ in circuit.driven]
    circuit.insert((len(driven) if follower is None else driven.index(follower), section, letter))


def _part(circuit: Circuit, part: str) -> Part:
    place = circuit.place(part)
    section, letter = circuit.sections[place], circuit.layout[place]
    values: dict[str, Plain] = {
        "nudge": circuit.has_nudge(section),
        "finish": circuit.finish == section,
        "removable": section in circuit.board.get("removable", []),
        "section": section,
    }
    if letter in BENDS:
        values["bend"] = letter
    deeds = [
        *(["turn"] if letter in BENDS else []),
        *(["take-out"] if len(circuit.sections) > 1 else []),
        *(["shrink"] if letter == STRAIGHT and circuit.lesser(place) is not None else []),
    ]
    return Part(part, values, tuple(deeds))


def _pieces(circuit: Circuit) -> Iterator[Piece]:
    """The box: straights and bends, with and without a nudge spot."""
    turned: Mapping[str, str] = {BENDS[0]: BENDS[1], BENDS[1]: BENDS[0]}
    for letter in LETTERS:
        for nudge in (False, True):
            kind = "straight" if letter == STRAIGHT else "curve"
            most = sum(circuit.has_nudge(one) == nudge for one in circuit.known[kind])
            mark, title = ("+", f"made-box-{kind}-nudge") if nudge else ("", f"made-box-{kind}")
            other = f"piece:{turned[letter]}{mark}" if TURN[letter] else ""
            left = len(circuit.fitting(letter, nudge))
            yield Piece(
                f"piece:{letter}{mark}", word(title), _outline(letter), SIDE, left, most, other,
                "nudge-back" if nudge else "",
            )  # fmt: skip


def _facts(circuit: Circuit) -> Iterator[Fact]:
    yield Fact(word("made-count-sections"), len(circuit.sections))
    yield Fact(word("made-count-nudges"), sum(map(circuit.has_nudge, circuit.sections)))
    right, left = (circuit.layout.count(letter) for letter in BENDS)
    yield Fact(word("made-count-bends"), right - left)


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
    if not circuit.meets:
        ends = {"section": circuit.sections[-1], "place": last + 1, "first": circuit.sections[0]}
        yield Flaw(BadBoard(problem="gap", **ends), tuple(dict.fromkeys((space[last], space[0]))))
    elif circuit.layout.count("R") - circuit.layout.count("L") != 4:
        yield Flaw(BadBoard(problem="anticlockwise"))
    for section in circuit.board.get("removable", []):
        if section not in circuit.sections:
            yield Flaw(BadBoard(problem="removable-unknown", section=section))
    if circuit.finish not in circuit.sections:
        yield Flaw(BadBoard(problem="finish-unknown", section=circuit.finish))


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
                # An accident of one name can lie in several piles.
                pile = f"{row['pile']}:" if "pile" in row else ""
                deck = word(f"deck-{DECKS[row['pile']] if pile else kind}")
                yield Row(f"{kind}:{pile}{row['id']}", word(f"{vocabulary}-{row['id']}"), entries, note=deck)

    def facts(self, board: Board) -> Iterator[Fact]:
        for pile, deck in enumerate(DECKS):
            kind = deck.partition("_")[0]
            rows = [row for row in board[kind] if row.get("pile", pile) == pile]
            yield Fact(word(f"deck-{deck}"), sum(row["copies"] for row in rows))
