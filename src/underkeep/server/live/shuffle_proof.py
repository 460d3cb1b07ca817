"""What a table tells of its shuffles: the seal from the beginning, the secret and the record when the game is over."""

from __future__ import annotations

from base64 import b64encode
from typing import TYPE_CHECKING

from underkeep.protocol.http import Fair

if TYPE_CHECKING:
    from underkeep.server.live.live_table import LiveTable


def fair(table: LiveTable) -> Fair:
    """What anybody who may see the table is told now."""
    row, record = table.row, table.record
    told = Fair(
        table=row.id,
        game=row.game,
        rules=table.game.version,
        seal=row.seal,
        setup=row.setup,
        names=[seat.name for seat in table.seats],
        chosen_seed=row.options.get("engine_seed"),
    )
    if row.status == "over" and record.over:
        told.over = True
        told.seed = row.seed.hex()
        told.record = b64encode(record.table.save()).decode()
        told.winners = [] if record.ended else list(record.table.winners)
        told.scores = table.game.scores(record.table.state)
        told.without_result = record.ended
    return told
