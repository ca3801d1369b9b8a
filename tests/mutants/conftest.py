"""After the long tests: how many mutants were noticed, by chapter, and which were not."""

import pytest

from tests.mutants.random_mutants import Score, settled


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    reports = [report for kind in ("passed", "failed") for report in terminalreporter.stats.get(kind, [])]
    scores = [Score(*value) for report in reports for name, value in report.user_properties if name == "mutants"]
    if scores:
        terminalreporter.section("mutants that a test noticed")
        for score in [*scores, Score("all", sum(s.noticed for s in scores), sum(s.tried for s in scores))]:
            terminalreporter.line(str(score))
        unexplained = [name for report in reports for name in dict(report.user_properties).get("survivors", [])]
        for name in unexplained:
            terminalreporter.line(f"nobody noticed, and nobody has said why: {name}")
        open_chapters = len(scores) - sum(score.chapter in settled() for score in scores)
        terminalreporter.line(
            f"{len(unexplained)} survivors are unexplained; that fails only where a chapter stands in settled.yaml,"
            f" which {open_chapters} of {len(scores)} don't"
        )
