"""What can be raced here: games, options, bots, words and drawings."""

from __future__ import annotations

from functools import cache
from importlib import resources as files
from importlib.resources.abc import Traversable
from typing import get_args

from pydantic_core import to_json

from hippodrome import bots
from hippodrome.engine import registry
from hippodrome.engine.game import Game
from hippodrome.engine.lesson import lesson_of
from hippodrome.engine.moods import mood_of
from hippodrome.engine.options import Option
from hippodrome.engine.words import LANGUAGES
from hippodrome.server.errors import NoSuchPage
from hippodrome.server.views.puzzles import count
from hippodrome.server.wire import messages
from hippodrome.server.wire.nouns import PROTOCOL, Phrase
from hippodrome.server.wire.resources import Catalogue, GameOffer, OptionOffer
from hippodrome.version import __version__


def catalogue(push_key: str | None, mail: bool) -> Catalogue:
    """Everything a page needs before there is a table."""
    return Catalogue(
        version=PROTOCOL,
        server=__version__,
        games=[offer(game) for game in registry.all_games()],
        bots=[name for name in bots.names() if all(bots.plays(name, game) for game in registry.all_games())],
        text={language: f"/api/text/{language}.ftl" for language in LANGUAGES},
        art={name: f"/api/art/{name}.svg" for name in drawings(files.files("hippodrome") / "draw" / "art")},
        phrases=list(get_args(Phrase)),
        push_key=push_key,
        mail=mail,
    )


@cache
def encoded(push_key: str | None, mail: bool) -> bytes:
    """The catalogue as JSON, made once."""
    return to_json(catalogue(push_key, mail))


@cache
def schema() -> bytes:
    """The socket's messages as JSON schema, made once."""
    return to_json(messages.schema())


def offer(game: Game) -> GameOffer:
    """A game as the catalogue tells it."""
    brought = mood_of(game)
    return GameOffer(
        name=game.name,
        mood=game.mood,
        night=brought is not None and brought.night,
        players=list(game.players),
        minutes=list(game.minutes),
        secrets=game.secrets,
        rules=game.rules_version,
        data=game.data_version,
        options=[_option(option) for option in game.options],
        words={vocabulary: list(ids) for vocabulary, ids in game.words.items()},
        literal=sorted(game.literal),
        windows=[window.key for window in game.windows if not window.own],
        lesson=_tasks(game),
        workshop=bool(game.workbenches),
        puzzles=count(game.name, ""),
        bots=[name for name in bots.names() if bots.plays(name, game)],
        text={language: f"/api/games/{game.name}/text/{language}.ftl" for language in LANGUAGES},
        art={name: f"/api/games/{game.name}/art/{name}.svg" for name in drawings(game.folder / "art")},
    )


def _tasks(game: Game) -> int:
    """How many things a game's lesson teaches."""
    lesson = lesson_of(game)
    return sum(len(drill.tasks) for drill in lesson.drills) if lesson is not None else 0


def _option(option: Option) -> OptionOffer:
    return OptionOffer(
        key=option.key,
        values=list(option.values),
        low=option.low,
        high=option.high,
        default=option.default if option.default is not None else (option.values[0] if option.values else None),
        for_players={str(players): list(values) for players, values in option.for_players.items()},
        own=option.own,
        advanced=option.advanced,
        picture=option.picture,
        seat=option.seat,
        cosmetic=option.cosmetic,
        only_if=option.only_if,
    )


def drawings(folder: Traversable) -> dict[str, Traversable]:
    """The drawings under a folder by name: `racer/drifter` is `racer/drifter.svg`."""
    return {name: file for name, file in _walk(folder, "") if name}


def _walk(folder: Traversable, path: str) -> list[tuple[str, Traversable]]:
    if not folder.is_dir():
        return []
    found: list[tuple[str, Traversable]] = []
    for item in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if item.is_dir():
            found += _walk(item, f"{path}{item.name}/")
        elif item.name.endswith(".svg"):
            found.append((f"{path}{item.name.removesuffix('.svg')}", item))
    return found


@cache
def drawing(game: str | None, name: str) -> str:
    """A drawing of a game, or one shared by all."""
    folder = files.files("hippodrome") / "draw" / "art" if game is None else registry.game(game).folder / "art"
    file = drawings(folder).get(name)
    if file is None:
        raise NoSuchPage()
    return file.read_text("utf-8")


@cache
def all_drawings(game: str | None) -> dict[str, str]:
    """Every drawing of a game, or every shared one, in one answer."""
    folder = files.files("hippodrome") / "draw" / "art" if game is None else registry.game(game).folder / "art"
    return {name: file.read_text("utf-8") for name, file in drawings(folder).items()}


@cache
def words(game: str, language: str) -> str:
    """A game's catalogue of words."""
    if language not in LANGUAGES:
        raise NoSuchPage()
    return (registry.game(game).folder / "text" / f"{language}.ftl").read_text("utf-8")
