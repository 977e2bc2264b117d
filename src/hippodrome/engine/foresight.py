"""Foresight: what can be known about a choice where chance comes between.

Every outcome of what chance is asked is walked with its probability, up to the next turn or to something hidden. Where
the same seat chooses again afterwards, its ways on are looked at too, without picking anything more: so that a roll is
told by what it lets the racer do. Derived from the rules and from what events look like; a game only declares which
events are worth telling (`Game.omens`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import i64

from hippodrome.engine.chance import Chance, Enumerating, Halt
from hippodrome.engine.events import Event, read_notes
from hippodrome.engine.game import Game
from hippodrome.engine.ints import Ints
from hippodrome.engine.omen import HARM, LEAD, PASS, WRECK, Foresight, Likelihood, Reached
from hippodrome.engine.plans import thought, turn_number
from hippodrome.engine.rows import CHANCE, OPEN, Explorer, Note, Row, unread
from hippodrome.engine.scene import Change, Flash, Move, Roll, Scene, piece_id
from hippodrome.engine.state import Observation, State, Watcher

MOST_OUTCOMES = 260
"""How many outcomes are walked: three dice, or two that are rolled again where they tie."""
CUTS = (216, 36, 6)
"""With more outcomes along one walk it is cut where chance is asked again; the first bound that will do counts."""
IN_VAIN = 40
"""If so many walks were cut before anything happened, all of them, nothing can be told."""
MOST_LOOKS = 500
"""How many choices are tried after them."""
DIGITS = 4
"""To how many digits shares are told."""
LAST: Final = 99
"""A place behind all others."""


@final
class Walking(Chance):
    """Walks every outcome like `Enumerating`, but not beyond the turn and not into what is hidden.

    Something drawn blind is not walked: `blind` tells that the position is not certain then.
    """

    def __init__(self, turn: int, most: int) -> None:
        self.turn = turn
        self.most = most
        self.outcomes = Enumerating()
        self.blind = False
        self.watcher = Watcher()

    def advance(self) -> bool:
        """Go to the next outcome, with somebody new to watch it; False when all were walked."""
        self.blind = False
        self.watcher = Watcher()
        return self.outcomes.advance()

    def share(self) -> float:
        """How likely the outcomes of this walk are together."""
        share = 1.0
        for taken, weights in zip(self.outcomes.path, self.outcomes.weights, strict=True):
            share *= weights[taken] / sum(weights)
        return share

    def breadth(self) -> int:
        """How many walks there are, if all ask what this one does."""
        breadth = 1
        for weights in self.outcomes.weights:
            breadth *= len(weights) - weights.count(0)
        return breadth

    def choose(self, weights: list[int]) -> int:
        for note in self.watcher.notes:
            if note[0] == self.turn:
                raise Halt
        # ties are rolled again without end
        if self.outcomes.depth == len(self.outcomes.path) and self.breadth() > self.most:
            raise Halt
        return self.outcomes.choose(weights)

    def below(self, n: i64) -> i64:
        return self.choose([1] * int(n))

    def draw(self, counts: Ints, start: i64, stop: i64) -> i64:
        return start + self.choose([int(count) for count in counts[start:stop]])

    def draw_blind(self, counts: Ints, start: i64, stop: i64) -> i64:
        self.blind = True
        while counts[start] == 0:
            start += 1
        return start

    def unknown(self) -> None:
        raise Halt


@final
class Prospect:
    """What holds for every way on from somewhere (`omens`, a bit each), the best place, and where one can stand.

    The space is empty where the racer has not moved.
    """

    def __init__(self, omens: int, place: int, spaces: set[str]) -> None:
        self.omens = omens
        self.place = place
        self.spaces = spaces


Outcome = tuple[float, Prospect, bool]
"""How likely it is, what is ahead then, and whether it was followed to the end."""


def foresight(game: Game, seen: Observation, scene: Scene, choices: Sequence[int]) -> Foresight | None:
    """What can be known about a row of the asked seat's choices whose last one asks chance; None if nothing can.

    `scene` is what the seat sees now. Raises `IllegalChoice` if `choices` is no row of its choices.
    """
    explorer = Explorer(turn_number(game), 1, 1)
    row = thought(explorer, seen.known, choices)
    if row.before is None or row.stop != CHANCE:
        return None
    return Augur(game, seen, scene, explorer, row).foresee(row.before.after, row.choice)


@final
class Augur:
    """Reads the outcomes of one choice; what several of them lead to is looked at once."""

    def __init__(self, game: Game, seen: Observation, scene: Scene, explorer: Explorer, row: Row) -> None:
        self.game = game
        self.seen = seen
        self.seat = int(seen.seat)
        self.explorer = explorer
        self.piece = scene.question.piece if scene.question is not None else ""
        panel = next((panel for panel in scene.panels if panel.piece == self.piece), None)
        self.panel = panel.id if panel is not None else ""
        self.prices = {figure.name for figure in panel.figures if figure.price} if panel is not None else set()
        self.names = [*(omen.key for omen in game.omens), WRECK, HARM, LEAD, PASS]
        own = len(game.omens)
        self.wreck, self.harm, self.lead, self.better = 1 << own, 2 << own, 4 << own, 8 << own
        self.looks = 0
        self._read: dict[Note, tuple[int, str]] = {}
        self._dull: set[int] = set()
        self._ahead: dict[bytes, Prospect] = {}
        self.whole = True
        """Was there time to look at everything ahead? Else nothing is told."""
        before = [note for link in row.links()[:-1] for note in link.notes]
        self.certain = self._reading(row.notes)
        """What the last choice brings before chance is asked."""
        omens, space = self._reading([*before, *row.notes])
        self.sure = omens
        """The omens that are certain, and where the racer certainly stands: the plan tells them."""
        self.here = space or next((piece.cell for piece in scene.pieces if piece.id == self.piece), "")
        self.place = int(row.after.ranks()[self.seat])

    def foresee(self, state: State, choice: int) -> Foresight | None:
        """All that is known of a choice; None if that is nothing."""
        for most in CUTS:
            ended = self._outcomes(state, choice, most)
            if ended is not None:
                return self._told(ended)
        return None

    def _outcomes(self, state: State, choice: int, most: int) -> list[Outcome] | None:
        """Every outcome with its share and what is ahead then; None if there are too many."""
        source = Walking(self.explorer.turn, most)
        ended: list[Outcome] = []
        walked, vain = 0, 0
        while source.advance():
            after, notes, halted = self._walk(state, choice, source)
            walked += 1
            turn = self.explorer.turn_in(notes)
            reading = self._reading(notes if turn < 0 else notes[:turn])
            vain += halted and turn < 0 and reading == self.certain
            if source.breadth() == 1 or walked == vain == IN_VAIN:
                return []
            if walked > MOST_OUTCOMES:
                return None
            if turn >= 0 or halted or after.over or after.rests() or after.seat != state.seat:
                prospect = self._standing(reading, after, halted and turn < 0)
            else:
                prospect = self._onward(reading, self._prospect(after))
                if not self.whole:
                    return []
            ended.append((source.share(), prospect, not halted or turn >= 0))
        return ended

    def _walk(self, state: State, choice: int, source: Walking) -> tuple[State, list[Note], bool]:
        """One outcome: the position, what happened, and whether it goes on in a way that is not known."""
        after = state.clone()
        after.watcher = source.watcher
        halted = False
        try:
            after.take(choice, source)
        except Halt:
            halted = True
        after.watcher = None
        notes = source.watcher.drain()
        return (after, unread(notes), True) if source.blind else (after, notes, halted)

    def _reading(self, notes: list[Note]) -> tuple[int, str]:
        """The omens that come true in what happens, and where the racer comes to stand if it moves."""
        omens, space = 0, ""
        for note in notes:
            found = self._read.get(note)
            if found is None:
                found = self._read[note] = self._reading_of(note)
            omens |= found[0]
            space = found[1] or space
        return omens, space

    def _reading_of(self, note: Note) -> tuple[int, str]:
        if note[0] in self._dull:
            return 0, ""
        event = read_notes(self.game.events, [note])[0].seen(self.seat)
        omens, space = self._declared(event), ""
        steps = self.game.show(self.seen.known, event)
        for step in steps:
            if isinstance(step, Move) and step.piece == self.piece:
                space = step.path[-1]
            elif isinstance(step, Change) and step.racer == self.panel and step.figure in self.prices and step.by < 0:
                omens |= self.harm
            elif isinstance(step, Flash) and step.manner == "wreck" and step.at == self.piece:
                omens |= self.wreck
        # every throw is another event: of what is nothing but dice, one tells it all
        if steps and not omens and all(isinstance(step, Roll) for step in steps):
            self._dull.add(note[0])
        return omens, space

    def _declared(self, event: Event) -> int:
        """The game's own omens that an event makes come true."""
        omens = 0
        for number, omen in enumerate(self.game.omens):
            if event.key == omen.event:
                own = piece_id(event.racers()[0]) == self.piece
                omens |= int(own == (omen.whose == "own")) << number
        return omens

    def _standing(self, reading: tuple[int, str], after: State, halted: bool) -> Prospect:
        """Where something ends, or is no longer known: its place is told only if it is known."""
        omens, space = reading
        if omens & self.wreck:
            return Prospect(omens, LAST, set())
        place = self.place if halted else int(after.ranks()[self.seat])
        return Prospect(omens, place, {space})

    def _onward(self, reading: tuple[int, str], ahead: Prospect) -> Prospect:
        """What is ahead, seen from before these things happened."""
        omens, space = reading
        if omens & self.wreck:
            return Prospect(omens, LAST, set())
        return Prospect(omens | ahead.omens, ahead.place, {further or space for further in ahead.spaces})

    def _prospect(self, state: State) -> Prospect:
        """What is ahead of the seat that is asked once more; nothing is certain of it if there is too much ahead."""
        ways = [choice for choice in state.choices() if not state.extra(choice)]
        if len(ways) == 1:
            return self._looked_at(state, ways)
        key = state.likeness()
        found = self._ahead.get(key)
        if found is None:
            found = self._ahead[key] = self._looked_at(state, ways)
        return found

    def _looked_at(self, state: State, choices: list[int]) -> Prospect:
        row = Row(None, -1, [], state, OPEN)
        ways: list[Prospect] = []
        for choice in choices:
            self.looks += 1
            if self.looks > MOST_LOOKS:
                self.whole = False
                return Prospect(0, LAST, set())
            longer = self.explorer.follow(row, choice)
            if longer.stop == OPEN:
                ways.append(self._onward(self._reading(longer.notes), self._prospect(longer.after)))
            elif longer.stop != CHANCE or longer.notes:
                # to ask chance at once is no way on: nothing is known of it
                ways.append(self._standing(self._reading(longer.notes), longer.after, longer.stop == CHANCE))
        if not ways:
            return Prospect(0, int(state.ranks()[self.seat]), {""})
        omens = ways[0].omens
        place = LAST
        spaces: set[str] = set()
        for way in ways:
            omens &= way.omens
            place = min(place, way.place)
            spaces |= way.spaces
        return Prospect(omens, place, spaces)

    def _told(self, ended: list[Outcome]) -> Foresight | None:
        """The shares of all outcomes together."""
        shares = [0.0] * len(self.names)
        open_shares = [0.0] * len(self.names)
        spaces: dict[str, float] = {}
        known = 0.0
        for share, prospect, whole in ended:
            omens = self._omens(prospect)
            for number in range(len(self.names)):
                if omens >> number & 1:
                    shares[number] += share
                elif not whole:
                    open_shares[number] += share
            for space in prospect.spaces:
                spaces[space or self.here] = spaces.get(space or self.here, 0.0) + share
            known += share if whole else 0.0
        told = tuple([
            Likelihood(name, round(share, DIGITS), round(share + more, DIGITS))
            for name, share, more in zip(self.names, shares, open_shares, strict=True)
            if share > 0
        ])  # fmt: skip
        reached = self._reached(spaces)
        return Foresight(told, reached, round(known, DIGITS)) if told or reached else None

    def _omens(self, prospect: Prospect) -> int:
        """What comes true and was not certain before; a wreck leaves no loss worth telling, a lead no passing."""
        omens = prospect.omens & ~self.sure
        if omens & self.wreck:
            omens &= ~self.harm
        if prospect.place < self.place:
            omens |= self.lead if prospect.place == 1 else self.better
        return omens

    def _reached(self, spaces: dict[str, float]) -> tuple[Reached, ...]:
        """The spaces, the likeliest first; none if the racer stays where the plan ends."""
        spaces.pop("", None)
        if len(spaces) == 1 and self.here in spaces:
            return ()
        likeliest = sorted(spaces.items(), key=lambda one: (-round(one[1], DIGITS), one[0]))
        return tuple([Reached(space, round(share, DIGITS)) for space, share in likeliest])
