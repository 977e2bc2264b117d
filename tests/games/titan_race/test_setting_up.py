"""Set-up (ledger 3.2)."""

from __future__ import annotations

import pytest

from games.titan_race.table import BARE, CARDS, CELLS, GAME
from hippodrome.engine.chance import Scripted, Seeded
from hippodrome.engine.errors import BadOption
from hippodrome.games.titan_race.rules.course import FACES, TITANS, Course
from hippodrome.games.titan_race.rules.race import TitanRace
from ledger import rule


def course(players: int = 3, **options: object) -> Course:
    setup = GAME.setup(players, options)
    assert isinstance(setup, Course)
    return setup


@rule("TR-201", "TR-1101")
def test_each_circuit_lies_on_the_board_as_printed() -> None:
    features = GAME.words["feature"]
    count = {"kaldheira": 12, "lagoon": 12, "moltenchest": 12, "bankog": 8, "anglieh": 11, "estenguard": 11}
    for name, marked in count.items():
        board = course(circuit=name)
        assert sum(1 for feature in board.feature if feature) == marked
        assert sum(1 for feature in board.feature if features[feature] == "bonus") == 4
        assert not any(board.feature[:6])
    assert features[course(circuit="kaldheira").feature[CELLS.index("E5")]] == "lava"


@rule("TR-202")
def test_every_player_has_another_titan() -> None:
    race = GAME.start(course(6), Seeded(1))
    assert sorted(name for _, name in GAME.racers(race)) == sorted(TITANS)
    chosen = course(4, titan_2="craken", titan_4="rassik")
    for seed in range(20):
        names = [name for _, name in GAME.racers(GAME.start(chosen, Seeded(seed)))]
        assert names[1] == "craken"
        assert names[3] == "rassik"
        assert len(set(names)) == 4


@rule("TR-202")
def test_a_titan_cannot_be_chosen_twice() -> None:
    with pytest.raises(BadOption, match="craken"):
        course(3, titan_1="craken", titan_3="craken")


@rule("TR-203", "TR-206", "TR-211")
def test_one_card_each_from_13_dealt_by_seat_then_the_starting_roll() -> None:
    picks = {"titan_1": "slaugg", "titan_2": "rassik", "titan_3": "craken"}
    script = Scripted([4, 7, 2, FACES.index("yellow"), 0, 1, 2])
    race = GAME.start(course(3, **picks), script)
    assert isinstance(race, TitanRace)
    assert [CARDS[race.hand[2 * seat]] for seat in range(3)] == ["mimicry", "lightning", "shield"]
    assert race.pile_size == 10
    assert sum(race.pile) == 10
    assert not any(race.discard)
    assert race.active == 1
    assert script.left == 0


@rule("TR-204", "TR-205", "TR-207", "TR-208")
def test_everything_at_its_start() -> None:
    for players in (3, 4, 5, 6):
        race = GAME.start(course(players), Seeded(5))
        assert isinstance(race, TitanRace)
        assert race.supply == 15
        assert not any(race.trap)
        assert sum(race.pool) == players
        for titan in range(players):
            assert race.place[titan] == -1
            name = TITANS[race.who[titan]]
            assert race.life[titan] == {"rassik": 3, "craken": 3, "chtooloo": 4, "ragnarok": 3}.get(name, 6)


def test_the_first_lives_are_kept() -> None:
    lives = course(lives="standard").start_life
    assert dict(zip(TITANS, map(int, lives), strict=True))["ragnarok"] == 6


@rule("TR-209", "TR-210")
def test_the_die_is_rolled_until_it_names_a_titan_in_play() -> None:
    picks = {"titan_1": "rassik", "titan_2": "slaugg", "titan_3": "craken"}
    rolls = [FACES.index(face) for face in ("purple", "brown", "blue", "green")]
    race = GAME.start(course(3, circuit=BARE, **picks), Scripted([0, 1, 2, *rolls, 0, 1, 2]))
    assert TITANS[race.who[race.active]] == "craken"
    race.play(race.choices()[0], Scripted([]))
    race.play(race.choices()[0], Scripted([]))
    assert TITANS[race.who[race.active]] == "rassik"
