"""Cards that would say what nothing does: words that are right one by one and mean nothing together.

A field that a word passes over would still stand in the card's text, so it is refused.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, get_args, get_type_hints

from hivernage.cards.targets import AREAS, Count
from hivernage.yaml_files.document import Keys, mappings
from hivernage.yaml_files.faults import Fault

Node = dict[str, Any]

LIMITS: Final = ("once", "die", "pays")
LIMITABLE: Final = {
    *("instead", "search_more", "any_die", "no_exposure", "sure_hit", "barricade_arms", "ward", "request_keeps"),
    "reroll",
}
"""Modifiers that a player can choose for one action, or that count the first time."""
BY_THEMSELVES: Final = {"ward", "request_keeps", "heal", "move", "reroll"}
"""What counts the first time that there is a use for it: nobody chooses it along with an action."""
OF_THE_TABLE: Final = {"waste_per", "ward_bite"}
OF_THE_WHOLE_TABLE: Final = ("contained", "zombies-came", "trap-sprung", "bandit-came", "won-combat")
"""Events that no survivor brings about."""
AT_A_PLACE: Final = ("zombies-came", "trap-sprung", "bandit-came")
PLAYERS_ACTS: Final = {"add-to-crisis", "play", "request"}
NO_ONE_PLACE: Final = ("here", "there", *AREAS)
NO_PLACE_TO_WAIT: Final = ("here", "there", "everywhere")
ONLY_FOR: Final = {
    "random": {"zombies", "noise", "barricade", "place", "bandits", "plunder"},
    "open-entrances": {"zombies"},
}
"""Places that only some steps know: those that roll for it, and zombies, which come to entrances."""


def sense_faults(deck: str, entry: Node, keys: Keys) -> Iterator[Fault]:
    """Where a card says something that doesn't happen."""
    if deck == "item" and entry.get("pill") and not _is_taken(entry):
        remedy = "a pill is an `event` with {do: pick, who: {of: you}, then: {do: roll, ...}}"
        yield Fault((*keys, "pill"), "a pill that no survivor of the player's takes", remedy, True)
    if entry.get("wolf_only") and "war_only" in entry:
        yield Fault(
            (*keys, "war_only"), "`war_only` beside `wolf_only`", "delete it: lone wolves are only in wars", True
        )
    if deck == "chapter":
        for side in ("normal", "hard"):
            yield from _numbers_faults(entry.get(side) or {}, (*keys, side))
    if not entry.get("wolf_only"):
        yield from _wolf_faults(entry, keys)
    for path, node in mappings(entry, keys):
        for field in ("at", "to"):
            where = str(node.get(field))
            if where in ONLY_FOR and node is not entry and str(node.get("do")) not in ONLY_FOR[where]:
                yield Fault((*path, field), f"'{where}' is no place for this", "name a place, or pick one", True)
        if isinstance(node.get("do"), str):
            yield from _step_faults(deck, node, path)
        if node.get("when") == "did" and node.get("who") and node["what"] not in ("kill-zombie", "barricade"):
            yield Fault((*path, "who"), f"`who` for `{node['what']}`", "it is for what a survivor does", True)
        if "when" in node:
            for field in {"at", "to"} & {field for field in node if node[field] in NO_PLACE_TO_WAIT}:
                yield Fault(
                    (*path, field), f"'{node[field]}' for what a card waits for", "name a place, or `non-colony`"
                )
        if "mod" in node:
            yield from _modifier_faults(node, path, _is_about_place(entry, path[len(keys) :]))
        if isinstance(node.get("is"), str):
            yield from _condition_faults(node, path)
        if not {"is", "do", "mod", "when"} & set(node):
            yield from _survivors_faults(node, path, _around(entry, path[len(keys) :]))
        if isinstance(node.get("of"), str) and "is" not in node and "mod" not in node and "do" not in node:
            yield from _count_faults(node, path)
        holder = _holder(deck, node)
        for field in ("powers", "attached"):
            for index, power in enumerate(node.get(field) or ()):
                yield from _power_faults(power, (*path, field, index), holder)


WOLF_WORDS: Final = {
    "do": ("pick_colony", "mission"),
    "is": ("did", "of_each_colony"),
    "of": ("missions",),
    **dict.fromkeys(("side", "with", "who", "from", "to", "by"), ("wolf",)),
}


def _wolf_faults(entry: Node, keys: Keys) -> Iterator[Fault]:
    """What is nobody's, or nothing, where no lone wolf plays."""
    remedy = "mark the card with `wolf_only: true`"
    for path, node in mappings(entry, keys):
        for field, words in WOLF_WORDS.items():
            if node.get(field) in words:
                yield Fault((*path, field), f"'{node[field]}' without a lone wolf", remedy)
        if "hired" in node or ("when" in node and node.get("wolf")):
            field = "hired" if "hired" in node else "wolf"
            yield Fault((*path, field), f"`{field}` without a lone wolf", remedy, True)


