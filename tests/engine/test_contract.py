"""A game that does not keep the contract is told what it lacks, before anybody relies on it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import pytest

import hippodrome
from hippodrome import game, names, new
from hippodrome.engine.contract import check_declaration, scene_faults
from hippodrome.engine.errors import IncompleteGame
from hippodrome.engine.events import kind, numbered
from hippodrome.engine.game import Game
from hippodrome.engine.options import Option
from hippodrome.engine.scene import Scene, Text

SOUND = game("scrap_racer")
EVENTS = SOUND.events
ENGINE = Path(hippodrome.__file__).parent / "engine"
NO_TURN = tuple(shape for shape in EVENTS if shape.key != "turn")


def changed(**attributes: object) -> Game:
    """Scrap Racer, declared otherwise."""
    made = type(SOUND)()
    for name, value in attributes.items():
        setattr(made, name, value)
    return made


@pytest.mark.parametrize(
    ("attributes", "problem", "thing"),
    [
        ({"name": "chess"}, "name", "chess"),
        ({"events": NO_TURN}, "turn", "turn"),
        ({"events": (*NO_TURN, kind("turn"))}, "turn", "turn"),
        ({"events": (*NO_TURN, kind("turn", "round", "racer:racer"))}, "turn", "turn"),
        ({"events": (*EVENTS, kind("turn", "racer:racer"))}, "event-twice", "turn"),
        ({"events": (*EVENTS, kind("blown", *"abcdefg"))}, "parts", "blown"),
        ({"events": (*EVENTS, kind("blown", "by:wind"))}, "vocabulary", "blown.by: wind"),
        ({"words": {**SOUND.words, "racer": ()}}, "racers", "racer"),
        ({"literal": frozenset({"wind"})}, "literal", "wind"),
        ({"players": (4, 2)}, "players", "(4, 2)"),
        ({"players": (2, 7)}, "players", "(2, 7)"),
        ({"most_choices": 1}, "choices", "1"),
        ({"minutes": (30, 20)}, "minutes", "(30, 20)"),
        ({"options": (Option("laps", values=(1,)), Option("laps", values=(2,)))}, "option-twice", "laps"),
        ({"mood": "gloom", "folder": ENGINE}, "mood", "gloom"),
        ({"folder": Path("nowhere")}, "text", "text/en.ftl"),
    ],
)  # fmt: skip
def test_what_is_missing_is_named(attributes: Mapping[str, object], problem: str, thing: str) -> None:
    with pytest.raises(IncompleteGame) as told:
        check_declaration(changed(**attributes), "scrap_racer")
    assert told.value.arguments == {"game": "scrap_racer", "problem": problem, "thing": thing}
    for language in ("en", "fr"):
        assert thing in told.value.say(language)
        assert not told.value.say(language).endswith(f": {problem} ({thing})."), "the problem has no words"


def test_every_attribute_must_be_said() -> None:
    abstract = type("Abstract", (Game,), {name: lambda self: None for name in Game.__abstractmethods__})()
    with pytest.raises(IncompleteGame) as told:
        check_declaration(abstract, "abstract")
    assert told.value.arguments == {"game": "abstract", "problem": "undeclared", "thing": "name"}


def test_a_game_lies_in_a_package_of_its_own() -> None:
    with pytest.raises(IncompleteGame) as told:
        check_declaration(type("Moved", (type(SOUND),), {"__module__": "json.decoder"})(), "scrap_racer")
    assert told.value.arguments == {"game": "scrap_racer", "problem": "package", "thing": "json.decoder"}


def test_only_a_game_is_a_game() -> None:
    with pytest.raises(IncompleteGame) as told:
        check_declaration(None, "nothing")
    assert told.value.arguments["problem"] == "no-game"


@pytest.mark.parametrize("entry", ["nowhere:GAME", "json:GAME", "json:dumps"])
def test_a_package_without_its_game_is_named(tmp_path: Path, entry: str) -> None:
    """The error of a package on the side is one line that says which game it is."""
    folder = tmp_path / "lost-1.0.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text("Metadata-Version: 2.1\nName: lost\nVersion: 1.0\n", encoding="utf-8")
    (folder / "entry_points.txt").write_text(f"[hippodrome.games]\nlost_race = {entry}\n", encoding="utf-8")
    path = os.pathsep.join([str(Path(hippodrome.__file__).parents[1]), str(tmp_path)])
    told = subprocess.run(
        [sys.executable, "-m", "hippodrome.cli", "simulate", "lost_race"],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode == 2
    assert 'game "lost_race" does not keep the contract' in " ".join(told.stderr.split())


def seen(name: str) -> tuple[Game, hippodrome.Race, Scene]:
    race = new(name, seed=1)
    return race.game, race, race.game.scene(race.observe(-1))


@pytest.mark.parametrize("name", names())
def test_the_scenes_of_our_games_keep_it(name: str) -> None:
    declared, race, scene = seen(name)
    assert scene_faults(declared, race.state, scene) == []


def test_what_a_scene_lacks_is_named() -> None:
    declared, race, scene = seen("scrap_racer")

    def faults(**parts: object) -> list[str]:
        return scene_faults(declared, race.state, replace(scene, **parts))  # type: ignore[arg-type]

    first, *others = scene.panels
    name = declared.words["racer"][int(first.id.partition(":")[2])]
    assert faults(mood="sand") == ["mood sand instead of orbit"]
    assert faults(chips=()) == ["0 chips count the round or lap, instead of one"]
    assert faults(chips=(Text("a", {"lap": 1}), Text("b", {"round": 1})))[0].startswith("2 chips")
    assert faults(panels=tuple(others)) == [f"{name} has no {first.piece} or no {first.id}"]
    assert faults(panels=(replace(first, seat=5), *others)) == [
        f"{first.id} and {first.piece} differ in piece, slot or seat ({first.seat})"
    ]
    assert faults(panels=(replace(first, id="racer:99"), *others)) == [
        f"{name} has no {first.piece} or no {first.id}",
        "racer:99 is nobody's",
    ]
    crowded = tuple(replace(panel, slot=1) for panel in scene.panels)
    assert faults(panels=crowded)[-1] == "slots [1, 1, 1, 1] are not each racer's own, 1 to 6"


def test_the_numbers_of_events_are_checked_against_their_list() -> None:
    shapes = kind("turn", "racer:racer"), kind("crossed", "racer:racer")
    assert numbered((0, shapes[0]), (1, shapes[1])) == shapes
    with pytest.raises(ValueError, match='"crossed" has the number 2 but stands at place 1'):
        numbered((0, shapes[0]), (2, shapes[1]))
