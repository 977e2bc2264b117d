"""Arena Maximus (Kevin Wilson): fantasy chariots, whips and reins, and whatever the next tile hides."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hippodrome.engine.chance import Chance
from hippodrome.engine.choices import Choice, Prompt
from hippodrome.engine.errors import BadBoard
from hippodrome.engine.events import Event
from hippodrome.engine.game import Game
from hippodrome.engine.options import Option, Value
from hippodrome.engine.scene import Card, Reason, Scene, Step
from hippodrome.engine.state import Observation, Setup, State
from hippodrome.games.arena_maximus import choices, data, reasons, steps, view
from hippodrome.games.arena_maximus.actions import ACTIONS
from hippodrome.games.arena_maximus.arena import (
    CARDS,
    CHARIOTS,
    MOST_CHOICES,
    SPELLS,
    SYMBOLS,
    TILE_KINDS,
    Arena,
)
from hippodrome.games.arena_maximus.events import EVENTS
from hippodrome.games.arena_maximus.heuristic import ArenaHeuristic
from hippodrome.games.arena_maximus.measures import ArenaMeasures
from hippodrome.games.arena_maximus.rules import ArenaRace, start_race


class ArenaMaximus(Game):
    """The faster the chariot, the fewer cards to steer it with."""

    name = "arena_maximus"
    rules_version = 1
    data_version = 1
    players = (2, 3, 4, 5)
    minutes = (45, 60)
    mood = "grove"
    actions = ACTIONS
    most_choices = MOST_CHOICES
    most_decisions = 320_000
    secrets = True
    events = EVENTS
    heuristic = ArenaHeuristic()
    measures = ArenaMeasures()
    words = {
        "racer": CHARIOTS,
        "card": CARDS,
        "symbol": SYMBOLS,
        "spell": SPELLS,
        "tile": TILE_KINDS,
    }
    options = (
        Option("spells", values=(False, True)),
        Option("layout", values=data.layouts()),
        Option("tiles", values=("standard",), own=True, advanced=True),
        Option("cards", values=("standard",), own=True, advanced=True),
        Option("chariots", values=("standard",), own=True, advanced=True),
        Option("hand_total", low=5, high=10, default=7, advanced=True),
        Option("magic_symbol", values=("wild", "none"), advanced=True),
        Option("removed_speed_cards", values=("discard", "hand"), advanced=True),
        Option("driver_scope", values=("step", "target"), advanced=True),
        Option("ram_damage", low=0, high=5, default=2, advanced=True),
        Option("crash_clock", values=("own_turns", "rounds"), advanced=True),
        Option("must_move_full", values=(True, False), advanced=True),
        Option("kingmaker_rule", values=(True, False), advanced=True),
        Option("swap_same_shape", values=(True, False), advanced=True, only_if=("spells", True)),
        Option("teleport_skip_costs_move", values=(False, True), advanced=True, only_if=("spells", True)),
        Option("start_order", values=("permutation", "rotation"), advanced=True),
        Option("max_rounds", low=1, high=200, default=100, advanced=True),
    )

    def build(self, players: int, options: Mapping[str, Value]) -> Arena:
        return data.build(players, options)

    def start(self, setup: Setup, chance: Chance) -> State:
        assert isinstance(setup, Arena)
        return start_race(setup, chance)

    def blank(self, setup: Setup) -> State:
        assert isinstance(setup, Arena)
        return ArenaRace(setup)

    def choice(self, state: State, action: int) -> Choice:
        assert isinstance(state, ArenaRace)
        return choices.choice(state, action)

    def prompt(self, state: State) -> Prompt:
        assert isinstance(state, ArenaRace)
        return choices.prompt(state)

    def scene(self, seen: Observation) -> Scene:
        return view.scene(seen)

    def cards(self, seen: Observation) -> tuple[Card, ...]:
        return view.cards(seen)

    def show(self, state: State, event: Event) -> tuple[Step, ...]:
        return steps.show(state, event)

    def reasons(self, seen: Observation) -> tuple[Reason, ...]:
        return reasons.reasons(seen)

    def racers(self, state: State) -> tuple[tuple[int, str], ...]:
        assert isinstance(state, ArenaRace)
        return tuple((seat, CHARIOTS[who]) for seat, who in enumerate(state.who))

    def check_file(self, table: dict[str, Any]) -> str:
        """A tile file (`straight`, `curved`), a card file (`copies`) or a chariot file (one table for each)."""
        if "straight" in table or "curved" in table:
            data.check_tiles(table)
            return "tiles"
        if "copies" in table:
            data.check_cards(table)
            return "cards"
        if set(table) & set(CHARIOTS):
            data.check_chariots(table)
            return "chariots"
        raise BadBoard(problem="unknown-file")


GAME = ArenaMaximus()
