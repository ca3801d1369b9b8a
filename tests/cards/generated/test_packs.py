"""Random packs: refused with a remedy or taken whole, told in both languages, and played to the end of a game."""

from __future__ import annotations

import re
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
import yaml
from hypothesis import assume, given
from hypothesis import strategies as st

from hivernage.cards.card import Crisis, Crossroads
from hivernage.cards.library import Library
from hivernage.cards.load import PackError, Problem, Reading, read_texts
from hivernage.cards.text import plain
from hivernage.knowledge import Knowledge
from hivernage.model.chance import key_from_seed
from hivernage.model.options import Options
from hivernage.model.question import Answer, Decision, Question
from hivernage.table import CannotUndo, Table
from hivernage.views import view
from tests.cards.generated.mending import mended
from tests.cards.generated.profile import examples
from tests.cards.generated.strategy import DECKS, Node, cards, decks
from tests.cards.generated.variants import changed
from tests.cards.packs import SHEET
from tests.laws import laws
from tests.laws.games import LONGEST, base, long_night, play
from tests.laws.players import tame


def pack_of(*parts: tuple[str, list[Node]]) -> Reading:
    """A pack of these decks, by way of its files."""
    texts = {f"{deck}.yaml": yaml.safe_dump({"deck": deck, "cards": made}, sort_keys=False) for deck, made in parts}
    return read_texts(Path("mine"), {"pack.yaml": SHEET, **texts}, official=False)


def told(deck: str, raw: Node, lang: Any) -> str:
    names = {name: card.name for name, card in long_night().survivors.items()}
    return plain(msgspec.convert(raw, DECKS[deck]), lang, names)


def test_a_random_pack_is_taken_or_refused_with_a_remedy(request: pytest.FixtureRequest) -> None:
    @examples(request, 60, 600)
    @given(decks())
    def check(made: tuple[str, list[Node]]) -> None:
        problems: tuple[Problem, ...] = ()
        try:
            pack_of(made)
        except PackError as error:
            problems = error.problems
        assert all(problem.line and problem.what and problem.remedy for problem in problems)

    check()


@pytest.mark.parametrize("deck", sorted(DECKS))
def test_a_card_comes_back_from_its_file_as_it_was(deck: str, request: pytest.FixtureRequest) -> None:
    @examples(request, 8, 80)
    @given(cards(DECKS[deck]))
    def check(raw: Node) -> None:
        raw = {"provenance": "original"} | mended(deck, raw)
        assert pack_of((deck, [raw])).pack.cards == (msgspec.convert(raw, DECKS[deck]),)

    check()


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("deck", sorted(DECKS))
def test_whatever_a_card_says_is_in_its_text(deck: str, lang: str, request: pytest.FixtureRequest) -> None:
    """Two cards that differ in one word or number read differently."""

    @examples(request, 12, 120)
    @given(cards(DECKS[deck]), st.integers(0, 1000))
    def check(raw: Node, number: int) -> None:
        raw = mended(deck, raw)
        text = told(deck, raw, lang)
        assert not re.search(r"[{}]|\$", text), text
        found = changed(deck, raw, Random(number))
        assume(found is not None)
        assert found is not None
        keys, twin = found
        assert told(deck, twin, lang) != text, f"{keys} isn't told: {text}"

    check()


UNDONE = 250
"""Decisions of a game that are tried: every fork in a long turn repeats that turn."""

HOW_MANY = {"survivor": 5, "item": 6, "crossroads": 8, "crisis": 2, "secret": 2, "main": 1}


@st.composite
def packs(draw: Any) -> list[tuple[str, list[Node]]]:
    """A few cards for each deck of a game."""
    return [(deck, [mended(deck, draw(cards(DECKS[deck], n))) for n in range(many)]) for deck, many in HOW_MANY.items()]


def library_of_chance(parts: list[tuple[str, list[Node]]]) -> Library:
    """The survivors, items and objectives of the base box, and a random pack: its crises and crossroads cards alone."""
    kept = {id(card): card for card in base().cards.values() if not isinstance(card, Crossroads | Crisis)}
    return Library((*kept.values(), *pack_of(*_apart(parts)).pack.cards), ("base",))


def test_games_with_random_packs_keep_the_laws(request: pytest.FixtureRequest) -> None:
    """Every card stays in one zone, menus are right, forks are alike, and nobody sees what is hidden."""

    @examples(request, 3, 20)
    @given(packs(), st.integers(0, 1000))
    def check(parts: list[tuple[str, list[Node]]], seed: int) -> None:
        rng, table = Random(seed), table_of_chance(parts, seed)
        minds = {seat: Knowledge(seat, table.state.options.players) for seat in laws.everyone(table)}
        for n, _ in enumerate(play(table, rng, tame)):
            assert n < LONGEST
            laws.check_census(table)
            if rng.random() < 0.03:
                laws.check_menus(table)
                for seat, mind in minds.items():
                    laws.check_static(table, seat, mind, rng)
            if rng.random() < 0.005:
                laws.check_fork(table, rng)

    check()


def test_what_is_taken_back_leaves_no_trace_in_games_with_random_packs(request: pytest.FixtureRequest) -> None:
    undone = 0

    @examples(request, 6, 20)
    @given(packs(), st.integers(0, 1000))
    def check(parts: list[tuple[str, list[Node]]], seed: int) -> None:
        nonlocal undone
        rng, table = Random(seed), table_of_chance(parts, seed)
        for _, decisions in islice(play(table, rng, tame), UNDONE):  # a turn may be long, and a fork repeats it
            undone += take_back(table.fork(), decisions[0])
            if rng.random() < 0.1:
                laws.check_undo(table, rng, worlds=1)

    check()
    assert undone > 10


def take_back(table: Table, decision: Decision) -> bool:
    """Decide, and undo it if that is allowed: then everything is as it was, for the rules and for everybody's eyes."""
    before = standing(table)
    table.decide(decision)
    try:
        table.undo(decision.seat)
    except CannotUndo:
        return False
    assert standing(table) == before, decision
    return True


def standing(table: Table) -> tuple[tuple[str, list[Question]], list[bytes], list[list[Answer]]]:
    """Where a table stands, what each seat and a spectator sees of it, and what may be answered."""
    menus = [table.legal(question, seat) for question in table.questions for seat in question.seats]
    return laws.position(table), [msgspec.json.encode(view(table, seat)) for seat in laws.everyone(table)], menus


def table_of_chance(parts: list[tuple[str, list[Node]]], seed: int) -> Table:
    options = Options(players=2 + seed % 3, objective="main-made-0" if seed % 2 else "winter-has-come")
    return Table.new(options, library_of_chance(parts), key_from_seed(seed))


def _apart(parts: list[tuple[str, list[Node]]]) -> list[tuple[str, list[Node]]]:
    """With ids and names that no other deck has."""
    for deck, made in parts:
        for card in made:
            card["id"] = f"{deck}-{card['id']}"
            card["name"] = {lang: f"{deck} {name}" for lang, name in card["name"].items()}
            for field in ("module", "scenario"):  # neither is played
                card.pop(field, None)
    return parts
