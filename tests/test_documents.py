"""Every command and example of the documentation works, and its links lead somewhere."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path
from typing import Any

import pytest
import typer

from documents import PAGES, ROOT, RUN, SHOWN, Shell, blocks, commands
from hippodrome.cli import app

ELSEWHERE = {
    "docker compose -f deploy/compose.yaml up --detach --build": "needs a container engine",
    "sudo -u postgres createuser hippodrome --pwprompt": "asks for a password, and for a system user",
    "sudo -u postgres createdb hippodrome --owner hippodrome": "needs the user of the line above",
}
"""Commands no test can run, and why."""
WALKED = {"docs/adding_a_game.md": "tests/kit/test_adding_a_game.py, which makes a game on the way"}
"""Pages that another test runs from top to bottom."""
BEFORE = {
    "docs/writing_a_bot.md": """
from hippodrome import game as declared, new
from hippodrome.bots import bot as named
from hippodrome.engine.chance import Seeded
from hippodrome.engine.state import Observation
game, state, chance = declared("titan_race"), new("titan_race", 3, seed=1).state, Seeded(5)
bot, seat = named("greedy", game), int(state.seat)
seen, choice = Observation(state, seat), state.choices()[0]
"""
}
"""What the prose of a page has given names to before its Python begins."""


def name(page: Path) -> str:
    return str(page.relative_to(ROOT))


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_every_block_says_whether_it_is_run(page: Path) -> None:
    unknown = {block.place: block.language for block in blocks(page) if block.language not in (*RUN, *SHOWN)}
    assert unknown == {}


DOING = [page for page in PAGES if name(page) not in WALKED and any(b.language in RUN for b in blocks(page))]


@pytest.mark.parametrize("page", DOING, ids=name)
def test_what_a_page_says_can_be_done(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    shell = Shell(tmp_path)
    exec(BEFORE.get(name(page), ""), shell.names)
    for block in blocks(page):
        if block.language == "python":
            shell.execute(block)
        elif block.language == "sh":
            for command in commands(block):
                if command not in ELSEWHERE:
                    shell.run(command)


def test_what_is_not_run_still_stands_somewhere() -> None:
    said = {
        command for page in PAGES for block in blocks(page) if block.language == "sh" for command in commands(block)
    }
    assert set(ELSEWHERE) <= said


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_links_and_pictures_lead_somewhere(page: Path) -> None:
    text = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    targets = [target.partition("#")[0] for target in re.findall(r"\]\(([^)\s]+)\)", text)]
    local = [target for target in targets if target and not target.startswith(("http:", "https:", "mailto:"))]
    assert [target for target in local if not (page.parent / target).exists()] == []


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_commands_in_running_text_are_there(page: Path) -> None:
    """`hippodrome hint RECORD --at 40`: the command and its options exist; what it does is run elsewhere."""
    text = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    missing = [said for said in re.findall(r"`hippodrome ([^`]+)`", text) if not understood(said.split())]
    assert missing == []


def understood(words: list[str]) -> bool:
    """Would the command line know this command, and each of its options?"""
    command: Any = typer.main.get_command(app)
    while hasattr(command, "commands") and words and not words[0].startswith("-"):
        found = command.commands.get(words[0])
        if found is None:
            return bool(command.name == "bench")
        command, words = found, words[1:]
    options = {option for parameter in command.params for option in (*parameter.opts, *parameter.secondary_opts)}
    asked = {word.strip("[]").partition("=")[0] for word in words if word.startswith(("-", "[-"))}
    return asked <= options | {"--help"}


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_modules_a_page_names_are_there(page: Path) -> None:
    """Paths in running text, as a reader would look for them: from any folder down."""
    there = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split()
    text = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    named = set(re.findall(r"`([\w.-]+(?:/[\w.-]+)+\.(?:py|ts|svelte|toml|ftl|js))`", text))
    assert [path for path in named if not any(f"/{file}".endswith(f"/{path}") for file in there)] == []
