"""The scene of Scrap Racer: circuits on paper, and what each seat sees."""

from __future__ import annotations

import math
import re
from itertools import pairwise, product

import pytest

from games.scrap_racer.positions import Table, race, track
from hippodrome.engine.compose import compose
from hippodrome.engine.events import Event
from hippodrome.engine.scene import Card, Drawing, Flash, Move, Pass, Pill, Roll, Scene, Text
from hippodrome.engine.state import Observation
from hippodrome.engine.words import game_words
from hippodrome.games.scrap_racer import GAME, board

THREE = "brawler sprinter drifter"
SECTION = board.SIDE
OWN = {"sections": [2, 1, 3, 4, 5, 7, 6, 8], "layout": "SRSRSRSR", "finish": 4}
SMALL = {"sections": [1, 4, 7, 8], "layout": "RRRR"}

STAR = re.compile(r"M([\d.]+) ([\d.]+)a")
"""A star is a small circle: the path begins at its left."""

BOARDS: list[dict[str, object]] = [
    {"circuit": circuit, "short": short, "spaces_per_section": spaces}
    for circuit, short, spaces in product("ABCDEF", (False, True), (1, 3))
]
BOARDS += [{"circuit": "B", "finish": section} for section in (4, 7, 12)]
BOARDS += [{"circuit": OWN}, {"circuit": SMALL, "spaces_per_section": 3}]


def seen_by(table: Table, seat: int, told: list[Event] | None = None) -> Scene:
    return compose(GAME, Observation(table.state, seat), told or [])


def hand(scene: Scene) -> dict[str, Card]:
    return {card.id: card for card in scene.cards if card.zone == "hand"}


@pytest.mark.parametrize("options", BOARDS, ids=str)
def test_every_circuit_is_a_closed_road_of_spaces_that_touch(options: dict[str, object]) -> None:
    setup = track(3, **options)
    for drawing in board.drawings(setup):
        spaces = [shape for shape in drawing.shapes if shape.cell != "space:0"]
        assert [shape.cell for shape in spaces] == [f"space:{n}" for n in range(1, int(setup.length) + 1)]
        for here, there in zip(spaces, [*spaces[1:], spaces[0]], strict=True):
            assert math.dist(here.way[-1], there.way[0]) < 0.01
        for one, other in ((a, b) for k, a in enumerate(spaces) for b in spaces[k + 1 :]):
            assert math.dist((one.x, one.y), (other.x, other.y)) > 0.25 * SECTION


@pytest.mark.parametrize("options", BOARDS, ids=str)
def test_start_and_piles_leave_the_road_free(options: dict[str, object]) -> None:
    for drawing in board.drawings(track(3, **options)):
        assert drawing.hub is not None
        start = next(shape for shape in drawing.shapes if shape.cell == "space:0")
        for x, y in road_of(drawing):
            away = max(drawing.hub.x - x, x - drawing.hub.x - drawing.hub.width, 0.0)
            below = max(drawing.hub.y - y, y - drawing.hub.y - drawing.hub.height, 0.0)
            assert math.hypot(away, below) > board.RIM
            assert math.dist((x, y), (start.x, start.y)) > board.RIM + 0.2 * SECTION


def road_of(drawing: Drawing) -> list[tuple[float, float]]:
    return [point for shape in drawing.shapes for point in shape.way]


@pytest.mark.parametrize("circuit", "ABCDEF")
def test_the_wide_drawing_suits_a_desk_and_the_tall_one_a_phone(circuit: str) -> None:
    wide, tall = board.drawings(track(3, circuit=circuit))
    assert (wide.form, tall.form) == ("wide", "tall")
    assert piece_in(wide, 1030, 555) > piece_in(tall, 1030, 555)
    assert piece_in(tall, 360, 338) > 1.15 * piece_in(wide, 360, 338)


def piece_in(drawing: Drawing, width: float, height: float) -> float:
    """The size of a piece in a room of that size."""
    return min(width / drawing.width, height / drawing.height) * drawing.piece


