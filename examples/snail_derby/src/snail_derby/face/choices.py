"""The one question of the game, its answers, and why nothing else is one."""

from __future__ import annotations

from hippodrome.engine.choices import Argument, Choice, Prompt
from hippodrome.engine.scene import Reason, Text, piece_id
from hippodrome.engine.state import Observation
from snail_derby.face.board import space
from snail_derby.rules.garden import CARDS, SLIME
from snail_derby.rules.race import SnailRace

_REASONS = (
    Reason("space:", Text("why-space")),
    Reason("piece:", Text("why-piece")),
    Reason("pile:", Text("why-pile")),
)


def prompt(race: SnailRace) -> Prompt:
    """Which card?"""
    return Prompt("card", {"racer": ("racer", int(race.active))}, "SD-201")


def choice(race: SnailRace, action: int) -> Choice:
    """A card of the hand, with what it will do."""
    snail = int(race.active)
    args: dict[str, Argument] = {"card": ("card", action)}
    if action == SLIME:
        target = race.ahead(snail)
        if target < 0:
            return Choice(action, "slime-nobody", args, (f"card:{action}",))
        args |= {"racer": ("racer", target), "stones": int(race.garden.pull)}
        return Choice(action, "slime", args, (f"card:{action}", piece_id(target)), f"−{int(race.garden.pull)}", "warn")
    assert action < len(CARDS)
    steps = int(race.garden.steps[action])
    stone = min(int(race.progress[snail]) + steps, int(race.garden.stones) + 1)
    return Choice(action, "crawl", {**args, "stones": steps}, (f"card:{action}", space(stone)), f"+{steps}", "good")


def reasons(seen: Observation[SnailRace]) -> tuple[Reason, ...]:
    """Why nothing else can be picked."""
    return _REASONS
