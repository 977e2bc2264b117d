"""The reduced race of two on the real rules: the game's own cards without effect, one racer each."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from hippodrome.engine.chance import Chance
from hippodrome.engine.exact import DiceState, Exact
from hippodrome.engine.options import Value
from hippodrome.engine.state import State
from hippodrome.games.scrap_racer import box
from hippodrome.games.scrap_racer.mind.solver import ScrapDuel, solve_turn
from hippodrome.games.scrap_racer.rules.actions import ROLL
from hippodrome.games.scrap_racer.rules.phases import ROLL_OR_STOP
from hippodrome.games.scrap_racer.rules.race import ScrapRace, start_race
from hippodrome.games.scrap_racer.rules.track import BRAWLER

HARMLESS = ("advance", "stay", "back")
"""Accident effects that move nobody when their distance is 0."""


def blank_cards() -> dict[str, Any]:
    """The card file with every effect taken out: a crash moves nobody and brings nothing."""
    cards = deepcopy(box.read("cards"))
    for name in ("reroll", "plusmin1", "flip"):
        cards["tokens"][name] = 0
    cards["abilities"] = dict.fromkeys(cards["abilities"], 0) | {"brawler": 1, "fight": 1}
    for row in cards["accident"]:
        row["copies"] = 1 if row["effect"] in HARMLESS else 0
        if "distance" in row:
            row["distance"] = 0
    for row in cards["objective"]:
        row["distance"] = 0
    for row in cards["bonus"]:
        row["copies"] = 0
    return cards


class ScrapExact(Exact):
    """Scrap Racer for two racers without cards, tokens and abilities (`ScrapDuel` says what is left)."""

    def __init__(self, options: dict[str, Value], laps: int | None = None) -> None:
        """`options` are those of a race of two; here each has a single racer."""
        self.full = box.build(2, options)
        self.track = box.build(2, options | {"teams": False, "cards": blank_cards(), "laps": laps or options["laps"]})
        self.duel = ScrapDuel(int(self.track.length), int(self.track.laps), int(self.track.fight_drive))
        self.duel.solve()

    def turn(self) -> list[DiceState]:
        token = box.token_worth(self.full)
        return solve_turn([worth + token for worth in box.pile_worths(self.full)])

    def describe(self) -> dict[str, int | float]:
        return {
            "racers": 2,
            "spaces": int(self.track.length),
            "laps": int(self.track.laps),
            "first": self.duel.chance(0, 0, 0),
        }

    def start(self, chance: Chance) -> State:
        """The Brawler, who wins fights without dice, stays away (SR-606)."""
        while True:
            race = start_race(self.track, chance)
            if BRAWLER not in list(race.who):
                return race

    def values(self, state: State) -> list[float]:
        assert isinstance(state, ScrapRace)
        assert state.phase == ROLL_OR_STOP
        mover = int(state.active)
        mine, theirs = int(state.progress[mover]), int(state.progress[1 - mover])
        rolled = sum(1 << (int(value) - 1) for value in state.dice[: state.rolled])
        rolling, stopping = self.duel.choices(mover, mine, theirs, rolled)
        return [rolling if choice == ROLL else stopping for choice in state.choices()]
