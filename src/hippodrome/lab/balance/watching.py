"""One race watched from the stands: who is asked what, who leads, who waits, what is entered and hit.

Everything is read from positions, events and the steps that show them, so that any game can be watched.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from hippodrome.bots import Bot
from hippodrome.bots.umpire import Umpire
from hippodrome.engine.chance import Seeded
from hippodrome.engine.choices import Argument
from hippodrome.engine.events import RACER, TURN, EventKind, Note, read_notes
from hippodrome.engine.game import Game
from hippodrome.engine.scene import Flash, Move, piece_id
from hippodrome.engine.state import NOBODY, Observation, Setup, State, Watcher
from hippodrome.lab.errors import RulesBroken

_MOST_KEPT = 50_000


@dataclass(frozen=True, slots=True)
class Glance:
    """The race as a turn begins: places and progress by seat, and the round."""

    ranks: tuple[int, ...]
    progress: tuple[float, ...]
    round: int


@dataclass(slots=True)
class Seen:
    """What was seen of one race."""

    players: int
    shares: list[float] = field(default_factory=list)
    """The win of each seat: 1, a part of it if shared, or 0."""
    ranks: tuple[int, ...] = ()
    racers: tuple[int, ...] = ()
    """The owner of each racer."""
    factors: Mapping[str, tuple[Argument, ...]] = field(default_factory=dict)
    decisions: int = 0
    forced: int = 0
    turns: int = 0
    offers: Counter[int] = field(default_factory=Counter)
    waits: list[int] = field(default_factory=list)
    """Decisions of others between two of one's own."""
    idle: list[int] = field(default_factory=list)
    """Decisions of others after each seat's last one."""
    glances: list[Glance] = field(default_factory=list)
    eliminations: int = 0
    tracked: dict[tuple[int, str], list[int]] = field(default_factory=dict)
    """How often each seat drew, played or did a thing."""
    visits: Counter[str] = field(default_factory=Counter)
    stops: Counter[str] = field(default_factory=Counter)
    hits: Counter[str] = field(default_factory=Counter)


class Stand:
    """A place to watch races of one setup from."""

    def __init__(self, game: Game, setup: Setup) -> None:
        self.game = game
        self.setup = setup
        self.racer_words = game.words[RACER]
        self.turn_kind = next(kind for kind, shape in enumerate(game.events) if shape.key == TURN)
        self.last_kinds = {
            kind: _racer_part(shape)
            for kind, shape in enumerate(game.events)
            if shape.key in game.measures.eliminations
        }
        self.tracked = self._tracked_kinds()
        self._shown: dict[tuple[int, ...], tuple[tuple[tuple[str, tuple[str, ...]], ...], tuple[str, ...]]] = {}

    def _tracked_kinds(self) -> dict[int, list[tuple[int, int, int, str]]]:
        """For each kind of event: (which measure, place of its racer, place of its part, vocabulary or key)."""
        found: dict[int, list[tuple[int, int, int, str]]] = {}
        for kind, shape in enumerate(self.game.events):
            racer = _racer_part(shape)
            for number, tracked in enumerate(self.game.measures.tracked):
                if shape.key not in tracked.events or not racer:
                    continue
                part = next((1 + i for i, part in enumerate(shape.parts) if part.name == tracked.part), 0)
                words = shape.parts[part - 1].words if part else shape.key
                found.setdefault(kind, []).append((number, racer, part, words))
        return found

    def watch(self, bots: Sequence[Bot], seed: int | str, number: int) -> Seen:
        """Race `number` of a seed, from the first question to the end."""
        luck = Seeded(seed, number)
        mind = Seeded(seed, number, "bots")
        state = self.game.start(self.setup, luck)
        return _Watching(self, state, bots).run(luck, mind)

    def steps(self, state: State, note: Note) -> tuple[tuple[tuple[str, tuple[str, ...]], ...], tuple[str, ...]]:
        """What an event shows: (piece, cells entered) for each move, and the pieces or cells that are hit."""
        key = note[:7]
        kept = self._shown.get(key)
        if kept is None:
            steps = self.game.show(state, read_notes(self.game.events, [note])[0])
            moves = tuple(
                (step.piece, step.path[1:] or step.path) for step in steps if isinstance(step, Move) and step.path
            )
            hits = tuple(step.at for step in steps if isinstance(step, Flash) and step.manner in ("hit", "wreck"))
            kept = moves, hits
            if len(self._shown) >= _MOST_KEPT:
                self._shown.clear()
            self._shown[key] = kept
        return kept


def _racer_part(shape: EventKind) -> int:
    """Where the racer of an event stands in its note; 0 if it has none."""
    return next((1 + i for i, part in enumerate(shape.parts) if part.words == RACER), 0)


