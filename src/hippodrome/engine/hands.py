"""Hidden hands as counts by kind of card, one hand after the other: how they are forgotten and dealt again."""

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.engine.ints import Ints


def hide(hands: Ints, hidden: Ints, pile: Ints, kinds: i64, seat: i64) -> None:
    """The cards of everybody but one seat go back among the unseen ones; how many each holds stays known."""
    other: i64 = 0
    while other < len(hidden):
        if other != seat:
            kind: i64 = 0
            while kind < kinds:
                held = hands[other * kinds + kind]
                hands[other * kinds + kind] = 0
                pile[kind] += held
                hidden[other] += held
                kind += 1
        other += 1


def deal(hands: Ints, hidden: Ints, pile: Ints, kinds: i64, chance: Chance) -> None:
    """Deal the unseen cards to the hands that hold some."""
    other: i64 = 0
    while other < len(hidden):
        while hidden[other] > 0:
            card = chance.draw(pile, 0, kinds)
            pile[card] -= 1
            hands[other * kinds + card] += 1
            hidden[other] -= 1
        other += 1
