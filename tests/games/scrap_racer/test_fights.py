"""Fights (SR-6xx)."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.scrap_racer.positions import CHOICES, race
from hippodrome import new
from hippodrome.engine.chance import Seeded
from hippodrome.engine.errors import BadBoard
from hippodrome.engine.preview import outcomes
from hippodrome.games.scrap_racer.box import read
from hippodrome.games.scrap_racer.rules.phases import FINISHED, NUDGE, ROLL_OR_STOP
from hippodrome.games.scrap_racer.rules.race import ScrapRace
from hippodrome.games.scrap_racer.rules.track import RACERS
from ledger import rule

FOUR = "trickster sprinter drifter overtaker"


@rule("SR-601", "SR-605")
def test_fights_repeat_until_every_space_holds_one_racer() -> None:
    table = race(FOUR, [2, 7, 8, 9]).play("5 STOP | 6 1 | 1 6 | 2 5")
    assert table.progress == [8, 7, 9, 10]


@rule("SR-602")
def test_racers_fight_though_the_active_one_is_elsewhere() -> None:
    table = race(FOUR, [12, 6, 4, 2]).play("6 ROLL 6 push_last_4 | 3 5")
    assert table.progress == [12, 6, 4, 7]


@rule("SR-013", "SR-603")
def test_the_first_racer_in_scan_order_names_the_space() -> None:
    table = race("sprinter drifter overtaker trickster brawler", [5, 9, 20, 9, 5], active="overtaker")
    table.play("1 STOP | 6 1 | 2 4")
    assert [fight["space"] for fight in table.told("fight")] == [9, 5]
    assert table.progress == [6, 9, 21, 10, 5]


@rule("SR-013", "SR-604")
def test_fight_dice_are_rolled_in_scan_order() -> None:
    table = race(FOUR, [9, 4, 12, 2], active="overtaker").play("2 STOP | 1 6")
    assert [RACERS[die["racer"] or 0] for die in table.told("fight_die")] == ["overtaker", "sprinter"]
    assert table.progress == [9, 5, 12, 4]


@rule("SR-604")
def test_only_those_who_share_the_highest_die_roll_again() -> None:
    table = race("opportunist sprinter drifter", [2, 7, 9])
    table.play("1 ROLL 1 advance_5_pull_2 | 5 2 5  4 4  1 6 | 1 2 | 6 1")
    rolled = [RACERS[die["racer"] or 0][0] for die in table.told("fight_die")]
    assert "".join(rolled) == "osd" + "od" + "od" + "os" + "sd"
    assert table.progress == [7, 9, 8]


@rule("SR-604")
def test_both_racers_win_a_fight_equally_often() -> None:
    table = race("trickster sprinter drifter", [2, 7, 0]).play("5")
    won = {7: Fraction(0), 8: Fraction(0)}
    for chance, after in outcomes(table.state, CHOICES["STOP"], Fraction(1, 3_000)):
        assert isinstance(after, ScrapRace)
        won[int(after.progress[0])] += chance
    assert won[7] == won[8] > Fraction(48, 100)


@rule("SR-605")
def test_the_winner_drives_one_space_and_the_others_stay() -> None:
    table = race("trickster sprinter drifter", [2, 7, 0]).play("5 STOP 2 3")
    assert table.progress == [7, 8, 0]


@rule("SR-606")
def test_the_active_brawler_wins_without_dice_and_only_its_landing_counts() -> None:
    table = race("brawler sprinter drifter", [2, 7, 8]).play("5 STOP")
    assert table.progress == [9, 7, 8]
    assert table.told("fight_die") == []
    assert len(table.told("fight")) == 1


@rule("SR-606")
def test_others_fight_with_dice_on_the_turn_of_the_brawler() -> None:
    table = race("brawler sprinter drifter", [13, 0, 0]).play("2 STOP all_but_first_2 | 4 6")
    assert table.progress == [15, 2, 3]


@rule("SR-607", "SR-712")
def test_in_a_crash_the_brawler_rolls_like_everyone() -> None:
    table = race("brawler sprinter drifter", [4, 6, 1]).play("2 ROLL 2 advance_2 6 5")
    assert table.progress == [7, 6, 1]


@rule("SR-608")
def test_in_step_3_the_brawler_has_its_ability_back_even_after_a_crash() -> None:
    table = race("brawler sprinter drifter", [13, 26, 8]).play("2 ROLL 2 advance_2 last_7 | last_7")
    assert table.progress == [17, 26, 22]
    assert table.told("fight_die") == []


@rule("SR-609", "SR-802")
def test_a_fight_winner_that_passes_the_line_crosses_it_on_any_turn() -> None:
    table = race("trickster sprinter drifter", [10, 14, 5]).play("4 STOP 1 6 last_7")
    assert table.progress == [14, 15, 12]
    assert table.lap_tokens == [0, 1, 0]


@rule("SR-610")
def test_racers_off_the_track_never_fight() -> None:
    table = race("trickster sprinter drifter", [0, 0, 0]).play("4 ROLL 4 stay | 1")
    assert table.told("fight") == []


@rule("SR-012")
def test_racers_a_lap_apart_share_a_space_and_fight() -> None:
    table = race("trickster sprinter drifter", [2, 19, 0]).play("3 STOP 4 3")
    assert table.progress == [6, 19, 0]


@rule("SR-011", "SR-601", "SR-611", "SR-907")
@settings(max_examples=60)
@given(players=st.integers(2, 6), seed=st.integers(0, 1 << 32), short=st.booleans(), long=st.booleans())
def test_fights_always_end_and_leave_one_racer_a_space(players: int, seed: int, short: bool, long: bool) -> None:
    race = new("scrap_racer", players, seed, short=short, spaces_per_section=3 if long else 1)
    state = race.state
    assert isinstance(state, ScrapRace)
    racers = len(state.who)
    chance = Seeded(seed, 0, "chance")
    picker = Seeded(seed, 0, "picker")
    while not state.over:
        state.take(state.offered[int(picker.below(state.offers))], chance)
        assert len(state.who) == racers
        if state.phase in (ROLL_OR_STOP, NUDGE, FINISHED):
            on_track = [state.space(racer) for racer in range(racers) if state.progress[racer] > 0]
            assert len(set(on_track)) == len(on_track)


@rule("SR-611")
@pytest.mark.parametrize(("ability", "drive"), [("brawler", 14), ("brawler", 7), ("fight", 14)])
def test_a_drive_that_could_fight_for_ever_is_refused(ability: str, drive: int) -> None:
    cards = read("cards")
    harmful = {**cards, "abilities": {**cards["abilities"], ability: drive}}
    with pytest.raises(BadBoard, match=f'"abilities.{ability}" cannot be {drive} on 14 spaces'):
        race("brawler sprinter drifter", [0, 0, 0], cards=harmful)
