"""Setting up and the order of turns (SR-1xx, SR-2xx)."""

from __future__ import annotations

import re
from fractions import Fraction

import pytest

from games.scrap_racer.positions import ACCIDENTS, BONUSES, GAME, OBJECTIVES, race, start
from hippodrome.engine.chance import Enumerating
from hippodrome.engine.errors import BadOption
from hippodrome.engine.preview import outcomes
from hippodrome.engine.words import game_words
from hippodrome.games.scrap_racer.track import RACERS
from ledger import DOCS, rule

LEDGER = (DOCS / "scrap_racer.md").read_text(encoding="utf-8")
PILE = {"1/2": 0, "3/4": 1, "5/6": 2}


@rule("SR-105")
def test_accident_cards_lie_in_three_piles_as_the_ledger_lists_them() -> None:
    rows = re.findall(r"^\| (\d/\d) \| `(\w+)` \| (\d+) \|", LEDGER, re.MULTILINE)
    table = start(4, "brawler sprinter drifter overtaker")
    for pile, cards, total in (("1/2", 5, 18), ("3/4", 5, 20), ("5/6", 6, 18)):
        listed = [(card, int(copies)) for place, card, copies in rows if place == pile]
        first = int(table.state.track.pile_start[PILE[pile]])
        assert list(zip(ACCIDENTS[first:], table.accidents(pile), strict=False)) == listed
        assert len(listed) == cards
        assert sum(table.accidents(pile)) == total


@rule("SR-103", "SR-104")
def test_bonus_and_objective_piles_are_as_the_ledger_lists_them() -> None:
    state = start(4, "brawler sprinter drifter overtaker").state
    bonuses = re.findall(r"^\| `(\w+)` \| (\d+) \| forward", LEDGER, re.MULTILINE)
    assert list(zip(BONUSES, state.bonus_pile, strict=True)) == [(card, int(copies)) for card, copies in bonuses]
    assert sum(state.bonus_pile) == 28
    objectives = re.findall(r"^\| \d \| (\d) \| `(\w+)` \|", LEDGER, re.MULTILINE)
    assert dict(zip(OBJECTIVES, state.objective_pile, strict=True)) == {card: int(n) for n, card in objectives}
    assert sum(state.objective_pile) == 16


@rule("SR-102", "SR-401")
def test_a_face_down_token_lies_on_every_symbol_and_the_rest_is_the_reserve() -> None:
    table = start(4, "brawler sprinter drifter overtaker")
    assert table.track_tokens == {2, 4, 6, 8, 10, 12}
    assert table.reserve == 12
    assert list(table.state.unseen_nudges) == [6, 6, 6]


@rule("SR-106", "SR-109")
def test_boards_are_dealt_in_seat_order_before_anything_else() -> None:
    table = start(3, "drifter trickster brawler", start_seat=1)
    assert [RACERS[who] for who in table.state.who] == ["trickster", "brawler", "drifter"]
    assert list(table.state.owner) == [1, 2, 0]


@rule("SR-106")
def test_every_deal_of_boards_is_as_likely() -> None:
    source = Enumerating()
    seen: dict[tuple[int, ...], Fraction] = {}
    setup = GAME.setup(3, {})
    while source.advance():
        state = GAME.start(setup, source)
        boards = tuple(state.who)  # type: ignore[attr-defined]
        seen[boards] = seen.get(boards, Fraction(0)) + source.probability
    assert len(seen) == 6 * 5 * 4
    assert set(seen.values()) == {Fraction(1, 120)}


@rule("SR-107")
def test_everybody_starts_off_the_track_with_nothing() -> None:
    table = start(6, "drifter trickster brawler sprinter overtaker opportunist")
    assert table.progress == table.lap_tokens == table.bonus_tokens == [0] * 6
    assert sum(table.state.nudges) == sum(table.state.hands) == 0


@rule("SR-108")
def test_the_start_seat_is_a_setting() -> None:
    assert start(4, "brawler sprinter drifter overtaker").seat == 0
    assert start(4, "brawler sprinter drifter overtaker", start_seat=2).seat == 2
    with pytest.raises(BadOption, match=r"Legal: 0\.\.3"):
        start(4, "brawler sprinter drifter overtaker", start_seat=4)


@rule("SR-201", "SR-202", "SR-203")
def test_play_goes_round_from_the_start_seat_and_the_marker_stays() -> None:
    table = start(3, "drifter trickster brawler", start_seat=1)
    seats = []
    for next_die in (5, 3, 6, 6, 2, 6, 1):
        seats.append((int(table.state.round), table.seat))
        table.play(f"STOP | {next_die}")
    assert seats == [(1, 1), (1, 2), (1, 0), (2, 1), (2, 2), (2, 0), (3, 1)]


@rule("SR-205", "SR-801")
def test_a_turn_without_a_double_runs_in_order() -> None:
    table = race(
        "drifter sprinter trickster", [13, 23, 5], tokens={10: "plusmin1"}, reserve="flip reroll",
        nudges={"drifter": "flip"}, hands={"drifter": "bonus_3"},
    )  # fmt: skip
    table.play("1 FLIP STOP PLAY:bonus_3 | 3 2 | last_7 | plusmin1")
    assert [event.key for event in table.events] == [
        "turn", "rolled", "nudged", "stopped",
        "played", "drove", "drove",
        "ability_used", "drove",
        "fight", "fight_die", "fight_die", "fight_won", "drove",
        "lap_token", "objective", "drove",
        "refilled", "refilled",
        "took_nudge",
        "turn", "rolled",
    ]  # fmt: skip


@rule("SR-205", "SR-801")
def test_a_crash_turn_runs_in_order() -> None:
    table = race("drifter sprinter trickster", [13, 16, 5], tokens={12: "flip"}, reserve="flip reroll")
    table.play("1 ROLL 1 advance_3@1/2 | 2 5 | last_7 | flip")
    assert [event.key for event in table.events] == [
        "turn", "rolled", "rolled",
        "crashed_on", "accident", "drove",
        "fight", "fight_die", "fight_die", "fight_won", "drove",
        "got_token",
        "lap_token", "objective", "drove",
        "refilled", "took_nudge", "refilled",
        "turn", "rolled",
    ]  # fmt: skip


@rule("SR-206", "SR-301")
def test_nobody_may_pass() -> None:
    table = race("brawler sprinter drifter", [3, 5, 9])
    assert table.play("4").options == ["ROLL", "STOP"]
    assert table.dice == [4]


@rule("SR-206")
def test_no_choice_belongs_to_another_than_the_active_player() -> None:
    table = race("brawler sprinter drifter", [3, 5, 9]).play("4")
    for choice in table.state.choices():
        for _, after in outcomes(table.state, choice, least=Fraction(1, 1000)):
            assert after.seat == after.owner[after.active]  # type: ignore[attr-defined]


@rule("SR-202")
def test_the_player_of_the_active_racer_takes_the_whole_turn() -> None:
    table = race(
        "brawler sprinter drifter", [3, 5, 9], active="sprinter",
        nudges={"sprinter": "flip"}, hands={"sprinter": "bonus_3"},
    )  # fmt: skip
    for choice in ("2", "KEEP", "STOP", "MOVE_DICE"):
        table.play(choice)
        assert table.seat == 1
    table.play("END_MOVE")
    assert table.seat == 2


def test_only_the_seats_there_are_are_offered_to_start() -> None:
    option = next(option for option in GAME.options if option.key == "start_seat")
    assert [option.legal(players) for players in (3, 5)] == [(0, 1, 2), (0, 1, 2, 3, 4)]
    assert game_words(GAME, "en").value("start_seat", 0) == "1"
