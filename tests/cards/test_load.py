"""Packs: what loads, what is refused, and that a refusal names the file, the line and the remedy."""

import random
import re
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from hivernage.cards.card import Item
from hivernage.cards.load import PACKS, PackError, built_in_packs, load_pack, load_packs

SHEET = "id: mine\nname: {en: Mine, fr: À moi}\nversion: '1'\n"
CRISIS = """\
deck: crisis
cards:
- id: cold-night
  name: {en: Cold Night, fr: Nuit froide}
  symbols: [fuel]
  failure: {do: lose, what: morale}
  bonus: {do: gain, what: morale}
"""
CROSSROADS = """\
deck: crossroads
cards:
- id: stranger
  name: {en: Stranger, fr: Inconnu}
  trigger: {when: moved, who: {of: you}, to: colony}
"""
ITEM = "deck: item\ncards: [{id: rope, name: {en: Rope, fr: Corde}, symbol: tool, kind: use, copies: {school: 2}}]\n"
SURVIVOR = """\
deck: survivor
cards:
- id: jane-doe
  name: {en: Jane Doe, fr: Jane Doe}
  occupation: {en: Baker, fr: Boulangère}
  gender: f
  influence: 40
  attack: 3
  search: 3
  powers:
"""

MakePack = Callable[..., Path]


@pytest.fixture
def make_pack(tmp_path: Path) -> MakePack:
    """Writes a pack of the given deck (or of the given files) and returns its folder."""

    def make(deck: str | bytes = CRISIS, *, name: str = "mine", sheet: str = SHEET, **files: str) -> Path:
        folder = tmp_path / name
        folder.mkdir()
        (folder / "pack.yaml").write_text(sheet, encoding="utf-8")
        (folder / "deck.yaml").write_bytes(deck if isinstance(deck, bytes) else deck.encode())
        for stem, text in files.items():
            (folder / f"{stem}.yaml").write_text(text, encoding="utf-8")
        return folder

    return make


def refusal(load: Callable[[], Any]) -> str:
    with pytest.raises(PackError) as caught:
        load()
    return str(caught.value)


# What loads


def test_a_pack_is_its_sheet_and_its_cards(make_pack: MakePack) -> None:
    pack = load_pack(make_pack(CRISIS, items=ITEM, sheet=SHEET + "printed: {crisis: 1, school: 2}\n"))
    assert (pack.id, pack.name["fr"], pack.version) == ("mine", "À moi", "1")
    assert pack.printed == {"crisis": 1, "school": 2}
    assert [card.id for card in pack.cards] == ["cold-night", "rope"]
    assert isinstance(pack.cards[1], Item)


def test_packs_are_loaded_together_by_name_and_by_path(make_pack: MakePack) -> None:
    deck = CROSSROADS + "  effect: {do: heal, who: {named: ashley-ross}}\n"
    library = load_packs("base", make_pack(deck))
    assert {"ashley-ross", "stranger@crossroads"} <= set(library.cards)


@pytest.mark.parametrize("name", built_in_packs())
def test_a_built_in_pack_has_no_more_cards_than_are_printed(name: str) -> None:
    printed, decks = load_pack(PACKS / name).printed, load_packs(name).decks
    assert {back for back, keys in decks.items() if len(keys) > printed.get(back, 0)} == set()  # type: ignore[call-overload]


def test_the_base_box_loads_fast() -> None:
    def seconds() -> float:
        start = time.perf_counter()
        load_packs("base")
        return time.perf_counter() - start

    assert min(seconds() for _ in range(3)) < 0.5


def test_a_byte_order_mark_and_windows_line_ends_do_no_harm(make_pack: MakePack) -> None:
    deck = b"\xef\xbb\xbf" + CRISIS.replace("\n", "\r\n").encode()
    assert len(load_pack(make_pack(deck)).cards) == 1


# Refusals: the deck, the place of the problem, a part of the message


def crossroads(*lines: str) -> str:
    return CROSSROADS + "".join(f"  {line}\n" for line in lines)


def count(n: str) -> str:
    return CRISIS.replace("morale}", f"morale, n: {n}}}", 1)


def power(text: str) -> str:
    return SURVIVOR + f"  - {text}\n"


