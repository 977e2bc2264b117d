"""The readable forms of questions and answers."""

from __future__ import annotations

from dataclasses import dataclass
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
    """What a choice brings the titan that acts, if nobody reacts."""

    cell: int
    lost: int
    knocked_out: bool
    cards: int
    pushed: tuple[int, ...]
    wins: bool

    @property
    def price(self) -> tuple[str, Tone]:
        if self.wins:
            return "★", "good"
        if self.knocked_out:
            return KNOCKED_OUT, "danger"
        return (f"-{self.lost}", "danger") if self.lost else ("", "plain")

    @property
    def args(self) -> dict[str, Argument]:
        return {
            "cell": ("cell", self.cell) if self.cell != NO_CELL else "",
            "lost": self.lost,
            "cards": self.cards,
            "pushed": len(self.pushed),
            "other": ("racer", self.pushed[0]) if self.pushed else "",
        }


def _outlook(race: TitanRace, action: int) -> _Outlook:
    """Play the choice on what its seat knows; the next turn is not looked at."""
    me = int(race.active)
    who = int(race.who[me])
    after = race.clone()
    after.mask(race.seat)
    after.watcher = watcher = Watcher()
    after.take(action, _Calm())
    while after.phase in (PLUNDER, PROTECT, STRIKE_BACK):
        after.take(after.offered[0] if after.phase == PLUNDER else actions.DECLINE, _Calm())
    cell, lost, knocked_out, cards = int(race.place[me]), 0, False, 0
    pushed: dict[int, None] = {}
    for event in read_notes(EVENTS, watcher.drain()):
        if event.key == "turn":
            break
        mine = event.args.get("titan") == who
        if mine and event.key in ("moved", "jumped", "slid", "pushed", "swapped"):
            cell = event.args["to"] or 0
        elif mine and event.key == "left_top":
            cell = int(NO_CELL)
        elif event.key == "pushed" and event.args["by"] == who:
            pushed[event.args["titan"] or 0] = None
        lost += mine and event.key == "lost"
        knocked_out |= mine and event.key == "knocked_out"
        cards += mine and event.key == "drew"
    return _Outlook(cell, lost, knocked_out, cards, tuple(pushed), after.over and after.winner == me)


# The choices, as they are numbered


def _take(race: TitanRace, face: int) -> Choice:
    place = tray(race).index((face, -1))
    me = int(race.active)
    who = int(race.who[me])
    args: dict[str, Argument] = {"face": ("face", face), "kind": FACES[face]}
    target = (f"die:{place}",)
    if race.down[me] == SKULL:
        return Choice(face, "take_only", args, target)
    full = race.life[me] >= race.course.most_life[who]
    own = race.course.colour[who] == face and not (face == PURPLE and race.course.free_purple[who])
    if own and not full:
        return Choice(face, "take", args, target, "+1", "good")
    if face == PURPLE and not race.course.free_purple[who]:
        return Choice(face, "take", args, target, "-1", "danger")
    return Choice(face, "take", args, target)


def _column(race: TitanRace, action: int) -> Choice:
    column = action - int(actions.COLUMN)
    if race.phase == ENTER:
        args = _outlook(race, action).args | {"cell": ("cell", column)}
        return Choice(action, "enter", args, (space(column),))
    outlook = _outlook(race, action)
    cell = int(race.place[race.active]) // 3 * 3 + column
    return Choice(action, "step_aside", outlook.args | {"cell": ("cell", cell)}, (space(cell),), *outlook.price)


def _menu(race: TitanRace, action: int) -> Choice:
    me = int(race.active)
    if action == actions.PERFORM:
        outlook = _outlook(race, action)
        dice = tray(race)
        place = dice.index((int(race.face), me))
        args: dict[str, Argument] = {"face": ("face", int(race.face)), "kind": FACES[race.face]}
        return Choice(action, "perform", args, (f"die:{place}",), *outlook.price)
    if action == actions.USE_POWER:
        who = int(race.who[me])
        return Choice(action, "power", {"power": ("power", who), "kind": TITANS[who]}, (piece(race, me),))
    if action < actions.DISCARD:
        card = action - int(actions.PLAY)
        return Choice(action, "play", _card(card), (f"card:{card}",))
    if action < actions.USE_PENTACLE:
        card = action - int(actions.DISCARD)
        return Choice(action, "discard", _card(card), (f"card:{card}",))
    if action == actions.USE_PENTACLE:
        price: tuple[str, Tone] = (KNOCKED_OUT if race.life[me] == 1 else "-1", "danger")
        return Choice(action, "pentacle", {}, (space(int(race.place[me])),), *price)
    return Choice(action, "end", {"racer": racer(race, me)})


