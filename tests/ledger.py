"""The rule ledgers in docs/rules, and the marker that ties a test to the rules it proves."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

rule = pytest.mark.rule
"""`@rule("SR-601", "SR-602")`: this test would fail if one of these rules were broken."""

DOCS = Path(__file__).parent.parent / "docs" / "rules"
_NUMBERED = re.compile(r"^[-*] \*\*([A-Z]{2}-\d{3,4})\*\*", re.MULTILINE)


GAMES = sorted(path.stem for path in DOCS.glob("*.md"))
"""The games that have a ledger here."""


def ledger_rules(game: str) -> list[str]:
    """The numbered rules of a game's ledger, in order."""
    return _NUMBERED.findall((DOCS / f"{game}.md").read_text(encoding="utf-8"))


def rules_named_in(folder: Path) -> set[str]:
    """Every rule named by an `@rule` decorator below a folder."""
    named: set[str] = set()
    for path in folder.rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "rule":
                named |= {str(argument.value) for argument in node.args if isinstance(argument, ast.Constant)}
    return named
