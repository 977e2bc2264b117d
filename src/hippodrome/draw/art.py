"""Drawings: found in the game's own folder first, then among the shared ones, with their colours filled in."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

from hippodrome.draw.palette import Palette
from hippodrome.engine.game import Game

_SVG = re.compile(r'<svg[^>]*viewBox="([^"]+)"[^>]*>(.*)</svg>', re.DOTALL)
_LETTER = re.compile(r'<text class="letter".*?</text>', re.DOTALL)
_COLOUR = re.compile(r"var\(--([a-z0-9-]+)(?:,((?:[^()]|\([^()]*\))*))?\)")


def find(name: str, game: Game | None) -> Traversable | None:
    """The file of a drawing, or None."""
    shelves = [resources.files(__package__) / "art"]
    if game is not None:
        shelves.insert(0, game.folder / "art")
    return next((file for shelf in shelves if (file := shelf / f"{name}.svg").is_file()), None)


@cache
def _read(name: str, game: Game | None) -> tuple[str, str]:
    """The view box and the inside of a drawing, its printed letter taken out."""
    file = find(name, game)
    if file is None:
        raise FileNotFoundError(f"no drawing {name}")
    found = _SVG.search(file.read_text("utf-8"))
    assert found is not None, f"{name} is no drawing"
    return found[1], _LETTER.sub("", found[2])


def symbol(name: str, game: Game | None, palette: Palette, slot: int, ink: str, own: dict[str, str]) -> str:
    """The inside of a `<symbol>`: every custom property replaced by its colour.

    `slot` is the racer it is coloured for (0: nobody), `ink` what `currentColor` means, `own` any
    properties that differ from the palette here.
    """
    box, inside = _read(name, game)

    def colour(found: re.Match[str]) -> str:
        role, fallback = found[1], found[2]
        if role in own:
            return own[role]
        if role in ("racer", "racer-ink") and slot:
            return palette.racer(slot) if role == "racer" else palette.racer_ink(slot)
        return palette.colour(role) if palette.has(role) else fallback

    return f'viewBox="{box}" overflow="visible"><g color="{ink}">{_COLOUR.sub(colour, inside)}</g>'
