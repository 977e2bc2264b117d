"""What the button of a plan says finds room on it."""

from __future__ import annotations

import pytest

from hippodrome import game, new
from hippodrome.engine.chance import Seeded
from hippodrome.engine.compose import compose
from hippodrome.engine.plans import plans
from hippodrome.engine.state import Observation
from hippodrome.engine.words import game_words

MOST = 16
"""Characters of French that fit a button of 176 pixels."""


@pytest.mark.parametrize(
    ("name", "options"), [("chariot_race", {"side": "black"}), ("titan_race", {"circuit": "lagoon"})]
)
def test_the_words_of_a_button_are_short_in_french(name: str, options: dict[str, object]) -> None:
    declared, said = game(name), set()
    words, race, picker = game_words(declared, "fr"), new(name, 4, seed="acts", options=options), Seeded("acts", 0)
    while not race.over and len(race.record.moves) < 150:
        seen = Observation(race.state, int(race.state.seat))
        if len(race.record.moves) % 3 == 0:
            said |= {words.text(plan.act) for plan in plans(declared, seen, compose(declared, seen))}
        race.play(int(declared.heuristic.pick(race.state, picker)))
    assert len(said) > 20
    assert [text for text in said if len(text) > MOST] == []
