"""The page `/metrics`: on a port of its own, in the form of Prometheus, with the numbers of a running server."""

from __future__ import annotations

import asyncio
import socket
import sys
import time
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest

from tests.patience import PATIENCE_SECONDS
from tests.server.operation.test_run import serving
from tests.server.process_helpers import free_port, new_table, store_tables_in
from underkeep.cli import main
from underkeep.core.errors import UserError
from underkeep.server.metrics import BUCKETS, Histogram
from underkeep.server.metrics_export import parse_address
from underkeep.server.storage.database import StorageUnavailable
from underkeep.server.storage.store import Store

prometheus = pytest.importorskip("prometheus_client.parser")


def page(url: str) -> bytes:
    """Return a page, also if its status is an error."""
    try:
        with urlopen(url, timeout=PATIENCE_SECONDS) as answer:
            found: bytes = answer.read()
    except HTTPError as error:
        found = error.read()
    return found


def samples(port: int) -> dict[str, float]:
    """Return the samples of a page by name and labels."""
    text = page(f"http://127.0.0.1:{port}/metrics").decode()
    return {
        sample.name + "".join(f" {value}" for _, value in sorted(sample.labels.items())): sample.value
        for family in prometheus.text_string_to_metric_families(text)
        for sample in family.samples
    }


@pytest.mark.slow
def test_the_numbers_of_a_running_server(tmp_path: Path) -> None:
    port, metrics_port = free_port(), free_port()
    file = str(tmp_path / "t.sqlite")
    store_tables_in(file, [new_table("t", ["bot:random", "bot:random"])])
    options = ("--port", str(port), "--metrics", str(metrics_port), "--database", file)
    with serving(tmp_path, *options) as (_, line):
        assert "ready" in line
        with urlopen(f"http://127.0.0.1:{port}/api/tables", timeout=PATIENCE_SECONDS) as answer:
            assert answer.status == 200
        with pytest.raises(HTTPError, match="404"):
            urlopen(f"http://127.0.0.1:{port}/api/nothing", timeout=PATIENCE_SECONDS)
        assert b"underkeep_" not in page(f"http://127.0.0.1:{port}/metrics"), "people see nothing of it"
        with socket.create_connection(("127.0.0.1", port)):
            found, end = samples(metrics_port), time.monotonic() + PATIENCE_SECONDS
            while not found.get("underkeep_entries_total") or not found.get("underkeep_connections"):
                assert time.monotonic() < end, "nothing is counted"
                time.sleep(0.05)
                found = samples(metrics_port)
    assert found["underkeep_requests_total GET 200"] >= 1
    assert found["underkeep_requests_total GET 404"] >= 1
    assert found["underkeep_request_seconds_count"] >= 2
    assert found["underkeep_write_seconds_count"] >= 1
    assert found["underkeep_live_tables"] == 1
    assert found["underkeep_stalled_tables"] == found["underkeep_store_failures_total"] == 0
    assert {"underkeep_worker_queue bots", "underkeep_worker_queue practice", "underkeep_writer_queue"} <= set(found)
    assert found["process_resident_memory_bytes"] > 1_000_000
    assert any(name.startswith("underkeep_build_info") for name in found)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_wrong_or_taken_address_gets_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    with socket.socket() as busy:
        busy.bind(("127.0.0.1", 0))
        busy.listen()
        for text in ("", "many", "0", "1.2.3.4:99999", str(busy.getsockname()[1])):
            options = ["serve", "--database", str(tmp_path / "t.sqlite"), "--port", str(free_port())]
            if text:
                assert main([*options, "--metrics", text, "--lang", language]) == 2
                (sentence,) = capsys.readouterr().err.strip().splitlines()
                assert sentence.endswith(".")


def test_without_the_library_a_sentence_says_how_to_get_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "prometheus_client", None)
    options = ["--database", str(tmp_path / "t.sqlite"), "--port", str(free_port()), "--metrics", str(free_port())]
    assert main(["serve", *options, "--lang", "en"]) == 2
    assert "pip install 'underkeep[metrics]'" in capsys.readouterr().err


def test_addresses_of_metrics() -> None:
    assert parse_address("9187") == ("127.0.0.1", 9187)
    assert parse_address("[::1]:9187") == ("::1", 9187)
    with pytest.raises(UserError):
        parse_address("localhost")


def test_a_histogram_counts_each_duration_once() -> None:
    histogram = Histogram()
    for seconds in (0.0, 0.001, 0.002, 7.0):
        histogram.observe(seconds)
    cumulative = histogram.cumulative()
    assert cumulative[0] == (str(BUCKETS[0]), 2)
    assert cumulative[1][1] == 3
    assert cumulative[-1] == ("+Inf", 4)
    assert histogram.sum == pytest.approx(7.003)


def test_failures_of_the_store_are_counted(tmp_path: Path) -> None:
    async def test() -> int:
        store = await Store(f"sqlite:///{tmp_path / 't.sqlite'}").open()
        with pytest.raises(StorageUnavailable):
            await store._writer.write(lambda connection: connection.exec_driver_sql("no statement"), PATIENCE_SECONDS)
        await store.close()
        return store.metrics.store_failures

    assert asyncio.run(test()) == 1
