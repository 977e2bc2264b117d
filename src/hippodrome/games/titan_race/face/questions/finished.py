"""Nobody is asked: the race is over."""

from __future__ import annotations

from hippodrome.games.titan_race.face.question import Asked


class Finished(Asked):
    key = "finished"
    rule = "TR-1201"
