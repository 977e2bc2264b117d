"""What people read of a question."""

from __future__ import annotations

from typing import ClassVar

from hippodrome.engine import asked
from hippodrome.engine.choices import Argument, Choice, Prompt
from hippodrome.games.titan_race.face.outlook import Upshot, ride, upshot
from hippodrome.games.titan_race.face.things import Tone, piece, racer, space
from hippodrome.games.titan_race.rules import actions
from hippodrome.games.titan_race.rules.course import NO_CELL
from hippodrome.games.titan_race.rules.race import TitanRace


class Asked(asked.Asked[TitanRace]):
    """A question of Titan Race in words."""

    always = {
        "card:": "why-card", "die:": "why-die", "space:": "why-space", "piece:": "why-piece", "pile:": "why-pile",
    }  # fmt: skip
    key: ClassVar[str]
    """The name of its texts."""
    rule: ClassVar[str]

    def prompt(self, race: TitanRace) -> Prompt:
        return Prompt(self.key, self.args(race), self.rule, piece(race, int(race.asked())))

    def args(self, race: TitanRace) -> dict[str, Argument]:
        return {"racer": racer(race, int(race.active))}

    def choice(self, race: TitanRace, action: int) -> Choice:
        return self.foreseen(race, self.answer(race, action))

    def answer(self, race: TitanRace, action: int) -> Choice:
        """An answer on offer: its words, and what it points at."""
        raise NotImplementedError

    def foreseen(self, race: TitanRace, said: Choice) -> Choice:
        """An answer with what follows from it, where that has to be found out."""
        return said


_WAYS = ("straight", "left", "right", "straight_left", "straight_right", "left_straight", "right_straight")


class AskedWay(Asked):
    """A question for a way; it leads to the cell at its end, and its words tell as much of it as is drawn."""

    def answer(self, race: TitanRace, action: int) -> Choice:
        found = upshot(race, action)
        outlook = found.outlook
        sure = upshot(race, action, sure=True)
        target = space(outlook.cell) if outlook.cell != NO_CELL else piece(race, int(race.active))
        key = "go_win" if outlook.wins else f"go_{_WAYS[action - int(actions.GO)]}"
        args = found.args if sure.outlook.cell == outlook.cell else sure.args
        return Choice(action, key, args, (target,), *found.price)


class AskedCell(Asked):
    """A question for a cell beside the titan, with what happens to whoever or whatever is there."""

    bare: ClassVar[str]
    taken: ClassVar[str]
    """The texts for a cell without and with a titan."""

    def cell(self, race: TitanRace, action: int) -> int:
        raise NotImplementedError

    def told(self, race: TitanRace, found: Upshot) -> dict[str, Argument]:
        return found.args

    def answer(self, race: TitanRace, action: int) -> Choice:
        cell = self.cell(race, action)
        titan = int(race.titan_on(cell))
        args: dict[str, Argument] = {"at": ("cell", cell)}
        if titan < 0:
            return Choice(action, self.bare, args, (space(cell),))
        return Choice(action, self.taken, args | victim(race, titan), (space(cell), piece(race, titan)))

    def foreseen(self, race: TitanRace, said: Choice) -> Choice:
        found = upshot(race, said.action)
        return following(said, self.told(race, found), found.price)


class AskedUpshot(Asked):
    """A question whose answers have effects of their own, and perhaps the die's after them."""

    def foreseen(self, race: TitanRace, said: Choice) -> Choice:
        found = upshot(race, said.action)
        return following(said, found.args, found.price)


class AskedVictim(AskedUpshot):
    """A question for a titan that is moved: what becomes of it, and of the one who moves it."""

    def titan(self, action: int) -> int:
        return action - int(actions.TITAN)

    def foreseen(self, race: TitanRace, said: Choice) -> Choice:
        found = upshot(race, said.action)
        its = found.own.outlook(self.titan(said.action)).args("its_")
        return following(said, its | found.args, found.price)


def following(said: Choice, args: dict[str, Argument], price: tuple[str, Tone], ends: tuple[str, ...] = ()) -> Choice:
    """An answer with what follows: its words, its price, the cells it leads to."""
    return Choice(said.action, said.key, said.args | args, (*said.targets, *ends), *price)


def riding(race: TitanRace, said: Choice) -> Choice:
    """An answer that performs the die."""
    outlook, args, ends = ride(race, said.action)
    return following(said, args, outlook.price, ends)


def later(race: TitanRace, action: int, key: str) -> Choice:
    """First the movement, then the rest of the die."""
    return Choice(action, key, {"goes": "no"}, (piece(race, int(race.active)),))


def victim(race: TitanRace, titan: int) -> dict[str, Argument]:
    """A titan that something is done to."""
    return {"racer": racer(race, titan), "life": int(race.life[titan])}


def of_victim(race: TitanRace) -> dict[str, Argument]:
    """Whoever is hurt or robbed in another's turn, for the question he is asked."""
    return victim(race, int(race.victim)) | {"other": racer(race, int(race.active))}
