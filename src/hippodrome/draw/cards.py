"""Cards: as piles with their count, and open in a hand."""

from __future__ import annotations

from hippodrome.draw.lettering import lines, width
from hippodrome.draw.pen import Pen
from hippodrome.engine.scene import Card

_DARK = "#0b111e"


def pile(pen: Pen, card: Card, x: float, y: float, wide: float, high: float) -> None:
    """A pile with its middle at a place: a few cards deep, its count below."""
    scale = wide / 69
    with pen.group(tooltip(pen, card), data_id=card.id, opacity="" if card.count else 0.45):
        depth = min(3, max(1, card.count))
        for k in range(depth):
            lift = (depth - 1 - k) * 1.6 * scale
            pen.box(
                x - wide / 2 - lift, y - high / 2 + lift, wide, high, card.tone, _DARK, 1.5 * scale, round=7 * scale
            )
        _print_face(pen, card, x, y, wide, high)
        pen.write(str(card.count), x, y + high / 2 + 15 * scale, 13.5 * scale, "muted", weight=700)


def _print_face(pen: Pen, card: Card, x: float, y: float, wide: float, high: float) -> None:
    big = pen.say(card.big)
    label = pen.say(card.label)
    rise = high * 0.1 if label else 0.0
    if big:
        size = min(high * 0.3, wide * 0.8 / max(width(big, 1, "display"), 0.1))
        pen.write(big, x, y - rise, size, _DARK, face="display")
    elif card.art:
        pen.art(card.art, x, y - rise, wide * 0.6, slot=card.symbol_slot, ink=_DARK)
    if label:
        size = min(high * 0.15, wide * 0.92 / max(width(label, 1), 0.1))
        pen.write(label, x, y + high * 0.35, size, _DARK, weight=800)


def open_card(pen: Pen, card: Card, x: float, y: float, wide: float, high: float, *, staged: bool = False) -> None:
    """A card in a hand with its upper left corner at a place; several alike bear their number."""
    if staged:
        y -= 10
    with pen.group(tooltip(pen, card), data_id=card.id, opacity="" if card.usable else 0.55):
        if card.form == "token":
            _open_token(pen, card, x, y, wide, high, staged)
            return
        line, thick = ("accent", 3.0) if staged else (_DARK, 1.5)
        pen.box(x, y, wide, high, card.tone if card.face_up else "cell-hidden", line, thick, round=wide * 0.12)
        if card.face_up:
            _print_face(pen, card, x + wide / 2, y + high / 2, wide, high)
        elif card.art:
            pen.art(card.art, x + wide / 2, y + high / 2, wide * 0.6, ink="cell-hidden-line", opacity=0.8)
        if card.symbol:
            slot = card.symbol_slot
            cut = pen.palette.racer(slot)
            pen.disc(x + wide * 0.2, y + wide * 0.2, wide * 0.15, f"racer-{slot}")
            pen.art(
                card.symbol, x + wide * 0.2, y + wide * 0.2, wide * 0.2, ink=f"racer-{slot}-ink",
                own={"symbol-cut": cut},
            )  # fmt: skip
        _count(pen, card, x + wide - 4, y + 4)


def _open_token(pen: Pen, card: Card, x: float, y: float, wide: float, high: float, staged: bool) -> None:
    size = min(wide, 46.0)
    pen.art(card.art, x + wide / 2, y + size / 2, size)
    if staged:
        pen.disc(x + wide / 2, y + size / 2, size * 0.56, "none", "accent", 3)
    for row, words in enumerate(lines(pen.say(card.label), wide + 8, 11, 2)):
        pen.write(words, x + wide / 2, y + size + 9 + 12 * row, 11, "muted")
    _count(pen, card, x + wide - 4, y + 6)


def _count(pen: Pen, card: Card, x: float, y: float) -> None:
    if card.count > 1:
        pen.disc(x, y, 9.5, "pill", "badge-line", 1.2)
        pen.write(f"×{card.count}", x, y, 10.5, "pill-ink", weight=800)


def tooltip(pen: Pen, card: Card) -> str:
    """What a card is called and does."""
    return "\n".join(filter(None, (pen.say(card.title), pen.say_if_any(card.help))))
