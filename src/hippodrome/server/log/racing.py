"""The race itself: rows of choices, each carried out here and nowhere else, and taking them back."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from pydantic import PrivateAttr, model_validator

from hippodrome.engine.chance import Chance, Scripted, Sealed
from hippodrome.engine.duplicate import Counted, Duplicate, Turns
from hippodrome.engine.encoding import plainly
from hippodrome.engine.errors import IllegalChoice, NothingToUndo, NotYourTurn
from hippodrome.engine.events import Event
from hippodrome.engine.preview import certain, foresee
from hippodrome.engine.race import Carried, carry_out
from hippodrome.engine.state import Observation, State
from hippodrome.server.errors import BotPlays, Stale, SwitchedOff
from hippodrome.server.log.deed import Deed, Entry, Told
from hippodrome.server.log.table import REMEMBERED, Act, Table, Taken
from hippodrome.server.wire import entries, messages
from hippodrome.server.wire.events import spoken, told_events


@dataclass(frozen=True, slots=True)
class Made:
    """A choice of a row, from the position it was made in."""

    before: State
    carried: Carried


class Moved(Deed):
    """A row of choices of one seat, and how chance answered each: one entry, one thing to see, one to take back."""

    form = entries.Moved
    redraws = True
    retells = False
    moves: tuple[tuple[int, ...], ...]
    """As in a record: the choice, then the outcomes."""
    bot: str | None = None
    left: float | None = None
    """What the seat's bank holds after it."""
    late: bool | None = None
    """True if it came after the seat's time."""
    secret: str | None = None
    """Of the dice, revealed with the last move of the race."""
    waits: bool | None = None
    """True if what follows a window that nobody could answer waits to be told; logs of before do not."""
    _made: tuple[Made, ...] = PrivateAttr(())
    """The row as it was carried out when it was decided, so that it is not carried out again."""
    _turns: Turns | None = PrivateAttr(None)
    """Whose turn it was after it."""

    @model_validator(mode="before")
    @classmethod
    def _one_choice(cls, data: Any) -> Any:
        """Logs of before there were rows hold one choice and its outcomes."""
        if isinstance(data, dict) and "choice" in data:
            old = dict(data)
            return {"moves": [[old.pop("choice"), *old.pop("outcomes")]], **old}
        return data

    def enter(self, table: Table, entry: Entry) -> Told:
        turns = self._turns or (None if table.turns is None else table.turns.copy())
        made = self._made or tuple(self._carried_out(table, turns))
        # The entry stays in memory for a while; the positions on the way need not.
        self._made, self._turns = (), None
        choices = tuple(table.game.choice(one.before, one.carried.move.choice) for one in made)
        passed = passes(made[0].before, made[0].carried.move.choice)
        self._remember(table, entry, made)
        table.turns = turns
        if self.bot is not None and table.chairs[self.seated].kind == "person":
            table.stood_in = table.stood_in.union(range(len(table.moves), len(table.moves) + len(made)))
        table.moves = [*table.moves, *(one.carried.move for one in made)]
        if self.left is not None:
            table.bank(self.seated, self.left)
        if self.late:
            table.reprieved = table.reprieved | {self.seated}
        table.make(acts(made, bool(self.waits)), self.secret)
        events = table.go_on(entry)
        return Told(entry, len(table.moves), table.told, choices, events, passed, table.phase == "over")

    def overdue(self) -> Moved:
        """The same after the seat's time."""
        return self.model_copy(update={"late": True})

    def _carried_out(self, table: Table, turns: Turns | None) -> Iterator[Made]:
        """The row once more, as the log tells it."""
        position = table.racing
        for choice, *outcomes in self.moves:
            script = Scripted(outcomes)
            answers = script if turns is None else Counted(script, turns)
            made = Made(position, carry_out(table.game, position, choice, answers))
            yield made
            position = made.carried.after

    def _remember(self, table: Table, entry: Entry, made: Sequence[Made]) -> None:
        """Keep the position before choices that chance had no part in, and no window."""
        first = made[0]
        if (
            self.bot is not None
            or passes(first.before, first.carried.move.choice)
            or any(one.carried.move.outcomes or one.carried.passed for one in made)
        ):
            table.takes = ()
            return
        last = made[-1]
        mine = table.takes if table.takes and table.takes[-1].seat == self.seat else ()
        taken = Taken(table, entry, last.before, len(made), last.carried.move.choice)
        table.takes = (*mine, taken)[-REMEMBERED:]

    def ear(self, heard: Told, viewer: int | None) -> int | None:
        return viewer if viewer == self.seat else _ear(heard, viewer)

    def encoded(self, heard: Told, table: Table, viewer: int | None) -> bytes:
        own = viewer is not None and viewer == self.seat
        if heard.passed and table.guarded and not own:
            return _told_move(heard, table, viewer, {})
        shown = {
            "seat": self.seat,
            "bot": self.bot,
            "count": 1 if table.guarded else len(self.moves),
            "choices": [spoken(choice) for choice in heard.choices] if own else [],
        }
        return _told_move(heard, table, viewer, shown)


