"""The question and its answers, with the dice and cards they are about."""

from __future__ import annotations

from hippodrome.draw.lettering import lines, width
from hippodrome.draw.show import GAP, Show
from hippodrome.draw.tray import Tray
from hippodrome.engine.scene import Offer, Rect


class Dock:
    """Below the board, or as a column beside it."""

    def __init__(self, show: Show) -> None:
        self.show = show
        self.pen = show.pen
        self.scene = show.scene
        self.tray = Tray(show)

    def height(self, wide: float) -> float:
        """How high it must be below a board."""
        rows = self.choice_rows(wide - 32 - self.tray.width() - GAP)
        head = 44 + 25 * len(self.question_lines(wide - 32))
        return head + max(rows * 66.0 - 10, self.tray.height(), 72) + 16

    def choice_columns(self, wide: float) -> int:
        return max(1, min(int((wide + 10) // 215), len(self.scene.offers) or 1))

    def choice_rows(self, wide: float) -> int:
        return min(3, -(-len(self.scene.offers) // self.choice_columns(wide)))

    def draw(self, room: Rect) -> None:
        """Tray and answers side by side below a board, one under the other beside it."""
        pen = self.pen
        pen.box(room.x, room.y, room.width, room.height, "surface", "line", 1, round=18)
        x, y, wide = room.x + 16, room.y + 14, room.width - 32
        below = self.draw_question(x, y, wide)
        if room.width > room.height:
            tray = self.tray.draw(x, below, wide)
            tray += GAP if tray else 0
            self.draw_choices(x + tray, below, wide - tray, room.y + room.height - 16 - below)
        else:
            below = self.tray.draw_narrow(x, below, wide)
            self.draw_choices(x, below, wide, room.y + room.height - 16 - below)

    def question_lines(self, wide: float) -> list[str]:
        """The question in the viewer's voice or the others', broken into lines."""
        question, say = self.scene.question, self.pen.words.say
        if question is None:
            words = say("draw-over")
        else:
            voice = "you" if question.seat == self.scene.seat else "they"
            args = {name: self.pen.words.argument(value) for name, value in question.args.items()}
            words = say(f"prompt-{question.key}.{voice}", {**args, "player": self.show.name_of(question.seat)})
        return lines(words, wide - self.question_indent(), 20, 3, "display")

    def question_indent(self) -> float:
        return 48.0 if self.scene.question is not None and self.scene.question.piece in self.show.pieces else 0.0

    def draw_question(self, x: float, y: float, wide: float) -> float:
        """The question beside the racer it is about; returns where the answers begin."""
        if self.scene.question is not None:
            self.show.draw_badge(self.scene.question.piece, x + 20, y + 20, 18)
        told = self.question_lines(wide)
        for k, line in enumerate(told):
            self.pen.write(line, x + self.question_indent(), y + 20 + k * 25, 20, face="display", anchor="start")
        return y + 30 + 25 * len(told)

    def draw_choices(self, x: float, y: float, wide: float, room: float) -> None:
        """The answers as buttons; those that do not fit are counted."""
        offers = self.scene.offers
        if not offers:
            return
        columns = self.choice_columns(wide)
        most = max(1, int((room + 10) // 66))
        rows = min(most, -(-len(offers) // columns))
        high = min((room + 10) / rows - 10, 72)
        button = (wide - 10 * (columns - 1)) / columns
        shown = offers if len(offers) <= columns * most else offers[: columns * most - 1]
        for k, offer in enumerate(shown):
            left, top = x + k % columns * (button + 10), y + k // columns * (high + 10)
            self.draw_choice(offer, k + 1, Rect(left, top, button, high))
        if len(shown) < len(offers):
            k = len(shown)
            words = self.pen.words.say("draw-more", {"count": len(offers) - k})
            left, top = x + k % columns * (button + 10), y + k // columns * (high + 10)
            self.pen.write(words, left + button / 2, top + high / 2, 13, "muted")

    def draw_choice(self, offer: Offer, key: int, room: Rect) -> None:
        """What, why it matters, and the price."""
        pen = self.pen
        x, middle = room.x, room.y + room.height / 2
        with pen.group(data_action=str(offer.action)):
            fill, line, thick = ("surface", "control", 1.5)
            if offer is self.show.staged:
                fill, line, thick = ("accent-soft", "accent", 3.0)
            pen.box(x + 1, room.y + 1, room.width - 2, room.height - 2, fill, line, thick, round=12)
            pen.box(x + 13, middle - 11, 22, 22, "raised", "line", 1, round=6)
            pen.write(str(key), x + 24, middle, 12, "muted", weight=700)
            wide = room.width - 58 - self.draw_price(offer, x + room.width - 12, middle)
            title, why = pen.say(offer.text), pen.say_if_any(offer.why)
            size = 15.0 if width(title, 15) <= wide else 13.5
            told = lines(title, wide, size, 2 if not why or room.height >= 70 else 1)
            more = lines(why, wide, 13, 1 if len(told) > 1 or room.height < 70 else 2) if why else []
            y = middle - (len(told) * 18 + len(more) * 17) / 2
            for words in told:
                pen.write(words, x + 46, y + 9, size, weight=700, anchor="start")
                y += 18
            for words in more:
                pen.write(words, x + 46, y + 9, 13, "muted", weight=500, anchor="start")
                y += 17

    def draw_price(self, offer: Offer, right: float, y: float) -> float:
        """The price tag, its end at a place; returns how wide it is."""
        if not offer.price:
            return 0.0
        wide = width(offer.price, 13) + 18
        tone = offer.price_tone if offer.price_tone != "plain" else "muted"
        if tone == "danger":
            self.pen.box(right - wide, y - 12, wide, 24, "danger", round=12)
            self.pen.write(offer.price, right - wide / 2, y, 13, "on-danger", weight=800)
        else:
            self.pen.box(right - wide + 1, y - 11, wide - 2, 22, "none", tone, 1.5, round=11)
            self.pen.write(offer.price, right - wide / 2, y, 13, tone, weight=800)
        return wide + 8
