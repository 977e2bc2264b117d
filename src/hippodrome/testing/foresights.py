"""Foresight: what can be known where chance comes between."""

from __future__ import annotations

from typing import ClassVar

from hypothesis import given
from hypothesis import strategies as st

from hippodrome.engine.chance import Chance, Seeded
from hippodrome.engine.compose import compose
from hippodrome.engine.events import TURN, read_notes
from hippodrome.engine.foresight import foresight
from hippodrome.engine.game import Game
from hippodrome.engine.omen import WRECK, Foresight
from hippodrome.engine.plan import Plan
from hippodrome.engine.plans import plans
from hippodrome.engine.scene import Move
from hippodrome.engine.state import Observation, State, Watcher
from hippodrome.engine.words import LANGUAGES, game_words
from hippodrome.testing.plans import seen_at
from hippodrome.testing.races import Juncture, examples, junctures

MOST_ROWS = 3
"""Rows looked at in one position."""
THROWS = 6


def rows(game: Game, seen: Observation, juncture: Juncture) -> list[tuple[Plan, Foresight | None]]:
    """A few plans that end where chance is asked, and what can be known of them."""
    scene = compose(game, seen)
    asking = [plan for plan in plans(game, seen, scene) if plan.stop == "chance"]
    apart = max(1, len(asking) // MOST_ROWS)
    return [(plan, foresight(game, seen, scene, plan.choices)) for plan in asking[::apart][:MOST_ROWS]]


def thrown(game: Game, state: State, plan: Plan, chance: Chance) -> tuple[str, bool]:
    """Where a plan's racer stands after it was carried out, empty if it did not move, and if that ends its turn."""
    now = state.clone()
    now.watcher = watcher = Watcher()
    for choice in plan.choices:
        now.take(choice, chance)
    events = read_notes(game.events, watcher.drain())
    turn = next((place for place, event in enumerate(events) if event.key == TURN), None)
    steps = [step for event in events[:turn] for step in game.show(state, event)]
    paths = [step.path for step in steps if isinstance(step, Move) and step.piece == plan.piece]
    return paths[-1][-1] if paths else "", turn is not None or now.over


def wrecked(told: Foresight, end: str) -> set[str]:
    """The same space where a racer can come to grief: it does not stand there then."""
    return {end} if any(one.omen == WRECK for one in told.omens) else set()


class Foresights:
    """What is foretold is what can happen, and holds nothing that its seat cannot see."""

    game: ClassVar[Game]

    @examples(15)
    @given(data=st.data())
    def test_what_happens_was_foretold_as_possible(self, data: st.DataObject) -> None:
        juncture = data.draw(junctures(self.game))
        seen = seen_at(juncture)
        for plan, told in rows(self.game, seen, juncture):
            if told is None or not told.spaces:
                continue
            assert all(0 < one.share <= one.most <= 1 for one in told.omens)
            assert all(0 < one.share <= 1 for one in told.spaces)
            for throw in range(THROWS if told.known == 1 else 0):
                end, ended = thrown(self.game, juncture.state, plan, Seeded(throw, 0, "throws"))
                if end and ended:
                    assert end in {one.space for one in told.spaces} | wrecked(told, end)

    @examples(15)
    @given(data=st.data())
    def test_what_a_seat_cannot_see_changes_nothing_foretold(self, data: st.DataObject) -> None:
        juncture = data.draw(junctures(self.game))
        seen = seen_at(juncture)
        exchanged = Observation(seen.redeal(juncture.chance("redeal")), int(seen.seat))
        assert rows(self.game, exchanged, juncture) == rows(self.game, seen, juncture)

    @examples(15)
    @given(data=st.data())
    def test_what_is_foretold_is_worded_and_drawn(self, data: st.DataObject) -> None:
        juncture = data.draw(junctures(self.game))
        seen = seen_at(juncture)
        cells = {cell.id for cell in self.game.scene(seen).cells}
        for _, told in rows(self.game, seen, juncture):
            if told is not None:
                assert {one.space for one in told.spaces} <= cells
                for language in LANGUAGES:
                    words = game_words(self.game, language)
                    assert all("7" in words.say(f"omen-{one.omen}", {"share": "7 %"}) for one in told.omens)
