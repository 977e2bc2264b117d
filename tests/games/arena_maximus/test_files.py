"""Tiles, cards and chariots of one's own, and what is said when they are wrong."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from games.arena_maximus.positions import GAME
from hippodrome.engine.chance import Seeded
from hippodrome.engine.errors import BadBoard
from hippodrome.games.arena_maximus import box
from hippodrome.games.arena_maximus.rules.arena import Arena
from hippodrome.games.arena_maximus.rules.race import ArenaRace


def changed(name: str, path: str, value: object) -> dict[str, Any]:
    """One of the game's own files with another value at `part.entry`; None takes it out."""
    table: dict[str, Any] = deepcopy(box.read(name))
    part, _, entry = path.partition(".")
    inner = table[part] if entry else table
    if value is None:
        del inner[entry or part]
    else:
        inner[entry or part] = value
    return table


@pytest.mark.parametrize("name", ["tiles", "cards", "chariots"])
def test_our_own_files_pass_and_are_known_by_their_entries(name: str) -> None:
    table = deepcopy(box.read(name))
    assert GAME.check_file(table) == name
    setup = GAME.setup(4, {name: table})
    assert isinstance(setup, Arena)
    assert setup.card_copies == box.build(4, GAME.read_options(4)).card_copies


def test_a_changed_file_changes_the_race() -> None:
    tiles = {"straight": {"R1": 13}, "curved": {"HFF": 18}}
    cards = changed("cards", "copies.magic", 40)
    chariots = changed("chariots", "dwarf.chariot", 3)
    setup = GAME.setup(4, {"tiles": tiles, "cards": cards, "chariots": chariots})
    assert isinstance(setup, Arena)
    race = GAME.start(setup, Seeded(2))
    assert isinstance(race, ArenaRace)
    assert [setup.face_ids[race.ring[tile]] for tile in (1, 2, 3)] == ["R1"] * 3
    assert (setup.card_copies[10], setup.hull[0]) == (40, 3)


@pytest.mark.parametrize(
    ("table", "problem"),
    [
        (changed("tiles", "straight.R0", 1), "tiles-face"),
        (changed("tiles", "curved.HFLT", 1), "tiles-face"),
        (changed("tiles", "straight.E", 0), "tiles-few"),
        (changed("tiles", "straight.E", -1), "number"),
        (changed("tiles", "straight", [1]), "entries"),
        (changed("tiles", "curved", None), "entries"),
        (changed("cards", "copies.magic", 1.5), "number"),
        (changed("cards", "effects.haste", 0), "number"),
        (changed("cards", "symbols.haste", "moon"), "word"),
        (changed("cards", "effects", None), "entries"),
        (changed("chariots", "elf.beast", 6), "number"),
        (changed("chariots", "elf.symbol", "moon"), "word"),
        (changed("chariots", "elf.driver", None), "entries"),
        ({"pieces": 3}, "unknown-file"),
    ],
)
def test_a_wrong_file_is_refused_by_name(table: dict[str, Any], problem: str) -> None:
    with pytest.raises(BadBoard) as caught:
        GAME.check_file(table)
    assert caught.value.arguments["problem"] == problem


def test_too_few_cards_for_so_many_players() -> None:
    copies = dict.fromkeys(box.read("cards")["copies"], 2)
    table = {**deepcopy(box.read("cards")), "copies": copies}
    assert GAME.check_file(table) == "cards"
    with pytest.raises(BadBoard):
        GAME.setup(5, {"cards": table})
    assert GAME.setup(2, {"cards": table})
