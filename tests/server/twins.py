"""Twins: two tables alike but for what a viewer cannot see, and everything that viewer receives of each."""

from __future__ import annotations

import copy
import json
from collections.abc import Collection, Iterator
from types import SimpleNamespace
from typing import Any

from pydantic_core import to_json

from hippodrome.engine import registry
from hippodrome.engine.chance import Chance, Seeded
from hippodrome.engine.errors import HippodromeError
from hippodrome.engine.ints import Ints
from hippodrome.engine.race import carry_out
from hippodrome.engine.state import NOBODY, Observation
from hippodrome.server.http.api import _my_race
from hippodrome.server.log import clocks
from hippodrome.server.log.chairs import Chair
from hippodrome.server.log.deed import Deed, Entry, Told
from hippodrome.server.log.racing import Moved, Passed
from hippodrome.server.log.starting import start
from hippodrome.server.log.table import Table
from hippodrome.server.rooms.creation import opened
from hippodrome.server.store.lists import summary
from hippodrome.server.views.sight import Moment, Sight
from hippodrome.server.views.tables import entries, public
from hippodrome.server.views.windows import told_asked
from hippodrome.server.wire import nouns

SECRET = bytes(32)
SETTINGS = nouns.TableSettings(clock=nouns.BankClock(kind="bank", seconds=600, increment=5))


class Apart(Exception):
    """The twins draw differently: what follows is no longer the same race."""


class Led(Chance):
    """Dice that fall alike in both twins; the second draws what the first has drawn."""

    def __init__(self, seed: str, leader: Led | None = None) -> None:
        self.dice = Seeded(seed, 0, "dice")
        self.drawing = Seeded(seed, 0, "draws")
        self.drawn: list[int] = []
        self.leader = leader

    def below(self, n: int) -> int:
        return self.dice.below(n)

    def draw(self, counts: Ints, start: int, stop: int) -> int:
        if self.leader is None:
            self.drawn.append(int(self.drawing.draw(counts, start, stop)))
            return self.drawn[-1]
        if len(self.drawn) == len(self.leader.drawn):
            raise Apart
        card = self.leader.drawn[len(self.drawn)]
        if counts[card] < 1:
            raise Apart
        self.drawn.append(card)
        return card


def added(table: Table, deed: Deed) -> tuple[Table, Told]:
    return table.after(Entry(table.code, table.sequence + 1, float(table.sequence), deed))


def racing_table(game: str, race: int, together: bool = False) -> Table:
    """People (and a bot) at the start of a race with any options, on a clock with a bank; or all on one device."""
    declared = registry.game(game)
    players = declared.players[race % len(declared.players)]
    chairs = [
        Chair("person", f"Player {seat + 1}", guest=f"g{seat}", ready=True, device=0 if together else seat)
        for seat in range(players - 1)
    ]
    chairs.append(Chair("bot", "Bot", "random", 1, ready=True))
    picker = Seeded("twins", race, game)
    given = {
        option.key: values[picker.below(len(values))]
        for option in declared.options
        if not option.cosmetic and picker.below(3) == 0 and (values := option.legal(players))
    }
    try:
        options = declared.read_options(players, given)
        declared.build(players, options)
    except HippodromeError:
        options = declared.read_options(players)
    table, _ = added(Table("ABCDEF"), opened(declared, chairs, options, SETTINGS, "Player 1", host="g0"))
    return added(table, start(table, SECRET, None, by_host=True))[0]


def move(table: Table, choice: int, dice: Chance, picks: Chance | None = None) -> Moved:
    """The seat that is asked makes a choice; a set is laid in one, as the page and bots do.

    Without picks, it is as small as can be.
    """
    seat = table.turn
    assert seat is not None
    made = [carry_out(table.game, table.racing, choice, dice)]
    while made[-1].after.seat == seat and made[-1].after.amid():
        legal, last = made[-1].after.choices(), int(made[-1].after.passing())
        if picks is None and last not in legal:
            raise Apart
        following = last if picks is None else legal[picks.below(len(legal))]
        made.append(carry_out(table.game, made[-1].after, following, dice))
    secret = SECRET.hex() if made[-1].after.over else None
    bot = table.chairs[seat].player
    bank = None if table.window is not None else 500.0
    moves = tuple((one.move.choice, *one.move.outcomes) for one in made)
    return Moved(seat=seat, moves=moves, bot=bot, left=bank, secret=secret, waits=True)


