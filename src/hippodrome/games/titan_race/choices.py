"""The readable forms of questions and answers."""

from __future__ import annotations

from hippodrome.engine.choices import Choice, Prompt
from hippodrome.games.titan_race.rules import TitanRace


def choice(race: TitanRace, action: int) -> Choice:
    return Choice(action, "x")


def prompt(race: TitanRace) -> Prompt:
    return Prompt("x")
