"""Text equals picture: what is said, drawn and billed before a move is what happens when it is made.

`make test-long` looks at a thousand positions of each game.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import pytest

from hippodrome import all_games
from hippodrome.engine.chance import Halt, Halting, Seeded
from hippodrome.engine.compose import compose
from hippodrome.engine.events import TURN, read_notes
from hippodrome.engine.game import Game
from hippodrome.engine.plan import Plan
from hippodrome.engine.plans import plans
from hippodrome.engine.scene import Change, Flash, Move, Offer, Scene, Step, Text
from hippodrome.engine.state import Observation, State, Watcher
from hippodrome.engine.words import game_words

POSITIONS = int(os.environ.get("POSITIONS", "40"))
APART = 5
"""Decisions between two positions that are looked at."""
ENDS = ("cell", "to", "end", "space", "tile", "then_cell")
"""Arguments by which words say where a racer comes to stand."""


def positions(game: Game, count: int) -> Iterator[Observation]:
    """Positions along random races, as the seat that is asked knows them."""
    luck, pick = Seeded(7), Seeded(7, 0, "picks")
    made = 0
    while True:
        players = game.players[made % len(game.players)]
        state = game.start(game.setup(players), luck)
        while not state.over:
            if made % APART == 0:
                yield Observation(state.clone(), int(state.seat))
                count -= 1
                if not count:
                    return
            state.take(state.offered[int(pick.below(state.offers))], luck)
            made += 1


def route(steps: tuple[Step, ...], piece: str) -> list[str]:
    """The cells a piece is drawn through."""
    return [cell for step in steps if isinstance(step, Move) and step.piece == piece for cell in step.path]


def named(game: Game, text: Text) -> set[str]:
    """The cells that words name as where a racer ends."""
    found = set()
    for name in ENDS:
        value = text.args.get(name) if speaks_of(game, text, name) else None
        if isinstance(value, tuple) and value[0] == "cell":
            found.add(f"space:{game.words[value[0]][value[1]]}")
        elif isinstance(value, int) and name in ("space", "tile", "to"):
            found.add(f"space:{value}")
    return found


def speaks_of(game: Game, text: Text, name: str) -> bool:
    """Do the words hang on an argument?"""
    words = game_words(game, "en")
    return name in text.args and words.text(replace(text, args={**text.args, name: "HERE"})) != words.text(text)


def figures(scene: Scene) -> dict[tuple[str, str], int]:
    return {(panel.piece, figure.name): figure.value for panel in scene.panels for figure in panel.figures}


def carried_out(game: Game, seen: Observation, plan: Plan) -> tuple[State, list[Step], bool]:
    """A plan's choices made one by one: the position, what that looks like, and whether it is all within the turn."""
    state = seen.known.clone()
    state.watcher = watcher = Watcher()
    whole, source = True, Halting()
    for choice in plan.choices:
        try:
            state.take(choice, source)
        except Halt:
            whole = False
    events = [event.seen(int(seen.seat)) for event in read_notes(game.events, watcher.drain())]
    turn = next((place for place, event in enumerate(events) if event.key == TURN), None)
    shown = [step for event in events[:turn] for step in game.show(seen.known, event)]
    return state, shown, whole and turn is None and not source.blind


def check_plan(game: Game, seen: Observation, scene: Scene, plan: Plan) -> None:
    here = next((piece.cell for piece in scene.pieces if piece.id == plan.piece), "")
    drawn = route(plan.steps, plan.piece)
    if plan.stop != "open":
        assert plan.end == (drawn[-1] if drawn else here), "the ghost stands where the route ends"
    moved = {step.piece for step in plan.steps if isinstance(step, Move)}
    ghosts = {plan.end, *(route(plan.steps, piece)[-1] for piece in moved)}
    ends = named(game, plan.act)
    assert plan.stop == "open" or not ends or plan.end == here or ghosts & ends, (plan.act, ghosts)
    state, shown, whole = carried_out(game, seen, plan)
    if plan.stop == "open":
        return
    assert route(tuple(shown), plan.piece)[-1:] == drawn[-1:], "what happens is what was drawn"
    paid = Counter[tuple[str, str]]()
    for toll in plan.tolls:
        paid[toll.piece, toll.figure] += toll.by
    told = Counter[tuple[str, str]]()
    pieces = {panel.id: panel.piece for panel in scene.panels}
    for step in shown:
        if isinstance(step, Change):
            told[pieces[step.racer], step.figure] += step.by
    assert paid == told, "the bill is the sum of what is paid on the way"
    if whole and not state.over:
        after = game.scene(Observation(state, int(seen.seat)))
        stands = {piece.id: piece.cell for piece in after.pieces}
        if plan.piece in stands and plan.piece not in plan.wrecked:
            assert stands[plan.piece] == plan.end
        now, before = figures(after), figures(scene)
        for key, by in paid.items():
            if key in now and key in before:
                assert now[key] == before[key] + by, key


def check_offer(game: Game, scene: Scene, offer: Offer) -> None:
    moved = {step.piece for step in offer.steps if isinstance(step, Move)}
    ghosts = {route(offer.steps, piece)[-1] for piece in moved}
    if scene.question is not None and scene.question.key in game.ways:
        # a step is named by its own cell, though the racer may have to drive on
        ghosts = {cell for piece in moved for cell in route(offer.steps, piece)}
    # a step into a crash is named by the cell where it happens; the ghost stands where the racer is set back
    crashes = {step.at for step in offer.steps if isinstance(step, Flash) and step.manner == "hit"}
    ends = named(game, offer.text) | named(game, offer.why)
    if ghosts and ends:
        assert (ghosts | crashes) & ends, f"{offer.text} says {ends}, ghosts stand on {ghosts}"


@pytest.mark.parametrize("game", all_games(), ids=lambda game: str(game.name))
def test_what_is_said_is_what_is_drawn_and_what_happens(game: Game) -> None:
    for seen in positions(game, POSITIONS):
        scene = compose(game, seen)
        for offer in scene.offers:
            check_offer(game, scene, offer)
        for plan in plans(game, seen, scene):
            check_plan(game, seen, scene, plan)