def positions(game: str, wanted: int, together: bool = False) -> Iterator[Table]:
    """So many questions out of races at random."""
    race = found = 0
    while found < wanted:
        table, picks, dice = racing_table(game, race, together), Seeded("picks", race), Seeded("dice", race)
        race += 1
        while found < wanted and table.phase == "racing":
            if table.held:
                table, _ = added(table, Passed())
                continue
            if picks.below(4) == 0:
                yield table
                found += 1
            choices = table.racing.choices()
            table, _ = added(table, move(table, choices[picks.below(len(choices))], dice, picks))


def twin(table: Table, viewer: int | None, seed: str) -> Table:
    """The same table with everything exchanged that a viewer cannot see."""
    other = copy.copy(table)
    seen = Observation(table.racing, NOBODY if viewer is None else viewer)
    other.position = seen.redeal(Seeded(seed, 0, "redeal"))
    return other


def makes(table: Table, viewer: int | None, choice: int) -> bool:
    """Could the seat that is asked make this choice? Of an answer at a window, only its own eyes can be sure."""
    if table.window is not None and viewer != table.turn and choice != table.racing.passing():
        return False
    return choice in table.racing.choices() and len(table.racing.choices()) > 1


def received(table: Table, told: Told, viewer: int | None, device: Collection[int] = ()) -> tuple[bytes, ...]:
    """Everything that a viewer can get of a table after an entry: frames, lists, what is counted. Or a device that
    nobody looks through.
    """
    mine = device if viewer is None else [viewer]
    now = table.since + 7.0

    def face(asked: bool) -> nouns.ClockFace:
        return clocks.face(table, now, clocks.Pause(table.asked, since=table.since), asked)

    presence = nouns.Presence(seats=[True] * table.players, spectators=1)
    line: Any = SimpleNamespace(**summary(table), code=table.code, seat=next(iter(mine), -9))
    return (
        entries(table, [told], viewer),
        Sight(table, Moment(table), face, lambda: presence).view(viewer, {}, mine=mine)[0],
        to_json(face(told_asked(table, mine))),
        to_json(public(table)),
        to_json(_my_race(line)) if mine else b"",
        told.entry.deed.form.model_fields["kind"].default.encode(),
    )


def followed(
    table: Table, viewer: int | None, choice: int, dice: Chance, device: Collection[int] = ()
) -> Iterator[tuple[bytes, ...]]:
    """What a viewer receives after a choice, while everybody lets every window pass. At windows of their own turn
    people at one device are not compared: whoever has it in hand knows.
    """
    table, told = added(table, move(table, choice, dice))
    while True:
        window = table.window
        if window is not None and window.own and int(table.racing.seat) in device:
            return
        yield received(table, told, viewer, device)
        if window is None or (table.turn is not None and table.turn == viewer):
            return
        deed: Deed = Passed() if table.held else move(table, int(table.racing.passing()), dice)
        table, told = added(table, deed)


def laid_open(frames: tuple[bytes, ...]) -> list[object]:
    """The cards that the rules show: where a hand is laid down (who is out), or a hidden card comes into the viewer's
    own hand (a theft of the only one), twins are told apart.
    """
    view = json.loads(frames[1])
    shown = ("discard",) if view["viewer"] is None else ("discard", "hand")
    return [card for card in view["scene"]["cards"] if card["zone"] in shown]


def named(frames: tuple[bytes, ...]) -> list[object]:
    """Who is named as asked in what was received."""
    view, race = json.loads(frames[1]), json.loads(frames[4] or b"{}")
    return [view["turn"], (view.get("clock") or {}).get("seat"), view["scene"]["question"], race.get("turn")]
