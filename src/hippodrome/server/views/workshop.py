"""A board on its workbench, as the page sees it."""

from __future__ import annotations

import logging
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from typing import Any

from pydantic_core import to_json

from hippodrome.engine.errors import BadBoard, HippodromeError
from hippodrome.engine.game import Game
from hippodrome.engine.models import likeness, model, own_options, supplied
from hippodrome.engine.options import Option
from hippodrome.engine.workshop import Board, Workbench, look, workbench
from hippodrome.server.wire.bounds import bounded_options
from hippodrome.server.wire.workshop import BoardAsked

log = logging.getLogger(__name__)

MOST_FLAWS = 60
"""More are not told at once."""


@contextmanager
def understood(game: Game) -> Iterator[None]:
    """A board of one's own may be anything: what trips over it is its fault."""
    try:
        yield
    except HippodromeError:
        raise
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
        log.info("an own board was refused", extra={"game": game.name, "error": type(error).__name__})
        raise BadBoard(problem="form") from error


def drawn(game: Game, asked: BoardAsked, language: str) -> bytes:
    """The board that was asked for, changed as wanted, as JSON (`BoardDrawn`)."""
    with understood(game):
        bench, board = _begun(game, asked)
        views = bench.views(board)
        view = asked.view if asked.view in views else views[0]
        if asked.change is not None:
            with game.naming():
                board = bench.change(board, view, asked.change.part, asked.change.key, asked.change.value)
            bounded_options(board)
        return to_json(_told(game, bench, board, view, language))


def _begun(game: Game, asked: BoardAsked) -> tuple[Workbench, Board]:
    """The workbench that is meant, and the board on it before anything is changed."""
    if not game.workbenches:
        raise BadBoard(problem="no-own-boards")
    if asked.board is None:
        bench = game.workbenches[0] if asked.option is None else workbench(game, asked.option)
        return bench, game.own(tomllib.loads(model(game, bench.option, asked.like)))
    with game.naming():
        board = game.own(asked.board)
    if asked.option is not None:
        return workbench(game, asked.option), board
    return max(game.workbenches, key=lambda bench: likeness(game, _option(game, bench), board)), board


def _option(game: Game, bench: Workbench) -> Option:
    return next(option for option in own_options(game) if option.key == bench.option)


def _told(game: Game, bench: Workbench, board: Board, view: str, language: str) -> dict[str, Any]:
    sketch = look(game, bench, board, view)
    return {
        "game": game.name,
        "option": bench.option,
        "kinds": [other.option for other in game.workbenches],
        "supplied": supplied(game, _option(game, bench)),
        "board": board,
        "view": view,
        "views": bench.views(board),
        "scene": None if sketch.scene is None else sketch.scene.to_json(),
        "properties": [asdict(one) for one in bench.properties],
        "brushes": [asdict(one) for one in bench.brushes],
        "deeds": [asdict(one) for one in bench.deeds],
        "lift": bench.lift,
        "parts": [asdict(one) for one in sketch.parts],
        "pieces": [asdict(one) for one in sketch.pieces],
        "joints": [asdict(one) for one in sketch.joints],
        "whole": sketch.whole,
        "facts": [asdict(one) for one in sketch.facts],
        "flaws": [{"message": flaw.error.say(language), "places": flaw.places} for flaw in sketch.flaws[:MOST_FLAWS]],
        "doubts": [] if sketch.flaws else [doubt.say(language) for doubt in game.remarks(board)],
        "options": bench.options(board, view),
    }
