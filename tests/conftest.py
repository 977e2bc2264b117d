"""Shared by all tests: which rules each test proves, counted at the end of the run."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import settings

import dice

settings.register_profile("hippodrome", deadline=None, derandomize=True)
settings.load_profile("hippodrome")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        names = [name for marker in item.iter_markers("rule") for name in marker.args]
        if names:
            item.user_properties.append(("rules", names))


def pytest_sessionstart() -> None:
    dice.running("")


def pytest_runtest_setup(item: pytest.Item) -> None:
    dice.running(item.nodeid.partition("@")[0])


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    proved: set[str] = set()
    broken: set[str] = set()
    for outcome in ("passed", "failed", "error"):
        for report in terminalreporter.stats.get(outcome, []):
            for key, names in getattr(report, "user_properties", []):
                if key == "rules":
                    (proved if outcome == "passed" else broken).update(names)
    proved -= broken
    if proved or broken:
        by_game = Counter(name.partition("-")[0] for name in proved)
        counts = ", ".join(f"{prefix} {count}" for prefix, count in sorted(by_game.items()))
        terminalreporter.write_line(f"rules proved: {len(proved)} ({counts}); broken: {len(broken)}")
