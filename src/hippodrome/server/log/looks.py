"""What only looks different (`Option.cosmetic`): it goes along with whom it belongs to, nobody agrees to it anew."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from hippodrome.engine.events import RACER
from hippodrome.engine.game import Game
from hippodrome.engine.options import Option, Value


def only_looks(game: Game, before: Mapping[str, Value], after: Mapping[str, Value]) -> bool:
    """True if options change, and nothing of them but what the race looks like."""
    changed = {key for key, value in after.items() if before.get(key) != value}
    return bool(changed) and changed <= {option.key for option in game.options if option.cosmetic}


def moved_along(game: Game, players: int, options: Mapping[str, Value], moved: Mapping[int, int]) -> dict[str, Value]:
    """The options once seats were changed: whoever chose a colour keeps it."""
    own = {option.seat: option for option in game.options if option.cosmetic}
    now = dict(options)
    for option in own.values():
        seat = option.chooser(players)
        target: Option | None = own.get(option.seat - seat + moved.get(seat, seat))
        if target is not None and option.key in options:
            value = options[option.key]
            now[target.key] = value if value in target.legal(players) else target.standard(players)
    return now


def in_colour(
    game: Game, players: int, options: Mapping[str, Value], seat: int, colour: int, sat: Collection[int]
) -> dict[str, Value] | None:
    """The options with the colour (as slots are counted) that somebody likes for their seat.

    It may come from a seat where nobody has `sat` down. None if it cannot be had.
    """
    colours = [option for option in game.options if option.cosmetic and option.counts(options)]
    own = next((option for option in colours if option.chooser(players) == seat), None)
    liked = None if own is None else _of_colour(game, own, players, colour)
    if own is None or liked is None:
        return None
    having = next((option for option in colours if options.get(option.key) == liked), own)
    if having.chooser(players) in sat and having is not own:
        return None
    return {**options, having.key: having.standard(players), own.key: liked}


def chose(game: Game, players: int, options: Mapping[str, Value], seat: int) -> bool:
    """True if a colour was chosen for a seat."""
    own = [option for option in game.options if option.cosmetic and option.chooser(players) == seat]
    return any(options.get(option.key, option.standard(players)) != option.standard(players) for option in own)


def _of_colour(game: Game, option: Option, players: int, colour: int) -> Value | None:
    """The racer of a colour: racers are named in the order of their slots."""
    named = game.words.get(RACER, ())
    return next(
        (value for value in option.legal(players) if value in named and named.index(str(value)) + 1 == colour), None
    )
