"""Circuits and cards of one's own, and the options (ledger 2.4 to 2.6)."""

from __future__ import annotations

from typing import Any

import pytest

from games.titan_race.table import GAME, Table
from hippodrome.engine.errors import BadBoard, BadOption
from hippodrome.games.titan_race import box


def cards(**changes: dict[str, object]) -> dict[str, Any]:
    """The standard cards with some entries of some rows changed."""
    return {"card": [{**row, **changes.get(row["id"], {})} for row in box.read("cards-standard")["card"]]}


@pytest.mark.parametrize(
    ("circuit", "problem", "cell"),
    [
        ({"lava": ["E5", "E4"]}, "cell-unknown", "E4"),
        ({"lava": ["A13"]}, "cell-unknown", "A13"),
        ({"ice": ["G5"]}, "cell-unknown", "G5"),
        ({"ice": ["A05"]}, "cell-unknown", "A05"),
        ({"ice": [5]}, "cell-unknown", "5"),
        ({"lava": ["E5"], "ice": ["E5"]}, "cell-twice", "E5"),
        ({"lava": ["E5", "E5"]}, "cell-twice", "E5"),
        ({"bonus": ["B2"]}, "cell-bare", "B2"),
        ({"bonus": ["C1"]}, "cell-bare", "C1"),
    ],
)
def test_a_wrong_circuit_is_refused_naming_the_cell(circuit: dict[str, object], problem: str, cell: str) -> None:
    with pytest.raises(BadBoard) as caught:
        GAME.check(circuit)
    assert caught.value.arguments["problem"] == problem
    for language in ("en", "fr"):
        assert cell in caught.value.say(language)
    with pytest.raises(BadBoard):
        GAME.setup(3, {"circuit": circuit})


def test_other_faults_of_a_circuit_are_named_too() -> None:
    for circuit, word in (({"lava": [], "water": []}, "water"), ({"lava": "E5"}, "lava"), ({}, "lava")):
        with pytest.raises(BadBoard, match=word):
            GAME.check(circuit)


def test_no_line_may_be_all_ice() -> None:
    assert box.cell_names()[35] == "F12"
    diagonal = [f"{'ABCDEF'[(row + 1) % 6]}{row}" for row in range(3, 13)]
    assert GAME.check({"ice": diagonal}) == "circuit"
    with pytest.raises(BadBoard) as caught:
        box.check_ice({cell: 9 for cell in range(36) if cell % 3 == 0})
    assert caught.value.arguments["problem"] == "ice-line"


def test_a_circuit_of_ones_own_may_mix_all_features() -> None:
    own = {"name": "Mine", "lava": ["C5"], "ice": ["C7"], "multi": ["C3"], "pentacle": ["C9"]}
    assert GAME.check(own) == "circuit"
    table = Table(own, "grinder C1")
    table.die("yellow")
    table.check("grinder C9 life 6")
    assert table.may("pentacle")


def test_the_six_circuits_satisfy_the_rulebook_examples() -> None:
    features = GAME.words["feature"]
    for name, cells in {
        "kaldheira": {"E5": "lava", "F6": "lava", "D4": "plain"},
        "lagoon": {"B8": "pirates", "C9": "pirates", "D10": "plain"},
        "moltenchest": {"A3": "super_right", "D6": "plain", "D8": "plain"},
        "bankog": {"D6": "statue", "C5": "plain"},
        "anglieh": {"D6": "pentacle", "D10": "pentacle", "D4": "plain"},
        "estenguard": {"D4": "ice", "D6": "ice", "D8": "plain"},
    }.items():
        course = GAME.setup(3, {"circuit": name})
        for cell, feature in cells.items():
            number = GAME.words["cell"].index(cell)
            assert features[course.feature[number]] == feature


def test_cards_of_ones_own_change_the_figures() -> None:
    own = cards(speed_potion={"steps": 3}, theft={"copies": 3})
    assert GAME.check(own) == "cards"
    table = Table("bankog", "grinder A1", cards=own)
    table.card("speed_potion", "F")
    table.check("grinder A7")
    assert sum(table.race.course.copies) == 15


@pytest.mark.parametrize(
    ("own", "problem"),
    [
        ({"card": []}, "rows"),
        ({"card": "none"}, "rows"),
        ({**cards(), "deck": 1}, "unknown-entry"),
        (cards(theft={"copies": 10}), "number"),
        (cards(speed_potion={"steps": 0}), "number"),
        (cards(fireball={"range": True}), "number"),
        (cards(fireball={"effect": "run"}), "row"),
        (cards(fireball={"steps": 2}), "row"),
    ],
)
def test_wrong_cards_are_refused(own: dict[str, Any], problem: str) -> None:
    with pytest.raises(BadBoard) as caught:
        GAME.check(own)
    assert caught.value.arguments["problem"] == problem
    for language in ("en", "fr"):
        assert caught.value.say(language)


def test_two_switches_do_not_fit_the_grand_slam() -> None:
    for key in ("lap_may_drop_below_one", "swap_counts_line"):
        GAME.setup(3, {key: False})
        with pytest.raises(BadOption, match=key):
            GAME.setup(3, {key: False, "grand_slam": True})


def test_the_same_circuit_of_ones_own_twice_is_refused_in_the_grand_slam() -> None:
    own = {"lava": ["C5"]}
    GAME.setup(3, {"grand_slam": True, "circuit": own})
    with pytest.raises(BadOption, match="circuit_2"):
        GAME.setup(3, {"grand_slam": True, "circuit": own, "circuit_2": dict(own)})