class Passed(Deed):
    """Nobody could answer at a window, and the wait there is over: what followed is told.

    It looks as if somebody had let it pass, which looks as if nobody could answer.
    """

    form = entries.Moved
    redraws = True
    retells = False

    def enter(self, table: Table, entry: Entry) -> Told:
        events = table.go_on(entry)
        return Told(entry, len(table.moves), table.told, (), events, True, table.phase == "over")

    def ear(self, heard: Told, viewer: int | None) -> int | None:
        return _ear(heard, viewer)

    def encoded(self, heard: Told, table: Table, viewer: int | None) -> bytes:
        return _told_move(heard, table, viewer, {})


Passed.kind = "passed"


def _ear(heard: Told, viewer: int | None) -> int | None:
    """Who is told the same of what happened: everybody, unless part of it is private."""
    return viewer if any(event.private for event in heard.events) else None


def _told_move(heard: Told, table: Table, viewer: int | None, shown: dict[str, Any]) -> bytes:
    """A move as a viewer gets it; without anything shown of it, one of nobody."""
    nobodys: dict[str, Any] = {"seat": -1, "bot": None, "count": 1, "choices": []}
    rest = {
        "point": heard.point(table),
        "result": table.result if heard.ended else None,
        "secret": table.secret if heard.ended else None,
    }
    events = told_events(table.game, table.racing, heard.events, viewer)
    move = heard.entry.place | {"kind": Moved.kind} | nobodys | shown | rest
    return plainly(move)[:-1] + b',"events":' + events + b"}"


def acts(made: Sequence[Made], waits: bool) -> Iterator[Act]:
    """What a row led to, cut at the windows it passed by."""
    events: list[Event] = []
    for one in made:
        told = 0
        for reached, stop in one.carried.passed if waits else ():
            yield Act((*events, *one.carried.events[told:reached]), stop)
            events, told = [], reached
        events += one.carried.events[told:]
    yield Act(tuple(events), made[-1].carried.after)


def passes(position: State, choice: int) -> bool:
    """Does a choice let a window pass?"""
    return int(position.window()) >= 0 and choice == int(position.passing())


class Undone(Deed):
    """The choices of an earlier entry were taken back."""

    form = entries.Undone
    redraws = True
    retells = False
    undid: int

    def change(self, table: Table, entry: Entry) -> None:
        taken = table.takes[-1]
        table.last = ()
        table.position, table.since, table.banks = taken.before, taken.since, taken.banks
        table.takes, table.moves = table.takes[:-1], table.moves[: -taken.choices]
        table.turns = taken.turns
        table.told -= 1
        table.asked = entry.sequence

    def shown(self, heard: Told, table: Table, viewer: int | None) -> entries.Undone:
        return entries.Undone(**heard.entry.place, seat=self.seated, point=heard.point(table), undid=self.undid)


