"""Analyses of finished races; push subscriptions of several browsers for one guest."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("code", sa.String(12), primary_key=True),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("progress", sa.Float, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("asked", sa.Float, nullable=False),
        sa.Column("kept_until", sa.Float, nullable=False),
        sa.Column("result", sa.Text),
    )
    op.create_index("analyses_status", "analyses", ["status", "asked"])
    op.execute("UPDATE guests SET push = '[' || push || ']' WHERE push <> ''")


def downgrade() -> None:
    op.execute("UPDATE guests SET push = ''")
    op.drop_table("analyses")
