"""How fast to drive (AM-311)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from hippodrome.engine.choices import Choice
from hippodrome.engine.scene import Reason, word
from hippodrome.games.arena_maximus.face.question import Asked, space, way
from hippodrome.games.arena_maximus.rules.actions import REMOVE, TAKE
from hippodrome.games.arena_maximus.rules.race import ArenaRace


class Speed(Asked):
    """Every answer points at the tile it leads to."""

    key = "speed"
    rule = "AM-311"
    aim = "speed"
    any_order = True
    why = {"space:": "why-space-speed", "card:": "why-card-speed"}
    why_rein = "why-rein-speed"

    def stopped(self, race: ArenaRace) -> tuple[str, ...]:
        return (space(race, int(race.speed())),)

    def card(self, race: ArenaRace, card: int) -> Choice:
        choice = super().card(race, card)
        faster = int(race.speed()) + 1
        return replace(
            choice, args={**choice.args, **way(race, faster)}, targets=(*choice.targets, space(race, faster))
        )

    def deed(self, race: ArenaRace, action: int) -> Choice:
        """To take a card out of the pool; under rules 1, so many of those laid last."""
        if action >= TAKE:
            return take_out(race, action - int(TAKE))
        count = action - int(REMOVE)
        slower = int(race.speed()) - count
        return Choice(action, "slow_down", {"count": count, **way(race, slower)}, (space(race, slower),))

    def reasons(self, race: ArenaRace) -> Iterator[Reason]:
        if race.picked:
            yield Reason("pool:", word("why-pool-added"))
        yield from super().reasons(race)


class Slowing(Asked):
    """Asked of one who slows down: every answer points at the tile it leads to."""

    key = "slowing"
    rule = "AM-313"
    why = {"space:": "why-space-speed", "card:": "why-card-slowing", "pool:": "why-card-order"}

    def stopped(self, race: ArenaRace) -> tuple[str, ...]:
        return (space(race, int(race.speed())),)

    def deed(self, race: ArenaRace, action: int) -> Choice:
        return take_out(race, action - int(TAKE))


def take_out(race: ArenaRace, card: int) -> Choice:
    """To take a card out of the pool; `left` says how many other types come too late then."""
    slower = int(race.speed()) - 1
    last = race.picked + 1 == race.beast(race.seat)
    left = 0 if last else sum(1 for choice in race.choices() if TAKE <= choice < TAKE + card)
    args = {"card": ("card", card), **way(race, slower), "left": left}
    return Choice(int(TAKE) + card, "take_out", args, (f"pool:{card}", space(race, slower)))
