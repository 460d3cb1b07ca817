"""The shuffle proof of a table: a commitment to the seed before the game, and its disclosure afterwards."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Sequence

from underkeep.core.records.deck_lists import write_deck_lists
from underkeep.core.records.record import Record
from underkeep.protocol.http.tables import Fair
from underkeep.server.storage.rows import TableRow


def shuffle_proof(row: TableRow, record: Record, names: Sequence[str]) -> Fair:
    """Return what people who may see a table can check now. The seed and the record follow when the game is over."""
    made = row.options.get("made", {})
    decks = made.get("decks") or write_deck_lists(record.decks)
    proof = sealed_proof(row, names, made.get("rules", record.game.version), decks)
    if row.status == "over" and record.over:
        disclose(proof, row, record.table.save())
        proof.winners = [] if record.ended else list(record.table.winners)
        proof.scores = record.game.scores(record.table.state)
        proof.without_result = record.ended
    return proof


def sealed_proof(row: TableRow, names: Sequence[str], rules: int, decks: dict[str, str]) -> Fair:
    """Return what people can check before the game is over."""
    return Fair(
        table=row.id,
        game=row.game,
        rules=rules,
        seal=row.public_seal,
        setup=row.setup,
        names=list(names),
        decks=decks,
        is_chosen=row.has_chosen_seed,
        seed_bits=(row.options.get("deal") or {}).get("seed_bits", 63),
    )


def disclose(proof: Fair, row: TableRow, saved: bytes) -> None:
    """Add the seed and the saved game to a proof, because the game is over."""
    proof.over = True
    proof.chosen_seed = row.options.get("engine_seed")
    proof.seed = "" if proof.is_chosen else row.seed.hex()
    proof.record = b64encode(saved).decode()
