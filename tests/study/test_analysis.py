"""The analysed race: luck, choices and others add up, and the figures are the same every time."""

from __future__ import annotations

import json
from functools import cache

import pytest

from hippodrome import Race, game, names, new
from hippodrome.bots import bot
from hippodrome.engine.chance import Seeded
from hippodrome.study.analysis import GRID, Analysis, Odds
from hippodrome.study.analyst import analyse
from hippodrome.study.course import take_apart
from hippodrome.study.findings import Finding
from hippodrome.study.hindsight import credit, in_one_breath
from hippodrome.study.odds import Standing

every_game = pytest.mark.parametrize("name", names())


@cache
def race_of(name: str, players: int | None = None, bots: tuple[str, ...] = ("random",)) -> Race:
    """A finished race of bots."""
    race = new(name, players or game(name).players[0], 4)
    seats = [bot(bots[seat % len(bots)], race.game) for seat in range(race.record.players)]
    mind = Seeded(4, 0, "bots")
    while not race.over:
        race.play(int(seats[race.seat].choose(race.observe(race.seat), mind)))
    return race


@cache
def analysed(name: str) -> Analysis:
    return analyse(race_of(name).record, playouts=2, seed=5)


def parts(chance: float) -> int:
    """A chance in ten-thousandths; it must be a whole number of them."""
    assert abs(chance * GRID - round(chance * GRID)) < 1e-6
    return round(chance * GRID)


@every_game
def test_start_luck_choices_and_others_add_up_to_the_result(name: str) -> None:
    analysis = analysed(name)
    for seat in analysis.seats:
        assert parts(seat.start) + parts(seat.luck) + parts(seat.skill) + parts(seat.others) == parts(seat.result)


@every_game
def test_each_part_is_the_sum_of_its_steps_on_the_curve(name: str) -> None:
    analysis = analysed(name)
    for seat, report in enumerate(analysis.seats):
        luck = skill = others = 0
        for before, after in zip(analysis.points, analysis.points[1:], strict=False):
            step = parts(after.win[seat]) - parts(before.win[seat])
            if after.kind == "chance":
                luck += step
            elif after.seat == seat:
                skill += step
            else:
                others += step
        assert (luck, skill, others) == (parts(report.luck), parts(report.skill), parts(report.others))


@every_game
def test_the_curve_ends_with_the_result(name: str) -> None:
    race, analysis = race_of(name), analysed(name)
    won = [1 / len(race.winners) if seat in race.winners else 0.0 for seat in range(race.record.players)]
    assert analysis.points[-1].win == pytest.approx(won, abs=1 / GRID)
    assert [seat.place for seat in analysis.seats] == race.record.result


@every_game
def test_there_is_a_point_after_every_choice_and_every_throw(name: str) -> None:
    race, analysis = race_of(name), analysed(name)
    course = take_apart(race.record)
    assert [point.at for point in analysis.points if point.kind == "choice"] == [*range(1, len(race.record.moves) + 1)]
    assert sum(point.kind == "chance" for point in analysis.points) == sum(len(step.throws) for step in course.steps)
    for point in analysis.points:
        assert sum(map(parts, point.win)) <= GRID
        assert min(point.win) >= 0
    for step, move in zip(course.steps, race.record.moves, strict=True):
        assert [outcome for throw in step.throws for outcome in throw] == list(move.outcomes)


@every_game
def test_a_turning_point_by_chance_says_where_its_throw_is_told(name: str) -> None:
    course = take_apart(race_of(name).record)
    for turning in analysed(name).turning_points:
        step, point = course.steps[turning.at - 1], analysed(name).points[turning.point]
        if turning.kind == "choice":
            assert turning.told == 0
        else:
            assert tuple(point.outcomes) == step.throws[step.told.index(turning.told)]


@every_game
def test_every_decision_is_judged_among_its_own_choices(name: str) -> None:
    race, analysis = race_of(name), analysed(name)
    assert [decision.choice for decision in analysis.decisions] == [move.choice for move in race.record.moves]
    for decision in analysis.decisions:
        offered = [option.choice for option in decision.options]
        assert decision.best in offered
        assert decision.choice in offered
        assert decision.cost >= 0
        assert (decision.cost == 0) or decision.best != decision.choice


@every_game
def test_a_choice_is_worth_what_was_found_right_after_it(name: str) -> None:
    race, analysis = race_of(name), analysed(name)
    course = take_apart(race.record)
    followed = [at for at in range(len(course.steps) - 1) if in_one_breath(course, at)]
    assert followed
    for at in followed:
        now, then = analysis.decisions[at], analysis.decisions[at + 1]
        worth = {option.choice: option.win for option in now.options}
        assert worth[now.choice] >= max(option.win for option in then.options)
        assert now.seat == then.seat
        assert not race.record.moves[at].outcomes


def test_a_plan_that_went_well_costs_nothing_and_one_that_went_wrong_is_charged_once() -> None:
    level = Standing([0.0], [0.0], 0.0)
    options = [Odds(7, 0.1, 0.05, 0.15, 3.0), Odds(8, 0.6, 0.55, 0.65, 1.5)]
    step = Finding(8, 0.5, 0.02, level, options)
    well = credit(step, 7, Odds(3, 0.7, 0.6, 0.8, 1.2))
    assert (well.best, well.lost, well.options[0]) == (7, 0.0, Odds(7, 0.7, 0.6, 0.8, 1.2))
    half = credit(step, 7, Odds(3, 0.4, 0.3, 0.5, 2.0))
    assert half.best == 8
    assert half.lost == pytest.approx(0.2)
    assert credit(step, 7, Odds(3, 0.05, 0.0, 0.1, 3.5)) is step


@every_game
def test_the_json_is_plain_and_modest(name: str) -> None:
    text = json.dumps(analysed(name).to_json(), separators=(",", ":"))
    assert len(text) < 200_000
    assert json.loads(text)["format"] == "hippodrome-analysis/1"


def test_the_same_seed_gives_the_same_bytes_on_one_process_and_on_two() -> None:
    record = race_of("scrap_racer").record
    told: list[float] = []
    alone = analyse(record, playouts=12, seed="again", processes=1, progress=told.append)
    together = analyse(record, playouts=12, seed="again", processes=2)
    assert json.dumps(alone.to_json()) == json.dumps(together.to_json())
    assert told == sorted(told)
    assert told[-1] == pytest.approx(1)


def test_who_chooses_blindly_is_less_accurate_than_who_looks_ahead() -> None:
    analysis = analyse(race_of("scrap_racer", 3, ("greedy", "greedy", "random")).record, playouts=80)
    *careful, blind = [seat.accuracy for seat in analysis.seats]
    assert blind is not None
    assert all(accuracy is None or accuracy > blind for accuracy in careful)
    assert analysis.costly[0].seat == 2
    assert analysis.costly == sorted(analysis.costly, key=lambda costly: -costly.cost)


def test_a_race_that_is_not_over_is_looked_back_on_as_far_as_it_has_come() -> None:
    analysis = analyse(race_of("scrap_racer").record.until(10), playouts=10)
    assert analysis.points[-1].at == 10
    for seat in analysis.seats:
        assert parts(seat.start) + parts(seat.luck) + parts(seat.skill) + parts(seat.others) == parts(seat.result)
