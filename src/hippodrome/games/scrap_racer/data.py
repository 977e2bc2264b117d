"""From the TOML files to the track: circuits, their short and own forms, and the cards."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from importlib import resources
from math import gcd
from typing import Any

from hippodrome.engine.errors import BadBoard, BadOption
from hippodrome.engine.ints import ints
from hippodrome.engine.options import Value
from hippodrome.games.scrap_racer.heuristic import TOKEN_WORTH, accident_worth
from hippodrome.games.scrap_racer.solver import solve_turn
from hippodrome.games.scrap_racer.track import (
    ACCIDENT_EFFECTS,
    BONUS_EFFECTS,
    BONUS_KINDS,
    BRAWLER,
    NUDGES,
    RACERS,
    Track,
)


@cache
def read(name: str) -> dict[str, Any]:
    """One of the game's own data files."""
    return tomllib.loads((resources.files(__package__) / "data" / f"{name}.toml").read_text("utf-8"))


def circuit_names() -> tuple[str, ...]:
    return tuple(read("circuits")["circuits"])


def build(players: int, options: Mapping[str, Value]) -> Track:
    """The track for checked options."""
    table: Any = options["circuit"]
    circuit: dict[str, Any] = read("circuits")["circuits"][table] if isinstance(table, str) else table
    sections, layout = check_circuit(circuit)
    if options["short"]:
        removable = circuit.get("removable", [])
        if not removable:
            raise BadBoard(problem="no-removable")
        kept = [i for i, section in enumerate(sections) if section not in removable]
        sections = [sections[i] for i in kept]
        layout = "".join(layout[i] for i in kept)
        check_closed(sections, layout)
    finish: Any = options["finish"] or circuit.get("finish", sections[-1])
    if finish not in sections:
        raise BadOption(option="finish", value=str(finish), legal=", ".join(map(str, sorted(sections))))
    turn = sections.index(finish) + 1
    sections = sections[turn:] + sections[:turn]
    layout = layout[turn:] + layout[:turn]

    per_section = options["spaces_per_section"]
    assert isinstance(per_section, int)
    track = Track(players, per_section * len(sections))
    track.circuit = table if isinstance(table, str) else ""
    track.short = 1 if options["short"] else 0
    lay_out(track, sections, layout, per_section)
    racers = 2 * players if options["teams"] else players
    if track.length < 2 * racers:
        raise BadBoard(problem="too-short", spaces=int(track.length), needed=2 * racers)
    track.racers = racers
    set_switches(track, options)
    cards = options["cards"]
    deal_cards(track, read("cards") if isinstance(cards, str) else check_cards(cards))
    check_fights(track)
    weigh_turns(track)
    return track


def check_circuit(circuit: Mapping[str, Any]) -> tuple[list[int], str]:
    """Sections and layout of a circuit, or `BadBoard` naming the section at fault (SR-1033, SR-1034)."""
    known = read("circuits")["sections"]
    unknown = set(circuit) - {"sections", "layout", "removable", "finish", "name"}
    if unknown:
        raise BadBoard(problem="unknown-entry", entry=", ".join(sorted(unknown)))
    sections = circuit.get("sections")
    layout = circuit.get("layout")
    if not isinstance(sections, list) or not sections or not isinstance(layout, str):
        raise BadBoard(problem="no-sections")
    if len(sections) != len(layout):
        raise BadBoard(problem="layout-length", sections=len(sections), letters=len(layout))
    for place, (section, letter) in enumerate(zip(sections, layout, strict=True), start=1):
        if type(section) is not int or section not in known["straight"] + known["curve"]:
            raise BadBoard(problem="unknown-section", section=section, place=place)
        if sections.index(section) != place - 1:
            raise BadBoard(problem="section-twice", section=section, place=place)
        if letter not in ("S" if section in known["straight"] else "RL"):
            raise BadBoard(problem="section-letter", section=section, place=place, letter=letter)
    removable = circuit.get("removable", [])
    for section in removable if isinstance(removable, list) else [removable]:
        if section not in sections:
            raise BadBoard(problem="removable-unknown", section=section)
    if "finish" in circuit and circuit["finish"] not in sections:
        raise BadBoard(problem="finish-unknown", section=circuit["finish"])
    check_closed(sections, layout)
    return list(sections), layout


