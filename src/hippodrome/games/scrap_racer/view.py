"""What one seat sees, and where it is drawn."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Literal

from hippodrome.engine.events import Event
from hippodrome.engine.ints import total, total_between
from hippodrome.engine.scene import (
    NOTHING,
    Card,
    Cell,
    Change,
    Die,
    Figure,
    FigureForm,
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
    Text,
    Token,
    gap,
    plain,
)
from hippodrome.engine.state import Observation, State
from hippodrome.games.scrap_racer import board
from hippodrome.games.scrap_racer.events import DECKS
from hippodrome.games.scrap_racer.rules import PLAY_CARD, ScrapRace
from hippodrome.games.scrap_racer.state import CRASHED, FINISHED, NUDGE, OWN_FIGHT, ROLL_OR_STOP
from hippodrome.games.scrap_racer.track import (
    ADVANCE,
    ADVANCE_PULL,
    BACK,
    BACK_DIE,
    BONUS_KINDS,
    DROP_TO_LAST,
    NUDGES,
    RACERS,
    TWO_DICE,
    UP_TO,
    Track,
)

_SLOTS = {"drifter": 1, "brawler": 2, "sprinter": 3, "opportunist": 4, "trickster": 5, "overtaker": 6}
_NUDGE_ART = ("nudge-reroll", "nudge-plus-minus", "nudge-flip")
_PILE_TONES = ("pile-low", "pile-middle", "pile-high", "pile-objective", "bonus")
_GRID = tuple((along, across) for along in (0.29, 0.0, -0.29) for across in (-0.15, 0.15))
"""Places in the start box."""


def scene(seen: Observation) -> Scene:
    """The circuit and all that stands on it and lies beside it."""
    race = seen.known
    assert isinstance(race, ScrapRace)
    track = race.track
    total_shown = _dice_total(race)
    return Scene(
        mood="orbit",
        drawings=board.drawings(track),
        cells=_cells(track, any(progress == 0 for progress in race.progress)),
        pieces=tuple(_pieces(race)),
        tokens=tuple(_tokens(race)),
        dice=tuple(_dice(race)),
        dice_total=plain(total_shown) if total_shown else NOTHING,
        dice_label=Text("scene-spaces", {"total": total_shown}) if total_shown else NOTHING,
        cards=cards(seen),
        panels=tuple(_panels(race)),
        chips=(_circuit(race), Text("scene-round", {"round": int(race.round)})),
        guide=_GUIDE,
        colours=board.COLOURS,
    )


def cards(seen: Observation) -> tuple[Card, ...]:
    """The piles, and what the seat holds."""
    race = seen.known
    assert isinstance(race, ScrapRace)
    seat = int(seen.seat)
    return (*_piles(race), *_nudges_in_hand(race, seat), *_hand(seen, race, seat))


def _circuit(race: ScrapRace) -> Text:
    if not race.track.circuit:
        return Text("scene-own-circuit")
    key = "scene-short-circuit" if race.track.short else "scene-circuit"
    return Text(key, {"circuit": race.track.circuit})


# The track


@lru_cache(maxsize=64)
def _cells(track: Track, waiting: bool) -> tuple[Cell, ...]:
    """The cells change only with the circuit and the first racers: every viewer of a race shares them."""
    return (_start(waiting), *_spaces(track))


def _start(waiting: bool) -> Cell:
    """Where racers wait that are not on the track yet (SR-004)."""
    label = () if waiting else (Mark(text=Text("scene-start"), size=0.1, tone="muted", quiet=True),)
    return Cell("space:0", Text("scene-start"), "ghost", "track-line", label, Text("scene-start.help"))


def _spaces(track: Track) -> Iterator[Cell]:
    drawing = board.drawings(track)[0]
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
            Text(f"{key}.help"),
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
        f"token:{space}", "nudge-back", f"space:{space}", Text("scene-face-down"),
        along, across, 0.2 if track.spaces_per_section == 1 else 0.34, help=Text("scene-face-down.help"),
    )  # fmt: skip


# The racers


def _pieces(race: ScrapRace) -> Iterator[Piece]:
    waiting = 0
    for racer in range(int(race.track.racers)):
        who = int(race.who[racer])
        name = RACERS[who]
        space = int(race.space(racer))
        along, across, scale = 0.0, 0.0, 1.0
        if space == 0:
            (along, across), scale = _GRID[waiting], 0.62 if race.track.spaces_per_section == 1 else 0.85
            waiting += 1
        elif race.racer_on(space, racer) >= 0:
            others = [other for other in range(int(race.track.racers)) if race.space(other) == space]
            across = 0.3 * (others.index(racer) - (len(others) - 1) / 2)
        yield Piece(
            f"piece:{who}",
            f"scrap-{name}",
            _SLOTS[name],
            Text(f"letter-{name}"),
            Text("scene-piece" if space else "scene-piece-waiting", {"racer": ("racer", who), "space": space}),
            f"space:{space}",
            along,
            across,
            order=int(race.track.racers) + 1 if racer == race.active else racer,
            turn=None,
            letter_at=(32.0, 41.0 if name == "brawler" else 39.0),
            scale=scale,
            state=_piece_state(race, racer),
            seat=int(race.owner[racer]),
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
        name = RACERS[who]
        state, note = _doing(race, racer)
        yield Panel(
            f"racer:{who}",
            f"piece:{who}",
            _SLOTS[name],
            Text(f"letter-{name}"),
            f"scrap-{name}",
            Text(f"racer-{name}"),
            int(race.owner[racer]),
            place + 1,
            tuple(_figures(race, racer)),
            state,
            note,
            Text(f"racer-{name}.help"),
            next=race.phase != FINISHED and racer == race.active + 1,
        )


def _doing(race: ScrapRace, racer: int) -> tuple[PanelState, Text]:
    if race.phase == FINISHED:
        return "finished", NOTHING
    if racer == race.active:
        if race.phase == OWN_FIGHT:
            return "active", Text("note-fighting")
        return "active", Text("note-rolling" if race.phase in (ROLL_OR_STOP, NUDGE) else "note-driving")
    if race.lap_tokens[racer] >= race.track.laps:
        return "played", Text("note-finished")
    return ("played" if racer < race.active else "idle"), NOTHING


def _figures(race: ScrapRace, racer: int) -> Iterator[Figure]:
    laps, tokens = int(race.lap_tokens[racer]), int(race.bonus_tokens[racer])
    most, full = int(race.track.laps), int(race.bonus_set(racer))
    yield Figure("laps", "row", Text("figure-laps", {"laps": laps, "most": most}), "lap", laps, most)
    title = Text("figure-bonus", {"tokens": tokens, "most": full})
    yield Figure("bonus", "row", title, "bonus-token", tokens, full)
    for kind, art in enumerate(_NUDGE_ART):
        held = int(race.nudges[3 * racer + kind])
        if held:
            title = Text("figure-nudge", {"nudge": ("nudge", kind), "count": held})
            form: FigureForm = "row" if held < 3 else "count"
            yield Figure(f"nudge-{NUDGES[kind]}", form, title, art, held, held if held < 3 else 0)
    seat = int(race.owner[racer])
    cards = int(race.hand_size(seat))
    first_of_seat = list(race.owner).index(seat)
    if cards and racer == first_of_seat:
        yield Figure("cards", "count", Text("figure-cards", {"count": cards}), "hand", cards)
    behind = int(max(race.progress) - race.progress[racer])
    if behind:
        yield gap(behind)


# Dice, piles and hands


def _dice(race: ScrapRace) -> Iterator[Die]:
    """Six places; the die that may still be nudged is in play (SR-302). On an Accident card, its dice."""
    if race.step == CRASHED and race.phase == NUDGE:
        values = _card_dice(race)
        for place, value in enumerate(values):
            active = place == len(values) - 1
            yield Die(f"die:{place}", Text("scene-die", {"value": value}), value, state="active" if active else "idle")
        return
    for place in range(6):
        id = f"die:{place}"
        if place < race.rolled:
            value = int(race.dice[place])
            yield Die(id, Text("scene-die", {"value": value}), value)
        elif place == race.rolled and race.die:
            yield Die(id, Text("scene-die", {"value": int(race.die)}), int(race.die), state="active")
        else:
            yield Die(id, Text("scene-die-free"), state="free")


def _card_dice(race: ScrapRace) -> list[int]:
    """The dice of an Accident card while the last of them may be nudged (SR-409)."""
    return [int(value) for value in (race.dice[5], race.die) if value]


def _dice_total(race: ScrapRace) -> int:
    """What the dice in the tray come to; after a crash those of the turn count for nothing (SR-701)."""
    if race.step != CRASHED:
        return int(race.total_rolled())
    return sum(_card_dice(race)) if race.phase == NUDGE else 0


def _piles(race: ScrapRace) -> Iterator[Card]:
    start = race.track.pile_start
    counts = [int(total_between(race.accident_pile, start[pile], start[pile + 1])) for pile in range(3)]
    counts += [int(total(race.objective_pile)), int(race.bonus_cards_left())]
    for deck, count in enumerate(counts):
        yield _pile(deck, count)


_PILE_PRINTS = (plain("1·2"), plain("3·4"), plain("5·6"), NOTHING, NOTHING)
_PILE_ARTS = ("", "", "", "lap", "bonus-token")
_PILE_LABELS = ("accident", "accident", "accident", "objective", "bonus")


@lru_cache(maxsize=512)
def _pile(deck: int, count: int) -> Card:
    return Card(
        f"pile:{DECKS[deck]}",
        "pile",
        Text("scene-pile", {"deck": ("deck", deck), "count": count}),
        label=Text(f"pile-{_PILE_LABELS[deck]}"),
        big=_PILE_PRINTS[deck],
        art=_PILE_ARTS[deck],
        tone=_PILE_TONES[deck],
        count=count,
        help=Text(f"deck-{DECKS[deck]}.help"),
    )


def _nudges_in_hand(race: ScrapRace, seat: int) -> Iterator[Card]:
    """The seat's nudge tokens that matter now: those of its active racer, or of its only one."""
    own = [racer for racer in range(int(race.track.racers)) if race.owner[racer] == seat]
    holder = int(race.active) if race.active in own else own[0] if len(own) == 1 else -1
    if holder < 0:
        return
    for kind, art in enumerate(_NUDGE_ART):
        held = int(race.nudges[3 * holder + kind])
        if held:
            yield Card(
                f"nudge:{NUDGES[kind]}",
                "hand",
                Text("figure-nudge", {"nudge": ("nudge", kind), "count": held}),
                form="token",
                label=Text(f"nudge-{NUDGES[kind]}"),
                art=art,
                count=held,
                usable=race.phase == NUDGE and race.seat == seat,
                owner=seat,
                help=Text(f"nudge-{NUDGES[kind]}.help"),
            )


