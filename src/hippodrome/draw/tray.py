"""The dice and the cards before the viewer."""

from __future__ import annotations

from hippodrome.draw import cards, dice
from hippodrome.draw.lettering import shortened
from hippodrome.draw.show import GAP, Show
from hippodrome.engine.geometry import number
from hippodrome.engine.scene import Card

_DIE, _CARD_WIDE, _CARD_HIGH = 46.0, 62.0, 86.0
_MOST_CARDS = 8


class Tray:
    """A row in the dock, or two in a narrow one."""

    def __init__(self, show: Show) -> None:
        self.show = show
        self.pen = show.pen
        self.scene = show.scene

    def hand(self) -> list[Card]:
        """The cards before the viewer: what is in play, the own pool, the own hand."""
        zones = ("play", "pool", "hand")
        near = [card for card in self.scene.cards if card.zone in zones and card.owner in (-1, self.scene.seat)]
        return sorted(near, key=lambda card: zones.index(card.zone))

    def width(self) -> float:
        wide = 0.0
        if self.scene.dice:
            wide += len(self.scene.dice) * (_DIE + 7) + 20 + (68 if self.scene.dice_total.plain else 0)
        if hand := self.hand():
            wide += sum(_room(card) for card in hand[:_MOST_CARDS]) + (GAP if self.scene.dice else 0)
        return wide

    def height(self) -> float:
        if any(card.form != "token" for card in self.hand()):
            return _CARD_HIGH + 2
        return 72.0 if self.scene.dice or self.hand() else 0.0

    def draw(self, x: float, y: float, wide: float) -> float:
        """Dice, then the hand; returns how much room they take."""
        at = x
        if self.scene.dice:
            at += self.draw_dice(at, y, wide) + GAP
        at = self.draw_hand(at, y)
        return min(at - x - (8 if self.hand() else GAP if self.scene.dice else 0), wide)

    def draw_narrow(self, x: float, y: float, wide: float) -> float:
        """The same in a column: the hand below the dice where both do not fit; returns where it ends."""
        if not self.height():
            return y
        if self.width() <= wide:
            self.draw(x, y, wide)
            return y + self.height() + 16
        if self.scene.dice:
            self.draw_dice(x, y, wide)
            y += 72 + 16
        if self.hand():
            self.draw_hand(x, y)
            y += self.height() + 16
        return y

    def chosen(self) -> set[str]:
        """What the staged choice points at, or all choices do while none is staged."""
        if self.show.staged is not None:
            return set(self.show.staged.targets)
        return {target for offer in self.scene.offers for target in offer.targets}

    def draw_hand(self, x: float, y: float) -> float:
        """The cards before the viewer, in groups; returns where they end."""
        targets = set(self.show.staged.targets) if self.show.staged else set()
        hand = self.hand()[:_MOST_CARDS]
        for before, card in zip([None, *hand], hand, strict=False):
            if before is not None and before.zone != card.zone:
                line = f"M{number(x - 1)} {number(y + 4)}v{number(_CARD_HIGH - 8)}"
                self.pen.path(line, "none", "line", 1.5)
                x += 8
            staged = card.id in targets
            cards.open_card(self.pen, card, x, y, _room(card) - 8, _CARD_HIGH, staged=staged)
            x += _room(card)
        return x

    def draw_dice(self, x: float, y: float, wide: float) -> float:
        """The dice on their tray, smaller where there are many for the room; returns its width."""
        pen = self.pen
        targets = self.chosen()
        extra = 68 if self.scene.dice_total.plain else 0
        side = min(_DIE, (wide - 17 - extra) / len(self.scene.dice) - 7)
        tray = len(self.scene.dice) * (side + 7) + 17 + extra
        pen.box(x, y, tray, 72, "raised", "line", 1, round=12)
        top = y + 7 if any(pen.say(die.caption) for die in self.scene.dice) else y + 13
        for k, die in enumerate(self.scene.dice):
            left = x + 12 + k * (side + 7)
            dice.draw(pen, die, left, top + (_DIE - side) / 2, side, targeted=die.id in targets)
            if words := pen.say(die.caption):
                pen.write(shortened(words, side + 8, 11), left + side / 2, y + 63, 11, "muted")
        if self.scene.dice_total.plain:
            middle = x + tray - 40
            pen.write(pen.say(self.scene.dice_total), middle, y + 28, 34, "accent", face="display")
            pen.write(pen.say(self.scene.dice_label), middle, y + 57, 12, "muted")
        return tray


def _room(card: Card) -> float:
    """How much of a row a card takes."""
    return (46.0 if card.form == "token" else _CARD_WIDE) + 8
