"""What one seat sees, and where it is drawn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from hippodrome.engine.choices import Argument
from hippodrome.engine.events import Event
from hippodrome.engine.ints import total
from hippodrome.engine.scene import (
    NOTHING,
    Card,
    Cell,
    Change,
    Figure,
    Flash,
    Guide,
    Mark,
    Move,
    Panel,
    PanelState,
    Pass,
    Piece,
    PieceState,
    Pill,
    Scene,
    Step,
    Text,
    plain,
)
from hippodrome.engine.state import Observation, State
from hippodrome.games.arena_maximus import board
from hippodrome.games.arena_maximus.actions import CARD
from hippodrome.games.arena_maximus.arena import (
    CARD_TYPES,
    CARDS,
    CHARIOTS,
    FACE_DOWN,
    HAZARD,
    JUMP,
    LINE,
    MAGIC,
    REIN,
    ROCKS,
    SPELLS,
    STABLE,
    SYMBOLS,
    TILE_KINDS,
)
from hippodrome.games.arena_maximus.rules import ArenaRace
from hippodrome.games.arena_maximus.state import DONE, DOWN1, DOWN2, FINISHED, OUT, TELEPORTING

_SLOTS = {"human": 1, "orc": 2, "elf": 3, "undead": 5, "dwarf": 6}
_SYMBOL_SLOTS = (2, 1, 3, 5, 6)
_TONES = {
    "empty": "tile-empty", "stable": "tile-stable", "rocks": "tile-rocks",
    "jump": "tile-jump", "hazard": "tile-hazard", "line": "tile-empty",
}  # fmt: skip
_KINDS = ("whip", "rein", "magic")
_STACK = 0.42
"""How much further inside each later chariot of a tile stands, in tiles."""
_TYPES = int(CARD_TYPES)


def scene(seen: Observation) -> Scene:
    """The oval and all that stands on it and lies beside it."""
    race = seen.known
    assert isinstance(race, ArenaRace)
    seat = int(seen.seat)
    return Scene(
        mood="grove",
        drawings=board.drawings(race.arena),
        cells=tuple(_cell(race, tile) for tile in range(int(race.arena.length))),
        pieces=tuple(_piece(race, other) for other in range(int(race.players))),
        cards=(*_piles(race), *_pool(race, seat), *_hand(seen, race, seat)),
        panels=tuple(_panels(race, seat)),
        chips=tuple(_chips(race)),
        guide=tuple(_guide()),
        colours=board.COLOURS,
    )


def _chips(race: ArenaRace) -> Iterator[Text]:
    yield Text("scene-lap", {"tiles": int(race.arena.length)})
    yield Text("scene-round", {"round": int(race.round)})
    if race.arena.spells:
        yield Text("scene-spells")


# The track


def _cell(race: ArenaRace, tile: int) -> Cell:
    """A tile, its number outside the ring; face down it shows its back (AM-104)."""
    number = Mark(text=plain(tile), across=-0.66, size=0.15, tone="tile-number", quiet=True)
    face = int(race.ring[tile])
    if face == FACE_DOWN:
        back = Mark("arena-tile-back", size=0.62, turn=None, tone="cell-hidden-line")
        name = Text("scene-face-down", {"tile": tile})
        return Cell(f"space:{tile}", name, "cell-hidden", "kerb", (back, number), Text("scene-face-down.help"))
    kind = TILE_KINDS[race.arena.face_kind[face]]
    marks = (*_marks(race, face), number)
    return Cell(
        f"space:{tile}", _tile_name(race, tile, face), _TONES[kind], "tile-line", marks, Text(f"tile-{kind}.help")
    )


def _tile_name(race: ArenaRace, tile: int, face: int) -> Text:
    kind = int(race.arena.face_kind[face])
    args: dict[str, Argument] = {"tile": tile, "kind": ("tile", kind)}
    if kind == HAZARD:
        symbols = _symbols(race, face)
        first, last = ("symbol", symbols[0]), ("symbol", symbols[-1])
        return Text("scene-tile-hazard", {"tile": tile, "symbols": len(symbols), "first": first, "second": last})
    if kind in (ROCKS, JUMP):
        return Text("scene-tile-number", {**args, "number": int(race.arena.face_number[face])})
    return Text("scene-tile", args)


def _symbols(race: ArenaRace, face: int) -> list[int]:
    count = len(SYMBOLS)
    return [symbol for symbol in range(count) for _ in range(race.arena.face_symbols[face * count + symbol])]


def _marks(race: ArenaRace, face: int) -> Iterator[Mark]:
    kind = race.arena.face_kind[face]
    if kind == STABLE:
        yield Mark("stable", size=0.52, tone="art-line")
    elif kind in (ROCKS, JUMP):
        yield Mark(TILE_KINDS[kind], across=0.08, size=0.46, tone="art-line")
        number = plain(race.arena.face_number[face])
        yield Mark(text=number, across=-0.32, size=0.2, tone="disc-ink", disc="disc")
    elif kind == HAZARD:
        symbols = _symbols(race, face)
        places = (0.0,) if len(symbols) == 1 else (-0.22, 0.22)
        for symbol, across in zip(symbols, places, strict=True):
            tone = f"racer-{_SYMBOL_SLOTS[symbol]}"
            yield Mark(f"symbol-{SYMBOLS[symbol]}", across=across, size=0.3, tone=tone, disc="disc")


# The chariots


def _piece(race: ArenaRace, seat: int) -> Piece:
    """Inside the track in arrival order; wrecks outside it (ledger 2.4)."""
    who = int(race.who[seat])
    name = CHARIOTS[who]
    tile = int(race.tile(seat))
    status = race.status[seat]
    key = {DOWN1: "scene-piece-crashed", DOWN2: "scene-piece-crashed", OUT: "scene-piece-out"}
    stand = board.drawings(race.arena)[0].stand[1]
    across = -stand if status in (DOWN1, DOWN2) else stand
    before = _before(race, seat)
    return Piece(
        f"piece:{who}",
        f"arena-{name}",
        _SLOTS[name],
        Text(f"letter-{name}"),
        Text(key.get(status, "scene-piece"), {"racer": ("racer", who), "tile": tile}),
        "" if status == OUT else f"space:{tile}",
        along=0.5 * before if status in (DOWN1, DOWN2) else 0.0,
        across=across if status in (DOWN1, DOWN2) else across + _STACK * before,
        order=10 if seat == race.active else seat,
        scale=0.85 if status in (DOWN1, DOWN2) else 1.0,
        state=_piece_state(race, seat),
        sign="wheel-broken" if race.broken[seat] else "",
        seat=seat,
    )


def _before(race: ArenaRace, seat: int) -> int:
    """How many chariots stand on the same side of the same tile and arrived earlier."""
    down = race.status[seat] in (DOWN1, DOWN2)
    return sum(
        race.status[other] != OUT
        and (race.status[other] in (DOWN1, DOWN2)) == down
        and race.tile(other) == race.tile(seat)
        and _arrival(race, other) < _arrival(race, seat)
        for other in range(int(race.players))
    )


def _arrival(race: ArenaRace, seat: int) -> int:
    """A chariot on the move comes behind those that rest (AM-206)."""
    moving = seat == race.active and TELEPORTING <= race.phase < FINISHED and race.moved[seat] == 0
    return int(race.arrivals) + 1 if moving else int(race.arrival[seat])


def _piece_state(race: ArenaRace, seat: int) -> PieceState:
    status = race.status[seat]
    if status == OUT:
        return "out"
    if status in (DOWN1, DOWN2):
        return "crashed"
    if status == DONE:
        return "finished"
    return "active" if seat == race.active and race.phase != FINISHED else "idle"


def _panels(race: ArenaRace, seat: int) -> Iterator[Panel]:
    """The standings (AM-606)."""
    ranks = list(race.ranks())
    for owner in sorted(range(int(race.players)), key=lambda owner: ranks[owner]):
        who = int(race.who[owner])
        name = CHARIOTS[who]
        state, note = _doing(race, owner)
        yield Panel(
            f"racer:{who}",
            f"piece:{who}",
            _SLOTS[name],
            Text(f"letter-{name}"),
            f"arena-{name}",
            Text(f"racer-{name}"),
            owner,
            int(ranks[owner]),
            tuple(_figures(race, owner, seat)),
            state,
            note,
            Text(f"racer-{name}.help"),
        )


def _doing(race: ArenaRace, owner: int) -> tuple[PanelState, Text]:
    status = race.status[owner]
    if status == OUT:
        return "out", Text("note-out")
    if status == DONE:
        return "finished", Text("note-home")
    if race.phase == FINISHED:
        return "finished", NOTHING
    if status in (DOWN1, DOWN2):
        return "out", Text("note-down" if status == DOWN1 else "note-returning")
    if owner == race.active:
        return "active", Text("note-moving")
    if owner == race.seat:
        return "idle", Text("note-asked")
    return ("played" if race.moved[owner] else "idle"), NOTHING


def _figures(race: ArenaRace, owner: int, seat: int) -> Iterator[Figure]:
    hull, broken = int(race.hull(owner)), int(race.broken[owner])
    left = hull - int(race.damage[owner])
    yield Figure("wheel", "row", Text("figure-wheel", {"broken": broken}), "wheel", 1 - broken, 1, "wheel-broken")
    if race.status[owner] == OUT:
        return
    title = Text("figure-hull", {"left": left, "hull": hull})
    yield Figure("hull", "gauge", title, "shield", left, hull, low=4 * left <= hull)
    speed, cards = int(race.pool[owner]), int(race.hand_size(owner))
    yield Figure("speed", "count", Text("figure-speed", {"speed": speed}), "arena-speed", speed)
    shown = 0 if owner == seat else cards - int(race.hidden[owner])
    key = "figure-hand-shown" if shown and race.hidden[owner] else "figure-hand"
    yield Figure("hand", "count", Text(key, {"count": cards, "shown": shown}), "hand", cards)


# Piles, pool and hand


def _piles(race: ArenaRace) -> Iterator[Card]:
    """The draw pile face down, the discards open by kind, the straight tiles left out."""
    draw = int(race.pile_size())
    yield Card(
        "pile:draw", "pile", _counted("draw", draw), face_up=False, label=NOTHING, art="arena-card-back",
        tone="cell-hidden", count=draw, help=Text("scene-pile-draw.help"),
    )  # fmt: skip
    bounds = (0, int(REIN), int(MAGIC), _TYPES)
    for kind, first, last in zip(_KINDS, bounds, bounds[1:], strict=False):
        count = sum(int(race.discards[card]) for card in range(first, last))
        yield Card(
            f"pile:{kind}", "discard", _counted("discards", count), label=Text(f"card-label-{kind}"), art=kind,
            tone=f"card-{kind}", count=count, help=Text("scene-pile-discards.help"),
        )  # fmt: skip
    face_down = sum(face == FACE_DOWN for face in race.ring)
    spare = int(total(race.straights) + total(race.curves)) - face_down
    yield Card(
        "pile:tiles", "pile", _counted("tiles", spare), form="tile", face_up=False, art="arena-tile-back",
        tone="cell-hidden", count=spare, help=Text("scene-pile-tiles.help"),
    )  # fmt: skip


def _counted(pile: str, count: int) -> Text:
    return Text(f"scene-pile-{pile}", {"count": count})


def _card(
    id: str, zone: Literal["pool", "hand"], card: int, owner: int, *, count: int = 1, usable: bool = False
) -> Card:
    kind = _kind(card)
    symbol = "" if card == MAGIC else f"symbol-{SYMBOLS[card % len(SYMBOLS)]}"
    return Card(
        id,
        zone,
        Text(f"card-{CARDS[card]}"),
        label=Text(f"card-label-{kind}"),
        art=kind,
        symbol=symbol,
        symbol_slot=0 if card == MAGIC else _SYMBOL_SLOTS[card % len(SYMBOLS)],
        tone=f"card-{kind}",
        count=count,
        usable=usable,
        owner=owner,
        help=Text(f"card-{CARDS[card]}.help"),
    )


def _kind(card: int) -> str:
    if card == MAGIC:
        return "magic"
    return "whip" if card < REIN else "rein"


def _pool(race: ArenaRace, seat: int) -> Iterator[Card]:
    """The seat's own speed pool, oldest card first."""
    if seat >= 0:
        first = seat * int(race.arena.hand_total)
        for place in range(race.pool[seat]):
            yield _card(f"pool:{place}", "pool", int(race.pools[first + place]), seat)