def _hand(seen: Observation, race: ScrapRace, seat: int) -> Iterator[Card]:
    """The seat's own Bonus cards, open to it alone (SR-722)."""
    if seat < 0:
        return
    offered = seen.choices()
    for kind in range(int(BONUS_KINDS)):
        held = int(race.hands[seat * int(BONUS_KINDS) + kind])
        if held:
            name = race.track.bonus_ids[kind]
            distance = int(race.track.bonus_distance[kind])
            yield Card(
                f"card:{kind}",
                "hand",
                Text(f"bonus_card-{name}"),
                label=Text(f"bonus_card-{name}"),
                big=plain(f"+{distance}") if distance else NOTHING,
                art="" if distance else _CARD_ART[name],
                tone="card-bonus",
                count=held,
                usable=int(PLAY_CARD) + kind in offered,
                owner=seat,
                help=Text(f"bonus_card-{name}.help"),
            )


_CARD_ART = {"to_straight": "to-straight", "to_curve": "to-curve", "catch_up": "catch-up"}


def _guide() -> Iterator[Guide]:
    yield Guide("light-straight", Text("guide-straight"), Text("cell-straight.help"))
    yield Guide("light-curve", Text("guide-curve"), Text("cell-curve.help"))
    yield Guide("nudge-back", Text("scene-face-down"), Text("scene-face-down.help"))
    for kind, art in enumerate(_NUDGE_ART):
        yield Guide(art, Text(f"nudge-{NUDGES[kind]}"), Text(f"nudge-{NUDGES[kind]}.help"))
    yield Guide("bonus-token", Text("guide-bonus"), Text("guide-bonus.help"))
    yield Guide("lap", Text("guide-lap"), Text("guide-lap.help"))


