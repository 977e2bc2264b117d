"""Small things with words: what is written into a cell or beside the track."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from hippodrome.engine.scene import Cell, Mark, Move, Offer, Piece, Pill, Scene, Token
from hippodrome.engine.words import Words
from hippodrome.terminal.glyphs import SHAPES, sign
from hippodrome.terminal.palette import Palette, mix, palette_of

LONGEST_LABEL = 5


@dataclass(frozen=True, slots=True)
class Chip:
    """Something written into a cell: where it would like to stand, and in which colours."""

    text: str
    ink: str
    ground: str = ""
    line: str = "middle"
    side: str = "middle"
    bold: bool = False
    quiet: bool = False
    """Left out rather than squeezed in between others."""
    must: bool = False
    """Written even where there is no room: as one letter, over what is there."""


def badge(slot: int, letter: str) -> str:
    """Shape and letter of a racer."""
    return f"{SHAPES[(slot - 1) % len(SHAPES)]}{letter}"


def keys(scene: Scene) -> dict[str, list[str]]:
    """The numbers of the answers that point at a cell; answers that point alike share the first number."""
    found: dict[str, list[str]] = {}
    for number, offer in enumerate(scene.offers, start=1):
        for target in offer.targets:
            found.setdefault(target, []).append(str(number))
    return {target: numbers[:2] for target, numbers in found.items()}


def wrapped(chips: list[Chip], room: int) -> list[list[Chip]]:
    """Chips in lines no longer than the room; those too long for any line are left out."""
    lines: list[list[Chip]] = []
    used = room + 1
    for chip in chips:
        length = len(chip.text)
        if length > room:
            continue
        if used + 1 + length > room:
            lines.append([])
            used = -1
        lines[-1].append(chip)
        used += 1 + length
    return lines


def shorter(chip: Chip) -> tuple[str, ...]:
    """A chip's text and, for a racer, what is left of it where room is scarce: shape and letter, letter."""
    bare = chip.text.strip("›‹")
    return (chip.text, bare, bare[1:2]) if chip.must and len(bare) > 1 else (chip.text,)


class Labeller:
    """Makes the chips of one scene."""

    def __init__(self, scene: Scene, words: Words) -> None:
        self.scene = scene
        self.words = words
        self.palette: Palette = palette_of(scene)
        self.pieces = {piece.id: piece for piece in scene.pieces}

    def piece(self, piece: Piece) -> Chip:
        """A racer: shape and letter, marked if it is at turn or down."""
        colour, ink = self.palette.racer(piece.slot)
        text = badge(piece.slot, self.words.text(piece.letter))
        if piece.state == "active":
            text = f"›{text}‹"
        elif piece.state in ("out", "down", "crashed"):
            colour = mix(colour, self.palette["board"], 0.6)
            text += sign(piece.sign, self.words.game) or "†"
        return Chip(text, ink, colour, bold=True, must=True)

    def key(self, key: str, focus: Offer | None) -> Chip:
        """The number of an answer that points at the cell."""
        chosen = focus is not None and self.scene.offers[int(key) - 1].action == focus.action
        ground = self.palette["accent"] if chosen else self.palette["ink"]
        ink = self.palette["on-accent"] if chosen else self.palette["bg"]
        return Chip(key, ink, ground, line="top", side="right", bold=True, must=chosen)

    def token(self, token: Token) -> Chip:
        """What lies in the cell."""
        count = str(token.count) if token.count > 1 else ""
        ink = self.palette.racer(token.slot)[0] if token.slot else self.palette["nudge"]
        return Chip(sign(token.art, self.words.game) + count, ink, line="bottom", bold=True)

    def marks(self, cell: Cell) -> Iterator[Chip]:
        """What is printed on the cell, and its name where it is short."""
        name = self.words.text(cell.name)
        named = False
        for mark in sorted(cell.marks, key=lambda mark: mark.quiet):
            text = self.words.text(mark.text)
            if text and len(text) <= LONGEST_LABEL:
                named = True
                yield self._printed(text, mark, mark.quiet or text == name)
            elif mark.art and mark.size < 1:  # a drawing as large as its cell is a texture, not a sign
                yield Chip(sign(mark.art, self.words.game), self.palette[mark.tone], line="bottom", bold=True)
        if not named and 0 < len(name) <= LONGEST_LABEL:
            yield self._printed(name, Mark(), quiet=True)

    def _printed(self, text: str, mark: Mark, quiet: bool) -> Chip:
        if quiet:
            return Chip(text, self.palette["muted"], line="top", side="left", quiet=True)
        if mark.disc:
            return Chip(text, self.palette["bg"], self.palette["art-pale"], line="bottom", bold=True)
        return Chip(text, self.palette[mark.tone], line="bottom", bold=True)

    def foreseen(self, focus: Offer | None) -> Iterator[tuple[str, list[Chip]]]:
        """What is certain about the choice in focus, cell by cell: the way, where it ends, what it costs."""
        found: dict[str, list[Chip]] = {}
        ends: dict[str, str] = {}
        for step in focus.steps if focus is not None else ():
            if isinstance(step, Move):
                piece = self.pieces[step.piece]
                colour = mix(self.palette.racer(piece.slot)[0], self.palette["ink"], 0.35)
                for cell in step.path[1:-1]:
                    found.setdefault(cell, []).append(Chip("·", colour, bold=True))
                if len(step.path) > 1:
                    ends[piece.id] = step.path[-1]
                    text = badge(piece.slot, self.words.text(piece.letter))
                    found.setdefault(step.path[-1], []).insert(0, Chip(text, colour, bold=True))
            elif isinstance(step, Pill):
                at = ends.get(step.at) or (self.pieces[step.at].cell if step.at in self.pieces else step.at)
                found.setdefault(at, []).append(self._pill(step))
        yield from found.items()

    def _pill(self, pill: Pill) -> Chip:
        tone = {"danger": "danger", "good": "good", "plain": "ink"}[pill.tone]
        return Chip(self.words.text(pill.text), self.palette["bg"], self.palette[tone], line="bottom", bold=True)

    def piles(self) -> Iterator[Chip]:
        """The piles of cards with what is left in them."""
        for card in self.scene.cards:
            if card.zone in ("pile", "discard"):
                name = self.words.text(card.label) or self.words.text(card.big) or self.words.text(card.title)
                big = self.words.text(card.big)
                name = f"{name} {big}" if big and big != name else name
                yield Chip(f"{name} {card.count}", self.palette["muted"])

    def tallies(self) -> Iterator[Chip]:
        """What is counted for each racer."""
        if self.scene.tallies and (title := self.words.text(self.scene.tally_title)):
            yield Chip(title, self.palette["muted"])
        for tally in self.scene.tallies:
            colour, ink = self.palette.racer(tally.slot)
            figure = tally.figure
            amount = f"{figure.value}/{figure.most}" if figure.most else str(figure.value)
            yield Chip(f"{badge(tally.slot, self.words.text(tally.letter))} {amount}", ink, colour)
