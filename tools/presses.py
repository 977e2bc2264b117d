"""How often a turn is pressed: the same decisions as single questions and as whole moves.

`python tools/presses.py [RACES]` lets greedy bots race and counts, for every turn of every racer, the presses from
its first question to its last: as the page asked before there were plans (each answer chosen and confirmed), and as
`web/src/state/planning.svelte.ts` asks now. `Desk` keeps that page's rules. Answers in
somebody else's turn are not counted.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from statistics import mean

import hippodrome
from hippodrome.bots import bot
from hippodrome.engine import registry
from hippodrome.engine.chance import Seeded
from hippodrome.engine.compose import compose
from hippodrome.engine.events import TURN, Event
from hippodrome.engine.game import Game
from hippodrome.engine.plan import Answer, Plan
from hippodrome.engine.plans import ENOUGH, MOST_POSITIONS, plans
from hippodrome.engine.race import Race
from hippodrome.engine.rows import CHANCE, OPEN, Explorer, Row
from hippodrome.engine.scene import Scene, Text
from hippodrome.engine.state import Observation, State

MOST_ACTS = 4
GOALS = {"chariot_race": "5", "titan_race": "4", "arena_maximus": "5", "scrap_racer": "dice + 1"}
DIE = "rolled"
"""The event by which a die of a press-your-luck turn is told."""

Label = tuple[object, ...]


def label(answer: Answer) -> Label:
    """What an answer is known by: the question and its words, of a thing that is picked without their numbers."""
    if answer.extra:
        named = (item for item in answer.text.args.items() if not isinstance(item[1], int))
        return answer.question, answer.text.key, tuple(sorted(named))
    return answer.question, answer.text.key, tuple(sorted(answer.text.args.items()))


def things(answer: Answer) -> list[str]:
    """What one would tap to give it."""
    return [target for target in answer.targets if not target.startswith(("space:", "piece:", "racer:"))]


@dataclass(frozen=True)
class Draft:
    """What was picked so far."""

    extras: tuple[Label, ...] = ()
    said: tuple[Label, ...] = ()
    end: str | None = None
    way: int = 0


class Desk:
    """The page's rules for choosing among the plans of one moment."""

    def __init__(self, found: list[Plan], scene: Scene) -> None:
        self.plans = found
        panels = {panel.piece: panel for panel in scene.panels}
        self.priced = {piece: {f.name for f in panel.figures if f.price} for piece, panel in panels.items()}
        self.question = scene.question.key if scene.question is not None else ""
        self.cells = {piece.id: piece.cell for piece in scene.pieces}

    def presses(self, wanted: Plan) -> int:
        """How often one presses for a plan: its answers in words first or its end first, whatever is less."""
        twice = int(wanted.piece in wanted.wrecked)
        if any(plan is wanted for plan in self.acts()):
            return 1 + twice
        return 1 + twice + min(self.picks(wanted, words_first) for words_first in (False, True))

    def picks(self, wanted: Plan, words_first: bool) -> int:
        """The presses before the button does what is wanted."""
        draft, count = Draft(), 0
        for answer in wanted.answers:
            if answer.extra:
                count += self.taps(answer, draft)
                draft = replace(draft, extras=(*draft.extras, label(answer)))
        while (now := self.now(draft)) is not wanted:
            missing = self.missing(wanted, draft, now)
            ends = len(self.ends(draft)) > 1 and draft.end is None
            if missing is not None and (words_first or not ends):
                others = tuple(said for said in draft.said if said[0] != missing.question)
                draft = replace(draft, said=(*others, label(missing)))
                count += 1
            elif ends:
                draft = replace(draft, end=wanted.end)
                count += 1
            else:
                draft = replace(draft, way=draft.way + 1)
                count += 1
            if count > 60:
                raise LookupError(f"no presses lead to {wanted.choices}")
        return count

    def missing(self, wanted: Plan, draft: Draft, now: Plan | None) -> Answer | None:
        """An answer that is wanted, is on offer in words, and would not be given as things are."""
        given = {*draft.said, *(map(label, now.answers) if now else ())}
        offered = {said for facet in self.facets(draft, now) for said in facet}
        wishes = (answer for answer in wanted.answers if not answer.extra and label(answer) not in given)
        return next((answer for answer in wishes if label(answer) in offered), None)

    def taps(self, answer: Answer, draft: Draft) -> int:
        """A tap stands for what is done with other things already, for the only use that answers the question, or for
        the first of two uses; a second tap for the other. Else it opens a menu.
        """
        uses = self.uses(things(answer)[0], draft) if things(answer) else []
        said = label(answer)
        asked = [use for use in uses if use[0] == self.question]
        if len(uses) < 2 or asked == [said] or any(other[:2] == said[:2] for other in draft.extras):
            return 1
        return 2 if len(uses) > 2 else 1 + uses.index(said)

    def uses(self, thing: str, draft: Draft) -> list[Label]:
        """What can be done with a thing beside what was picked."""
        found = (label(use) for plan in self.plans for use in plan.answers if use.extra and thing in use.targets)
        room = {said: replace(draft, extras=(*draft.extras, said)) for said in found}
        return [said for said, more in room.items() if any(fits(plan, more) for plan in self.plans)]

    def acts(self) -> list[Plan]:
        """The plans that are buttons of their own."""
        few = not self.ends(Draft()) and len(self.plans) <= MOST_ACTS
        if few and all(plan.stop != "open" and plan.answers for plan in self.plans):
            return self.plans
        facets = self.facets(Draft(), self.now(Draft()))
        if len(facets) != 1 or len(facets[0]) > MOST_ACTS:
            return []
        extras = any(answer.extra for plan in self.plans for answer in plan.answers)
        left = sum(fits(plan, Draft()) for plan in self.plans)
        plain = not self.ends(Draft()) and not extras
        return list(facets[0].values()) if plain or left == len(facets[0]) else []

    def now(self, draft: Draft) -> Plan | None:
        """What the button does."""
        fitting = self.ranked(plan for plan in self.plans if plan.stop != "open" and fits(plan, draft))
        if not fitting or (len(self.ends(draft)) > 1 and draft.end is None):
            return None
        return fitting[draft.way % len(fitting)]

    def ends(self, draft: Draft) -> set[str]:
        """Where a move can end."""
        anywhere = replace(draft, end=None)
        ends = {plan.end for plan in self.plans if plan.stop != "open" and plan.end and fits(plan, anywhere)}
        return set() if ends == {self.cells.get(self.plans[0].piece, "")} else ends

    def facets(self, draft: Draft, now: Plan | None) -> list[dict[Label, Plan]]:
        """The questions ahead with more than one answer, and the best plan of each answer."""
        anywhere = replace(draft, end=None)
        always = common([plan for plan in self.plans if fits(plan, anywhere)])
        own = [] if draft.end is None or now is None else [a.question for a in now.answers if not a.extra]
        facets = []
        for question in dict.fromkeys([*always, *own]):
            asked = anywhere if question in always else draft
            asked = replace(asked, said=tuple(said for said in asked.said if said[0] != question))
            sayings: dict[Label, Plan] = {}
            for plan in self.ranked(plan for plan in self.plans if fits(plan, asked)):
                for answer in plan.answers:
                    if answer.question == question and not answer.extra:
                        sayings.setdefault(label(answer), plan)
            if len(sayings) > 1:
                facets.append(sayings)
        return facets

    def ranked(self, found: Iterable[Plan]) -> list[Plan]:
        return sorted(found, key=lambda p: (p.stop == "open", p.piece in p.wrecked, self.price(p), len(p.choices)))

    def price(self, plan: Plan) -> int:
        priced = self.priced.get(plan.piece, set())
        return sum(max(0, -toll.by) for toll in plan.tolls if toll.piece == plan.piece and toll.figure in priced)


