"""The readable forms of questions and answers."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from itertools import takewhile
from typing import Literal

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.engine.choices import Argument, Choice, Prompt
from hippodrome.engine.events import read_notes
from hippodrome.engine.ints import Ints
from hippodrome.engine.state import Watcher
from hippodrome.games.titan_race import actions
from hippodrome.games.titan_race import data as own_data
from hippodrome.games.titan_race.course import (
    EFFECTS,
    FACES,
    FIREBALL,
    NO_CELL,
    NO_FACE,
    PURPLE,
    RIPOSTE,
    SHIELD,
    TITANS,
    B,
)
from hippodrome.games.titan_race.events import EVENTS
from hippodrome.games.titan_race.rules import TitanRace
from hippodrome.games.titan_race.state import (
    BLOW,
    DRAIN,
    DRIVE,
    ENTER,
    FINISHED,
    IMITATE,
    JUMP,
    LAY,
    LAY_BEHIND,
    LAY_OR_MOVE,
    LEAP,
    MENU,
    MIMIC,
    ORDER,
    PATH,
    PLUNDER,
    PROTECT,
    RUN,
    SHOOT,
    SIDE,
    SKULL,
    STEAL,
    STEP_ASIDE,
    STRIKE_AHEAD,
    STRIKE_BACK,
    STRIKE_OR_MOVE,
    SWAP,
    TAKE,
)

CELL_NAMES = own_data.cell_names()
CARD_IDS = tuple(row["id"] for row in own_data.read("cards")["card"])
KNOCKED_OUT = "K.O."

Tone = Literal["danger", "good", "warn", "plain"]


def space(cell: int) -> str:
    """A cell as the scene names it."""
    return f"space:{CELL_NAMES[cell]}"


def racer(race: TitanRace, titan: int) -> Argument:
    return ("racer", int(race.who[titan]))


def piece(race: TitanRace, titan: int) -> str:
    """A titan as the scene names it."""
    return f"piece:{race.who[titan]}"


def asked(race: TitanRace) -> int:
    """The titan the question is about: whoever is hurt or robbed, else the one whose turn it is."""
    return int(race.victim if race.victim >= 0 else race.active)


def tray(race: TitanRace) -> list[tuple[int, int]]:
    """All dice by face, each with the titan it lies with, -1 in the pool; those taken come first."""
    dice = []
    for face in range(6):
        dice += [(face, titan) for titan, taken in enumerate(race.dice) if taken == face]
        dice += [(face, -1)] * int(race.pool[face])
    return dice


def choice(race: TitanRace, action: int) -> Choice:
    """A choice on offer, with what is known about it."""
    if action < actions.COLUMN:
        return _take(race, action)
    if action < actions.PERFORM:
        return _column(race, action)
    if action < actions.PAY_BEFORE:
        return _menu(race, action)
    if action < actions.TRAP_TO:
        return _imitate(race, action)
    if action < actions.GO:
        return _extra(race, action)
    if action < actions.TITAN:
        return _go(race, action)
    if action < actions.GIVE_CARD:
        return _titan(race, action)
    return _answer(race, action)


# What follows as far as it can be foreseen


class _Calm(Chance):
    """Nothing surprising happens: hidden cards are not played, and it does not matter what is drawn."""

    def below(self, n: i64) -> i64:
        return 0

    def draw(self, counts: Ints, start: i64, stop: i64) -> i64:
        return next(index for index in range(start, stop) if counts[index] > 0)


@dataclass(frozen=True, slots=True)
class _Outlook:
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


class _Future:
    """A choice played on what its seat knows, up to the next turn.

    A die that is all there is left to do follows by itself, unless the choice is to be looked at `alone`.
    """

    def __init__(self, race: TitanRace, action: int, alone: bool = False) -> None:
        self.race = race
        after = race.clone()
        after.mask(race.seat)
        if alone:
            after.die_done = 1
        after.watcher = watcher = Watcher()
        after.take(action, _Calm())
        while after.phase in (PLUNDER, PROTECT, STRIKE_BACK):
            after.take(after.offered[0] if after.phase == PLUNDER else actions.DECLINE, _Calm())
        self.events = list(takewhile(lambda event: event.key != "turn", read_notes(EVENTS, watcher.drain())))

    def outlook(self, titan: int) -> _Outlook:
        """What it holds for a titan."""
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
        return _Outlook(
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
class _Deed:
    """What a choice outside the die brings, and the die after it if that follows by itself."""

    own: _Future
    whole: _Future

    @property
    def price(self) -> tuple[str, Tone]:
        return self._mine(self.whole).price

    @property
    def outlook(self) -> _Outlook:
        return self._mine(self.own)

    @property
    def args(self) -> dict[str, Argument]:
        return self.outlook.args() | _then(self.outlook, self._mine(self.whole))

    def _mine(self, future: _Future) -> _Outlook:
        return future.outlook(int(future.race.active))


def _deed(race: TitanRace, action: int) -> _Deed:
    whole = _Future(race, action)
    return _Deed(whole if race.die_done else _Future(race, action, alone=True), whole)


def _then(first: _Outlook, whole: _Outlook) -> dict[str, Argument]:
    """What the die adds to the first part of a choice."""
    then = "no"
    if whole.wins and not first.wins:
        then = "win"
    elif whole.cell != first.cell:
        then = "out" if whole.knocked_out else "some" if whole.lost > first.lost else "yes"
    cell: Argument = ("cell", whole.cell) if whole.cell != NO_CELL else ""
    return {"then": then, "then_cell": cell, "then_lost": whole.lost - first.lost}


def _ride(race: TitanRace, action: int) -> tuple[_Outlook, dict[str, Argument], tuple[str, ...]]:
    """What performing the die brings, with the cell it leads to if that is no longer a choice."""
    me = int(race.active)
    outlook = _Future(race, action).outlook(me)
    if outlook.wins:
        return outlook, outlook.args() | {"goes": "win"}, ()
    if outlook.cell != race.place[me]:
        return outlook, outlook.args() | {"goes": "yes"}, (space(outlook.cell),)
    return outlook, outlook.args() | {"goes": "out" if outlook.knocked_out else "no"}, ()


# The choices, as they are numbered


def _take(race: TitanRace, face: int) -> Choice:
    me = int(race.active)
    who = int(race.who[me])
    args = _face(race, face)
    target = tuple(f"die:{place}" for place, die in enumerate(tray(race)) if die == (face, -1))
    if race.down[me] == SKULL:
        return Choice(face, "take_only", args, target)
    full = race.life[me] >= race.course.most_life[who]
    own = race.course.colour[who] == face and not (face == PURPLE and race.course.free_purple[who])
    if own and not full:
        return Choice(face, "take", args, target, "+1", "good")
    if face == PURPLE and not race.course.free_purple[who]:
        return Choice(face, "take", args, target, "-1", "danger")
    return Choice(face, "take", args, target)


def _face(race: TitanRace, face: int) -> dict[str, Argument]:
    free = free_for(race, int(race.active), face)
    return {"face": ("face", face), "kind": "purple_free" if free else FACES[face]}


def free_for(race: TitanRace, titan: int, face: int) -> bool:
    """Does a titan play purple without paying? (TR-409)"""
    return face == PURPLE and race.course.free_purple[race.who[titan]] == 1


def _column(race: TitanRace, action: int) -> Choice:
    column = action - int(actions.COLUMN)
    entering = race.phase == ENTER
    cell = column if entering else int(race.place[race.active]) // 3 * 3 + column
    deed = _deed(race, action)
    args = deed.args | {"to": ("cell", cell)}
    return Choice(action, "enter" if entering else "step_aside", args, (space(cell),), *deed.price)


def _menu(race: TitanRace, action: int) -> Choice:
    me = int(race.active)
    if action == actions.END_TURN:
        return Choice(action, "end", {"racer": racer(race, me)})
    if action == actions.USE_PENTACLE:
        price: tuple[str, Tone] = (KNOCKED_OUT if race.life[me] == 1 else "-1", "danger")
        return Choice(action, "pentacle", {}, (space(int(race.place[me])),), *price)
    if action == actions.PERFORM:
        outlook, args, ends = _ride(race, action)
        die = f"die:{tray(race).index((int(race.face), me))}"
        return Choice(action, "perform", args | _face(race, int(race.face)), (die, *ends), *outlook.price)
    deed = _deed(race, action)
    if action == actions.USE_POWER:
        who = int(race.who[me])
        args = deed.args | {"power": ("power", who), "kind": TITANS[who]}
        return Choice(action, "power", args, (piece(race, me),), *deed.price)
    key, start = ("play", actions.PLAY) if action < actions.DISCARD else ("discard", actions.DISCARD)
    card = action - int(start)
    return Choice(action, key, deed.args | _card(card), (f"card:{card}",), *deed.price)


def _card(card: int) -> dict[str, Argument]:
    return {"card": ("card", card), "kind": CARD_IDS[card]}


def _imitate(race: TitanRace, action: int) -> Choice:
    face = (action - int(actions.PAY_BEFORE)) % int(PURPLE)
    me = int(race.active)
    outlook, args, _ = _ride(race, action)
    price = outlook.price
    if actions.PAY_AFTER <= action < actions.PAY_NOTHING and not (outlook.lost or outlook.wins):
        price = (KNOCKED_OUT if race.life[me] == 1 else "-1", "danger")
    key = "imitate"
    if action < actions.PAY_NOTHING:
        key = "imitate_after" if action >= actions.PAY_AFTER else "imitate_before"
    die = f"die:{tray(race).index((int(race.face), me))}"
    return Choice(action, key, args | _face(race, face), (die,), *price)


def _extra(race: TitanRace, action: int) -> Choice:
    """Traps and strikes, now, later or never."""
    me = int(race.active)
    if action == actions.NEVER:
        return Choice(action, "strike_nobody", {}, (piece(race, me),))
    if action == actions.LATER:
        outlook, args, ends = _ride(race, action)
        key = "later_trap" if race.phase == LAY_OR_MOVE else "later_strike"
        return Choice(action, key, args, (piece(race, me), *ends), *outlook.price)
    strikes = action >= actions.STRIKE_AT
    direction = action - int(actions.STRIKE_AT if strikes else actions.TRAP_TO)
    cell = int(race.shot_cell(direction) if race.phase == SHOOT else race.beside(me, direction))
    titan = int(race.titan_on(cell))
    deed = _deed(race, action)
    args = deed.args
    if race.phase == LAY_OR_MOVE:
        args |= _then(_standing(race), deed.outlook)
    args["at"] = ("cell", cell)
    if titan < 0:
        return Choice(action, "strike_trap" if strikes else "lay_trap", args, (space(cell),), *deed.price)
    args |= {"racer": racer(race, titan), "life": int(race.life[titan])}
    key = "strike_titan" if strikes else "throw_trap"
    return Choice(action, key, args, (space(cell), piece(race, titan)), *deed.price)


def _standing(race: TitanRace) -> _Outlook:
    """Nothing has happened to the titan that acts."""
    return _Outlook(int(race.place[race.active]), 0, False, False, 0, (), None, False, False)


_WAYS = ("straight", "left", "right", "straight_left", "straight_right", "left_straight", "right_straight")


def _go(race: TitanRace, action: int) -> Choice:
    deed = _deed(race, action)
    outlook = deed.outlook
    target = space(outlook.cell) if outlook.cell != NO_CELL else piece(race, int(race.active))
    key = f"go_{_WAYS[action - int(actions.GO)]}" if not outlook.wins else "go_win"
    return Choice(action, key, deed.args, (target,), *deed.price)


def _titan(race: TitanRace, action: int) -> Choice:
    if action < actions.TITAN_TO:
        titan, cell = action - int(actions.TITAN), int(NO_CELL)
    else:
        titan, direction = divmod(action - int(actions.TITAN_TO), 6)
        cell = int(race.beside(titan, direction))
    who = int(race.who[titan])
    args: dict[str, Argument] = {"racer": ("racer", who), "life": int(race.life[titan])}
    target = (piece(race, titan),)
    if race.phase == MIMIC:
        return Choice(action, "mimic", args | {"power": ("power", who), "kind": TITANS[who]}, target)
    if race.phase == DRAIN:
        return Choice(action, "drain", args, target, "+1", "good")
    if race.phase == STEAL:
        return Choice(action, "steal", args | {"cards": int(race.hand_size(race.hand_of(titan)))}, target)
    deed = _deed(race, action)
    args |= deed.own.outlook(titan).args("its_") | deed.args
    if race.phase == SWAP:
        args["at"] = ("cell", int(race.place[titan]))
        return Choice(action, "swap", args, target, *deed.price)
    if race.phase == BLOW:
        args["to"] = ("cell", int(race.beside(titan, B)))
        return Choice(action, "blow", args, target, *deed.price)
    if cell == NO_CELL:
        return Choice(action, "drive_out", args, target, *deed.price)
    return Choice(action, "drive", args | {"to": ("cell", cell)}, (space(cell), *target), *deed.price)


def _answer(race: TitanRace, action: int) -> Choice:
    """Answers out of turn, and the order of one's titans before the race."""
    if action < actions.GIVE_LIFE:
        card = action - int(actions.GIVE_CARD)
        return Choice(action, "give_card", _card(card), (f"card:{card}",))
    if action == actions.GIVE_LIFE:
        last = race.life[race.victim] == 1
        target = piece(race, int(race.victim))
        args: dict[str, Argument] = {"life": int(race.life[race.victim]) - 1}
        return Choice(action, "give_life", args, (target,), KNOCKED_OUT if last else "-1", "danger")
    if action in (actions.REACT, actions.DECLINE):
        return _reaction(race, action)
    first = int(race.active) + (2 if action == actions.CHANGE_ORDER else 0)
    second = int(race.active) + (0 if action == actions.CHANGE_ORDER else 2)
    order = {"racer": racer(race, first), "other": racer(race, second)}
    return Choice(action, "order", order, (piece(race, first),))