def _is_about_place(entry: Node, path: Keys) -> bool:
    """Whether it is part of what lasts for a place."""
    around: Any = entry
    for key in path:
        if isinstance(around, dict) and around.get("do") == "lasting" and around.get("holder") == "here":
            return True
        around = around[key]
    return False


def _around(entry: Node, path: Keys) -> Node:
    """The word in which something is said."""
    around: Any = entry
    for key in path[:-1]:
        around = around[key]
    return around if isinstance(around, dict) else {}


def _numbers_faults(side: Node, keys: Keys) -> Iterator[Fault]:
    """A chapter begins with morale and rounds of its own, or goes on with what there is."""
    for field, other in (("morale", "rounds"), ("rounds", "morale")):
        if side.get(field) and not side.get(other):
            yield Fault((*keys, field), f"`{field}` without `{other}`", f"add `{other}:`, or go on with what there is")
    if side.get("rounds") and side.get("rounds_at_least"):
        yield Fault((*keys, "rounds_at_least"), "`rounds_at_least` beside `rounds`", "delete one of the two", True)


def _is_taken(entry: Node) -> bool:
    """Whether a survivor of the player's own is picked before the die is rolled (N3, N3.1)."""
    match entry.get("effect"):
        case {"do": "pick", "who": {"of": "you"}, "then": {"do": "roll"}}:
            return bool(entry["kind"] == "event")
    return False


def _holder(deck: str, node: Node) -> str:
    """Who has the powers of a mapping: `own` (a survivor), `card`, `objective`, `built`, `it`, `you` or `table`."""
    if node.get("do") == "lasting":
        held = str(node.get("holder", "table"))
        return {"here": "table", "player": "you"}.get(held, held)
    return {"survivor": "own", "main": "objective", "chapter": "objective", "improvement": "built"}.get(deck, "card")


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
    by_itself = power.get("start") or power.get("end") or power.get("whenever")
    answers = holder == "own" and power.get("whenever")
    if power.get("who") == "everyone" and holder not in ("table", "objective", "built") and not answers:
        yield "who", "a power of one survivor or player for `everyone`", "let it last for the table, or delete `who`"
    if power.get("who") == "you" and not answers:
        yield "who", "`who: you` for what isn't an answer of a survivor's ability", "delete it, or add `whenever`"
    for_all = holder == "table" or (holder == "built" and power.get("start") != "round")
    if power.get("who") != "everyone" and for_all and power.get("do") and not power.get("whenever"):
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
    if power.get("whenever") in OF_THE_WHOLE_TABLE and holder not in ("table", "objective"):
        what = f"`{power['whenever']}` for one survivor"
        yield "whenever", what, "it is for the whole table: let it last, or put it on a goal"
    if power.get("whenever") == "helpless-gone" and holder not in ("card", "table", "objective"):
        yield "whenever", "`helpless-gone` for one survivor", "it is for cards next to them, or for the whole table"
    if bool(power.get("using")) != (power.get("whenever") == "attacked-with"):
        field = "using" if power.get("using") else "whenever"
        yield field, "`using` and `whenever: attacked-with` belong together", "add the one, or delete the other"
    if "zombies" in (power.get("start"), power.get("end")) and (power.get("pays") or _takes_cards(power)):
        yield "do", "cards from a hand in the middle of the night", "let it cost something that everybody sees"
    if power.get("whenever") == "killed" and (holder not in ("own", "card") or power.get("who", "holder") != "holder"):
        yield (
            "whenever",
            "`killed` for somebody else's death",
            "it is for who has the ability or the card: delete `who`",
        )
    if power.get("whenever") == "killed" and power.get("once"):
        yield "once", "a limit for what happens once anyway", "delete it"
    if power.get("times") and not power.get("once"):
        yield "times", "`times` without `once`", "say in what: `once: round`"
    elif power.get("times") and power["once"] == power.get("start"):
        yield "times", f"several times at the start of one {power['start']}", "let {do: may, times: ...} be done"
    if power.get("must") and not (power.get("start") or power.get("end")):
        yield (
            "must",
            "`must` without `start` or `end`",
            "it is for what has to be done when a turn or round starts or ends",
        )
    if power.get("mods") and by_itself:
        moment = next(field for field in ("start", "end", "whenever") if power.get(field))
        yield "mods", f"`mods` with `{moment}`", "make two powers of it"
    if power.get("at") in ("here", "there"):
        yield "at", f"`at: {power['at']}`, where no place is in question", "name a place, or delete `at`"
    if power.get("at") and power.get("do") is not None and holder in ("objective", "you", "table", "built"):
        yield "at", "a place for a power that no survivor has", "ask for it in `needs`"
    yield from _unlike_mods(power)


