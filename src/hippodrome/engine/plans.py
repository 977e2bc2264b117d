"""Plans: whole moves of one seat, seen before they are made.

A plan is a row of choices (`rows`) with everything certain about it: what it looks like, where the racer ends,
what is lost and gained at which place, who is passed. Plans are derived from the rules and from what events look
like; a game only says where people look up (`State.rests`) and which answers are steps of a way (`Game.ways`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import final

from hippodrome.engine.errors import IllegalChoice
from hippodrome.engine.events import TURN, Event, read_notes
from hippodrome.engine.game import Game
from hippodrome.engine.plan import Answer, Plan, Stop
from hippodrome.engine.rows import OPEN, REST, Explorer, Note, Row
from hippodrome.engine.scene import NOTHING, Scene, Step, Text
from hippodrome.engine.state import Observation, State
from hippodrome.engine.walks import Walk, drawn

MOST_POSITIONS = 160
"""How many positions are looked at for the plans of one moment."""
ENOUGH = 24
"""With so many plans found, those with more things picked are told only when one of the things is."""
MOST_ALIKE = 3
"""How many ways to the same end with the same answers are kept, the cheapest first."""

_STOPS: tuple[Stop, ...] = ("chance", "seat", "turn", "over", "rest", "open")


def plans(game: Game, seen: Observation, scene: Scene, after: Sequence[int] = ()) -> list[Plan]:
    """The plans of the seat that is asked, after choices of its own that are thought of as made.

    `scene` is what the seat sees now. Raises `IllegalChoice` if `after` is no row of certain choices.
    """
    if not seen.choices():
        return []
    explorer = Explorer(turn_number(game), MOST_POSITIONS, ENOUGH)
    start = thought(explorer, seen.known, after)
    teller = _Teller(game, seen, scene, start)
    told = [teller.told(row) for row in explorer.explore(start.after)]
    return [teller.plan(one) for one in _frugal(_thinned(told, teller.piece), teller.piece)]


def _act(game: Game, state: State, plan: Plan) -> Text:
    """The button's words; nothing for a plan without answers of which the game says nothing."""
    last = plan.answers[-1].text if plan.answers else NOTHING
    return game.act(state, plan) or last


def foretold(game: Game, seen: Observation, choices: Iterable[int]) -> list[Event]:
    """What certainly happens if these choices are made one after the other, as the seat sees it."""
    explorer = Explorer(turn_number(game), MOST_POSITIONS, ENOUGH)
    notes = [note for row in thought(explorer, seen.known, choices).links() for note in row.notes]
    return [event.seen(int(seen.seat)) for event in read_notes(game.events, notes)]


def turn_number(game: Game) -> int:
    """The number of the event a turn begins with."""
    return next(number for number, kind in enumerate(game.events) if kind.key == TURN)


def thought(explorer: Explorer, state: State, choices: Iterable[int]) -> Row:
    """The row of these choices; all but the last must lead to a question of the same seat."""
    row = Row(None, -1, [], state, OPEN)
    for choice in choices:
        legal = row.after.choices() if row.stop in (OPEN, REST) else []
        if choice not in legal:
            raise IllegalChoice(choice=choice, choices=", ".join(map(str, legal)))
        row = explorer.follow(row, choice)
    return row


@final
class _Told:
    """A row as it is told: a choice after what was told before."""

    def __init__(
        self,
        row: Row,
        before: _Told | None,
        questions: tuple[tuple[str, int], ...],
        steps: tuple[Step, ...],
        walk: Walk,
    ) -> None:
        self.row = row
        self.before = before
        self.choices: tuple[int, ...] = () if before is None else (*before.choices, row.choice)
        self.questions = questions
        """What is answered in words, and how: question and choice."""
        self.steps = steps
        """What the last choice looks like."""
        self.walk = walk

    def links(self) -> list[_Told]:
        """Each choice of the row, the last one here."""
        links: list[_Told] = []
        told: _Told | None = self
        while told is not None and told.before is not None:
            links.append(told)
            told = told.before
        links.reverse()
        return links


