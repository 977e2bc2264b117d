"""Positions of Chariot Race as the ledger writes them, and turns played from the dice.

    table = circus("blue O10/0 D12 V5 F3", "red O13/0 D7")
    table.drive("blue", "ATTACK FORTUNE TURN TURN PM", "FFFF", plus=0)
    table.choose("javelin red")

Unless said otherwise: circuit AA, white sides, no caltrops, D12 V4 F0, chariots not named are out of
the race (ledger 7). There are six players, one for each colour; with `players=3` two colours each.
"""

from __future__ import annotations

from collections.abc import Iterable

from hippodrome import game
from hippodrome.engine.chance import Scripted
from hippodrome.engine.events import Event, read_notes
from hippodrome.engine.ints import Ints, ints
from hippodrome.engine.state import Watcher
from hippodrome.games.chariot_race.rules import actions, phases, turn
from hippodrome.games.chariot_race.rules.faces import FACES
from hippodrome.games.chariot_race.rules.race import ChariotRace
from hippodrome.games.chariot_race.rules.track import CELL_NAMES, RACERS, Circus

GAME = game("chariot_race")
SIDES = {"PM": 0, "SPRINT": 1, "TURN": 2, "ATTACK": 4, "FORTUNE": 5}
"""What chance answers for a face (the other TURN is 3)."""
FIVE_TURNS = "TURN TURN TURN TURN TURN"
LATER = [SIDES["TURN"]] * 60
"""Dice of whoever plays next."""
QUESTIONS = {
    int(getattr(phases, name)): name.lower()
    for name in ("DRAFT", "GRID", "REPAIR", "REROLL", "CHANGE", "SIGNS", "STEP", "ATTACK", "FINISHED")
}
_STEPS = {"F": "forward", "i": "inward", "o": "outward"}


def sides(faces: str) -> list[int]:
    return [SIDES[face] for face in faces.split()]


