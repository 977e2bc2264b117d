"""A moment of a race, or a bare board, as a drawing of its own."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Literal

from hippodrome.draw.board import Board
from hippodrome.draw.ground import ground
from hippodrome.draw.palette import Palette
from hippodrome.draw.pen import Pen
from hippodrome.draw.screen import HEIGHT, WIDTH, Screen
from hippodrome.draw.show import Line, Show
from hippodrome.engine.chance import Seeded
from hippodrome.engine.compose import compose, steps
from hippodrome.engine.events import RACER, Event
from hippodrome.engine.game import Game
from hippodrome.engine.record import Record
from hippodrome.engine.scene import Drawing, Move, Rect, Scene, piece_id
from hippodrome.engine.state import NOBODY, Observation
from hippodrome.engine.words import Words, game_words

_LOG = 14


def draw_race(
    record: Record,
    point: int | None = None,
    seat: int = int(NOBODY),
    language: str = "en",
    scheme: str = "light",
    *,
    staged: int | None = None,
    board_only: bool = False,
    fonts: bool = True,
) -> str:
    """A recorded race after `point` choices (default: all) as a seat sees it, or a spectator.

    `staged` draws the preview of one of the seat's choices. The file carries our two faces, 63 kB of it;
    without `fonts` it is half as large and looks as the viewer's machine has it.
    """
    game = record.declared
    at = len(record.moves) if point is None else point
    seen = Observation(record.fold(at), seat)
    told = record.until(at).events()
    words = game_words(game, language, "hippodrome.draw")
    scene = compose(game, seen, last_move(game, seen, told))
    if board_only:
        return draw_scene(scene, words, scheme, staged=staged, fonts=fonts)
    pen = Pen(Palette(scene.mood, scheme, scene.colours), words)
    log = tuple(_log(words, scene, told, tuple(record.seats)))
    Screen(Show(pen, scene, tuple(record.seats), log, staged)).draw()
    title = words.say("draw-title", {"game": words.say("game-title"), "point": at})
    return pen.document(WIDTH, HEIGHT, title, fonts=fonts)


def draw_board(
    game: Game,
    players: int,
    options: Mapping[str, object] | None = None,
    language: str = "en",
    scheme: str = "light",
    *,
    form: Literal["wide", "tall"] = "wide",
    fonts: bool = True,
) -> str:
    """The board of a game as it lies on the table before the race."""
    state = game.start(game.setup(players, options), Seeded(0))
    scene = game.scene(Observation(state, int(NOBODY)))
    words = game_words(game, language, "hippodrome.draw")
    return draw_scene(scene, words, scheme, form=form, fonts=fonts)


def draw_scene(
    scene: Scene,
    words: Words,
    scheme: str = "light",
    *,
    form: Literal["wide", "tall"] = "wide",
    staged: int | None = None,
    fonts: bool = True,
) -> str:
    """The board of a scene alone, in its wide or tall drawing."""
    drawing = choose_drawing(scene, form)
    pen = Pen(Palette(scene.mood, scheme, scene.colours), words)
    ground(pen, drawing, Rect(0, 0, drawing.width, drawing.height))
    Board(pen, scene, drawing, staged).draw()
    return pen.document(drawing.width, drawing.height, words.say("game-title"), fonts=fonts)


def choose_drawing(scene: Scene, form: str) -> Drawing:
    """The drawing of that form, or the only one there is."""
    return next((drawing for drawing in scene.drawings if drawing.form == form), scene.drawings[0])


def last_move(game: Game, seen: Observation, told: list[list[Event]]) -> list[Event]:
    """The events of the last choice after which something moved on the board."""
    for events in reversed(told):
        if any(isinstance(step, Move) for step in steps(game, seen, events)):
            return events
    return []


def _log(words: Words, scene: Scene, told: list[list[Event]], seats: tuple[str, ...]) -> Iterator[Line]:
    """The last events in words, newest first, as the seat may know them."""
    events = [event.seen(scene.seat) for events in told for event in events]
    for event in events[: -_LOG - 1 : -1]:
        yield Line(_mover(event, scene), words.event(event, seats))


def _mover(event: Event, scene: Scene) -> str:
    """The piece an event is about: its racer's, or that of the player it names."""
    for name, kind in event.words.items():
        racer = event.args[name]
        if kind == RACER and racer is not None:
            return piece_id(racer)
        if kind == "seat":
            return next((panel.piece for panel in scene.panels if panel.seat == event.args[name]), "")
    return ""
