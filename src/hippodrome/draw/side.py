"""The standings, and what happened."""

from __future__ import annotations

from hippodrome.draw import figures
from hippodrome.draw.badges import badge
from hippodrome.draw.lettering import lines, shortened, width
from hippodrome.draw.show import GAP, Show
from hippodrome.engine.scene import Change, Panel, Rect

MOST_STAKES = 3
"""So many stakes leave room for the standings of six racers."""


class Side:
    """A column beside the board."""

    def __init__(self, show: Show) -> None:
        self.show = show
        self.pen = show.pen
        self.scene = show.scene

    def draw(self, room: Rect) -> None:
        """The standings, and the log where room is left."""
        pen = self.pen
        room = self.draw_stakes(room)
        high = 46 + len(self.scene.panels) * 61.0
        pen.box(room.x, room.y, room.width, high, "surface", "line", 1, round=18)
        pen.write(pen.words.say("draw-standings"), room.x + 16, room.y + 22, 13, "muted", weight=700, anchor="start")
        for k, panel in enumerate(self.scene.panels):
            self.draw_panel(panel, room.x + 10, room.y + 40 + k * 61, room.width - 20)
        top = room.y + high + GAP
        if room.y + room.height - top > 90:
            self.draw_log(Rect(room.x, top, room.width, room.y + room.height - top))

    def draw_stakes(self, room: Rect) -> Rect:
        """What is decided now, the first stakes only; returns the room that is left below."""
        pen = self.pen
        told = [pen.say(stake.text) for stake in self.scene.stakes[:MOST_STAKES]]
        if not told:
            return room
        high = 16 + 22.0 * len(told)
        pen.box(room.x, room.y, room.width, high, "#ffe9ad", "#b98a16", 1.5, round=14)
        for k, words in enumerate(told):
            pen.write(words, room.x + 16, room.y + 19 + 22 * k, 14, "#3d2900", weight=700, anchor="start")
        return Rect(room.x, room.y + high + GAP, room.width, room.height - high - GAP)

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
            if panel.team:
                pen.art(f"team-{panel.team}", x + 36, y + 47, 18)
            after = x + 92 + width(name, 15) + 8
            if 0 <= panel.seat < len(self.show.seats) and right - after > 30:
                player = shortened(self.show.name_of(panel.seat), right - after, 13)
                pen.write(player, after, y + 19, 13, "muted", weight=500, anchor="start")
            at = x + 92
            for figure in panel.figures:
                at += figures.draw(pen, figure, at, y + 41, 16, self.loss(panel.id, figure.name)) + 10

    def loss(self, racer: str, figure: str) -> int:
        """How much of a figure the staged choice is sure to cost."""
        steps = self.show.staged.steps if self.show.staged else ()
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
        for k, line in enumerate(self.show.log):
            told = lines(line.words, room.width - 66, 14, 2)
            high = 12 + 18.0 * len(told)
            if y + high > room.y + room.height - 8:
                break
            if k == 0:
                pen.box(room.x + 10, y, room.width - 20, high, "raised", round=8)
            self.show.draw_badge(line.piece, room.x + 28, y + 15, 10)
            for row, words in enumerate(told):
                weight = 600 if k == 0 else 500
                pen.write(words, room.x + 48, y + 15 + row * 18, 14, weight=weight, anchor="start")
            y += high + 2
