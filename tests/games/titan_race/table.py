"""Positions of Titan Race in words, as the ledger's examples write them.

    table = Table("kaldheira", "grinder C3", "rassik D4 life 2")
    table.die("brown", "FR")
    table.check("grinder F6 life 4", "rassik A7 ko")

The first titan is active. Lap is 1 and life the start value unless given; at least three titans are
in play, those not named wait off the board. Chance answers only what `expect` has announced.
"""

from __future__ import annotations

from hippodrome.engine.chance import Scripted
from hippodrome.engine.events import Event, read_notes
from hippodrome.engine.ints import total
from hippodrome.engine.registry import game
from hippodrome.engine.state import Watcher
from hippodrome.games.titan_race.rules import actions, movement
from hippodrome.games.titan_race.rules.course import DIRECTIONS, FACES, NO_CELL, TITANS
from hippodrome.games.titan_race.rules.phases import MENU, RUNNING, STRIDE
from hippodrome.games.titan_race.rules.race import TitanRace
from hippodrome.games.titan_race.rules.state import SKULL, UP

GAME = game("titan_race")
CARDS = GAME.words["card"]
CELLS = GAME.words["cell"]
BARE: dict[str, list[str]] = {"bonus": []}
"""A circuit of one's own without any feature."""

_PLAIN = {
    "die": actions.PERFORM,
    "power": actions.USE_POWER,
    "pentacle": actions.USE_PENTACLE,
    "end": actions.END_TURN,
    "later": actions.LATER,
    "never": actions.NEVER,
    "life": actions.GIVE_LIFE,
    "yes": actions.REACT,
    "no": actions.DECLINE,
    "keep": actions.KEEP_ORDER,
    "change": actions.CHANGE_ORDER,
}


class Described:
    """`slaugg E11 lap 3 life 2 ko hand shield,riposte`, read."""

    def __init__(self, words: str) -> None:
        name, cell, *rest = words.split()
        self.who = TITANS.index(name)
        self.cell = CELLS.index(cell)
        self.lap = 1
        self.life: int | None = None
        self.ko = False
        self.hand: list[str] | None = None
        while rest:
            word = rest.pop(0)
            if word == "ko":
                self.ko = True
            elif word == "hand":
                self.hand = [card for card in rest.pop(0).split(",") if card != "-"]
            else:
                assert word in ("lap", "life")
                setattr(self, word, int(rest.pop(0)))

    def life_of(self, race: TitanRace) -> int:
        if self.ko:
            return 0
        return int(race.course.start_life[self.who]) if self.life is None else self.life


