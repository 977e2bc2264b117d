"""The moves that decided a race, and the one sentence that a friend would say of each.

A sentence names players by `{0}`, `{1}`, …: who shows it puts in their names.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from hippodrome.engine.events import RACER, TURN, Event
from hippodrome.engine.game import Game
from hippodrome.engine.record import Record
from hippodrome.engine.scene import Change, Flash, Move, Step
from hippodrome.engine.state import State
from hippodrome.engine.words import LANGUAGES, Words
from hippodrome.study.analysis import GRID, Decision, Point, TurningPoint, spoken
from hippodrome.study.course import Course
from hippodrome.study.words import percent, study_words

MISTAKE = 0.02
TURNING_POINTS = 5
LEAST_SWING = 0.04
SHARE = 0.5
"""The mover's own chance is told if it changed by this part of what any chance did."""

EVENTFUL = {"wreck": 6, "line": 5, "hit": 4, "gain": 3, "turn": 1}
"""How much what draws the eye tells of a moment."""


@dataclass(frozen=True, slots=True)
class Told:
    """What is to be said of a turning point."""

    seat: int
    """In whose turn it was."""
    own: bool
    """True if it came of the mover's choice, false if of what came after the turn had passed on."""
    lucky: bool
    """It was what chance answered that changed most."""
    event: Event | None
    """The one thing that tells what chance led to, if there is one."""
    about: int
    before: float
    after: float
    better: int
    """The choice that would have been better, or -1."""
    kept: float
    best: bool
    """The choice that was made was the best there was."""


