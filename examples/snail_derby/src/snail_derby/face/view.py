"""What one seat sees."""

from __future__ import annotations

from collections.abc import Iterator

from hippodrome.engine.scene import (
    NOTHING,
    Card,
    Figure,
    Guide,
    Lineup,
    Panel,
    PanelState,
    Piece,
    PieceState,
    Scene,
    Text,
    gap,
    piece_id,
)
from hippodrome.engine.state import Observation
from snail_derby.face import board
from snail_derby.rules.garden import CARDS, SNAILS
from snail_derby.rules.race import SnailRace
from snail_derby.rules.state import OVER

_LINEUP = Lineup(SNAILS, "snail-", (1, 3, 5, 4, 2))
_GUIDE = (
    Guide("lettuce", Text("cell-home"), Text("cell-home.help")),
    Guide("card-slime", Text("card-slime"), Text("card-slime.help")),
)


def scene(seen: Observation[SnailRace]) -> Scene:
    """The path and the snails on it."""
    race = seen.known
    stones = int(race.garden.stones)
    return Scene(
        mood="dew",
        drawings=board.drawings(stones),
        cells=board.cells(stones),
        pieces=tuple(_pieces(race)),
        cards=cards(seen),
        panels=tuple(_panels(race)),
        chips=(Text("chip-stones", {"stones": stones}), Text("chip-round", {"round": int(race.round)})),
        guide=_GUIDE,
    )


def cards(seen: Observation[SnailRace]) -> tuple[Card, ...]:
    """The piles, and the hand of the seat that looks."""
    race, seat = seen.known, int(seen.seat)
    deck, played = int(race.left), sum(race.played)
    piles = (
        Card("pile:deck", "pile", Text("pile-deck"), face_up=False, art="card-back", count=deck, help=_help("deck")),
        Card("pile:played", "discard", Text("pile-played"), art="card-back", count=played, help=_help("played")),
    )
    return (*piles, *(_held(race, seat, card) for card in range(len(CARDS)) if seat >= 0 and race.hand(seat, card)))


def _help(pile: str) -> Text:
    return Text(f"pile-{pile}.help")


def _held(race: SnailRace, seat: int, card: int) -> Card:
    name = f"card-{CARDS[card]}"
    return Card(
        f"card:{card}", "hand", Text(name), art=name, label=Text(name), count=race.hand(seat, card), owner=seat,
        help=Text(f"{name}.help"),
    )  # fmt: skip


def _pieces(race: SnailRace) -> Iterator[Piece]:
    """Snails on one stone sit side by side."""
    places = [int(stone) for stone in race.progress]
    for snail, stone in enumerate(places):
        beside = [other for other, place in enumerate(places) if place == stone]
        across = 0.2 * (beside.index(snail) - (len(beside) - 1) / 2) if len(beside) > 1 else 0.0
        name = SNAILS[snail]
        yield Piece(
            piece_id(snail), f"snail-{name}", _LINEUP.slots[snail], Text(f"letter-{name}"),
            Text("scene-snail", {"racer": ("racer", snail), "stone": stone}), board.space(stone), across=across,
            order=len(places) if snail == race.active else snail, state=_piece_state(race, snail), seat=snail,
        )  # fmt: skip


def _piece_state(race: SnailRace, snail: int) -> PieceState:
    if race.phase == OVER:
        return "finished" if race.ranks()[snail] == 1 else "idle"
    return "active" if snail == race.active else "idle"


def _panels(race: SnailRace) -> Iterator[Panel]:
    """The standings by progress (SD-301)."""
    ranks = [int(rank) for rank in race.ranks()]
    following = (int(race.active) + 1) % int(race.players)
    for snail in sorted(range(len(ranks)), key=lambda snail: (ranks[snail], snail)):
        yield _LINEUP.panel(
            snail,
            snail,
            ranks[snail],
            _figures(race, snail),
            (_state(race, snail), NOTHING),
            next=race.phase != OVER and snail == following,
        )


def _state(race: SnailRace, snail: int) -> PanelState:
    if race.phase == OVER:
        return "finished"
    return "active" if snail == race.active else "idle"


def _figures(race: SnailRace, snail: int) -> Iterator[Figure]:
    stone, most, held = int(race.progress[snail]), int(race.garden.stones) + 1, race.held(snail)
    yield Figure("stones", "gauge", Text("figure-stones", {"stones": stone}), "lettuce", stone, most)
    yield Figure("hand", "count", Text("figure-hand", {"cards": held}), "hand", held)
    behind = max(int(place) for place in race.progress) - stone
    if behind:
        yield gap(behind)