WORDS_AND_FIELDS = {
    "unknown effect": (CRISIS.replace("do: gain", "do: gian"), "7:15", "unknown effect 'gian'; did you mean 'gain'?"),
    "unknown condition": (crossroads("effect: {do: if, test: {is: alife}, then: []}"), "6:31", "did you mean 'alive'?"),
    "unknown trigger": (CROSSROADS.replace("moved", "move"), "5:19", "unknown trigger 'move'; did you mean 'moved'?"),
    "unknown modifier": (power("{mods: [{mod: any_dice}]}"), "11:19", "unknown modifier 'any_dice'; did you mean"),
    "unknown word": (CRISIS.replace("fuel", "fule"), "5:13", "unknown word 'fule' for 'symbols'; did you mean 'fuel'?"),
    "a word like no other": (CRISIS.replace("[fuel]", "[beer]"), "5:13", "use one of: book, food, fuel, medicine"),
    "unknown field": (CRISIS.replace("bonus:", "bonuss:"), "7:3", "unknown field 'bonuss' of 'crisis'; did you mean"),
    "field too many": (crossroads("effect: {do: cancel, n: 1}"), "6:24", "'cancel' takes no fields: delete"),
    "missing field": (CRISIS.replace("  symbols: [fuel]\n", ""), "3:3", "lacks the field 'symbols'; add `symbols:`"),
    "missing word": (crossroads("effect: {gain: morale}"), "6:11", "an effect without `do`; write `do: gain`"),
    "word that isn't one": (crossroads("effect: {do: 3}"), "6:16", "`do` takes a word, not the number 3"),
    "text for a mapping": (crossroads("effect: gain"), "6:11", "the text 'gain' for 'effect'"),
    "number for a text": (CRISIS.replace("Cold Night", "42"), "4:14", "put it in quotes: '42'"),
    "yes for a text": (CRISIS.replace("Cold Night", "Yes"), "4:14", "put the word in quotes"),
    "text for a number": (count("two"), "6:40", "unknown word 'two' for 'n'; write a whole number from 0 to 99 or"),
    "count out of range": (count("9999"), "6:40", "the number 9999 is out of range; write a whole number from 0 to 99"),
    "too many entries": (CRISIS.replace("[fuel]", "[fuel, fuel, fuel, fuel]"), "5:12", "4 entries; write at most 3"),
    "nothing where something is needed": (CRISIS.replace("[fuel]", "[]"), "5:12", "nothing in it; write at least 1"),
    "half a pair": (power("{mods: [{mod: no_exposure, act: move, between: [school]}]}"), "11:52", "write exactly 2"),
    "text that is too long": (CRISIS.replace("Cold Night", "x" * 301), "4:14", "301 characters; write at most 300"),
    "language missing": (CRISIS.replace(", fr: Nuit froide", ""), "4:9", "'name' lacks the French text; add `fr:`"),
    "unknown language": (CRISIS.replace("fr: Nuit", "de: Nacht, fr: Nuit"), "4:26", "unknown word 'de' for 'name'"),
    "id like a path": (CRISIS.replace("cold-night", "../../etc/passwd"), "3:7", "isn't an id; use small letters"),
    "id with a line end": (CRISIS.replace("cold-night", '"cold-night\\n"'), "3:7", "U+000A"),
    "unknown deck": (CRISIS.replace("crisis", "crises"), "1:7", "unknown word 'crises' for 'deck'; did you mean"),
    "deck named in a card": (CRISIS.replace("- id", "- deck: item\n  id"), "3:3", "the deck is named once, at the top"),
    "no cards": ("deck: crisis\n", "1:1", "lacks the field 'cards'"),
    "cards without entries": ("deck: crisis\ncards: []\n", "2:8", "write at least 1"),
    "too many cards": ("deck: crisis\ncards:\n" + "- {}\n" * 501, "3:1", "501 entries; write at most 500"),
    "a card that is a word": ("deck: crisis\ncards: [cold-night]\n", "2:9", "write a mapping"),
    "not a mapping": ("- id: cold-night\n", "1:1", "a list where something else belongs; write a mapping"),
}  # fmt: skip

