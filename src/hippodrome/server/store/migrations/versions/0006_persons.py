"""Persons: what a guest says of themselves, mail addresses, and what waits to be told."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "profiles",
        sa.Column("guest", sa.String(40), primary_key=True),
        sa.Column("face", sa.String(80), nullable=False),
        sa.Column("slot", sa.String(20), nullable=False),
        sa.Column("languages", sa.String(40), nullable=False),
        sa.Column("shows", sa.Text, nullable=False),
        sa.Column("learnt", sa.Text, nullable=False),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("quiet_from", sa.Integer),
        sa.Column("quiet_to", sa.Integer),
    )
    op.create_table(
        "mails",
        sa.Column("guest", sa.String(40), primary_key=True),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("confirmed", sa.Float),
        sa.Column("code", sa.String(64)),
        sa.Column("asked", sa.Float, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("told", sa.Float, nullable=False),
        sa.Column("failed", sa.Integer, nullable=False),
    )
    op.create_table(
        "tidings",
        sa.Column("guest", sa.String(40), primary_key=True),
        sa.Column("code", sa.String(12), primary_key=True),
        sa.Column("kind", sa.String(12), primary_key=True),
        sa.Column("how", sa.String(8), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    for name in ("tidings", "mails", "profiles"):
        op.drop_table(name)
