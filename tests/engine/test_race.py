"""The public face: new, play, look, undo, save, load (DESIGN 3)."""

from __future__ import annotations

from pathlib import Path

import pytest

import hippodrome
from hippodrome import HippodromeError, Race, load, names, new
from hippodrome.engine.errors import (
    BadOption,
    IllegalChoice,
    NoSuchPoint,
    NothingToUndo,
    RaceOver,
    UnknownGame,
    UnreadableFile,
)
from races import first, play_on

in_every_game = pytest.mark.parametrize("name", names())


@in_every_game
def test_the_example_of_the_design(name: str, tmp_path: Path) -> None:
    race = hippodrome.new(name, seed=7)
    while not race.over:
        race.play(race.options[-1])
    assert sorted(race.ranking) == list(range(race.record.players))
    assert race.events[-1].key
    race.save(tmp_path / "my-race.json")
    again = hippodrome.load(tmp_path / "my-race.json")
    assert again.over
    assert again.state == race.state
    assert again.events == race.events


def test_seats_without_names_are_numbered_in_the_language_given() -> None:
    assert new("scrap_racer", 3).record.seats == ["Seat 1", "Seat 2", "Seat 3"]
    assert new("scrap_racer", 3, language="en").record.seats == ["Seat 1", "Seat 2", "Seat 3"]
    assert new("scrap_racer", 3, language="fr").record.seats == ["Place 1", "Place 2", "Place 3"]
    assert new("scrap_racer", 2, language="fr", seats=["Ada", "Bo"]).record.seats == ["Ada", "Bo"]
    with pytest.raises(BadOption, match="language"):
        new("scrap_racer", language="la")


@in_every_game
def test_a_race_needs_nothing_but_its_name(name: str) -> None:
    race = new(name)
    assert race.record.players == race.game.usual_players
    assert race.seat in range(race.record.players)
    assert new(name).record.chance["seed"] != race.record.chance["seed"]


@in_every_game
def test_the_same_seed_is_the_same_race(name: str) -> None:
    def played(seed: int | str, stream: int = 0) -> Race:
        race = new(name, seed=seed, stream=stream)
        play_on(race, first, 40)
        return race

    assert played(7).record == played(7).record
    assert played(7).state != played(8).state
    assert played(7).state != played(7, stream=1).state
    assert played("a word").record == played("a word").record


def test_options_are_given_by_name_or_together() -> None:
    by_name = new("scrap_racer", 3, 1, circuit="C", laps=1)
    together = new("scrap_racer", 3, 1, options={"circuit": "C", "laps": "1"})
    assert by_name.record == together.record
    assert by_name.record.options["circuit"] == "C"


@in_every_game
def test_choices_can_be_made_by_form_or_number(name: str) -> None:
    by_form, by_number = new(name, seed=3), new(name, seed=3)
    events = by_form.play(by_form.options[0])
    assert events == by_number.play(by_number.options[0].action)
    assert by_form.state == by_number.state
    assert by_form.events == events


@in_every_game
def test_options_are_the_choices_of_the_position_in_order(name: str) -> None:
    race = new(name, seed=3)
    for _ in range(20):
        assert [choice.action for choice in race.options] == race.state.choices()
        race.play(race.options[0])


@in_every_game
def test_winners_are_known_at_the_end(name: str) -> None:
    race = new(name, seed=2)
    assert race.winners == []
    assert sorted(race.ranking) == list(range(race.record.players))
    play_on(race, lambda state: state.choices()[-1], 100_000)
    assert race.over
    assert race.seat == -1
    assert race.options == []
    assert race.record.result == list(race.state.ranks())
    assert all(race.record.result[seat] == 1 for seat in race.winners)
    assert race.ranking[0] in race.winners or race.winners == []
    with pytest.raises(RaceOver):
        race.play(0)


