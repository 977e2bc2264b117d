"""The analysed race: luck, choices and others add up, and the figures are the same every time."""

from __future__ import annotations

import json

import pytest

from hippodrome import game
from hippodrome.study.analysis import Analysis, Odds
from hippodrome.study.analyst import analyse
from hippodrome.study.course import take_apart
from hippodrome.study.effort import CONTESTED, REFINING, Effort
from hippodrome.study.findings import Doubt, Finding
from hippodrome.study.hindsight import credit
from hippodrome.study.odds import Prospects
from hippodrome.testing.studies import finished, parts

SCRAP = game("scrap_racer")


def test_a_plan_that_went_well_costs_nothing_and_one_that_went_wrong_is_charged_once() -> None:
    level = Prospects([0.0], [0.0], 0.0)
    options = [Odds(7, 0.1, 0.05, 0.15, 3.0), Odds(8, 0.6, 0.55, 0.65, 1.5)]
    step = Finding(8, 0.5, 0.02, level, options, Doubt(10, 2, 0.1))
    well = credit(step, 7, Odds(3, 0.7, 0.6, 0.8, 1.2))
    assert (well.best, well.lost, well.options[0]) == (7, 0.0, Odds(7, 0.7, 0.6, 0.8, 1.2))
    half = credit(step, 7, Odds(3, 0.4, 0.3, 0.5, 2.0))
    assert half.best == 8
    assert half.lost == pytest.approx(0.2)
    assert credit(step, 7, Odds(3, 0.05, 0.0, 0.1, 3.5)) is step


def test_the_same_seed_gives_the_same_bytes_on_one_process_and_on_two() -> None:
    record = finished(SCRAP).record
    told: list[float] = []
    drafts: list[Analysis] = []
    alone = analyse(record, playouts=12, seed="again", processes=1, progress=told.append, draft=drafts.append)
    together = analyse(record, playouts=12, seed="again", processes=2)
    assert json.dumps(alone.to_json()) == json.dumps(together.to_json())
    assert told == sorted(told)
    assert told[-1] == pytest.approx(1)
    curve, rough = drafts
    assert (curve.stage, rough.stage, alone.stage) == ("curve", "rough", "whole")
    assert [point.at for point in curve.points] == [point.at for point in alone.points]
    assert len(rough.decisions) == len(alone.decisions)


def test_who_chooses_blindly_is_less_accurate_than_who_looks_ahead() -> None:
    analysis = analyse(finished(SCRAP, 3, ("greedy", "greedy", "random")).record, playouts=80)
    *careful, blind = [seat.accuracy for seat in analysis.seats]
    assert blind is not None
    assert all(accuracy is None or accuracy > blind for accuracy in careful)
    assert analysis.costly[0].seat == 2
    assert analysis.costly == sorted(analysis.costly, key=lambda costly: -costly.cost)


def test_a_race_that_is_not_over_is_looked_back_on_as_far_as_it_has_come() -> None:
    analysis = analyse(finished(SCRAP).record.until(10), playouts=10)
    assert analysis.points[-1].at == 10
    for seat in analysis.seats:
        assert parts(seat.start) + parts(seat.luck) + parts(seat.skill) + parts(seat.others) == parts(seat.result)


def test_what_a_bot_chose_in_a_players_place_is_not_laid_at_the_players_door() -> None:
    record = finished(SCRAP, 3, ("greedy", "greedy", "random")).record
    whole = analyse(record, playouts=20)
    blind = [decision.at for decision in whole.decisions if decision.seat == 2]
    excused = analyse(record, playouts=20, stood_in=blind)
    seat = excused.seats[2]
    assert (seat.stood_in, seat.decisions, seat.mistakes, seat.lost, seat.skill) == (len(blind), 0, 0, 0, 0)
    assert whole.seats[2].skill + whole.seats[2].others == pytest.approx(seat.others)
    assert all(costly.seat != 2 for costly in excused.costly)
    assert excused.seats[:2] == whole.seats[:2]
    bots = [turning for turning in excused.turning_points if turning.seat == 2 and "chose" in turning.said["en"]]
    assert all(turning.said["en"].startswith("The bot that raced for {2}") for turning in bots)


def test_most_work_goes_where_most_is_in_doubt_and_no_more_than_there_is() -> None:
    effort = Effort(take_apart(finished(SCRAP).record), 300)
    doubts = {0: Doubt(60, 2, 0.0), 1: Doubt(60, 2, 0.1), 2: Doubt(60, 2, 0.4), 3: Doubt(60, 4, 0.4)}
    wanted = effort.refining(doubts, 0.02)
    assert 0 not in wanted
    assert 60 < wanted[1] < wanted[3] < wanted[2] <= CONTESTED * 300
    more = {at: (worlds - 60) * effort.price(at, doubts[at]) for at, worlds in wanted.items()}
    assert sum(more.values()) <= 0.02 * REFINING * 300 + 60 * effort.price(0, doubts[0])
    assert effort.refining(doubts, 100.0) == {1: 101, 2: 1200, 3: 1200}
