"""`hivernage cards check`: what is in the packs, and what is wrong with them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from hivernage.cards.boxes import BOXES
from hivernage.cards.load import PACKS, load_pack, load_packs
from hivernage.cli import main
from hivernage.lab import mentions
from hivernage.lab.inventory import MOST_SPECIALS, problems, vocabulary
from hivernage.lab.seen import all_options
from tests.manual import SCENARIOS, write_pack


def check(*arguments: object) -> Result:
    return CliRunner().invoke(main, ["cards", "check", *(str(argument) for argument in arguments)])


def data(*arguments: object) -> Any:
    result = check(*arguments, "--json")
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    return write_pack(tmp_path / "my-winter")


# What is in them


def test_the_base_box_is_complete():
    (base,) = data("--box", "base")["packs"]
    assert base["official"]
    assert {name: deck["cards"] for name, deck in base["decks"].items()} == BOXES["base"]
    for deck in base["decks"].values():
        assert deck["printed"] == deck["cards"] == deck["documented"] + deck["original"]


def test_all_boxes_together_are_837_cards():
    """Every deck of every box has what is printed."""
    output = check().output
    assert "in all 837 cards of 837" in output
    for pack in data()["packs"]:
        assert {name: deck["cards"] for name, deck in pack["decks"].items()} == BOXES[pack["id"]]


def test_another_box_is_counted_beside_the_base_box():
    report = data("--box", "long-night")
    base, night = report["packs"]
    assert (base["id"], night["id"]) == ("base", "long-night")
    assert night["decks"]["main"]["printed"] == BOXES["long-night"]["main"]
    assert not [problem for problem in report["problems"] if problem["file"] == "pack base"]


def test_every_word_is_used_or_unused():
    report = data()
    assert report["words"]["do: gain"] > 1
    assert not set(report["words"]) & set(report["unused"])
    kinds = {word.partition(":")[0] for word in [*report["words"], *report["unused"]]}
    assert kinds == {"do", "is", "when", "mod"}


def test_cards_in_python_are_named():
    specials = data()["specials"]
    assert specials["gambling"] == ["gambling@crossroads"]
    assert len(specials) <= MOST_SPECIALS


def test_the_report_can_be_read():
    output = check().output
    for text in ("pack base, version", "documented", "words:", "in Python: ", "without a test: ", "nothing is wrong"):
        assert text in output
    assert max(map(len, output.splitlines())) <= 110


def test_an_author_reads_of_their_own_cards(pack: Path):
    output = check("--pack", pack).output
    assert "pack my-winter, version 1.0" in output
    assert "pack base" not in output
    assert "gas-station " not in output
    report = data("--pack", pack)
    assert [entry["id"] for entry in report["packs"]] == ["base", "my-winter"]
    assert report["packs"][1]["decks"]["crossroads"] == {"cards": 2, "printed": None, "documented": 0, "original": 2}


# What is wrong


def test_wrong_counts_of_an_official_pack_are_wrong(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(BOXES["base"], "crisis", 21)
    result = check()
    assert result.exit_code == 1
    assert "wrong: pack base: 20 cards in the deck 'crisis', 21 are printed" in result.output
    assert "not as printed" in result.output
    assert "pack.yaml says" in result.output
    whole = check("--json")
    assert whole.exit_code == 1
    assert len(json.loads(whole.stdout)["problems"]) == 2


def test_counts_of_a_fan_pack_are_its_own_affair(pack: Path):
    with (pack / "pack.yaml").open("a", encoding="utf-8") as sheet:
        sheet.write("printed: {crisis: 20}\n")
    result = check("--pack", pack)
    assert result.exit_code == 0
    assert "not as printed" in result.output


def test_too_many_cards_in_python_are_wrong():
    words = vocabulary(load_packs("base"))
    words.specials.update({f"special-{n}": [] for n in range(MOST_SPECIALS)})
    (problem,) = problems([load_pack(PACKS / "base")], words)
    assert "cards in Python" in problem.what


def test_a_pack_that_cannot_be_loaded_gives_its_problems_as_json(pack: Path):
    (pack / "crises.yaml").write_text("deck: crisis\ncards:\n- id: oops\n", encoding="utf-8")
    result = check("--pack", pack, "--json")
    assert result.exit_code == 2
    problem = json.loads(result.stdout)["problems"][0]
    assert (Path(problem["file"]).name, problem["line"]) == ("crises.yaml", 3)


# Cards without a test


def test_a_card_is_tested_when_a_test_names_it(tmp_path: Path, pack: Path):
    tests = tmp_path / "tests"
    (tests / "scenarios").mkdir(parents=True)
    library = load_packs("base", pack)
    before = mentions.untested(library, [tests])
    assert "light-on-the-hill" in before["crossroads"]
    (tests / "scenarios" / "light.yaml").write_text(SCENARIOS[1], encoding="utf-8")
    after = mentions.untested(library, [tests])
    assert "light-on-the-hill" not in after["crossroads"]
    assert "brian-lee" not in after["survivor"]
    assert "brian-lee" in after["crossroads"]  # the survivor was meant
    (tests / "test_brian.py").write_text('GUARDED = "brian-lee@crossroads"\n', encoding="utf-8")
    assert "brian-lee" not in mentions.untested(library, [tests])["crossroads"]


def test_a_pack_brings_its_own_tests(monkeypatch: pytest.MonkeyPatch, pack: Path):
    monkeypatch.setattr("hivernage.cli.check.tests_folder", lambda: None)
    assert "tinned-peaches" in data("--pack", pack)["untested"]["item"]
    (pack / "scenarios").mkdir()
    (pack / "scenarios" / "peaches.yaml").write_text(SCENARIOS[0], encoding="utf-8")
    assert "tinned-peaches" not in data("--pack", pack)["untested"]["item"]


def test_without_tests_it_says_that_it_did_not_look(monkeypatch: pytest.MonkeyPatch, pack: Path):
    monkeypatch.setattr("hivernage.cli.check.tests_folder", lambda: None)
    assert "not looked at" in check().output
    assert data()["untested"] is None
    assert "bookworm" in data("--pack", pack)["untested"]["secret"]


# Games


def test_games_tell_what_became_of_each_card(pack: Path):
    library = load_packs("base", pack)
    games = data("--pack", pack, "--games", 6)["games"]
    assert games["games"] == 6
    assert set(games["cards"]) == set(library.cards)
    assert sum(sum(counts.values()) for counts in games["cards"].values()) > 100
    assert all(not games["cards"][key] for key in games["never_seen"])
    options = set(all_options(library))
    assert set(games["never_taken"]) < options
    for line in options - set(games["never_taken"]):
        key, _, option = line.partition(" ")
        assert games["cards"][key][option] > 0
    assert games == data("--pack", pack, "--games", 6)["games"]


def test_games_are_told_in_words(pack: Path):
    output = check("--games", 2).output
    assert "in 2 games, seed 0" in output
    assert "options never taken: " in output
    assert "light-on-the-hill@crossroads" in check("--pack", pack, "--games", 2).output
