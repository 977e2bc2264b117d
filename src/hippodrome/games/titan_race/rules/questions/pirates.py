"""The pirates ask for a card or a life (TR-1102)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.games.titan_race.rules import events as happened
from hippodrome.games.titan_race.rules import hands, life
from hippodrome.games.titan_race.rules.actions import GIVE_CARD, GIVE_LIFE
from hippodrome.games.titan_race.rules.phases import PLUNDER
from hippodrome.games.titan_race.rules.question import Question
from hippodrome.games.titan_race.rules.state import UP, Position


def board(race: Position, titan: i64, chance: Chance) -> None:
    """Pirates leave K.O. titans alone and take a life of those without cards (TR-506, TR-1102)."""
    if race.down[titan] != UP:
        return
    hand = race.hand_of(titan)
    if race.hand_size(hand) == 0:
        life.lose(race, titan, happened.BY_PIRATES)
        return
    if race.has_unknown(hand):
        chance.unknown()
    race.victim = titan
    race.phase = PLUNDER


@final
class Plunder(Question):
    """Asked when pirates board a titan whose player holds a card (TR-1102)."""

    def offer(self, race: Position) -> None:
        """A card of the titan's hand, or a life (TR-1102)."""
        hands.offer(race, race.victim, GIVE_CARD)
        race.put(GIVE_LIFE)

    def answer(self, race: Position, choice: i64, chance: Chance) -> None:
        """The card is not played, the life is a cost (TR-511, TR-1010, TR-1102)."""
        titan = race.victim
        race.close_window()
        if choice == GIVE_LIFE:
            life.lose(race, titan, happened.BY_PIRATES)
            return
        card = choice - GIVE_CARD
        hands.give_up(race, titan, card)
        race.emit(happened.PLUNDERED, race.who[titan], race.place[titan], card)
        hands.put_on_discard(race, card)
