"""The scene: everything one seat sees of a race, as data that a page, a terminal or a printer can draw.

A game's `view.py` makes the scene of a position; `compose.py` adds the question, its answers with their
previews, and the trace of the last move. Nothing here knows a game, and a drawer of scenes knows none.

**Names.** Everything that can be pointed at has an id of the form `kind:name`, unique in the scene, the
same in `Choice.targets`, in steps and here:

    space:12  space:C5    a cell of the board (numbered or named as the rules name it)
    piece:3               a racer's piece (3: the racer's number in the vocabulary `racer`)
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
Pieces that are not on the board yet wait on the drawing's `ramp`, in the order of `Piece.wait`.

**Stakes and teams.** `Scene.stakes` says what is decided now, `Piece.team` and `Panel.team` bear one of the signs
`TEAMS`.
"""

from __future__ import annotations

import json
from dataclasses import field
from typing import Any, Literal

from hippodrome.engine.choices import Argument
from hippodrome.engine.frozen import dataclass
from hippodrome.engine.scene.board import Cell, Decor, Drawing, Mark, Rect, Shape
from hippodrome.engine.scene.faults import faults
from hippodrome.engine.scene.standings import (
    GAP,
    Figure,
    FigureForm,
    Lineup,
    Panel,
    PanelState,
    Stake,
    Tally,
    gap,
    panel_id,
)
from hippodrome.engine.scene.steps import Change, Flash, Move, Pass, Pill, Roll, Step, named_by
from hippodrome.engine.scene.text import NOTHING, STAGES, Text, plain, stage, word
from hippodrome.engine.scene.things import TEAMS, Card, Die, Guide, Piece, PieceState, Token, piece_id
from hippodrome.engine.scene.tones import SLOTS, TONES, Colour

__all__ = [
    "FORMAT", "GAP", "NOTHING", "SLOTS", "STAGES", "TEAMS", "TONES", "Card", "Cell", "Change", "Colour", "Decor", "Die",
    "Drawing", "Face", "Figure", "FigureForm", "Flash", "Guide", "Lineup", "Mark", "Move", "Offer", "Panel",
    "PanelState", "Pass", "Piece", "PieceState", "Pill", "Question", "Reason", "Rect", "Roll", "Scene",
    "Shape", "Stake", "Step", "Tally", "Text", "Token", "gap", "named_by", "panel_id", "piece_id", "plain", "stage",
    "word",
]  # fmt: skip

FORMAT = 1
"""The version of the scene's form, in `Scene.format` and in the schema."""


@dataclass(frozen=True, slots=True)
class Question:
    """The question the race has come to: `prompt-KEY.you` for the seat asked, `.they` for the others."""

    key: str
    seat: int
    args: dict[str, Argument] = field(default_factory=dict)
    rule: str = ""
    piece: str = ""
    """The piece it is about, for the badge beside it."""
    aim: str = ""
    """The figure of that racer that it sets by things picked: its values are answers too."""


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
    stakes: tuple[Stake, ...] = ()
    """What is decided now; nothing, most of the time."""
    stretch: tuple[str, ...] = ()
    """The cells that matter next, in order from where the viewer's racer stands: a small screen shows them large and
    the board small. Nothing where the board itself is large enough. Only what every viewer may know."""
    chips: tuple[Text, ...] = ()
    """The circuit, the round: beside the game's name. Exactly one of them counts the stages of the race (`STAGES`)."""
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
        """The scene as plain JSON, every field present, lengths to a hundredth."""
        # The encoder is needed by few who import scenes, and slow to load.
        from hippodrome.engine.encoding import sections

        return {name: json.loads(text) for name, text in sections(self).items()}

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
        """What does not hold together: nothing, it is hoped."""
        return faults(self)
