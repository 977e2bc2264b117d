"""What one seat sees, and where it is drawn."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Literal

from hippodrome.engine.scene import (
    Card,
    Cell,
    Die,
    Face,
    Guide,
    Mark,
    Piece,
    PieceState,
    Scene,
    Text,
    Token,
    plain,
    word,
)
from hippodrome.engine.state import Observation
from hippodrome.games.titan_race.box import circuit_names
from hippodrome.games.titan_race.face import board
from hippodrome.games.titan_race.face.stakes import stakes
from hippodrome.games.titan_race.face.standings import SLOTS, laps_of, panels, team_of
from hippodrome.games.titan_race.face.things import CARD_IDS, CELL_NAMES, held, needed, space, tray
from hippodrome.games.titan_race.rules import actions
from hippodrome.games.titan_race.rules.course import (
    CELLS,
    FACES,
    FEATURES,
    NO_CELL,
    PLAIN,
    RIPOSTE,
    ROWS,
    SHIELD,
    TITANS,
    Course,
)
from hippodrome.games.titan_race.rules.phases import (
    FINISHED,
    MENU,
    PROTECT,
    STRIKE_BACK,
)
from hippodrome.games.titan_race.rules.race import TitanRace
from hippodrome.games.titan_race.rules.state import UP

FACE_SLOTS = {"yellow": 4, "red": 2, "blue": 1, "green": 3, "brown": 6, "purple": 5}
FEATURE_ART = {
    "bonus": "bonus",
    "lava": "lava",
    "pirates": "pirates",
    "super_left": "spring-left",
    "super_right": "spring-right",
    "multi": "spring-multi",
    "statue": "statue",
    "pentacle": "pentacle",
    "ice": "ice",
}
GROUND_ART = {
    "lava": "ground-lava",
    "pirates": "ground-pirates",
    "super_left": "ground-spring",
    "super_right": "ground-spring",
    "multi": "ground-spring",
    "statue": "ground-statue",
    "ice": "ground-ice",
}
CARD_ART = {
    "surprise_trap": "card-surprise-trap",
    "speed_potion": "card-speed-potion",
    "shield": "shield",
    "explosion": "card-explosion",
    "mimicry": "card-mimicry",
    "jump_boots": "card-jump-boots",
    "fireball": "card-fireball",
    "lightning": "card-lightning",
    "headwind": "card-headwind",
    "healing_potion": "card-healing-potion",
    "sidestep": "card-sidestep",
    "theft": "card-theft",
    "riposte": "card-riposte",
}


_FACE_SHARES = tuple(Face(f"titan-{face}", 1 / 6) for face in FACES)


def scene(seen: Observation[TitanRace]) -> Scene:
    """The circuit and all that stands on it and lies beside it."""
    race = seen.known
    return Scene(
        mood="ember",
        drawings=board.drawings(race.course),
        cells=spaces(
            race.course, frozenset(int(place) for place in race.place), tuple(int(trap) for trap in race.trap)
        ),
        pieces=tuple(_pieces(race)),
        tokens=tuple(_traps(race)),
        dice=tuple(_dice(race)),
        cards=cards(seen),
        panels=tuple(panels(race)),
        stakes=tuple(stakes(race)),
        chips=tuple(_chips(race)),
        guide=_guide(race.course),
        colours=board.COLOURS,
        faces=_FACE_SHARES,
    )


def cards(seen: Observation[TitanRace]) -> tuple[Card, ...]:
    """The piles, and the hand of the seat."""
    race = seen.known
    return (*_piles(race), *_hand(seen, race, int(seen.seat)))


def _chips(race: TitanRace) -> Iterator[Text]:
    leading = max(int(row) for row in race.row)
    lap = min(max(1, (leading - 1) // int(ROWS) + 1), laps_of(race))
    if race.course.boards == 1:
        circuit = race.course.circuits[0]
        yield word(f"circuit-{circuit}") if circuit else word("scene-own-circuit")
        yield Text("scene-lap", {"lap": lap, "laps": laps_of(race)})
        return
    circuit = race.course.circuits[lap - 1]
    if circuit:
        number = circuit_names().index(circuit)
        yield Text("scene-grand-slam", {"circuit": ("circuit", number), "lap": lap})
    else:
        yield Text("scene-own-grand-slam", {"lap": lap})


# The board


def _tone(feature: str) -> str:
    return "spring" if feature.startswith(("super", "multi")) else feature


@lru_cache(maxsize=256)
def spaces(course: Course, standing: frozenset[int], traps: tuple[int, ...]) -> tuple[Cell, ...]:
    """Every viewer of a moment shares its cells."""
    return tuple(_spaces(course, standing, traps))


def _spaces(course: Course, standing: frozenset[int], traps: tuple[int, ...]) -> Iterator[Cell]:
    for cell in range(int(course.cells)):
        yield _space(course, cell, cell in standing, bool(traps[cell]))


@lru_cache(maxsize=4096)
def _space(course: Course, cell: int, occupied: bool, trapped: bool) -> Cell:
    number = int(course.feature[cell])
    feature = FEATURES[number]
    tone, line = ("track", "track-line") if number == PLAIN else (f"{_tone(feature)}-cell", f"{_tone(feature)}-line")
    return Cell(
        f"space:{CELL_NAMES[cell]}",
        Text("scene-cell", {"cell": ("cell", cell), "feature": ("feature", number)}),
        tone,
        line,
        tuple(_marks(cell, feature, occupied, trapped, _label_size(course))),
        word(f"feature-{feature}.help"),
    )


def _label_size(course: Course) -> float:
    """Three boards beside each other are small: their names are larger, to be read all the same."""
    return 0.115 if course.boards == 1 else 0.2


def _marks(cell: int, feature: str, occupied: bool, trapped: bool, label_size: float) -> Iterator[Mark]:
    """Ground, sign and name; under a titan the sign would only confuse."""
    if feature in GROUND_ART:
        yield Mark(GROUND_ART[feature], size=1.0)
    if feature != "plain" and not occupied:
        size, along = (0.28, 0.2) if trapped else (0.42, 0.03)
        yield Mark(FEATURE_ART[feature], along=along, size=size, tone=f"{_tone(feature)}-line")
    label = CELL_NAMES[cell % int(CELLS)]
    tone = "cell-label" if feature == "plain" else "cell-label-2"
    yield Mark(text=plain(label), along=-0.42 + label_size / 8, size=label_size, tone=tone, quiet=True)


def _traps(race: TitanRace) -> Iterator[Token]:
    for cell, trap in enumerate(race.trap):
        if trap:
            along = 0.02 if race.course.feature[cell] == PLAIN else -0.12
            yield Token(
                f"token:{cell}", "trap", space(cell), word("scene-trap"), along, size=0.4, help=word("scene-trap.help")
            )


@lru_cache(maxsize=64)
def _guide(course: Course) -> tuple[Guide, ...]:
    return tuple(_entries(course))


def _entries(course: Course) -> Iterator[Guide]:
    """What lies on this course first, then what other circuits hold."""
    here = {FEATURES[number] for number in course.feature}
    yield from (_entry(feature, True) for feature in FEATURE_ART if feature in here)
    yield Guide("trap", word("guide-trap"), word("scene-trap.help"))
    yield Guide("lap", word("guide-line"), word("scene-line.help"))
    yield from (_entry(feature, False) for feature in FEATURE_ART if feature not in here)


def _entry(feature: str, present: bool) -> Guide:
    return Guide(FEATURE_ART[feature], word(f"feature-{feature}"), word(f"feature-{feature}.help"), present=present)


# The titans


def _pieces(race: TitanRace) -> Iterator[Piece]:
    for titan in range(int(race.course.titans)):
        cell = int(race.place[titan])
        key = "down" if race.down[titan] != UP else ""
        if cell == NO_CELL:
            key = "home" if titan == race.winner else "waiting"
        yield _piece(
            int(race.who[titan]),
            f"scene-piece-{key}" if key else "scene-piece",
            cell,
            int(race.course.titans) if titan == race.active else titan,
            _piece_state(race, titan),
            int(race.owner[titan]),
            team_of(race, titan),
            _place_in_queue(race, titan) if cell == NO_CELL else 0,
        )


@lru_cache(maxsize=8192)
def _piece(who: int, key: str, cell: int, order: int, state: PieceState, seat: int, team: str, wait: int) -> Piece:
    name = TITANS[who]
    return Piece(
        f"piece:{who}",
        f"titan-{name}",
        SLOTS[name],
        word(f"letter-{name}"),
        Text(key, {"racer": ("racer", who), "cell": ("cell", cell)}),
        space(cell) if cell != NO_CELL else "",
        0.035,
        order=order,
        state=state,
        sign="skull" if state == "down" else "",
        seat=seat,
        team=team,
        wait=wait,
    )


def _place_in_queue(race: TitanRace, titan: int) -> int:
    """Before their first turn titans wait in turn order, the next one first (TR-210, TR-307)."""
    titans = int(race.course.titans)
    waiting = [(race.active + turn) % titans for turn in range(titans)]
    waiting = [other for other in waiting if race.place[other] == NO_CELL and other != race.winner]
    return waiting.index(titan) + 1 if titan in waiting else 0


def _piece_state(race: TitanRace, titan: int) -> PieceState:
    if race.down[titan] != UP:
        return "down"
    if race.phase == FINISHED:
        return "finished" if titan == race.winner else "idle"
    return "active" if titan == race.asked() else "idle"


# Dice and cards


def _dice(race: TitanRace) -> Iterator[Die]:
    """All dice by face, those taken with the name of their titan (TR-302)."""
    dice = tray(race)
    for place, (face, titan) in enumerate(dice):
        caption = "scene-open" if titan < 0 else f"racer-{TITANS[race.who[titan]]}"
        yield _die(place, FACES[face], _die_state(race, titan), caption)
    for place in range(len(dice), int(race.course.titans)):
        yield Die(f"die:{place}", word("scene-die-free"), state="free")


@lru_cache(maxsize=4096)
def _die(place: int, name: str, state: Literal["idle", "active", "used"], caption: str) -> Die:
    return Die(
        f"die:{place}",
        word(f"die-{name}"),
        art=f"titan-{name}",
        tone=f"racer-{FACE_SLOTS[name]}",
        state=state,
        caption=word(caption),
        help=word(f"die-{name}.told" if name == "purple" else f"die-{name}.help"),
    )


def _die_state(race: TitanRace, titan: int) -> Literal["idle", "active", "used"]:
    if titan < 0:
        return "idle"
    done = race.phase == MENU and race.die_done
    return "active" if titan == race.active and not done else "used"


def _piles(race: TitanRace) -> Iterator[Card]:
    yield _pile(int(race.pile_size))
    yield _discard(sum(race.discard))
    if race.card >= 0:
        yield _card(int(race.card), needed(race, int(race.card)), "card:played", "play")


@lru_cache(maxsize=256)
def _pile(count: int) -> Card:
    return Card(
        "pile:bonus",
        "pile",
        Text("scene-pile", {"count": count}),
        face_up=False,
        label=word("pile-bonus"),
        art="bonus",
        tone="bonus-card",
        count=count,
        help=word("pile-bonus.help"),
    )


@lru_cache(maxsize=256)
def _discard(count: int) -> Card:
    return Card(
        "pile:discard",
        "discard",
        Text("scene-discard", {"count": count}),
        label=word("pile-discard"),
        tone="bonus-card",
        count=count,
        help=word("pile-discard.help"),
    )


@lru_cache(maxsize=1024)
def _card(card: int, ahead: int, id: str, zone: str, **more: object) -> Card:
    """A card in words; some ask for titans ahead (TR-1017)."""
    name = CARD_IDS[card]
    text = word(f"card-{name}")
    help = Text(f"card-{name}.behind", {"ahead": ahead}) if ahead else word(f"card-{name}.help")
    return Card(id, zone, text, label=text, art=CARD_ART[name], tone="bonus-card", help=help, **more)  # type: ignore[arg-type]


def _hand(seen: Observation[TitanRace], race: TitanRace, seat: int) -> Iterator[Card]:
    """The seat's own cards, open to it alone (TR-206)."""
    offered = seen.choices()
    for card, count in held(race, seat).items():
        ways = {int(start) + card for start in (actions.PLAY, actions.GIVE_CARD)}
        usable = bool(ways & set(offered)) or (race.phase, card) in ((PROTECT, SHIELD), (STRIKE_BACK, RIPOSTE))
        yield _card(card, needed(race, card), f"card:{card}", "hand", count=count, usable=usable, owner=seat)
