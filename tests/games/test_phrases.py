"""Words that once meant the opposite of what they said, and what is said instead."""

from __future__ import annotations

import re
from importlib import resources

import pytest

from hippodrome.engine import registry
from hippodrome.engine.scene import Text
from hippodrome.engine.words import game_words

NEVER = {
    "fr": ("dommage", "tours sous zéro", "relancer attaquer", r"dés attaquer", r"\bcourbes?\b", r"\(\d+ carte sur"),
    "en": ("damage left", r"damage level"),
}


def words_of(name: str, language: str) -> str:
    file = resources.files(f"hippodrome.games.{name}") / "text" / f"{language}.ftl"
    return file.read_text("utf-8").lower()


@pytest.mark.parametrize("language", NEVER)
@pytest.mark.parametrize("name", sorted(registry.residents()))
def test_no_text_says_the_opposite_of_what_it_means(name: str, language: str) -> None:
    text = words_of(name, language)
    assert [phrase for phrase in NEVER[language] if re.search(phrase, text)] == []


def test_a_chariot_has_solidity_not_damage_to_lose() -> None:
    chariot = game_words(registry.game("chariot_race"), "fr")
    assert chariot.text(Text("figure-damage")) == "Solidité"
    attack: tuple[str, int] = ("face", registry.game("chariot_race").words["face"].index("attack"))
    assert chariot.text(Text("choice-pick", {"face": attack})) == "Relancer un dé Attaque"
    assert chariot.text(Text("choice-stop.why", {"attacks": 3})) == "Les 3 dés Attaque sont perdus."
    titan = game_words(registry.game("titan_race"), "fr")
    assert titan.text(Text("option-lap_may_drop_below_one")) == "Tours sous un"


@pytest.mark.parametrize(("language", "said"), [("en", "If a finisher survives"), ("fr", "Si l'un des arrivés survit")])
def test_a_round_is_called_the_last_only_where_it_is(language: str, said: str) -> None:
    """A finisher may yet be destroyed, and another round follow (players=4, seed=79, four greedy)."""
    words, chariot = game_words(registry.game("chariot_race"), language), registry.game("chariot_race")
    keys = {event.key for event in chariot.events}
    assert {"finished", "last_round"} <= keys
    assert said in words.say("event-finished", {"racer": "x", "cell": "y"})


def test_a_titan_that_misses_a_turn_lies_there_until_the_next() -> None:
    words = game_words(registry.game("titan_race"), "en")
    assert "until the next" in words.say("event-skipped", {"titan": "Craken"})
    assert "at the beginning of the turn after that" in words.say("rules-6.text")
