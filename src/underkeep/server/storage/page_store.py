"""The part of the store that has the pages that people have written."""

from __future__ import annotations

import sqlalchemy as sa

from underkeep.server.storage.connection import StoreConnection
from underkeep.server.storage.database import WRITTEN_PAGES
from underkeep.server.storage.rows import WrittenPageRow
from underkeep.server.storage.statements import read_rows, values_of


class PageStore(StoreConnection):
    """Reads and writes written pages."""

    async def written_pages(self, person: str, game: str) -> list[WrittenPageRow]:
        """Return the pages that a person has written for a game, the newest first."""
        query = sa.select(WRITTEN_PAGES).where(WRITTEN_PAGES.c.person == person, WRITTEN_PAGES.c.game == game)
        query = query.order_by(WRITTEN_PAGES.c.updated.desc(), WRITTEN_PAGES.c.id)
        return await self.read(lambda connection: read_rows(connection, query, WrittenPageRow))

    async def written_page(self, id: str) -> WrittenPageRow | None:
        """Return the page of an id; None if there is none."""
        query = sa.select(WRITTEN_PAGES).where(WRITTEN_PAGES.c.id == id)
        found = await self.read(lambda connection: read_rows(connection, query, WrittenPageRow))
        return found[0] if found else None

    async def add_written_page(self, page: WrittenPageRow, max_count: int) -> bool:
        """Store a new page. Returns False, and stores nothing, if its person has this number of pages already."""
        mine = sa.select(sa.func.count()).select_from(WRITTEN_PAGES).where(WRITTEN_PAGES.c.person == page.person)

        def job(connection: sa.Connection) -> bool:
            if connection.execute(mine).scalar_one() >= max_count:
                return False
            connection.execute(sa.insert(WRITTEN_PAGES), values_of(page))
            return True

        return await self.write(job)

    async def change_written_page(self, id: str, text: str, now: float) -> None:
        """Set the text of a page."""
        change = sa.update(WRITTEN_PAGES).where(WRITTEN_PAGES.c.id == id).values(text=text, updated=now)
        await self._execute(change)

    async def delete_written_page(self, id: str) -> None:
        """Delete a page."""
        delete = sa.delete(WRITTEN_PAGES).where(WRITTEN_PAGES.c.id == id)
        await self._execute(delete)

    async def _execute(self, statement: sa.Update | sa.Delete) -> None:
        """Run a statement in a transaction of its own."""

        def job(connection: sa.Connection) -> None:
            connection.execute(statement)

        await self.write(job)
