"""What a roll may bring is known to the last sixth."""

from __future__ import annotations

from games.scrap_racer.positions import CHOICES, GAME, Table, race
from hippodrome.engine.compose import compose
from hippodrome.engine.foresight import foresight
from hippodrome.engine.omen import Foresight
from hippodrome.engine.state import Observation
from ledger import rule


def told(table: Table, *names: str) -> Foresight:
    """What is known of choices by the one who is asked."""
    seen = Observation(table.state, table.seat)
    found = foresight(GAME, seen, compose(GAME, seen), [CHOICES[name] for name in names])
    assert found is not None
    return found


def risks(found: Foresight) -> dict[str, float]:
    return {one.omen: one.share for one in found.omens}


@rule("SR-303")
def test_every_die_on_the_table_is_a_sixth_of_a_crash() -> None:
    table = race("brawler sprinter drifter", [6, 20, 2])
    assert risks(told(table.play("4"), "ROLL"))["wreck"] == 0.1667
    assert risks(told(table.play("ROLL 2"), "ROLL"))["wreck"] == 0.3333


@rule("SR-304")
def test_the_spaces_are_those_of_the_totals_one_could_stop_at() -> None:
    found = told(race("drifter sprinter brawler", [6, 20, 2]).play("4"), "ROLL")
    assert sum(one.share for one in found.spaces) < 1
    assert all(one.share >= 0.1667 for one in found.spaces)


def test_what_is_certain_is_left_to_the_plan() -> None:
    table = race("sprinter brawler drifter", [6, 20, 2]).play("4")
    seen = Observation(table.state, table.seat)
    assert foresight(GAME, seen, compose(GAME, seen), [CHOICES["STOP"]]) is None