class Table:
    """A race set up as described, and played in words."""

    def __init__(
        self, circuit: object, *titans: str, traps: str = "", slam: str = "", supply: int = 15, **options: object
    ) -> None:
        described = [Described(words) for words in titans]
        players = max(3, len(described))
        if slam:
            second, third = slam.split()
            options |= {"grand_slam": True, "circuit_2": second, "circuit_3": third}
        names = [TITANS[titan.who] for titan in described]
        names += [name for name in TITANS if name not in names][: players - len(names)]
        options |= {f"titan_{seat}": name for seat, name in enumerate(names, start=1)}
        # Stories were told with the first deck and the first lives; those of the second say so.
        course = GAME.setup(players, {"circuit": circuit, "cards": "standard", "lives": "standard", **options})
        self.outcomes: list[int] = []
        self.chance = Scripted(self.outcomes)
        self.race = race = TitanRace(course)
        self.watcher = Watcher()
        for seat, name in enumerate(names):
            race.who[seat] = TITANS.index(name)
            race.owner[seat] = seat
            race.life[seat] = race.course.start_life[race.who[seat]]
        for seat, titan in enumerate(described):
            self._place(seat, titan)
        for cell in traps.split():
            race.trap[CELLS.index(cell)] = 1
        race.supply = supply - int(total(race.trap))
        race.pile_size = total(race.pile)
        race.pool[0] = 1
        race.pool[1] = players - 2
        race.face = 2
        race.dice[0] = 2
        race.die_done = 1
        race.turn = players
        race.phase = MENU
        race.offer()

    def _place(self, seat: int, titan: Described) -> None:
        race = self.race
        race.place[seat] = titan.cell
        if race.course.boards == 1:
            race.row[seat] = 12 * (titan.lap - 1) + titan.cell // 3 + 1
        else:
            race.row[seat] = titan.cell // 3 + 1
        race.life[seat] = titan.life_of(race)
        race.down[seat] = SKULL if titan.ko else UP
        race.turns[seat] = 1
        self.deal(TITANS[titan.who], *(titan.hand or []))

    # Preparing

    def seat(self, name: str) -> int:
        return list(self.race.who).index(TITANS.index(name))

    def deal(self, name: str, *cards: str) -> None:
        """Put cards into a titan's hand."""
        race = self.race
        for card in cards:
            hand = int(race.hand_of(self.seat(name)))
            slot = 2 * hand + int(race.hand_size(hand))
            race.hand[slot] = CARDS.index(card)
            race.known[slot] = 1 << int(race.owner[self.seat(name)])
            race.pile[CARDS.index(card)] -= 1
            race.pile_size = total(race.pile)

    def first_turn(self) -> None:
        """The active titan has not had its first turn."""
        self.race.turns[self.race.active] = 0

    def expect(self, *words: str | int) -> Table:
        """Announce the coming dice (by colour), cards (by name) and other outcomes (by number)."""
        for word in words:
            if isinstance(word, int):
                self.outcomes.append(word)
            else:
                self.outcomes.append(FACES.index(word) if word in FACES else CARDS.index(word))
        return self

    # Playing

    def action(self, words: str) -> int:
        """The number of a choice in words."""
        race = self.race
        first, *rest = words.split()
        if words in _PLAIN:
            return int(_PLAIN[words])
        if words in FACES[:5] and race.choices()[-1] >= actions.PAY_NOTHING:
            return int(actions.PAY_NOTHING) + FACES.index(words)
        if first in FACES:
            start = {(): actions.TAKE_DIE, ("before",): actions.PAY_BEFORE, ("after",): actions.PAY_AFTER}
            return int(start[tuple(rest)]) + FACES.index(first)
        if first in ("F", "FL", "FR"):
            return int(actions.GO) + DIRECTIONS.index(first)
        if "+" in first:
            return int(actions.GO_BOTH) + ["F+FL", "F+FR", "FL+F", "FR+F"].index(first)
        if first in TITANS:
            seat = self.seat(first)
            if rest:
                return int(actions.TITAN_TO) + 6 * seat + DIRECTIONS.index(rest[0])
            return int(actions.TITAN) + seat
        if first in ("play", "discard", "give"):
            start_of = {"play": actions.PLAY, "discard": actions.DISCARD, "give": actions.GIVE_CARD}
            return int(start_of[first]) + CARDS.index(rest[0])
        if first in ("trap", "strike"):
            here = int(race.place[race.active])
            direction = int(race.course.toward[race.course.cells * here + CELLS.index(rest[0])])
            return int(actions.TRAP_TO if first == "trap" else actions.STRIKE_AT) + direction
        if first == "shoot":
            return int(actions.STRIKE_AT) + DIRECTIONS.index(rest[0])
        assert first == "to", words
        return int(actions.COLUMN) + CELLS.index(rest[0]) % 3

    @property
    def options(self) -> list[int]:
        return self.race.choices()

    def offers(self, *words: str) -> None:
        """The question on the table has exactly these answers."""
        assert self.options == [self.action(word) for word in words]

    def may(self, words: str) -> bool:
        return self.action(words) in self.options

    def play(self, *words: str) -> None:
        """Make choices one after the other."""
        self.race.watcher = self.watcher
        for word in words:
            self.race.play(self.action(word), self.chance)

    def take(self, choice: str, *answers: str) -> None:
        self.race.watcher = self.watcher
        self.race.offer()
        assert self.may(choice), choice
        self.race.take(self.action(choice), self.chance)
        self.play(*answers)

    def die(self, face: str, *answers: str) -> None:
        """The active titan has taken this die and performs it."""
        race = self.race
        race.face = FACES.index(face)
        race.dice[race.active] = race.face
        race.die_done = 0
        self.take("die", *answers)

    def power(self, *answers: str) -> None:
        self.take("power", *answers)

    def card(self, name: str, *answers: str) -> None:
        """The active titan plays a card it is given for the purpose, unless it holds it."""
        race = self.race
        me = TITANS[race.who[race.active]]
        if race.slot_with(race.hand_of(race.active), CARDS.index(name)) < 0:
            self.deal(me, name)
        self.take(f"play {name}", *answers)

    def step(self, direction: str, *answers: str) -> None:
        """The active titan makes a movement of one step."""
        race = self.race
        race.watcher = self.watcher
        movement.begin(race)
        race.push(STRIDE, DIRECTIONS.index(direction))
        race.phase = RUNNING
        race.run(self.chance)
        race.begin(self.chance)
        self.play(*answers)

    # Looking

    def check(self, *titans: str) -> None:
        """Each titan stands as described, with the life and hand described; chance has said all."""
        assert self.chance.left == 0
        race = self.race
        for words in titans:
            wanted = Described(words)
            seat = self.seat(TITANS[wanted.who])
            cell = int(race.place[seat])
            found = (
                CELLS[cell] if cell != NO_CELL else "off the board",
                int(race.lap(seat)) if race.course.boards == 1 else wanted.lap,
                int(race.life[seat]),
                bool(race.down[seat]),
            )
            assert found == (CELLS[wanted.cell], wanted.lap, wanted.life_of(race), wanted.ko), words
            if wanted.hand is not None:
                assert self.hand(TITANS[wanted.who]) == wanted.hand

    def hand(self, name: str) -> list[str]:
        race = self.race
        hand = int(race.hand_of(self.seat(name)))
        return [CARDS[card] for card in race.hand[2 * hand : 2 * hand + 2] if card >= 0]

    def traps(self) -> str:
        return " ".join(CELLS[cell] for cell, trap in enumerate(self.race.trap) if trap)

    def discarded(self) -> list[str]:
        return [CARDS[card] for card, count in enumerate(self.race.discard) if count]

    @property
    def asked(self) -> str:
        """The titan whose player must answer."""
        return TITANS[self.race.who[self.race.seat]]

    @property
    def active(self) -> str:
        return TITANS[self.race.who[self.race.active]]

    @property
    def winner(self) -> str:
        return TITANS[self.race.who[self.race.winner]] if self.race.winner >= 0 else ""

    def events(self) -> list[Event]:
        """What has happened since the last look."""
        return read_notes(GAME.events, self.watcher.drain())

    def told(self, key: str) -> list[dict[str, object]]:
        """The arguments of the events of one kind, in words."""
        found: list[dict[str, object]] = []
        for event in self.events():
            if event.key == key:
                found.append(
                    {
                        name: GAME.words[event.words[name]][value] if event.words[name] in GAME.words else value
                        for name, value in event.args.items()
                        if value is not None
                    }
                )
        return found
