"""No bot peeks: exchanging everything its seat cannot see, with the same luck of its own, changes nothing.

A bot is given an `Observation`, and nothing leads from it to the race: what a seat does not know was taken
out of it, down to the last number. So the property is proved twice: for the observation, and for every bot.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import hippodrome
from hippodrome.bots import bot, names
from hippodrome.engine.chance import Seeded
from hippodrome.engine.state import Observation, State

# Uncompiled, few playouts are all there is time for.
LEVELS = {"search": "search:400"} if hippodrome.compiled() else {"search": "search:10", "planner": "planner:60"}
BOTS = tuple(LEVELS.get(name, name) for name in names())
TABLES = [
    pytest.param(game, players, id=f"{game}-{players}")
    for game in hippodrome.names()
    for players in sorted({min(hippodrome.game(game).players), 4, max(hippodrome.game(game).players)})
    if players in hippodrome.game(game).players
]


def questions(game: str, players: int, seed: int, often: int) -> Iterator[State]:
    """Positions of a race played at random: every kind of question, and besides that one in `often`.

    Questions in the middle of a resolution (a card played in answer, a crash to be settled) are kinds of
    their own.
    """
    declared = hippodrome.game(game)
    luck, pick = Seeded(seed), Seeded(seed, 0, "pick")
    state = declared.start(declared.setup(players), luck)
    met: set[tuple[str, bool]] = set()
    asked = 0
    while not state.over:
        kind = declared.prompt(state).key, state.seat == seat_of_turn(state)
        if kind not in met or asked % often == 0:
            met.add(kind)
            yield state
        state.take(state.offered[pick.below(state.offers)], luck)
        asked += 1


def seat_of_turn(state: State) -> int:
    """The seat whose racer is on the move, if the game says so."""
    owner = getattr(state, "owner", None)
    active = int(getattr(state, "active", -1))
    return int(owner[active]) if owner is not None and 0 <= active < len(owner) else active


def exchanged(state: State, seat: int, seed: int) -> State:
    """The same race with everything the seat cannot see dealt anew."""
    other = state.clone()
    other.mask(seat)
    other.redeal(seat, Seeded(seed))
    other.offer()
    return other


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_seat_sees_the_same_whatever_is_hidden_from_it(game: str, players: int) -> None:
    changed = 0
    for number, state in enumerate(questions(game, players, 31, 3)):
        for seat in range(players):
            other = exchanged(state, seat, number)
            changed += other != state
            seen, same = Observation(state, seat).known, Observation(other, seat).known
            assert seen == same
            assert (list(seen.offered), seen.offers) == (list(same.offered), same.offers)
            assert seen.watcher is None
    assert (changed > 0) is hippodrome.game(game).secrets


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_what_a_seat_cannot_see_does_not_change_its_choice(game: str, players: int, name: str) -> None:
    declared = hippodrome.game(game)
    asked = 0
    for number, state in enumerate(questions(game, players, 21, 80)):
        seat = int(state.seat)
        chosen = bot(name, declared).choose(Observation(state, seat), Seeded(number))
        assert chosen in state.choices()
        other = exchanged(state, seat, number)
        assert bot(name, declared).choose(Observation(other, seat), Seeded(number)) == chosen
        asked += 1
    assert asked > 2


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("game", hippodrome.names())
def test_a_bot_leaves_what_it_was_shown_as_it_was(game: str, name: str) -> None:
    declared = hippodrome.game(game)
    player = bot(name, declared)
    for number, state in enumerate(questions(game, declared.usual_players, 11, 120)):
        seen = Observation(state, int(state.seat))
        before = seen.known.pack(), seen.choices()
        chosen = player.choose(seen, Seeded(number))
        assert (seen.known.pack(), seen.choices()) == before
        # Nothing is carried over from one choice to the next either.
        assert bot(name, declared).choose(seen, Seeded(number)) == chosen
