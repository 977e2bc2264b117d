"""How a server process is run: addresses, limits, sizes."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """Set by `hippodrome serve`; the defaults suit one machine and a club."""

    database: str = ""
    """Empty: SQLite in the user's data folder."""
    origins: tuple[str, ...] = ()
    """Further origins whose pages may open sockets."""
    proxies: str = "127.0.0.1"
    """Addresses of proxies whose `X-Forwarded-For` is believed; `*` for all."""
    workers: int = field(default_factory=lambda: max(1, (os.cpu_count() or 2) - 1))
    """Processes in which bots think."""
    analysis: bool = True
    """Look back on finished races in the background."""
    playouts: int = 200
    """Ways the race may have gone on that each choice of a finished race is weighed in."""
    page: Path = field(default_factory=lambda: Path(__file__).parent / "page")
    """The built page, if it was built."""
    public_url: str = ""
    """The address players use, for links in notices; empty: none are sent but relative ones."""

    open_tables: int = 2000
    """Tables that are not over, in all."""
    tables_each: int = 30
    """Tables that are not over, by one guest."""
    sockets_each: int = 60
    """Sockets from one address."""
    requests: tuple[float, float] = (20.0, 120.0)
    """HTTP requests a second from one address, and how many at once."""
    creations: tuple[float, float] = (0.5, 40.0)
    """Guests, tables and uploads a second from one address, and how many at once."""
    messages: tuple[float, float] = (20.0, 60.0)
    """Messages a second on one socket, and how many at once."""
    chatter: tuple[float, float] = (0.5, 8.0)
    """Lines of chat a second from one socket, and how many at once."""
    message_bytes: int = 16_384
    body_bytes: int = 2_000_000
    silence: float = 45.0
    """Seconds after which a silent socket is closed."""
    notices: bool = False
    """Call webhooks and push services."""
    contact: str = ""
    """Where push services reach the operator (`mailto:…` or `https://…`); empty: the public address."""
    notice_hosts: tuple[str, ...] = ()
    """Private hosts that may be called nevertheless."""
