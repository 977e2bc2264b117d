"""The sections of the page, each a heading, a plain sentence, its figures, and the numbers behind them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from html import escape

from hippodrome.engine.measures import Measures
from hippodrome.lab.balance import charts
from hippodrome.lab.balance.charts import Axis, Row, Series, Table
from hippodrome.lab.balance.estimates import Estimate
from hippodrome.lab.balance.figures import (
    RARE,
    Added,
    Difference,
    Level,
    added,
    bot_wins,
    by_factor,
    differences,
    elo,
    figure,
    half_places,
    known_before,
    leader_wins,
    levels,
    outcome,
    skill,
    spread,
    travel,
)
from hippodrome.lab.balance.heat import has_tall, heat_map, start_scene
from hippodrome.lab.balance.judging import ALPHA, MARGIN, Light, judge_level
from hippodrome.lab.balance.speech import Speech
from hippodrome.lab.balance.study import Run, Study
from hippodrome.lab.balance.tally import MOMENTS

_PLACE_STYLES = ("first", "second", "third", "fourth", "fifth", "sixth")
_FORMS = {"forced": "percent", "idle": "percent"}
_MOST_ITEMS = 60


class Sections:
    """Writes the sections of one report."""

    def __init__(self, study: Study, say: Speech) -> None:
        self.study = study
        self.say = say
        self.runs: list[Run] = [study.main] if study.against is None else [study.main, study.against]
        self.pair = study.against is not None
        self.verdicts: dict[Light, str] = {
            "good": say("light-good"),
            "look": say("light-look"),
            "bad": say("light-bad"),
            "open": say("light-open"),
        }

    def all(self) -> Iterator[tuple[str, str, str]]:
        """(id, title, inside) of every section that has something to show."""
        parts: list[tuple[str, Callable[[], str]]] = [
            ("changes", self.changes),
            ("fairness", self.fairness),
            ("circuits", self.circuits),
            ("items", self.items),
            ("length", self.length),
            ("course", self.course),
            ("choices", self.choices),
            ("skill", self.skill),
            ("track", self.track),
        ]
        for name, write in parts:
            inside = write()
            if inside:
                yield name, self.say(f"section-{name}"), self.lead(name) + inside

    def lead(self, name: str) -> str:
        """The sentence under a heading."""
        return f'<p class="lead">{escape(self.say(f"lead-{name}", players=self.study.players))}</p>'

    def figure(
        self,
        title: str,
        inside: str,
        run: Run | None = None,
        table: Table | None = None,
        note: str = "",
        full: bool = False,
    ) -> str:
        """A figure with its title, its note, what it rests on, and its numbers folded away."""
        say = self.say
        basis = [
            (f"{'AB'[self.runs.index(one)]}: " if len(self.runs) > 1 and one in self.runs else "") + say.basis(one)
            for one in ([run] if run is not None else self.runs)
        ]
        caption = f"<h3>{escape(title)}</h3>" + (f"<p>{escape(note)}</p>" if note else "")
        numbers = charts.details(say("as-table"), table.html()) if table is not None else ""
        foot = "".join(f'<p class="basis">{escape(line)}</p>' for line in basis)
        wide = ' class="full"' if full else ""
        return f"<figure{wide}><figcaption>{caption}</figcaption>{inside}{foot}{numbers}</figure>"

    # What changed

    def changes(self) -> str:
        if self.study.against is None:
            return ""
        rows = differences(self.study)
        surely = [row for row in rows if row.p < ALPHA]
        heads = tuple(self.say(f"head-{name}") for name in ("figure", "a", "b", "change", "interval", "p"))
        parts = []
        if surely:
            parts.append(Table(heads, [self._difference(row) for row in surely]).html())
        else:
            parts.append(f'<p class="calm">{escape(self.say("nothing-changed", asked=len(rows)))}</p>')
        everything = Table(heads, [self._difference(row) for row in rows]).html()
        parts.append(charts.details(self.say("all-compared", count=len(rows)), everything))
        return self.figure(self.say("changes-title"), "".join(parts), note=self.say("changes-note", count=len(rows)))

    def _difference(self, row: Difference) -> tuple[str, ...]:
        say = self.say
        form = "number" if row.kind == "figure" and row.name not in _FORMS else "percent"
        tell = say.points if row.kind == "added" else say.percent if form == "percent" else say.exact
        change = say.points(row.change.value) if form == "percent" else _signed(say, row.change.value)
        interval = say.interval(row.change, "points" if form == "percent" else "number")
        return self._name(row), tell(row.one.value), tell(row.other.value), change, interval, say.chance(row.p)

    def _name(self, row: Difference) -> str:
        if row.kind == "share":
            level = self.say.level(row.name, row.level)
            return self.say("wins-of", factor=self.say.factor(row.name), level=level)
        if row.kind == "added":
            group = self.say.words.say(f"measure-{row.name}")
            return self.say("added-by", group=group, item=self.say.item(row.name, row.level))
        return self.say(f"{row.kind}-{row.name}")

    # Fairness

    def fairness(self) -> str:
        found = [by_factor(levels(run.tally, self.study.players)) for run in self.runs]
        return "".join(self._factor(factor, [rows.get(factor, []) for rows in found]) for factor in found[0])

    def _factor(self, factor: str, found: list[list[Level]]) -> str:
        say = self.say
        rows = []
        for row in found[0]:
            same = [other for rows_ in found[1:] for other in rows_ if other.level == row.level]
            both = (row, *same)
            rows.append(
                Row(
                    say.level(factor, row.level),
                    tuple(one.wins for one in both),
                    (
                        " / ".join(say.percent(one.wins.value) for one in both),
                        " / ".join(say.interval(one.wins) for one in both),
                        " / ".join(say.number(one.wins.n) for one in both),
                        " / ".join(say.chance(one.p) for one in both),
                    ),
                    None if same else judge_level(row),
                )
            )
        fair = 1 / self.study.players
        low, high = charts.around(rows, fair, fair * MARGIN * 1.2, 0.0)
        axis = Axis(low, high, fair, lambda value: say.percent(value, 0), fair * MARGIN)
        heads = [say.factor(factor), say("head-wins"), say("head-interval"), say("head-n"), say("head-p")]
        if rows and rows[0].light is not None:
            heads.append(say("head-verdict"))
        reference = say("fair-share", share=say.percent(fair, 0))
        chart = charts.intervals(rows, axis, heads, self.verdicts, reference)
        return self.figure(
            say("wins-by", factor=say.factor(factor)), chart + self._key(), note=say("fairness-note"), full=True
        )

    def circuits(self) -> str:
        """A row for each circuit: length, course, and the worst share on it."""
        study, say = self.study, self.say
        if len(study.circuits) < 2:
            return ""
        key = study.game.measures.circuits
        factors = list(by_factor(levels(study.main.tally, study.players)))
        heads = (
            say.words.say(f"option-{key}"), say("head-n"), say("figure-rounds"), say("figure-minutes"),
            say("figure-lead_changes"), say("outcome-half_leader"), say("figure-eliminations"),
            say("outcome-undecided"),
            *(say("worst-of", factor=say.factor(factor)) for factor in factors),
        )  # fmt: skip
        rows = []
        for value, run in study.circuits.items():
            figures = [self._mean(run, name) for name in ("rounds", "minutes", "lead_changes")]
            leads = leader_wins(run.tally)
            half = _of(say, leads[MOMENTS // 2]) if leads else "–"
            worst = self._worst(run, factors, len(study.circuits))
            rows.append(
                (
                    say.value(key, value), say.number(run.tally.races), *figures, half, self._mean(run, "eliminations"),
                    say.percent(outcome(run, "undecided").value), *worst,
                )
            )  # fmt: skip
        table = Table(heads, rows).html()
        any_run = next(iter(study.circuits.values()))
        note = say("circuits-note", races=say.number(any_run.tally.races))
        return self.figure(say("circuits-title"), table, any_run, note=note)

    def _worst(self, run: Run, factors: Sequence[str], circuits: int) -> Iterator[str]:
        """The share furthest from fair on a circuit, marked if it surely differs on that many circuits at once."""
        found = by_factor(levels(run.tally, self.study.players))
        for factor in factors:
            rows = found.get(factor, [])
            if not rows:
                yield "–"
                continue
            row = max(rows, key=lambda row: abs(row.wins.value - row.fair))
            sure = " *" if row.p * circuits < ALPHA else ""
            yield f"{self.say.level(factor, row.level)} {_of(self.say, row.wins)}{sure}"

    def _mean(self, run: Run, name: str) -> str:
        found = figure(run, self.study, name)
        tell = self.say.percent if _FORMS.get(name) == "percent" else self.say.exact
        reach = (found.high - found.low) / 2
        return f"{tell(found.value)} ± {tell(reach)}"

    # Cards, tiles, deeds

    def items(self) -> str:
        found = [added(run.tally) for run in self.runs]
        names = {row.name for row in found[0]}
        return "".join(
            self._group(tracked.name, [[row for row in rows if row.name == tracked.name] for rows in found])
            for tracked in self.study.game.measures.tracked
            if tracked.name in names
        )

    def _group(self, name: str, found: list[list[Added]]) -> str:
        say = self.say
        rows = []
        for row in found[0][:_MOST_ITEMS]:
            both = (row, *(other for others in found[1:] for other in others if other.item == row.item))
            cells = (
                " / ".join(say.points(one.added.value) for one in both),
                " / ".join(say.interval(one.added, "points") for one in both),
                " / ".join(say.exact(one.times) for one in both),
                " / ".join(say.number(one.added.n) for one in both),
                " / ".join(say.chance(one.p) for one in both),
            )
            light = None if self.pair else self._helps(row)
            rows.append(Row(say.item(name, row.item), tuple(one.added for one in both), cells, light))
        low, high = charts.around(rows, 0.0, 0.02)
        axis = Axis(low, high, 0.0, say.points)
        heads = [
            say.words.say(f"measure-{name}"), say("head-points"), say("head-interval"), say("head-times"),
            say("head-n"), say("head-p"), *([] if self.pair else [say("head-verdict")]),
        ]  # fmt: skip
        dealt = any(tracked.name == name and tracked.dealt for tracked in self.study.game.measures.tracked)
        verdicts: dict[Light, str] = {
            "good": say("stronger" if dealt else "helps"),
            "bad": say("weaker" if dealt else "hurts"),
            "open": say("no-sign"),
            "look": say("rare"),
        }
        chart = charts.intervals(rows, axis, heads, verdicts, "0")
        note = say.words.say(f"measure-{name}.help") if say.words.has(f"measure-{name}.help") else ""
        return self.figure(say.words.say(f"measure-{name}"), chart + self._key(), note=note, full=True)

    @staticmethod
    def _helps(row: Added) -> Light:
        if row.added.n < RARE:
            return "look"
        if row.p >= ALPHA:
            return "open"
        return "good" if row.added.value > 0 else "bad"

    # Length, waiting, being out

    def length(self) -> str:
        say, study = self.say, self.study
        names = ("rounds", "turns", "decisions", "minutes", "wait", "longest_wait", "idle", "eliminations", "hits")
        table = self._figures(names)
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
            parts.append(self._bars(name, [run.tally.figures[name] for run in self.runs]))
        parts.append(self._bars("waits", [run.tally.waits for run in self.runs]))
        return _grid(parts)

    def _figures(self, names: Sequence[str]) -> str:
        """A table of means with their intervals and the spread between races."""
        say = self.say
        heads = [say("head-figure")]
        for which in range(len(self.runs)):
            tail = f" {'AB'[which]}" if len(self.runs) > 1 else ""
            heads += [say("head-mean") + tail, say("head-interval") + tail, say("head-spread") + tail]
        rows = []
        for name in names:
            cells = [say(f"figure-{name}")]
            form = _FORMS.get(name, "number")
            tell = say.percent if form == "percent" else say.exact
            for run in self.runs:
                found = figure(run, self.study, name)
                low, _, high = spread(run, self.study, name)
                ends = [say.number(end) if end == int(end) and form == "number" else tell(end) for end in (low, high)]
                cells += [tell(found.value), say.interval(found, form), say("interval", low=ends[0], high=ends[1])]
            rows.append(tuple(cells))
        return Table(tuple(heads), rows).html()

    def _bars(self, name: str, counts: list[dict[int, int]], scale: float = 1.0) -> str:
        say = self.say
        if not all(counts):
            return ""
        title = say(f"bars-{name}")
        table = Table((say(f"unit-{name}"), *(say("head-share") for _ in counts)))
        width = max(1, len(counts[0]) // 20)
        low, high = min(min(part) for part in counts), max(max(part) for part in counts)
        for first in range(low, high + 1, width):
            label = say.number(first * scale) if width == 1 else f"{say.number(first)}–{say.number(first + width - 1)}"
            shares = [
                sum(times for value, times in part.items() if first <= value < first + width) / sum(part.values())
                for part in counts
            ]
            if any(shares):
                table.rows.append((label, *(say.percent(share) for share in shares)))
        chart = charts.bars(counts, lambda value: say.number(value), say("bars-alternative", title=title), scale)
        return self.figure(title, chart + self._key(), table=table)

    def _key(self) -> str:
        """Which colour is which rule set."""
        if len(self.runs) == 1:
            return ""
        items = "".join(f'<li><i class="{name.lower()}"></i>{name}</li>' for name in "AB")
        return f'<ul class="key">{items}</ul>'

    # The course of the race

    def course(self) -> str:
        if not all(run.tally.decided for run in self.runs):
            return ""
        names = ("lead_changes",)
        parts = [
            self._travel(run, f" {name}" if len(self.runs) > 1 else "")
            for run, name in zip(self.runs, "AB", strict=False)
        ]
        parts.append(self._leaders())
        parts.append(self._half())
        table = self._outcomes(("half_leader", "comeback", "late", "undecided")) + self._figures(names)
        parts.append(self.figure(self.say("course-figure"), table, full=self.pair))
        return _grid(parts)

    def _travel(self, run: Run, tail: str) -> str:
        """The space-time chart: progress by final place."""
        say, players = self.say, self.study.players
        # The default knows no progress, and places stand in for it.
        known = type(self.study.game.measures).progress is not Measures.progress
        series = []
        for place in range(1, players + 1):
            middle = travel(run.tally, place, 0.5)
            if not middle:
                continue
            band = (travel(run.tally, place, 0.25), travel(run.tally, place, 0.75)) if place in (1, players) else None
            label = say.words.say("rank", {"place": place})
            series.append(Series(label, middle, _PLACE_STYLES[min(place, 6) - 1], band))
        if not series:
            return ""
        top = max(1.0, *(max(part.values) for part in series))
        bottom = min(0.0, *(min(part.values) for part in series))
        ticks = [(0.0, say("start")), (0.5, say.percent(0.5, 0)), (1.0, say("finish"))]
        across = [say.percent(part, 0) for part in (0.0, 0.25, 0.5, 0.75, 1.0)]
        title = say("travel-title" if known else "standing-title") + tail
        table = Table((say("moment"), *(part.label for part in series)))
        for moment in range(0, MOMENTS + 1, 2):
            cells = (say.percent(part.values[moment], 0) for part in series)
            table.rows.append((say.percent(moment / MOMENTS, 0), *cells))
        chart = charts.curves(series, top, ticks, across, say("travel-alternative"), bottom)
        return self.figure(title, chart, run, table, say("travel-note"))

    def _leaders(self) -> str:
        say, fair = self.say, 1 / self.study.players
        series = []
        for number, run in enumerate(self.runs):
            found = leader_wins(run.tally)
            band = ([one.low for one in found], [one.high for one in found])
            label = "AB"[number] if len(self.runs) > 1 else say("leader-wins")
            series.append(Series(label, [one.value for one in found], ("first", "other")[number], band))
        ticks = [(part, say.percent(part, 0)) for part in (0.0, 0.25, 0.5, 0.75, 1.0)]
        across = [say.percent(part, 0) for part in (0.0, 0.25, 0.5, 0.75, 1.0)]
        table = Table((say("moment"), *(part.label for part in series)))
        for moment in range(0, MOMENTS + 1, 2):
            cells = (_of(say, leader_wins(run.tally)[moment]) for run in self.runs)
            table.rows.append((say.percent(moment / MOMENTS, 0), *cells))
        alternative = say("leaders-alternative", half=say.percent(series[0].values[MOMENTS // 2], 0))
        chart = charts.curves(series, 1.0, ticks, across, alternative, lines=(fair,))
        return self.figure(say("leaders-title"), chart, None, table, say("leaders-note", fair=say.percent(fair, 0)))

    def _half(self) -> str:
        say, players = self.say, self.study.players
        found = [half_places(run.tally, players) for run in self.runs]
        rows = [
            Row(
                say.words.say("rank", {"place": place + 1}),
                tuple(one[place] for one in found),
                (
                    " / ".join(say.percent(one[place].value) for one in found),
                    " / ".join(say.interval(one[place]) for one in found),
                ),
            )
            for place in range(players)
        ]
        axis = Axis(0.0, max(mark.high for row in rows for mark in row.marks), 1 / players, lambda v: say.percent(v, 0))
        heads = [say("head-half"), say("head-share"), say("head-interval")]
        chart = charts.intervals(rows, axis, heads, self.verdicts, say("fair-share", share=say.percent(1 / players, 0)))
        return self.figure(say("half-title"), chart + self._key(), note=say("half-note"))

    def _outcomes(self, names: Sequence[str]) -> str:
        say = self.say
        heads = [
            say("head-outcome"),
            *(say("head-share") + (f" {'AB'[k]}" if len(self.runs) > 1 else "") for k in range(len(self.runs))),
        ]
        rows = []
        for name in names:
            found = [
                leader_wins(run.tally)[MOMENTS // 2] if name == "half_leader" else outcome(run, name)
                for run in self.runs
            ]
            rows.append((say(f"outcome-{name}"), *(_of(say, one) for one in found)))
        return Table(tuple(heads), rows).html()

    # Choices

    def choices(self) -> str:
        parts = [
            self.figure(
                self.say("choices-figure"),
                self._figures(("forced", "options")),
                note=self.say("choices-note"),
                full=self.pair,
            ),
            self._bars("offers", [run.tally.offers for run in self.runs]),
        ]
        return _grid(parts)

    # Skill and luck

    def skill(self) -> str:
        study, say = self.study, self.say
        parts = []
        players = study.players
        fair = 1 / players
        if study.ladder:
            rows = []
            for stronger, weaker, run in study.ladder:
                wins = bot_wins(run, stronger)
                points, luck = self._elo(wins), self._luck(wins)
                rows.append(
                    Row(
                        say("one-among", stronger=say.bot(stronger), weaker=say.bot(weaker), others=players - 1),
                        (wins,),
                        (
                            say.percent(wins.value),
                            say.interval(wins),
                            say.number(wins.n),
                            points,
                            luck,
                        ),
                    )
                )
            axis = Axis(0.0, 1.0, fair, lambda value: say.percent(value, 0))
            heads = [
                say("head-ladder"),
                say("head-wins"),
                say("head-interval"),
                say("head-n"),
                say("head-elo"),
                say("head-luck"),
            ]
            chart = charts.intervals(rows, axis, heads, self.verdicts, say("fair-share", share=say.percent(fair, 0)))
            parts.append(
                self.figure(say("ladder-title"), chart, study.ladder[0][2], note=say("ladder-note"), full=True)
            )
        factors = [factor for factor in study.main.tally.shares if factor != "bot"]
        table = Table(
            (
                say("head-known"),
                *(say("head-explained") + (f" {'AB'[k]}" if len(self.runs) > 1 else "") for k in range(len(self.runs))),
            ),
            [
                (say.factor(factor), *(say.percent(known_before(run.tally, players, factor), 2) for run in self.runs))
                for factor in factors
            ],
        )
        parts.append(self.figure(say("known-title"), table.html(), note=say("known-note"), full=True))
        return _grid(parts)

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

    # The track

    def track(self) -> str:
        say = self.say
        scenes = [start_scene(self.study.game, run.plan.players, run.plan.options) for run in self.runs]
        parts = []
        for layer in ("stops", "visits", "hits"):
            per_race = [
                {cell: count / run.tally.races for cell, count in run.tally.cells.get(layer, {}).items()}
                for run in self.runs
            ]
            most = max((max(part.values(), default=0.0) for part in per_race), default=0.0)
            if most <= 0:
                continue
            for number, (run, scene, counts) in enumerate(zip(self.runs, scenes, per_race, strict=True)):
                names = {cell.id: say.words.text(cell.name) for cell in scene.cells}
                shown = {cell: count for cell, count in counts.items() if cell in names}
                told = {cell: say("a-race", count=say.number(count, 2)) for cell, count in shown.items()}
                busiest = sorted(shown, key=lambda cell: -shown[cell])
                tail = f" {'AB'[number]}" if len(self.runs) > 1 else ""
                title = say(f"heat-{layer}") + tail
                alternative = say(
                    "heat-alternative",
                    title=title,
                    cells=", ".join(f"{names[cell]} ({told[cell]})" for cell in busiest[:3]),
                )
                boards = heat_map(scene, say.words, shown, told, alternative, "wide", most)
                if has_tall(scene):
                    boards += heat_map(scene, say.words, shown, told, alternative, "tall", most)
                table = Table(
                    (say("head-cell"), say("head-times")),
                    [(names[cell], say.number(shown[cell], 2)) for cell in busiest],
                )
                darkest = escape(say("a-race", count=say.number(most, 1)))
                scale = f'<p class="scale"><span>0</span><i></i><span>{darkest}</span></p>'
                both = " both" if has_tall(scene) else ""
                parts.append(
                    self.figure(
                        title, f'<div class="boards{both}">{boards}</div>{scale}', run, table, say(f"heat-{layer}-note")
                    )
                )
        return _grid(parts, "wide" if len(self.runs) == 1 else "")


def _grid(parts: Sequence[str], kind: str = "") -> str:
    return f'<div class="grid {kind}">{"".join(part for part in parts if part)}</div>'


def _of(say: Speech, found: Estimate) -> str:
    return f"{say.percent(found.value)} ({say.interval(found)})"


def _signed(say: Speech, value: float) -> str:
    return ("+" if value > 0 else "") + say.exact(value)