_GUIDE = tuple(_guide())


# What happens


def show(state: State, event: Event) -> tuple[Step, ...]:
    """What an event looks like: drives along the lane, dice, tokens and cards that change hands."""
    assert isinstance(state, ScrapRace)
    return tuple(_steps(state, event.key, event.args))


def _steps(race: ScrapRace, key: str, args: dict[str, int | None]) -> Iterator[Step]:
    piece, panel = f"piece:{args.get('racer')}", f"racer:{args.get('racer')}"
    if key == "rolled":
        yield Roll(f"die:{_given(args, 'dice') - 1}", _given(args, "value"))
    elif key == "nudged":
        yield Pill(piece, plain(f"{args['before']} → {args['value']}"))
    elif key in ("drove", "backed"):
        came_from, distance = _given(args, "from"), _given(args, "distance")
        yield Move(piece, _path(race, came_from, distance, key == "backed"), "drive" if key == "drove" else "back")
    elif key == "ability_used":
        yield Pill(piece, Text("pill-ability"), "good")
    elif key == "fight":
        yield Flash(f"space:{args['space']}", "hit")
        yield Pill(f"space:{args['space']}", Text("pill-fight"), "danger")
    elif key in ("fight_die", "card_die"):
        yield Pill(piece, plain(args["value"]))
    elif key == "fight_won":
        yield Flash(piece, "gain")
    elif key == "got_token":
        yield Change(panel, "bonus", 1)
        yield Pill(piece, plain("+1"), "good", "bonus-token")
    elif key == "lap_token":
        yield Flash(piece, "line")
        yield Change(panel, "laps", 1)
        yield Pill(piece, plain("+1"), "good", "lap")
    elif key == "last_round":
        yield Flash(piece, "line")
        yield Pill(piece, Text("pill-last-round"), "danger")
    elif key == "refilled":
        yield Flash(f"space:{args['space']}", "turn")
    elif key == "took_nudge":
        kind = _given(args, "nudge")
        yield Pass(f"space:{args['space']}", panel, _NUDGE_ART[kind], Text(f"nudge-{NUDGES[kind]}"))
    else:
        yield from _drawn(race, key, args, piece, panel)


