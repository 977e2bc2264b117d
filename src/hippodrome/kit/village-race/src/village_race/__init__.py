"""Village Race: walk, or dare to run."""

from __future__ import annotations

from collections.abc import Mapping

from hippodrome.engine.box import Box
from hippodrome.engine.game import Game
from hippodrome.engine.options import Option, Value, whole_number
from village_race.face import choices, steps, view
from village_race.mind.heuristic import VillageRaceHeuristic
from village_race.rules.events import EVENTS
from village_race.rules.race import CHOICES, VillageRaceRace, start_race
from village_race.rules.street import RUNNERS, Street

read = Box(__package__).read


class VillageRace(Game[Street, VillageRaceRace]):
    """What everybody needs to know of the game; `hippodrome.engine.game.Game` explains each entry."""

    name = "village_race"
    rules_version = 1
    data_version = 1
    players = (2, 3, 4, 5, 6)
    minutes = (5, 10)
    mood = "house"
    actions = CHOICES
    most_choices = CHOICES
    most_decisions = 200
    secrets = False
    events = EVENTS
    heuristic = VillageRaceHeuristic()
    words = {"racer": RUNNERS}
    options = (Option("spaces", low=10, high=30, default=20),)

    start = staticmethod(start_race)
    blank = staticmethod(VillageRaceRace)
    choice = staticmethod(choices.choice)
    prompt = staticmethod(choices.prompt)
    scene = staticmethod(view.scene)
    show = staticmethod(steps.show)
    reasons = staticmethod(choices.reasons)

    def build(self, players: int, options: Mapping[str, Value]) -> Street:
        return Street(players, whole_number(options, "spaces"), read("street")["stride"])

    def racers(self, state: VillageRaceRace) -> tuple[tuple[int, str], ...]:
        return tuple((seat, RUNNERS[seat]) for seat in range(int(state.players)))


GAME = VillageRace()
