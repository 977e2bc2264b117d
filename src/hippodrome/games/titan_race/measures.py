"""What a balance report measures of this game: titans, the order of turns, cards, dice taken."""

from __future__ import annotations

from collections.abc import Mapping

from hippodrome.engine.choices import Argument
from hippodrome.engine.measures import Measures, Tracked
from hippodrome.games.titan_race.rules.phases import ORDER
from hippodrome.games.titan_race.rules.race import TitanRace


class TitanMeasures(Measures[TitanRace]):
    """Which titan runs, who begins, what is drawn and what befalls them."""

    circuits = "circuit"
    tracked = (
        Tracked("cards_drawn", ("drew",), "card", dealt=True),
        Tracked("cards_played", ("played",), "card"),
        Tracked("dice_taken", ("took",), "face"),
        Tracked("deeds", ("knocked_out", "pushed", "trap_sprung", "slid", "swapped", "stole")),
    )

    def factors(self, state: TitanRace) -> Mapping[str, tuple[Argument, ...]]:
        """The titan, and its place in the order of turns from the starting titan on (TR-209, TR-210)."""
        if state.phase == ORDER:
            return {}
        titans, first = int(state.course.titans), int(state.active)
        return {
            "racer": tuple(("racer", int(who)) for who in state.who),
            "order": tuple((titan - first) % titans + 1 for titan in range(titans)),
        }

    def progress(self, state: TitanRace) -> tuple[float | None, ...]:
        goal = int(state.course.finish)
        return tuple(int(row) / goal for row in state.row)

    def round(self, state: TitanRace) -> int:
        """The order of turns never changes: every titan has had a turn once a round."""
        return (int(state.turn) - 1) // int(state.course.titans) + 1
