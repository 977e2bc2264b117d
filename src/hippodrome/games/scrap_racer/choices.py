"""The readable forms of questions and answers."""

from __future__ import annotations

from contextlib import suppress

from hippodrome.engine.chance import Halt, Halting
from hippodrome.engine.choices import Argument, Choice, Prompt
from hippodrome.engine.state import Watcher
from hippodrome.games.scrap_racer import events as happened
from hippodrome.games.scrap_racer import rules
from hippodrome.games.scrap_racer.rules import ScrapRace
from hippodrome.games.scrap_racer.state import (
    ABILITY,
    BONUS,
    CRASHED,
    FINISHED,
    NUDGE,
    ORDER,
    OWN_FIGHT,
    ROLL_OR_STOP,
)

_CERTAIN_CRASH = "6/6"
"""The tag of a crash is its chance, as on the next die."""


def choice(race: ScrapRace, action: int) -> Choice:
    """A choice on offer, with what is known about it."""
    me = int(race.active)
    piece = f"piece:{race.who[me]}"
    if action == rules.ROLL:
        next_die = f"die:{race.rolled}"
        return Choice(action, "roll", {"risk": int(race.rolled)}, (next_die,), f"{race.rolled}/6", "warn")
    if action == rules.STOP:
        total = int(race.total_rolled())
        end = _space_ahead(race, total)
        args: dict[str, Argument] = {"total": total, "space": end, "fight": _fight_after(race, action)}
        return Choice(action, "stop", args, (f"space:{end}",))
    if action in (rules.KEEP, rules.REROLL, rules.PLUS1, rules.MINUS1, rules.FLIP):
        return _nudge(race, action, piece)
    if rules.PLAY_CARD <= action < rules.ORDER_KEEP:
        card = action - int(rules.PLAY_CARD)
        distance = int(race.bonus_distance(card))
        args = {"card": ("bonus_card", card), "distance": distance}
        return Choice(action, "play_card", args, (f"card:{card}", f"space:{_space_ahead(race, distance)}"))
    if action in (rules.ORDER_KEEP, rules.ORDER_SWAP):
        first = me if action == rules.ORDER_KEEP else me + 1
        return Choice(action, "order", {"racer": ("racer", int(race.who[first]))}, (f"piece:{race.who[first]}",))
    if action in (rules.WIN_FIRST, rules.WIN_SECOND):
        space = race.contested_space()
        winner = race.racer_on(space, -1)
        if action == rules.WIN_SECOND:
            winner = race.racer_on(space, winner)
        return Choice(action, "win", {"racer": ("racer", int(race.who[winner]))}, (f"piece:{race.who[winner]}",))
    if action == rules.MOVE_DICE:
        total = int(race.total_rolled())
        return Choice(action, "move_dice", {"total": total}, (f"space:{_space_ahead(race, total)}",))
    if action == rules.END_MOVE:
        return Choice(action, "end_move", {"fight": _fight_after(race, action)}, (piece,))
    return Choice(action, "use" if action == rules.USE else "skip", {}, (piece,))


def _nudge(race: ScrapRace, action: int, piece: str) -> Choice:
    die = int(race.die)
    if action == rules.REROLL:
        risk = 0 if race.step == CRASHED else int(race.rolled)
        args: dict[str, Argument] = {"die": die, "risk": risk}
        return Choice(action, "reroll", args, ("nudge:reroll",), f"{risk}/6" if risk else "", "warn")
    key, token, value = {
        int(rules.KEEP): ("keep", "", die),
        int(rules.PLUS1): ("plus1", "plusmin1", die + 1),
        int(rules.MINUS1): ("minus1", "plusmin1", die - 1),
        int(rules.FLIP): ("flip", "flip", 7 - die),
    }[action]
    fate = _fate(race, value, bool(token))
    price = _CERTAIN_CRASH if fate == "crash" else ""
    target = f"nudge:{token}" if token else piece
    return Choice(action, key, {"die": die, "value": value, "fate": fate}, (target,), price, "danger")


def _fate(race: ScrapRace, value: int, nudged: bool) -> str:
    """What a value of the die means: `crash`, a `double` that another token may still change, or `none` of it."""
    if race.step == CRASHED or not race.repeats(value):
        return "none"
    left = sum(int(race.nudges[3 * race.active + kind]) for kind in range(3)) - 1
    return "double" if nudged and left > 0 else "crash"


def _fight_after(race: ScrapRace, action: int) -> int:
    """The space of the fight that a choice leads to before chance has a say, 0 for none."""
    after = race.clone()
    watcher = Watcher()
    after.watcher = watcher
    with suppress(Halt):
        after.take(action, Halting())
    return next((int(note[1]) for note in watcher.drain() if note[0] == happened.FIGHT), 0)


def _space_ahead(race: ScrapRace, distance: int) -> int:
    return (int(race.progress[race.active]) + distance - 1) % int(race.track.length) + 1


def prompt(race: ScrapRace) -> Prompt:
    """The question, with the numbers a player needs to answer it."""
    phase = race.phase
    racer = ("racer", int(race.who[race.active]))
    if phase == ROLL_OR_STOP:
        return Prompt("roll", {"racer": racer, "total": int(race.total_rolled()), "risk": int(race.rolled)}, "SR-304")
    if phase == NUDGE:
        die = int(race.die)
        return Prompt("nudge", {"racer": racer, "die": die, "fate": _fate(race, die, False)}, "SR-402")
    if phase == BONUS:
        return Prompt("bonus", {"racer": racer, "total": int(race.total_rolled())}, "SR-502")
    if phase == ABILITY:
        return Prompt("ability", {"racer": racer}, "SR-522")
    if phase == OWN_FIGHT:
        return Prompt("own_fight", {"space": int(race.contested_space())}, "SR-1013")
    if phase == ORDER:
        return Prompt("order", {}, "SR-1003")
    assert phase == FINISHED
    return Prompt("finished", {}, "SR-905")
