"""A change of the dice for fortune? Asked after the free re-roll, again and again while it can be paid."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.games.chariot_race.rules import dice, faces, phases
from hippodrome.games.chariot_race.rules import events as happened
from hippodrome.games.chariot_race.rules.actions import ACCEPT, PICK, ROLL, SET
from hippodrome.games.chariot_race.rules.question import Question
from hippodrome.games.chariot_race.rules.questions import signs
from hippodrome.games.chariot_race.rules.state import Position


def reach(race: Position, chance: Chance) -> None:
    """Whoever has the price may buy a change, and then another one (CR-403, CR-406, CR-408)."""
    if race.fortune[race.active] >= race.circus.change_price:
        race.phase = phases.CHANGE
    else:
        gain_fortune(race, chance)


@final
class Change(Question):
    """Dice rolled again, or one die set to a face, for fortune (CR-403)."""

    def offer(self, race: Position) -> None:
        """Accept, pick dice to roll again, or set one to any face but FORTUNE (CR-403 to CR-405)."""
        if race.picked != 0:
            race.put(ROLL)
            dice.put_picks(race)
            return
        race.put(ACCEPT)
        dice.put_picks(race)
        put_settings(race)

    def answer(self, race: Position, choice: i64, chance: Chance) -> None:
        """Each change is paid and made before the next is considered (CR-403, CR-406)."""
        if choice == ACCEPT:
            gain_fortune(race, chance)
            return
        if choice >= SET:
            pay(race)
            set_die(race, (choice - SET) // 4, (choice - SET) % 4)
        elif choice == ROLL:
            pay(race)
            dice.roll_picked(race, chance)
        else:
            race.picked |= 1 << (choice - PICK)
            return
        reach(race, chance)

    def picking(self) -> bool:
        """Dice are picked or set one by one (CR-403)."""
        return True


def put_settings(race: Position) -> None:
    """A die of each face that is shown, set to any other face but FORTUNE (CR-404, CR-405)."""
    offered: i64 = 0
    die: i64 = 0
    while die < race.rolled:
        shown = race.dice[die]
        if offered & (1 << shown) == 0:
            offered |= 1 << shown
            face: i64 = 0
            while face < faces.FORTUNE:
                if face != shown:
                    race.put(SET + 4 * die + face)
                face += 1
        die += 1


def pay(race: Position) -> None:
    """A change is paid before it is made (CR-406)."""
    me = race.active
    race.fortune[me] -= race.circus.change_price
    race.emit(happened.PAID, race.color[me], race.circus.change_price, race.fortune[me])


def set_die(race: Position, die: i64, face: i64) -> None:
    """One die is turned to another face (CR-403, CR-405)."""
    race.emit(happened.DIE_SET, race.color[race.active], die + 1, race.dice[die], face)
    race.dice[die] = face


def gain_fortune(race: Position, chance: Chance) -> None:
    """The dice stand: one fortune for each FORTUNE die, up to the end of the track (CR-411)."""
    me = race.active
    before = race.fortune[me]
    race.fortune[me] = min(before + race.shown(faces.FORTUNE), race.circus.fortune_max[race.color[me]])
    if race.fortune[me] > before:
        race.emit(happened.FAVOURED, race.color[me], race.fortune[me] - before, race.fortune[me])
    signs.reach(race, chance)
