"""What one seat sees, and where it is drawn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache

from hippodrome.engine.choices import Argument
from hippodrome.engine.scene import (
    Card,
    Cell,
    Guide,
    Mark,
    Piece,
    PieceState,
    Scene,
    Text,
    plain,
    word,
)
from hippodrome.engine.state import NOBODY, Observation
from hippodrome.games.arena_maximus.face import board
from hippodrome.games.arena_maximus.face.choices import ASKED
from hippodrome.games.arena_maximus.face.stakes import stakes
from hippodrome.games.arena_maximus.face.standings import SLOTS, panels
from hippodrome.games.arena_maximus.rules.actions import CARD
from hippodrome.games.arena_maximus.rules.arena import (
    CARD_TYPES,
    CARDS,
    CHARIOTS,
    EMPTY,
    FACE_DOWN,
    HAZARD,
    JUMP,
    LINE,
    MAGIC,
    REIN,
    ROCKS,
    STABLE,
    SYMBOL_COUNT,
    SYMBOLS,
    TILE_KINDS,
    WHIP,
    Arena,
)
from hippodrome.games.arena_maximus.rules.phases import GO_ON, RAM
from hippodrome.games.arena_maximus.rules.race import ArenaRace
from hippodrome.games.arena_maximus.rules.state import DONE, DOWN1, DOWN2, ON, OUT

SYMBOL_SLOTS = {"gale": 1, "flame": 2, "leaf": 3, "star": 5, "stone": 6}
"""A symbol has the colour of the chariot it belongs to."""
_TONES = {
    int(EMPTY): "tile",
    int(STABLE): "tile-stable",
    int(ROCKS): "tile-rocks",
    int(JUMP): "tile-jump",
    int(HAZARD): "tile-hazard",
    int(LINE): "check-light",
}
_PRINT = "disc-ink"
"""Tiles are of paper on dark pages too: what is printed on them stays dark."""
STRETCH = 10
"""Tiles that are shown large on a small screen, the one beside which one stands among them."""
_CROWD = 3
"""From so many chariots in one place on, they stand two in a row."""


def scene(seen: Observation[ArenaRace]) -> Scene:
    """The arena and all that stands on it and lies beside it."""
    race = seen.known
    return Scene(
        mood="grove",
        drawings=board.drawings(race.arena),
        cells=_cells(race.arena, tuple(int(face) for face in race.ring)),
        pieces=tuple(_piece(race, seat) for seat in range(int(race.players))),
        cards=cards(seen),
        panels=tuple(panels(race)),
        stakes=tuple(stakes(race)),
        stretch=stretch(seen),
        chips=tuple(_chips(race)),
        guide=_guide(_kinds(race), FACE_DOWN in race.ring, any(race.broken)),
        colours=board.COLOURS,
    )


def cards(seen: Observation[ArenaRace]) -> tuple[Card, ...]:
    """The piles, the pool, the hand of the seat and the backs of the others'."""
    race = seen.known
    return (*_piles(race), *_pool(seen, race), *_hand(seen, race), *_backs(seen, race))


def stretch(seen: Observation[ArenaRace]) -> tuple[str, ...]:
    """The tiles ahead of the viewer's chariot; a spectator looks from the one that drives."""
    race = seen.known
    seat = race.active if seen.seat == NOBODY else seen.seat
    return _stretch(int(race.tile(seat)), int(race.arena.length))


def _chips(race: ArenaRace) -> Iterator[Text]:
    yield Text("chip-lap", {"tiles": int(race.arena.length)})
    yield Text("chip-final-round" if race.best > 0 else "chip-round", {"round": int(race.round)})
    if race.arena.spells:
        yield word("chip-spells")


# The track


@lru_cache(maxsize=64)
def _stretch(tile: int, length: int) -> tuple[str, ...]:
    """The tiles from one on, as far as anybody drives in a turn."""
    return tuple(f"space:{(tile + ahead) % length}" for ahead in range(min(STRETCH, length)))


@lru_cache(maxsize=256)
def _cells(arena: Arena, ring: tuple[int, ...]) -> tuple[Cell, ...]:
    """The cells change only when a tile is turned: until then every moment shares them."""
    return tuple(_cell(arena, tile, face) for tile, face in enumerate(ring))


