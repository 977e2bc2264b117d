"""The standings: every chariot with its figures, best first."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from hippodrome.engine.choices import Argument
from hippodrome.engine.scene import NOTHING, Figure, Lineup, Panel, PanelState, Text, gap, word
from hippodrome.games.arena_maximus.rules.arena import CHARIOTS
from hippodrome.games.arena_maximus.rules.phases import FINISHED
from hippodrome.games.arena_maximus.rules.race import ArenaRace
from hippodrome.games.arena_maximus.rules.state import DONE, DOWN1, DOWN2, OUT

SLOTS = {"human": 1, "orc": 2, "elf": 3, "undead": 5, "dwarf": 6}
_LINEUP = Lineup(CHARIOTS, "arena-", tuple(SLOTS[name] for name in CHARIOTS))


def panels(race: ArenaRace) -> Iterator[Panel]:
    """The standings (AM-606)."""
    ranks = [int(rank) for rank in race.ranks()]
    for seat in sorted(range(int(race.players)), key=lambda seat: ranks[seat]):
        who = int(race.who[seat])
        yield _LINEUP.panel(
            who,
            seat,
            ranks[seat],
            _figures(race, seat),
            _doing(race, seat),
            next=seat == _following(race) and seat != race.seat,
            help=_on_the_board("figures.help", _printed(race, seat)),
        )


def _following(race: ArenaRace) -> int:
    """The last of those that have not moved after this turn, or -1 (AM-202)."""
    waiting = [seat for seat in range(int(race.players)) if not race.moved[seat] and seat != race.active]
    if race.over or not waiting:
        return -1
    return min(waiting, key=lambda seat: (int(race.progress[seat]), int(race.arrival[seat])))


def _printed(race: ArenaRace, seat: int) -> tuple[int, int, int, int]:
    """The three figures printed on a chariot (beast, driver, chariot), and its symbol."""
    symbol = int(race.arena.colour[race.who[seat]])
    return int(race.beast(seat)), int(race.driver(seat)), int(race.hull(seat)), symbol


@lru_cache(maxsize=2048)
def _on_the_board(key: str, printed: tuple[int, int, int, int], name: str = "", count: int = 0) -> Text:
    """Words that may name what is printed on a chariot, and one number of its own."""
    beast, driver, chariot, symbol = printed
    args: dict[str, Argument] = {"beast": beast, "driver": driver, "chariot": chariot, "symbol": ("symbol", symbol)}
    return Text(key, {name: count, **args} if name else args)


def _doing(race: ArenaRace, seat: int) -> tuple[PanelState, Text]:
    status = race.status[seat]
    if status == OUT:
        return "out", word("note-out")
    if race.phase == FINISHED or status == DONE:
        return "finished", Text("note-done", {"beyond": _beyond(race, seat)}) if status == DONE else NOTHING
    if seat == race.seat:
        return "active", word("note-answering") if seat != race.active else NOTHING
    if status in (DOWN1, DOWN2):
        return "out", Text("note-refills" if status == DOWN1 else "note-returns")
    if seat == race.active:
        return "idle", word("note-driving")
    return ("played" if race.moved[seat] else "idle"), NOTHING


def _beyond(race: ArenaRace, seat: int) -> int:
    return int(race.progress[seat] - race.arena.length)


def _figures(race: ArenaRace, seat: int) -> Iterator[Figure]:
    """The wheel, what the chariot still bears, the speed and the hand."""
    if race.status[seat] == OUT:
        return
    printed = _printed(race, seat)
    yield _wheel(not race.broken[seat])
    yield _hull(int(race.hull(seat)), int(race.damage[seat]))
    yield _speed(int(race.speed() if seat == race.active else race.pool[seat]), printed)
    yield _cards_held(int(race.hand_size(seat)), printed)
    behind = int(max(race.progress) - race.progress[seat])
    if behind:
        yield gap(behind)


@lru_cache(maxsize=2)
def _wheel(whole: bool) -> Figure:
    title = word("figure-wheel" if whole else "figure-wheel-broken")
    return Figure("wheel", "row", title, "wheel", int(whole), 1, "wheel-broken")


@lru_cache(maxsize=512)
def _hull(most: int, damage: int) -> Figure:
    left = max(0, most - damage)
    title = Text("figure-hull", {"left": left, "most": most, "damage": damage})
    return Figure("hull", "gauge", title, "shield", left, most, low=left * 4 <= most, price="shield")


@lru_cache(maxsize=1024)
def _speed(speed: int, printed: tuple[int, int, int, int]) -> Figure:
    return Figure("speed", "count", _on_the_board("figure-speed", printed, "speed", speed), "speed", speed)


@lru_cache(maxsize=1024)
def _cards_held(cards: int, printed: tuple[int, int, int, int]) -> Figure:
    return Figure("hand", "count", _on_the_board("figure-hand", printed, "count", cards), "hand", cards)
