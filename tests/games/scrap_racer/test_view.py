"""The scene of Scrap Racer: circuits on paper, and what each seat sees."""

from __future__ import annotations

from typing import Any

from games.scrap_racer.positions import race, seen_by
from hippodrome.engine.events import Event
from hippodrome.engine.scene import Card, Scene, Text
from hippodrome.engine.words import game_words
from hippodrome.games.scrap_racer import GAME

THREE = "brawler sprinter drifter"
OWN = {"sections": [2, 1, 3, 4, 5, 7, 6, 8], "layout": "SRSRSRSR", "finish": 4}


def hand(scene: Scene) -> dict[str, Card]:
    return {card.id: card for card in scene.cards if card.zone == "hand"}


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
    def chip(**options: Any) -> Text:
        return seen_by(race(THREE, [3, 5, 9], **options).play("4"), 0).chips[0]

    assert chip(circuit="D") == Text("scene-circuit", {"circuit": "D"})
    assert chip(circuit="D", short=True) == Text("scene-short-circuit", {"circuit": "D"})
    assert chip(circuit=OWN) == Text("scene-own-circuit")
