"""What an operator can watch, in Prometheus' form at `/metrics`. Nothing here names a player or a table, or counts
bytes: the size of a frame could tell of a hand.
"""

from __future__ import annotations

from prometheus_client import REGISTRY, Counter, Gauge, Histogram, generate_latest

ROOMS = Gauge("hippodrome_tables_loaded", "Tables this process holds in memory")
SOCKETS = Gauge("hippodrome_sockets", "Open sockets")
APPENDED = Counter("hippodrome_entries_total", "Entries committed to logs", ["kind"])
REFUSED = Counter("hippodrome_refused_total", "Requests refused", ["reason"])
CONFLICTS = Counter("hippodrome_conflicts_total", "Entries another process wrote first")
COMMIT_SECONDS = Histogram(
    "hippodrome_commit_seconds",
    "From deciding an entry to its commit",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5),
)
SENT = Counter("hippodrome_frames_total", "Frames sent to clients")
WORKERS_LOST = Counter("hippodrome_workers_lost_total", "Bot processes that died or hung")
LIMITED = Counter("hippodrome_limited_total", "Messages and requests over a limit", ["what"])
NOTICES = Counter("hippodrome_notices_total", "Notices sent", ["how", "outcome"])

ANALYSES = Counter("hippodrome_analyses_total", "Finished races looked back on", ["outcome"])


def page() -> bytes:
    """The metrics as text."""
    return generate_latest(REGISTRY)
