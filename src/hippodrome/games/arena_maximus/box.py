"""From the TOML files to the arena: tiles, layouts, cards, chariots, and files of one's own."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from hippodrome.engine.box import Box, check_entries, check_number, check_word
from hippodrome.engine.errors import BadBoard
from hippodrome.engine.ints import ints
from hippodrome.engine.options import Value, switch, whole_number
from hippodrome.games.arena_maximus.rules.arena import (
    CARDS,
    CHARIOTS,
    EMPTY,
    HAZARD,
    JUMP,
    LINE,
    MOST_BEAST,
    ROCKS,
    SPELLS,
    STABLE,
    SYMBOLS,
    Arena,
)

_LETTERS = dict(zip("FGLST", range(5), strict=True))
_FACE = re.compile(r"E|S|[RJ][1-9]|H[FGLST]{1,2}")


read = Box(__package__).read


def layouts() -> tuple[str, ...]:
    """The names of the rings."""
    return tuple(read("layouts"))


def build(players: int, options: Mapping[str, Value]) -> Arena:
    """The arena for checked options."""
    layout: str = read("layouts")[str(options["layout"])]
    arena = Arena(players, len(layout))
    arena.curved = ints(1 if shape == "C" else 0 for shape in layout)
    tiles, cards, chariots = options["tiles"], options["cards"], options["chariots"]
    lay_tiles(arena, read("tiles") if isinstance(tiles, str) else check_tiles(tiles))
    set_switches(arena, options)
    print_cards(arena, read("cards") if isinstance(cards, str) else check_cards(cards))
    harness(arena, read("chariots") if isinstance(chariots, str) else check_chariots(chariots))
    if sum(arena.card_copies) < (players + 1) * arena.hand_total:
        raise BadBoard(problem="cards-few", cards=sum(arena.card_copies), needed=(players + 1) * int(arena.hand_total))
    return arena


def build_rules_1(players: int, options: Mapping[str, Value]) -> Arena:
    """The arena of rules 1, under which nobody chose which cards leave the speed pool (AM-313)."""
    arena = build(players, options)
    arena.latest_leaves = 1
    return arena


def set_switches(arena: Arena, options: Mapping[str, Value]) -> None:
    """The keys of ledger 2.6."""
    arena.spells = switch(options, "spells")
    arena.hand_total = whole_number(options, "hand_total")
    arena.magic_pays_symbols = switch(options, "magic_symbol", "wild")
    arena.removed_to_hand = switch(options, "removed_speed_cards", "hand")
    arena.driver_per_target = switch(options, "driver_scope", "target")
    arena.ram_damage = whole_number(options, "ram_damage")
    arena.crash_by_rounds = switch(options, "crash_clock", "rounds")
    arena.must_move_full = switch(options, "must_move_full")
    arena.kingmaker = switch(options, "kingmaker_rule")
    arena.swap_same_shape = switch(options, "swap_same_shape")
    arena.skip_costs_move = switch(options, "teleport_skip_costs_move")
    arena.start_rotates = switch(options, "start_order", "rotation")
    arena.max_rounds = whole_number(options, "max_rounds")


# Tiles


def face(code: str) -> tuple[int, int, list[int]]:
    """Kind, number and symbols of a face: `R2`, `HFL`."""
    symbols = [0] * len(SYMBOLS)
    if code == "E":
        return int(EMPTY), 0, symbols
    if code == "S":
        return int(STABLE), 0, symbols
    if code[0] == "H":
        for letter in code[1:]:
            symbols[_LETTERS[letter]] += 1
        return int(HAZARD), len(code) - 1, symbols
    return int(ROCKS if code[0] == "R" else JUMP), int(code[1:]), symbols


def lay_tiles(arena: Arena, tiles: Mapping[str, Any]) -> None:
    """The faces of both piles, the start/finish tile before them all."""
    codes = list(dict.fromkeys([*tiles["straight"], *tiles["curved"]]))
    faces = [(int(LINE), 0, [0] * len(SYMBOLS)), *map(face, codes)]
    arena.face_ids = ["0", *codes]
    arena.face_kind = ints(kind for kind, _, _ in faces)
    arena.face_number = ints(number for _, number, _ in faces)
    arena.face_symbols = ints(count for _, _, symbols in faces for count in symbols)
    arena.straight_copies = ints([0, *(tiles["straight"].get(code, 0) for code in codes)])
    arena.curved_copies = ints([0, *(tiles["curved"].get(code, 0) for code in codes)])


def check_tiles(tiles: object) -> dict[str, Any]:
    """A tile file of one's own: the same two piles as data/tiles.toml, with enough tiles for the ring."""
    tiles = check_entries(tiles, read("tiles"), "tiles")
    for pile, shape in (("straight", "S"), ("curved", "C")):
        if not isinstance(tiles[pile], dict):
            check_entries(tiles[pile], ("E", "S", "R1", "J2", "HF"), pile)
        for code, copies in tiles[pile].items():
            if not _FACE.fullmatch(code):
                raise BadBoard(problem="tiles-face", entry=f"{pile}.{code}")
            check_number(copies, 0, 99, f"{pile}.{code}")
        needed = max(layout.count(shape) for layout in read("layouts").values())
        if sum(tiles[pile].values()) < needed:
            raise BadBoard(problem="tiles-few", entry=pile, tiles=sum(tiles[pile].values()), needed=needed)
    return tiles


