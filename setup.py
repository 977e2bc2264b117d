"""Compile the engine, the rules and the search with mypyc, and build the page.

Without a C compiler, plain Python is installed; without the page, nothing is (unless HIPPODROME_NO_PAGE is set).
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

sys.path.insert(0, str(Path(__file__).parent / "tools" / "backend"))
import page

PACKAGE = Path("src/hippodrome")
PLAIN = {
    *("__init__.py", "board.py", "choices.py", "circuit.py", "data.py"),
    *("exact.py", "measures.py", "picks.py", "reasons.py", "steps.py", "view.py"),
}
"""Modules of a game's folder that are asked outside the hot path and stay plain Python."""


def compiled_modules() -> list[str]:
    """What is worth compiling: the engine's hot modules, every game's rules, the compiled bots.

    HIPPODROME_GAMES=a,b compiles only these games' rules, for quick builds while working on one.
    """
    wanted = os.environ.get("HIPPODROME_GAMES", "")
    engine = [PACKAGE / "engine" / f"{name}.py" for name in ("ints", "chance", "state", "duel", "knots")]
    games = [
        module
        for folder in sorted((PACKAGE / "games").iterdir())
        if (folder / "__init__.py").exists() and (not wanted or folder.name in wanted.split(","))
        for module in sorted(folder.glob("*.py"))
        if module.name not in PLAIN
    ]
    bots = [module for module in sorted((PACKAGE / "bots").glob("*.py")) if module.name not in PLAIN]
    return [str(module) for module in [*engine, *games, *bots]]


def extensions() -> list[object]:
    if os.environ.get("HIPPODROME_PURE"):
        return []
    from mypyc.build import mypycify

    options = ["--config-file", "pyproject.toml"]
    modules = mypycify([*options, *compiled_modules()], opt_level="3", multi_file=False, group_name="hippodrome")
    for extension in modules:
        extension.optional = True
        if os.name == "posix":
            # Calls between our own modules need no detour through the dynamic linker.
            extension.extra_compile_args.append("-fno-semantic-interposition")
    return list(modules)


class BuildWithPage(build_py):
    """Build the page first, so that it is there to be packed."""

    def run(self) -> None:
        page.build()
        # An earlier build may have left files of another page there.
        shutil.rmtree(Path(self.build_lib) / "hippodrome" / "server" / "page", ignore_errors=True)
        super().run()


setup(ext_modules=extensions(), cmdclass={"build_py": BuildWithPage})
