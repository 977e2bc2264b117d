"""What the tallies say: shares, means, curves and differences, each with its interval and its correction."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import inf, log, log10

from hippodrome.lab.balance.estimates import (
    LEVEL,
    Estimate,
    holm,
    mean,
    p_of_share,
    p_value,
    quantile,
    quantile_of,
    share,
    share_of,
    slope,
)
from hippodrome.lab.balance.study import Run, Study
from hippodrome.lab.balance.tally import MOMENTS, Tally

SCALES = {"forced": 0.001, "idle": 0.001, "options": 0.01, "wait": 0.01}
"""Figures that are kept as whole numbers of a smaller unit."""
FIGURES = (
    "decisions", "turns", "rounds", "minutes", "wait", "longest_wait", "idle", "eliminations", "hits",
    "lead_changes", "forced", "options",
)  # fmt: skip
OUTCOMES = ("undecided", "eliminated", "comeback", "late")
RARE = 30
"""Things met in fewer races than this are not judged."""


@dataclass(frozen=True, slots=True)
class Level:
    """The wins of one seat, racer or start position, beside the fair share."""

    factor: str
    level: str
    wins: Estimate
    """With its own 95 % interval."""
    wide: Estimate
    """With an interval that holds for all levels of the family at once."""
    fair: float
    p: float
    """Corrected for all levels of the family."""


@dataclass(frozen=True, slots=True)
class Added:
    """The win share that one more of a card, tile or deed goes along with."""

    name: str
    item: str
    times: float
    """How often it comes in a race."""
    added: Estimate
    p: float


@dataclass(frozen=True, slots=True)
class Difference:
    """One figure under two rule sets."""

    kind: str
    """`share`, `figure`, `outcome`, or `added` for what chance deals."""
    name: str
    level: str
    one: Estimate
    other: Estimate
    change: Estimate
    p: float


# Fairness


def levels(tally: Tally, players: int) -> list[Level]:
    """Every seat, racer, start position and the like, corrected together; bots are another matter."""
    fair = 1 / players
    rows = [
        (factor, level, sums)
        for factor, by_level in tally.shares.items()
        if factor != "bot"
        for level, sums in sorted(by_level.items(), key=lambda pair: _order(pair[0]))
    ]
    corrected = holm([p_of_share(sums, fair) for _, _, sums in rows])
    together = 1 - (1 - LEVEL) / max(1, len(rows))
    return [
        Level(factor, level, share_of(sums), share_of(sums, together), fair, p)
        for (factor, level, sums), p in zip(rows, corrected, strict=True)
    ]


def by_factor(rows: list[Level]) -> dict[str, list[Level]]:
    """Levels by their factor, in order."""
    found: dict[str, list[Level]] = {}
    for row in rows:
        found.setdefault(row.factor, []).append(row)
    return found


def _order(level: str) -> tuple[int, str]:
    """Numbers in their order, words in theirs."""
    number = level.rpartition(":")[2]
    return (int(number), level) if number.isdecimal() else (0, level)


def added(tally: Tally) -> list[Added]:
    """Cards, tiles and deeds by the win share they add, corrected together; the largest first in each group."""
    rows = [
        (name, item, sums)
        for name, items in sorted(tally.tracked.items())
        for item, sums in sorted(items.items(), key=lambda pair: _order(pair[0]))
    ]
    lines = [slope(sums) for _, _, sums in rows]
    judged = [
        p_value(line.value, line.error) if sums.races >= RARE else 1.0
        for line, (_, _, sums) in zip(lines, rows, strict=True)
    ]
    found = [
        Added(name, item, sums.times / max(1, tally.decided), line, p)
        for (name, item, sums), line, p in zip(rows, lines, holm(judged), strict=True)
        if line.error < inf
    ]
    return sorted(found, key=lambda row: (row.name, -row.added.value))


# Length and course


def minutes_factor(run: Run, study: Study) -> tuple[float, float]:
    """Minutes for a decision and for a turn, as the game reckons them."""
    measures = study.game.measures
    return measures.decision_seconds / 60, measures.turn_seconds / 60


def figure(run: Run, study: Study, name: str) -> Estimate:
    """The mean of a figure over races."""
    if name != "minutes":
        return mean(run.tally.figures.get(name, {})).scaled(SCALES.get(name, 1.0))
    a_decision, a_turn = minutes_factor(run, study)
    decisions, turns = (mean(run.tally.figures[part]) for part in ("decisions", "turns"))
    # Long races have more of both: their errors add up instead of averaging out.
    error = decisions.error * a_decision + turns.error * a_turn
    value = decisions.value * a_decision + turns.value * a_turn
    return Estimate(value, value - 1.96 * error, value + 1.96 * error, error, decisions.n)


def spread(run: Run, study: Study, name: str) -> tuple[float, float, float]:
    """What one race in ten stays below, the median, and what one in ten goes beyond."""
    parts = (0.1, 0.5, 0.9)
    if name != "minutes":
        counts, scale = run.tally.figures.get(name, {}), SCALES.get(name, 1.0)
        low, middle, high = (quantile_of(counts, part) * scale for part in parts)
        return low, middle, high
    a_decision, a_turn = minutes_factor(run, study)
    decisions, turns = (run.tally.figures[part] for part in ("decisions", "turns"))
    low, middle, high = (
        quantile_of(decisions, part) * a_decision + quantile_of(turns, part) * a_turn for part in parts
    )
    return low, middle, high


def outcome(run: Run, name: str) -> Estimate:
    """The share of races that went a certain way."""
    sums = run.tally.outcomes.get(name)
    return share(0.0, 0) if sums is None else share_of(sums)


def leader_wins(tally: Tally) -> list[Estimate]:
    """How often whoever leads at each moment of the race wins."""
    return [share_of(tally.leaders[moment]) for moment in range(MOMENTS + 1) if moment in tally.leaders]


def half_places(tally: Tally, players: int) -> list[Estimate]:
    """Where the winners were at half-time."""
    n = sum(tally.half_places.values())
    return [share(tally.half_places.get(place, 0), n) for place in range(1, players + 1)]


def travel(tally: Tally, place: int, part: float) -> list[float]:
    """Progress of those who finished at a place, moment by moment: the median, or another quantile."""
    counts = [tally.progress_counts(moment, place) for moment in range(MOMENTS + 1)]
    return [quantile(found, part) for found in counts] if all(counts) else []


# Skill and luck


def bot_wins(run: Run, bot: str) -> Estimate:
    """The share of races that a bot's seat wins."""
    sums = run.tally.shares.get("bot", {}).get(bot)
    return share(0.0, 0) if sums is None else share_of(sums)


