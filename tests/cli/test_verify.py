"""`hivernage verify` and `hivernage unseal`: in words, as data, in both languages."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner, Result

import hivernage.record
from hivernage.cards.contents import contents_of
from hivernage.cards.text import Lang
from hivernage.cli import main
from hivernage.cli.words import MESSAGES
from hivernage.model.chance import commitment, key_from_seed
from hivernage.model.ids import SPECTATOR
from hivernage.record import RECORD, Record, record_of
from hivernage.report import report_of
from hivernage.views import view
from tests.laws.games import finish, new_table

KEY = key_from_seed(71)
PROMISE = commitment(KEY)


def run(*arguments: object) -> Result:
    return CliRunner().invoke(main, [str(argument) for argument in arguments])


@cache
def record() -> bytes:
    table = new_table(71)
    finish(table, Random(71))
    return record_of(table, contents_of("base"))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    file = tmp_path / "record.json"
    file.write_bytes(record())
    return file


@pytest.mark.parametrize(("lang", "says"), [("en", "The record holds."), ("fr", "Le compte rendu est juste.")])
def test_a_record_that_holds(file: Path, lang: str, says: str) -> None:
    result = run("verify", file, "--promise", PROMISE, "--lang", lang)
    assert result.exit_code == 0, result.output
    assert result.output.endswith(f"{says}\n")
    assert "??" not in result.output


def test_without_the_promise_the_reader_is_told_what_to_compare(file: Path) -> None:
    result = run("verify", file, "--lang", "en")
    assert result.exit_code == 0
    assert f"??  You gave no promise to compare with. The record’s is {PROMISE}" in result.output
    assert "as far as it can be proven" in result.output


def test_a_record_that_does_not_hold_says_where(file: Path) -> None:
    body = RECORD.read(record(), Record)
    del body.log[20]
    file.write_bytes(RECORD.write(body))
    result = run("verify", file, "--promise", PROMISE, "--lang", "en")
    assert result.exit_code == 1
    assert "!!  Entry 21 of the log isn’t allowed: " in result.output
    assert result.output.endswith("The record does not hold.\n")


def test_the_verdict_as_data(file: Path) -> None:
    result = run("verify", file, "--promise", "ab" * 32, "--json", "--lang", "fr")
    assert result.exit_code == 1
    verdict = json.loads(result.output)
    assert not verdict["holds"]
    (failed,) = [check for check in verdict["checks"] if check["result"] == "failed"]
    assert (failed["name"], failed["fault"]) == ("promise", "other-promise")
    assert "vous avez noté abab" in failed["text"]


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    result = run("verify", tmp_path / "none.json")
    assert result.exit_code == 2
    assert "check the path" in result.stderr


def verdicts() -> Iterator[str]:
    """The messages for all that record.py may find, as its source names them."""
    tree = ast.parse(Path(hivernage.record.__file__).read_text(encoding="utf-8"))
    for call in ast.walk(tree):
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in ("Check", "_Refuted"):
            words = [part.value for part in call.args if isinstance(part, ast.Constant)]
            yield "-".join(["verify", *(str(word) for word in words if word not in ("passed", "failed", "unproven"))])


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_verdict_has_words(lang: Lang) -> None:
    needed = set(verdicts()) - {"verify"}
    assert {"verify-end", "verify-key-other-key", "verify-file-unreadable"} <= needed
    assert [key for key in sorted(needed) if not MESSAGES.has(lang, key)] == []


# Bug reports


@pytest.fixture
def report(tmp_path: Path) -> Path:
    table = new_table(71)
    file = tmp_path / "report.json"
    file.write_bytes(report_of(table, "Something is odd.", 0, view(table, SPECTATOR)))
    return file


@pytest.mark.parametrize(("lang", "says"), [("en", "The game was written to"), ("fr", "La partie est dans")])
def test_a_report_is_unsealed_and_can_be_replayed(report: Path, lang: str, says: str) -> None:
    result = run("unseal", report, "--key", KEY.hex(), "--lang", lang)
    assert result.exit_code == 0, result.output
    assert says in result.output
    game = report.with_name("report-game.json")
    assert str(game) in result.output
    assert run("replay", game).exit_code == 0


def test_the_game_goes_where_it_is_told_and_over_no_other_file(report: Path, tmp_path: Path) -> None:
    wanted = tmp_path / "mine.json"
    assert run("unseal", report, "--key", KEY.hex(), "--save", wanted).exit_code == 0
    before = wanted.read_bytes()
    again = run("unseal", report, "--key", KEY.hex(), "--save", wanted)
    assert again.exit_code == 2
    assert "is there already; choose another file" in again.stderr
    assert wanted.read_bytes() == before


@pytest.mark.parametrize(
    ("key", "says"),
    [("zz", "not a key"), ("ab" * 32, "this isn't the key of the game"), (KEY.hex()[:-2], "isn't the key")],
)
def test_a_wrong_key_is_explained(report: Path, key: str, says: str) -> None:
    result = run("unseal", report, "--key", key)
    assert result.exit_code == 2
    assert says in result.stderr
    assert not report.with_name("report-game.json").exists()
