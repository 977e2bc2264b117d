"""Positions of Arena Maximus as the ledger writes them, and turns played from a line of text.

    Table(chariot("elf", 5, pool="W-F W-G", hand="W-L M R-F")).turn("elf").play("W-L M done R-F done +W-S")

In a line, cards are picked (`W-L`), `done` stops or declines, `yes` accepts, a chariot is a target, `-2`
removes two cards from the pool, a spell is cast by its name, `11/14` swaps two tiles; `+W-S` and `+R2` are
the cards drawn and the faces turned up; `|` only helps the eye. Tiles not mentioned are empty and face up
as far as `front`; chariots of whose hand nothing is said hold seven cards. With `decline_spells` nobody casts or counters.
"""

from __future__ import annotations

from dataclasses import dataclass

from hippodrome import game
from hippodrome.engine.chance import Chance, Scripted
from hippodrome.engine.events import Event, read_notes
from hippodrome.engine.ints import Ints
from hippodrome.engine.state import Watcher
from hippodrome.games.arena_maximus.rules import phases, turn
from hippodrome.games.arena_maximus.rules.actions import ACCEPT, CARD, CAST, PASS, REMOVE, SWAP, TAKE, TARGET
from hippodrome.games.arena_maximus.rules.arena import CARD_TYPES, CHARIOTS, FACE_DOWN, SPELLS, Arena
from hippodrome.games.arena_maximus.rules.race import ArenaRace

GAME = game("arena_maximus")
CARD_NAMES = ("W-F", "W-G", "W-L", "W-S", "W-T", "R-F", "R-G", "R-L", "R-S", "R-T", "M")
TYPES = int(CARD_TYPES)
CHARIOT_NAMES = CHARIOTS
STATES = ("ON", "DOWN1", "DOWN2", "DONE", "OUT")


@dataclass
class Chariot:
    """A chariot to be placed: `pool` and `hand` as the ledger writes cards, or a number of whips."""

    name: str
    progress: int
    pool: str | int = ""
    hand: str | int | None = None
    damage: int = 0
    seq: int = 0
    state: str = "ON"
    broken: bool = False
    moved: bool = False


def chariot(name: str, progress: int, pool: str | int = "", hand: str | int | None = None, **more: object) -> Chariot:
    return Chariot(name, progress, pool, hand, **more)  # type: ignore[arg-type]


def cards(line: str | int) -> list[int]:
    """The types of the cards in a line, or of so many whips."""
    if isinstance(line, int):
        return [place % 5 for place in range(line)]
    return [CARD_NAMES.index(word) for word in line.split()]


class Script(Chance):
    """The outcomes of a line; what is drawn after them, in the turns that follow, is the first thing there is."""

    def __init__(self, outcomes: list[int]) -> None:
        self.given = Scripted(outcomes)

    @property
    def left(self) -> int:
        return self.given.left

    def below(self, n: int) -> int:
        return self.given.below(n) if self.left else 0

    def draw(self, counts: Ints, start: int, stop: int) -> int:
        if self.left:
            return self.given.draw(counts, start, stop)
        return next(index for index in range(start, stop) if counts[index] > 0)


class Seen:
    """One chariot of a table, as the ledger speaks of it."""

    def __init__(self, race: ArenaRace, seat: int) -> None:
        self.seat = seat
        self.progress = int(race.progress[seat])
        self.damage = int(race.damage[seat])
        self.seq = int(race.arrival[seat])
        self.state = STATES[race.status[seat]]
        self.broken = race.broken[seat] == 1
        self.moved = race.moved[seat] == 1
        held = [card for card in range(TYPES) for _ in range(race.hands[seat * TYPES + card])]
        self.hand = " ".join(CARD_NAMES[card] for card in held)
        self.hand_size = len(held)
        first = seat * int(race.arena.hand_total)
        laid = [int(race.pools[first + place]) for place in range(race.pool[seat])]
        self.pool = " ".join(CARD_NAMES[card] for card in laid)
        self.speed = len(laid)


