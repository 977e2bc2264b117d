"""Files to start from: whoever changes nothing in one has the supplied board."""

from __future__ import annotations

import tomllib
from typing import ClassVar

from hippodrome import new
from hippodrome.engine.game import NAMED, Game
from hippodrome.engine.models import likeness, model, own_options, supplied
from hippodrome.testing.races import first, play_on

SOME = 40
"""Choices after which two races that are still alike are taken for the same."""


class Models:
    """Every supplied board, circuit and deck, as a file of one's own."""

    game: ClassVar[Game]

    def test_a_file_to_start_from_is_good_and_races_as_the_supplied_one(self) -> None:
        for option in own_options(self.game):
            for value in supplied(self.game, option):
                table = tomllib.loads(model(self.game, option.key, value))
                assert table[NAMED] == self.game.name
                assert self.game.check(table) == option.key
                assert self.game.remarks(table) == ()
                assert likeness(self.game, option, table) >= 1
                ours = new(self.game.name, seed=1, options={option.key: value})
                mine = new(self.game.name, seed=1, options={option.key: table})
                play_on(ours, first, SOME)
                play_on(mine, first, SOME)
                assert mine.state == ours.state
