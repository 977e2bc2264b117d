"""Titan Race (Julian Allain): three laps of shoving, traps and scenery on a small looping board."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from hippodrome.engine.errors import BadBoard
from hippodrome.engine.game import Game, Window
from hippodrome.engine.options import Option, Value
from hippodrome.engine.scene import TEAMS
from hippodrome.games.titan_race import box
from hippodrome.games.titan_race.face import acts, choices, omens, steps, view, workshop
from hippodrome.games.titan_race.measures import TitanMeasures
from hippodrome.games.titan_race.mind.heuristic import TitanHeuristic
from hippodrome.games.titan_race.mind.senses import TitanSenses
from hippodrome.games.titan_race.rules.actions import ACTIONS
from hippodrome.games.titan_race.rules.course import FACES, FEATURES, MOST_CHOICES, TITANS, Course
from hippodrome.games.titan_race.rules.events import CAUSES, EVENTS
from hippodrome.games.titan_race.rules.race import TitanRace, start_race

_CIRCUITS = box.circuit_names()


def _further_circuit(key: str) -> Option:
    values = ("next", *_CIRCUITS)
    return Option(key, values=values, own=True, file="circuits", table="circuits", only_if=("grand_slam", True))


def _titan_option(racer: int) -> Option:
    """The titan of one racer; with two players the third and fourth are their second titans."""
    racers = {2: 4, 3: 3, 4: 4, 5: 5, 6: 6}
    unused: dict[int, tuple[Value, ...]] = {players: ("random",) for players, count in racers.items() if racer > count}
    values = ("random", *TITANS)
    return Option(f"titan_{racer}", values=values, for_players=unused, picture="racer", seat=racer - 1)


class TitanRaceGame(Game[Course, TitanRace]):
    """Draft a die, shove a titan, mind the lava."""

    name = "titan_race"
    rules_version = 1
    data_version = 2
    players = (2, 3, 4, 5, 6)
    minutes = (30, 60)
    mood = "ember"
    actions = ACTIONS
    most_choices = MOST_CHOICES
    most_decisions = 40_000
    secrets = True
    events = EVENTS
    omens = omens.OMENS
    themes = {
        "take": "die", "take_only": "die", "imitate": "die", "imitate_free": "die", "menu": "timing",
        "lay_or_move": "timing", "strike_or_move": "timing", "side": "way", "path": "way", "leap": "way", "run": "way",
        "jump": "way", "step_aside": "way", "enter": "way", "lay": "trap", "lay_behind": "trap", "drive": "target",
        "drain": "target", "swap": "target", "steal": "target", "blow": "target", "shoot": "target",
        "strike_ahead": "target", "mimic": "target", "protect": "answer", "strike_back": "answer",
        "plunder": "answer",
    }  # fmt: skip
    heuristic = TitanHeuristic()
    senses = TitanSenses()
    measures = TitanMeasures()
    workbenches = (workshop.CircuitBench(), workshop.CardBench())
    words = {
        "racer": TITANS,
        "power": TITANS,
        "face": FACES,
        "die": FACES,
        "cell": box.cell_names(),
        "feature": FEATURES,
        "cause": CAUSES,
        "team": TEAMS,
        "circuit": _CIRCUITS,
        "card": tuple(row["id"] for row in box.read("cards")["card"]),
    }
    literal = frozenset({"cell"})
    ways = frozenset({"path", "side", "leap", "run", "jump"})
    windows = (Window("shield"), Window("riposte"))
    options = (
        Option("circuit", values=_CIRCUITS, own=True, file="circuits", table="circuits", picture="board"),
        Option("grand_slam", values=(False, True)),
        *(_further_circuit(key) for key in ("circuit_2", "circuit_3")),
        Option("teams", values=(0,), for_players={4: (0, 2), 6: (0, 2, 3)}),
        *(_titan_option(racer) for racer in range(1, 7)),
        Option("two_player_hand", values=("player",), for_players={2: ("player", "titan")}, advanced=True),
        Option("lap_may_drop_below_one", values=(True, False), advanced=True),
        Option("ice_ends_movement", values=(False, True), advanced=True),
        Option("swap_counts_line", values=(True, False), advanced=True),
        Option("green_damage_mandatory", values=(True, False), advanced=True),
        Option("pentacle_min_life", values=(2, 1), advanced=True),
        Option("reshuffle", values=("on_demand", "at_once"), advanced=True),
        Option("cards", values=tuple(box.DECKS), own=True, file="cards", advanced=True),
        Option("knocked_out_slides", values=(True, False), advanced=True),
        Option("lives", values=tuple(box.read("lives")), advanced=True),
    )

    build = staticmethod(box.build)
    start = staticmethod(start_race)
    blank = staticmethod(TitanRace)
    choice = staticmethod(choices.ASKED.choice)
    answer = staticmethod(choices.ASKED.answer)
    prompt = staticmethod(choices.ASKED.prompt)
    scene = staticmethod(view.scene)
    cards = staticmethod(view.cards)
    show = staticmethod(steps.show)
    act = staticmethod(acts.act)
    reasons = staticmethod(choices.ASKED.reasons)

    def racers(self, state: TitanRace) -> tuple[tuple[int, str], ...]:
        return tuple((int(owner), TITANS[who]) for owner, who in zip(state.owner, state.who, strict=True))

    def check_file(self, table: dict[str, Any]) -> str:
        """A circuit (lists of cells by feature) or a card file (as data/cards.toml)."""
        if "card" in table:
            box.check_cards(table)
            return "cards"
        if set(table) & set(FEATURES):
            box.check_circuit(table)
            return "circuit"
        raise BadBoard(problem="no-features", entry=", ".join(FEATURES[1:]))


def _first(option: Option) -> Option:
    """An option as it was with the first data."""
    kept = {"cards": "cards-standard", "lives": ""}
    return replace(option, values=("standard",), file=kept[option.key]) if option.key in kept else option


class Data1(TitanRaceGame):
    """The game as it was with its first cards and lives: its records name no lives."""

    data_version = 1
    options = tuple(map(_first, TitanRaceGame.options))


TitanRaceGame.older = (Data1(),)
GAME = TitanRaceGame()
