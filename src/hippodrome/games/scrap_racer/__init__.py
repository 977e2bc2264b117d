"""Scrap Racer (Anika and Sebastian Richter): push-your-luck racing round a scrap-metal galaxy."""

from __future__ import annotations

from typing import Any

from hippodrome.engine.errors import BadBoard
from hippodrome.engine.exact import Exact
from hippodrome.engine.game import Game
from hippodrome.engine.options import Option
from hippodrome.games.scrap_racer import box
from hippodrome.games.scrap_racer.exact import ScrapExact
from hippodrome.games.scrap_racer.face import acts, cards, choices, omens, steps, view, workshop
from hippodrome.games.scrap_racer.measures import ScrapMeasures
from hippodrome.games.scrap_racer.mind.heuristic import ScrapHeuristic
from hippodrome.games.scrap_racer.mind.senses import ScrapSenses
from hippodrome.games.scrap_racer.rules.actions import ACTIONS
from hippodrome.games.scrap_racer.rules.events import CAUSES, DECKS, EVENTS
from hippodrome.games.scrap_racer.rules.race import ScrapRace, start_race
from hippodrome.games.scrap_racer.rules.track import MOST_CHOICES, NUDGES, PILES, RACERS, Track

_CARDS = box.read("cards")
_SEATS = {players: tuple(range(players)) for players in range(2, 6)}


class ScrapRacer(Game[Track, ScrapRace]):
    """Roll dice until you dare no more; a double crashes."""

    name = "scrap_racer"
    rules_version = 1
    data_version = 1
    players = (2, 3, 4, 5, 6)
    minutes = (20, 45)
    mood = "orbit"
    actions = ACTIONS
    most_choices = MOST_CHOICES
    most_decisions = 60_000
    secrets = True
    events = EVENTS
    omens = omens.OMENS
    themes = {
        "roll": "roll", "nudge": "nudge", "bonus": "bonus", "ability": "ability", "own_fight": "order",
        "order": "order",
    }  # fmt: skip
    heuristic = ScrapHeuristic()
    senses = ScrapSenses()
    measures = ScrapMeasures()
    workbenches = (workshop.CircuitBench(), workshop.CardBench())
    words = {
        "racer": RACERS,
        "nudge": NUDGES,
        "pile": PILES,
        "deck": DECKS,
        "accident": tuple(row["id"] for row in _CARDS["accident"]),
        "objective": tuple(row["id"] for row in _CARDS["objective"]),
        "bonus_card": tuple(row["id"] for row in _CARDS["bonus"]),
        "cause": CAUSES,
    }
    literal = frozenset({"pile"})
    options = (
        Option("circuit", values=box.circuit_names(), own=True, file="circuits", table="circuits", picture="board"),
        Option("short", values=(False, True)),
        Option("spaces_per_section", values=(1, 3)),
        Option("teams", values=(False,), for_players={2: (True,), 3: (False, True)}),
        Option("laps", low=1, high=9, default=3),
        Option("race_ends", values=("round", "at_once")),
        Option("finish", low=0, high=14, default=0, advanced=True),
        Option("start_seat", low=0, high=5, default=0, for_players=_SEATS, advanced=True, only_if=("teams", False)),
        Option("ability_mandatory", values=(True, False), advanced=True),
        Option("catch_up_scope", values=("track", "rank"), advanced=True),
        Option("overtake_scope", values=("track", "rank"), advanced=True),
        Option("nudge_on_accident_dice", values=(False, True), advanced=True),
        Option("cards", values=("standard",), own=True, file="cards", advanced=True),
    )

    build = staticmethod(box.build)
    start = staticmethod(start_race)
    blank = staticmethod(ScrapRace)
    choice = staticmethod(choices.ASKED.choice)
    prompt = staticmethod(choices.ASKED.prompt)
    scene = staticmethod(view.scene)
    cards = staticmethod(cards.cards)
    show = staticmethod(steps.show)
    act = staticmethod(acts.act)
    reasons = staticmethod(choices.ASKED.reasons)

    def racers(self, state: ScrapRace) -> tuple[tuple[int, str], ...]:
        return tuple((int(owner), RACERS[who]) for owner, who in zip(state.owner, state.who, strict=True))

    def exact(self) -> Exact:
        return ScrapExact(self.read_options(2))

    def check_file(self, table: dict[str, Any]) -> str:
        """A circuit (`sections`, `layout`) or a card file (as data/cards.toml)."""
        if "sections" in table:
            box.check_circuit(table)
            return "circuit"
        if "accident" in table:
            box.check_cards(table)
            return "cards"
        raise BadBoard(problem="no-sections")


GAME = ScrapRacer()