def _takes_cards(power: Node) -> bool:
    return any(node.get("do") in ("discard", "hand_over", "swap", "together") for _, node in mappings(power, ()))


def _unlike_mods(power: Node) -> Iterator[tuple[str, str, str]]:
    """What is chosen along with an action changes that one action."""
    mods, limited = power.get("mods") or [], any(power.get(field) for field in LIMITS)
    acts = {act for mod in mods for act in _acts(mod)}
    if limited and len(acts) > 1 and any(set(_acts(mod)) != acts for mod in mods):
        yield "mods", f"one choice for several actions ({', '.join(sorted(acts))})", "make a power of each"
    chosen = limited and (acts <= {"attack", "search"} or acts == {"move"})
    follows = chosen or acts in ({"ward"}, {"reroll"}, {"takes_as"})
    if mods and power.get("do") is not None and not follows:
        remedy = "make two powers of it: only a chosen attack or search can do something more"
        yield "do", "`mods` and `do` in one power", remedy
    for field in ("die", "pays"):
        if power.get(field) and acts & BY_THEMSELVES:
            yield field, f"`{field}` for what nobody chooses", "delete it; the price of a `ward` is its `do`"


def _acts(mod: Node) -> tuple[str, ...]:
    """The actions that a modifier changes."""
    match mod["mod"]:
        case "instead":
            return ("attack",) if mod["of"] == "kill" else (mod["of"],)
        case "any_die":
            return tuple(mod.get("act", ("attack",)))
        case "sure_hit":
            return ("attack",)
        case "barricade_arms":
            return ("barricade",)
        case "search_more":
            return ("search",)
        case "ward" | "reroll" | "takes_as" as word:
            return (word,)
        case word:
            return (str(mod.get("act", word)),)


def _misplaced(mod: Node, holder: str, limited: bool) -> Iterator[tuple[str, str]]:
    """Modifiers that nobody looks for where they stand."""
    word = mod["mod"]
    if limited and (
        word not in LIMITABLE or mod.get("act") == "search" or mod.get("entrance") or mod.get("of") == "recruit"
    ):
        yield f"'{word}' can't be chosen for an action", "delete `once`, `die` and `pays`: it holds all the time"
    if word == "copies_abilities" and holder != "own":
        yield "'copies_abilities' is for the powers of a survivor", "give it to a survivor of yours"
    if word in OF_THE_TABLE and holder not in ("table", "objective", "built"):
        yield f"'{word}' is a rule for the whole table", "put it into {do: lasting, until: ..., powers: [...]}"
    if word == "reroll" and holder not in ("own", "card", "it"):
        yield "'reroll' is for a survivor who is at hand", "give it to a survivor or to a card next to one"
    if word == "food_due" and holder == "you":
        yield "'food_due' is about the whole colony", "let the table or a survivor hold it"
    if word == "cannot" and "lure-from" in mod["do"] and holder not in ("table", "objective"):
        yield "'lure-from' is a rule for the whole table", "put it into {do: lasting, until: ..., powers: [...]}"
    if word in ("combat", "votes") and holder in ("table", "objective", "built"):
        yield f"'{word}' is for a survivor or a player", "let `it` or `you` hold it"
    if word == "zombies_due" and holder == "you":
        yield "'zombies_due' is about a place", "let the table or a survivor hold it"
    if word == "cannot" and "use-ability" in mod["do"] and holder != "it":
        yield "'use-ability' can be taken from one survivor only", "put it into {do: lasting, holder: it, ...}"


