"""Cards and rules to look up, in both languages."""

from __future__ import annotations

from collections import Counter
from random import Random

import msgspec
import pytest

from hivernage.bots.kinds import BOTS, LEVELS
from hivernage.cards.effects import Choose, May
from hivernage.cards.text import Lang
from hivernage.insight.catalog import CardEntry, Catalog, catalog, rulebook
from hivernage.rules.rulebook import rule_text
from tests.laws.games import base, new_table, play
from tests.laws.players import CHOOSERS

LANGS: tuple[Lang, ...] = ("en", "fr")


@pytest.fixture(scope="module")
def books() -> dict[str, Catalog]:
    return {lang: catalog(base(), lang, BOTS, LEVELS) for lang in LANGS}


def card(book: Catalog, key: str) -> CardEntry:
    return next(entry for entry in book.cards if key in entry.keys)


@pytest.mark.parametrize("lang", LANGS)
def test_every_card_and_every_copy_is_there_with_its_words(books, lang):
    keys: Counter[str] = Counter()
    for entry in books[lang].cards:
        keys.update(entry.keys)
        assert entry.name
        assert entry.kind
        assert all(line.text for line in entry.lines)
    assert keys == Counter(key for deck in base().decks.values() for key in deck)


def test_a_survivor_has_numbers_and_an_ability(books):
    ashley = card(books["en"], "ashley-ross")
    assert ashley.survivor is not None
    assert (ashley.deck, ashley.survivor.attack, ashley.survivor.search) == ("survivor", 2, 5)
    assert all(power.node.startswith("ashley-ross#") and power.text for power in ashley.powers)
    assert any(power.action for entry in books["en"].cards if entry.deck == "survivor" for power in entry.powers)


def test_an_item_a_crisis_and_an_objective(books):
    lighter = next(entry for entry in books["fr"].cards if entry.id == "lighter")
    assert (lighter.deck, lighter.symbols, sum(lighter.keys.values()) > 0) == ("item", ["weapon"], True)
    assert card(books["fr"], "despair@crisis").symbols == ["medicine"]
    home = card(books["fr"], "home-sweet-home@main")
    assert [(side.hard, side.morale, side.rounds, len(side.goals)) for side in home.sides] == [
        (False, 6, 6, 2),
        (True, 6, 6, 2),
    ]


@pytest.mark.parametrize("lang", LANGS)
def test_the_goals_of_a_side_are_clauses_that_and_may_join(books, lang):
    goals = [goal for entry in books[lang].cards for side in entry.sides for goal in side.goals]
    assert goals
    assert all(goal[0].islower() and not goal.endswith(".") for goal in goals), goals


def test_a_crossroads_card_has_trigger_scene_and_options(books):
    for lang in LANGS:
        ashley = card(books[lang], "ashley-ross@crossroads")
        assert ashley.trigger
        assert ashley.story
        assert len(ashley.options) == 3
    for entry in books["en"].cards:
        if entry.deck == "crossroads":
            assert len(entry.options) == len(base().crossroads[next(iter(entry.keys))].options)


def test_every_choice_and_offer_of_a_card_has_words(books):
    for lang in LANGS:
        for node, word in base().nodes.items():
            if isinstance(word, Choose):
                assert [option.text for option in books[lang].choices[node]]
                assert len(books[lang].choices[node]) == len(word.options)
            elif isinstance(word, May):
                assert books[lang].nodes[node]


def test_whatever_a_game_points_at_is_in_the_catalog(books):
    nodes = {*books["en"].nodes, *books["en"].choices}
    for seed in range(12):
        for table, _ in play(new_table(seed, 4, objective="random"), Random(seed), CHOOSERS["tame"]):
            state = table.state
            pointed = [s.node for s in state.standing] + [s.node for s in state.scheduled] + state.goals
            pointed += [q.args[0] for q in table.questions if q.kind in ("option", "may", "may-pay")]
            assert set(pointed) <= nodes


def test_names_of_places_symbols_and_bots(books):
    french = books["fr"].names
    assert french.places["police-station"].label == "Poste de police"
    assert french.places["school"].at == "à l’école"
    assert french.symbols["fuel"] == "carburant"
    for lang in LANGS:
        names = books[lang].names
        assert {kind for kind, bot in names.bots.items() if bot.label != kind and bot.about} == set(BOTS)
        assert tuple(kind for kind, bot in names.bots.items() if bot.level) == LEVELS, "the weakest first"
        assert set(names.decks) == set(base().decks)


def test_the_rulebook_has_every_rule_in_its_chapter():
    for lang in LANGS:
        book = rulebook(lang)
        rules = {rule.id: rule.text for chapter in book.chapters for rule in chapter.rules}
        assert rules["A1.1"] == rule_text("A1.1", lang)
        assert {mark for chapter in book.chapters for rule in chapter.rules for mark in rule.marks} == set(book.marks)
    assert msgspec.json.encode(rulebook("en")) != msgspec.json.encode(rulebook("fr"))
