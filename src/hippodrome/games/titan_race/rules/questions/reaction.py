"""Does a player answer damage with a card: Shield before it, Riposte after it? (TR-1013, TR-1014)"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.games.titan_race.rules import events as happened
from hippodrome.games.titan_race.rules import hands, life
from hippodrome.games.titan_race.rules.actions import DECLINE, REACT
from hippodrome.games.titan_race.rules.course import RIPOSTE, SHIELD
from hippodrome.games.titan_race.rules.phases import WINDOW_RIPOSTE, WINDOW_SHIELD
from hippodrome.games.titan_race.rules.question import Question
from hippodrome.games.titan_race.rules.state import Position


class Reaction(Question):
    """A question that is asked of whoever is hurt, out of turn or in it."""

    def offer(self, race: Position) -> None:
        race.put(REACT)
        race.put(DECLINE)


@final
class Protect(Reaction):
    """Asked by `life.hit` of a player who holds Shield and may play it (TR-1013)."""

    def window(self) -> i64:
        return WINDOW_SHIELD

    def answer(self, race: Position, choice: i64, chance: Chance) -> None:
        """Shield cancels one loss; declined, the loss takes place (TR-1013)."""
        titan = race.victim
        cause = race.cause
        race.close_window()
        if choice == REACT:
            play(race, titan, SHIELD)
            race.emit(happened.SHIELDED, race.who[titan], cause)
        else:
            life.wound(race, titan, cause, chance)


@final
class StrikeBack(Reaction):
    """Asked by `life.wound` of a player who holds Riposte, if the active titan did the damage (TR-1014)."""

    def window(self) -> i64:
        return WINDOW_RIPOSTE

    def answer(self, race: Position, choice: i64, chance: Chance) -> None:
        """The active titan takes 1 damage in return (TR-1014)."""
        titan = race.victim
        race.close_window()
        if choice == REACT:
            play(race, titan, RIPOSTE)
            race.emit(happened.RIPOSTED, race.who[titan], race.who[race.active])
            life.hit(race, race.active, happened.BY_RIPOSTE, chance)


def play(race: Position, titan: i64, card: i64) -> None:
    """A reaction leaves the hand; in one's own turn it is the card of that turn (TR-1005, TR-1007)."""
    hands.give_up(race, titan, card)
    if race.owner[titan] == race.owner[race.active]:
        race.card_used = 1
    race.emit(happened.PLAYED, race.who[titan], card)
    hands.put_on_discard(race, card)
