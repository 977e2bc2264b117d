"""Make golden races: `python tests/make_replays.py [GAME]` adds what a game lacks to tests/replays."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path

from hippodrome import game, names, new
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
}
"""Settings worth keeping; a game without any gets its fewest, usual and most players."""


def settings_of(name: str) -> tuple[Settings, ...]:
    declared = game(name)
    usual = declared.usual_players
    fewest, most = declared.players[0], declared.players[-1]
    return SETTINGS.get(name, ((fewest, {}), (usual, {}), (most, {}), *_varied(name, usual)))


def _varied(name: str, players: int) -> tuple[Settings, ...]:
    """The usual players with the last value of every option that is not an advanced one."""
    given = {
        option.key: option.legal(players)[-1]
        for option in game(name).options
        if option.legal(players) and not option.advanced
    }
    return ((players, given),)


def make(name: str) -> None:
    """Play one race for each setting, with choices at random."""
    for number, (players, options) in enumerate(settings_of(name), start=1):
        path = REPLAYS / f"{name}-{number}.json"
        if path.exists():
            continue
        race = new(name, players, seed=f"golden {number}", options=options)
        picker = Seeded(f"golden {number}", 0, "choices")
        while not race.over:
            race.play(int(race.state.offered[int(picker.below(race.state.offers))]))
        race.save(path)
        print(f"{path.name}: {len(race.record.moves)} decisions")


if __name__ == "__main__":
    for wanted in sys.argv[1:] or names():
        make(wanted)
