"""What goes over HTTP: the catalogue, guests, tables, lists, replays, proofs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Literal

from pydantic import Field

from hippodrome.server.wire.bounds import Bounded, Options
from hippodrome.server.wire.entries import Entry
from hippodrome.server.wire.nouns import (
    AnalysisStatus,
    Choice,
    Code,
    Event,
    GameName,
    Language,
    Name,
    Reason,
    Seal,
    SeatNumber,
    SeatRequest,
    Strict,
    Table,
    TableSettings,
)
from hippodrome.study import analysis


class Problem(Strict):
    """Every error answer: the reason, and the same in words of the `Accept-Language`."""

    error: Reason
    message: str


class OptionOffer(Strict):
    """An option of a game: legal values (first = default), or a range; `for_players` replaces
    `values` at some numbers of players; `own` also takes a table of one's own.
    """

    key: str
    values: list[Any]
    low: int | None
    high: int | None
    default: Any
    for_players: dict[str, list[Any]]
    own: bool
    advanced: bool
    picture: Literal["", "board", "racer"]
    """`board`: `GET /api/games/GAME/boards/KEY/VALUE.svg` shows a value; `racer`: it names a racer."""
    seat: int
    """The seat whose player chooses it (modulo the number of players), as the rulebook has it; -1: the host does."""
    cosmetic: bool
    """It changes what the race looks like and nothing else."""
    only_if: tuple[str, Any] | None
    """Another option and the value it must have; else this one means nothing and stays at its default."""


class GameOffer(Strict):
    """A game of the catalogue. `text[LANGUAGE]` and `art[NAME]` are addresses; `words` are the
    vocabularies that arguments count in (message `VOCABULARY-ID`; the id itself if `literal`).
    """

    name: str
    mood: str
    night: bool
    """Its mood is at its best by night."""
    players: list[int]
    minutes: list[int]
    secrets: bool
    rules: int
    data: int
    options: list[OptionOffer]
    words: dict[str, list[str]]
    literal: list[str]
    windows: list[str]
    """What can be let pass until one's turn (message `window-KEY`)."""
    lesson: int
    """How many things its lesson teaches; 0 if it has none."""
    workshop: bool
    """Boards or decks of it can be made in the workshop."""
    puzzles: int
    """How many puzzles it brings."""
    bots: list[str]
    """Those that race in it, from weakest to strongest: some have to be taught a game."""
    text: dict[str, str]
    art: dict[str, str]


class Catalogue(Strict):
    """Everything a page needs before there is a table."""

    version: int
    server: str
    games: list[GameOffer]
    bots: list[str]
    """Those that race in every game on offer, from weakest to strongest."""
    text: dict[str, str]
    """The shared catalogue, by language."""
    art: dict[str, str]
    """Drawings shared by all games."""
    phrases: list[str]
    push_key: str | None
    """The server's public key for Web Push; None if it sends none."""
    mail: bool
    """True if people can be told by mail."""


class NewGuest(Strict):
    name: Name


class PushTarget(Strict):
    """A browser's push subscription, as `PushSubscription.toJSON()` gives it."""

    endpoint: Annotated[str, Field(pattern=r"^https?://", max_length=1000)]
    expirationTime: float | None = None  # noqa: N815 - the browser's name
    keys: dict[Annotated[str, Field(max_length=20)], Annotated[str, Field(max_length=200)]]


class GuestChanges(Strict):
    """What a guest can change; what is left out stays."""

    name: Name | None = None
    language: Language | None = None
    webhook: Annotated[str, Field(pattern=r"^https?://", max_length=1000)] | Literal[""] | None = None
    """Called with a `Notice` when it becomes one's turn at a turn-by-turn table; "" for none."""
    push: PushTarget | Literal[""] | None = None
    """One more browser to push to; "" for none at all."""
    unpush: Annotated[str, Field(max_length=1000)] | None = None
    """The endpoint of a browser that wants no more."""


class Guest(Strict):
    id: str
    name: str
    language: Language
    webhook: str
    push: int
    """How many browsers are pushed to."""
    recovery: float | None
    """When the recovery code was made that is good now; None: there is none."""


class RecoveryCode(Strict):
    """The only copy of a code that makes another device this guest's."""

    code: str
    made: float


class Recover(Strict):
    """A recovery code, however it was typed; `merge`: the guest who asks brings all races along."""

    code: Annotated[str, Field(min_length=20, max_length=60, pattern=r"^[A-Za-z0-9 \-]+$")]
    merge: bool = False


class GuestKey(Strict):
    """`token` is the only key to this guest: keep it, send it as `Authorization: Bearer`."""

    guest: Guest
    token: str


class Notice(Strict):
    """What a webhook receives (JSON), and a push message too."""

    kind: Literal["your_turn", "over"]
    table: str
    game: str
    seat: int
    link: str
    message: str
    waiting: int
    """Races in which it is this guest's turn, this one among them."""


