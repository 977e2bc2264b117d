"""C files put together into a few larger ones, so that the headers all of them share are read a few times only."""

from __future__ import annotations

from pathlib import Path


def batches(sources: list[str], count: int, folder: Path) -> list[str]:
    """So many files, of about equal size, that include the sources, neighbours together.

    A batch is as new as the newest of its parts, for those who compile only what has changed.
    """
    ordered = sorted(map(Path, sources))
    whole = sum(path.stat().st_size for path in ordered)
    parts: list[list[Path]] = [[] for _ in range(count)]
    done = 0
    for path in ordered:
        parts[min(count - 1, done * count // whole)].append(path)
        done += path.stat().st_size
    return [str(_written(folder / f"batch{number}.c", part)) for number, part in enumerate(parts) if part]


def _written(batch: Path, parts: list[Path]) -> Path:
    text = "".join(f'#include "{part.resolve().as_posix()}"\n' for part in parts)
    newest = max(part.stat().st_mtime for part in parts)
    if not batch.exists() or batch.read_text(encoding="utf-8") != text or batch.stat().st_mtime < newest:
        batch.write_text(text, encoding="utf-8")
    return batch
