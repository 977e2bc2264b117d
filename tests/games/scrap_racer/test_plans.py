"""Nudge, roll or stop is one question: the tokens and what follows them are one plan."""

from __future__ import annotations

from games.scrap_racer.positions import GAME, Table, race
from hippodrome.engine.compose import compose
from hippodrome.engine.plan import Plan
from hippodrome.engine.plans import plans
from hippodrome.engine.state import Observation
from hippodrome.engine.words import game_words
from ledger import rule

NAMES = ("ROLL", "STOP", "KEEP", "REROLL", "PLUS1", "MINUS1", "FLIP")


def plans_of(table: Table) -> dict[str, Plan]:
    """The plans of whoever is asked, by their choices."""
    seen = Observation(table.state, table.seat)
    found = plans(GAME, seen, compose(GAME, seen))
    return {" ".join(NAMES[choice] for choice in plan.choices): plan for plan in found}


def button(plan: Plan, language: str = "en") -> str:
    return game_words(GAME, language).text(plan.act)


@rule("SR-304", "SR-402")
def test_nudge_and_roll_or_stop_are_answered_together() -> None:
    table = race("brawler sprinter drifter", [6, 20, 2], nudges={"brawler": "flip"}).play("4")
    assert set(plans_of(table)) == {"KEEP ROLL", "KEEP STOP", "FLIP ROLL", "FLIP STOP"}


@rule("SR-403")
def test_every_set_of_tokens_is_one_plan() -> None:
    table = race("brawler sprinter drifter", [6, 20, 2], nudges={"brawler": "flip plusmin1"}).play("5")
    stops = {name for name in plans_of(table) if name.endswith("STOP")}
    assert {"KEEP STOP", "FLIP KEEP STOP", "PLUS1 KEEP STOP", "MINUS1 KEEP STOP"} <= stops


def test_a_token_that_is_spent_is_on_the_bill_and_by_its_cause() -> None:
    table = race("brawler sprinter drifter", [6, 20, 2], nudges={"brawler": "flip"}).play("5")
    (toll,) = plans_of(table)["FLIP STOP"].tolls[:1]
    assert (toll.figure, toll.by, toll.cause) == ("nudge-flip", -1, "nudge")
    assert all(toll.cause != "nudge" for toll in plans_of(table)["KEEP STOP"].tolls)


def test_the_button_says_how_far_or_that_a_die_is_thrown() -> None:
    table = race("brawler sprinter drifter", [6, 20, 2], nudges={"brawler": "flip reroll"}).play("5")
    found = plans_of(table)
    assert (button(found["KEEP ROLL"]), button(found["KEEP ROLL"], "fr")) == ("Roll a die", "Lancer un dé")
    assert (button(found["KEEP STOP"]), button(found["KEEP STOP"], "fr")) == ("Drive 5", "Avancer de\u00a05")
    assert button(found["REROLL"]) == "Roll it again"


@rule("SR-303")
def test_a_double_kept_is_a_plan_of_its_own() -> None:
    table = race("brawler sprinter drifter", [6, 20, 2], nudges={"brawler": "flip"}).play("5 KEEP ROLL 5")
    found = plans_of(table)
    assert {"KEEP", "FLIP ROLL", "FLIP STOP"} <= set(found)
    assert found["KEEP"].stop == "chance"
