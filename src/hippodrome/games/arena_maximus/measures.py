"""What a balance report measures of this game: chariots, the start order, cards, tiles and fights."""

from __future__ import annotations

from collections.abc import Mapping

from hippodrome.engine.choices import Argument
from hippodrome.engine.measures import Measures, Tracked
from hippodrome.games.arena_maximus.rules.race import ArenaRace
from hippodrome.games.arena_maximus.rules.state import OUT


class ArenaMeasures(Measures[ArenaRace]):
    """Which chariot is driven, who starts first, what is drawn, met and fought over."""

    circuits = "layout"
    eliminations = ("eliminated",)
    tracked = (
        Tracked("cards_drawn", ("drew",), "card", dealt=True),
        Tracked("tiles_met", ("met_rocks", "met_jump", "met_hazard", "stabled")),
        Tracked("fights", ("rammed", "blocked", "attacked", "countered", "pushed_back", "crashed")),
        Tracked("spells", ("cast",), "spell"),
    )

    def factors(self, state: ArenaRace) -> Mapping[str, tuple[Argument, ...]]:
        """The chariot, and who stood before whom at the start (AM-107)."""
        places = sorted(int(arrival) for arrival in state.arrival)
        return {
            "racer": tuple(("racer", int(who)) for who in state.who),
            "order": tuple(places.index(int(arrival)) + 1 for arrival in state.arrival),
        }

    def progress(self, state: ArenaRace) -> tuple[float | None, ...]:
        goal = int(state.arena.length)
        return tuple(
            None if status == OUT else int(progress) / goal
            for status, progress in zip(state.status, state.progress, strict=True)
        )

    def round(self, state: ArenaRace) -> int:
        return int(state.round)
