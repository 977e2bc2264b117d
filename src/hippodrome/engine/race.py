"""A race under way: the small public face of the engine."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from hippodrome.engine import registry
from hippodrome.engine.chance import Chance, Recording, Sealed, Seeded
from hippodrome.engine.choices import Choice
from hippodrome.engine.duplicate import Duplicate, common
from hippodrome.engine.errors import IllegalChoice, NothingToUndo, RaceOver
from hippodrome.engine.events import Event, read_notes
from hippodrome.engine.files import read_files
from hippodrome.engine.game import Game
from hippodrome.engine.preview import certain, preview
from hippodrome.engine.record import Move, Record, load_record
from hippodrome.engine.state import Observation, State, Watcher


@dataclass(frozen=True, slots=True)
class Carried:
    """A choice that was carried out: the move as a record keeps it, the position after it, what happened in full,
    and the windows that were passed by on the way: after how many events, and the position as others see it there.
    """

    move: Move
    after: State
    events: list[Event]
    passed: tuple[tuple[int, State], ...] = ()


def carry_out(game: Game, before: State, choice: int, chance: Chance) -> Carried:
    """Carry a choice out on a copy of a position; an illegal one is refused."""
    recorder, watcher, after = Recording(chance), Watcher(patient=True), before.clone()
    after.watcher = watcher
    chance.follow(after)
    after.play(choice, recorder)
    after.watcher = None
    events = read_notes(game.events, watcher.drain())
    return Carried(Move(choice, tuple(recorder.outcomes)), after, events, tuple(watcher.passed))


class Race:
    """A race from its record: play on, look back, undo, save."""

    def __init__(self, record: Record, source: Chance, state: State, told: list[list[Event]]) -> None:
        self.record = record
        self.state = state
        self._source = source
        self._told = told

    def __repr__(self) -> str:
        asked = f"places {list(self.state.ranks())}" if self.over else f"seat {self.seat} is asked"
        return (
            f"<Race {self.record.game}, {self.record.players} players, {len(self.record.moves)} choices made, {asked}>"
        )

    @property
    def game(self) -> Game:
        return self.record.declared

    @property
    def over(self) -> bool:
        """True once the race has ended."""
        return bool(self.state.over)

    @property
    def seat(self) -> int:
        """Whose choice it is; -1 once the race is over."""
        return int(self.state.seat)

    @property
    def options(self) -> list[Choice]:
        """The choices of `seat`, in canonical order."""
        return [self.game.choice(self.state, action) for action in self.state.choices()]

    @property
    def events(self) -> list[Event]:
        """Everything that has happened, in full: `event.seen(seat)` before showing it."""
        return [event for events in self._told for event in events]

    @property
    def ranking(self) -> list[int]:
        """The seats from first to last place as they stand."""
        ranks = list(self.state.ranks())
        return sorted(range(len(ranks)), key=lambda seat: ranks[seat])

    @property
    def winners(self) -> list[int]:
        """The seats that have won; empty before the end, or if nobody did."""
        return list(self.state.winners()) if self.over else []

    def observe(self, seat: int) -> Observation:
        """What a seat knows."""
        return Observation(self.state, seat)

    def preview(self, choice: Choice | int) -> list[Event]:
        """What is certain about a choice of `seat` before it is made."""
        return preview(self.game, self.observe(self.seat), self._number(choice))

    def _number(self, choice: Choice | int) -> int:
        return choice.action if isinstance(choice, Choice) else choice

    def _called(self, key: str) -> int:
        """The one choice on offer with a key."""
        offered = self.options
        found = [choice.action for choice in offered if choice.key == key]
        if len(found) != 1:
            raise IllegalChoice(choice=key, choices=", ".join(f"{choice.action} ({choice.key})" for choice in offered))
        return found[0]

    def play(self, choice: Choice | int | str) -> list[Event]:
        """Make a choice for `seat`, by its number or by its key where only one has it; returns what happened.

        A bad choice changes nothing.
        """
        if self.over:
            raise RaceOver()
        action = self._called(choice) if isinstance(choice, str) else self._number(choice)
        self._source.at(len(self.record.moves) + 1)
        carried = carry_out(self.game, self.state, action, self._source)
        self.state = carried.after
        self.record.moves.append(carried.move)
        self._told.append(carried.events)
        self.close()
        return carried.events

    def close(self) -> None:
        """Once the race is over, its record tells the result, and the secret that its dice came from."""
        if self.over:
            self.record.result = list(self.state.ranks())
            if isinstance(self._source, Sealed | Duplicate):
                self.record.chance["secret"] = self._source.secret.hex()

    def undoable(self, seat: int | None = None) -> bool:
        """May the last choice (of this seat) be taken back? Never across a die or a secret shown."""
        moves = self.record.moves
        if not moves:
            return False
        before = self.record.fold(len(moves) - 1)
        maker = int(before.seat)
        return seat in (None, maker) and certain(Observation(before, maker), moves[-1].choice)

    def undo(self) -> None:
        """Take the last choice back, if nothing was revealed by it."""
        if not self.undoable():
            raise NothingToUndo()
        self.record.moves.pop()
        self.record.result = None
        if isinstance(self._source, Duplicate):
            self._source = self._source.afresh()
            for _ in self.record.walk(source=self._source):
                pass
        self.state = self.record.fold()
        self._told.pop()

    def at(self, point: int) -> State:
        """The position after `point` choices."""
        return self.record.fold(point)

    def fork(self, point: int, seed: int | str | None = None, *, same: bool = False) -> Race:
        """Another race that goes its own way from a point of this one: on the `same` dice if their source is known."""
        return resume(self.record.until(point), None if same else _fresh(seed))

    def save(self, path: str | Path) -> None:
        """Write the record of the race."""
        self.record.save(path)


def new(
    game: str,
    players: int | None = None,
    seed: int | str | None = None,
    *,
    seats: list[str] | None = None,
    sealed: bool = False,
    duplicate: str | None = None,
    stream: int = 0,
    options: Mapping[str, object] | None = None,
    language: str | None = None,
    **more: object,
) -> Race:
    """Start a race: `new(name, players=4, seed=7, circuit="B")`.

    Without a seed a random one is drawn. Seats without names are numbered,
    in the language given. `sealed` races take every outcome from a secret whose
    hash stands in the record from the start and which is revealed at the end. Races that are
    `duplicate` by the same word meet the same dice: what is thrown in a seat's turn depends on the
    seat and the turn alone.
    """
    declared = registry.game(game)
    count = players if players is not None else declared.usual_players
    checked = declared.read_options(count, read_files({**(options or {}), **more}))
    source: Seeded | Sealed | Duplicate
    origin: dict[str, object]
    if duplicate is not None:
        source = common(duplicate, declared)
        origin = {"kind": "duplicate", "commitment": source.commitment, "table": source.table, "shared": True}
    elif sealed:
        source = Sealed(secrets.token_bytes(32), secrets.token_hex(8))
        origin = {"kind": "sealed", "commitment": source.commitment, "table": source.table}
    else:
        chosen = _fresh(seed)
        source = Seeded(chosen, stream)
        origin = {"kind": "seeded", "seed": chosen, "stream": stream}
    source.at(0)
    recorder = Recording(source)
    state = declared.start(declared.setup(count, checked), recorder)
    names = seats or _numbered(count, language)
    record = Record(
        declared.name, declared.rules_version, declared.data_version, count, checked, names, origin,
        tuple(recorder.outcomes),
    )  # fmt: skip
    race = Race(record, source, state, [])
    race.close()
    return race


def _numbered(count: int, language: str | None) -> list[str]:
    """Names for seats that have none."""
    if language is None:
        return [f"Seat {seat}" for seat in range(1, count + 1)]
    from hippodrome.engine.words import check_language, shared_words

    words = shared_words(check_language(language))
    return [words.say("seat", {"number": seat}) for seat in range(1, count + 1)]


def resume(record: Record, seed: int | str | None = None) -> Race:
    """Go on with a recorded race from its last point.

    Chance goes on as if the race had never stopped, so that the whole record can still be proved;
    with another seed, or if the source is secret, with fresh dice from here on.
    """
    source: Chance | None = record.source() if seed is None else None
    watcher = Watcher()
    told = []
    for position in record.walk(watcher, source):
        told.append(read_notes(record.declared.events, watcher.drain()))
        state = position
    record.check_result(state)
    state.watcher = None
    if source is None:
        chosen = _fresh(seed)
        source = Seeded(chosen)
        if record.result is None:
            record.chance = {"kind": "seeded", "seed": chosen, "stream": 0, "after": len(record.moves)}
    return Race(record, source, state, told[1:])


def load(path: str | Path) -> Race:
    """Open a saved race."""
    return resume(load_record(path))


def _fresh(seed: int | str | None) -> int | str:
    return secrets.randbelow(1 << 48) if seed is None else seed
