"""What a balance report measures of this game: the grid, black chariots, what drivers do and suffer."""

from __future__ import annotations

from collections.abc import Mapping

from hippodrome.engine.choices import Argument
from hippodrome.engine.measures import Measures, Tracked
from hippodrome.games.chariot_race.rules.race import ChariotRace


class ChariotMeasures(Measures[ChariotRace]):
    """Where chariots start, which one is driven, and what it does on the way."""

    circuits = "circuit"
    eliminations = ("destroyed",)
    tracked = (
        Tracked(
            "deeds",
            (
                "repaired", "rerolled", "die_set", "favoured", "sprinted", "changed_lane", "caltrop_dropped",
                "javelin", "curve_hurt", "caltrop_hit", "crashed", "pillar_hit",
            ),
        ),
    )  # fmt: skip

    def factors(self, state: ChariotRace) -> Mapping[str, tuple[Argument, ...]]:
        """The start position; the chariot where the black boards make them differ (CR-921)."""
        if state.before_start():
            return {}
        found: dict[str, tuple[Argument, ...]] = {
            "start_position": tuple(int(position) + 1 for position in state.position)
        }
        if state.circus.black:
            found["racer"] = tuple(("racer", int(color)) for color in state.color)
        return found

    def progress(self, state: ChariotRace) -> tuple[float | None, ...]:
        if state.before_start():
            return ()
        goal = int(state.circus.laps * state.circus.length)
        return tuple(
            int(state.progress(chariot)) / goal if state.alive(chariot) else None
            for chariot in range(int(state.circus.chariots))
        )

    def round(self, state: ChariotRace) -> int:
        return int(state.round)