def _reaction(race: TitanRace, action: int) -> Choice:
    victim = int(race.victim)
    target = (piece(race, victim),)
    args: dict[str, Argument] = {"racer": racer(race, victim), "other": racer(race, int(race.active))}
    if race.phase == STRIKE_BACK:
        if action == actions.REACT:
            return Choice(action, "riposte", args, (f"card:{RIPOSTE}", piece(race, int(race.active))))
        return Choice(action, "no_riposte", args, target)
    if action == actions.REACT:
        return Choice(action, "shield", args, (f"card:{SHIELD}", *target))
    price = KNOCKED_OUT if race.life[victim] == 1 else "-1"
    return Choice(action, "no_shield", args, target, price, "danger")


# The questions

_PROMPTS = {
    TAKE: ("take", "TR-302"),
    ENTER: ("enter", "TR-307"),
    MENU: ("menu", "TR-309"),
    IMITATE: ("imitate", "TR-409"),
    LAY_OR_MOVE: ("lay_or_move", "TR-403"),
    LAY_BEHIND: ("lay_behind", "TR-403"),
    STRIKE_OR_MOVE: ("strike_or_move", "TR-407"),
    STRIKE_AHEAD: ("strike_ahead", "TR-407"),
    SIDE: ("side", "TR-408"),
    PATH: ("path", "TR-404"),
    LEAP: ("leap", "TR-903"),
    SWAP: ("swap", "TR-905"),
    DRIVE: ("drive", "TR-906"),
    LAY: ("lay", "TR-702"),
    DRAIN: ("drain", "TR-908"),
    RUN: ("run", "TR-1012"),
    JUMP: ("jump", "TR-1012"),
    MIMIC: ("mimic", "TR-1012"),
    SHOOT: ("shoot", "TR-1012"),
    BLOW: ("blow", "TR-1012"),
    STEP_ASIDE: ("step_aside", "TR-1012"),
    STEAL: ("steal", "TR-1012"),
    PLUNDER: ("plunder", "TR-1102"),
    PROTECT: ("protect", "TR-1013"),
    STRIKE_BACK: ("strike_back", "TR-1014"),
    ORDER: ("order", "TR-1301"),
    FINISHED: ("finished", "TR-1201"),
}


