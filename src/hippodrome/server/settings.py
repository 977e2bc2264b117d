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
    processes: int = 1
    """Processes that serve together on this machine, of which this is one."""
    place: str = ""
    """What stays the same when this process is restarted, and nobody else is; empty: nothing."""
    inside: str = ""
    """Where this process listens to others of the same database, `host:port`; empty: where they would find it."""
    origins: tuple[str, ...] = ()
    """Further origins whose pages may open sockets."""
    proxies: str = "127.0.0.1"
    """Addresses of proxies whose `X-Forwarded-For` is believed; `*` for all."""
    workers: int = field(default_factory=lambda: max(1, (os.cpu_count() or 2) - 1))
    """Processes in which bots think."""
    analysis: bool = True
    """Look back on finished races in the background."""
    puzzles: str = ""
    """A folder of puzzles of the host's own, offered beside those of the games; empty: none."""
    day_bot: str = "planner"
    """The bot against which the race of the day is raced; it must not think by the clock."""
    par: str = "search"
    """The bot that races every race of a set for comparison."""
    playouts: int = 200
    """Ways the race may have gone on that each choice of a finished race is weighed in."""
    trials: int = 400
    """Races in which a board of the workshop is tried, in the background; 0: none."""
    page: Path = field(default_factory=lambda: Path(__file__).parent / "page")
    """The built page, if it was built."""
    public_url: str = ""
    """The address players use, for links in notices; empty: none are sent but relative ones."""

    open_tables: int = 2000
    """Tables that are not over, in all."""
    tables_each: int = 30
    """Tables that are not over, by one guest."""
    connections: int = 0
    """Connections in all; 0: as many as the system has descriptors for, less some."""
    connections_each: int = 150
    """Connections from one address that is no proxy of ours, sockets not counted."""
    header_seconds: float = 10.0
    """Seconds in which the head of a request must have come."""
    body_seconds: float = 30.0
    """Seconds in which its body must have come."""
    tables_from: int = 200
    """Tables that are not over, from one address."""
    uploads_from: int = 100
    """Uploaded records that are kept, from one address."""
    boards_each: int = 50
    """Boards of the workshop that are kept of one guest."""
    boards_from: int = 200
    """The same from one address."""
    boards_kept: int = 20_000
    """The same in all."""
    lobby_days: float = 2.0
    """Days after which a live table that was not started is forgotten."""
    turns_lobby_days: float = 14.0
    """The same at a turn-by-turn table."""
    idle_days: float = 14.0
    """Days after which a live race in which nobody has moved is forgotten."""
    turns_idle_days: float = 90.0
    """The same at a turn-by-turn table."""
    upload_days: float = 30.0
    """Days for which an uploaded record is kept."""
    guest_days: float = 180.0
    """Days after which a guest who sits nowhere is forgotten."""
    expiry_seconds: float = 3600.0
    """Seconds between two rounds that look for such."""
    sockets_each: int = 60
    """Sockets from one address."""
    connects: tuple[float, float] = (2.0, 90.0)
    """Sockets opened a second from one address, and how many at once."""
    effort: tuple[float, float] = (0.15, 4.0)
    """Seconds of the processor that drawing for one address may take in each second, and at once."""
    guesses: tuple[float, float] = (0.05, 30.0)
    """Codes of tables that do not exist, a second from one address, and how many at once."""
    requests: tuple[float, float] = (20.0, 120.0)
    """HTTP requests a second from one address, and how many at once."""
    creations: tuple[float, float] = (0.1, 60.0)
    """Guests, tables and uploads a second from one address, and how many at once."""
    messages: tuple[float, float] = (20.0, 60.0)
    """Messages a second on one socket, and how many at once."""
    chatter: tuple[float, float] = (0.5, 8.0)
    """Lines of chat and new names a second from one person, and how many at once."""
    hints: tuple[float, float] = (0.2, 6.0)
    """Hints a second for one person, and how many at once."""
    message_bytes: int = 16_384
    body_bytes: int = 2_000_000
    silence: float = 45.0
    """Seconds after which a silent socket is closed."""
    notices: bool = False
    """Call webhooks, and push services other than those of the browsers."""
    contact: str = ""
    """Where push services reach the operator (`mailto:…` or `https://…`); empty: the public address."""
    notice_hosts: tuple[str, ...] = ()
    """Private hosts that may be called nevertheless."""
    mail: str = ""
    """The server that mail is handed to: `smtp://[user@]host[:port]`, `smtps://…`; empty: no mail is sent."""
    mail_from: str = ""
    """The sender of mail."""
    mail_password: str = field(default="", repr=False)
    mail_pause: float = 3600.0
    """Seconds between two mails to one person: what happens meanwhile is told in one."""
    mail_settle: float = 120.0
    """Seconds that news wait for more of the kind before they are mailed."""
    mail_codes: tuple[float, float] = (0.0005, 3.0)
    """Codes mailed a second for one person, to one address, and for one place they are asked from; and at once."""
    mails: tuple[float, float] = (0.2, 200.0)
    """Mails a second in all, and how many at once."""
    remind_after: float = 6 * 3600.0
    """Seconds after which whoever is asked at a turn-by-turn table may be reminded by the others."""
    tidings_seconds: float = 15.0
    """Seconds between two rounds that look for what waits to be told."""
