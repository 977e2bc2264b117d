"""What every bot must keep: legal choices, no peeking, the same choice on the same luck. For bots of one's own."""

from __future__ import annotations

from hippodrome.bots import Bot
from hippodrome.engine.chance import Seeded
from hippodrome.engine.game import Game
from hippodrome.engine.state import Observation, State

EVERY = 7
"""Only some positions are asked thrice: a bot may think long."""


def check_bot(bot: Bot, game: Game, races: int = 4, players: int | None = None) -> int:
    """Race a bot in every seat; an `AssertionError` says what it broke. Returns how many choices it made."""
    asked = 0
    for race in range(races):
        luck = Seeded(race, 0, "check")
        state = game.start(game.setup(players if players is not None else game.usual_players), luck)
        while not state.over:
            choice = chosen(bot, state, asked)
            if asked % EVERY == 0:
                _check_honesty(bot, state, asked, choice)
            state.take(choice, luck)
            asked += 1
    return asked


def chosen(bot: Bot, state: State, number: int) -> int:
    """Its choice in a position, on luck of its own; it must be one of those on offer."""
    choice = bot.choose(Observation(state, int(state.seat)), Seeded(number, 0, "bot"))
    assert choice in state.choices(), f"{bot.name} chose {choice}; on offer: {state.choices()}"
    return int(choice)


def _check_honesty(bot: Bot, state: State, number: int, choice: int) -> None:
    assert chosen(bot, state, number) == choice, f"{bot.name} chose otherwise on the same luck"
    other = state.clone()
    other.mask(int(state.seat))
    other.redeal(int(state.seat), Seeded(number, 0, "twin"))
    other.offer()
    assert chosen(bot, other, number) == choice, f"{bot.name} chose otherwise when hidden cards were exchanged"
