"""The shape of the code: imports point downwards, and no game is known outside its folder."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

import hippodrome
from hippodrome import names

ROOT = Path(__file__).parents[2]
PACKAGE = Path(hippodrome.__file__).parent
SOURCES = sorted(PACKAGE.rglob("*.py"))
FORBIDDEN = {"random", "time", "datetime", "socket", "threading", "asyncio", "urllib", "http"}
"""What the engine and the games never import: global random state, clocks, networks."""
WORDS_AND_DATA = {".ftl", ".toml", ".json", ".css", ".svg"}
LONG = 400


def test_imports_point_downwards() -> None:
    ran = subprocess.run(
        [sys.executable, "-c", "import sys; from importlinter.cli import lint_imports; sys.exit(lint_imports())"],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(PACKAGE.parent)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr


def without_docstrings(path: Path) -> str:
    """The code of a module; an example in a docstring may name a game."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            first = node.body[0] if node.body else None
            if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant):
                first.value.value = ""
    return ast.unparse(tree)


@pytest.mark.parametrize("name", names())
def test_a_game_is_named_in_its_own_folder_only(name: str) -> None:
    home = PACKAGE / "games" / name
    for path in SOURCES:
        if home not in path.parents:
            assert name not in without_docstrings(path), path
    others = [path for path in PACKAGE.rglob("*") if path.suffix in WORDS_AND_DATA and home not in path.parents]
    for path in [*others, *(ROOT / "web" / "src").rglob("*")]:
        if path.is_file() and ".test." not in path.name:
            assert name not in path.read_text(encoding="utf-8", errors="replace"), path


def test_a_module_is_short_enough_to_be_taken_in() -> None:
    lines = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in SOURCES}
    assert {path: length for path, length in lines.items() if length >= LONG} == {}


def imported(path: Path) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found.add(node.module or "")
    return found


def test_engine_and_games_know_no_clock_no_network_and_no_global_chance() -> None:
    for path in SOURCES:
        if path.relative_to(PACKAGE).parts[0] in ("engine", "games"):
            assert not {name.split(".")[0] for name in imported(path)} & FORBIDDEN, path


@pytest.mark.parametrize("name", names())
def test_games_do_not_know_each_other(name: str) -> None:
    for path in (PACKAGE / "games" / name).rglob("*.py"):
        others = [module for module in imported(path) if module.startswith("hippodrome.games.")]
        assert all(module.split(".")[2] == name for module in others), path
