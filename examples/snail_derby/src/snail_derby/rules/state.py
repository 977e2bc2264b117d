"""The position: where the snails are, who holds what, and what a seat knows of it."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.engine.hands import deal, hide
from hippodrome.engine.ints import Ints, places, zeros
from hippodrome.engine.state import State
from snail_derby.rules.garden import CARDS, Garden

PLAY, OVER = 0, 1
"""The phases: a card is to be played, or the race is over."""
OWN_TURN: Final = 0
"""The window: every turn, for only the hand tells whether there is anything to choose."""


class Position(State):
    """Hands and deck are multisets: a card exists when it is drawn."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "phase", "active", "round", "progress", "hands", "hidden", "deck", "left", "played",
    )  # fmt: skip

    def __init__(self, garden: Garden, fill: bool = True) -> None:
        super().__init__(garden, fill)
        self.garden = garden
        self.active: i64 = 0
        """The snail whose turn it is: that of the seat of the same number."""
        self.round: i64 = 1
        self.left: i64 = 0
        """Cards in the deck; `deck` holds more while hands are hidden."""
        if fill:
            self.progress = zeros(int(garden.players))
            self.hands = zeros(int(garden.players) * len(CARDS))
            self.hidden = zeros(int(garden.players))
            """Cards of each hand that are not known."""
            self.deck = zeros(len(CARDS))
            self.played = zeros(len(CARDS))

    def hand(self, seat: int, card: int) -> int:
        """How many such cards a seat holds."""
        return int(self.hands[seat * len(CARDS) + card])

    def held(self, seat: int) -> int:
        """How many cards a seat holds."""
        return int(self.hidden[seat]) + sum(self.hand(seat, card) for card in range(len(CARDS)))

    def ahead(self, snail: int) -> int:
        """The nearest snail ahead, the first in the order of turns; -1 if there is none (SD-202)."""
        stones = [int(stone) for stone in self.progress]
        before = [other for other, stone in enumerate(stones) if stone > stones[snail]]
        return min(before, key=lambda other: stones[other], default=-1)

    def ranks(self) -> Ints:
        """By progress (SD-301)."""
        return places(self.progress)

    def mask(self, seat: i64) -> None:
        """The hands of others go back among the cards that have not been seen."""
        hide(self.hands, self.hidden, self.deck, len(CARDS), seat)

    def redeal(self, seat: i64, chance: Chance) -> None:
        """Deal the unseen cards to the hands that hold some."""
        deal(self.hands, self.hidden, self.deck, len(CARDS), chance)
