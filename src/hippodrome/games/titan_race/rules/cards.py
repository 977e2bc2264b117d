"""What the Bonus cards do when they are played in one's own turn (TR-1012)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.engine.ints import vec
from hippodrome.games.titan_race.rules import blows, hands, life
from hippodrome.games.titan_race.rules import events as happened
from hippodrome.games.titan_race.rules.actions import PLAY
from hippodrome.games.titan_race.rules.course import HEALING_POTION, NO_CARD, NO_CELL, NO_DIRECTION, UNKNOWN_CARD
from hippodrome.games.titan_race.rules.feat import Feat
from hippodrome.games.titan_race.rules.phases import PUT_AWAY
from hippodrome.games.titan_race.rules.questions.dash import Jump, Run
from hippodrome.games.titan_race.rules.questions.fireball import Shoot
from hippodrome.games.titan_race.rules.questions.headwind import Blow
from hippodrome.games.titan_race.rules.questions.mimicry import Mimic
from hippodrome.games.titan_race.rules.questions.sidestep import StepAside
from hippodrome.games.titan_race.rules.questions.theft import Steal
from hippodrome.games.titan_race.rules.questions.trap import Lay
from hippodrome.games.titan_race.rules.state import UP, Position


@final
class Explosion(Feat):
    """Everything on the adjacent cells takes 1 damage (TR-1012)."""

    def open(self, race: Position) -> bool:
        """Explosion needs a titan or a trap on an adjacent cell (TR-1012)."""
        return blows.something(race, NO_DIRECTION)

    def begin(self, race: Position, chance: Chance) -> None:
        blows.blast(race, race.place[race.active], NO_DIRECTION, happened.BY_EXPLOSION, chance)


@final
class Lightning(Feat):
    """Every titan ahead takes 1 damage (TR-1012)."""

    def open(self, race: Position) -> bool:
        """Lightning needs a titan ahead that is not K.O. (TR-1012)."""
        ahead = titans_ahead(race)
        other: i64 = 0
        while other < race.course.titans:
            if ahead >> other & 1 == 1 and race.down[other] == UP:
                return True
            other += 1
        return False

    def begin(self, race: Position, chance: Chance) -> None:
        life.sweep(race, titans_ahead(race), happened.BY_LIGHTNING, chance)


@final
class HealingPotion(Feat):
    """Life up to the titan's maximum (TR-1012)."""

    def open(self, race: Position) -> bool:
        return race.life[race.active] < race.course.most_life[race.who[race.active]]

    def begin(self, race: Position, chance: Chance) -> None:
        gained = life.gain(race, race.active, race.course.figure[HEALING_POTION])
        race.emit(happened.HEALED, race.who[race.active], race.life[race.active], gained)


@final
class NeverAtWill(Feat):
    """Shield and Riposte are played only as reactions (TR-1008)."""

    def open(self, race: Position) -> bool:
        return False


CARDS: Final = vec[Feat]([
    Lay(), Run(), NeverAtWill(), Explosion(), Mimic(), Jump(), Shoot(),
    Lightning(), Blow(), HealingPotion(), StepAside(), Steal(), NeverAtWill(),
])  # fmt: skip
"""In the order of the cards' numbers."""


def offer(race: Position) -> None:
    """The cards of the active titan's hand that have a legal use, each kind once (TR-1005, TR-1008)."""
    hand = race.hand_of(race.active)
    slot = hand * race.course.hand_limit
    end = slot + race.course.hand_limit
    while slot < end and race.hand[slot] != NO_CARD:
        card = race.hand[slot]
        if card != UNKNOWN_CARD and not race.held_before(hand, slot) and may_play(race, card):
            race.put(PLAY + card)
        slot += 1


def may_play(race: Position, card: i64) -> bool:
    """A card needs a legal use, and some are for who is behind (TR-1008, TR-1017)."""
    return far_behind(race, card) and CARDS[card].open(race)


def far_behind(race: Position, card: i64) -> bool:
    """As many titans are ahead as the card asks for, or all others where there are fewer (TR-1017)."""
    needed = min(race.course.needs[card], race.course.titans - 1)
    if needed == 0:
        return True
    ahead = titans_ahead(race)
    while ahead > 0:
        needed -= ahead & 1
        ahead >>= 1
    return needed <= 0


def play(race: Position, card: i64, chance: Chance) -> None:
    """A card counts from its announcement and is discarded when it is resolved (TR-1004, TR-1005)."""
    hands.give_up(race, race.active, card)
    race.card_used = 1
    race.card = card
    race.emit(happened.PLAYED, race.who[race.active], card)
    race.push(PUT_AWAY)
    CARDS[card].begin(race, chance)


def put_away(race: Position) -> None:
    """The resolved card goes to the discard pile (TR-1004)."""
    card = race.card
    race.card = NO_CARD
    hands.put_on_discard(race, card)


def throw_away(race: Position, card: i64) -> None:
    """A card discarded at will is the card of the turn (TR-1006)."""
    hands.give_up(race, race.active, card)
    race.card_used = 1
    race.emit(happened.DISCARDED, race.who[race.active], card)
    hands.put_on_discard(race, card)


def titans_ahead(race: Position) -> i64:
    """Titans with a greater absolute row, as bits (TR-109)."""
    ahead: i64 = 0
    other: i64 = 0
    while other < race.course.titans:
        if race.place[other] != NO_CELL and race.row[other] > race.row[race.active]:
            ahead |= 1 << other
        other += 1
    return ahead
