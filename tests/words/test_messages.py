"""The words of every message: the glossary of the French rules is kept, names are contracted, apostrophes are round."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from hivernage.cards.load import read_once

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "hivernage"
FOLDERS = {
    "client": ROOT / "web" / "messages",
    "server": PACKAGE / "server" / "messages",
    "words": PACKAGE / "words" / "messages",
    "cli": PACKAGE / "cli" / "messages",
    "insight": PACKAGE / "insight" / "messages",
    "rulebook": PACKAGE / "rules" / "rulebook",
    "cards": PACKAGE / "cards" / "text",
}
SAID_OTHERWISE = {
    r"robots?": "bot",
    r"capacités?": "compétence",
    r"professions?": "métier",
    r"vierges?": "face vide",
    r"phase de colonie": "phase de la colonie",
    r"dés? (d’action )?(disponibles?|inutilisés?)": "dés non utilisés",
    r"emplacements?": "case",
    r"pioche des (survivants|crises)": "pioche de survivants",
    r"(quitt\w+|retour dans|sorties? du|hors du|hors) (le |du )?jeu": "quitte la partie",
    r"(vid(er|e|ez|ons)|videz) la décharge": "nettoyer la décharge",
    r"objectifs? (principa(l|ux)|secrets?)": "objectif commun, objectif personnel",
    r"but secret": "objectif personnel",
    r"chefs?(?! des brigands| de (cette |chaque |la )?colonie)": "leadeur",
    r"vivres|1 vivre": "nourriture",
    r"dévoil\w+": "révéler",
    r"rempli(r|s|t|e|es)?|objectif commun (est|n’est pas) atteint": "accompli, accomplir: an objective",
    r"demander une carte": "solliciter une carte",
    r"(aucun|pas de) moral": "aucun point de moral",
    r"pas d’issue|sans issue": "what the cause of death was",
}
"""What the French rules call otherwise: the glossary."""
ONLY_IN_CLIENT = {r"remett\w+|remis|remet": "donner"}
NUMBERS = {"n", "most", "size", "was", "now", "less", "value", "need", "morale", "players", "sign", "son", "at"}
"""Arguments that are numbers, or words that begin with a consonant: nothing contracts before them."""
SMALL_WORD = re.compile(r"(?:^|[^\w’])(de|à|que|lorsque|puisque|jusque)\s+$", re.IGNORECASE)


def patterns(folder: str, lang: str) -> Iterator[tuple[str, ast.Pattern]]:
    """Each message and attribute of a folder, by its name."""
    for file in sorted((FOLDERS[folder] / lang).glob("*.ftl")):
        for entry in parse(file.read_text(encoding="utf-8")).body:
            if not isinstance(entry, ast.Message):
                continue
            if entry.value:
                yield f"{file.name}: {entry.id.name}", entry.value
            for attribute in entry.attributes:
                yield f"{file.name}: {entry.id.name}.{attribute.id.name}", attribute.value


class Parts(Visitor):
    """All text of a message, and what stands right before each argument."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.joints: list[tuple[str, str]] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:
        before = ""
        for part in node.elements:
            if isinstance(part, ast.TextElement):
                before = part.value
                self.texts.append(before)
            elif isinstance(part.expression, ast.VariableReference | ast.MessageReference):
                self.joints.append((before, part.expression.id.name))
        self.generic_visit(node)


def parts(pattern: ast.Pattern) -> Parts:
    found = Parts()
    found.visit(pattern)
    return found


def wrong_words(text: str, words: dict[str, str]) -> list[str]:
    return [f"{found[0]!r}: {say}" for word, say in words.items() if (found := re.search(rf"(?i)\b({word})\b", text))]


@pytest.mark.parametrize("folder", FOLDERS)
def test_the_glossary_is_kept(folder: str) -> None:
    words = SAID_OTHERWISE | (ONLY_IN_CLIENT if folder == "client" else {})
    found = [
        (name, problem)
        for name, pattern in patterns(folder, "fr")
        for text in parts(pattern).texts
        for problem in wrong_words(" ".join(text.split()), words)
        if not name.endswith("verbs")  # what may be typed has more words than what is said
    ]
    assert found == []


@pytest.mark.parametrize("folder", [folder for folder in FOLDERS if folder != "cards"])
def test_a_name_after_a_small_word_is_joined_to_it(folder: str) -> None:
    """Generated card text is contracted as a whole; everywhere else `{ DE($name) }` says what people typed as it is."""
    found = [
        (name, before[-12:] + argument)
        for name, pattern in patterns(folder, "fr")
        for before, argument in parts(pattern).joints
        if SMALL_WORD.search(before) and argument not in NUMBERS
    ]
    assert found == []


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("folder", FOLDERS)
def test_apostrophes_are_round(folder: str, lang: str) -> None:
    assert [name for name, pattern in patterns(folder, lang) if "'" in "".join(parts(pattern).texts)] == []


def test_cards_have_round_apostrophes_too() -> None:
    cards = read_once("base").cards
    told = {key: [card.name, *([card.story] if card.story else [])] for key, card in cards.items()}
    assert [key for key, labels in told.items() for label in labels if "'" in label["fr"] + label["en"]] == []


def test_the_law_finds_what_it_looks_for() -> None:
    assert wrong_words("Vider la décharge", SAID_OTHERWISE)
    assert wrong_words("Le robot a gagné.", SAID_OTHERWISE)
    assert not wrong_words("Il faut survivre, et nettoyer la décharge.", SAID_OTHERWISE)
    message = parse("it = l’exil de { $name }, le dé de { $n }").body[0]
    assert isinstance(message, ast.Message)
    assert message.value
    joined = parts(message.value).joints
    assert [argument for before, argument in joined if SMALL_WORD.search(before)] == ["name", "n"]
