"""How much there is to choose."""

from __future__ import annotations

from hippodrome.lab.balance.chapters.chapter import Chapter, grid


class Choices(Chapter):
    """Forced moves, and the options of the others."""

    name = "choices"

    def inside(self) -> str:
        parts = [
            self.figure(
                self.say("choices-figure"),
                self.means(("forced", "options")),
                note=self.say("choices-note"),
                full=self.pair,
            ),
            self.bars("offers", [run.tally.offers for run in self.runs]),
        ]
        return grid(parts)