CONTRADICTIONS = {
    "the same id twice": (CRISIS + CRISIS.partition("cards:\n")[2], "8:7", "or the one in deck.yaml, line 3"),
    "nothing happens": (CROSSROADS, "3:3", "neither `options` nor `effect`"),
    "two things happen": (crossroads("options: [{then: []}]", "effect: []"), "7:3", "both `options` and `effect`"),
    "never attached": (crossroads("effect: []", "attached: [{mods: [{mod: any_die}]}]"), "7:3", "attach the card"),
    "overlap": (crossroads("effect: {do: roll, results: {1-3: [], 3-6: []}}"), "6:41", "belongs to '1-3' and to '3-6'"),
    "reversed band": (crossroads("effect: {do: roll, results: {6-4: []}}"), "6:32", "'6-4' is reversed; write 4-6"),
    "band beyond the die": (crossroads("effect: {do: roll, results: {4-7: []}}"), "6:32", "'4' or 4-6"),
    "Python in a fan pack": (crossroads("effect: {do: special, name: boom}"), "6:16", "only the built-in packs may"),
    "free joint payment": (crossroads("effect: {do: together, then: []}"), "6:11", "add `cards:`, `dice:` or both"),
    "endless digging": (crossroads("effect: {do: dig, deck: here, symbol: food}"), "6:11", "'dig' never stops"),
    "no pick": (crossroads("effect: {do: each_player, at_once: true, who: you, then: []}"), "6:29", "let them pick"),
    "a deck in the colony": (crossroads("effect: {do: draw, deck: colony}"), "6:28", "the colony has no deck"),
    "items in the colony": (ITEM.replace("school", "colony"), "2:83", "there is no deck there"),
    "idle power": (power("{once: round}"), "11:5", "a power that does nothing"),
    "moment without effect": (power("{start: turn, mods: [{mod: any_die}]}"), "11:6", "`start` without anything to do"),
    "two moments": (power("{start: turn, whenever: moved, do: []}"), "11:6", "make two powers of it"),
    "goal without a move": (power("{to: school, do: []}"), "11:6", "use `at` for where the holder must stand"),
}  # fmt: skip

YAML_TRICKS = {
    "not YAML": (CRISIS + "]\n", "8:1", "not valid YAML"),
    "colon in a text": (CRISIS.replace("symbols: [fuel]", "symbols: fuel: food"), "5:16", "in quotes"),
    "tab": (CRISIS.replace("  symbols", "\tsymbols"), "5:1", "indent with spaces"),
    "anchor": (CRISIS.replace("[fuel]", "&all [fuel]"), "5:12", "anchors aren't allowed"),
    "alias": (CRISIS.replace("[fuel]", "*all"), "5:12", "aliases aren't allowed"),
    "merge key": (CRISIS.replace("symbols: [fuel]", "<<: {}"), "5:3", "put it in quotes: '<<'"),
    "Python tag": (CRISIS.replace("[fuel]", "!!python/object/apply:os.system [ls]"), "5:12", "tags aren't allowed"),
    "tag directive": ("%TAG ! tag:example.org,2000:\n---\n" + CRISIS, "1:1", "tags aren't allowed"),
    "repeated key": (CRISIS + "  symbols: [food]\n", "8:3", "'symbols' a second time; keep this or the one in line 5"),
    "on as a key": (CROSSROADS.replace("when:", "on:"), "5:13", "YAML reads the key 'on' as a yes-or-no value"),
    "number as a key": (crossroads("effect: {do: roll, results: {1: []}}"), "6:32", "put it in quotes: '1'"),
    "nothing as a key": (CRISIS.replace("symbols", "~"), "5:3", "put it in quotes: '~'"),
    "list as a key": (CRISIS.replace("symbols", "? [a]\n  "), "5:5", "a key is one word"),
    "deep nesting": ("deck: crisis\ncards: " + "[" * 100_000, "2:31", "nested deeper than 24 levels"),
    "second document": (CRISIS + "---\n" + CRISIS, "8:1", "a second YAML document"),
    "not a number": (count(".nan"), "6:40", "a number with a fraction"),
    "infinity": (count(".inf"), "6:40", "a number with a fraction"),
    "fraction": (count("1.5"), "6:40", "a number with a fraction"),
    "octal": (count("010"), "6:40", "written plainly"),
    "enormous number": (count("9" * 5000), "6:40", "small, whole"),
    "date": (CRISIS.replace("Cold Night", "2024-01-01"), "4:14", "YAML reads '2024-01-01' as a date"),
    "control character": (CRISIS.replace("Cold", "Co\x07ld"), "4:16", "the control character U+0007"),
    "hidden control character": (CRISIS.replace("Cold Night", r'"Co\u202Eld"'), "4:14", "the control character U+202E"),
    "half a character": (CRISIS.replace("Cold Night", r'"\uD800"'), "4:", ""),
    "not UTF-8": (CRISIS.replace("froide", "gelée").encode("latin-1"), "4:38", "save the file as UTF-8"),
    "UTF-16": (CRISIS.encode("utf-16"), "1:1", "not UTF-8 text"),
}  # fmt: skip

