"""The board as a list, for windows too small to draw it."""

from __future__ import annotations

from rich.cells import cell_len

from hippodrome.engine.scene import Scene
from hippodrome.engine.words import Words
from hippodrome.terminal.canvas import Canvas
from hippodrome.terminal.chips import Chip, badge, keys
from hippodrome.terminal.glyphs import sign
from hippodrome.terminal.palette import palette_of


def list_board(scene: Scene, words: Words, width: int, height: int) -> Canvas:
    """Cells with racers first, then those with something else."""
    palette = palette_of(scene)
    canvas = Canvas(max(1, width), max(1, height), palette["bg"])
    numbers = keys(scene)
    lines = []
    for cell in ("", *(cell.id for cell in scene.cells)):
        chips = []
        for piece in (piece for piece in scene.pieces if piece.cell == cell):
            colour, ink = palette.racer(piece.slot)
            chips.append(Chip(badge(piece.slot, words.text(piece.letter)), ink, colour, bold=True))
        chips += [Chip(f"[{key}]", palette["accent"], bold=True) for key in numbers.get(cell, ())]
        lying = [sign(token.art, words.game) for token in scene.tokens if token.cell == cell]
        chips += [Chip(shown, palette["warn"], bold=True) for shown in lying]
        if chips:
            name = words.text(scene.cell(cell).name) if cell else words.say("terminal-off-board").rstrip(" :")
            lines.append([*chips, Chip(name, palette["muted"])])
    lines.sort(key=lambda line: not line[0].ground)
    for y, line in enumerate(lines[:height]):
        x = 1
        for chip in line:
            canvas.put(x, y, chip.text, chip.ink, chip.ground, chip.bold)
            x += cell_len(chip.text) + 1
    return canvas
