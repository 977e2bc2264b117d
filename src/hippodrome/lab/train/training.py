"""Teaching a judge from beginning to end, in a folder that keeps how far it has come."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from hippodrome.bots.network import Network
from hippodrome.bots.taught import FORMAT
from hippodrome.engine.errors import UnreadableFile
from hippodrome.engine.files import make_folder
from hippodrome.engine.game import Game
from hippodrome.lab.errors import NoSenses, OtherProgramme
from hippodrome.lab.train.corpus import Recorder, Views
from hippodrome.lab.train.evidence import Evidence, Told, gather
from hippodrome.lab.train.learner import Learner, Lesson

SHARD = 50
"""Races that are kept together."""
SETTINGS = "settings.json"
VERSION = 1
"""One more each time champions judge otherwise, whatever they are taught."""


@dataclass(frozen=True, slots=True)
class Settings:
    """What follows from these, and from nothing else, is the network."""

    game: str
    rules_version: int
    data_version: int
    races: int
    moments: int
    playouts: int
    hidden: int
    lessons: int
    seed: int


@dataclass(slots=True)
class Watch:
    """Who wants to know how far it has come."""

    raced: Callable[[int], None]
    learnt: Callable[[Lesson], None]
    examined: Told


class Training:
    """A folder, and what is done in it: race, learn, examine."""

    def __init__(self, game: Game, folder: Path, settings: Settings) -> None:
        if game.senses is None:
            raise NoSenses(game=game.name)
        self.game = game
        self.folder = make_folder(folder)
        self.settings = settings
        self.check()

    def check(self) -> None:
        """Races and lessons of other settings are not mixed with these."""
        file = self.folder / SETTINGS
        wanted = asdict(self.settings)
        if file.exists():
            try:
                there = dict(json.loads(file.read_text("utf-8")))
            except ValueError as error:
                raise UnreadableFile(path=str(file), problem=str(error)) from error
            for entry, here in wanted.items():
                if there.get(entry) != here:
                    raise OtherProgramme(folder=str(self.folder), entry=entry, there=str(there.get(entry)), here=here)
        file.write_text(json.dumps(wanted, indent=1) + "\n", "utf-8")

    def train(self, watch: Watch) -> Network:
        """The network that these races teach; what was done before is taken up."""
        settings = self.settings
        recorder = Recorder(self.game, settings.seed, settings.moments, settings.playouts)
        parts = [self.shard(recorder, first, watch.raced) for first in range(0, settings.races, SHARD)]
        learner = Learner(
            recorder.vocabulary, settings.hidden, settings.seed, settings.lessons, self.folder / "learner.pt"
        )
        learner.resume()
        views = Views.joined(parts)
        learner.teach(views, watch.learnt)
        return learner.pupil.written(recorder.vocabulary, views.lit(), VERSION)

    def shard(self, recorder: Recorder, first: int, raced: Callable[[int], None]) -> Views:
        """Some races in a row, from the folder if they were raced before."""
        file = self.folder / f"races-{first:06}.npz"
        last = min(self.settings.races, first + SHARD)
        if file.exists():
            views = Views.load(file)
        else:
            views = Views.joined([recorder.race(number) for number in range(first, last)])
            views.save(file)
        raced(last)
        return views

    def examine(self, network: Network, races: int, racer: str, watch: Watch) -> list[Evidence]:
        """The evidence, on races that no lesson has seen."""
        return gather(self.game, network, races, racer, f"{self.settings.seed} held out", watch.examined)

    def write(self, network: Network, evidence: list[Evidence], racer: str) -> Path:
        """The network and all that is known of it, as the data file of a game."""
        told: dict[str, Any] = {
            "format": FORMAT,
            **asdict(self.settings),
            "version": network.version,
            "held_out": racer,
            "evidence": [one.to_json() for one in evidence],
            "bias": network.bias,
            "out": network.out,
        }
        lines = [f" {json.dumps(name)}: {json.dumps(value, separators=(',', ':'))}" for name, value in told.items()]
        rows = [f"  {json.dumps(name)}: {json.dumps(row, separators=(',', ':'))}" for name, row in network.rows.items()]
        text = "{\n" + ",\n".join(lines) + ',\n "rows": {\n' + ",\n".join(rows) + "\n }\n}\n"
        file = self.folder / "network.json"
        file.write_text(text, "utf-8")
        return file
