"""The page `/metrics` in the form of Prometheus, on a port of its own that only the operator can reach."""

from __future__ import annotations

import platform
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from underkeep import __version__
from underkeep.protocol.socket import PROTOCOL
from underkeep.server.live.live_tables import LiveTables
from underkeep.server.rate_limits import OpenConnections
from underkeep.server.services import Services
from underkeep.server.storage.database import StorageError

if TYPE_CHECKING:
    from prometheus_client.core import Metric

DEFAULT_ADDRESS = "127.0.0.1"


def parse_address(text: str) -> tuple[str, int]:
    """Return the address and the port of `[ADDRESS:]PORT`. Raises a UserError if it is neither.

    >>> parse_address("9187"), parse_address("10.0.0.5:9187"), parse_address("[::1]:9187")
    (('127.0.0.1', 9187), ('10.0.0.5', 9187), ('::1', 9187))
    """
    address, _, port = text.rpartition(":")
    if not port.isdecimal() or not 0 < int(port) < 65536:
        raise StorageError("serve-bad-metrics", text=text)
    return address.strip("[]") or DEFAULT_ADDRESS, int(port)


class MetricsCollector:
    """Collects the numbers of a server whenever Prometheus asks for them."""

    def __init__(self, services: Callable[[], Services | None], connections: OpenConnections) -> None:
        self._services = services
        self._connections = connections

    def collect(self) -> Iterator[Metric]:
        """Yield all metrics."""
        from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, InfoMetricFamily

        versions = {"version": __version__, "protocol": str(PROTOCOL), "python": platform.python_version()}
        yield InfoMetricFamily("underkeep_build", "Versions of the program.", versions)
        yield GaugeMetricFamily("underkeep_connections", "Open connections.", self._connections.total)
        yield CounterMetricFamily(
            "underkeep_refused_connections", "Connections beyond the limit of their address.", self._connections.refused
        )
        services = self._services()
        if services is None:
            return
        metrics = services.store.metrics
        requests = CounterMetricFamily("underkeep_requests", "Requests over HTTP.", labels=["method", "status"])
        for (method, status), count in list(metrics.requests.items()):
            requests.add_metric([method, str(status)], count)
        yield requests
        yield CounterMetricFamily("underkeep_entries", "Stored answers, passes and undos.", metrics.entries)
        yield CounterMetricFamily("underkeep_store_failures", "Failed writes and queries.", metrics.store_failures)
        yield CounterMetricFamily("underkeep_table_failures", "Tables that were read again.", metrics.table_failures)
        yield GaugeMetricFamily("underkeep_writer_queue", "Writes that wait.", services.store.writer_queue)
        yield from self._histograms(services)
        if isinstance(services.live_tables, LiveTables):
            yield from self._tables(services.live_tables)

    def _histograms(self, services: Services) -> Iterator[Metric]:
        from prometheus_client.core import HistogramMetricFamily

        metrics = services.store.metrics
        for name, text, histogram in (
            ("request", "Time until the response to a request begins.", metrics.request_seconds),
            ("answer", "Time until an answer is acknowledged or refused.", metrics.answer_seconds),
            ("write", "Time until a write is committed.", metrics.write_seconds),
        ):
            yield HistogramMetricFamily(
                f"underkeep_{name}_seconds", text, buckets=histogram.cumulative(), sum_value=histogram.sum
            )

    def _tables(self, live: LiveTables) -> Iterator[Metric]:
        from prometheus_client.core import GaugeMetricFamily

        tables = list(live.tables.values())
        yield GaugeMetricFamily("underkeep_live_tables", "Tables in memory.", len(tables))
        stalled = sum(table.is_stalled for table in tables)
        yield GaugeMetricFamily("underkeep_stalled_tables", "Tables that wait for the database.", stalled)
        yield GaugeMetricFamily("underkeep_sockets", "Open sockets of tables.", len(live.sockets))
        queue = GaugeMetricFamily("underkeep_worker_queue", "Work that waits for a worker process.", labels=["pool"])
        for name, pool in (("bots", live.bots), ("outcomes", live.outcomes), ("practice", live.practice)):
            queue.add_metric([name], pool.waiting)
        yield queue
        if live.peers is not None:
            processes, relays, sessions = live.peers.counts()
            yield GaugeMetricFamily("underkeep_processes", "Server processes that share the database.", processes)
            yield GaugeMetricFamily("underkeep_relays", "Sockets here at tables of other processes.", relays)
            yield GaugeMetricFamily("underkeep_remote_sessions", "Sockets of other processes here.", sessions)


def start_metrics_server(
    address: str, services: Callable[[], Services | None], connections: OpenConnections
) -> Callable[[], None]:
    """Serve the page `/metrics` in a thread. Returns the function that stops it; raises a UserError if it cannot
    start."""
    host, port = parse_address(address)
    try:
        from prometheus_client import CollectorRegistry, ProcessCollector, start_http_server
    except ImportError:
        raise StorageError("serve-no-metrics-library") from None
    registry = CollectorRegistry()
    ProcessCollector(registry=registry)
    collector: Any = MetricsCollector(services, connections)
    registry.register(collector)
    try:
        server, thread = start_http_server(port, host, registry)
    except OSError as error:
        raise StorageError("serve-metrics-port", address=address, reason=error.strerror or "") from None

    def stop() -> None:
        server.shutdown()
        server.server_close()
        thread.join()

    return stop
