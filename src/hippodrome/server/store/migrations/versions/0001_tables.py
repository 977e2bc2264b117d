"""Tables, their logs, who sits where, guests, and the server's keys."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("code", sa.String(12), primary_key=True),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("phase", sa.String(8), nullable=False),
        sa.Column("mode", sa.String(8), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("open", sa.Integer, nullable=False),
        sa.Column("names", sa.Text, nullable=False),
        sa.Column("host", sa.String(40)),
        sa.Column("sequence", sa.Integer, nullable=False),
        sa.Column("turn", sa.Integer),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("deadline", sa.Float),
        sa.Column("due", sa.Float),
        sa.Column("result", sa.Text),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
        sa.Column("keeper", sa.String(40)),
        sa.Column("kept_until", sa.Float, nullable=False),
    )
    op.create_index("tables_due", "tables", ["due"])
    op.create_index("tables_phase", "tables", ["phase", "updated"])
    op.create_table(
        "entries",
        sa.Column("code", sa.String(12), primary_key=True),
        sa.Column("sequence", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("client", sa.String(120)),
        sa.Column("body", sa.Text, nullable=False),
        sa.UniqueConstraint("code", "client", name="entries_client"),
    )
    op.create_table(
        "sittings",
        sa.Column("code", sa.String(12), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("guest", sa.String(40), nullable=False),
    )
    op.create_index("sittings_guest", "sittings", ["guest"])
    op.create_table(
        "guests",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("webhook", sa.Text, nullable=False),
        sa.Column("push", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_table(
        "server_keys",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )


def downgrade() -> None:
    for name in ("server_keys", "guests", "sittings", "entries", "tables"):
        op.drop_table(name)
