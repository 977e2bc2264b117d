"""Whether to stop early (AM-342)."""

from __future__ import annotations

from hippodrome.games.arena_maximus.face.question import Asked


class GoOn(Asked):
    key = "go_on"
    rule = "AM-342"
    why = {"card:": "why-card-go-on"}