def common(found: list[Plan]) -> list[str]:
    """The questions that every plan answers in words."""
    asked = [[answer.question for answer in plan.answers if not answer.extra] for plan in found]
    return [] if not asked else [question for question in dict.fromkeys(asked[0]) if all(question in a for a in asked)]


def fits(plan: Plan, draft: Draft) -> bool:
    """Does a plan do what the draft asks for, and no extra beyond it?"""
    if draft.end is not None and plan.end != draft.end:
        return False
    left = [label(answer) for answer in plan.answers]
    for said in (*draft.extras, *draft.said):
        if said not in left:
            return False
        left.remove(said)
    extras = [label(answer) for answer in plan.answers if answer.extra]
    return not any(extra in left for extra in extras)


@dataclass
class Turn:
    """What one racer was asked in its turn."""

    seat: int
    choices: int = 0
    presses: int = 0
    dice: int = 0


@dataclass
class Counted:
    """A race, turn by turn."""

    turns: list[Turn] = field(default_factory=list)
    unfound: int = 0
    """Decisions that no plan holds; they are answered step by step."""

    def asked(self) -> list[Turn]:
        return [turn for turn in self.turns if turn.choices]


def count(game: Game, positions: list[State], made: list[tuple[int, int]], told: list[list[Event]]) -> Counted:
    """The presses of a race: its positions, the seat and the choice made in each, and what happened then."""
    counted = Counted([Turn(made[0][0])])
    turns = []
    for events in told:
        turns.append(counted.turns[-1])
        counted.turns[-1].dice += sum(event.key == DIE for event in events)
        counted.turns += [Turn(_owner(game, positions[0], event)) for event in events if event.key == TURN]
    place = 0
    while place < len(made):
        seat = made[place][0]
        row = [choice for other, choice in made[place:] if other == seat][: _together(made, place)]
        taken, presses = _presses(game, Observation(positions[place], seat), row, counted)
        if turns[place].seat == seat:
            turns[place].choices += taken
            turns[place].presses += presses
        place += taken
    return counted


