"""What may not hold together in a scene: ids twice or naming nothing, tones that no palette has."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from hippodrome.engine.scene.steps import named_by
from hippodrome.engine.scene.things import TEAMS
from hippodrome.engine.scene.tones import TONES

if TYPE_CHECKING:
    from hippodrome.engine.scene import Scene


def faults(scene: Scene) -> list[str]:
    """Everything that is wrong with a scene."""
    return [*_ids(scene), *_strangers(scene), *_undrawn(scene), *_teams(scene), *_waiting(scene)]


def _ids(scene: Scene) -> Iterator[str]:
    ids = scene.ids()
    known = set(ids)
    yield from (f"{id} twice" for id in sorted(known) if ids.count(id) > 1)
    yield from (f"{id} is no kind:name" for id in ids if ":" not in id)
    yield from (f"{where} names {id}" for where, id in _references(scene) if id not in known)


def _strangers(scene: Scene) -> Iterator[str]:
    tones = TONES | {colour.name for colour in scene.colours}
    yield from (f"tone {tone}" for tone in sorted(_tones(scene) - tones) if not tone.startswith("#"))


def _undrawn(scene: Scene) -> Iterator[str]:
    cells = sorted(cell.id for cell in scene.cells)
    for drawing in scene.drawings:
        if sorted(shape.cell for shape in drawing.shapes) != cells:
            yield f"the {drawing.form} drawing does not show each cell once"


def _teams(scene: Scene) -> Iterator[str]:
    teams = {piece.id: piece.team for piece in scene.pieces}
    for id, team in teams.items():
        if team and team not in TEAMS:
            yield f"{id} is of team {team}"
    for panel in scene.panels:
        if panel.team != teams.get(panel.piece, panel.team):
            yield f"{panel.id} and {panel.piece} are of different teams"


def _waiting(scene: Scene) -> Iterator[str]:
    """Who waits is on no cell, in a queue without gaps, and every drawing has the ramp it stands on."""
    waiting = [piece for piece in scene.pieces if piece.wait]
    yield from (f"{piece.id} waits on {piece.cell}" for piece in waiting if piece.cell)
    places = sorted(piece.wait for piece in waiting)
    if places != list(range(1, len(places) + 1)):
        yield f"pieces wait at {places}"
    if waiting:
        yield from (f"the {drawing.form} drawing has no ramp" for drawing in scene.drawings if drawing.ramp is None)


def _references(scene: Scene) -> Iterator[tuple[str, str]]:
    """(who, the id it names) for every mention of an id."""
    for drawing in scene.drawings:
        yield from ((f"a {drawing.form} shape", shape.cell) for shape in (*drawing.shapes, *drawing.ghosts))
    yield from ((piece.id, piece.cell) for piece in scene.pieces if piece.cell)
    yield from ((token.id, token.cell) for token in scene.tokens)
    yield from ((panel.id, panel.piece) for panel in scene.panels)
    yield from (("a tally", tally.piece) for tally in scene.tallies)
    yield from (("the stretch", cell) for cell in scene.stretch)
    yield from (("a stake", cell) for stake in scene.stakes for cell in stake.cells)
    if scene.question is not None and scene.question.piece:
        yield "the question", scene.question.piece
    for offer in scene.offers:
        yield from ((f"offer {offer.action}", target) for target in offer.targets)
        yield from ((f"a step of offer {offer.action}", id) for step in offer.steps for id in named_by(step))
    yield from (("a reason", reason.at) for reason in scene.reasons if not reason.at.endswith(":"))
    yield from (("the trace", id) for step in scene.trace for id in named_by(step))


def _tones(scene: Scene) -> set[str]:
    tones: set[str] = set()
    for drawing in scene.drawings:
        tones.update(drawing.ground)
        for decor in (*drawing.under, *drawing.over):
            tones |= {decor.fill, decor.line}
    for cell in scene.cells:
        tones |= {cell.tone, cell.line}
        for mark in cell.marks:
            tones |= {mark.tone, mark.disc or "none"}
    tones.update(die.tone for die in scene.dice)
    tones.update(card.tone for card in scene.cards)
    return tones
