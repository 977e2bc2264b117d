"""What holds in every position of every race."""

from __future__ import annotations

from hippodrome.engine.events import Event
from hippodrome.games.chariot_race.rules.race import ChariotRace
from hippodrome.games.chariot_race.rules.state import OFF_BOARD
from hippodrome.games.chariot_race.rules.track import TOP_LEVEL


def check(race: ChariotRace) -> None:
    """Levels within their tracks, one chariot per cell, cubes accounted for."""
    circus = race.circus
    if race.before_start():
        return
    stands = [cell for cell in race.cell if cell != OFF_BOARD]
    moving = race.steps > 0
    assert len(stands) - len(set(stands)) <= (1 if moving else 0)
    for chariot, color in enumerate(race.color):
        assert 0 <= race.damage[chariot] <= circus.damage_max[color] <= TOP_LEVEL
        assert 0 <= race.speed[chariot] <= circus.speed_max[color]
        assert 0 <= race.fortune[chariot] <= circus.fortune_max[color]
        assert (race.damage[chariot] == 0) == (not race.alive(chariot)) == (race.fell[chariot] > 0)
        if race.alive(chariot):
            assert not circus.pillar[race.cell[chariot]]
            assert -1 <= race.lap[chariot] <= circus.laps
    assert set(race.caltrops) <= {0, 1}
    assert sum(race.caltrops) + race.supply == circus.cubes
    fallen = sorted(int(order) for order in race.fell if order)
    assert fallen == list(range(1, len(fallen) + 1))
    assert race.offers <= circus.most_choices


class Drive:
    """Follows the events of a race: each move has as many steps as speed unless it ends in a wreck."""

    def __init__(self, racer: int | None) -> None:
        self.racer = racer
        self.speed = 0
        self.steps = 0
        self.wrecked = False

    def follow(self, events: list[Event]) -> None:
        for event in events:
            args = event.args
            if event.key == "turn":
                self.end()
                self.racer, self.speed, self.steps, self.wrecked = args["racer"], 0, 0, False
            elif event.key in ("speed", "kept_speed"):
                self.speed = int(args["to" if event.key == "speed" else "speed"] or 0)
            elif event.key in ("drove", "changed_lane"):
                self.steps += 1
            elif event.key == "destroyed" and args["racer"] == self.racer:
                self.wrecked = True

    def end(self) -> None:
        assert self.steps == self.speed or (self.wrecked and self.steps <= self.speed)
