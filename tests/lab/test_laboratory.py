"""The laboratory: what becomes of cards and objectives in many games, and the report about it."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner, Result

from hivernage.cards.load import read_once
from hivernage.cli import main
from hivernage.lab.laboratory import Findings, Note, Study, Tally, study
from hivernage.lab.pool import Crew
from hivernage.lab.sitting import Played

LIBRARY = read_once("base")
TABLES = (("stockpile", False), ("kill-them", True))
NOT_MEASURED = {"seconds": 0.0, "jobs": 0}


def run(*arguments: object) -> Result:
    return CliRunner().invoke(main, ["lab", *map(str, arguments)])


def findings(games: int, crew: Crew, seed: int = 0) -> Findings:
    found = study(Study("casual", TABLES, games, seed=seed), LIBRARY, crew)
    return msgspec.structs.replace(found, **NOT_MEASURED)


def test_findings_do_not_depend_on_the_number_of_processes():
    assert findings(20, Crew(1)) == findings(20, Crew(2)) != findings(20, Crew(1), seed=1)


def test_everything_adds_up():
    found = findings(30, Crew(1))
    assert found.games == sum(found.endings.values()) == sum(found.winners.values()) == 30
    held = {goal.kind: goal.met.of for goal in found.kinds}
    assert held["main"] == 30
    assert held["secret"] + held["betrayal"] + held["exiled"] == 4 * 30
    assert [(goal.card, goal.met.of) for goal in found.goals if goal.kind == "main"] == [
        ("kill-them, hard", 15),
        ("stockpile, normal", 15),
    ]
    won = sum(goal.met.hits for goal in found.kinds if goal.kind != "main")
    assert won == sum(number * games for number, games in found.winners.items())


def test_objectives_are_counted_apart_where_the_colony_succeeded():
    """Nobody loyal wins without the main objective, but for some exiles; what asks for it is met in success alone."""
    found = study(Study("survivor", (("we-need-more-samples", False),), 16), LIBRARY, Crew(1))
    kinds = {goal.kind: goal for goal in found.kinds}
    assert kinds["main"].met_in_success.hits == kinds["main"].met_in_success.of == found.success.hits
    assert kinds["secret"].met_in_success.hits == kinds["secret"].met.hits
    assert 0 < kinds["secret"].met_in_success.of < kinds["secret"].met.of
    for goal in found.goals:
        assert goal.met_in_success.hits <= goal.met.hits
        assert goal.met_in_success.of <= goal.met.of


def test_each_card_is_counted_by_games():
    found = findings(30, Crew(1))
    cards = {card.card: card for card in found.cards}
    assert {*cards} == {key for key, card in LIBRARY.cards.items() if "objective" not in type(card).__name__.lower()}
    for card in cards.values():
        assert card.success_with.of == card.in_play
        assert card.success_with.of + card.success_without.of == 30
        assert card.success_with.hits + card.success_without.hits == found.success.hits
        assert bool(card.in_play) == bool({*card.became} - {"drawn"})
    assert any(0 < card.in_play < 30 for card in cards.values())
    assert sum(card.became.get("chosen", 0) for card in cards.values()) == 2 * 4 * 30  # each player has two survivors


def test_an_option_is_counted_where_there_was_another_one():
    found = findings(30, Crew(1))
    by_card: dict[tuple[str, str], list[int]] = {}
    for choice in found.choices:
        assert 0 <= choice.taken.hits <= choice.taken.of
        kind = choice.option.rpartition(".")[0] or choice.option.split()[0]
        by_card.setdefault((choice.card, kind), []).append(choice.taken.hits)
        if choice.option.startswith("option"):
            became = next(card.became for card in found.cards if card.card == choice.card)
            assert choice.taken.hits <= became.get(choice.option, 0)
    assert any(len(hits) > 1 and min(hits) > 0 for hits in by_card.values())
    votes = {choice.option for choice in found.choices if choice.option.startswith("vote")}
    assert votes == {"vote up", "vote down"}


def test_cards_are_compared_among_games_of_the_same_objective():
    """A card that lies about in the easy games alone has no share in their success."""
    sittings = Study("casual", TABLES, 8).sittings()
    tally = Tally()
    for number, sitting in enumerate(sittings):
        easy = sitting.objective == "stockpile"
        cards = {"fn-slp-shotgun@gas-station played": 1} if easy and number % 4 else {}
        game = Played(sitting, "objective" if easy else "morale", easy, 3, 100, (), (), (), ())
        tally.add(Note(game, (), cards))
    assert [share.share for share in tally.with_and_without("fn-slp-shotgun@gas-station")] == [1.0, 0.3333]
    shotgun = LIBRARY.cards["fn-slp-shotgun@gas-station"]
    assert tally.impact("fn-slp-shotgun@gas-station", shotgun).difference.mean == 0.0


def test_the_command_writes_a_folder(tmp_path: Path):
    folder = tmp_path / "new" / "report"
    result = run("--games", 12, "--bot", "casual", "--objective", "stockpile", "--jobs", 1, "--report", folder)
    assert result.exit_code == 0, result.output
    assert "12 games, " in result.output
    page = (folder / "report.md").read_text(encoding="utf-8")
    assert page.startswith("# 12 games of 4 casual bots\n")
    assert "`hivernage lab --games 12 --bot casual --objective stockpile`" in page
    for name in ("endings", "objectives", "cards"):
        assert f"({name}.svg)" in page
        assert (folder / f"{name}.svg").read_text(encoding="utf-8").startswith("<?xml")
    found = msgspec.json.decode((folder / "findings.json").read_bytes(), type=Findings)
    assert found.games == 12
    assert "| objective " in page
    assert "| met of these " in page


def test_without_the_extra_it_says_what_to_install_before_anything_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    result = run("--games", 10_000_000, "--report", tmp_path / "report")
    assert result.exit_code == 2
    assert result.stderr.startswith("error: a plot needs matplotlib, which isn't installed; ")
    assert "pip install 'hivernage[lab]'" in result.stderr


def test_without_ray_it_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    result = run("--games", 2, "--ray", "--report", tmp_path / "report")
    assert result.exit_code == 2
    assert "pip install 'hivernage[ray]'" in result.stderr


@pytest.mark.long
@pytest.mark.filterwarnings("ignore")  # Ray has its own
def test_ray_finds_the_same():
    pytest.importorskip("ray")
    assert findings(20, Crew(1)) == findings(20, Crew(2, ray=True))