def _drawn(race: ScrapRace, key: str, args: dict[str, int | None], piece: str, panel: str) -> Iterator[Step]:
    """Cards that change hands: what an open one says is written at its racer."""
    track = race.track
    if key == "crashed_on":
        yield Flash(piece, "wreck")
        yield Pill(piece, Text("pill-crash"), "danger")
    elif key == "accident":
        card = _given(args, "card")
        pile = next(pile for pile in range(3) if card < track.pile_start[pile + 1])
        name = Text(f"accident-{track.accident_ids[card]}")
        yield Pass(f"pile:{DECKS[pile]}", panel, title=name)
        yield Pill(piece, name, _ACCIDENT_TONES.get(int(track.accident_effect[card]), "plain"))
    elif key == "objective":
        name = Text(f"objective-{track.objective_ids[_given(args, 'card')]}")
        yield Pass("pile:objective", panel, title=name)
        yield Pill(piece, name)
    elif key == "drew_bonus":
        yield Pass("pile:bonus", panel, title=Text("pile-bonus"))
    elif key == "played":
        id = track.bonus_ids[_given(args, "card")]
        name = Text(f"bonus_card-{id}")
        yield Pass(panel, piece, _CARD_ART.get(id, "bonus-token"), name)
        yield Pill(piece, name, "good")
    elif key == "reshuffled":
        yield Flash(f"pile:{DECKS[_given(args, 'deck')]}", "turn")


_ACCIDENT_TONES: dict[int, Literal["danger", "good"]] = {
    int(ADVANCE): "good", int(ADVANCE_PULL): "good", int(TWO_DICE): "good", int(UP_TO): "good",
    int(BACK): "danger", int(BACK_DIE): "danger", int(DROP_TO_LAST): "danger",
}  # fmt: skip
"""What a card does to the one who crashed; the others move somebody else, or nobody."""


def _given(args: dict[str, int | None], name: str) -> int:
    value = args[name]
    assert value is not None
    return value


def _path(race: ScrapRace, space: int, distance: int, backward: bool) -> tuple[str, ...]:
    """The spaces from one to another, in driving order or against it; 0 is the start (SR-004)."""
    length = int(race.track.length)
    if backward:
        return tuple(f"space:{space - step}" for step in range(distance + 1))
    return (f"space:{space}", *(f"space:{(space + step) % length + 1}" for step in range(distance)))