def skill(wins: float, players: int) -> float:
    """The part of the result that tells the stronger from the weaker, from 0 (all luck) to 1.

    The share of the variance of winning that lies between the two bots when one sits among the others.
    """
    fair = 1 / players
    return max(0.0, (wins - fair) / (1 - fair)) ** 2


def elo(wins: float, players: int) -> float:
    """The stronger bot's lead in Elo points, as in a race of one against several equals."""
    wins = min(max(wins, 1e-3), 1 - 1e-3)
    return 400 * log10(wins * (players - 1) / (1 - wins))


def known_before(tally: Tally, players: int, factor: str) -> float:
    """How much of the uncertainty about who wins a factor takes away: mutual information over entropy.

    With the bias of small samples taken out (Miller and Madow); never below 0.
    """
    sums = tally.shares.get(factor, {})
    n = sum(part.n for part in sums.values())
    if n == 0 or len(sums) < 2:
        return 0.0
    overall = sum(part.total for part in sums.values()) / n
    known = _entropy(overall) - sum(part.n / n * _entropy(part.total / part.n) for part in sums.values())
    bias = (len(sums) - 1) / (2 * n)
    return max(0.0, known - bias) / _entropy(overall) if 0 < overall < 1 else 0.0


def _entropy(p: float) -> float:
    return -sum(q * log(q) for q in (p, 1 - p) if q > 0)


# Two rule sets


def differences(study: Study, other: Run) -> list[Difference]:
    """Every figure under the main rule set and another, corrected together, what changed most surely first."""
    one = study.main
    pairs: list[tuple[str, str, str, Estimate, Estimate]] = []
    for factor, by_level in one.tally.shares.items():
        theirs = other.tally.shares.get(factor, {})
        pairs += [
            ("share", factor, level, share_of(sums), share_of(theirs[level]))
            for level, sums in sorted(by_level.items(), key=lambda pair: _order(pair[0]))
            if level in theirs and factor != "bot"
        ]
    pairs += [("figure", name, "", figure(one, study, name), figure(other, study, name)) for name in FIGURES]
    pairs += [("outcome", name, "", outcome(one, name), outcome(other, name)) for name in OUTCOMES]
    half = MOMENTS // 2
    leads = leader_wins(one.tally), leader_wins(other.tally)
    if all(leads):
        pairs.append(("outcome", "half_leader", "", leads[0][half], leads[1][half]))
    pairs += _dealt_pairs(study, one.tally, other.tally)
    changes = [_change(mine, theirs) for _, _, _, mine, theirs in pairs]
    corrected = holm([p_value(change.value, change.error) for change in changes])
    rows = [
        Difference(*pair, change, p) for pair, change, p in zip(pairs, changes, corrected, strict=True) if pair[3].n
    ]
    return sorted(rows, key=lambda row: row.p)


def _dealt_pairs(study: Study, one: Tally, other: Tally) -> Iterator[tuple[str, str, str, Estimate, Estimate]]:
    """Cards dealt by chance, if they are drawn often enough under both rule sets."""
    for tracked in study.game.measures.tracked:
        theirs = other.tracked.get(tracked.name, {})
        for item, sums in one.tracked.get(tracked.name, {}).items():
            if tracked.dealt and item in theirs and min(sums.races, theirs[item].races) >= RARE:
                yield "added", tracked.name, item, slope(sums), slope(theirs[item])


def _change(one: Estimate, other: Estimate) -> Estimate:
    change = other.value - one.value
    error = (one.error**2 + other.error**2) ** 0.5
    return Estimate(change, change - 1.96 * error, change + 1.96 * error, error, min(one.n, other.n))


def fairer(one: Tally, other: Tally, players: int) -> float:
    """How surely another rule set is fairer: the change of the squared distances from a fair share, in its errors.

    Negative if it is fairer; noise adds as much to either side.
    """
    change, variance = 0.0, 0.0
    for side, tally in ((-1, one), (1, other)):
        for row in levels(tally, players):
            away = row.wins.value - row.fair
            change += side * (away * away - row.wins.error**2)
            variance += 4 * away * away * row.wins.error**2 + 2 * row.wins.error**4
    return change / variance**0.5 if variance > 0 else 0.0
