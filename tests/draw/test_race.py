"""A recorded race on paper."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree

import pytest

from hippodrome import HippodromeError, Race, game, new
from hippodrome.draw import draw_board, draw_race


@pytest.fixture(scope="module")
def race() -> Race:
    race = new("scrap_racer", players=4, seed=7, seats=["Ada", "Bob", "Cleo", "<Dan & Eve>"])
    while len(race.record.moves) < 25:
        race.play(race.options[0] if len(race.record.moves) % 3 else race.options[-1])
    return race


def words_of(svg: str) -> str:
    return " ".join(
        element.text or "" for element in ElementTree.fromstring(svg).iter() if element.tag.endswith("text")
    )


def test_the_screen_shows_board_standings_question_and_answers(race: Race) -> None:
    svg = draw_race(race.record, 20, int(race.record.fold(20).seat))
    root = ElementTree.fromstring(svg)
    ids = {element.get("data-id", "") for element in root.iter()}
    assert {"space:0", "space:1", "space:14", "die:0", "pile:bonus"} <= ids
    assert len([id for id in ids if id.startswith("racer:")]) == 4
    assert [element.get("data-action") for element in root.iter() if element.get("data-action")]
    for words in ("Standings", "Scrap Racer", "Ada", "<Dan & Eve>"):
        assert words in words_of(svg)


def test_the_same_moment_in_french_by_night(race: Race) -> None:
    svg = draw_race(race.record, 20, -1, "fr", "dark")
    assert "Classement" in words_of(svg)
    assert "#0b111e" in svg


def test_who_waits_stands_on_the_ramp_under_the_sign_of_its_team() -> None:
    svg = draw_race(new("titan_race", 4, seed=1, options={"teams": 2}).record, 0)
    ids = {element.get("data-id", "") for element in ElementTree.fromstring(svg).iter()}
    assert len([id for id in ids if id.startswith("piece:")]) == 4
    assert "team-sun" in svg
    assert "team-moon" in svg


def test_what_is_decided_now_is_told_beside_the_board() -> None:
    late = new("chariot_race", 2, seed=1, options={"max_rounds": 1}).record
    assert "No round may follow this one" in words_of(draw_race(late, 0))


def test_a_spectator_is_offered_nothing(race: Race) -> None:
    assert "data-action" not in draw_race(race.record, 20, -1)


def test_the_board_alone(race: Race) -> None:
    svg = draw_race(race.record, 20, -1, board_only=True)
    assert "Standings" not in words_of(svg)
    assert 'data-id="space:14"' in svg


def test_fonts_travel_with_the_drawing_unless_it_should_be_small(race: Race) -> None:
    assert "base64" in draw_race(race.record, 20)
    small = draw_race(race.record, 20, fonts=False)
    assert "base64" not in small
    assert len(small) < 120_000


def test_drawings_of_one_moment_are_equal_to_the_letter(race: Race) -> None:
    assert draw_race(race.record, 20, 1) == draw_race(race.record, 20, 1)


def test_a_point_beyond_the_race_is_refused(race: Race) -> None:
    with pytest.raises(HippodromeError):
        draw_race(race.record, 10_000)


def test_a_bare_board_before_the_race() -> None:
    svg = draw_board(game("scrap_racer"), 3, {"circuit": "F", "short": True}, "fr", "dark", form="tall")
    root = ElementTree.fromstring(svg)
    assert float(root.get("height", "0")) > float(root.get("width", "0"))
    assert 'data-id="space:12"' in svg
    assert 'data-id="space:13"' not in svg