def _modifier_faults(mod: Node, keys: Keys, of_place: bool) -> Iterator[Fault]:
    match mod:
        case {"mod": "truce"} if not of_place:
            yield Fault((*keys, "mod"), "a truce at no place", "put it into {do: lasting, holder: here, ...}")
        case {"mod": "no_exposure", "act": act}:
            for field in ("between", "to", "from", "entrance"):
                wanted = "attack" if field == "entrance" else "move"
                if mod.get(field) and act != wanted:
                    yield Fault((*keys, field), f"`{field}` for {_AN[act]}", f"it is for {wanted}s", True)
            for field in ("to", "from"):
                if mod.get(field) in ("here", "there", "everywhere") and not (of_place and mod[field] == "here"):
                    yield Fault((*keys, field), f"'{mod[field]}' says nothing here", "name a place, or `non-colony`")
                if mod.get(field) and mod.get("between"):
                    yield Fault((*keys, field), f"`{field}` beside `between`", "say it one way", True)
            if mod.get("to") and mod.get("to") == mod.get("from") != "non-colony":
                yield Fault((*keys, "to"), "a move to where it began", "name another place")
        case {"mod": "ward", "of": of}:
            for field, wanted in (("n", "morale"), ("after", "morale"), ("results", "exposure")):
                if mod.get(field) and of != wanted:
                    yield Fault((*keys, field), f"`{field}` for {of}", f"it is for `{wanted}`", True)
        case {"mod": "takes_as", "harm": "frostbite", "spread": True}:
            yield Fault((*keys, "spread"), "`spread` for frostbite", "only bites spread", True)
        case {"mod": "value" | "food_due", "n": 0}:
            yield Fault((*keys, "n"), "0, which changes nothing", "write how much more or less")
        case {"mod": "code"} if not (mod.get("slack") or mod.get("anywhere")):
            yield Fault((*keys, "mod"), "'code' that changes nothing", "add `slack:` or `anywhere: true`")
        case {"mod": "reroll", "of": of}:
            if mod.get("results") and of != ["exposure"]:
                yield Fault((*keys, "results"), "results of another die", "they are for `of: [exposure]` alone", True)
            if mod.get("who") and of == ["place"]:
                yield Fault((*keys, "who"), "survivors for a random place", "delete it: nobody rolls for it", True)
            if len(set(of)) < len(of):
                yield Fault((*keys, "of"), "the same roll twice", "name each once")
        case {"mod": "cannot", "do": acts}:
            if PLAYERS_ACTS & set(acts) and set(acts) - PLAYERS_ACTS:
                what = "what players and what survivors can't do in one modifier"
                yield Fault((*keys, "do"), what, "make two of it")
            for field, needed in (("to", ({"move"}, {"lure-from"})), ("symbol", ({"play"},))):
                if mod.get(field) and set(acts) not in needed:
                    yield Fault((*keys, field), f"`{field}` without {min(needed[0])} alone", "make two of it", True)
            if "lure-from" in acts and (len(acts) > 1 or mod.get("who")):
                yield Fault((*keys, "do"), "'lure-from' with something else", "make two of it")
            if mod.get("who") and PLAYERS_ACTS & set(acts):
                yield Fault((*keys, "who"), "survivors for what players can't do", "delete it", True)
            if mod.get("to") in NO_ONE_PLACE:
                yield Fault((*keys, "to"), f"'{mod['to']}' is no single place", "name one")


_AN: Final = {"attack": "an attack", "move": "a move", "search": "a search"}

# Steps

ALL_IS_FINE: Final = {"lose", "kill_zombies", "clear", "retrieve", "heal", "temper", "arm", "shift", "bandits", "noise"}
DICE_WITH_ALL: Final = {"reroll", "spend", "set", "flip", "copy"}


def _step_faults(deck: str, step: Node, keys: Keys) -> Iterator[Fault]:
    word = step["do"]
    for field in ("n", "times"):
        fine = word in ALL_IS_FINE or (word == "dice" and step["act"] in DICE_WITH_ALL)
        if step.get(field) == "all" and not fine:
            yield Fault((*keys, field), "'all' where there is no whole", "write a number, or a count")
        if step.get(field) == 0:
            yield Fault((*keys, field), "0, which does nothing", "write 1 or more")
    for field in {"contest": ("dice",), "roll": ("plus",)}.get(word, ()):
        if step.get(field) in (0, "all"):
            yield Fault(
                (*keys, field), f"`{field}: {step[field]}`, which is no number of dice or pips", "write 1 or more"
            )
    for field in ("who", "to", "among"):
        who = step.get(field)
        if isinstance(who, dict) and "named" in _said(who) and len(_said(who)) > 1:
            yield Fault((*keys, field), "more than a name", "ask for the rest in an {do: if, ...} around the step")
    for field, what, remedy in _idle_fields(step):
        yield Fault((*keys, field), what, remedy, True)
    match step:
        case {"do": "each" | "pick", "who": who, "then": {"do": "place", "who": "it", "at": "here"}}:
            if not who.get("elsewhere"):
                yield Fault((*keys, "then", "at"), "'here', where they stand already", "name or pick the place", True)
    if word == "lasting" and step.get("holder") == "here" and not any(map(_is_of_place, step["powers"])):
        what, remedy = "what is said of a place, and no power is about it", "name `here` in it, or delete `holder`"
        yield Fault((*keys, "holder"), what, remedy)
    if word == "creature" and deck != "experiment":
        what, remedy = "no special zombie is in question here", "put it into the `table` of an experiment"
        yield Fault((*keys, "do"), what, remedy)
    if word in ("attach", "cancel") and deck != "crossroads":
        yield Fault((*keys, "do"), f"'{word}' outside a crossroads card", "only those can do it")
    if word == "wear" and not {"powers", "attached"} & set(keys):
        yield Fault((*keys, "do"), "'wear' for a card that lies next to nobody", "put it into a power of the card")


def _is_of_place(power: Node) -> bool:
    nodes = [node for _, node in mappings(power, ())]
    of_place = any("here" in node.values() or node.get("mod") == "truce" for node in nodes)
    return power.get("whenever") in AT_A_PLACE or of_place


