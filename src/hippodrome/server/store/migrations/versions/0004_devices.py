"""Guests on several devices: recovery codes, further keys, guests merged into others; races dismissed from a list."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    with op.batch_alter_table("guests") as guests:
        guests.add_column(sa.Column("code", sa.String(64)))
        guests.add_column(sa.Column("code_made", sa.Float))
        guests.add_column(sa.Column("into", sa.String(40)))
        guests.create_unique_constraint("guests_code_key", ["code"])
    op.create_index("guests_into", "guests", ["into"])
    op.create_table(
        "guest_keys",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("guest", sa.String(40), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_index("guest_keys_guest", "guest_keys", ["guest"])
    op.create_table(
        "dismissals",
        sa.Column("code", sa.String(12), primary_key=True),
        sa.Column("guest", sa.String(40), primary_key=True),
    )
    op.create_index("dismissals_guest", "dismissals", ["guest"])


def downgrade() -> None:
    op.drop_table("dismissals")
    op.drop_table("guest_keys")
    op.drop_index("guests_into", "guests")
    with op.batch_alter_table("guests") as guests:
        guests.drop_constraint("guests_code_key", type_="unique")
        guests.drop_column("into")
        guests.drop_column("code_made")
        guests.drop_column("code")