def _hand(seen: Observation, race: ArenaRace, seat: int) -> Iterator[Card]:
    """The seat's own cards, open to it alone; cards alike lie together (AM-109)."""
    if seat < 0:
        return
    offered = seen.choices()
    for card in range(_TYPES):
        held = int(race.hands[seat * _TYPES + card])
        if held:
            yield _card(f"card:{card}", "hand", card, seat, count=held, usable=int(CARD) + card in offered)


def _guide() -> Iterator[Guide]:
    for kind in (STABLE, ROCKS, JUMP, HAZARD):
        name = TILE_KINDS[kind]
        yield Guide(name, Text(f"tile-{name}"), Text(f"tile-{name}.help"))
    yield Guide("finish", Text(f"tile-{TILE_KINDS[LINE]}"), Text(f"tile-{TILE_KINDS[LINE]}.help"))
    yield Guide("arena-tile-back", Text("guide-face-down"), Text("scene-face-down.help"))
    for card in _KINDS:
        yield Guide(card, Text(f"card-label-{card}"), Text(f"card-label-{card}.help"))


# What happens


def show(state: State, event: Event) -> tuple[Step, ...]:
    """What an event looks like: drives, hits, cards that change hands, tiles that are turned."""
    assert isinstance(state, ArenaRace)
    return tuple(_steps(state, event.key, event.args))


