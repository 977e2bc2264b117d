"""A race at the keyboard: who sits where, whose eyes are on the screen, and what they may know."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from hippodrome.bots import Bot
from hippodrome.bots.greedy import Greedy
from hippodrome.bots.umpire import Umpire
from hippodrome.engine.chance import Chance, Seeded
from hippodrome.engine.compose import compose
from hippodrome.engine.errors import NothingToUndo
from hippodrome.engine.events import Event
from hippodrome.engine.game import Game
from hippodrome.engine.race import Race
from hippodrome.engine.scene import Scene

SPECTATOR = -1


class Table:
    """A race, its seats (None for a person) and the seat that is looking."""

    def __init__(self, race: Race, seats: Sequence[Bot | None]) -> None:
        self.race = race
        self.seats = tuple(seats)
        self.people = tuple(seat for seat, bot in enumerate(self.seats) if bot is None)
        self.viewer = self._first_viewer()
        self.told: list[list[Event]] = [race.events] if race.events else []
        """What happened, move by move; what a loaded race had seen before is one move."""
        self._makers: list[int] = []
        self._rows: list[int] = []
        """How many choices each move was."""
        self._chance = _bots_chance(race)
        stand_in = Greedy(race.game.heuristic)
        self.umpire = Umpire(race.game.heuristic, [stand_in if bot is None else bot for bot in self.seats])

    def _first_viewer(self) -> int:
        """One person looks all the time; several take turns, and nobody looks before they take it."""
        if len(self.people) == 1:
            return self.people[0]
        return SPECTATOR if self.hands_are_hidden else self._onlooker(SPECTATOR)

    def _onlooker(self, otherwise: int) -> int:
        return self.race.seat if self.race.seat in self.people else otherwise

    @property
    def game(self) -> Game:
        return self.race.game

    @property
    def hands_are_hidden(self) -> bool:
        return self.game.secrets

    def name(self, seat: int) -> str:
        """What the person or bot on a seat is called."""
        return self.race.record.seats[seat]

    # Whose turn

    @property
    def bot_to_move(self) -> bool:
        return not self.race.over and self.race.seat not in self.people

    @property
    def asks_viewer(self) -> bool:
        """True if the person looking has to choose."""
        return not self.race.over and self.race.seat == self.viewer

    @property
    def hand_over_to(self) -> int | None:
        """The seat that has to take the keyboard, unseen by the one who has it; None if nobody."""
        seat = self.race.seat
        return seat if seat in self.people and seat != self.viewer and self.hands_are_hidden else None

    def sit_down(self, seat: int) -> None:
        """Somebody else is looking now."""
        self.viewer = seat

    # What happens

    def play(self, *actions: int) -> None:
        """Make choices for the seat that is asked, one after the other: one move, as far as nothing comes between."""
        maker = self.race.seat
        told: list[Event] = []
        made = 0
        for action in actions:
            if made and (self.race.seat != maker or action not in self.race.state.choices()):
                break
            told += self.race.play(action)
            made += 1
        self.told.append(told)
        self._makers.append(maker)
        self._rows.append(made)
        self._let_the_next_look()

    def bot_choice(self) -> int:
        """What the bot on the seat that is asked chooses, from what it knows."""
        return self.umpire.choose(self.race.state, self._chance)

    def undo(self) -> None:
        """Take back the last move, if it was made by a person who is looking and nothing was revealed."""
        if not self.undoable:
            raise NothingToUndo()
        for _ in range(self._rows.pop()):
            self.race.undo()
        self.told.pop()
        self._makers.pop()
        self._let_the_next_look()

    @property
    def undoable(self) -> bool:
        if not self._makers or self._makers[-1] not in self.people:
            return False
        maker = self._makers[-1]
        return (maker == self.viewer or not self.hands_are_hidden) and self.race.undoable(maker)

    def _let_the_next_look(self) -> None:
        """Where nothing is hidden, whoever is asked looks at once."""
        if len(self.people) > 1 and not self.hands_are_hidden:
            self.viewer = self._onlooker(self.viewer)

    # What the viewer sees

    def scene(self) -> Scene:
        """What is on the screen."""
        return compose(self.game, self.race.observe(self.viewer), self.last)

    @property
    def last(self) -> list[Event]:
        """The events of the last move, in full."""
        return self.told[-1] if self.told else []


def _bots_chance(race: Race) -> Chance:
    """Dice of the bots' own, the same for the same seed."""
    origin = race.record.chance
    seed = origin.get("seed", secrets.randbelow(1 << 48))
    return Seeded(seed, int(origin.get("stream", 0)), "bots")
