"""The digests of a thousand races of each game: what compiled and plain rules must agree on.

They stand in tests/digests.json. A change of the rules changes them: after making sure that the change
is meant, and raising the game's `rules_version` if races were already published with the old rules,

    PYTHONPATH=src python tests/digests.py --write [GAME ...]

writes them anew. Without `--write` the digests are printed.
"""

from __future__ import annotations

import hashlib
import json
import sys
from dataclasses import replace
from pathlib import Path

from hippodrome import HippodromeError, compiled, game, names
from hippodrome.bots.playout import play_out
from hippodrome.engine.chance import Seeded
from hippodrome.engine.compose import compose
from hippodrome.engine.game import Game
from hippodrome.engine.options import Option, Value
from hippodrome.engine.plans import plans
from hippodrome.engine.state import Observation

LATER = {
    "chariot_race": ("finish_stands",),
    "titan_race": ("knocked_out_slides", "lives"),
    "scrap_racer": ("race_ends",),
}
"""Options that came after the digests: they stay at their defaults here, so that what was compared once stays comparable.
Golden races hold them."""
FIRST: dict[str, dict[str, Value]] = {
    "chariot_race": {"board": "standard"},
    "titan_race": {"cards": "standard", "lives": "standard"},
}
"""What was the only value of an option when the digests were written, and is not its default any more."""
STORED = Path(__file__).parent / "digests.json"
RACES = 1000
APART = 7
"""Decisions between two positions whose plans are compared."""


def some_options(options: tuple[Option, ...], players: int, picker: Seeded) -> dict[str, Value]:
    """About every third option set to any of its values."""
    given: dict[str, Value] = {}
    for option in options:
        if option.cosmetic:
            continue
        if picker.below(3) == 0:
            values: tuple[Value, ...] = option.legal(players)
            if option.low is not None and option.high is not None:
                values = tuple(range(option.low, option.high + 1))
            given[option.key] = values[int(picker.below(len(values)))]
    return given


def known_then(declared: Game) -> tuple[Option, ...]:
    """The options as they were when the digests were written."""
    first = FIRST.get(declared.name, {})
    return tuple(
        replace(option, values=(first[option.key],)) if option.key in first else option
        for option in declared.options
        if option.key not in LATER.get(declared.name, ())
    )


def digest(name: str, races: int = RACES) -> str:
    """A hash over the final positions of races with all sorts of players, options and choices."""
    declared, first = game(name), FIRST.get(name, {})
    whole = hashlib.sha256()
    for number in range(races):
        picker = Seeded("digests", number, name)
        players = declared.players[number % len(declared.players)]
        try:
            setup = declared.setup(players, {**some_options(known_then(declared), players, picker), **first})
        except HippodromeError:
            setup = declared.setup(players, first)
        chance = Seeded("digests", number)
        state = declared.start(setup, chance)
        decisions = play_out(state, chance, picker)
        whole.update(state.pack())
        whole.update(bytes(list(state.ranks())))
        whole.update(int(decisions).to_bytes(8, "little"))
    return whole.hexdigest()


def planned(name: str, positions: int = 60) -> str:
    """A hash over all plans, in their order, of positions along random races: nothing of it is kept in a file."""
    declared, picker, chance = game(name), Seeded("plans", 0, name), Seeded("plans", 1)
    whole = hashlib.sha256()
    state = declared.start(declared.setup(declared.usual_players), chance)
    for number in range(positions * APART):
        if state.over:
            state = declared.start(declared.setup(declared.usual_players), chance)
        if number % APART == 0:
            seen = Observation(state, int(state.seat))
            for plan in plans(declared, seen, compose(declared, seen)):
                whole.update(repr(plan).encode())
        state.take(state.offered[int(picker.below(state.offers))], chance)
    return whole.hexdigest()


def stored() -> dict[str, str]:
    digests: dict[str, str] = json.loads(STORED.read_text(encoding="utf-8"))
    return digests


def main(arguments: list[str]) -> None:
    write = "--write" in arguments
    wanted = [name for name in arguments if name != "--write"] or list(names())
    found = {name: digest(name) for name in wanted}
    if write:
        kept = stored() if STORED.exists() else {}
        STORED.write_text(json.dumps({**kept, **found}, indent=2, sort_keys=True) + "\n", encoding="utf-8")
    else:
        told = {name: planned(name) for name in wanted}
        print(json.dumps({"compiled": compiled(), "digests": found, "plans": told}))


if __name__ == "__main__":
    main(sys.argv[1:])
