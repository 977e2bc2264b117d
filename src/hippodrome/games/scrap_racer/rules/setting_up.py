"""Setting up a race (ledger 4.1)."""

from __future__ import annotations

from hippodrome.engine.chance import Chance
from hippodrome.engine.ints import ints, zeros
from hippodrome.games.scrap_racer.rules import tokens
from hippodrome.games.scrap_racer.rules.state import Position


def set_up(race: Position, chance: Chance) -> None:
    """Deal the racers, choose the start player, lay the nudge tokens (SR-101 to SR-109)."""
    track = race.track
    each = 2 if track.teams == 1 else 1
    boards = ints([1] * 6)
    dealt = zeros(int(track.racers))
    for place in range(int(track.racers)):
        drawn = chance.draw(boards, 0, 6)
        boards[drawn] = 0
        dealt[place] = drawn
    start = chance.below(track.players) if track.teams == 1 else track.start_seat
    for place in range(int(track.racers)):
        seat = (start + place // each) % track.players
        race.owner[place] = seat
        race.who[place] = dealt[seat * each + place % each]
    if track.teams == 0:
        for seat in range(int(track.players)):
            race.ordered[seat] = 1
    tokens.lay_nudges(race)
