"""What is certain, and what is how likely, about a choice not yet made."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from hippodrome.engine.chance import Enumerating, Halt, Halting
from hippodrome.engine.events import TURN, Event, Note, read_notes
from hippodrome.engine.game import Game
from hippodrome.engine.rows import unread
from hippodrome.engine.state import Observation, State, Watcher


def preview(game: Game, seen: Observation, choice: int) -> list[Event]:
    """The events that will follow from a choice whatever chance and hidden cards say, up to the next turn.

    What the next turn begins with (a die taken for want of a choice, a racer that stands up) is not of the
    chooser's making and would look as if it were.
    """
    _, notes, _ = foresee(seen.known, choice)
    events = []
    for event in read_notes(game.events, notes):
        events.append(event.seen(int(seen.seat)))
        if event.key == TURN:
            break
    return events


def certain(seen: Observation, choice: int) -> bool:
    """True if a choice leads to the next question without asking chance or showing something hidden."""
    _, _, through = foresee(seen.known, choice)
    return through


def foresee(state: State, choice: int) -> tuple[State, list[Note], bool]:
    """The position a choice certainly leads to, what happens on the way, and whether that is all of it."""
    after = state.clone()
    watcher = Watcher()
    after.watcher = watcher
    source = Halting()
    through = True
    try:
        after.take(choice, source)
    except Halt:
        through = False
    notes = watcher.drain()
    return (after, unread(notes), False) if source.blind else (after, notes, through)


def outcomes(state: State, choice: int, least: Fraction = Fraction(0)) -> Iterator[tuple[Fraction, State]]:
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
