"""The shuffle proof of a table: a commitment to the seed before the game, and its disclosure afterwards."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Sequence

from underkeep.core.records.deck_lists import write_deck_lists
from underkeep.core.records.record import Record
from underkeep.protocol.http import Fair
from underkeep.server.storage.rows import TableRow


def shuffle_proof(row: TableRow, record: Record, names: Sequence[str]) -> Fair:
    """Return what people who may see a table can check now. The seed and the record follow when the game is over."""
    game = record.game
    made = row.options.get("made", {})
    proof = Fair(
        table=row.id,
        game=row.game,
        rules=made.get("rules", game.version),
        seal=row.seal,
        setup=row.setup,
        names=list(names),
        decks=made.get("decks") or write_deck_lists(record.decks),
        chosen_seed=row.options.get("engine_seed"),
    )
    if row.status == "over" and record.over:
        proof.over = True
        proof.seed = row.seed.hex()
        proof.record = b64encode(record.table.save()).decode()
        proof.winners = [] if record.ended else list(record.table.winners)
        proof.scores = game.scores(record.table.state)
        proof.without_result = record.ended
    return proof
