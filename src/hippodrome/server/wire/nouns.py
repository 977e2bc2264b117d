"""The nouns of the wire format: texts as keys and arguments, seats, tables, views. Strict and typed."""

from __future__ import annotations

import unicodedata
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

PROTOCOL = 3
"""The version of this format. A client that says another one is refused, with this number."""

CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""No I, L, O, 0, 1: a code can be read aloud."""
CODE_LENGTH = 6
PRIVATE_CODE = 8
NAME_LENGTH = 24
"""The length of the code of a table that is not listed: a thousand times harder to find by trying."""


BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\U0001d159")
"""Letters and marks that look like nothing."""
UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn"}
MARKS = 3
"""Accents on one letter; with more, it grows over its neighbours."""


def visible(text: str) -> str:
    """One line of visible text: no control characters, no direction marks, nothing that looks like nothing."""
    trimmed = " ".join(text.split())
    marks, visible = 0, False
    for letter in trimmed:
        kind = unicodedata.category(letter)
        if kind in UNSEEN or letter in BLANK:
            raise ValueError("not a line of visible text")
        marks = marks + 1 if kind in {"Mn", "Me"} else 0
        visible = visible or kind[0] in "LNPS"
        if marks > MARKS:
            raise ValueError("too many accents")
    if not visible:
        raise ValueError("not a line of visible text")
    return trimmed


Code = Annotated[str, Field(pattern=rf"^[{CODE_LETTERS}]{{{CODE_LENGTH},{PRIVATE_CODE}}}$")]
ClientId = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
Token = Annotated[str, Field(pattern=r"^[A-Za-z0-9_.-]{16,128}$")]
Salt = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
Name = Annotated[str, Field(min_length=1, max_length=NAME_LENGTH), AfterValidator(visible)]
Line = Annotated[str, Field(min_length=1, max_length=300), AfterValidator(visible)]
Phrase = Literal[
    "hello", "good_luck", "well_raced", "nice_move", "ouch", "hurry", "sorry", "thanks", "again", "goodbye"
]  # fmt: skip
Action = Annotated[int, Field(ge=0, le=2**31)]
BotName = Annotated[str, Field(pattern=r"^[a-z0-9_:.-]{1,40}$")]
GameName = Annotated[str, Field(pattern=r"^[a-z0-9_]{1,40}$")]
SeatNumber = Annotated[int, Field(ge=0, le=11)]
Sequence = Annotated[int, Field(ge=0, le=2**31)]
Language = Literal["en", "fr"]
AnalysisStatus = Literal["pending", "ready", "failed", "off"]


class Strict(BaseModel):
    """Refuses unknown fields and does not guess at types."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


# What is said, in keys and arguments


Argument = int | str | tuple[str, int] | None
"""A number, a plain word, `[vocabulary, index]`, or None: hidden from this viewer.

`["seat", 2]` is the player of seat 2; other vocabularies are in `GameOffer.words`.
"""


class Reason(Strict):
    """Why something was refused: message `error-KEY` of the shared catalogue."""

    key: str
    args: dict[str, int | str] = {}


class Event(Strict):
    """One thing that happened: message `event-KEY`, or `event-KEY-hidden` if `hidden`; `steps` is what
    it looks like in the scene (`hippodrome.engine.scene.Step`).
    """

    key: str
    args: dict[str, Argument] = {}
    hidden: bool = False
    steps: list[dict[str, Any]] = []


class Choice(Strict):
    """A choice that was made: message `choice-KEY`."""

    action: int
    key: str
    args: dict[str, Argument] = {}


# The table


class NoClock(Strict):
    kind: Literal["none"] = "none"


class MoveClock(Strict):
    """So many seconds for each question."""

    kind: Literal["move"]
    seconds: Annotated[int, Field(ge=5, le=14 * 86400)]


class BankClock(Strict):
    """A bank of seconds for the whole race, and an increment after each answer."""

    kind: Literal["bank"]
    seconds: Annotated[int, Field(ge=10, le=60 * 86400)]
    increment: Annotated[int, Field(ge=0, le=86400)] = 0


Clock = Annotated[NoClock | MoveClock | BankClock, Field(discriminator="kind")]


