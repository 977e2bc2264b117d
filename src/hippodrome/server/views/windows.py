"""Windows: moments at which only a hand tells whether anybody is asked. What others see of them is decided here.

At a window everybody who is not asked sees the same, whoever could answer: that answers are awaited. No seat is
named (but the mover in the own turn), no question, no clock. If nobody can answer, what follows is told after a
wait (`rooms/keeper.py`); whoever lets a window pass does it as if nobody could answer (`log/racing.py`).
"""

from __future__ import annotations

from collections.abc import Container

from hippodrome.engine.game import Game, Window
from hippodrome.engine.state import Observation, State
from hippodrome.server.log.standing_answers import lets_pass
from hippodrome.server.log.table import Table
from hippodrome.server.wire.scenes import observed


def told_asked(table: Table, mine: Container[int]) -> bool:
    """Does somebody with these seats learn who is asked? Who lets it pass is not even asked."""
    return table.window is None or (table.turn is not None and table.turn in mine and not lets_pass(table))


def told_turn(table: Table, mine: Container[int]) -> int | None:
    """The seat that is asked, as somebody with these seats may know it."""
    window = table.window
    if window is None or told_asked(table, mine):
        return table.turn
    mover = int(table.racing.seat)
    return mover if window.own and mover not in mine else None


def glimpse(
    game: Game, state: State, viewer: int | None, held: bool, vain: bool = False
) -> tuple[Observation, Window | None]:
    """What a viewer knows of a position, and the window at which it is not told who is asked. `held`: nobody is.
    `vain`: who is asked can do nothing but let it pass.
    """
    seen = observed(state, viewer)
    number = int(state.window())
    if number < 0 or (viewer == state.seat and not held):
        if vain:
            seen.known.offered[0], seen.known.offers = seen.known.passing(), 1
        return seen, None
    seen.known.offers = 0
    seen.known.conceal()
    return seen, game.windows[number]
