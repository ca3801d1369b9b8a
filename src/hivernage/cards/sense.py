"""Cards that would say what nothing does: words that are right one by one and mean nothing together.

A field that a word passes over would still stand in the card's text, so it is refused.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from hivernage.yaml_files.document import Keys, mappings
from hivernage.yaml_files.faults import Fault

Node = dict[str, Any]

LIMITS: Final = ("once", "die", "pays")
CHOOSABLE: Final = {"instead", "search_more", "any_die", "no_exposure"}
"""Modifiers that a player can choose for one action."""
OF_THE_TABLE: Final = {"waste_per", "ward_bite"}
PLAYERS_ACTS: Final = {"add-to-crisis", "play"}
AREAS: Final = ("here", "there", "non-colony", "everywhere")


def sense_faults(deck: str, entry: Node, keys: Keys) -> Iterator[Fault]:
    """Where a card says something that doesn't happen."""
    for path, node in mappings(entry, keys):
        if isinstance(node.get("do"), str):
            yield from _step_faults(deck, node, path)
        if "mod" in node:
            yield from _modifier_faults(node, path)
        if isinstance(node.get("is"), str):
            yield from _condition_faults(node, path)
        if not {"is", "do", "mod", "when"} & set(node):
            yield from _survivors_faults(node, path)
        if isinstance(node.get("of"), str) and "is" not in node and "mod" not in node and "do" not in node:
            yield from _count_faults(node, path)
        holder = _holder(deck, node)
        for field in ("powers", "attached"):
            for index, power in enumerate(node.get(field) or ()):
                yield from _power_faults(power, (*path, field, index), holder)


def _holder(deck: str, node: Node) -> str:
    """Who has the powers that a mapping lists: `own` (a survivor), `card`, `objective`, `it`, `you` or `table`."""
    if node.get("do") == "lasting":
        return str(node.get("holder", "table"))
    return {"survivor": "own", "main": "objective"}.get(deck, "card")


# Powers


def _power_faults(power: Node, keys: Keys, holder: str) -> Iterator[Fault]:
    for field, what, remedy in _contradictions(power, holder):
        yield Fault((*keys, field), what, remedy, True)
    limited = any(power.get(field) for field in LIMITS)
    for index, mod in enumerate(power.get("mods") or ()):
        for what, remedy in _misplaced(mod, holder, limited):
            yield Fault((*keys, "mods", index, "mod"), what, remedy)


def _contradictions(power: Node, holder: str) -> Iterator[tuple[str, str, str]]:
    """Fields of a power that don't go together: which field, what is wrong, what to do."""
    by_itself = power.get("start") or power.get("whenever")
    if power.get("who") == "everyone" and holder not in ("table", "objective"):
        yield "who", "a power of one survivor or player for `everyone`", "let it last for the table, or delete `who`"
    if power.get("who") != "everyone" and holder == "table" and power.get("do") and not power.get("whenever"):
        yield "do", "something for somebody, but not for whom", "add `who: everyone`, or let `you` or `it` hold it"
    if power.get("die") and by_itself:
        yield "die", "a die for what isn't an action", "delete `die`: it costs nothing at this moment"
    if power.get("pays") and (power.get("whenever") or power.get("must")):
        yield (
            "pays",
            "a price for what happens anyway",
            "offer it in the effect: {do: may, then: ...}",
        )
    if power.get("pays") and not power.get("mods") and not by_itself:
        yield "pays", "a price for an action of its own", "let the effect begin with {do: discard, symbol: ...}"
    if power.get("must") and not power.get("start"):
        yield "must", "`must` without `start`", "it is for what has to be done at the start of a turn or round"
    if power.get("mods") and by_itself:
        yield "mods", f"`mods` with `{'start' if power.get('start') else 'whenever'}`", "make two powers of it"
    if power.get("at") in ("here", "there"):
        yield "at", f"`at: {power['at']}`, where no place is in question", "name a place, or delete `at`"
    if power.get("at") and (holder == "objective" or (holder in ("you", "table") and power.get("do") is not None)):
        yield "at", "a place for a power that no survivor has", "ask for it in `needs`"
    yield from _unlike_mods(power)


