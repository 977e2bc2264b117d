"""Accident cards, Bonus tokens and Bonus cards (SR-7xx)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from games.scrap_racer.positions import ACCIDENTS, CHOICES, GAME, accident, race
from hippodrome.engine.chance import Scripted
from hippodrome.engine.errors import BadOutcome
from hippodrome.engine.preview import outcomes
from hippodrome.engine.state import Observation
from hippodrome.games.scrap_racer.rules import ScrapRace
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


@rule("SR-703")
@pytest.mark.parametrize(
    ("crash", "distance"),
    [
        ("1 ROLL 1 advance_2", 2),
        ("1 ROLL 1 advance_3@1/2", 3),
        ("2 ROLL 2 advance_5", 5),
        ("3 ROLL 3 advance_3@3/4", 3),
    ],
)
def test_advance(crash: str, distance: int) -> None:
    assert race(THREE, [2, 9, 1]).play(crash).progress == [2 + distance, 9, 1]


@rule("SR-704")
@pytest.mark.parametrize(("dice", "sum_"), [("2 5", 7), ("4 4", 8)])
def test_two_dice_drive_their_sum_and_equal_ones_do_no_harm(dice: str, sum_: int) -> None:
    table = race(THREE, [1, 20, 19]).play(f"1 ROLL 1 two_dice {dice}")
    assert table.progress[0] == 1 + sum_
    assert table.bonus_tokens[0] == 1


@rule("SR-705")
def test_nobody_is_pulled_back_by_a_leader() -> None:
    assert race(THREE, [4, 8, 1]).play("1 ROLL 1 advance_5_pull_2").progress == [9, 8, 1]


@rule("SR-007", "SR-705")
def test_who_is_pulled_stays_this_side_of_the_line() -> None:
    assert race(THREE, [4, 16, 2]).play("1 ROLL 1 advance_5_pull_2").progress == [9, 15, 2]


@rule("SR-707")
@pytest.mark.parametrize(("crash", "distance"), [("3 ROLL 3 push_behind_2", 2), ("6 ROLL 6 push_behind_4", 4)])
def test_who_is_just_behind_is_pushed(crash: str, distance: int) -> None:
    assert race(THREE, [12, 4, 2]).play(crash).progress == [12, 4 + distance, 2]
    assert race(THREE, [2, 4, 12]).play(crash).progress == [2, 4, 12]


@rule("SR-708")
@pytest.mark.parametrize(
    ("crash", "after"),
    [
        ("5 ROLL 5 back_4", 8),
        ("5 ROLL 5 back_6", 6),
        ("3 ROLL 3 back_die@3/4 3", 9),
        ("6 ROLL 6 back_die@5/6 5", 7),
    ],
)
def test_back(crash: str, after: int) -> None:
    assert race(THREE, [12, 4, 2]).play(crash).progress == [after, 4, 2]


@rule("SR-008", "SR-708")
def test_the_die_is_rolled_even_off_the_track() -> None:
    table = race(THREE, [0, 4, 2]).play("3 ROLL 3 back_die@3/4 3")
    assert table.progress == [0, 4, 2]
    assert table.told("card_die") == [{"racer": 5, "value": 3}]


@rule("SR-709")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        pytest.param([2, 7, 1], [7, 9, 1], id="the fifth space counts"),
        pytest.param([2, 8, 1], [7, 8, 1], id="the sixth does not"),
        pytest.param([2, 17, 1], [3, 19, 1], id="a lap ahead stops too"),
        pytest.param([0, 3, 9], [3, 5, 9], id="from off the track"),
    ],
)
def test_up_to_5(before: list[int], after: list[int]) -> None:
    table = race(THREE, before).play("3 ROLL 3 up_to_5")
    assert table.progress == after


@rule("SR-014", "SR-709")
def test_the_pushed_racer_fights_where_it_lands() -> None:
    table = race(THREE, [2, 5, 7]).play("3 ROLL 3 up_to_5 | 4 1")
    assert table.progress == [5, 8, 7]


@rule("SR-710")
def test_the_last_racer_does_not_drop() -> None:
    table = race(THREE, [4, 6, 9]).play("5 ROLL 5 drop_to_last")
    assert table.progress == [4, 6, 9]


@rule("SR-711")
def test_push_last_moves_the_last_racer_only() -> None:
    assert race(THREE, [9, 6, 4]).play("6 ROLL 6 push_last_4").progress == [9, 6, 8]
    assert race(THREE, [9, 6, 0]).play("6 ROLL 6 push_last_4").progress == [9, 6, 4]


@rule("SR-712")
@pytest.mark.parametrize(
    ("racers", "after"),
    [
        pytest.param("sprinter brawler trickster", 5, id="on a straight"),
        pytest.param("drifter brawler trickster", 4, id="on a curve"),
        pytest.param("overtaker brawler trickster", 5, id="past another"),
        pytest.param("opportunist brawler trickster", 5, id="past another, for a token"),
    ],
)
def test_no_ability_in_a_crash(racers: str, after: int) -> None:
    card = {4: "advance_2", 5: "advance_3@1/2"}[after]
    table = race(racers, [2, 3, 12]).play(f"1 ROLL 1 {card}")
    assert table.progress == [after, 3, 12]
    assert table.bonus_tokens == [1, 0, 0]


@rule("SR-713")
def test_a_card_pushes_racers_onto_the_track() -> None:
    assert race(THREE, [3, 0, 0]).play("4 ROLL 4 push_behind_2").progress == [3, 2, 0]
    assert race(THREE, [3, 0, 0]).play("6 ROLL 6 push_last_4").progress == [3, 0, 4]


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


@rule("SR-722", "SR-723")
def test_three_tokens_buy_a_card_that_can_be_used_from_the_next_turn() -> None:
    table = race("brawler sprinter drifter", [2, 9, 12], bonus_tokens=[2, 0, 0])
    table.play("4 ROLL 4 stay bonus_5 | 2 STOP | 1 STOP | 3")
    assert table.hand("brawler") == "bonus_5"
    assert table.bonus_tokens == [0, 0, 0]
    assert table.play("STOP").options == ["MOVE_DICE", "PLAY:bonus_5"]


@rule("SR-722")
def test_only_the_buyer_sees_the_card() -> None:
    table = race("brawler sprinter drifter", [2, 9, 12], bonus_tokens=[2, 0, 0]).play("4 ROLL 4 stay bonus_5")
    drew = next(event for event in table.events if event.key == "drew_bonus")
    assert drew.seen(0).args == {"racer": 4, "card": 1}
    for stranger in (1, 2, -1):
        assert drew.seen(stranger).args == {"racer": 4, "card": None}
        seen = Observation(table.state, stranger).known
        assert sum(seen.hands) == 0  # type: ignore[attr-defined]
        assert list(seen.hidden) == [1, 0, 0]  # type: ignore[attr-defined]
        assert list(seen.bonus_pile) == list(table.state.track.bonus_copies)  # type: ignore[attr-defined]
    assert Observation(table.state, 0).known == table.state


@rule("SR-723")
def test_a_hand_has_no_limit() -> None:
    held = "bonus_3 bonus_3 bonus_5 bonus_7 to_straight to_curve catch_up"
    table = race(THREE, [6, 9, 2], bonus_tokens=[1, 0, 0], hands={"trickster": held}).play("4 ROLL 4 stay catch_up")
    assert table.hand("trickster") == held + " catch_up"


@rule("SR-724")
def test_an_empty_bonus_pile_is_renewed_from_its_discard() -> None:
    table = race(THREE, [6, 9, 2], bonus_tokens=[1, 0, 0], bonus_pile="", bonus_discard="bonus_3 bonus_7")
    table.play("4 ROLL 4 stay bonus_7")
    assert table.hand("trickster") == "bonus_7"
    assert table.bonus_pile == "bonus_3"
    assert table.bonus_discard == ""


@rule("SR-724")
def test_without_cards_the_trickster_keeps_two_tokens_and_takes_no_more() -> None:
    table = race(THREE, [6, 9, 2], bonus_tokens=[1, 0, 0], bonus_pile="")
    assert table.play("4 ROLL 4 stay | 1 STOP | 1 STOP | 4").bonus_tokens[0] == 2
    assert table.play("ROLL 4 stay").bonus_tokens[0] == 2
    assert len(table.told("no_bonus")) == 1


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
