"""What each viewer is shown: drawn once for everybody as if for each alone, and patched as if sent whole."""

from __future__ import annotations

import json
from typing import Any

import pytest

from hippodrome.engine import registry
from hippodrome.engine.chance import Seeded
from hippodrome.server.log.chairs import Chair
from hippodrome.server.log.deed import Deed, Entry, Told
from hippodrome.server.log.racing import Passed, Undone, move
from hippodrome.server.log.starting import start
from hippodrome.server.log.table import Table
from hippodrome.server.rooms.creation import opened
from hippodrome.server.views.sight import Moment, Sight, nobody_asked
from hippodrome.server.views.tables import entries
from hippodrome.server.views.windows import glimpse
from hippodrome.server.wire import nouns
from hippodrome.server.wire.brevity import brief
from hippodrome.server.wire.patches import Parts, whole
from hippodrome.server.wire.scenes import scene
from server.client import patched, spelled_out
from server.stories import GAMES, usual_players


def racing(game: str) -> Table:
    """A table of people at the start of a race."""
    declared, players = registry.game(game), usual_players(game)
    chairs = [Chair("person", f"Player {seat + 1}", guest=f"g{seat}", ready=True) for seat in range(players)]
    deed = opened(declared, chairs, declared.read_options(players), nouns.TableSettings(), "Player 1", host="g0")
    table, _ = Table("ABCDEF").after(Entry("ABCDEF", 1, 0.0, deed))
    return table.after(Entry("ABCDEF", 2, 0.0, start(table, bytes(32), None, by_host=True)))[0]


class Client:
    """Somebody who has been sent a scene, and puts over it what changes."""

    def __init__(self) -> None:
        self.parts: Parts = {}
        self.scene: dict[str, Any] = {}

    def look(self, sight: Sight, viewer: int | None, told: dict[str, Any] | None = None) -> None:
        """Take a view in; `told` is the entry that came with it."""
        view, self.parts = sight.view(viewer, self.parts, told is not None)
        changes = spelled_out(json.loads(view)["scene"])
        if told is not None:
            assert "trace" not in changes
            changes["trace"] = [step for event in told["events"] for step in event["steps"]]
        self.scene = patched(self.scene, changes)


def whole_scene(table: Table, viewer: int | None) -> dict[str, Any]:
    """What a viewer sees, drawn for them alone."""
    seen, window = glimpse(table.game, table.racing, viewer, nobody_asked(table))
    parts = scene(table.game, seen, table.last, viewer, window)
    return {name: json.loads(text) for name, text in whole(parts).items()}


def moved(table: Table, choice: int) -> tuple[Table, Told]:
    """A table after a choice of whoever is asked, or once a window is passed."""
    deed: Deed = (
        Passed() if table.held else move(table, int(table.racing.seat), table.asked, [choice], bytes(32), None, None)
    )
    return table.after(Entry(table.code, table.sequence + 1, 0.0, deed))


def undone(table: Table) -> Table:
    """A table after its last choice was taken back."""
    taken = table.takes[-1]
    deed = Undone(seat=taken.seat, undid=taken.sequence)
    return table.after(Entry(table.code, table.sequence + 1, 0.0, deed))[0]


def sight_of(table: Table) -> Sight:
    clock, presence = nouns.ClockFace(seat=None, left=[]), nouns.Presence(seats=[], spectators=0)
    return Sight(table, Moment(table), lambda _: clock, lambda: presence)


@pytest.mark.parametrize("game", GAMES)
def test_patched_is_whole_for_everybody_all_race_long(game: str) -> None:
    table, picks = racing(game), Seeded("picks")
    viewers = (*range(table.players), None)
    everybody = {viewer: Client() for viewer in viewers}
    shared, jumper = Client(), Client()
    past, undos = [table], 0
    for _ in range(90):
        sight = sight_of(table)
        for viewer, client in everybody.items():
            client.look(sight, viewer)
            assert client.scene == whole_scene(table, viewer), (len(table.moves), viewer)
        eyes = table.turn if picks.below(2) else None
        shared.look(sight, eyes)
        assert shared.scene == whole_scene(table, eyes)
        jump, seat = past[picks.below(len(past))], viewers[picks.below(len(viewers))]
        jumper.look(sight_of(jump), seat)
        assert jumper.scene == whole_scene(jump, seat)
        if table.phase == "over":
            break
        if table.takes and table.undoable(table.takes[-1].seat) and not picks.below(3):
            table, undos = undone(table), undos + 1
            continue
        choices = table.racing.choices()
        table, _ = moved(table, choices[picks.below(len(choices))])
        past.append(table)
    assert undos


@pytest.mark.parametrize("game", GAMES)
def test_the_trace_of_a_move_is_what_its_entry_tells(game: str) -> None:
    table, picks = racing(game), Seeded("picks")
    everybody = {viewer: Client() for viewer in (*range(table.players), None)}
    for viewer, client in everybody.items():
        client.look(sight_of(table), viewer)
    for _ in range(40):
        choices = table.racing.choices()
        table, told = moved(table, choices[picks.below(len(choices))])
        sight = sight_of(table)
        for viewer, client in everybody.items():
            written = entries(table, [told], viewer)
            heard = spelled_out(json.loads(brief(written)))
            assert heard == json.loads(written)
            client.look(sight, viewer, heard[0])
            assert client.scene == whole_scene(table, viewer)
        if table.phase == "over":
            break
