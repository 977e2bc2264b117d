"""How often a turn is pressed: the same decisions as single questions and as whole moves.

`python tools/presses.py [RACES]` lets greedy bots race and counts, for every turn of every racer, the presses from
its first question to its last: as the page asked before there were plans (each answer chosen and confirmed), and as
it asks now, by the page's own rules (`web/src/lib/desk.ts`, run by `web/tools/presses.ts`). `--browser` makes the
decisions of one race of each game with real clicks besides. Answers in somebody else's turn are not counted.
"""

from __future__ import annotations

import json
import subprocess
import sys
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from statistics import mean
from tempfile import TemporaryDirectory
from typing import NamedTuple

import clicks
import looks
from pydantic_core import to_json

import hippodrome
from hippodrome.bots import bot
from hippodrome.engine import registry
from hippodrome.engine.chance import Seeded
from hippodrome.engine.compose import compose
from hippodrome.engine.events import TURN, Event
from hippodrome.engine.game import Game
from hippodrome.engine.plan import Answer, Plan
from hippodrome.engine.plans import ENOUGH, MOST_POSITIONS, plans, thought, turn_number
from hippodrome.engine.race import Race
from hippodrome.engine.rows import CHANCE, OPEN, Explorer, Row
from hippodrome.engine.scene import Scene, Text
from hippodrome.engine.state import Observation, State

GOALS = {"chariot_race": "5", "titan_race": "4", "arena_maximus": "5", "scrap_racer": "dice + 1"}
DIE = "rolled"
"""The event by which a die of a press-your-luck turn is told."""
WEB = Path(__file__).parents[1] / "web"

STEP = 2
"""What no plan holds is answered step by step: chosen and confirmed."""

Label = tuple[object, ...]


def label(answer: Answer) -> Label:
    """What an answer is known by: the question and its words, of a thing that is picked without their numbers."""
    if answer.extra:
        named = (item for item in answer.text.args.items() if not isinstance(item[1], int))
        return answer.question, answer.text.key, tuple(sorted(named))
    return answer.question, answer.text.key, tuple(sorted(answer.text.args.items()))


class Desk:
    """The page's rules for choosing among plans, in a process of Node's."""

    def __init__(self, folder: str) -> None:
        built = [str(WEB / "node_modules" / ".bin" / "vite"), "build", "--ssr", "tools/presses.ts", "--outDir", folder]
        subprocess.run(built, cwd=WEB, check=True, capture_output=True)
        self.node = subprocess.Popen(
            ["node", str(Path(folder) / "presses.js")], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )

    def presses(self, decision: Decision) -> list[tuple[str, str | int]]:
        """The fewest presses that make a decision; none if it cannot be made so."""
        assert self.node.stdin is not None
        assert self.node.stdout is not None
        self.node.stdin.write(decision.sent() + b"\n")
        self.node.stdin.flush()
        return [(what, which) for what, which in json.loads(self.node.stdout.readline())]

    def close(self) -> None:
        self.node.communicate()


@dataclass(frozen=True)
class Decision:
    """A moment, what can be done, and which of it was done."""

    scene: Scene
    plans: list[Plan]
    wanted: list[Plan]
    later: list[Plan] = field(default_factory=list)
    """What follows on a plan that ends at a rest: then one of these was done."""
    most: int = 40
    """So many presses are worth looking for."""

    def sent(self) -> bytes:
        """As the desk reads it."""
        among = [*self.plans, *self.later]
        wanted = [k for k, plan in enumerate(among) if any(plan is other for other in self.wanted)]
        parts = {name: getattr(self.scene, name) for name in ("question", "pieces", "panels", "stakes")}
        return to_json({"plans": self.plans, "later": self.later, "scene": parts, "wanted": wanted, "most": self.most})


class Move(NamedTuple):
    """What was done with one button: how many choices, by which presses, as which of the plans."""

    taken: int
    presses: list[tuple[str, str | int]]
    wanted: list[Plan]
    onward: bool = False
    """Two questions were answered."""


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


def count(
    desk: Desk, game: Game, positions: list[State], made: list[tuple[int, int]], told: list[list[Event]]
) -> Counted:
    """The presses of a race: its positions, the seat and the choice made in each, and what happened then."""
    counted = Counted([Turn(made[0][0])])
    turns = []
    for events in told:
        turns.append(counted.turns[-1])
        counted.turns[-1].dice += sum(event.key == DIE for event in events)
        counted.turns += [Turn(_owner(game, positions[0], event)) for event in events if event.key == TURN]
    place = 0
    while place < len(made):
        move = moved(desk, game, positions, made, place)
        if turns[place].seat == made[place][0]:
            counted.unfound += not move.presses
            turns[place].choices += move.taken
            turns[place].presses += len(move.presses) or STEP * move.taken
        place += move.taken
    return counted


def moved(desk: Desk, game: Game, positions: list[State], made: list[tuple[int, int]], place: int) -> Move:
    """What is done at once from a place of a race on: the question that is asked, or the one after it as well."""
    seat = made[place][0]
    row = [choice for _, choice in made[place : place + _together(made, place)]]
    taken, decision = decided(game, Observation(positions[place], seat), row)
    presses = desk.presses(decision)
    onward = looked_on(game, Observation(positions[place], seat), decision, row[taken:])
    if onward is not None:
        more, both = onward
        after = decided(game, Observation(positions[place + taken], seat), row[taken:])[1]
        apart = (len(presses) or STEP * taken) + len(desk.presses(after))
        together = desk.presses(replace(both, most=apart - 1))
        if together:
            return Move(taken + more, together, both.wanted, True)
    return Move(taken, presses, decision.wanted)


