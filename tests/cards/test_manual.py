"""docs/cards.md and the JSON Schema keep up with the vocabulary."""

import re
from pathlib import Path
from typing import Any, Literal, get_args

import msgspec
import pytest

from hivernage.cards.card import Card, Side
from hivernage.cards.conditions import Condition, Trigger
from hivernage.cards.effects import Option, Power, Step
from hivernage.cards.load import Sheet, load_pack
from hivernage.cards.modifiers import Modifier
from hivernage.cards.schema import schema
from hivernage.cards.targets import Count, Seats, Survivors, Symbol, Where

MANUAL = (Path(__file__).parents[2] / "docs" / "cards.md").read_text(encoding="utf-8")
WORDS = [*get_args(Step), *get_args(Condition), *get_args(Trigger), *get_args(Modifier)]


def test_every_reference_in_the_schema_leads_somewhere() -> None:
    text = msgspec.json.encode(schema()).decode()
    references = set(re.findall(r'"#/\$defs/(\w+)"', text))
    assert references <= set(schema()["$defs"])
    assert {type_.__name__ for type_ in (*WORDS, *get_args(Card))} <= set(schema()["$defs"])


def test_the_schema_of_a_card_does_not_ask_for_its_deck() -> None:
    assert "deck" not in schema()["$defs"]["Crisis"]["properties"]
    assert "deck" in schema()["required"]


@pytest.mark.parametrize("word", [pytest.param(word, id=str(word.__struct_config__.tag)) for word in WORDS])
def test_the_manual_explains_every_word_and_its_fields(word: Any) -> None:
    config = word.__struct_config__
    row = re.search(rf"^\| `{config.tag_field}: {config.tag}` \|.*$", MANUAL, re.MULTILINE)
    assert row, f"docs/cards.md has no row for {config.tag_field}: {config.tag}"
    fields = [f for f in word.__struct_encode_fields__ if not (f == "if" and word in get_args(Trigger))]
    assert [field for field in fields if f"`{field}" not in row[0].split("|", 2)[2]] == []


@pytest.mark.parametrize("part", [Survivors, Count, Power, Option, Side, Sheet, *get_args(Card)])
def test_the_manual_explains_every_field_of_the_other_parts(part: Any) -> None:
    assert [field for field in part.__struct_encode_fields__ if f"`{field}`" not in MANUAL] == []


@pytest.mark.parametrize("words", [Where, Seats, Symbol, Count.__annotations__["of"]])
def test_the_manual_lists_every_place_player_symbol_and_number(words: Any) -> None:
    allowed = get_args(eval(words, {"Literal": Literal}) if isinstance(words, str) else words)
    assert [word for word in allowed if f"`{word}`" not in MANUAL] == []


def manual_decks() -> list[str]:
    blocks = re.findall(r"^```yaml\n(.*?)^```", MANUAL, re.MULTILINE | re.DOTALL)
    return [block for block in blocks if block.startswith("deck:")]


@pytest.mark.parametrize("deck", manual_decks())
def test_the_examples_of_the_manual_load(tmp_path: Path, deck: str) -> None:
    (tmp_path / "pack.yaml").write_text("id: mine\nname: {en: Mine, fr: À moi}\nversion: '1'\n", encoding="utf-8")
    (tmp_path / "deck.yaml").write_text(deck, encoding="utf-8")
    assert load_pack(tmp_path).cards
