"""What the scene shows of a position."""

from __future__ import annotations

from games.titan_race.table import BARE, GAME, Table
from hippodrome.engine.scene import Panel
from hippodrome.engine.state import Observation
from hippodrome.engine.words import game_words


def value(table: Table, seat: int = 0) -> float:
    return GAME.heuristic.value(table.race, seat)


def panels(table: Table) -> tuple[Panel, ...]:
    return GAME.scene(Observation(table.race, 0)).panels


def test_the_scene_shows_the_wrap_and_who_lies_down() -> None:
    table = Table("kaldheira", "grinder C3", "slaugg E11 ko", traps="B6")
    scene = GAME.scene(Observation(table.race, 0))
    ghosts = {shape.cell for shape in scene.drawings[0].ghosts}
    assert {"space:A1", "space:F12", "space:D2", "space:E11", "space:A7"} <= ghosts
    pieces = {piece.art: piece for piece in scene.pieces}
    assert pieces["titan-slaugg"].state == "down"
    assert pieces["titan-grinder"].state == "active"
    assert pieces["titan-rassik"].cell == ""
    assert [token.cell for token in scene.tokens] == ["space:B6"]


def test_a_grand_slam_is_drawn_side_by_side_and_as_a_column() -> None:
    table = Table("kaldheira", "grinder C3", slam="estenguard bankog")
    wide, tall = GAME.scene(Observation(table.race, 0)).drawings
    assert wide.width > wide.height
    assert tall.height > tall.width
    assert len(wide.shapes) == len(tall.shapes) == 108


def test_the_winner_of_a_grand_slam_has_done_all_its_laps() -> None:
    table = Table("bankog", "grinder III·E11", "slaugg II·C3", slam="estenguard anglieh")
    table.step("F")
    laps = {panel.art: next(figure for figure in panel.figures if figure.name == "lap") for panel in panels(table)}
    assert {art: figure.value for art, figure in laps.items()} == {
        "titan-grinder": 3,
        "titan-slaugg": 2,
        "titan-rassik": 1,
    }
    winner = next(piece for piece in GAME.scene(Observation(table.race, 0)).pieces if piece.art == "titan-grinder")
    assert winner.title.key == "scene-piece-home"


def test_the_last_line_is_no_further_lap() -> None:
    table = Table(BARE, "grinder E11 lap 3")
    table.step("F")
    assert [event.key for event in table.events()] == ["moved", "crossed", "race_won"]
    assert panels(table)[0].figures[1].title.args["lap"] == 3


def test_the_guide_begins_with_what_lies_on_the_board() -> None:
    guide = GAME.scene(Observation(Table("kaldheira", "grinder C3").race, 0)).guide
    assert [entry.art for entry in guide if entry.present] == [entry.art for entry in guide[:4]]
    assert [entry.art for entry in guide[:4]] == ["bonus", "lava", "trap", "lap"]


def test_the_gap_is_counted_in_rows() -> None:
    table = Table(BARE, "grinder C9", "slaugg C7")
    gaps = [figure for panel in panels(table) for figure in panel.figures if figure.name == "gap"]
    assert [game_words(GAME, language).text(gaps[0].title) for language in ("en", "fr")] == [
        "2 rows behind the leader",
        "À 2 lignes du premier",
    ]