def _idle_fields(step: Node) -> Iterator[tuple[str, str, str]]:
    """Fields that a step would pass over."""
    match step["do"]:
        case "dice":
            yield from _idle_in_dice(step)
        case "look":
            yield from _idle_in_look(step)
        case "clear" if step.get("up_to") and (step["what"] != "bandits" or not isinstance(step.get("n"), int)):
            yield "up_to", "`up_to` without a number of bandits", "write `what: bandits` and how many at most"
        case "kill" if step.get("bite") and (step.get("free") or step["who"] == "helpless"):
            yield "bite", "a bite beside `free`, or for the helpless", "delete it, or the other"
        case "each_colony" if (step["which"] in ("most", "fewest")) != bool(step.get("of")):
            what = "colonies compared by nothing" if not step.get("of") else "a count for colonies nobody compares"
            yield "of", what, "`of` is for `most` and `fewest`"
        case "each_player" if step.get("side") and step["who"] not in ("everyone", "at-place"):
            yield "side", f"`side` for '{step['who']}'", "it is for `everyone` and `at-place`"
        case "gain" | "lose" if step.get("side") and step["what"] not in ("morale", "food", "bullets"):
            yield "side", f"`side` for {step['what']}", "let {do: each_colony, ...} do it"
        case "hand_over" if step.get("from") and (step.get("to") or step.get("keep") is not None or not step.get("n")):
            yield "from", "cards from others, but not how many for you", "write `n`, and neither `to` nor `keep`"
        case "hand_over" if step.get("from") in ("you", "everyone", "owner"):
            yield "from", f"cards from '{step['from']}'", "name somebody else"
        case "steal" if step.get("from") and (step.get("random") or step.get("locked") or step.get("talk")):
            yield "from", "cards that lie open, and how to take them from a hand", "write `from` and `n` alone"
        case "retrieve" if step.get("from") and (
            step["to"] != "hand" or step.get("symbols") or step.get("latest") or step.get("up_to")
        ):
            yield "from", "the top of the waste pile, and something else", "write `to: hand` and `n`"
        case "lasting" if step.get("holder") == "player" and not _are_dice(step):
            yield (
                "holder",
                "powers for the player in question",
                "only more or fewer dice in the next round are for them",
            )
        case "place" if step["at"] == "enemy-colony":
            yield "at", "somebody put into the enemy colony", "they can only move to its entrances"
        case "clear" if step["what"] == "dice":
            for field, wanted in (("at", "raxxon"), ("n", "all"), ("leave_barricades", False)):
                if step.get(field, wanted) != wanted:
                    yield field, f"`{field}` for dice", "all dice are taken off Raxxon: write {at: raxxon} alone"
        case "clear" if step["what"] == "barricades":
            if step.get("leave_barricades"):
                yield "leave_barricades", "barricades for barricades", "it is for zombies"
        case "clear" if step["what"] == "bandits" and step.get("leave_barricades"):
            yield "leave_barricades", "barricades for bandits", "it is for zombies"
        case "bandits" | "noise" if step["at"] == "random" and step.get("n") == "all":
            yield "n", "all that find room, at a place of chance", "pick the place first: {do: pick_place, ...}"
        case "noise" if step.get("n") == "all" and step.get("zombie_in_colony"):
            yield "zombie_in_colony", "zombies for all free noise spaces of a colony, which has none", "delete it"
        case "advance" if step.get("one") and step.get("n", 1) == 1:
            yield "one", "`one` for a single token", "delete it"
        case "may" | "one_player" if _first_word(step["then"]) == "may":
            yield "then", "an offer of an offer", "one of them is enough: leave out the other `may`"
        case "roll" if "plus" in step and step.get("times", 1) != 1:
            yield "times", "`times` beside `plus`", "roll once, or without `plus`"
        case "roll" if isinstance(step.get("plus"), dict) and step["plus"].keys() & {"plus", "out_of", "table", "per"}:
            yield "plus", "a sum that is added to a roll", "add one count, without `per`"
        case "together" if step.get("to", "waste") != "waste" and not step.get("cards"):
            yield "to", "a pile for cards, and no cards", "delete it: dice are spent"
        case "pick" if step["who"].get("rank") and (step["who"].get("n") or step.get("n", 1) > 1 or step.get("up_to")):
            yield "who", "a choice among those of a rank", "the rank says who it is: write {do: each, ...}"
        case "hand_over" if step.get("to") == "everyone":
            yield "to", "cards for yourself, too", "write `to: others`"
        case "recruit" if step.get("aside") and not step.get("named"):
            yield "aside", "somebody set aside, but not who", "add `named:`"
        case "recruit" if step.get("make_room") and not step.get("at"):
            yield "make_room", "`make_room` in the colony", "it is for another place: add `at:`"
        case "fetch" if step.get("item") and (step.get("symbol") or step.get("n", 1) != 1):
            field = "symbol" if step.get("symbol") else "n"
            yield field, f"`{field}` beside one card", "delete it: the card says what it is"
        case "discard" if step.get("random") and step.get("n") == "some":
            yield "n", "any number of cards at random", "write how many"
        case "hand_over" if (step.get("n") is None) == (step.get("keep") is None):
            yield "n", "cards to give, but not how many", "write `n`, or `keep`: one of the two"
        case "hand_over" if step.get("to") and step.get("n") is None:
            yield "to", "all your cards for several players", "write `n`: how many for each of them"
        case "hand_over" if step.get("to") in ("you", "player"):
            yield "to", f"cards for '{step['to']}'", "delete it: they go to the player in question"
        case "bandits" if step["at"] in ("colony", "everywhere"):
            yield "at", f"bandits at '{step['at']}'", "they stand outside the colony: name a place there"
        case "plunder" if step["at"] == "colony" and step.get("otherwise") is None:
            yield "at", "the deck of the colony", "it has none: name another place"
        case "unequip" if step.get("what") == "the-card" and step.get("to") == "loot":
            yield "to", "the card in question to the loot", "it goes to the waste pile (delete `to`), or `removed`"
        case "unequip" if step.get("what") == "the-card" and step.get("symbol"):
            yield "symbol", "a symbol for the card in question", "delete it: which card it is has been settled"
        case "retrieve" if isinstance(step["n"], dict):
            yield "n", "a count of cards to bring back", "write a number, or `all`"
        case "retrieve" if step.get("latest") and (step.get("symbols") or step.get("up_to")):
            field = "symbols" if step.get("symbols") else "up_to"
            yield field, f"`{field}` with `latest`", "the last ones come back, whatever they are"
        case "retrieve" if step["n"] == "all" and step.get("up_to"):
            yield "up_to", "`up_to` with `n: all`", "write how many at most"
        case "discard" if step.get("random") and step.get("n") == "any":
            yield "n", "any number of cards at random", "write how many"
        case "discard" if step.get("random") and step.get("symbol"):
            yield "symbol", "a symbol for a card at random", "delete one of the two"
        case "dig" if step.get("optional") and not step.get("cards"):
            yield "optional", "`optional` without `cards`", "say how many cards are turned up"
        case "remove" if step.get("from_deck") and (step.get("leave_standee") or not _is_name(step["who"])):
            yield "from_deck", "`from_deck` for somebody without a name", "write `who: {named: ...}` and nothing else"
        case "barricade" if step.get("action") and step.get("trap"):
            yield "trap", "a barricade action that puts a trap", "delete `action`"
        case "side_effect" if bool(step.get("named")) == bool(step.get("act")):
            what = "a side effect said twice" if step.get("act") else "a side effect, but not which"
            yield "do", what, "give `named`, or `act: random` or `act: back`"
        case "recruit" if step.get("at") == "colony":
            yield "at", "newcomers come to the colony anyway", "delete it"
        case "place" if step.get("again") and (step["at"] != "random" or step.get("make_room")):
            yield "again", "`again` where nothing is rolled for", "it is for `at: random`, without `make_room`"
        case "place" if step["at"] in AREAS:
            yield (
                "at",
                f"'{step['at']}' is no single place",
                "name one, or use {do: pick_place, ...}",
            )


