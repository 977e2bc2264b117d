"""The rules in short explain every question a game asks."""

from __future__ import annotations

import pytest

from hippodrome import game, names, new
from hippodrome.engine.chance import Seeded
from hippodrome.engine.rulebook import Section, rulebook, section_for
from hippodrome.engine.words import LANGUAGES, game_words
from races import at_random, play_on

every_game = pytest.mark.parametrize("name", names())


@every_game
def test_every_language_tells_the_same_sections(name: str) -> None:
    books = [rulebook(game_words(game(name), language)) for language in LANGUAGES]
    assert books[0]
    assert all(section.title and section.text for book in books for section in book)
    assert all([section.ids for section in book] == [section.ids for section in books[0]] for book in books)


@every_game
def test_every_question_of_a_race_has_its_section(name: str) -> None:
    declared = game(name)
    sections = rulebook(game_words(declared, "en"))
    for players in declared.players:
        race = new(name, players, seed=3)
        pick = at_random(Seeded(3, players, "choices"))
        while not race.over and len(race.record.moves) < 150:
            rule = declared.prompt(race.state).rule
            assert section_for(sections, rule), rule
            play_on(race, pick, 1)


def test_the_longest_beginning_of_a_rule_decides() -> None:
    aim, cards = Section("Aim", "", ("XX-1",)), Section("Cards", "", ("XX-2", "XX-12"))
    assert section_for([aim, cards], "XX-101") is aim
    assert section_for([aim, cards], "XX-121") is cards
    assert section_for([aim, cards], "XX-301") is None
