"""Make golden races in tests/replays, with choices at random.

    PYTHONPATH=src python tests/make_replays.py [--anew] [GAME ...]

adds the races a game lacks; `--anew` replaces those it has, after a change of the rules that is meant.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from hippodrome import HippodromeError, game, names, new
from hippodrome.engine.chance import Seeded
from hippodrome.engine.options import Value

REPLAYS = Path(__file__).parent / "replays"

Settings = tuple[int, Mapping[str, Value]]
SETTINGS: dict[str, tuple[Settings, ...]] = {
    "scrap_racer": (
        (2, {"circuit": "B", "short": True}),
        (4, {}),
        (6, {"circuit": "E", "spaces_per_section": 3, "ability_mandatory": False, "catch_up_scope": "rank"}),
    ),
    "titan_race": (
        (2, {"circuit": "lagoon", "titan_1": "craken"}),
        (4, {"circuit": "anglieh", "teams": 2}),
        (6, {"circuit": "estenguard", "grand_slam": True, "circuit_2": "moltenchest", "circuit_3": "bankog"}),
        (3, {"circuit": "kaldheira", "ice_ends_movement": True, "green_damage_mandatory": False}),
    ),
}
"""Settings worth keeping; a game without any gets its fewest, usual and most players."""


def settings_of(name: str) -> tuple[Settings, ...]:
    declared = game(name)
    usual = declared.usual_players
    fewest, most = declared.players[0], declared.players[-1]
    plain: tuple[Settings, ...] = tuple((players, {}) for players in sorted({fewest, usual, most}))
    return SETTINGS.get(name, (*plain, _varied(name, usual)))


def _varied(name: str, players: int) -> Settings:
    """Every option that is not an advanced one at the last of its values, as far as they go together."""
    given: dict[str, Value] = {}
    for option in game(name).options:
        if option.legal(players) and not option.advanced:
            more = {**given, option.key: option.legal(players)[-1]}
            with suppress(HippodromeError):
                game(name).setup(players, more)
                given = more
    return players, given


def make(name: str, anew: bool) -> None:
    """Play one race for each setting."""
    for number, (players, options) in enumerate(settings_of(name), start=1):
        path = REPLAYS / f"{name}-{number}.json"
        if path.exists() and not anew:
            continue
        race = new(name, players, seed=f"golden {number}", options=options)
        picker = Seeded(f"golden {number}", 0, "choices")
        while not race.over:
            race.play(int(race.state.offered[int(picker.below(race.state.offers))]))
        race.save(path)
        print(f"{path.name}: {len(race.record.moves)} decisions")


if __name__ == "__main__":
    anew = "--anew" in sys.argv
    for wanted in [name for name in sys.argv[1:] if name != "--anew"] or names():
        make(wanted, anew)