def _are_dice(step: Node) -> bool:
    """Whether all that lasts is more or fewer dice in the next round."""
    match step:
        case {"until": "next-round", "powers": [{"mods": [{"mod": "dice_rolled"}], **others}]}:
            return not {field for field, value in others.items() if value}
    return False


def _idle_in_dice(step: Node) -> Iterator[tuple[str, str, str]]:
    if step.get("up_to") and step["act"] != "reroll":
        yield "up_to", f"`up_to` with `act: {step['act']}`", "it is for `reroll`: write {do: may, ...} around the step"
    if step.get("whose") == "other" and step["act"] == "copy":
        yield "whose", "a die of another player that copies yours", "delete it: yours copies theirs"
    if step.get("whose") == "other" and step["act"] == "add":
        yield "whose", "more dice for another player", "let that player do it: {do: each_player, who: ..., then: ...}"


TOPS: Final = ("deck-top", "crisis-top", "experiment-top")


def _idle_in_look(step: Node) -> Iterator[tuple[str, str, str]]:
    at = step["at"]
    if step.get("n", 1) != 1 and at not in TOPS:
        yield "n", f"a number of times `{at}`", "it is for the tops of decks"
    if step.get("everybody") and at not in ("hand", "random-card", "experiment-top"):
        yield "everybody", f"`{at}` for everybody", "only cards of a hand are shown to all"
    if at == "experiment-top" and not step.get("everybody"):
        yield "at", "experiments for one player alone", "add `everybody: true`: anybody may read them"
    if step.get("arrange") and (at not in ("crisis-top", "experiment-top") or step.get("n") != 2):
        yield "arrange", "an order for anything but two crises or experiments", "write `at: crisis-top, n: 2`"
    if step.get("symbol") and (at != "hand" or step.get("everybody")):
        yield "symbol", "a symbol for anything but a hand that you alone look at", "write `at: hand`"
    if step.get("of") == "everyone":
        yield "of", "a look at your own cards", "write `of: others`"
    if step.get("of", "player") != "player" and at in TOPS:
        yield "of", f"players for `{at}`", "delete it"