REFUSED = {**WORDS_AND_FIELDS, **CONTRADICTIONS, **YAML_TRICKS}


@pytest.mark.parametrize("case", REFUSED)
def test_a_refusal_names_file_line_and_remedy(make_pack: MakePack, case: str) -> None:
    deck, place, message = REFUSED[case]
    folder = make_pack(deck)
    first, *_ = refusal(lambda: load_pack(folder)).splitlines()
    assert first.startswith(f"{folder / 'deck.yaml'}:{place}")
    assert message in first
    assert "; " in first, "what is wrong, then what to do"


@pytest.mark.parametrize("text", ["", "# nothing but a comment\n"])
def test_an_empty_file_is_refused(make_pack: MakePack, text: str) -> None:
    assert "deck.yaml: the file is empty" in refusal(lambda: load_pack(make_pack(text)))


def test_all_problems_are_told_at_once(make_pack: MakePack) -> None:
    bad = CRISIS.replace("do: gain", "do: gian").replace("[fuel]", "[fule]")
    message = refusal(lambda: load_pack(make_pack(bad, items=ITEM.replace("tool", "tol"))))
    assert [line.partition("unknown ")[2] for line in message.splitlines()] == [
        "word 'fule' for 'symbols'; did you mean 'fuel'?",
        "effect 'gian'; did you mean 'gain'?",
        "word 'tol' for 'symbol'; did you mean 'tool'?",
    ]


def test_a_flood_of_problems_is_cut_short(make_pack: MakePack) -> None:
    message = refusal(lambda: load_pack(make_pack("deck: crisis\ncards:\n" + "- {a: 1}\n" * 500)))
    assert len(message.splitlines()) <= 21


# Files and folders


def test_a_large_file_is_refused(make_pack: MakePack) -> None:
    folder = make_pack(CRISIS + "#" * 512 * 1024)
    assert "larger than 512 KiB; split it into" in refusal(lambda: load_pack(folder))


def test_too_many_copies_are_refused(make_pack: MakePack) -> None:
    card = "- {id: rope-%d, name: {en: R, fr: R}, symbol: tool, kind: use, copies: {school: 40}}\n"
    deck = "deck: item\ncards:\n" + "".join(card % number for number in range(13))
    assert "520 cards in the deck 'school'; a deck has at most 500" in refusal(lambda: load_pack(make_pack(deck)))


def test_a_link_out_of_the_pack_is_refused(make_pack: MakePack, tmp_path: Path) -> None:
    (tmp_path / "outside.yaml").write_text(CRISIS)
    folder = make_pack()
    (folder / "link.yaml").symlink_to(tmp_path / "outside.yaml")
    expected = "link.yaml: a link that leads out of the pack; put the file itself here"
    assert expected in refusal(lambda: load_pack(folder))


def test_a_link_to_itself_is_refused(make_pack: MakePack) -> None:
    folder = make_pack()
    (folder / "loop.yaml").symlink_to("loop.yaml")
    assert "loop.yaml: " in refusal(lambda: load_pack(folder))


def test_a_folder_named_like_a_deck_is_refused(make_pack: MakePack) -> None:
    folder = make_pack()
    (folder / "more.yaml").mkdir()
    assert "more.yaml: not a file" in refusal(lambda: load_pack(folder))


def test_the_other_ending_is_not_silently_skipped(make_pack: MakePack) -> None:
    folder = make_pack()
    (folder / "more.yml").write_text(CRISIS)
    assert "rename it to more.yaml" in refusal(lambda: load_pack(folder))


def test_too_many_files_are_refused(make_pack: MakePack) -> None:
    folder = make_pack(CRISIS, **{f"deck{number}": CRISIS for number in range(32)})
    assert "at most 32 files" in refusal(lambda: load_pack(folder))


def test_a_pack_needs_a_sheet_and_a_deck(tmp_path: Path) -> None:
    assert "pack.yaml: missing; write it" in refusal(lambda: load_pack(tmp_path))
    (tmp_path / "pack.yaml").write_text(SHEET)
    assert "no decks; add a .yaml file" in refusal(lambda: load_pack(tmp_path))
    assert "no such folder" in refusal(lambda: load_pack(tmp_path / "nowhere"))


