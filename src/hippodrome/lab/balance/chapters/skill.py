"""How much is skill, how much luck, how much known before the start."""

from __future__ import annotations

from hippodrome.lab.balance import charts
from hippodrome.lab.balance.chapters.chapter import Chapter, grid
from hippodrome.lab.balance.charts import Axis, Row, Table
from hippodrome.lab.balance.estimates import Estimate
from hippodrome.lab.balance.figures import bot_wins, elo, known_before, skill
from hippodrome.lab.balance.study import Run


class Skill(Chapter):
    """The ladder of bots, and what the setup explains."""

    name = "skill"

    def inside(self) -> str:
        return grid([self._ladder(), self._known()])

    def _ladder(self) -> str:
        """Each bot alone among weaker ones."""
        study, say = self.study, self.say
        if not study.ladder:
            return ""
        fair = 1 / study.players
        rows = [self._rung(stronger, weaker, run) for stronger, weaker, run in study.ladder]
        axis = Axis(0.0, 1.0, fair, lambda value: say.percent(value, 0))
        heads = [say(f"head-{name}") for name in ("ladder", "wins", "interval", "n", "elo", "luck")]
        chart = charts.intervals(rows, axis, heads, self.verdicts, say("fair-share", share=say.percent(fair, 0)))
        return self.figure(say("ladder-title"), chart, study.ladder[0][2], note=say("ladder-note"), full=True)

    def _rung(self, stronger: str, weaker: str, run: Run) -> Row:
        say = self.say
        wins = bot_wins(run, stronger)
        others = self.study.players - 1
        return Row(
            say("one-among", stronger=say.bot(stronger), weaker=say.bot(weaker), others=others),
            (wins,),
            (say.percent(wins.value), say.interval(wins), say.number(wins.n), self._elo(wins), self._luck(wins)),
        )

    def _known(self) -> str:
        """How much of the result the setup explains."""
        say, players = self.say, self.study.players
        table = Table(
            (say("head-known"), *(say("head-explained") + tail for tail in self.tails())),
            [
                (say.factor(factor), *(say.percent(known_before(run.tally, players, factor), 2) for run in self.runs))
                for factor in self.study.main.tally.shares
                if factor != "bot"
            ],
        )
        return self.figure(say("known-title"), table.html(), note=say("known-note"), full=True)

    def _elo(self, wins: Estimate) -> str:
        """In points; a bot that never loses is ahead by more than can be told."""
        if wins.value > 0.999:
            return self.say("over", points=self.say.number(elo(wins.low, self.study.players)))
        low, middle, high = (
            self.say.number(elo(part, self.study.players)) for part in (wins.low, wins.value, wins.high)
        )
        return f"{middle} ({self.say('interval', low=low, high=high)})"

    def _luck(self, wins: Estimate) -> str:
        """The more the stronger bot wins, the less is luck."""
        parts = (1 - skill(part, self.study.players) for part in (wins.high, wins.value, wins.low))
        low, middle, high = (self.say.percent(part, 0) for part in parts)
        return f"{middle} ({self.say('interval', low=low, high=high)})"