def _owner(game: Game, state: State, event: Event) -> int:
    racer = event.racers()[0]
    return next(seat for seat, name in game.racers(state) if game.words["racer"].index(name) == racer)


def _together(made: list[tuple[int, int]], place: int) -> int:
    """How many choices one seat makes in a row from here on."""
    end = place
    while end < len(made) and made[end][0] == made[place][0]:
        end += 1
    return end - place


def decided(game: Game, seen: Observation, row: Iterable[int]) -> tuple[int, Decision]:
    """How many choices the next whole move holds, and the decision it is."""
    scene = compose(game, seen)
    explorer = _explorer(game)
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
    return len(rows) if same else 1, Decision(scene, found, same)


def looked_on(game: Game, seen: Observation, decision: Decision, row: list[int]) -> tuple[int, Decision] | None:
    """Where a decision ends at a rest and the seat goes on: how many choices more are certain, and both as one."""
    first = decision.wanted[0] if decision.wanted else None
    if first is None or first.stop != "rest" or not row or _passes(seen.known, first.choices[0]):
        return None
    found = plans(game, seen, decision.scene, first.choices)
    explorer = _explorer(game)
    start = _row(explorer, seen.known, first.choices)
    rows = list(_rows(explorer, start.after, row))
    goal = _likeness(rows[-1])
    whole = [plan for plan in found if plan.stop != "open"]
    same = [plan for plan in whole if _likeness(_row(explorer, seen.known, plan.choices)) == goal]
    return len(rows), replace(decision, wanted=same, later=found)


def _passes(state: State, choice: int) -> bool:
    """Is a window passed, where a row ends at a table?"""
    return int(state.window()) >= 0 and choice == int(state.passing())


def _rows(explorer: Explorer, state: State, made: Iterable[int]) -> Iterator[Row]:
    """The choices that were made, each after those before it, up to the first thing that was not certain."""
    row = Row(None, -1, [], state, OPEN)
    for choice in made:
        row = explorer.follow(row, choice)
        yield row
        if row.stop != OPEN:
            return


def _explorer(game: Game) -> Explorer:
    return Explorer(turn_number(game), MOST_POSITIONS, ENOUGH)


def _row(explorer: Explorer, state: State, choices: Iterable[int]) -> Row:
    return thought(explorer, state, choices)


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


def raced(desk: Desk, game: Game, number: int) -> Counted:
    """A race of greedy bots, counted."""
    race: Race = hippodrome.new(game.name, seed=number)
    greedy, pick = bot("greedy", game), Seeded(number, 0, "bots")
    positions, made, told = [], [], []
    while not race.over:
        seat = race.seat
        positions.append(race.state.clone())
        made.append((seat, int(greedy.choose(race.observe(seat), pick))))
        told.append(race.play(made[-1][1]))
    return count(desk, game, positions, made, told)


def table(desk: Desk, races: int) -> None:
    """The table of `docs/page.md`."""
    print("| Game | Turns | Choices a turn | Presses before | Presses now | Goal |")
    print("|---|---:|---:|---:|---:|---:|")
    for name in registry.names():
        counted = [raced(desk, hippodrome.game(name), number) for number in range(races)]
        turns = [turn for race in counted for turn in race.asked()]
        choices, presses, dice = (mean(getattr(t, what) for t in turns) for what in ("choices", "presses", "dice"))
        goal = GOALS.get(name, "")
        if goal.startswith("dice"):
            goal = f"{goal} = {dice + 1:.1f}"
        unfound = sum(race.unfound for race in counted)
        print(f"| {name} | {len(turns)} | {choices:.2f} | {2 * choices:.2f} | {presses:.2f} | {goal} |", flush=True)
        if unfound:
            print(f"  {unfound} decisions of {name} are in no plan", file=sys.stderr)


def check(desk: Desk, most: int = 8) -> None:
    """Decisions of a race of each game, made in a browser with the presses that were counted: whole moves of many
    presses, and moves that answer two questions at once.
    """
    for name in registry.names():
        game = hippodrome.game(name)
        race = looks.raced(name, game.players[-1])
        positions = [state.clone() for state in race.record.walk()]
        made = [(int(positions[k].seat), int(move.choice)) for k, move in enumerate(race.record.moves)]
        moments: dict[bool, list[clicks.Moment]] = {False: [], True: []}
        place = 0
        while place < len(made):
            move = moved(desk, game, positions, made, place)
            if move.presses:
                sent = tuple(plan.choices for plan in move.wanted)
                moments[move.onward].append(clicks.Moment(place, move.presses, sent))
            place += move.taken
        for onward, found in moments.items():
            longest = sorted(found, key=lambda one: -len(one.presses))
            chosen = longest[:: max(1, len(longest) // most)][:most]
            for screen in clicks.SCREENS:
                counted = clicks.clicked(race, chosen, screen)
                what = "moves over two questions" if onward else "moves"
                print(f"{name} {screen}: {counted} clicks made {len(chosen)} {what} of {len(found)}", flush=True)


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("races", type=int, nargs="?", default=20)
    parser.add_argument("--browser", action="store_true", help="make decisions of a race of each game with real clicks")
    given = parser.parse_args()
    with TemporaryDirectory() as folder:
        desk = Desk(folder)
        check(desk) if given.browser else table(desk, given.races)
        desk.close()


if __name__ == "__main__":
    main()
