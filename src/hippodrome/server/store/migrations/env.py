"""Alembic runs inside the connection that the server hands it."""

from alembic import context

from hippodrome.server.store.database import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
