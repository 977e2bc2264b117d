"""The scene: everything one seat sees of a race, as data that a page, a terminal or a printer can draw.

A game's `view.py` makes the scene of a position; `compose.py` adds the question, its answers with their
previews, and the trace of the last move. Nothing here knows a game, and a drawer of scenes knows none.

**Names.** Everything that can be pointed at has an id of the form `kind:name`, unique in the scene, the
same in `Choice.targets`, in steps and here:

    space:12  space:C5    a cell of the board (numbered or named as the rules name it)
    piece:3               a racer's piece (3: the racer's number in the game's vocabulary)
    racer:3               the panel of the same racer in the standings
    token:6               something lying on a cell or beside a board
    die:0                 a die in the tray, counted from the left
    card:2                a card in a hand, a pool or in play
    pile:bonus            a pile of cards

A game may use further kinds (`nudge:flip`); only uniqueness matters.

**Words.** A scene holds no sentences but `Text`: a key of the game's catalogue with arguments, so that a
French and an English viewer share one scene. **Colours** are tones: a role of the palette (`TONES`), a
racer's slot (`racer-1` to `racer-6`), a colour of the scene's own (`Scene.colours`) or `#rrggbb`.

**Places.** A drawing has its own units, y grows downwards. Headings and turns are degrees clockwise from
up: art is drawn driving up, so a heading is the turn of the art. What belongs to a cell (marks, tokens,
pieces) is placed by `along` (forward, in the cell's heading) and `across` (to the right of it), in cell
sizes from the cell's centre, so that it fits the wide and the tall drawing alike.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Literal

from hippodrome.engine.choices import Argument

FORMAT = 1
"""The version of the scene's form, in `Scene.format` and in the schema."""

SLOTS = 6
"""Racer slots: colour and shape (1 disc, 2 triangle, 3 square, 4 diamond, 5 hexagon, 6 cross)."""

TONES = frozenset({
    "bg", "surface", "raised", "ink", "muted", "line", "control", "accent", "on-accent", "accent-soft",
    "danger", "good", "warn", "board", "track", "track-2", "track-line", "edge", "edge-2", "hub",
    "mark", "cell-warn", "cell-good", "cell-hidden", "cell-hidden-line", "ghost", "art-line",
    "art-pale", "lava", "lava-2", "ice", "magic", "bonus", "stone", "stone-2", "wood", "steel",
    "hazard", "heart", "pirate", "dolphin", "nudge", "nudge-back", "straight", "curve", "art-metal",
    "art-metal-2", "art-flame", "racer-1", "racer-2", "racer-3", "racer-4", "racer-5", "racer-6",
    "none",
})  # fmt: skip
"""The palette's roles and materials; `none` leaves a shape unfilled."""


@dataclass(frozen=True, slots=True)
class Text:
    """Words to be said in the viewer's language: a key with arguments, or `plain` shown as it is."""

    key: str = ""
    args: dict[str, Argument] = field(default_factory=dict)
    plain: str = ""


def plain(words: object) -> Text:
    """A number or name that is the same in every language."""
    return Text(plain=str(words))


NOTHING = Text()


@dataclass(frozen=True, slots=True)
class Colour:
    """A colour of the scene's own, for light and dark viewers."""

    name: str
    light: str
    dark: str


@dataclass(frozen=True, slots=True)
class Rect:
    x: float
    y: float
    width: float
    height: float


# The board


@dataclass(frozen=True, slots=True)
class Mark:
    """Something printed on a cell: art or words, upright unless turned; perhaps on a disc."""

    art: str = ""
    text: Text = NOTHING
    along: float = 0.0
    across: float = 0.0
    size: float = 0.4
    turn: float | None = 0.0
    """None turns with the cell's heading."""
    tone: str = "ink"
    disc: str = ""
    """The tone of a disc behind it; `tone` is its ring."""
    opacity: float = 1.0
    quiet: bool = False
    """A coordinate: left out where it would be too small to read."""


@dataclass(frozen=True, slots=True)
class Cell:
    """What a cell is: its name, its colour, what is printed on it, and what it does."""

    id: str
    name: Text
    tone: str = "track"
    line: str = "track-line"
    marks: tuple[Mark, ...] = ()
    help: Text = NOTHING


@dataclass(frozen=True, slots=True)
class Shape:
    """Where a cell lies in one drawing."""

    cell: str
    outline: str
    """An SVG path."""
    x: float
    y: float
    size: float
    heading: float = 0.0
    way: tuple[tuple[float, float], ...] = ()
    """The line a piece follows from the cell's entry to its exit; empty: straight from stand to stand."""


