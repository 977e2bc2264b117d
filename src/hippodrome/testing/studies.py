"""Studies: hints and the analysed race."""

from __future__ import annotations

import json
import re
from dataclasses import asdict
from functools import cache
from typing import ClassVar

import pytest

from hippodrome import Race, bots, new
from hippodrome.engine.chance import Seeded
from hippodrome.engine.game import Game
from hippodrome.engine.state import Observation
from hippodrome.engine.words import LANGUAGES
from hippodrome.study.analysis import GRID, Analysis
from hippodrome.study.analyst import analyse
from hippodrome.study.course import take_apart
from hippodrome.study.hindsight import in_one_breath
from hippodrome.study.hints import advise, hint
from hippodrome.study.speech import advice
from hippodrome.study.story import tell
from hippodrome.study.turning import with_names
from hippodrome.study.words import study_words
from hippodrome.testing.races import at_random, play_on

MOST_SAID = 420
"""Characters of what is said of a turning point: a few sentences, no log."""


@cache
def finished(game: Game, players: int = 0, names: tuple[str, ...] = ("random",)) -> Race:
    """A finished race of bots."""
    race = new(game.name, players or game.players[0], 4)
    seats = [bots.bot(names[seat % len(names)], game) for seat in range(race.record.players)]
    mind = Seeded(4, 0, "bots")
    while not race.over:
        race.play(int(seats[race.seat].choose(race.observe(race.seat), mind)))
    return race


@cache
def analysed(game: Game) -> Analysis:
    return analyse(finished(game).record, playouts=2, seed=5)