def _owner(game: Game, state: State, event: Event) -> int:
    racer = event.racers()[0]
    return next(seat for seat, name in game.racers(state) if game.words["racer"].index(name) == racer)


def _together(made: list[tuple[int, int]], place: int) -> int:
    """How many choices one seat makes in a row from here on."""
    end = place
    while end < len(made) and made[end][0] == made[place][0]:
        end += 1
    return end - place


def _presses(game: Game, seen: Observation, row: Iterable[int], counted: Counted) -> tuple[int, int]:
    """How many choices the next whole move holds, and how often it takes a press."""
    scene = compose(game, seen)
    explorer = Explorer(next(k for k, kind in enumerate(game.events) if kind.key == TURN), MOST_POSITIONS, ENOUGH)
    rows = list(_rows(explorer, seen.known, row))
    found = plans(game, seen, scene)
    said = Counter(_labels(game, rows[-1]))
    while held := [plan for plan in found if plan.stop == "open" and not Counter(map(label, plan.answers)) - said]:
        found.remove(held[0])
        found += plans(game, seen, scene, held[0].choices)
    goal = _likeness(rows[-1])
    same = [plan for plan in found if plan.choices == _choices(rows[-1])] or [
        plan for plan in found if plan.stop != "open" and _likeness(_row(explorer, seen.known, plan.choices)) == goal
    ]
    if not same:
        made = _choices(rows[-1])
        exact = next(plan for plan in plans(game, seen, scene, made[:-1]) if plan.choices == made)
        same = [plan for plan in found if _deed(plan) == _deed(exact)]
    if not same:
        counted.unfound += 1
        return 1, 2
    return len(rows), min(Desk(found, scene).presses(plan) for plan in same)


def _rows(explorer: Explorer, state: State, made: Iterable[int]) -> Iterator[Row]:
    """The choices that were made, each after those before it, up to the first thing that was not certain."""
    row = Row(None, -1, [], state, OPEN)
    for choice in made:
        row = explorer.follow(row, choice)
        yield row
        if row.stop != OPEN:
            return


def _row(explorer: Explorer, state: State, choices: Iterable[int]) -> Row:
    *_, last = _rows(explorer, state, choices)
    return last


def _labels(game: Game, row: Row) -> Iterator[Label]:
    """What the answers of a row are known by."""
    for link in row.links():
        assert link.before is not None
        before = link.before.after
        choice = game.answer(before, link.choice)
        text = Text(f"choice-{choice.key}", choice.args)
        yield label(Answer(game.prompt(before).key, link.choice, text, (), before.extra(link.choice)))


def _choices(row: Row) -> tuple[int, ...]:
    return tuple(link.choice for link in row.links())


def _deed(plan: Plan) -> tuple[object, ...]:
    """What is said and where it ends; of the ways there only the cheapest are offered."""
    return plan.end, plan.stop, tuple(map(label, plan.answers))


def _likeness(row: Row) -> tuple[int, int, bytes]:
    """Where a row leads: rows with the same are one plan."""
    return row.stop, row.choice if row.stop == CHANCE else -1, bytes(row.after.likeness())


def raced(game: Game, number: int) -> Counted:
    """A race of greedy bots, counted."""
    race: Race = hippodrome.new(game.name, seed=number)
    greedy, pick = bot("greedy", game), Seeded(number, 0, "bots")
    positions, made, told = [], [], []
    while not race.over:
        seat = race.seat
        positions.append(race.state.clone())
        made.append((seat, int(greedy.choose(race.observe(seat), pick))))
        told.append(race.play(made[-1][1]))
    return count(game, positions, made, told)


def main(races: int) -> None:
    print("| Game | Turns | Choices a turn | Presses before | Presses now | Goal |")
    print("|---|---:|---:|---:|---:|---:|")
    for name in registry.names():
        counted = [raced(hippodrome.game(name), number) for number in range(races)]
        turns = [turn for race in counted for turn in race.asked()]
        choices, presses, dice = (mean(getattr(t, what) for t in turns) for what in ("choices", "presses", "dice"))
        goal = GOALS.get(name, "")
        if goal.startswith("dice"):
            goal = f"{goal} = {dice + 1:.1f}"
        unfound = sum(race.unfound for race in counted)
        print(f"| {name} | {len(turns)} | {choices:.1f} | {2 * choices:.1f} | {presses:.1f} | {goal} |", flush=True)
        if unfound:
            print(f"  {unfound} decisions of {name} are in no plan", file=sys.stderr)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 20)
