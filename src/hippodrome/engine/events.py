"""What happened, told one small thing at a time, with what each seat may see of it."""

from __future__ import annotations

from dataclasses import field

from hippodrome.engine.frozen import dataclass
from hippodrome.engine.state import EVERYONE

Note = tuple[int, int, int, int, int, int, int, int]

MOST_PARTS = 6
"""A note has room for so many numbers."""
TURN = "turn"
"""The event with which a racer's turn begins, in every game: its first part says whose. Previews end there,
logs are cut there, reports count there."""
RACER = "racer"
"""The vocabulary of racers in every game: an index in it is the racer's number in ids (`piece:3`, `racer:3`)."""
WAY = ("from", "to")
"""Parts with these names say where a way or a change begins and ends: events of one kind that join may be told
as one."""


@dataclass(frozen=True, slots=True)
class Part:
    """One argument of an event: its name, and the vocabulary its number is read in."""

    name: str
    words: str = "number"
    private: bool = False


@dataclass(frozen=True, slots=True)
class EventKind:
    """A kind of event: its key, and the meaning of its numbers in order."""

    key: str
    parts: tuple[Part, ...] = ()
    words: dict[str, str] = field(init=False, compare=False, repr=False)
    """The vocabulary of each part, the same object in all events of the kind."""
    private: tuple[str, ...] = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "words", {part.name: part.words for part in self.parts})
        object.__setattr__(self, "private", tuple(part.name for part in self.parts if part.private))


def kind(key: str, *parts: str) -> EventKind:
    """`kind("drew", "racer:racer", "card:bonus_card!")`: name, vocabulary, `!` for a private part."""
    read = []
    for part in parts:
        name, _, words = part.partition(":")
        read.append(Part(name, words.rstrip("!") or "number", part.endswith("!")))
    return EventKind(key, tuple(read))


def numbered(*kinds: tuple[int, EventKind]) -> tuple[EventKind, ...]:
    """The kinds of events of a game, each beside the number that its rules emit: `(TURN, kind("turn", …))`."""
    for place, (number, shape) in enumerate(kinds):
        if number != place:
            raise ValueError(f'the event "{shape.key}" has the number {number} but stands at place {place}')
    return tuple(shape for _, shape in kinds)


@dataclass(frozen=True, slots=True)
class Event:
    """Something a person would notice. `args` maps names to numbers; None is hidden from the viewer."""

    key: str
    args: dict[str, int | None] = field(default_factory=dict)
    words: dict[str, str] = field(default_factory=dict)
    seen_by: int = EVERYONE
    private: tuple[str, ...] = ()

    def seen(self, seat: int) -> Event:
        """The event as a seat may know it (a negative seat is a spectator)."""
        if not self.private or self.seen_by == EVERYONE or (seat >= 0 and self.seen_by >> seat & 1):
            return self
        args = {name: None if name in self.private else value for name, value in self.args.items()}
        return Event(self.key, args, self.words, self.seen_by, self.private)

    @property
    def hidden(self) -> bool:
        """True if a private part was taken out."""
        return any(self.args[name] is None for name in self.private)

    def racers(self) -> list[int]:
        """The numbers of the racers it names, the one it is about first."""
        named = (self.args[name] for name, words in self.words.items() if words == RACER)
        return [racer for racer in named if racer is not None]

    def to_json(self) -> dict[str, object]:
        """The event as a client receives it: key and arguments."""
        return {"key": self.key, "args": self.args}


def read_notes(kinds: tuple[EventKind, ...], notes: list[Note]) -> list[Event]:
    """The events a watcher noted, by name."""
    events = []
    for note in notes:
        shape = kinds[note[0]]
        args: dict[str, int | None] = dict(zip(shape.words, note[1:], strict=False))
        events.append(Event(shape.key, args, shape.words, note[7], shape.private))
    return events
