"""Packages of the examples installed beside Hippodrome, each into a folder of its own."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import hippodrome

EXAMPLES = Path(__file__).parents[2] / "examples"
RUN = (sys.executable, "-m", "hippodrome.cli")


def install(source: Path, folder: Path) -> dict[str, str]:
    """An environment in which a package is installed beside the Hippodrome under test."""
    shutil.copytree(source, folder / "source")
    offline = ["--quiet", "--no-deps", "--no-index", "--no-build-isolation"]
    subprocess.run(
        [sys.executable, "-m", "pip", "install", *offline, "--target", str(folder / "site"), str(folder / "source")],
        check=True,
        capture_output=True,
    )
    path = [str(Path(hippodrome.__file__).parents[1]), str(folder / "site"), os.environ.get("PYTHONPATH", "")]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, path))}


def run(environment: dict[str, str], *command: str, given: str = "") -> str:
    """What a command prints in an environment."""
    done = subprocess.run([*command], env=environment, input=given, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout
