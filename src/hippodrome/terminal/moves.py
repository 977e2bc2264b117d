"""Whole moves in a list: each plan with what it does, where it leads and its bill."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from hippodrome.engine.omen import Foresight
from hippodrome.engine.plan import Plan
from hippodrome.engine.scene import Figure, Offer, Scene, plain
from hippodrome.terminal.voice import Voice


class Moves:
    """The plans of a moment as answers to choose from, the cheapest of those that are alike."""

    def __init__(self, plans: Iterable[Plan], scene: Scene, voice: Voice) -> None:
        self.scene = scene
        self.voice = voice
        self.plans = self._apart(plans)
        heads = Counter(self._head(plan) for plan in self.plans)
        self.offers = tuple(self._offer(plan, heads[self._head(plan)] > 1) for plan in self.plans)

    def _apart(self, plans: Iterable[Plan]) -> list[Plan]:
        """Of moves that say the same and end alike only the cheapest, where the first of them stood."""
        found: dict[tuple[object, ...], Plan] = {}
        for plan in plans:
            key = plan.choices[0], tuple((answer.question, answer.action) for answer in plan.answers), plan.end
            if key not in found or self._dear(plan) < self._dear(found[key]):
                found[key] = plan
        return list(found.values())

    def _dear(self, plan: Plan) -> tuple[bool, int]:
        return plan.piece in plan.wrecked, sum(before - after for _, before, after in self._bill(plan))

    def _offer(self, plan: Plan, doubtful: bool) -> Offer:
        """A move as a line; `doubtful` if others begin with the same words."""
        detail = " · ".join(filter(None, (self.voice.text(answer.text) for answer in plan.answers)))
        head = self._head(plan)
        words = f"{head} ({detail})" if doubtful and detail and detail != head else head
        wrecked = plan.piece in plan.wrecked
        bill = [f"{self.voice.short(figure.title)} {before}→{after}" for figure, before, after in self._bill(plan)]
        price = self.voice.say("wreck") if wrecked else ", ".join(bill)
        lost = any(after < before for _, before, after in self._bill(plan))
        return Offer(
            plan.choices[0],
            plain(words),
            plain(detail),
            price,
            "danger" if wrecked or lost else "good",
            (plan.end,) if plan.end else (),
            plan.steps,
        )

    def _head(self, plan: Plan) -> str:
        """What it does, and where it ends if it moves."""
        act = self.voice.text(plan.act)
        here = next((piece.cell for piece in self.scene.pieces if piece.id == plan.piece), "")
        if not plan.end or plan.end == here:
            return act or self.voice.say("move-stay")
        cell = self.voice.short(self.scene.cell(plan.end).name)
        return act if cell in act else f"{act} → {cell}".strip()

    def _bill(self, plan: Plan) -> list[tuple[Figure, int, int]]:
        """The figures with a price that are others afterwards: before and after."""
        figures = next((panel.figures for panel in self.scene.panels if panel.piece == plan.piece), ())
        found = []
        for figure in figures:
            by = sum(toll.by for toll in plan.tolls if toll.piece == plan.piece and toll.figure == figure.name)
            if figure.price and by:
                found.append((figure, figure.value, max(0, figure.value + by)))
        return found


def omens(told: Foresight | None, voice: Voice) -> list[str]:
    """What can be known of a move that asks chance, in words."""
    said = []
    for one in told.omens if told is not None else ():
        low, high = round(100 * one.share), round(100 * one.most)
        share = voice.say("percent", share=f"{low}" if low == high else f"{low}–{high}")
        said.append(voice.words.say(f"omen-{one.omen}", {"share": share}))
    return said