def _steps(race: ArenaRace, key: str, args: dict[str, int | None]) -> Iterator[Step]:
    who = args.get("racer")
    piece, panel, target = f"piece:{who}", f"racer:{who}", f"piece:{args.get('target')}"
    if key in _CARD_STEPS:
        yield from _card_steps(key, args, panel)
    elif key in ("moved", "teleported", "pushed_back"):
        path = (f"space:{args['from']}", f"space:{args['to']}")
        yield Move(piece, path, "drive" if key == "moved" else "jump" if key == "teleported" else "back")
        if key == "pushed_back":
            yield Pill(piece, Text("pill-blocked"), "danger")
    elif key in ("revealed", "revealed_hazard"):
        yield Flash(f"space:{args['tile']}", "turn")
    elif key == "swapped":
        yield Flash(f"space:{args['first']}", "turn")
        yield Flash(f"space:{args['second']}", "turn")
    elif key in ("rammed", "attacked", "countered"):
        yield Flash(target, "hit")
    elif key == "hurt":
        damage = _given(args, "damage")
        yield Flash(piece, "hit")
        yield Pill(piece, plain(f"−{damage}"), "danger", "damage")
        yield Change(panel, "hull", -damage)
    elif key == "healed":
        yield Pill(piece, plain(f"+{args['amount']}"), "good", "shield")
        yield Change(panel, "hull", _given(args, "amount"))
    elif key == "stabled":
        yield Flash(piece, "gain")
        yield Pill(piece, Text("tile-stable"), "good", "stable")
    elif key in ("crashed", "eliminated"):
        yield Flash(piece, "wreck")
        yield Pill(piece, Text("pill-crash" if key == "crashed" else "pill-out"), "danger", "wheel-broken")
    elif key in ("cast", "hastened"):
        spell = SPELLS[_given(args, "spell")] if key == "cast" else "haste"
        yield Pill(piece, Text(f"spell-{spell}"), "good" if key == "hastened" else "plain", "magic")
    elif key == "crossed":
        tile, beyond = _given(args, "tile"), _given(args, "beyond")
        if beyond > tile:
            yield Move(piece, tuple(f"space:{step % int(race.arena.length)}" for step in range(tile, beyond + 1)))
        yield Flash(piece, "line")
        yield Pill(piece, Text("pill-home"), "good", "finish")


_CARD_STEPS = ("laid", "discarded", "drew", "sped_up", "slowed_down")


def _card_steps(key: str, args: dict[str, int | None], panel: str) -> Iterator[Step]:
    """A card goes from hand to pile or pool, or from the pile into a hand."""
    card = args["card"]
    title = NOTHING if card is None else Text(f"card-{CARDS[card]}")
    if key == "drew":
        yield Pass("pile:draw", panel, title=title)
        yield Change(panel, "hand", 1)
        return
    assert card is not None
    kind = _kind(card)
    if key == "sped_up":
        yield Change(panel, "speed", 1)
        yield Change(panel, "hand", -1)
    elif key == "slowed_down":
        yield Change(panel, "speed", -1)
    else:
        yield Pass(panel, f"pile:{kind}", kind, title)
        yield Change(panel, "hand", -1)


def _given(args: dict[str, int | None], name: str) -> int:
    value = args[name]
    assert value is not None
    return value
