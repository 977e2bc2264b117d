"""Which cards to throw away before drawing (AM-321)."""

from __future__ import annotations

from hippodrome.games.arena_maximus.face.question import Asked


class Discard(Asked):
    key = "discard"
    rule = "AM-321"
    any_order = True
    why = {"card:": "why-card-discard"}
