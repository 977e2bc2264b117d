"""What everybody sees."""

from __future__ import annotations

from collections.abc import Iterator

from hippodrome.engine.scene import NOTHING, Die, Figure, Lineup, Panel, PanelState, Piece, Scene, Text, gap, piece_id
from hippodrome.engine.state import Observation
from village_race.face import board
from village_race.rules.race import VillageRaceRace
from village_race.rules.street import RUNNERS

_LINEUP = Lineup(RUNNERS, "runner-", (1, 2, 3, 4, 5, 6))


def scene(seen: Observation[VillageRaceRace]) -> Scene:
    """The street and the runners on it."""
    race = seen.known
    spaces = int(race.street.spaces)
    return Scene(
        mood="house",
        drawings=board.drawings(spaces),
        cells=board.cells(spaces),
        pieces=tuple(_pieces(race)),
        dice=(Die("die:0", Text("die"), int(race.rolled), state="used" if race.rolled else "free"),),
        panels=tuple(_panels(race)),
        chips=(Text("chip-round", {"round": int(race.round)}),),
    )


def _pieces(race: VillageRaceRace) -> Iterator[Piece]:
    """Runners on one space stand side by side."""
    places = [int(space) for space in race.progress]
    for runner, place in enumerate(places):
        beside = [other for other, where in enumerate(places) if where == place]
        name = RUNNERS[runner]
        yield Piece(
            piece_id(runner),
            f"runner-{name}",
            _LINEUP.slots[runner],
            Text(f"letter-{name}"),
            Text("scene-runner", {"racer": ("racer", runner), "space": place}),
            board.space(place),
            across=0.16 * (beside.index(runner) - (len(beside) - 1) / 2),
            order=len(places) if runner == race.active else runner,
            state="active" if not race.home and runner == race.active else "idle",
            seat=runner,
        )


def _panels(race: VillageRaceRace) -> Iterator[Panel]:
    """The standings by progress (VR-301)."""
    ranks = [int(rank) for rank in race.ranks()]
    following = (int(race.active) + 1) % len(ranks)
    for runner in sorted(range(len(ranks)), key=lambda runner: (ranks[runner], runner)):
        yield _LINEUP.panel(
            runner,
            runner,
            ranks[runner],
            _figures(race, runner),
            (_state(race, runner), NOTHING),
            next=not race.home and runner == following,
        )


def _state(race: VillageRaceRace, runner: int) -> PanelState:
    if race.home:
        return "finished"
    return "active" if runner == race.active else "idle"


def _figures(race: VillageRaceRace, runner: int) -> Iterator[Figure]:
    place, most = int(race.progress[runner]), int(race.street.spaces) + 1
    yield Figure("spaces", "gauge", Text("figure-spaces", {"spaces": place}), "finish", place, most)
    behind = max(int(space) for space in race.progress) - place
    if behind:
        yield gap(behind)
