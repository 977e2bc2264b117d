"""How a log begins, and where it sends its players on: a table is created; its race is raced again elsewhere."""

from __future__ import annotations

from typing import Any

from hippodrome.engine import registry
from hippodrome.engine.errors import HippodromeError
from hippodrome.engine.game import Game
from hippodrome.engine.record import Record, read_record
from hippodrome.server.errors import Frozen, NotOver, NotSeated
from hippodrome.server.log.actors import Actor
from hippodrome.server.log.chairs import Chair
from hippodrome.server.log.deed import Deed, Entry
from hippodrome.server.log.lots import Lot
from hippodrome.server.log.occasions import NO_OCCASION, Occasion
from hippodrome.server.log.table import Table
from hippodrome.server.wire import entries, nouns


class Created(Deed):
    """A table is created: the first entry of every log."""

    form = entries.Created
    game: str
    rules: int
    data: int
    players: int
    options: dict[str, Any]
    settings: nouns.TableSettings
    name: str
    """Who created it."""
    chairs: tuple[Chair, ...]
    commitment: str = ""
    host: str | None = None
    language: nouns.Language = "en"
    before: str | None = None
    silenced: tuple[int, ...] = ()
    mutes: tuple[tuple[int, int], ...] = ()
    record: dict[str, Any] | None = None
    """The race that the table begins with: to go on from its end, or only to `watch` it."""
    watch: bool = False
    lot: Lot | None = None
    occasion: Occasion | None = None

    def change(self, table: Table, entry: Entry) -> None:
        table.game = self._known_game()
        table.created = entry.at
        table.players, table.options, table.settings = self.players, self.options, self.settings
        table.commitment, table.dice = self.commitment, table.code
        table.host, table.before, table.language = self.host, self.before, self.language
        table.silenced, table.mutes = frozenset(self.silenced), frozenset(self.mutes)
        table.chairs, table.lot, table.occasion = self.chairs, self.lot, self.occasion or NO_OCCASION
        if self.record is not None:
            self._open(table, read_record(self.record))

    def _known_game(self) -> Game:
        try:
            return registry.game(self.game).at(self.rules, self.data)
        except HippodromeError as error:
            raise Frozen(game=self.game, rules=self.rules, data=self.data) from error

    def _open(self, table: Table, record: Record) -> None:
        table.start, table.moves = record.start, list(record.moves)
        table.continued = table.told = len(record.moves)
        table.position = record.fold()
        if self.watch:
            table.phase, table.result = "over", record.result
            table.source, table.secret = record.chance, record.chance.get("secret")
            table.commitment = str(record.chance.get("commitment", table.commitment))
            table.dice = str(record.chance.get("table", table.code))
            table.continued = record.chance.get("after")


class Rematched(Deed):
    """The race goes on at another table."""

    form = entries.Rematched
    code: str

    def change(self, table: Table, entry: Entry) -> None:
        table.rematch = self.code


class Revealed(Deed):
    """The set of the race is closed, and everybody may know its dice."""

    form = entries.Revealed
    secret: str

    def change(self, table: Table, entry: Entry) -> None:
        table.secret = self.secret


def reveal(table: Table, secret: bytes) -> Revealed:
    """The secret of a race that has ended before its set."""
    if table.phase != "over" or table.secret is not None:
        raise NotOver()
    return Revealed(secret=secret.hex())


def may_rematch(table: Table, actor: Actor) -> None:
    """Players may ask for another race once this one is over."""
    if table.phase != "over":
        raise NotOver()
    if not actor.seats(table):
        raise NotSeated()


def rematch(table: Table, code: str) -> Rematched:
    """The next race's table, if there is none yet."""
    if table.phase != "over" or table.rematch is not None:
        raise NotOver()
    return Rematched(code=code)