@dataclass(frozen=True, slots=True)
class Decor:
    """Something drawn that is not a cell: a path, a piece of art or words."""

    path: str = ""
    art: str = ""
    text: Text = NOTHING
    x: float = 0.0
    y: float = 0.0
    size: float = 0.0
    """Of art its side, of words their height."""
    turn: float = 0.0
    fill: str = "none"
    line: str = "none"
    width: float = 0.0
    dash: tuple[float, ...] = ()
    opacity: float = 1.0
    face: Literal["ui", "display"] = "ui"


@dataclass(frozen=True, slots=True)
class Drawing:
    """One way to draw the board. Order: ground, `under`, cells and ghosts, marks, `over`, then the pieces."""

    form: Literal["wide", "tall"]
    width: float
    height: float
    shapes: tuple[Shape, ...]
    piece: float
    """The side of a piece's art."""
    ground: tuple[str, ...] = ("board",)
    """Tones from the middle outwards."""
    under: tuple[Decor, ...] = ()
    over: tuple[Decor, ...] = ()
    ghosts: tuple[Shape, ...] = ()
    """Cells shown once more beyond a wrapping edge, under their true ids."""
    hub: Rect | None = None
    """Free room for piles and tallies."""
    stand: tuple[float, float] = (0.0, 0.0)
    """Where pieces stand in a cell, (along, across) from its centre: paths and landings run through there."""


# What stands on the board

PieceState = Literal["idle", "active", "out", "down", "crashed", "finished"]
PanelState = Literal["idle", "active", "played", "out", "finished"]
FigureForm = Literal["gauge", "row", "count", "note"]


@dataclass(frozen=True, slots=True)
class Piece:
    """A racer on the board. `letter_at` is where its letter stands in the art (0 to 64) and stays upright
    while the piece turns; without it a badge in the corner carries shape and letter.
    """

    id: str
    art: str
    slot: int
    letter: Text
    title: Text
    cell: str = ""
    """Empty: not on the board."""
    along: float = 0.0
    across: float = 0.0
    order: int = 0
    """Pieces are drawn from the lowest order to the highest."""
    turn: float | None = 0.0
    """Degrees from upright; None turns with the cell's heading."""
    letter_at: tuple[float, float] | None = None
    scale: float = 1.0
    state: PieceState = "idle"
    sign: str = ""
    """Art of what has befallen it (a skull, a broken wheel)."""
    seat: int = -1


@dataclass(frozen=True, slots=True)
class Token:
    """Something lying on a cell: a trap, a caltrop, a face-down token."""

    id: str
    art: str
    cell: str
    title: Text
    along: float = 0.0
    across: float = 0.0
    size: float = 0.5
    turn: float | None = 0.0
    count: int = 1
    slot: int = 0
    """The slot of its owner; 0 if nobody's."""
    help: Text = NOTHING


# What lies beside the board


@dataclass(frozen=True, slots=True)
class Die:
    """A die in the tray. `pips` 1 to 6, or art; with neither it is a place for a die not rolled yet."""

    id: str
    title: Text
    pips: int = 0
    art: str = ""
    tone: str = "none"
    """The colour of its body; `none` is the usual ivory."""
    state: Literal["idle", "active", "used", "rolling", "free"] = "idle"
    caption: Text = NOTHING
    help: Text = NOTHING


@dataclass(frozen=True, slots=True)
class Card:
    """A card, or several alike: in a hand (own ones open), in a pool, in play, or as a pile in the hub."""

    id: str
    zone: Literal["hand", "pool", "play", "pile", "discard"]
    title: Text
    form: Literal["card", "token", "tile"] = "card"
    face_up: bool = True
    label: Text = NOTHING
    """The short word printed on it."""
    big: Text = NOTHING
    """A large number or sign printed on it instead of art."""
    art: str = ""
    symbol: str = ""
    symbol_slot: int = 0
    tone: str = "surface"
    count: int = 1
    usable: bool = True
    owner: int = -1
    """The seat that holds it; -1 for the table."""
    help: Text = NOTHING


@dataclass(frozen=True, slots=True)
class Figure:
    """One figure of a racer.

    `gauge`: `value` of `most` segments, with the number; `row`: `value` icons of `most`, the rest faded or
    as `empty`; `count`: icon and number (of `most`, if given); `note`: icon and words.
    """

    name: str
    form: FigureForm
    title: Text
    icon: str = ""
    value: int = 0
    most: int = 0
    empty: str = ""
    text: Text = NOTHING
    low: bool = False
    """Shown in red: a quarter or less is left."""


def gap(behind: int) -> Figure:
    """How far a racer is behind the leader, in the game's own spaces: the last of its figures."""
    return Figure("gap", "note", Text("figure-gap", {"count": behind}), value=behind, text=plain(f"−{behind}"))


