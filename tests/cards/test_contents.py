"""The cards of a game travel with it: stored and sent packs are the packs they were."""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable
from pathlib import Path

import pytest

from hivernage.cards import contents as module
from hivernage.cards.contents import PackContents, contents_of, digest, from_bytes, load_contents, to_bytes
from hivernage.cards.load import PackError, load_packs

SHEET = 'id: my-winter\nname: {en: My winter, fr: Mon hiver}\nversion: "1"\n'
DECK = """deck: item
cards:
- id: sledge
  name: {en: Sledge, fr: Luge}
  symbol: tool
  kind: use
  copies: {school: 2}
"""


@pytest.fixture
def fan_pack(tmp_path: Path) -> Path:
    return write(tmp_path / "folder", {"pack.yaml": SHEET, "items.yaml": DECK})


def write(folder: Path, texts: dict[str, str]) -> Path:
    folder.mkdir()
    for name, text in texts.items():
        (folder / name).write_text(text, encoding="utf-8")
    return folder


def fan_contents(**changed: str) -> PackContents:
    return {"my-winter": {"pack.yaml": SHEET, "items.yaml": DECK, **changed}}


def refusal(load: Callable[[], object]) -> str:
    with pytest.raises(PackError) as caught:
        load()
    return str(caught.value)


def test_the_base_box_is_the_same_from_its_contents() -> None:
    library, again = load_packs("base"), load_contents(from_bytes(to_bytes(contents_of("base"))))
    assert again.digest() == library.digest()
    assert again.packs == library.packs
    assert list(again.cards) == list(library.cards)
    assert again.decks == library.decks


def test_packs_keep_their_order_and_their_files(fan_pack: Path) -> None:
    contents = contents_of("base", fan_pack)
    assert list(contents) == ["base", "my-winter"]
    assert contents["my-winter"] == {"pack.yaml": SHEET, "items.yaml": DECK}
    assert load_contents(contents).packs == ("base", "my-winter")
    assert load_contents(contents).digest() == load_packs("base", fan_pack).digest()


def test_contents_are_much_smaller_than_the_files() -> None:
    contents = contents_of("base")
    size = sum(len(text) for texts in contents.values() for text in texts.values())
    assert len(to_bytes(contents)) < size / 3


def test_the_fingerprint_sees_every_character_but_no_order() -> None:
    contents = fan_contents()
    assert digest(contents) == digest({"my-winter": dict(reversed(contents["my-winter"].items()))})
    assert digest(contents) != digest(fan_contents(**{"items.yaml": DECK + "\n"}))


@pytest.mark.parametrize(
    "change",
    [
        {"items.yaml": DECK.replace("tool", "tol")},
        {"items.yaml": DECK.replace("2}", "2000}")},
        {"items.yaml": DECK + "  effect: {do: special, name: gambling}\n"},
        {"items.yaml": DECK + "# \x07"},
        {"items.yaml": DECK + "#" * 512 * 1024},
        {"items.yaml": DECK + DECK.partition("cards:\n")[2]},
        {"items.yaml": ""},
        {"pack.yaml": SHEET + "official: true\n"},
        {"pack.yaml": "id: ../my-winter\n"},
        {f"more{n}.yaml": DECK for n in range(40)},
    ],
)
def test_contents_are_refused_in_the_words_that_folders_are_refused_in(tmp_path: Path, change: dict[str, str]) -> None:
    contents = fan_contents(**change)
    folder = write(tmp_path / "folder", contents["my-winter"])
    from_folder = refusal(lambda: load_packs(folder))
    assert refusal(lambda: load_contents(contents)) == from_folder.replace(str(folder), "my-winter")


def test_incomplete_packs_are_refused() -> None:
    assert "my-winter/pack.yaml: missing" in refusal(lambda: load_contents({"my-winter": {"items.yaml": DECK}}))
    assert "my-winter: no decks" in refusal(lambda: load_contents({"my-winter": {"pack.yaml": SHEET}}))


@pytest.mark.parametrize("name", ["../items.yaml", "a/b.yaml", "items.txt", ".yaml", "a\\b.yaml", "x" * 200 + ".yaml"])
def test_names_that_are_no_plain_file_names_are_refused(name: str) -> None:
    assert "a plain name" in refusal(lambda: load_contents(fan_contents(**{name: DECK})))


def test_a_pack_under_another_name_is_refused() -> None:
    """Else a stranger's pack could pass for an official one."""
    files = fan_contents()["my-winter"]
    assert "the pack 'my-winter' under the name 'base'" in refusal(lambda: load_contents({"base": files}))


def test_problems_between_packs_are_found() -> None:
    other = {"other": {"pack.yaml": SHEET.replace("my-winter", "other"), "items.yaml": DECK}}
    message = refusal(lambda: load_contents({**fan_contents(), **other}))
    assert "the card 'sledge@school' is in the pack 'my-winter' too" in message


def test_too_many_packs_are_refused() -> None:
    many: PackContents = {f"pack-{n}": {} for n in range(17)}
    assert "17 packs; a game has at most 16" in refusal(lambda: load_contents(many))


def test_a_bomb_is_not_inflated() -> None:
    bomb = zlib.compress(b'{"base": {"pack.yaml": "' + b" " * 40_000_000, 9)
    assert "larger than 8 MiB" in refusal(lambda: from_bytes(bomb))


def test_contents_as_large_as_allowed_are_read(monkeypatch: pytest.MonkeyPatch) -> None:
    data = to_bytes(fan_contents())
    size = len(zlib.decompress(data))
    monkeypatch.setattr(module, "LARGEST", size)
    assert from_bytes(data) == fan_contents()
    monkeypatch.setattr(module, "LARGEST", size - 1)
    assert "larger than" in refusal(lambda: from_bytes(data))


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"PK\x03\x04",
        to_bytes(fan_contents())[:-5],
        to_bytes(fan_contents()) + b"more",
        zlib.compress(b"[]"),
        zlib.compress(json.dumps({"base": ["pack.yaml"]}).encode()),
        zlib.compress(b'{"base": {"pack.yaml": "\xff"}}'),
    ],
)
def test_something_else_is_refused(data: bytes) -> None:
    assert refusal(lambda: from_bytes(data)).startswith("pack contents: ")
