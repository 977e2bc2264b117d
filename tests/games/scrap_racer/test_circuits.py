"""Geometry and circuits: the ledger's tables and maps, short and own circuits (SR-0xx, SR-103x, SR-1041)."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.scrap_racer.positions import GAME, race, track
from hippodrome import new
from hippodrome.engine.errors import BadBoard, BadOption
from hippodrome.games.scrap_racer.box import circuit_names, grid_walk
from hippodrome.games.scrap_racer.rules import driving
from hippodrome.games.scrap_racer.rules.track import Track
from ledger import DOCS, rule

LEDGER = (DOCS / "scrap_racer.md").read_text(encoding="utf-8")
TABLE = tomllib.loads("".join(re.findall(r"```toml\n(\[circuits\.A\].*?)```", LEDGER, re.DOTALL)))["circuits"]
every_circuit = pytest.mark.parametrize("letter", circuit_names())


def ledger_section(letter: str) -> tuple[str, str, str]:
    """Layout, line of sections and map of a circuit, as printed in the ledger."""
    found = re.search(
        rf"\*\*Circuit {letter}\*\* — layout `(\w+)`.*?section:(.*?)\n```.*?```text\n(.*?)```",
        LEDGER,
        re.DOTALL,
    )
    assert found is not None
    return found[1], found[2], found[3]


def printed(board: Track) -> list[str]:
    """The sections as the ledger writes them: 2S* is section 2, a straight with a nudge symbol."""
    return [
        f"{section}{'C' if board.curve[space] else 'S'}{'*' if board.symbol[space] else ''}"
        for space, (section, _) in enumerate(board.sections, start=1)
    ]


def drawn(board: Track) -> set[tuple[int, int, int]]:
    """(section, column, row) with the top left corner at nought."""
    places = grid_walk("".join(letter for _, letter in board.sections))[:-1]
    left, top = min(x for x, _, _ in places), min(y for _, y, _ in places)
    return {(section, x - left, y - top) for (section, _), (x, y, _) in zip(board.sections, places, strict=True)}


@rule("SR-101", "SR-1031")
@every_circuit
def test_a_circuit_is_the_one_printed_in_the_ledger(letter: str) -> None:
    layout, sections, drawing = ledger_section(letter)
    board = track(circuit=letter)
    assert printed(board) == sections.split()
    assert "".join(turn for _, turn in board.sections) == layout == TABLE[letter]["layout"]
    rows = [line.split() for line in drawing.splitlines()]
    assert drawn(board) == {
        (int(section), column, row)
        for row, line in enumerate(rows)
        for column, section in enumerate(line)
        if section != "."
    }


@rule("SR-002", "SR-1031")
@every_circuit
def test_a_short_circuit_drops_its_removable_sections(letter: str) -> None:
    found = re.search(rf"{letter} short: ([\d ]+?) +(\w+)\n", LEDGER)
    assert found is not None
    board = track(circuit=letter, short=True)
    assert [section for section, _ in board.sections] == list(map(int, found[1].split()))
    assert "".join(turn for _, turn in board.sections) == found[2]
    assert board.length == 12
    assert sum(board.symbol) == 6


@rule("SR-001", "SR-002", "SR-1034")
@every_circuit
@pytest.mark.parametrize("short", [False, True])
def test_a_circuit_closes_clockwise_without_using_a_cell_twice(letter: str, short: bool) -> None:
    board = track(circuit=letter, short=short)
    layout = "".join(turn for _, turn in board.sections)
    places = grid_walk(layout)
    assert places[-1] == places[0] == (0, 0, 0)
    assert len({(x, y) for x, y, _ in places}) == board.length == len(layout) == (12 if short else 14)
    assert layout.count("R") - layout.count("L") == 4
    assert sum(board.curve) == 8
    assert sum(board.opens) == board.length


@rule("SR-003", "SR-101", "SR-1032")
@every_circuit
def test_the_line_stands_on_the_last_space(letter: str) -> None:
    assert track(circuit=letter).sections[-1][0] == 14
    assert track(circuit=letter, finish=7).sections[-1][0] == 7


@rule("SR-1032")
def test_moving_the_line_keeps_the_order_of_sections() -> None:
    usual = track(circuit="C").sections
    moved = track(circuit="C", finish=8).sections
    turn = usual.index(moved[0])
    assert usual[turn:] + usual[:turn] == moved


@rule("SR-1037")
def test_the_finish_section_must_belong_to_the_circuit() -> None:
    with pytest.raises(BadOption, match='"finish" cannot be "5"'):
        track(circuit="F", short=True, finish=5)
    with pytest.raises(BadOption):
        track(finish=15)
    with pytest.raises(BadBoard, match="section 2, which is not part"):
        track(circuit={**SQUARE, "finish": 2})


@rule("SR-1041")
@every_circuit
@pytest.mark.parametrize("short", [False, True])
def test_long_sections_hold_three_spaces_of_one_kind(letter: str, short: bool) -> None:
    one = track(circuit=letter, short=short)
    three = track(circuit=letter, short=short, spaces_per_section=3)
    assert three.length == 3 * one.length
    for space in range(1, int(three.length) + 1):
        section = (space - 1) // 3 + 1
        assert three.curve[space] == one.curve[section]
        assert three.symbol[space] == (one.symbol[section] if space % 3 == 2 else 0)
        assert three.opens[space] == (1 if space % 3 == 1 else 0)


SQUARE: dict[str, Any] = {"sections": [1, 3, 4, 13, 7, 5, 9, 14], "layout": "RSRSRSRS"}
"""Eight sections in a ring of 3 by 3, as small as a circuit for four racers can be."""


@rule("SR-1033", "SR-1034")
def test_a_circuit_of_ones_own_may_use_fewer_sections() -> None:
    board = track(circuit=SQUARE)
    assert board.length == 8
    assert printed(board) == ["1C", "3S", "4C*", "13S", "7C", "5S", "9C", "14S"]
    assert GAME.check(SQUARE) == "circuit"


def without(part: str) -> Callable[[dict[str, Any]], None]:
    return lambda circuit: circuit.pop(part)


def with_(**parts: object) -> Callable[[dict[str, Any]], None]:
    return lambda circuit: circuit.update(parts)


@rule("SR-1033", "SR-1034")
@pytest.mark.parametrize(
    ("harm", "problem", "where"),
    [
        (without("layout"), "no-sections", {}),
        (without("sections"), "no-sections", {}),
        (with_(sections=[]), "no-sections", {}),
        (
            with_(finnish=2),
            "unknown-entry",
            {"entry": "finnish", "known": "sections, layout, removable, finish, name, boxes", "meant": "finish"},
        ),
        (with_(layout="RSRSRSR"), "layout-length", {"sections": 8, "letters": 7}),
        (with_(sections=[1, 3, 4, 13, 7, 5, 9, 15]), "unknown-section", {"section": 15, "place": 8, "most": 14}),
        (with_(sections=[1, 3, 4, 13, 7, "5", 9, 14]), "unknown-section", {"section": "5", "place": 6, "most": 14}),
        (with_(sections=[1, 3, 4, 13, 7, 5, 9, 13]), "section-twice", {"section": 13, "place": 8}),
        (
            with_(sections=[1, 3, 4, 13, 7, 5, 14, 9]),
            "section-letter",
            {"section": 14, "place": 7, "letter": "R"},
        ),
        (with_(layout="RSRSRSRL"), "section-letter", {"section": 14, "place": 8, "letter": "L"}),
        (with_(layout="RSRSRSLS"), "gap", {"section": 14, "place": 8, "first": 1}),
        (with_(layout="LSLSLSLS"), "anticlockwise", {}),
        (
            with_(sections=[1, 4, 7, 8, 3, 9, 10, 11], layout="RRRRSRRR"),
            "overlap",
            {"section": 3, "place": 5, "other": 1},
        ),
        (with_(removable=[6]), "removable-unknown", {"section": 6}),
        (with_(removable=6), "removable-unknown", {"section": 6}),
        (with_(finish=2), "finish-unknown", {"section": 2}),
    ],
)
def test_a_wrong_circuit_is_told_with_the_section_at_fault(
    harm: Callable[[dict[str, Any]], None], problem: str, where: dict[str, object]
) -> None:
    circuit = dict(SQUARE)
    harm(circuit)
    with pytest.raises(BadBoard) as told:
        GAME.check(circuit)
    assert told.value.arguments == {"game": "scrap_racer", "problem": problem, **where}
    for value in where.values():
        assert str(value) in str(told.value)
        assert str(value) in told.value.say("fr")
    with pytest.raises(BadBoard):
        new("scrap_racer", players=4, circuit=circuit)


@rule("SR-1031")
def test_a_short_form_needs_removable_sections_that_leave_it_closed() -> None:
    with pytest.raises(BadBoard, match="no short form"):
        track(3, circuit=SQUARE, short=True)
    assert track(3, circuit={**SQUARE, "removable": [3, 5]}, short=True).length == 6
    with pytest.raises(BadBoard, match="does not close"):
        track(3, circuit={**SQUARE, "removable": [3]}, short=True)


@rule("SR-611", "SR-1035")
def test_the_lap_must_be_twice_as_long_as_there_are_racers() -> None:
    assert track(4, circuit=SQUARE).length == 8
    with pytest.raises(BadBoard, match="8 spaces; this many racers need at least 10"):
        track(5, circuit=SQUARE)
    with pytest.raises(BadBoard, match="need at least 12"):
        track(3, circuit=SQUARE, teams=True)
    assert track(6, circuit=SQUARE, spaces_per_section=3).length == 24


@rule("SR-1036")
def test_without_a_symbol_all_tokens_stay_in_the_reserve() -> None:
    plain = {"sections": [1, 3, 7, 13, 9, 5, 11, 14], "layout": "RSRSRSRS"}
    state = new("scrap_racer", players=4, seed=1, circuit=plain).state
    assert sum(state.token) == 0  # type: ignore[attr-defined]
    assert state.reserve == 18  # type: ignore[attr-defined]


@rule("SR-004")
@pytest.mark.parametrize(
    ("progress", "space", "lap"),
    [(0, 0, 0), (1, 1, 0), (14, 14, 0), (15, 1, 1), (28, 14, 1), (29, 1, 2), (43, 1, 3)],
)
def test_progress_is_space_and_lap(progress: int, space: int, lap: int) -> None:
    state = race("brawler sprinter drifter", [progress, 0, 0]).state
    assert state.space(0) == space
    assert state.lap(progress) == lap


@rule("SR-005", "SR-006")
@given(before=st.integers(0, 60), distance=st.integers(1, 40))
def test_driving_forward_counts_every_crossing(before: int, distance: int) -> None:
    state = race("brawler sprinter drifter", [before, 0, 0]).state
    driving.forward(state, 0, distance)
    assert state.progress[0] == before + distance
    assert state.pending[0] == sum(place % 14 == 0 for place in range(max(before, 1), before + distance))


@rule("SR-007", "SR-008")
@given(before=st.integers(0, 60), distance=st.integers(0, 40))
def test_driving_backward_stops_at_the_line(before: int, distance: int) -> None:
    state = race("brawler sprinter drifter", [before, 0, 0]).state
    driving.backward(state, 0, distance)
    if before == 0:
        assert state.progress[0] == 0
    else:
        assert state.progress[0] == max(before - distance, 14 * ((before - 1) // 14) + 1)
    assert state.pending[0] == 0


@rule("SR-008")
def test_a_racer_off_the_track_never_moves_backward() -> None:
    table = race("brawler sprinter drifter", [0, 4, 2]).play("6 ROLL 6 back_4")
    assert table.progress == [0, 4, 2]
    assert table.told("nothing_moved") == [{"racer": 4}]


@rule("SR-001", "SR-014")
def test_a_move_passes_over_occupied_spaces() -> None:
    table = race("trickster sprinter drifter", [2, 3, 4]).play("5 STOP")
    assert table.progress == [7, 3, 4]
    assert table.told("fight") == []


@rule("SR-002")
def test_after_the_last_space_comes_the_first() -> None:
    table = race("trickster sprinter drifter", [13, 27, 21]).play("2 STOP all_but_top_two_3")
    assert table.state.space(0) == 4
    assert table.told("drove")[0] == {"racer": 5, "from": 13, "to": 1, "distance": 2}


@rule("SR-009")
def test_the_ranking_goes_by_progress_and_off_the_track_by_play_order() -> None:
    state = race("brawler sprinter drifter overtaker", [0, 3, 0, 17]).state
    assert [state.standing(racer) for racer in range(4)] == [2, 1, 3, 0]
    assert [state.placed(place) for place in range(4)] == [3, 1, 0, 2]


@rule("SR-010")
def test_just_ahead_and_just_behind_are_strict() -> None:
    state = race("brawler sprinter drifter overtaker", [7, 7, 20, 0]).state
    assert state.just_ahead(0) == state.just_ahead(1) == 2
    assert state.just_behind(0) == state.just_behind(1) == 3
    assert state.just_ahead(2) == -1
    assert state.just_behind(3) == -1
    off_track = race("brawler sprinter drifter overtaker", [0, 5, 0, 0]).state
    assert off_track.just_behind(1) == 0
    assert off_track.just_behind(0) == 2
    assert off_track.just_behind(2) == 3


@rule("SR-010")
def test_racers_with_three_tokens_are_ranked_and_targeted() -> None:
    table = race("brawler sprinter drifter", [50, 43, 46], active="brawler", ending=True)
    table.play("6 ROLL 6 push_last_4")
    assert table.progress == [50, 47, 46]
