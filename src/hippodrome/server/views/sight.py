"""What the viewers of a table see of its race now."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any

from pydantic_core import to_json

from hippodrome.engine.compose import asked, compose
from hippodrome.engine.encoding import plainly
from hippodrome.engine.foresight import foresight
from hippodrome.engine.game import Window
from hippodrome.engine.omen import Foresight
from hippodrome.engine.plan import Plan
from hippodrome.engine.plans import plans
from hippodrome.engine.scene import Card, Scene
from hippodrome.engine.state import Observation
from hippodrome.server.log.racing import passes
from hippodrome.server.log.standing_answers import lets_pass
from hippodrome.server.log.table import Table
from hippodrome.server.views.windows import glimpse, told_asked, told_turn
from hippodrome.server.wire import nouns
from hippodrome.server.wire.brevity import brief, brief_offers
from hippodrome.server.wire.events import eyes, trace
from hippodrome.server.wire.patches import TRACE, Parts, Patches, joined, section, whole
from hippodrome.server.wire.scenes import observed, parts_of, scene


def planned(table: Table, seat: int, after: list[int]) -> list[Plan]:
    """The whole moves of the seat that is asked, made of what it knows; none where there is nothing but to let a
    window pass, nor after one that is passed, for a row of choices ends there.
    """
    if table.held or (after and passes(table.racing, after[0])):
        return []
    seen = observed(table.racing, seat)
    return plans(table.game, seen, compose(table.game, seen), after)


def foreseen(table: Table, seat: int, choices: list[int]) -> Foresight | None:
    """What the seat that is asked can know of its choices where they ask chance."""
    if table.held:
        return None
    seen = observed(table.racing, seat)
    return foresight(table.game, seen, compose(table.game, seen), choices)


class Moment:
    """A race as it stands, drawn for each viewer when it is first looked at: what is the same for all is drawn once,
    and from what a spectator knows, so that nothing in it can be another's secret.
    """

    def __init__(self, table: Table) -> None:
        self.game, self.position, self.last = table.game, table.racing, table.last
        self.passed = nobody_asked(table)
        self.vain = bool(table.held)
        self.window = int(self.position.window()) >= 0
        self.common = observed(self.position, None)
        """What everybody knows."""
        self.ranks = [int(place) for place in self.common.known.ranks()]
        self._told_apart = any(event.private for event in self.last)
        self._looks: dict[int | None, tuple[Observation, Window | None]] = {}
        self._cards: tuple[Card, ...] | None = None
        self._still: dict[bool, tuple[Scene, Parts]] = {}
        self._traces: dict[int | None, bytes] = {}
        self._parts: dict[int | None, Parts] = {}

    def shows(self, table: Table) -> bool:
        """True if a table's race still stands so."""
        same = self.position is table.position and self.last is table.last
        return same and self.passed == nobody_asked(table)

    def rest(self) -> None:
        """Everybody here has been shown it: what was drawn stays, what it was drawn from need not."""
        self._looks, self._still = {}, {}

    def asks(self, viewer: int | None) -> bool:
        """True for the seat that is asked, unless nobody is at a window."""
        return viewer == self.position.seat and not (self.window and self.passed)

    def choices(self, viewer: int | None) -> list[int]:
        """What a viewer may choose now."""
        return self._look(viewer)[0].choices() if self.asks(viewer) else []

    def parts(self, viewer: int | None) -> Parts:
        """The scene of a viewer, key by key."""
        found = self._parts.get(viewer)
        if found is None:
            found = self._parts[viewer] = self._drawn(viewer)
        return found

    def _drawn(self, viewer: int | None) -> Parts:
        game, asks = self.game, self.asks(viewer)
        seen, window = self._look(viewer)
        cards = game.cards(seen) if asks or game.secrets else self._cards_of_all()
        if cards is None:
            return scene(game, seen, self.last, viewer, window)
        drawn, parts = self._shared(asks)
        own = asked(game, seen, drawn) if asks else {"seat": eyes(viewer)}
        return parts | own | {"cards": cards, "stretch": game.stretch(seen), TRACE: self._trace(viewer)}

    def _look(self, viewer: int | None) -> tuple[Observation, Window | None]:
        """What a viewer knows, and the window at which it is not told who is asked."""
        found = self._looks.get(viewer)
        if found is None:
            found = self._looks[viewer] = glimpse(self.game, self.position, viewer, self.passed, self.vain)
        return found

    def _cards_of_all(self) -> tuple[Card, ...] | None:
        """The cards as whoever is not asked sees them, where there are no secrets."""
        if self._cards is None:
            self._cards = self.game.cards(self._look(None)[0])
        return self._cards

    def _shared(self, asks: bool) -> tuple[Scene, Parts]:
        """What is the same for all who are not asked; at a window it is another scene for whoever is."""
        open_to = asks and self.window
        found = self._still.get(open_to)
        if found is None:
            seen, window = (self.common, None) if open_to else self._look(None)
            drawn = self.game.scene(seen)
            found = self._still[open_to] = drawn, parts_of(drawn) | asked(self.game, seen, drawn, window)
        return found

    def _trace(self, viewer: int | None) -> bytes:
        eye = viewer if self._told_apart else None
        if eye not in self._traces:
            self._traces[eye] = trace(self.game, self.common.known, self.last, eye)
        return self._traces[eye]


