"""The declaration of a game: what the rest of the world needs to know to race it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cached_property
from importlib import resources
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, ClassVar

from hippodrome.engine.chance import Chance
from hippodrome.engine.choices import Choice, Prompt
from hippodrome.engine.errors import BadBoard, BadPlayers
from hippodrome.engine.events import Event, EventKind
from hippodrome.engine.measures import Measures
from hippodrome.engine.options import Option, Value, read_options
from hippodrome.engine.state import Heuristic, Observation, Setup, State

if TYPE_CHECKING:
    from hippodrome.engine.exact import Exact
    from hippodrome.engine.scene import Card, Reason, Scene, Step


class Game(ABC):
    """One per folder under `games/`, as `GAME` in its `__init__.py`.

    The class attributes are the declared bounds; the methods connect them to the rules. Everything
    here is asked outside the hot path.
    """

    name: ClassVar[str]
    rules_version: ClassVar[int]
    data_version: ClassVar[int]
    players: ClassVar[tuple[int, ...]]
    minutes: ClassVar[tuple[int, int]]
    """How long a race takes among people, in minutes."""
    mood: ClassVar[str]
    options: ClassVar[tuple[Option, ...]]
    actions: ClassVar[int]
    """Choices are numbers from 0 to actions - 1."""
    most_choices: ClassVar[int]
    """The largest number of choices ever on offer at once."""
    most_decisions: ClassVar[int]
    """No race asks for more decisions than this."""
    secrets: ClassVar[bool]
    """True if seats hold cards that others may not see."""
    events: ClassVar[tuple[EventKind, ...]]
    words: ClassVar[Mapping[str, tuple[str, ...]]]
    """Vocabularies: what the numbers in events and choices are called; texts are `VOCABULARY-ID`."""
    literal: ClassVar[frozenset[str]] = frozenset()
    """Vocabularies whose ids are shown as they are, in every language (names of cells)."""
    heuristic: ClassVar[Heuristic]
    measures: ClassVar[Measures] = Measures()
    """What a balance report measures beyond what it finds by itself."""

    @abstractmethod
    def build(self, players: int, options: Mapping[str, Value]) -> Setup:
        """The setup for checked options; raises `BadBoard` or `BadOption` if they do not fit together."""

    @abstractmethod
    def start(self, setup: Setup, chance: Chance) -> State:
        """Set up a race and go to its first question."""

    @abstractmethod
    def blank(self, setup: Setup) -> State:
        """Any position of this setup, to be filled by `State.read_json`."""

    @abstractmethod
    def choice(self, state: State, action: int) -> Choice:
        """The readable form of a choice on offer."""

    @abstractmethod
    def prompt(self, state: State) -> Prompt:
        """The question the position has come to."""

    @abstractmethod
    def scene(self, seen: Observation) -> Scene:
        """What one seat sees, and where it is drawn; `compose` adds the question, offers and the trace."""

    def cards(self, seen: Observation) -> tuple[Card, ...] | None:
        """The cards of the scene, if they are all that differs between those who watch the same moment: hands,
        pools, piles. A table then draws the rest once for everybody. None: anything may differ.
        """
        return None

    def show(self, state: State, event: Event) -> tuple[Step, ...]:
        """What an event looks like in the scene; `state` is any position of the race, for its board.

        Previews, the trace of the last move and animations are all made of this. A private part of the
        event may be None.
        """
        return ()

    def reasons(self, seen: Observation) -> tuple[Reason, ...]:
        """Why things that a player may want to pick now are not on offer, for the seat that is asked."""
        return ()

    @abstractmethod
    def racers(self, state: State) -> tuple[tuple[int, str], ...]:
        """(owner's seat, racer id) of every racer, in the fixed order of turns."""

    def check_file(self, data: dict[str, Any]) -> str:
        """The option that a board, circuit or deck of one's own belongs to; `BadBoard` if it is wrong."""
        raise BadBoard(problem="no-own-boards")

    def exact(self) -> Exact | None:
        """What is known exactly about this game, if anything is."""
        return None

    @property
    def usual_players(self) -> int:
        """How many play if nothing is said."""
        return 4 if 4 in self.players else self.players[-1]

    def check(self, data: dict[str, Any]) -> str:
        """`check_file`, with errors that speak this game's words."""
        with self._named():
            return self.check_file(data)

    def setup(self, players: int, given: Mapping[str, object] | None = None) -> Setup:
        """The setup for a number of players and options that may be partly given."""
        return self.prepare(players, self.read_options(players, given))

    def prepare(self, players: int, options: Mapping[str, Value]) -> Setup:
        """`build`, with errors that speak this game's words."""
        with self._named():
            return self.build(players, options)

    @contextmanager
    def _named(self) -> Iterator[None]:
        try:
            yield
        except BadBoard as error:
            error.arguments["game"] = self.name
            raise

    def read_options(self, players: int, given: Mapping[str, object] | None = None) -> dict[str, Value]:
        """All options, checked and completed."""
        if isinstance(players, bool) or players not in self.players:
            raise BadPlayers(game=self.name, players=players, legal=", ".join(map(str, self.players)))
        return read_options(self.options, given or {}, players)

    @cached_property
    def folder(self) -> Traversable:
        """The game's own folder: data, text, art."""
        return resources.files(type(self).__module__)
