"""Trial races on boards of the workshop: one board at a time, for as long as somebody asks, kept by what was raced."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
import logging
import sys
import time
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from hippodrome.engine.game import Game
from hippodrome.server.errors import TooFast

log = logging.getLogger(__name__)

BOT = "greedy"
SEED = 1
KEPT = 100
"""Boards whose figures are remembered."""
REPORTS = 12
"""Boards of which the whole report is kept, too."""
QUEUED = 10
"""Boards that may wait for their races."""
SILENCE = 20.0
"""Seconds after which a board that nobody asks about any more is not raced on."""
PATIENCE = 600.0
"""Seconds that the races of a board may take; what was found by then stays."""
MOST_TUNED = 6000
"""Races in which a board is tuned; those that confirm what was found come on top."""
LOOKING = 1.0
"""Seconds between two looks whether somebody still asks."""


@dataclass
class Trial:
    """The races of one board: `told` is the last line of what was found, as JSON."""

    task: dict[str, Any]
    status: str = "waiting"
    """`waiting`, `racing`, `done`, or `stopped` before all were raced."""
    told: str = '"done":0,"found":null'
    reports: dict[str, str] = field(default_factory=dict)
    """By language, once all is raced."""
    asked: float = field(default_factory=time.monotonic)

    def abandoned(self, silence: float) -> bool:
        """Has nobody asked about it for so many seconds?"""
        return time.monotonic() - self.asked > silence


class Trials:
    """The trial races of a server process."""

    module = "hippodrome.lab.balance.live"
    """What is run, in a process of its own: it reads what is asked from one line, and writes lines of JSON."""

    def __init__(self, races: int, silence: float = SILENCE) -> None:
        self.races = races
        """How many each board is tried in; 0: none."""
        self.silence = silence
        self.known: OrderedDict[str, Trial] = OrderedDict()
        self._waiting: asyncio.Queue[Trial] = asyncio.Queue()
        self._working: asyncio.Task[None] | None = None

    async def stop(self) -> None:
        if self._working is not None:
            self._working.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._working

    def task(self, game: Game, options: Mapping[str, object], **more: object) -> dict[str, Any]:
        """What is asked of the process."""
        players, races = game.usual_players, self.races
        return {"game": game.name, "players": players, "games": races, "seed": SEED, "bots": [BOT], "options": options}

    def key(self, game: Game, options: Mapping[str, object], **more: object) -> str:
        """What the figures depend on, in one word."""
        parts = [game.edition, self.task(game, options, **more)]
        return hashlib.sha256(json.dumps(parts, sort_keys=True).encode()).hexdigest()

    def of(self, game: Game, options: Mapping[str, object], **more: object) -> Trial | None:
        """The trial of a board, if it was ever asked for and need not be begun again."""
        trial = self.known.get(self.key(game, options, **more))
        if trial is None or trial.status == "stopped":
            return None
        trial.asked = time.monotonic()
        return trial

    def begin(self, game: Game, options: Mapping[str, object], **more: object) -> Trial:
        """Have a board raced as soon as its turn comes; `TooFast` if too many wait."""
        if self._waiting.qsize() >= QUEUED:
            raise TooFast(seconds=int(SILENCE))
        key = self.key(game, options, **more)
        trial = self.known[key] = Trial(self.task(game, options, **more))
        self.known.move_to_end(key)
        while len(self.known) > KEPT:
            self.known.popitem(last=False)
        self._waiting.put_nowait(trial)
        if self._working is None:
            self._working = asyncio.create_task(self._work())
        return trial

    async def _work(self) -> None:
        while True:
            trial = await self._waiting.get()
            if not trial.abandoned(self.silence):
                trial.status = "racing"
                try:
                    await self._race(trial)
                except (OSError, ValueError):
                    log.warning("trial races failed", exc_info=True)
            if trial.status != "done":
                trial.status = "stopped"

    async def _race(self, trial: Trial) -> None:
        """Let a process of its own race, until it is done or nobody asks any more."""
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", self.module,
            stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, limit=1 << 23,
        )  # fmt: skip
        assert process.stdin is not None
        reading = asyncio.create_task(self._read(process, trial))
        try:
            # A process that died at once closes its end: uvloop tells by a RuntimeError, asyncio by a ConnectionError.
            with contextlib.suppress(ConnectionError, RuntimeError):
                process.stdin.write(json.dumps(trial.task).encode() + b"\n")
                await process.stdin.drain()
            until = time.monotonic() + PATIENCE
            while not reading.done() and not trial.abandoned(self.silence) and time.monotonic() < until:
                await asyncio.wait([reading], timeout=LOOKING)
        finally:
            reading.cancel()
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def _read(self, process: asyncio.subprocess.Process, trial: Trial) -> None:
        assert process.stdout is not None
        raced = False
        while line := await process.stdout.readline():
            said = json.loads(line)
            if "reports" in said:
                trial.reports = said["reports"]
                for old in [one for one in self.known.values() if one.reports and one is not trial][: 1 - REPORTS]:
                    old.reports = {}
                continue
            trial.told = json.dumps({"done": said["done"], "found": said["found"]}, separators=(",", ":"))[1:-1]
            raced = said["done"] == said["races"]
        if raced:
            trial.status = "done"


class Tunings(Trials):
    """Boards that are tuned: one at a time for each server process, for as long as somebody asks."""

    module = "hippodrome.lab.tune.live"

    def task(self, game: Game, options: Mapping[str, object], **more: object) -> dict[str, Any]:
        return {"game": game.name, "races": MOST_TUNED, "seed": SEED, "options": options, **more}

    async def _read(self, process: asyncio.subprocess.Process, trial: Trial) -> None:
        assert process.stdout is not None
        while line := await process.stdout.readline():
            trial.told = line.decode().strip()[1:-1]
            if '"result"' in trial.told:
                trial.status = "done"
