"""Options: typed, with defaults and legal values, and errors that name both."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hippodrome import game, names
from hippodrome.engine.chance import Seeded
from hippodrome.engine.errors import BadOption, BadPlayers, HippodromeError, UnknownOption
from hippodrome.engine.options import Option, Value, read_options
from races import settings_of, values_of

WEATHER = Option("weather", values=("sun", "rain"))
SHORT = Option("short", values=(False, True))
LAPS = Option("laps", low=1, high=9, default=3)
SPACES = Option("spaces", values=(1, 3))
TEAMS = Option("teams", values=(False,), for_players={2: (True,), 3: (False, True)})
CIRCUIT = Option("circuit", values=("A", "B"), own=True)
ALL = (WEATHER, SHORT, LAPS, SPACES, TEAMS, CIRCUIT)


@pytest.mark.parametrize(
    ("option", "given", "read"),
    [
        (WEATHER, "rain", "rain"),
        (WEATHER, "RAIN", "rain"),
        (SHORT, True, True),
        (SHORT, "yes", True),
        (SHORT, "on", True),
        (SHORT, "False", False),
        (SHORT, "off", False),
        (LAPS, 1, 1),
        (LAPS, "9", 9),
        (SPACES, "3", 3),
        (CIRCUIT, "b", "B"),
        (CIRCUIT, {"layout": "RRRR"}, {"layout": "RRRR"}),
    ],
)
def test_values_are_read_as_given_or_as_typed_on_a_command_line(option: Option, given: object, read: object) -> None:
    value = option.read(given, 4)
    assert value == read
    assert type(value) is type(read)


@pytest.mark.parametrize(
    ("option", "given", "legal"),
    [
        (WEATHER, "snow", "sun, rain"),
        (WEATHER, 1, "sun, rain"),
        (WEATHER, {"own": 1}, "sun, rain"),
        (SHORT, 1, "off, on"),
        (SHORT, "maybe", "off, on"),
        (LAPS, 0, "1..9"),
        (LAPS, 10, "1..9"),
        (LAPS, "-3", "1..9"),
        (LAPS, "three", "1..9"),
        (LAPS, True, "1..9"),
        (LAPS, 2.5, "1..9"),
        (SPACES, 2, "1, 3"),
        (SPACES, True, "1, 3"),
        (TEAMS, True, "off"),
        (CIRCUIT, "Z", "A, B, FILE.toml"),
        (CIRCUIT, None, "A, B, FILE.toml"),
    ],
)
def test_a_bad_value_is_told_with_the_legal_ones(option: Option, given: object, legal: str) -> None:
    with pytest.raises(BadOption) as told:
        option.read(given, 4)
    assert told.value.arguments == {"option": option.key, "value": str(given), "legal": legal}
    assert legal in str(told.value)


def test_an_option_that_means_nothing_stays_at_its_default() -> None:
    roof = Option("roof", values=("none", "tent"), only_if=("weather", "rain"))
    options = (WEATHER, roof)
    assert read_options(options, {}, 4) == {"weather": "sun", "roof": "none"}
    assert read_options(options, {"roof": "none"}, 4)["roof"] == "none", "records name every option"
    assert read_options(options, {"weather": "rain", "roof": "tent"}, 4)["roof"] == "tent"
    assert read_options(options, {"roof": "tent"}, 4)["roof"] == "none"


@pytest.mark.parametrize("name", names())
def test_what_an_option_hangs_on_is_an_option_of_the_game_with_that_value(name: str) -> None:
    declared = {option.key: option for option in game(name).options}
    for option in declared.values():
        if option.only_if is not None:
            other, value = option.only_if
            assert value in values_of(declared[other], max(game(name).players))
            assert declared[other].only_if is None, "one step is enough to tell"


def test_values_can_depend_on_the_number_of_players() -> None:
    assert [TEAMS.standard(players) for players in (2, 3, 4)] == [True, False, False]
    assert TEAMS.read(True, 3) is True
    with pytest.raises(BadOption):
        TEAMS.read(False, 2)


def test_what_is_not_given_has_its_default() -> None:
    assert read_options(ALL, {"laps": "5"}, 4) == {
        "weather": "sun", "short": False, "laps": 5, "spaces": 1, "teams": False, "circuit": "A",
    }  # fmt: skip


def test_an_unknown_option_is_told_with_the_known_ones() -> None:
    with pytest.raises(UnknownOption, match='no option "wings"') as told:
        read_options(ALL, {"wings": 2}, 4)
    assert told.value.arguments["option"] == "wings"


@pytest.mark.parametrize("name", names())
def test_reading_options_again_changes_nothing(name: str) -> None:
    for players in game(name).players:
        usual = game(name).read_options(players)
        assert game(name).read_options(players, usual) == usual
        assert set(usual) == {option.key for option in game(name).options}


@pytest.mark.parametrize("name", names())
def test_every_value_by_itself_is_either_fine_or_clearly_refused(name: str) -> None:
    for players in game(name).players:
        for option in game(name).options:
            values = values_of(option, players)
            refusals = [said for value in values if (said := refusal(name, players, option.key, value))]
            assert len(refusals) < len(values)
            assert all(option.key in said for said in refusals)


def refusal(name: str, players: int, key: str, value: object) -> str:
    """What is said against a value, in words."""
    try:
        game(name).setup(players, {key: value})
    except HippodromeError as error:
        return str(error)
    return ""


@pytest.mark.parametrize("name", [name for name in names() if any(one.cosmetic for one in game(name).options)])
def test_what_is_cosmetic_changes_nothing_but_looks(name: str) -> None:
    """The same dice and picks: everybody is offered as much at every point, and the race ends the same."""
    declared = game(name)
    for number in range(20):
        players = declared.players[number % len(declared.players)]
        looks = [one for one in declared.options if one.cosmetic and len(one.legal(players)) > 1]
        lots = Seeded("cosmetic", number, name)
        free = list(looks[0].legal(players)[1:])
        chosen = {option.key: free.pop(int(lots.below(len(free)))) for option in looks}
        assert raced(name, players, chosen, number) == raced(name, players, {}, number)


def raced(name: str, players: int, options: dict[str, Value], number: int) -> tuple[list[tuple[int, ...]], list[int]]:
    """What was offered to whom all race long, and how it ended."""
    state = game(name).start(game(name).setup(players, options), chance := Seeded("dice", number))
    picker, offered = Seeded("picks", number), []
    while not state.over:
        offered.append((int(state.seat), *state.choices()))
        state.play(state.choices()[int(picker.below(state.offers))], chance)
    return offered, list(state.ranks())


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("players", [0, -1, 7, 100, True])
def test_a_number_of_players_that_cannot_be(name: str, players: int) -> None:
    if players not in game(name).players or players is True:
        with pytest.raises(BadPlayers) as told:
            game(name).setup(players)
        assert str(game(name).players[0]) in str(told.value)


@pytest.mark.parametrize("name", names())
@given(data=st.data())
def test_sampled_settings_are_legal(name: str, data: st.DataObject) -> None:
    players, options = data.draw(settings_of(name))
    assert game(name).setup(players, options).players == players
