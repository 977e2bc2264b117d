"""Questions and answers as a person reads them."""

from __future__ import annotations

from games.chariot_race.positions import GAME, Table, circus, sides, started
from hippodrome.engine.choices import Choice
from hippodrome.engine.words import game_words

FIVE_TURNS = "TURN TURN TURN TURN TURN"


def offered(table: Table) -> dict[str, Choice]:
    return {table.spell(action): GAME.choice(table.race, action) for action in table.race.choices()}


def said(choice: Choice, language: str = "en") -> tuple[str, str]:
    words = game_words(GAME, language)
    return words.choice(choice), words.choice(choice, "why")


def test_a_step_tells_what_it_costs() -> None:
    table = circus("blue C3/0 D12 V5", "red O3/0", caltrops="I4").drive("blue", "PM TURN TURN TURN TURN", plus=1)
    steps = offered(table)
    assert {name: (step.targets, step.price) for name, step in steps.items()} == {
        "forward": (("space:C4",), "-1"),
        "inward": (("space:I4",), "-4"),
        "outward": (("space:O3",), "-2"),
    }
    assert said(steps["forward"]) == ("Forward to C4", "Curve 5 at speed 6.")
    assert said(steps["outward"], "fr")[1] == "Accrochage : 2 points perdus pour chacun."
    prompt = GAME.prompt(table.race)
    assert (prompt.key, prompt.rule) == ("step", "CR-512")
    assert game_words(GAME, "en").prompt(prompt) == "Step 1 of 6: which way?"


def test_a_fatal_step_is_marked() -> None:
    pillar = circus("blue C9/0 V4", circuit="BB").drive("blue", FIVE_TURNS)
    assert offered(pillar)["forward"].price == "K.O."
    assert offered(pillar)["outward"].price == ""
    curve = circus("blue I3/0 D5 V5").drive("blue", "SPRINT SPRINT TURN TURN TURN")
    assert offered(curve)["forward"].price == "K.O."


def test_repairs_tell_the_speed_and_dice_they_leave() -> None:
    table = circus("blue C10/0 D5 V9 F4").begin("blue")
    assert said(offered(table)["repair 3"]) == ("Repair 3 points", "8 left, speed 8, 3 dice.")
    assert said(offered(table)["no repair"])[1] == "5 left, speed 5, 5 dice."
    assert offered(table)["repair 1"].price == "-3"


def test_dice_point_at_all_that_are_alike() -> None:
    table = circus("blue C10/0 F2").begin("blue", "TURN ATTACK TURN ATTACK PM")
    assert offered(table)["pick 0"].targets == ("die:0", "die:2")
    table.choose("pick 0")
    assert offered(table)["pick 2"].targets == ("die:2",)
    assert said(offered(table)["roll"])[0] == "Roll 1 die again"
    table.choose("roll", chance=sides("FORTUNE"))
    assert said(offered(table)["set 0 SPRINT"])[0] == "Fortune → Sprint"
    assert offered(table)["set 0 SPRINT"].price == "-2"
    assert said(offered(table)["accept"])[1] == "You keep 2 fortune."


def test_signs_tell_the_speed() -> None:
    table = circus("blue C10/0 V4").begin("blue", "PM PM SPRINT TURN TURN").choose("keep")
    assert [choice.args["speed"] for choice in offered(table).values()] == [4, 6, 8]
    assert said(offered(table)["plus 1"])[0] == "1 plus, 1 minus"


def test_attacks_point_at_piece_and_cell() -> None:
    table = circus("blue C8/0 V2", "red C11/0 D1").drive("blue", "ATTACK TURN TURN TURN TURN", "FF")
    choices = offered(table)
    assert choices["javelin red"].targets == ("piece:1", "space:C11")
    assert said(choices["javelin red"]) == ("Javelin at Red", "Destroys the chariot.")
    assert choices["caltrop C9"].targets == ("space:C9",)


def test_draft_and_grid_show_boards_and_places() -> None:
    table = started(4, [0], side="black")
    assert said(offered(table)["board red"]) == ("Red", "Damage 14, speed 4, fortune 1.")
    table.choose("board red", "board blue", "board green", "board brown")
    assert offered(table)["start 2"].targets == ("space:C25",)


def test_the_roll_reads_as_one_line() -> None:
    table = circus("blue C10/0 V6").begin("blue", "PM SPRINT TURN FORTUNE")
    words = game_words(GAME, "en")
    told = [words.event(event) for event in table.events]
    assert told[-1].strip() == "Blue rolls ±1, Sprint, Turn, Fortune"
    assert game_words(GAME, "fr").event(table.events[-1]).strip() == "Bleu lance : ±1, Sprint, Tourner, Fortune"
