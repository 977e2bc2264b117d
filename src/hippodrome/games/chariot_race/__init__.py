"""Chariot Race (Matt Leacock): two laps of a Roman circus, the faster the harder to steer."""

from __future__ import annotations

from typing import Any

from hippodrome.engine.errors import BadBoard
from hippodrome.engine.game import Game
from hippodrome.engine.options import Option, Value
from hippodrome.games.chariot_race import box
from hippodrome.games.chariot_race.face import acts, choices, omens, steps, view, workshop
from hippodrome.games.chariot_race.measures import ChariotMeasures
from hippodrome.games.chariot_race.mind.heuristic import ChariotHeuristic
from hippodrome.games.chariot_race.mind.senses import ChariotSenses
from hippodrome.games.chariot_race.rules.actions import ACTIONS
from hippodrome.games.chariot_race.rules.events import EVENTS
from hippodrome.games.chariot_race.rules.faces import FACES
from hippodrome.games.chariot_race.rules.race import ChariotRace, start_race
from hippodrome.games.chariot_race.rules.track import CELL_NAMES, MOST_CHOICES, NO_COLOR, RACERS, Circus


def _colour_option(number: int) -> Option:
    """The colour of a white chariot; with two or three players those after the first round are second chariots."""
    chariots = {players: 2 * players if players < 4 else players for players in (2, 3, 4, 5, 6)}
    unused: dict[int, tuple[Value, ...]] = {players: (box.ANY,) for players, most in chariots.items() if number > most}
    return Option(
        f"colour_{number}", values=(box.ANY, *RACERS), for_players=unused, picture="racer", seat=number - 1,
        cosmetic=True, only_if=("side", "white"),
    )  # fmt: skip


class Chariots(Game[Circus, ChariotRace]):
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
    omens = omens.OMENS
    themes = {
        "reroll": "speed", "change": "speed", "signs": "speed", "step": "lane", "attack": "attack", "repair": "repair",
    }  # fmt: skip
    heuristic = ChariotHeuristic()
    senses = ChariotSenses()
    measures = ChariotMeasures()
    workbenches = (workshop.BoardBench(), workshop.ChariotBench())
    words = {"racer": RACERS, "cell": CELL_NAMES, "face": FACES, "more": (*FACES, "none"), "cause": steps.CAUSES}
    literal = frozenset({"cell"})
    ways = frozenset({"step"})
    options = (
        Option("circuit", values=box.CIRCUITS, picture="board"),
        Option("side", values=("white", "black")),
        Option("no_damage_past_finish", values=(False, True)),
        Option("laps", low=1, high=9, default=2),
        *(_colour_option(number) for number in range(1, 7)),
        Option("board", values=tuple(box.BOARDS), own=True, file="board", advanced=True),
        Option("chariots", values=("standard",), own=True, file="chariots", advanced=True),
        Option("repair_amount_free", values=(True, False), advanced=True),
        Option("placed_on_caltrop_hurts", values=(False, True), advanced=True),
        Option("max_rounds", low=1, high=200, default=100, advanced=True),
        Option("finish_stands", values=(False, True), advanced=True),
    )

    build = staticmethod(box.build)
    start = staticmethod(start_race)
    blank = staticmethod(ChariotRace)
    choice = staticmethod(choices.ASKED.choice)
    answer = staticmethod(choices.ASKED.answer)
    prompt = staticmethod(choices.ASKED.prompt)
    scene = staticmethod(view.scene)
    cards = staticmethod(view.cards)
    show = staticmethod(steps.show)
    act = staticmethod(acts.act)
    reasons = staticmethod(choices.ASKED.reasons)

    def racers(self, state: ChariotRace) -> tuple[tuple[int, str], ...]:
        return tuple(
            (int(owner), RACERS[color])
            for owner, color in zip(state.owner, state.color, strict=True)
            if color != NO_COLOR
        )

    def check_file(self, table: dict[str, Any]) -> str:
        """A board (`module`, `circuit`) or a chariot file (`white`, `black`), as data/*.toml."""
        if "module" in table or "circuit" in table:
            box.check_board(table)
            return "board"
        if "white" in table or "black" in table:
            box.check_chariots(table)
            return "chariots"
        raise BadBoard(problem="neither")


GAME = Chariots()