@pytest.mark.parametrize(
    ("sheet", "message"),
    [
        (SHEET + "official: true\n", "pack.yaml:4:1: only the built-in packs are official; delete this line"),
        (SHEET.replace("'1'", "1.0"), "pack.yaml:3:10: YAML reads '1.0' as a number with a fraction; put it in quotes"),
        (SHEET + "printed: {crises: 20}\n", "pack.yaml:4:11: unknown word 'crises' for 'printed'; did you mean"),
        (SHEET.replace("id: mine", "id: a/b"), "pack.yaml:1:5: 'a/b' isn't an id"),
        (SHEET.replace(", fr: À moi", ""), "pack.yaml:2:7: 'name' lacks the French text"),
    ],
)
def test_the_sheet_is_checked_too(make_pack: MakePack, sheet: str, message: str) -> None:
    assert message in refusal(lambda: load_pack(make_pack(sheet=sheet)))


# Several packs


def test_an_unknown_pack_is_refused() -> None:
    assert refusal(lambda: load_packs("bse")) == "bse: neither a built-in pack nor a folder; did you mean 'base'?"


@pytest.mark.parametrize(
    ("line", "place"),
    [
        ("effect: {do: heal, who: {named: ashley-rose}}", "6:35"),
        ("effect: {do: recruit, named: ashley-rose}", "6:32"),
        ("chooser: ashley-rose", "6:12"),
    ],
)
def test_a_survivor_nobody_knows_is_refused(make_pack: MakePack, line: str, place: str) -> None:
    rest = [] if line.startswith("effect") else ["options: [{then: []}]"]
    folder = make_pack(crossroads(line, *rest))
    expected = f"deck.yaml:{place}: unknown survivor 'ashley-rose'; did you mean 'ashley-ross'?"
    assert expected in refusal(lambda: load_packs("base", folder))
    assert load_pack(folder).cards, "alone, the pack can't know who else is at the table"


def test_a_survivor_unlike_any_other_asks_for_their_pack(make_pack: MakePack) -> None:
    folder = make_pack(crossroads("effect: {do: heal, who: {named: zzz}}"))
    assert "no such survivor in mine: load the pack that has them" in refusal(lambda: load_packs(folder))


def test_the_same_card_in_two_packs_is_refused(make_pack: MakePack) -> None:
    one = make_pack(name="one", sheet=SHEET.replace("mine", "one"))
    two = make_pack(name="two", sheet=SHEET.replace("mine", "two"))
    expected = f"{two / 'deck.yaml'}:3:7: the card 'cold-night@crisis' is in the pack 'one' too; give it another id"
    assert refusal(lambda: load_packs(one, two)) == expected


def test_the_same_pack_twice_is_refused(make_pack: MakePack) -> None:
    folder = make_pack()
    assert "pack.yaml:1:5: a second pack 'mine'" in refusal(lambda: load_packs(folder, folder))


def test_one_bad_card_and_nothing_is_loaded(make_pack: MakePack) -> None:
    good, bad = make_pack(name="good", sheet=SHEET.replace("mine", "good")), make_pack(CROSSROADS, name="bad")
    loaded: list[Any] = []
    refusal(lambda: loaded.append(load_packs(good, bad)))
    assert loaded == []
    assert len(load_packs(good).cards) == 1, "and the refusal left nothing behind"


# Anything at all


def mutated(rng: random.Random, text: str) -> str:
    """The text with a few slips of the pen: scraps of YAML or its own words, put in or written over something."""
    scraps = [*":{}[]'\"~\n\té\x00", "- ", "&a ", "*a", "!!x ", "  ", "on", "9" * 30]
    scraps += rng.sample(re.findall(r"[\w-]+", text), 40)
    for _ in range(rng.randint(1, 4)):
        word = rng.choice(list(re.finditer(r"[\w-]+|\W", text)))
        start = word.end() if rng.random() < 0.2 else word.start()
        text = text[:start] + rng.choice(scraps) + text[word.end() :]
    return text


@pytest.mark.parametrize("seed", range(10))
def test_whatever_is_in_a_file_nothing_but_a_refusal_is_raised(make_pack: MakePack, seed: int) -> None:
    rng, folder = random.Random(seed), make_pack()
    decks = [file.read_text(encoding="utf-8") for file in sorted((PACKS / "base").glob("[ceis]*.yaml"))]
    for _ in range(20):
        some_cards = "\n- id:".join(rng.choice(decks).split("\n- id:")[:6])
        (folder / "deck.yaml").write_text(mutated(rng, some_cards), encoding="utf-8")
        with suppress(PackError):
            load_packs(folder)
