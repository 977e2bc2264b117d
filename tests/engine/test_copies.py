"""Positions as counts: how they are copied, hidden, dealt again and ranked."""

from __future__ import annotations

from pathlib import Path

import copies
import pytest

from hippodrome.engine.chance import Scripted, Seeded
from hippodrome.engine.hands import deal, hide
from hippodrome.engine.ints import altered, ints, lay, places, room, written
from hippodrome.engine.registry import game as game_named
from hippodrome.engine.registry import residents
from hippodrome.engine.state import State


@pytest.mark.parametrize("path", sorted(copies.modules()), ids=lambda path: path.parts[-3])
def test_copies_are_those_of_the_fields(path: Path) -> None:
    assert path.read_text("utf-8") == copies.modules()[path], "run tools/copies.py"


@pytest.mark.parametrize("name", sorted(residents()))
def test_clones_stay_as_they_are_while_the_race_goes_on(name: str) -> None:
    """What clones share with the race (`SHARED`) has to be replaced there, not written into."""
    game = game_named(name)
    for players in game.players:
        luck, pick = Seeded(1, players), Seeded(1, players, "bots")
        state = game.start(game.setup(players, {}), luck)
        while not state.over:
            clone = state.clone()
            stood = clone.pack()
            choices = state.choices()
            state.take(choices[pick.below(len(choices))], luck)
            assert clone.pack() == stood


@pytest.mark.parametrize("name", sorted(residents()))
def test_a_position_written_out_has_the_bytes_of_its_fields(name: str) -> None:
    game = game_named(name)
    luck, pick = Seeded(2), Seeded(2, 0, "bots")
    state = game.start(game.setup(game.players[-1], {}), luck)
    while not state.over:
        assert state.pack() == State.pack(state)
        choices = state.choices()
        state.take(choices[pick.below(len(choices))], luck)


def test_a_row_of_numbers_may_be_longer_than_the_room_that_is_there() -> None:
    row = room(3000)
    assert (len(row), lay(row, 1, ints([7, -8])), list(row[:5])) == (3000, 4, [0, 2, 7, -8, 0])
    assert written(row)[8:32] == b"".join(number.to_bytes(8, "little", signed=True) for number in (2, 7, -8))
    assert list(room(2)) == [0, 0], "what was cut before is not written into"


def test_an_altered_list_is_another_one() -> None:
    values = ints([4, 5, 6])
    assert (list(altered(values, 1, 9)), list(values)) == ([4, 9, 6], [4, 5, 6])


def test_hands_are_hidden_from_others_and_dealt_again_as_large_as_they_were() -> None:
    hands, hidden, pile = ints([1, 1, 2, 0]), ints([0, 0]), ints([0, 3])
    hide(hands, hidden, pile, 2, 0)
    assert (list(hands), list(hidden), list(pile)) == ([1, 1, 0, 0], [0, 2], [2, 3])
    deal(hands, hidden, pile, 2, Scripted([0, 1]))
    assert (list(hands), list(hidden), list(pile)) == ([1, 1, 1, 1], [0, 0], [1, 2])


def test_equal_standings_share_a_place() -> None:
    assert list(places(ints([3, 9, 3, -1]))) == [2, 1, 2, 4]
