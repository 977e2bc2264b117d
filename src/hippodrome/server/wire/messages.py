"""What goes over a socket, in both directions: typed, versioned, strict.

`docs/protocol.md` tells the story; `GET /api/schema` publishes these models as JSON schema. What a
client sends is read with these models, and an unknown or missing field is refused.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, Self

from pydantic import Field, TypeAdapter, model_validator

from hippodrome.server.wire.bounds import Options
from hippodrome.server.wire.entries import Entry
from hippodrome.server.wire.nouns import (
    PROTOCOL,
    Action,
    AnalysisStatus,
    BotName,
    ClientId,
    ClockFace,
    Line,
    Name,
    Phrase,
    Presence,
    Reason,
    Salt,
    SeatNumber,
    Sequence,
    Strict,
    Table,
    TableSettings,
    Token,
    View,
)
from hippodrome.study.analysis import Odds
from hippodrome.study.hints import Likely

# From the client

LONGEST_ROW = 64
"""Choices in one move, or that a client may think of as made."""


class Hello(Strict):
    """The first message on a socket: who I am, and what I have seen."""

    type: Literal["hello"]
    version: int
    seats: Annotated[list[Token], Field(max_length=12)] = []
    guest: Token | None = None
    name: Name | None = None
    seen: Sequence = 0
    look: SeatNumber | None = None


class Request(Strict):
    """Everything that changes the table has an id made by the client; a repeated id gets the first answer."""

    id: ClientId
    seat: SeatNumber | None = None
    """For devices with several seats; by default the one looked through."""


class MoveMessage(Request):
    """A `choice`, or a row of `choices`: one id, one entry, one thing to take back. A row is carried out in
    order up to the first choice after which something uncertain follows or the next one cannot be made.
    """

    type: Literal["move"]
    asked: Sequence
    choice: Action | None = None
    choices: Annotated[list[Action], Field(min_length=1, max_length=LONGEST_ROW)] | None = None

    @model_validator(mode="after")
    def _one_of_both(self) -> Self:
        if (self.choice is None) == (self.choices is None):
            raise ValueError("choice or choices")
        return self

    @property
    def row(self) -> list[int]:
        """The choices in order."""
        return self.choices or [self.choice or 0]


class StandingMessage(Request):
    """Let windows of these kinds pass until my turn begins (`GameOffer.windows`); none: ask me again."""

    type: Literal["standing"]
    windows: Annotated[list[Annotated[str, Field(pattern=r"^[a-z0-9_]{1,40}$")]], Field(max_length=16)]


class UndoMessage(Request):
    type: Literal["undo"]
    asked: Sequence


class SayMessage(Request):
    type: Literal["say"]
    text: Line | None = None
    phrase: Phrase | None = None


class MuteMessage(Request):
    type: Literal["mute"]
    who: SeatNumber | None
    """None: all spectators, or the one that `onlooker` names."""
    onlooker: Annotated[str, Field(pattern="^([0-9a-f]{12})?$")] = ""
    """As in what they said."""
    on: bool = True
    everyone: bool = False


class ReadyMessage(Request):
    type: Literal["ready"]
    on: bool = True
    salt: Salt | None = None


class ArrangeMessage(Request):
    """Host, before the start: open a seat (`bot` None) or give it to a bot."""

    type: Literal["arrange"]
    who: SeatNumber
    bot: BotName | None = None


class SwapMessage(Request):
    """Before the start: host any two seats; a player their own with an open one."""

    type: Literal["swap"]
    a: SeatNumber
    b: SeatNumber


class RenameMessage(Request):
    type: Literal["rename"]
    name: Name


class ConfigureMessage(Request):
    """Host, before the start. Whoever sits down may set the options that are their seat's own, with nothing else."""

    type: Literal["configure"]
    options: Options | None = None
    settings: TableSettings | None = None
    players: Annotated[int, Field(ge=1, le=12)] | None = None


class StartMessage(Request):
    """Host; `fill` gives open seats to that bot and does not wait for anyone who is not ready."""

    type: Literal["start"]
    fill: BotName | None = None


class LeaveMessage(Request):
    """Give the seat up before the start; in a race a bot plays on until `take_back`."""

    type: Literal["leave"]


class HandOverMessage(Request):
    """Let a bot play: for one's own seat at any time, for another's once they are away too long."""

    type: Literal["hand_over"]
    who: SeatNumber
    bot: BotName | None = None


class RemindMessage(Request):
    """Have the one be told who is waited for, at a turn-by-turn table: after some hours, once a question."""

    type: Literal["remind"]


class TakeBackMessage(Request):
    type: Literal["take_back"]


class ResignMessage(Request):
    type: Literal["resign"]


class RematchMessage(Request):
    """Race again, the seats exchanged; on the `same` dice, which everybody has seen by then."""

    type: Literal["rematch"]
    same: bool = False


class HintMessage(Request):
    """What would a good bot do? Answered by `hint`."""

    type: Literal["hint"]


