"""The page's own logic, its types, its size, and the wheel that ships it."""

from __future__ import annotations

import gzip
import json
import os
import re
import shutil
import subprocess
import sys
import venv
from pathlib import Path

import pytest

from hippodrome.server.settings import ServerSettings

pytestmark = pytest.mark.xdist_group("web-page")
ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
JAVASCRIPT = 150_000
"""Bytes of compressed JavaScript with which a race is raced, in the language that has more words."""
MORE = 95_000
"""The same for everything that is fetched by who opens another screen, all of it together:
workshop, gallery, a person's page and their words in both languages, clubs, school, puzzles, sets."""

sys.path.insert(0, str(ROOT / "tools"))
import page_types  # noqa: E402


def npm(*command: str) -> None:
    found = shutil.which("npm")
    if found is None:
        pytest.skip("no Node on this machine; the built page is tested in the browser")
    if not (WEB / "node_modules" / "vitest").exists():
        subprocess.run([found, "install", "--no-save", "--silent"], cwd=WEB, check=True)
    done = subprocess.run([found, *command], cwd=WEB, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]


def test_logic_of_the_page() -> None:
    npm("run", "test")


def test_every_script_names_files_that_exist() -> None:
    scripts = json.loads((WEB / "package.json").read_text("utf-8"))["scripts"]
    named = [word for script in scripts.values() for word in script.split() if "/" in word]
    assert named
    assert [word for word in named if not (WEB / word).exists()] == []


@pytest.mark.parametrize(("name", "text"), page_types.modules().items())
def test_types_are_those_of_the_models(name: str, text: str) -> None:
    assert (WEB / "src" / "wire" / name).read_text("utf-8") == text, "run tools/page_types.py"


def test_the_page_is_small() -> None:
    folder = ServerSettings().page
    sizes = {script.name: len(gzip.compress(script.read_bytes(), 9)) for script in (folder / "assets").glob("*.js")}
    first = {name for name in sizes if name in (folder / "index.html").read_text("utf-8")}
    words = {name for name in sizes if re.match(r"(en|fr)-", name)}
    assert first
    assert len(words) == 2
    assert sum(sizes[name] for name in first) + max(sizes[name] for name in words) < JAVASCRIPT
    assert sum(size for name, size in sizes.items() if name not in first | words) < MORE


def test_the_page_names_no_game() -> None:
    from hippodrome.engine import registry

    sources = [*WEB.glob("src/**/*.svelte"), *WEB.glob("src/**/*.ts"), *WEB.glob("src/**/*.ftl")]
    named = [
        (path.name, game)
        for path in sources
        for game in registry.names()
        if game in path.read_text("utf-8").lower() or game.replace("_", " ") in path.read_text("utf-8").lower()
    ]
    assert named == []


def test_the_lock_names_no_host() -> None:
    lock = (WEB / "package-lock.json").read_text("utf-8")
    assert '"resolved"' not in lock


def wheel_of_the_package(folder: Path) -> Path:
    """The wheel that the set-up has built and that is tested here; `WHEEL=pure` builds one without a compiler."""
    built = list((ROOT / "build" / "wheel").glob("*.whl"))
    if len(built) == 1 and os.environ.get("WHEEL") != "pure":
        return built[0]
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]
    environment = {**os.environ, "HIPPODROME_PURE": "1"}
    subprocess.run([*pip, "wheel", "--no-deps", "--wheel-dir", str(folder), str(ROOT)], env=environment, check=True)
    (wheel,) = folder.glob("*.whl")
    return wheel


def test_a_wheel_without_node_serves_the_page(tmp_path: Path) -> None:
    """Install the wheel where nothing else is, and race with it."""
    wheel = wheel_of_the_package(tmp_path)
    venv.create(tmp_path / "clean", with_pip=True)
    python = tmp_path / "clean" / "bin" / "python"
    environment = {**os.environ, "PATH": str(python.parent)}
    environment.pop("PYTHONPATH", None)
    subprocess.run(
        [str(python), "-m", "pip", "--quiet", "--disable-pip-version-check", "install", str(wheel)],
        env=environment, check=True, cwd=tmp_path,
    )  # fmt: skip
    raced = subprocess.run(
        [str(python), str(Path(__file__).with_name("clean_race.py"))],
        env=environment, cwd=tmp_path, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert raced.returncode == 0, raced.stdout + raced.stderr