class TableSettings(Strict):
    """How a table is run, whatever the game."""

    mode: Literal["live", "turns"] = "live"
    """`turns`: turn by turn over days; absence is normal, only the clock hands a seat to a bot."""
    clock: Clock = NoClock()
    listed: bool = False
    undo: bool = True
    rated: bool = False
    """The race changes the ratings of all who race: they agree by getting ready. No hints, no bots."""
    hints: bool = True
    spectators: bool = True
    chat: Literal["everyone", "seats", "off"] = "everyone"
    bot_seconds: Annotated[float, Field(ge=0, le=10)] = 0.8
    """How long a bot takes at least, so that people can follow."""
    grace_seconds: Annotated[int, Field(ge=5, le=3600)] = 60
    """Live tables: how long somebody may be away while it is their turn and others wait."""
    stand_in: BotName | None = None
    """The bot that takes an abandoned seat; None leaves it to the server."""


class SeatRequest(Strict):
    """`me`, `here` (another person on this device), `open`, or `bot`."""

    kind: Literal["me", "here", "open", "bot"]
    name: Name | None = None
    bot: BotName | None = None


class Seat(Strict):
    """A seat as everybody sees it."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str = ""
    bot: str | None = None
    """Which bot plays now: the seat's own, or the stand-in of a person."""
    number: int | None = None
    """Which of its kind a bot is that has no name of its own: message `bot-KIND`, from the second on `bot-name`."""
    host: bool = False
    ready: bool = False
    device: int | None = None
    """Seats with the same number are played on one device."""
    handed_over: Literal["asked", "left", "absent", "time", "deadline", "resigned"] | None = None
    """Why a bot stands in for this person. `resigned` is for good; the others can be taken back."""


class Seal(Strict):
    """The sealed dice: what is known of them now. `table` is the name that goes into every outcome,
    with the players' salts, fixed at the start; `secret` is revealed at the end.
    """

    commitment: str
    table: str
    salts: list[str | None]
    secret: str | None = None
    by_turn: bool = False
    """True if they are named by seat and turn, and so can be thrown again."""
    set: str | None = None
    """The code of the set whose races share them; the secret is kept until that is closed."""


class Table(Strict):
    """A table as everybody sees it."""

    code: str
    game: str
    rules: int
    data: int
    players: int
    options: dict[str, Any]
    settings: TableSettings
    phase: Literal["lobby", "racing", "over"]
    seats: list[Seat]
    seal: Seal
    created: float
    updated: float
    rematch: str | None = None
    """The code of the table where these seats race again."""
    before: str | None = None
    """The code of the table this is the rematch of."""
    continued: int | None = None
    """The point from which a recorded race goes on here; None if the race began here."""
    result: list[int] | None = None
    """The place of each seat, once the race is over."""
    club: str | None = None
    """The code of the club whose table this is."""
    cup: str | None = None
    """The code of the cup that is raced here."""


class Presence(Strict):
    """Who is there. `seats[k]` is true while the person of seat k is connected."""

    seats: list[bool]
    spectators: int


class ClockFace(Strict):
    """The clocks at the moment the message was sent."""

    seat: int | None
    """Whose clock is running."""
    left: list[float | None]
    """Seconds left for each seat; None without a clock."""
    paused: bool = False
    """True while the player to choose has just lost the connection."""


class View(Strict):
    """What one viewer sees of the race now."""

    sequence: int
    """The last entry of the log that is in this view."""
    asked: int
    """The entry that led to the present question: every move names it."""
    point: int
    """How many choices have been made (`#POINT` in links)."""
    viewer: int | None
    """The seat whose knowledge this is; None for a spectator."""
    turn: int | None
    """The seat that is asked; None when the race is over, and where answers are `awaited`."""
    awaited: bool = False
    """True at a window, for all who are not asked there: somebody may be, and it is not told whether."""
    window: str | None = None
    """The kind of window the viewer is asked at, which could be let pass; None elsewhere."""
    standing: list[str] = []
    """The kinds of windows that the viewer lets pass until the own turn begins."""
    choices: list[int] = []
    """What the viewer may choose now, as in `scene.offers`; empty unless asked."""
    undo: bool = False
    """True if the viewer may take a choice back now."""
    ranks: list[int]
    clock: ClockFace | None = None
    """None at a table without a clock."""
    presence: Presence | None = None
    """Who is here; None in a view that tells what changed, as `presence` frames tell of that."""
    scene: dict[str, Any]
    """What changed since this socket's last view, to be put over the scene you have: sections whole, or lists of
    things as patches (`wire/patches.py`). The model is `hippodrome.engine.scene`."""
