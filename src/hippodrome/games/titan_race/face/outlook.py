"""What follows from a choice, as far as it can be foreseen."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from dataclasses import dataclass
from itertools import takewhile

from mypy_extensions import i64

from hippodrome.engine.chance import Chance, Halt, Halting
from hippodrome.engine.choices import Argument
from hippodrome.engine.events import read_notes
from hippodrome.engine.ints import Ints
from hippodrome.engine.state import Watcher
from hippodrome.games.titan_race.face.things import KNOCKED_OUT, Tone, space
from hippodrome.games.titan_race.rules import actions
from hippodrome.games.titan_race.rules.course import NO_CELL
from hippodrome.games.titan_race.rules.events import EVENTS
from hippodrome.games.titan_race.rules.phases import PLUNDER, PROTECT, STRIKE_BACK
from hippodrome.games.titan_race.rules.race import TitanRace


class Calm(Chance):
    """Nothing surprising happens: hidden cards are not played, and it does not matter what is drawn."""

    def below(self, n: i64) -> i64:
        return 0

    def draw(self, counts: Ints, start: i64, stop: i64) -> i64:
        return next(index for index in range(start, stop) if counts[index] > 0)


@dataclass(frozen=True, slots=True)
class Outlook:
    """What a choice brings one titan, if nobody reacts."""

    cell: int
    lost: int
    knocked_out: bool
    plundered: bool
    cards: int
    pushed: tuple[int, ...]
    lap: int | None
    """The lap the titan comes to over the line, None if it stays on its own."""
    back: bool
    wins: bool

    @property
    def price(self) -> tuple[str, Tone]:
        if self.wins:
            return "★", "good"
        if self.knocked_out:
            return KNOCKED_OUT, "danger"
        return (f"-{self.lost}", "danger") if self.lost else ("", "plain")

    @property
    def hurt(self) -> str:
        if self.knocked_out:
            return "out"
        return "some" if self.lost else "pirates" if self.plundered else "no"

    @property
    def deeds(self) -> str:
        if self.pushed:
            return "both" if self.cards else "push"
        return "card" if self.cards else "none"

    def args(self, prefix: str = "") -> dict[str, Argument]:
        """What the texts `outlook` and, with the prefix `its_`, `outlook-it` speak of."""
        body = self.hurt != "no" or self.deeds != "none"
        told: dict[str, Argument] = {
            "cell": ("cell", self.cell) if self.cell != NO_CELL else "",
            "hurt": self.hurt,
            "lost": self.lost,
            "deeds": self.deeds,
            "pushed": len(self.pushed),
            "other": ("racer", self.pushed[0]) if self.pushed else "",
            "lapped": "no" if self.lap is None else "down" if self.back else "up",
            "lap": self.lap or 0,
            "body": "yes" if body else "no",
            "effect": "win" if self.wins else "yes" if body or self.lap is not None else "no",
        }
        return {prefix + name: value for name, value in told.items()}


class Future:
    """A choice played on what its seat knows, up to the next turn.

    A die that is all there is left to do follows by itself, unless the choice is to be looked at `alone`. If it must be
    `sure`, it ends where chance, a hidden card or another's answer comes in, as what is drawn of it does.
    """

    def __init__(self, race: TitanRace, action: int, alone: bool = False, sure: bool = False) -> None:
        self.race = race
        after = race.clone()
        after.mask(race.seat)
        if alone:
            after.die_done = 1
        after.watcher = watcher = Watcher()
        with suppress(Halt):
            after.take(action, Halting() if sure else Calm())
        while not sure and after.phase in (PLUNDER, PROTECT, STRIKE_BACK):
            after.take(after.offered[0] if after.phase == PLUNDER else actions.DECLINE, Calm())
        self.events = list(takewhile(lambda event: event.key != "turn", read_notes(EVENTS, watcher.drain())))
        self._outlooks: dict[int, Outlook] = {}

    def outlook(self, titan: int) -> Outlook:
        """What it holds for a titan, looked up once."""
        found = self._outlooks.get(titan)
        if found is None:
            found = self._outlooks[titan] = self._looked_up(titan)
        return found

    def _looked_up(self, titan: int) -> Outlook:
        who = int(self.race.who[titan])
        cell, lap = int(self.race.place[titan]), int(self.race.lap(titan))
        pushed: dict[int, None] = {}
        seen: Counter[str] = Counter()
        for event in self.events:
            if event.key == "pushed" and event.args["by"] == who:
                pushed[event.args["titan"] or 0] = None
            if event.key == "swapped" and event.args["other"] == who:
                cell = event.args["from"] or 0
            if event.args.get("titan") != who:
                continue
            seen[event.key] += 1
            if event.key == "entered":
                cell = event.args["cell"] or 0
            elif event.key in ("moved", "jumped", "slid", "pushed", "driven", "swapped", "stepped_aside"):
                cell = event.args["to"] or 0
            elif event.key == "left_top":
                cell = int(NO_CELL)
            elif event.key in ("lap_up", "lap_down"):
                lap = event.args["lap"] or 0
        before = int(self.race.lap(titan))
        return Outlook(
            cell,
            seen["lost"],
            bool(seen["knocked_out"]),
            bool(seen["plundered"]),
            seen["drew"],
            tuple(pushed),
            lap if lap != before else None,
            lap < before,
            bool(seen["crossed"]),
        )


@dataclass(frozen=True, slots=True)
class Upshot:
    """What a choice outside the die brings, and the die after it if that follows by itself."""

    own: Future
    whole: Future

    @property
    def price(self) -> tuple[str, Tone]:
        return self._mine(self.whole).price

    @property
    def outlook(self) -> Outlook:
        return self._mine(self.own)

    @property
    def args(self) -> dict[str, Argument]:
        return self.outlook.args() | then(self.outlook, self._mine(self.whole))

    def _mine(self, future: Future) -> Outlook:
        return future.outlook(int(future.race.active))


def upshot(race: TitanRace, action: int, sure: bool = False) -> Upshot:
    whole = Future(race, action, sure=sure)
    return Upshot(whole if race.die_done else Future(race, action, alone=True, sure=sure), whole)


def then(first: Outlook, whole: Outlook) -> dict[str, Argument]:
    """What the die adds to the first part of a choice."""
    then = "no"
    if whole.wins and not first.wins:
        then = "win"
    elif whole.cell != first.cell:
        then = "out" if whole.knocked_out else "some" if whole.lost > first.lost else "yes"
    cell: Argument = ("cell", whole.cell) if whole.cell != NO_CELL else ""
    return {"then": then, "then_cell": cell, "then_lost": whole.lost - first.lost}


def ride(race: TitanRace, action: int) -> tuple[Outlook, dict[str, Argument], tuple[str, ...]]:
    """What performing the die brings, with the cell it leads to if that is no longer a choice."""
    me = int(race.active)
    outlook = Future(race, action).outlook(me)
    if outlook.wins:
        return outlook, outlook.args() | {"goes": "win"}, ()
    if outlook.cell != race.place[me]:
        return outlook, outlook.args() | {"goes": "yes"}, (space(outlook.cell),)
    return outlook, outlook.args() | {"goes": "out" if outlook.knocked_out else "no"}, ()


def standing(race: TitanRace) -> Outlook:
    """Nothing has happened to the titan that acts."""
    return Outlook(int(race.place[race.active]), 0, False, False, 0, (), None, False, False)
