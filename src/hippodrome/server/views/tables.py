"""A table as everybody sees it, and its log as each viewer may know it."""

from __future__ import annotations

from collections.abc import Iterable

from hippodrome.server.log.deed import Told
from hippodrome.server.log.table import Table
from hippodrome.server.wire import nouns


def public(table: Table) -> nouns.Table:
    """The table as everybody sees it."""
    return nouns.Table(
        code=table.code,
        game=table.game.name,
        rules=table.game.rules_version,
        data=table.game.data_version,
        players=table.players,
        options=table.options,
        settings=table.settings,
        phase=table.phase,
        seats=[
            nouns.Seat(
                seat=seat,
                kind=chair.kind,
                name=chair.name,
                bot=chair.player,
                number=chair.number,
                host=chair.guest is not None and chair.guest == table.host,
                ready=chair.ready,
                device=chair.device,
                handed_over=chair.why,
            )
            for seat, chair in enumerate(table.chairs)
        ],
        seal=table.seal(),
        created=table.created,
        updated=table.updated,
        rematch=table.rematch,
        before=table.before,
        continued=table.continued,
        result=table.result,
        club=table.occasion.club,
        cup=table.occasion.cup,
    )


def entries(table: Table, told: Iterable[Told], viewer: int | None) -> bytes:
    """Part of the log as a viewer may know it, as JSON. `table` is any later state of the same table."""
    return b"[" + b",".join(heard.entry.deed.encoded(heard, table, viewer) for heard in told) + b"]"
