"""What is drawn, and where."""

from __future__ import annotations

import math

import pytest

from games.arena_maximus.positions import GAME, Table, chariot
from hippodrome.engine.compose import compose
from hippodrome.engine.scene import Move, Piece, Scene
from hippodrome.engine.state import NOBODY, Observation
from hippodrome.games.arena_maximus import board
from hippodrome.games.arena_maximus.arena import Arena
from ledger import rule


def seen_by(table: Table, name: str = "") -> Scene:
    seat = table.seat(name) if name else int(NOBODY)
    return compose(GAME, Observation(table.race, seat), table.events)


def piece_of(scene: Scene, name: str) -> Piece:
    return next(piece for piece in scene.pieces if piece.art == f"arena-{name}")


@pytest.mark.parametrize("layout", ["uh", "bgg"])
def test_the_ring_is_closed_and_bends_where_its_tiles_do(layout: str) -> None:
    arena = GAME.setup(2, {"layout": layout})
    assert isinstance(arena, Arena)
    wide, tall = board.drawings(arena)
    for drawing in (wide, tall):
        assert len(drawing.shapes) == 32
        for shape, following in zip(drawing.shapes, (*drawing.shapes[1:], drawing.shapes[0]), strict=True):
            assert math.dist((shape.x, shape.y), (following.x, following.y)) < 1.7 * shape.size
    headings = [round(shape.heading) % 360 for shape in wide.shapes]
    straight = [tile for tile in range(32) if headings[tile] in (90, 270)]
    assert [tile for tile in range(32) if not arena.curved[tile]] == [
        tile for tile in straight if not arena.curved[tile]
    ]
    assert board.drawings(arena)[0] is wide


@rule("AM-203", "AM-504")
def test_chariots_stand_inside_in_arrival_order_and_wrecks_outside() -> None:
    table = Table(
        chariot("elf", 9, seq=5),
        chariot("orc", 9, seq=2),
        chariot("human", 9, seq=7, state="DOWN1"),
        chariot("dwarf", 3, state="OUT"),
        chariot("undead", 20),
    ).turn("undead")
    scene = seen_by(table)
    orc, elf, human = (piece_of(scene, name) for name in ("orc", "elf", "human"))
    assert 0.5 < orc.across < elf.across
    assert human.across < -0.5
    assert {orc.cell, elf.cell, human.cell} == {"space:9"}
    assert piece_of(scene, "dwarf").cell == ""
    assert human.sign == "" or human.sign == "wheel-broken"


@rule("AM-109")
def test_the_own_hand_lies_open_others_are_counted() -> None:
    table = Table(chariot("elf", 9, pool=2, hand="W-F R-F R-F M M"), chariot("orc", 20, pool=1)).turn("elf")
    mine = [(card.id, card.count) for card in seen_by(table, "elf").cards if card.zone == "hand"]
    assert mine == [("card:0", 1), ("card:5", 2), ("card:10", 2)]
    assert [card.id for card in seen_by(table, "elf").cards if card.zone == "pool"] == ["pool:0", "pool:1"]
    watcher = seen_by(table)
    assert not [card for card in watcher.cards if card.zone in ("hand", "pool")]
    hands = {panel.art: figure.value for panel in watcher.panels for figure in panel.figures if figure.name == "hand"}
    assert hands == {"arena-elf": 5, "arena-orc": 6}


@rule("AM-155")
def test_the_discards_lie_open_by_kind() -> None:
    table = Table(chariot("elf", 9), chariot("orc", 20)).discard("W-F W-G R-S M M M").turn("elf")
    counts = {card.id: card.count for card in seen_by(table).cards}
    assert (counts["pile:whip"], counts["pile:rein"], counts["pile:magic"]) == (2, 1, 3)
    assert counts["pile:draw"] == 85 - 14 - 6


def test_face_down_tiles_show_their_backs() -> None:
    scene = seen_by(Table(chariot("elf", 2), chariot("orc", 1), tiles={3: "R2"}, front=6).turn("orc"))
    backs = [cell.id for cell in scene.cells if cell.marks[0].art == "arena-tile-back"]
    assert backs == [f"space:{tile}" for tile in range(7, 32)]
    assert [mark.art or mark.text.plain for mark in scene.cell("space:3").marks] == ["rocks", "2", "3"]


def test_a_staged_speed_shows_where_it_leads() -> None:
    table = Table(chariot("elf", 9, pool=2, hand="W-F W-F R-F R-F R-F"), chariot("orc", 20)).turn("elf")
    offers = {table.word(offer.action): offer for offer in seen_by(table, "elf").offers}
    assert offers["done"].targets == ("space:11",)
    assert "space:12" in offers["W-F"].targets
    assert offers["-1"].targets == ("pool:1", "space:10")


def test_events_become_moves_on_the_ring() -> None:
    table = Table(chariot("elf", 30, pool=4, hand=""), chariot("orc", 20)).drive("elf")
    paths = [step.path for step in seen_by(table).trace if isinstance(step, Move)]
    assert paths == [
        ("space:30", "space:31"),
        ("space:31", "space:0"),
        ("space:0", "space:1", "space:2"),
    ]
    blocked = Table(chariot("elf", 8, pool=2, hand=""), chariot("orc", 9, hand="R-F")).drive("elf").play("R-F")
    steps = [step for step in seen_by(blocked).trace if isinstance(step, Move)]
    assert (steps[-1].path, steps[-1].manner) == (("space:9", "space:8"), "back")


def test_no_scene_has_faults() -> None:
    table = Table(chariot("elf", 9, pool=2, hand="W-F R-F R-F M M"), chariot("orc", 10, hand="R-F"), spells=True)
    table.turn("elf")
    for viewer in ("elf", "orc", ""):
        assert seen_by(table, viewer).faults() == []