def test_no_star_lies_in_the_start_box() -> None:
    for drawing in (drawing for circuit in "ABCDEF" for drawing in board.drawings(track(3, circuit=circuit))):
        start = next(shape for shape in drawing.shapes if shape.cell == "space:0")
        stars = [decor.path for decor in drawing.under if decor.fill == "star"]
        places = [tuple(map(float, found)) for path in stars for found in STAR.findall(path)]
        assert len(places) > 40
        assert all(max(abs(x - start.x), abs(y - start.y)) > 0.31 * SECTION for x, y in places)


def test_curves_and_straights_bend_and_are_named_as_the_circuit_says() -> None:
    scene = seen_by(race(THREE, [3, 5, 9], circuit="C").play("4"), -1)
    assert [cell.name.key for cell in scene.cells[1:4]] == ["cell-curve", "cell-curve", "cell-straight"]
    assert scene.cells[2].name.args == {"space": 2, "section": 11}
    turns = {shape.cell: round(way_turn(shape.way)) for shape in scene.drawings[0].shapes if shape.way}
    assert [turns[f"space:{space}"] for space in (1, 2, 3)] == [90, -90, 0]


def way_turn(way: tuple[tuple[float, float], ...]) -> float:
    headings = [math.degrees(math.atan2(b[1] - a[1], b[0] - a[0])) for a, b in pairwise(way)]
    steps = [(b - a + 180) % 360 - 180 for a, b in pairwise(headings)]
    return sum(steps) + (steps[0] if steps else 0)


def test_racers_stand_on_their_spaces_and_wait_at_the_start() -> None:
    scene = seen_by(race(THREE, [3, 17, 0]).play("4"), 0)
    assert {piece.id: piece.cell for piece in scene.pieces} == {
        "piece:4": "space:3",
        "piece:0": "space:3",
        "piece:1": "space:0",
    }
    assert {piece.id: piece.slot for piece in scene.pieces} == {"piece:4": 2, "piece:0": 3, "piece:1": 1}
    assert [piece.id for piece in scene.pieces if piece.state == "active"] == ["piece:4"]


def test_racers_on_one_space_stand_side_by_side() -> None:
    scene = seen_by(race("brawler sprinter / drifter overtaker", [3, 3, 9, 0]), 0)
    places = [(piece.along, piece.across) for piece in scene.pieces if piece.cell == "space:3"]
    assert len(set(places)) == 2


def test_the_standings_list_the_best_racer_first() -> None:
    scene = seen_by(race(THREE, [3, 17, 0], bonus_tokens=[2, 0, 1]).play("4"), 0)
    assert [panel.id for panel in scene.panels] == ["racer:0", "racer:4", "racer:1"]
    assert [panel.rank for panel in scene.panels] == [1, 2, 3]
    assert [panel.seat for panel in scene.panels] == [1, 0, 2]
    figures = {figure.name: (figure.value, figure.most) for figure in scene.panels[1].figures}
    assert figures == {"laps": (0, 3), "bonus": (2, 3), "gap": (14, 0)}


def test_dice_show_what_was_rolled_what_may_be_nudged_and_what_is_left() -> None:
    table = race(THREE, [3, 5, 9], nudges={"brawler": "flip"}).play("4 KEEP ROLL 6")
    scene = seen_by(table, 0)
    assert [(die.pips, die.state) for die in scene.dice] == [
        (4, "idle"), (6, "active"), (0, "free"), (0, "free"), (0, "free"), (0, "free"),
    ]  # fmt: skip
    assert hand(scene)["nudge:flip"].usable
    assert [offer.targets for offer in scene.offers] == [("piece:4",), ("nudge:flip",)]


def test_a_die_that_would_be_a_double_says_what_each_answer_leads_to() -> None:
    table = race(THREE, [3, 5, 9], nudges={"brawler": "flip plusmin1"}).play("2 KEEP ROLL 5 KEEP ROLL 2")
    scene = seen_by(table, 0)
    assert scene.question is not None
    assert scene.question.args["fate"] == "crash"
    fates = {offer.text.key: (offer.text.args["fate"], offer.price) for offer in scene.offers}
    assert fates == {
        "choice-keep": ("crash", "6/6"),
        "choice-plus1": ("none", ""),
        "choice-minus1": ("none", ""),
        "choice-flip": ("double", ""),
    }


