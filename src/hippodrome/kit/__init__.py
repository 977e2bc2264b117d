"""Kits for a game or a bot of one's own: the smallest complete one, as a package that passes `hippodrome.testing`.

A kit is that package itself (`village-race/`, `village-bot/`), with its tests, its words and its drawings; what is
made of it is the same under another name.
"""

from __future__ import annotations

import re
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path

from hippodrome.engine.errors import BadOption

GAME = "village-race"
BOT = "village-bot"
_NAME = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")


def make(name: str, folder: Path, kit: str = GAME) -> list[Path]:
    """Write the package of a game or bot of that name into a folder that does not exist yet; the files written."""
    if not _NAME.fullmatch(name):
        raise BadOption(option="NAME", value=name, legal="small_letters_and_underscores")
    if folder.exists():
        raise BadOption(option="--folder", value=str(folder), legal="a folder that is not there yet")
    written = []
    for path, source in _files(resources.files(__package__) / kit, ""):
        target = folder / renamed(path, name, kit)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(renamed(source.read_text("utf-8"), name, kit), encoding="utf-8")
        written.append(target)
    return written


def renamed(text: str, name: str, kit: str = GAME) -> str:
    """The kit's names in a text, exchanged for those of the game."""
    words, own = name.split("_"), kit.split("-")
    initials = "".join(word[0] for word in words[:2]).upper() if len(words) > 1 else name[:2].upper()
    names = {
        "_".join(own): name,
        kit: "-".join(words),
        "".join(word.title() for word in own): "".join(word.title() for word in words),
        " ".join(word.title() for word in own): " ".join(word.title() for word in words),
        "VR-": f"{initials}-",
    }
    return re.sub("|".join(names), lambda found: names[found[0]], text)


def _files(folder: Traversable, path: str) -> list[tuple[str, Traversable]]:
    found: list[tuple[str, Traversable]] = []
    for item in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if item.is_dir() and item.name != "__pycache__":
            found += _files(item, f"{path}{item.name}/")
        elif item.is_file():
            found.append((f"{path}{item.name}", item))
    return found
