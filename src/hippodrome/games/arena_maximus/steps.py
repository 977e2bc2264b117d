"""What happens, as steps: drives over the grass, cards that change hands, and damage with its cause."""

from __future__ import annotations

from collections.abc import Iterator

from hippodrome.engine.events import Event
from hippodrome.engine.scene import NOTHING, Change, Flash, Move, Pass, Pill, Step, Text, plain
from hippodrome.engine.state import State
from hippodrome.games.arena_maximus.arena import CARDS
from hippodrome.games.arena_maximus.rules import ArenaRace
from hippodrome.games.arena_maximus.view import card_art

_CARDS = frozenset({"laid", "discarded", "sped_up", "slowed_down", "drew", "reshuffled"})
_SPELLS = frozenset({"cast", "cancelled", "hastened", "healed", "swapped"})
_FIGHTS = frozenset({"rammed", "ram_answered", "blocked", "block_answered", "attacked", "defended", "countered"})


def show(state: State, event: Event) -> tuple[Step, ...]:
    """What an event looks like."""
    assert isinstance(state, ArenaRace)
    key = event.key
    if key in _CARDS:
        return tuple(_cards(state, key, event.args))
    args = {name: value or 0 for name, value in event.args.items()}
    if key in _SPELLS:
        return tuple(_spells(key, args))
    if key in _FIGHTS:
        return tuple(_fights(key, args))
    return (*_drives(state, key, args), *_harm(state, key, args))


def _space(tile: int) -> str:
    return f"space:{tile}"


# Driving


def _drives(race: ArenaRace, key: str, args: dict[str, int]) -> Iterator[Step]:
    """A chariot goes somewhere, tiles are turned up."""
    piece, length = f"piece:{args.get('racer')}", int(race.arena.length)
    if key == "moved":
        yield Move(piece, (_space(args["from"]), _space(args["to"])))
    elif key == "teleported":
        yield Move(piece, (_space((args["tile"] - 2) % length), _space(args["tile"])), "jump")
        yield Flash(piece, "gain")
    elif key == "pushed_back":
        yield Move(piece, (_space(_left(race, args)), _space(args["tile"])), "back")
    elif key in ("revealed", "revealed_hazard"):
        yield Flash(_space(args["tile"]), "turn")
    elif key == "returned":
        yield Flash(piece, "gain")
        yield Pill(piece, Text("pill-back"), "good", "wheel-broken")
    elif key == "stopped":
        yield Pill(piece, Text("pill-stops"))
    elif key == "crossed":
        yield Flash(piece, "line")
        if args["beyond"]:
            yield Move(piece, tuple(_space(tile) for tile in range(args["beyond"] + 1)))
        yield Pill(piece, Text("pill-line", {"beyond": args["beyond"]}), "good", "finish")
    elif key == "final_round":
        yield Pill(piece, Text("pill-final-round"), "plain")
    elif key == "race_won":
        yield Flash(f"piece:{race.who[args['player']]}", "gain")


def _left(race: ArenaRace, args: dict[str, int]) -> int:
    """The tile a blocked chariot is pushed back from: the next one, or after a Teleport the one beyond it."""
    length, tile = int(race.arena.length), args["tile"]
    here = int(race.tile(_seat(race, args)))
    return here if (here - tile) % length == 2 else (tile + 1) % length


def _seat(race: ArenaRace, args: dict[str, int]) -> int:
    return list(race.who).index(args["racer"])


# Damage and repair