UNSEEN: Parts = {"question": None, "offers": (), "reasons": ()}
"""What is asked and answered, which a picture does without."""


def still(table: Table, viewer: int | None) -> bytes:
    """A race as it stands, drawn for a viewer who only looks at it, as JSON."""
    return joined(whole(Moment(table).parts(viewer) | UNSEEN))


def nobody_asked(table: Table) -> bool:
    """Is nobody asked at a window, for want of an answer or because it is let pass?"""
    return table.turn is None or lets_pass(table)


class Sight:
    """What everybody at a table is shown of its race now: who sees the same and has the same gets the same bytes."""

    def __init__(
        self,
        table: Table,
        moment: Moment,
        clock: Callable[[bool], nouns.ClockFace],
        presence: Callable[[], nouns.Presence],
    ) -> None:
        self.table = table
        self.moment = moment
        self.clock = clock
        """The clocks, as those who know who is asked see them, or the others."""
        self._window = table.window
        self.presence = presence
        self._around = self._shared()
        self._clocks: dict[bool, bytes] = {}
        self._patches = Patches(_written, brief)
        self._views: dict[tuple[int | None, int, bool, bool, int | None], tuple[Parts, bytes, Parts]] = {}

    def view(
        self, viewer: int | None, before: Parts, told: bool = False, mine: Collection[int] = ()
    ) -> tuple[bytes, Parts]:
        """The view of who plays some seats and has the scene `before`, as JSON, and the scene they have then. If they
        are `told` the last choices, the trace is left out: it is the steps of these. Who has none is told who is here.
        """
        knows = self._window is None or told_asked(self.table, mine)
        turn = self.table.turn if self._window is None else told_turn(self.table, mine)
        key = (viewer, id(before), told, knows, turn)
        made = self._views.get(key)
        if made is None:
            parts = self.moment.parts(viewer)
            changes = self._patches.changes(before, parts)
            if told:
                changes.pop(TRACE, None)
            around = self._around if before else self._around + b',"presence":' + to_json(self.presence())
            own, clocks = self._own(viewer, knows, turn), self._clock(knows)
            view = b'%s,%s%s,"scene":%s}' % (around, own, clocks, joined(changes))
            made = self._views[key] = before, view, parts
        return made[1], made[2]

    def _clock(self, knows: bool) -> bytes:
        """The clocks, where there are any."""
        if self.table.settings.clock.kind == "none":
            return b""
        if knows not in self._clocks:
            self._clocks[knows] = b',"clock":' + to_json(self.clock(knows))
        return self._clocks[knows]

    def _shared(self) -> bytes:
        """What a view says to everybody, without its end."""
        table = self.table
        head = {
            "sequence": table.sequence,
            "asked": table.asked,
            "point": table.point,
            "ranks": self.moment.ranks,
        }
        return plainly(head)[:-1]

    def _own(self, viewer: int | None, knows: bool, turn: int | None) -> bytes:
        """What it says to one viewer, without its braces, and without what is false or empty."""
        table = self.table
        hidden = self.moment.window and not self.moment.asks(viewer)
        open_to = None if hidden else self._window
        perhaps = {
            "awaited": hidden and not knows,
            "window": None if open_to is None or open_to.own else open_to.key,
            "standing": sorted(table.standing.get(viewer, ())) if viewer is not None else [],
            "choices": self.moment.choices(viewer) if table.phase == "racing" else [],
            "undo": viewer is not None and table.undoable(viewer),
        }
        head = {"viewer": viewer, "turn": turn} | {name: value for name, value in perhaps.items() if value}
        return plainly(head)[1:-1]


def _written(name: str, value: Any) -> bytes:
    """A section of a scene that has changed, as JSON."""
    return brief_offers(value) if name == "offers" else section(name, value)