class TurningPoints:
    """Finds the turning points of a race whose curve is known."""

    def __init__(
        self, record: Record, course: Course, points: list[Point], decisions: list[Decision], stood_in: Collection[int]
    ) -> None:
        self.record = record
        self.game: Game = record.declared
        self.course = course
        self.points = points
        self.decisions = {decision.at: decision for decision in decisions}
        self.stood_in = stood_in
        self.events = record.events()
        self.owners = owners(self.game, course.end)

    def found(self) -> list[TurningPoint]:
        """The moves that changed most, at most one of each turn, in the order of the race."""
        turns: dict[int, tuple[float, int]] = {}
        turn = 0
        for at, ply in enumerate(self.course.plies, start=1):
            if at > 1 and ply.seat != self.course.plies[at - 2].seat:
                turn += 1
            turns[turn] = max(turns.get(turn, (0.0, 0)), (self.swing(at), -at))
        largest = sorted(turns.values(), reverse=True)[:TURNING_POINTS]
        return [self.turning_point(-at) for _, at in sorted(largest, key=lambda one: -one[1]) if _ >= LEAST_SWING]

    def indexes(self, at: int) -> list[int]:
        return [index for index, point in enumerate(self.points) if point.at == at]

    def changes(self, at: int) -> list[float]:
        """What one move changed for every seat, its throws included."""
        indexes = self.indexes(at)
        before, after = self.points[indexes[0] - 1], self.points[indexes[-1]]
        return [difference(new, old) for new, old in zip(after.win, before.win, strict=True)]

    def swing(self, at: int) -> float:
        return round(sum(map(abs, self.changes(at))) / 2, 4)

    def turning_point(self, at: int) -> TurningPoint:
        """What one move changed, and what is to be said of it."""
        indexes, changes = self.indexes(at), self.changes(at)
        largest = max(indexes, key=lambda index: (self.step(index), index))
        gainer = max(range(len(changes)), key=lambda seat: changes[seat])
        loser = min(range(len(changes)), key=lambda seat: changes[seat])
        ply, throw = self.course.plies[at - 1], indexes.index(largest) - 1
        told = ply.told[throw] if throw >= 0 else 0
        kind = self.points[largest].kind
        return TurningPoint(
            point=largest,
            at=at,
            kind=kind,
            seat=ply.seat,
            swing=self.swing(at),
            gainer=gainer,
            gain=changes[gainer],
            loser=loser,
            loss=-changes[loser],
            spoken=spoken(self.game.choice(ply.state, ply.choice)),
            told=told,
            said=self.said(at, self.told(at, kind == "chance", told, changes), gainer),
        )

    def step(self, index: int) -> float:
        new, old = self.points[index].win, self.points[index - 1].win
        return sum(abs(difference(one, other)) for one, other in zip(new, old, strict=True))

    # What is to be said

    def told(self, at: int, by_luck: bool, told: int, changes: list[float]) -> Told:
        """Who, what, what it changed, and what would have been better."""
        indexes, ply = self.indexes(at), self.course.plies[at - 1]
        seat, own, event = ply.seat, True, None
        if by_luck:
            events = self.events[at - 1]
            turns = [event for event in events[:told] if event.key == TURN]
            if turns:
                seat, own = self.owners.get(turns[-1].racers()[0], ply.seat), False
            event = self.telling(events[told:])
        most = max(map(abs, changes))
        about = seat if abs(changes[seat]) >= SHARE * most else max(range(len(changes)), key=lambda s: abs(changes[s]))
        decision = self.decisions[at - 1]
        chances = {option.choice: option.win for option in decision.options}
        after = self.points[indexes[-1]].win[about]
        wrong = own and decision.cost >= MISTAKE and (about != seat or chances[decision.best] > after)
        return Told(
            seat, own, by_luck, event, about,
            self.points[indexes[0] - 1].win[about], after,
            decision.best if wrong else -1, chances[decision.best],
            best=not by_luck and max(chances.values()) == chances[decision.choice] and changes[ply.seat] > 0,
        )  # fmt: skip

    def telling(self, events: list[Event]) -> Event | None:
        """The one thing that tells most of what a throw led to, as far as it goes before the next turn."""
        upto = next((place for place, event in enumerate(events) if event.key == TURN and place), len(events))
        ranked = [(self.weight(event), place) for place, event in enumerate(events[:upto])]
        weight, place = max(ranked, default=(0, 0))
        # dice and cards one by one are the log, not the story
        alone = weight > 1 or sum(event.key == events[place].key for event in events[:upto]) == 1
        return events[place] if weight and alone else None

    def weight(self, event: Event) -> int:
        """How much an event tells."""
        shown = self.game.show(self.course.end, event)
        return max((eventful(step) for step in shown), default=0) if event.key != TURN else 0

    def said(self, at: int, told: Told, gainer: int) -> dict[str, str]:
        """The sentence in every language."""
        return {language: self.sentence(study_words(self.game, language), at, told, gainer) for language in LANGUAGES}

    def sentence(self, words: Words, at: int, told: Told, gainer: int) -> str:
        ply = self.course.plies[at - 1]
        names = [f"{{{seat}}}" for seat in range(self.record.players)]
        args: dict[str, object] = {
            "player": self.named(words, told.seat),
            "choice": words.choice(self.game.choice(ply.state, ply.choice)),
            "event": "none" if told.event is None else words.event(told.event, tuple(names)).rstrip("."),
            "bot": str(told.own and at - 1 in self.stood_in).lower(),
            "name": names[told.about],
            "whose": "own" if told.about == told.seat else "other",
            "before": percent(words, told.before),
            "after": percent(words, told.after),
            "fate": "won" if told.after >= 1 else "lost" if told.after <= 0 else "open",
            "way": "up" if told.after > told.before else "down",
            "gainer": names[gainer],
        }  # fmt: skip
        key = "choice" if not told.lucky else "luck" if told.own else "throw"
        parts = [words.say(f"study-turning-{key}", args)]
        parts.append(words.say("study-turning-change", args))
        if told.better >= 0:
            better = words.choice(self.game.choice(ply.state, told.better))
            kept = {"better": better, "kept": percent(words, told.kept), "mover": names[ply.seat]}
            parts.append(words.say("study-turning-better", {**args, **kept}))
        elif told.best:
            parts.append(words.say("study-turning-best"))
        if told.about != gainer and told.after < told.before:
            parts.append(words.say("study-turning-gainer", args))
        return " ".join(parts)

    def named(self, words: Words, seat: int) -> str:
        """A player with the racer that is spoken of, where there is but one."""
        racers = [racer for racer, owner in self.owners.items() if owner == seat]
        name = f"{{{seat}}}"
        if len(racers) != 1:
            return name
        return words.say("study-turning-player", {"player": name, "racer": words.word(RACER, racers[0])})


def owners(game: Game, state: State) -> dict[int, int]:
    """Whose each racer is, by its number."""
    return {game.words[RACER].index(racer): owner for owner, racer in game.racers(state)}


def eventful(step: Step) -> int:
    """How much a step tells of a moment."""
    if isinstance(step, Flash):
        return EVENTFUL[step.manner]
    if isinstance(step, Change):
        return 4 if step.by < 0 else 3
    return 2 if isinstance(step, Move) else 1


def with_names(said: str, names: Mapping[int, str] | list[str]) -> str:
    """A sentence with the players' names."""
    count = len(names)
    for seat in range(count):
        said = said.replace(f"{{{seat}}}", names[seat])
    return said


def difference(new: float, old: float) -> float:
    """The difference of two chances on the grid, on the grid."""
    return (round(new * GRID) - round(old * GRID)) / GRID
