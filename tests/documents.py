"""The pages of the documentation, and how the commands and examples in them are run.

A fenced block says what it is: `sh` is run line by line and `python` as it stands, one page after the other from its
top, in a folder of its own that holds a recorded race (`race.json`) and a circuit (`mine.toml`). A reader waits
longer than a test may, so figures that only say how much is done are made smaller (`LESS`), what is asked on top says
how little will do (`ENOUGH`), and servers listen where there is room. Everything else is run as it is written.
"""

from __future__ import annotations

import json
import os
import re
import shlex
import socket
import subprocess
import sys
import tomllib
import urllib.request
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from urllib.error import URLError

import hippodrome
from terminals import leave_by_key

ROOT = Path(__file__).parents[1]
FOLDERS = ("docs", "deploy", "examples")
PAGES = sorted([*ROOT.glob("*.md"), *(page for folder in FOLDERS for page in (ROOT / folder).rglob("*.md"))])
RUN = ("sh", "python")
SHOWN = ("text", "diff", "toml", "ini", "json", "js", "nginx", "caddy", "yaml")
"""Blocks to be read only: pictures, files and what a command prints."""
CIRCUIT = 'sections = [1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12, 14]\nlayout = "RSSRSRLRRLRS"\n'

LESS = {"--games": "12", "--playouts": "10", "--times": "1", "--level": "quick", "--seconds": "0.1"}
"""Values that only say how thoroughly something is done, and how thoroughly a test does it."""
ENOUGH = {
    "simulate": ["--games", "12"],
    "tournament": ["--games", "12"],
    "balance": ["--games", "12", "--no-circuits"],
    "tune": ["--games", "500", "--bots", "random", "--stronger", ""],
    "sweep": ["--games", "20", "--bots", "random"],
    "train": [
        "--races",
        "20",
        "--moments",
        "2",
        "--playouts",
        "2",
        "--lessons",
        "1",
        "--held-out",
        "2",
        "--racer",
        "greedy",
    ],
    "hint": ["--playouts", "10"],
    "analyse": ["--playouts", "10"],
    "solve": ["--positions", "2", "--bots", "greedy"],
    "bench": ["scrap_racer", "--seconds", "0.1"],
}
"""What a command is told in addition, where the page leaves it to the command."""
ONE_RUNG = {"titan_race": "", "--players": "2", "--bots": "random,greedy"}
"""The part of the ladder that is climbed."""


@dataclass(frozen=True)
class Block:
    """A fenced block of a page."""

    page: Path
    line: int
    language: str
    text: str

    @property
    def place(self) -> str:
        return f"{self.page.relative_to(ROOT)}:{self.line}"


def blocks(page: Path) -> list[Block]:
    """The fenced blocks of a page, in order."""
    found, inside, began, language = [], False, 0, ""
    lines: list[str] = []
    for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), start=1):
        fence = line.strip().startswith("```")
        if fence and inside:
            found.append(Block(page, began, language, "\n".join(lines) + "\n"))
        elif fence:
            began, language, lines = number, line.strip().strip("`"), []
        elif inside:
            lines.append(line)
        inside = inside is not fence
    return found


def commands(block: Block) -> list[str]:
    """The commands of a shell block: without comments and settings, each of a row by itself, with all that is optional."""
    found = []
    for line in block.text.replace("\\\n", " ").splitlines():
        command = re.sub(r"(^|\s)#.*", "", line).strip()
        command = re.sub(r"^([A-Z_]+=\S+\s+)+", "", command)
        command = re.sub(r"[\[\]](?![\w,]*\])|(?<=\s)\[|\](?=\s|$)", "", command) if " [-" in command else command
        found += [part.strip(" &") for part in command.split("&&") if part.strip(" &")]
    return found


