"""The store: the only module of a running server that queries and changes the database.

Its parts have one subject each: tables and seats (`table_store.py`), what happens at a table (`record_store.py`),
people (`people_store.py`), and the pages that they write (`page_store.py`).
"""

from __future__ import annotations

import time

from underkeep.server.config import Retention
from underkeep.server.storage.page_store import PageStore
from underkeep.server.storage.people_store import AccountExists, PeopleStore
from underkeep.server.storage.record_store import LeaseLost, RecordStore, RepeatedMessage
from underkeep.server.storage.retention import Tidier
from underkeep.server.storage.table_store import StoreConflict, TableStore

__all__ = ["AccountExists", "LeaseLost", "RepeatedMessage", "Store", "StoreConflict"]


class Store(TableStore, RecordStore, PeopleStore, PageStore):
    """Reads and writes everything that a server stores."""

    async def tidy(self, retention: Retention) -> list[str]:
        """Remove what a retention does not keep, a few rows at a time. Returns the tables that were closed."""
        tidier, closed = Tidier(retention, time.time()), list[str]()
        while found := await self.write(tidier.close_tables):
            closed += found
        for step in tidier.steps():
            while any(await self.write(step)):
                pass
        self._people.clear()
        for table in closed:
            self.table_changed(table)
        return closed
