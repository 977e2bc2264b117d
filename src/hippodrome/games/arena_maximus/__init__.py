"""Arena Maximus (Kevin Wilson): fantasy chariots, whips and reins, and whatever the next tile hides."""

from __future__ import annotations

from typing import Any

from hippodrome.engine.errors import BadBoard
from hippodrome.engine.game import Game, Window
from hippodrome.engine.options import Option
from hippodrome.games.arena_maximus import box
from hippodrome.games.arena_maximus.face import acts, ahead, choices, steps, view, workshop
from hippodrome.games.arena_maximus.measures import ArenaMeasures
from hippodrome.games.arena_maximus.mind.heuristic import ArenaHeuristic
from hippodrome.games.arena_maximus.mind.senses import ArenaSenses
from hippodrome.games.arena_maximus.rules.actions import ACTIONS
from hippodrome.games.arena_maximus.rules.arena import (
    CARDS,
    CHARIOTS,
    MOST_CHOICES,
    SPELLS,
    SYMBOLS,
    TILE_KINDS,
    Arena,
)
from hippodrome.games.arena_maximus.rules.events import CAUSES, EVENTS
from hippodrome.games.arena_maximus.rules.race import ArenaRace, start_race


class ArenaMaximus(Game[Arena, ArenaRace]):
    """The faster the chariot, the fewer cards to steer it with."""

    name = "arena_maximus"
    rules_version = 2
    data_version = 1
    players = (2, 3, 4, 5)
    minutes = (45, 60)
    mood = "grove"
    actions = ACTIONS
    most_choices = MOST_CHOICES
    most_decisions = 320_000
    secrets = True
    events = EVENTS
    themes = {
        "speed": "speed", "slowing": "speed", "discard": "cards", "stable_discard": "cards", "ram": "fight",
        "ram_cards": "fight", "attack": "fight", "attack_cards": "fight", "block": "block", "ram_answer": "answer",
        "block_answer": "answer", "defence": "answer", "counter_attack": "answer", "counter_defence": "answer",
        "rocks": "hazard", "hazard": "hazard", "stable": "stop", "go_on": "stop", "spell": "magic", "swap": "magic",
        "payment": "magic", "counter_spell": "magic", "teleport": "magic",
    }  # fmt: skip
    heuristic = ArenaHeuristic()
    senses = ArenaSenses()
    measures = ArenaMeasures()
    workbenches = (workshop.TileBench(), workshop.CardBench(), workshop.ChariotBench())
    words = {
        "racer": CHARIOTS,
        "card": CARDS,
        "symbol": SYMBOLS,
        "spell": SPELLS,
        "tile": TILE_KINDS,
        "cause": CAUSES,
    }
    windows = (Window("block"), Window("ram"), Window("attack"), Window("spell"), Window("own", own=True))
    options = (
        Option("spells", values=(False, True)),
        Option("layout", values=box.layouts()),
        Option("tiles", values=("standard",), own=True, file="tiles", advanced=True),
        Option("cards", values=("standard",), own=True, file="cards", advanced=True),
        Option("chariots", values=("standard",), own=True, file="chariots", advanced=True),
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

    build = staticmethod(box.build)
    start = staticmethod(start_race)
    blank = staticmethod(ArenaRace)
    choice = staticmethod(choices.ASKED.choice)
    prompt = staticmethod(choices.ASKED.prompt)
    scene = staticmethod(view.scene)
    cards = staticmethod(view.cards)
    stretch = staticmethod(view.stretch)
    show = staticmethod(steps.show)
    act = staticmethod(acts.act)
    ahead = staticmethod(ahead.ahead)
    reasons = staticmethod(choices.ASKED.reasons)

    def racers(self, state: ArenaRace) -> tuple[tuple[int, str], ...]:
        return tuple((seat, CHARIOTS[who]) for seat, who in enumerate(state.who))

    def check_file(self, table: dict[str, Any]) -> str:
        """A tile file (`straight`, `curved`), a card file (`copies`) or a chariot file (one table for each)."""
        if "straight" in table or "curved" in table:
            box.check_tiles(table)
            return "tiles"
        if "copies" in table:
            box.check_cards(table)
            return "cards"
        if set(table) & set(CHARIOTS):
            box.check_chariots(table)
            return "chariots"
        raise BadBoard(problem="unknown-file")

    def doubts(self, data: dict[str, Any]) -> tuple[BadBoard, ...]:
        return box.same_symbol(data) if self.check_file(data) == "chariots" else ()


class Rules1(ArenaMaximus):
    """The game as it was while the cards laid last left the speed pool (AM-313)."""

    rules_version = 1
    build = staticmethod(box.build_rules_1)


ArenaMaximus.older = (Rules1(),)
GAME = ArenaMaximus()