def test_the_last_token_can_nudge_into_a_crash() -> None:
    table = race(THREE, [3, 5, 9], nudges={"brawler": "flip"}).play("2 KEEP ROLL 5")
    offers = {offer.text.key: offer for offer in seen_by(table, 0).offers}
    assert offers["choice-keep"].text.args["fate"] == "none"
    flip = offers["choice-flip"]
    assert (flip.text.args["fate"], flip.price, flip.price_tone) == ("crash", "6/6", "danger")


def test_a_reroll_tells_its_risk() -> None:
    table = race(THREE, [3, 5, 9], nudges={"brawler": "reroll"}).play("2")
    assert {offer.price for offer in seen_by(table, 0).offers} == {""}
    table.play("KEEP ROLL 2")
    assert [offer.price for offer in seen_by(table, 0).offers] == ["6/6", "1/6"]


def test_the_dice_of_an_accident_card_are_counted_instead_of_those_of_the_turn() -> None:
    table = race(THREE, [3, 5, 9], nudges={"brawler": "flip"}, nudge_on_accident_dice=True)
    scene = seen_by(table.play("2 KEEP ROLL 2 KEEP two_dice 1 2"), 0)
    assert [die.pips for die in scene.dice] == [1, 2]
    assert (scene.dice_total, scene.dice_label.args) == (Text(plain="3"), {"total": 3})
    assert scene.question is not None
    assert scene.question.args["fate"] == "none"
    assert {offer.price for offer in scene.offers} == {""}


def test_own_bonus_cards_are_open_and_those_of_others_are_counted() -> None:
    table = race(THREE, [3, 5, 9], hands={"brawler": "bonus_3 bonus_3 catch_up", "drifter": "bonus_7"}).play("4 STOP")
    mine = seen_by(table, 0)
    assert {id: card.count for id, card in hand(mine).items()} == {"card:0": 2, "card:5": 1}
    assert all(card.usable for card in hand(mine).values())
    assert hand(seen_by(table, 1)) == {}
    assert hand(seen_by(table, -1)) == {}
    counted = {panel.id: [figure.value for figure in panel.figures if figure.name == "cards"] for panel in mine.panels}
    assert counted == {"racer:1": [1], "racer:0": [], "racer:4": [3]}


def test_piles_count_the_cards_that_may_still_be_drawn() -> None:
    scene = seen_by(race(THREE, [3, 5, 9], hands={"drifter": "bonus_7"}).play("4"), 0)
    piles = {card.id: card.count for card in scene.cards if card.zone == "pile"}
    assert piles == {
        "pile:accident_12": 18, "pile:accident_34": 20, "pile:accident_56": 18, "pile:objective": 16, "pile:bonus": 27,
    }  # fmt: skip


def test_a_face_down_token_keeps_its_kind_to_itself() -> None:
    one = seen_by(race(THREE, [3, 5, 9], tokens={2: "flip", 4: "reroll"}).play("4"), 0)
    other = seen_by(race(THREE, [3, 5, 9], tokens={2: "reroll", 4: "flip"}).play("4"), 0)
    assert [token.cell for token in one.tokens] == ["space:2", "space:4"]
    assert one == other


def test_stopping_shows_the_whole_drive_before_it_is_made() -> None:
    scene = seen_by(race(THREE, [12, 5, 9]).play("4"), 0)
    stop = next(offer for offer in scene.offers if offer.text.key == "choice-stop")
    assert stop.targets == ("space:2",)
    assert stop.steps[0] == Move("piece:4", ("space:12", "space:13", "space:14", "space:1", "space:2"))


def test_a_drive_that_ends_in_a_fight_says_so() -> None:
    scene = seen_by(race(THREE, [1, 5, 9]).play("4"), 0)
    stop = next(offer for offer in scene.offers if offer.text.key == "choice-stop")
    assert Pill("space:5", Text("pill-fight"), "danger") in stop.steps
    assert (stop.why.args["space"], stop.why.args["fight"]) == (5, 5)


def test_the_fight_told_is_the_one_at_the_end_of_the_extra_space() -> None:
    def stop(brawler: int) -> tuple[object, object]:
        scene = seen_by(race("sprinter brawler drifter", [3, brawler, 12]).play("2"), 0)
        args = next(offer for offer in scene.offers if offer.text.key == "choice-stop").why.args
        return args["space"], args["fight"]

    assert stop(brawler=6) == (5, 6)
    assert stop(brawler=5) == (5, 0)


