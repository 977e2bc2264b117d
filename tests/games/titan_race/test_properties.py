"""What holds in every race, whoever plays and however (ledger 7)."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

import pytest

from games.titan_race.table import BARE, CARDS, GAME, Table
from hippodrome.engine.chance import Halt, Halting, Scripted, Seeded
from hippodrome.engine.ints import ints
from hippodrome.engine.preview import certain, preview
from hippodrome.engine.state import Observation
from hippodrome.games.titan_race.rules.course import NO_CELL, UNKNOWN_CARD
from hippodrome.games.titan_race.rules.phases import FINISHED
from hippodrome.games.titan_race.rules.race import TitanRace
from ledger import rule

SETTINGS: list[tuple[int, dict[str, object]]] = [
    *((players, dict[str, object](circuit=circuit)) for circuit in GAME.words["circuit"] for players in (2, 3, 6)),
    (4, {"circuit": "lagoon", "teams": 2}),
    (6, {"circuit": "estenguard", "teams": 3}),
    (6, {"circuit": "bankog", "teams": 2}),
    *((players, {"circuit": "estenguard", "grand_slam": True}) for players in (2, 5)),
    (3, {"circuit": "bankog", "grand_slam": True}),
    (6, {"circuit": "moltenchest", "grand_slam": True, "teams": 3}),
    (2, {"circuit": "lagoon", "two_player_hand": "titan", "reshuffle": "at_once"}),
    (4, {"circuit": "anglieh", "pentacle_min_life": 1, "green_damage_mandatory": False}),
    (5, {"circuit": "estenguard", "ice_ends_movement": True, "lap_may_drop_below_one": False}),
    (4, {"circuit": "kaldheira", "swap_counts_line": False}),
]  # fmt: skip


def walk(players: int, options: dict[str, object], seed: int) -> Iterator[TitanRace]:
    """Every position of a race of random choices: one and the same state, going on."""
    chance = Seeded(seed)
    picker = Seeded(seed, 0, "choices")
    race = GAME.start(GAME.setup(players, options), chance)
    assert isinstance(race, TitanRace)
    yield race
    while not race.over:
        race.take(race.offered[int(picker.below(race.offers))], chance)
        yield race


def check_invariants(race: TitanRace) -> None:
    course = race.course
    titans = range(int(course.titans))
    on_board = [int(race.place[titan]) for titan in titans if race.place[titan] != NO_CELL]
    assert len(set(on_board)) == len(on_board)
    assert sum(race.trap) + race.supply == 15
    if race.depth == 0 and not race.over:
        assert not any(race.trap[cell] for cell in on_board)
    in_hands = sum(1 for card in race.hand if card >= 0)
    in_play = 1 if race.card >= 0 else 0
    assert sum(race.pile) + sum(race.discard) + in_hands + in_play == 13
    assert sum(race.pile) == race.pile_size
    assert all(race.pile[card] + race.discard[card] in (0, 1) for card in range(13))
    on_boards = sum(1 for face in race.dice if face >= 0)
    assert sum(race.pool) + on_boards == (course.titans if race.turn else 0)
    for titan in titans:
        assert 0 <= race.life[titan] <= course.most_life[race.who[titan]]
        assert (race.life[titan] == 0) == (race.down[titan] != 0)
        if race.place[titan] != NO_CELL:
            row = int(race.place[titan]) // 3 + 1
            assert row == race.row[titan] if course.boards > 1 else row == (race.row[titan] - 1) % 12 + 1
    if race.phase == FINISHED:
        assert race.depth == 0
        assert race.offers == 0
    else:
        assert 2 <= race.offers <= 36
        assert len(set(race.choices())) == race.offers
        assert all(0 <= choice < GAME.actions for choice in race.choices())
    assert list(race.stack[race.depth :]) == [0] * (len(race.stack) - int(race.depth))


@pytest.mark.parametrize("number", range(len(SETTINGS)))
@rule("TR-108", "TR-801", "TR-1202", "TR-1204")
def test_invariants_after_every_choice(number: int) -> None:
    players, options = SETTINGS[number]
    for seed in range(4):
        for race in walk(players, options, seed):
            check_invariants(race)
        assert race.winner >= 0
        assert race.turn < 150


@pytest.mark.parametrize("number", range(0, len(SETTINGS), 3))
def test_a_clone_taken_anywhere_plays_on_identically(number: int) -> None:
    players, options = SETTINGS[number]
    for step, race in enumerate(walk(players, options, 11)):
        if race.over or step % 3:
            continue
        twin = race.clone()
        again = GAME.blank(race.course)
        again.read_json(dict(race.to_json()))
        assert twin == race == again
        for other in (twin, again):
            other.take(race.offered[0], Seeded(step))
        straight = race.clone()
        straight.take(race.offered[0], Seeded(step))
        assert twin == straight == again
        assert twin.choices() == straight.choices() == again.choices()


def other_cards(race: TitanRace, seat: int, chance: Seeded) -> TitanRace:
    """The same position with different cards where this seat cannot see them."""
    other = race.clone()
    other.mask(seat)
    other.redeal(seat, chance)
    other.offer()
    return other


@pytest.mark.parametrize("number", range(1, len(SETTINGS), 4))
def test_hidden_cards_change_nothing_a_seat_sees(number: int) -> None:
    players, options = SETTINGS[number]
    for step, race in enumerate(walk(players, options, 23)):
        if race.over or step % 5:
            continue
        for seat in range(players):
            twin = other_cards(race, seat, Seeded(step, seat))
            mine, theirs = Observation(race, seat), Observation(twin, seat)
            assert mine.known == theirs.known
            assert mine.choices() == theirs.choices()
            if race.seat == seat:
                assert twin.choices() == race.choices()
                for choice in race.choices():
                    assert GAME.choice(race, choice) == GAME.choice(twin, choice)
                    assert preview(GAME, mine, choice) == preview(GAME, theirs, choice)
                assert GAME.prompt(race) == GAME.prompt(twin)


def test_a_redealt_hand_is_one_the_seat_holds_possible() -> None:
    for step, race in enumerate(walk(4, {"circuit": "lagoon"}, 5)):
        if step % 7:
            continue
        for seat in (-1, 0, 1, 2, 3):
            seen = race.clone()
            seen.mask(seat)
            hidden = [slot for slot, card in enumerate(seen.hand) if card == UNKNOWN_CARD]
            assert all(slot // 2 != seat for slot in hidden)
            seen.redeal(seat, Seeded(step, seat + 1))
            assert sum(seen.pile) + sum(seen.discard) + sum(1 for card in seen.hand if card >= 0) in (12, 13)
            assert sum(seen.pile) == seen.pile_size


@rule("TR-1013", "TR-1014")
def test_a_preview_stops_where_a_hidden_reaction_could_interrupt() -> None:
    table = Table(BARE, "grinder C1", "slaugg C3 hand theft")
    table.race.die_done = 0
    table.race.face = 0
    table.race.turns[0] = 1
    table.race.offer()
    seen = Observation(table.race, 0)
    keys = [event.key for event in preview(GAME, seen, table.action("die"))]
    assert keys == ["moved", "pushed"]


def test_a_preview_tells_all_that_is_certain() -> None:
    table = Table("kaldheira", "grinder C3 hand theft")
    table.race.die_done = 0
    table.race.face = 4
    table.race.offer()
    table.race.take(table.action("die"), Halting())
    keys = [event.key for event in preview(GAME, Observation(table.race, 0), table.action("FR"))]
    assert keys.count("lost") == 2


def test_a_choice_that_draws_a_card_is_never_certain() -> None:
    """Nobody takes it back, though nothing but the card itself hangs on the draw."""
    drawn = 0
    for race in walk(5, {}, 3):
        for choice in race.choices():
            seen = Observation(race, int(race.seat))
            source = Halting()
            with suppress(Halt):
                seen.known.take(choice, source)
            if source.blind:
                drawn += 1
                assert not certain(Observation(race, int(race.seat)), choice)
    assert drawn > 0


def test_positions_in_mid_resolution_are_values() -> None:
    """A Shield question inside a statue's blast inside a push: saved, read back, played on."""
    table = Table("bankog", "grinder D2", "slaugg D4", "rassik C7 hand shield", "craken E7")
    table.step("F")
    assert table.asked == "rassik"
    assert table.race.depth > 0
    again = GAME.blank(table.race.course)
    again.read_json(dict(table.race.to_json()))
    for race in (again, table.race):
        race.play(table.action("yes"), Scripted([]))
    assert again == table.race
    table.check("grinder D4 life 5", "slaugg D6 life 5", "rassik C7", "craken E7 life 2")


def test_the_pile_is_a_multiset_without_order() -> None:
    race = next(walk(3, {}, 1))
    assert len(race.pile) == len(CARDS) == 13
    assert race.pile == ints([1 - int(card in list(race.hand)) for card in range(13)])
