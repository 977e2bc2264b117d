"""Clubs: people who come back, their results, ratings and cups."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def _text(name: str, length: int, nullable: bool = False, primary_key: bool = False) -> sa.Column[str]:
    return sa.Column(name, sa.String(length), nullable=nullable, primary_key=primary_key)


def upgrade() -> None:
    op.add_column("tables", sa.Column("club", sa.String(12)))
    op.add_column("tables", sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("tables_club", "tables", ["club", "updated"])
    op.create_table(
        "clubs",
        _text("code", 12, primary_key=True),
        _text("name", 40),
        sa.Column("about", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("boards", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("numbers", sa.Integer, nullable=False),
    )
    op.create_table(
        "members",
        _text("club", 12, primary_key=True),
        _text("guest", 40, primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        _text("role", 8),
        sa.Column("joined", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.Column("muted", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.create_index("members_guest", "members", ["guest"])
    op.create_index("members_number", "members", ["club", "number"], unique=True)
    op.create_table(
        "invitations",
        _text("key", 20, primary_key=True),
        _text("club", 12),
        _text("role", 8),
        sa.Column("made", sa.Float, nullable=False),
        _text("guest", 40),
        sa.Column("used", sa.Integer, nullable=False),
    )
    op.create_index("invitations_club", "invitations", ["club"])
    op.create_table(
        "club_lines",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        _text("club", 12),
        _text("guest", 40),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_index("club_lines_club", "club_lines", ["club", "id"])
    op.create_index("club_lines_guest", "club_lines", ["guest"])
    op.create_table(
        "results",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("code", sa.String(12), nullable=False, unique=True),
        _text("club", 12, nullable=True),
        _text("cup", 12, nullable=True),
        _text("game", 40),
        sa.Column("ended", sa.Float, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("thrown", sa.Float),
        sa.Column("thrower", sa.Integer),
    )
    op.create_index("results_club", "results", ["club", "number"])
    op.create_index("results_cup", "results", ["cup"])
    op.create_table(
        "ratings",
        _text("guest", 40, primary_key=True),
        _text("game", 40, primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("races", sa.Integer, nullable=False),
    )
    op.create_table(
        "cups",
        _text("code", 12, primary_key=True),
        _text("club", 12),
        _text("name", 40),
        sa.Column("plan", sa.Text, nullable=False),
        _text("phase", 8),
        sa.Column("round", sa.Integer, nullable=False),
        _text("seed", 64),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("opened", sa.Float),
        sa.Column("due", sa.Float),
    )
    op.create_index("cups_club", "cups", ["club", "created"])
    op.create_index("cups_due", "cups", ["phase", "due"])
    op.create_table(
        "entrants",
        _text("cup", 12, primary_key=True),
        sa.Column("place", sa.Integer, primary_key=True),
        sa.Column("since", sa.Integer, primary_key=True),
        _text("guest", 40),
        sa.Column("until", sa.Integer),
    )
    op.create_index("entrants_guest", "entrants", ["guest"])
    op.create_table(
        "pairings",
        _text("cup", 12, primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seats", sa.Text, nullable=False),
        _text("at_table", 12, nullable=True),
    )
    op.create_index("pairings_table", "pairings", ["at_table"])


def downgrade() -> None:
    for name in ("pairings", "entrants", "cups", "ratings", "results", "club_lines", "invitations", "members", "clubs"):
        op.drop_table(name)
    op.drop_index("tables_club", "tables")
    op.drop_column("tables", "rated")
    op.drop_column("tables", "club")
