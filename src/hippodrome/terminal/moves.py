"""Whole moves in a list: each plan with what it does, where it leads and its bill."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import reduce
from operator import and_

from hippodrome.engine.omen import Foresight
from hippodrome.engine.plan import Plan
from hippodrome.engine.scene import Figure, Move, Offer, Scene, plain
from hippodrome.terminal.voice import Voice


class Moves:
    """The plans of a moment as answers to choose from, the cheapest of those that are alike."""

    def __init__(self, plans: Iterable[Plan], scene: Scene, voice: Voice) -> None:
        self.scene = scene
        self.voice = voice
        self.plans = self._apart(plans)
        said = {plan.choices: tuple(self._said(plan)) for plan in self.plans}
        twins: dict[str, list[Plan]] = {}
        alike: dict[tuple[object, ...], list[Plan]] = {}
        for plan in self.plans:
            twins.setdefault(self._head(plan), []).append(plan)
            alike.setdefault((self._head(plan), said[plan.choices]), []).append(plan)
        common = {head: reduce(and_, (Counter(said[plan.choices]) for plan in some)) for head, some in twins.items()}
        self.offers = tuple(
            self._offer(plan, said[plan.choices], common[self._head(plan)], alike[self._head(plan), said[plan.choices]])
            for plan in self.plans
        )
        """Moves that begin with the same words are told by what is not the same: an answer, or the way."""

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

    def _offer(self, plan: Plan, said: tuple[str, ...], common: Counter[str], alike: list[Plan]) -> Offer:
        """A move as a line: what it does, and in brackets what others that do the same do otherwise."""
        head, detail = self._head(plan), " · ".join(said)
        own = " · ".join([*beyond(said, common), *self._own_way(plan, alike)])
        words = f"{head} ({own})" if own else head
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

    def _said(self, plan: Plan) -> list[str]:
        """Its answers in words."""
        return list(filter(None, (self.voice.text(answer.text) for answer in plan.answers)))

    def _own_way(self, plan: Plan, alike: list[Plan]) -> list[str]:
        """Of moves with the same answers, where this one comes through: a cell of its own, else all that differ."""
        mine, ways = self._way(plan), [self._way(other) for other in alike if other is not plan]
        alone = [cell for cell in mine if all(cell not in way for way in ways)]
        some = [cell for cell in mine if any(cell not in way for way in ways)]
        names = [self.voice.short(self.scene.cell(cell).name) for cell in alone[:1] or some]
        return [self.voice.say("move-by", cell=", ".join(names))] if names and ways else []

    def _way(self, plan: Plan) -> list[str]:
        """The cells its racer comes through."""
        moves = [step for step in plan.steps if isinstance(step, Move) and step.piece == plan.piece]
        return [cell for move in moves for cell in move.path[1:]]

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


def beyond(said: Iterable[str], common: Counter[str]) -> list[str]:
    """What is said besides, or more often than, what is common."""
    left, own = Counter(common), []
    for one in said:
        if left[one]:
            left[one] -= 1
        else:
            own.append(one)
    return own


def omens(told: Foresight | None, voice: Voice) -> list[str]:
    """What can be known of a move that asks chance, in words."""
    said = []
    for one in told.omens if told is not None else ():
        low, high = round(100 * one.share), round(100 * one.most)
        share = voice.say("percent", share=f"{low}" if low == high else f"{low}–{high}")
        said.append(voice.words.say(f"omen-{one.omen}", {"share": share}))
    return said