class PlansMessage(Request):
    """The whole moves this seat can make at entry `asked`, after choices it thinks of as made. Answered by `plans`."""

    type: Literal["plans"]
    asked: Sequence
    after: Annotated[list[Action], Field(max_length=LONGEST_ROW)] = []


class ForesightMessage(Request):
    """What can be known of a row of choices that asks chance, at entry `asked`. Answered by `foresight`."""

    type: Literal["foresight"]
    asked: Sequence
    choices: Annotated[list[Action], Field(min_length=1, max_length=LONGEST_ROW)]


class LookMessage(Strict):
    """Look through another of this device's seats (None: as a spectator); `events` brings a full view."""

    type: Literal["look"]
    seat: SeatNumber | None


class ViewMessage(Strict):
    """Send me the whole view as it is now; answered by `events` without entries."""

    type: Literal["view"]


class Ping(Strict):
    type: Literal["ping"]
    n: Annotated[int, Field(ge=0, le=2**53)] = 0


Asked = (
    MoveMessage | StandingMessage | UndoMessage | SayMessage | MuteMessage | ReadyMessage | ArrangeMessage | SwapMessage
    | RenameMessage | ConfigureMessage | StartMessage | LeaveMessage | HandOverMessage | RemindMessage | TakeBackMessage
    | ResignMessage | RematchMessage | HintMessage | PlansMessage | ForesightMessage
)  # fmt: skip
"""Requests with an id: answered by `ack` or `refused`."""

FromClient = Annotated[Hello | Asked | LookMessage | ViewMessage | Ping, Field(discriminator="type")]


# From the server


class You(Strict):
    """What this socket may do."""

    seats: list[int]
    """The seats it plays."""
    host: bool
    guest: str | None


class Welcome(Strict):
    """Answer to `hello`: the table and the view as they are now. `history` frames follow with what
    was missed since `seen`.
    """

    type: Literal["welcome"] = "welcome"
    version: int
    server: str
    you: You
    table: Table
    view: View | None
    presence: Presence
    sequence: int


class History(Strict):
    """Entries this client has not seen, oldest first; `last` on the final frame."""

    type: Literal["history"] = "history"
    entries: list[Entry]
    last: bool


class Events(Strict):
    """Something happened. `table` and `view` are there when they changed, `you` when somebody sat down or left."""

    type: Literal["events"] = "events"
    entries: list[Entry]
    you: You | None = None
    table: Table | None = None
    view: View | None = None


class Ack(Strict):
    """The request is committed as entry `sequence` (None if it changed nothing)."""

    type: Literal["ack"] = "ack"
    id: str
    sequence: int | None


class Refused(Strict):
    """The request changed nothing, and why. `id` is None for an unreadable message."""

    type: Literal["refused"] = "refused"
    id: str | None
    reason: Reason
    sequence: int


class PresenceMessage(Strict):
    type: Literal["presence"] = "presence"
    presence: Presence
    clock: ClockFace


class Hint(Strict):
    """What is best at entry `asked`, from what the seat knows. `odds` says what each choice on offer is worth to
    the seat, `win` and `place` what every seat may expect if the best one is made (`spread`: the standard
    error); `clear` that it is better than the others beyond what may be noise; `line` what the seat will
    probably choose next, in words.
    """

    type: Literal["hint"] = "hint"
    id: str
    asked: int
    choice: int
    clear: bool
    odds: list[Odds]
    win: list[float]
    place: list[float]
    spread: float
    line: list[Likely]


class Plans(Strict):
    """The plans of a seat at entry `asked`, each beginning with the choices in `after` (see `engine/plans.py`)."""

    type: Literal["plans"] = "plans"
    id: str
    asked: int
    after: list[int]
    plans: list[Any]


class ForesightAnswer(Strict):
    """How likely what is after these choices, and where the racer can stand then; null if nothing can be told."""

    type: Literal["foresight"] = "foresight"
    id: str
    asked: int
    choices: list[int]
    foresight: Any


class AnalysisMessage(Strict):
    """How far the look back on this race is: `GET /api/tables/CODE/analysis` has it once it is `ready`."""

    type: Literal["analysis"] = "analysis"
    status: AnalysisStatus
    progress: float


class Pong(Strict):
    type: Literal["pong"] = "pong"
    n: int
    at: float


class Closing(Strict):
    """The server closes this socket; with `retry`, come back after so many seconds."""

    type: Literal["closing"] = "closing"
    reason: Reason
    retry: float | None = None


FromServer = Annotated[
    Welcome
    | History
    | Events
    | Ack
    | Refused
    | PresenceMessage
    | Hint
    | Plans
    | ForesightAnswer
    | AnalysisMessage
    | Pong
    | Closing,
    Field(discriminator="type"),
]

CLIENT_MESSAGE: TypeAdapter[FromClient] = TypeAdapter(FromClient)
SERVER_MESSAGE: TypeAdapter[FromServer] = TypeAdapter(FromServer)


def schema() -> dict[str, Any]:
    """The socket's messages in both directions, as JSON schema."""
    return {
        "version": PROTOCOL,
        "client": CLIENT_MESSAGE.json_schema(),
        "server": SERVER_MESSAGE.json_schema(mode="serialization"),
    }
