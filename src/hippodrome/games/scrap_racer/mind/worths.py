"""What cards and tokens are worth, in spaces."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hippodrome.games.scrap_racer.rules.track import Track

CARD_WORTH: Final = 3.0
TOKEN_WORTH: Final = 0.8
NUDGE_WORTH: Final = 1.2
LAST_CARD_WORTH: Final = 2.8
"""For a player whose turn of the last round is still to come."""

OWN: Final = [1.0, 0.0, 1.0, 1.0, 0.0, -1.0, 0.0, 1.0, 0.0, 0.0]
OTHERS: Final = [0.0, 0.0, 0.5, 0.0, -0.5, 0.0, 0.0, -0.5, 0.0, -0.25]
DICE_AND_DROPS: Final = [0.0, 7.0, 0.0, 0.0, 0.0, 0.0, -3.5, 0.0, -8.0, 0.0]
"""How each effect of an Accident card counts (as in `ACCIDENT_EFFECTS`): the distance printed for the one who
crashes, that printed for others, and what no distance is printed for."""


def accident_worth(track: Track, card: i64) -> float:
    """What an Accident card is worth to the one who crashes; what others gain counts against it."""
    effect = track.accident_effect[card]
    own = OWN[effect] * float(track.accident_distance[card])
    return own + OTHERS[effect] * float(track.accident_other[card]) + DICE_AND_DROPS[effect]
