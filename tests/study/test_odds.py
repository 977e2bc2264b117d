"""Odds and hints: sure things are sure, hidden things stay hidden, the same seed says the same."""

from __future__ import annotations

import pytest

from hippodrome import Race, game, names, new
from hippodrome.bots import bot
from hippodrome.bots.reference import Reference
from hippodrome.bots.weighing import Weighing, play_level, play_line
from hippodrome.bots.worlds import Calendar, World
from hippodrome.engine.chance import Seeded
from hippodrome.engine.ints import zeros
from hippodrome.engine.preview import certain
from hippodrome.engine.state import Observation
from hippodrome.study.hints import hint
from hippodrome.study.odds import interval, look_ahead, odds, reference, weigh
from hippodrome.testing.studies import under_way

every_game = pytest.mark.parametrize("name", names())


def greedy_race(seed: int) -> Race:
    race = new("scrap_racer", 3, seed)
    player = bot("greedy", race.game)
    mind = Seeded(seed, 0, "bots")
    while not race.over:
        race.play(int(player.choose(race.observe(race.seat), mind)))
    return race


def test_a_sure_win_is_sure() -> None:
    """The last choice of a race that wins without a die is worth exactly a win, and nothing is better."""
    for seed in range(200):
        race = greedy_race(seed)
        last = race.at(len(race.record.moves) - 1)
        seen = Observation(last, int(last.seat))
        choice = race.record.moves[-1].choice
        if race.winners != [int(last.seat)] or not certain(seen, choice):
            continue
        advised = hint(race.game, seen, 40)
        assert next(option for option in advised.options if option.choice == choice).win == 1.0
        assert advised.win[int(last.seat)] == 1.0
        assert advised.place[int(last.seat)] == 1.0
        return
    pytest.fail("no race was won by a choice without a die")


@every_game
def test_chances_are_shared_out_among_all_seats(name: str) -> None:
    race = under_way(game(name))
    judged = look_ahead(race.game, race.observe(race.seat), 10)
    assert 0.99 < sum(judged.win) <= 1.0 + 1e-9
    assert all(1 <= place <= len(judged.place) for place in judged.place)


def test_a_seat_that_is_not_asked_is_told_how_things_stand() -> None:
    race = under_way(game("scrap_racer"), 12)
    told = hint(race.game, race.observe(1 - race.seat), 50)
    assert told.best is None
    assert told.options == []
    assert abs(sum(told.win) - 1) < 0.01


def test_the_same_seed_weighs_the_same_and_another_one_does_not() -> None:
    race = under_way(game("scrap_racer"), 12)
    seen = race.observe(race.seat)
    first, again, other = (odds(weigh(race.game, seen, 60, seed)) for seed in (1, 1, 2))
    assert first == again
    assert first != other


def test_a_world_rolls_the_same_for_a_seat_whatever_was_chosen_before() -> None:
    """The next player's dice in one world: the same after either choice."""
    race = under_way(game("scrap_racer"), 8)
    rolled = set()
    for choice in race.observe(race.seat).choices():
        world = World(1, 7)
        calendar = Calendar(zeros(2))
        calendar.ask(race.seat)
        state = race.state.clone()
        world.at(calendar)
        world.take(state, choice, world.luck, calendar)
        while state.seat == race.seat:
            calendar.ask(state.seat)
            world.at(calendar)
            world.take(state, state.offered[state.offers - 1], world.luck, calendar)
        calendar.ask(state.seat)
        world.at(calendar)
        rolled.add(tuple(world.luck.below(6) for _ in range(4)))
    assert len(rolled) == 1


def test_an_interval_is_sensible_at_the_ends_too() -> None:
    assert interval(0.0, 100)[0] == 0.0
    assert 0 < interval(0.0, 100)[1] < 0.05
    assert interval(1.0, 100)[1] == 1.0
    low, high = interval(0.5, 1000)
    assert 0.46 < low < 0.5 < high < 0.54


@every_game
def test_where_a_race_cannot_be_played_on_finished_races_have_the_word(name: str) -> None:
    race = under_way(game(name))
    players, heuristic = race.record.players, race.game.heuristic
    judged = play_line(race.state, -1, [], Reference(heuristic, 1.0, 0.0), Calendar(zeros(players)), 1, 3)
    known = [heuristic.win_chance(race.state, seat) for seat in range(players)]
    assert [win / 3 for win in judged.wins] == pytest.approx([chance / sum(known) for chance in known])
    assert sum(judged.places) / 3 == pytest.approx(players * (players + 1) / 2)
    best, worst = (judged.wins.index(one) for one in (max(judged.wins), min(judged.wins)))
    assert judged.places[best] <= judged.places[worst]


@every_game
@pytest.mark.parametrize("unforeseen", [0.0, 1.0])
def test_a_choice_counts_from_what_its_position_was_worth(name: str, unforeseen: float) -> None:
    """Whatever was chosen: what it is worth, less what it gave, is what the position was worth to every seat."""
    race = under_way(game(name))
    seen, players = race.observe(race.seat), race.record.players
    judge = Reference(race.game.heuristic, unforeseen, 0.0)
    before = play_level(seen, judge, Calendar(zeros(players)), 1, 12)
    for chosen in range(min(3, len(seen.choices()))):
        weighing = Weighing(seen, judge, Calendar(zeros(players)), 1, chosen)
        weighing.play(12)
        gave = [total - more for total, more in zip(weighing.scores[chosen].wins, weighing.effect, strict=True)]
        assert gave == pytest.approx(before.wins)


def test_a_player_who_always_slips_chooses_by_lot() -> None:
    race = under_way(game("scrap_racer"), 12)
    slipping = Reference(race.game.heuristic, 0.0, 1.0)
    mind = Seeded(1)
    assert {int(slipping.pick(race.state, mind)) for _ in range(60)} == set(race.state.choices())
    assert reference(race.game).slipping > reference(race.game, slips=0.0).slipping == 0