@lru_cache(maxsize=4096)
def _cell(arena: Arena, tile: int, face: int) -> Cell:
    id = f"space:{tile}"
    if face == FACE_DOWN:
        back = Mark("tile-back", size=0.6, turn=None, tone="cell-hidden-line", opacity=0.8)
        name = Text("cell-face-down", {"tile": tile})
        return Cell(id, name, "cell-hidden", "cell-hidden-line", (back,), word("face-down.help"))
    kind, number = int(arena.face_kind[face]), int(arena.face_number[face])
    key = TILE_KINDS[kind]
    args: dict[str, Argument] = {"tile": tile}
    marks: tuple[Mark, ...] = ()
    if kind in (ROCKS, JUMP):
        args["number"] = number
        marks = (
            Mark(key, across=0.1, size=0.46, tone=_PRINT),
            Mark(text=plain(number), across=-0.3, size=0.2, tone=_PRINT, disc="disc"),
        )
    elif kind == STABLE:
        marks = (Mark("stable", size=0.52, tone=_PRINT),)
    elif kind == LINE:
        marks = (Mark("finish", size=0.62, tone=_PRINT),)
    elif kind == HAZARD:
        symbols = _symbols(arena, face)
        args |= {"count": len(symbols), "first": ("symbol", symbols[0]), "second": ("symbol", symbols[-1])}
        marks = tuple(_symbol_marks(symbols))
    return Cell(id, Text(f"cell-{key}", args), _TONES[kind], "tile-line", marks, word(f"tile-{key}.help"))


def _symbols(arena: Arena, face: int) -> list[int]:
    """The symbols of a hazard, each as often as it is printed."""
    counts = arena.face_symbols
    count = int(SYMBOL_COUNT)
    return [symbol for symbol in range(count) for _ in range(counts[face * count + symbol])]


def _symbol_marks(symbols: list[int]) -> Iterator[Mark]:
    places = (0.0,) if len(symbols) == 1 else (-0.23, 0.23)
    for symbol, across in zip(symbols, places, strict=True):
        name = SYMBOLS[symbol]
        slot = SYMBOL_SLOTS[name]
        yield Mark(f"symbol-{name}", across=across, size=0.28, tone=f"racer-{slot}", disc="disc")


# The chariots


def _piece(race: ArenaRace, seat: int) -> Piece:
    order = int(race.arrivals) + 1 if seat == race.active else int(race.arrival[seat])
    state, status = _piece_state(race, seat), int(race.status[seat])
    return _chariot(int(race.who[seat]), seat, int(race.tile(seat)), status, state, order, _place(race, seat))


@lru_cache(maxsize=2048)
def _chariot(
    who: int, seat: int, tile: int, status: int, state: PieceState, order: int, place: tuple[float, float, float]
) -> Piece:
    name = CHARIOTS[who]
    along, across, scale = place
    key = {int(ON): "piece-on", int(DONE): "piece-done", int(OUT): "piece-out"}.get(status, "piece-crashed")
    return Piece(
        f"piece:{who}",
        f"arena-{name}",
        SLOTS[name],
        word(f"letter-{name}"),
        Text(key, {"racer": ("racer", who), "tile": tile}),
        f"space:{tile}",
        along,
        across,
        order=order,
        scale=scale,
        state=state,
        sign="skull" if status == OUT else "wheel-broken" if status in (DOWN1, DOWN2) else "",
        seat=seat,
    )


def _place(race: ArenaRace, seat: int) -> tuple[float, float, float]:
    """(along, across, scale): on the grass in order of arrival (AM-203), or outside the track if off it (AM-503)."""
    tile, inside = race.tile(seat), race.status[seat] in (ON, DONE)
    others = [
        other
        for other in range(int(race.players))
        if race.tile(other) == tile and (race.status[other] in (ON, DONE)) == inside
    ]
    others.sort(key=lambda other: _arrival(race, other))
    place, crowd = others.index(seat), len(others)
    if not inside:
        return 0.42 * (place - (crowd - 1) / 2), -board.ASIDE, 0.8
    if crowd < _CROWD:
        return 0.0, board.STAND + board.ROW * 1.2 * place, 1.0
    row, column = divmod(place, 2)
    alone = place == crowd - 1 and column == 0
    return (0.0 if alone else 0.2 - 0.4 * column), board.STAND + 0.88 * board.ROW * row, 0.74


def _arrival(race: ArenaRace, seat: int) -> int:
    """When a chariot came to its tile: one still driving has come last, and has no new number yet (AM-204)."""
    driving = seat == race.active and RAM <= race.phase <= GO_ON
    return int(race.arrivals + 1 if driving else race.arrival[seat])


def _piece_state(race: ArenaRace, seat: int) -> PieceState:
    status = race.status[seat]
    if status == OUT:
        return "out"
    if seat == race.seat:
        return "active"
    if status in (DOWN1, DOWN2):
        return "crashed"
    return "finished" if status == DONE else "idle"


# Piles, pools and hands


def _piles(race: ArenaRace) -> Iterator[Card]:
    """The draw pile, the open discards, and the tiles that were left out (AM-104)."""
    yield _draw_pile(int(race.pile_size()))
    yield _discards(
        sum(race.discards[WHIP:REIN]),
        sum(race.discards[REIN:MAGIC]),
        int(race.discards[MAGIC]),
        sum(race.discards),
    )
    hidden = sum(1 for face in race.ring if face == FACE_DOWN)
    yield _tiles_left(sum(race.straights) + sum(race.curves) - hidden)


