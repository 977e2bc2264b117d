"""What a viewer sees of a drive."""

from __future__ import annotations

from games.chariot_race.positions import GAME, circus
from hippodrome.engine.compose import compose, steps
from hippodrome.engine.scene import Change, Move, Pill
from hippodrome.engine.state import Observation
from hippodrome.engine.words import game_words


def test_a_drive_is_shown_cell_by_cell_with_every_point_lost() -> None:
    """EX-4 as a viewer sees it."""
    table = circus("green O12/0 D11 V6 F0", "yellow C17/0 D2 V5 F1", "blue C16/0 D9 V5 F2")
    table.drive("green", "PM PM SPRINT TURN", "FFFFFFFi", plus=1)
    shown = steps(GAME, Observation(table.race, -1), table.events)
    path = [step.path[1] for step in shown if isinstance(step, Move) and step.manner == "drive"]
    assert path == [f"space:{cell}" for cell in "O13 O14 O15 O16 O17 O18 O19 C17".split()]  # noqa: SIM905
    assert Move("piece:2", ("space:C17", "space:C15"), "place") in shown
    words = game_words(GAME, "en")
    pills = [(step.at, words.text(step.text)) for step in shown if isinstance(step, Pill) and step.icon == "shield"]
    assert pills == [
        ("space:O12", "Sprint −1"), ("space:O19", "Curve −1"), ("space:C17", "Curve −3"),
        ("space:C17", "Crash −2"), ("space:C17", "Crash −2"),
    ]  # fmt: skip
    lost = [(step.racer, step.by, step.cause) for step in shown if isinstance(step, Change) and step.figure == "damage"]
    assert lost == [
        ("racer:2", -1, "sprint"), ("racer:2", -1, "curve"), ("racer:2", -3, "curve"),
        ("racer:2", -2, "crash"), ("racer:3", -2, "crash"),
    ]  # fmt: skip


def test_previews_show_the_rest_of_a_forced_drive() -> None:
    table = circus("blue O10/0 V3", "red C1/0").drive("blue", "TURN FORTUNE FORTUNE FORTUNE FORTUNE")
    scene = compose(GAME, Observation(table.race, 0))
    inward = next(offer for offer in scene.offers if offer.text.key == "choice-inward")
    assert [step.path[1] for step in inward.steps if isinstance(step, Move)] == ["space:C9", "space:C10", "space:C11"]
