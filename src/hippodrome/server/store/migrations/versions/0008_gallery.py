"""The gallery: boards of one's own that others may look at and race on, and who likes them."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "gallery",
        sa.Column("code", sa.String(12), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("option", sa.String(60), nullable=False),
        sa.Column("view", sa.String(60), nullable=False),
        sa.Column("title", sa.String(40), nullable=False),
        sa.Column("board", sa.Text, nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("guest", sa.String(40), nullable=False),
        sa.Column("maker", sa.String(40), nullable=False),
        sa.Column("origin", sa.String(64), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("raced", sa.Integer, nullable=False),
        sa.Column("likes", sa.Integer, nullable=False),
    )
    op.create_index("gallery_game", "gallery", ["game", "listed"])
    op.create_index("gallery_guest", "gallery", ["guest"])
    op.create_index("gallery_digest", "gallery", ["digest"])
    op.create_table(
        "likes",
        sa.Column("code", sa.String(12), primary_key=True),
        sa.Column("guest", sa.String(40), primary_key=True),
    )
    op.create_index("likes_guest", "likes", ["guest"])


def downgrade() -> None:
    op.drop_table("likes")
    op.drop_table("gallery")
