"""What French does where two words meet. `web/src/i18n/french.ts` does the same in the browser, with the same lists."""

from __future__ import annotations

import json
import re
import unicodedata
from pathlib import Path

LISTS = json.loads(Path(__file__).with_suffix(".json").read_text(encoding="utf-8"))
FUSED: dict[str, str] = LISTS["fused"]
ELIDED: frozenset[str] = frozenset(LISTS["elided"])
VOWELS = frozenset(LISTS["vowels"])
KEPT_APART = frozenset(LISTS["kept_apart"])
SILENT_H = frozenset(LISTS["silent_h"])  # any other h keeps its distance: Harman, Hakim, hasard

NAMELESS = re.compile(rf"{LISTS['nameless']} (?=\d+$)")  # a player whom nobody has given a name
INVISIBLE = "\u200e\u200f\u2066\u2067\u2068\u2069"  # marks around names that are written from right to left
FIRST_WORD = re.compile(r"[^\W\d_]*")
ARTICLE = re.compile(r"\b(de|à) (les?) (?=\w)", re.IGNORECASE)
BEFORE_VOWEL = re.compile(rf"\b({'|'.join(ELIDED)}) (?=(\S+))", re.IGNORECASE)
IF_HE = re.compile(r"\b([Ss])i (?=ils?\b)")


def join(word: str, phrase: str) -> str:
    """A small word and what follows it: d’Alix, de Marc, du supermarché, qu’Élise, au joueur 2."""
    phrase = NAMELESS.sub(f"le {LISTS['nameless'].lower()} ", phrase)
    article, _, rest = phrase.partition(" ")
    fused = FUSED.get(f"{word} {article}")
    if fused and rest:
        return f"{fused} {rest}"
    if word in ELIDED and begins_with_vowel(phrase):
        return f"{word[:-1]}’{phrase}"
    return f"{word} {phrase}"


def begins_with_vowel(phrase: str) -> bool:
    """For the ear: Alix, Élise, Yves and Hélène do; Yann, Harman, 8 and onze don't."""
    found = FIRST_WORD.match(unicodedata.normalize("NFC", phrase).lstrip(INVISIBLE))
    word = _plain_letters(found[0] if found else "")
    if word.startswith("y"):
        return len(word) > 1 and word[1] not in VOWELS
    return word in SILENT_H or (word[:1] in VOWELS and word not in KEPT_APART)


def contract(text: str) -> str:
    """A generated text, with all the small words in it joined to what follows them; `si il` becomes `s’il`."""
    text = ARTICLE.sub(lambda found: f"{_like(found[1], FUSED[f'{found[1]} {found[2]}'.lower()])} ", text)
    text = BEFORE_VOWEL.sub(lambda found: f"{found[1][:-1]}’" if begins_with_vowel(found[2]) else found[0], text)
    return IF_HE.sub(r"\1’", text)


def _plain_letters(word: str) -> str:
    return "".join(letter for letter in unicodedata.normalize("NFD", word.lower()) if not unicodedata.combining(letter))


def _like(model: str, word: str) -> str:
    return word.capitalize() if model[0].isupper() else word