@dataclass(frozen=True, slots=True)
class Panel:
    """A racer in the standings, best first."""

    id: str
    piece: str
    slot: int
    letter: Text
    art: str
    name: Text
    seat: int
    rank: int
    figures: tuple[Figure, ...] = ()
    state: PanelState = "idle"
    note: Text = NOTHING
    """A word on what it is doing (rolling, knocked out)."""
    help: Text = NOTHING
    next: bool = False
    """Its turn comes after the present one, as far as that is certain."""


@dataclass(frozen=True, slots=True)
class Tally:
    """A figure shown in the hub, one for each racer (laps to go)."""

    piece: str
    slot: int
    letter: Text
    figure: Figure


@dataclass(frozen=True, slots=True)
class Guide:
    """An entry of the guide to what lies on the board."""

    art: str
    name: Text
    help: Text = NOTHING
    present: bool = True


# What happens


@dataclass(frozen=True, slots=True)
class Move:
    """A piece goes from cell to cell; `path` begins where it stands."""

    piece: str
    path: tuple[str, ...]
    manner: Literal["drive", "back", "jump", "push", "place"] = "drive"
    form: Literal["move"] = "move"


@dataclass(frozen=True, slots=True)
class Pill:
    """A short word at something: what is lost (danger), won (good), or follows (plain)."""

    at: str
    text: Text
    tone: Literal["danger", "good", "plain"] = "plain"
    icon: str = ""
    form: Literal["pill"] = "pill"


@dataclass(frozen=True, slots=True)
class Change:
    """A figure of a racer's panel changes."""

    racer: str
    figure: str
    by: int
    form: Literal["change"] = "change"


@dataclass(frozen=True, slots=True)
class Roll:
    """A die is rolled or turned to a face."""

    die: str
    pips: int = 0
    art: str = ""
    form: Literal["roll"] = "roll"


@dataclass(frozen=True, slots=True)
class Pass:
    """A card or token goes from one place to another (a pile, a hand's panel, a cell)."""

    origin: str
    target: str
    art: str = ""
    title: Text = NOTHING
    form: Literal["pass"] = "pass"


@dataclass(frozen=True, slots=True)
class Flash:
    """Something draws the eye: a hit, a turned tile, a wreck."""

    at: str
    manner: Literal["hit", "wreck", "turn", "gain", "line"] = "hit"
    form: Literal["flash"] = "flash"


Step = Move | Pill | Change | Roll | Pass | Flash
"""What an event looks like: the vocabulary of animation, of previews and of the trace alike."""


@dataclass(frozen=True, slots=True)
class Question:
    """The question the race has come to: `prompt-KEY.you` for the seat asked, `.they` for the others."""

    key: str
    seat: int
    args: dict[str, Argument] = field(default_factory=dict)
    rule: str = ""
    piece: str = ""
    """The piece it is about, for the badge beside it."""


@dataclass(frozen=True, slots=True)
class Offer:
    """One answer: its words, why it matters, its price, what it points at, and what is certain about it."""

    action: int
    text: Text
    why: Text = NOTHING
    """The second line; left out where the catalogue has no such message."""
    price: str = ""
    price_tone: Literal["danger", "good", "warn", "plain"] = "plain"
    targets: tuple[str, ...] = ()
    steps: tuple[Step, ...] = ()


@dataclass(frozen=True, slots=True)
class Reason:
    """Why something is not on offer to the seat that is asked: `at` is an id, or a kind (`card:`) for all of it."""

    at: str
    why: Text


@dataclass(frozen=True, slots=True)
class Face:
    """A face of the game's dice, with its share of throws: what luck is measured against."""

    art: str
    share: float


