"""The generated text of cards: every word in both languages, good French, and the boxes as golden files.

HIVERNAGE_UPDATE_GOLDEN=1 writes the golden files anew; read the difference aloud before keeping it.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from msgspec import inspect

from hivernage.cards.card import Card, Crossroads
from hivernage.cards.conditions import (
    Alive,
    AtLeast,
    AtMost,
    Complete,
    Condition,
    Exists,
    LastRound,
    Moved,
    Not,
    Searched,
    Trigger,
)
from hivernage.cards.effects import (
    Attach,
    Cancel,
    Clear,
    EachPlayer,
    Effect,
    Expose,
    Gain,
    Heal,
    If,
    Kill,
    KillZombies,
    Lose,
    May,
    Option,
    Pick,
    PlaceAt,
    Power,
    Recruit,
    Retrieve,
    Special,
    Step,
    Transfer,
    Unequip,
    Wound,
    Zombies,
)
from hivernage.cards.library import Library
from hivernage.cards.load import load_packs
from hivernage.cards.modifiers import Instead, Modifier, NoExposure
from hivernage.cards.targets import Count, Survivors
from hivernage.cards.text import (
    Lang,
    card_text,
    condition_text,
    effect_text,
    modifier_text,
    name_of,
    plain,
    power_text,
    trigger_text,
)
from hivernage.cards.text.cards import goal_lines
from hivernage.cards.text.words import MESSAGES, Voice, has_message

MANY = 60
LANGS: tuple[Lang, Lang] = ("en", "fr")
WHAT_IS_THERE = {Lose, KillZombies, Clear, Retrieve, Unequip}  # "all" means something here only
GOLDEN = Path(__file__).parent / "golden"
BOXES = [("base", GOLDEN), ("long-night", GOLDEN / "long-night"), ("warring-colonies", GOLDEN / "warring-colonies")]
NARROW = "\u202f"
ENGLISH_WORDS = re.compile(
    r"\b(the|all|of|your|you|their|each|with|card|cards|if|and|or|roll|survivor|wound|from)\b", re.I
)
UNFUSED = re.compile(r"\b(de les?|à les?|[Ss]i ils?|(de|que|jusque) [aeéèiouAEÉIOU]\w*)\b")


# A minimal instance of every word, and one for every value of each of its fields


def samples(of: inspect.Type, depth: int) -> list[Any]:
    """Values of a type, the simplest first."""
    match of:
        case inspect.LiteralType():
            return list(of.values)
        case inspect.IntType():
            low = max(of.ge if of.ge is not None else 0, -2)
            return [low, *(n for n in (0, 2, 5) if n > low and (of.le is None or n <= of.le))]
        case inspect.BoolType():
            return [False, True]
        case inspect.StrType():
            return ["2-5", "1-6"] if "1-6" in str(of.pattern) else ["olivia-brown"]
        case inspect.NoneType():
            return [None]
        case inspect.UnionType():
            return union_samples(of, depth)
        case inspect.VarTupleType():
            one = samples(of.item_type, depth - 1)
            return [(one[0],), *([] if of.min_length else [()]), (one[0], one[-1])]
        case inspect.TupleType():
            return [tuple(samples(item, depth)[-1 - i] for i, item in enumerate(of.item_types))]
        case inspect.DictType():
            keys, values = samples(of.key_type, depth), samples(of.value_type, depth)
            return [{keys[0]: values[0]}, dict.fromkeys(keys, values[0])]
        case inspect.StructType():
            return list(variants(of.cls, depth - 1)) if depth > 0 else [minimal(of.cls)]
        case _:
            raise NotImplementedError(of)


def union_samples(of: inspect.UnionType, depth: int) -> list[Any]:
    """All plain values; of many words only the simplest, so that nothing nests for ever."""
    words = [kind for kind in of.types if isinstance(kind, inspect.StructType)]
    others = [kind for kind in of.types if not isinstance(kind, inspect.StructType | inspect.VarTupleType)]
    found = [value for kind in others for value in samples(kind, depth)]
    simple = [one for one in (Gain("morale"), Alive()) if type(one) in {kind.cls for kind in words}]
    return found + (simple or [value for kind in words for value in samples(kind, depth)])


@cache
def fields(word: type) -> dict[str, inspect.Field]:
    info = inspect.type_info(word)
    assert isinstance(info, inspect.StructType)
    return {field.name: field for field in info.fields}


def minimal(word: type, **given: Any) -> Any:
    needed = {name: samples(field.type, 0)[0] for name, field in fields(word).items() if field.required}
    return word(**(needed | given))


def variants(word: type, depth: int = 1) -> Iterator[Any]:
    yield minimal(word)
    for name, field in fields(word).items():
        for value in samples(field.type, depth):
            if value == "all" and word not in WHAT_IS_THERE:
                continue
            yield minimal(word, **{name: value})


def some(word: type, request: pytest.FixtureRequest) -> list[Any]:
    """Variants of a word: all of them in the long tests, else as many as are read in a second, from all parts."""
    found = list(variants(word))
    return found if request.config.getoption("--long") else found[:: 1 + len(found) // MANY]


def words(union: Any) -> list[type]:
    return [kind for kind in get_args(union) if isinstance(kind, type) and issubclass(kind, msgspec.Struct)]


def check(text: str, lang: Lang) -> None:
    assert text.strip(), "empty"
    assert not re.search(r"[{}\u2068\u2069]|\?\?\?|  | [,.)]|\( |,,|\.\.|,\.|::|None|as-many", text), text
    assert "'" not in text, text
    if lang == "en":
        assert not re.search(r"\ba [aeiou]", text), text
        return
    assert not ENGLISH_WORDS.search(text), text
    assert not UNFUSED.search(text), text
    assert not re.search(rf"[^{NARROW}][;:!?»]", text), text


# Every word


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("word", words(Step), ids=lambda word: word.__name__)
def test_every_effect_has_a_text_in_every_voice(word: type, lang: Lang, request: pytest.FixtureRequest):
    for number, effect in enumerate(some(word, request)):
        voices = (EachPlayer("everyone", effect), May(effect), EachPlayer("others", May(effect)))
        for spoken in (effect, voices[number % len(voices)]):  # variants are many: each is heard in two voices
            check(effect_text(spoken, lang), lang)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("word", words(Condition), ids=lambda word: word.__name__)
def test_every_condition_has_a_text_asserted_and_denied(word: type, lang: Lang, request: pytest.FixtureRequest):
    for condition in some(word, request):
        check(condition_text(condition, lang), lang)
        check(condition_text(Not(condition), lang), lang)
        check(effect_text(EachPlayer("everyone", If(condition, Cancel())), lang), lang)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("word", words(Trigger), ids=lambda word: word.__name__)
def test_every_trigger_has_a_text(word: type, lang: Lang, request: pytest.FixtureRequest):
    for trigger in some(word, request):
        check(trigger_text(trigger, lang), lang)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("word", words(Modifier), ids=lambda word: word.__name__)
def test_every_modifier_has_a_text(word: type, lang: Lang, request: pytest.FixtureRequest):
    for modifier in some(word, request):
        check(modifier_text(modifier, lang), lang)
        check(power_text(Power(mods=(modifier,), once="round"), lang), lang)


@pytest.mark.parametrize("lang", LANGS)
def test_every_kind_of_power_has_a_text(lang: Lang, request: pytest.FixtureRequest):
    for power in some(Power, request):
        for do in (None, Gain("food")):
            if power.mods or do:
                check(power_text(msgspec.structs.replace(power, do=do), lang), lang)


@pytest.mark.parametrize("lang", LANGS)
def test_every_selection_and_count_has_a_text(lang: Lang):
    for who in variants(Survivors):
        check(effect_text((Wound(who), Pick(who, Wound("it")), Pick(who, Wound("it"), n=2, up_to=True)), lang), lang)
        check(condition_text(Exists(who), lang), lang)
        check(trigger_text(Moved(who=who), lang), lang)
    for count in variants(Count):
        check(effect_text((Lose("helpless", n="all"), Gain("morale", n=count)), lang), lang)
        for n in (0, 1, 3, Count("players", times=2), Count("helpless"), Count("helpless", per=2)):
            check(condition_text(AtLeast(n, count), lang), lang)
            check(condition_text(AtMost(n, count), lang), lang)


def test_both_languages_have_the_same_public_messages():
    def used(lang: Lang) -> set[str]:
        return {key for key in MESSAGES.bundle(lang)._messages if not key.startswith("v-")}

    helpers = {"en": ENGLISH_HELPERS, "fr": FRENCH_HELPERS}
    assert used("en") - helpers["en"] == used("fr") - helpers["fr"]


ENGLISH_HELPERS = {"be", "es", "gender", "discard-kind", "less-or-fewer", "retrieve-kinds", "retrieve-to"}
FRENCH_HELPERS = {
    "at-its-place", "at-the-rival", "control", "e", "equip-with-it", "food-count", "helpless-count", "lead", "male",
    "may-take", "morale-count", "not-any", "on-roll", "pay-cards", "pay-dice", "present",
    "retrieve-verb", "see", "take-it", "take-them", "the-supply", "un", "when-who", "you-have-done", "your-f", "yours",
}  # fmt: skip


# French


@pytest.mark.parametrize(
    ("effect", "text"),
    [
        (Zombies("grocery-store", 1), "Ajoutez 1 zombie au supermarché."),
        (Zombies("hospital", 2), "Ajoutez 2 zombies à l’hôpital."),
        (Pick(Survivors(of="you"), Wound("it")), "Posez 1 blessure sur l’un de vos survivants."),
        (
            EachPlayer("everyone", Pick(Survivors(of="you"), Wound("it"))),
            "Chaque joueur pose 1 blessure sur l’un de ses survivants.",
        ),
        (
            Pick(Survivors(of="you", gender="f"), Transfer("it", "left")),
            "Donnez l’une de vos survivantes au joueur à votre gauche.",
        ),
        (May(Lose("food", 3)), "Vous pouvez retirer 3 jetons nourriture de la réserve."),
        (If(AtMost(0, Count("barricades", at="colony")), Lose("morale")),
         "S’il n’y a aucune barricade à la colonie, perdez 1 point de moral."),
        (
            PlaceAt(Survivors(named="olivia-brown"), "colony", if_able=True),
            "Placez Olivia Brown à la colonie (ce n’est pas un déplacement), si possible.",
        ),
        (Cancel(), f"Ce qui allait se produire ne se produit pas{NARROW}; le coût reste payé."),
    ],
)  # fmt: skip
def test_french_sentences(effect: Step, text: str):
    assert effect_text(effect, "fr") == text


@pytest.mark.parametrize(
    ("effect", "text"),
    [
        (Expose("it", times=3), "Roll for exposure 3 times for that survivor."),
        (
            PlaceAt(Survivors(named="olivia-brown"), "colony", if_able=True),
            "Place Olivia Brown at the colony (this isn’t a move), if able.",
        ),
        ((Recruit(named="sophie-robinson"), Expose("it")),
         "Take Sophie Robinson from the survivor deck into your group. Roll for exposure for Sophie Robinson."),
        ((Lose("helpless", n="all"), Lose("morale", n=Count("result", per=2))),
         "Remove all helpless survivors from the game (not killed). "
         "Lose 1 morale for every 2 helpless survivors removed this way (rounded up)."),
    ],
)  # fmt: skip
def test_english_sentences(effect: Any, text: str):
    assert effect_text(effect, "en") == text


@pytest.mark.parametrize(
    ("effect", "english", "french"),
    [
        (
            (Wound("it"), PlaceAt("it", "colony"), Attach("it")),
            "Put 1 wound on that survivor. Place that survivor at the colony (this isn’t a move). "
            "Attach this card to that survivor.",
            "Posez 1 blessure sur ce survivant. Placez-le à la colonie (ce n’est pas un déplacement). "
            "Attachez-lui cette carte.",
        ),
        (
            (Wound("it"), Kill(Survivors(of="you", n=1)), Expose("it")),
            "Put 1 wound on that survivor. Kill one of your survivors. Roll for exposure for that survivor.",
            "Posez 1 blessure sur ce survivant. Tuez l’un de vos survivants. Lancez le dé de risque pour ce survivant.",
        ),
        (
            (Expose("it"), If(Alive(), Heal("it"))),
            "Roll for exposure for that survivor. If that survivor is still in play, "
            "remove 1 wound of any kind from that survivor.",
            "Lancez le dé de risque pour ce survivant. S’il est toujours en jeu, "
            "retirez-lui 1 blessure de n’importe quel type.",
        ),
        (
            (Wound("it"), Expose("it"), Transfer("it", "left")),
            "Put 1 wound on that survivor. Roll for exposure for that survivor. "
            "Give that survivor to the player on your left.",
            "Posez 1 blessure sur ce survivant. Lancez le dé de risque pour lui. "
            "Donnez ce survivant au joueur à votre gauche.",
        ),
    ],
)
def test_a_survivor_spoken_of_again_is_a_pronoun_in_french(effect: Effect, english: str, french: str):
    assert (effect_text(effect, "en"), effect_text(effect, "fr")) == (english, french)


@pytest.mark.parametrize(
    ("least", "english", "french"),
    [
        (
            Count("zombies", at="colony"),
            "there are at least as many barricades as zombies at the colony",
            "il y a au moins autant de barricades que de zombies à la colonie",
        ),
        (
            Count("zombies", at="colony", per=2),
            "there is at least 1 barricade for every 2 zombies at the colony (rounded up)",
            "il y a au moins 1 barricade pour 2 zombies à la colonie (arrondi au supérieur)",
        ),
        (
            Count("zombies", at="colony", times=2),
            "there are at least 2 barricades for each zombie at the colony",
            "il y a au moins 2 barricades par zombie à la colonie",
        ),
    ],
)
def test_as_many_half_as_many_and_twice_as_many(least: Count, english: str, french: str):
    asked = AtLeast(least, Count("barricades", at="colony"))
    assert (condition_text(asked, "en"), condition_text(asked, "fr")) == (english, french)


@pytest.mark.parametrize(
    ("count", "low", "high", "english", "french"),
    [
        (Count("survivors"), 2, 2, "You control exactly 2 survivors.", "Vous contrôlez exactement 2 survivants."),
        (Count("survivors"), 1, 2, "You control 1 or 2 survivors.", "Vous contrôlez 1 ou 2 survivants."),
        (
            Count("hand", symbol="food"),
            1,
            3,
            "You have between 1 and 3 food cards in hand.",
            "Vous avez 1 à 3 cartes nourriture en main.",
        ),
        (Count("morale"), 2, 5, "Morale is between 2 and 5.", "Le moral est compris entre 2 et 5."),
    ],
)
def test_two_bounds_of_the_same_count_are_one_goal(count: Count, low: int, high: int, english: str, french: str):
    goals = (LastRound(), AtLeast(low, count), AtMost(high, count), Complete())
    said = {lang: [line.text for line in goal_lines(Voice(lang), goals, "heading-win")] for lang in LANGS}
    assert (said["en"][1], said["fr"][1]) == (english, french)
    assert len(said["en"]) == len(said["fr"]) == 3


def test_bounds_of_two_different_counts_are_two_goals():
    goals = AtLeast(1, Count("hand", symbol="food")), AtMost(2, Count("hand", symbol="fuel"))
    assert len(goal_lines(Voice("en"), goals, "heading-win")) == 2


def test_an_attack_that_does_more_is_said_in_one_breath():
    lighter = Power(mods=(Instead("kill", 4), NoExposure("attack")), once="round", pays="fuel")
    assert power_text(lighter, "en") == (
        "Once per round, by also playing a fuel card without its effect: "
        "an attack by this survivor kills 4 zombies instead of 1 and needs no exposure roll."
    )


def test_names_come_from_the_cards_where_they_are_known():
    effect = Wound(Survivors(named="gray-beard"))
    assert effect_text(effect, "fr", {"gray-beard": {"en": "Gray Beard", "fr": "Barbe grise"}}).endswith("Barbe grise.")
    assert effect_text(effect, "fr").endswith("Gray Beard.")


def test_the_place_of_the_trigger_is_named():
    card = crossroads(trigger=Searched(at="school"), effect=Zombies("here", 2))
    assert plain(card, "fr").splitlines()[-1] == "Ajoutez 2 zombies à l’école."


def test_options_are_lines_with_a_label():
    options = (Option(Gain("food"), {"en": "Eat.", "fr": "Mangez."}), Option(()))
    lines = card_text(crossroads(trigger=Moved(), options=options), "en").lines
    assert [(line.role, line.label, line.text) for line in lines[1:]] == [
        ("choice", "", "Choose one:"),
        ("option", "Eat.", "Add 1 food to the supply."),
        ("option", "", "Nothing happens."),
    ]


def crossroads(**given: Any) -> Crossroads:
    return Crossroads(id="a-card", name={"en": "A card", "fr": "Une carte"}, **given)


# The boxes


def decks(library: Library) -> dict[str, list[Card]]:
    found: dict[str, dict[str, Card]] = {}
    for card in library.cards.values():
        found.setdefault(str(type(card).__struct_config__.tag), {})[card.id] = card
    return {deck: list(cards.values()) for deck, cards in found.items()}


@pytest.mark.parametrize(("box", "folder"), BOXES)
@pytest.mark.parametrize("lang", LANGS)
def test_the_text_of_a_box_is_the_golden_one(box: str, folder: Path, lang: Lang):
    library = load_packs(box)
    names = library.names
    for deck, cards in decks(library).items():
        text = "\n\n".join(plain(card, lang, names) for card in cards) + "\n"
        file = folder / f"{deck}.{lang}.txt"
        if os.environ.get("HIVERNAGE_UPDATE_GOLDEN"):
            file.write_text(text, encoding="utf-8")
        assert file.read_text(encoding="utf-8") == text, f"{file.name} has changed: see the top of this file"


@pytest.mark.parametrize("box", ["base", "long-night", "warring-colonies"])
@pytest.mark.parametrize("lang", LANGS)
def test_every_rule_of_a_box_is_well_written(box: str, lang: Lang):
    library = load_packs(box)
    for cards in decks(library).values():
        for card in cards:
            text = card_text(card, lang, library.names)
            assert text.name == name_of(card, lang)
            for line in text.lines:
                check(line.text, lang)


def test_every_special_rule_of_the_boxes_has_both_texts():
    def specials(tree: object) -> Iterator[str]:
        if isinstance(tree, Special):
            yield tree.name
        parts: tuple[object, ...] = ()
        if isinstance(tree, msgspec.Struct):
            parts = tuple(getattr(tree, name) for name in tree.__struct_fields__)
        elif isinstance(tree, tuple):
            parts = tree
        elif isinstance(tree, dict):
            parts = tuple(tree.values())
        for part in parts:
            yield from specials(part)

    for card in load_packs("base", "long-night").cards.values():
        for name in specials(card):
            assert all(has_message(lang, f"special-{name}") for lang in LANGS), name