def _unlike_mods(power: Node) -> Iterator[tuple[str, str, str]]:
    """What is chosen along with an action changes that one action."""
    mods, limited = power.get("mods") or [], any(power.get(field) for field in LIMITS)
    acts = {_act(mod) for mod in mods}
    if mods and limited and len(acts) > 1:
        yield "mods", f"one choice for several actions ({', '.join(sorted(acts))})", "make a power of each"
    if mods and power.get("do") is not None and (not limited or acts != {"attack"}):
        yield "do", "`mods` and `do` in one power", "make two powers of it: only a chosen attack can do something more"


def _act(mod: Node) -> str:
    """The action that a modifier changes."""
    if mod["mod"] == "instead":
        return "attack" if mod["of"] == "kill" else str(mod["of"])
    return {"any_die": "attack", "search_more": "search"}.get(mod["mod"], str(mod.get("act", mod["mod"])))


def _misplaced(mod: Node, holder: str, limited: bool) -> Iterator[tuple[str, str]]:
    """Modifiers that nobody looks for where they stand."""
    word = mod["mod"]
    if limited and (word not in CHOOSABLE or mod.get("act") == "move" or mod.get("entrance")):
        yield f"'{word}' can't be chosen for an action", "delete `once`, `die` and `pays`: it holds all the time"
    if word == "copies_abilities" and holder != "own":
        yield "'copies_abilities' is for the powers of a survivor", "give it to a survivor of yours"
    if word in OF_THE_TABLE and holder not in ("table", "objective"):
        yield f"'{word}' is a rule for the whole table", "put it into {do: lasting, until: ..., powers: [...]}"
    if word == "food_due" and holder == "you":
        yield "'food_due' is about the whole colony", "let the table or a survivor hold it"
    if word == "cannot" and "use-ability" in mod["do"] and holder != "it":
        yield "'use-ability' can be taken from one survivor only", "put it into {do: lasting, holder: it, ...}"


def _modifier_faults(mod: Node, keys: Keys) -> Iterator[Fault]:
    match mod:
        case {"mod": "no_exposure", "act": "attack", "between": [*_]}:
            yield Fault((*keys, "between"), "`between` for an attack", "it is for moves", True)
        case {"mod": "no_exposure", "act": "move", "entrance": int()}:
            yield Fault((*keys, "entrance"), "`entrance` for a move", "it is for attacks", True)
        case {"mod": "cannot", "do": acts}:
            if PLAYERS_ACTS & set(acts) and set(acts) - PLAYERS_ACTS:
                what = "what players and what survivors can't do in one modifier"
                yield Fault((*keys, "do"), what, "make two of it")
            for field, needed in (("to", {"move"}), ("symbol", {"play"})):
                if mod.get(field) and set(acts) != needed:
                    yield Fault((*keys, field), f"`{field}` without {min(needed)} alone", "make two of it", True)
            if mod.get("who") and PLAYERS_ACTS & set(acts):
                yield Fault((*keys, "who"), "survivors for what players can't do", "delete it", True)
            if mod.get("to") in AREAS:
                yield Fault((*keys, "to"), f"'{mod['to']}' is no single place", "name one")


# Steps

ALL_IS_FINE: Final = {"lose", "kill_zombies", "clear", "retrieve"}
DICE_WITH_ALL: Final = {"reroll", "spend", "set"}


def _step_faults(deck: str, step: Node, keys: Keys) -> Iterator[Fault]:
    word = step["do"]
    for field in ("n", "times"):
        fine = word in ALL_IS_FINE or (word == "dice" and step["act"] in DICE_WITH_ALL)
        if step.get(field) == "all" and not fine:
            yield Fault((*keys, field), "'all' where there is no whole", "write a number, or a count")
        if step.get(field) == 0:
            yield Fault((*keys, field), "0, which does nothing", "write 1 or more")
    for field in ("who", "to", "among"):
        who = step.get(field)
        if isinstance(who, dict) and "named" in _said(who) and len(_said(who)) > 1:
            yield Fault((*keys, field), "more than a name", "ask for the rest in an {do: if, ...} around the step")
    for field, what, remedy in _idle_fields(step):
        yield Fault((*keys, field), what, remedy, True)
    if word in ("attach", "cancel") and deck != "crossroads":
        yield Fault((*keys, "do"), f"'{word}' outside a crossroads card", "only those can do it")
    if word == "wear" and not {"powers", "attached"} & set(keys):
        yield Fault((*keys, "do"), "'wear' for a card that lies next to nobody", "put it into a power of the card")