@dataclass(frozen=True, slots=True)
class Scene:
    """What one seat sees, and where it is drawn."""

    mood: str
    drawings: tuple[Drawing, ...]
    """The wide one first, the tall one if there is one."""
    cells: tuple[Cell, ...]
    pieces: tuple[Piece, ...] = ()
    tokens: tuple[Token, ...] = ()
    dice: tuple[Die, ...] = ()
    dice_total: Text = NOTHING
    """What the dice come to, beside the tray."""
    dice_label: Text = NOTHING
    """What that number counts (spaces)."""
    cards: tuple[Card, ...] = ()
    panels: tuple[Panel, ...] = ()
    tallies: tuple[Tally, ...] = ()
    tally_title: Text = NOTHING
    chips: tuple[Text, ...] = ()
    """The circuit, the round: beside the game's name."""
    guide: tuple[Guide, ...] = ()
    colours: tuple[Colour, ...] = ()
    faces: tuple[Face, ...] = ()
    """The faces of dice that show no pips."""
    seat: int = -1
    """Whose view this is; -1 for a spectator."""
    question: Question | None = None
    offers: tuple[Offer, ...] = ()
    reasons: tuple[Reason, ...] = ()
    """For the seat asked: why other things are not on offer. The first that fits counts, ids before kinds."""
    trace: tuple[Step, ...] = ()
    """What happened last."""
    format: int = FORMAT

    def to_json(self) -> dict[str, Any]:
        """The scene as plain JSON, every field present, lengths to a hundredth.

        The drawings, most of its bulk, are usually the same objects all race long: their JSON is kept.
        """
        data = {name: _plain(getattr(self, name)) for name in self.__dataclass_fields__ if name != "drawings"}
        return {**data, "drawings": [_drawing_json(drawing) for drawing in self.drawings]}

    def ids(self) -> list[str]:
        """Everything that can be pointed at."""
        groups: tuple[tuple[Any, ...], ...] = (
            self.cells, self.pieces, self.tokens, self.dice, self.cards, self.panels,
        )  # fmt: skip
        return [thing.id for group in groups for thing in group]

    def cell(self, id: str) -> Cell:
        """The cell of that id."""
        return next(cell for cell in self.cells if cell.id == id)

    def faults(self) -> list[str]:
        """What does not hold together (ids twice or naming nothing, unknown tones): nothing, it is hoped."""
        ids = self.ids()
        known = set(ids)
        faults = [f"{id} twice" for id in sorted(known) if ids.count(id) > 1]
        faults += [f"{id} is no kind:name" for id in ids if ":" not in id]
        faults += [f"{where} names {id}" for where, id in _references(self) if id not in known]
        tones = TONES | {colour.name for colour in self.colours}
        faults += [f"tone {tone}" for tone in sorted(_tones(self) - tones) if not tone.startswith("#")]
        for drawing in self.drawings:
            drawn = [shape.cell for shape in drawing.shapes]
            if sorted(drawn) != sorted(cell.id for cell in self.cells):
                faults.append(f"the {drawing.form} drawing does not show each cell once")
        return faults


_KEPT = 64
_drawn: dict[int, tuple[Drawing, object]] = {}
"""The JSON of the drawings met last, by identity."""


def _drawing_json(drawing: Drawing) -> object:
    kept = _drawn.get(id(drawing))
    if kept is not None and kept[0] is drawing:
        return kept[1]
    if len(_drawn) >= _KEPT:
        _drawn.clear()
    _drawn[id(drawing)] = drawing, _plain(drawing)
    return _drawn[id(drawing)][1]


def _plain(value: Any) -> object:
    if value is None or isinstance(value, str | int):
        return value
    if isinstance(value, float):
        return round(value, 2)
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    if isinstance(value, dict):
        return {key: _plain(item) for key, item in value.items()}
    return {name: _plain(getattr(value, name)) for name in value.__dataclass_fields__}


def _references(scene: Scene) -> Iterator[tuple[str, str]]:
    """(who, the id it names) for every mention of an id."""
    for drawing in scene.drawings:
        yield from ((f"a {drawing.form} shape", shape.cell) for shape in (*drawing.shapes, *drawing.ghosts))
    yield from ((piece.id, piece.cell) for piece in scene.pieces if piece.cell)
    yield from ((token.id, token.cell) for token in scene.tokens)
    yield from ((panel.id, panel.piece) for panel in scene.panels)
    yield from (("a tally", tally.piece) for tally in scene.tallies)
    if scene.question is not None and scene.question.piece:
        yield "the question", scene.question.piece
    for offer in scene.offers:
        yield from ((f"offer {offer.action}", target) for target in offer.targets)
        yield from ((f"a step of offer {offer.action}", id) for step in offer.steps for id in named_by(step))
    yield from (("a reason", reason.at) for reason in scene.reasons if not reason.at.endswith(":"))
    yield from (("the trace", id) for step in scene.trace for id in named_by(step))


def named_by(step: Step) -> tuple[str, ...]:
    """The ids a step mentions."""
    if isinstance(step, Move):
        return (step.piece, *step.path)
    if isinstance(step, Change):
        return (step.racer,)
    if isinstance(step, Roll):
        return (step.die,)
    if isinstance(step, Pass):
        return (step.origin, step.target)
    return (step.at,)


def _tones(scene: Scene) -> set[str]:
    tones: set[str] = set()
    for drawing in scene.drawings:
        tones.update(drawing.ground)
        for decor in (*drawing.under, *drawing.over):
            tones |= {decor.fill, decor.line}
    for cell in scene.cells:
        tones |= {cell.tone, cell.line}
        for mark in cell.marks:
            tones |= {mark.tone, mark.disc or "none"}
    tones.update(die.tone for die in scene.dice)
    tones.update(card.tone for card in scene.cards)
    return tones