class _Teller:
    """Tells rows as plans; what several rows share is told once."""

    def __init__(self, game: Game, seen: Observation, scene: Scene, start: Row) -> None:
        self.game = game
        self.seen = seen
        self.seat = int(seen.seat)
        self.ways = game.ways
        self.pieces = {panel.id: panel.piece for panel in scene.panels}
        self.ranks = list(seen.known.ranks())
        self.piece = scene.question.piece if scene.question is not None else ""
        self._told: dict[Row, _Told] = {}
        self._shown: dict[Note, tuple[Step, ...]] = {}
        self._answers: dict[Row, Answer] = {}
        self._questions: dict[int, str] = {}
        cells = {piece.id: piece.cell for piece in scene.pieces}
        self.start = _Told(start, None, (), (), Walk(cells))
        for link in start.links():
            self.start = self._longer(self.start, link)

    def told(self, row: Row) -> _Told:
        """A row from the start on."""
        before = row.before
        if before is None:
            return self.start
        found = self._told.get(row)
        if found is None:
            found = self._told[row] = self._longer(self.told(before), row)
        return found

    def _longer(self, told: _Told, link: Row) -> _Told:
        question = self._question(link)
        asked = told.questions if question in self.ways else (*told.questions, (question, link.choice))
        steps = self._steps(link)
        walk = told.walk.on(steps, self.pieces) if steps else told.walk
        return _Told(link, told, asked, steps, walk)

    def _question(self, link: Row) -> str:
        """The question a choice answers, as it is called where it comes up first."""
        assert link.before is not None
        phase = int(link.before.after.phase)
        if phase not in self._questions:
            self._questions[phase] = self.game.prompt(link.before.after).key
        return self._questions[phase]

    def _steps(self, link: Row) -> tuple[Step, ...]:
        """What one choice of a row looks like."""
        steps: list[Step] = []
        for note in link.notes:
            shown = self._shown.get(note)
            if shown is None:
                [event] = read_notes(self.game.events, [note])
                shown = self._shown[note] = tuple(self.game.show(self.seen.known, event.seen(self.seat)))
            steps.extend(shown)
        return tuple(steps)

    def plan(self, told: _Told) -> Plan:
        row, whole = told.row, told.row.stop != OPEN
        links = told.links()
        ranks = list(row.after.ranks())
        mine, now = self.ranks[self.seat], ranks[self.seat]
        parts = (
            told.choices,
            tuple([self._answer(link.row) for link in links if self._question(link.row) not in self.ways]),
            drawn([step for link in links for step in link.steps]) if whole else (),
            self.piece,
            told.walk.cells.get(self.piece, ""),
            told.walk.tolls if whole else (),
            told.walk.wrecked,
            int(now),
            tuple([seat for seat, rank in enumerate(self.ranks) if rank < mine and ranks[seat] > now]),
            _STOPS[row.stop],
        )
        plan = Plan(*parts)
        ahead = self.game.ahead(row.after, plan) if row.stop == REST else ()
        return Plan(*parts, _act(self.game, self.seen.known, plan), ahead)

    def _answer(self, link: Row) -> Answer:
        """One choice of a row in words."""
        found = self._answers.get(link)
        if found is None:
            assert link.before is not None
            before = link.before.after
            choice = self.game.answer(before, link.choice)
            text = Text(f"choice-{choice.key}", choice.args)
            found = Answer(self._question(link), link.choice, text, choice.targets, before.extra(link.choice))
            self._answers[link] = found
        return found


def _thinned(found: list[_Told], piece: str) -> list[_Told]:
    """Of rows with the same answers and the same end only the cheapest few, all in the order found."""
    alike: dict[tuple[object, ...], list[_Told]] = {}
    for told in found:
        key = told.choices[:1], told.questions, told.walk.cells.get(piece, ""), told.row.stop
        alike.setdefault(key, []).append(told)
    kept: set[int] = set()
    for group in alike.values():
        some = sorted(group, key=lambda told: _dearness(told, piece)) if len(group) > MOST_ALIKE else group
        kept.update(id(told) for told in some[:MOST_ALIKE])
    return [told for told in found if id(told) in kept]


def _frugal(found: list[_Told], piece: str) -> list[_Told]:
    """Of rows to the same end with as much picked the cheapest stands where the first was found, and so on."""
    alike: dict[tuple[object, ...], list[int]] = {}
    for place, told in enumerate(found):
        key = told.row.picked, told.walk.cells.get(piece, ""), told.row.stop
        alike.setdefault(key, []).append(place)
    order = list(found)
    for places in alike.values():
        some = sorted([found[place] for place in places], key=lambda told: _dearness(told, piece))
        for place, told in zip(places, some, strict=True):
            order[place] = told
    return order


def _dearness(told: _Told, piece: str) -> tuple[bool, int, int]:
    return piece in told.walk.wrecked, told.walk.price(piece), len(told.choices)
