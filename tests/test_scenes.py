"""What holds for the scenes of all games, at any moment and for any seat."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from functools import cache

import jsonschema
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hippodrome import game, names, new
from hippodrome.draw import art, draw_race, draw_scene
from hippodrome.engine.compose import compose
from hippodrome.engine.scene import Die, Figure, Scene, Text
from hippodrome.engine.schema import scene_schema
from hippodrome.engine.state import Observation
from hippodrome.engine.words import LANGUAGES, game_words
from races import Moment, moments

DRAWN = [name for name in names() if game(name).scene(Observation(new(name, seed=0).state, -1)).drawings]
OPTIONAL = re.compile(r"\.(why|help)$")
every_game = pytest.mark.parametrize("name", DRAWN)


@st.composite
def views(draw: st.DrawFn, name: str) -> tuple[Moment, int, Scene]:
    """A moment of a race, a seat (or a spectator), and what it sees."""
    moment = draw(moments(name))
    seat = draw(st.integers(-1, int(moment.state.players) - 1))
    told = moment.race.record.events()[-1] if moment.race.record.moves else []
    return moment, seat, compose(moment.race.game, Observation(moment.state, seat), told)


def parts(value: object) -> Iterator[object]:
    """Everything a scene holds, at any depth."""
    yield value
    if is_dataclass(value):
        for part in fields(value):
            yield from parts(getattr(value, part.name))
    elif isinstance(value, tuple):
        for item in value:
            yield from parts(item)


def art_of(scene: Scene) -> set[str]:
    named = {part.icon for part in parts(scene) if isinstance(part, Figure)}
    named |= {part.empty for part in parts(scene) if isinstance(part, Figure)}
    for part in parts(scene):
        named |= {getattr(part, field) for field in ("art", "symbol", "sign") if hasattr(part, field)}
    return named - {""}


@cache
def validator() -> jsonschema.Draft202012Validator:
    return jsonschema.Draft202012Validator(scene_schema())


@every_game
@settings(max_examples=25)
@given(st.data())
def test_a_scene_holds_together(name: str, data: st.DataObject) -> None:
    moment, seat, scene = data.draw(views(name))
    assert scene.faults() == []
    assert scene.seat == seat
    assert [offer.action for offer in scene.offers] == (moment.state.choices() if seat == moment.state.seat else [])
    assert (scene.question is None) == moment.state.over
    assert len(scene.panels) == len(scene.pieces) == len(moment.race.game.racers(moment.state))


@every_game
@settings(max_examples=5)
@given(st.data())
def test_a_scene_fits_the_published_schema(name: str, data: st.DataObject) -> None:
    _, _, scene = data.draw(views(name))
    validator().validate(scene.to_json())


@every_game
@settings(max_examples=10)
@given(st.data())
def test_everything_drawn_lies_inside_the_picture(name: str, data: st.DataObject) -> None:
    _, _, scene = data.draw(views(name))
    for drawing in scene.drawings:
        assert (drawing.form == "wide") == (drawing is scene.drawings[0])
        for shape in drawing.shapes:
            assert 0 < shape.x < drawing.width
            assert 0 < shape.y < drawing.height
            for x, y in corners(shape.outline):
                assert -0.01 <= x <= drawing.width + 0.01
                assert -0.01 <= y <= drawing.height + 0.01
        if drawing.hub is not None:
            assert 0 <= drawing.hub.x <= drawing.hub.x + drawing.hub.width <= drawing.width
            assert 0 <= drawing.hub.y <= drawing.hub.y + drawing.hub.height <= drawing.height


def corners(path: str) -> list[tuple[float, float]]:
    """The end points of an outline of absolute lines and arcs."""
    found = []
    for command, rest in re.findall(r"([A-Za-z])([^A-Za-z]*)", path):
        assert command in "MLAZ", path
        if command != "Z":
            *_, x, y = rest.split()
            found.append((float(x), float(y)))
    return found


@every_game
@settings(max_examples=15)
@given(st.data())
def test_every_word_of_a_scene_is_in_both_languages(name: str, data: st.DataObject) -> None:
    _, _, scene = data.draw(views(name))
    for language in LANGUAGES:
        words = game_words(game(name), language)
        for text in parts(scene):
            if isinstance(text, Text) and text.key:
                assert words.has(text.key) or text.key.endswith(".why"), (language, text.key)
                assert words.has(text.key) is False or words.text(text)
        letters = [words.text(panel.letter) for panel in scene.panels]
        assert len(set(letters)) == len(letters)
        assert all(len(letter) == 1 for letter in letters)


@every_game
@settings(max_examples=10)
@given(st.data())
def test_every_drawing_a_scene_names_exists(name: str, data: st.DataObject) -> None:
    _, _, scene = data.draw(views(name))
    assert [drawing for drawing in sorted(art_of(scene)) if art.find(drawing, game(name)) is None] == []
    assert all(die.pips or die.art or die.state == "free" for die in scene.dice if isinstance(die, Die))


@every_game
@settings(max_examples=25)
@given(st.data())
def test_what_a_seat_cannot_see_changes_nothing_in_its_scene(name: str, data: st.DataObject) -> None:
    moment, seat, scene = data.draw(views(name))
    seen = Observation(moment.state, seat)
    otherwise = seen.redeal(moment.chance("redeal"))
    told = [event.seen(seat) for event in (moment.race.record.events() or [[]])[-1]]
    assert compose(moment.race.game, Observation(otherwise, seat), told) == scene


@every_game
@settings(max_examples=6)
@given(st.data())
def test_a_drawing_is_well_formed_in_every_form(name: str, data: st.DataObject) -> None:
    moment, seat, scene = data.draw(views(name))
    staged = scene.offers[-1].action if scene.offers else None
    for language, scheme in (("en", "light"), ("fr", "dark")):
        root = ElementTree.fromstring(draw_race(moment.race.record, None, seat, language, scheme, staged=staged))
        assert root.tag.endswith("svg")
        words = game_words(game(name), language, "hippodrome.draw")
        for form in ("wide", "tall"):
            text = draw_scene(scene, words, scheme, form=form, staged=staged)
            root = ElementTree.fromstring(text)
            assert "var(--" not in text
            drawn = [element.get("data-id") for element in root.iter() if element.get("data-id")]
            assert {cell.id for cell in scene.cells} <= set(drawn)
            assert {piece.id for piece in scene.pieces if piece.cell} <= set(drawn)


@every_game
@settings(max_examples=15)
@given(st.data())
def test_what_cannot_be_picked_says_why(name: str, data: st.DataObject) -> None:
    moment = data.draw(moments(name))
    if moment.state.over:
        return
    scene = compose(moment.race.game, Observation(moment.state, int(moment.state.seat)))
    offered = {target for offer in scene.offers for target in offer.targets}
    reasons = {reason.at for reason in scene.reasons}
    things = [*scene.cells, *scene.dice, *scene.cards, *scene.pieces]
    silent = {id for thing in things if not {id := thing.id, id.partition(":")[0] + ":"} & (reasons | offered)}
    assert not silent, scene.question


@every_game
@settings(max_examples=10)
@given(st.data())
def test_at_most_one_is_next_and_has_not_the_turn(name: str, data: st.DataObject) -> None:
    _, _, scene = data.draw(views(name))
    following = [panel for panel in scene.panels if panel.next]
    assert len(following) <= 1
    assert all(panel.state != "active" for panel in following)
