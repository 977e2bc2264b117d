"""The readable forms of questions and answers."""

from __future__ import annotations

from hippodrome.engine.choices import Argument, Choice, Prompt
from hippodrome.games.scrap_racer import rules
from hippodrome.games.scrap_racer.rules import ScrapRace
from hippodrome.games.scrap_racer.state import (
    ABILITY,
    BONUS,
    FINISHED,
    NUDGE,
    ORDER,
    OWN_FIGHT,
    ROLL_OR_STOP,
)

_PLAIN = {
    rules.KEEP: "keep",
    rules.MOVE_DICE: "move_dice",
    rules.END_MOVE: "end_move",
    rules.USE: "use",
    rules.SKIP: "skip",
}


def choice(race: ScrapRace, action: int) -> Choice:
    """A choice on offer, with what is known about it."""
    me = int(race.active)
    piece = f"piece:{race.who[me]}"
    if action == rules.ROLL:
        next_die = f"die:{race.rolled}"
        return Choice(action, "roll", {"risk": int(race.rolled)}, (next_die,), f"{race.rolled}/6", "warn")
    if action == rules.STOP:
        total = int(race.total_rolled())
        return Choice(action, "stop", {"total": total}, (_space_ahead(race, total),))
    if action in (rules.REROLL, rules.PLUS1, rules.MINUS1, rules.FLIP):
        return _nudge(race, action)
    if rules.PLAY_CARD <= action < rules.ORDER_KEEP:
        card = action - int(rules.PLAY_CARD)
        distance = int(race.bonus_distance(card))
        args: dict[str, Argument] = {"card": ("bonus_card", card), "distance": distance}
        return Choice(action, "play_card", args, (f"card:{card}", _space_ahead(race, distance)))
    if action in (rules.ORDER_KEEP, rules.ORDER_SWAP):
        first = me if action == rules.ORDER_KEEP else me + 1
        return Choice(action, "order", {"racer": ("racer", int(race.who[first]))}, (f"piece:{race.who[first]}",))
    if action in (rules.WIN_FIRST, rules.WIN_SECOND):
        space = race.contested_space()
        winner = race.racer_on(space, -1)
        if action == rules.WIN_SECOND:
            winner = race.racer_on(space, winner)
        return Choice(action, "win", {"racer": ("racer", int(race.who[winner]))}, (f"piece:{race.who[winner]}",))
    key = _PLAIN[action]
    if action == rules.MOVE_DICE:
        total = int(race.total_rolled())
        return Choice(action, key, {"total": total}, (_space_ahead(race, total),))
    return Choice(action, key, {"die": int(race.die)}, (piece,))


def _nudge(race: ScrapRace, action: int) -> Choice:
    die = int(race.die)
    if action == rules.REROLL:
        return Choice(action, "reroll", {"die": die}, ("nudge:reroll",))
    value = {rules.PLUS1: die + 1, rules.MINUS1: die - 1, rules.FLIP: 7 - die}[action]
    token = "flip" if action == rules.FLIP else "plusmin1"
    key = {rules.PLUS1: "plus1", rules.MINUS1: "minus1", rules.FLIP: "flip"}[action]
    return Choice(action, key, {"die": die, "value": value}, (f"nudge:{token}",))


def _space_ahead(race: ScrapRace, distance: int) -> str:
    return f"space:{(int(race.progress[race.active]) + distance - 1) % int(race.track.length) + 1}"


def prompt(race: ScrapRace) -> Prompt:
    """The question, with the numbers a player needs to answer it."""
    phase = race.phase
    racer = ("racer", int(race.who[race.active]))
    if phase == ROLL_OR_STOP:
        return Prompt("roll", {"racer": racer, "total": int(race.total_rolled()), "risk": int(race.rolled)}, "SR-304")
    if phase == NUDGE:
        return Prompt("nudge", {"racer": racer, "die": int(race.die)}, "SR-402")
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
