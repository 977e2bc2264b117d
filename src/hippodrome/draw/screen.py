"""The whole race screen: the board as large as it can be, the standings, the dice, the question and its answers."""

from __future__ import annotations

from dataclasses import dataclass

from hippodrome.draw import cards, dice, figures
from hippodrome.draw.badges import badge
from hippodrome.draw.board import Board
from hippodrome.draw.lettering import lines, shortened, width
from hippodrome.draw.pen import Pen, unique
from hippodrome.engine.geometry import Point, number
from hippodrome.engine.scene import Card, Change, Drawing, Offer, Panel, Rect, Scene

WIDTH, HEIGHT = 1440.0, 900.0
_TOP, _GAP, _SIDE, _COLUMN = 56.0, 14.0, 344.0, 324.0
_DIE, _CARD_WIDE, _CARD_HIGH = 46.0, 62.0, 86.0
_MOST_CARDS = 8


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the log: whose it is, and what happened."""

    piece: str
    words: str


class Screen:
    """A scene laid out on a screen, with the players' names and what happened."""

    def __init__(
        self, pen: Pen, scene: Scene, seats: tuple[str, ...], log: tuple[Line, ...], staged: int | None = None
    ) -> None:
        self.pen = pen
        self.scene = scene
        self.drawing = scene.drawings[0]
        self.seats = seats
        self.log = log
        self.staged = next((offer for offer in scene.offers if offer.action == staged), None)
        self.pieces = {piece.id: piece for piece in scene.pieces}

    def draw(self) -> None:
        """Board and dock in the form that draws the board larger, the standings and the log beside them."""
        self.pen.box(0, 0, WIDTH, HEIGHT, "bg")
        self.draw_top()
        side = Rect(WIDTH - _GAP - _SIDE, _TOP + _GAP, _SIDE, HEIGHT - _TOP - 2 * _GAP)
        room = Rect(_GAP, _TOP + _GAP, side.x - 2 * _GAP, side.height)
        board, dock = self.fit(room)
        self.draw_board(board)
        self.draw_dock(dock)
        self.draw_side(side)

    def fit(self, room: Rect) -> tuple[Rect, Rect]:
        """Where board and dock go: the dock below, or as a column on the left, whichever leaves more to see."""
        low = self.dock_height(room.width)
        below = Rect(room.x, room.y, room.width, room.height - low - _GAP)
        beside = Rect(room.x + _COLUMN + _GAP, room.y, room.width - _COLUMN - _GAP, room.height)
        if self.scale(below) >= self.scale(beside):
            return below, Rect(room.x, room.y + room.height - low, room.width, low)
        return beside, Rect(room.x, room.y, _COLUMN, room.height)

    def scale(self, room: Rect) -> float:
        """How large the board is in a room."""
        return min(room.width / self.drawing.width, room.height / self.drawing.height)

    # The top

    def draw_top(self) -> None:
        pen = self.pen
        pen.box(0, 0, WIDTH, _TOP, "surface")
        pen.path(f"M0 {number(_TOP)}H{number(WIDTH)}", "none", "line", 1)
        pen.art("mark", 33, _TOP / 2, 36)
        title = pen.words.say("game-title")
        pen.write(title, 66, _TOP / 2, 20, face="display", anchor="start")
        x = 66 + width(title, 20, "display") + 18
        for chip in self.scene.chips:
            x += self.draw_chip(pen.say(chip), x, _TOP / 2) + 10

    def draw_chip(self, words: str, x: float, y: float) -> float:
        wide = width(words, 13) + 22
        self.pen.box(x, y - 14, wide, 28, "raised", "line", 1, round=14)
        self.pen.write(words, x + wide / 2, y, 13, "ink")
        return wide

    # The board

    def draw_board(self, room: Rect) -> None:
        """The drawing in the middle of its room, on a ground that fills it."""
        pen, drawing, scale = self.pen, self.drawing, self.scale(room)
        ground(pen, drawing, room, 18)
        dx, dy = self.origin(room)
        with pen.group(transform=f"translate({number(dx)} {number(dy)}) scale({scale:.4f})"):
            Board(pen, self.scene, drawing, self.staged.action if self.staged else None).draw()
        if self.log:
            self.draw_ribbon(self.log[0], room)

    def draw_ribbon(self, line: Line, room: Rect) -> None:
        """What just happened, over the first corner of the board where it hides no cell."""
        words = shortened(line.words, room.width * 0.5, 14)
        indent = 46 if line.piece in self.pieces else 20
        wide, high = width(words, 14) + indent + 16, 44.0
        left, right = room.x + 14, room.x + room.width - 14 - wide
        top, bottom = room.y + 14, room.y + room.height - 14 - high
        corners = [Rect(x, y, wide, high) for y in (top, bottom) for x in (left, right)]
        free = [corner for corner in corners if not self.hides_cell(corner, room)]
        box = (free or corners)[0]
        self.pen.box(box.x, box.y, wide, high, "surface", "line", 1, round=22)
        self.draw_badge(line.piece, box.x + 25, box.y + 22, 12)
        self.pen.write(words, box.x + indent, box.y + 22, 14, anchor="start")

    def hides_cell(self, box: Rect, room: Rect) -> bool:
        """Would a box on the board lie over a cell?"""
        scale, (dx, dy) = self.scale(room), self.origin(room)
        for shape in self.drawing.shapes:
            reach = shape.size * scale * 0.5
            x, y = dx + shape.x * scale, dy + shape.y * scale
            if box.x - reach < x < box.x + box.width + reach and box.y - reach < y < box.y + box.height + reach:
                return True
        return False

    def origin(self, room: Rect) -> Point:
        """Where the drawing's upper left corner lies in its room."""
        scale = self.scale(room)
        dx = room.x + (room.width - self.drawing.width * scale) / 2
        return dx, room.y + (room.height - self.drawing.height * scale) / 2

    def draw_badge(self, piece: str, x: float, y: float, radius: float) -> None:
        if piece in self.pieces:
            badge(self.pen, self.pieces[piece].slot, self.pen.say(self.pieces[piece].letter), x, y, radius)

    # The dock

    def dock_height(self, wide: float) -> float:
        rows = self.choice_rows(wide - 32 - self.tray_width() - _GAP)
        head = 44 + 25 * len(self.question_lines(wide - 32))
        return head + max(rows * 66.0 - 10, self.tray_height(), 72) + 16

    def choice_columns(self, wide: float) -> int:
        return max(1, min(int((wide + 10) // 215), len(self.scene.offers) or 1))

    def choice_rows(self, wide: float) -> int:
        return min(3, -(-len(self.scene.offers) // self.choice_columns(wide)))

    def hand(self) -> list[Card]:
        """The cards before the viewer: what is in play, the own pool, the own hand."""
        zones = ("play", "pool", "hand")
        near = [card for card in self.scene.cards if card.zone in zones and card.owner in (-1, self.scene.seat)]
        return sorted(near, key=lambda card: zones.index(card.zone))

    def tray_width(self) -> float:
        wide = 0.0
        if self.scene.dice:
            wide += len(self.scene.dice) * (_DIE + 7) + 20 + (68 if self.scene.dice_total.plain else 0)
        if hand := self.hand():
            wide += sum(_room(card) for card in hand[:_MOST_CARDS]) + (_GAP if self.scene.dice else 0)
        return wide

    def tray_height(self) -> float:
        if any(card.form != "token" for card in self.hand()):
            return _CARD_HIGH + 2
        return 72.0 if self.scene.dice or self.hand() else 0.0

    def draw_dock(self, room: Rect) -> None:
        pen = self.pen
        pen.box(room.x, room.y, room.width, room.height, "surface", "line", 1, round=18)
        x, y, wide = room.x + 16, room.y + 14, room.width - 32
        below = self.draw_question(x, y, wide)
        if room.width > room.height:
            tray = self.draw_tray(x, below, wide)
            tray += _GAP if tray else 0
            self.draw_choices(x + tray, below, wide - tray, room.y + room.height - 16 - below)
        else:
            below = self.draw_narrow_tray(x, below, wide)
            self.draw_choices(x, below, wide, room.y + room.height - 16 - below)

    def question_lines(self, wide: float) -> list[str]:
        """The question in the viewer's voice or the others', broken into lines."""
        question, say = self.scene.question, self.pen.words.say
        if question is None:
            words = say("draw-over")
        else:
            voice = "you" if question.seat == self.scene.seat else "they"
            args = {name: self.pen.words.argument(value) for name, value in question.args.items()}
            words = say(f"prompt-{question.key}.{voice}", {**args, "player": self.name_of(question.seat)})
        return lines(words, wide - self.question_indent(), 20, 3, "display")

    def question_indent(self) -> float:
        return 48.0 if self.scene.question is not None and self.scene.question.piece in self.pieces else 0.0

    def draw_question(self, x: float, y: float, wide: float) -> float:
        """The question beside the racer it is about; returns where the answers begin."""
        if self.scene.question is not None:
            self.draw_badge(self.scene.question.piece, x + 20, y + 20, 18)
        told = self.question_lines(wide)
        for k, line in enumerate(told):
            self.pen.write(line, x + self.question_indent(), y + 20 + k * 25, 20, face="display", anchor="start")
        return y + 30 + 25 * len(told)

    def draw_tray(self, x: float, y: float, wide: float) -> float:
        """Dice, then the hand; returns how much room they take."""
        at = x
        if self.scene.dice:
            at += self.draw_dice(at, y, wide) + _GAP
        at = self.draw_hand(at, y)
        return min(at - x - (8 if self.hand() else _GAP if self.scene.dice else 0), wide)

    def draw_narrow_tray(self, x: float, y: float, wide: float) -> float:
        """The same in a column: the hand below the dice where both do not fit; returns where it ends."""
        if not self.tray_height():
            return y
        if self.tray_width() <= wide:
            self.draw_tray(x, y, wide)
            return y + self.tray_height() + 16
        if self.scene.dice:
            self.draw_dice(x, y, wide)
            y += 72 + 16
        if self.hand():
            self.draw_hand(x, y)
            y += self.tray_height() + 16
        return y

    def chosen(self) -> set[str]:
        """What the staged choice points at, or all choices do while none is staged."""
        if self.staged is not None:
            return set(self.staged.targets)
        return {target for offer in self.scene.offers for target in offer.targets}

    def draw_hand(self, x: float, y: float) -> float:
        """The cards before the viewer, in groups; returns where they end."""
        targets = set(self.staged.targets) if self.staged else set()
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
            if offer is self.staged:
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

    # Standings and log

    def draw_side(self, room: Rect) -> None:
        pen = self.pen
        high = 46 + len(self.scene.panels) * 61.0
        pen.box(room.x, room.y, room.width, high, "surface", "line", 1, round=18)
        pen.write(pen.words.say("draw-standings"), room.x + 16, room.y + 22, 13, "muted", weight=700, anchor="start")
        for k, panel in enumerate(self.scene.panels):
            self.draw_panel(panel, room.x + 10, room.y + 40 + k * 61, room.width - 20)
        top = room.y + high + _GAP
        if room.y + room.height - top > 90:
            self.draw_log(Rect(room.x, top, room.width, room.y + room.height - top))

    def draw_panel(self, panel: Panel, x: float, y: float, wide: float) -> None:
        """A racer: rank, portrait, name, player, figures, and what it is doing."""
        pen = self.pen
        faded = {"played": 0.8, "out": 0.55}.get(panel.state, "")
        with pen.group(pen.say_if_any(panel.help), data_id=panel.id, opacity=faded):
            if panel.state == "active":
                pen.box(x, y, wide, 57, "accent-soft", "accent", 1.5, round=12)
            pen.write(str(panel.rank), x + 16, y + 28, 17, "muted", face="display")
            tint = pen.palette.racer(panel.slot)
            pen.box(x + 34, y + 7, 44, 44, "surface", round=12)
            pen.box(x + 34, y + 7, 44, 44, tint, round=12, opacity=0.24)
            pen.box(x + 34, y + 7, 44, 44, "none", tint, 1.5, round=12, opacity=0.75)
            pen.art(panel.art, x + 56, y + 29, 38, slot=panel.slot)
            badge(pen, panel.slot, pen.say(panel.letter), x + 76, y + 47, 9)
            note = pen.say(panel.note)
            right = x + wide - 10
            if note:
                tag = width(note, 12) + 16
                tone = "good" if panel.state in ("active", "finished") else "muted"
                pen.box(right - tag, y + 8, tag, 20, "none", tone, 1.5, round=10)
                pen.write(note, right - tag / 2, y + 18, 12, tone, weight=700)
                right -= tag + 6
            name = pen.say(panel.name)
            pen.write(name, x + 92, y + 19, 15, weight=700, anchor="start")
            after = x + 92 + width(name, 15) + 8
            if 0 <= panel.seat < len(self.seats) and right - after > 30:
                player = shortened(self.name_of(panel.seat), right - after, 13)
                pen.write(player, after, y + 19, 13, "muted", weight=500, anchor="start")
            at = x + 92
            for figure in panel.figures:
                at += figures.draw(pen, figure, at, y + 41, 16, self.loss(panel.id, figure.name)) + 10

    def loss(self, racer: str, figure: str) -> int:
        """How much of a figure the staged choice is sure to cost."""
        steps = self.staged.steps if self.staged else ()
        changes = [
            step.by for step in steps if isinstance(step, Change) and (step.racer, step.figure) == (racer, figure)
        ]
        return max(0, -sum(changes))

    def draw_log(self, room: Rect) -> None:
        """What happened, newest first, as much as fits."""
        pen = self.pen
        pen.box(room.x, room.y, room.width, room.height, "surface", "line", 1, round=18)
        pen.write(pen.words.say("draw-happened"), room.x + 16, room.y + 22, 13, "muted", weight=700, anchor="start")
        y = room.y + 40
        for k, line in enumerate(self.log):
            told = lines(line.words, room.width - 66, 14, 2)
            high = 12 + 18.0 * len(told)
            if y + high > room.y + room.height - 8:
                break
            if k == 0:
                pen.box(room.x + 10, y, room.width - 20, high, "raised", round=8)
            self.draw_badge(line.piece, room.x + 28, y + 15, 10)
            for row, words in enumerate(told):
                weight = 600 if k == 0 else 500
                pen.write(words, room.x + 48, y + 15 + row * 18, 14, weight=weight, anchor="start")
            y += high + 2

    def name_of(self, seat: int) -> str:
        return self.seats[seat] if 0 <= seat < len(self.seats) else self.pen.words.say("seat", {"number": seat + 1})


def _room(card: Card) -> float:
    """How much of a row a card takes."""
    return (46.0 if card.form == "token" else _CARD_WIDE) + 8


def ground(pen: Pen, drawing: Drawing, room: Rect, round: float = 0.0) -> None:
    """The ground of a board: one tone, or several from the middle outwards."""
    tones = drawing.ground
    if len(tones) == 1:
        pen.box(room.x, room.y, room.width, room.height, tones[0], "line", 1, round=round)
        return
    stops = "".join(
        f'<stop offset="{number(k / (len(tones) - 1))}" stop-color="{pen.palette.colour(tone)}"/>'
        for k, tone in enumerate(tones)
    )
    name = unique("ground", stops)
    pen.define(f'<radialGradient id="{name}" cx="0.55" cy="0.42" r="0.75">{stops}</radialGradient>')
    pen.box(room.x, room.y, room.width, room.height, f"url(#{name})", round=round)
