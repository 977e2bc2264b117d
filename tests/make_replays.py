"""Add golden races to tests/replays where a game lacks some.

    PYTHONPATH=src python tests/make_replays.py [GAME ...]

A race for every number of players, every value of every option and every way to end that some thousand races came
upon, until there are enough. What is there stays: races of older rules are never made anew.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping

from digests import some_options
from golden import ENOUGH, Ending, ending, line_of, lines, path, races, settings_of, settings_raced, values_of
from hippodrome import HippodromeError, game, new
from hippodrome.bots import bot
from hippodrome.engine import registry
from hippodrome.engine.chance import Seeded
from hippodrome.engine.game import Game
from hippodrome.engine.options import Value
from hippodrome.engine.record import Record
from hippodrome.engine.state import Observation

TRIED = 1500
"""Races looked at for ways to end; every third of them with bots that want to win."""


def race(declared: Game, number: int, players: int, options: Mapping[str, Value]) -> Record:
    """One race, at random or with greedy bots."""
    name = f"golden {number}"
    raced = new(declared.name, players, seed=name, options=options)
    picker, clever = Seeded(name, 0, "choices"), bot("greedy", declared)
    while not raced.over:
        state = raced.state
        if number % 3:
            raced.play(int(state.offered[int(picker.below(state.offers))]))
        else:
            raced.play(clever.choose(Observation(state, int(state.seat)), picker))
    return raced.record


def any_settings(declared: Game, number: int) -> tuple[int, dict[str, Value]]:
    """Players and options that go together."""
    picker = Seeded("golden settings", number, declared.name)
    players = declared.players[number % len(declared.players)]
    given = some_options(declared.options, players, picker)
    return (players, given) if fits(declared, players, given) else (players, {})


def fits(declared: Game, players: int, given: Mapping[str, Value]) -> bool:
    try:
        declared.setup(players, given)
    except HippodromeError:
        return False
    return True


def settings_for(declared: Game, wanted: str) -> Iterator[tuple[int, dict[str, Value]]]:
    """Settings of which the wanted one is a part, the plainest first, then with one other option beside."""
    plain: list[tuple[int, dict[str, Value]]] = []
    for players in declared.players:
        if wanted == f"players={players}":
            plain.append((players, {}))
        for option in declared.options:
            for value in values_of(option, players):
                if wanted == f"{option.key}={value}":
                    beside = dict([option.only_if]) if option.only_if else {}
                    plain.append((players, {**beside, option.key: value}))
    yield from plain
    for players, given in plain:
        for other in declared.options:
            yield from ((players, {other.key: value, **given}) for value in values_of(other, players))


def lacking(declared: Game, kept: list[Record]) -> Iterator[Record]:
    """Races that show what those kept do not: a setting, then a way to end, then any."""
    number = len(kept)
    for wanted in sorted(settings_of(declared) - settings_raced(kept)):
        number += 1
        if wanted not in settings_raced(kept):
            players, options = next(pair for pair in settings_for(declared, wanted) if fits(declared, *pair))
            yield race(declared, number, players, options)
    seen: set[Ending] = {ending(record) for record in kept}
    for number in range(1000, 1000 + TRIED):
        tried = race(declared, number, *any_settings(declared, number))
        if ending(tried) not in seen:
            seen.add(ending(tried))
            yield tried
    for number in range(5000, 5000 + max(0, ENOUGH - len(kept))):
        yield race(declared, number, *any_settings(declared, number))


def make(name: str) -> None:
    """Add what is lacking to the races under the present rules."""
    declared = game(name)
    kept = list(races(name, declared.rules_version))
    had = len(kept)
    for record in lacking(declared, kept):
        kept.append(record)
        file = path(name, declared.rules_version)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(
            "".join(line + "\n" for line in [*lines(name, declared.rules_version), line_of(record)]), "utf-8"
        )
    print(f"{name}: {had} races and {len(kept) - had} more")


if __name__ == "__main__":
    for wanted in sys.argv[1:] or sorted(registry.residents()):
        make(wanted)
