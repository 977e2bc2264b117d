"""Where tiles, cards and chariots of one's own are made: tables with pictures."""

from __future__ import annotations

from collections.abc import Iterator

from hippodrome.engine.scene import Text, word
from hippodrome.engine.workshop import Board, Fact, Property, Row, Rows, Shade, numbers
from hippodrome.games.arena_maximus import box
from hippodrome.games.arena_maximus.rules.arena import (
    CARDS,
    CHARIOTS,
    EMPTY,
    HAZARD,
    MOST_BEAST,
    SPELLS,
    STABLE,
    SYMBOLS,
    TILE_KINDS,
)

PILES = ("straight", "curved")
SYMBOL = Property(
    "symbol", word("made-symbol"), tuple(Shade(name, word(f"symbol-{name}"), f"symbol-{name}") for name in SYMBOLS)
)


class TileBench(Rows):
    """The tiles: how many of each face lie in the straight and in the curved pile."""

    option = "tiles"
    properties = numbers(**dict.fromkeys(PILES, (0, 99)))
    check = staticmethod(box.check_tiles)

    def rows(self, board: Board) -> Iterator[Row]:
        known = box.read("tiles")
        codes = dict.fromkeys(code for table in (known, board) for pile in PILES for code in table[pile])
        for code in codes:
            title, art = _face(code)
            yield Row(code, title, {pile: (board[pile], code) for pile in PILES}, art)

    def facts(self, board: Board) -> Iterator[Fact]:
        for pile in PILES:
            yield Fact(word(f"made-{pile}"), sum(board[pile].values()))


def _face(code: str) -> tuple[Text, str]:
    """What the face of a tile is called, and its picture."""
    kind, number, symbols = box.face(code)
    name = TILE_KINDS[kind]
    if kind in (EMPTY, STABLE):
        return word(f"tile-{name}"), "" if kind == EMPTY else name
    if kind != HAZARD:
        return Text("made-tile", {"tile": ("tile", kind), "number": number}), name
    shown = [symbol for symbol, count in enumerate(symbols) for _ in range(count)]
    first, last = ("symbol", shown[0]), ("symbol", shown[-1])
    title = (
        Text("made-hazard", {"first": first}) if number == 1 else Text("made-hazards", {"first": first, "second": last})
    )
    return title, f"symbol-{SYMBOLS[shown[0]]}"


class CardBench(Rows):
    """The race deck, and the spells: the symbol that pays for each, and how strong it is."""

    option = "cards"
    properties = (*numbers(copies=(0, 99), effect=(1, 9)), SYMBOL)
    check = staticmethod(box.check_cards)

    def rows(self, board: Board) -> Iterator[Row]:
        for name in CARDS:
            art = "magic" if name == "magic" else name.partition("_")[0]
            yield Row(name, word(f"card-{name}"), {"copies": (board["copies"], name)}, art)
        for name in SPELLS:
            entries = {"symbol": (board["symbols"], name)}
            if name in board["effects"]:
                entries["effect"] = (board["effects"], name)
            yield Row(f"spell:{name}", word(f"spell-{name}"), entries, "magic")

    def facts(self, board: Board) -> Iterator[Fact]:
        yield Fact(word("made-count-cards"), sum(board["copies"].values()))


class ChariotBench(Rows):
    """The five chariots: their figures and their symbol."""

    option = "chariots"
    properties = (*numbers(beast=(1, int(MOST_BEAST)), driver=(1, 5), chariot=(1, 20)), SYMBOL)
    check = staticmethod(box.check_chariots)

    def rows(self, board: Board) -> Iterator[Row]:
        for name in CHARIOTS:
            entries = {one.key: (board[name], one.key) for one in self.properties}
            yield Row(name, word(f"racer-{name}"), entries, f"arena-{name}")

    def facts(self, board: Board) -> Iterator[Fact]:
        for chariot, name in enumerate(CHARIOTS):
            row = board[name]
            yield Fact(Text("made-sum", {"racer": ("racer", chariot)}), row["beast"] + row["driver"] + row["chariot"])
