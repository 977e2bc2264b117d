"""What a move costs a server, without sockets: `python tools/profile_tables.py [--game NAME] [--profile]`.

Real rooms on a real SQLite file, four people at each table on connections that only count: processor time a
move is steadier here than under the load of `hippodrome bench tables`, and a profile shows where it goes.
"""

from __future__ import annotations

import argparse
import asyncio
import cProfile
import gc
import itertools
import json
import logging
import pstats
import random
import tempfile
import time
from pathlib import Path
from typing import Any

from hippodrome.engine import registry
from hippodrome.server.http.service import Service
from hippodrome.server.log.actors import Actor
from hippodrome.server.log.chairs import hashed
from hippodrome.server.rooms.connections import Connection
from hippodrome.server.rooms.creation import create
from hippodrome.server.rooms.room import Room
from hippodrome.server.settings import ServerSettings
from hippodrome.server.wire import messages, resources

IDS = itertools.count()


class Seated:
    """A client that counts what it is sent."""

    def __init__(self, room: Room, service: Service, token: str, seat: int) -> None:
        self.sent = 0
        self.room = room
        self.connection = Connection(Actor((hashed(token),), look=seat), self.send, service.effort.of("here"))

    async def send(self, message: Any) -> None:
        self.sent += len(message["text"])


async def table(service: Service, game: str) -> tuple[Room, list[Seated]]:
    """A race of four people, each connected."""
    guest = (await service.guests.create("Load", "en"))[0]
    longest = {option.key: option.high for option in registry.game(game).options if option.key == "laps"}
    new = resources.NewTable.model_validate(
        {"game": game, "options": longest, "seats": [{"kind": "me"}, *[{"kind": "here"}] * 3], "start": True}
    )
    room, keys = await create(service.rooms, guest, new, None)
    seated = [Seated(room, service, key.token, key.seat) for key in keys]
    for one in seated:
        await room.audience.welcome(one.connection, 0)
    return room, seated


async def move(room: Room, seated: list[Seated], dice: random.Random) -> bool:
    """One random choice of whoever is asked; False if nobody is."""
    turn = room.table.turn
    if turn is None:
        return False
    # A held window is let pass: whoever is shown as asked has no answer.
    position = room.table.racing
    choice = int(position.passing()) if room.table.held else dice.choice(list(position.choices()))
    text = json.dumps({"type": "move", "id": f"m{next(IDS)}", "asked": room.table.asked, "choice": choice})
    message: Any = messages.CLIENT_MESSAGE.validate_json(text)
    mover = seated[turn].connection
    await room.request(mover.actor, message, lambda sequence: mover.say(messages.Ack(id="m", sequence=sequence)))
    return True


async def measure(game: str, tables: int, moves: int, profile: cProfile.Profile | None) -> dict[str, Any]:
    """Moves at several tables at once, as many as are asked for."""
    dice = random.Random(7)
    # As `server/ops/run.py` does.
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 50)
    with tempfile.TemporaryDirectory() as folder:
        lots: Any = {"tables_each": 10**6, "tables_from": 10**6, "open_tables": 10**6, "effort": (1e9, 1e9)}
        settings = ServerSettings(database=str(Path(folder) / "t.sqlite"), analysis=False, **lots)
        service = await Service.start(settings)
        open_tables = [await table(service, game) for _ in range(tables)]
        await asyncio.sleep(0.1)
        for _, seated in open_tables:
            for one in seated:
                one.sent = 0
        made, began = 0, time.process_time()
        if profile is not None:
            profile.enable()
        while made < moves:
            moved = sum(await asyncio.gather(*(move(room, seated, dice) for room, seated in open_tables)))
            made += moved
            # Where nobody is asked, a window is waited out.
            await asyncio.sleep(0 if moved else 0.05)
            if all(room.table.phase == "over" for room, _ in open_tables):
                break
        if profile is not None:
            profile.disable()
        spent = time.process_time() - began
        sent = sum(one.sent for _, seated in open_tables for one in seated)
        await service.stop()
    return {"game": game, "moves": made, "ms": spent / made * 1000, "bytes": sent / made / 4}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", action="append")
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--moves", type=int, default=1000)
    parser.add_argument("--profile", action="store_true")
    given = parser.parse_args()
    logging.disable(logging.WARNING)
    for game in given.game or [game.name for game in registry.all_games()]:
        profile = cProfile.Profile() if given.profile else None
        found = asyncio.run(measure(game, given.tables, given.moves, profile))
        print(
            "{game:16} {moves:6} moves  {ms:6.3f} ms of processor a move  {bytes:7.0f} bytes a socket".format(**found)
        )
        if profile is not None:
            pstats.Stats(profile).sort_stats("tottime").print_stats(45)


if __name__ == "__main__":
    main()
