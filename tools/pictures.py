"""Draw the pictures of the README: one race per game, by bots, at a moment worth looking at.

Run it with `make pictures`; the same seed gives the same picture.
"""

from __future__ import annotations

from pathlib import Path

import hippodrome
from hippodrome.bots import bot
from hippodrome.draw import draw_race
from hippodrome.engine.chance import Seeded

PICTURES = Path(__file__).parent.parent / "docs" / "pictures"
MOMENT = 0.45
"""How far into the race, as a share of its decisions."""


def raced(name: str) -> hippodrome.Race:
    """A finished race between greedy bots with as many players as the game takes."""
    game = hippodrome.game(name)
    race = hippodrome.new(name, players=game.players[-1], seed=2026)
    player = bot("greedy", game)
    mind = Seeded(2026, 0, "bots")
    while not race.over:
        race.play(int(player.choose(race.observe(race.seat), mind)))
    return race


def main() -> None:
    """Write every picture."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    for index, name in enumerate(hippodrome.names()):
        race = raced(name)
        point = round(MOMENT * len(race.record.moves))
        seat = int(race.at(point).seat)
        scheme = ("light", "light", "dark", "dark")[index % 4]
        picture = PICTURES / f"{name}.svg"
        picture.write_text(draw_race(race.record, point, seat, "en", scheme, fonts=True), encoding="utf-8")
        print(picture)


if __name__ == "__main__":
    main()
