"""Bringing a database up to date before anything else touches it."""

from __future__ import annotations

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from hivernage.server.store.database import Database
from hivernage.server.store.errors import StoreError

# Any number will do, as long as every process takes the same one.
LOCK = 4_815_162_342


async def migrate(database: Database) -> None:
    """Run the missing migrations in one transaction, one process at a time."""
    await database.write(_upgrade)


def _upgrade(connection: Connection) -> None:
    # SQLite needs no lock of its own: the writer's transactions begin with the write lock.
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
    config = Config()
    config.set_main_option("script_location", "hivernage.server.store:migrations")
    config.attributes["connection"] = connection
    if not _is_current(connection, ScriptDirectory.from_config(config)):
        command.upgrade(config, "head")


def _is_current(connection: Connection, scripts: ScriptDirectory) -> bool:
    revision = MigrationContext.configure(connection).get_current_revision()
    known = {script.revision for script in scripts.walk_revisions()}
    if revision is not None and revision not in known:
        raise StoreError(
            f"The database is at revision {revision}, which this version of Hivernage doesn't know: a newer one "
            "has used it. Install that version again, or start with another database or an older backup."
        )
    return revision == scripts.get_current_head()
