"""What stands in the log of a table: deeds, each at its place and time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, Self

from pydantic import BaseModel, ConfigDict
from pydantic_core import to_json

from hippodrome.engine.choices import Choice
from hippodrome.engine.events import Event
from hippodrome.server.log.table import Table
from hippodrome.server.wire.entries import Logged, Withheld

_PLACE = ("kind", "sequence", "at")


class Deed(BaseModel):
    """Something done at a table: what is kept of it, what it does to the table, what it shows and to whom.

    Each kind is one class. Its name in the log is that of its `form` on the wire; what is shown are the
    form's fields, taken from the deed's own of the same names, unless a kind says otherwise.
    """

    model_config = ConfigDict(extra="forbid", frozen=True)
    form: ClassVar[type[Logged]]
    kind: ClassVar[str]
    reseats: ClassVar[bool] = False
    """True if somebody may sit elsewhere after it."""
    redraws: ClassVar[bool] = False
    """True if the race looks otherwise after it."""
    retells: ClassVar[bool] = True
    """True if the table as everybody sees it is another after it."""

    seat: int | None = None
    """Whose deed it is, or whom it was done to."""

    @classmethod
    def __pydantic_init_subclass__(cls, **more: Any) -> None:
        super().__pydantic_init_subclass__(**more)
        cls.kind = cls.form.model_fields["kind"].default

    @classmethod
    def read(cls, seat: int | None, body: dict[str, Any]) -> Self:
        """A deed as the database keeps it."""
        return cls.model_validate({**body, "seat": seat})

    def body(self) -> str:
        """What the database keeps beside kind and seat."""
        return self.model_dump_json(exclude={"seat"}, exclude_none=True)

    @property
    def seated(self) -> int:
        """The seat, of a deed that has one."""
        assert self.seat is not None
        return self.seat

    def change(self, table: Table, entry: Entry) -> None:
        """What it does to a table."""

    def enter(self, table: Table, entry: Entry) -> Told:
        """Do it to a table, and tell what it meant."""
        self.change(table, entry)
        return Told(entry, len(table.moves), table.told)

    def shown(self, heard: Told, table: Table, viewer: int | None) -> Logged | None:
        """The entry as a viewer gets it; None if it is not for them. `table` is any later state of the same."""
        own = {name: getattr(self, name) for name in self.form.model_fields if name not in _PLACE}
        return self.form(**heard.entry.place, **own)

    def ear(self, heard: Told, viewer: int | None) -> int | None:
        """Somebody who is told the same as a viewer: a spectator, where it is the same for all."""
        return viewer

    def encoded(self, heard: Told, table: Table, viewer: int | None) -> bytes:
        """The entry as a viewer gets it, as JSON."""
        return to_json(self.shown(heard, table, viewer) or Withheld(**heard.entry.place))


@dataclass(frozen=True, slots=True)
class Entry:
    """A deed in a table's log."""

    code: str
    sequence: int
    at: float
    deed: Deed
    client: str | None = None
    """Who asked for it, with the id they gave: unique at a table."""

    @property
    def place(self) -> dict[str, Any]:
        """What every entry shows of itself."""
        return {"sequence": self.sequence, "at": round(self.at, 3)}


@dataclass(frozen=True, slots=True)
class Told:
    """An entry with what it meant in the race, in full: redact it before showing it."""

    entry: Entry
    made: int
    """How many choices had been made after it."""
    told: int
    """How many moves and passed windows had been told after it."""
    choices: tuple[Choice, ...] = ()
    events: tuple[Event, ...] = ()
    passed: bool = False
    """True if it let a window pass: others must not learn whose."""
    ended: bool = False
    """True if the race was over with it."""

    def point(self, table: Table) -> int:
        """The number of choices made after it, as everybody may know it."""
        return self.told if table.guarded else self.made
