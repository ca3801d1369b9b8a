"""What is in question where a card speaks of it: "it", "here", "there", "the player", "the card".

A word that points at nothing would do nothing, or something else than its text says.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from hivernage.yaml_files.document import Keys, mappings
from hivernage.yaml_files.faults import Fault

Node = dict[str, Any]


class Known(NamedTuple):
    """What somebody who reads the card at this point knows."""

    it: bool = False
    here: bool = False
    there: bool = False
    player: bool = False
    another: bool = False  # a player who isn't the one who acts
    weapon: bool = False


NOTHING: Final = Known()
SURVIVOR: Final = Known(it=True, here=True)
MOVE: Final = Known(it=True, here=True, there=True)

BY_TRIGGER: Final = {
    "moved": MOVE,
    "exposed": MOVE,
    "searched": SURVIVOR,
    "joined": SURVIVOR,
    "heal-with-medicine": SURVIVOR,
    "clean": SURVIVOR,
    "cleaning": SURVIVOR,
    "take-pill": SURVIVOR,
    "use-weapon": SURVIVOR._replace(weapon=True),
    "kill-zombie": SURVIVOR,
    "barricade": SURVIVOR,
    "accusation": Known(player=True, another=True),
}
"""By the word of a trigger, or by what it waits for somebody to do."""

AT_A_PLACE: Final = Known(here=True)
AFTER: Final = {
    "moved": MOVE,
    "contained": NOTHING,
    "attacked-with": SURVIVOR._replace(weapon=True),
    **dict.fromkeys(("killed", "zombies-came", "trap-sprung", "bandit-came", "won-combat"), AT_A_PLACE),
}
"""What is known where a power answers an event; else the survivor who did it."""

REMEDIES: Final = {
    "it": "pick a survivor first: {do: pick, who: ..., then: ...}",
    "here": "pick a place first ({do: pick_place, among: ..., then: ...}), or name one",
    "there": "only a card about a move knows where the survivor came from",
    "player": "pick a player first: {do: pick_player, who: others, then: ...}",
    "another": "pick a player first: {do: pick_player, who: others, then: ...}",
    "weapon": "only a card with the trigger {when: did, what: use-weapon} knows which card was used",
}
NAMES: Final = {
    "it": "no survivor is",
    "here": "no place is",
    "there": "no place that somebody left is",
    "player": "no player is",
    "another": "no other player is",
    "weapon": "no equipped card is",
}

BRANCHES: Final = ("then", "otherwise", "up", "down", "blank", "won", "lost")
WORDS: Final = {
    "steal": "another",
    "exile_vote": "player",
    "lure": "here",
    "free_attack": "it",
    "free_search": "it",
    "swap": "another",
    "wear": "it",
    "side_effect": "it",
}
"""Words that are about something without a field that says so."""


def pointing_faults(deck: str, entry: Node, keys: Keys) -> Iterator[Fault]:
    """Where a card points at something that isn't there."""
    around = _of_card(deck, entry)
    for field in ("effect", "failure", "bonus", "first", "cost", "reward", *(("then",) if deck == "mission" else ())):
        yield from _effect(entry.get(field), (*keys, field), around)
    for band, effect in (entry.get("table") or {}).items():
        yield from _effect(effect, (*keys, "table", band), SURVIVOR)
    yield from _options(entry.get("options"), (*keys, "options"), around)
    for field in ("powers", "attached"):
        yield from _powers(entry.get(field), (*keys, field), SURVIVOR)
    for side in ("normal", "hard"):
        for field in ("setup", "duty", "check"):
            yield from _effect((entry.get(side) or {}).get(field), (*keys, side, field), NOTHING)
        yield from _powers((entry.get(side) or {}).get("powers"), (*keys, side, "powers"), NOTHING)
        yield from _mentions((entry.get(side) or {}).get("goal"), (*keys, side, "goal"), NOTHING)
    for field in ("win", "loyal", "betrayer", "claim"):
        yield from _mentions(entry.get(field), (*keys, field), NOTHING)


def _of_card(deck: str, entry: Node) -> Known:
    if deck != "crossroads":
        return NOTHING
    if entry.get("chooser"):
        return SURVIVOR
    trigger = entry["trigger"]
    return BY_TRIGGER.get(str(trigger.get("what")), BY_TRIGGER.get(trigger["when"], NOTHING))


def _effect(effect: Any, keys: Keys, around: Known) -> Iterator[Fault]:
    if isinstance(effect, list):
        for index, step in enumerate(effect):
            yield from _step(step, (*keys, index), around)
            if step.get("do") == "recruit":
                around = around._replace(it=True, here=True)
    elif isinstance(effect, dict):
        yield from _step(effect, keys, around)


