"""Compile the engine, the rules and the search with mypyc; without a C compiler, install plain Python."""

from __future__ import annotations

import os
from pathlib import Path

from setuptools import setup

PACKAGE = Path("src/hippodrome")
PLAIN = {"__init__.py", "board.py", "choices.py", "circuit.py", "data.py", "view.py"}
"""Modules of a game's folder that are asked outside the hot path and stay plain Python."""


def compiled_modules() -> list[str]:
    """What is worth compiling: the engine's hot modules, every game's rules, the compiled bots.

    HIPPODROME_GAMES=a,b compiles only these games' rules, for quick builds while working on one.
    """
    wanted = os.environ.get("HIPPODROME_GAMES", "")
    engine = [PACKAGE / "engine" / f"{name}.py" for name in ("ints", "chance", "state")]
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


setup(ext_modules=extensions())
