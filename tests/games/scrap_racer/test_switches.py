"""The settings for doubtful readings, and card files of one's own (ledger 8)."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from games.scrap_racer.positions import BONUSES, GAME, race, track
from hippodrome import new
from hippodrome.engine.errors import BadBoard
from hippodrome.games.scrap_racer.box import read
from hippodrome.games.scrap_racer.rules import bonus_cards
from hippodrome.games.scrap_racer.rules.track import Track
from ledger import rule

THREE = "overtaker sprinter drifter"


@rule("SR-515")
@pytest.mark.parametrize(
    ("progress", "distance"),
    [
        pytest.param([3, 7, 9], 4, id="next in the ranking"),
        pytest.param([24, 13, 5], 0, id="a leader has nobody to catch"),
        pytest.param([3, 17, 21], 4, id="the one on the same space is left out"),
        pytest.param([3, 33, 0], 2, id="laps ahead, to its space"),
        pytest.param([0, 16, 0], 2, id="from off the track"),
    ],
)
def test_catch_up_by_rank(progress: list[int], distance: int) -> None:
    state = race(THREE, progress, catch_up_scope="rank").state
    assert bonus_cards.distance(state, BONUSES.index("catch_up")) == distance


@rule("SR-529")
@pytest.mark.parametrize(
    ("progress", "extra"),
    [
        pytest.param([2, 4, 0], 1, id="passed in the ranking"),
        pytest.param([30, 4, 0], 0, id="lapping is not passing"),
        pytest.param([2, 18, 0], 0, id="still a lap behind"),
        pytest.param([0, 2, 0], 1, id="from off the track"),
    ],
)
def test_overtaking_by_rank(progress: list[int], extra: int) -> None:
    table = race(THREE, progress, overtake_scope="rank").play("3 STOP")
    assert table.progress[0] == progress[0] + 3 + extra


def test_numbers_of_ones_own_on_cards_and_tokens() -> None:
    cards = deepcopy(read("cards"))
    cards["tokens"]["bonus_set"] = 1
    cards["tokens"]["flip"] = 0
    cards["abilities"]["sprinter"] = 3
    assert GAME.check(cards) == "cards"
    table = race("sprinter overtaker brawler", [1, 6, 9], cards=cards).play("1 STOP | 4 ROLL 4 stay bonus_3")
    assert table.progress == [5, 6, 9]
    assert table.hand("overtaker") == "bonus_3"
    assert list(track(cards=cards).nudges) == [6, 6, 0]


def put(path: str, value: object) -> Callable[[dict[str, Any]], None]:
    """Set one entry of a card file: `accident.0.copies`."""

    def harm(cards: dict[str, Any]) -> None:
        *parts, name = path.split(".")
        place: Any = cards
        for part in parts:
            place = place[int(part) if part.isdecimal() else part]
        place[int(name) if name.isdecimal() else name] = value

    return harm


def no_copies(pile: int) -> Callable[[dict[str, Any]], None]:
    def harm(cards: dict[str, Any]) -> None:
        for row in cards["accident"]:
            if row["pile"] == pile:
                row["copies"] = 0

    return harm


@pytest.mark.parametrize(
    ("harm", "problem", "entry"),
    [
        (put("wings", {}), "entries", "cards"),
        (put("tokens", 3), "entries", "tokens"),
        (put("tokens.gold", 3), "entries", "tokens"),
        (put("tokens.flip", -1), "number", "tokens.flip"),
        (put("tokens.bonus_set", 0), "number", "tokens.bonus_set"),
        (put("abilities.fight", 0), "number", "abilities.fight"),
        (put("abilities.brawler", "two"), "number", "abilities.brawler"),
        (put("accident.0.id", "fly"), "rows", "accident"),
        (put("bonus.0", 7), "rows", "bonus"),
        (put("objective", "none"), "rows", "objective"),
        (put("accident.0.effect", "stay"), "row", "accident"),
        (put("accident.0.pile", 1), "row", "accident"),
        (put("accident.0.colour", 1), "row", "accident"),
        (put("accident.0.copies", True), "number", "accident.advance_2.copies"),
        (put("objective.3.distance", 100), "number", "objective.last_7.distance"),
        (no_copies(1), "cards-empty", "accident"),
    ],
)
def test_a_wrong_card_file_is_told_with_the_entry_at_fault(
    harm: Callable[[dict[str, Any]], None], problem: str, entry: str
) -> None:
    cards = deepcopy(read("cards"))
    harm(cards)
    with pytest.raises(BadBoard) as told:
        GAME.check_file(cards)
    assert told.value.arguments["problem"] == problem
    assert told.value.arguments.get("where", told.value.arguments.get("entry")) == entry
    with pytest.raises(BadBoard) as told:
        new("scrap_racer", 4, cards=cards)
    assert entry in str(told.value)
    assert entry in told.value.say("fr")


def test_a_file_that_is_neither_circuit_nor_cards() -> None:
    with pytest.raises(BadBoard, match='needs a list "sections"'):
        GAME.check({"title": "something else"})


def test_a_race_with_cards_of_ones_own_is_recorded_with_them() -> None:
    cards = deepcopy(read("cards"))
    put("objective.0.copies", 0)(cards)
    setup = new("scrap_racer", 3, 5, cards=cards).record.setup()
    assert isinstance(setup, Track)
    assert setup.objective_copies[0] == 0
