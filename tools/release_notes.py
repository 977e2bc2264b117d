"""Print what CHANGELOG.md says about a version, for the notes of its release; fail unless it is this one.

python tools/release_notes.py 1.2.3
"""

from __future__ import annotations

import re
import sys
from argparse import ArgumentParser
from pathlib import Path

ROOT = Path(__file__).parents[1]


def packaged() -> str:
    """The version the package says it has."""
    text = (ROOT / "src" / "hippodrome" / "version.py").read_text(encoding="utf-8")
    found = re.search(r'__version__ = "(.+)"', text)
    if found is None:
        raise SystemExit("src/hippodrome/version.py names no version")
    return found[1]


def notes(version: str) -> str:
    """The section of the changelog on a version."""
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    found = re.search(rf"^## {re.escape(version)}\b.*?\n(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    return found[1].strip() if found else ""


def main(version: str) -> None:
    if version != packaged():
        raise SystemExit(f"the package is {packaged()}, not {version}")
    said = notes(version)
    if not said:
        raise SystemExit(f"CHANGELOG.md says nothing about {version}")
    sys.stdout.write(said + "\n")


if __name__ == "__main__":
    arguments = ArgumentParser(description=__doc__)
    arguments.add_argument("version", help="the version that is released")
    main(arguments.parse_args().version)
