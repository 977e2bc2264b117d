"""The contract of a game (`engine/game.py`), checked: what is missing is named before anybody relies on it.

The declaration is checked when a game is first asked for (`check_declaration`). What only positions can show
is looked for by `hippodrome.testing`, with `scene_faults` for what a scene must keep.
"""

from __future__ import annotations

from collections.abc import Iterator

from hippodrome.engine.errors import HippodromeError, IncompleteGame
from hippodrome.engine.events import MOST_PARTS, RACER, TURN
from hippodrome.engine.game import Game
from hippodrome.engine.lesson import lesson_of
from hippodrome.engine.moods import HOUSE
from hippodrome.engine.scene import SLOTS, Scene, panel_id, piece_id, stage
from hippodrome.engine.state import State
from hippodrome.engine.words import LANGUAGES

DECLARED = (
    "name", "rules_version", "data_version", "players", "minutes", "mood", "options", "actions", "most_choices",
    "most_decisions", "secrets", "events", "words", "heuristic",
)  # fmt: skip
"""What a game's class must say; everything else has a default."""
SHARED_WORDS = ("number", "seat")
"""How a part of an event may be read without a vocabulary of the game's."""

Fault = tuple[str, str]
"""A problem of `error-incomplete-game`, and the thing it is about."""


def check_declaration(game: object, name: str) -> Game:
    """The game, if its declaration holds all that the contract asks for; `IncompleteGame` names the first fault."""
    for problem, thing in _faults(game, name):
        raise IncompleteGame(game=name, problem=problem, thing=thing)
    assert isinstance(game, Game)
    return game


def _faults(game: object, name: str) -> Iterator[Fault]:
    if not isinstance(game, Game):
        yield "no-game", type(game).__name__
        return
    yield from (("undeclared", entry) for entry in DECLARED if not hasattr(game, entry))
    if game.name != name:
        yield "name", game.name
    yield from _bounds(game)
    yield from _vocabularies(game)
    yield from _events(game)
    yield from _doubles("option", [option.key for option in game.options])
    yield from _folder(game)
    yield from _own_files(game)
    yield from _workbenches(game)
    yield from _lesson(game)


def _bounds(game: Game) -> Iterator[Fault]:
    rising = tuple(count for count in range(1, SLOTS + 1) if count in game.players)
    if not rising or game.players != rising:
        yield "players", str(game.players)
    if not 2 <= game.most_choices <= game.actions:
        yield "choices", str(game.most_choices)
    if not 0 < game.minutes[0] <= game.minutes[1]:
        yield "minutes", str(game.minutes)


def _vocabularies(game: Game) -> Iterator[Fault]:
    if not game.words.get(RACER):
        yield "racers", RACER
    yield from (("literal", name) for name in sorted(game.literal - set(game.words)))


def _events(game: Game) -> Iterator[Fault]:
    yield from _doubles("event", [kind.key for kind in game.events])
    turn = next((kind for kind in game.events if kind.key == TURN), None)
    if turn is None or not turn.parts or turn.parts[0].words != RACER:
        yield "turn", TURN
    racers = {kind.key for kind in game.events if any(part.words == RACER for part in kind.parts)}
    yield from (("omen", omen.event) for omen in game.omens if omen.event not in racers)
    for kind in game.events:
        if len(kind.parts) > MOST_PARTS:
            yield "parts", kind.key
        for part in kind.parts:
            if part.words not in SHARED_WORDS and part.words not in game.words:
                yield "vocabulary", f"{kind.key}.{part.name}: {part.words}"


def _folder(game: Game) -> Iterator[Fault]:
    try:
        texts = game.folder / "text"
    except TypeError:
        yield "package", type(game).__module__
        return
    yield from (("text", f"text/{name}.ftl") for name in LANGUAGES if not (texts / f"{name}.ftl").is_file())
    if game.mood != HOUSE and not (game.folder / "art" / "mood.toml").is_file():
        yield "mood", game.mood


def _own_files(game: Game) -> Iterator[Fault]:
    """Where a file of one's own is taken, there is one of the game's to start from (`engine/models.py`)."""
    for option in game.options:
        files = {option.data_file(value) for value in option.values} if option.own else set[str]()
        there = all((game.folder / "data" / f"{file}.toml").is_file() for file in files)
        if option.own and not (option.file and there):
            yield "own-file", option.key


def _workbenches(game: Game) -> Iterator[Fault]:
    """What is made at a workbench is a file that the game takes."""
    taken = {option.key for option in game.options if option.own}
    yield from (("workbench", bench.option) for bench in game.workbenches if bench.option not in taken)
    yield from _doubles("workbench", [bench.option for bench in game.workbenches])


def _lesson(game: Game) -> Iterator[Fault]:
    try:
        lesson_of(game)
    except (HippodromeError, ValueError) as error:
        yield "lesson", error.say("en") if isinstance(error, HippodromeError) else str(error)


def _doubles(what: str, keys: list[str]) -> Iterator[Fault]:
    yield from ((f"{what}-twice", key) for key in sorted(set(keys)) if keys.count(key) > 1)


def scene_faults(game: Game, state: State, scene: Scene) -> list[str]:
    """What a scene lacks of what everybody relies on: one piece and one panel a racer, the mood, the stage."""
    return [*_racer_faults(game, state, scene), *_stage_faults(game, scene)]


def _racer_faults(game: Game, state: State, scene: Scene) -> Iterator[str]:
    pieces = {piece.id: piece for piece in scene.pieces}
    panels = {panel.id: panel for panel in scene.panels}
    for owner, name in game.racers(state):
        if name not in game.words[RACER]:
            yield f"racer {name} is not in the vocabulary {RACER}"
            continue
        number = game.words[RACER].index(name)
        piece, panel = pieces.pop(piece_id(number), None), panels.pop(panel_id(number), None)
        if piece is None or panel is None:
            yield f"{name} has no {piece_id(number)} or no {panel_id(number)}"
        elif panel.piece != piece.id or panel.slot != piece.slot or not panel.seat == piece.seat == owner:
            yield f"{panel.id} and {piece.id} differ in piece, slot or seat ({owner})"
    yield from (f"{id} is nobody's" for id in (*pieces, *panels))
    slots = [panel.slot for panel in scene.panels]
    if len(set(slots)) < len(slots) or not all(1 <= slot <= SLOTS for slot in slots):
        yield f"slots {slots} are not each racer's own, 1 to {SLOTS}"


def _stage_faults(game: Game, scene: Scene) -> Iterator[str]:
    if scene.mood != game.mood:
        yield f"mood {scene.mood} instead of {game.mood}"
    counted = [chip for chip in scene.chips if stage(chip) is not None]
    if len(counted) != 1:
        yield f"{len(counted)} chips count the round or lap, instead of one"
