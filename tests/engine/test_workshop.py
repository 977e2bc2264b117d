"""Workbenches: whatever is changed, a board is drawn, told right or wrong, and goes into a file and comes out the same."""

from __future__ import annotations

import copy
import json
import random
import tomllib

import pytest

from hippodrome.engine import registry
from hippodrome.engine.errors import BadBoard, HippodromeError
from hippodrome.engine.files import write_toml
from hippodrome.engine.game import NAMED, Game
from hippodrome.engine.models import model, own_options, supplied
from hippodrome.engine.setups import shared_setup
from hippodrome.engine.words import LANGUAGES, game_words
from hippodrome.engine.workshop import ALONE, JOIN, WHOLE, Board, Part, Plain, Property, Sketch, Workbench, look

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


def some_change(chance: random.Random, bench: Workbench, sketch: Sketch) -> tuple[str, str, Plain]:
    """Something that could be tried with a part, or with a piece of the box."""
    if sketch.joints and chance.random() < 0.4:
        joint = chance.choice(sketch.joints)
        if joint.takes:
            return chance.choice(list(joint.takes)), chance.choice((JOIN, ALONE)), joint.id
    whole = (Part(WHOLE, sketch.whole),) if sketch.whole else ()
    part = chance.choice((*sketch.parts, *whole))
    key = chance.choice([*part.values, *part.deeds])
    declared = next((one for one in bench.properties if one.key == key), None)
    return part.id, key, None if declared is None else some_value(chance, declared, part.values[key])


def changed(chance: random.Random, bench: Workbench, board: Board, view: str, sketch: Sketch) -> Board:
    """A board after something was tried with it."""
    part, key, value = some_change(chance, bench, sketch)
    before = copy.deepcopy(board)
    try:
        made = bench.change(board, view, part, key, value)
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
            laid = known | {piece.id for piece in sketch.pieces if piece.left}
            assert all(set(joint.takes) <= laid for joint in sketch.joints)
            twins = {twin for joint in sketch.joints for twin in joint.takes.values() if twin}
            assert twins <= {joint.id for joint in sketch.joints}
            if not raceable(game, bench, board, view):
                assert sketch.flaws
            for flaw in sketch.flaws:
                assert all(not flaw.error.say(language).startswith(("error-", "board-")) for language in LANGUAGES)
            board = changed(chance, bench, board, view, sketch)


@on_every_bench
def test_a_board_is_raced_on_in_whatever_order_its_entries_stand(game: Game, bench: Workbench) -> None:
    """Setups that tables and records share (`engine/setups.py`) have them sorted."""
    board = begun(game, bench)
    view = bench.views(board)[0]
    stirred = json.loads(json.dumps(board, sort_keys=True))
    assert not look(game, bench, stirred, view).flaws
    options = game.read_options(game.usual_players, bench.options(board, view))
    assert shared_setup(game.edition, game.usual_players, options).players == game.usual_players


@on_every_bench
def test_whatever_was_changed_goes_into_a_file_and_comes_out_the_same(game: Game, bench: Workbench) -> None:
    """Boards that cannot be raced on are kept, too: somebody goes on with them tomorrow."""
    option = next(option for option in own_options(game) if option.key == bench.option)
    chance = random.Random(f"files of {game.name} {bench.option}")
    made = 0
    for like in supplied(game, option):
        board = begun(game, bench, like)
        view = chance.choice(bench.views(board))
        for _ in range(40):
            text = write_toml({NAMED: game.name, **board})
            table = tomllib.loads(text)
            read = game.own(table)
            assert (read, table[NAMED]) == (board, game.name)
            assert write_toml(table) == text
            if made % 20 == 0:
                seen, shown = look(game, bench, read, view), look(game, bench, board, view)
                assert (seen.scene, seen.parts, seen.pieces) == (shown.scene, shown.parts, shown.pieces)
                assert [flaw.places for flaw in seen.flaws] == [flaw.places for flaw in shown.flaws]
                assert raceable(game, bench, read, view) == raceable(game, bench, board, view)
            before = board
            board = changed(chance, bench, board, view, bench.sketch(board, view))
            made += board != before
    assert made > 5


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
        *(one.title for one in sketch.pieces),
        *(one.title for one in sketch.joints),
        *(one.title for one in sketch.facts),
    ]
    for language in LANGUAGES:
        assert all(game_words(game, language).has(title.key) for title in titles if title.key)


@on_every_bench
def test_what_is_counted_of_a_board_is_told_while_it_is_made(game: Game, bench: Workbench) -> None:
    board = begun(game, bench)
    view = bench.views(board)[0]
    facts = look(game, bench, board, view).facts
    assert len({str(fact.title) for fact in facts}) == len(facts)
    assert all(fact.value >= 0 for fact in facts)


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


@on_every_bench
def test_a_piece_laid_with_its_twin_leaves_nothing_to_mend(game: Game, bench: Workbench) -> None:
    """Two are taken away together before, so that the box has some."""
    board = begun(game, bench)
    for _ in range(2):
        sketch = look(game, bench, board, "") if not bench.views(board)[0] else None
        deeds = [part.id for part in sketch.parts if "shrink" in part.deeds] if sketch else []
        if not deeds:
            return
        board = bench.change(board, "", deeds[0], "shrink", None)
    sketch = look(game, bench, board, "")
    assert not sketch.flaws
    pairs = [(what, joint.id) for joint in sketch.joints for what, twin in joint.takes.items() if twin]
    assert pairs
    for what, joint in pairs:
        assert not look(game, bench, bench.change(board, "", what, JOIN, joint), "").flaws
