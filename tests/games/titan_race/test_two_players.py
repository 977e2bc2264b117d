"""Two players with two titans each (TR-1301 to TR-1308)."""

from __future__ import annotations

from games.titan_race.table import BARE, GAME, Table
from hippodrome.engine.chance import Scripted
from hippodrome.games.titan_race.rules.course import FACES, TITANS
from hippodrome.games.titan_race.rules.race import TitanRace
from ledger import rule


def two_players(script: list[int], **options: object) -> tuple[TitanRace, Scripted]:
    """A race of two players up to the question of the order of their titans."""
    picks = {"titan_1": "rassik", "titan_2": "slaugg", "titan_3": "grinder", "titan_4": "craken"}
    chance = Scripted(script)
    race = GAME.start(GAME.setup(2, {"circuit": BARE, **picks, **options}), chance)
    assert isinstance(race, TitanRace)
    return race, chance


def pair(*titans: str) -> Table:
    """Seats 0 and 2 belong to player 0, seats 1 and 3 to player 1."""
    table = Table(BARE, *titans)
    picks = {f"titan_{seat + 1}": TITANS[who] for seat, who in enumerate(table.race.who)}
    setup = GAME.setup(2, {"circuit": BARE, "cards": "standard", "lives": "standard", **picks})
    race = GAME.blank(setup)
    assert isinstance(race, TitanRace)
    data = table.race.to_json()
    data["owner"] = [0, 1, 0, 1]
    data["hand"] = [-1] * 4
    data["known"] = [0] * 4
    race.read_json(dict(data))
    table.race = race
    return table


@rule("TR-1301", "TR-211", "TR-207")
def test_two_players_order_their_titans_before_the_starting_roll() -> None:
    race, chance = two_players([0, 1, FACES.index("yellow"), 0, 1, 2, 3])
    assert race.seat == 0
    assert len(race.choices()) == 2
    race.play(race.choices()[1], chance)
    assert race.seat == 1
    race.play(race.choices()[0], chance)
    assert GAME.racers(race) == ((0, "grinder"), (1, "slaugg"), (0, "rassik"), (1, "craken"))
    assert sum(race.pool) == 4


@rule("TR-1302")
def test_two_players_alternate() -> None:
    race, chance = two_players([0, 1, FACES.index("yellow"), *[0, 1, 2, 4] * 9])
    for _ in range(2):
        race.play(race.choices()[0], chance)
    turns = {}
    while race.turn < 9:
        turns[int(race.turn)] = GAME.racers(race)[int(race.active)]
        race.play(race.choices()[0], chance)
    first, second = (0, "rassik"), (1, "slaugg")
    third, fourth = (0, "grinder"), (1, "craken")
    assert list(turns.values()) == [first, second, third, fourth] * 2


@rule("TR-1304")
def test_two_players_share_one_hand_of_two_cards() -> None:
    race, _ = two_players([4, 7])
    assert len(race.hand) == 4
    assert race.hand_of(0) == race.hand_of(2)
    assert race.hand_size(race.hand_of(2)) == 1


@rule("TR-1304")
def test_the_switch_that_gives_each_titan_its_own_hand() -> None:
    race, chance = two_players([4, 7, 5, 6, FACES.index("red"), 0, 1, 2, 3], two_player_hand="titan")
    assert [int(race.hand[2 * titan]) for titan in range(4)] == [4, 7, 5, 6]
    race.play(race.choices()[1], chance)
    race.play(race.choices()[0], chance)
    assert GAME.racers(race) == ((1, "slaugg"), (0, "grinder"), (1, "craken"), (0, "rassik"))
    assert [int(race.hand[2 * titan]) for titan in range(4)] == [7, 5, 6, 4]
    seen = race.clone()
    seen.mask(0)
    assert [int(seen.hand[2 * titan]) for titan in range(4)] == [-2, 5, -2, 4]


@rule("TR-1306")
def test_shield_saves_either_titan_and_is_the_card_of_ones_own_turn() -> None:
    table = pair("grinder C1", "slaugg A7", "rassik C3", "craken E7")
    table.deal("grinder", "shield", "speed_potion")
    table.step("F", "yes")
    table.check("rassik C5 life 3")
    assert not table.may("play speed_potion")
    other = pair("slaugg C1", "grinder A7", "craken E7", "rassik C3")
    other.deal("grinder", "shield")
    other.step("F")
    assert other.race.seat == 1
    other.play("yes")
    other.check("rassik C5 life 3")


@rule("TR-1306")
def test_riposte_and_theft_do_not_work_between_titans_of_one_player() -> None:
    table = pair("grinder C1", "slaugg A7", "rassik C3", "craken E7")
    table.deal("grinder", "riposte", "theft")
    table.race.offer()
    assert not table.may("play theft")
    table.step("F")
    table.check("rassik C5 life 2", "grinder C3 life 6")


@rule("TR-1307")
def test_the_owner_of_the_first_titan_to_finish_wins() -> None:
    table = pair("grinder C1", "slaugg E9", "rassik E11 lap 3", "craken E7")
    table.race.active = 1
    table.step("F")
    assert list(table.race.winners()) == [0]
    assert list(table.race.ranks()) == [1, 2]


@rule("TR-1305")
def test_with_two_players_each_titan_has_its_own_first_turn() -> None:
    table = pair("grinder C1", "slaugg A7", "rassik E1", "craken C7")
    table.race.turns[2] = 0
    table.race.active = 2
    table.deal("grinder", "speed_potion")
    table.race.offer()
    assert not table.may("play speed_potion")
    table.race.active = 0
    table.race.offer()
    assert table.may("play speed_potion")
