"""What a balance report measures of this game: racers, cards drawn and played, and how far a lap is."""

from __future__ import annotations

from collections.abc import Mapping

from hippodrome.engine.choices import Argument
from hippodrome.engine.measures import Measures, Tracked
from hippodrome.games.scrap_racer.rules.race import ScrapRace


class ScrapMeasures(Measures[ScrapRace]):
    """Who drives, what is drawn, and what crashes do."""

    circuits = "circuit"
    tracked = (
        Tracked("bonus_drawn", ("drew_bonus",), "card", dealt=True),
        Tracked("objectives", ("objective",), "card", dealt=True),
        Tracked("accidents", ("accident",), "card", dealt=True),
        Tracked("deeds", ("crashed_on", "played", "fight_won", "ability_used", "nudged")),
    )

    def factors(self, state: ScrapRace) -> Mapping[str, tuple[Argument, ...]]:
        return {"racer": tuple(("racer", int(who)) for who in state.who)}

    def progress(self, state: ScrapRace) -> tuple[float | None, ...]:
        goal = int(state.track.length * state.track.laps)
        return tuple(int(progress) / goal for progress in state.progress)

    def round(self, state: ScrapRace) -> int:
        return int(state.round)
