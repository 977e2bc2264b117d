"""Players: bots that race honestly, and the game's own judgement they lean on.

A bot is given an `Observation`, and nothing leads from it to the race: what a seat does not know was taken
out of it, down to the last number. So honesty is proved twice: for the observation, and for every bot.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hippodrome import bots, compiled
from hippodrome.engine.chance import Seeded
from hippodrome.engine.events import TURN
from hippodrome.engine.game import Game
from hippodrome.engine.state import NOBODY, Observation, State, Watcher
from hippodrome.testing.races import examples, junctures

# Uncompiled, few playouts are all there is time for.
SLOW = {"search": "search:10", "planner": "planner:60", "champion": "champion:60"}
LEVELS = {"search": "search:400"} if compiled() else SLOW


def tables(game: Game) -> list[int]:
    """The fewest, the usual and the most players."""
    return sorted({game.players[0], game.usual_players, game.players[-1]})


def questions(game: Game, players: int, seed: int, often: int) -> Iterator[State]:
    """Positions of a race played at random: every kind of question, and besides that one in `often`.

    Questions in the middle of a resolution (a card played in answer, a crash to be settled) are kinds of
    their own.
    """
    luck, pick = Seeded(seed), Seeded(seed, 0, "pick")
    state = game.start(game.setup(players), luck)
    watcher = Watcher()
    state.watcher = watcher
    turn = next(number for number, kind in enumerate(game.events) if kind.key == TURN)
    met: set[tuple[str, bool]] = set()
    asked, on_turn = 0, int(NOBODY)
    while not state.over:
        kind = game.prompt(state).key, state.seat == on_turn
        if kind not in met or asked % often == 0:
            met.add(kind)
            yield state.clone()
        state.take(state.offered[pick.below(state.offers)], luck)
        asked += 1
        owners = {name: owner for owner, name in game.racers(state)}
        for note in watcher.drain():
            if note[0] == turn:
                on_turn = owners[game.words["racer"][note[1]]]


def exchanged(state: State, seat: int, seed: int) -> State:
    """The same race with everything the seat cannot see dealt anew."""
    other = state.clone()
    other.mask(seat)
    other.redeal(seat, Seeded(seed))
    other.offer()
    return other


class Players:
    """No bot peeks: exchanging everything its seat cannot see, with the same luck of its own, changes nothing."""

    game: ClassVar[Game]

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        """Whatever is said of a bot is tried with every one that plays the game: some have to be taught it first."""
        if "player" in metafunc.fixturenames:
            able = [name for name in bots.names() if bots.plays(name, self.game)]
            metafunc.parametrize("player", [LEVELS.get(name, name) for name in able])

    def test_a_seat_sees_the_same_whatever_is_hidden_from_it(self) -> None:
        for players in tables(self.game):
            changed = 0
            for number, state in enumerate(questions(self.game, players, 31, 3)):
                for seat in range(players):
                    other = exchanged(state, seat, number)
                    changed += other != state
                    seen, same = Observation(state, seat).known, Observation(other, seat).known
                    assert seen == same
                    assert (list(seen.offered), seen.offers) == (list(same.offered), same.offers)
                    assert seen.watcher is None
            assert players == 1 or (changed > 0) is self.game.secrets, "`secrets` says whether hands are hidden"

    def test_what_a_seat_cannot_see_does_not_change_its_choice(self, player: str) -> None:
        for players in tables(self.game):
            for number, state in enumerate(questions(self.game, players, 21, 80)):
                seat = int(state.seat)
                chosen = bots.bot(player, self.game).choose(Observation(state, seat), Seeded(number))
                assert chosen in state.choices()
                other = exchanged(state, seat, number)
                assert bots.bot(player, self.game).choose(Observation(other, seat), Seeded(number)) == chosen

    def test_a_bot_leaves_what_it_was_shown_as_it_was(self, player: str) -> None:
        bot = bots.bot(player, self.game)
        for number, state in enumerate(questions(self.game, self.game.usual_players, 11, 120)):
            seen = Observation(state, int(state.seat))
            before = seen.known.pack(), seen.choices()
            chosen = bot.choose(seen, Seeded(number))
            assert (seen.known.pack(), seen.choices()) == before
            # Nothing is carried over from one choice to the next either.
            assert bots.bot(player, self.game).choose(seen, Seeded(number)) == chosen

    @examples(4)
    @given(data=st.data())
    def test_a_bot_knows_every_variant(self, player: str, data: st.DataObject) -> None:
        juncture = data.draw(junctures(self.game))
        seat = juncture.race.seat
        seen = Observation(juncture.state, seat)
        other = Observation(seen.redeal(juncture.chance("redeal")), seat)
        bot = bots.bot(player, self.game)
        choice = bot.choose(seen, juncture.chance("bot"))
        assert choice in juncture.state.choices()
        assert bot.choose(other, juncture.chance("bot")) == choice

    def test_the_chances_to_win_make_one_and_the_winner_has_most(self) -> None:
        heuristic = self.game.heuristic
        for players in tables(self.game):
            luck, mind = Seeded(9), Seeded(9, 0, "mind")
            state = self.game.start(self.game.setup(players), luck)
            asked = 0
            while not state.over:
                if asked % 10 == 0:
                    chances = [heuristic.win_chance(state, seat) for seat in range(players)]
                    assert sum(chances) == pytest.approx(1.0)
                    assert all(0.0 <= chance <= 1.0 for chance in chances)
                pick = heuristic.pick(state, mind)
                assert pick in state.choices()
                state.take(pick, luck)
                asked += 1
            chances = [heuristic.win_chance(state, seat) for seat in range(players)]
            winners = list(state.winners())
            lost = [chance for seat, chance in enumerate(chances) if seat not in winners]
            assert all(chances[seat] > max(lost, default=0.0) for seat in winners)
