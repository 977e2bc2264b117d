"""What a balance report measures of this game: titans, the order of turns, cards, dice taken."""

from __future__ import annotations

from collections.abc import Mapping

from hippodrome.engine.choices import Argument
from hippodrome.engine.measures import Measures, Tracked
from hippodrome.engine.state import State
from hippodrome.games.titan_race.rules import TitanRace
from hippodrome.games.titan_race.state import ORDER


class TitanMeasures(Measures):
    """Which titan runs, who begins, what is drawn and what befalls them."""

    circuits = "circuit"
    tracked = (
        Tracked("cards_drawn", ("drew",), "card", dealt=True),
        Tracked("cards_played", ("played",), "card"),
        Tracked("dice_taken", ("took",), "face"),
        Tracked("deeds", ("knocked_out", "pushed", "trap_sprung", "slid", "swapped", "stole")),
    )

    def factors(self, state: State) -> Mapping[str, tuple[Argument, ...]]:
        """The titan, and its place in the order of turns from the starting titan on (TR-209, TR-210)."""
        assert isinstance(state, TitanRace)
        if state.phase == ORDER:
            return {}
        titans, first = int(state.course.titans), int(state.active)
        return {
            "racer": tuple(("racer", int(who)) for who in state.who),
            "order": tuple((titan - first) % titans + 1 for titan in range(titans)),
        }

    def progress(self, state: State) -> tuple[float | None, ...]:
        assert isinstance(state, TitanRace)
        goal = int(state.course.finish)
        return tuple(int(row) / goal for row in state.row)

    def round(self, state: State) -> int:
        """The order of turns never changes: every titan has had a turn once a round."""
        assert isinstance(state, TitanRace)
        return (int(state.turn) - 1) // int(state.course.titans) + 1
