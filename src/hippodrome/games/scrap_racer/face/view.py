"""What one seat sees, and where it is drawn."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from hippodrome.engine.scene import (
    NOTHING,
    Cell,
    Drawing,
    Figure,
    FigureForm,
    Guide,
    Lineup,
    Mark,
    Panel,
    PanelState,
    Piece,
    PieceState,
    Scene,
    Text,
    Token,
    gap,
    plain,
    word,
)
from hippodrome.engine.state import Observation
from hippodrome.games.scrap_racer.face import board
from hippodrome.games.scrap_racer.face.art import NUDGE_ART
from hippodrome.games.scrap_racer.face.cards import cards
from hippodrome.games.scrap_racer.face.dice import dice, dice_total
from hippodrome.games.scrap_racer.face.stakes import stakes
from hippodrome.games.scrap_racer.rules.phases import FINISHED, NUDGE, OWN_FIGHT, ROLL_OR_STOP
from hippodrome.games.scrap_racer.rules.race import ScrapRace
from hippodrome.games.scrap_racer.rules.track import NUDGES, RACERS, Track

_SLOTS = {"drifter": 1, "brawler": 2, "sprinter": 3, "opportunist": 4, "trickster": 5, "overtaker": 6}
_LINEUP = Lineup(RACERS, "scrap-", tuple(_SLOTS[name] for name in RACERS))
_GRID = tuple((along, across) for along in (0.29, 0.0, -0.29) for across in (-0.15, 0.15))
"""Places in the start box."""


def scene(seen: Observation[ScrapRace]) -> Scene:
    """The circuit and all that stands on it and lies beside it."""
    race = seen.known
    track = race.track
    total_shown = dice_total(race)
    return Scene(
        mood="orbit",
        drawings=board.drawings(track),
        cells=spaces(track, any(progress == 0 for progress in race.progress)),
        pieces=tuple(_pieces(race)),
        tokens=tuple(_tokens(race)),
        dice=tuple(dice(race)),
        dice_total=plain(total_shown) if total_shown else NOTHING,
        dice_label=Text("scene-spaces", {"total": total_shown}) if total_shown else NOTHING,
        cards=cards(seen),
        panels=tuple(_panels(race)),
        stakes=tuple(stakes(race)),
        chips=(_circuit(race), Text("scene-round", {"round": int(race.round)})),
        guide=_GUIDE,
        colours=board.COLOURS,
    )


def _circuit(race: ScrapRace) -> Text:
    if not race.track.circuit:
        return word("scene-own-circuit")
    key = "scene-short-circuit" if race.track.short else "scene-circuit"
    return Text(key, {"circuit": race.track.circuit})


# The track


@lru_cache(maxsize=64)
def spaces(track: Track, waiting: bool) -> tuple[Cell, ...]:
    """The cells change only with the circuit and the first racers: every viewer of a race shares them."""
    return spaces_on(board.drawings(track)[0], track, waiting)


def spaces_on(drawing: Drawing, track: Track, waiting: bool) -> tuple[Cell, ...]:
    """The cells, with their numbers where that drawing has room for them."""
    return (_start(waiting), *_spaces(drawing, track))


def _start(waiting: bool) -> Cell:
    """Where racers wait that are not on the track yet (SR-004)."""
    label = () if waiting else (Mark(text=word("scene-start"), size=0.1, tone="muted", quiet=True),)
    return Cell("space:0", word("scene-start"), "ghost", "track-line", label, word("scene-start.help"))


def _spaces(drawing: Drawing, track: Track) -> Iterator[Cell]:
    size = 0.095 if track.spaces_per_section == 1 else 0.17
    for space in range(1, int(track.length) + 1):
        curve = bool(track.curve[space])
        section = track.sections[(space - 1) // int(track.spaces_per_section)][0]
        along, across = board.number_place(drawing, space)
        key = "cell-curve" if curve else "cell-straight"
        yield Cell(
            f"space:{space}",
            Text(key, {"space": space, "section": section}),
            "track-2" if curve else "track",
            "track-line",
            (Mark(text=plain(space), along=along, across=across, size=size, tone="number"),),
            word(f"{key}.help"),
        )


def _tokens(race: ScrapRace) -> Iterator[Token]:
    """Nudge tokens lie face down: nobody knows their kind (SR-102)."""
    for space in range(1, int(race.track.length) + 1):
        if race.token[space]:
            yield _token(race.track, space)


@lru_cache(maxsize=1024)
def _token(track: Track, space: int) -> Token:
    along, across = board.token_place(board.drawings(track)[0], space)
    return Token(
        f"token:{space}", "nudge-back", f"space:{space}", word("scene-face-down"),
        along, across, 0.2 if track.spaces_per_section == 1 else 0.34, help=word("scene-face-down.help"),
    )  # fmt: skip


# The racers


def _pieces(race: ScrapRace) -> Iterator[Piece]:
    waiting = 0
    for racer in range(int(race.track.racers)):
        space = int(race.space(racer))
        along, across, scale = 0.0, 0.0, 1.0
        if space == 0:
            (along, across), scale = _GRID[waiting], 0.62 if race.track.spaces_per_section == 1 else 0.85
            waiting += 1
        elif race.racer_on(space, racer) >= 0:
            others = [other for other in range(int(race.track.racers)) if race.space(other) == space]
            across = 0.3 * (others.index(racer) - (len(others) - 1) / 2)
        yield _piece(
            int(race.who[racer]),
            space,
            (along, across, scale),
            int(race.track.racers) + 1 if racer == race.active else racer,
            _piece_state(race, racer),
            int(race.owner[racer]),
        )


@lru_cache(maxsize=8192)
def _piece(who: int, space: int, place: tuple[float, float, float], order: int, state: PieceState, seat: int) -> Piece:
    name = RACERS[who]
    along, across, scale = place
    return Piece(
        f"piece:{who}",
        f"scrap-{name}",
        _SLOTS[name],
        word(f"letter-{name}"),
        Text("scene-piece" if space else "scene-piece-waiting", {"racer": ("racer", who), "space": space}),
        f"space:{space}",
        along,
        across,
        order=order,
        turn=None,
        letter_at=(32.0, 41.0 if name == "brawler" else 39.0),
        scale=scale,
        state=state,
        seat=seat,
    )


def _piece_state(race: ScrapRace, racer: int) -> PieceState:
    if race.phase != FINISHED and racer == race.active:
        return "active"
    return "finished" if race.lap_tokens[racer] >= race.track.laps else "idle"


def _panels(race: ScrapRace) -> Iterator[Panel]:
    """The standings by progress (SR-009)."""
    for place in range(int(race.track.racers)):
        racer = int(race.placed(place))
        who = int(race.who[racer])
        yield _LINEUP.panel(
            who,
            int(race.owner[racer]),
            place + 1,
            _figures(race, racer),
            _doing(race, racer),
            next=bool(race.phase != FINISHED and racer == race.active + 1),
        )


def _doing(race: ScrapRace, racer: int) -> tuple[PanelState, Text]:
    if race.phase == FINISHED:
        return "finished", NOTHING
    if racer == race.active:
        if race.phase == OWN_FIGHT:
            return "active", word("note-fighting")
        return "active", Text("note-rolling" if race.phase in (ROLL_OR_STOP, NUDGE) else "note-driving")
    if race.lap_tokens[racer] >= race.track.laps:
        return "played", word("note-finished")
    return ("played" if racer < race.active else "idle"), NOTHING


def _figures(race: ScrapRace, racer: int) -> Iterator[Figure]:
    yield _laps(int(race.lap_tokens[racer]), int(race.track.laps))
    yield _bonus(int(race.bonus_tokens[racer]), int(race.bonus_set(racer)))
    for kind in range(len(NUDGE_ART)):
        held = int(race.nudges[3 * racer + kind])
        if held:
            yield _nudges(kind, held)
    seat = int(race.owner[racer])
    cards = int(race.hand_size(seat))
    first_of_seat = list(race.owner).index(seat)
    if cards and racer == first_of_seat:
        yield _cards_held(cards)
    behind = int(max(race.progress) - race.progress[racer])
    if behind:
        yield gap(behind)


@lru_cache(maxsize=256)
def _laps(laps: int, most: int) -> Figure:
    return Figure("laps", "row", Text("figure-laps", {"laps": laps, "most": most}), "lap", laps, most)


@lru_cache(maxsize=256)
def _bonus(tokens: int, most: int) -> Figure:
    return Figure("bonus", "row", Text("figure-bonus", {"tokens": tokens, "most": most}), "bonus-token", tokens, most)


@lru_cache(maxsize=256)
def _nudges(kind: int, held: int) -> Figure:
    title = Text("figure-nudge", {"nudge": ("nudge", kind), "count": held})
    form: FigureForm = "row" if held < 3 else "count"
    return Figure(f"nudge-{NUDGES[kind]}", form, title, NUDGE_ART[kind], held, held if held < 3 else 0)


@lru_cache(maxsize=64)
def _cards_held(count: int) -> Figure:
    return Figure("cards", "count", Text("figure-cards", {"count": count}), "hand", count)


def _guide() -> Iterator[Guide]:
    yield Guide("light-straight", word("guide-straight"), word("cell-straight.help"))
    yield Guide("light-curve", word("guide-curve"), word("cell-curve.help"))
    yield Guide("nudge-back", word("scene-face-down"), word("scene-face-down.help"))
    for kind, art in enumerate(NUDGE_ART):
        yield Guide(art, word(f"nudge-{NUDGES[kind]}"), word(f"nudge-{NUDGES[kind]}.help"))
    yield Guide("bonus-token", word("guide-bonus"), word("guide-bonus.help"))
    yield Guide("lap", word("guide-lap"), word("guide-lap.help"))


_GUIDE = tuple(_guide())
