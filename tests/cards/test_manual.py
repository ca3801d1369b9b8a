"""docs/cards.md and the JSON Schema keep up with the vocabulary, and the examples there do what they say."""

import re
from pathlib import Path
from typing import Any, Literal, get_args

import msgspec
import pytest

from hivernage.cards.card import Card, Side
from hivernage.cards.conditions import Condition, Trigger
from hivernage.cards.effects import Option, Power, Step
from hivernage.cards.library import Library
from hivernage.cards.load import DeckName, Sheet, load_pack, load_packs
from hivernage.cards.modifiers import Modifier
from hivernage.cards.schema import schema
from hivernage.cards.targets import Count, Seats, Survivors, Symbol, Where
from hivernage.scenario import load_scenario, run_scenario
from tests.manual import CARDS, DECKS, MANUAL, SCENARIOS, SHEETS, write_pack

HERE = Path(__file__).parent
PLAYED = sorted((HERE / "manual").glob("*.yaml"))
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
    fields = [f for f in word.__struct_encode_fields__ if not (f in ("if", "wolf") and word in get_args(Trigger))]
    assert [field for field in fields if f"`{field}" not in row[0].split("|", 2)[2]] == []


@pytest.mark.parametrize("part", [Survivors, Count, Power, Option, Side, Sheet, *get_args(Card)])
def test_the_manual_explains_every_field_of_the_other_parts(part: Any) -> None:
    assert [field for field in part.__struct_encode_fields__ if f"`{field}`" not in MANUAL] == []


@pytest.mark.parametrize("words", [Where, Seats, Symbol, Count.__annotations__["of"]])
def test_the_manual_lists_every_place_player_symbol_and_number(words: Any) -> None:
    allowed = get_args(eval(words, {"Literal": Literal}) if isinstance(words, str) else words)
    assert [word for word in allowed if f"`{word}`" not in MANUAL] == []


# The examples


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Library:
    return load_packs("base", "long-night", write_pack(tmp_path_factory.mktemp("manual")))


@pytest.mark.parametrize("deck", DECKS)
def test_each_example_of_the_manual_loads_alone(tmp_path: Path, deck: str) -> None:
    (tmp_path / "pack.yaml").write_text(SHEETS[0], encoding="utf-8")
    (tmp_path / "deck.yaml").write_text(deck, encoding="utf-8")
    assert load_pack(tmp_path).cards


@pytest.mark.parametrize("file", [pytest.param(file, id=file.stem) for file in PLAYED])
def test_each_example_does_what_it_says(library: Library, file: Path) -> None:
    run_scenario(load_scenario(file), library)


@pytest.mark.parametrize("text", SCENARIOS)
def test_the_scenarios_of_the_manual_pass(library: Library, text: str, tmp_path: Path) -> None:
    (tmp_path / "scenario.yaml").write_text(text, encoding="utf-8")
    run_scenario(load_scenario(tmp_path / "scenario.yaml"), library)


@pytest.mark.parametrize("card", CARDS)
def test_each_example_is_played(card: str) -> None:
    texts = [*SCENARIOS, *(file.read_text(encoding="utf-8") for file in PLAYED)]
    assert any(re.search(rf"\b{card}\b", text) for text in texts)


def test_the_manual_shows_a_card_of_every_deck() -> None:
    only_built_in = {"chapter", "scenario", "tactic", "mission", "lone-wolf"}  # few cards that go together
    assert {deck.split()[1] for deck in DECKS} == set(get_args(DeckName)) - only_built_in
