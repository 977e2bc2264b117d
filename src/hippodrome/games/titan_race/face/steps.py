"""What happens, as steps: titans that move and are hurt, dice that roll, traps and cards."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Literal

from hippodrome.engine.events import Event
from hippodrome.engine.scene import (
    Change,
    Flash,
    Move,
    Pass,
    Pill,
    Roll,
    Step,
    Text,
    plain,
    word,
)
from hippodrome.games.titan_race.face.things import CARD_IDS, space
from hippodrome.games.titan_race.face.view import CARD_ART
from hippodrome.games.titan_race.rules.course import FACES, NO_CELL, TITANS
from hippodrome.games.titan_race.rules.events import CAUSES
from hippodrome.games.titan_race.rules.race import TitanRace

_MANNERS: dict[str, Literal["drive", "jump", "push", "place"]] = {
    "moved": "drive",
    "slid": "drive",
    "jumped": "jump",
    "pushed": "push",
    "driven": "push",
    "stepped_aside": "place",
}


def show(state: TitanRace, event: Event) -> tuple[Step, ...]:
    """What an event looks like: titans that move and are hurt, dice, traps and cards."""
    return tuple(_steps(state, event.key, event.args))


def _steps(race: TitanRace, key: str, args: dict[str, int | None]) -> Iterator[Step]:
    piece, panel = f"piece:{args.get('titan')}", f"racer:{args.get('titan')}"
    if key in _MANNERS:
        here, there = _given(args, "from"), _given(args, "to")
        path = _flight(race, here, there) if key == "jumped" else (here, there)
        yield Move(piece, tuple(space(cell) for cell in path), _MANNERS[key])
    elif key in _SHOWN:
        yield from _SHOWN[key](piece, panel, args)


def _flight(race: TitanRace, here: int, there: int) -> tuple[int, ...]:
    """The line of a jump, cells flown over included."""
    for direction in range(3):
        path = [here]
        while len(path) < 6 and path[-1] not in (there, NO_CELL):
            path.append(int(race.course.beside[6 * path[-1] + direction]))
        if path[-1] == there:
            return tuple(path)
    return here, there


def _space(args: dict[str, int | None], name: str) -> str:
    return space(_given(args, name))


def _given(args: dict[str, int | None], name: str) -> int:
    value = args[name]
    assert value is not None
    return value


def _swapped(piece: str, panel: str, args: dict[str, int | None]) -> Iterator[Step]:
    here, there = _space(args, "from"), _space(args, "to")
    yield Move(piece, (here, there), "place")
    yield Move(f"piece:{args['other']}", (there, here), "place")


def _entered(piece: str, panel: str, args: dict[str, int | None]) -> Iterator[Step]:
    yield Move(piece, (_space(args, "cell"),), "place")


def _lap_up(piece: str, panel: str, args: dict[str, int | None]) -> Iterator[Step]:
    yield Flash(piece, "line")
    yield Change(panel, "lap", 1, "line")
    yield Pill(piece, Text("pill-lap", {"lap": _given(args, "lap")}), "good", "lap")


def _lap_down(piece: str, panel: str, args: dict[str, int | None]) -> Iterator[Step]:
    yield Change(panel, "lap", -1, "line")
    yield Pill(piece, Text("pill-lap", {"lap": _given(args, "lap")}), "danger", "lap")


def _lost(piece: str, panel: str, args: dict[str, int | None]) -> Iterator[Step]:
    cause = CAUSES[_given(args, "cause")]
    yield Flash(piece, "hit")
    yield Change(panel, "life", -1, cause)
    yield Pill(piece, word(f"cause-{cause}.pill"), "danger", "heart")


def _gained(piece: str, panel: str, args: dict[str, int | None], cause: str) -> Iterator[Step]:
    gained = args.get("gained") or 1
    yield Change(panel, "life", gained, cause)
    yield Pill(piece, plain(f"+{gained}"), "good", "heart")


def _knocked_out(piece: str, panel: str, args: dict[str, int | None]) -> Iterator[Step]:
    yield Flash(piece, "wreck")
    yield Pill(piece, word("pill-knocked-out"), "danger", "skull")


def _stood_up(piece: str, panel: str, args: dict[str, int | None]) -> Iterator[Step]:
    yield Change(panel, "life", _given(args, "life"), "rest")
    yield Pill(piece, word("pill-up"), "good")


def _trap(piece: str, panel: str, args: dict[str, int | None]) -> Iterator[Step]:
    yield Flash(_space(args, "cell"), "turn")
    yield Pill(_space(args, "cell"), word("pill-trap"), "plain", "trap")


def _struck(piece: str, panel: str, args: dict[str, int | None]) -> Iterator[Step]:
    yield Flash(_space(args, "cell"), "hit")


def _burst(piece: str, panel: str, args: dict[str, int | None]) -> Iterator[Step]:
    yield Flash(_space(args, "cell"), "wreck")
    yield Pill(_space(args, "cell"), word("pill-fire"), "danger", "lava")


def _drew(piece: str, panel: str, args: dict[str, int | None]) -> Iterator[Step]:
    yield Pass("pile:bonus", panel, "bonus", word("pile-bonus"))
    yield Change(panel, "cards", 1, "bonus")
    yield Pill(piece, word("pill-card"), "good")


def _put_away(piece: str, panel: str, args: dict[str, int | None], cause: str) -> Iterator[Step]:
    name = CARD_IDS[_given(args, "card")]
    yield Pass(panel, "pile:discard", CARD_ART[name], word(f"card-{name}"))
    yield Change(panel, "cards", -1, cause)
    yield Pill(piece, word(f"card-{name}"), "plain")


def _stole(piece: str, panel: str, args: dict[str, int | None]) -> Iterator[Step]:
    yield Pass(f"racer:{args['other']}", panel, "bonus", word("pile-bonus"))
    yield Change(f"racer:{args['other']}", "cards", -1, "theft")
    yield Change(panel, "cards", 1, "theft")
    yield Pill(f"piece:{args['other']}", word("pill-stolen"), "danger")


def _shielded(piece: str, panel: str, args: dict[str, int | None]) -> Iterator[Step]:
    yield Flash(piece, "gain")


def _power(piece: str, panel: str, args: dict[str, int | None]) -> Iterator[Step]:
    yield Pill(piece, word(f"power-{TITANS[_given(args, 'power')]}"), "plain")


def _rolled(piece: str, panel: str, args: dict[str, int | None]) -> Iterator[Step]:
    first = _given(args, "place")
    for place in range(first, first + _given(args, "count")):
        yield Roll(f"die:{place}", art=f"titan-{FACES[_given(args, 'face')]}")


def _rerolled(piece: str, panel: str, args: dict[str, int | None]) -> Iterator[Step]:
    yield Pill(piece, word(f"face-{FACES[_given(args, 'face')]}"), "plain")


def _crossed(piece: str, panel: str, args: dict[str, int | None]) -> Iterator[Step]:
    yield Flash(piece, "line")


_SHOWN: dict[str, Callable[[str, str, dict[str, int | None]], Iterator[Step]]] = {
    "swapped": _swapped,
    "entered": _entered,
    "lap_up": _lap_up,
    "lap_down": _lap_down,
    "left_top": _crossed,
    "trap_laid": _trap,
    "trap_thrown": _trap,
    "trap_sprung": _trap,
    "trap_destroyed": _struck,
    "struck": _struck,
    "lost": _lost,
    "colour_life": partial(_gained, cause="colour"),
    "drained": partial(_gained, cause="drain"),
    "healed": partial(_gained, cause="potion"),
    "knocked_out": _knocked_out,
    "stood_up": _stood_up,
    "burst": _burst,
    "drew": _drew,
    "played": partial(_put_away, cause="played"),
    "discarded": partial(_put_away, cause="played"),
    "plundered": partial(_put_away, cause="pirates"),
    "stole": _stole,
    "shielded": _shielded,
    "power_used": _power,
    "die": _rolled,
    "rerolled": _rerolled,
    "crossed": _crossed,
}
