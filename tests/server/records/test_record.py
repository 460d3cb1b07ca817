"""The record of a table: which answers can be undone without the consent of other players."""

from __future__ import annotations

from random import Random

import pytest

from underkeep.core import registry
from underkeep.core.options.option import PASS
from underkeep.core.records.record import BOT, PERSON, Record, make_setup
from underkeep.games.boss_monster.options import Place


def new_record(seed: int) -> Record:
    game = registry.get("boss-monster")
    return Record(game, make_setup(game, {"sets": ["BMR", "TNL"]}, ["Anna", "Ben"]), seed)


@pytest.mark.parametrize("seed", [0, 1, 2, 3, 5])
def test_a_room_that_was_just_placed_can_be_taken_back(seed: int) -> None:
    record = new_record(seed)
    random, placed = Random(seed), 0
    while placed < 3 and record.table.decision is not None:
        seat, options = record.table.decision.seat, list(record.table.options)
        option = next((option for option in options if isinstance(option, Place)), random.choice(options))
        kind, round_now = record.table.decision.kind, record.table.state.round
        record.answer(option, seat, PERSON)
        asked = record.table.decision
        if isinstance(option, Place) and kind == "build-turn" and asked is not None and asked.seat == seat:
            assert record.is_undo_harmless(len(record.answers) - 1), "shuffles do not prevent the undo of a hidden room"
            before = len(record.answers) - 1
            record.undo(before)
            assert record.table.decision is not None
            assert record.table.decision.seat == seat
            record.answer(option, seat, PERSON)
            placed += 1
        assert record.table.state.round >= round_now
    assert placed == 3


def test_an_answer_that_concerns_other_players_cannot_be_undone_without_consent() -> None:
    record = new_record(3)
    random = Random(3)
    while record.table.decision is not None and len(record.answers) < 60:
        seat, options = record.table.decision.seat, list(record.table.options)
        record.answer(random.choice(options), seat, PERSON if seat == 0 else BOT)
    mine = [number for number, mark in enumerate(record.answers) if mark.seat == 0]
    revealed = [number for number in mine if any(now & ~then for then, now in _knowledge(record, number))]
    assert revealed, "sixty answers reveal some cards"
    assert not any(record.is_undo_harmless(number) for number in revealed)
    record = new_record(3)
    first = record.table.decision
    assert first is not None
    record.answer(first.options[0], first.seat, PERSON)
    second = record.table.decision
    assert second is not None
    record.answer(PASS if PASS in second.options else second.options[0], second.seat, PERSON)
    assert second.seat == first.seat or not record.is_undo_harmless(0), "another person has answered"


def _knowledge(record: Record, number: int) -> list[tuple[int, int]]:
    return list(zip(record.answers[number].knows, record.table.state.knows, strict=True))
