"""The draw: who meets whom, and from which seat. It follows from a word that was fixed before anybody could know it.

Everybody meets everybody as often as can be, and sits in every seat as often: what is left over falls by lot.
"""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random

from hippodrome.server.cups.plan import Plan, Round, Table, even, sizes

TRIES = 40
"""Draws from which the most even is taken."""
SWEEPS = 12
"""How often each round of a league is drawn again, in search of a more even one."""
SEARCHED = 2500
"""How much is searched, by the square of the number of people: large leagues are drawn in seconds, too."""
EXACT = 6
"""Seats up to which all orders of a table are tried."""

Pair = tuple[int, int]


def schedule(plan: Plan, word: str, places: int) -> list[Round]:
    """All rounds of a league, or those before the final of a cup with groups."""
    rng = Random(f"{word}/schedule")
    if plan.format == "groups":
        return _seated(_groups(plan, rng, places), rng)
    if plan.size == 2:
        return _seated(_circle(plan.rounds, rng, places), rng)
    tries = max(1, min(TRIES // 4, SEARCHED // places**2))
    drawn = min((_greedy(plan, rng, places) for _ in range(tries)), key=_uneven)
    return _seated(drawn, rng)


def next_round(plan: Plan, word: str, places: Sequence[int], past: Sequence[Round]) -> Round:
    """The next round of a cup that is drawn as it goes: with those who have met least so far."""
    rng = Random(f"{word}/{len(past) + 1}")
    met = meetings(past)
    rests = Counter(place for place in places if past and not any(place in table for table in past[-1]))
    candidates = (_mixed(plan, rng, places, met) for _ in range(TRIES))
    best = min(
        candidates, key=lambda tables: (_cost(tables, met), sum(rests[one[0]] for one in tables if len(one) < 2))
    )
    return _seats(best, _sat(past), rng)


def final(plan: Plan, word: str, order: Sequence[int], past: Sequence[Round]) -> Round:
    """The final: the best at one table, the next at another, and so on."""
    rng = Random(f"{word}/final")
    tables: list[list[int]] = []
    at = 0
    for size in sizes(len(order), plan.size):
        tables.append(list(order[at : at + size]))
        at += size
    return _seats(tables, _sat(past), rng)


def league_rounds(count: int, size: int) -> int:
    """How many rounds a league of so many has, unless somebody says otherwise."""
    return even(count, min(size, count))


# How even it is


def meetings(rounds: Iterable[Iterable[Sequence[int]]]) -> Counter[Pair]:
    """How often each two have met."""
    met: Counter[Pair] = Counter()
    for tables in rounds:
        for table in tables:
            met.update(itertools.combinations(sorted(table), 2))
    return met


def spread(rounds: Sequence[Round], places: Sequence[int]) -> tuple[int, int]:
    """The fewest and the most times that two of them meet."""
    met = meetings(rounds)
    counts = [met[pair] for pair in itertools.combinations(sorted(places), 2)]
    return (min(counts), max(counts)) if counts else (0, 0)


def _cost(tables: Iterable[Sequence[int]], met: Counter[Pair]) -> int:
    """How often those who meet here have met before; twice is four times as bad as once."""
    pairs = (pair for table in tables for pair in itertools.combinations(sorted(table), 2))
    return sum(2 * met[pair] + 1 for pair in pairs)


def _uneven(rounds: Sequence[Iterable[Sequence[int]]]) -> int:
    return sum(count * count for count in meetings(rounds).values())


# Who meets whom


def _circle(rounds: int, rng: Random, places: int) -> list[list[list[int]]]:
    """Two at a table: everybody meets everybody once before anybody meets anybody again; a rest for one if odd."""
    ring: list[int | None] = list(range(places))
    rng.shuffle(ring)
    if places % 2:
        ring.append(None)
    drawn = []
    for turn in range(rounds):
        moved = [ring[0], *_rotated(ring[1:], turn)]
        pairs = [(moved[k], moved[-1 - k]) for k in range(len(moved) // 2)]
        drawn.append([[a, b] for a, b in pairs if a is not None and b is not None])
    return drawn


def _rotated(row: list[int | None], by: int) -> list[int | None]:
    by %= len(row)
    return row[by:] + row[:by]


def _greedy(plan: Plan, rng: Random, places: int) -> list[list[list[int]]]:
    """Round after round among those who have met least; then single rounds are drawn again while that is more even."""
    drawn: list[list[list[int]]] = []
    met: Counter[Pair] = Counter()
    for _ in range(plan.rounds):
        drawn.append(_mixed(plan, rng, range(places), met))
        met.update(meetings([drawn[-1]]))
    for number in itertools.chain.from_iterable(
        itertools.repeat(range(plan.rounds), min(SWEEPS, SEARCHED // places**2))
    ):
        met.subtract(meetings([drawn[number]]))
        again = _mixed(plan, rng, range(places), met)
        if _cost(again, met) <= _cost(drawn[number], met):
            drawn[number] = again
        met.update(meetings([drawn[number]]))
    return drawn


def _mixed(plan: Plan, rng: Random, places: Sequence[int], met: Counter[Pair]) -> list[list[int]]:
    """Tables by lot, made better by exchanging two of different tables while that helps."""
    order = list(places)
    rng.shuffle(order)
    tables: list[list[int]] = []
    at = 0
    for size in sizes(len(order), plan.size):
        tables.append(order[at : at + size])
        at += size
    better = True
    while better:
        better = False
        for one, other in itertools.combinations(range(len(tables)), 2):
            for a, b in itertools.product(range(len(tables[one])), range(len(tables[other]))):
                if _gain(tables[one], a, tables[other], b, met) > 0:
                    tables[one][a], tables[other][b] = tables[other][b], tables[one][a]
                    better = True
    return tables


def _gain(one: list[int], a: int, other: list[int], b: int, met: Counter[Pair]) -> int:
    """How much fewer meetings there are if two exchange their tables."""
    x, y = one[a], other[b]
    now = _with(x, one, x, met) + _with(y, other, y, met)
    return now - _with(x, other, y, met) - _with(y, one, x, met)


def _with(who: int, table: list[int], but: int, met: Counter[Pair]) -> int:
    return sum(met[(who, rival) if who < rival else (rival, who)] for rival in table if rival not in (but, who))


def _groups(plan: Plan, rng: Random, places: int) -> list[list[list[int]]]:
    """The same tables in every round before the final."""
    order = list(range(places))
    rng.shuffle(order)
    tables, at = [], 0
    for size in sizes(places, plan.size):
        tables.append(order[at : at + size])
        at += size
    return [[list(table) for table in tables] for _ in range(plan.rounds - 1)]


# Who sits where


def _seated(rounds: Iterable[Iterable[list[int]]], rng: Random) -> list[Round]:
    """All rounds with their seats, balanced from round to round."""
    drawn: list[Round] = []
    for tables in rounds:
        drawn.append(_seats(tables, _sat(drawn), rng))
    return drawn


def _sat(rounds: Iterable[Round]) -> Counter[Pair]:
    """How often each place has had each seat."""
    return Counter((place, seat) for tables in rounds for table in tables for seat, place in enumerate(table))


def _seats(tables: Iterable[Sequence[int]], sat: Counter[Pair], rng: Random) -> Round:
    """Everybody sits where they have sat least; who is alone rests."""
    return tuple(_order(table, sat, rng) for table in tables if len(table) > 1)


def _order(table: Sequence[int], sat: Counter[Pair], rng: Random) -> Table:
    mixed = list(table)
    rng.shuffle(mixed)

    def cost(order: Sequence[int]) -> int:
        return sum((2 * sat[place, seat] + 1) for seat, place in enumerate(order))

    if len(mixed) <= EXACT:
        return min(itertools.permutations(mixed), key=cost)
    order = []
    for seat in range(len(mixed)):
        order.append(min(mixed, key=lambda place: sat[place, seat]))
        mixed.remove(order[-1])
    return tuple(order)
