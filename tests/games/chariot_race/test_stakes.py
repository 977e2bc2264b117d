"""What is decided now is said, and what is said is true."""

from __future__ import annotations

import pytest

from games.chariot_race.positions import FIVE_TURNS, GAME, Table, circus, numbers
from hippodrome import new
from hippodrome.engine.chance import Seeded
from hippodrome.engine.scene import Stake
from hippodrome.engine.state import Observation
from hippodrome.engine.words import game_words
from hippodrome.games.chariot_race.rules import phases
from hippodrome.games.chariot_race.rules.race import ChariotRace
from ledger import rule

HOME = ("stake-win", "stake-lead", "stake-home")


def stakes_of(race: ChariotRace) -> list[Stake]:
    return list(GAME.scene(Observation(race, -1)).stakes)


def said(table: Table, language: str = "en") -> list[str]:
    words = game_words(GAME, language)
    return [words.text(stake.text) for stake in stakes_of(table.race)]


def test_nothing_is_at_stake_on_the_way() -> None:
    assert said(circus("blue O10/0", "red C10/0").begin("blue", FIVE_TURNS)) == []


def test_the_last_to_play_wins_past_the_one_who_is_home() -> None:
    table = circus("yellow C1/2", "blue O27/1 V4").begin("blue", FIVE_TURNS)
    (stake,) = stakes_of(table.race)
    assert said(table) == ["Yellow is home: end past it to win"]
    assert said(table, "fr") == ["Jaune arrivé : le dépasser pour gagner"]
    assert (stake.seat, stake.text.args["count"]) == (0, 4)
    assert stake.cells == ("space:I1", "space:C1", "space:O0")
    assert numbers(table.choose("keep", "forward", "forward", "forward", "forward").race.winners()) == [0]


def test_who_is_followed_by_others_takes_the_lead_only() -> None:
    table = circus("yellow C1/2", "blue O27/1 V4", "red O20/1").begin("blue", FIVE_TURNS)
    assert said(table) == ["Yellow is home: end past it to lead"]


def test_one_more_hit_or_crash_is_told_of_whom_it_would_end() -> None:
    table = circus("blue O10/0", "red O12/0 D1", "green O14/0 D2").begin("blue", FIVE_TURNS)
    assert [(stake.seat, stake.text.key) for stake in stakes_of(table.race)] == [(1, "stake-hit"), (2, "stake-crash")]


def test_whoever_is_protected_fears_nothing() -> None:
    table = circus("yellow C1/2 D1", "blue O27/1 V4", no_damage_past_finish=True).begin("blue", FIVE_TURNS)
    assert said(table) == ["Yellow is home: end past it to win"]


@rule("CR-807")
def test_the_last_round_allowed_is_told() -> None:
    table = circus("blue O10/0", max_rounds=1).begin("blue", FIVE_TURNS)
    assert said(table) == ["No round may follow this one"]


class Watch:
    """One race by the rule of thumb; what was at stake in a turn is compared with how the turn ended."""

    def __init__(self, number: int) -> None:
        self.race = new(
            "chariot_race", 2 + number % 5, seed=f"stakes {number}", options={"laps": 1, "board": "standard"}
        )
        self.picker = Seeded("stakes", number)

    def state(self) -> ChariotRace:
        state = self.race.state
        assert isinstance(state, ChariotRace)
        return state

    def run(self) -> set[str]:
        """The kinds of stakes that came true or did not, as they said."""
        tried: set[str] = set()
        while not self.race.over:
            before = self.state().clone()
            stake = next((stake for stake in stakes_of(before) if stake.text.key in HOME), None)
            self.race.play(int(GAME.heuristic.pick(before, self.picker)))
            if stake is not None and stake.seat >= 0 and self._turn_over(before):
                tried.add(self._holds(stake, before))
        return tried

    def _turn_over(self, before: ChariotRace) -> bool:
        after = self.state()
        return self.race.over or after.active != before.active or after.phase == phases.ATTACK

    def _holds(self, stake: Stake, before: ChariotRace) -> str:
        """Whoever ends past the line has the place that was promised; whoever does not has not."""
        after, me = self.state(), int(before.active)
        line = max(int(before.progress(other)) for other in _home(before) if other != me)
        past = after.alive(me) and after.progress(me) > line
        first = after.ranks()[stake.seat] == 1 and after.home(me)
        standing = [other for other in _home(before) if other != me and after.alive(other)]
        if standing or past:
            assert first == past
        if stake.text.key == "stake-win" and past and self.race.over:
            assert numbers(after.winners()) == [stake.seat]
        return f"{stake.text.key} {past}"


def _home(race: ChariotRace) -> list[int]:
    return [chariot for chariot in range(int(race.circus.chariots)) if race.home(chariot)]


def test_a_stake_of_any_race_is_what_it_says() -> None:
    tried: set[str] = set()
    for number in range(72, 85):
        tried |= Watch(number).run()
    assert tried >= {"stake-win True", "stake-win False", "stake-lead True", "stake-lead False"}


@pytest.mark.parametrize("number", range(3))
def test_so_many_cells_straight_on_and_no_fewer(number: int) -> None:
    table = circus("yellow C1/2", "blue O27/1 V4", "red I20/1", "green C24/1")
    table.begin(("blue", "red", "green")[number], FIVE_TURNS)
    (stake,) = stakes_of(table.race)
    race, me = table.race, table.race.active
    cell, lap, ends = race.cell[me], race.lap[me], []
    for _ in range(int(str(stake.text.args["count"]))):
        lap += race.circus.next_lap[cell]
        cell = race.circus.next[cell]
        ends.append(lap * race.circus.length + race.circus.front[cell] > table.progress("yellow"))
    assert ends == [False] * (len(ends) - 1) + [True]
