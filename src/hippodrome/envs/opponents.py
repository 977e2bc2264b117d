"""Who sits at the other seats of a learner's race."""

from __future__ import annotations

from collections.abc import Sequence

from hippodrome.bots import Bot, bot
from hippodrome.engine.errors import BadOption, NoSuchSeat
from hippodrome.engine.game import Game

FORM = '("greedy",), ("greedy", "random"), ...'


def bots_named(opponents: Sequence[str], game: Game) -> list[Bot]:
    """The bots of these names; a bare word is no row of names, and nobody to race against is an error."""
    if isinstance(opponents, str) or not opponents or not all(isinstance(name, str) for name in opponents):
        raise BadOption(option="opponents", value=repr(opponents), legal=FORM)
    return [bot(name, game) for name in opponents]


def check_seat(seat: int | None, players: int) -> None:
    """`NoSuchSeat` unless the seat is one of the table's, or left open."""
    if seat is not None and not 0 <= seat < players:
        raise NoSuchSeat(seat=seat, players=players)
