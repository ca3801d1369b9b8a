"""What Prometheus reads."""

from prometheus_client.parser import text_string_to_metric_families

from hivernage.server.ops.metrics import Metrics


def samples(metrics: Metrics) -> dict[str, float]:
    page, _ = metrics.render()
    return {
        " ".join([sample.name, *sample.labels.values()]): sample.value
        for family in text_string_to_metric_families(page.decode())
        for sample in family.samples
    }


def test_what_happens_at_the_tables_is_counted():
    metrics = Metrics()
    metrics.tables_loaded.set(3)
    metrics.sockets_open.labels("seat").inc()
    metrics.sockets_open.labels("spectator").inc(2)
    metrics.decisions.inc()
    metrics.bot_decisions.inc()
    metrics.chat_messages.inc()
    metrics.refused.labels("stale").inc()
    metrics.webhooks.labels("sent").inc()
    metrics.decision_seconds.observe(0.004)
    metrics.commit_size.observe(5)
    metrics.commit_seconds.observe(0.002)
    metrics.http_requests.labels("GET", "/api/tables/{id}", "200").inc()
    seen = samples(metrics)
    assert seen["hivernage_tables_loaded"] == 3
    assert seen["hivernage_sockets_open seat"] == 1
    assert seen["hivernage_sockets_open spectator"] == 2
    assert seen["hivernage_decisions_total"] == seen["hivernage_bot_decisions_total"] == 1
    assert seen["hivernage_chat_messages_total"] == seen["hivernage_refused_total stale"] == 1
    assert seen["hivernage_webhooks_total sent"] == 1
    assert seen["hivernage_decision_seconds_bucket 0.0025"] == 0
    assert seen["hivernage_decision_seconds_bucket 0.005"] == 1
    assert seen["hivernage_commit_entries_sum"] == 5
    assert seen["hivernage_commit_seconds_count"] == 1
    assert seen["hivernage_http_requests_total GET /api/tables/{id} 200"] == 1


def test_the_page_has_the_type_prometheus_asks_for():
    assert Metrics().render()[1].startswith("text/plain; version=")


def test_two_servers_in_one_process_count_apart():
    one, other = Metrics(), Metrics()
    one.decisions.inc()
    assert samples(other)["hivernage_decisions_total"] == 0
