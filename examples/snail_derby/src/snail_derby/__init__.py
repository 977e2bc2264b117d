"""Snail Derby: crawl, slime, and mind what the others may hold."""

from __future__ import annotations

from typing import Any

from hippodrome.engine.game import Game, Window
from hippodrome.engine.options import Option
from snail_derby import box
from snail_derby.face import choices, steps, view
from snail_derby.measures import SnailMeasures
from snail_derby.mind.heuristic import SnailHeuristic
from snail_derby.rules.events import EVENTS
from snail_derby.rules.garden import CARDS, SNAILS, Garden
from snail_derby.rules.race import SnailRace, start_race


class SnailDerby(Game[Garden, SnailRace]):
    """The slower the card, the longer the face."""

    name = "snail_derby"
    rules_version = 1
    data_version = 1
    players = (2, 3, 4, 5)
    minutes = (10, 20)
    mood = "dew"
    actions = len(CARDS)
    most_choices = len(CARDS)
    most_decisions = 200
    secrets = True
    windows = (Window("own", own=True),)
    events = EVENTS
    heuristic = SnailHeuristic()
    measures = SnailMeasures()
    words = {"racer": SNAILS, "card": CARDS}
    options = (
        Option("stones", low=12, high=30, default=20),
        Option("cards", values=("standard",), own=True, file="cards", advanced=True),
    )

    build = staticmethod(box.build)
    start = staticmethod(start_race)
    blank = staticmethod(SnailRace)
    choice = staticmethod(choices.choice)
    prompt = staticmethod(choices.prompt)
    scene = staticmethod(view.scene)
    cards = staticmethod(view.cards)
    show = staticmethod(steps.show)
    reasons = staticmethod(choices.reasons)

    def racers(self, state: SnailRace) -> tuple[tuple[int, str], ...]:
        return tuple((seat, SNAILS[seat]) for seat in range(int(state.players)))

    def check_file(self, data: dict[str, Any]) -> str:
        box.check_cards(data)
        return "cards"


GAME = SnailDerby()
