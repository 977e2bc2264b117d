"""What the viewers of a table see of its race now."""

from __future__ import annotations

from collections.abc import Callable, Collection

from pydantic_core import to_json

from hippodrome.engine.compose import asked, compose
from hippodrome.engine.foresight import foresight
from hippodrome.engine.game import Window
from hippodrome.engine.omen import Foresight
from hippodrome.engine.plan import Plan
from hippodrome.engine.plans import plans
from hippodrome.engine.scene import Scene
from hippodrome.engine.state import Observation
from hippodrome.server.log.standing_answers import lets_pass
from hippodrome.server.log.table import Table
from hippodrome.server.views.windows import glimpse, told_asked, told_turn
from hippodrome.server.wire import nouns
from hippodrome.server.wire.events import trace
from hippodrome.server.wire.patches import TRACE, Parts, Patches, joined
from hippodrome.server.wire.scenes import observed, parts_of, scene


def planned(table: Table, seat: int, after: list[int]) -> list[Plan]:
    """The whole moves of the seat that is asked, made of what it knows."""
    seen = observed(table.racing, seat)
    return plans(table.game, seen, compose(table.game, seen), after)


def foreseen(table: Table, seat: int, choices: list[int]) -> Foresight | None:
    """What the seat that is asked can know of its choices where they ask chance."""
    seen = observed(table.racing, seat)
    return foresight(table.game, seen, compose(table.game, seen), choices)


class Moment:
    """A race as it stands, drawn for each viewer when it is first looked at: what is the same for all is drawn once,
    and from what a spectator knows, so that nothing in it can be another's secret.
    """

    def __init__(self, table: Table) -> None:
        self.game, self.position, self.last = table.game, table.racing, table.last
        self.ranks = [int(place) for place in observed(self.position, None).known.ranks()]
        self.passed = nobody_asked(table)
        self._still: dict[bool, tuple[Scene, Parts]] = {}
        self._parts: dict[int | None, Parts] = {}

    def shows(self, table: Table) -> bool:
        """True if a table's race still stands so."""
        same = self.position is table.position and self.last is table.last
        return same and self.passed == nobody_asked(table)

    def parts(self, viewer: int | None, seen: Observation, window: Window | None) -> Parts:
        """The scene of a viewer, key by key."""
        found = self._parts.get(viewer)
        if found is None:
            found = self._parts[viewer] = self._drawn(viewer, seen, window)
        return found

    def _drawn(self, viewer: int | None, seen: Observation, window: Window | None) -> Parts:
        game = self.game
        cards = game.cards(seen)
        if cards is None:
            return scene(game, seen, self.last, viewer, window)
        drawn, parts = self._shared(window is not None)
        own = asked(game, seen, drawn, window) | {"cards": cards, TRACE: trace(game, seen.known, self.last, viewer)}
        return parts | own

    def _shared(self, concealed: bool) -> tuple[Scene, Parts]:
        """What is the same for all: at a window, for whoever is asked and for the others."""
        if concealed not in self._still:
            seen = observed(self.position, None)
            if concealed:
                seen.known.conceal()
            drawn = self.game.scene(seen)
            self._still[concealed] = drawn, parts_of(drawn)
        return self._still[concealed]


def nobody_asked(table: Table) -> bool:
    """Is nobody asked at a window, for want of an answer or because it is let pass?"""
    return bool(table.held) or lets_pass(table)


class Sight:
    """What everybody at a table is shown of its race now: who sees the same and has the same gets the same bytes."""

    def __init__(
        self, table: Table, moment: Moment, clock: Callable[[bool], nouns.ClockFace], presence: nouns.Presence
    ) -> None:
        self.table = table
        self.moment = moment
        self.clock = clock
        """The clocks, as those who know who is asked see them, or the others."""
        self.presence = to_json(presence)
        self._patches = Patches()
        self._views: dict[tuple[int | None, int, bool, bool, int | None], tuple[Parts, bytes, Parts]] = {}

    def view(
        self, viewer: int | None, before: Parts, told: bool = False, mine: Collection[int] = ()
    ) -> tuple[bytes, Parts]:
        """The view of who plays some seats and has the scene `before`, as JSON, and the scene they have then. If they
        are `told` the last choices, the trace is left out: it is the steps of these.
        """
        knows = told_asked(self.table, mine)
        key = (viewer, id(before), told, knows, told_turn(self.table, mine))
        made = self._views.get(key)
        if made is None:
            seen, window = glimpse(self.table.game, self.table.racing, viewer, self.moment.passed)
            parts = self.moment.parts(viewer, seen, window)
            changes = self._patches.changes(before, parts)
            if told:
                changes.pop(TRACE, None)
            head = self._head(viewer, seen, window, mine)
            around = b',"clock":%s,"presence":%s,"scene":' % (to_json(self.clock(knows)), self.presence)
            made = self._views[key] = before, head + around + joined(changes) + b"}", parts
        return made[1], made[2]

    def _head(self, viewer: int | None, seen: Observation, window: Window | None, mine: Collection[int]) -> bytes:
        table = self.table
        own = table.window if window is None else None
        head = {
            "sequence": table.sequence,
            "asked": table.asked,
            "point": table.point,
            "viewer": viewer,
            "turn": told_turn(table, mine),
            "awaited": window is not None and not told_asked(table, mine),
            "window": None if own is None or own.own else own.key,
            "standing": sorted(table.standing.get(viewer, ())) if viewer is not None else [],
            "choices": seen.choices() if table.phase == "racing" else [],
            "undo": viewer is not None and table.undoable(viewer),
            "ranks": self.moment.ranks,
        }
        return to_json(head)[:-1]
