"""Reports: races watched for a balance report, and what is measured of them."""

from __future__ import annotations

import json
from collections import Counter
from typing import ClassVar

import pytest

from hippodrome import bots, new
from hippodrome.engine.chance import Seeded
from hippodrome.engine.events import RACER, TURN
from hippodrome.engine.game import Game
from hippodrome.engine.scene import Move
from hippodrome.engine.words import LANGUAGES
from hippodrome.lab.balance.page import page
from hippodrome.lab.balance.result import result
from hippodrome.lab.balance.speech import Speech
from hippodrome.lab.balance.study import make_study
from hippodrome.lab.balance.watching import Seen, Stand

RACES = 6


def watched(game: Game, players: int, name: str, seed: str, number: int) -> Seen:
    return Stand(game, game.setup(players)).watch([bots.bot(name, game)] * players, seed, number)


class Reports:
    """What is seen of a race is what happened in it, and everything measured has a name."""

    game: ClassVar[Game]

    def test_waits_and_cells_are_those_of_the_race_played_again(self) -> None:
        players = self.game.usual_players
        seen = watched(self.game, players, "random", "waits", 1)
        race = new(self.game.name, players, "waits", stream=1)
        pick = Seeded("waits", 1, "bots")
        asked = []
        while not race.over:
            asked.append(race.seat)
            choices = race.state.choices()
            race.play(choices[pick.below(len(choices))])
        waits = []
        for place, seat in enumerate(asked):
            earlier = [other for other in range(place) if asked[other] == seat]
            if earlier and earlier[-1] != place - 1:
                waits.append(place - earlier[-1] - 1)
        assert seen.waits == waits
        last = [max((k for k, other in enumerate(asked) if other == seat), default=-1) for seat in range(players)]
        assert seen.idle == [len(asked) - 1 - place for place in last]
        turns = [event for event in race.events if event.key == TURN]
        assert len(turns) <= seen.turns <= len(turns) + 1
        entered: Counter[str] = Counter()
        for event in race.events:
            for step in self.game.show(race.state, event):
                if isinstance(step, Move):
                    entered.update(step.path[1:] or step.path)
        assert seen.visits == entered
        cells = {cell.id for cell in self.game.scene(race.observe(-1)).cells}
        assert set(seen.visits) | set(seen.stops) | set(seen.hits) <= cells

    def test_factors_name_every_racer_and_progress_ends_at_the_finish(self) -> None:
        players = self.game.usual_players
        start = self.game.start(self.game.setup(players), Seeded(3))
        furthest = 0.0
        for number in range(3):
            seen = watched(self.game, players, "greedy", "progress", number)
            assert all(len(levels) == len(seen.racers) for levels in seen.factors.values())
            rounds = [glance.round for glance in seen.glances]
            assert rounds == sorted(rounds)
            furthest = max(furthest, *seen.glances[-1].progress)
            if self.game.measures.progress(start):
                assert all(progress <= 0.35 for progress in seen.glances[0].progress)
        assert furthest >= 1

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_everything_a_game_measures_has_a_name(self, language: str) -> None:
        words = Speech(self.game, language).words
        for tracked in self.game.measures.tracked:
            assert words.has(f"measure-{tracked.name}")
            for event in tracked.events:
                [kind] = [kind for kind in self.game.events if kind.key == event]
                assert any(part.words == RACER for part in kind.parts)
                if tracked.part:
                    assert tracked.part in [part.name for part in kind.parts]
                else:
                    assert words.has(f"measure-{tracked.name}-{event}")
        seen = watched(self.game, self.game.usual_players, "random", "factors", 0)
        assert all(words.has(f"factor-{name}") for name in seen.factors)
        assert set(self.game.measures.eliminations) <= {kind.key for kind in self.game.events}
        if self.game.measures.circuits:
            assert self.game.measures.circuits in [option.key for option in self.game.options]

    def test_a_report_is_written_in_both_languages(self) -> None:
        study = make_study(self.game.name, self.game.usual_players, RACES, 1, ["greedy"], circuits=False)
        study.play()
        assert study.main.tally.races == RACES
        json.dumps(result(study))
        for language in LANGUAGES:
            text = page(study, language)
            assert 'id="fairness"' in text
            assert 'id="track"' in text