def _card(card: int) -> dict[str, Argument]:
    return {"card": ("card", card), "kind": CARD_IDS[card]}


def _imitate(race: TitanRace, action: int) -> Choice:
    face = (action - int(actions.PAY_BEFORE)) % int(PURPLE)
    args: dict[str, Argument] = {"face": ("face", face), "kind": FACES[face]}
    target = (f"die:{tray(race).index((int(race.face), int(race.active)))}",)
    if action >= actions.PAY_NOTHING:
        return Choice(action, "imitate", args, target)
    outlook = _outlook(race, action)
    if action >= actions.PAY_AFTER:
        price = outlook.price if outlook.lost else ("-1", "danger")
        return Choice(action, "imitate_after", args, target, *price)
    return Choice(action, "imitate_before", args, target, *outlook.price)


def _extra(race: TitanRace, action: int) -> Choice:
    """Traps and strikes, now, later or never."""
    me = int(race.active)
    if action == actions.LATER:
        key = "later_trap" if race.phase == LAY_OR_MOVE else "later_strike"
        return Choice(action, key, {}, (piece(race, me),))
    if action == actions.NEVER:
        return Choice(action, "strike_nobody", {}, (piece(race, me),))
    strikes = action >= actions.STRIKE_AT
    direction = action - int(actions.STRIKE_AT if strikes else actions.TRAP_TO)
    cell = int(race.shot_cell(direction) if race.phase == SHOOT else race.beside(me, direction))
    titan = int(race.titan_on(cell))
    args: dict[str, Argument] = {"cell": ("cell", cell)}
    outlook = _outlook(race, action)
    if titan < 0:
        return Choice(action, "strike_trap" if strikes else "lay_trap", args, (space(cell),), *outlook.price)
    args |= {"racer": racer(race, titan), "life": int(race.life[titan])}
    key = "strike_titan" if strikes else "throw_trap"
    return Choice(action, key, args, (space(cell), piece(race, titan)), *outlook.price)


_WAYS = ("straight", "left", "right", "straight_left", "straight_right", "left_straight", "right_straight")


def _go(race: TitanRace, action: int) -> Choice:
    outlook = _outlook(race, action)
    target = space(outlook.cell) if outlook.cell != NO_CELL else piece(race, int(race.active))
    key = f"go_{_WAYS[action - int(actions.GO)]}" if not outlook.wins else "go_win"
    return Choice(action, key, outlook.args, (target,), *outlook.price)


def _titan(race: TitanRace, action: int) -> Choice:
    if action < actions.TITAN_TO:
        titan, cell = action - int(actions.TITAN), int(NO_CELL)
    else:
        titan, direction = divmod(action - int(actions.TITAN_TO), 6)
        cell = int(race.beside(titan, direction))
    who = int(race.who[titan])
    args: dict[str, Argument] = {"racer": ("racer", who), "life": int(race.life[titan])}
    outlook = _outlook(race, action)
    if race.phase == MIMIC:
        return Choice(action, "mimic", args | {"power": ("power", who), "kind": TITANS[who]}, (piece(race, titan),))
    if race.phase == DRIVE:
        if cell == NO_CELL:
            return Choice(action, "drive_out", args, (piece(race, titan),), *outlook.price)
        key = "drive" + _pushing(race, cell, args)
        return Choice(action, key, args, (space(cell), piece(race, titan)), *outlook.price)
    if race.phase == SWAP:
        args["cell"] = ("cell", int(race.place[titan]))
        return Choice(action, "swap", args, (piece(race, titan),), *outlook.price)
    if race.phase == DRAIN:
        return Choice(action, "drain", args, (piece(race, titan),), "+1", "good")
    if race.phase == BLOW:
        key = "blow" + _pushing(race, int(race.beside(titan, B)), args)
        return Choice(action, key, args, (piece(race, titan),), *outlook.price)
    args["cards"] = int(race.hand_size(race.hand_of(titan)))
    return Choice(action, "steal", args, (piece(race, titan),))


def _pushing(race: TitanRace, cell: int, args: dict[str, Argument]) -> str:
    """Say where a titan is moved to and whom it pushes there; the ending of the choice's key."""
    args["cell"] = ("cell", cell)
    other = int(race.titan_on(cell))
    if other < 0:
        return ""
    args["other"] = racer(race, other)
    return "_push"


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
        return Prompt("take_only", args, "TR-812")
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
    return Prompt(key, args, rule)
