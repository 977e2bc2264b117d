"""What is decided now is said, and what is said is true."""

from __future__ import annotations

import pytest

from games.arena_maximus.positions import GAME, Table, chariot
from hippodrome.engine.chance import Seeded
from hippodrome.engine.events import Event, read_notes
from hippodrome.engine.scene import Stake
from hippodrome.engine.state import Observation, Watcher
from hippodrome.engine.words import game_words
from hippodrome.games.arena_maximus.rules.race import ArenaRace
from ledger import rule

PASSED = ("stake-win", "stake-lead")


def stakes_of(race: ArenaRace) -> list[Stake]:
    return list(GAME.scene(Observation(race, -1)).stakes)


def said(table: Table, language: str = "en") -> list[str]:
    words = game_words(GAME, language)
    return [words.text(stake.text) for stake in stakes_of(table.race)]


def test_nothing_is_at_stake_on_the_way() -> None:
    assert said(Table(chariot("elf", 5, pool=2), chariot("orc", 9)).turn("elf")) == []


@rule("AM-605")
def test_the_last_to_drive_wins_past_the_one_beyond_the_line() -> None:
    table = Table(chariot("elf", 33, state="DONE"), chariot("human", 29, pool=4, hand="W-L R-F R-G")).turn("human")
    (stake,) = stakes_of(table.race)
    assert said(table) == ["Last round: end past the Elf to win"]
    assert said(table, "fr") == ["Dépasser le char Elfe pour gagner"]
    assert (stake.seat, stake.text.args["count"], stake.cells) == (1, 5, ("space:1",))
    assert list(table.play("W-L done | done").race.winners()) == [1]


def test_who_is_followed_by_others_takes_the_lead_only() -> None:
    table = Table(chariot("elf", 33, state="DONE"), chariot("orc", 29, pool=6), chariot("human", 30, pool=4))
    assert said(table.turn("orc")) == ["Last round: end past the Elf to lead"]


def test_who_cannot_get_there_is_told_who_leads() -> None:
    table = Table(chariot("elf", 36, state="DONE"), chariot("orc", 5, pool=1, hand="R-F R-F"))
    assert said(table.turn("orc")) == ["Last round: the Elf leads"]


@rule("AM-602")
def test_who_can_cross_the_line_can_bring_the_last_round() -> None:
    table = Table(chariot("elf", 29, pool=3, hand="R-F R-F R-F R-F"), chariot("orc", 5)).turn("elf")
    assert said(table) == ["The Elf can cross the line now"]
    assert stakes_of(table.race)[0].cells == ("space:31",)


@rule("AM-612")
def test_the_last_round_allowed_is_told() -> None:
    assert said(Table(chariot("elf", 5, pool=2), chariot("orc", 9), max_rounds=1).turn("elf")) == [
        "No round may follow this one"
    ]


@rule("AM-501", "AM-508")
def test_one_more_damage_is_told_of_whom_it_would_wreck() -> None:
    table = Table(chariot("elf", 5, pool=1, damage=4), chariot("orc", 9, damage=6, broken=True)).turn("elf")
    assert said(table) == ["One more damage: the Elf crashes", "One more damage: the Orc is out"]


def played(seed: int, spells: bool) -> list[tuple[dict[str, Stake], list[Event], ArenaRace]]:
    """A random race: what was at stake before each choice, what came of it, and the position then."""
    chance, picker = Seeded(seed), Seeded(seed, 0, "choices")
    race = GAME.start(GAME.setup(3, {"spells": spells, "max_rounds": 60}), chance)
    told = []
    race.watcher = Watcher()
    while not race.over:
        stakes = {f"{stake.text.key} {stake.seat}": stake for stake in stakes_of(race)}
        race.take(race.offered[picker.below(race.offers)], chance)
        told.append((stakes, read_notes(GAME.events, race.watcher.drain()), race.clone()))
    return told


WRECKS = {"stake-out": "eliminated", "stake-crash": "crashed"}


@pytest.mark.parametrize("seed", range(12))
def test_what_is_said_to_be_at_stake_is(seed: int) -> None:
    for stakes, events, after in played(seed, seed % 2 == 0):
        happened = {(event.key, event.args.get("racer")) for event in events}
        for seat, who in enumerate(after.who):
            if ("final_round", who) in happened:
                assert f"stake-line {seat}" in stakes or "stake-stop -1" in stakes
            for stake, wreck in WRECKS.items():
                if ("hurt", who) in happened and f"{stake} {seat}" in stakes:
                    assert (wreck, who) in happened


@pytest.mark.parametrize("seed", range(12))
def test_whoever_wins_from_behind_got_past_the_line_that_was_drawn(seed: int) -> None:
    told = played(seed, seed % 2 == 1)
    last = told[-1][2]
    (winner,) = [seat for seat in range(3) if last.ranks()[seat] == 1]
    for stakes, _, _ in told:
        for stake in stakes.values():
            if stake.text.key in PASSED and stake.seat == winner:
                tile = int(stake.cells[0].removeprefix("space:"))
                assert last.progress[winner] > last.arena.length + tile
