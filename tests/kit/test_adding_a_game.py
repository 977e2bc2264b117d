"""The page docs/adding_a_game.md, walked from its first line to its last: every command run, every change made."""

from __future__ import annotations

import os
import re
import subprocess
import sysconfig
import venv
from pathlib import Path

import hippodrome

PAGE = Path(__file__).parents[2] / "docs" / "adding_a_game.md"
COMMANDS = """
set -e
hippodrome() { python -m hippodrome.cli "$@"; }
pytest() { python -m pytest -q -p no:cacheprovider "$@"; }
"""


def blocks() -> list[tuple[str, str]]:
    """The language and the content of every block of the page, in order."""
    return re.findall(r"^```(\w+)\n(.*?)^```$", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)


def script() -> str:
    """The page as a script: commands as they stand, changes as patches."""
    parts = [COMMANDS]
    for language, text in blocks():
        if language == "sh":
            parts.append(text)
        elif language == "diff":
            parts.append(f"patch -p1 --no-backup-if-mismatch --fuzz=0 <<'CHANGE'\n{text}CHANGE\n")
    return "\n".join(parts)


def environment(folder: Path) -> dict[str, str]:
    """A Python of its own with everything that is installed here; pip asks no index."""
    venv.create(folder / "venv", with_pip=True)
    path = [str(Path(hippodrome.__file__).parents[1]), sysconfig.get_path("purelib")]
    return {
        **os.environ,
        "PATH": os.pathsep.join([str(folder / "venv" / "bin"), os.environ["PATH"]]),
        "PYTHONPATH": os.pathsep.join(path),
        "PIP_NO_INDEX": "1",
        "PIP_NO_DEPS": "1",
        "PIP_NO_BUILD_ISOLATION": "0",
        "PIP_DISABLE_PIP_VERSION_CHECK": "1",
    }


def test_the_page_can_be_walked(tmp_path: Path) -> None:
    walked = subprocess.run(
        ["bash", "-c", script()], cwd=tmp_path, env=environment(tmp_path), capture_output=True, text=True, check=False
    )
    assert walked.returncode == 0, walked.stdout + walked.stderr
    assert "kite_run" in walked.stdout
    assert walked.stdout.count(" passed") == 2
    game = tmp_path / "kite_run"
    assert "CHEERED" in (game / "src" / "kite_run" / "rules" / "race.py").read_text("utf-8")


def test_the_page_shows_the_entry_point_as_it_is(tmp_path: Path) -> None:
    from hippodrome.kit import make

    make("kite_run", tmp_path / "made")
    [shown] = [text for language, text in blocks() if language == "toml"]
    assert shown in (tmp_path / "made" / "pyproject.toml").read_text("utf-8")
