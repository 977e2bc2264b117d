"""Positions of Scrap Racer as the ledger writes them, and turns played from a line of text.

    race("brawler sprinter drifter", [6, 9, 2]).play("4 ROLL 4 stay")

In a line, capitals are choices (`PLAY:bonus_3` plays a card), figures are dice as rolled, and names
are the cards or tokens drawn; `|` only helps the eye. Unless stated: circuit A, no nudge tokens
anywhere, no cards in hand, lap tokens as the laps driven (ledger 9).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from hippodrome import game
from hippodrome.engine.chance import Scripted
from hippodrome.engine.compose import compose
from hippodrome.engine.events import Event, read_notes
from hippodrome.engine.ints import Ints, ints
from hippodrome.engine.scene import Scene
from hippodrome.engine.state import Observation, Watcher
from hippodrome.games.scrap_racer.rules import actions, turns
from hippodrome.games.scrap_racer.rules.race import ScrapRace
from hippodrome.games.scrap_racer.rules.track import NUDGES, RACERS, Track

GAME = game("scrap_racer")
ACCIDENTS = GAME.words["accident"]
OBJECTIVES = GAME.words["objective"]
BONUSES = GAME.words["bonus_card"]

CHOICES = {
    name: int(getattr(actions, name))
    for name in (
        "ROLL", "STOP", "KEEP", "REROLL", "PLUS1", "MINUS1", "FLIP", "MOVE_DICE", "END_MOVE",
        "ORDER_KEEP", "ORDER_SWAP", "WIN_FIRST", "WIN_SECOND", "USE", "SKIP",
    )
}  # fmt: skip
CHOICES |= {f"PLAY:{card}": int(actions.PLAY_CARD) + index for index, card in enumerate(BONUSES)}
_NAMES = {choice: name for name, choice in CHOICES.items()}
_PILES = {"1/2": 0, "3/4": 1, "5/6": 2}


def counts(names: str, kinds: Sequence[str]) -> Ints:
    """`counts("flip flip", NUDGES)`: how many of each kind."""
    held = Counter(names.split())
    assert set(held) <= set(kinds), names
    return ints([held[kind] for kind in kinds])


def accident(name: str) -> int:
    """The number of an Accident card: `stay`, or `advance_3@3/4` where two piles have one."""
    card, _, pile = name.partition("@")
    found = [index for index, known in enumerate(ACCIDENTS) if known == card]
    if len(found) > 1:
        first, second = ("1/2", "3/4") if card == "advance_3" else ("3/4", "5/6")
        return {first: found[0], second: found[1]}[pile]
    return found[0]


def outcome(word: str) -> int:
    """What chance answers: a die face, or the number of a card, token or racer."""
    if word.isdecimal():
        return int(word) - 1
    for kinds in (NUDGES, OBJECTIVES, BONUSES, RACERS):
        if word in kinds:
            return kinds.index(word)
    return accident(word)


class Table:
    """A race with the eyes of the people round it."""

    def __init__(self, state: ScrapRace, begun: bool = False) -> None:
        self.state = state
        self.events: list[Event] = []
        self._begun = begun

    def play(self, line: str) -> Table:
        """Play on; whoever rolls after the line has ended rolls a 1."""
        words = [word for word in line.split() if word != "|"]
        outcomes = [outcome(word) for word in words if word not in CHOICES]
        script = Scripted([*outcomes, 0])
        watcher = Watcher()
        self.state.watcher = watcher
        if not self._begun:
            self._begun = True
            turns.start(self.state, script)
            self.state.begin(script)
        for word in words:
            if word in CHOICES:
                self.state.play(CHOICES[word], script)
        self.state.watcher = None
        assert script.used >= len(outcomes), f"{script.left - 1} outcomes were not asked for"
        self.events += read_notes(GAME.events, watcher.drain())
        return self

    @property
    def options(self) -> list[str]:
        return [_NAMES[choice] for choice in self.state.choices()]

    @property
    def progress(self) -> list[int]:
        return list(self.state.progress)

    @property
    def lap_tokens(self) -> list[int]:
        return list(self.state.lap_tokens)

    @property
    def bonus_tokens(self) -> list[int]:
        return list(self.state.bonus_tokens)

    @property
    def order(self) -> list[str]:
        """The racers in the order of play."""
        return [RACERS[who] for who in self.state.who]

    @property
    def active(self) -> str:
        return RACERS[self.state.who[self.state.active]]

    @property
    def seat(self) -> int:
        return int(self.state.seat)

    @property
    def over(self) -> bool:
        return bool(self.state.over)

    @property
    def ending(self) -> bool:
        return bool(self.state.ending)

    @property
    def winners(self) -> list[int]:
        return list(self.state.winners())

    @property
    def ranks(self) -> list[int]:
        return list(self.state.ranks())

    @property
    def dice(self) -> list[int]:
        return list(self.state.dice)[: self.state.rolled]

    @property
    def track_tokens(self) -> set[int]:
        """The spaces with a face-down nudge token."""
        return {space for space, lies in enumerate(self.state.token) if lies}

    @property
    def reserve(self) -> int:
        return int(self.state.reserve)

    def index(self, racer: str) -> int:
        return list(self.state.who).index(RACERS.index(racer))

    def nudges(self, racer: str) -> str:
        """The nudge tokens beside a racer's board."""
        first = 3 * self.index(racer)
        return _spelled(list(self.state.nudges)[first : first + 3], NUDGES)

    def hand(self, racer: str) -> str:
        """The Bonus cards of a racer's player."""
        first = len(BONUSES) * int(self.state.owner[self.index(racer)])
        return _spelled(list(self.state.hands)[first : first + len(BONUSES)], BONUSES)

    @property
    def bonus_pile(self) -> str:
        return _spelled(list(self.state.bonus_pile), BONUSES)

    @property
    def bonus_discard(self) -> str:
        return _spelled(list(self.state.bonus_discard), BONUSES)

    def accidents(self, pile: str, discard: bool = False) -> list[int]:
        """How many of each Accident card a pile (or its discard) holds."""
        start = self.state.track.pile_start
        held = self.state.accident_discard if discard else self.state.accident_pile
        return list(held)[start[_PILES[pile]] : start[_PILES[pile] + 1]]

    def told(self, key: str) -> list[dict[str, int | None]]:
        """The arguments of all events of a kind."""
        return [event.args for event in self.events if event.key == key]


