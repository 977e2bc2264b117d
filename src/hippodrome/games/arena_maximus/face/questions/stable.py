"""Whether to stop at a stable, and which cards to change there (AM-432)."""

from __future__ import annotations

from hippodrome.games.arena_maximus.face.question import Asked


class Stable(Asked):
    key = "stable"
    rule = "AM-432"
    why = {"card:": "why-card-stable"}


class StableDiscard(Asked):
    key = "stable_discard"
    rule = "AM-432"
    any_order = True
