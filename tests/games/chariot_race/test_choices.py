"""Questions and answers as a person reads them."""

from __future__ import annotations

import pytest

from games.chariot_race.positions import FIVE_TURNS, GAME, Table, circus, sides, started
from hippodrome import new
from hippodrome.engine.chance import Seeded
from hippodrome.engine.choices import Choice
from hippodrome.engine.state import Observation
from hippodrome.engine.words import game_words
from hippodrome.games.chariot_race.rules.race import ChariotRace
from races import at_random


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


def test_a_step_without_another_question_tells_where_the_drive_ends() -> None:
    """After the last TURN die the chariot drives on by itself: what that costs is known."""
    pillar = circus("blue O8/0 V4", circuit="BB").drive("blue", "TURN FORTUNE FORTUNE FORTUNE FORTUNE")
    inward = offered(pillar)["inward"]
    assert inward.price == "K.O."
    assert said(inward) == ("Inwards to C7", "Then straight into the pillar on C10.")
    assert said(inward, "fr")[1] == "Puis tout droit dans le pilier en C10."
    assert offered(pillar)["forward"].price == ""
    curve = circus("blue C1/0 V6").drive("blue", "TURN FORTUNE FORTUNE FORTUNE")
    inward = offered(curve)["inward"]
    assert (inward.price, said(inward)[1]) == ("-3", "Then straight on: 3 lost in all.")
    frail = circus("blue C1/0 D3 V4").drive("blue", "SPRINT TURN FORTUNE FORTUNE FORTUNE")
    inward = offered(frail)["inward"]
    assert (inward.price, said(inward)[1]) == ("K.O.", "Then destroyed on I4.")


def test_dice_and_signs_tell_what_they_certainly_cost() -> None:
    pillar = circus("blue C8/0 V4", circuit="BB").begin("blue", "ATTACK FORTUNE FORTUNE FORTUNE FORTUNE")
    assert offered(pillar)["keep"].price == "K.O."
    assert said(offered(pillar)["keep"])[1].startswith("Straight into the pillar on C10.")
    dice = "ATTACK ATTACK ATTACK ATTACK SPRINT"
    rich = circus("blue C8/0 V4 F2", circuit="BB").begin("blue", dice)
    assert offered(rich)["keep"].price == ""
    changes = offered(rich.choose("keep"))
    assert [changes[name].price for name in ("accept", "set 0 TURN", "set 0 SPRINT")] == ["K.O.", "-2", "K.O."]
    assert said(changes["set 0 TURN"]) == ("Attack → Turn", "1 damage for certain. One change of lane.")
    signs = circus("blue C3/0 V5").begin("blue", "PM SPRINT FORTUNE FORTUNE FORTUNE").choose("keep")
    assert [(choice.price, said(choice)[1]) for choice in offered(signs).values()] == [
        ("-1", "1 damage for certain. Drive 6 cells; 4 dice next turn."),
        ("-3", "3 damage for certain. Drive 8 cells; 3 dice next turn."),
    ]
    frail = circus("blue C10/0 D1 V1").begin("blue", "SPRINT TURN TURN TURN TURN")
    assert offered(frail)["keep"].price == "K.O."
    assert said(offered(frail)["keep"])[1].startswith("The Sprint dice destroy the chariot.")


def test_all_that_a_cell_costs_is_named() -> None:
    table = circus("blue C3/0 V5", "red I4/0", caltrops="I4").drive("blue", "PM TURN TURN TURN TURN", plus=1)
    inward = offered(table)["inward"]
    assert inward.price == "-6"
    assert said(inward)[1] == "Curve 3 at speed 6. A caltrop lies there. Crash: 2 points lost by each."
    home = circus("blue C3/2 V2", "red C4/2", no_damage_past_finish=True)
    home.race.played |= 1 << home.chariot("red")
    home.drive("blue", FIVE_TURNS)
    assert said(offered(home)["forward"])[1] == "Crash: 2 points lost; the other one is safe."


@pytest.mark.parametrize("circuit", ["AA", "BB"])
def test_no_certain_loss_goes_untold(circuit: str) -> None:
    """Whatever the preview on the board shows of one's own chariot, the tag shows, too."""
    race = new("chariot_race", 6, seed=5, circuit=circuit)
    picker = at_random(Seeded(5, 0, "pick"))
    while not race.over:
        state = race.state
        assert isinstance(state, ChariotRace)
        racer = int(state.color[state.active])
        for choice in race.options:
            told = [event for event in race.preview(choice) if event.args.get("racer") == racer]
            told = [event for event in told if event.key != "javelin"]
            lost = sum(event.args.get("lost") or 0 for event in told)
            if any(event.key == "destroyed" for event in told):
                assert choice.price == "K.O."
            elif lost and choice.key != "set":
                assert choice.price == f"-{lost}"
        race.play(picker(state))


def test_repairs_tell_the_speed_and_dice_they_leave() -> None:
    table = circus("blue C10/0 D5 V9 F4").begin("blue")
    assert said(offered(table)["repair 3"]) == ("Repair 3 points", "8 armour, speed 8, 3 dice.")
    assert said(offered(table)["no repair"])[1] == "5 armour, speed 5, 5 dice."
    assert offered(table)["repair 1"].price == "-3"