def seen_by(table: Table, seat: int, told: Iterable[Event] = ()) -> Scene:
    """What a seat sees of a race."""
    return compose(GAME, Observation(table.state, seat), told)


def _spelled(held: list[int], kinds: Sequence[str]) -> str:
    return " ".join(kind for kind, count in zip(kinds, held, strict=True) for _ in range(count))


def track(players: int = 4, **options: object) -> Track:
    """The track for some options."""
    setup = GAME.setup(players, options)
    assert isinstance(setup, Track)
    return setup


def _hand_out(state: ScrapRace, who: list[int], nudges: Mapping[str, str]) -> None:
    for name, held in nudges.items():
        place = who.index(RACERS.index(name))
        for kind, count in enumerate(counts(held, NUDGES)):
            state.nudges[3 * place + kind] = count


def _replace_piles(state: ScrapRace, piles: Mapping[str, str], discards: Mapping[str, str]) -> None:
    for given, cards in ((piles, state.accident_pile), (discards, state.accident_discard)):
        for pile, held in given.items():
            for card in range(state.track.pile_start[_PILES[pile]], state.track.pile_start[_PILES[pile] + 1]):
                cards[card] = 0
            for card_name in held.split():
                cards[accident(card_name)] += 1


def race(
    racers: str,
    progress: list[int],
    *,
    active: str = "",
    lap_tokens: list[int] | None = None,
    bonus_tokens: list[int] | None = None,
    nudges: Mapping[str, str] | None = None,
    hands: Mapping[str, str] | None = None,
    tokens: Mapping[int, str] | None = None,
    reserve: str = "",
    bonus_pile: str | None = None,
    bonus_discard: str = "",
    piles: Mapping[str, str] | None = None,
    discards: Mapping[str, str] | None = None,
    owners: list[int] | None = None,
    ordered: bool = True,
    round: int = 1,
    ending: bool = False,
    **options: object,
) -> Table:
    """A position before the turn of `active` (default: the first racer).

    A team game lists its racers as "brawler sprinter / drifter overtaker", one side per player.
    `piles` and `discards` replace whole Accident piles, `tokens` says what lies on which space.
    """
    who = [RACERS.index(name) for name in racers.replace("/", " ").split()]
    if "/" in racers:
        owners = [seat for seat, side in enumerate(racers.split("/")) for _ in side.split()]
    owner = owners if owners is not None else list(range(len(who)))
    players = max(owner) + 1
    if players < len(who):
        options = {"teams": True, **options}
    state = ScrapRace(track(players, **options))
    laps = [min(int(state.track.laps), int(state.lap(place))) for place in progress]
    state.who = ints(who)
    state.owner = ints(owner)
    state.progress = ints(progress)
    state.lap_tokens = ints(laps if lap_tokens is None else lap_tokens)
    state.bonus_tokens = ints(bonus_tokens or [0] * len(who))
    state.ordered = ints([int(ordered)] * players)
    state.round = round
    state.ending = int(ending)
    state.active = who.index(RACERS.index(active)) if active else 0

    _hand_out(state, who, nudges or {})
    lying = tokens or {}
    for space in lying:
        state.token[space] = 1
    state.reserve = len(reserve.split())
    state.unseen_nudges = counts(" ".join([*lying.values(), reserve]), NUDGES)

    if bonus_pile is not None:
        state.bonus_pile = counts(bonus_pile, BONUSES)
    state.bonus_discard = counts(bonus_discard, BONUSES)
    for name, held in (hands or {}).items():
        seat = owner[who.index(RACERS.index(name))]
        for kind, count in enumerate(counts(held, BONUSES)):
            state.hands[len(BONUSES) * seat + kind] = count
            if bonus_pile is None:
                state.bonus_pile[kind] -= count
    _replace_piles(state, piles or {}, discards or {})
    return Table(state)


def start(players: int, boards: str, line: str = "", start_player: int | None = None, **options: object) -> Table:
    """A race from its setting-up: the boards as dealt, in a team game who starts, and the first die (1)."""
    outcomes = [outcome(name) for name in boards.split()]
    if start_player is not None:
        outcomes.append(start_player)
    script = Scripted([*outcomes, 0])
    state = GAME.start(track(players, **options), script)
    assert isinstance(state, ScrapRace)
    assert script.used >= len(outcomes)
    table = Table(state, begun=True)
    return table.play(line) if line else table
