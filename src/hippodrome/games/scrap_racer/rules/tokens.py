"""Nudge tokens on the track, Bonus tokens and the cards they buy (ledger 4.4, 4.7, 4.8)."""

from __future__ import annotations

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.engine.ints import move_between
from hippodrome.engine.state import NOBODY
from hippodrome.games.scrap_racer.rules import events as happened
from hippodrome.games.scrap_racer.rules.state import Position
from hippodrome.games.scrap_racer.rules.track import BONUS_KINDS


def lay_nudges(race: Position) -> None:
    """A face-down token on every symbol space, from space 1 on (SR-102)."""
    space: i64 = 1
    while space <= race.track.length:
        lay_nudge(race, space)
        space += 1


def lay_nudge(race: Position, space: i64) -> bool:
    """A symbol without a token gets one of the reserve (SR-821)."""
    if race.reserve == 0 or race.track.symbol[space] == 0 or race.token[space] == 1:
        return False
    race.token[space] = 1
    race.reserve -= 1
    return True


def refill(race: Position, chance: Chance) -> None:
    """After a crossing, new tokens on empty symbols; a racer standing there takes it (SR-821, SR-822)."""
    if race.crossed == 0:
        return
    space: i64 = 1
    while space <= race.track.length:
        if lay_nudge(race, space):
            race.emit(happened.REFILLED, space)
            racer = race.racer_on(space, NOBODY)
            if racer >= 0:
                take_nudge(race, racer, chance)
        space += 1


def pick_up(race: Position, chance: Chance) -> None:
    """The active racer takes the token of its space (SR-831)."""
    if race.token[race.space(race.active)] == 1:
        take_nudge(race, race.active, chance)


def take_nudge(race: Position, racer: i64, chance: Chance) -> None:
    """A face-down token is taken and shown (SR-410)."""
    space = race.space(racer)
    race.token[space] = 0
    kind = chance.draw(race.unseen_nudges, 0, 3)
    race.unseen_nudges[kind] -= 1
    race.nudges[3 * racer + kind] += 1
    race.emit(happened.TOOK_NUDGE, race.who[racer], kind, space)


def take_bonus_token(race: Position, racer: i64, cause: i64, chance: Chance) -> None:
    """One Bonus token; a full set buys a card at once (SR-722, SR-724)."""
    full = race.bonus_set(racer)
    if race.bonus_tokens[racer] >= full:
        exchange(race, racer, chance)
        if race.bonus_tokens[racer] >= full:
            race.emit(happened.NO_BONUS, race.who[racer])
            return
    race.bonus_tokens[racer] += 1
    race.emit(happened.GOT_TOKEN, race.who[racer], race.bonus_tokens[racer], cause)
    if race.bonus_tokens[racer] >= full:
        exchange(race, racer, chance)


def exchange(race: Position, racer: i64, chance: Chance) -> None:
    """A set of Bonus tokens for the top Bonus card, secretly (SR-722, SR-724)."""
    if race.bonus_cards_left() == 0:
        move_between(race.bonus_discard, race.bonus_pile, 0, BONUS_KINDS)
        if race.bonus_cards_left() == 0:
            return
        race.emit(happened.RESHUFFLED, happened.BONUS_DECK)
    seat = race.owner[racer]
    race.bonus_tokens[racer] -= race.bonus_set(racer)
    card = chance.draw(race.bonus_pile, 0, BONUS_KINDS)
    race.bonus_pile[card] -= 1
    race.hands[seat * BONUS_KINDS + card] += 1
    race.confide(1 << seat, happened.DREW_BONUS, race.who[racer], card)
