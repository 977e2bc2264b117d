"""Where on the board things happen."""

from __future__ import annotations

from html import escape

from hippodrome.engine.scene import Scene
from hippodrome.lab.balance.chapters.chapter import Chapter, grid
from hippodrome.lab.balance.charts import Table
from hippodrome.lab.balance.heat import has_tall, heat_map, start_scene
from hippodrome.lab.balance.study import Run


class Track(Chapter):
    """Maps of stops, visits and hits."""

    name = "track"

    def inside(self) -> str:
        scenes = [start_scene(self.study.game, run.programme.players, run.programme.options) for run in self.runs]
        parts = []
        for layer in ("stops", "visits", "hits"):
            per_race = [
                {cell: count / run.tally.races for cell, count in run.tally.cells.get(layer, {}).items()}
                for run in self.runs
            ]
            most = max((max(part.values(), default=0.0) for part in per_race), default=0.0)
            if most > 0:
                maps = zip(self.runs, self.tails(), scenes, per_race, strict=True)
                parts += [self._map(layer, run, tail, scene, counts, most) for run, tail, scene, counts in maps]
        return grid(parts, "" if self.pair else "wide")

    def _map(self, layer: str, run: Run, tail: str, scene: Scene, counts: dict[str, float], most: float) -> str:
        """One layer on the board of a rule set; `most` is the darkest of all rule sets."""
        say = self.say
        names = {cell.id: say.words.text(cell.name) for cell in scene.cells}
        shown = {cell: count for cell, count in counts.items() if cell in names}
        told = {cell: say("a-race", count=say.number(count, 2)) for cell, count in shown.items()}
        busiest = sorted(shown, key=lambda cell: -shown[cell])
        title = say(f"heat-{layer}") + tail
        cells = ", ".join(f"{names[cell]} ({told[cell]})" for cell in busiest[:3])
        alternative = say("heat-alternative", title=title, cells=cells)
        boards = heat_map(scene, say.words, shown, told, alternative, "wide", most)
        if has_tall(scene):
            boards += heat_map(scene, say.words, shown, told, alternative, "tall", most)
        both = " both" if has_tall(scene) else ""
        rows: list[tuple[str, ...]] = [(names[cell], say.number(shown[cell], 2)) for cell in busiest]
        table = Table((say("head-cell"), say("head-times")), rows)
        inside = f'<div class="boards{both}">{boards}</div>{self._scale(most)}'
        return self.figure(title, inside, run, table, say(f"heat-{layer}-note"))

    def _scale(self, most: float) -> str:
        darkest = escape(self.say("a-race", count=self.say.number(most, 1)))
        return f'<p class="scale"><span>0</span><i></i><span>{darkest}</span></p>'
