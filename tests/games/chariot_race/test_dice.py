"""The dice: how many, and what they show."""

from __future__ import annotations

from collections import Counter

import pytest

from games.chariot_race.positions import circus
from hippodrome.engine.preview import outcomes
from hippodrome.games.chariot_race.rules.faces import FACES
from hippodrome.games.chariot_race.rules.race import ChariotRace
from ledger import rule


@rule("CR-401")
@pytest.mark.parametrize(("speed", "dice"), list(enumerate([5, 5, 5, 5, 5, 5, 4, 4, 3, 3, 2, 2, 1])))
def test_the_faster_the_fewer_dice(speed: int, dice: int) -> None:
    assert circus(f"blue C9/0 V{speed}").begin("blue").race.rolled == dice


@rule("CR-402")
def test_a_die_has_six_sides_two_of_them_turn() -> None:
    table = circus("blue O20/0 V11 F2", "red C1/0").begin("blue", "FORTUNE FORTUNE")
    odds = Counter[str]()
    table.choose("pick 0")
    for probability, after in outcomes(table.race, table.race.choices()[0]):
        assert isinstance(after, ChariotRace)
        odds[FACES[after.dice[0]]] += int(36 * probability)
    assert odds == {"pm": 6, "sprint": 6, "turn": 12, "attack": 6, "fortune": 6}
