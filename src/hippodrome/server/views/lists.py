"""Tables in lists."""

from __future__ import annotations

import json
from typing import Any

from hippodrome.server.wire import resources


def called(kept: str) -> list[str | tuple[str, int]]:
    """Who sits at a table, as `Chair.called` has it, from what the database keeps."""
    return [name if isinstance(name, str) else (name[0], name[1]) for name in json.loads(kept)]


def table_line(line: Any) -> resources.TableLine:
    """A table in a list, from its line in the database."""
    return resources.TableLine(
        code=line.code,
        game=line.game,
        phase=line.phase,
        mode=line.mode,
        players=line.players,
        open=line.open,
        names=called(line.names),
        updated=line.updated,
    )
