"""Workbenches: whatever is changed, a board is drawn, told right or wrong, and goes into a file and comes out the same."""

from __future__ import annotations

import copy
import random
import tomllib

import pytest

from hippodrome.engine import registry
from hippodrome.engine.errors import BadBoard, HippodromeError
from hippodrome.engine.game import Game
from hippodrome.engine.models import model, own_options, supplied
from hippodrome.engine.words import LANGUAGES, game_words
from hippodrome.engine.workshop import Board, Part, Plain, Property, Workbench, look

BENCHES = [(game, bench) for game in registry.all_games() for bench in game.workbenches]
on_every_bench = pytest.mark.parametrize(
    ("game", "bench"), BENCHES, ids=[f"{game.name}-{bench.option}" for game, bench in BENCHES]
)


def begun(game: Game, bench: Workbench, like: str | None = None) -> Board:
    """A supplied board."""
    return game.own(tomllib.loads(model(game, bench.option, like)))


def some_value(chance: random.Random, declared: Property, now: Plain) -> Plain:
    if declared.none and chance.random() < 0.3:
        return None
    if declared.words:
        return chance.choice(declared.words).value
    if declared.low is not None and declared.high is not None:
        wanted = chance.randint(declared.low, min(declared.high, 99))
        if isinstance(now, int) and chance.random() < 0.8:
            wanted = now + chance.randint(-30, 30)
        return min(max(wanted, declared.low), declared.high)
    return chance.random() < 0.5


def changed(chance: random.Random, bench: Workbench, board: Board, view: str, parts: tuple[Part, ...]) -> Board:
    """A board after something was tried with one of its parts."""
    part = chance.choice(parts)
    keys = [*part.values, *part.deeds]
    key = chance.choice(keys)
    declared = next((one for one in bench.properties if one.key == key), None)
    value = None if declared is None else some_value(chance, declared, part.values[key])
    before = copy.deepcopy(board)
    try:
        made = bench.change(board, view, part.id, key, value)
    except BadBoard:
        made = board
    assert board == before
    return made


def raceable(game: Game, bench: Workbench, board: Board, view: str) -> bool:
    try:
        game.check(board)
        game.setup(game.usual_players, bench.options(board, view))
    except HippodromeError:
        return False
    return True


@on_every_bench
def test_every_supplied_board_is_good_and_drawn(game: Game, bench: Workbench) -> None:
    option = next(option for option in own_options(game) if option.key == bench.option)
    for like in supplied(game, option):
        board = begun(game, bench, like)
        for view in bench.views(board):
            sketch = look(game, bench, board, view)
            assert not sketch.flaws
            assert sketch.scene is None or not sketch.scene.faults()
            assert sketch.scene is None or {part.id for part in sketch.parts} <= set(sketch.scene.ids())


@on_every_bench
def test_whatever_is_changed_the_board_is_drawn_and_judged_as_a_race_would(game: Game, bench: Workbench) -> None:
    chance = random.Random(f"{game.name} {bench.option}")
    for _ in range(4):
        board = begun(game, bench)
        view = chance.choice(bench.views(board))
        for _ in range(12):
            sketch = look(game, bench, board, view)
            assert sketch.scene is None or not sketch.scene.faults()
            known = {part.id for part in sketch.parts}
            assert all(set(flaw.places) <= known for flaw in sketch.flaws)
            if not raceable(game, bench, board, view):
                assert sketch.flaws
            for flaw in sketch.flaws:
                assert all(not flaw.error.say(language).startswith(("error-", "board-")) for language in LANGUAGES)
            board = changed(chance, bench, board, view, sketch.parts)


@on_every_bench
def test_what_is_said_at_a_workbench_is_said_in_both_languages(game: Game, bench: Workbench) -> None:
    board = begun(game, bench)
    sketch = look(game, bench, board, bench.views(board)[0])
    titles = [
        *(one.title for one in bench.properties),
        *(shade.title for one in bench.properties for shade in one.words),
        *(one.title for one in bench.brushes),
        *(one.title for one in bench.deeds),
        *(one.title for one in sketch.parts),
        *(one.title for one in sketch.stock),
    ]
    for language in LANGUAGES:
        assert all(game_words(game, language).has(title.key) for title in titles if title.key)


@on_every_bench
def test_what_is_not_there_cannot_be_changed(game: Game, bench: Workbench) -> None:
    board = begun(game, bench)
    view = bench.views(board)[0]
    part = look(game, bench, board, view).parts[0]
    declared = next(one for one in bench.properties if one.key in part.values)
    wrong: Plain = "no such word" if declared.words else 10**7 if declared.high else 3
    for where, key, value in (
        ("space:nowhere", declared.key, None),
        (part.id, "nothing", 1),
        (part.id, declared.key, wrong),
    ):
        with pytest.raises(BadBoard):
            bench.change(board, view, where, key, value)