class Table:
    """A race with the eyes of the people round it."""

    def __init__(
        self,
        *chariots: Chariot,
        tiles: dict[int, str] | None = None,
        front: int = 31,
        decline_spells: bool = False,
        tile_file: dict[str, object] | None = None,
        rules: int = GAME.rules_version,
        **options: object,
    ) -> None:
        self.decline_spells = decline_spells
        placed = list(chariots)
        if len(placed) == 1:
            other = next(name for name in ("dwarf", "elf") if name != placed[0].name)
            placed.append(chariot(other, 20 if placed[0].progress < 10 else 1))
        if tile_file is not None:
            options["tiles"] = tile_file
        setup = GAME.at(rules, GAME.data_version).setup(len(placed), options)
        assert isinstance(setup, Arena)
        race = GAME.blank(setup)
        assert isinstance(race, ArenaRace)
        self.race = race
        self.names = [one.name for one in placed]
        self.events: list[Event] = []
        self._lay_tiles(tiles or {}, front)
        for seat, one in enumerate(placed):
            self._place(seat, one)
        for seat, one in enumerate(placed):
            if one.hand is None:
                self._fill_hand(seat)
        race.watcher = Watcher()

    def _lay_tiles(self, tiles: dict[int, str], front: int) -> None:
        race = self.race
        for tile in range(1, int(race.arena.length)):
            race.ring[tile] = self.face(tiles.get(tile, "E")) if tile <= front else FACE_DOWN
        race.front = front

    def _place(self, seat: int, one: Chariot) -> None:
        race = self.race
        race.who[seat] = CHARIOTS.index(one.name)
        race.progress[seat] = one.progress
        race.arrival[seat] = one.seq or seat + 1
        race.arrivals = max(int(race.arrivals), int(race.arrival[seat]))
        race.status[seat] = STATES.index(one.state)
        race.broken[seat] = one.broken
        race.moved[seat] = one.moved or one.state in ("DONE", "OUT")
        race.damage[seat] = one.damage
        if one.state in ("DONE", "OUT"):
            race.endings += 1
            race.ended[seat] = race.endings
        if one.state == "DONE":
            race.best = max(int(race.best), one.progress)
        for place, card in enumerate(cards(one.pool)):
            race.pools[seat * int(race.arena.hand_total) + place] = card
            race.pool[seat] += 1
            race.pile[card] -= 1
        for card in cards(one.hand or ""):
            race.hands[seat * TYPES + card] += 1
            race.pile[card] -= 1

    def _fill_hand(self, seat: int) -> None:
        """Seven cards, pool included, from what is there most."""
        race = self.race
        for _ in range(int(race.arena.hand_total - race.pool[seat])):
            card = max(range(TYPES - 1), key=lambda card: (int(race.pile[card]), -card))
            race.hands[seat * TYPES + card] += 1
            race.pile[card] -= 1

    # Playing

    def turn(self, name: str, line: str = "") -> Table:
        """The turn of a chariot begins."""
        script = self._script(line)
        turn.start(self.race, self.seat(name), script)
        return self._run(script)

    def drive(self, name: str, line: str = "", haste: bool = False) -> Table:
        """The movement of a chariot begins: phases 1 to 4 are over."""
        race = self.race
        race.active = self.seat(name)
        race.hasted = 1 if haste else 0
        race.moves_left = race.speed()
        race.phase = phases.APPROACHING if race.moves_left > 0 else phases.ENDING_TURN
        script = self._script(line)
        return self._run(script)

    def play(self, line: str) -> Table:
        """The answers of whoever is asked, one after the other; a single option may be left out."""
        script = self._script(line)
        words = [word for word in line.split() if word[0] not in "+|"]
        while words:
            word = words.pop(0)
            while self.race.offers == 1 and word != self.options:
                self._take(self.race.choices()[0], script)
            assert word in self.options.split(), f"{word}: {self.asked} has {self.options} ({self.question})"
            self._take(self.action(word), script)
        self._settle(script)
        assert script.left == 0, "not all outcomes were asked for"
        return self

    def _take(self, action: int, script: Script) -> None:
        self.race.resolve(action, script)
        self.race.offer()
        while self.decline_spells and self.question in ("spell", "teleport", "counter_spell"):
            self.race.resolve(int(PASS), script)
            self.race.offer()

    def _settle(self, script: Script) -> None:
        """Take what nobody is asked about, and see whether the position can be put on paper."""
        while self.race.offers == 1:
            self._take(self.race.choices()[0], script)
        race = self.race
        assert race.watcher is not None
        self.events += read_notes(GAME.events, race.watcher.drain())
        twin = GAME.blank(race.arena)
        twin.read_json(dict(race.to_json()))
        assert twin == race
        assert twin.choices() == race.choices()

    def _run(self, script: Script) -> Table:
        self.race.run(script)
        self.race.offer()
        while self.decline_spells and self.question in ("spell", "teleport", "counter_spell"):
            self._take(int(PASS), script)
        self._settle(script)
        assert script.left == 0, "not all outcomes were asked for"
        return self

    def _script(self, line: str) -> Script:
        return Script([self.outcome(word[1:]) for word in line.split() if word[0] == "+"])

    # Words and numbers

    def seat(self, name: str) -> int:
        return self.names.index(name)

    def face(self, code: str) -> int:
        """The number of a face; one that the standard tiles lack is added."""
        return self.race.arena.face_ids.index(code)

    def outcome(self, word: str) -> int:
        return CARD_NAMES.index(word) if word in CARD_NAMES else self.face(word)

    def action(self, word: str) -> int:
        if word == "done":
            return int(PASS)
        if word == "yes":
            return int(ACCEPT)
        if word in CARD_NAMES:
            return int(CARD) + CARD_NAMES.index(word)
        if word in self.names:
            return int(TARGET) + self.seat(word)
        if word in SPELLS:
            return int(CAST) + SPELLS.index(word)
        if "/" in word:
            return next(action for action in self.race.choices() if self._swap(action) == word)
        if word[1:] in CARD_NAMES:
            return int(TAKE) + CARD_NAMES.index(word[1:])
        return int(REMOVE) + int(word[1:])

    def word(self, action: int) -> str:
        if action == PASS:
            return "done"
        if action == ACCEPT:
            return "yes"
        if action >= TAKE:
            return f"-{CARD_NAMES[action - int(TAKE)]}"
        if action >= SWAP:
            return self._swap(action)
        if action >= CAST:
            return SPELLS[action - int(CAST)]
        if action > REMOVE and self.race.phase == phases.SPEED:
            return f"-{action - int(REMOVE)}"
        if action >= TARGET:
            return self.names[action - int(TARGET)]
        return CARD_NAMES[action - int(CARD)]

    def _swap(self, action: int) -> str:
        choice = GAME.choice(self.race, action)
        return f"{choice.args['first']}/{choice.args['second']}"

    # Looking

    def __getitem__(self, name: str) -> Seen:
        return Seen(self.race, self.seat(name))

    @property
    def question(self) -> str:
        """The question the race has come to."""
        return GAME.prompt(self.race).key

    @property
    def asked(self) -> str:
        """The chariot whose player is asked."""
        return self.names[self.race.seat] if self.race.seat >= 0 else "nobody"

    @property
    def active(self) -> str:
        """The chariot whose turn it is."""
        return self.names[self.race.active]

    @property
    def options(self) -> str:
        """The words on offer, in order."""
        return " ".join(self.word(action) for action in self.race.choices())

    @property
    def ranking(self) -> str:
        """The chariots from first to last place."""
        ranks = list(self.race.ranks())
        return " ".join(sorted(self.names, key=lambda name: ranks[self.seat(name)]))

    @property
    def discards(self) -> str:
        """The discard pile in canonical order."""
        return " ".join(name for name, count in zip(CARD_NAMES, self.race.discards, strict=True) for _ in range(count))

    def tile(self, number: int) -> str:
        """The face of a tile, `?` if it lies face down."""
        face = self.race.ring[number]
        return "?" if face == FACE_DOWN else self.race.arena.face_ids[face]

    def told(self, key: str) -> list[dict[str, int | None]]:
        """What was told of a kind of event."""
        return [event.args for event in self.events if event.key == key]

    def discard(self, line: str) -> Table:
        """Put cards from the draw pile onto the discard pile."""
        for card in cards(line):
            self.race.pile[card] -= 1
            self.race.discards[card] += 1
        return self

    def unseen(self, straights: str = "", curves: str = "") -> Table:
        """Let only these faces be left in the piles of tiles."""
        for pile, line in ((self.race.straights, straights), (self.race.curves, curves)):
            for face in range(len(pile)):
                pile[face] = line.split().count(self.race.arena.face_ids[face])
        return self
