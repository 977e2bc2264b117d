"""Which drawing stands for what."""

from __future__ import annotations

NUDGE_ART = ("nudge-reroll", "nudge-plus-minus", "nudge-flip")
CARD_ART = {"to_straight": "to-straight", "to_curve": "to-curve", "catch_up": "catch-up"}
"""Bonus cards without a printed distance."""
