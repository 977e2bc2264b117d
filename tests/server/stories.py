"""Tables as tests need them: created, joined, raced."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from golden import races
from hippodrome.engine import registry
from hippodrome.engine.chance import Seeded
from hippodrome.engine.race import Race, resume
from server.client import PATIENCE, Api, Player

QUICK = {"bot_seconds": 0}
GAMES = registry.names()
SECRET_GAMES = [game.name for game in registry.all_games() if game.secrets]


def usual_players(game: str) -> int:
    players = registry.game(game).players
    return 4 if 4 in players else players[-1]


@dataclass
class Seated:
    """A table with its people, each a guest of their own with a socket."""

    code: str
    host: Api
    guests: list[Api] = field(default_factory=list)
    players: list[Player] = field(default_factory=list)
    tokens: list[str] = field(default_factory=list)

    def asked(self) -> Player | None:
        return next((player for player in self.players if player.asked), None)


@asynccontextmanager
async def seated(
    addresses: str | list[str],
    game: str = "scrap_racer",
    people: int = 2,
    *,
    bots: int = 0,
    start: bool = True,
    client: type[Player] = Player,
    **new: Any,
) -> AsyncIterator[Seated]:
    """People (and bots) at a table; `addresses` are the servers they connect to, in turn."""
    servers = [addresses] if isinstance(addresses, str) else addresses
    settings = {**QUICK, **new.pop("settings", {})}
    async with AsyncExitStack() as stack:
        host = await (await stack.enter_async_context(Api(servers[0]))).introduce("Player 1")
        seats: list[dict[str, Any]] = [{"kind": "me"}, *({"kind": "open"} for _ in range(people - 1))]
        seats += [{"kind": "bot", "bot": "random"} for _ in range(bots)]
        made = await host.post("/api/tables", {"game": game, "seats": seats, "settings": settings, **new})
        table = Seated(made["table"]["code"], host, [host], [], [made["seats"][0]["token"]])
        for number in range(1, people):
            api = Api(servers[number % len(servers)])
            guest = await (await stack.enter_async_context(api)).introduce(f"Player {number + 1}")
            joined = await guest.post(f"/api/tables/{table.code}/seats", {})
            table.guests.append(guest)
            table.tokens.append(joined["seats"][0]["token"])
        for number, token in enumerate(table.tokens):
            mine: dict[str, Any] = {"guest": host.token} if number == 0 else {}
            player = client(servers[number % len(servers)], table.code, seats=[token], **mine)
            table.players.append(await stack.enter_async_context(player))
        if start:
            for player in table.players:
                await player.ask("ready")
            for player in table.players:
                await player.until(lambda me: me.view is not None)
        yield table


def certain_pair(game: str) -> tuple[dict[str, Any], list[int]]:
    """A kept race of two, continued where somebody can make two choices that reveal nothing; and these choices."""
    for record in (record for record in races(game) if record.players == 2):
        for point, state in enumerate(record.walk()):
            for pair in _certain(resume(record).fork(point, seed=1), [], state.choices() if not state.over else []):
                return {"record": record.to_json(), "point": point}, pair
    raise AssertionError("no two choices follow each other with certainty")


def _certain(race: Race, made: list[int], choices: list[int]) -> Iterator[list[int]]:
    for choice in choices:
        trial = race.fork(len(race.record.moves), seed=1)
        trial.play(choice)
        if trial.over or trial.seat != race.seat or not trial.undoable():
            continue
        if made:
            yield [*made, choice]
        else:
            yield from _certain(trial, [choice], trial.state.choices())


async def on_turn(table: Seated) -> tuple[Player, Player]:
    """Who is asked, and somebody who is not."""
    async with asyncio.timeout(PATIENCE):
        while (asked := table.asked()) is None:
            assert not table.players[0].over, "the race is over"
            await asyncio.sleep(0.01)
    return asked, next(player for player in table.players if player is not asked)


async def race(
    table: Seated, pick: Callable[[Player], int] | None = None, until: Callable[[], bool] | None = None
) -> int:
    """Everybody answers when asked, until the race is over; returns how many choices people made."""
    picker = Seeded("picks")
    made = 0

    def any_choice(player: Player) -> int:
        assert player.view is not None
        choices = player.view["choices"]
        return int(choices[picker.below(len(choices))])

    def stirred() -> tuple[int, ...]:
        return tuple(player.seen for player in table.players)

    async def play(player: Player) -> None:
        nonlocal made
        seen, since = stirred(), time.monotonic()
        while not player.over and not (until and until()):
            if player.asked:
                await player.move((pick or any_choice)(player))
                made += 1
            # What ends the race may be seen by another player only: nobody waits for a frame of their own.
            await asyncio.sleep(0.005)
            player.listens()
            if stirred() != seen:
                seen, since = stirred(), time.monotonic()
            assert time.monotonic() - since < PATIENCE, "the race stands still"

    await asyncio.gather(*(play(player) for player in table.players))
    return made
