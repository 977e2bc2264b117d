"""The greedy bot drives sensibly: a speed it can steer, a defence where it matters, the stable when it is worn."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.arena_maximus.positions import GAME, Table, chariot
from hippodrome import bots
from hippodrome.engine.chance import Seeded
from hippodrome.engine.state import Observation
from hippodrome.games.arena_maximus.mind.drive import count, without
from hippodrome.games.arena_maximus.rules.arena import CARD_TYPES
from hippodrome.games.arena_maximus.rules.race import ArenaRace


def chooses(table: Table) -> str:
    """What the greedy bot answers, in the words of a table."""
    bot = bots.bot("greedy", GAME)
    seen = Observation(table.race, int(table.race.seat))
    return table.word(int(bot.choose(seen, Seeded(4))))


@settings(max_examples=20)
@given(seed=st.integers(0, 1 << 32), decisions=st.integers(0, 200), players=st.sampled_from(GAME.players))
def test_the_values_of_all_seats_make_one(seed: int, decisions: int, players: int) -> None:
    chance, picker = Seeded(seed), Seeded(seed, 0, "choices")
    race = GAME.start(GAME.setup(players, {"spells": seed % 2 == 0}), chance)
    for _ in range(decisions):
        if race.over:
            return
        race.take(race.offered[picker.below(race.offers)], chance)
    if not race.over:
        values = [GAME.heuristic.value(race, seat) for seat in range(players)]
        assert all(0 <= value <= 1 for value in values)
        assert sum(values) == pytest.approx(1)


def test_the_winner_is_worth_one() -> None:
    table = Table(chariot("elf", 33, state="DONE"), chariot("orc", 20, pool=1, hand="", moved=False), max_rounds=1)
    table.turn("orc").play("-W-F")
    race = table.race
    assert isinstance(race, ArenaRace)
    assert race.over
    assert [GAME.heuristic.value(race, seat) for seat in (0, 1)] == [1.0, 0.05]


def test_it_speeds_up_on_an_open_road() -> None:
    table = Table(chariot("elf", 5, pool=1, hand="W-F W-G W-L R-F R-G R-L"), chariot("orc", 4)).turn("elf")
    assert chooses(table) in ("W-F", "W-G", "W-L")


def test_it_does_not_drive_faster_than_it_can_steer() -> None:
    table = Table(
        chariot("elf", 5, pool=1, hand="W-F R-F R-G R-L R-S R-T", damage=3, broken=True),
        chariot("orc", 4),
        tiles={6: "E", 7: "R3", 8: "R3", 9: "R3"},
    ).turn("elf")
    assert chooses(table) in ("done", "-W-F")


def test_a_jump_is_taken_at_speed_or_not_at_all() -> None:
    table = Table(
        chariot("elf", 5, hand="W-F W-G W-L R-S R-S R-T R-T", damage=3), chariot("orc", 4), tiles={6: "J3"}
    ).turn("elf")
    for _ in range(3):
        answer = chooses(table)
        assert answer.startswith("W-")
        table.play(answer)
    assert table["elf"].speed == 3


def test_it_pays_for_the_rocks_that_would_wreck_it() -> None:
    table = Table(chariot("elf", 5, pool=1, hand="R-F M W-F", damage=4), chariot("orc", 4), tiles={6: "R1"}).drive(
        "elf"
    )
    assert chooses(table) == "R-F"


def test_it_defends_what_matters() -> None:
    table = Table(
        chariot("undead", 8, pool=1, hand="W-F W-F"), chariot("elf", 9, hand="W-G W-L M", damage=3), chariot("orc", 2)
    ).drive("undead")
    table.play("done | elf W-F W-F")
    assert table.question == "defence"
    assert chooses(table) in ("W-G", "W-L")


def test_it_answers_a_ram_that_would_wreck_it() -> None:
    table = Table(
        chariot("undead", 8, pool=1, hand="W-F R-F"), chariot("elf", 9, hand="W-G R-L R-T", damage=3), chariot("orc", 2)
    ).drive("undead")
    table.play("elf W-F R-F done")
    assert table.question == "ram_answer"
    assert chooses(table) == "W-G"


@pytest.mark.parametrize(("damage", "pool", "answer"), [(4, 1, "yes"), (0, 4, "done")])
def test_it_uses_the_stable_when_it_is_worn(damage: int, pool: int, answer: str) -> None:
    table = Table(
        chariot("elf", 5, pool=pool, hand="W-F R-F R-F", damage=damage, broken=damage > 0),
        chariot("orc", 4),
        tiles={6: "S"},
    ).drive("elf")
    assert chooses(table) == answer


def test_it_crosses_the_line_when_it_can() -> None:
    table = Table(
        chariot("elf", 28, pool=3, hand="W-F R-F R-F R-F"), chariot("orc", 27, moved=True), tiles={29: "R1"}
    ).turn("elf")
    assert chooses(table) == "W-F"


@pytest.mark.parametrize("card", range(CARD_TYPES))
def test_a_card_leaves_a_packed_hand_and_no_other_does(card: int) -> None:
    """Compiled and plain alike: the last cards lie beyond 32 bits."""
    two_of_each = sum(2 << 5 * other for other in range(CARD_TYPES))
    left = without(two_of_each, card)
    assert left == two_of_each - 32**card
    assert [int(count(left, other)) for other in range(CARD_TYPES)] == [
        2 - (other == card) for other in range(CARD_TYPES)
    ]
