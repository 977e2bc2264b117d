"""The scene: the oval of the circus, and what a viewer sees of a drive."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from typing import Any

import pytest

from games.chariot_race.positions import GAME, circus, started
from games.chariot_race.test_board import unstaggered
from hippodrome.engine.compose import compose
from hippodrome.engine.scene import Drawing, Scene
from hippodrome.engine.state import Observation
from hippodrome.engine.words import game_words
from hippodrome.games.chariot_race import box
from hippodrome.games.chariot_race.circuit import check_board
from hippodrome.games.chariot_race.face import board
from hippodrome.games.chariot_race.rules.track import Circus

LAP = check_board(box.read("board"))["AA"]


def scene_of(players: int = 6, **options: object) -> Scene:
    return GAME.scene(Observation(started(players, range(6), **options).race, -1))


def drawings(**options: Any) -> tuple[Drawing, ...]:
    return scene_of(**options).drawings


def corners(path: str) -> Iterator[tuple[float, float]]:
    for rest in re.findall(r"[MLA]([^MLAZ]*)", path):
        *_, x, y = rest.split()
        yield float(x), float(y)


@pytest.mark.parametrize("form", [0, 1])
def test_cells_touch_where_the_rules_say_so(form: int) -> None:
    """Neighbours share a stretch of border: a corner of one lies on the outline of the other."""
    shapes = {shape.cell.removeprefix("space:"): shape for shape in drawings()[form].shapes}
    for (lane, index), near in LAP.neighbours().items():
        here = shapes[f"{lane}{index}"]
        for other in near:
            there = shapes[f"{other[0]}{other[1]}"]
            gap = min(math.dist(a, b) for a in corners(here.outline) for b in corners(there.outline))
            assert gap < 45, (lane, index, other)
            assert math.dist((here.x, here.y), (there.x, there.y)) < 130


@pytest.mark.parametrize("form", [0, 1])
def test_the_stagger_is_drawn_in_order(form: int) -> None:
    """Round the spina the fronts follow one another as their numbers do."""
    drawing = drawings()[form]
    cx, cy = drawing.width / 2, drawing.height / 2
    turns = []
    for lane in "ICO":
        ends = [shape.way[-1] for shape in drawing.shapes if shape.cell.startswith(f"space:{lane}")]
        angles = [math.atan2(cy - y, x - cx) for x, y in ends]
        turned = sum((b - a) % (2 * math.pi) for a, b in zip(angles, angles[1:] + angles[:1], strict=True))
        turns.append(round(turned / (2 * math.pi)))
    assert turns == [1, 1, 1]


def test_bends_begin_at_the_numbered_rows() -> None:
    setup = GAME.setup(4)
    assert isinstance(setup, Circus)
    assert [round(tick) for tick in board.bends(setup)] == [0, 385, 1015, 1855, 2485, 2940]


def test_a_board_of_ones_own_is_drawn() -> None:
    scene = scene_of(board=unstaggered())
    assert scene.faults() == []
    assert len(scene.cells) == 60
    assert scene.chips[0].key == "chip-circuit-own"


@pytest.mark.parametrize("circuit", ["AA", "BB"])
def test_pillars_and_numbers_are_printed(circuit: str) -> None:
    scene = scene_of(circuit=circuit)
    pillars = [cell.id for cell in scene.cells if cell.marks and cell.marks[0].art == "pillar"]
    assert len(pillars) == (6 if circuit == "BB" else 0)
    assert scene.cell("space:O4").marks[0].text.plain == "7"
    assert scene.cell("space:O28").name.key == "space-start"


def test_dice_show_what_is_picked_and_what_is_spent() -> None:
    table = circus("blue C10/0 V2").begin("blue", "TURN ATTACK TURN ATTACK PM").choose("pick 1")
    states = [die.state for die in GAME.scene(Observation(table.race, 0)).dice]
    assert states == ["idle", "active", "idle", "idle", "idle"]
    driving = circus("blue C10/0 V3").drive("blue", "TURN ATTACK TURN ATTACK PM", "i", plus=0)
    states = [die.state for die in GAME.scene(Observation(driving.race, 0)).dice]
    assert states == ["used", "idle", "active", "idle", "used"]
    spent = circus("blue C10/0 V3").drive("blue", "PM PM TURN FORTUNE FORTUNE", plus=1)
    states = [die.state for die in GAME.scene(Observation(spent.race, 0)).dice]
    assert states == ["used", "used", "active", "used", "used"]
    fast = circus("blue O20/0 V9").begin("blue", "TURN TURN TURN")
    assert [die.state for die in GAME.scene(Observation(fast.race, 0)).dice][3:] == ["free", "free"]


def test_the_draft_lays_the_boards_out() -> None:
    table = started(4, [0], side="black").choose("board green")
    scene = compose(GAME, Observation(table.race, 1))
    assert scene.faults() == []
    assert [card.id for card in scene.cards] == ["card:blue", "card:red", "card:brown", "card:yellow", "card:purple"]
    assert [panel.id for panel in scene.panels] == ["racer:2"]


def test_gaps_grow_from_place_to_place() -> None:
    """A cell of the inner lane is longer in the curves: gaps count in one measure for all."""
    table = circus("blue O20/0", "red O7/0", "green I5/0", "yellow O6/0", "purple I4/0").begin("blue")
    panels = GAME.scene(Observation(table.race, 0)).panels
    assert [panel.rank for panel in panels] == [1, 2, 3, 4, 5, 6]
    gaps = [figure.value for panel in panels for figure in panel.figures if figure.name == "gap"]
    assert len(gaps) == 4
    assert gaps == sorted(gaps)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_rules_tell_the_dice_of_the_boards(language: str) -> None:
    guide = {entry.name.key: entry.help for entry in scene_of().guide}
    words = game_words(GAME, language)
    assert "0–5 → 5, 6–7 → 4, 8–9 → 3, 10–11 → 2, 12 → 1" in words.text(guide["guide-chariots"])
    numbers = [int(number) for number in re.findall(r"\d+", words.say("rules-4.text"))]
    assert numbers[:14] == [5, 5, 4, 6, 7, 3, 8, 9, 2, 10, 11, 1, 12, 2]
    black = {entry.name.key: words.text(entry.help) for entry in scene_of(side="black").guide}
    assert "0–6 → 5, 7–8 → 4, 9–10 → 3, 11 → 2" in black["racer-brown"]
    assert black["racer-yellow"].endswith(": 1 → 1, 3 → 4, 6 → 8, 9 → 12.")
