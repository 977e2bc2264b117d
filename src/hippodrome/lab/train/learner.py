"""The network that learns: rows of weights added up, hidden units, and an answer; whole numbers when it has learnt."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

from hippodrome.bots.network import SIGHTS, UNIT, Network
from hippodrome.lab.train.corpus import NOTHING, Views, Vocabulary

BATCH = 2048
RATE = 3e-3
DECAY = 0.05
"""Weights are pulled together a little: there are more places than most of them are ever needed."""
OWN = 0.3
"""The part of a target that is what came of the race itself; the rest is how often races played on were won."""
APART = 10
"""One moment in so many is not learnt from but tells when to stop."""


@dataclass(slots=True)
class Lesson:
    """How one pass through all views went."""

    number: int
    loss: float
    """On views kept apart, of what came of their races."""


class Pupil(nn.Module):
    """The network with numbers that have a point."""

    def __init__(self, vocabulary: Vocabulary, hidden: int) -> None:
        super().__init__()
        self.hidden = hidden
        self.rows = nn.EmbeddingBag(len(vocabulary.numbers) + 1, hidden + 1, mode="sum", padding_idx=NOTHING)
        self.bias = nn.Parameter(torch.zeros(hidden + 1))
        self.out = nn.Parameter(torch.randn(hidden) * 0.1)
        with torch.no_grad():
            self.rows.weight *= 0.05
            self.rows.weight[:, hidden] = 0.0
            # What the heuristic says is where learning begins.
            for name in SIGHTS:
                self.rows.weight[vocabulary.numbers[name], hidden] = 0.5

    def forward(self, places: torch.Tensor, strengths: torch.Tensor) -> torch.Tensor:
        """The logarithm of the odds to win."""
        sums = self.rows(places.int(), per_sample_weights=strengths.float()) + self.bias
        answer: torch.Tensor = sums[:, self.hidden] + torch.relu(sums[:, : self.hidden]) @ self.out
        return answer

    def written(self, vocabulary: Vocabulary, lit: set[int], version: int) -> Network:
        """The network in whole numbers; places that were never lit taught nothing and are left out."""
        rows = torch.round(self.rows.weight.detach() * UNIT).to(torch.int64).tolist()
        named = {name: rows[number] for name, number in vocabulary.numbers.items() if number in lit}
        bias = torch.round(self.bias.detach() * UNIT).to(torch.int64).tolist()
        out = torch.round(self.out.detach() * UNIT).to(torch.int64).tolist()
        return Network(named, bias, out, version)


class Learner:
    """Teaches a pupil from views, lesson by lesson; what was learnt is kept in a folder after each."""

    def __init__(self, vocabulary: Vocabulary, hidden: int, seed: int, lessons: int, file: Path) -> None:
        torch.set_num_threads(1)
        torch.manual_seed(seed)
        self.seed = seed
        self.pupil = Pupil(vocabulary, hidden)
        self.lessons = lessons
        self.file = file
        self.optimiser = torch.optim.AdamW(self.pupil.parameters(), lr=RATE, weight_decay=DECAY)
        self.done = 0
        self.best = float("inf")
        self.best_state: dict[str, Any] = {}

    def resume(self) -> None:
        """Go on after the last lesson that was kept."""
        if not self.file.exists():
            return
        kept = torch.load(self.file, weights_only=True)
        self.pupil.load_state_dict(kept["pupil"])
        self.optimiser.load_state_dict(kept["optimiser"])
        self.done, self.best, self.best_state = kept["done"], kept["best"], kept["best_state"]

    def keep(self) -> None:
        """Write down how far learning has come."""
        beside = self.file.with_suffix(".part")
        torch.save(
            {
                "pupil": self.pupil.state_dict(),
                "optimiser": self.optimiser.state_dict(),
                "done": self.done,
                "best": self.best,
                "best_state": self.best_state,
            },
            beside,
        )
        beside.replace(self.file)

    def teach(self, views: Views, progress: Callable[[Lesson], None]) -> None:
        """All lessons that are left, in an order that hangs on seed and lesson only; the best one counts."""
        apart = len(views.won) // APART
        learnt = len(views.won) - apart
        target = torch.from_numpy((OWN * views.won + (1.0 - OWN) * views.played).astype(np.float32))
        places, strengths = torch.from_numpy(views.places), torch.from_numpy(views.strengths)
        while self.done < self.lessons:
            for group in self.optimiser.param_groups:
                group["lr"] = RATE * (1.0 - self.done / self.lessons)
            order = torch.from_numpy(np.random.default_rng((self.seed, self.done)).permutation(learnt))
            for start in range(0, learnt, BATCH):
                picked = order[start : start + BATCH]
                self.optimiser.zero_grad()
                loss = nn.functional.binary_cross_entropy_with_logits(
                    self.pupil(places[picked], strengths[picked]), target[picked]
                )
                torch.autograd.backward(loss)
                self.optimiser.step()
            self.done += 1
            lost = self.loss(views, learnt)
            if lost < self.best:
                self.best = lost
                self.best_state = {name: value.clone() for name, value in self.pupil.state_dict().items()}
            self.keep()
            progress(Lesson(self.done, lost))
        self.pupil.load_state_dict(self.best_state)

    def loss(self, views: Views, first: int) -> float:
        """The mean logarithmic loss on the views kept apart, of what was learnt to foretell."""
        with torch.no_grad():
            said = self.pupil(torch.from_numpy(views.places[first:]), torch.from_numpy(views.strengths[first:]))
            came = torch.from_numpy(OWN * views.won[first:] + (1.0 - OWN) * views.played[first:])
            return float(nn.functional.binary_cross_entropy_with_logits(said, came))