def prompt(race: TitanRace) -> Prompt:
    """The question, with the numbers a player needs to answer it."""
    key, rule = _PROMPTS[race.phase]
    me = int(race.active)
    args: dict[str, Argument] = {"racer": racer(race, me)}
    if race.phase == TAKE and race.down[me] == SKULL:
        key, rule = "take_only", "TR-812"
    elif race.phase == IMITATE and free_for(race, me, int(PURPLE)):
        key = "imitate_free"
    if race.phase in (SIDE, PATH, MENU) and race.face != NO_FACE:
        shown = race.acting if race.phase in (SIDE, PATH) else race.face
        args |= {"face": ("face", int(shown)), "kind": FACES[shown], "done": int(race.die_done)}
    elif race.phase == JUMP:
        args["distance"] = int(race.course.figure[EFFECTS.index("jump")])
    elif race.phase == RUN:
        args["steps"] = int(race.course.figure[EFFECTS.index("run")])
    elif race.phase == SHOOT:
        args["range"] = int(race.course.figure[FIREBALL])
    elif race.phase in (PLUNDER, PROTECT, STRIKE_BACK):
        args = {"racer": racer(race, int(race.victim)), "other": racer(race, me)}
        args["life"] = int(race.life[race.victim])
        if race.phase == PROTECT:
            args["cause"] = ("cause", int(race.cause))
    return Prompt(key, args, rule, piece(race, asked(race)))
