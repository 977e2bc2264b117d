"""Scenes: at any juncture and for any seat, whole, worded, drawn, and the same whatever is hidden."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any, ClassVar

import jsonschema
from hypothesis import given
from hypothesis import strategies as st

from hippodrome.draw import art, draw_race, draw_scene
from hippodrome.draw.palette import SCHEMES, Palette, tables
from hippodrome.engine.compose import compose
from hippodrome.engine.contract import scene_faults
from hippodrome.engine.game import Game
from hippodrome.engine.moods import HOUSE, mood_of
from hippodrome.engine.scene import TONES, Figure, Piece, Scene, Text
from hippodrome.engine.schema import scene_schema
from hippodrome.engine.state import Observation
from hippodrome.engine.words import LANGUAGES, game_words
from hippodrome.testing.races import Juncture, examples, junctures

STAKE_LENGTHS = (40, 48)
"""How many characters of a stake, and of what it says more, find room on every screen."""


@st.composite
def views(draw: st.DrawFn, game: Game) -> tuple[Juncture, int, Scene]:
    """A juncture of a race, a seat (or a spectator), and what it sees."""
    juncture = draw(junctures(game))
    seat = draw(st.integers(-1, int(juncture.state.players) - 1))
    told = juncture.race.record.events()[-1] if juncture.race.record.moves else []
    return juncture, seat, compose(juncture.race.game, Observation(juncture.state, seat), told)


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
    """The drawings a scene names."""
    named = {part.icon for part in parts(scene) if isinstance(part, Figure)}
    named |= {part.empty for part in parts(scene) if isinstance(part, Figure)}
    for part in parts(scene):
        named |= {getattr(part, field) for field in ("art", "symbol", "sign") if hasattr(part, field)}
    named |= {f"team-{part.team}" for part in parts(scene) if isinstance(part, Piece) and part.team}
    return named - {""}


def corners(path: str) -> list[tuple[float, float]]:
    """The end points of an outline of absolute lines and arcs."""
    found = []
    for command, rest in re.findall(r"([A-Za-z])([^A-Za-z]*)", path):
        assert command in "MLAZ", path
        if command != "Z":
            *_, x, y = rest.split()
            found.append((float(x), float(y)))
    return found


@cache
def validator() -> Any:
    return jsonschema.Draft202012Validator(scene_schema())


class Scenes:
    """What one seat sees, as data that a page, a terminal and a printer draw."""

    game: ClassVar[Game]

    @examples(25)
    @given(data=st.data())
    def test_a_scene_holds_together_and_keeps_the_contract(self, data: st.DataObject) -> None:
        juncture, seat, scene = data.draw(views(self.game))
        assert scene.faults() == []
        assert scene_faults(self.game, juncture.state, scene) == []
        assert scene.seat == seat
        offered = juncture.state.choices() if seat == juncture.state.seat else []
        assert [offer.action for offer in scene.offers] == offered
        assert (scene.question is None) == juncture.state.over

    @examples(5)
    @given(data=st.data())
    def test_a_scene_fits_the_published_schema(self, data: st.DataObject) -> None:
        _, _, scene = data.draw(views(self.game))
        validator().validate(scene.to_json())

    @examples(10)
    @given(data=st.data())
    def test_everything_drawn_lies_inside_the_picture(self, data: st.DataObject) -> None:
        _, _, scene = data.draw(views(self.game))
        assert scene.drawings
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

    @examples(15)
    @given(data=st.data())
    def test_every_word_of_a_scene_is_in_both_languages(self, data: st.DataObject) -> None:
        _, _, scene = data.draw(views(self.game))
        for language in LANGUAGES:
            words = game_words(self.game, language)
            for text in parts(scene):
                if isinstance(text, Text) and text.key:
                    assert words.has(text.key) or text.key.endswith(".why"), (language, text.key)
                    assert words.has(text.key) is False or words.text(text)
            letters = [words.text(panel.letter) for panel in scene.panels]
            assert len(set(letters)) == len(letters)
            assert all(len(letter) == 1 for letter in letters)

    @examples(10)
    @given(data=st.data())
    def test_every_drawing_a_scene_names_exists(self, data: st.DataObject) -> None:
        _, _, scene = data.draw(views(self.game))
        assert [drawing for drawing in sorted(art_of(scene)) if art.find(drawing, self.game) is None] == []
        assert all(die.pips or die.art or die.state == "free" for die in scene.dice)

    def test_its_mood_has_a_colour_for_every_role(self) -> None:
        brought = mood_of(self.game)
        for scheme, roles in (("light", brought.light), ("dark", brought.dark)) if brought is not None else ():
            assert set(roles) == set(tables()[HOUSE][scheme])
            assert all(Palette(self.game.mood, scheme).colour(tone) for tone in TONES)

    def test_every_drawing_of_its_own_can_be_coloured(self) -> None:
        folder = self.game.folder / "art"
        names = [file.name for file in folder.iterdir() if file.name.endswith(".svg")] if folder.is_dir() else []
        for name in names:
            inside = art.symbol(name.removesuffix(".svg"), self.game, Palette(self.game.mood, "dark"), 3, "#112233", {})
            ElementTree.fromstring(f"<symbol {inside}</symbol>")
            assert "var(" not in inside
            assert '<text class="letter"' not in inside

    @examples(25)
    @given(data=st.data())
    def test_what_a_seat_cannot_see_changes_nothing_in_its_scene(self, data: st.DataObject) -> None:
        juncture, seat, scene = data.draw(views(self.game))
        otherwise = Observation(juncture.state, seat).redeal(juncture.chance("redeal"))
        told = [event.seen(seat) for event in (juncture.race.record.events() or [[]])[-1]]
        assert compose(juncture.race.game, Observation(otherwise, seat), told) == scene

    @examples(6)
    @given(data=st.data())
    def test_a_drawing_is_well_formed_in_every_form(self, data: st.DataObject) -> None:
        juncture, seat, scene = data.draw(views(self.game))
        staged = scene.offers[-1].action if scene.offers else None
        for language, scheme in zip(LANGUAGES, SCHEMES, strict=True):
            root = ElementTree.fromstring(draw_race(juncture.race.record, None, seat, language, scheme, staged=staged))
            assert root.tag.endswith("svg")
            words = game_words(self.game, language, "hippodrome.draw")
            for form in ("wide", "tall"):
                text = draw_scene(scene, words, scheme, form=form, staged=staged)
                root = ElementTree.fromstring(text)
                assert "var(--" not in text
                drawn = [element.get("data-id") for element in root.iter() if element.get("data-id")]
                assert {cell.id for cell in scene.cells} <= set(drawn)
                assert {piece.id for piece in scene.pieces if piece.cell} <= set(drawn)

    @examples(15)
    @given(data=st.data())
    def test_what_cannot_be_picked_says_why(self, data: st.DataObject) -> None:
        juncture = data.draw(junctures(self.game))
        scene = compose(juncture.race.game, Observation(juncture.state, int(juncture.state.seat)))
        offered = {target for offer in scene.offers for target in offer.targets}
        reasons = {reason.at for reason in scene.reasons}
        ids = [thing.id for group in (scene.cells, scene.dice, scene.cards, scene.pieces) for thing in group]
        silent = {id for id in ids if not {id, id.partition(":")[0] + ":"} & (reasons | offered)}
        assert not silent, scene.question

    @examples(10)
    @given(data=st.data())
    def test_at_most_one_is_next_and_has_not_the_turn(self, data: st.DataObject) -> None:
        _, _, scene = data.draw(views(self.game))
        following = [panel for panel in scene.panels if panel.next]
        assert len(following) <= 1
        assert all(panel.state != "active" for panel in following)

    @examples(25)
    @given(data=st.data())
    def test_stakes_fit_their_strip_in_both_languages(self, data: st.DataObject) -> None:
        juncture, _, scene = data.draw(views(self.game))
        assert not scene.stakes or not juncture.state.over
        for language in LANGUAGES:
            words = game_words(self.game, language)
            for stake in scene.stakes:
                assert -1 <= stake.seat < juncture.state.players
                assert 0 < len(words.text(stake.text)) <= STAKE_LENGTHS[0], words.text(stake.text)
                more = Text(f"{stake.text.key}.more", stake.text.args)
                assert not words.has(more.key) or len(words.text(more)) <= STAKE_LENGTHS[1], words.text(more)

    @examples(10)
    @given(data=st.data())
    def test_a_team_has_a_sign_and_a_name(self, data: st.DataObject) -> None:
        _, _, scene = data.draw(views(self.game))
        for language in LANGUAGES:
            words = game_words(self.game, language)
            assert all(words.has(f"team-{panel.team}") for panel in scene.panels if panel.team)
