"""Sets of cards are picked in any order, nothing is laid unasked, and the button says what is done."""

from __future__ import annotations

from itertools import chain

from games.arena_maximus.meetings import meeting
from games.arena_maximus.positions import GAME, Table, chariot
from hippodrome.engine.compose import compose
from hippodrome.engine.plan import Plan
from hippodrome.engine.plans import plans
from hippodrome.engine.state import Observation
from hippodrome.engine.words import game_words
from ledger import rule


def plans_of(table: Table) -> list[Plan]:
    seen = Observation(table.race, int(table.race.seat))
    return plans(GAME, seen, compose(GAME, seen))


def laid(table: Table, plan: Plan) -> list[str]:
    """The cards that a plan moves, in the words of a table."""
    return sorted(table.word(answer.action) for answer in plan.answers if answer.extra)


def acts(table: Table, language: str = "en") -> set[str]:
    return {game_words(GAME, language).text(plan.act) for plan in plans_of(table)}


@rule("AM-311", "AM-313")
def test_a_speed_is_one_plan_whatever_is_added_or_taken_out() -> None:
    table = Table(chariot("elf", 5, pool="W-F M", hand="W-G W-L R-F R-G R-T"), chariot("orc", 20)).turn("elf")
    sets = [laid(table, plan) for plan in plans_of(table)]
    expected = [[], ["W-G"], ["W-L"], ["W-G", "W-L"], ["-W-F"], ["-M"], ["-M", "-W-F"]]
    assert sorted(sets) == sorted(expected)
    assert acts(table) == {f"Set speed {speed}" for speed in (1, 2, 3, 4)} | {"Stay where you are"}
    assert "Rester sur place" in acts(table, "fr")


def test_a_card_of_the_pool_is_tapped_to_take_it_out() -> None:
    table = Table(chariot("elf", 5, pool="W-F W-F M", hand="R-F R-F R-G R-T"), chariot("orc", 20)).turn("elf")
    answers = chain.from_iterable(plan.answers for plan in plans_of(table))
    assert {answer.targets[0] for answer in answers if answer.extra} == {"pool:0", "pool:10"}
    seen = Observation(table.race, int(table.race.seat))
    pool = {card.id: card.count for card in GAME.scene(seen).cards if card.zone == "pool"}
    assert pool == {"pool:0": 2, "pool:10": 1}


@rule("AM-402", "AM-442")
def test_no_card_is_laid_unasked_even_where_one_must_be() -> None:
    table = meeting("W-F W-G R-F R-G", orc="R-F").play("orc")
    assert table.question == "ram_cards"
    for plan in plans_of(table):
        cards = [answer for answer in plan.answers if answer.text.key.endswith("_card")]
        assert cards
        assert all(answer.extra for answer in cards)
    assert acts(table) <= {"Ram with 1 pair", "Ram with 2 pairs"}


def test_to_let_things_be_is_a_plan_without_cards() -> None:
    table = Table(chariot("elf", 5, pool="W-F", hand="R-F R-G W-S R-S R-T"), tiles={6: "R2"}).drive("elf")
    assert table.question == "rocks"
    assert [] in [laid(table, plan) for plan in plans_of(table)]
    assert {"Lay 1 card", "Lay 2 cards"} <= acts(table)


def test_to_decline_two_things_at_once_is_to_lay_nothing() -> None:
    table = meeting("W-F W-G R-F", orc="W-F W-G").play("done orc W-F done")
    assert (table.asked, table.question) == ("orc", "defence")
    assert "Lay nothing" in acts(table)
    assert "Ne rien poser" in acts(table, "fr")


@rule("AM-434", "AM-436", "AM-437")
def test_a_speed_shows_what_lies_ahead_and_what_the_hand_pays() -> None:
    tiles = {6: "R2", 7: "J3"}
    table = Table(chariot("elf", 5, hand="W-G W-L R-F R-G"), chariot("orc", 20), tiles=tiles).turn("elf")
    words = game_words(GAME, "en")
    told = {
        len(laid(table, plan)): [(one.at, words.text(one.text), one.tone) for one in plan.ahead]
        for plan in plans_of(table)
    }
    rocks, jump = ("space:6", "Rocks 2: paid from your hand", "good"), ("space:7", "Jump 3: 1 too slow", "danger")
    assert told[0] == []
    assert told[1] == [rocks]
    assert told[2] == [rocks, jump]


def test_what_is_spent_on_one_tile_is_missing_on_the_next() -> None:
    tiles = {6: "HG", 7: "R2"}
    table = Table(chariot("elf", 5, hand="W-L W-S R-F R-G"), chariot("orc", 20), tiles=tiles).turn("elf")
    [fast] = [plan for plan in plans_of(table) if len(laid(table, plan)) == 2]
    assert [one.text.args["missing"] for one in fast.ahead] == [0, 1]
