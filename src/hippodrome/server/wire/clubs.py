"""Clubs as they go over HTTP: people, tables, history, records, chat, invitations."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import AfterValidator, Field

from hippodrome.server.wire.bounds import Options, bounded_text
from hippodrome.server.wire.nouns import CODE_LETTERS, PRIVATE_CODE, Clock, Code, GameName, Line, Name, NoClock, Strict
from hippodrome.server.wire.resources import TableLine

Role = Literal["keeper", "member", "guest"]
"""A guest looks and sits down; a member also talks, opens tables, races for the cup; a keeper sees to everything."""
ClubCode = Annotated[str, Field(pattern=rf"^[{CODE_LETTERS}]{{{PRIVATE_CODE}}}$")]
InvitationKey = Annotated[str, Field(pattern=rf"^[{CODE_LETTERS}]{{12}}$")]
ClubName = Annotated[str, Field(min_length=1, max_length=40), AfterValidator(bounded_text)]
About = Annotated[str, Field(max_length=800), AfterValidator(bounded_text)]

PAGE = 50
"""People, races or lines in one answer."""


class HouseRules(Strict):
    """How a table of the club is set up, unless its host wants it otherwise."""

    mode: Literal["live", "turns"] = "live"
    clock: Clock = NoClock()
    hints: bool = True
    rated: bool = False


class ClubBoard(Strict):
    """A favourite: a game with options, perhaps a board of the workshop."""

    name: Name
    game: GameName
    options: Options = {}


class NewClub(Strict):
    name: ClubName
    public: bool = False


class ClubChanges(Strict):
    """What a keeper can change; what is left out stays."""

    name: ClubName | None = None
    about: About | None = None
    public: bool | None = None
    rules: HouseRules | None = None
    boards: Annotated[list[ClubBoard], Field(max_length=12)] | None = None


class ComeIn(Strict):
    """Join a club: with the key of an invitation, or without one where it is public."""

    key: InvitationKey | None = None


class PersonChanges(Strict):
    """What a keeper can change about somebody."""

    role: Role | None = None
    muted: bool | None = None


class NewInvitation(Strict):
    role: Literal["member", "guest"] = "member"


class Say(Strict):
    text: Line


class Again(Strict):
    """Race with the people of a race again."""

    table: Code


class Faced(Strict):
    """Somebody of a club, as they want to be seen. `name` None: they have been forgotten."""

    number: int
    name: str | None
    face: str
    colour: int
    letter: str
    you: bool
    here: bool


class Person(Faced):
    """Somebody in a club."""

    role: Role
    muted: bool
    joined: float


class People(Strict):
    people: list[Person]
    count: int
    more: bool


class ClubTable(Strict):
    """A table of the club that is not over."""

    table: TableLine
    cup: bool
    yours: bool
    """One sits there."""


class RacedSeat(Strict):
    """Who raced: `name` None is a bot, or somebody who has been forgotten."""

    name: str | None
    bot: bool
    place: int
    left: bool
    you: bool


class ClubRace(Strict):
    """A race of the club that is over, the best first."""

    number: int
    table: str
    game: str
    ended: float
    cup: str | None
    rated: bool
    seats: list[RacedSeat]


class ClubRaces(Strict):
    races: list[ClubRace]
    more: bool


class ClubRecord(Strict):
    """Something memorable. `share`: a chance to win; `count`: races."""

    kind: Literal["thrown", "streak", "wins"]
    name: str | None
    count: int | None = None
    share: float | None = None
    game: str | None = None
    table: str | None = None
    at: float | None = None


class ClubLine(Strict):
    """A line of the chat. `mine`: one may take it back."""

    id: int
    at: float
    name: str | None
    number: int | None
    text: str
    mine: bool


class ClubLines(Strict):
    lines: list[ClubLine]
    more: bool


class Invitation(Strict):
    key: str
    role: Role
    made: float
    used: int
    by: str | None


class Invitations(Strict):
    invitations: list[Invitation]


class ClubCup(Strict):
    """The cup that is raced in a club, or entered for; `rank` and `points` are one's own once it is raced."""

    code: str
    name: str
    phase: Literal["open", "racing"]
    round: int
    rounds: int
    due: float | None
    entered: bool
    rank: int | None = None
    points: float | None = None


class ClubMember(Strict):
    """A club in a list of one's own: what waits there for one."""

    code: str
    name: str
    role: Role
    members: int
    here: int
    tables: int
    turns: int
    """Tables of the club at which it is one's turn."""
    unread: int
    """Lines that others have said since one was last there."""
    others: list[str]
    """Some of the others who are there."""
    open: TableLine | None
    """A table to sit down at."""
    cup: ClubCup | None


class MyClubs(Strict):
    clubs: list[ClubMember]


class RatingRow(Faced):
    """How strong somebody seems to be: the true strength lies within `band` of `rating` 19 times in 20."""

    rating: int
    band: int
    races: int
    settled: bool
    """False while there are too few races: still finding out."""


class Ratings(Strict):
    """The people of a club by what is surely known of their strength; `game` "" is all games together."""

    game: str
    rows: list[RatingRow]
    more: bool


class CupInClub(Strict):
    code: str
    name: str
    phase: Literal["open", "racing", "over"]
    round: int
    rounds: int
    due: float | None
    entered: bool


class Trophy(Strict):
    """Something somebody has won once and for all (`docs/clubs.md`)."""

    kind: Literal["cup", "unbeaten", "faithful"]
    name: str | None
    you: bool
    at: float
    cup: str | None = None
    game: str | None = None
    table: str | None = None


class Club(Strict):
    """A club as somebody may see it; strangers see of a public one who is in it and what is raced, not what is said."""

    code: str
    name: str
    about: str
    public: bool
    role: Role | None
    you: int | None
    """One's own number."""
    created: float
    version: str
    members: int
    here: int
    rules: HouseRules
    boards: list[ClubBoard]
    people: list[Person]
    """The first of them: who is here comes first."""
    tables: list[ClubTable]
    races: list[ClubRace]
    records: list[ClubRecord]
    lines: list[ClubLine]
    cups: list[CupInClub]
    trophies: list[Trophy]
    may: dict[str, bool]
    """What one's role reaches to."""


class Pulse(Strict):
    """Has anything changed? `version` is another one then."""

    version: str
    here: int
