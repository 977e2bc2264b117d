"""The processes that share a database; a table's keeper is one of them for as long as it says that it lives."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "processes",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("place", sa.String(120), nullable=False),
        sa.Column("address", sa.String(120), nullable=False),
        sa.Column("started", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("kept_until")


def downgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("kept_until", sa.Float, nullable=False, server_default="0"))
    op.drop_table("processes")
