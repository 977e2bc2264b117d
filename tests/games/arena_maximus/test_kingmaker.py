"""Who may still decide the final round (ledger 3.11)."""

from __future__ import annotations

from typing import Any

import pytest

from games.arena_maximus.positions import Chariot, Table, chariot
from hippodrome.games.arena_maximus.rules import kingmaker
from ledger import rule


def last_round(*others: Chariot, best: int = 33, **options: Any) -> Table:
    """The elf is home, the others have what is left of the round."""
    return Table(chariot("elf", best, state="DONE"), *others, **options)


@rule("AM-701")
def test_before_the_final_round_everybody_may_act() -> None:
    table = Table(
        chariot("undead", 27, pool=1, hand="W-F"), chariot("orc", 28, hand="R-F", moved=True), chariot("dwarf", 1)
    ).drive("undead")
    assert (table.asked, table.question) == ("orc", "block")


@rule("AM-702", "AM-704")
def test_a_contender_must_beat_the_best_not_equal_it() -> None:
    table = last_round(chariot("human", 29, pool=4, hand=""), chariot("orc", 33, state="DONE"), best=32)
    human = table.seat("human")
    assert table.race.best == 33
    assert kingmaker.reach(table.race, human) == 33
    assert not kingmaker.contender(table.race, human)
    table.race.progress[human] = 30
    assert kingmaker.contender(table.race, human)
    assert not kingmaker.contender(table.race, table.seat("orc"))


@rule("AM-703")
@pytest.mark.parametrize(
    ("spells", "hand", "reach"),
    [(False, 3, 20 + 2 + 2), (False, 1, 20 + 2 + 1), (True, 3, 20 + 2 + 3 + 1 + 1), (True, 1, 20 + 2 + 1 + 1), (True, 7, 20 + 2 + 5 + 1)],
)  # fmt: skip
def test_reach_before_the_own_turn(spells: bool, hand: int, reach: int) -> None:
    table = last_round(chariot("human", 20, pool=2, hand=hand), chariot("orc", 20, moved=True), spells=spells)
    assert kingmaker.reach(table.race, table.seat("human")) == reach
    assert kingmaker.reach(table.race, table.seat("orc")) == 20
    table.race.status[table.seat("human")] = 1
    assert kingmaker.reach(table.race, table.seat("human")) == 20


@rule("AM-703")
def test_reach_in_the_own_turn() -> None:
    table = last_round(
        chariot("human", 20, pool=2, hand="M R-G W-F W-F W-F"), chariot("orc", 5, hand="M M"), spells=True
    )
    human = table.seat("human")
    reaches = []

    def note() -> None:
        reaches.append((table.question, int(kingmaker.reach(table.race, human))))

    table.turn("human")
    note()
    table.play("haste")
    note()
    table.play("done")
    note()
    table.play("W-F")
    note()
    table.play("done")
    note()
    assert reaches == [
        ("spell", 20 + 2 + 3 + 2 + 1),
        ("counter_spell", 20 + 2 + 3 + 2 + 1),
        ("speed", 20 + 2 + 3 + 2 + 1),
        ("speed", 20 + 3 + 3 + 1 + 1),
        ("discard", 20 + 6 + 1),
    ]


@rule("AM-703")
def test_reach_without_haste_or_with_haste_cancelled() -> None:
    def begin() -> Table:
        return last_round(
            chariot("human", 20, pool=2, hand="M R-G W-F W-F W-F"), chariot("orc", 5, hand="M M"), spells=True
        ).turn("human")

    passed = begin().play("done")
    assert kingmaker.reach(passed.race, passed.seat("human")) == 20 + 2 + 2 + 1
    cancelled = begin().play("haste yes")
    assert kingmaker.reach(cancelled.race, cancelled.seat("human")) == 20 + 2 + 2 + 1


@rule("AM-703", "AM-708")
def test_reach_with_teleport_open_used_or_too_dear() -> None:
    table = last_round(
        chariot("human", 20, pool=2, hand="M R-S R-F R-F R-F"), chariot("orc", 5, hand="M M"), spells=True
    ).drive("human")
    human = table.seat("human")
    assert kingmaker.reach(table.race, human) == 23
    table.play("R-S")
    assert (table.question, int(kingmaker.reach(table.race, human))) == ("counter_spell", 23)
    dear = last_round(
        chariot("human", 20, pool=2, hand="M R-S R-F R-F R-F"), spells=True, teleport_skip_costs_move=True
    ).drive("human")
    assert kingmaker.reach(dear.race, dear.seat("human")) == 22