def under_way(game: Game, moves: int = 30, seed: int = 3) -> Race:
    """A race of random choices, as far as that somewhere in its middle."""
    race = new(game.name, game.players[0], seed)
    play_on(race, at_random(Seeded(seed, 0, "choices")), moves)
    return race.fork(len(race.record.moves) // 2, seed) if race.over else race


def parts(chance: float) -> int:
    """A chance in ten-thousandths; it must be a whole number of them."""
    assert abs(chance * GRID - round(chance * GRID)) < 1e-6
    return round(chance * GRID)


class Studies:
    """Luck, choices and others add up, and advice is made of what a seat knows."""

    game: ClassVar[Game]

    def test_start_luck_choices_and_others_add_up_to_the_result(self) -> None:
        for seat in analysed(self.game).seats:
            sum_of_parts = parts(seat.start) + parts(seat.luck) + parts(seat.skill) + parts(seat.others)
            assert sum_of_parts == parts(seat.result)

    def test_each_part_is_the_sum_of_its_steps_on_the_curve(self) -> None:
        analysis = analysed(self.game)
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

    def test_the_curve_ends_with_the_result(self) -> None:
        race, analysis = finished(self.game), analysed(self.game)
        won = [1 / len(race.winners) if seat in race.winners else 0.0 for seat in range(race.record.players)]
        assert analysis.points[-1].win == pytest.approx(won, abs=1 / GRID)
        assert [seat.place for seat in analysis.seats] == race.record.result

    def test_there_is_a_point_after_every_choice_and_every_throw(self) -> None:
        race, analysis = finished(self.game), analysed(self.game)
        course = take_apart(race.record)
        chosen = [point.at for point in analysis.points if point.kind == "choice"]
        assert chosen == [*range(1, len(race.record.moves) + 1)]
        thrown = sum(len(ply.throws) for ply in course.plies)
        assert sum(point.kind == "chance" for point in analysis.points) == thrown
        for point in analysis.points:
            assert sum(map(parts, point.win)) <= GRID
            assert min(point.win) >= 0
        for ply, move in zip(course.plies, race.record.moves, strict=True):
            assert [outcome for throw in ply.throws for outcome in throw] == list(move.outcomes)

    def test_a_turning_point_by_chance_says_where_its_throw_is_told(self) -> None:
        course, analysis = take_apart(finished(self.game).record), analysed(self.game)
        for turning in analysis.turning_points:
            ply, point = course.plies[turning.at - 1], analysis.points[turning.point]
            if turning.kind == "choice":
                assert turning.told == 0
            else:
                assert tuple(point.outcomes) == ply.throws[ply.told.index(turning.told)]

    def test_a_turning_point_is_a_sentence_of_who_and_what_it_changed(self) -> None:
        race, analysis = finished(self.game), analysed(self.game)
        for turning in analysis.turning_points:
            assert set(turning.said) == set(LANGUAGES)
            for said in turning.said.values():
                told = with_names(said, race.record.seats)
                assert told.endswith(".")
                assert "{" not in told
                assert "study-" not in told
                assert any(name in told for name in race.record.seats)
                assert "%" in told
                assert len(told) <= MOST_SAID, told

    def test_every_decision_is_judged_among_its_own_choices(self) -> None:
        race, analysis = finished(self.game), analysed(self.game)
        assert [decision.choice for decision in analysis.decisions] == [move.choice for move in race.record.moves]
        for decision in analysis.decisions:
            offered = [option.choice for option in decision.options]
            assert decision.best in offered
            assert decision.choice in offered
            assert decision.cost >= 0
            assert (decision.cost == 0) or decision.best != decision.choice

    def test_a_choice_is_worth_what_was_found_right_after_it(self) -> None:
        race, analysis = finished(self.game), analysed(self.game)
        course = take_apart(race.record)
        for at in (at for at in range(len(course.plies) - 1) if in_one_breath(course, at)):
            now, then = analysis.decisions[at], analysis.decisions[at + 1]
            worth = {option.choice: option.win for option in now.options}
            assert worth[now.choice] >= max(option.win for option in then.options)
            assert now.seat == then.seat
            assert not race.record.moves[at].outcomes

    def test_the_json_of_an_analysis_is_plain_and_modest(self) -> None:
        text = json.dumps(analysed(self.game).to_json(), separators=(",", ":"))
        assert len(text) < 200_000
        assert json.loads(text)["format"] == "hippodrome-analysis/1"

    def test_the_story_of_an_analysis_holds_the_whole_race_and_needs_no_network(self) -> None:
        whole = finished(self.game).record
        record = whole.until(min(12, len(whole.moves)))
        story, film = tell(record, analyse(record, playouts=2), LANGUAGES[0])
        assert len(story.steps) == len(story.analysis.points)
        assert len(story.seats) == record.players
        for language in LANGUAGES:
            assert len(story.frames[language]) == len(record.moves) + 1
            assert story.frames[language][0]
        said = json.dumps([story.title, story.options, [asdict(step) for step in story.steps]])
        assert not re.search(r'"(study|choice|event)-', said)
        drawn = "".join([film.defs(), *story.pieces])
        assert "://" not in drawn
        assert len(said) + len(drawn) < 1_000_000

    def test_hints_know_no_more_than_their_seat(self) -> None:
        """Everything the seat cannot see is exchanged: the hint stays the same, word for word."""
        race = under_way(self.game)
        seen = race.observe(race.seat)
        other = Observation(seen.redeal(Seeded(8)), race.seat)
        assert hint(race.game, seen, 6).to_json() == hint(race.game, other, 6).to_json()

    def test_tables_ask_with_what_a_seat_knows_and_nothing_else(self) -> None:
        race = under_way(self.game)
        seen = race.observe(race.seat)
        asked = {
            "game": self.game.name,
            "players": race.record.players,
            "options": race.record.options,
            "seat": race.seat,
            "known": seen.known.to_json(),
            "playouts": 4,
            "seconds": 60.0,
        }
        answer = advise(asked)
        assert answer["best"] in seen.choices()
        assert [option["choice"] for option in answer["options"]] == seen.choices()
        assert answer["playouts"] == 4

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_advice_speaks_both_languages(self, language: str) -> None:
        race = under_way(self.game, 20)
        seen = race.observe(race.seat)
        words = study_words(race.game, language)
        said = list(advice(hint(race.game, seen, 4), race.options, words))
        assert said
        assert not any("study-" in line or "choice-" in line for line in said)
