"""Races of any game, for tests that hold for all of them: sampled settings, played to any juncture."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from hypothesis import HealthCheck, Phase, assume, settings
from hypothesis import strategies as st

from hippodrome import HippodromeError, Race, new
from hippodrome.engine.chance import Chance, Seeded
from hippodrome.engine.game import Game
from hippodrome.engine.options import Option, Value
from hippodrome.engine.state import State

Settings = tuple[int, dict[str, Value]]
Pick = Callable[[State], int]


def examples(count: int) -> settings:
    """The same few examples every time, as each is a race; no shrinking of what is only a seed."""
    return settings(
        max_examples=count,
        deadline=None,
        derandomize=True,
        phases=(Phase.explicit, Phase.generate),
        suppress_health_check=[
            HealthCheck.filter_too_much, HealthCheck.too_slow, HealthCheck.data_too_large,
            # One suite is run for many games.
            HealthCheck.differing_executors,
        ],
    )  # fmt: skip


def values_of(option: Option, players: int) -> tuple[Value, ...]:
    """Everything an option may be set to by name, or the ends and the middle of its range."""
    if option.low is None or option.high is None:
        return option.legal(players)
    return tuple(sorted({option.low, (option.low + option.high) // 2, option.high}))


@st.composite
def settings_of(draw: st.DrawFn, game: Game) -> Settings:
    """A number of players and some options, as they may be declared and fit together."""
    players = draw(st.sampled_from(game.players))
    changed: list[Option] = []
    if game.options:
        changed = draw(st.lists(st.sampled_from(game.options), max_size=4, unique_by=lambda option: option.key))
    given = {option.key: draw(st.sampled_from(values_of(option, players))) for option in changed}
    try:
        game.setup(players, given)
    except HippodromeError:
        assume(False)
    return players, given


def at_random(picker: Chance) -> Pick:
    """Choices picked by a source of chance."""
    return lambda state: int(state.offered[int(picker.below(state.offers))])


def first(state: State) -> int:
    """Always the first choice on offer."""
    return state.choices()[0]


def last(state: State) -> int:
    """Always the last choice on offer."""
    return state.choices()[-1]


@dataclass
class Juncture:
    """A race stopped at a decision, and a seed for whatever a test does next."""

    race: Race
    seed: int

    @property
    def state(self) -> State:
        return self.race.state

    def chance(self, purpose: str = "test") -> Seeded:
        return Seeded(self.seed, 0, purpose)

    def pick(self) -> int:
        """One of the choices on offer."""
        return at_random(self.chance("pick"))(self.state)


def play_on(race: Race, pick: Pick, most: int) -> None:
    """Make up to `most` choices."""
    for _ in range(most):
        if race.over:
            return
        race.play(pick(race.state))


@st.composite
def junctures(draw: st.DrawFn, game: Game, most: int = 120) -> Juncture:
    """A decision early or late in a race of random choices."""
    players, options = draw(settings_of(game))
    seed = draw(st.integers(0, 1 << 32))
    wanted = draw(st.integers(0, most))
    race = new(game.name, players, seed, options=options)
    play_on(race, at_random(Seeded(seed, 0, "choices")), wanted)
    assume(race.record.moves or not race.over)
    if race.over:
        race = race.fork(wanted % len(race.record.moves), seed)
    return Juncture(race, seed)
