"""How long to wait between moves, so that they can be followed."""

from __future__ import annotations

PACES = {"slow": 1.8, "normal": 1.0, "fast": 0.45, "off": 0.0}
BEAT = 0.7
PER_EVENT = 0.3
LONGEST_PAUSE = 3.5


def pause_after(events: int, pace: str) -> float:
    """Seconds to read what has just happened."""
    return PACES[pace] * min(LONGEST_PAUSE, BEAT + PER_EVENT * events)


def next_pace(pace: str) -> str:
    """The one after it, and after the last the first."""
    names = list(PACES)
    return names[(names.index(pace) + 1) % len(names)]
