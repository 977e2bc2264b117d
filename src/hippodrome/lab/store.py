"""A folder of results: the programme, and a Parquet file for each finished shard (extra `lab`).

    DIR/plan.json             what was asked for
    DIR/races/00000.parquet   a row for each race
    DIR/turns/00000.parquet   a row for each decision (with --turns)
    DIR/summary.json          when all is finished

Read them with `polars.scan_parquet("DIR/races/*.parquet")`, or with anything that reads Parquet.
"""

from __future__ import annotations

import json
import os
from array import array
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hippodrome.engine.errors import UnreadableFile
from hippodrome.lab.errors import NotResults, OtherProgramme, need
from hippodrome.lab.programme import Programme
from hippodrome.lab.shard import Columns, Shard
from hippodrome.version import __version__

if TYPE_CHECKING:
    import polars

FORMAT = "hippodrome-simulation/2"


class Store:
    """The results of one programme, shard by shard; a shard is there whole or not at all."""

    def __init__(self, folder: Path, programme: Programme) -> None:
        need("lab", "polars", "numpy")
        self.folder = folder
        self.programme = programme
        self._races = folder / "races"
        self._turns = folder / "turns"
        manifest = folder / "plan.json"
        if manifest.exists():
            self._check(_read(manifest))
            return
        try:
            if folder.exists() and any(folder.iterdir()):
                raise NotResults(folder=str(folder))
            self._races.mkdir(parents=True, exist_ok=True)
            if programme.turns:
                self._turns.mkdir(exist_ok=True)
        except OSError as error:
            raise UnreadableFile(path=str(folder), problem=str(error)) from error
        _write(
            manifest,
            {"format": FORMAT, "hippodrome": __version__, **programme.to_json(), "shards": len(programme.shards())},
        )

    def _check(self, there: dict[str, Any]) -> None:
        ours = {
            "format": FORMAT,
            **json.loads(json.dumps(self.programme.to_json())),
            "shards": len(self.programme.shards()),
        }
        for entry, value in ours.items():
            if there.get(entry) != value:
                shown = {"there": _short(there.get(entry)), "here": _short(value)}
                raise OtherProgramme(folder=str(self.folder), entry=entry, **shown)

    def finished(self) -> set[int]:
        """The numbers of the shards that are there."""
        return {int(file.stem) for file in self._races.glob("*.parquet")}

    def save(self, number: int, shard: Shard) -> None:
        """Keep a shard; the file of its races comes last and makes it count."""
        if shard.turns is not None:
            with _whole(self._turns / f"{number:05}.parquet") as part:
                _frame(shard.turns).write_parquet(part)
        with _whole(self._races / f"{number:05}.parquet") as part:
            _frame(shard.races).write_parquet(part)

    def load(self, number: int) -> Shard:
        """The races of a shard kept before."""
        import polars

        frame = polars.read_parquet(self._races / f"{number:05}.parquet")
        return Shard({column.name: _array(column) for column in frame.iter_columns()})

    def close(self, summary: dict[str, Any]) -> None:
        """All is finished."""
        _write(self.folder / "summary.json", summary)


def _frame(columns: Columns) -> polars.DataFrame:
    import numpy
    import polars

    compact = {"race": polars.UInt32, "decisions": polars.UInt32, "decision": polars.UInt32, "turn": polars.UInt32}
    small = {
        "seat": polars.UInt8,
        "options": polars.UInt16,
        "choice": polars.UInt16,
        "rank": polars.UInt8,
        "forfeit": polars.UInt8,
    }
    kinds = {**compact, **small, "won": polars.Float32, "value": polars.Float32, "digest": polars.UInt64}
    return polars.DataFrame(
        {
            name: polars.Series(name, numpy.frombuffer(column, dtype=column.typecode)).cast(kinds[name.split("_")[0]])
            for name, column in columns.items()
        }
    )


def _array(column: polars.Series) -> array[int] | array[float]:
    name = column.name.split("_")[0]
    code, kind = ("d", "float64") if name == "won" else ("Q", "uint64") if name == "digest" else ("q", "int64")
    found: array[int] | array[float] = array(code)
    found.frombytes(column.to_numpy().astype(kind).tobytes())
    return found


@contextmanager
def _whole(path: Path) -> Iterator[Path]:
    """A file to write instead of `path`, which takes its place once it is written to the end."""
    part = path.with_suffix(f".{os.getpid()}.part")
    try:
        yield part
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)


def _write(path: Path, data: dict[str, Any]) -> None:
    with _whole(path) as part:
        part.write_text(json.dumps(data, ensure_ascii=False, indent=2) + "\n", encoding="utf-8")


def _read(path: Path) -> dict[str, Any]:
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise UnreadableFile(path=str(path), problem=str(error)) from error
    return data if isinstance(data, dict) else {}


def _short(value: object) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 60 else text[:57] + "..."