def grid_walk(layout: str) -> list[tuple[int, int, int]]:
    """(column, row, heading on entering) of each section on the square grid; heading 0 is north."""
    steps = ((0, -1), (1, 0), (0, 1), (-1, 0))
    x = y = heading = 0
    places = []
    for letter in layout:
        places.append((x, y, heading))
        heading = (heading + {"S": 0, "R": 1, "L": 3}[letter]) % 4
        x += steps[heading][0]
        y += steps[heading][1]
    places.append((x, y, heading))
    return places


def check_closed(sections: list[int], layout: str) -> None:
    """The walk returns to its first cell heading as it began, clockwise, no cell twice (SR-1034)."""
    places = grid_walk(layout)
    seen: dict[tuple[int, int], int] = {}
    for place, (x, y, _) in enumerate(places[:-1], start=1):
        if (x, y) in seen:
            raise BadBoard(problem="overlap", section=sections[place - 1], place=place, other=sections[seen[x, y] - 1])
        seen[x, y] = place
    if places[-1] != (0, 0, 0):
        raise BadBoard(problem="gap", section=sections[-1], place=len(sections), first=sections[0])
    if layout.count("R") - layout.count("L") != 4:
        raise BadBoard(problem="anticlockwise")


def lay_out(track: Track, sections: list[int], layout: str, per_section: int) -> None:
    """Spaces 1 to N with their types and symbols (SR-1041)."""
    known = read("circuits")["sections"]
    track.spaces_per_section = per_section
    track.sections = list(zip(sections, layout, strict=True))
    for index, section in enumerate(sections):
        first = index * per_section + 1
        track.opens[first] = 1
        if section in known["nudge_symbol"]:
            track.symbol[first + (per_section + 1) // 2 - 1] = 1
        for space in range(first, first + per_section):
            track.curve[space] = 1 if section in known["curve"] else 0


def set_switches(track: Track, options: Mapping[str, Value]) -> None:
    track.teams = 1 if options["teams"] else 0
    track.laps = _number(options["laps"])
    track.start_seat = _number(options["start_seat"])
    if track.start_seat >= track.players:
        raise BadOption(option="start_seat", value=str(options["start_seat"]), legal=f"0..{int(track.players) - 1}")
    track.ability_mandatory = 1 if options["ability_mandatory"] else 0
    track.catch_up_by_rank = 1 if options["catch_up_scope"] == "rank" else 0
    track.overtake_by_rank = 1 if options["overtake_scope"] == "rank" else 0
    track.nudge_on_accident_dice = 1 if options["nudge_on_accident_dice"] else 0


def _number(value: Value) -> int:
    assert isinstance(value, int)
    return value


def check_cards(cards: object) -> dict[str, Any]:
    """A card file of one's own: the same entries as data/cards.toml, with other numbers."""
    ours = read("cards")
    if not isinstance(cards, dict) or set(cards) != set(ours):
        raise BadBoard(problem="cards-entries", entry=", ".join(sorted(ours)))
    for part in ("tokens", "abilities"):
        if not isinstance(cards[part], dict) or set(cards[part]) != set(ours[part]):
            raise BadBoard(problem="cards-entries", entry=part)
        for key, value in cards[part].items():
            _check_number(f"{part}.{key}", value, 1 if key in _NEVER_NOUGHT else 0)
    for part in ("accident", "objective", "bonus"):
        rows = cards[part]
        if not isinstance(rows, list) or [_id(row) for row in rows] != [row["id"] for row in ours[part]]:
            raise BadBoard(problem="cards-rows", entry=part)
        for row, our_row in zip(rows, ours[part], strict=True):
            if set(row) != set(our_row) or any(row.get(key) != our_row.get(key) for key in ("effect", "pile")):
                raise BadBoard(problem="cards-row", entry=part, card=row["id"])
            for key, value in row.items():
                if key not in ("id", "effect"):
                    _check_number(f"{part}.{row['id']}.{key}", value, 0)
    for pile in range(3):
        if not any(row["copies"] for row in cards["accident"] if row["pile"] == pile):
            raise BadBoard(problem="cards-empty", entry="accident")
    if not any(row["copies"] for row in cards["objective"]):
        raise BadBoard(problem="cards-empty", entry="objective")
    return cards


_NEVER_NOUGHT = {"bonus_set", "bonus_set_trickster", "fight", "brawler"}


def _id(row: object) -> object:
    return row.get("id") if isinstance(row, dict) else None


def _check_number(entry: str, value: object, low: int) -> None:
    if type(value) is not int or not low <= value <= 99:
        raise BadBoard(problem="cards-number", entry=entry, low=low)


def check_fights(track: Track) -> None:
    """Winners must meet a free space, however often they fight on (SR-611).

    A winner who drives d spaces sees length / gcd(length, d) of them before the first comes round.
    """
    for entry, drive in (("fight", track.fight_drive), ("brawler", track.extra[BRAWLER])):
        if track.length // gcd(int(track.length), int(drive)) < track.racers:
            raise BadBoard(
                problem="fights-endless", entry=f"abilities.{entry}", drive=int(drive), spaces=int(track.length)
            )


def deal_cards(track: Track, cards: Mapping[str, Any]) -> None:
    """The numbers on cards and tokens."""
    tokens = cards["tokens"]
    track.nudges = ints([tokens[name] for name in NUDGES])
    track.bonus_set = tokens["bonus_set"]
    track.bonus_set_trickster = tokens["bonus_set_trickster"]
    track.extra = ints([cards["abilities"].get(name, 0) for name in RACERS])
    track.fight_drive = cards["abilities"]["fight"]

    accidents = cards["accident"]
    track.accident_ids = [row["id"] for row in accidents]
    track.accident_copies = ints([row["copies"] for row in accidents])
    track.accident_effect = ints([ACCIDENT_EFFECTS.index(row["effect"]) for row in accidents])
    track.accident_distance = ints([row.get("distance", 0) for row in accidents])
    track.accident_other = ints([row.get("other", 0) for row in accidents])
    piles = [row["pile"] for row in accidents]
    track.pile_start = ints([piles.index(0), piles.index(1), piles.index(2), len(piles)])

    objectives = cards["objective"]
    track.objective_ids = [row["id"] for row in objectives]
    track.objective_copies = ints([row["copies"] for row in objectives])
    track.objective_spared = ints([row.get("spared", 0) for row in objectives])
    track.objective_moved = ints([row.get("moved", 0) for row in objectives])
    track.objective_distance = ints([row["distance"] for row in objectives])

    bonuses = cards["bonus"]
    assert len(bonuses) == BONUS_KINDS
    track.bonus_ids = [row["id"] for row in bonuses]
    track.bonus_copies = ints([row["copies"] for row in bonuses])
    track.bonus_effect = ints([BONUS_EFFECTS.index(row["effect"]) for row in bonuses])
    track.bonus_distance = ints([row.get("distance", 0) for row in bonuses])


def pile_worths(track: Track) -> list[Fraction]:
    """What a card of each Accident pile is worth on average to the one who crashes, in spaces."""
    worths = []
    for pile in range(3):
        cards = range(int(track.pile_start[pile]), int(track.pile_start[pile + 1]))
        copies = sum(int(track.accident_copies[card]) for card in cards)
        gains = (int(track.accident_copies[card]) * Fraction(accident_worth(track, card)) for card in cards)
        worths.append(sum(gains, Fraction(0)) / copies)
    return worths


def token_worth(track: Track) -> Fraction:
    """What a Bonus token is worth, in spaces: nothing where it buys nothing."""
    return Fraction(str(TOKEN_WORTH)) if any(track.bonus_copies) else Fraction(0)


def weigh_turns(track: Track) -> None:
    """What crashes and whole turns are worth, for the heuristic."""
    piles = pile_worths(track)
    token = token_worth(track)
    pushes = sum(
        int(copies * far) for copies, far in zip(track.objective_copies, track.objective_distance, strict=True)
    )
    track.push = round(1000 * pushes / sum(track.objective_copies))
    track.crash_worth = ints([round(1000 * worth) for worth in piles])
    track.token_worth = round(1000 * token)
    track.turn_worth = ints([round(1000 * dice.worth) for dice in solve_turn([worth + token for worth in piles])])
