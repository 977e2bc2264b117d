"""Turning points of many races as sentences, to be read without the board: `tools/turning.py GAME [RACES]`.

Races of mixed bots, each looked back on with few playouts; every sentence in both languages.
"""

from __future__ import annotations

import sys

from hippodrome.bots import bot
from hippodrome.engine import registry
from hippodrome.engine.chance import Seeded
from hippodrome.engine.race import new
from hippodrome.engine.state import Observation
from hippodrome.engine.words import LANGUAGES
from hippodrome.study.analyst import analyse
from hippodrome.study.turning import with_names

RACERS = ("greedy", "planner", "random")
NAMES = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Finn"]
PLAYOUTS = 150


def main(name: str, races: int) -> None:
    """Race, look back, print."""
    game = registry.game(name)
    for number in range(races):
        luck = Seeded(f"turning/{number}")
        players = game.players[number % len(game.players)]
        race = new(name, players, f"turning/{number}", seats=NAMES[:players])
        racers = [bot(RACERS[(number + seat) % len(RACERS)], game) for seat in range(players)]
        while not race.over:
            seat = int(race.state.seat)
            race.play(int(racers[seat].choose(Observation(race.state, seat), luck)))
        found = analyse(race.record, PLAYOUTS)
        print(f"\n{name} {number}: {players} players, {len(race.record.moves)} choices, {race.ranking}", flush=True)
        for turning in found.turning_points:
            for language in LANGUAGES:
                print(f"  {language} {turning.at}: {with_names(turning.said[language], race.record.seats)}")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 20)
