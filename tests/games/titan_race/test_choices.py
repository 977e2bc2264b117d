"""What a player reads before choosing, and what the heuristic makes of a position."""

from __future__ import annotations

import pytest

from games.titan_race.table import BARE, FACES, GAME, Table
from hippodrome.engine.choices import Choice
from hippodrome.engine.compose import compose
from hippodrome.engine.state import Observation
from hippodrome.engine.words import game_words


def about(table: Table, words: str) -> Choice:
    return GAME.choice(table.race, table.action(words))


def said(table: Table, words: str, attribute: str = "") -> str:
    return game_words(GAME, "en").choice(about(table, words), attribute)


def test_a_way_says_where_it_ends_and_what_it_costs() -> None:
    table = Table("kaldheira", "grinder C3 life 2")
    table.die("brown")
    assert about(table, "FR").targets == ("space:F6",)
    assert about(table, "FR").price == "K.O."
    assert said(table, "FL") == "Left, to F6"
    assert about(table, "FL").price == "K.O."
    healthy = Table("kaldheira", "grinder C3")
    healthy.die("brown")
    assert about(healthy, "FR").price == "-2"
    assert said(healthy, "FR", "why") == "Costs 2 life."


def test_a_way_says_whom_it_pushes_and_that_it_draws() -> None:
    table = Table("anglieh", "slaugg D2", "rassik C3")
    table.die("brown")
    assert said(table, "FL", "why") == "Pushes Rassik and draws a card."
    assert said(table, "FR", "why") == "Nothing in the way."


def test_the_way_over_the_last_line_says_so() -> None:
    table = Table(BARE, "grinder E9 lap 3")
    table.die("blue")
    assert said(table, "F+FL") == "Straight, then left, to D12"
    table = Table(BARE, "grinder E11 lap 3")
    table.die("brown")
    assert said(table, "FL") == "Over the line"
    assert about(table, "FL").price_tone == "good"


def test_an_outlook_knows_no_hidden_cards() -> None:
    held = Table(BARE, "grinder D2 life 1", "slaugg C3 hand riposte")
    bare = Table(BARE, "grinder D2 life 1", "slaugg C3 hand theft")
    for table in (held, bare):
        table.die("brown")
        assert about(table, "FL").price == ""


def test_dice_of_ones_colour_and_purple_bear_their_price() -> None:
    table = Table(BARE, "grinder C1", "slaugg C3 life 4")
    for face in FACES:
        table.race.pool[FACES.index(face)] = 1 if face in ("red", "purple", "blue") else 0
    table.play("end")
    assert [about(table, face).price for face in ("red", "blue", "purple")] == ["+1", "", "-1"]


def test_a_preview_draws_the_way_and_the_loss() -> None:
    table = Table("kaldheira", "grinder C3")
    table.die("brown")
    scene = compose(GAME, Observation(table.race, 0))
    assert scene.faults() == []
    offer = next(offer for offer in scene.offers if offer.action == table.action("FR"))
    assert [step.form for step in offer.steps].count("move") == 3
    assert [step.form for step in offer.steps].count("change") == 2


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


def value(table: Table, seat: int = 0) -> float:
    return GAME.heuristic.value(table.race, seat)


def test_the_heuristic_shares_out_the_chances() -> None:
    table = Table(BARE, "grinder C3", "slaugg C9", "rassik A1")
    chances = [value(table, seat) for seat in range(3)]
    assert sum(chances) == pytest.approx(1)
    assert chances[1] == max(chances)
    table = Table(BARE, "grinder E11 lap 3", "slaugg C9")
    table.step("F")
    assert [value(table, seat) for seat in range(3)] == [1, 0, 0]


def test_the_heuristic_sees_team_mates_as_one_side() -> None:
    table = Table(BARE, "grinder C3", "slaugg C9", "rassik A1", "craken E7", teams=2)
    assert value(table, 0) == value(table, 2)
    assert value(table, 0) + value(table, 1) == pytest.approx(1)


def test_life_cards_and_a_die_to_come_are_worth_something() -> None:
    weak, strong = Table(BARE, "grinder C3 life 1", "slaugg C9"), Table(BARE, "grinder C3", "slaugg C9")
    assert value(weak) < value(strong)
    rich = Table(BARE, "grinder C3 hand speed_potion", "slaugg C9")
    assert value(strong) < value(rich)
    ready = Table(BARE, "grinder C3", "slaugg C9")
    ready.race.die_done = 0
    ready.race.face = FACES.index("yellow")
    assert value(strong) < value(ready)
    felled = Table(BARE, "grinder C3 ko", "slaugg C9")
    assert value(felled) < value(weak)
