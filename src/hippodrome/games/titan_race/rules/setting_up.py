"""Before the first turn: titans, life, cards, and who begins (ledger 3.2)."""

from __future__ import annotations

from mypy_extensions import i64

from hippodrome.engine.chance import Chance
from hippodrome.engine.ints import total, zeros
from hippodrome.games.titan_race.rules import events as happened
from hippodrome.games.titan_race.rules import hands, turn
from hippodrome.games.titan_race.rules.course import RANDOM
from hippodrome.games.titan_race.rules.phases import ORDER
from hippodrome.games.titan_race.rules.state import Position


def set_up(race: Position, chance: Chance) -> None:
    """Titans, life, one card for each hand, then the order of turns (TR-202 to TR-211)."""
    course = race.course
    choose_titans(race, chance)
    race.pile_size = total(race.pile)
    for titan in range(int(course.titans)):
        race.owner[titan] = titan % course.players
    for hand in range(int(course.hands)):
        hands.draw(race, hand, chance)
    if course.two_titans == 1:
        race.phase = ORDER
    else:
        roll_for_start(race, chance)


def choose_titans(race: Position, chance: Chance) -> None:
    """Every racer has a different titan, chosen beforehand or drawn (TR-202, TR-1301)."""
    course = race.course
    free = zeros(6)
    for who in range(6):
        free[who] = 1
    for titan in range(int(course.titans)):
        if course.picks[titan] != RANDOM:
            free[course.picks[titan]] = 0
    for titan in range(int(course.titans)):
        chosen = course.picks[titan]
        if chosen == RANDOM:
            chosen = chance.draw(free, 0, 6)
            free[chosen] = 0
        race.who[titan] = chosen
        race.life[titan] = course.start_life[chosen]


def exchange_seats(race: Position, one: i64, other: i64) -> None:
    """Before the race two titans change their places in the order of turns."""
    race.who, race.owner = race.who[:], race.owner[:]
    race.who[one], race.who[other] = race.who[other], race.who[one]
    race.owner[one], race.owner[other] = race.owner[other], race.owner[one]
    race.life[one], race.life[other] = race.life[other], race.life[one]
    if race.course.own_hands == 1:
        limit = race.course.hand_limit
        for slot in range(int(limit)):
            mine = one * limit + slot
            theirs = other * limit + slot
            race.hand[mine], race.hand[theirs] = race.hand[theirs], race.hand[mine]
            race.known[mine], race.known[theirs] = race.known[theirs], race.known[mine]


def roll_for_start(race: Position, chance: Chance) -> None:
    """A die names the starting titan, or player A of two (TR-209, TR-1303, TR-1308)."""
    starter: i64 = -1
    face: i64 = 0
    while starter < 0:
        face = chance.below(6)
        titan: i64 = 0
        while titan < race.course.titans:
            if race.course.colour[race.who[titan]] == face:
                starter = titan
            titan += 1
    race.emit(happened.STARTER, race.who[starter], face)
    if race.course.two_titans == 1:
        if race.owner[starter] == 1:
            exchange_seats(race, 0, 1)
            exchange_seats(race, 2, 3)
        starter = 0
    race.active = starter
    turn.start(race, chance)