def must_be_asked(table: Table, seat: int, asked: int) -> None:
    """Only the seat that is asked answers, and only the question it has seen."""
    table.must_race()
    if asked != table.asked:
        raise Stale()
    if seat != table.turn:
        raise NotYourTurn(seat=seat)


def move(
    table: Table, seat: int, asked: int, choices: Sequence[int], secret: bytes, bank: float | None, bot: str | None
) -> Moved:
    """A row of choices, carried out with the sealed dice as far as what follows each is certain."""
    must_be_asked(table, seat, asked)
    if table.chairs[seat].player != bot:
        raise BotPlays()
    turns = None if table.turns is None else table.turns.copy()
    dice = Sealed(secret, table.dice) if turns is None else Duplicate(secret, table.dice, turns)
    made = tuple(_row(table, seat, choices, dice))
    over = bool(made[-1].carried.after.over)
    moves = tuple((one.carried.move.choice, *one.carried.move.outcomes) for one in made)
    waits = True if table.game.windows else None
    revealed = secret.hex() if over and not table.in_set else None
    deed = Moved(seat=seat, moves=moves, bot=bot, left=bank, secret=revealed, waits=waits)
    deed._made, deed._turns = made, turns
    return deed


def _row(table: Table, seat: int, choices: Sequence[int], dice: Chance) -> Iterator[Made]:
    """Choices one after the other; the first must be legal, the row ends where it cannot or may not go on.

    A window is passed by a move of its own, as it is where there is nothing to answer.
    """
    position = table.racing
    for count, choice in enumerate(choices):
        if count and (int(position.seat) != seat or choice not in position.choices() or passes(position, choice)):
            return
        dice.at(len(table.moves) + count + 1)
        made = Made(position, carry_out(table.game, position, choice, dice))
        yield made
        if made.carried.move.outcomes or count + 1 == len(choices) or passes(position, choice):
            return
        if not certain(Observation(position, seat), choice):
            return
        position = made.carried.after


def amid(seen: Observation, choice: int) -> State | None:
    """The position after a choice with which a set is not yet complete; None if nothing is left to lay."""
    after, _, through = foresee(seen.known, choice)
    return after if through and after.seat == seen.seat and after.amid() else None


def pass_on(table: Table, asked: int) -> Passed:
    """The wait at a window that nobody can answer is over."""
    if asked != table.asked or not table.held:
        raise Stale()
    return Passed()


def pass_in_vain(table: Table, seat: int, asked: int, choices: Sequence[int]) -> Passed:
    """Who was asked for the others' eyes has let the window pass."""
    must_be_asked(table, seat, asked)
    if list(choices) != [int(table.racing.passing())]:
        raise IllegalChoice(choice=choices[0], choices=str(table.racing.passing()))
    return pass_on(table, asked)


def let_pass(table: Table, seat: int, asked: int, secret: bytes) -> Moved:
    """A window is let pass for a person: by a standing answer, or because the time is over."""
    must_be_asked(table, seat, asked)
    return move(table, seat, asked, [int(table.racing.passing())], secret, None, None)


def undo(table: Table, seat: int, message: messages.UndoMessage) -> Undone:
    """Take the last choices back: never across a die, something revealed, or another's choice."""
    table.must_race()
    if not table.settings.undo:
        raise SwitchedOff(what="undo")
    if message.asked != table.asked:
        raise Stale()
    if not table.undoable(seat):
        raise NothingToUndo()
    return Undone(seat=seat, undid=table.takes[-1].sequence)


def may_be_advised(table: Table, seat: int) -> None:
    """Hints are for the seat that is asked, where the table allows them."""
    table.must_race()
    if not table.settings.hints:
        raise SwitchedOff(what="hints")
    if seat != table.turn or table.held:
        raise NotYourTurn(seat=seat)
