"""Alembic runs this; the connection, with its transaction, comes from `migrate.py`."""

from alembic import context

from hivernage.server.store.tables import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