def _idle_fields(step: Node) -> Iterator[tuple[str, str, str]]:
    """Fields that a step would pass over."""
    match step["do"]:
        case "dice":
            yield from _idle_in_dice(step)
        case "look":
            yield from _idle_in_look(step)
        case "clear" if step["what"] == "barricades":
            if step.get("n", "all") != "all":
                yield "n", "some of the barricades", "they are taken away all together: delete `n`"
            if step.get("leave_barricades"):
                yield "leave_barricades", "barricades for barricades", "it is for zombies"
        case "retrieve" if isinstance(step["n"], dict):
            yield "n", "a count of cards to bring back", "write a number, or `all`"
        case "retrieve" if step.get("latest") and (step.get("symbols") or step.get("up_to")):
            field = "symbols" if step.get("symbols") else "up_to"
            yield field, f"`{field}` with `latest`", "the last ones come back, whatever they are"
        case "retrieve" if step["n"] == "all" and step.get("up_to"):
            yield "up_to", "`up_to` with `n: all`", "write how many at most"
        case "discard" if step.get("random") and step.get("symbol"):
            yield "symbol", "a symbol for a card at random", "delete one of the two"
        case "dig" if step.get("optional") and not step.get("cards"):
            yield "optional", "`optional` without `cards`", "say how many cards are turned up"
        case "remove" if step.get("from_deck") and (step.get("leave_standee") or not _is_name(step["who"])):
            yield "from_deck", "`from_deck` for somebody without a name", "write `who: {named: ...}` and nothing else"
        case "place" if step["at"] in ("non-colony", "everywhere"):
            yield (
                "at",
                f"'{step['at']}' is no single place",
                "name one, or use {do: pick_place, ...}",
            )


def _idle_in_dice(step: Node) -> Iterator[tuple[str, str, str]]:
    if step.get("up_to") and step["act"] != "reroll":
        yield "up_to", f"`up_to` with `act: {step['act']}`", "it is for `reroll`: write {do: may, ...} around the step"
    if step.get("whose") == "other" and step["act"] == "add":
        yield "whose", "more dice for another player", "let that player do it: {do: each_player, who: ..., then: ...}"


def _idle_in_look(step: Node) -> Iterator[tuple[str, str, str]]:
    at = step["at"]
    if step.get("n", 1) != 1 and at not in ("deck-top", "crisis-top"):
        yield "n", f"a number of times `{at}`", "it is for the tops of decks"
    if step.get("everybody") and at not in ("hand", "random-card"):
        yield "everybody", f"`{at}` for everybody", "only cards of a hand are shown to all"
    if step.get("arrange") and (at != "crisis-top" or step.get("n") != 2):
        yield "arrange", "an order for anything but two crises", "write `at: crisis-top, n: 2`"
    if step.get("of", "player") != "player" and at in ("deck-top", "crisis-top"):
        yield "of", f"players for `{at}`", "delete it"


def _is_name(who: Any) -> bool:
    return isinstance(who, dict) and _said(who) == {"named"}


def _said(who: Node) -> set[str]:
    """The fields that narrow a set of survivors."""
    return {field for field, value in who.items() if value not in (None, False, "anyone")}


# Conditions and counts

DESCRIBING: Final = {"gender", "human", "rank", "n", "wounded", "leader", "with", "others_than_it"}
WHOM: Final = {"of", "at", "exiled", "leader", "human", "gender", "wounded", "others_than_it", "with", "n"}
OF_EACH_PLAYER: Final = {"survivors", "hand", "equipped", "wounds", "unused-dice"}


