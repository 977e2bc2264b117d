"""What one seat sees, and where it is drawn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from typing import Literal

from hippodrome.engine.choices import Argument
from hippodrome.engine.events import Event
from hippodrome.engine.scene import (
    NOTHING,
    Card,
    Cell,
    Change,
    Die,
    Face,
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
    Roll,
    Scene,
    Step,
    Tally,
    Text,
    Token,
    gap,
    plain,
)
from hippodrome.engine.state import Observation, State
from hippodrome.games.chariot_race import board
from hippodrome.games.chariot_race.choices import levels, space
from hippodrome.games.chariot_race.rules import ChariotRace
from hippodrome.games.chariot_race.state import (
    ASSAULT,
    CHANGE,
    DRAFT,
    FINISHED,
    GRID,
    OFF_BOARD,
    REPAIR,
    REROLL,
    SIGNS,
    STEP,
)
from hippodrome.games.chariot_race.track import (
    ATTACK,
    CELL_NAMES,
    COLORS,
    DICE,
    FACES,
    NO_COLOR,
    NO_DIE,
    NO_LIMIT,
    RACERS,
    TURN,
    Circus,
)

FACE_ART = ("chariot-plus-minus", "chariot-sprint", "chariot-turn", "chariot-attack", "chariot-fortune")
FACE_SHARES = tuple(Face(art, (2 if face == TURN else 1) / 6) for face, art in enumerate(FACE_ART))
"""Two of the six sides show Turn (ledger 3.1)."""
_LETTER_AT = {"red": (32.0, 48.0)}
_DOING = {
    int(REPAIR): "state-repairing",
    int(REROLL): "state-rolling",
    int(CHANGE): "state-rolling",
    int(SIGNS): "state-driving",
    int(STEP): "state-driving",
    int(ASSAULT): "state-attacking",
}


def scene(seen: Observation) -> Scene:
    """The circus and all that stands on it and lies beside it."""
    race = seen.known
    assert isinstance(race, ChariotRace)
    chariots = [chariot for chariot in range(int(race.circus.chariots)) if race.color[chariot] != NO_COLOR]
    racing = race.phase not in (DRAFT, GRID)
    return Scene(
        mood="sand",
        drawings=board.drawings(race.circus),
        cells=_cells(race.circus),
        pieces=tuple(_piece(race, chariot) for chariot in chariots),
        tokens=tuple(_caltrops(race)),
        dice=tuple(_dice(race)) if racing else (),
        dice_total=plain(race.speed[race.active]) if racing and not race.over else NOTHING,
        dice_label=Text("figure-speed") if racing and not race.over else NOTHING,
        cards=cards(seen),
        panels=tuple(_panels(race, chariots)),
        tallies=tuple(_tally(race, chariot) for chariot in chariots) if racing else (),
        tally_title=Text("hub-laps") if racing else NOTHING,
        chips=tuple(_chips(race)),
        guide=_guide(race.circus),
        colours=board.COLOURS,
        faces=FACE_SHARES,
    )


def cards(seen: Observation) -> tuple[Card, ...]:
    """The boards to choose from; after that there are no cards."""
    race = seen.known
    assert isinstance(race, ChariotRace)
    return tuple(_boards(race)) if race.phase == DRAFT else ()


def _chips(race: ChariotRace) -> Iterator[Text]:
    circuit = race.circus.circuit
    yield Text("chip-circuit", {"circuit": circuit}) if circuit else Text("chip-circuit-own")
    yield Text("chip-round", {"round": int(race.round)})
    yield Text("chip-supply", {"supply": int(race.supply)})


# The circuit


@lru_cache(maxsize=64)
def _cells(circus: Circus) -> tuple[Cell, ...]:
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
                Text("token-caltrop"),
                along=-0.3 if occupied else 0.0,
                across=0.32 if occupied else 0.0,
                size=0.36 if occupied else 0.5,
                help=Text("token-caltrop.help"),
            )


# The chariots


def _where(race: ChariotRace, chariot: int) -> str:
    """The cell a chariot stands on, in the race or on the grid; empty if on none."""
    if race.cell[chariot] != OFF_BOARD:
        return space(race, int(race.cell[chariot]))
    if race.phase == GRID and race.position[chariot] >= 0:
        return space(race, int(race.circus.start[race.position[chariot]]))
    return ""


def _piece(race: ChariotRace, chariot: int) -> Piece:
    color = int(race.color[chariot])
    name = RACERS[color]
    cell = int(race.cell[chariot])
    title = Text("piece-off", {"racer": ("racer", color)})
    if cell != OFF_BOARD:
        title = Text("piece-on", {"racer": ("racer", color), "cell": ("cell", int(race.name_of(cell)))})
    return Piece(
        f"piece:{color}",
        f"chariot-{name}",
        color + 1,
        Text(f"letter-{name}"),
        title,
        _where(race, chariot),
        order=int(COLORS) if chariot == race.active else chariot,
        turn=None,
        letter_at=_LETTER_AT.get(name, (32.0, 46.0)),
        state=_piece_state(race, chariot),
        seat=int(race.owner[chariot]),
    )


def _piece_state(race: ChariotRace, chariot: int) -> PieceState:
    if race.fell[chariot]:
        return "out"
    if race.phase != FINISHED and chariot == race.active:
        return "active"
    return "finished" if race.home(chariot) else "idle"


def _panels(race: ChariotRace, chariots: list[int]) -> Iterator[Panel]:
    """The standings: the living by progress, then the destroyed (CR-808)."""
    racing = race.phase not in (DRAFT, GRID)
    ordered = sorted(chariots, key=lambda chariot: -int(race.standing(chariot)) if racing else chariot)
    for place, chariot in enumerate(ordered, start=1):
        color = int(race.color[chariot])
        name = RACERS[color]
        state, note = _doing(race, chariot)
        yield Panel(
            f"racer:{color}",
            f"piece:{color}",
            color + 1,
            Text(f"letter-{name}"),
            f"chariot-{name}",
            Text(f"racer-{name}"),
            int(race.owner[chariot]),
            place,
            tuple(_figures(race, chariot, racing)),
            state,
            note,
            Text(f"racer-{name}.help"),
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
        return "out", Text("state-wreck")
    if race.phase == FINISHED:
        return "finished", Text("state-home") if race.home(chariot) else NOTHING
    if chariot == race.active:
        doing = _DOING.get(int(race.phase))
        return "active", Text(doing) if doing else NOTHING
    if race.home(chariot):
        return "finished", Text("state-home")
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
    most = int(circus.damage_max[color])
    low = damage * 4 <= most
    yield Figure("damage", "gauge", Text("figure-damage"), "shield", int(damage), most, low=bool(low))
    yield Figure("speed", "count", Text("figure-speed"), "chariot-sprint", int(speed))
    yield Figure("fortune", "count", Text("figure-fortune"), "chariot-fortune", int(fortune))
    if racing and race.alive(chariot):
        leader = max(int(race.progress(other)) for other in range(int(circus.chariots)) if race.alive(other))
        behind = leader - int(race.progress(chariot))
        if behind:
            yield gap(-(-behind // _stride(circus)))


@lru_cache(maxsize=64)
def _stride(circus: Circus) -> int:
    """The commonest cell in ticks: one measure for every lane, so that gaps grow from place to place (CR-003)."""
    cells = range(int(circus.cells))
    sizes = Counter(int(circus.front[circus.next[cell]] - circus.front[cell]) % int(circus.length) for cell in cells)
    return sizes.most_common(1)[0][0]


def _tally(race: ChariotRace, chariot: int) -> Tally:
    """The lap counter with its dolphins (CR-106)."""
    color = int(race.color[chariot])
    laps, left = int(race.circus.laps), int(race.dolphins(chariot))
    title = Text("figure-laps", {"left": left})
    form: Literal["row", "count"] = "row" if laps <= 3 else "count"
    figure = Figure("laps", form, title, "dolphin", left, laps if form == "row" else 0)
    return Tally(f"piece:{color}", color + 1, Text(f"letter-{RACERS[color]}"), figure)


# Dice and boards


def _dice(race: ChariotRace) -> Iterator[Die]:
    """Five places; what is picked, still to be used, or spent: only TURN and ATTACK dice outlast the signs."""
    left = {int(TURN): int(race.turns), int(ATTACK): int(race.attacks)}
    spent = {face: int(race.shown(face)) - left.get(face, 0) for face in range(len(FACES))}
    for place in range(int(DICE)):
        id = f"die:{place}"
        if place >= race.rolled:
            yield Die(id, Text("die-free"), state="free")
            continue
        face = int(race.dice[place])
        state: Literal["idle", "active", "used"] = "idle"
        if race.phase in (REROLL, CHANGE):
            state = "active" if race.picked >> place & 1 else "idle"
        elif race.phase in (STEP, ASSAULT):
            if spent[face] > 0:
                state = "used"
                spent[face] -= 1
            else:
                state = "active" if face == (TURN if race.phase == STEP else ATTACK) else "idle"
        name = f"face-{FACES[face]}"
        yield Die(id, Text(name), art=FACE_ART[face], state=state, caption=Text(name), help=Text(f"{name}.help"))


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
            Text(f"racer-{name}"),
            label=Text("card-levels", args),
            art=f"chariot-{name}",
            symbol_slot=int(color) + 1,
            help=Text("card-levels.help", args),
        )


@lru_cache(maxsize=64)
def _guide(circus: Circus) -> tuple[Guide, ...]:
    return tuple(_entries(circus))


def _entries(circus: Circus) -> Iterator[Guide]:
    yield Guide("caltrop", Text("token-caltrop"), Text("token-caltrop.help"))
    pillars = any(circus.pillar)
    yield Guide("pillar", Text("mark-pillar"), Text("mark-pillar.help"), pillars)
    for face, art in zip(FACES, FACE_ART, strict=True):
        yield Guide(art, Text(f"face-{face}"), Text(f"face-{face}.help"))
    yield from _chariots(circus)


def _chariots(circus: Circus) -> Iterator[Guide]:
    """The chariot boards: one for all, or each its own (CR-103, CR-925)."""
    colors = [int(color) for color in circus.draft_order]
    for color in colors if circus.black else colors[:1]:
        name = Text(f"racer-{RACERS[color]}") if circus.black else Text("guide-chariots")
        yield Guide("shield", name, Text("card-levels.help", levels(circus, color)))


# What happens


def show(state: State, event: Event) -> tuple[Step, ...]:
    """What an event looks like: steps from cell to cell, and every point lost where it is lost."""
    assert isinstance(state, ChariotRace)
    return tuple(_steps(event.key, {name: value or 0 for name, value in event.args.items()}))


def _named(cell: int) -> str:
    return f"space:{CELL_NAMES[cell]}"


def _steps(key: str, args: dict[str, int]) -> Iterator[Step]:
    piece, panel = f"piece:{args.get('racer')}", f"racer:{args.get('racer')}"
    if key in ("drove", "changed_lane"):
        yield Move(piece, (_named(args["from"]), _named(args["to"])))
    elif key == "placed":
        yield Move(piece, (_named(args["from"]), _named(args["to"])), "place")
    elif key in ("rolled", "rerolled"):
        for die, place in enumerate(("first", "second", "third", "fourth", "fifth")):
            if args[place] != NO_DIE:
                yield Roll(f"die:{die}", art=FACE_ART[args[place]])
    elif key == "die_set":
        yield Roll(f"die:{args['die'] - 1}", art=FACE_ART[args["to"]])
    elif key in ("curve_hurt", "caltrop_hit", "crash_hurt", "sprinted"):
        yield Flash(piece, "hit")
        yield from _loss(_named(args["cell"]), panel, args["lost"])
    elif key == "crashed":
        yield Flash(_named(args["cell"]), "hit")
    elif key == "javelin":
        target = f"piece:{args['target']}"
        yield Pass(piece, target, "chariot-attack", Text("pill-javelin"))
        yield Flash(target, "hit")
        yield from _loss(_named(args["cell"]), f"racer:{args['target']}", args["lost"])
    elif key == "pillar_hit":
        yield Flash(_named(args["cell"]), "hit")
    elif key == "destroyed":
        yield Flash(piece, "wreck")
        yield Pill(_named(args["cell"]), Text("pill-wreck"), "danger", "skull")
    elif key == "debris":
        yield Flash(_named(args["cell"]), "turn")
    elif key == "caltrop_dropped":
        yield Pass(piece, _named(args["cell"]), "caltrop", Text("token-caltrop"))
    else:
        yield from _levels(key, args, piece, panel)


def _levels(key: str, args: dict[str, int], piece: str, panel: str) -> Iterator[Step]:
    """Events that only change levels and laps."""
    if key == "repaired":
        yield Change(panel, "damage", args["points"])
        yield Change(panel, "fortune", -args["price"])
        yield Pill(piece, plain(f"+{args['points']}"), "good", "shield")
    elif key == "paid":
        yield Change(panel, "fortune", -args["price"])
    elif key == "favoured":
        yield Change(panel, "fortune", args["gained"])
        yield Pill(piece, plain(f"+{args['gained']}"), "good", "chariot-fortune")
    elif key in ("capped", "speed"):
        yield Change(panel, "speed", args["to"] - args["from"])
    elif key == "lap":
        yield Flash(piece, "line")
        yield Pill(piece, Text("pill-lap", {"left": args["left"]}), "good", "dolphin")
    elif key == "lined_up":
        yield Flash(_named(args["cell"]), "gain")


def _loss(at: str, panel: str, lost: int) -> Iterator[Step]:
    yield Change(panel, "damage", -lost)
    yield Pill(at, plain(f"−{lost}"), "danger", "shield")