def _harm(race: ArenaRace, key: str, args: dict[str, int]) -> Iterator[Step]:
    """What tiles do: the cause at the tile, then what is left of the chariot."""
    piece, panel = f"piece:{args.get('racer')}", f"racer:{args.get('racer')}"
    if key == "met_rocks":
        yield _toll(args["tile"], args["number"] - args["paid"], "rocks")
    elif key == "met_jump":
        yield _toll(args["tile"], args["number"] - args["speed"], "jump")
    elif key == "met_hazard":
        yield _toll(args["tile"], args["missing"], "hazard")
    elif key == "hurt":
        left = int(race.hull(_seat(race, args))) - args["total"]
        yield Flash(piece, "hit")
        yield Change(panel, "hull", -args["damage"])
        yield Pill(piece, plain(f"{left + args['damage']} → {max(left, 0)}"), "danger", "shield")
    elif key == "crashed":
        yield Flash(piece, "wreck")
        yield Change(panel, "wheel", -1)
        yield Pill(piece, Text("pill-crash"), "danger", "wheel-broken")
    elif key == "eliminated":
        yield Flash(piece, "wreck")
        yield Pill(piece, Text("pill-out"), "danger", "skull")
    elif key == "stabled":
        seat = _seat(race, args)
        yield Flash(piece, "gain")
        if race.damage[seat]:
            yield Change(panel, "hull", int(race.damage[seat]))
        if race.pool[seat]:
            yield Change(panel, "speed", -int(race.pool[seat]))
        yield Pill(piece, Text("pill-stable"), "good", "stable")


def _toll(tile: int, damage: int, art: str) -> Pill:
    """What a tile costs, or that it costs nothing."""
    if damage > 0:
        return Pill(_space(tile), plain(f"−{damage}"), "danger", art)
    return Pill(_space(tile), Text("pill-passed"), "good", art)


# Cards


def _cards(race: ArenaRace, key: str, args: dict[str, int | None]) -> Iterator[Step]:
    """Cards between hands, pools and piles."""
    piece, panel, card = f"piece:{args.get('racer')}", f"racer:{args.get('racer')}", args.get("card")
    art = card_art(card) if card is not None else ""
    title = Text(f"card-{CARDS[card]}") if card is not None else NOTHING
    if key == "reshuffled":
        yield Pass("pile:discard", "pile:draw", title=Text("pile-discard"))
    elif key == "drew":
        yield Pass("pile:draw", panel, art, title if art else Text("pile-draw"))
        yield Change(panel, "hand", 1)
    elif key == "sped_up":
        yield Change(panel, "hand", -1)
        yield Change(panel, "speed", 1)
        yield Pass(panel, piece, art, title)
        yield Pill(piece, plain(str(args["speed"] or 0)), "plain", "speed")
    elif key == "slowed_down":
        yield Change(panel, "speed", -1)
        if race.arena.removed_to_hand:
            yield Change(panel, "hand", 1)
        else:
            yield Pass(panel, "pile:discard", art, title)
        yield Pill(piece, plain(str(args["speed"] or 0)), "plain", "speed")
    else:
        yield Change(panel, "hand", -1)
        yield Pass(panel, "pile:discard", art, title)


# Spells and fights


def _spells(key: str, args: dict[str, int]) -> Iterator[Step]:
    piece, panel = f"piece:{args['racer']}", f"racer:{args['racer']}"
    if key == "cast":
        yield Pill(piece, Text("pill-spell", {"spell": ("spell", args["spell"])}), "plain")
    elif key == "cancelled":
        caster = f"piece:{args['caster']}"
        yield Pass(piece, caster, "magic", Text("pill-cancelled"))
        yield Pill(caster, Text("pill-cancelled"), "danger")
    elif key == "hastened":
        yield Change(panel, "speed", args["speed"])
        yield Pill(piece, plain(f"+{args['speed']}"), "good", "speed")
    elif key == "healed":
        yield Change(panel, "hull", args["amount"])
        yield Pill(piece, plain(f"+{args['amount']}"), "good", "shield")
    elif key == "swapped":
        yield Flash(_space(args["first"]), "turn")
        yield Flash(_space(args["second"]), "turn")


def _fights(key: str, args: dict[str, int]) -> Iterator[Step]:
    """Who goes at whom, and who holds out."""
    piece, target = f"piece:{args['racer']}", f"piece:{args.get('target')}"
    if key == "rammed":
        yield Flash(target, "hit")
        yield Pill(target, Text("pill-ram", {"pairs": args["pairs"]}), "danger")
    elif key == "blocked":
        yield Flash(target, "hit")
        yield Pill(target, Text("pill-block", {"cards": args["cards"]}), "danger")
    elif key in ("attacked", "countered"):
        yield Pass(piece, target, "whip", Text("pill-attack", {"cards": args["cards"]}))
        yield Pill(target, Text("pill-attack", {"cards": args["cards"]}), "danger")
    else:
        yield Pill(piece, Text("pill-held"), "good", "shield")
