"""The log of a table as clients see it: one stream for live play, reconnection, replay and recap."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from hippodrome.server.wire.nouns import Choice, Event, Seal, Strict


class Logged(Strict):
    """What all entries have: their place in the table's log and the time (seconds since 1970)."""

    sequence: int
    at: float


class Created(Logged):
    kind: Literal["created"] = "created"
    name: str


class Sat(Logged):
    kind: Literal["sat"] = "sat"
    seat: int
    name: str


class Left(Logged):
    """Somebody left a seat before the start, or was asked to."""

    kind: Literal["left"] = "left"
    seat: int
    name: str
    removed: bool = False


class Arranged(Logged):
    """The host opened a seat or gave it to a bot."""

    kind: Literal["arranged"] = "arranged"
    seat: int
    bot: str | None


class Swapped(Logged):
    kind: Literal["swapped"] = "swapped"
    a: int
    b: int


class Renamed(Logged):
    kind: Literal["renamed"] = "renamed"
    seat: int
    name: str


class Configured(Logged):
    """Options or settings changed before the start; everybody must be ready again."""

    kind: Literal["configured"] = "configured"


class Readied(Logged):
    kind: Literal["ready"] = "ready"
    seat: int
    on: bool
    salted: bool = False


class Started(Logged):
    kind: Literal["started"] = "started"
    seal: Seal


class Moved(Logged):
    """A choice, or a row of choices made in one, and what followed. `bot` says which bot chose, if one did;
    `choices` are for the chooser's own eyes and empty for others, the events say what they may know. A `seat` of
    -1 says that answers were awaited and none came: whether anybody could have answered is not told.
    """

    kind: Literal["moved"] = "moved"
    seat: int
    bot: str | None = None
    point: int
    """The number of choices made, these included."""
    count: int = 1
    """How many these are."""
    choices: list[Choice] = []
    events: list[Event]
    result: list[int] | None = None
    secret: str | None = None


class Stood(Logged):
    """You let these windows pass until your turn; none: you want to be asked again. Only you see this."""

    kind: Literal["standing"] = "standing"
    seat: int
    windows: list[str]


class Undone(Logged):
    """The choices of entry `undid` were taken back."""

    kind: Literal["undone"] = "undone"
    seat: int
    point: int
    undid: int


class HandedOver(Logged):
    kind: Literal["handed_over"] = "handed_over"
    seat: int
    bot: str
    why: Literal["asked", "left", "absent", "time", "deadline", "resigned"]
    by: int | None = None


class TakenBack(Logged):
    kind: Literal["taken_back"] = "taken_back"
    seat: int


class Reminded(Logged):
    """A player had `who` be told that the race waits for them."""

    kind: Literal["reminded"] = "reminded"
    seat: int
    who: int


class Said(Logged):
    """A line of chat: free text, or a phrase (`phrase-KEY`) that everybody reads in their language."""

    kind: Literal["said"] = "said"
    seat: int | None
    name: str
    onlooker: str = ""
    """Tells the onlookers of this table apart, so that one of them can be muted; nothing for who sits there."""
    text: str | None = None
    phrase: str | None = None


class Muted(Logged):
    """The host muted a seat (or an onlooker, or all of them: `seat` None) for everybody; or you did for yourself."""

    kind: Literal["muted"] = "muted"
    seat: int | None
    onlooker: str = ""
    on: bool
    everyone: bool


class Rematched(Logged):
    """The race goes on at table `code`; the same tokens sit there, seats rotated."""

    kind: Literal["rematch"] = "rematch"
    code: str


class Revealed(Logged):
    """The set that the race belongs to is closed: the secret of its dice."""

    kind: Literal["revealed"] = "revealed"
    secret: str


class Withheld(Logged):
    """An entry that is not for this viewer (a muted line, somebody's own mute)."""

    kind: Literal["withheld"] = "withheld"


Entry = Annotated[
    Created | Sat | Left | Arranged | Swapped | Renamed | Configured | Readied | Started | Moved | Stood | Undone
    | HandedOver | TakenBack | Reminded | Said | Muted | Rematched | Revealed | Withheld,
    Field(discriminator="kind"),
]  # fmt: skip