class _Watching:
    """A race in progress and the notebook on it."""

    def __init__(self, stand: Stand, state: State, bots: Sequence[Bot]) -> None:
        self.stand = stand
        self.state = state
        self.umpire = Umpire(stand.game.heuristic, bots)
        self.players = int(state.players)
        self.seen = Seen(self.players)
        self.pieces = frozenset(map(piece_id, range(len(stand.racer_words))))
        self.cells: dict[str, str] = {}
        self.done: dict[tuple[int, str], Counter[int]] = {}
        self.factors = stand.game.measures.factors(state)
        self.seen.turns = 1 if self.factors else 0
        self.reached = [0.0] * self.players

    def run(self, luck: Seeded, mind: Seeded) -> Seen:
        state, seen = self.state, self.seen
        watcher = Watcher()
        state.watcher = watcher
        self.place_pieces()
        self.glance()
        asked_last = [-1] * self.players
        before = -1
        while not state.over:
            seat = int(state.seat)
            if seat != before and asked_last[seat] >= 0:
                seen.waits.append(seen.decisions - asked_last[seat] - 1)
            seen.offers[int(state.offers)] += 1
            asked_last[seat] = seen.decisions
            state.resolve(self.choose(mind), luck)
            state.offer()
            while state.offers == 1:
                seen.forced += 1
                state.resolve(state.offered[0], luck)
                state.offer()
            seen.decisions += 1
            self.read(watcher.drain())
            before = seat
        seen.idle = [seen.decisions - 1 - last for last in asked_last]
        self.finish()
        return seen

    def choose(self, mind: Seeded) -> int:
        """What the seat that is asked does; a bot that breaks the rules ends the study."""
        state = self.state
        if self.umpire.bots[state.seat].name == "random":
            return int(state.offered[mind.below(state.offers)])
        choice = self.umpire.choose(state, mind)
        if self.umpire.faults:
            raise RulesBroken(fault=self.umpire.faults[0].sentence())
        return choice

    def read(self, notes: list[Note]) -> None:
        """Go through what happened after one decision."""
        stand, seen = self.stand, self.seen
        began = 0
        for note in notes:
            kind = note[0]
            if kind == stand.turn_kind:
                began += 1
            for number, racer, part, words in stand.tracked.get(kind, ()):
                item = words if not part else f"{words}:{note[part]}"
                self.done.setdefault((number, item), Counter())[note[racer]] += 1
            moves, hits = stand.steps(self.state, note)
            for piece, entered in moves:
                seen.visits.update(entered)
                self.cells[piece] = entered[-1]
            for at in hits:
                cell = self.cells.get(at, "") if at in self.pieces else at
                if cell:
                    seen.hits[cell] += 1
            if kind in stand.last_kinds:
                seen.eliminations += 1
                self.cells.pop(piece_id(note[stand.last_kinds[kind]]), None)
        if began:
            seen.turns += began
            if not self.factors:
                self.factors = stand.game.measures.factors(self.state)
                self.place_pieces()
            seen.stops.update(self.cells.values())
            self.glance()

    def place_pieces(self) -> None:
        """Where the pieces stand, as a spectator sees them."""
        scene = self.stand.game.scene(Observation(self.state, int(NOBODY)))
        self.cells |= {piece.id: piece.cell for piece in scene.pieces if piece.cell}

    def glance(self) -> None:
        """Note places and progress by seat; a racer that is out stays where it was last seen."""
        measures, state = self.stand.game.measures, self.state
        ranks = tuple(int(rank) for rank in state.ranks())
        racing = measures.progress(state)
        if racing:
            reached: list[float | None] = [None] * self.players
            for (owner, _), progress in zip(self.stand.game.racers(state), racing, strict=True):
                best = reached[owner]
                if progress is not None and (best is None or progress > best):
                    reached[owner] = progress
            self.reached = [old if new is None else new for old, new in zip(self.reached, reached, strict=True)]
        else:
            self.reached = [(self.players - rank) / max(1, self.players - 1) for rank in ranks]
        self.seen.glances.append(Glance(ranks, tuple(self.reached), measures.round(state)))

    def finish(self) -> None:
        """The result, and what was done by seat instead of by racer."""
        state, seen = self.state, self.seen
        self.glance()
        winners = [int(seat) for seat in state.winners()]
        seen.shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(self.players)]
        seen.ranks = tuple(int(rank) for rank in state.ranks())
        racers = self.stand.game.racers(state)
        seen.racers = tuple(owner for owner, _ in racers)
        seen.factors = self.factors
        owners = {self.stand.racer_words.index(name): owner for owner, name in racers}
        for key, by_racer in self.done.items():
            counts = [0] * self.players
            for racer, count in by_racer.items():
                counts[owners[racer]] += count
            seen.tracked[key] = counts
