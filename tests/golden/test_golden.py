"""Golden games replay from setup, seed and answers to the same events, winners and scores, and fixed positions keep
their counts. `make golden` writes both anew (CONTRIBUTING.md, "Golden games")."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tests.golden import record as recorder
from tests.golden import transcript
from tests.golden.games import BOSS_MONSTER, GAMES, SAVED, SUPER_BOSS_MONSTER
from tests.golden.record import count_perft, half_played, read_perfts, read_records, save_file, summary_line
from tests.golden.throws import read_throws
from tests.golden.transcript import Mismatch, Record, read_answers, read_deals, replay, replay_steps, write_answers
from underkeep import ReplayMismatch, Resign, Table
from underkeep.core.events import Event
from underkeep.core.table import FINGERPRINT_INTERVAL
from underkeep.games.boss_monster.cards.card_types import ROOM
from underkeep.games.boss_monster.cards.catalogue import CARDS

RECORDS = {record.id: record for game in GAMES for record in read_records(game)}
OUTCOMES = read_throws()
SAVES = [f"{game}/{name}" for game, names in SAVED.items() for name in names]


@pytest.mark.parametrize("id", RECORDS)
def test_a_golden_game_replays(id: str) -> None:
    if difference := difference_of(RECORDS[id]):
        # Without a traceback, the description of the difference is easy to find.
        pytest.fail(difference, pytrace=False)


def difference_of(record: Record) -> str:
    """Return the description of the first difference of a golden game, or an empty text if there is none."""
    try:
        replay(record, OUTCOMES)
    except Mismatch as mismatch:
        return str(mismatch)
    return ""


@pytest.mark.slow
@pytest.mark.parametrize("entry", read_perfts(), ids=lambda entry: entry["name"])
def test_a_fixed_position_keeps_its_perft_counts(entry: dict[str, Any]) -> None:
    assert count_perft(entry) == entry


# --- the recorded games -----------------------------------------------------------------------------------------


def test_every_listed_game_is_recorded() -> None:
    games_by_id = {f"{game}/{golden.name}": golden for game, games in GAMES.items() for golden in games}
    assert list(RECORDS) == list(games_by_id), "run `make golden` after changing tests/golden/games.py"
    for id, golden in games_by_id.items():
        record = RECORDS[id]
        assert (record.setup, record.seed, record.bots) == (golden.setup, golden.seed, golden.bots)


def test_every_number_of_players_is_recorded() -> None:
    sizes = {game: {record.setup["players"] for record in RECORDS.values() if record.game == game} for game in GAMES}
    assert sizes.pop(BOSS_MONSTER) == {2, 3, 4, 5, 6}
    assert all(found == {1, 2, 3, 4, 5, 6} for found in sizes.values())


@pytest.mark.parametrize("game", [BOSS_MONSTER, SUPER_BOSS_MONSTER])
def test_a_player_resigns_in_a_game_of_every_size(game: str) -> None:
    resigned = {
        record.setup["players"]
        for record in RECORDS.values()
        if record.game == game and any(isinstance(answer, Resign) for answer in answers_of(record))
    }
    assert resigned >= {3, 4, 5, 6}


def answers_of(record: Record) -> list[transcript.Answer]:
    return read_answers(record.answers, record.numbers)[0]


def test_throws_of_the_physics_engine_have_recorded_outcomes() -> None:
    simulated = [record for record in RECORDS.values() if record.setup.get("throws") == "simulated"]
    keys = [answer[1] for record in simulated for answer in record.numbers]
    assert keys
    recorded = [key for key in keys if isinstance(key, str)]
    assert set(recorded) <= OUTCOMES.keys()
    # Throws have made-up outcomes until the dice are thrown anew; most outcomes should be real ones.
    assert len(recorded) > len(keys) / 2, "most throws have a made-up outcome: run `make golden THROWS=1`"


def test_the_summary_has_a_line_for_every_game() -> None:
    lines = recorder.SUMMARY.read_text(encoding="utf-8").splitlines()
    for record in RECORDS.values():
        line = summary_line(record)
        assert any(found.startswith(line) for found in lines), f"run `make golden`: the summary lacks {line}"


def test_twenty_positions_over_all_games_are_counted() -> None:
    entries = read_perfts()
    assert len(entries) >= 20
    assert {entry["name"] for entry in entries} == {path.stem for path in recorder.POSITIONS.glob("*.yaml")}
    assert all(any(entry["name"].startswith(f"{game}-") for entry in entries) for game in GAMES)
    assert any(entry["ended"] for entry in entries)


# --- saved games ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", SAVES)
def test_a_saved_game_loads_replays_and_goes_on_to_the_recorded_end(id: str) -> None:
    record = RECORDS[id]
    saved = Table.load(save_file(record).read_bytes())
    played = half_played(record, OUTCOMES).table
    assert len(saved.history) == record.answer_count // 2
    assert len(saved.fingerprints) == len(saved.history) // FINGERPRINT_INTERVAL
    assert saved.state == played.state == saved.replay().state
    finished = list(replay_steps(record, OUTCOMES, checkpoints=True))[-1].table
    for option in finished.history[len(saved.history) :]:
        saved.answer(option)
    assert saved.over
    assert saved.winners == record.winners
    assert saved.game.scores(saved.state) == record.scores


def test_a_saved_game_with_another_fingerprint_is_noticed() -> None:
    saved = [Table.load(save_file(RECORDS[id]).read_bytes()) for id in SAVES]
    table = max(saved, key=lambda table: len(table.fingerprints))
    table.fingerprints[1] ^= 1
    with pytest.raises(
        ReplayMismatch, match=f"between answers {FINGERPRINT_INTERVAL + 1} and {2 * FINGERPRINT_INTERVAL}"
    ):
        table.replay()


# --- differences are noticed -----------------------------------------------------------------------------------------

GUARDED = "boss-monster/2p-bmr-greedy"


def test_recording_a_game_again_gives_the_same_record() -> None:
    for game, name in ((BOSS_MONSTER, "3p-bmr-mixed-resigns"), ("dungeon-fighter", "1p-simulated-hard-legend")):
        golden = next(golden for golden in GAMES[game] if golden.name == name)
        deal = read_deals()[RECORDS[golden.id].deal]
        recorded = recorder.record_game(golden, OUTCOMES, simulate=False, deal=deal).record
        # Written out, because a record that was read has lists where a new one has tuples.
        assert msgspec.json.encode(recorded) == msgspec.json.encode(RECORDS[golden.id])


def test_throws_without_a_recorded_outcome_get_a_made_up_one_and_the_game_goes_on() -> None:
    golden = next(golden for golden in GAMES["dungeon-fighter"] if golden.name == "4p-simulated-hard-skilled")
    deal = read_deals()[RECORDS[golden.id].deal]
    played = recorder.record_game(golden, {}, simulate=False, deal=deal)
    assert played.made_up == len(played.record.numbers) > 0
    assert not played.throws
    assert f"{played.made_up} throws without a recorded outcome" in summary_line(played.record, played.made_up)
    replay(played.record, {})


def test_answers_are_read_as_they_are_written() -> None:
    answers: list[transcript.Answer] = [0, 62, 63, 4095, Resign(5), [[1, 2], None], 1]
    checks = ["00", "a_", "--", "ZZ", "q1", "q2", "q3", "q4"]
    assert read_answers(write_answers(answers, checks), [[[1, 2], None]]) == (answers, checks)


def test_a_broken_rule_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    for card in CARDS:
        if card.kind == ROOM:
            monkeypatch.setattr(card, "damage", card.damage + 1)
    with pytest.raises(Mismatch, match=r"after answer \d+ of \d+ .*\n(.*\n)*    HeroHurt\(.* damage"):
        replay(RECORDS[GUARDED], OUTCOMES)


def test_another_event_is_noticed_at_its_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    lines_by_step = [step.lines for step in replay_steps(RECORDS[GUARDED], OUTCOMES)]
    first = next(
        number for number, lines in enumerate(lines_by_step) if any(line.startswith("HeroDied(") for line in lines)
    )
    monkeypatch.setattr(transcript, "name_in_code", renamed)
    with pytest.raises(Mismatch) as mismatch:
        replay(RECORDS[GUARDED], OUTCOMES)
    text = str(mismatch.value)
    assert text.startswith(f"{GUARDED}, after answer {first} of {RECORDS[GUARDED].answer_count} (round ")
    assert "    HeroSlain(" in text
    assert "open decision: seat " in text
    assert f"--show {GUARDED}" in text


def test_a_renamed_event_needs_one_line_and_no_new_recording(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(transcript, "name_in_code", renamed)
    monkeypatch.setitem(transcript.RECORDED_NAMES, "HeroSlain", "HeroDied")
    assert replay(RECORDS[GUARDED], OUTCOMES).names["HeroDied"] > 0


def renamed(event: Event) -> str:
    name = str(type(event).__struct_config__.tag)
    return "HeroSlain" if name == "HeroDied" else name


def test_another_result_is_noticed() -> None:
    record = read_records(BOSS_MONSTER)[0]
    record.scores[0] += 1
    with pytest.raises(Mismatch, match=r"scores: \[.*\] when recorded, \[.*\] now"):
        replay(record, OUTCOMES)
