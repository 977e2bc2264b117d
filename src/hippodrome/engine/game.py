"""The declaration of a game: what the rest of the world needs to know to race it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property
from importlib import resources
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, ClassVar, Generic

from typing_extensions import TypeVar

from hippodrome.engine.chance import Chance
from hippodrome.engine.choices import Choice, Prompt
from hippodrome.engine.errors import BadBoard, BadPlayers, WrongVersion
from hippodrome.engine.events import Event, EventKind
from hippodrome.engine.heuristic import Heuristic
from hippodrome.engine.measures import Measures
from hippodrome.engine.omen import Omen
from hippodrome.engine.options import Option, Value, read_options
from hippodrome.engine.senses import Senses
from hippodrome.engine.state import Observation, Setup, State

if TYPE_CHECKING:
    from hippodrome.engine.exact import Exact
    from hippodrome.engine.plan import Ahead, Plan
    from hippodrome.engine.scene import Card, Reason, Scene, Step, Text
    from hippodrome.engine.workshop import Workbench


Ground = TypeVar("Ground", bound=Setup, default=Any)
"""A game's own class of setups."""
Position = TypeVar("Position", bound=State, default=Any)
"""A game's own class of positions."""
NAMED = "game"
"""The entry of a file of one's own that says which game it is for; it may be left out."""


@dataclass(frozen=True, slots=True)
class Window:
    """A kind of moment at which somebody may be asked, and only a hand tells whether. Everybody else sees that
    answers are awaited, whoever could answer, and for as long as it takes if nobody can.
    """

    key: str
    """Message `window-KEY`: what is let pass."""
    own: bool = False
    """True if it is the mover's own turn: everybody knows who is to choose, but not what."""