def _first_word(effect: Any) -> str:
    steps = effect if isinstance(effect, list) else [effect]
    return str(steps[0]["do"]) if steps else ""


def _is_name(who: Any) -> bool:
    return isinstance(who, dict) and _said(who) == {"named"}


def _said(who: Node) -> set[str]:
    """The fields that narrow a set of survivors."""
    return {
        field
        for field, value in who.items()
        if value not in (None, False, "anyone") or (field in HAVING and value is False)
    }


# Conditions and counts

HAVING: Final = {"despair", "frostbite", "armed", "door"}
DESCRIBING: Final = {
    "gender",
    "human",
    "rank",
    "n",
    "wounded",
    "leader",
    "hurt",
    "others_than_it",
    "elsewhere",
    *HAVING,
}
WHOM: Final = {"of", "at", "exiled", "n", "with", "wearing", "side", *DESCRIBING} - {"rank"}
OF_COLONIES: Final = {
    *("controlled", "doors-held", "combats-won", "bullets", "morale", "food", "tokens", "graveyard", "waste"),
    "stored",
}
OF_EACH_PLAYER: Final = {"survivors", "hand", "equipped", "wounds", "unused-dice"}


def _survivors_faults(who: Node, keys: Keys, around: Node) -> Iterator[Fault]:
    said = _said(who)
    if "named" in said:
        for field in sorted(said - {"named"} - _beside_a_name(who, around)):
            remedy = "the name says who it is: delete it, or ask {is: exists, who: ...}"
            yield Fault((*keys, field), f"`{field}` beside a name", remedy, True)
    if "side" in said and who.get("of") in ("you", "others", "player", "enemy-leader"):
        yield Fault((*keys, "side"), "`side` beside whose they are", "delete one of the two", True)
    if "n" in said and said <= WHOM and "rank" not in said:
        yield Fault((*keys, "n"), "so many survivors, but not which", "add `rank: lowest` or `rank: highest`", True)
    if keys[-2:] == ("trigger", "who") and who.get("of") in ("others", "player"):
        yield Fault(
            (*keys, "of"), "a trigger for survivors of other players", "it waits for what the active player does"
        )


def _beside_a_name(who: Node, around: Node) -> set[str]:
    """What can be said of somebody who has a name: where they are, whether they are yours or exiled."""
    match around:
        case {"is": "exists"}:
            return {"at", "with", "exiled"} | ({"of"} if who.get("of") == "you" else set())
        case {"mod": "cannot", "do": ["move"]} if who.get("at") and not around.get("to"):
            return {"at"}
    return {"exiled"}


def _condition_faults(node: Node, keys: Keys) -> Iterator[Fault]:
    if node["is"] in ("at_least", "at_most") and node["n"] == "all":
        yield Fault((*keys, "n"), "'all' where there is no whole", "write a number, or a count")
    match node:
        case {"is": "did", "what": "add-to-crisis", "who": _}:
            yield Fault((*keys, "who"), "survivors who add to a crisis", "delete it: players do that", True)
        case {"is": "complete", "alone": True} if node.get("side") != "enemy":
            yield Fault((*keys, "alone"), "`alone`, but not which colony", "write `side: enemy`", True)
        case {"is": "exists", "who": dict(who)}:
            for field in sorted(_said(who) & {"n", "rank"}):
                yield Fault((*keys, "who", field), f"`{field}` where one is enough", "delete it", True)
        case {"is": "at_least", "n": 0}:
            yield Fault((*keys, "n"), "at least 0, which is always so", "write 1 or more")
        case {"is": "at_least" | "at_most" | "more_than" as word, "of": dict(count)}:
            for field in ("per", "times", "plus", "out_of", "table"):
                if count.get(field, 1) != 1 or (field in ("plus", "out_of") and field in count):
                    yield Fault((*keys, "of", field), f"`{field}` in what is counted", "reckon it in `n`", True)
            if word == "more_than" and node["than"] == "enemy-colony":
                if count["of"] not in OF_COLONIES:
                    yield Fault((*keys, "of", "of"), f"`{count['of']}` of a colony", "count what colonies have")
            elif word == "more_than" and count["of"] not in OF_EACH_PLAYER:
                yield Fault(
                    (*keys, "of", "of"), f"`{count['of']}` is the same for every player", "count what they have"
                )
            narrowed = [field for field in ("who", "at", "side") if count.get(field)]
            if word == "more_than" and (narrowed or count.get("whose", "you") != "you"):
                remedy = "delete `who`, `whose`, `at` and `side`: it counts all"
                yield Fault((*keys, "of"), "some of what players have", remedy)
            if word == "more_than" and count.get("origin", "any") != "any":
                yield Fault((*keys, "of", "origin"), "`origin` in what all have", "delete it", True)
            other = node["n"] if isinstance(node.get("n"), dict) and node["n"]["of"] != "survivors" else {}
            for field in ("origin", "whose"):
                if other.get(field, NARROWING[field]) != NARROWING[field]:
                    yield Fault((*keys, "n", field), f"`{field}` in a number to compare with", "delete it", True)


