"""What is decided now is said, and what is said is true."""

from __future__ import annotations

import pytest

from games.scrap_racer.positions import GAME, Table, race
from hippodrome.engine.chance import Seeded
from hippodrome.engine.events import read_notes
from hippodrome.engine.scene import Stake
from hippodrome.engine.state import Observation, Watcher
from hippodrome.engine.words import game_words
from hippodrome.games.scrap_racer.rules.actions import STOP
from hippodrome.games.scrap_racer.rules.race import ScrapRace
from ledger import rule


def stakes_of(state: ScrapRace) -> list[Stake]:
    return list(GAME.scene(Observation(state, -1)).stakes)


def said(table: Table, language: str = "en") -> list[str]:
    words = game_words(GAME, language)
    return [words.text(stake.text) for stake in stakes_of(table.state)]


def test_nothing_is_at_stake_on_the_way() -> None:
    assert said(race("brawler sprinter drifter", [6, 9, 2]).play("4")) == []


@rule("SR-902", "SR-905")
def test_in_the_last_round_who_is_behind_must_pass_the_first() -> None:
    table = race("brawler sprinter drifter", [40, 44, 30], ending=True).play("4")
    (stake,) = stakes_of(table.state)
    assert said(table) == ["Last round: pass the Sprinter to lead"]
    assert said(table, "fr") == ["Dépasser le Fonceur pour mener"]
    assert (stake.seat, stake.text.args["count"]) == (0, 5)
    assert stake.cells == (f"space:{table.state.space(1)}",)


def test_the_first_itself_is_told_that_it_leads() -> None:
    table = race("brawler sprinter drifter", [40, 35, 30], ending=True).play("4")
    assert said(table) == ["Last round: the Brawler leads"]


@rule("SR-804", "SR-901")
def test_who_lacks_one_token_and_reaches_the_line_can_bring_the_last_round() -> None:
    length = int(race("brawler sprinter drifter", [1, 2, 3]).state.track.length)
    table = race("brawler sprinter drifter", [3 * length - 4, length, 5], lap_tokens=[2, 0, 0]).play("4")
    (stake,) = stakes_of(table.state)
    assert said(table) == ["Brawler: the last token is near"]
    assert (stake.seat, stake.text.args["count"], stake.cells) == (0, 5, (f"space:{length}",))


@rule("SR-1051")
def test_where_the_last_token_ends_the_race_at_once_that_is_said() -> None:
    length = int(race("brawler sprinter drifter", [1, 2, 3]).state.track.length)
    places = [3 * length - 4, length, 5]
    table = race("brawler sprinter drifter", places, lap_tokens=[2, 0, 0], race_ends="at_once").play("4")
    (stake,) = stakes_of(table.state)
    assert stake.text.key == "stake-goal"


def count(stake: Stake) -> int:
    needed = stake.text.args["count"]
    assert isinstance(needed, int)
    return needed


@pytest.mark.parametrize("seed", range(10))
def test_what_is_said_to_be_at_stake_is(seed: int) -> None:
    chance, picker = Seeded(seed), Seeded(seed, 0, "choices")
    state = GAME.start(GAME.setup(2 + seed % 4, {"laps": 2}), chance)
    state.watcher = Watcher()
    while not state.over:
        stakes = {stake.text.key: stake for stake in stakes_of(state)}
        who, active, before = int(state.who[state.active]), int(state.active), list(state.progress)
        choice = state.offered[picker.below(state.offers)]
        state.take(choice, chance)
        events = read_notes(GAME.events, state.watcher.drain())
        first = next((event.args["distance"] for event in events if event.key == "drove"), None)
        if choice != STOP or first is None:
            continue
        ended = any(event.key == "last_round" and event.args["racer"] == who for event in events)
        if "stake-line" in stakes:
            assert ended or first < count(stakes["stake-line"])
        if "stake-lead" in stakes:
            assert (before[active] + first > max(before)) == (first >= count(stakes["stake-lead"]))
