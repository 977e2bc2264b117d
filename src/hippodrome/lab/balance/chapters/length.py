"""How long races last, and how long people wait or are out."""

from __future__ import annotations

from hippodrome.lab.balance.chapters.chapter import Chapter, grid


class Length(Chapter):
    """Rounds, decisions, minutes, waiting."""

    name = "length"

    def inside(self) -> str:
        say, study = self.say, self.study
        names = ("rounds", "turns", "decisions", "minutes", "wait", "longest_wait", "idle", "eliminations", "hits")
        table = self.means(names)
        measures = study.game.measures
        note = say(
            "length-note",
            decision=say.number(measures.decision_seconds),
            turn=say.number(measures.turn_seconds),
            shortest=study.game.minutes[0],
            longest=study.game.minutes[1],
        )
        parts = [self.figure(say("length-figure"), table, note=note, full=self.pair)]
        for name in ("rounds", "decisions"):
            parts.append(self.bars(name, [run.tally.figures[name] for run in self.runs]))
        parts.append(self.bars("waits", [run.tally.waits for run in self.runs]))
        return grid(parts)
