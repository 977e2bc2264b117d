"""What an Accident card does, one unit for each effect (ledger 4.7)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.engine.ints import vec
from hippodrome.games.scrap_racer.rules import driving
from hippodrome.games.scrap_racer.rules import events as happened
from hippodrome.games.scrap_racer.rules.phases import CARRY_ON, NUDGE
from hippodrome.games.scrap_racer.rules.state import Position
from hippodrome.games.scrap_racer.rules.track import TWO_DICE


class Effect:
    """What happens to the active racer and others; `distance` and `other` stand on the card."""

    def happen(self, race: Position, distance: i64, other: i64, chance: Chance) -> None:
        raise NotImplementedError


@final
class Advance(Effect):
    """Forward (SR-703)."""

    def happen(self, race: Position, distance: i64, other: i64, chance: Chance) -> None:
        driving.forward(race, race.active, distance)


@final
class TwoDice(Effect):
    """Forward by two dice; equal ones are no crash (SR-704)."""

    def happen(self, race: Position, distance: i64, other: i64, chance: Chance) -> None:
        race.dice[5] = chance.die()
        race.emit(happened.CARD_DIE, race.who[race.active], race.dice[5])
        roll_die(race, chance)


@final
class AdvancePull(Effect):
    """Forward, then the racer just ahead goes back (SR-705)."""

    def happen(self, race: Position, distance: i64, other: i64, chance: Chance) -> None:
        driving.forward(race, race.active, distance)
        ahead = race.just_ahead(race.active)
        if ahead >= 0:
            driving.backward(race, ahead, other)


@final
class Stay(Effect):
    """Nothing moves (SR-706)."""

    def happen(self, race: Position, distance: i64, other: i64, chance: Chance) -> None:
        race.emit(happened.NOTHING_MOVED, race.who[race.active])


@final
class PushBehind(Effect):
    """The racer just behind drives forward (SR-707)."""

    def happen(self, race: Position, distance: i64, other: i64, chance: Chance) -> None:
        driving.push(race, race.just_behind(race.active), other)


@final
class Back(Effect):
    """Backward (SR-708)."""

    def happen(self, race: Position, distance: i64, other: i64, chance: Chance) -> None:
        driving.backward(race, race.active, distance)


@final
class BackDie(Effect):
    """Backward by a die, which is rolled off the track too (SR-708)."""

    def happen(self, race: Position, distance: i64, other: i64, chance: Chance) -> None:
        race.dice[5] = 0
        roll_die(race, chance)


@final
class UpTo(Effect):
    """Forward to the first occupied space, whose racer is pushed on (SR-709)."""

    def happen(self, race: Position, distance: i64, other: i64, chance: Chance) -> None:
        driving.up_to(race, distance, other)


@final
class DropToLast(Effect):
    """To the space behind the last racer (SR-710)."""

    def happen(self, race: Position, distance: i64, other: i64, chance: Chance) -> None:
        driving.drop_to_last(race)


@final
class PushLast(Effect):
    """The last racer drives forward, whoever it is (SR-711)."""

    def happen(self, race: Position, distance: i64, other: i64, chance: Chance) -> None:
        driving.push(race, race.placed(race.track.racers - 1), other)


EFFECTS: Final = vec[Effect](
    [Advance(), TwoDice(), AdvancePull(), Stay(), PushBehind(), Back(), BackDie(), UpTo(), DropToLast(), PushLast()],
)
"""In the order of `ACCIDENT_EFFECTS`."""


def roll_die(race: Position, chance: Chance) -> None:
    """The last die of a card; nudges touch it only by the switch `nudge_on_accident_dice` (SR-409)."""
    race.die = chance.die()
    race.emit(happened.CARD_DIE, race.who[race.active], race.die)
    if race.track.nudge_on_accident_dice == 1 and race.owns_nudge():
        race.phase = NUDGE
    else:
        drive_die(race)


def drive_die(race: Position) -> None:
    """Two dice drive forward, one die backward (SR-704, SR-708)."""
    rolled = race.die
    race.die = 0
    if race.track.accident_effect[race.card] == TWO_DICE:
        driving.forward(race, race.active, race.dice[5] + rolled)
    else:
        driving.backward(race, race.active, rolled)
    race.phase = CARRY_ON
