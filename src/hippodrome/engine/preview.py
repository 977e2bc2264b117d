"""What is certain, and what is how likely, about a choice not yet made."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from hippodrome.engine.chance import Enumerating, Halt, Halting
from hippodrome.engine.events import Event, read_notes
from hippodrome.engine.game import Game
from hippodrome.engine.state import Observation, State, Watcher


def preview(game: Game, seen: Observation, choice: int) -> list[Event]:
    """The events that will follow from a choice whatever chance and hidden cards say."""
    state = seen.known.clone()
    state.watcher = Watcher()
    try:
        state.take(choice, Halting())
    except Halt:
        pass
    notes = state.watcher.drain()
    return [event.seen(int(seen.seat)) for event in read_notes(game.events, notes)]


def certain(seen: Observation, choice: int) -> bool:
    """True if a choice decides nothing uncertain: no die, no card turned, nothing hidden consulted.

    What the chooser cannot learn from it may be taken back.
    """
    state = seen.known.clone()
    try:
        state.take(choice, Halting())
    except Halt:
        return False
    return True


def outcomes(
    state: State, choice: int, least: Fraction = Fraction(0)
) -> Iterator[tuple[Fraction, State]]:
    """Every position a choice can lead to, with its exact probability.

    Branches less likely than `least` are left out, so that re-rolled ties come to an end; what the
    probabilities lack to 1 is what was left out.
    """
    source = Enumerating(least)
    while source.advance():
        after = state.clone()
        try:
            after.take(choice, source)
        except Halt:
            continue
        yield source.probability, after
