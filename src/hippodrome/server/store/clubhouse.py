"""The database tables of clubs: people, what is said, what was raced, ratings and cups (`docs/clubs.md`)."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, Index, Integer, String, Table, Text, false

from hippodrome.server.store.database import metadata

clubs = Table(
    "clubs",
    metadata,
    Column("code", String(12), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("about", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("settings", Text, nullable=False),
    Column("boards", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("version", Integer, nullable=False),
    Column("numbers", Integer, nullable=False),
)
"""Clubs. `version` goes up with every change, `numbers` with every person who comes."""

members = Table(
    "members",
    metadata,
    Column("club", String(12), primary_key=True),
    Column("guest", String(40), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("role", String(8), nullable=False),
    Column("joined", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Column("muted", Boolean, nullable=False, server_default=false()),
    Index("members_guest", "guest"),
    Index("members_number", "club", "number", unique=True),
)
"""Who belongs to a club; names are the guests' own and kept nowhere else. Who was removed stays, so as to stay out."""

invitations = Table(
    "invitations",
    metadata,
    Column("key", String(20), primary_key=True),
    Column("club", String(12), nullable=False),
    Column("role", String(8), nullable=False),
    Column("made", Float, nullable=False),
    Column("guest", String(40), nullable=False),
    Column("used", Integer, nullable=False),
    Index("invitations_club", "club"),
)
"""Links by which somebody comes in; to withdraw one is to delete it."""

club_lines = Table(
    "club_lines",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("club", String(12), nullable=False),
    Column("guest", String(40), nullable=False),
    Column("at", Float, nullable=False),
    Column("text", Text, nullable=False),
    Index("club_lines_club", "club", "id"),
    Index("club_lines_guest", "guest"),
)
"""The chat of a club, as far back as it is kept."""

results = Table(
    "results",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("code", String(12), nullable=False, unique=True),
    Column("club", String(12)),
    Column("cup", String(12)),
    Column("game", String(40), nullable=False),
    Column("ended", Float, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("seats", Text, nullable=False),
    Column("thrown", Float),
    Column("thrower", Integer),
    Index("results_club", "club", "number"),
    Index("results_cup", "cup"),
)
"""How races of clubs and rated ones ended, in the order in which that was noted: guests' ids, never names."""

ratings = Table(
    "ratings",
    metadata,
    Column("guest", String(40), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("races", Integer, nullable=False),
)
"""How strong everybody seems to be, in each game and ("") overall: what the results say, one after the other."""

cups = Table(
    "cups",
    metadata,
    Column("code", String(12), primary_key=True),
    Column("club", String(12), nullable=False),
    Column("name", String(40), nullable=False),
    Column("plan", Text, nullable=False),
    Column("phase", String(8), nullable=False),
    Column("round", Integer, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("created", Float, nullable=False),
    Column("opened", Float),
    Column("due", Float),
    Index("cups_club", "club", "created"),
    Index("cups_due", "phase", "due"),
)
"""Cups of clubs. `round` is the one that is raced, `due` when it has to be over."""

entrants = Table(
    "entrants",
    metadata,
    Column("cup", String(12), primary_key=True),
    Column("place", Integer, primary_key=True),
    Column("since", Integer, primary_key=True),
    Column("guest", String(40), nullable=False),
    Column("until", Integer),
    Index("entrants_guest", "guest"),
)
"""Who races in a cup: a place in the draw is somebody's from a round on, until a substitute has it."""

pairings = Table(
    "pairings",
    metadata,
    Column("cup", String(12), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seats", Text, nullable=False),
    Column("at_table", String(12)),
    Index("pairings_table", "at_table"),
)
"""The draw of a cup: who sits where at which table of a round, and the code of the table once it stands."""
