"""The scene of Arena Maximus: the oval on paper, and what each seat sees."""

from __future__ import annotations

import math

import pytest

from games.arena_maximus.positions import GAME, Table, chariot
from hippodrome.engine.compose import compose, steps
from hippodrome.engine.scene import Card, Change, Flash, Move, Pass, Pill, Scene, Text
from hippodrome.engine.state import Observation
from hippodrome.games.arena_maximus.face import board
from hippodrome.games.arena_maximus.rules.arena import CHARIOTS, Arena
from ledger import rule

PIECE = {name: f"piece:{who}" for who, name in enumerate(CHARIOTS)}
PANEL = {name: f"racer:{who}" for who, name in enumerate(CHARIOTS)}


def seen_by(table: Table, seat: int) -> Scene:
    return compose(GAME, Observation(table.race, seat), table.events)


def cards(scene: Scene, zone: str) -> dict[str, Card]:
    return {card.id: card for card in scene.cards if card.zone == zone}


def figures(scene: Scene, name: str) -> dict[str, tuple[int, int]]:
    panel = next(panel for panel in scene.panels if panel.id == PANEL[name])
    return {figure.name: (figure.value, figure.most) for figure in panel.figures}


@pytest.mark.parametrize("layout", ["uh", "bgg"])
def test_the_ring_is_closed_and_bends_where_the_layout_says(layout: str) -> None:
    arena = GAME.setup(2, {"layout": layout})
    assert isinstance(arena, Arena)
    wide, tall = board.drawings(arena)
    assert (wide.form, tall.form) == ("wide", "tall")
    assert tall.width < tall.height < wide.height * 2 < wide.width * 2
    for drawing in (wide, tall):
        shapes = drawing.shapes
        assert [shape.cell for shape in shapes] == [f"space:{tile}" for tile in range(32)]
        for here, there in zip(shapes, [*shapes[1:], shapes[0]], strict=True):
            assert math.dist(here.way[-1], there.way[0]) < 0.01
        headings = [shape.heading % 360 for shape in shapes]
        assert headings[0] == pytest.approx(90)
    curved = [tile for tile, shape in enumerate(wide.shapes) if "A" in shape.outline]
    assert curved == [tile for tile in range(32) if arena.curved[tile]]


@pytest.mark.parametrize("layout", ["uh", "bgg"])
def test_chariots_beside_the_track_stay_in_the_picture_and_off_the_piles(layout: str) -> None:
    arena = GAME.setup(2, {"layout": layout})
    assert isinstance(arena, Arena)
    for drawing in board.drawings(arena):
        hub, half = drawing.hub, drawing.piece / 2
        assert hub is not None
        for shape in drawing.shapes:
            angle = math.radians(shape.heading)
            for across, reach in ((-board.ASIDE, 0.8 * half), (board.STAND, half), (board.STAND + board.ROW, half)):
                x = shape.x + math.cos(angle) * across * shape.size
                y = shape.y + math.sin(angle) * across * shape.size
                assert reach <= x <= drawing.width - reach
                assert reach <= y <= drawing.height - reach
                assert not (
                    hub.x - reach < x < hub.x + hub.width + reach and hub.y - reach < y < hub.y + hub.height + reach
                )


@pytest.mark.parametrize("layout", ["uh", "bgg"])
def test_chariots_on_neighbouring_tiles_leave_each_other_in_sight_even_in_a_bend(layout: str) -> None:
    arena = GAME.setup(2, {"layout": layout})
    assert isinstance(arena, Arena)
    for drawing in board.drawings(arena):
        stands = []
        for shape in drawing.shapes:
            angle, inwards = math.radians(shape.heading), board.STAND * shape.size
            stands.append((shape.x + math.cos(angle) * inwards, shape.y + math.sin(angle) * inwards))
        for here, there in zip(stands, [*stands[1:], stands[0]], strict=True):
            assert math.dist(here, there) > 0.7 * drawing.piece


@rule("AM-105")
def test_open_tiles_show_their_faces_and_the_others_their_backs() -> None:
    table = Table(chariot("elf", 1), tiles={1: "R2", 2: "J3", 3: "S", 4: "HF"}, front=5).turn("elf")
    scene = seen_by(table, 0)
    assert [scene.cell(f"space:{tile}").name for tile in (0, 1, 2, 3, 5, 6)] == [
        Text("cell-line", {"tile": 0}),
        Text("cell-rocks", {"tile": 1, "number": 2}),
        Text("cell-jump", {"tile": 2, "number": 3}),
        Text("cell-stable", {"tile": 3}),
        Text("cell-empty", {"tile": 5}),
        Text("cell-face-down", {"tile": 6}),
    ]
    hazard = scene.cell("space:4")
    assert [(mark.art, mark.tone) for mark in hazard.marks] == [("symbol-flame", "racer-2")]
    assert [mark.text.plain for mark in scene.cell("space:1").marks] == ["", "2"]