@rule("AM-705", "AM-707")
@pytest.mark.parametrize(("rule_on", "asked"), [(True, False), (False, True)])
def test_a_beaten_player_may_not_block_a_contender(rule_on: bool, asked: bool) -> None:
    table = last_round(
        chariot("human", 29, pool=5, hand=""), chariot("dwarf", 30, hand="R-F", moved=True), kingmaker_rule=rule_on
    ).drive("human")
    assert (table.question == "block") == asked
    if not asked:
        assert table["human"].progress == 34


@rule("AM-705")
def test_a_beaten_player_may_not_ram_or_attack_a_contender() -> None:
    table = last_round(
        chariot("human", 25, pool=1, hand="W-F R-F W-F", seq=1),
        chariot("orc", 26, pool=7, hand="", seq=2),
        chariot("dwarf", 26, hand="", seq=3, moved=True),
        best=32,
    ).drive("human")
    assert kingmaker.contender(table.race, table.seat("orc"))
    assert not kingmaker.contender(table.race, table.seat("human"))
    assert (table.question, table.options) == ("ram", "done dwarf")
    table.play("done")
    assert (table.question, table.options) == ("attack", "done dwarf")


@rule("AM-705", "AM-707")
def test_a_beaten_player_may_defend_but_not_hit_back() -> None:
    table = last_round(
        chariot("human", 29, pool=5, hand="W-F"), chariot("dwarf", 30, hand="W-G W-G", moved=True)
    ).drive("human")
    table.play("dwarf W-F done")
    assert (table.asked, table.question) == ("dwarf", "defence")
    table.play("W-G")
    assert table["human"].progress == 34


@rule("AM-706")
def test_a_beaten_player_may_not_cancel_a_contenders_spell() -> None:
    table = last_round(
        chariot("human", 29, pool=2, hand="M R-G"), chariot("dwarf", 10, hand="M M", moved=True), spells=True
    ).turn("human")
    table.play("haste")
    assert table.question == "speed"
    free = last_round(
        chariot("human", 20, pool=2, hand="M R-G"), chariot("dwarf", 10, hand="M M", moved=True), spells=True
    ).turn("human")
    assert free.play("haste").question == "counter_spell"


@rule("AM-706")
@pytest.mark.parametrize(("pool", "spells"), [(6, "done haste"), (0, "done fireball haste terrain")])
def test_a_beaten_player_may_not_burn_a_contender_nor_change_its_track(pool: int, spells: str) -> None:
    table = last_round(
        chariot("human", 20, hand="M M R-F R-F R-F R-F R-F"),
        chariot("orc", 23, pool=pool, hand=""),
        best=32,
        tiles={19: "R1", 21: "E"},
        swap_same_shape=False,
        spells=True,
    )
    table.race.best = 28
    table.turn("human")
    assert table.options == spells


@rule("AM-707")
def test_a_beaten_player_keeps_all_that_is_his_own() -> None:
    table = last_round(
        chariot("human", 5, pool=2, hand="W-F M M R-F R-F", damage=1), chariot("orc", 31, pool=4, hand=""), spells=True
    ).turn("human")
    assert table.options == "done haste healing"
    table.play("done")
    assert table.question == "speed"
    table.play("done")
    assert table.question == "discard"
    table.play("done")
    assert table.question == "teleport"


@rule("AM-707", "AM-709")
def test_beaten_players_deal_with_each_other() -> None:
    table = last_round(chariot("human", 8, pool=1, hand="W-F R-F"), chariot("dwarf", 9, hand="R-F", moved=True)).drive(
        "human"
    )
    assert table.options == "done dwarf"
    table.play("done")
    assert (table.asked, table.question) == ("dwarf", "block")


@rule("AM-708")
def test_contenders_are_not_restricted_and_status_is_judged_anew() -> None:
    table = last_round(
        chariot("human", 29, pool=5, hand="W-F"), chariot("orc", 30, pool=5, hand="R-F R-F", damage=0)
    ).drive("human")
    assert (table.asked, table.question) == ("orc", "block")
    table.race.moved[table.seat("orc")] = 1
    assert kingmaker.barred(table.race, table.seat("orc"), table.seat("human"))