def test_dice_point_at_all_that_are_alike() -> None:
    table = circus("blue C10/0 F2").begin("blue", "TURN ATTACK TURN ATTACK PM")
    assert offered(table)["pick 0"].targets == ("die:0", "die:2")
    assert said(offered(table)["pick 0"])[0] == "Re-roll Turn"
    table.choose("pick 0")
    assert offered(table)["pick 2"].targets == ("die:2",)
    assert said(offered(table)["roll"])[0] == "Roll 1 die again"
    table.choose("roll", chance=sides("FORTUNE"))
    assert said(offered(table)["set 0 SPRINT"])[0] == "Fortune → Sprint"
    assert offered(table)["set 0 SPRINT"].price == "-2"
    assert said(offered(table)["set 0 SPRINT"])[1] == "1 damage for certain. Speed +2."
    assert said(offered(table)["accept"])[1] == "You keep 2 fortune."
    assert offered(table)["pick 1"].price == "-2"
    table.choose("pick 1")
    assert {name: choice.price for name, choice in offered(table).items()} == {
        "roll": "-2",
        "pick 0": "",
        "pick 2": "",
        "pick 3": "",
        "pick 4": "",
    }
    asked = game_words(GAME, "en").prompt(GAME.prompt(table.race))
    assert asked == "1 die picked. Another one? (2 fortune in all)"


def test_signs_tell_the_speed() -> None:
    table = circus("blue C10/0 V4").begin("blue", "PM PM SPRINT TURN TURN").choose("keep")
    assert [choice.args["speed"] for choice in offered(table).values()] == [4, 6, 8]
    assert [said(choice) for choice in offered(table).values()] == [
        ("−2: speed 4", "Drive 4 cells; 5 dice next turn."),
        ("+1 −1: speed 6", "Drive 6 cells; 4 dice next turn."),
        ("+2: speed 8", "Drive 8 cells; 3 dice next turn."),
    ]
    asked = game_words(GAME, "en").prompt(GAME.prompt(table.race))
    assert asked == "Blue: speed 6 before the ±1 dice. Faster or slower?"


def test_attacks_point_at_piece_and_cell() -> None:
    table = circus("blue C8/0 V2", "red C11/0 D1").drive("blue", "ATTACK TURN TURN TURN TURN", "FF")
    choices = offered(table)
    assert choices["javelin red"].targets == ("piece:1", "space:C11")
    assert said(choices["javelin red"]) == ("Javelin at Red", "Destroys the chariot.")
    assert choices["caltrop C9"].targets == ("space:C9",)


def test_draft_and_grid_show_boards_and_places() -> None:
    table = started(4, [0], side="black")
    assert {name: said(choice)[1] for name, choice in offered(table).items()} == {
        "board blue": "Up to speed 12.",
        "board red": "Up to speed 10.",
        "board brown": "Up to speed 11. More dice at speed.",
        "board yellow": "Up to speed 12. Higher speed allowed.",
        "board green": "Up to speed 12. Higher speed allowed.",
        "board purple": "Up to speed 12. Higher speed allowed.",
    }
    table.choose("board red", "board blue", "board green", "board brown")
    assert offered(table)["start 2"].targets == ("space:O28",)


def test_the_roll_reads_as_one_line() -> None:
    table = circus("blue C10/0 V6").begin("blue", "PM SPRINT TURN FORTUNE")
    words = game_words(GAME, "en")
    told = [words.event(event) for event in table.events]
    assert told[-1].strip() == "Blue rolls ±1, Sprint, Turn, Fortune"
    assert game_words(GAME, "fr").event(table.events[-1]).strip() == "Bleu lance : ±1, Sprint, Couloir, Fortune"


def why_not(table: Table, thing: str) -> str:
    """Why a thing cannot be picked, as the first reason that fits tells."""
    reasons = GAME.reasons(Observation(table.race, int(table.race.seat)))
    kind = thing.partition(":")[0] + ":"
    return next(reason.why.key for reason in reasons if reason.at in (thing, kind))


def test_dice_without_a_sign_tell_when_they_count() -> None:
    table = circus("blue C10/0 V4").begin("blue", "PM ATTACK SPRINT TURN FORTUNE").choose("keep")
    assert [why_not(table, f"die:{die}") for die in range(5)] == [
        "why-die-sign", "why-face-attack", "why-face-sprint", "why-face-turn", "why-face-fortune",
    ]  # fmt: skip
    assert why_not(table, "space:C11") == "why-later"


def test_a_cell_that_takes_no_caltrop_tells_why() -> None:
    table = circus("blue C8/0 V4", "red C20/0").drive("blue", "ATTACK ATTACK TURN TURN TURN", "FFFF")
    table.choose("caltrop C10")
    assert why_not(table, "space:C10") == "why-caltrop-lies"
    assert why_not(table, "space:C12") == "why-caltrop"
    assert why_not(table, "piece:1") == "why-javelin"


def test_an_empty_supply_is_told() -> None:
    table = circus("blue C8/0 V3", "red C12/0").drive("blue", "ATTACK TURN TURN TURN TURN", "FF")
    table.race.supply = 0
    table.choose("forward")
    assert table.options == ["stop", "javelin red"]
    assert why_not(table, "space:C9") == "why-no-caltrops"
