"""Two players: which of one's titans is first, which second? (TR-1301)"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.games.titan_race.rules import events as happened
from hippodrome.games.titan_race.rules import setting_up
from hippodrome.games.titan_race.rules.actions import CHANGE_ORDER, KEEP_ORDER
from hippodrome.games.titan_race.rules.phases import ORDER
from hippodrome.games.titan_race.rules.question import Question
from hippodrome.games.titan_race.rules.state import Position


@final
class Order(Question):
    """Asked of both players before the starting roll, openly, seat 0 first (TR-1301)."""

    def offer(self, race: Position) -> None:
        race.put(KEEP_ORDER)
        race.put(CHANGE_ORDER)

    def answer(self, race: Position, choice: i64, chance: Chance) -> None:
        player = race.active
        if choice == CHANGE_ORDER:
            setting_up.exchange_seats(race, player, player + 2)
        race.emit(happened.ORDERED, race.who[player], race.who[player + 2])
        if player == 0:
            race.active = 1
            race.phase = ORDER
        else:
            setting_up.roll_for_start(race, chance)
