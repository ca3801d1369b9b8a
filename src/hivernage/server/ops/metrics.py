"""What a server counts, for Prometheus."""

from __future__ import annotations

import logging

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest

log = logging.getLogger(__name__)

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)
OUTAGES = {
    "disk is full": "full",
    "No space left": "full",
    "readonly": "read-only",
    "read-only": "read-only",
    "locked": "locked",
}
"""What a database says, and what it comes to."""
SIZES = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512)


class Metrics:
    """The counters of one server, in a registry of their own: several servers may run in one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.tables_loaded = self._gauge("tables_loaded", "Tables in memory")
        self.sockets_open = self._gauge("sockets_open", "WebSockets open", "role")
        self.decisions = self._counter("decisions", "Decisions accepted")
        self.refused = self._counter("refused", "Messages refused, by error code", "error")
        self.decision_seconds = self._histogram("decision_seconds", "From receiving a decision until durable", SECONDS)
        self.loop_held = self._counter("loop_held", "How often something held all tables up for too long", "what")
        self.commit_size = self._histogram("commit_entries", "Log entries in a commit", SIZES)
        self.commit_seconds = self._histogram("commit_seconds", "Time of a commit", SECONDS)
        self.commit_failures = self._counter("commit_failures", "Transactions that the database didn't take", "why")
        self.bot_decisions = self._counter("bot_decisions", "Decisions made by bots")
        self.chat_messages = self._counter("chat_messages", "Chat messages")
        self.webhooks = self._counter("webhooks", "Turn notices, by what became of them", "result")
        self.http_requests = self._counter(
            "http_requests", "Requests by method, route and status", "method", "route", "status"
        )

    def committed(self, entries: int, seconds: float) -> None:
        """Count a transaction of the store."""
        self.commit_size.observe(entries)
        self.commit_seconds.observe(seconds)

    def failed(self, trouble: Exception) -> None:
        """Count a transaction that the database didn't take, and say so."""
        text = str(trouble)
        why = next((name for part, name in OUTAGES.items() if part in text), "other")
        self.commit_failures.labels(why).inc()
        log.error("nothing was written (%s): %s", why, text)

    def render(self) -> tuple[bytes, str]:
        """The page for Prometheus and its content type."""
        return generate_latest(self.registry), CONTENT_TYPE_LATEST

    def _gauge(self, name: str, text: str, *labels: str) -> Gauge:
        return Gauge(f"hivernage_{name}", text, labels, registry=self.registry)

    def _counter(self, name: str, text: str, *labels: str) -> Counter:
        return Counter(f"hivernage_{name}", text, labels, registry=self.registry)

    def _histogram(self, name: str, text: str, buckets: tuple[float, ...]) -> Histogram:
        return Histogram(f"hivernage_{name}", text, buckets=buckets, registry=self.registry)
