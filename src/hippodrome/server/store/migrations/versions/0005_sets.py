"""Sets: races that many people race on the same dice."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "sets",
        sa.Column("code", sa.String(12), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("bot", sa.String(40), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("host", sa.String(40)),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("closes", sa.Float, nullable=False),
    )
    op.create_table(
        "tries",
        sa.Column("code", sa.String(12), primary_key=True),
        sa.Column("race", sa.Integer, primary_key=True),
        sa.Column("guest", sa.String(40), primary_key=True),
        sa.Column("attempt", sa.Integer, primary_key=True),
        sa.Column("at_table", sa.String(12), nullable=False),
        sa.Column("place", sa.Integer),
        sa.Column("ended", sa.Float),
        sa.Column("skill", sa.Float),
    )
    op.create_index("tries_table", "tries", ["at_table"])
    op.create_index("tries_guest", "tries", ["guest"])


def downgrade() -> None:
    op.drop_table("tries")
    op.drop_table("sets")