def _survivors_faults(who: Node, keys: Keys) -> Iterator[Fault]:
    said = _said(who)
    if "named" in said and said & DESCRIBING:
        field = min(said & DESCRIBING)
        yield Fault((*keys, field), f"`{field}` beside a name", "the name says who it is: delete it", True)
    if "n" in said and said <= WHOM and "rank" not in said:
        yield Fault((*keys, "n"), "so many survivors, but not which", "add `rank: lowest` or `rank: highest`", True)
    if keys[-2:] == ("trigger", "who") and who.get("of") in ("others", "player"):
        yield Fault(
            (*keys, "of"), "a trigger for survivors of other players", "it waits for what the active player does"
        )


def _condition_faults(node: Node, keys: Keys) -> Iterator[Fault]:
    match node:
        case {"is": "exists", "who": dict(who)}:
            for field in sorted(_said(who) & {"n", "rank"}):
                yield Fault((*keys, "who", field), f"`{field}` where one is enough", "delete it", True)
        case {"is": "at_least", "n": 0}:
            yield Fault((*keys, "n"), "at least 0, which is always so", "write 1 or more")
        case {"is": "at_least" | "at_most" | "more_than" as word, "of": dict(count)}:
            for field in ("per", "times"):
                if count.get(field, 1) != 1:
                    yield Fault((*keys, "of", field), f"`{field}` in what is counted", "reckon it in `n`", True)
            if word == "more_than" and count["of"] not in OF_EACH_PLAYER:
                yield Fault(
                    (*keys, "of", "of"), f"`{count['of']}` is the same for every player", "count what they have"
                )
            if word == "more_than" and (count.get("who") or count.get("at") or count.get("whose", "you") != "you"):
                yield Fault((*keys, "of"), "some of what players have", "delete `who`, `whose` and `at`: it counts all")
            other = node["n"] if isinstance(node.get("n"), dict) and node["n"]["of"] != "survivors" else {}
            for field in ("origin", "whose"):
                if other.get(field, NARROWING[field]) != NARROWING[field]:
                    yield Fault((*keys, "n", field), f"`{field}` in a number to compare with", "delete it", True)


COUNTED_BY: Final = {
    "zombies": {"at", "each"},
    "barricades": {"at", "each"},
    "survivors": {"at", "who", "whose"},
    "wounds": {"at", "who", "whose"},
    "hand": {"symbol", "whose", "origin"},
    "equipped": {"symbol", "whose", "origin"},
    "stored": {"symbol", "origin"},
    "players": {"who"},
}
"""The fields that narrow what is counted; `per` and `times` go with everything."""
NARROWING: Final = {"at": None, "each": False, "who": None, "symbol": None, "whose": "you", "origin": "any"}
"""Those fields, with what they are if nothing is said."""


def _count_faults(count: Node, keys: Keys) -> Iterator[Fault]:
    of = count["of"]
    if of not in ALL_COUNTS:
        return  # `of` says whose survivors are meant
    said = {field for field, default in NARROWING.items() if count.get(field, default) != default}
    for field in sorted(said - COUNTED_BY.get(of, set())):
        yield Fault((*keys, field), f"`{field}` doesn't narrow `{of}`", "delete it", True)
    if "who" in said and said & {"at", "whose"}:
        yield Fault((*keys, "who"), "`who` beside `at` or `whose`", "say it all in `who`", True)
    if of == "players" and _said(count.get("who") or {}) - {"exiled"}:
        yield Fault((*keys, "who"), "players are told apart by exile only", "write `who: {exiled: true}`")
    if count.get("whose") == "each-non-exiled" and of not in ("hand", "equipped"):
        yield Fault((*keys, "whose"), f"'each-non-exiled' for `{of}`", "it is for `hand` and `equipped`")


ALL_COUNTS: Final = {
    *COUNTED_BY,
    *("morale", "food", "starvation", "helpless", "waste", "tokens", "lost", "empty-decks", "unused-dice", "result"),
}
