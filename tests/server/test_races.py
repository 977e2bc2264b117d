"""Whole races over real sockets, on both databases, and what each client must not have seen."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest
from pydantic_core import to_json

from hippodrome.engine.chance import Scripted, Seeded
from hippodrome.engine.events import Event
from hippodrome.engine.race import carry_out
from hippodrome.engine.record import Record, read_record
from hippodrome.engine.state import State
from hippodrome.server.log import racing
from hippodrome.server.log.chairs import hashed
from hippodrome.server.log.racing import Made
from hippodrome.server.views.windows import glimpse
from hippodrome.server.wire.patches import whole
from hippodrome.server.wire.scenes import observed, scene
from server.client import Player
from server.conftest import Served
from server.stories import GAMES, Seated, race, seated, usual_players

pytestmark = pytest.mark.asyncio


class Remembering(Player):
    """Keeps the scene of every question it saw."""

    def __init__(self, *args: Any, **hello: Any) -> None:
        super().__init__(*args, **hello)
        self.scenes: dict[int, dict[str, Any]] = {}

    def _look(self, view: dict[str, Any] | None, complete: bool, entries: Sequence[dict[str, Any]] = ()) -> None:
        super()._look(view, complete, entries)
        if view is not None:
            self.scenes[view["point"]] = dict(self.scene)


@pytest.mark.parametrize("game", GAMES)
async def test_four_people_race_to_the_end_and_nobody_sees_too_much(
    game: str, database: str, serve: Callable[..., Served]
) -> None:
    server = serve(database=database)
    async with seated(server.address, game, usual_players(game), start=False, client=Remembering) as table:
        async with Remembering(server.address, table.code) as spectator:
            for player in table.players:
                await player.ask("ready")
            await race(table)
            everybody = [*table.players, spectator]
            for watcher in everybody:
                await watcher.until(lambda me: me.over)
                assert watcher.entries.keys() == spectator.entries.keys()
        record = read_record(await table.host.get(f"/api/tables/{table.code}/record"))
        assert record.verify() > 0
        for seat, watcher in enumerate(everybody):
            assert isinstance(watcher, Remembering)
            viewer = seat if watcher is not spectator else None
            search_for_tokens(watcher, table)
            search_for_secret(watcher, record)
            search_events(watcher, record, viewer)
            search_scenes(watcher, record, viewer)


def search_for_tokens(watcher: Player, table: Seated) -> None:
    """No key, nor the hash of one, of anybody."""
    everything = "".join(watcher.frames)
    for token in [*table.tokens, *(guest.token or "" for guest in table.guests)]:
        assert token not in everything
        assert hashed(token) not in everything


def search_for_secret(watcher: Player, record: Record) -> None:
    """The dice's secret appears in the last entry and not before."""
    secret = record.chance["secret"]
    revealed = [number for number, frame in enumerate(watcher.frames) if secret in frame]
    last = next(number for number, frame in enumerate(watcher.frames) if '"phase":"over"' in frame)
    assert revealed
    assert min(revealed) >= last
    assert not any('"outcomes"' in frame for frame in watcher.frames)


def search_events(watcher: Player, record: Record, viewer: int | None) -> None:
    """Private parts of events are there for those who may see them, and null for others."""
    moved = [entry for entry in watcher.entries.values() if entry["kind"] == "moved"]
    assert all(not entry["choices"] or entry["seat"] == viewer for entry in moved)
    told = [event for _, _, events in beats(record) for event in events]
    for sent, event in zip((sent for entry in moved for sent in entry["events"]), told, strict=True):
        allowed = event.seen(-1 if viewer is None else viewer)
        assert {name: value is None for name, value in sent["args"].items()} == {
            name: value is None for name, value in allowed.args.items()
        }


def beats(record: Record) -> Iterator[tuple[State, bool, tuple[Event, ...]]]:
    """A race as it is told: the position at every point, whether it is one where nobody can answer, what happened."""
    position = next(iter(record.walk())).clone()
    yield position, False, ()
    for move in record.moves:
        made = Made(position, carry_out(record.declared, position, move.choice, Scripted(list(move.outcomes))))
        acts = list(racing.acts([made], waits=True))
        for act in acts:
            yield act.after, act is not acts[-1], act.events
        position = made.carried.after


def search_scenes(watcher: Remembering, record: Record, viewer: int | None) -> None:
    """What was seen is what the seat's knowledge gives, and exchanging what it cannot know changes no byte of it."""
    game = record.declared
    chance = Seeded("exchange")
    for point, (state, held, told) in enumerate(beats(record)):
        # With the end of the race the points become those of the record.
        renamed = game.windows and point >= len(record.moves)
        if point % 5 or point not in watcher.scenes or renamed:
            continue
        seen, window = glimpse(game, state, viewer, held)
        exchanged = observed(state, viewer).redeal(chance)
        other, same = glimpse(game, exchanged, viewer, held)
        first = whole(scene(game, seen, told, viewer, window))
        second = whole(scene(game, other, told, viewer, same))
        assert first == second, f"point {point}"
        received = {name: json.loads(to_json(value)) for name, value in watcher.scenes[point].items()}
        assert received == {name: json.loads(value) for name, value in first.items()}, f"point {point}"


@pytest.mark.parametrize("game", GAMES)
async def test_one_person_races_against_bots(game: str, server: Served) -> None:
    async with seated(server.address, game, 1, bots=usual_players(game) - 1) as table:
        await race(table)
        (player,) = table.players
        bots = {entry["bot"] for entry in player.entries.values() if entry["kind"] == "moved" and entry["seat"] > 0}
        assert bots == {"random"}
        assert sorted(player.table["result"])[0] == 1
