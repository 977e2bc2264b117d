"""A race among bots on a board of the workshop, from start to end at once: to be watched at ten times the speed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from pydantic_core import to_json

from hippodrome import bots
from hippodrome.engine.chance import Seeded
from hippodrome.engine.events import read_notes
from hippodrome.engine.game import Game
from hippodrome.engine.options import Value
from hippodrome.engine.scene import Flash, Move, Scene
from hippodrome.engine.state import Observation, State, Watcher
from hippodrome.server.wire.events import SPECTATOR

BOT = "greedy"
MOST = 6000
"""Frames that are told; a race that is longer goes on unseen."""
LONGEST = 20_000
"""Choices after which a race is given up: bots may go round for ever on odd boards."""

Frame = dict[str, Any]


class Parade:
    """One race, told as frames: where pieces are from now on, and what is hit."""

    def __init__(self, game: Game, options: Mapping[str, Value], seed: int) -> None:
        self.game = game
        self.luck, self.mind = Seeded(seed, purpose="parade"), Seeded(seed, purpose="parade bots")
        self.state: State = game.start(game.setup(game.usual_players, options), self.luck)
        self.bot = bots.bot(BOT, game)
        self.watcher = Watcher()
        self.state.watcher = self.watcher
        self.first = self._scene()
        self.places = _places(self.first)

    def _scene(self) -> Scene:
        return self.game.scene(Observation(self.state, SPECTATOR))

    def told(self) -> bytes:
        """The whole race (`BotRace`)."""
        frames: list[Frame] = []
        for _ in range(LONGEST):
            if self.state.over:
                break
            self.state.play(int(self.bot.choose(Observation(self.state, int(self.state.seat)), self.mind)), self.luck)
            if len(frames) < MOST:
                frames += self._frames()
        winners = [int(seat) for seat in self.state.winners()] if self.state.over else []
        last = self._scene()
        won = [piece.id for piece in last.pieces if piece.seat in winners]
        return to_json({"scene": self.first.to_json(), "frames": frames[:MOST], "winners": won})

    def _frames(self) -> Iterator[Frame]:
        """What happened since the last look: steps cell by cell, hits, then everything as it stands."""
        for event in read_notes(self.game.events, self.watcher.drain()):
            for step in self.game.show(self.state, event):
                if isinstance(step, Move):
                    for cell in step.path[1:] or step.path:
                        self.places[step.piece] = cell
                        yield {"at": {step.piece: cell}, "hit": ""}
                elif isinstance(step, Flash) and step.manner in ("hit", "wreck"):
                    yield {"at": {}, "hit": self.places.get(step.at, step.at)}
        now = _places(self._scene())
        moved = {piece: cell for piece, cell in now.items() if self.places.get(piece) != cell}
        gone = {piece: "" for piece in self.places if piece not in now}
        self.places = now
        if moved or gone:
            yield {"at": moved | gone, "hit": ""}


def _places(scene: Scene) -> dict[str, str]:
    return {piece.id: piece.cell for piece in scene.pieces}
