"""Crashes: drawing and discarding Accident cards (SR-7xx)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from games.scrap_racer.positions import ACCIDENTS, CHOICES, GAME, accident, race
from hippodrome.engine.chance import Scripted
from hippodrome.engine.errors import BadOutcome
from hippodrome.engine.preview import outcomes
from hippodrome.games.scrap_racer.rules.race import ScrapRace
from ledger import rule

THREE = "trickster sprinter drifter"


@rule("SR-701")
@pytest.mark.parametrize(("value", "pile"), [(1, 0), (2, 0), (3, 1), (4, 1), (5, 2), (6, 2)])
def test_the_value_of_the_double_names_the_pile(value: int, pile: int) -> None:
    table = race("brawler sprinter drifter", [1, 21, 24]).play(str(value))
    start = table.state.track.pile_start
    for card in range(len(ACCIDENTS)):
        script = Scripted([value - 1, card, 0, 1, 2])
        if start[pile] <= card < start[pile + 1]:
            table.state.clone().play(CHOICES["ROLL"], script)
        else:
            with pytest.raises(BadOutcome, match=f"at least {start[pile]} and less than {start[pile + 1]}"):
                table.state.clone().play(CHOICES["ROLL"], script)


@rule("SR-701")
def test_a_card_is_as_likely_as_it_has_copies_left() -> None:
    table = race(THREE, [6, 9, 2], piles={"3/4": "stay stay stay push_behind_2"}).play("4")
    pushed = Fraction(0)
    for chance, after in outcomes(table.state, CHOICES["ROLL"]):
        assert isinstance(after, ScrapRace)
        pushed += chance * (list(after.progress) == [6, 9, 4])
    assert pushed == Fraction(1, 6) * Fraction(1, 4)


@rule("SR-702")
def test_the_dice_of_a_crash_are_ignored() -> None:
    table = race(THREE, [2, 9, 1]).play("6 ROLL 4 ROLL 3 ROLL 4 advance_3@3/4")
    assert table.progress == [5, 9, 1]
    assert [drive["distance"] for drive in table.told("drove")] == [3]


@rule("SR-714")
def test_fights_follow_the_card() -> None:
    table = race(THREE, [2, 5, 1]).play("1 ROLL 1 advance_3@1/2 | 2 6")
    assert table.progress == [5, 6, 1]


@rule("SR-721")
@pytest.mark.parametrize("card", sorted(set(ACCIDENTS) - {"two_dice", "back_die"}))
def test_every_card_brings_exactly_one_token(card: str) -> None:
    name = f"{card}@1/2" if card == "advance_3" else card
    pile = next(p for p in range(3) if accident(name) < race(THREE, [0, 0, 0]).state.track.pile_start[p + 1])
    double = 2 * pile + 1
    table = race("brawler sprinter drifter", [1, 21, 24]).play(f"{double} ROLL {double} {name}")
    assert table.bonus_tokens == [1, 0, 0]


@rule("SR-725")
def test_the_card_is_discarded_after_the_token() -> None:
    table = race(THREE, [6, 9, 2]).play("4 ROLL 4 stay")
    assert table.accidents("3/4") == [4, 3, 4, 4, 4]
    assert table.accidents("3/4", discard=True) == [0, 1, 0, 0, 0]
    assert table.state.card == -1


@rule("SR-725")
def test_only_the_pile_that_ran_out_is_shuffled() -> None:
    table = race(THREE, [6, 9, 2], piles={"3/4": "stay"}, discards={"3/4": "up_to_5", "1/2": "two_dice"})
    table.play("4 ROLL 4 stay")
    assert table.accidents("3/4") == [0, 1, 0, 0, 1]
    assert table.accidents("1/2", discard=True) == [0, 0, 0, 1, 0]
    assert [GAME.words["deck"][told["deck"] or 0] for told in table.told("reshuffled")] == ["accident_34"]
