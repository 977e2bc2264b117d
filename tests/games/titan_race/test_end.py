"""The end of a race and its variants (ledger 3.12 and 3.13)."""

from __future__ import annotations

import pytest

from games.titan_race.table import BARE, GAME, TITANS, Table
from hippodrome.engine.chance import Scripted, Seeded
from hippodrome.engine.errors import BadOption
from hippodrome.games.titan_race.course import FACES
from hippodrome.games.titan_race.rules import TitanRace
from ledger import rule


@rule("TR-1201", "TR-1202", "TR-1203")
def test_the_first_over_the_line_wins_alone_the_others_rank_by_row() -> None:
    table = Table(BARE, "grinder E11 lap 3", "slaugg C3 lap 2", "rassik A3 lap 2", "craken C5")
    table.step("F")
    assert table.race.over
    assert list(table.race.winners()) == [0]
    assert list(table.race.ranks()) == [1, 2, 2, 4]


@rule("TR-1204")
def test_the_turn_cap_ends_the_race_without_a_winner() -> None:
    table = Table(BARE, "grinder E11 lap 3", "slaugg C3")
    table.race.turn = table.race.course.turn_cap
    table.play("end")
    assert table.race.over
    assert list(table.race.winners()) == []
    assert table.told("capped") == [{"turns": 400}]


def two_players(script: list[int], **options: object) -> tuple[TitanRace, Scripted]:
    """A race of two players up to the question of the order of their titans."""
    picks = {"titan_1": "rassik", "titan_2": "slaugg", "titan_3": "grinder", "titan_4": "craken"}
    chance = Scripted(script)
    race = GAME.start(GAME.setup(2, {"circuit": BARE, **picks, **options}), chance)
    assert isinstance(race, TitanRace)
    return race, chance


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


def pair(*titans: str) -> Table:
    """Seats 0 and 2 belong to player 0, seats 1 and 3 to player 1."""
    table = Table(BARE, *titans)
    picks = {f"titan_{seat + 1}": TITANS[who] for seat, who in enumerate(table.race.who)}
    setup = GAME.setup(2, {"circuit": BARE, **picks})
    race = GAME.blank(setup)
    assert isinstance(race, TitanRace)
    data = table.race.to_json()
    data["owner"] = [0, 1, 0, 1]
    data["hand"] = [-1] * 4
    data["known"] = [0] * 4
    race.read_json(dict(data))
    table.race = race
    return table


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


@rule("TR-1311", "TR-1317")
def test_three_different_circuits_lie_in_a_row() -> None:
    table = Table("kaldheira", "grinder C1", slam="estenguard bankog")
    course = table.race.course
    assert course.cells == 108
    assert course.circuits == ["kaldheira", "estenguard", "bankog"]
    features = GAME.words["feature"]
    assert features[course.feature[36 + 3 * 3 + 1]] == "ice"
    with pytest.raises(BadOption, match="circuit_3"):
        GAME.setup(3, {"grand_slam": True, "circuit_2": "bankog", "circuit_3": "bankog"})
    following = GAME.setup(3, {"grand_slam": True, "circuit": "lagoon"})
    assert following.circuits == ["lagoon", "kaldheira", "moltenchest"]  # type: ignore[attr-defined]


@rule("TR-1311")
def test_side_loops_remain_in_the_grand_slam() -> None:
    table = Table("bankog", "grinder F2", slam="estenguard kaldheira")
    table.step("FR")
    table.check("grinder A3")


@rule("TR-1312")
def test_only_the_top_of_the_third_board_wins() -> None:
    table = Table("bankog", "grinder E11", slam="estenguard kaldheira")
    table.step("F")
    assert not table.race.over
    table.check("grinder II·E1")
    assert table.race.lap(0) == 2
    last = Table("bankog", "grinder III·E11", slam="estenguard anglieh")
    last.step("FR")
    assert not last.race.over
    last.race.active = 0
    last.step("F")
    assert last.winner == "grinder"
    assert last.told("left_top") == [{"titan": "grinder", "from": "III·F12"}]


@rule("TR-1313")
def test_moved_down_over_a_border_a_titan_is_back_on_the_lower_board() -> None:
    table = Table("bankog", "ragnarok II·C3", "rassik II·C1", slam="estenguard kaldheira")
    table.power("rassik B")
    assert table.race.lap(1) == 1
    table.check("rassik C11")


@rule("TR-1314")
def test_beyond_the_ends_there_are_no_cells() -> None:
    table = Table("bankog", "grinder C1", slam="estenguard kaldheira")
    table.power()
    table.offers("trap C3", "trap B2", "trap D2")
    top = Table("bankog", "slaugg III·E11", "rassik C1", slam="estenguard kaldheira")
    top.deal("slaugg", "fireball")
    top.race.offer()
    assert not top.may("play fireball")
    assert not top.may("power")


@rule("TR-1315")
def test_headwind_may_not_drive_a_chain_through_the_wall() -> None:
    table = Table("bankog", "slaugg E5", "rassik C1", "craken C3", "grinder A5", slam="estenguard kaldheira")
    table.card("headwind")
    table.check("grinder A3")


@rule("TR-1315")
def test_a_backward_slide_stops_on_the_ice_before_the_wall() -> None:
    icy = {"ice": ["C3", "C5"]}
    table = Table(icy, "slaugg E5", "rassik C7", "craken C1", slam="estenguard kaldheira")
    table.card("headwind")
    table.check("rassik C3", "craken C1")


@rule("TR-1316")
def test_scenery_acts_across_borders() -> None:
    jump = Table("moltenchest", "slaugg A11", slam="estenguard kaldheira")
    jump.step("FR")
    jump.check("slaugg II·C1")
    blast = Table("bankog", "grinder C9", "rassik II·C1", slam="estenguard kaldheira")
    blast.step("F")
    blast.check("grinder C11", "rassik II·C1 life 2")


@rule("TR-1321", "TR-1322")
def test_teams_alternate_round_the_table() -> None:
    four = Table(BARE, "grinder C1", "slaugg A1", "rassik E1", "craken C3", teams=2)
    assert [four.race.side(seat) for seat in range(4)] == [0, 1, 0, 1]
    assert GAME.setup(6, {"teams": 3}).teams == 3  # type: ignore[attr-defined]
    assert GAME.setup(6, {"teams": 2}).teams == 2  # type: ignore[attr-defined]
    for players, teams in ((4, 3), (5, 2), (3, 2), (2, 2)):
        with pytest.raises(BadOption):
            GAME.setup(players, {"teams": teams})


@rule("TR-1323")
def test_the_whole_team_wins() -> None:
    table = Table(BARE, "grinder E11 lap 3", "slaugg A7 lap 3", "rassik E1", "craken C3", teams=2)
    table.step("F")
    assert list(table.race.winners()) == [0, 2]
    assert list(table.race.ranks()) == [1, 3, 1, 3]


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


def test_every_race_ends_with_one_winning_side() -> None:
    for seed in range(30):
        chance = Seeded(seed)
        race = GAME.start(GAME.setup(6, {"teams": 3}), chance)
        while not race.over:
            race.take(race.offered[int(chance.below(race.offers))], chance)
        assert len(race.winners()) == 2
