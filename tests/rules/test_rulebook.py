"""The rulebook: complete in both languages, well typeset, and the source of every refusal."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import get_args, get_type_hints

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast as fluent

from hivernage import rules
from hivernage.cards.modifiers import Cannot
from hivernage.cards.text import Lang
from hivernage.rules.actions import ACTIONS
from hivernage.rules.refusal import LANGS
from hivernage.rules.rulebook import (
    Arg,
    UnknownRule,
    chapters,
    marks_of,
    part_text,
    refusal_text,
    rule_text,
    search,
    with_subrules,
)
from hivernage.rules.rulebook.book import TEXTS, fold
from hivernage.rules.why_not import PHASES

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
    assert "".join(chapter.id for chapter in chapters()) == "GSRAFDXCZKEVTO"
    assert len(RULES) == len(set(RULES)) == 259


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
        assert re.match(r"[“«0-9]|[^\W\d_]", text), rule_id
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
    assert search("d'action disponible", "fr") == search("d’action disponible", "fr")
    assert search("ngelure", "fr") == []  # words are known by their beginnings
    assert search("(a)", "en") == ["D3", "D3.2"]
    assert search("xyzzy", "en") == search("", "en") == []


def test_folding():
    assert fold("L’Épée du cœur") == "l'epee du coeur"


# Refusals

NAMES = "word hint survivor card n need all place power start once needs other gender player symbol"
ANY: dict[str, Arg] = dict.fromkeys(NAMES.split(), "X")


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


def calls() -> Iterator[tuple[str, list[ast.expr]]]:
    """The places in the rules where a refusal or a part of one is made, with the arguments given in order."""
    for file in sorted(Path(rules.__file__ or "").parent.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                yield name, node.args


def texts(node: ast.expr) -> set[str]:
    return {part.value for part in ast.walk(node) if isinstance(part, ast.Constant) and isinstance(part.value, str)}


AT = {
    **dict.fromkeys(("Reason", "no", "refused", "unknown", "Refusal"), (0, 1)),
    "check_value": (2, 3),
}  # where rule and reason stand


def written() -> set[tuple[str, str]]:
    """Rule and reason wherever both are written out."""
    found = set()
    for name, args in calls():
        if name in AT and len(args) > AT[name][1]:
            rule_node, reason_node = (args[at] for at in AT[name])
            found |= {(rule_id, reason) for rule_id in texts(rule_node) for reason in _constant(reason_node)}
    return found


def all_reasons() -> set[str]:
    """Reasons that are written out, whatever the rule."""
    return {
        text
        for name, args in calls()
        if name in AT and len(args) > AT[name][1]
        for text in _constant(args[AT[name][1]])
    }


def _constant(node: ast.expr) -> set[str]:
    return texts(node) if isinstance(node, ast.Constant) else set()


def elsewhere() -> set[tuple[str, str]]:
    """Rule and reason where one of them depends on something."""
    acts = get_args(get_args(get_type_hints(Cannot)["do"])[0])
    found = {("T1", f"forbidden-{act}") for act in (*acts, "move-there")}
    found |= {(rule_id, f"phase-{step}") for step, rule_id in PHASES.items()}
    found |= {(rule_id, "entrances-full") for rule_id in ("A3", "A3.1", "A5.3")}
    found |= {(rule_id, "not-yours") for rule_id in ("G1", "F1.1", "F5.3")}
    found |= {("G10.2", "entrance-empty"), ("G10.2", "entrance-full")}
    held = ("nothing-equipped", "not-equipped", "attached")
    return found | {(rule_id, reason) for rule_id in ("F2", "F6") for reason in held}


def test_the_rulebook_has_exactly_the_refusals_that_why_not_gives():
    own = {(rule_id, reason) for rule_id, names in reasons("en").items() for reason in names}
    assert written() | elsewhere() == own
    assert all_reasons() <= {reason for _, reason in own} | common("en")


def test_the_common_sentences_are_those_that_any_rule_may_give():
    fits = {f"no-{action.first}-fits" for action in ACTIONS.values() if action.first}
    parts = {name for given, args in calls() if given == "phrase" for name in texts(args[0])}
    replies = {"not-an-answer", "not-offered", "answered"}
    assert common("en") == {"impossible", "not-your-turn"} | replies | fits | parts
    for lang in LANGS:
        assert all(part_text(name, ANY, lang) for name in common(lang))
        assert all(refusal_text(action.rule, "impossible", {}, lang) for action in ACTIONS.values())
        assert all(refusal_text(action.off_turn, "not-your-turn", {}, lang) for action in ACTIONS.values())
