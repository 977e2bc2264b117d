"""The moves that decided a race, and the one sentence that a friend would say of each.

A sentence names players by `{0}`, `{1}`, …: who shows it puts in their names.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from hippodrome.engine.events import RACER, TURN, Event
from hippodrome.engine.game import Game
from hippodrome.engine.omen import LEAD, PASS
from hippodrome.engine.preview import preview
from hippodrome.engine.record import Record
from hippodrome.engine.scene import Change, Flash, Move, Step
from hippodrome.engine.state import Observation, State
from hippodrome.engine.words import LANGUAGES, Words
from hippodrome.study.analysis import GRID, Decision, Point, TurningPoint, spoken
from hippodrome.study.course import Course, Ply
from hippodrome.study.why import omens
from hippodrome.study.words import percent, study_words

MISTAKE = 0.02
TURNING_POINTS = 5
LEAST_SWING = 0.04
SHARE = 0.5
"""The mover's own chance is told if it changed by this part of what any chance did."""

EVENTFUL = {"wreck": 6, "line": 5, "hit": 4, "gain": 3, "turn": 1}
"""How much what draws the eye tells of a moment."""
STRIKING = 3
"""What tells as much is told of a choice too, and what befalls nobody in particular tells no more."""
GOING = 2
"""Where somebody drove tells so much: nothing of why their chances are others."""
CONCERNED = 3
"""How much more it tells if it befell whoever is spoken of, and moved them at least."""
OUT_OF_NOWHERE = 0.01
"""A chance below this is none worth naming."""
RISK = 0.1
"""What is less likely right after a choice is not told."""
CERTAIN = 2.0
"""A move counts for what it changed, less so many standard errors."""


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
    """The one thing that tells what it led to, if there is one."""
    asked: bool
    """What luck brought is told best by the question that it put to the mover."""
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
        self, record: Record, course: Course, points: list[Point], decisions: list[Decision],
        stood_in: Collection[int], errors: Sequence[float],
    ) -> None:  # fmt: skip
        self.record = record
        self.game: Game = record.declared
        self.course = course
        self.points = points
        self.decisions = {decision.at: decision for decision in decisions}
        self.stood_in = stood_in
        self.events = record.events()
        self.errors = errors
        self.owners = owners(self.game, course.end)

    def found(self) -> list[TurningPoint]:
        """The moves that changed most, at most one of each turn, in the order of the race."""
        turns: dict[int, tuple[float, int]] = {}
        turn = 0
        for at, ply in enumerate(self.course.plies, start=1):
            if at > 1 and ply.seat != self.course.plies[at - 2].seat:
                turn += 1
            turns[turn] = max(turns.get(turn, (0.0, 0)), (self.surely(at), -at))
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

    def surely(self, at: int) -> float:
        """What a move changed at least, as far as noise goes: so that no turning point is made of it."""
        indexes = self.indexes(at)
        noise = self.errors[at - 1] ** 2
        if len(indexes) > 1:
            noise += self.points[indexes[0] - 1].spread ** 2 + self.points[indexes[-1]].spread ** 2
        return self.swing(at) - CERTAIN * float(noise**0.5)

    def turning_point(self, at: int) -> TurningPoint:
        """What one move changed, and what is to be said of it."""
        indexes, changes = self.indexes(at), self.changes(at)
        largest = max(indexes, key=lambda index: (self.step(index), index))
        gainer = max(range(len(changes)), key=lambda seat: changes[seat])
        loser = min(range(len(changes)), key=lambda seat: changes[seat])
        ply, throw = self.course.plies[at - 1], indexes.index(largest) - 1
        told = ply.told[throw] if throw >= 0 else 0
        kind = self.points[largest].kind
        moment = self.told(at, kind == "chance", told, changes)
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
            said=self.said(at, moment, gainer),
            about=moment.about,
            before=moment.before,
            after=moment.after,
            judged="wrong" if moment.better >= 0 else "best" if moment.best else "",
        )

    def step(self, index: int) -> float:
        new, old = self.points[index].win, self.points[index - 1].win
        return sum(abs(difference(one, other)) for one, other in zip(new, old, strict=True))

    # What is to be said

    def told(self, at: int, by_luck: bool, told: int, changes: list[float]) -> Told:
        """Who, what, what it changed, and what would have been better."""
        indexes, ply = self.indexes(at), self.course.plies[at - 1]
        seat, own, events = ply.seat, True, self.events[at - 1]
        if by_luck:
            turns = [event for event in events[:told] if event.key == TURN]
            if turns:
                seat, own = self.owners.get(turns[-1].racers()[0], ply.seat), False
        most = max(map(abs, changes))
        about = seat if abs(changes[seat]) >= SHARE * most else max(range(len(changes)), key=lambda s: abs(changes[s]))
        event = self.telling(
            events[told:] if by_luck else self.followed(at), about, changes[about] > 0, 1 if by_luck else STRIKING
        )
        decision = self.decisions[at - 1]
        chances = {option.choice: option.win for option in decision.options}
        after = self.points[indexes[-1]].win[about]
        wrong = own and decision.cost >= MISTAKE and (about != seat or chances[decision.best] > after)
        best = not by_luck and max(chances.values()) == chances[decision.choice]
        return Told(
            seat, own, by_luck, event, by_luck and about == seat and changes[seat] < 0 and self.open(at, event), about,
            self.points[indexes[0] - 1].win[about], after,
            decision.best if wrong else -1, chances[decision.best],
            best=best and about == seat and changes[seat] > 0,
        )  # fmt: skip

    def followed(self, at: int) -> list[Event]:
        """What came of a choice and of those after it in the turn, before luck or anybody else had a say."""
        plies = self.course.plies
        seat = plies[at - 1].seat
        events = self.consequences(at - 1)
        while at < len(plies) and not plies[at - 1].throws and plies[at].seat == seat:
            if any(event.key == TURN for event in events):
                break
            events += self.consequences(at, plies[at].told[0] if plies[at].throws else None)
            at += 1
        return events

    def consequences(self, at: int, upto: int | None = None) -> list[Event]:
        """What is told of a move; that it was made need not be said again, unless it draws the eye."""
        events = self.events[at][:upto]
        if events and self.owner(events[0]) == self.course.plies[at].seat:
            return events if self.drawing(events[0]) >= EVENTFUL["line"] else events[1:]
        return events

    def open(self, at: int, event: Event | None) -> bool:
        """Did a throw that tells nothing by itself leave the mover with a question?"""
        plies = self.course.plies
        plain = event is not None and self.drawing(event) <= 1
        return plain and at < len(plies) and plies[at].seat == plies[at - 1].seat

    def telling(self, events: list[Event], about: int, rising: bool, least: int) -> Event | None:
        """The one thing that tells most of what came, as far as it goes before the next turn."""
        upto = next((place for place, event in enumerate(events) if event.key == TURN and place), len(events))
        moments = enumerate(events[:upto])
        told = [place for place, event in moments if self.drawing(event) >= least and self.drawing(event) != GOING]
        weight, place = max(((self.weight(events[place], about, rising), place) for place in told), default=(0, 0))
        # dice and cards one by one are the log, not the story
        alone = weight > 1 or sum(event.key == events[place].key for event in events[:upto]) == 1
        return events[place] if weight >= least and alone else None

    def weight(self, event: Event, about: int, rising: bool) -> int:
        """How much an event tells, above all of whom the talk is; what speaks for them explains no fall."""
        if event.key == TURN:
            return 0
        if self.owner(event) != about:
            return self.drawing(event)
        steps = [step for step in self.game.show(self.course.end, event) if fits(step, rising)]
        weight = max(map(eventful, steps), default=0)
        return weight + CONCERNED if weight > 1 else weight

    def drawing(self, event: Event) -> int:
        """How much an event draws the eye."""
        weight = max(map(eventful, self.game.show(self.course.end, event)), default=0)
        return weight if event.racers() else min(weight, STRIKING)

    def owner(self, event: Event) -> int:
        """Whose racer an event is about; nobody's: -1."""
        return self.owners.get(event.racers()[0], -1) if event.racers() else -1

    def said(self, at: int, told: Told, gainer: int) -> dict[str, str]:
        """The sentence in every language."""
        return {language: self.sentence(study_words(self.game, language), at, told, gainer) for language in LANGUAGES}

    def sentence(self, words: Words, at: int, told: Told, gainer: int) -> str:
        ply = self.course.plies[at - 1]
        names = [f"{{{seat}}}" for seat in range(self.record.players)]
        met = [] if told.event is None else told.event.racers()
        args: dict[str, object] = {
            "player": self.named(words, told.seat, met, True),
            "choice": self.quoted(words, ply, ply.choice) if told.lucky or told.event else self.row(words, at),
            "then": self.went_on(words, at, told),
            "risk": self.risk(words, ply, ply.choice) if told.better >= 0 or told.lucky else "none",
            "event": self.happened(words, at, told, names),
            "bot": str(told.own and at - 1 in self.stood_in).lower(),
            "name": self.named(words, told.about, met),
            "mover": names[told.about],
            "whose": "own" if told.about == told.seat else "other",
            "before": percent(words, told.before),
            "after": percent(words, told.after),
            "fate": self.fate(at, told),
            "way": "up" if told.after > told.before else "down",
            "slim": str(told.before < OUT_OF_NOWHERE).lower(),
            "gainer": self.named(words, gainer, met),
        }  # fmt: skip
        key = "choice" if not told.lucky else "luck" if told.own else "throw"
        parts = [words.say(f"study-turning-{key}", args)]
        parts.append(words.say("study-turning-change", args))
        if told.better >= 0:
            better, risk = self.quoted(words, ply, told.better), self.risk(words, ply, told.better)
            kept = {"better": better, "kept": percent(words, told.kept), "mover": names[ply.seat], "risk": risk}
            promise = self.promise(words, ply, told.better, names)
            parts.append(words.say("study-turning-better", {**args, **kept, "promise": promise}))
        elif told.best:
            parts.append(words.say("study-turning-best"))
        if told.about != gainer and told.after < told.before:
            parts.append(words.say("study-turning-gainer", args))
        return self.introduced(words, " ".join(parts).replace("!.", "!"))

    def happened(self, words: Words, at: int, told: Told, names: list[str]) -> str:
        """The one thing that tells what came, and the question it left the mover with if that says more."""
        if told.event is None:
            return "none"
        said = self.within(words, words.event(told.event, tuple(names)))
        if told.asked:
            asked = self.course.plies[at]
            said = said.rstrip(" .") + ". " + words.prompt(self.game.prompt(asked.state), "they", names[asked.seat])
        return said.rstrip(" .")

    def within(self, words: Words, said: str) -> str:
        """A sentence that goes on after a colon: it begins small, unless with a name."""
        named = any(said.startswith(words.word(RACER, racer)) for racer in self.owners)
        return said if named else said[:1].lower() + said[1:]

    def introduced(self, words: Words, said: str) -> str:
        """A sentence in which every racer is somebody's: the first time that one is named, its player stands beside."""
        for racer, owner in self.owners.items():
            word = words.word(RACER, racer)
            if f"({word})" not in said:
                said = re.sub(rf"\b{re.escape(word)}\b", rf"\g<0> ({{{owner}}})", said, count=1)
        return said

    def went_on(self, words: Words, at: int, told: Told) -> str:
        """What the player chose next, where luck brought nothing that tells."""
        return self.row(words, at + 1) if told.lucky and not told.event and self.goes_on(at, told.seat) else "none"

    def goes_on(self, at: int, seat: int) -> bool:
        """Does this player choose next, with nothing decided in between?"""
        plies = self.course.plies
        return at < len(plies) and plies[at].seat == seat

    def row(self, words: Words, at: int) -> str:
        """A choice that tells nothing by itself, with the next in the same turn that says another thing than "done"."""
        plies = self.course.plies
        first = plies[at - 1]
        choice = self.game.choice(first.state, first.choice)
        said = self.quoted(words, first, first.choice)
        for after in range(at, len(plies)):
            ended = any(event.key == TURN for event in self.events[after - 1])
            if plies[after - 1].throws or ended or not self.goes_on(after, first.seat):
                break
            following = self.game.choice(plies[after].state, plies[after].choice)
            new = any(choice.args.get(name) != value for name, value in following.args.items())
            if following.key != choice.key and new:
                then = self.quoted(words, plies[after], plies[after].choice)
                return words.say("study-turning-row", {"choice": said, "then": then})
        return said

    def promise(self, words: Words, ply: Ply, choice: int, names: list[str]) -> str:
        """What was certain to come of a choice, if that says why it was better."""
        events = preview(self.game, Observation(ply.state, ply.seat), choice)
        made = bool(events) and self.owner(events[0]) == ply.seat and self.drawing(events[0]) < EVENTFUL["line"]
        event = self.telling(events[made:], ply.seat, True, STRIKING)
        return "none" if event is None else self.within(words, words.event(event, tuple(names)).rstrip(" ."))

    def fate(self, at: int, told: Told) -> str:
        """Was it won or lost from there on, or still open?"""
        rest = [point.win[told.about] for point in self.points if point.at >= at]
        later = rest[self.indexes(at)[-1] - self.indexes(at)[0] :]
        return "won" if min(later) >= 1 else "lost" if max(later) <= 0 else "open"

    def quoted(self, words: Words, ply: Ply, choice: int) -> str:
        """A choice in words that can stand between quotation marks, and without the board (attribute `told`)."""
        spoken = self.game.choice(ply.state, choice)
        said = words.choice(spoken, "told") or words.choice(spoken)
        for outer, inner in zip("“”«»", "‘’“”", strict=True):
            said = said.replace(outer, inner)
        return said

    def risk(self, words: Words, ply: Ply, choice: int) -> str:
        """What chance could bring right after a choice, as far as its seat could know."""
        return omens(self.game, Observation(ply.state, ply.seat), choice, words, RISK, (LEAD, PASS)) or "none"

    def named(self, words: Words, seat: int, met: list[int], always: bool = False) -> str:
        """A player, with the racer that was named beside; `always`: with the only one there is anyway."""
        own = [racer for racer, owner in self.owners.items() if owner == seat]
        spoken = [racer for racer in met if racer in own] or (own if always and len(own) == 1 else [])
        name = f"{{{seat}}}"
        if not spoken:
            return name
        return words.say("study-turning-player", {"player": name, "racer": words.word(RACER, spoken[0])})


def owners(game: Game, state: State) -> dict[int, int]:
    """Whose each racer is, by its number."""
    return {game.words[RACER].index(racer): owner for owner, racer in game.racers(state)}


def eventful(step: Step) -> int:
    """How much a step tells of a moment."""
    if isinstance(step, Flash):
        return EVENTFUL[step.manner]
    if isinstance(step, Change) and step.cause:
        return 4 if step.by < 0 else 3
    return GOING if isinstance(step, Move) else 1


def fits(step: Step, rising: bool) -> bool:
    """May a step that befell somebody explain that their chances rose, or fell?"""
    if isinstance(step, Flash):
        return step.manner not in (("hit", "wreck") if rising else ("gain", "line"))
    return not isinstance(step, Change) or (step.by > 0) == rising


def with_names(said: str, names: Mapping[int, str] | list[str]) -> str:
    """A sentence with the players' names."""
    count = len(names)
    for seat in range(count):
        said = said.replace(f"{{{seat}}}", names[seat])
    return said


def difference(new: float, old: float) -> float:
    """The difference of two chances on the grid, on the grid."""
    return (round(new * GRID) - round(old * GRID)) / GRID