def _step(step: Node, keys: Keys, around: Known) -> Iterator[Fault]:
    word = step["do"]
    if word in WORDS and not step.get("from"):
        yield from _missing(WORDS[word], (*keys, "do"), around)
    match step:
        case {"do": "lasting", "holder": "player"}:
            yield from _missing("player", (*keys, "holder"), around)
        case {"do": "hand_over"} if not step.get("to") and not step.get("from"):
            yield from _missing("another", (*keys, "do"), around)
        case {"do": "unequip", "what": "the-card"}:
            yield from _missing("weapon", (*keys, "what"), around)
        case {"do": "unequip"} | {"do": "lasting", "holder": "it"}:
            yield from _missing("it", (*keys, "do"), around)
        case {"do": "lasting", "holder": "here"}:
            yield from _missing("here", (*keys, "holder"), around)
        case {"do": "shift", "from": "it"}:
            yield from _missing("it", (*keys, "from"), around)
        case {"do": "recruit", "for": "player"}:
            yield from _missing("player", (*keys, "for"), around)
        case {"do": "pick", "with_it": True}:
            yield from _missing("it", (*keys, "with_it"), around)
        case {"do": "look", "at": "deck-top"}:
            yield from _missing("here", (*keys, "at"), around)
        case {"do": "look", "at": "hand" | "random-card" | "objective"} if step.get("of", "player") == "player":
            yield from _missing("player", (*keys, "at"), around)
    for field, value in step.items():
        if field in BRANCHES:
            yield from _effect(value, (*keys, field), _within(word, field, around))
        elif field == "options":
            yield from _options(value, (*keys, field), around)
        elif field == "results":
            for band, effect in value.items():
                yield from _effect(effect, (*keys, field, band), around)
        elif field == "powers":
            held = {"it": SURVIVOR, "here": AT_A_PLACE}
            yield from _powers(value, (*keys, field), held.get(str(step.get("holder")), NOTHING))
        else:
            yield from _mentions(value, (*keys, field), around)


def _within(word: str, field: str, around: Known) -> Known:
    """What is known inside a step."""
    match word, field:
        case ("each" | "pick", _) | (_, "blank"):
            return around._replace(it=True, here=True)
        case ("each_player", _) | ("one_player", "then"):
            return around._replace(player=True, another=False)
        case "pick_player", _:
            return around._replace(player=True, another=True)
        case ("pick_place" | "each_place", _) | ("plunder", "otherwise"):
            return around._replace(here=True)
        case ("later", _):
            return Known(it=around.it)
    return around


def _options(options: Any, keys: Keys, around: Known) -> Iterator[Fault]:
    for index, option in enumerate(options or ()):
        yield from _effect(option["then"], (*keys, index, "then"), around)
        yield from _mentions(option.get("needs"), (*keys, index, "needs"), around)


def _powers(powers: Any, keys: Keys, around: Known) -> Iterator[Fault]:
    for index, power in enumerate(powers or ()):
        way = (*keys, index)
        event = power.get("whenever")
        wards = any(mod["mod"] == "ward" for mod in power.get("mods") or ())
        inside = AFTER.get(event, SURVIVOR) if event else SURVIVOR if wards and around.it else around
        yield from _effect(power.get("do"), (*way, "do"), inside)
        yield from _mentions(power.get("needs"), (*way, "needs"), inside)


# What selectors, counts and conditions mention


def _mentions(value: Any, keys: Keys, around: Known) -> Iterator[Fault]:
    if isinstance(value, str):
        yield from _word(str(keys[-1]), value, keys, around)
    for path, node in mappings(value, keys):
        if node.get("elsewhere"):
            yield from _missing("here", (*path, "elsewhere"), around)
        if node.get("others_than_it"):
            yield from _missing("it", (*path, "others_than_it"), around)
        if node.get("is") in ("alive", "moved", "leads"):
            yield from _missing("it", (*path, "is"), around)
        for field, word in node.items():
            if isinstance(word, str):
                yield from _word(field, word, (*path, field), around)


def _word(field: str, word: str, keys: Keys, around: Known) -> Iterator[Fault]:
    match field, word:
        case ("who" | "to" | "among" | "equip", "it"):
            yield from _missing("it", keys, around)
        case ("at" | "deck" | "equip", "here" | "there") | ("to", "here"):
            yield from _missing(word, keys, around)
        case ("of" | "whose" | "to" | "by" | "who" | "from", "player"):
            yield from _missing("player", keys, around)
        case ("by" | "who" | "of", "owner"):
            yield from _missing("it", keys, around)
        case ("by" | "who" | "of", "at-place"):
            yield from _missing("here", keys, around)


def _missing(thing: str, keys: Keys, around: Known) -> Iterator[Fault]:
    if not getattr(around, thing):
        yield Fault(keys, f"{NAMES[thing]} in question here", REMEDIES[thing])
