"""The standings: every racer with its figures, best first."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Literal

from hippodrome.engine.frozen import dataclass
from hippodrome.engine.scene.text import NOTHING, Text, plain, word
from hippodrome.engine.scene.things import piece_id

PanelState = Literal["idle", "active", "played", "out", "finished"]
FigureForm = Literal["gauge", "row", "count", "note"]


@dataclass(frozen=True, slots=True)
class Figure:
    """One figure of a racer.

    `gauge`: `value` of `most` segments, with the number; `row`: `value` icons of `most`, the rest faded or
    as `empty`; `count`: icon and number (of `most`, if given); `note`: icon and words.
    """

    name: str
    form: FigureForm
    title: Text
    icon: str = ""
    value: int = 0
    most: int = 0
    empty: str = ""
    text: Text = NOTHING
    low: bool = False
    """Shown in red: a quarter or less is left."""
    price: Literal["", "shield", "heart", "coin"] = ""
    """The mark of what is lost of it, where that is a price to be paid: armour, life, money."""


GAP = "gap"
"""The name of the figure that tells how far a racer is behind."""


@lru_cache(maxsize=512)
def gap(behind: int) -> Figure:
    """How far a racer is behind the leader, in the game's own spaces: the last of its figures."""
    return Figure(GAP, "note", Text("figure-gap", {"count": behind}), value=behind, text=plain(f"−{behind}"))


def panel_id(racer: int) -> str:
    """The id of a racer's panel; `racer` is its number in the vocabulary of racers."""
    return f"racer:{racer}"


@dataclass(frozen=True, slots=True)
class Panel:
    """A racer in the standings, best first."""

    id: str
    piece: str
    slot: int
    letter: Text
    art: str
    name: Text
    seat: int
    rank: int
    figures: tuple[Figure, ...] = ()
    state: PanelState = "idle"
    note: Text = NOTHING
    """A word on what it is doing (rolling, knocked out)."""
    help: Text = NOTHING
    next: bool = False
    """Its turn comes after the present one, as far as that is certain."""
    team: str = ""
    """The sign of its team (`TEAMS`), the same as its piece's; empty: it races for itself."""


@dataclass(frozen=True, slots=True)
class Stake:
    """Something that is decided now: one sentence, who is meant, and the line on the board that decides it.

    Only what every viewer may know. `TEXT.more`, where the catalogue has it, is a second sentence.
    """

    text: Text
    seat: int = -1
    """Whose stake it is; -1: everybody's."""
    cells: tuple[str, ...] = ()
    """The cells whose front edges are the line; empty: there is none."""


@dataclass(frozen=True, slots=True)
class Lineup:
    """How the racers of a game look wherever they are shown: by their numbers in the vocabulary of racers.

    Their words are `racer-NAME` with its `.help`, and `letter-NAME`; their drawings begin with `art`.
    """

    names: tuple[str, ...]
    art: str
    slots: tuple[int, ...]

    def panel(
        self,
        racer: int,
        seat: int,
        rank: int,
        figures: Iterable[Figure],
        doing: tuple[PanelState, Text] = ("idle", NOTHING),
        *,
        next: bool = False,
        help: Text | None = None,
        team: str = "",
    ) -> Panel:
        """A racer in the standings; `doing` is its state with a word on it."""
        state, note = doing
        id, piece, letter, art, name, about = _badge(racer, self.names[racer], self.art)
        return Panel(
            id, piece, self.slots[racer], letter, art, name, seat, rank, tuple(figures), state, note, help or about,
            next, team,
        )  # fmt: skip


@lru_cache(maxsize=512)
def _badge(racer: int, name: str, art: str) -> tuple[str, str, Text, str, Text, Text]:
    """What never changes of a racer: the ids of its panel and its piece, letter, drawing, name and help."""
    words = word(f"letter-{name}"), word(f"racer-{name}"), word(f"racer-{name}.help")
    return panel_id(racer), piece_id(racer), words[0], f"{art}{name}", words[1], words[2]


@dataclass(frozen=True, slots=True)
class Tally:
    """A figure shown in the hub, one for each racer (laps to go)."""

    piece: str
    slot: int
    letter: Text
    figure: Figure
