"""The die as it is, or changed by a token."""

from __future__ import annotations

from hippodrome.engine.choices import Choice, Prompt
from hippodrome.games.scrap_racer.face.question import Asked
from hippodrome.games.scrap_racer.rules.actions import FLIP, KEEP, MINUS1, PLUS1, REROLL
from hippodrome.games.scrap_racer.rules.phases import CRASHED
from hippodrome.games.scrap_racer.rules.questions.nudge import nudged, token_for
from hippodrome.games.scrap_racer.rules.race import ScrapRace
from hippodrome.games.scrap_racer.rules.track import NUDGES

_KEYS = {int(KEEP): "keep", int(PLUS1): "plus1", int(MINUS1): "minus1", int(FLIP): "flip"}
_CERTAIN_CRASH = "6/6"
"""The tag of a crash is its chance, as on the next die."""


class Nudge(Asked):
    """What each value would mean."""

    why = {"space:": "why-space", "card:": "why-card-later", "nudge:": "why-nudge-same", "die:": "why-die"}

    def prompt(self, race: ScrapRace) -> Prompt:
        die = int(race.die)
        racer = ("racer", int(race.who[race.active]))
        return Prompt("nudge", {"racer": racer, "die": die, "fate": _fate(race, die, False)}, "SR-402")

    def choice(self, race: ScrapRace, action: int) -> Choice:
        return _reroll(race) if action == REROLL else _sure(race, action)


def _reroll(race: ScrapRace) -> Choice:
    risk = 0 if race.step == CRASHED else int(race.rolled)
    price = f"{risk}/6" if risk else ""
    return Choice(int(REROLL), "reroll", {"die": int(race.die), "risk": risk}, ("nudge:reroll",), price, "warn")


def _sure(race: ScrapRace, action: int) -> Choice:
    """An answer whose value is known beforehand."""
    die, value = int(race.die), int(nudged(race.die, action))
    kept = action == KEEP
    fate = _fate(race, value, not kept)
    price = _CERTAIN_CRASH if fate == "crash" else ""
    target = f"piece:{race.who[race.active]}" if kept else f"nudge:{NUDGES[token_for(action)]}"
    return Choice(action, _KEYS[action], {"die": die, "value": value, "fate": fate}, (target,), price, "danger")


def _fate(race: ScrapRace, value: int, nudged: bool) -> str:
    """What a value of the die means: `crash`, a `double` that another token may still change, or `none` of it."""
    if race.step == CRASHED or not race.repeats(value):
        return "none"
    return "double" if nudged and race.nudges_of(race.active) > 1 else "crash"
