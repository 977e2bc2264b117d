"""Set up a virtual environment with Hippodrome in it, and say what is done meanwhile.

    python3 tools/install.py .venv [EXTRA ...]

What it needs is fetched while its rules are compiled and its page is built.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).parents[1]
WHEELS = ROOT / "build" / "wheel"
BEGAN = time.monotonic()
PIP = {"PIP_DISABLE_PIP_VERSION_CHECK": "1", "PIP_ROOT_USER_ACTION": "ignore", "PIP_NO_COMPILE": "1"}
"""Which pip there is matters to nobody who wants to play, and most of what is fetched is never imported."""


class Failed(Exception):
    """A step that did not work out; what it printed says why."""


def requirements(extras: list[str]) -> list[str]:
    """What pyproject.toml asks for, with the extras, which may name one another."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted: list[str] = list(project["dependencies"])
    waiting, seen = list(extras), set[str]()
    while waiting:
        extra = waiting.pop()
        if extra in seen:
            continue
        seen.add(extra)
        for needed in project["optional-dependencies"][extra]:
            own = re.fullmatch(r"hippodrome\[(.+)\]", needed)
            if own:
                waiting += own[1].split(",")
            else:
                wanted.append(needed)
    return wanted


def run(doing: str, *command: str | Path) -> None:
    """Run a command of which only errors are shown, and say when it is done."""
    if subprocess.run([str(part) for part in command], cwd=ROOT, env=os.environ | PIP, check=False).returncode:
        raise Failed(f"{doing}: failed")
    print(f"  {time.monotonic() - BEGAN:4.0f} s  {doing}", flush=True)


def install(folder: Path, extras: list[str]) -> None:
    """Make the environment, fetch and build side by side, and put both together."""
    python = folder / ("Scripts" if os.name == "nt" else "bin") / "python"
    if not python.exists():
        run("made a virtual environment", sys.executable, "-m", "venv", folder)
    pip = (python, "-m", "pip", "-qq")
    shutil.rmtree(WHEELS, ignore_errors=True)
    steps: dict[str, list[str | Path]] = {
        "fetched what it needs": [*pip, "install", *requirements(extras)],
        "compiled the rules, built the page": [*pip, "wheel", "--no-deps", "--wheel-dir", WHEELS, "."],
    }
    with ThreadPoolExecutor() as side_by_side:
        for step in [side_by_side.submit(run, doing, *command) for doing, command in steps.items()]:
            step.result()
    run("installed Hippodrome", *pip, "install", "--no-deps", "--force-reinstall", *WHEELS.glob("*.whl"))


def main(arguments: list[str]) -> int:
    folder, *extras = arguments
    print(f"Setting up Hippodrome in {folder}; the first time this takes about a minute.", flush=True)
    try:
        install(ROOT / folder, extras)
    except Failed as failure:
        print(failure, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
