"""What happens, as steps: drives over the grass, cards that change hands, and damage with its cause."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from hippodrome.engine.events import Event
from hippodrome.engine.scene import (
    Change,
    Flash,
    Move,
    Pass,
    Pill,
    Step,
    Text,
    plain,
    word,
)
from hippodrome.games.arena_maximus.face.view import card_art
from hippodrome.games.arena_maximus.rules.arena import CARDS
from hippodrome.games.arena_maximus.rules.events import CAUSES
from hippodrome.games.arena_maximus.rules.race import ArenaRace

UNSEEN = -1
"""A private part of an event that the viewer may not see."""


def show(state: ArenaRace, event: Event) -> tuple[Step, ...]:
    """What an event looks like; nothing if it has no look of its own."""
    if event.key not in _SHOWN:
        return ()
    args = {name: UNSEEN if value is None else value for name, value in event.args.items()}
    return tuple(_SHOWN[event.key](state, args))


def _space(tile: int) -> str:
    return f"space:{tile}"


def _piece(args: dict[str, int]) -> str:
    return f"piece:{args['racer']}"


def _panel(args: dict[str, int]) -> str:
    return f"racer:{args['racer']}"


def _seat(race: ArenaRace, args: dict[str, int]) -> int:
    return list(race.who).index(args["racer"])


# Driving


def _moved(race: ArenaRace, args: dict[str, int]) -> Iterator[Step]:
    yield Move(_piece(args), (_space(args["from"]), _space(args["to"])))


def _teleported(race: ArenaRace, args: dict[str, int]) -> Iterator[Step]:
    start = (args["tile"] - 2) % int(race.arena.length)
    yield Move(_piece(args), (_space(start), _space(args["tile"])), "jump")
    yield Flash(_piece(args), "gain")


def _pushed_back(race: ArenaRace, args: dict[str, int]) -> Iterator[Step]:
    """From the next tile, or after a Teleport from the one beyond it."""
    length, tile = int(race.arena.length), args["tile"]
    here = int(race.tile(_seat(race, args)))
    left = here if (here - tile) % length == 2 else (tile + 1) % length
    yield Move(_piece(args), (_space(left), _space(tile)), "back")


def _revealed(race: ArenaRace, args: dict[str, int]) -> Iterator[Step]:
    yield Flash(_space(args["tile"]), "turn")


def _returned(race: ArenaRace, args: dict[str, int]) -> Iterator[Step]:
    yield Flash(_piece(args), "gain")
    yield Pill(_piece(args), word("pill-back"), "good", "wheel-broken")


def _stopped(race: ArenaRace, args: dict[str, int]) -> Iterator[Step]:
    yield Pill(_piece(args), word("pill-stops"))


def _crossed(race: ArenaRace, args: dict[str, int]) -> Iterator[Step]:
    yield Flash(_piece(args), "line")
    if args["beyond"]:
        yield Move(_piece(args), tuple(_space(tile) for tile in range(args["beyond"] + 1)))
    yield Pill(_piece(args), Text("pill-line", {"beyond": args["beyond"]}), "good", "finish")


def _final_round(race: ArenaRace, args: dict[str, int]) -> Iterator[Step]:
    yield Pill(_piece(args), word("pill-final-round"), "plain")


def _race_won(race: ArenaRace, args: dict[str, int]) -> Iterator[Step]:
    yield Flash(f"piece:{race.who[args['player']]}", "gain")


# Damage and repair: the cause at the tile, then what is left of the chariot


def _met_rocks(race: ArenaRace, args: dict[str, int]) -> Iterator[Step]:
    yield _toll(args["tile"], args["number"] - args["paid"], "rocks")


def _met_jump(race: ArenaRace, args: dict[str, int]) -> Iterator[Step]:
    yield _toll(args["tile"], args["number"] - args["speed"], "jump")


def _met_hazard(race: ArenaRace, args: dict[str, int]) -> Iterator[Step]:
    yield _toll(args["tile"], args["missing"], "hazard")


def _toll(tile: int, damage: int, art: str) -> Pill:
    """What a tile costs, or that it costs nothing."""
    if damage > 0:
        return Pill(_space(tile), plain(f"−{damage}"), "danger", art)
    return Pill(_space(tile), word("pill-passed"), "good", art)


def _hurt(race: ArenaRace, args: dict[str, int]) -> Iterator[Step]:
    left = int(race.hull(_seat(race, args))) - args["total"]
    yield Flash(_piece(args), "hit")
    yield Change(_panel(args), "hull", -args["damage"], CAUSES[args["cause"]])
    yield Pill(_piece(args), plain(f"{left + args['damage']} → {max(left, 0)}"), "danger", "shield")


def _crashed(race: ArenaRace, args: dict[str, int]) -> Iterator[Step]:
    yield Flash(_piece(args), "wreck")
    yield Change(_panel(args), "wheel", -1, "wreck")
    yield Pill(_piece(args), word("pill-crash"), "danger", "wheel-broken")


def _eliminated(race: ArenaRace, args: dict[str, int]) -> Iterator[Step]:
    yield Flash(_piece(args), "wreck")
    yield Pill(_piece(args), word("pill-out"), "danger", "skull")


def _stabled(race: ArenaRace, args: dict[str, int]) -> Iterator[Step]:
    seat = _seat(race, args)
    yield Flash(_piece(args), "gain")
    if race.damage[seat]:
        yield Change(_panel(args), "hull", int(race.damage[seat]), "stable")
    if race.pool[seat]:
        yield Change(_panel(args), "speed", -int(race.pool[seat]), "stable")
    yield Pill(_piece(args), word("pill-stable"), "good", "stable")


# Cards between hands, pools and piles


def _title(card: int) -> Text:
    return word(f"card-{CARDS[card]}")


def _reshuffled(race: ArenaRace, args: dict[str, int]) -> Iterator[Step]:
    yield Pass("pile:discard", "pile:draw", title=word("pile-discard"))


def _drew(race: ArenaRace, args: dict[str, int]) -> Iterator[Step]:
    card = args["card"]
    if card == UNSEEN:
        yield Pass("pile:draw", _panel(args), "", word("pile-draw"))
    else:
        yield Pass("pile:draw", _panel(args), card_art(card), _title(card))
    yield Change(_panel(args), "hand", 1, "draw")


def _spent(race: ArenaRace, args: dict[str, int], cause: str) -> Iterator[Step]:
    yield Change(_panel(args), "hand", -1, cause)
    yield Pass(_panel(args), "pile:discard", card_art(args["card"]), _title(args["card"]))


def _sped_up(race: ArenaRace, args: dict[str, int]) -> Iterator[Step]:
    yield Change(_panel(args), "hand", -1, "speed")
    yield Change(_panel(args), "speed", 1, "speed")
    yield Pass(_panel(args), _piece(args), card_art(args["card"]), _title(args["card"]))
    yield Pill(_piece(args), plain(str(args["speed"])), "plain", "speed")


def _slowed_down(race: ArenaRace, args: dict[str, int]) -> Iterator[Step]:
    yield Change(_panel(args), "speed", -1, "speed")
    if race.arena.removed_to_hand:
        yield Change(_panel(args), "hand", 1, "speed")
    else:
        yield Pass(_panel(args), "pile:discard", card_art(args["card"]), _title(args["card"]))
    yield Pill(_piece(args), plain(str(args["speed"])), "plain", "speed")


# Spells


def _cast(race: ArenaRace, args: dict[str, int]) -> Iterator[Step]:
    yield Pill(_piece(args), Text("pill-spell", {"spell": ("spell", args["spell"])}), "plain")


def _cancelled(race: ArenaRace, args: dict[str, int]) -> Iterator[Step]:
    caster = f"piece:{args['caster']}"
    yield Pass(_piece(args), caster, "magic", word("pill-cancelled"))
    yield Pill(caster, word("pill-cancelled"), "danger")


def _hastened(race: ArenaRace, args: dict[str, int]) -> Iterator[Step]:
    yield Change(_panel(args), "speed", args["speed"], "haste")
    yield Pill(_piece(args), plain(f"+{args['speed']}"), "good", "speed")


def _healed(race: ArenaRace, args: dict[str, int]) -> Iterator[Step]:
    yield Change(_panel(args), "hull", args["amount"], "healing")
    yield Pill(_piece(args), plain(f"+{args['amount']}"), "good", "shield")


def _swapped(race: ArenaRace, args: dict[str, int]) -> Iterator[Step]:
    yield Flash(_space(args["first"]), "turn")
    yield Flash(_space(args["second"]), "turn")


# Fights: who goes at whom, and who holds out


def _rammed(race: ArenaRace, args: dict[str, int]) -> Iterator[Step]:
    target = f"piece:{args['target']}"
    yield Flash(target, "hit")
    yield Pill(target, Text("pill-ram", {"pairs": args["pairs"]}), "danger")


def _blocked(race: ArenaRace, args: dict[str, int]) -> Iterator[Step]:
    target = f"piece:{args['target']}"
    yield Flash(target, "hit")
    yield Pill(target, Text("pill-block", {"cards": args["cards"]}), "danger")


def _attacked(race: ArenaRace, args: dict[str, int]) -> Iterator[Step]:
    target, blows = f"piece:{args['target']}", Text("pill-attack", {"cards": args["cards"]})
    yield Pass(_piece(args), target, "whip", blows)
    yield Pill(target, blows, "danger")


def _held(race: ArenaRace, args: dict[str, int]) -> Iterator[Step]:
    yield Pill(_piece(args), word("pill-held"), "good", "shield")


_SHOWN: dict[str, Callable[[ArenaRace, dict[str, int]], Iterator[Step]]] = {
    "moved": _moved,
    "teleported": _teleported,
    "pushed_back": _pushed_back,
    "revealed": _revealed,
    "revealed_hazard": _revealed,
    "returned": _returned,
    "stopped": _stopped,
    "crossed": _crossed,
    "final_round": _final_round,
    "race_won": _race_won,
    "met_rocks": _met_rocks,
    "met_jump": _met_jump,
    "met_hazard": _met_hazard,
    "hurt": _hurt,
    "crashed": _crashed,
    "eliminated": _eliminated,
    "stabled": _stabled,
    "reshuffled": _reshuffled,
    "drew": _drew,
    "laid": partial(_spent, cause="laid"),
    "discarded": partial(_spent, cause="discarded"),
    "sped_up": _sped_up,
    "slowed_down": _slowed_down,
    "cast": _cast,
    "cancelled": _cancelled,
    "hastened": _hastened,
    "healed": _healed,
    "swapped": _swapped,
    "rammed": _rammed,
    "ram_answered": _held,
    "blocked": _blocked,
    "block_answered": _held,
    "attacked": _attacked,
    "defended": _held,
    "countered": _attacked,
}