COUNTED_BY: Final = {
    "zombies": {"at", "each"},
    "barricades": {"at", "each"},
    "special-zombies": {"at"},
    "traps": {"at", "each"},
    "despair": {"who"},
    "bandits": {"at"},
    "survivors": {"at", "who", "whose"},
    "wounds": {"who"},
    "side-effects": {"who"},
    "hand": {"symbol", "whose", "origin", "at"},
    "equipped": {"symbol", "whose", "origin", "who"},
    "room": {"at"},
    "stored": {"symbol", "origin", "at", "each"},
    "players": {"who", "side"},
    "combats-won": {"at"},
    **{of: {"side"} for of in ("morale", "graveyard", "missions")},
}
"""The fields that narrow what is counted; `per` and `times` go with everything."""
NARROWING: Final = {
    "at": None,
    "each": False,
    "who": None,
    "symbol": None,
    "whose": "you",
    "origin": "any",
    "side": None,
}
"""Those fields, with what they are if nothing is said."""


def _count_faults(count: Node, keys: Keys) -> Iterator[Fault]:
    of = count["of"]
    if of not in ALL_COUNTS:
        return  # `of` says whose survivors are meant
    said = {field for field, default in NARROWING.items() if count.get(field, default) != default}
    for field in sorted(said - COUNTED_BY.get(of, set())):
        yield Fault((*keys, field), f"`{field}` doesn't narrow `{of}`", "delete it", True)
    if of == "equipped" and "who" in said and count.get("whose") != "anyone":
        yield Fault((*keys, "who"), "`who` and whose", "add `whose: anyone`, and say whose in `who`", True)
    elif of != "equipped" and "who" in said and said & {"at", "whose"}:
        yield Fault((*keys, "who"), "`who` beside `at` or `whose`", "say it all in `who`", True)
    if of == "survivors":
        for field in sorted(_said(count.get("who") or {}) & {"named", "rank", "n"}):
            yield Fault(
                (*keys, "who", field), f"`{field}` where survivors are counted", "delete it, or ask `exists`", True
            )
    if of != "stored" and count.get("each") and count.get("at", "everywhere") not in (*AREAS, "colony"):
        yield Fault((*keys, "each"), "`each` at one place", "delete it: it is for several places or entrances", True)
    if of == "players" and _said(count.get("who") or {}) - {"exiled"}:
        yield Fault((*keys, "who"), "players are told apart by exile only", "write `who: {exiled: true}`")
    if of in ("stored", "hand") and count.get("at") in ("colony", "hideout"):
        yield Fault((*keys, "at"), f"cards from the {count['at']}, which has no deck", "name another place", True)
    if of == "hand" and count.get("at") in NO_ONE_PLACE:
        yield Fault((*keys, "at"), "cards in hand from no single deck", "name one place, or `origin: found`", True)
    if of == "stored" and (count.get("at") in AREAS) != bool(count.get("each")):
        remedy = "one place, or `each: true` with `town` or `non-colony`"
        yield Fault((*keys, "at" if count.get("at") else "each"), "cards of several places in one number", remedy, True)
    if (whose := count.get("whose")) in ("each-non-exiled", "non-exiled") and of not in ("hand", "equipped"):
        yield Fault((*keys, "whose"), f"'{whose}' for `{of}`", "it is for `hand` and `equipped`")
    for field in ("per", "times", "plus", "who") if count.get("table") else ():
        if count.get(field, 1) != 1:
            yield Fault((*keys, field), f"`{field}` beside `table`", "the table says it all: delete it", True)
    for field in ("plus", "table") if count.get("out_of") else ():
        if count.get(field):
            yield Fault((*keys, field), f"`{field}` beside `out_of`", "delete one of the two", True)
    if count.get("table") and of != "players":
        yield Fault(
            (*keys, "table"), f"`table` for `{of}`", "it is for the number of players: {of: players, table: ...}"
        )


ALL_COUNTS: Final = get_args(get_type_hints(Count)["of"])
