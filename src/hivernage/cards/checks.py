"""What the types of the vocabulary can't say about a card: what must go together, and what contradicts itself."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from hivernage.cards.in_question import pointing_faults
from hivernage.cards.secrecy import secrecy_faults
from hivernage.cards.sense import sense_faults
from hivernage.yaml_files.document import Keys, mappings
from hivernage.yaml_files.faults import Fault

_TEXTS = ("name", "story", "label", "occupation", "notice")
_LANGUAGES = {"en": "English", "fr": "French"}


def card_faults(deck: str, entry: dict[str, Any], keys: Keys, official: bool) -> Iterator[Fault]:
    """The faults of a card that fits the types."""
    for path, node in mappings(entry, keys):
        yield from _language_faults(node, path)
        yield from _step_faults(node, path, official)
        for field in ("powers", "attached"):
            for index, power in enumerate(node.get(field) or ()):
                yield from _power_faults(power, (*path, field, index))
    if deck == "experiment":
        yield from _band_faults(entry["table"], (*keys, "table"))
    yield from secrecy_faults(deck, entry, keys)
    yield from sense_faults(deck, entry, keys)
    yield from pointing_faults(deck, entry, keys)
    if deck == "crossroads":
        yield from _crossroads_faults(entry, keys)
    if deck == "item" and entry["kind"] == "move-or-use":
        for field, use in (("powers", "with a move"), ("effect", "by itself")):
            if not entry.get(field):
                yield Fault((*keys, "kind"), f"no use {use}", f"add `{field}:`, or choose another kind")
    for place in ("colony", "hideout"):
        if deck == "item" and place in entry["copies"]:
            remedy = "there is no deck there: name another place"
            yield Fault((*keys, "copies", place), f"items in the {place}", remedy, True)


def sheet_faults(sheet: dict[str, Any], built_in: bool) -> Iterator[Fault]:
    """The faults of a pack.yaml that fits the types."""
    yield from _language_faults(sheet, ())
    if sheet.get("official") and not built_in:
        yield Fault(("official",), "only the built-in packs are official", "delete this line", True)


def survivor_mentions(entry: dict[str, Any], keys: Keys) -> Iterator[tuple[Keys, str]]:
    """Where a card names a survivor, and which."""
    for path, node in mappings(entry, keys):
        for field in ("named", "chooser"):
            if isinstance(node.get(field), str) and node.get("do") != "side_effect":
                yield (*path, field), node[field]


def side_effect_mentions(entry: dict[str, Any], keys: Keys) -> Iterator[tuple[Keys, str]]:
    """Where a card names a side effect, and which."""
    for path, node in mappings(entry, keys):
        if node.get("do") == "side_effect" and node.get("named"):
            yield (*path, "named"), node["named"]


def _language_faults(node: dict[str, Any], keys: Keys) -> Iterator[Fault]:
    for field in _TEXTS:
        text = node.get(field)
        if isinstance(text, dict):
            for code, language in _LANGUAGES.items():
                if code not in text:
                    remedy = f"add `{code}:` (if you can't translate it, repeat the other language)"
                    yield Fault((*keys, field), f"'{field}' lacks the {language} text", remedy)


def _step_faults(node: dict[str, Any], keys: Keys, official: bool) -> Iterator[Fault]:
    match node:
        case {"do": "special"} if not official:
            remedy = "say it in the words of the vocabulary"
            yield Fault((*keys, "do"), "'special' runs Python, which only the built-in packs may", remedy)
        case {"do": "roll", "results": dict(results)}:
            yield from _band_faults(results, (*keys, "results"))
        case {"do": "together"} if not (node.get("cards") or node.get("dice")):
            yield Fault(keys, "'together' asks for no payment", "add `cards:`, `dice:` or both")
        case {"do": "each_player", "at_once": True, "then": then} if not _picks(then):
            remedy = "let them pick: `then: {do: pick, ...}`"
            yield Fault((*keys, "at_once"), "`at_once` without a `pick`", remedy, True)
        case {"do": "dig"} if not (node.get("cards") or node.get("take")):
            yield Fault(keys, "'dig' never stops", "add `cards:` (how many to turn up) or `take:` (how many to find)")
        case {"do": str(), "deck": "colony" | "hideout" as place}:
            what = f"the {place} has no deck of items"
            yield Fault((*keys, "deck"), what, "name another place, `here` or `any`")


def _picks(effect: Any) -> bool:
    return isinstance(effect, dict) and effect.get("do") == "pick"


def _band_faults(results: dict[str, Any], keys: Keys) -> Iterator[Fault]:
    taken: dict[int, str] = {}
    for band in results:
        low, high = int(band[0]), int(band[-1])
        if low > high:
            yield Fault((*keys, band), f"the range '{band}' is reversed", f"write {high}-{low}", True)
        for result in range(low, high + 1):
            if result in taken:
                what = f"the result {result} belongs to '{taken[result]}' and to '{band}'"
                yield Fault((*keys, band), what, "let the ranges not overlap", True)
                break
            taken[result] = band


def _power_faults(power: dict[str, Any], keys: Keys) -> Iterator[Fault]:
    if power.get("do") is None and not power.get("mods"):
        yield Fault(keys, "a power that does nothing", "give it `mods:` that hold or something to `do:`")
    for moment in ("start", "end", "whenever"):
        if power.get(moment) and power.get("do") is None:
            yield Fault((*keys, moment), f"`{moment}` without anything to do", "add `do:`", True)
    moments = [field for field in ("start", "end", "whenever") if power.get(field)]
    if len(moments) > 1:
        yield Fault((*keys, moments[0]), f"both `{moments[0]}` and `{moments[1]}`", "make two powers of it", True)
    if power.get("to") and power.get("whenever") not in ("moved", "won-combat"):
        yield Fault(
            (*keys, "to"),
            "`to` without `whenever: moved` or `won-combat`",
            "use `at` for where the holder must stand",
            True,
        )


def _crossroads_faults(entry: dict[str, Any], keys: Keys) -> Iterator[Fault]:
    has_options, has_effect = bool(entry.get("options")), entry.get("effect") is not None
    if not has_options and not has_effect:
        yield Fault(keys, "neither `options` nor `effect`", "say what the players choose from, or what happens")
    if has_options and has_effect:
        remedy = "put what happens before the choice in `first`, and what follows it in the options"
        yield Fault((*keys, "effect"), "both `options` and `effect`", remedy, True)
    words = {node.get("do") for _, node in mappings(entry, keys) if isinstance(node.get("do"), str)}
    if entry.get("attached") and not words & {"attach", "special"}:
        remedy = "attach the card somewhere: {do: attach, to: it}"
        yield Fault((*keys, "attached"), "`attached` powers, but the card is never attached", remedy, True)