@lru_cache(maxsize=256)
def _draw_pile(count: int) -> Card:
    return Card(
        "pile:draw", "pile", Text("pile-draw-title", {"count": count}), face_up=False, label=word("pile-draw"),
        art="wheel", tone="card-back", count=count, help=word("pile-draw.help"),
    )  # fmt: skip


@lru_cache(maxsize=1024)
def _discards(whips: int, reins: int, magic: int, count: int) -> Card:
    args: dict[str, Argument] = {"count": count, "whips": whips, "reins": reins, "magic": magic}
    return Card(
        "pile:discard", "discard", Text("pile-discard-title", args), label=word("pile-discard"),
        art="hand", tone="card-rein", count=count, help=Text("pile-discard.help", args),
    )  # fmt: skip


@lru_cache(maxsize=64)
def _tiles_left(count: int) -> Card:
    return Card(
        "pile:tiles", "pile", Text("pile-tiles-title", {"count": count}), form="tile", face_up=False,
        label=word("pile-tiles"), art="tile-back", tone="tile-back", count=count, help=word("pile-tiles.help"),
    )  # fmt: skip


def card_art(card: int) -> str:
    """What is drawn on a card: its kind."""
    return "magic" if card == MAGIC else "whip" if card < REIN else "rein"


@lru_cache(maxsize=4096)
def _open(id: str, card: int, count: int, owner: int, usable: bool = True, pool: bool = False) -> Card:
    kind = card_art(card)
    symbol = "" if card == MAGIC else SYMBOLS[card % int(SYMBOL_COUNT)]
    return Card(
        id,
        "pool" if pool else "hand",
        word(f"card-{CARDS[card]}"),
        label=word(f"kind-{kind}"),
        art=kind,
        symbol=f"symbol-{symbol}" if symbol else "",
        symbol_slot=SYMBOL_SLOTS.get(symbol, 0),
        tone=f"card-{kind}",
        count=count,
        usable=usable,
        owner=owner,
        help=Text("figures-pool.help" if pool else f"card-{CARDS[card]}.help"),
    )


def _pool(seen: Observation[ArenaRace], race: ArenaRace) -> Iterator[Card]:
    """The viewer's speed pool; a spectator sees that of the chariot that drives."""
    seat = int(race.active if seen.seat == NOBODY else seen.seat)
    first = seat * int(race.arena.hand_total)
    laid = Counter(int(race.pools[first + place]) for place in range(int(race.pool[seat])))
    for card in sorted(laid):
        yield _open(f"pool:{card}", card, laid[card], int(seen.seat), pool=True)


def _hand(seen: Observation[ArenaRace], race: ArenaRace) -> Iterator[Card]:
    """The viewer's own cards, open to it alone (AM-109)."""
    seat = int(seen.seat)
    if seat == NOBODY:
        return
    offered = seen.choices()
    question = ASKED.at(race)
    for card in range(int(CARD_TYPES)):
        held = int(race.hands[seat * int(CARD_TYPES) + card])
        if held:
            usable = seat != race.seat or int(CARD) + card in offered or question.spends(card)
            yield _open(f"card:{card}", card, held, seat, usable)


def _backs(seen: Observation[ArenaRace], race: ArenaRace) -> Iterator[Card]:
    """The hands of the others: how many cards there are."""
    for seat in range(int(race.players)):
        count = int(race.hand_size(seat))
        if seat != seen.seat and count:
            yield _back(int(race.who[seat]), seat, count)


@lru_cache(maxsize=1024)
def _back(who: int, seat: int, count: int) -> Card:
    return Card(
        f"hand:{who}", "hand", Text("hand-of", {"racer": ("racer", who), "count": count}), face_up=False,
        art="wheel", tone="card-back", count=count, usable=False, owner=seat,
    )  # fmt: skip


def _kinds(race: ArenaRace) -> frozenset[int]:
    """The kinds of tiles that lie open."""
    return frozenset(int(race.arena.face_kind[face]) for face in race.ring if face != FACE_DOWN)


@lru_cache(maxsize=256)
def _guide(kinds: frozenset[int], hidden: bool, broken: bool) -> tuple[Guide, ...]:
    return tuple(_entries(kinds, hidden, broken))


def _entries(kinds: frozenset[int], hidden: bool, broken: bool) -> Iterator[Guide]:
    for kind in (ROCKS, JUMP, HAZARD, STABLE):
        key = TILE_KINDS[kind]
        yield Guide(key, word(f"tile-{key}"), word(f"tile-{key}.help"), int(kind) in kinds)
    yield Guide("tile-back", word("face-down"), word("face-down.help"), hidden)
    yield Guide("finish", word("tile-line"), word("tile-line.help"))
    yield Guide("magic", word("card-magic"), word("card-magic.help"))
    yield Guide("wheel-broken", word("guide-crash"), word("guide-crash.help"), broken)
