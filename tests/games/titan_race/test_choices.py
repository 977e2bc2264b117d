"""What a player reads before choosing."""

from __future__ import annotations

from games.titan_race.table import BARE, GAME, Table
from hippodrome.engine.choices import Choice
from hippodrome.engine.compose import compose
from hippodrome.engine.preview import preview
from hippodrome.engine.scene import Offer, Panel
from hippodrome.engine.state import Observation
from hippodrome.engine.words import game_words
from hippodrome.games.titan_race.rules.course import FACES, TITANS
from hippodrome.games.titan_race.rules.phases import ENTER
from hippodrome.games.titan_race.rules.state import HEART


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


def value(table: Table, seat: int = 0) -> float:
    return GAME.heuristic.value(table.race, seat)


def dice_in_pool(table: Table, *faces: str) -> None:
    for face in FACES:
        table.race.pool[FACES.index(face)] = faces.count(face)


def offered(table: Table, words: str, seat: int = 0) -> Offer:
    scene = compose(GAME, Observation(table.race, seat))
    return next(offer for offer in scene.offers if offer.action == table.action(words))


def test_every_open_die_of_a_face_can_be_pointed_at() -> None:
    table = Table(BARE, "grinder C1", "slaugg C3", "rassik A1", "craken E7")
    dice_in_pool(table, "yellow", "yellow", "red")
    table.play("end")
    assert about(table, "yellow").targets == ("die:0", "die:1")
    assert about(table, "red").targets == ("die:2",)


def test_a_moved_titan_is_told_what_it_gets_and_what_it_costs_the_mover() -> None:
    table = Table({"lava": ["C11", "E5"]}, "ragnarok C3", "rassik D4", "craken C1 lap 2")
    table.power()
    cost = {words: said(table, words, "why") for words in ("rassik FR", "rassik B", "craken B", "craken F")}
    assert cost == {
        "rassik FR": "Costs it 1 life.",
        "rassik B": "Nothing happens to it.",
        "craken B": "Costs it 1 life. Takes it back to lap 1.",
        "craken F": "It pushes Ragnarok. Costs you 1 life.",
    }
    assert about(table, "craken F").price == "-1"


def test_a_titan_moved_home_is_told_to_win() -> None:
    table = Table(BARE, "ragnarok C11 lap 3", "rassik D12 lap 3")
    table.power()
    assert said(table, "rassik F", "why") == "It completes the race and wins."


def test_a_swap_says_what_both_titans_get() -> None:
    table = Table({"lava": ["C5"]}, "craken C3", "rassik C5", "slaugg D2")
    table.power()
    assert said(table, "rassik", "why") == "Costs 1 life."
    assert said(table, "slaugg", "why") == "Nothing happens to either."


def test_the_knock_out_is_named_first_and_the_lap_last() -> None:
    table = Table({"lava": ["D10"], "bonus": ["C11"]}, "grinder E9 life 1")
    table.die("brown")
    assert about(table, "FL").price == "K.O."
    assert said(table, "FL", "why") == "Knocks you out."
    crossing = Table({"bonus": ["D12"]}, "grinder D10")
    crossing.die("blue")
    assert said(crossing, "F+FL", "why") == "Draws a card. Over the line: lap 2."


def test_a_choice_tells_the_die_that_follows_by_itself() -> None:
    table = Table(BARE, "slaugg D4")
    table.race.face = FACES.index("yellow")
    table.race.dice[0] = table.race.face
    table.race.die_done = 0
    table.card("sidestep")
    assert about(table, "to B4").price == ""
    assert said(table, "to B4", "why") == "Nothing in the way. Then the die takes you to B8."


def test_the_red_dies_trap_tells_the_step_after_it() -> None:
    table = Table({"lava": ["C5"]}, "grinder C3")
    table.die("red")
    assert said(table, "trap C1") == "Trap on C1"
    assert said(table, "trap C1", "why") == (
        "Whoever arrives there loses 1 life. Then the die takes you to C5 and costs 1 life."
    )
    assert said(table, "later") == "Move first, to C5"
    assert about(table, "later").price == about(table, "trap C1").price == "-1"


def test_the_price_of_an_entry_is_on_its_tag() -> None:
    table = Table({"lava": ["C5"]}, "grinder C1", "slaugg A1")
    table.race.place[0], table.race.row[0] = -1, 0
    table.first_turn()
    table.race.face, table.race.die_done, table.race.phase = FACES.index("yellow"), 0, ENTER
    table.race.offer()
    assert about(table, "to C1").price == "-1"
    assert said(table, "to C1", "why") == "Nothing in the way. Then the die takes you to C5 and costs 1 life."


def test_purple_is_free_for_chtooloo_in_words_too() -> None:
    table = Table(BARE, "chtooloo C1", "slaugg C3")
    table.die("purple")
    assert GAME.prompt(table.race).key == "imitate_free"
    table = Table(BARE, "grinder C1", "chtooloo C3", "rassik A1")
    dice_in_pool(table, "purple", "red")
    table.play("end")
    assert said(table, "purple", "why") == "Any other face, free for you."
    help_for = {GAME.scene(Observation(table.race, seat)).dice[-1].help.key for seat in (-1, 0, 1)}
    assert help_for == {"die-purple.told"}, "the dice are drawn once for all viewers"
    payer = Table(BARE, "grinder C1", "slaugg C3")
    payer.die("purple")
    assert GAME.prompt(payer.race).key == "imitate"


def test_a_preview_ends_with_the_turn() -> None:
    table = Table(BARE, "grinder C1", "slaugg C9 ko")
    dice_in_pool(table, "yellow", "red")
    table.race.down[1] = HEART
    assert [event.key for event in preview(GAME, Observation(table.race, 0), table.action("end"))] == ["turn"]
    assert offered(table, "end").steps == ()


def test_a_question_is_about_the_titan_that_is_hurt_or_lies_down() -> None:
    table = Table(BARE, "grinder D2", "slaugg C3 hand shield", "rassik A1")
    table.die("brown", "FL")
    scene = compose(GAME, Observation(table.race, 1))
    assert scene.question is not None
    assert scene.question.piece == f"piece:{TITANS.index('slaugg')}"
    assert [panel.art for panel in scene.panels if panel.state == "active"] == ["titan-slaugg"]
    lying = Table(BARE, "grinder D2", "slaugg C9 ko")
    dice_in_pool(lying, "yellow", "red")
    lying.play("end")
    scene = compose(GAME, Observation(lying.race, 1))
    assert scene.question is not None
    assert scene.question.key == "take_only"
    assert scene.question.piece == f"piece:{TITANS.index('slaugg')}"
    assert [panel.art for panel in scene.panels if panel.state == "active"] == ["titan-slaugg"]


def panels(table: Table) -> tuple[Panel, ...]:
    return GAME.scene(Observation(table.race, 0)).panels


def test_dice_rolled_are_told_in_good_french() -> None:
    words = game_words(GAME, "fr")
    rolled = [("violet", 1), ("vert", 2), ("marron", 2)]
    said = [words.say("event-die", {"face": face, "count": count}) for face, count in rolled]
    assert said == ["Un dé violet.", "2 dés verts.", "2 dés marron."]
