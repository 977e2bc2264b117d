"""The scene's own form: JSON, schema, and the faults it finds in itself."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import jsonschema
import pytest

from hippodrome.engine.scene import (
    Card,
    Cell,
    Change,
    Decor,
    Drawing,
    Flash,
    Move,
    Offer,
    Panel,
    Pass,
    Piece,
    Pill,
    Rect,
    Roll,
    Scene,
    Shape,
    Stake,
    Text,
    plain,
)
from hippodrome.engine.schema import scene_schema

SCHEMA = Path(__file__).parent.parent.parent / "docs" / "scene.schema.json"

TWO_CELLS = Scene(
    mood="house",
    drawings=(
        Drawing("wide", 100, 50, (Shape("space:1", "M0 0Z", 20, 20, 10), Shape("space:2", "M9 9Z", 40.126, 20, 10)), 8),
    ),
    cells=(Cell("space:1", plain(1)), Cell("space:2", Text("cell-two", {"racer": ("racer", 3)}))),
    pieces=(Piece("piece:0", "wheel", 1, plain("A"), plain("Ann"), "space:1"),),
    panels=(Panel("racer:0", "piece:0", 1, plain("A"), "wheel", plain("Ann"), 0, 1),),
)


def test_the_published_schema_is_the_one_of_the_code() -> None:
    """`python -m hippodrome.engine.schema > docs/scene.schema.json` writes it anew."""
    assert json.loads(SCHEMA.read_text(encoding="utf-8")) == scene_schema()


def test_a_scene_as_json_is_plain_and_fits_the_schema() -> None:
    data = json.loads(json.dumps(TWO_CELLS.to_json()))
    assert data == TWO_CELLS.to_json()
    assert data["drawings"][0]["shapes"][1]["x"] == 40.13
    assert data["cells"][1]["name"] == {"key": "cell-two", "args": {"racer": ["racer", 3]}, "plain": ""}
    jsonschema.validate(data, scene_schema())


def test_the_schema_refuses_what_is_no_scene() -> None:
    data = TWO_CELLS.to_json()
    data["pieces"][0]["state"] = "flying"
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate(data, scene_schema())


def test_every_kind_of_step_is_told_apart_in_json() -> None:
    steps = (
        Move("piece:0", ("space:1", "space:2")),
        Pill("piece:0", plain("-1"), "danger"),
        Change("racer:0", "hull", -1),
        Roll("die:0", 4),
        Pass("pile:a", "racer:0"),
        Flash("space:1"),
    )
    data = replace(TWO_CELLS, trace=steps).to_json()
    assert [step["form"] for step in data["trace"]] == ["move", "pill", "change", "roll", "pass", "flash"]
    jsonschema.validate(data, scene_schema())


def test_a_sound_scene_has_no_faults() -> None:
    assert TWO_CELLS.faults() == []


def test_a_scene_names_its_faults() -> None:
    twice = replace(TWO_CELLS, cards=(Card("piece:0", "hand", plain("x")),))
    assert twice.faults() == ["piece:0 twice"]
    nowhere = replace(TWO_CELLS, offers=(Offer(7, plain("go"), targets=("space:9",)),))
    assert nowhere.faults() == ["offer 7 names space:9"]
    step = replace(TWO_CELLS, offers=(Offer(7, plain("go"), steps=(Move("piece:0", ("space:1", "space:3")),)),))
    assert step.faults() == ["a step of offer 7 names space:3"]
    drawing = replace(TWO_CELLS.drawings[0], under=(Decor("M0 0Z", fill="mauve"),))
    assert replace(TWO_CELLS, drawings=(drawing,)).faults() == ["tone mauve"]
    fewer = replace(TWO_CELLS.drawings[0], shapes=TWO_CELLS.drawings[0].shapes[:1])
    assert replace(TWO_CELLS, drawings=(fewer,)).faults() == ["the wide drawing does not show each cell once"]


def test_a_stake_names_cells_of_the_board() -> None:
    stake = Stake(plain("Last round: end past Ann to win"), 0, ("space:2",))
    assert replace(TWO_CELLS, stakes=(stake,)).faults() == []
    assert replace(TWO_CELLS, stakes=(replace(stake, cells=("space:7",)),)).faults() == ["a stake names space:7"]


def test_piece_and_panel_bear_the_sign_of_one_team() -> None:
    piece, panel = TWO_CELLS.pieces[0], TWO_CELLS.panels[0]
    scene = replace(TWO_CELLS, pieces=(replace(piece, team="sun"),), panels=(replace(panel, team="sun"),))
    assert scene.faults() == []
    assert replace(scene, panels=(panel,)).faults() == ["racer:0 and piece:0 are of different teams"]
    comet = replace(scene, pieces=(replace(piece, team="comet"),), panels=(replace(panel, team="comet"),))
    assert comet.faults() == ["piece:0 is of team comet"]


def test_who_waits_stands_on_a_ramp_and_on_no_cell() -> None:
    waiting = replace(TWO_CELLS.pieces[0], cell="", wait=1)
    scene = replace(TWO_CELLS, pieces=(waiting,))
    assert scene.faults() == ["the wide drawing has no ramp"]
    drawing = replace(TWO_CELLS.drawings[0], ramp=Rect(0, 40, 100, 10))
    assert replace(scene, drawings=(drawing,)).faults() == []
    elsewhere = replace(waiting, cell="space:1", wait=2)
    assert replace(scene, drawings=(drawing,), pieces=(elsewhere,)).faults() == [
        "piece:0 waits on space:1",
        "pieces wait at [2]",
    ]