def test_a_hazard_of_two_symbols_shows_both_in_the_colours_of_their_chariots() -> None:
    scene = seen_by(Table(chariot("elf", 1), tiles={7: "HLT"}).turn("elf"), 0)
    cell = scene.cell("space:7")
    assert [(mark.art, mark.tone) for mark in cell.marks] == [
        ("symbol-leaf", "racer-3"), ("symbol-stone", "racer-6"),
    ]  # fmt: skip
    assert cell.name.args == {"tile": 7, "count": 2, "first": ("symbol", 2), "second": ("symbol", 4)}


@rule("AM-203")
def test_chariots_on_one_tile_line_up_on_the_grass_in_order_of_arrival() -> None:
    table = Table(chariot("elf", 4, seq=3), chariot("orc", 4, seq=1), chariot("human", 9, seq=2)).turn("orc")
    pieces = {piece.id: piece for piece in seen_by(table, 1).pieces}
    orc, elf = pieces[PIECE["orc"]], pieces[PIECE["elf"]]
    assert (orc.cell, elf.cell) == ("space:4", "space:4")
    assert board.STAND == orc.across < elf.across
    assert (orc.state, elf.state) == ("active", "idle")
    assert {piece.slot for piece in pieces.values()} == {1, 2, 3}


def test_a_crowd_stands_two_in_a_row_without_hiding_anyone() -> None:
    table = Table(*(chariot(name, 4) for name in CHARIOTS)).turn("orc")
    pieces = seen_by(table, 0).pieces
    spots = [(piece.along, piece.across) for piece in pieces]
    for k, one in enumerate(spots):
        assert all(math.dist(one, other) >= 0.39 for other in spots[:k])


@rule("AM-503", "AM-508")
def test_crashed_chariots_stand_outside_the_track_and_the_lost_lie_there() -> None:
    table = Table(
        chariot("elf", 5), chariot("orc", 5, state="DOWN1", broken=True), chariot("human", 5, state="OUT", broken=True)
    ).turn("elf")
    scene = seen_by(table, 0)
    pieces = {piece.id: piece for piece in scene.pieces}
    orc, human = pieces[PIECE["orc"]], pieces[PIECE["human"]]
    assert (orc.state, orc.sign, orc.across) == ("crashed", "wheel-broken", -board.ASIDE)
    assert (human.state, human.sign, human.across) == ("out", "skull", -board.ASIDE)
    assert orc.along != human.along
    assert [(panel.state, panel.note.key) for panel in scene.panels[1:]] == [
        ("out", "note-refills"),
        ("out", "note-out"),
    ]
    assert figures(scene, "orc")["wheel"] == (0, 1)


@rule("AM-601")
def test_a_chariot_past_the_line_stands_as_far_beyond_it_as_it_came() -> None:
    table = Table(chariot("elf", 20), chariot("orc", 34, state="DONE")).turn("elf")
    scene = seen_by(table, 0)
    orc = next(piece for piece in scene.pieces if piece.id == PIECE["orc"])
    assert (orc.cell, orc.state) == ("space:2", "finished")
    assert scene.panels[0].note == Text("note-done", {"beyond": 2})
    assert scene.chips[1].key == "chip-final-round"


def test_the_standings_show_what_a_chariot_bears_its_speed_and_its_hand() -> None:
    table = Table(chariot("elf", 5, pool="W-F W-G", hand="R-L", damage=2), chariot("dwarf", 3)).turn("elf")
    assert figures(seen_by(table, 1), "elf") == {"wheel": (1, 1), "hull": (3, 5), "speed": (2, 0), "hand": (1, 0)}