class Table:
    """A position, what has happened since, and the words of the ledger for both."""

    def __init__(self, race: ChariotRace) -> None:
        self.race = race
        self.events: list[Event] = []

    # Chariots and cells by name

    def cell(self, name: str) -> int:
        """The number of a cell: `O12`."""
        return list(self.race.circus.name).index(CELL_NAMES.index(name))

    def name(self, cell: int) -> str:
        return CELL_NAMES[self.race.circus.name[cell]]

    def chariot(self, color: str) -> int:
        return list(self.race.color).index(RACERS.index(color))

    def at(self, color: str) -> str:
        """`O12/0`, or `out`."""
        chariot = self.chariot(color)
        cell = self.race.cell[chariot]
        return "out" if cell < 0 else f"{self.name(cell)}/{self.race.lap[chariot]}"

    def levels(self, color: str) -> str:
        """`D12 V4 F0`."""
        c = self.chariot(color)
        return f"D{self.race.damage[c]} V{self.race.speed[c]} F{self.race.fortune[c]}"

    def damage(self, color: str) -> int:
        return int(self.race.damage[self.chariot(color)])

    def progress(self, color: str) -> int:
        return int(self.race.progress(self.chariot(color)))

    @property
    def caltrops(self) -> set[str]:
        return {self.name(cell) for cell, cube in enumerate(self.race.caltrops) if cube}

    @property
    def supply(self) -> int:
        return int(self.race.supply)

    @property
    def dice(self) -> str:
        return " ".join(FACES[face].upper() for face in self.race.dice[: self.race.rolled])

    # Questions and answers

    @property
    def asked(self) -> str:
        return QUESTIONS[int(self.race.phase)]

    @property
    def active(self) -> str:
        return RACERS[self.race.color[self.race.active]]

    @property
    def options(self) -> list[str]:
        return [self.spell(action) for action in self.race.choices()]

    def spell(self, action: int) -> str:
        """A choice in short words."""
        plain = {
            actions.NO_REPAIR: "no repair", actions.KEEP: "keep", actions.ROLL: "roll",
            actions.ACCEPT: "accept", actions.FORWARD: "forward", actions.INWARD: "inward",
            actions.OUTWARD: "outward", actions.STOP: "stop",
        }  # fmt: skip
        if action in plain:
            return plain[action]
        if action < actions.KEEP:
            return f"repair {action}"
        if action < actions.ACCEPT:
            return f"pick {action - actions.PICK}"
        if action < actions.PLUS:
            die, face = divmod(action - actions.SET, 4)
            return f"set {die} {FACES[face].upper()}"
        if action < actions.FORWARD:
            return f"plus {action - actions.PLUS}"
        if action < actions.CALTROP:
            return f"javelin {RACERS[self.race.color[action - actions.JAVELIN]]}"
        if action < actions.BOARD:
            return f"caltrop {self.name(self.race.entered[action - actions.CALTROP])}"
        if action < actions.START:
            return f"board {RACERS[action - actions.BOARD]}"
        return f"start {action - actions.START + 1}"

    def choose(self, *words: str, chance: Iterable[int] = ()) -> Table:
        """Make choices; `chance` answers for the dice, TURN dice follow for whoever plays next."""
        source = Scripted([*chance, *LATER])
        for spelled in words:
            options = self.options
            assert spelled in options, f"{spelled} is not among {options}"
            self.race.watcher = Watcher()
            self.race.play(self.race.choices()[options.index(spelled)], source)
            self.listen()
        return self

    def listen(self) -> None:
        assert self.race.watcher is not None
        self.events += read_notes(GAME.events, self.race.watcher.drain())

    # A turn

    def begin(self, color: str, dice: str = "") -> Table:
        """The turn of a chariot begins: whoever is ahead of it has played."""
        race = self.race
        me = self.chariot(color)
        for other in range(int(race.circus.chariots)):
            if race.alive(other) and race.progress(other) > race.progress(me):
                race.played |= 1 << other
        race.watcher = Watcher()
        script = Scripted([*sides(dice), *LATER])
        turn.begin_next(race, script)
        race.offer()
        self.listen()
        assert self.active == color
        return self

    def drive(self, color: str, dice: str, steps: str = "", plus: int = 0) -> Table:
        """A whole turn up to the attacks: no repair, the dice kept as given, signs, and the steps.

        Steps after the last TURN die is used go by themselves.
        """
        self.begin(color, dice)
        if self.asked == "repair":
            self.choose("no repair", chance=sides(dice))
        assert self.dice == dice
        self.choose("keep")
        if self.asked == "change" and self.active == color:
            self.choose("accept")
        if self.asked == "signs":
            self.choose(f"plus {plus}")
        for step in steps:
            if self.asked != "step":
                assert step == "F"
                continue
            self.choose(_STEPS[step])
        return self

    def told(self, key: str) -> list[dict[str, int | None]]:
        """What happened of one kind."""
        return [event.args for event in self.events if event.key == key]

    def trail(self, color: str) -> list[str]:
        """The cells a chariot drove to, as the events tell it."""
        number = RACERS.index(color)
        return [
            CELL_NAMES[int(event.args["to"] or 0)]
            for event in self.events
            if event.key in ("drove", "changed_lane") and event.args["racer"] == number
        ]


def circus(*chariots: str, players: int = 6, caltrops: str = "", **options: object) -> Table:
    """A position with the named chariots: `circus("blue O10/0 D12 V5 F3", caltrops="O12 C3")`."""
    setup = GAME.setup(players, options)
    assert isinstance(setup, Circus)
    race = ChariotRace(setup)
    count = int(setup.chariots)
    race.owner = ints([chariot * players // count for chariot in range(count)])
    race.color = ints(range(count))
    race.position = ints(range(count))
    race.fell = ints(range(1, count + 1))
    table = Table(race)
    for chariot in chariots:
        color, place, *levels = chariot.split()
        me = RACERS.index(color)
        cell, lap = place.split("/")
        given = {level[0]: int(level[1:]) for level in levels}
        race.cell[me] = table.cell(cell)
        race.lap[me] = int(lap)
        race.damage[me] = given.get("D", 12)
        race.speed[me] = given.get("V", 4)
        race.fortune[me] = given.get("F", 0)
        race.fell[me] = 0
    for name in caltrops.split():
        race.caltrops[table.cell(name)] = 1
        race.supply -= 1
    return table


def started(players: int, chance: Iterable[int], **options: object) -> Table:
    """A race from its set-up."""
    race = GAME.start(GAME.setup(players, options), Scripted([*chance, *LATER]))
    assert isinstance(race, ChariotRace)
    return Table(race)


def numbers(values: Ints) -> list[int]:
    return [int(value) for value in values]
