"""From the TOML files to the track: circuits, their short and own forms, and the cards."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from math import gcd
from typing import Any

from hippodrome.engine.box import Box, check_entries, check_known, check_number, check_rows
from hippodrome.engine.errors import BadBoard, BadOption
from hippodrome.engine.ints import ints
from hippodrome.engine.options import Value, switch, whole_number
from hippodrome.games.scrap_racer.mind.solver import solve_turn
from hippodrome.games.scrap_racer.mind.worths import TOKEN_WORTH, accident_worth
from hippodrome.games.scrap_racer.rules.track import (
    ACCIDENT_EFFECTS,
    BONUS_EFFECTS,
    BONUS_KINDS,
    BRAWLER,
    NUDGES,
    RACERS,
    Track,
)

read = Box(__package__).read


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

    per_section = whole_number(options, "spaces_per_section")
    track = Track(players, per_section * len(sections))
    track.circuit = table if isinstance(table, str) else ""
    track.short = switch(options, "short")
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
    sections, layout = read_circuit(circuit)
    removable = circuit.get("removable", [])
    for section in removable if isinstance(removable, list) else [removable]:
        if section not in sections:
            raise BadBoard(problem="removable-unknown", section=section)
    if "finish" in circuit and circuit["finish"] not in sections:
        raise BadBoard(problem="finish-unknown", section=circuit["finish"])
    check_closed(sections, layout)
    return sections, layout


def read_circuit(circuit: Mapping[str, Any]) -> tuple[list[int], str]:
    """Sections of the box, each once and laid as it can be, whether or not they close."""
    check_known(circuit, ("sections", "layout", "removable", "finish", "name", "boxes"))
    known = sections_of(check_number(circuit.get("boxes", 1), 1, MOST_BOXES, "boxes"))
    sections = circuit.get("sections")
    layout = circuit.get("layout")
    if not isinstance(sections, list) or not sections or not isinstance(layout, str):
        raise BadBoard(problem="no-sections")
    if len(sections) != len(layout):
        raise BadBoard(problem="layout-length", sections=len(sections), letters=len(layout))
    for place, (section, letter) in enumerate(zip(sections, layout, strict=True), start=1):
        if type(section) is not int or section not in known["straight"] + known["curve"]:
            most = max(known["straight"] + known["curve"])
            raise BadBoard(problem="unknown-section", section=section, place=place, most=most)
        if sections.index(section) != place - 1:
            raise BadBoard(problem="section-twice", section=section, place=place)
        if letter not in ("S" if section in known["straight"] else "RL"):
            raise BadBoard(problem="section-letter", section=section, place=place, letter=letter)
    return list(sections), layout


MOST_BOXES = 3
"""Boxes whose sections may lie in one circuit of one's own."""


def sections_of(boxes: int) -> dict[str, list[int]]:
    """The sections by what they are; those of a second box are numbered on, in the same order."""
    known: dict[str, list[int]] = read("circuits")["sections"]
    count = len(known["straight"] + known["curve"])
    return {what: [number + count * box for box in range(boxes) for number in known[what]] for what in known}


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
    known = sections_of(MOST_BOXES)
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
    track.teams = switch(options, "teams")
    track.laps = whole_number(options, "laps")
    track.start_seat = whole_number(options, "start_seat")
    if track.start_seat >= track.players:
        raise BadOption(option="start_seat", value=str(options["start_seat"]), legal=f"0..{int(track.players) - 1}")
    track.ends_at_once = switch(options, "race_ends", "at_once")
    track.ability_mandatory = switch(options, "ability_mandatory")
    track.catch_up_by_rank = switch(options, "catch_up_scope", "rank")
    track.overtake_by_rank = switch(options, "overtake_scope", "rank")
    track.nudge_on_accident_dice = switch(options, "nudge_on_accident_dice")


def check_cards(cards: object) -> dict[str, Any]:
    """A card file of one's own: the same entries as data/cards.toml, with other numbers."""
    ours = read("cards")
    cards = check_entries(cards, ours, "cards")
    for part in ("tokens", "abilities"):
        for key, value in check_entries(cards[part], ours[part], part).items():
            check_number(value, 1 if key in _NEVER_NOUGHT else 0, MOST, f"{part}.{key}")
    for part in ("accident", "objective", "bonus"):
        check_rows(cards[part], ours[part], part, ("effect", "pile"))
        for row in cards[part]:
            for key in set(row) - {"id", "effect"}:
                check_number(row[key], 0, MOST, f"{part}.{row['id']}.{key}")
    for pile in range(3):
        if not any(row["copies"] for row in cards["accident"] if row["pile"] == pile):
            raise BadBoard(problem="cards-empty", entry="accident")
    if not any(row["copies"] for row in cards["objective"]):
        raise BadBoard(problem="cards-empty", entry="objective")
    return cards


MOST = 99
"""No number on a card or a token is larger."""
_NEVER_NOUGHT = {"bonus_set", "bonus_set_trickster", "fight", "brawler"}


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
