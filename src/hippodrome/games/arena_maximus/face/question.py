"""What people read about a question."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from hippodrome.engine import asked
from hippodrome.engine.choices import Argument, Choice, Prompt
from hippodrome.engine.scene import Reason, Text, word
from hippodrome.games.arena_maximus.face import picks
from hippodrome.games.arena_maximus.rules.actions import ACCEPT, CARD, PASS, TARGET
from hippodrome.games.arena_maximus.rules.arena import MAGIC, REIN
from hippodrome.games.arena_maximus.rules.race import ArenaRace

ENOUGH = {"card:": "why-card-enough"}
"""Where a card of the right kind is not on offer, enough are laid."""


class Asked(asked.Asked[ArenaRace]):
    """A question of Arena Maximus in words.

    What stands here holds for most questions; a unit of `face/questions` tells what is different for its own.
    """

    always = {
        "space:": "why-space", "piece:": "why-piece", "pile:": "why-pile", "pool:": "why-pool", "card:": "why-card",
        "hand:": "why-hand",
    }  # fmt: skip
    key: ClassVar[str]
    """`prompt-KEY` asks it; the answers are `choice-KEY_no`, `_done`, `_yes`, `_card`."""
    rule: ClassVar[str]
    aim: ClassVar[str] = ""
    """The figure that is set by the cards laid."""
    any_order: ClassVar[bool] = False
    """May any number of cards up to a limit be laid? Then only the order of picks keeps a card that serves back."""
    why_whip: ClassVar[str] = ""
    why_rein: ClassVar[str] = ""
    """The reason if whips (or reins) do not serve; magic serves all (AM-151)."""

    def prompt(self, race: ArenaRace) -> Prompt:
        figures = {"beast": int(race.beast(race.seat)), "driver": int(race.driver(race.seat))}
        return Prompt(self.key, {**self.numbers(race), **figures}, self.rule, aim=self.aim)

    def numbers(self, race: ArenaRace) -> dict[str, Argument]:
        """The numbers the words of a question may use."""
        return {
            "racer": ("racer", int(race.who[race.active])),
            "target": ("racer", int(race.who[race.target])),
            "tile": int(race.tile(race.active)),
            **way(race, int(race.speed())),
            "damage": self.damage(race),
            "force": int(race.force),
            "picked": int(race.picked),
            "pairs": int(race.picked) // 2,
            "needed": self.needed(race),
            "blocks": int(race.blocks),
            "moves": int(race.moves_left),
            **({"spell": ("spell", int(race.spell))} if race.spell >= 0 else {}),
        }

    def damage(self, race: ArenaRace) -> int:
        """What the chooser loses if he lays no more."""
        return 0

    def needed(self, race: ArenaRace) -> int:
        """Cards that are still asked for."""
        return self.damage(race)

    # The answers

    def choice(self, race: ArenaRace, action: int) -> Choice:
        if action == PASS:
            return self.stop(race)
        if action == ACCEPT:
            return Choice(action, f"{self.key}_yes", self.numbers(race), (self.agreed(race),))
        if action < TARGET:
            return self.card(race, action - int(CARD))
        return self.deed(race, action)

    def stop(self, race: ArenaRace) -> Choice:
        """What stopping means: a price if it costs damage, and the words for a set already laid."""
        key = f"{self.key}_done" if race.picked > 0 else f"{self.key}_no"
        damage = self.damage(race)
        return Choice(
            int(PASS), key, self.numbers(race), self.stopped(race),
            price=f"-{damage}" if damage else "", price_tone="danger" if damage else "plain",
        )  # fmt: skip

    def stopped(self, race: ArenaRace) -> tuple[str, ...]:
        """What stopping points at."""
        return ()

    def agreed(self, race: ArenaRace) -> str:
        """What a yes points at: the tile it is said on."""
        return space(race, 0)

    def spends(self, card: int) -> bool:
        """Does a yes cost this card?"""
        return False

    def card(self, race: ArenaRace, card: int) -> Choice:
        """To lay a card; `left` says how many others come too late then."""
        args = {"card": ("card", card), **self.numbers(race), "left": len(self.lost_by(race, card))}
        return Choice(int(CARD) + card, f"{self.key}_card", args, (f"card:{card}",))

    def deed(self, race: ArenaRace, action: int) -> Choice:
        """An answer that only this question has."""
        raise NotImplementedError

    # Why not?

    def reasons(self, race: ArenaRace) -> Iterator[Reason]:
        yield Reason("pile:tiles", word("why-pile-tiles"))
        for card in sorted(self.serving(race) - picks.offered(race)):
            yield Reason(f"card:{card}", Text("why-card-order" if card < race.least else "why-card-later"))
        for card in picks.held(race):
            wrong = "" if card == MAGIC else self.why_rein if card >= REIN else self.why_whip
            if wrong:
                yield Reason(f"card:{card}", Text(wrong))
        yield from super().reasons(race)

    def serving(self, race: ArenaRace) -> set[int]:
        """The cards of the chooser's hand that would be on offer if they could be laid in any order."""
        return picks.in_any_order(race) if self.any_order else set()

    def lost_by(self, race: ArenaRace, card: int) -> set[int]:
        """The cards left of a card that would still serve after it is laid, but come too late then."""
        return {other for other in self.serving(self.after(race, card)) if other < card}

    def after(self, race: ArenaRace, card: int) -> ArenaRace:
        """The position after a card is laid, as far as the next picks go."""
        return picks.without(race, card)


def way(race: ArenaRace, speed: int) -> dict[str, Argument]:
    """A speed and the tile it leads to; 0 if that is the line or lies beyond it."""
    place = int(race.progress[race.active]) + speed
    return {"speed": speed, "to": place if place < race.arena.length else 0}


def space(race: ArenaRace, ahead: int) -> str:
    """A tile so many ahead of the mover."""
    return f"space:{(int(race.progress[race.active]) + ahead) % int(race.arena.length)}"


def against(race: ArenaRace, key: str, action: int) -> Choice:
    """To ram or attack a chariot."""
    racer = int(race.who[action - int(TARGET)])
    damage = int(race.arena.ram_damage)
    return Choice(action, key, {"racer": ("racer", racer), "damage": damage}, (f"piece:{racer}",))
