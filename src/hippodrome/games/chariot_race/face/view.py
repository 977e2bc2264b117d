"""What one seat sees, and where it is drawn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from typing import Literal

from hippodrome.engine.choices import Argument
from hippodrome.engine.scene import (
    NOTHING,
    Card,
    Cell,
    Figure,
    Guide,
    Lineup,
    Mark,
    Panel,
    PanelState,
    Piece,
    PieceState,
    Scene,
    Tally,
    Text,
    Token,
    gap,
    plain,
    word,
)
from hippodrome.engine.state import Observation
from hippodrome.games.chariot_race.face import board, choices
from hippodrome.games.chariot_race.face.dice import FACE_ART, FACE_SHARES, dice
from hippodrome.games.chariot_race.face.levels import levels
from hippodrome.games.chariot_race.face.names import space
from hippodrome.games.chariot_race.face.stakes import stakes
from hippodrome.games.chariot_race.rules import phases
from hippodrome.games.chariot_race.rules.faces import FACES
from hippodrome.games.chariot_race.rules.race import ChariotRace
from hippodrome.games.chariot_race.rules.state import OFF_BOARD
from hippodrome.games.chariot_race.rules.track import CELL_NAMES, COLORS, NO_COLOR, NO_LIMIT, RACERS, Circus

_LINEUP = Lineup(RACERS, "chariot-", tuple(range(1, len(RACERS) + 1)))
NOWHERE = -1
"""Stands for the name of a cell, of a chariot that is on none."""
_LETTER_AT = {"red": (32.0, 48.0)}


def scene(seen: Observation[ChariotRace]) -> Scene:
    """The circus and all that stands on it and lies beside it."""
    race = seen.known
    chariots = [chariot for chariot in range(int(race.circus.chariots)) if race.color[chariot] != NO_COLOR]
    racing = not race.before_start()
    return Scene(
        mood="sand",
        drawings=board.drawings(race.circus),
        cells=spaces(race.circus),
        pieces=tuple(_piece(race, chariot) for chariot in chariots),
        tokens=tuple(_caltrops(race)),
        dice=tuple(dice(race)) if racing else (),
        dice_total=plain(race.speed[race.active]) if racing and not race.over else NOTHING,
        dice_label=word("figure-speed") if racing and not race.over else NOTHING,
        cards=cards(seen),
        panels=tuple(_panels(race, chariots)),
        tallies=tuple(_tally(race, chariot) for chariot in chariots) if racing else (),
        tally_title=word("hub-laps") if racing else NOTHING,
        stakes=tuple(stakes(race)),
        chips=tuple(_chips(race)),
        guide=_guide(race.circus),
        colours=board.COLOURS,
        faces=FACE_SHARES,
    )


def cards(seen: Observation[ChariotRace]) -> tuple[Card, ...]:
    """The boards to choose from; after that there are no cards."""
    race = seen.known
    return tuple(_boards(race)) if race.phase == phases.DRAFT else ()


def _chips(race: ChariotRace) -> Iterator[Text]:
    circuit = race.circus.circuit
    yield Text("chip-circuit", {"circuit": circuit}) if circuit else word("chip-circuit-own")
    yield Text("chip-round", {"round": int(race.round)})
    yield Text("chip-supply", {"supply": int(race.supply)})


# The circuit


@lru_cache(maxsize=64)
def spaces(circus: Circus) -> tuple[Cell, ...]:
    """The cells never change during a race: every viewer shares them."""
    return tuple(_spaces(circus))


def _spaces(circus: Circus) -> Iterator[Cell]:
    starts = {int(cell): place for place, cell in enumerate(circus.start, start=1)}
    for cell in range(int(circus.cells)):
        name = ("cell", int(circus.name[cell]))
        tone = "track" if circus.lane[cell] % 2 else "track-2"
        key = "space-plain"
        args: dict[str, Argument] = {"cell": name}
        marks: tuple[Mark, ...] = ()
        limit = int(circus.limit[cell])
        if circus.pillar[cell]:
            key, marks = "space-pillar", (Mark(art="pillar", size=0.78, tone="stone"),)
        elif limit != NO_LIMIT:
            key, tone = "space-curve", "cell-warn"
            args["limit"] = limit
            marks = (Mark(text=plain(limit), size=0.44, tone="mark", disc="surface"),)
        elif cell in starts:
            key = "space-start"
            args["position"] = starts[cell]
            marks = (Mark(text=plain(starts[cell]), size=0.32, tone="paint"),)
        printed = CELL_NAMES[circus.name[cell]]
        label = Mark(text=plain(printed), across=0.34, size=0.15, tone="paint", quiet=True)
        help = Text(f"{key}.help", args)
        yield Cell(f"space:{printed}", Text(key, args), tone, "track-line", (*marks, label), help)


def _caltrops(race: ChariotRace) -> Iterator[Token]:
    for cell in range(int(race.circus.cells)):
        if race.caltrops[cell]:
            occupied = race.chariot_on(cell, -1) >= 0
            yield Token(
                f"token:{CELL_NAMES[race.name_of(cell)]}",
                "caltrop",
                space(race, cell),
                word("token-caltrop"),
                along=-0.3 if occupied else 0.0,
                across=0.32 if occupied else 0.0,
                size=0.36 if occupied else 0.5,
                help=word("token-caltrop.help"),
            )


# The chariots


def _where(race: ChariotRace, chariot: int) -> str:
    """The cell a chariot stands on, in the race or on the grid; empty if on none."""
    if race.cell[chariot] != OFF_BOARD:
        return space(race, int(race.cell[chariot]))
    if race.phase == phases.GRID and race.position[chariot] >= 0:
        return space(race, int(race.circus.start[race.position[chariot]]))
    return ""


def _piece(race: ChariotRace, chariot: int) -> Piece:
    cell = int(race.cell[chariot])
    on = NOWHERE if cell == OFF_BOARD else int(race.name_of(cell))
    order = int(COLORS) if chariot == race.active else chariot
    where, state = _where(race, chariot), _piece_state(race, chariot)
    return _chariot(int(race.color[chariot]), on, where, order, state, int(race.owner[chariot]))


@lru_cache(maxsize=8192)
def _chariot(color: int, on: int, where: str, order: int, state: PieceState, seat: int) -> Piece:
    name = RACERS[color]
    title = Text("piece-off", {"racer": ("racer", color)})
    if on != NOWHERE:
        title = Text("piece-on", {"racer": ("racer", color), "cell": ("cell", on)})
    return Piece(
        f"piece:{color}",
        f"chariot-{name}",
        color + 1,
        word(f"letter-{name}"),
        title,
        where,
        order=order,
        turn=None,
        letter_at=_LETTER_AT.get(name, (32.0, 46.0)),
        state=state,
        seat=seat,
    )


def _piece_state(race: ChariotRace, chariot: int) -> PieceState:
    if race.fell[chariot]:
        return "out"
    if race.phase != phases.FINISHED and chariot == race.active:
        return "active"
    return "finished" if race.home(chariot) else "idle"


def _panels(race: ChariotRace, chariots: list[int]) -> Iterator[Panel]:
    """The standings: the living by progress, then the destroyed (CR-808)."""
    racing = not race.before_start()
    ordered = sorted(chariots, key=lambda chariot: -int(race.standing(chariot)) if racing else chariot)
    for place, chariot in enumerate(ordered, start=1):
        color = int(race.color[chariot])
        yield _LINEUP.panel(
            color,
            int(race.owner[chariot]),
            place,
            _figures(race, chariot, racing),
            _doing(race, chariot),
            next=racing and chariot == _following(race),
        )


def _following(race: ChariotRace) -> int:
    """The leader of those yet to play after this turn, or -1 (CR-202)."""
    waiting = [
        chariot
        for chariot in range(int(race.circus.chariots))
        if race.alive(chariot) and chariot != race.active and not race.played >> chariot & 1
    ]
    return max(waiting, key=lambda chariot: int(race.progress(chariot)), default=-1)


def _doing(race: ChariotRace, chariot: int) -> tuple[PanelState, Text]:
    if race.fell[chariot]:
        return "out", word("state-wreck")
    if race.phase == phases.FINISHED:
        return "finished", word("state-home") if race.home(chariot) else NOTHING
    if chariot == race.active:
        doing = choices.ASKED.at(race).doing
        return "active", Text(doing) if doing else NOTHING
    if race.home(chariot):
        return "finished", word("state-home")
    return ("played" if race.played >> chariot & 1 else "idle"), NOTHING


def _figures(race: ChariotRace, chariot: int, racing: bool) -> Iterator[Figure]:
    """Damage, speed and fortune as on the chariot board."""
    circus = race.circus
    color = race.color[chariot]
    damage, speed, fortune = (
        (race.damage[chariot], race.speed[chariot], race.fortune[chariot])
        if racing
        else (circus.damage_start[color], circus.speed_start[color], circus.fortune_start[color])
    )
    yield _damage(int(damage), int(circus.damage_max[color]))
    yield _speed(int(speed))
    yield _fortune(int(fortune))
    if racing and race.alive(chariot):
        leader = max(int(race.progress(other)) for other in range(int(circus.chariots)) if race.alive(other))
        behind = leader - int(race.progress(chariot))
        if behind:
            yield gap(-(-behind // _stride(circus)))


@lru_cache(maxsize=512)
def _damage(left: int, most: int) -> Figure:
    return Figure("damage", "gauge", word("figure-damage"), "shield", left, most, low=left * 4 <= most, price="shield")


@lru_cache(maxsize=64)
def _speed(speed: int) -> Figure:
    return Figure("speed", "count", word("figure-speed"), "chariot-sprint", speed)


@lru_cache(maxsize=64)
def _fortune(fortune: int) -> Figure:
    return Figure("fortune", "count", word("figure-fortune"), "chariot-fortune", fortune, price="coin")


@lru_cache(maxsize=64)
def _stride(circus: Circus) -> int:
    """The commonest cell in ticks: one measure for every lane, so that gaps grow from place to place (CR-003)."""
    cells = range(int(circus.cells))
    sizes = Counter(int(circus.front[circus.next[cell]] - circus.front[cell]) % int(circus.length) for cell in cells)
    return sizes.most_common(1)[0][0]


def _tally(race: ChariotRace, chariot: int) -> Tally:
    """The lap counter with its dolphins (CR-106)."""
    return _dolphins(int(race.color[chariot]), int(race.circus.laps), int(race.dolphins(chariot)))


@lru_cache(maxsize=1024)
def _dolphins(color: int, laps: int, left: int) -> Tally:
    title = Text("figure-laps", {"left": left})
    form: Literal["row", "count"] = "row" if laps <= 3 else "count"
    figure = Figure("laps", form, title, "dolphin", left, laps if form == "row" else 0)
    return Tally(f"piece:{color}", color + 1, word(f"letter-{RACERS[color]}"), figure)


# Boards and the guide


def _boards(race: ChariotRace) -> Iterator[Card]:
    """The black chariot boards that are not taken yet (CR-921)."""
    circus = race.circus
    for color in circus.draft_order:
        if color in race.color:
            continue
        name = RACERS[color]
        args = levels(circus, int(color))
        yield Card(
            f"card:{name}",
            "pool",
            word(f"racer-{name}"),
            label=Text("card-levels", args),
            art=f"chariot-{name}",
            symbol_slot=int(color) + 1,
            help=Text("card-levels.help", args),
        )


@lru_cache(maxsize=64)
def _guide(circus: Circus) -> tuple[Guide, ...]:
    return tuple(_entries(circus))


def _entries(circus: Circus) -> Iterator[Guide]:
    yield Guide("caltrop", word("token-caltrop"), word("token-caltrop.help"))
    pillars = any(circus.pillar)
    yield Guide("pillar", word("mark-pillar"), word("mark-pillar.help"), pillars)
    for face, art in zip(FACES, FACE_ART, strict=True):
        yield Guide(art, word(f"face-{face}"), word(f"face-{face}.help"))
    yield from _chariots(circus)


def _chariots(circus: Circus) -> Iterator[Guide]:
    """The chariot boards: one for all, or each its own (CR-103, CR-925)."""
    colors = [int(color) for color in circus.draft_order]
    for color in colors if circus.black else colors[:1]:
        name = word(f"racer-{RACERS[color]}") if circus.black else word("guide-chariots")
        yield Guide("shield", name, Text("card-levels.help", levels(circus, color)))