class Continued(Strict):
    """Go on with a recorded race from a point (default: its end)."""

    record: Bounded
    point: Annotated[int, Field(ge=0, le=10**6)] | None = None
    same: bool = False
    """On the same dice, if they are revealed; else on new ones."""
    choice: Annotated[int, Field(ge=0, le=10**6)] | None = None
    """What if: the choice that is made first, once the race has started at once."""


class NewTable(Strict):
    """A table to create. The number of seats is the number of players."""

    game: GameName
    seats: Annotated[list[SeatRequest], Field(min_length=1, max_length=12)]
    options: Options = {}
    settings: TableSettings = TableSettings()
    continued: Continued | None = None
    start: bool = False
    """Start at once (no open seats): "race now"."""
    club: Code | None = None
    """The club whose table it is to be."""


class SeatKey(Strict):
    seat: int
    token: str


class TableKeys(Strict):
    """A table with the tokens of the seats that were taken."""

    table: Table
    seats: list[SeatKey]


class Join(Strict):
    """Take an open seat (the first if none is named)."""

    seat: SeatNumber | None = None
    name: Name | None = None


class TableLine(Strict):
    """A table in a list."""

    code: str
    game: str
    phase: Literal["lobby", "racing", "over"]
    mode: Literal["live", "turns"]
    players: int
    open: int
    names: list[str | tuple[str, int]]
    """By seat. A bot without a name of its own is its kind and number, to be called in the reader's language."""
    updated: float


class TableList(Strict):
    tables: list[TableLine]


class MyRace(Strict):
    """One of my seats. `your_turn` first, then waiting, then finished."""

    table: TableLine
    seat: int
    your_turn: bool
    turn: int | None
    """The seat that is asked, while there is a race; None where answers are awaited of others."""
    since: float
    """When it last became somebody's turn."""
    deadline: float | None
    place: int | None


class MyRaces(Strict):
    races: list[MyRace]


class HistoryPage(Strict):
    """Entries of a table, as the asker may see them."""

    entries: list[Entry]
    sequence: int
    more: bool


class ReplayPoint(Strict):
    """A point of a race: who chose what to get there, what happened, and what is seen there."""

    point: int
    seat: int | None
    choice: Choice | None
    events: list[Event]
    turn: int | None
    ranks: list[int]
    scene: dict[str, Any]
    """Complete in the first step of an answer, then what changed, as in a view."""


class Replay(Strict):
    """Part of a race, from one seat's view (`seat` None: a spectator's; `open`: all hands, after the end)."""

    code: str
    game: str
    points: int
    """The last point there is."""
    seat: int | None
    open: bool
    steps: list[ReplayPoint]


class LessonTask(Strict):
    """One thing to learn (messages `lesson-KEY`, `.do`, `.then`): at which point of its drill, what is in the light,
    the choices that must be made (none: there is only something to look at), and these as a plan.
    """

    key: str
    point: int
    choices: list[int]
    lit: list[str]
    plan: Any | None


class LessonDrill(Strict):
    """A prepared race through the learner's eyes, from its first task on; its first scene tells what has changed since
    the last one of the drill before.
    """

    points: list[ReplayPoint]
    tasks: list[LessonTask]


class Lesson(Strict):
    """What a game teaches a newcomer, and the race that follows: so many players, these options."""

    game: str
    seat: int
    players: int
    options: dict[str, Any]
    drills: list[LessonDrill]


class Proof(Strict):
    """Everything a stranger needs to check the dice; `record`, `questions` and `seal.secret` once the race
    is over. `questions[s]` are those of move s: a number below n, or a draw `[first index, count, count, …]`;
    `places[s]` their names where dice are named by seat and turn, None where they are named by the move.
    """

    seal: Seal
    method: str
    record: dict[str, Any] | None
    questions: list[list[int | list[int]]] | None
    places: list[list[str]] | None = None
    uploaded: bool = False
    """True if the record was brought here as a file: nobody here saw its fingerprint before the race."""


@dataclass(frozen=True)
class Analysis(analysis.Analysis):
    """A race looked back on (`docs/analysis.md`), as it is kept: with the name of its form."""

    format: str = analysis.FORMAT


class LookBack(Strict):
    """The analysis of a finished race (`docs/analysis.md`): `pending` with its progress from 0 to 1, `ready`,
    `failed`, or `off` where the server makes none (switched off, too much to do, not raced to the end).
    """

    status: AnalysisStatus
    progress: float
    analysis: Analysis | None


class Uploaded(Strict):
    """A record that was read and checked: watch it at table `code`."""

    code: str
    game: str
    points: int
    finished: bool
    proved: int
    """How many outcomes were re-derived from the record's own source of chance."""


class Health(Strict):
    status: Literal["ok", "failing", "closing"]
    """`failing`: the database cannot be written to (away, locked, disk full); moves wait or are refused."""
    server: str
    protocol: int
    tables: int
    sockets: int
    processes: int
    """Processes that serve together, as far as this one knows."""
    database: str
