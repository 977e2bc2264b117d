"""Every rule of every ledger has a test that names it."""

from __future__ import annotations

from pathlib import Path

import pytest

from ledger import GAMES, ledger_rules, rules_named_in


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_of_the_ledger_is_named_by_a_test(game: str) -> None:
    rules = ledger_rules(game)
    assert len(rules) == len(set(rules)) > 0
    named = rules_named_in(Path(__file__).parent)
    missing = [name for name in rules if name not in named]
    assert missing == []


@pytest.mark.parametrize("game", GAMES)
def test_tests_name_only_rules_that_exist(game: str) -> None:
    rules = set(ledger_rules(game))
    prefix = next(iter(rules))[:3]
    named = {name for name in rules_named_in(Path(__file__).parent) if name.startswith(prefix)}
    assert named <= rules