def test_rolling_shows_nothing_since_nothing_is_certain() -> None:
    scene = seen_by(race(THREE, [1, 5, 9]).play("4"), 0)
    roll = next(offer for offer in scene.offers if offer.text.key == "choice-roll")
    assert roll.targets == ("die:1",)
    assert roll.steps == ()
    assert (roll.price, roll.price_tone) == ("1/6", "warn")


def test_the_trace_tells_the_last_move() -> None:
    table = race(THREE, [3, 5, 13]).play("2 STOP 3")
    scene = seen_by(table, 1, table.events)
    assert scene.trace[0] == Roll("die:0", 2)
    moves = [step for step in scene.trace if isinstance(step, Move)]
    assert moves[0] == Move("piece:4", ("space:3", "space:4", "space:5"))


def test_falling_back_is_drawn_backwards() -> None:
    moved = Event("backed", {"racer": 4, "from": 5, "to": 2, "distance": 3})
    scene = seen_by(race(THREE, [2, 5, 9]).play("4"), 0, [moved])
    assert scene.trace == (Move("piece:4", ("space:5", "space:4", "space:3", "space:2"), "back"),)


def test_a_crash_shows_its_card_the_fight_and_the_dice() -> None:
    table = race(THREE, [3, 5, 13]).play("1 ROLL 1 advance_2 | 3 6 | 3")
    told = {event.key: GAME.show(table.state, event) for event in table.events}
    card = Text("accident-advance_2")
    assert told["accident"] == (Pass("pile:accident_12", "racer:4", title=card), Pill("piece:4", card, "good"))
    dice = [step for event in table.events if event.key == "fight_die" for step in GAME.show(table.state, event)]
    assert dice == [Pill("piece:4", Text(plain="3")), Pill("piece:0", Text(plain="6"))]
    assert told["fight_won"] == (Flash("piece:0", "gain"),)


def test_whatever_changes_a_race_is_shown() -> None:
    """An event without steps is over before its words can be read."""
    state = race(THREE, [3, 5, 9]).play("4").state
    quiet = {"turn", "ordered", "stopped", "no_bonus", "nothing_moved", "race_won"}
    for kind in GAME.events:
        args = {part.name: 1 for part in kind.parts}
        assert bool(GAME.show(state, Event(kind.key, dict(args)))) == (kind.key not in quiet), kind.key


def test_every_accident_pile_tells_what_it_holds() -> None:
    scene = seen_by(race(THREE, [3, 5, 9]).play("4"), 0)
    helps = [card.help.key for card in scene.cards if card.id.startswith("pile:accident")]
    assert helps == ["deck-accident_12.help", "deck-accident_34.help", "deck-accident_56.help"]


def test_french_racers_have_their_article() -> None:
    words = game_words(GAME, "fr")
    opportunist, brawler = (GAME.words["racer"].index(name) for name in ("opportunist", "brawler"))
    parts = {"racer": "racer", "round": "number"}
    said = [words.event(Event("turn", {"racer": who, "round": 2}, parts)) for who in (opportunist, brawler)]
    assert said == ["Manche 2 : à l'Opportuniste de jouer.", "Manche 2 : au Bagarreur de jouer."]


def test_the_circuit_is_named_beside_the_round() -> None:
    def chip(**options: object) -> Text:
        return seen_by(race(THREE, [3, 5, 9], **options).play("4"), 0).chips[0]

    assert chip(circuit="D") == Text("scene-circuit", {"circuit": "D"})
    assert chip(circuit="D", short=True) == Text("scene-short-circuit", {"circuit": "D"})
    assert chip(circuit=OWN) == Text("scene-own-circuit")


def test_a_finished_race_asks_nothing() -> None:
    table = race(THREE, [41, 40, 35], lap_tokens=[2, 2, 2], active="drifter", ending=True).play("2 STOP")
    assert table.over
    scene = seen_by(table, 0)
    assert scene.question is None
    assert scene.offers == ()
    assert {panel.state for panel in scene.panels} == {"finished"}
