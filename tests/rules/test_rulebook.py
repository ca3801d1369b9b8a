"""The rulebook: complete in both languages, well typeset, and the source of every refusal."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import get_args

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast as fluent

from hivernage.bots.playing_out import play_out
from hivernage.cards.text import Lang
from hivernage.lab.probing import refusals as probe
from hivernage.lab.probing import wrong_replies
from hivernage.lab.variety import varied_game
from hivernage.model.question import Decision, Question
from hivernage.rules.actions import ACTIONS
from hivernage.rules.refusal import LANGS
from hivernage.rules.rulebook import (
    COMMON_REASONS,
    Arg,
    Part,
    UnknownRule,
    chapters,
    marks_of,
    part_text,
    refusal_text,
    refusals,
    rule_text,
    search,
    with_subrules,
)
from hivernage.rules.rulebook.book import TEXTS, fold
from hivernage.table import Table
from tests.rules.positions import base

RULES = [rule_id for chapter in chapters() for rule_id in chapter.rules]
MENTION = re.compile(r"\b[A-Z]\d{1,2}(?:\.\d{1,2})?\b")
NUMBER = re.compile(r"[A-Z]?\d+(?:\.\d+)?")
NARROW = "\N{NARROW NO-BREAK SPACE}"


@cache
def messages(lang: Lang) -> dict[str, dict[str, fluent.Message]]:
    """The messages of a language by file."""
    return {file.stem: dict(_read(file)) for file in sorted((TEXTS.folders[0] / lang).glob("*.ftl"))}


def _read(file: Path) -> Iterator[tuple[str, fluent.Message]]:
    for entry in FluentResource(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, fluent.Junk), (file.name, entry.content)
        if isinstance(entry, fluent.Message):
            yield entry.id.name, entry


def reasons(lang: Lang) -> dict[str, set[str]]:
    """The refusals of each rule."""
    book = {key: message for file in messages(lang).values() for key, message in file.items()}
    return {rule_id: {own.id.name for own in book[rule_id.replace(".", "-")].attributes} for rule_id in RULES}


def common(lang: Lang) -> set[str]:
    return set(messages(lang)["common"])


# The book


def test_every_rule_of_the_base_game_is_there():
    base = [chapter for chapter in chapters() if chapter.id in "GSRAFDXCZKEVTO"]
    assert "".join(chapter.id for chapter in base) == "GSRAFDXCZKEVTO"
    assert sum(len(chapter.rules) for chapter in base) == 259
    assert len(RULES) == len(set(RULES))


def test_the_rules_of_long_night_follow():
    later = {chapter.id: len(chapter.rules) for chapter in chapters() if chapter.id not in "GSRAFDXCZKEVTO"}
    assert later["B"] == 32
    assert later["N"] == 41


@pytest.mark.parametrize("lang", LANGS)
def test_each_chapter_is_a_file_with_its_rules_in_order(lang: Lang):
    files = messages(lang)
    assert set(files) == {chapter.id for chapter in chapters()} | {"common"}
    for chapter in chapters():
        assert [key.replace("-", ".") for key in files[chapter.id]] == list(chapter.rules)
        assert chapter.title[lang]


def test_numbers_have_no_gaps():
    for chapter in chapters():
        number, part = 0, 0
        for rule_id in chapter.rules:
            number, part = (number, part + 1) if "." in rule_id else (number + 1, 0)
            assert rule_id == f"{chapter.id}{number}" + (f".{part}" if part else "")


@pytest.mark.parametrize("lang", LANGS)
def test_a_rule_is_a_finished_text(lang: Lang):
    for rule_id in RULES:
        text = rule_text(rule_id, lang)
        assert re.match(r"(\(\d\) )?([“«0-9]|[^\W\d_])", text), rule_id
        assert text[0] == text[0].upper(), rule_id
        assert text.endswith("."), rule_id
        assert not re.search(r"[{}\n]|  |\((ruling|FAQ|aid|facts)\)|'", text), rule_id
        assert set(MENTION.findall(text)) <= set(RULES), rule_id


def test_both_languages_give_the_same_numbers():
    for rule_id in RULES:
        english, french = (sorted(NUMBER.findall(rule_text(rule_id, lang))) for lang in LANGS)
        assert english == french, rule_id


ENGLISH = re.compile(r"\b(the|and|of|is|are|with|without|from|player|survivor|round|hand|die|dice|turn|card)\b", re.I)


def all_sentences(lang: Lang) -> Iterator[tuple[str, str]]:
    """Every text as it is written, with what it is called."""
    for file in (TEXTS.folders[0] / lang).glob("*.ftl"):
        for line in file.read_text(encoding="utf-8").splitlines():
            yield f"{lang}/{file.name}", line


def test_french_is_french():
    for rule_id in RULES:
        assert not ENGLISH.search(rule_text(rule_id, "fr")), rule_id
        assert rule_text(rule_id, "fr") != rule_text(rule_id, "en")


def test_french_is_typeset_as_french():
    for where, line in all_sentences("fr"):
        assert not re.search(rf"[^{NARROW}\w.][;!?»]|[^{NARROW}];| [:;!?»]|«[^{NARROW}]", line), (where, line)
        assert not re.search(r"\w'\w", line), (where, line)


@pytest.mark.parametrize("lang", LANGS)
def test_lines_stay_short(lang: Lang):
    for where, line in all_sentences(lang):
        assert len(line) <= 120, (where, line)


def test_marks_tell_what_a_rule_rests_on():
    assert [mark.id for mark in marks_of("A1.5")] == ["ruling"]
    assert [mark.id for mark in marks_of("F4.2")] == ["ruling", "aid"]
    assert marks_of("A1") == []
    for mark_id in ("ruling", "faq", "aid", "facts"):
        assert any(mark_id in [mark.id for mark in marks_of(rule_id)] for rule_id in RULES)


def test_a_rule_with_what_is_below_it():
    assert with_subrules("A1")[:3] == ["A1", "A1.1", "A1.2"]
    assert with_subrules("A1.1") == ["A1.1"]
    assert with_subrules("G1") == ["G1", "G1.1"]


@pytest.mark.parametrize(
    ("wrong", "nearest"), [("A99", "A6"), ("A1.99", "A1.10"), ("f3-9", "F3.4"), ("Q1", ""), ("", "")]
)
def test_unknown_rules_have_a_nearest_one(wrong: str, nearest: str):
    with pytest.raises(UnknownRule) as caught:
        rule_text(wrong, "en")
    assert caught.value.nearest == nearest
    assert nearest in str(caught.value)


# Searching


def test_search_finds_rules_in_which_all_words_occur():
    assert search("noise token empty", "en")[0] == "A2"
    assert search("FROSTBITE start", "en") == ["R5.2", "R6", "R6.1", "T2.1"]
    assert search("Morsure exiles", "fr") == ["D3.1"]
    assert search("d'action non utilisé", "fr") == search("d’action non utilisé", "fr")
    assert search("ngelure", "fr") == []  # words are known by their beginnings
    assert search("(a)", "en") == ["D3", "D3.2"]
    assert search("xyzzy", "en") == search("", "en") == []


def test_folding():
    assert fold("L’Épée du cœur") == "l'epee du coeur"


# Refusals

NAMES = "word hint survivor card n need all place power start once needs other gender player symbol test have free step"
ANY: dict[str, Arg] = dict.fromkeys([*NAMES.split(), "module"], "X")


@pytest.mark.parametrize("lang", LANGS)
def test_every_refusal_can_be_said(lang: Lang):
    for rule_id, names in reasons(lang).items():
        for name in names:
            said = refusal_text(rule_id, name, ANY, lang)
            assert said.endswith((".", "?", "X")), (rule_id, name)
            assert not re.search(r"[{}\n]|\.\.|  ", said), (rule_id, name)


def test_both_languages_have_the_same_refusals():
    assert reasons("en") == reasons("fr")
    assert common("en") == common("fr")


def test_a_sentence_nobody_wrote_is_an_error():
    with pytest.raises(ValueError, match="no words for 'nonsense'"):
        refusal_text("A1", "nonsense", {}, "en")
    with pytest.raises(UnknownRule):
        refusal_text("A99", "impossible", {}, "en")
    with pytest.raises(ValueError, match=r"A1\.no-zombie"):
        refusal_text("A1", "no-zombie", {}, "en")


def test_the_refusals_of_a_rule_are_those_it_has_words_for():
    assert refusals() == reasons("en")


def test_a_rule_refuses_with_words_of_its_own_or_with_those_of_all():
    """What the rules say to whoever tries this and that; that everything is said at times, thousands of games show."""
    found: set[tuple[str, str]] = set()
    rng = Random(1)

    def listen(table: Table, _question: Question, _decision: Decision) -> None:
        state = table.state
        seats = [state.lane.seat] if rng.random() < 0.9 else [*range(len(state.players) + 1)]
        for refusal in (*probe(state, rng.choice(seats), rng, 6), *wrong_replies(table, rng, 1)):
            if refusal.reason_id not in COMMON_REASONS:
                assert refusal.reason_id in refusals()[refusal.rule], refusal
                found.add((refusal.rule, refusal.reason_id))

    for number in range(4):
        play_out(*varied_game(base(), 3, number, {}), listen)
    assert len(found) > 60


def test_the_common_sentences_are_those_that_any_rule_may_give():
    fits = {f"no-{action.first}-fits" for action in ACTIONS.values() if action.first}
    replies = {"not-an-answer", "not-offered", "answered"}
    assert {"impossible", "not-your-turn"} | replies | fits == set(COMMON_REASONS)
    assert common("en") == {*COMMON_REASONS, *get_args(Part)}
    for lang in LANGS:
        assert all(part_text(name, ANY, lang) for name in common(lang))
        assert all(refusal_text(action.rule, "impossible", {}, lang) for action in ACTIONS.values())
        assert all(refusal_text(action.off_turn, "not-your-turn", {}, lang) for action in ACTIONS.values())
