"""Chariot Race (Matt Leacock): two laps of a Roman circus, the faster the harder to steer."""

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
from hippodrome.games.chariot_race import choices, data, reasons, view
from hippodrome.games.chariot_race.actions import ACTIONS
from hippodrome.games.chariot_race.events import EVENTS
from hippodrome.games.chariot_race.heuristic import ChariotHeuristic
from hippodrome.games.chariot_race.measures import ChariotMeasures
from hippodrome.games.chariot_race.rules import ChariotRace, start_race
from hippodrome.games.chariot_race.track import CELL_NAMES, FACES, MOST_CHOICES, NO_COLOR, RACERS, Circus


class Chariots(Game):
    """Speed, damage and fortune; the leader drives first."""

    name = "chariot_race"
    rules_version = 1
    data_version = 1
    players = (2, 3, 4, 5, 6)
    minutes = (30, 40)
    mood = "sand"
    actions = ACTIONS
    most_choices = MOST_CHOICES
    most_decisions = 100_000
    secrets = False
    events = EVENTS
    heuristic = ChariotHeuristic()
    measures = ChariotMeasures()
    words = {"racer": RACERS, "cell": CELL_NAMES, "face": FACES, "more": (*FACES, "none")}
    literal = frozenset({"cell"})
    options = (
        Option("circuit", values=data.CIRCUITS, picture="board"),
        Option("side", values=("white", "black")),
        Option("no_damage_past_finish", values=(False, True)),
        Option("laps", low=1, high=9, default=2),
        Option("board", values=("standard",), own=True, advanced=True),
        Option("chariots", values=("standard",), own=True, advanced=True),
        Option("repair_amount_free", values=(True, False), advanced=True),
        Option("placed_on_caltrop_hurts", values=(False, True), advanced=True),
        Option("max_rounds", low=1, high=200, default=100, advanced=True),
    )

    def build(self, players: int, options: Mapping[str, Value]) -> Circus:
        return data.build(players, options)

    def start(self, setup: Setup, chance: Chance) -> State:
        assert isinstance(setup, Circus)
        return start_race(setup, chance)

    def blank(self, setup: Setup) -> State:
        assert isinstance(setup, Circus)
        return ChariotRace(setup)

    def choice(self, state: State, action: int) -> Choice:
        assert isinstance(state, ChariotRace)
        return choices.choice(state, action)

    def prompt(self, state: State) -> Prompt:
        assert isinstance(state, ChariotRace)
        return choices.prompt(state)

    def scene(self, seen: Observation) -> Scene:
        return view.scene(seen)

    def cards(self, seen: Observation) -> tuple[Card, ...]:
        return view.cards(seen)

    def show(self, state: State, event: Event) -> tuple[Step, ...]:
        return view.show(state, event)

    def reasons(self, seen: Observation) -> tuple[Reason, ...]:
        return reasons.reasons(seen)

    def racers(self, state: State) -> tuple[tuple[int, str], ...]:
        assert isinstance(state, ChariotRace)
        return tuple(
            (int(owner), RACERS[color])
            for owner, color in zip(state.owner, state.color, strict=True)
            if color != NO_COLOR
        )

    def check_file(self, table: dict[str, Any]) -> str:
        """A board (`module`, `circuit`) or a chariot file (`white`, `black`), as data/*.toml."""
        if "module" in table or "circuit" in table:
            data.check_board(table)
            return "board"
        if "white" in table or "black" in table:
            data.check_chariots(table)
            return "chariots"
        raise BadBoard(problem="neither")


GAME = Chariots()