@rule("AM-109")
def test_the_own_hand_is_open_and_the_hands_of_others_are_backs() -> None:
    table = Table(chariot("elf", 5, pool="W-F", hand="W-L W-L R-G M"), chariot("dwarf", 3, hand="R-F R-F")).turn("elf")
    mine = seen_by(table, 0)
    hand = cards(mine, "hand")
    assert {id: (card.count, card.face_up) for id, card in hand.items()} == {
        "card:2": (2, True), "card:6": (1, True), "card:10": (1, True), "hand:0": (2, False),
    }  # fmt: skip
    assert [id for id, card in hand.items() if card.usable] == ["card:2", "card:10"]
    assert [card.symbol for card in cards(mine, "pool").values()] == ["symbol-flame"]
    assert set(cards(seen_by(table, -1), "hand")) == {"hand:0", "hand:1"}


def test_piles_count_what_may_be_drawn_what_is_spent_and_the_tiles_left_out() -> None:
    table = Table(chariot("elf", 5, hand=3), chariot("dwarf", 3, hand=2)).discard("W-F R-F M").turn("elf")
    piles = {card.id: card for card in seen_by(table, 0).cards if card.zone in ("pile", "discard")}
    assert {id: card.count for id, card in piles.items() if id != "pile:tiles"} == {
        "pile:draw": 85 - 3 - 2 - 3, "pile:discard": 3,
    }  # fmt: skip
    assert piles["pile:discard"].help.args == {"count": 3, "whips": 1, "reins": 1, "magic": 1}


def test_only_four_tiles_are_left_out_whatever_is_still_face_down() -> None:
    fresh = GAME.start(GAME.setup(3, {}), Table(chariot("elf", 1))._script(""))
    piles = [card for card in GAME.scene(Observation(fresh, 0)).cards if card.id == "pile:tiles"]
    assert [card.count for card in piles] == [4]


@rule("AM-434")
def test_rocks_show_their_price_then_what_is_left_of_the_chariot() -> None:
    table = Table(chariot("elf", 5, pool="W-F", hand="W-L"), tiles={6: "R2"}).drive("elf")
    told = steps(GAME, Observation(table.race, 0), table.events)
    assert told[0] == Move(PIECE["elf"], ("space:5", "space:6"))
    assert Pill("space:6", Text(plain="−2"), "danger", "rocks") in told
    assert Change(PANEL["elf"], "hull", -2, "rocks") in told
    assert Pill(PIECE["elf"], Text(plain="5 → 3"), "danger", "shield") in told


@rule("AM-502")
def test_a_crash_breaks_the_wheel() -> None:
    table = Table(chariot("elf", 5, pool="W-F", hand="", damage=4), tiles={6: "R2"}).drive("elf")
    told = steps(GAME, Observation(table.race, 0), table.events)
    assert Flash(PIECE["elf"], "wreck") in told
    assert Change(PANEL["elf"], "wheel", -1, "wreck") in told


@rule("AM-607")
def test_crossing_the_line_drives_on_beyond_it() -> None:
    table = Table(chariot("elf", 31, pool="W-F W-G W-L", hand="")).drive("elf")
    told = steps(GAME, Observation(table.race, 0), table.events)
    moves = [step.path for step in told if isinstance(step, Move)]
    assert moves == [("space:31", "space:0"), ("space:0", "space:1", "space:2")]


@rule("AM-109")
def test_a_card_drawn_in_secret_is_shown_to_its_owner_alone() -> None:
    table = Table(chariot("elf", 5, hand="W-F W-F W-F R-F R-F R-F"), chariot("dwarf", 9)).turn("elf")
    table.play("done done +M")
    for seat, art in ((0, "magic"), (1, "")):
        told = steps(GAME, Observation(table.race, seat), table.events)
        drawn = [step for step in told if isinstance(step, Pass) and step.origin == "pile:draw"]
        assert drawn[0].target == PANEL["elf"]
        assert drawn[0].art == art


def test_a_faster_chariot_is_previewed_card_by_card() -> None:
    table = Table(chariot("elf", 5, pool="W-F", hand="W-L R-F")).turn("elf")
    scene = seen_by(table, 0)
    faster = next(offer for offer in scene.offers if "card:2" in offer.targets)
    assert Change(PANEL["elf"], "speed", 1, "speed") in faster.steps
    assert faster.targets == ("card:2", "space:7")


@rule("AM-204")
def test_a_chariot_that_drives_onto_a_tile_lines_up_behind_those_already_there() -> None:
    table = Table(chariot("elf", 4, pool="W-F", hand="W-L R-L", seq=1), chariot("orc", 5, hand="R-F", seq=2)).drive(
        "elf"
    )
    assert table.question == "ram"
    pieces = {piece.id: piece for piece in seen_by(table, 0).pieces}
    assert pieces[PIECE["orc"]].across < pieces[PIECE["elf"]].across
