"""The database: its tables, engines, settings and migrations.

SQLite in a file is the default; PostgreSQL is chosen by its address (`postgresql://...`). Only the store uses the
engines of this module.
"""

from __future__ import annotations

import os
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError, OperationalError
from sqlalchemy.pool import QueuePool

from underkeep.core.errors import UserError
from underkeep.server.storage.sqlite_copy import copy_beside

BUSY_SECONDS = 3
"""The time for which SQLite waits for the lock of another connection."""
CONNECT_SECONDS = 3
STATEMENT_SECONDS = 4
LOCK_SECONDS = 3
"""The time for which PostgreSQL waits for the lock of another transaction."""
UNANSWERED_SECONDS = 4
"""The time after which a connection counts as lost if the other machine does not confirm what was sent."""
MIGRATION_LOCK = 0x0DDBA11
"""The advisory lock that lets one process at a time migrate a PostgreSQL database."""

metadata = sa.MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
    }
)

PEOPLE = sa.Table(
    "people",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("language", sa.Text, nullable=False),
    sa.Column("prefs", sa.JSON, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("seen", sa.Float, nullable=False),
)
"""All people, including guests."""

TOKENS = sa.Table(
    "tokens",
    metadata,
    sa.Column("hash", sa.Text, primary_key=True),
    sa.Column("person", sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("created", sa.Float, nullable=False),
)
"""The hashes of session tokens; a person has one token for each device."""

ACCOUNTS = sa.Table(
    "accounts",
    metadata,
    sa.Column("name_key", sa.Text, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("password_hash", sa.Text, nullable=False),
    sa.Column("person", sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False, unique=True),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("email", sa.Text, nullable=False, server_default=""),
)
"""The accounts of people, with a name and a password. `email` is empty until the person has confirmed an address."""

ACCOUNT_LINKS = sa.Table(
    "account_links",
    metadata,
    sa.Column("hash", sa.Text, primary_key=True),
    sa.Column("person", sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("purpose", sa.Text, nullable=False),
    sa.Column("email", sa.Text, nullable=False),
    sa.Column("expires", sa.Float, nullable=False),
)
"""The hashes of links that are valid once: `reset` sets a new password, `email` confirms an address."""

TABLES = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("setup", sa.JSON, nullable=False),
    sa.Column("seed", sa.LargeBinary, nullable=False),
    sa.Column("seal", sa.Text, nullable=False),
    sa.Column("status", sa.Text, nullable=False),
    sa.Column("owner", sa.ForeignKey("people.id"), nullable=False, index=True),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("watch_token_hash", sa.Text, nullable=False, unique=True),
    sa.Column("result", sa.JSON(none_as_null=True)),
    sa.Column("rematch", sa.Text, nullable=False),
    sa.Column("sequel", sa.Text, nullable=False, server_default=""),
    sa.Column("clock", sa.JSON(none_as_null=True)),
    sa.Column("holder", sa.Text, nullable=False, server_default=""),
    sa.Column("asked_seat", sa.Integer),
    sa.Column("asked_at", sa.Float),
    sa.Column("asked_after", sa.Integer),
    sa.Column("notify_at", sa.Float, index=True),
    sa.Column("notified_version", sa.Integer),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("updated", sa.Float, nullable=False),
    sa.Index("ix_tables_status_updated", "status", "updated"),
)
"""The tables. `holder` is the server process that runs a table, where several processes share the database."""

SEATS = sa.Table(
    "seats",
    metadata,
    sa.Column("table", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("who", sa.Text, nullable=False),
    sa.Column("person", sa.ForeignKey("people.id"), index=True),
    sa.Column("bot", sa.Text, nullable=False),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("generation", sa.Integer, nullable=False),
    sa.Column("token_hash", sa.Text, nullable=False, unique=True),
    sa.Column("stand_in", sa.Text, nullable=False),
    sa.Column("prefs", sa.JSON, nullable=False),
    sa.Column("ready", sa.Boolean, nullable=False, server_default=sa.false()),
)

ENTRIES = sa.Table(
    "entries",
    metadata,
    sa.Column("table", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("version", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer),
    sa.Column("message", sa.Text, nullable=False),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("data", sa.LargeBinary, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)
"""The entries of the record of each table, in order."""
sa.Index(
    "uq_entries_message",
    ENTRIES.c.table,
    ENTRIES.c.seat,
    ENTRIES.c.message,
    unique=True,
    sqlite_where=ENTRIES.c.message != "",
    postgresql_where=ENTRIES.c.message != "",
)

POSITIONS = sa.Table(
    "positions",
    metadata,
    sa.Column("table", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("program", sa.Text, nullable=False),
    sa.Column("fingerprint", sa.BigInteger, nullable=False),
    sa.Column("data", sa.LargeBinary, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)
"""The last stored position of each table, which can be shown without its rules."""

CHAT = sa.Table(
    "chat",
    metadata,
    sa.Column("table", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("person", sa.Text, nullable=False),
    sa.Column("seat", sa.Integer),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("message", sa.Text, nullable=False, server_default=""),
)
"""The chat of each table. The id that the client gave to a message identifies a repeat, also after a restart."""
sa.Index(
    "uq_chat_message",
    CHAT.c.table,
    CHAT.c.person,
    CHAT.c.message,
    unique=True,
    sqlite_where=CHAT.c.message != "",
    postgresql_where=CHAT.c.message != "",
)

WATCHERS = sa.Table(
    "watchers",
    metadata,
    sa.Column("table", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("person", sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
)
"""The people who may watch a private table, because they followed its link for spectators."""

MUTES = sa.Table(
    "mutes",
    metadata,
    sa.Column("person", sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("other", sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
    sa.Column("table", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, index=True),
)
"""The people whose lines of the chat a person does not want to read at a table."""

BLOCKS = sa.Table(
    "blocks",
    metadata,
    sa.Column("person", sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("other", sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
)
"""The people whom a person has blocked at all tables."""

FRIENDS = sa.Table(
    "friends",
    metadata,
    sa.Column("person", sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("friend", sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
)
"""The friends of each person. Of two friends each has a row."""

REPORTS = sa.Table(
    "reports",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("reporter", sa.ForeignKey("people.id", ondelete="SET NULL"), index=True),
    sa.Column("person", sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("table", sa.Text, nullable=False),
    sa.Column("line", sa.Integer),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("reason", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)
"""What people have reported to the operator: a name, or a line of the chat with its text."""

SCORES = sa.Table(
    "scores",
    metadata,
    sa.Column("table", sa.Text, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("category", sa.Text, primary_key=True, index=True),
    sa.Column("score", sa.Integer, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.ForeignKeyConstraint(["table", "seat"], ["seats.table", "seats.seat"], ondelete="CASCADE"),
)
"""The scores of each seat of a finished game (`Game.results`). They belong to the person of the seat."""

WRITTEN_PAGES = sa.Table(
    "written_pages",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("person", sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("updated", sa.Float, nullable=False),
)
"""The pages that people have written for a game. The id is the secret of the link with which a page is shared."""

SUMMARIES = sa.Table(
    "summaries",
    metadata,
    sa.Column("table", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("data", sa.JSON, nullable=False),
)
"""The summaries of finished games (`core.capabilities.summaries.GameSummary`)."""

SEAT_RESULTS = sa.Table(
    "seat_results",
    metadata,
    sa.Column("table", sa.Text, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("character", sa.Text, nullable=False),
    sa.Column("outcome", sa.Text, nullable=False),
    sa.Column("figures", sa.JSON, nullable=False),
    sa.Column("achievements", sa.JSON, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.ForeignKeyConstraint(["table", "seat"], ["seats.table", "seats.seat"], ondelete="CASCADE"),
)
"""The results of people in finished games, with the achievements that they have earned. They belong to the person of
the seat."""

PROCESSES = sa.Table(
    "processes",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("machine", sa.Text, nullable=False),
    sa.Column("pid", sa.Integer, nullable=False),
    sa.Column("expires", sa.Float, nullable=False),
)
"""The server processes that use this database, and until when each counts as alive, by the clock of the database."""

BUS_MESSAGES = sa.Table(
    "bus_messages",
    metadata,
    sa.Column("n", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True),
    sa.Column("receiver", sa.Text, nullable=False, index=True),
    sa.Column("data", sa.LargeBinary, nullable=False),
)
"""The messages that wait for a server process. They are worthless after a crash of the database."""

PUSH_SUBSCRIPTIONS = sa.Table(
    "push_subscriptions",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("token", sa.ForeignKey("tokens.hash", ondelete="CASCADE"), nullable=False, unique=True),
    sa.Column("person", sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("endpoint", sa.Text, nullable=False, unique=True),
    sa.Column("p256dh", sa.Text, nullable=False),
    sa.Column("auth", sa.Text, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
)
"""The devices that get push messages. A subscription belongs to the session token of its device, and ends with it."""

NOTIFICATION_SETTINGS = sa.Table(
    "notification_settings",
    metadata,
    sa.Column("person", sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("mail", sa.Boolean, nullable=False),
    sa.Column("digest", sa.Boolean, nullable=False),
    sa.Column("quiet_from", sa.Integer),
    sa.Column("quiet_to", sa.Integer),
    sa.Column("time_zone", sa.Text, nullable=False),
    sa.Column("digest_at", sa.Float, index=True),
)
"""How each person wants to be notified of games that wait; a person without a row has the defaults."""

NOTIFICATIONS = sa.Table(
    "notifications",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("person", sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("channel", sa.Text, nullable=False),
    sa.Column("device", sa.ForeignKey("push_subscriptions.id", ondelete="CASCADE"), index=True),
    sa.Column("table", sa.ForeignKey("tables.id", ondelete="CASCADE"), index=True),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("due", sa.Float, nullable=False, index=True),
    sa.Column("attempts", sa.Integer, nullable=False),
    sa.Column("claimed_until", sa.Float, nullable=False),
)
"""The notifications that are still to be sent. A process claims one for some seconds before it sends it."""

SETTINGS = sa.Table(
    "settings",
    metadata,
    sa.Column("name", sa.Text, primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)
"""The values of the server itself: its secrets, until when it has run, and its last outage."""


class StorageError(UserError):
    """The database or the server cannot be started, with one sentence for the user who starts it."""

    message_files = ("serve",)


class StorageUnavailable(StorageError):
    """The database cannot be reached or written to at the moment. Nothing was stored, and a repeat can succeed."""

    def __init__(self, message: str = "store-trouble", /, **values: Any) -> None:
        super().__init__(message, **values)


def default_url() -> str:
    """Return the default database of the user: `underkeep/tables.sqlite` in the data folder."""
    if sys.platform == "win32":
        home = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    else:
        home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return f"sqlite:///{home / 'underkeep' / 'tables.sqlite'}"


def checked_url(text: str) -> URL:
    """Return an address as the engine needs it. A path is a file of SQLite. Raises a UserError for a bad address."""
    if "://" not in text:
        text = f"sqlite:///{Path(text).expanduser().absolute()}"
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise StorageError("store-bad-address", address=text) from None
    if url.drivername in ("postgresql", "postgres"):
        url = url.set(drivername="postgresql+psycopg")
    if url.drivername not in ("sqlite", "sqlite+pysqlite", "postgresql+psycopg"):
        raise StorageError("store-bad-kind", kind=url.drivername)
    if url.drivername.startswith("sqlite") and url.database in (None, "", ":memory:"):
        raise StorageError("store-no-file")
    return url


def is_sqlite(url: URL) -> bool:
    """Whether the database is a file of SQLite."""
    return url.drivername.startswith("sqlite")


def shown(url: URL) -> str:
    """Return the address without its password."""
    return str(url.database) if is_sqlite(url) else url.render_as_string(hide_password=True)


def engine_for(url: URL, *, writes: bool, connections: int = 1) -> sa.Engine:
    """Return an engine for the writer or for the readers. Raises a UserError if its driver is not installed."""
    if is_sqlite(url):
        return _sqlite_engine(url, writes, connections)
    try:
        return sa.create_engine(
            url,
            pool_size=connections,
            max_overflow=0,
            pool_pre_ping=True,
            # The values of a statement may be secret; its error is logged.
            hide_parameters=True,
            connect_args={
                "connect_timeout": CONNECT_SECONDS,
                "application_name": "underkeep",
                "tcp_user_timeout": 1000 * UNANSWERED_SECONDS,
                "keepalives_idle": UNANSWERED_SECONDS,
                "keepalives_interval": 1,
                "keepalives_count": UNANSWERED_SECONDS,
                "options": f"-c statement_timeout={STATEMENT_SECONDS}s -c lock_timeout={LOCK_SECONDS}s",
            },
        )
    except (ImportError, NoSuchModuleError):
        raise StorageError("store-no-driver") from None


def _sqlite_engine(url: URL, writes: bool, connections: int) -> sa.Engine:
    engine = sa.create_engine(
        url,
        poolclass=QueuePool,
        pool_size=connections,
        max_overflow=0,
        hide_parameters=True,
        connect_args={"check_same_thread": False, "timeout": BUSY_SECONDS},
    )

    @sa.event.listens_for(engine, "connect")
    def prepare(connection: Any, _record: Any) -> None:
        # The engine begins transactions itself, because the driver would begin them late and without the lock.
        connection.isolation_level = None
        pragmas = ["foreign_keys=ON", "synchronous=FULL", f"busy_timeout={BUSY_SECONDS * 1000}"]
        pragmas.insert(0, "journal_mode=WAL") if writes else pragmas.append("query_only=ON")
        for pragma in pragmas:
            connection.execute(f"PRAGMA {pragma}")

    @sa.event.listens_for(engine, "begin")
    def begin(connection: sa.Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


def prepare(url: URL, engine: sa.Engine) -> None:
    """Migrate the database to the version of this program. Raises a UserError if that is not possible."""
    if is_sqlite(url):
        folder = Path(str(url.database)).parent
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise StorageError("store-no-folder", folder=str(folder), reason=error.strerror or "") from None
    try:
        migrate(engine)
    except OperationalError as error:
        if is_sqlite(url):
            raise StorageError("store-cannot-write", file=shown(url), reason=_reason(error)) from None
        raise StorageError("store-unreachable", address=shown(url), reason=_reason(error)) from None
    except DBAPIError as error:
        raise StorageError("store-not-ours", address=shown(url), reason=_reason(error)) from None


def migrate(engine: sa.Engine, revision: str = "head") -> None:
    """Migrate a database to a revision. A file of SQLite that contains something is copied beside itself before.
    Raises a StorageError if the database has an unknown revision, or if there is no place for the copy."""
    from alembic import command
    from alembic.config import Config
    from alembic.runtime.migration import MigrationContext
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    scripts = ScriptDirectory.from_config(config)
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(sa.text("SET LOCAL statement_timeout = 0"))
            connection.execute(sa.text("SET LOCAL lock_timeout = 0"))
            connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATION_LOCK)))
        present = MigrationContext.configure(connection).get_current_revision()
        known = {script.revision for script in scripts.walk_revisions()}
        for wanted in (present, revision):
            if wanted not in (None, "head", *known):
                raise StorageError("store-newer", version=str(wanted))
        if present != (scripts.get_current_head() if revision == "head" else revision):
            if present is not None and connection.dialect.name == "sqlite":
                _copy_before_migration(Path(str(engine.url.database)), present)
            config.attributes["connection"] = connection
            command.upgrade(config, revision)


def _copy_before_migration(file: Path, revision: str) -> None:
    try:
        copy_beside(file, f"version-{revision}")
    except (OSError, sqlite3.Error) as error:
        raise StorageError("store-no-copy", file=str(file), reason=str(error)) from None


def _reason(error: DBAPIError) -> str:
    """Return the reason that the driver gives, in one line and without a full stop."""
    lines = str(error.orig).strip().splitlines() or [type(error.orig).__name__]
    return lines[0].strip().rstrip(".")


class DatabaseInUse(StorageError):
    """Another server uses the database; `address` is the URL of that server, or empty."""

    def __init__(self, file: str, address: str) -> None:
        super().__init__("store-in-use", file=file)
        self.address = address


@contextmanager
def lock_file(url: URL, address: str = "") -> Iterator[None]:
    """Lock the file of SQLite against a second server, because each would play its tables without knowing the other.
    Raises `DatabaseInUse` if another server has the lock."""
    if not is_sqlite(url) or sys.platform == "win32":
        yield
        return
    import fcntl

    file = Path(f"{url.database}.lock")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        handle = file.open("a+", encoding="utf-8")
    except OSError as error:
        raise StorageError("store-cannot-write", file=shown(url), reason=error.strerror or "") from None
    with handle:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            handle.seek(0)
            raise DatabaseInUse(shown(url), handle.read(200).strip()) from None
        handle.truncate(0)
        handle.write(address)
        handle.flush()
        yield