def test_errors_are_one_family_and_change_nothing() -> None:
    race = new("scrap_racer", players=3, seed=1)
    before = race.state.pack()
    with pytest.raises(UnknownGame, match="scrap_racer"):
        new("chess")
    with pytest.raises(IllegalChoice, match="On offer: 0, 1"):
        race.play(9)
    with pytest.raises(NothingToUndo):
        race.undo()
    with pytest.raises(NoSuchPoint):
        race.at(1)
    with pytest.raises(NoSuchPoint):
        race.fork(-1)
    for kind in (UnknownGame, IllegalChoice, NothingToUndo, NoSuchPoint):
        assert issubclass(kind, HippodromeError)
    assert race.state.pack() == before
    assert race.record.moves == []


def test_seats_have_names() -> None:
    assert new("scrap_racer", 3, 1).record.seats == ["Seat 1", "Seat 2", "Seat 3"]
    assert new("scrap_racer", 3, 1, seats=["Ada", "Bo", "Cy"]).record.seats == ["Ada", "Bo", "Cy"]


def test_looking_back_and_going_another_way() -> None:
    race = new("scrap_racer", 4, 5)
    play_on(race, first, 12)
    fork = race.fork(4)
    assert fork.state == race.at(4)
    assert fork.events == race.fork(4).events
    assert fork.record.chance["seed"] != race.fork(4).record.chance["seed"]
    play_on(fork, first, 3)
    assert len(race.record.moves) == 12


def test_a_broken_off_race_is_gone_on_with(tmp_path: Path) -> None:
    race = new("scrap_racer", 4, 5)
    play_on(race, first, 10)
    race.save(tmp_path / "race.json")
    again = load(tmp_path / "race.json")
    assert (again.state, again.events, again.seat) == (race.state, race.events, race.seat)
    assert again.play(again.options[0]) == race.play(race.options[0])


def test_errors_survive_being_sent_to_another_process() -> None:
    import pickle

    error = pickle.loads(pickle.dumps(IllegalChoice(choice=9, choices="0, 1")))
    assert isinstance(error, IllegalChoice)
    assert str(error) == "Choice 9 is not on offer. On offer: 0, 1."


@pytest.mark.parametrize("sealed", [False, True])
def test_a_finished_race_keeps_its_result_up_to_its_last_point(sealed: bool) -> None:
    race = new("scrap_racer", 2, None if sealed else 5, sealed=sealed)
    while not race.over:
        race.play(race.options[0])
    last = len(race.record.moves)
    assert race.record.until(last) == race.record
    assert race.record.until(last).verify() > 0
    fork = race.fork(last)
    assert fork.over
    assert fork.ranking == race.ranking
    assert race.record.until(last - 1).result is None
    assert not race.fork(last - 1).over


def test_a_choice_is_made_by_its_key_where_only_one_has_it() -> None:
    race = hippodrome.new("scrap_racer", players=2, seed=7)
    assert repr(race) == f"<Race scrap_racer, 2 players, 0 choices made, seat {race.seat} is asked>"
    while len({choice.key for choice in race.options}) < len(race.options):
        race.play(race.options[0])
    made, chosen = len(race.record.moves), race.options[-1]
    race.play(chosen.key)
    assert race.record.moves[made].choice == chosen.action
    with pytest.raises(IllegalChoice, match="nonsense") as refused:
        race.play("nonsense")
    assert race.options[0].key in str(refused.value)
    assert len(race.record.moves) == made + 1


def test_a_board_of_ones_own_is_named_by_its_path(tmp_path: Path) -> None:
    game = next(game for game in hippodrome.all_games() for option in game.options if option.own)
    key = next(option.key for option in game.options if option.own)
    with pytest.raises(UnreadableFile, match="nowhere"):
        hippodrome.new(game.name, options={key: tmp_path / "nowhere.toml"})
    (tmp_path / "mine.toml").write_text("nonsense = 1\n", encoding="utf-8")
    with pytest.raises(HippodromeError) as refused:
        hippodrome.new(game.name, options={key: str(tmp_path / "mine.toml")})
    assert not isinstance(refused.value, UnreadableFile)
