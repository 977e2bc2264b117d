"""OpenSpiel: the games with explicit chance nodes and observers, for its search and learning tools."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from hippodrome.bots.batch import prizes
from hippodrome.engine import registry
from hippodrome.engine.chance import Halt, Questioning
from hippodrome.engine.errors import BadOption
from hippodrome.engine.files import read_files
from hippodrome.engine.game import Game
from hippodrome.engine.options import Value
from hippodrome.engine.state import Setup, State
from hippodrome.envs.features import Eyes, Features, Sight

MOST_OUTCOMES = 128
"""No question to chance has more outcomes than this."""


def register() -> None:
    """Make the games known as `hippodrome_NAME(players=N,options=key:value;key:value)`, once."""
    known = set(pyspiel.registered_names())
    for name in registry.names():
        game = registry.game(name)
        if game_type(game).short_name not in known:
            pyspiel.register_game(game_type(game), _maker(name))


def _maker(name: str) -> type[RaceGame]:
    # OpenSpiel keeps the maker until after the interpreter has shut down: only a class outlives that.
    class Named(RaceGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(registry.game(name), params or {})

    return Named


def game_type(game: Game) -> Any:
    """The declaration of a game as OpenSpiel wants it."""
    hidden = pyspiel.GameType.Information.IMPERFECT_INFORMATION
    open_ = pyspiel.GameType.Information.PERFECT_INFORMATION
    return pyspiel.GameType(
        short_name=f"hippodrome_{game.name}",
        long_name=f"Hippodrome {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=hidden if game.secrets else open_,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.usual_players, "options": ""},
    )


def _read_options(game: Game, players: int, text: str) -> dict[str, Value]:
    """Options as they stand in a game's name: `laps:1;short:on`."""
    given: dict[str, object] = {}
    for pair in filter(None, text.split(";")):
        key, found, value = pair.partition(":")
        if not found:
            raise BadOption(option=pair, value="", legal="key:value;key:value")
        given[key] = value
    return game.read_options(players, read_files(given))


class RaceGame(pyspiel.Game):
    """A game at a number of players with its options: `hippodrome_NAME(players=3,options=laps:1;short:on)`."""

    def __init__(self, game: Game, params: dict[str, Any]) -> None:
        self.race_game = game
        count = int(params.get("players", game.usual_players))
        spelled = str(params.get("options", ""))
        self.options = _read_options(game, count, spelled)
        self.setup: Setup = game.prepare(count, self.options)
        self.features = Features(game, self.setup)
        self.sight = Sight(game, self.setup)
        super().__init__(
            game_type(game),
            pyspiel.GameInfo(
                num_distinct_actions=game.actions,
                max_chance_outcomes=MOST_OUTCOMES,
                num_players=count,
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=None,
                max_game_length=game.most_decisions,
            ),
            {"players": count, "options": spelled},
        )

    def new_initial_state(self) -> RaceState:
        return RaceState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> RaceObserver:
        return RaceObserver(self)


class Held:
    """The position of a race (None while it is being set up), copied and pickled as OpenSpiel asks of states."""

    def __init__(self, game: Game, options: dict[str, Value], setup: Setup, position: State | None = None) -> None:
        self.game = game
        self.options = options
        self.setup = setup
        self.position = position

    def __deepcopy__(self, memo: dict[int, object]) -> Held:
        position = None if self.position is None else self.position.clone()
        return Held(self.game, self.options, self.setup, position)

    def __reduce__(self) -> tuple[object, ...]:
        position = None if self.position is None else self.position.to_json()
        return _held, (self.game.name, int(self.setup.players), self.options, position)


def _held(name: str, players: int, options: dict[str, Value], data: dict[str, object] | None) -> Held:
    game = registry.game(name)
    held = Held(game, options, game.prepare(players, options))
    if data is not None:
        held.position = game.blank(held.setup)
        held.position.read_json(data)
    return held


class RaceState(pyspiel.State):
    """A position, or a choice under way that waits for chance.

    The engine asks chance in the middle of a choice. Here the choice is run again from where it began with
    the outcomes so far until it asks once more; that question is the chance node.
    """

    def __init__(self, game: RaceGame) -> None:
        super().__init__(game)
        self._held = Held(game.race_game, game.options, game.setup)
        self._choice = -1
        self._outcomes: list[int] = []
        self._weights: list[int] = []
        self._first = 0
        self._run()

    @property
    def position(self) -> State | None:
        """The position of the race; None while it is being set up."""
        return self._held.position

    def _run(self) -> None:
        question = Questioning(self._outcomes)
        held = self._held
        try:
            if self.position is None:
                after = held.game.start(held.setup, question)
            else:
                after = self.position.clone()
                after.take(self._choice, question)
        except Halt:
            self._weights = question.weights
            self._first = int(question.first)
            return
        held.position = after
        self._choice = -1
        self._outcomes = []
        self._weights = []

    def current_player(self) -> int:
        if self._weights:
            return int(pyspiel.PlayerId.CHANCE)
        assert self.position is not None
        return int(pyspiel.PlayerId.TERMINAL) if self.position.over else int(self.position.seat)

    def _legal_actions(self, player: int) -> list[int]:
        assert self.position is not None
        return sorted(self.position.choices())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        total = sum(self._weights)
        return [(self._first + k, weight / total) for k, weight in enumerate(self._weights) if weight]

    def _apply_action(self, action: int) -> None:
        if self._weights:
            self._outcomes = [*self._outcomes, action]
        else:
            self._choice = action
        self._run()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance:{action}"
        assert self.position is not None
        return f"{self._held.game.choice(self.position, action).key}:{action}"

    def is_terminal(self) -> bool:
        return not self._weights and self.position is not None and self.position.over

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * int(self._held.setup.players)
        assert self.position is not None
        return prizes(self.position)

    def __str__(self) -> str:
        if self.position is None:
            return f"setting up {self._outcomes}"
        return f"{self.position.to_json()} {self._choice} {self._outcomes}"


class RaceObserver:
    """What a player knows: as a vector by the game's senses, and as the text of every field."""

    def __init__(self, game: RaceGame) -> None:
        self._features = game.features
        self._eyes = Eyes(game.sight, game.num_players())
        self.tensor = np.zeros(game.sight.size, dtype=np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: RaceState, player: int) -> None:
        self.tensor.fill(0)
        if state.position is not None:
            self.tensor[:] = self._eyes.see(state.position, player)

    def string_from(self, state: RaceState, player: int) -> str:
        if state.position is None:
            return "setting up"
        return " ".join(str(int(number)) for number in self._features.encode(state.position, player))
