"""Where tables come from, so that one address cannot fill the server; which of them only show an uploaded record."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("origin", sa.String(32)))
        tables.add_column(sa.Column("uploaded", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("tables_origin", "tables", ["origin"])


def downgrade() -> None:
    op.drop_index("tables_origin", "tables")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("uploaded")
        tables.drop_column("origin")
