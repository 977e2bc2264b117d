"""What is drawn once for everybody is what each would have been drawn alone."""

from __future__ import annotations

import json

import pytest

from hippodrome.engine import registry
from hippodrome.engine.chance import Seeded
from hippodrome.engine.events import read_notes
from hippodrome.engine.state import Watcher
from hippodrome.server import lobby, redaction, wire
from hippodrome.server.chairs import Chair
from hippodrome.server.creation import opened_body
from hippodrome.server.table import Row, Table
from server.stories import GAMES, usual_players


def racing(game: str) -> Table:
    """A table of people at the start of a race."""
    declared, players = registry.game(game), usual_players(game)
    chairs = [Chair("person", f"Player {seat + 1}", guest=f"g{seat}", ready=True) for seat in range(players)]
    body = opened_body(declared, chairs, declared.read_options(players), wire.Settings(), "g0", "Player 1")
    table, _ = Table("ABCDEF").after(Row("ABCDEF", 1, 0.0, "created", body=body | {"commitment": ""}))
    started = lobby.start(table, bytes(32), None, by_host=True)
    return table.after(Row("ABCDEF", 2, 0.0, started.kind, body=started.body))[0]


@pytest.mark.parametrize("game", GAMES)
def test_sharing_a_drawing_changes_nothing_for_anybody(game: str) -> None:
    table = racing(game)
    clock, presence = wire.ClockFace(seat=None, left=[]), wire.Presence(seats=[], spectators=0)
    chance, picks, watcher = Seeded("race"), Seeded("picks"), Watcher()
    for step in range(240):
        state = table.racing.clone()
        if state.over:
            break
        state.watcher = watcher
        choices = state.choices()
        state.play(choices[picks.below(len(choices))], chance)
        state.watcher = None
        table.position = state
        table.last = tuple(read_notes(table.game.events, watcher.drain()))
        if step % 8 and not state.over:
            continue
        moment = redaction.Moment(table, clock, presence)
        for viewer in (*range(table.players), None):
            _, shown = moment.view(viewer)
            alone = redaction.scene(table.game, redaction.observed(state, viewer), table.last, viewer)
            assert set(shown) == set(alone)
            for key, value in alone.items():
                assert json.loads(shown[key]) == json.loads(value), (step, viewer, key)
