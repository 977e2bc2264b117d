"""What a planner does in positions with a plain answer, and how much of it meets the eye of a greedy bot."""

from __future__ import annotations

from games.chariot_race.positions import GAME, Table, circus, sides
from hippodrome.bots import bot
from hippodrome.engine.chance import Seeded
from hippodrome.engine.state import Observation


def chosen(table: Table, name: str = "planner") -> str:
    """What a bot picks here."""
    seen = Observation(table.race, int(table.race.seat))
    return table.spell(int(bot(name, GAME).choose(seen, Seeded(1))))


def test_values_lie_between_lost_and_won() -> None:
    ahead = circus("blue O10/1", "red O10/0").begin("blue")
    assert 0 < GAME.heuristic.value(ahead.race, 1) < 0.5 < GAME.heuristic.value(ahead.race, 0) < 1
    won = circus("blue O29/1 V2", "red O9/0 V0").drive("blue", "TURN TURN TURN TURN TURN", "FF")
    won.choose("keep")
    assert won.race.over
    assert (GAME.heuristic.value(won.race, 0), GAME.heuristic.value(won.race, 1)) == (1.0, 0.0)


def test_it_brakes_before_a_curve() -> None:
    table = circus("blue I2/0 D6 V6", "red C1/0").begin("blue", "PM PM FORTUNE FORTUNE FORTUNE").choose("keep")
    assert table.asked == "signs"
    assert chosen(table) == "plus 0"


def test_it_speeds_up_on_a_straight() -> None:
    table = circus("blue O5/0 D12 V5", "red C1/0").begin("blue", "PM PM FORTUNE FORTUNE FORTUNE").choose("keep")
    assert chosen(table) == "plus 2"


def test_it_drives_round_a_pillar() -> None:
    table = circus("blue C8/0 D10 V4", "red I1/0", circuit="BB").drive(
        "blue", "TURN FORTUNE FORTUNE ATTACK ATTACK", "F"
    )
    assert chosen(table) in ("inward", "outward")


def test_it_avoids_a_crash_that_would_destroy_it() -> None:
    table = circus("blue C8/0 D2 V2", "red C9/0 D9").drive("blue", "TURN FORTUNE FORTUNE FORTUNE FORTUNE")
    assert chosen(table) in ("inward", "outward")


def test_it_throws_the_javelin_that_destroys() -> None:
    table = circus("blue C8/0 V1", "red C10/1 D1", "green C11/0 D9").drive("blue", "ATTACK TURN TURN TURN TURN", "F")
    assert chosen(table) == "javelin red"


def test_it_buys_the_turn_die_that_saves_it() -> None:
    table = circus("blue C9/0 D9 V4 F3", "red I1/0", circuit="BB")
    table.begin("blue", "FORTUNE FORTUNE ATTACK ATTACK FORTUNE")
    if table.asked == "repair":
        table.choose("no repair", chance=sides("FORTUNE FORTUNE ATTACK ATTACK FORTUNE"))
    table.choose("keep")
    assert chosen(table).endswith("TURN")


def test_it_repairs_when_nearly_wrecked() -> None:
    table = circus("blue C9/0 D1 V4 F4", "red C1/0").begin("blue")
    assert chosen(table) == "repair 3"


def test_it_rolls_again_what_would_destroy_it() -> None:
    table = circus("blue C9/0 D1 V1", "red C1/0").begin("blue", "SPRINT TURN TURN FORTUNE FORTUNE")
    assert chosen(table) == "pick 0"
    assert chosen(table.choose("pick 0")) == "roll"


def test_in_the_last_round_it_drives_past_whoever_is_home_rather_than_into_a_rival() -> None:
    """Blue on O22 can crash into green and come home behind red, or pass red on the lane inside."""
    table = circus("red I1/2 D2", "green O29/1 D3", "blue O19/1 D12 V11", "yellow O9/1")
    table.drive("blue", "TURN FORTUNE", "FFF")
    assert table.spell(int(GAME.heuristic.pick(table.race, Seeded(1)))) == "inward"
    assert chosen(table) == chosen(table, "greedy") == "inward"
    assert table.choose("inward").progress("blue") > table.progress("red")
