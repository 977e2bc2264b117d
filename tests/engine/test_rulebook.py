"""The rules in short."""

from __future__ import annotations

from hippodrome.engine.rulebook import Section, section_for


def test_the_longest_beginning_of_a_rule_decides() -> None:
    aim, cards = Section("Aim", "", ("XX-1",)), Section("Cards", "", ("XX-2", "XX-12"))
    assert section_for([aim, cards], "XX-101") is aim
    assert section_for([aim, cards], "XX-121") is cards
    assert section_for([aim, cards], "XX-301") is None