class Shell:
    """Runs the commands of one page in a folder, as a reader would."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        race = hippodrome.new("scrap_racer", players=6, seed=11, spaces_per_section=3)
        while not race.over:
            race.play(race.options[-1])
        race.save(folder / "race.json")
        (folder / "mine.toml").write_text(CIRCUIT, encoding="utf-8")
        for part in ("src", "examples", "tools", "tests", "web", "docs"):
            (folder / part).symlink_to(ROOT / part)
        installed = [str(Path(hippodrome.__file__).parents[1]), str(folder / "site"), os.environ.get("PYTHONPATH", "")]
        self.environment = {
            **os.environ,
            "PYTHONPATH": os.pathsep.join(filter(None, installed)),
            "XDG_DATA_HOME": str(folder / "data"),
            "BROWSER": "true",
        }
        self.code = ""
        self.names: dict[str, object] = {}
        """What the Python of a page has defined so far."""

    def run(self, command: str) -> None:
        """Run one command; raise if it does not do what it is there for."""
        program, *arguments = shlex.split(command)
        ways: dict[str, Callable[[list[str]], None]] = {
            "hippodrome": self._hippodrome, "make": self._make, "npm": self._npm, "pip": self._pip,
            "python": self._python,
        }  # fmt: skip
        name = program.removeprefix(".venv/bin/")
        if name in ways:
            ways[name](arguments)
        else:
            self._call("sh", "-c", command)

    def _call(self, *command: str) -> str:
        done = subprocess.run(
            command, cwd=self.folder, env=self.environment, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, f"{shlex.join(command)}\n{done.stdout[-2000:]}{done.stderr[-2000:]}"
        return done.stdout

    def _hippodrome(self, arguments: list[str]) -> None:
        command = [sys.executable, "-m", "hippodrome", *arguments]
        if not arguments or arguments[0] == "serve":
            self._serve(arguments[1:])
        elif arguments[0] in ("play", "replay"):
            leave_by_key(command, self.folder, self.environment)
        else:
            self._call(sys.executable, "-m", "hippodrome", *self._shortened(arguments))

    def _shortened(self, arguments: list[str]) -> list[str]:
        short = [
            LESS.get(before, re.sub(r"search:\w+", "search:2", word))
            for before, word in zip(["", *arguments], arguments, strict=False)
        ]
        if arguments[0] == "ladder":
            for word, value in ONE_RUNG.items():
                if word not in short and not (word == "--bots" and "--doubling" in short):
                    short += filter(None, [word, value])
        elif not set(ENOUGH.get(arguments[0], [])[:1]) & set(short):
            short += ENOUGH.get(arguments[0], [])
        return [self._table() if word == "CODE" else word for word in short]

    def _table(self) -> str:
        """The code of a table with a finished race."""
        if not self.code:
            self.code = self._call(sys.executable, "-m", "hippodrome", "tables", "import", "race.json").split()[-1]
        return self.code

    def _serve(self, arguments: list[str]) -> None:
        """Open the tables, fetch the page's catalogue from them, and close them."""
        with socket.socket() as room:
            room.bind(("127.0.0.1", 0))
            port = str(room.getsockname()[1])
        here = ["--port", port, "--database", str(self.folder / f"{port}.sqlite")]
        server = subprocess.Popen(
            [sys.executable, "-m", "hippodrome", "serve", *arguments, *here], cwd=self.folder, env=self.environment
        )
        try:
            while not _answers(f"http://127.0.0.1:{port}/health"):
                assert server.poll() is None, f"the server ended with {server.returncode}"
        finally:
            server.terminate()
            server.wait()

    def _make(self, arguments: list[str]) -> None:
        """The target is there; what it does is what is going on here."""
        done = subprocess.run(["make", "-n", *arguments], cwd=ROOT, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr

    def _npm(self, arguments: list[str]) -> None:
        """The script is there; tests/web runs those that check something."""
        assert arguments[:2] == ["--prefix", "web"], arguments
        scripts = {"install", *json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))["scripts"]}
        assert arguments[-1] in scripts, f"no script {arguments[-1]}"

    def _pip(self, arguments: list[str]) -> None:
        """A folder is installed beside Hippodrome; of Hippodrome itself only the extras are looked up."""
        wanted = arguments[-1]
        extras = re.search(r"\[(.+)\]", wanted)
        if wanted.startswith("./"):
            offline = ["--quiet", "--no-deps", "--no-index", "--no-build-isolation", "--target", "site"]
            self._call("cp", "-r", str(ROOT / wanted), "package")
            self._call(sys.executable, "-m", "pip", "install", *offline, "./package")
        else:
            assert extras is None or set(extras[1].split(",")) <= declared_extras(), wanted

    def _python(self, arguments: list[str]) -> None:
        """Tests are collected and tools asked what they do; to run them is what a reader does with time."""
        if arguments[:2] == ["-m", "pytest"]:
            return self._call_at_root(sys.executable, *arguments, "--collect-only", "-q")
        if arguments[0].endswith(".py"):
            return self._call_at_root(sys.executable, arguments[0], "--help")
        return self._call_at_root(sys.executable, *arguments)

    def _call_at_root(self, *command: str) -> None:
        done = subprocess.run(command, cwd=ROOT, env=self.environment, capture_output=True, text=True, check=False)
        assert done.returncode == 0, f"{shlex.join(command)}\n{done.stdout[-2000:]}{done.stderr[-2000:]}"

    def execute(self, block: Block) -> None:
        """Run a Python block with what the page's earlier ones have defined."""
        exec(compile("\n" * block.line + block.text, str(block.page), "exec"), self.names)


def declared_extras() -> set[str]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return set(project["optional-dependencies"])


def _answers(address: str) -> bool:
    try:
        with urllib.request.urlopen(address, timeout=5) as answer:
            return bool(answer.status == 200)
    except (URLError, OSError):
        return False
