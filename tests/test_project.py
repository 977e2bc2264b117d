"""What the project promises about itself in several places is the same in all of them."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml
from install import requirements

import hippodrome

ROOT = Path(__file__).parents[1]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def read(path: str) -> Any:
    return yaml.safe_load((ROOT / path).read_text(encoding="utf-8"))


def supported() -> list[str]:
    """The versions of Python that the package says it runs on."""
    found = [
        re.fullmatch(r"Programming Language :: Python :: (3\.\d+)", line) for line in PROJECT["project"]["classifiers"]
    ]
    return [match[1] for match in found if match]


def test_every_supported_python_is_tested_and_built_for() -> None:
    versions = supported()
    assert PROJECT["project"]["requires-python"] == f">={versions[0]}"
    tested = read(".github/workflows/test.yml")["jobs"]["versions"]["strategy"]["matrix"]
    assert tested["python"] == versions
    built = PROJECT["tool"]["cibuildwheel"]["build"]
    assert built.split() == [f"cp{version.replace('.', '')}-*" for version in versions]


def test_every_system_is_tested_with_a_compiler_and_without() -> None:
    matrix = read(".github/workflows/test.yml")["jobs"]["versions"]["strategy"]["matrix"]
    assert matrix["rules"] == ["compiled"]
    assert {plain["os"] for plain in matrix["include"] if plain["rules"] == "plain"} == set(matrix["os"])


def test_paths_in_workflows_are_there() -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in (ROOT / ".github" / "workflows").glob("*.yml"))
    named = set(re.findall(r"(?:tests|tools)/[\w./]+", text))
    assert {"tests/engine", "tools/release_notes.py"} <= named
    assert [path for path in named if not (ROOT / path).exists()] == []


def test_the_changelog_speaks_of_this_version() -> None:
    command = [sys.executable, str(ROOT / "tools" / "release_notes.py")]
    told = subprocess.run([*command, hippodrome.__version__], capture_output=True, text=True, check=True).stdout
    assert told.startswith("- ")
    wrong = subprocess.run([*command, "9.9.9"], capture_output=True, text=True, check=False)
    assert wrong.returncode == 1
    assert "not 9.9.9" in wrong.stderr


def test_extras_that_name_each_other_are_all_fetched() -> None:
    wanted = requirements(["test"])
    assert set(PROJECT["project"]["dependencies"]) <= set(wanted)
    extras = PROJECT["project"]["optional-dependencies"]
    assert {need for extra in ("lab", "ray", "testing", "postgres") for need in extras[extra]} <= set(wanted)
    assert not [need for need in wanted if need.startswith("hippodrome")]
    assert requirements([]) == PROJECT["project"]["dependencies"]


def test_the_parts_of_a_clubs_server_fit_together() -> None:
    services = read("deploy/compose.yaml")["services"]
    assert (ROOT / services["tables"]["build"]["dockerfile"]).is_file()
    image = (ROOT / "deploy" / "Dockerfile").read_text(encoding="utf-8")
    caddy = (ROOT / "deploy" / "Caddyfile").read_text(encoding="utf-8")
    port = re.search(r"^EXPOSE (\d+)$", image, re.MULTILINE)
    assert port is not None
    assert f"dynamic a tables {port[1]}" in caddy
    assert services["tables"]["deploy"]["replicas"] > 1
    options = [word for word in services["tables"]["command"] if word.startswith("--")]
    done = subprocess.run([sys.executable, "-m", "hippodrome", "serve", "--help"], capture_output=True, text=True)
    assert [option for option in options if option not in done.stdout] == []


@pytest.mark.parametrize("path", ["docs/versions.md", "CONTRIBUTING.md", "SECURITY.md", "CODE_OF_CONDUCT.md"])
def test_a_newcomer_finds_the_pages_of_the_project(path: str) -> None:
    assert (ROOT / path).is_file()
    pointing = [page for page in (ROOT / "README.md", ROOT / "CONTRIBUTING.md") if page != ROOT / path]
    assert any(path in page.read_text(encoding="utf-8") for page in pointing)
