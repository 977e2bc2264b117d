"""What goes over HTTP for the workshop: a board that lies on a workbench, and what is done to it."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import Field

from hippodrome.server.wire.bounds import Options
from hippodrome.server.wire.nouns import Strict

Short = Annotated[str, Field(max_length=60)]
Plain = bool | int | Short | None


class BoardChange(Strict):
    """A property of a part that gets another value, or something that is done with the part."""

    part: Short
    key: Short
    value: Plain = None


class BoardAsked(Strict):
    """A board to look at, perhaps changed before: one's own, else the supplied one called `like`, else the first.

    `option` says which kind of file it is (default: what the board looks like, else the game's first).
    """

    option: Short | None = None
    like: Short | None = None
    board: Options | None = None
    view: Short = ""
    change: BoardChange | None = None


class BoardShade(Strict):
    """One of the words a property can be."""

    value: str
    title: Any
    art: str


class BoardProperty(Strict):
    """What can be set of a part: one of `words`, a number from `low` to `high`, or (with neither) yes or no."""

    key: str
    title: Any
    words: list[BoardShade]
    low: int | None
    high: int | None
    step: int
    none: bool
    """It can also be nothing at all (null)."""


class BoardDeed(Strict):
    """Something that can be done with some parts; `hotkey` takes it up."""

    key: str
    title: Any
    hotkey: str
    art: str


class BoardBrush(Strict):
    """A value to be painted on one part after the other; painted once more, the part has the value `off`."""

    key: str
    value: Plain
    off: Plain
    title: Any
    art: str
    hotkey: str


class BoardPart(Strict):
    """A part that can be changed: a cell of the scene by its id, or a row of a table with a title of its own."""

    id: str
    values: dict[str, Plain]
    deeds: list[str]
    title: Any
    art: str


class BoardPiece(Strict):
    """A kind of piece of the box: its shape in a square of `side`, how many there are and how many are left."""

    id: str
    title: Any
    outline: str
    side: float
    left: int
    most: int
    turned: str
    """The id of the same piece laid the other way round, if that makes a difference."""
    art: str


class BoardJoint(Strict):
    """Where pieces and parts can be laid: a change `join` (`join-alone` without the twin) with the joint as value."""

    id: str
    title: Any
    at: dict[str, tuple[float, float]]
    """By the form of the drawing."""
    takes: dict[str, str]
    """By piece or part: the joint where its twin has to lie; empty if it has none."""
    end: bool


class BoardFact(Strict):
    """Something counted on the whole board."""

    title: Any
    value: int


class BoardFlaw(Strict):
    """What keeps the board from being raced on, in words of the `Accept-Language`, and the parts to mend."""

    message: str
    places: list[str]


class BoardDrawn(Strict):
    """A board as it lies on its workbench. Without flaws it can be raced on: `options` are those of the race."""

    game: str
    option: str
    kinds: list[str]
    """The options that have workbenches."""
    supplied: list[str]
    """The supplied boards that can be started from."""
    board: dict[str, Any]
    """The table of the file, without the name of its game."""
    view: str
    views: list[str]
    """What of the file can be looked at, one at a time; a single empty one if there is nothing to choose."""
    scene: Any | None
    properties: list[BoardProperty]
    brushes: list[BoardBrush]
    deeds: list[BoardDeed]
    lift: str
    """The deed that puts a part back into the box."""
    parts: list[BoardPart]
    pieces: list[BoardPiece]
    """Of the box."""
    joints: list[BoardJoint]
    whole: dict[str, Plain]
    """What can be set of the part `board`, which is all of it."""
    facts: list[BoardFact]
    flaws: list[BoardFlaw]
    doubts: list[str]
    """What is allowed, but hardly meant."""
    options: dict[str, Any]


class FairnessAsked(Strict):
    """The options of a race on a board (`BoardDrawn.options`). Asked again and again while one looks: who asks no more
    for a while has the races stopped.
    """

    options: Options


class BotRaceAsked(Strict):
    """The options of a race on a board (`BoardDrawn.options`), and which of many races it is to be."""

    options: Options
    seed: Annotated[int, Field(ge=0, le=2**31)] = 1


class BotRaceFrame(Strict):
    """Pieces that are elsewhere from now on (at no cell: off the board), and the cell where something was lost."""

    at: dict[str, str]
    hit: str


class BotRace(Strict):
    """A race among bots from start to end: the scene before it, and what happened, to be shown one by one."""

    scene: Any
    frames: list[BotRaceFrame]
    winners: list[str]
    """Their pieces."""


class TuningAsked(Strict):
    """What should be fair (`aims`) and what may move (`moves`), in the words of `hippodrome tune`. Asked again and
    again while one looks: who asks no more for a while has it stopped.
    """

    options: Options
    view: Short = ""
    aims: Annotated[list[Short], Field(min_length=1, max_length=4)]
    moves: Annotated[list[Short], Field(min_length=1, max_length=24)]


class TuningResult(Strict):
    """What came of a tuning: `board` is the one that was found, `told` says so by language."""

    verdict: str
    races: int
    tried: int
    board: dict[str, Any] | None
    told: dict[str, list[str]]


class TuningTold(Strict):
    """How far a tuning is: `waiting`, `racing`, `done`, `stopped`, or `off`; what it is at, and what came of it."""

    status: str
    stage: str = ""
    races: int = 0
    most: int = 0
    tried: int = 0
    result: TuningResult | None = None


class FairShare(Strict):
    """How often one seat, racer or start position wins, with its 95 % interval, beside the fair share."""

    level: str
    value: float
    low: float
    high: float
    n: int
    fair: float
    p: float
    verdict: str


class FairFactor(Strict):
    verdict: str
    explains: float
    levels: list[FairShare]


class FairFigure(Strict):
    """A mean with its 95 % interval."""

    value: float
    low: float
    high: float
    n: int
    spread: list[float] | None = None


class FairHeadline(Strict):
    """A verdict in words: `light` is good, look, bad or open, or none if it only informs."""

    key: str
    light: str | None
    title: str
    words: str


class FairThing(Strict):
    """How often something is drawn, played, done or suffered, and what it adds to the chance to win."""

    name: str
    item: str
    times: float
    added: FairFigure
    p: float


class FairWords(Strict):
    """What was found in one language."""

    headlines: list[FairHeadline]
    factors: dict[str, str]
    levels: dict[str, dict[str, str]]
    things: dict[str, str]
    """By `NAME:ITEM` of `FairThing`."""


class FairFound(Strict):
    """The figures so far, as `hippodrome balance --json` has them for the same seed and number of races."""

    fairness: dict[str, FairFactor]
    figures: dict[str, FairFigure]
    outcomes: dict[str, FairFigure]
    tracked: list[FairThing]
    cells: dict[str, dict[str, int]]
    """How often each cell was entered (`visits`), stopped on (`stops`), and something lost there (`hits`)."""
    told: dict[str, FairWords]


class FairnessTold(Strict):
    """How far the trial races of a board are: `waiting`, `racing`, `done`, `stopped`, or `off` where none are raced."""

    status: str
    races: int
    done: int
    report: str | None
    """Once all are raced: the key of the whole report (`GET /api/workshop/reports/KEY/LANGUAGE`)."""
    found: FairFound | None