class Game(ABC, Generic[Ground, Position]):
    """The contract between a game and everybody else. A game is a package that declares its subclass, and the
    one object of it, in its `__init__.py`: `GAME`.

    The class attributes are the declared bounds; the methods connect them to the rules. Everything here is
    asked outside the hot path. Besides what they say, everybody relies on this:

    - **Turns.** An event `turn` (`TURN`) tells that a racer's turn begins; its first part is that racer.
    - **Racers.** The vocabulary `racer` (`RACER`) names all racers there can be. A racer's number in it is the
      number in events, in `piece:N` and in `racer:N`; `racers` gives their names. Every racer has its own slot.
    - **Stages.** One chip of every scene counts the round or the lap (`STAGES`).
    - **Ways.** Parts of an event called `from` and `to` say where a way or a change begins and ends (`WAY`).
    - **Gaps.** A figure called `gap` (`gap()`) tells how far a racer is behind the leader.
    - **The folder.** Beside the declaration lie `text/en.ftl` and `text/fr.ftl`, and if there are any `art/*.svg`
      (each may say by `data-sign` which character stands for it in a terminal; one named `VOCABULARY-ID` or `ID` stands
      beside that word where words are explained), `art/mood.toml` and `data/*.toml`
      (of which `search.toml` is how a search searches and `lesson.toml` what a newcomer is taught, see `lesson.py`),
      and `data/puzzles.json`, made by `hippodrome puzzles` (see `themes`). A message `seats-known` tells what
      is known of its seats (that the last one wins more often) where they are chosen.
    - **Positions.** The lists among `State.FIELDS` keep their lengths all race long.

    `engine/contract.py` checks the declaration as soon as the game is asked for and names what is missing;
    `hippodrome.testing` checks the rest.
    """

    name: ClassVar[str]
    rules_version: ClassVar[int]
    data_version: ClassVar[int]
    players: ClassVar[tuple[int, ...]]
    minutes: ClassVar[tuple[int, int]]
    """How long a race takes among people, in minutes."""
    mood: ClassVar[str]
    """The name of its colours, which lie in `art/mood.toml`; `house` to wear those of the house."""
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
    windows: ClassVar[tuple[Window, ...]] = ()
    """Moments at which only a hand tells whether anybody is asked, by the numbers of `State.window`."""
    ways: ClassVar[frozenset[str]] = frozenset()
    """Questions whose answers are steps along the board: drawn as one way, not worded one by one."""
    omens: ClassVar[tuple[Omen, ...]] = ()
    """What is worth telling before chance speaks, beyond wrecks, losses and places (`foresight`)."""
    themes: ClassVar[Mapping[str, str]] = {}
    """Questions that make a puzzle (keys of prompts), each with what it is about: message `theme-THEME`."""
    heuristic: ClassVar[Heuristic]
    senses: ClassVar[Senses | None] = None
    """What those who learn the game see of it; None: the bare fields of a position."""
    measures: ClassVar[Measures] = Measures()
    """What a balance report measures beyond what it finds by itself."""
    workbenches: ClassVar[tuple[Workbench, ...]] = ()
    """Where its boards and decks are made (`engine/workshop.py`), the first one first."""
    older: ClassVar[tuple[Game[Any, Any], ...]] = ()
    """The game as it was: a declaration for each earlier version, which folds the races of that version for ever."""

    @abstractmethod
    def build(self, players: int, options: Mapping[str, Value], /) -> Ground:
        """The setup for checked options; raises `BadBoard` or `BadOption` if they do not fit together."""

    @abstractmethod
    def start(self, setup: Ground, chance: Chance, /) -> Position:
        """Set up a race and go to its first question."""

    @abstractmethod
    def blank(self, setup: Ground, /) -> Position:
        """Any position of this setup, to be filled by `State.read_json`."""

    @abstractmethod
    def choice(self, state: Position, action: int, /) -> Choice:
        """The readable form of a choice on offer."""

    def answer(self, state: Position, action: int, /) -> Choice:
        """The same without what follows from it, where finding that out takes long: a plan tells it anyway.

        The words and the targets are those of `choice`, the arguments only those of the words themselves.
        """
        return self.choice(state, action)

    @abstractmethod
    def prompt(self, state: Position, /) -> Prompt:
        """The question the position has come to."""

    @abstractmethod
    def scene(self, seen: Observation[Position], /) -> Scene:
        """What one seat sees, and where it is drawn; `compose` adds the question, offers and the trace."""

    def cards(self, seen: Observation[Position], /) -> tuple[Card, ...] | None:
        """The cards of the scene, if they and the stretch are all that differs between those who watch the same
        moment: hands, pools, piles. A table then draws the rest once for everybody, and puts one question to all who
        are not asked. None: anything may differ.
        """
        return None

    def stretch(self, seen: Observation[Position], /) -> tuple[str, ...]:
        """The stretch of the scene: the cells ahead of the viewer's racer that a small screen shows large."""
        return ()

    def show(self, state: Position, event: Event, /) -> tuple[Step, ...]:
        """What an event looks like in the scene; `state` is any position of the race, for its board.

        Previews, the trace of the last move and animations are all made of this. A private part of the
        event may be None.
        """
        return ()

    def act(self, state: Position, plan: Plan, /) -> Text | None:
        """What a plan does, for the one button that does it ("Drive 9"): 16 characters in French where room is scarce.

        `state` is the position it begins in. None: its last answer says it.
        """
        return None

    def ahead(self, after: Position, plan: Plan, /) -> tuple[Ahead, ...]:
        """What a plan sets out for without going there yet: a speed is chosen now, and driven later.

        `after` is what the seat knows of the position it leads to; asked where it ends at a question of the same seat.
        """
        return ()

    def reasons(self, seen: Observation[Position], /) -> tuple[Reason, ...]:
        """Why things that a player may want to pick now are not on offer, for the seat that is asked."""
        return ()

    @abstractmethod
    def racers(self, state: Position) -> tuple[tuple[int, str], ...]:
        """(owner's seat, racer id) of every racer, in the fixed order of turns."""

    def check_file(self, data: dict[str, Any]) -> str:
        """The option that a board, circuit or deck of one's own belongs to; `BadBoard` if it is wrong."""
        raise BadBoard(problem="no-own-boards")

    def exact(self) -> Exact | None:
        """What is known exactly about this game, if anything is."""
        return None

    @property
    def edition(self) -> str:
        """The game and its versions in one word, by which the registry finds it."""
        return f"{self.name}@{self.rules_version}.{self.data_version}"

    def at(self, rules: int, data: int) -> Game[Any, Any]:
        """The game as it was at these versions."""
        for declared in (self, *self.older):
            if (declared.rules_version, declared.data_version) == (rules, data):
                return declared
        raise WrongVersion(
            game=self.name, rules=rules, data=data, our_rules=self.rules_version, our_data=self.data_version
        )

    @property
    def usual_players(self) -> int:
        """How many play if nothing is said."""
        return 4 if 4 in self.players else self.players[-1]

    def doubts(self, data: dict[str, Any]) -> tuple[BadBoard, ...]:
        """What is allowed in a file of one's own, but hardly meant."""
        return ()

    def check(self, data: dict[str, Any]) -> str:
        """`check_file`, with errors that speak this game's words."""
        with self.naming():
            return self.check_file(self.own(data))

    def remarks(self, data: dict[str, Any]) -> tuple[BadBoard, ...]:
        """`doubts` about a file that is good, in this game's words."""
        found = self.doubts(self.own(data))
        for doubt in found:
            doubt.arguments["game"] = self.name
        return found

    def own(self, data: Mapping[str, Any]) -> dict[str, Any]:
        """A file of one's own without the name of the game, which must be this one's."""
        if data.get(NAMED, self.name) != self.name:
            raise BadBoard(problem="other-game", of=str(data[NAMED]))
        for option in self.options:
            if option.table and isinstance(data.get(option.table), dict) and option.table != option.key:
                known = ", ".join(map(str, data[option.table]))
                raise BadBoard(problem="whole-file", option=option.key, known=known)
        return {key: value for key, value in data.items() if key != NAMED}

    def setup(self, players: int, given: Mapping[str, object] | None = None) -> Ground:
        """The setup for a number of players and options that may be partly given."""
        return self.prepare(players, self.read_options(players, given))

    def prepare(self, players: int, options: Mapping[str, Value]) -> Ground:
        """`build`, with errors that speak this game's words."""
        with self.naming():
            return self.build(players, options)

    @contextmanager
    def naming(self) -> Iterator[None]:
        """Whatever is wrong with a board meanwhile is told in this game's words."""
        try:
            yield
        except BadBoard as error:
            error.arguments["game"] = self.name
            raise

    def read_options(self, players: int, given: Mapping[str, object] | None = None) -> dict[str, Value]:
        """All options, checked and completed."""
        if isinstance(players, bool) or players not in self.players:
            raise BadPlayers(game=self.name, players=players, legal=", ".join(map(str, self.players)))
        with self.naming():
            plain = {key: self.own(value) if isinstance(value, dict) else value for key, value in (given or {}).items()}
        return read_options(self.options, plain, players)

    @cached_property
    def folder(self) -> Traversable:
        """The game's own folder: data, text, art."""
        return resources.files(type(self).__module__)