# Cards


def print_cards(arena: Arena, cards: Mapping[str, Any]) -> None:
    """The deck, and the numbers of the spells."""
    arena.card_copies = ints(cards["copies"][name] for name in CARDS)
    arena.spell_symbol = ints(SYMBOLS.index(cards["symbols"][name]) for name in SPELLS)
    arena.haste_speed = cards["effects"]["haste"]
    arena.healing = cards["effects"]["healing"]
    arena.fireball_damage = cards["effects"]["fireball"]


def check_cards(cards: object) -> dict[str, Any]:
    """A card file of one's own: the same entries as data/cards.toml, with other numbers and symbols."""
    ours = read("cards")
    cards = check_entries(cards, ours, "cards")
    for part, own in ours.items():
        check_entries(cards[part], own, part)
    for name, copies in cards["copies"].items():
        check_number(copies, 0, 99, f"copies.{name}")
    for name, amount in cards["effects"].items():
        check_number(amount, 1, 9, f"effects.{name}")
    for name, symbol in cards["symbols"].items():
        check_word(symbol, SYMBOLS, f"symbols.{name}")
    return cards


# Chariots


def harness(arena: Arena, chariots: Mapping[str, Any]) -> None:
    """The figures of the chariots."""
    rows = [chariots[name] for name in CHARIOTS]
    arena.beast = ints(row["beast"] for row in rows)
    arena.driver = ints(row["driver"] for row in rows)
    arena.hull = ints(row["chariot"] for row in rows)
    arena.colour = ints(SYMBOLS.index(row["symbol"]) for row in rows)


def check_chariots(chariots: object) -> dict[str, Any]:
    """A chariot file of one's own: the same entries as data/chariots.toml, with other figures."""
    ours = read("chariots")
    chariots = check_entries(chariots, ours, "chariots")
    for name, own in ours.items():
        check_entries(chariots[name], own, name)
        check_number(chariots[name]["beast"], 1, int(MOST_BEAST), f"{name}.beast")
        check_number(chariots[name]["driver"], 1, 5, f"{name}.driver")
        check_number(chariots[name]["chariot"], 1, 20, f"{name}.chariot")
        check_word(chariots[name]["symbol"], SYMBOLS, f"{name}.symbol")
    return chariots


def same_symbol(chariots: Mapping[str, Any]) -> tuple[BadBoard, ...]:
    """Chariots that share a symbol, which nothing forbids: a hazard of their colour is the same to them."""
    named: dict[str, list[str]] = {}
    for name, row in chariots.items():
        named.setdefault(row["symbol"], []).append(name)
    shared = [(symbol, names) for symbol, names in named.items() if len(names) > 1]
    return tuple(
        BadBoard(problem="chariots-symbol", symbol=symbol, chariots=", ".join(names)) for symbol, names in shared
    )
