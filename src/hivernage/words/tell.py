"""Events in words: what a seat may know of them, one sentence each."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any

from hivernage.cards.card import BetrayalObjective, Main, ScenarioCard
from hivernage.cards.effects import Label, Option
from hivernage.cards.library import card_of_node, face
from hivernage.cards.text import power_text
from hivernage.model.board import SPOTS
from hivernage.model.events import Event, Facts
from hivernage.model.ids import DIE
from hivernage.model.parts import NOBODY
from hivernage.words.speech import Arg, Speech

QUIET = frozenset({"die-spent", "waste", "card-left", "shuffled", "crossroads-under", "turn-over", "newcomer"})
"""Small change: true, but nobody would say it aloud. `log all` and `replay` tell it too."""

ACTORS = ("seat", "guard")
OTHERS = ("victim", "of", "named", "to")


def tell(events: Iterable[Event], speech: Speech, quiet: frozenset[str] = QUIET, aloud: bool = False) -> Iterator[str]:
    """The story of some events for the reader of `speech`; `aloud`: cards that are turned up are read out."""
    for _, sentence in told(events, speech, quiet, aloud):
        yield sentence


def told(
    events: Iterable[Event], speech: Speech, quiet: frozenset[str] = QUIET, aloud: bool = False
) -> Iterator[tuple[Event, str]]:
    """The same with the event that each sentence tells of, the first of several."""
    seen = [event.seen_by(speech.seat) for event in events if event.kind not in quiet and can_tell(event.kind, speech)]
    for kind, run in groupby(seen, key=lambda event: event.kind):
        if kind == "zombie-came":
            came = list(run)
            yield came[0], _arrivals(came, speech)
            continue
        for event in run:
            yield from ((event, sentence) for sentence in _sentences(event, speech))
            if aloud:
                yield from ((event, line) for line in _read_out(event, speech))


def can_tell(kind: str, speech: Speech) -> bool:
    """Whether there are words for it; a test sees to it that there always are."""
    return speech.has(f"event-{kind}")


def _sentences(event: Event, speech: Speech) -> Iterator[str]:
    args = arguments(event.facts, speech)
    if event.kind in EXTRA:
        args |= EXTRA[event.kind](event.facts, speech)
    yield speech.say(f"event-{event.kind}", **args)
    if event.kind == "over":
        yield from _verdicts(event.facts, speech)


def _arrivals(events: list[Event], speech: Speech) -> str:
    """Zombies that come together are told together."""
    places: dict[str, list[int]] = {}
    for event in events:
        places.setdefault(event.facts["place"], []).append(event.facts["entrance"])
    doors = [(len(entrances), _door(speech, place, entrances)) for place, entrances in places.items()]
    if len(doors) == 1:
        return speech.say("event-zombie-came", n=doors[0][0], door=doors[0][1])
    return speech.say("event-zombies-came", where=speech.strung([f"{n} {door}" for n, door in doors]))


def _read_out(event: Event, speech: Speech) -> Iterator[str]:
    """The text of a crossroads card when it is drawn or triggered; the story of the main objective when the game
    begins (G13), of a betrayal objective when its owner has won (G13.1), and of a scenario with the pages that
    introduce its rules."""
    card = event.facts.get("card", "")
    if card and (
        event.kind == "crossroads-drawn" or (event.kind == "crossroads" and event.facts["guard"] != speech.seat)
    ):
        lines = speech.card_text(card).splitlines()[2:]
    elif event.kind == "objective":
        lines = _stories([card], speech)
    elif event.kind == "scene":
        lines = _paragraphs(_scenario(event, speech).scenes[event.facts["number"]].text, speech)
    elif event.kind == "reveal-asked" and "scene_number" in event.facts:
        lines = _paragraphs(_scenario(event, speech).scenes[event.facts["scene_number"]].text, speech)
    elif event.kind == "rules-opened":
        lines = _paragraphs(_scenario(event, speech).pages[event.facts["page"]].text, speech)
    elif event.kind == "over":
        lines = _stories([event.facts["objectives"][str(seat)][0] for seat in event.facts["winners"]], speech)
    else:
        return
    yield from (f"    | {line}" for line in lines)


def _scenario(event: Event, speech: Speech) -> ScenarioCard:
    card = speech.library.cards[event.facts["card"]]
    assert isinstance(card, ScenarioCard)
    return card


def _paragraphs(text: Iterable[Label], speech: Speech) -> list[str]:
    return [paragraph[speech.lang] for paragraph in text]


def _stories(keys: list[str], speech: Speech) -> list[str]:
    """The stories of main and betrayal objectives; a secret objective has none for the whole table."""
    cards = [speech.library.cards[key] for key in keys if key]
    return [card.story[speech.lang] for card in cards if card.story and isinstance(card, Main | BetrayalObjective)]


def _verdicts(facts: Facts, speech: Speech) -> Iterator[str]:
    """Every objective is turned over at the end."""
    for seat, objectives in facts["objectives"].items():
        held = [key for key in objectives if key]
        if held:
            won = "yes" if int(seat) in facts["winners"] else "no"
            yield speech.say("event-over-player", seat=speech.subject(int(seat)), card=speech.cards(held), won=won)


# From facts to words


NOTHING: dict[str, Arg] = {
    "card": "",
    "cards": "",
    "rolled": "none",
    "doors": "one",
    "me": "no",
    "other": "no",
    "seen": "no",
}


def arguments(facts: Facts, speech: Speech) -> dict[str, Arg]:
    """The facts of an event as arguments of its message."""
    args: dict[str, Arg] = dict(NOTHING)
    known = next((facts[name] for name in ("cards", "hand", "using", "card") if name in facts), "")
    if known:
        args["seen"] = "yes"
    for name in ACTORS:
        if name in facts:
            args |= {"seat": speech.subject(facts[name]), "who": speech.player(facts[name])}
            args["me"] = speech.is_me(facts[name])
    for name in OTHERS:
        if isinstance(facts.get(name), int):
            args["other"] = speech.is_me(facts[name])
    if facts.get("place"):
        args["at"] = speech.at(facts["place"])
    if "survivor" in facts:
        args["g"] = speech.gender(facts["survivor"])
    if "entrance" in facts:
        args["door"] = _door(speech, facts.get("to") or facts["place"], [facts["entrance"]])
        args["doors"] = "many" if SPOTS[facts.get("to") or facts["place"]].entrances > 1 else "one"
    if "colony" in facts:
        args |= _home(facts["colony"], speech)
    if "change" in facts:
        args |= {"sign": "up" if facts["change"] > 0 else "down", "size": abs(facts["change"])}
    for name, value in facts.items():
        if name not in ACTORS:
            args[name] = WORDS.get(name, _plain)(value, speech)
    return args


def _door(speech: Speech, place: str, entrances: list[int]) -> str:
    """Where zombies and barricades are: at the school, or at some entrances of the colony."""
    if SPOTS[place].entrances == 1:
        return speech.at(place)
    numbers = speech.listed([str(number) for number in dict.fromkeys(entrances)])
    return speech.say("door", at=speech.at(place), n=len(set(entrances)), numbers=numbers)


def _home(number: int, speech: Speech) -> dict[str, Arg]:
    """A colony by where it lives; there is nothing to tell apart where it is the only one."""
    place = speech.homes[number]
    return {"home": speech.place(place) if len(speech.homes) > 1 else "none", "in_home": speech.at(place)}


def _plain(value: Any, _speech: Speech) -> Arg:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value if isinstance(value, int) else str(value)


def _name(value: str, speech: Speech) -> str:
    return value if value in ("zombie", "bandit") else speech.face(value)


def _names(value: list[str], speech: Speech) -> str:
    return speech.listed([speech.face(name) for name in value])


def _someone_or_somewhere(value: str | int, speech: Speech) -> str:
    """`to` is a player, a place, a survivor, or a pile."""
    if isinstance(value, int):
        return speech.player(value)
    if value in SPOTS:
        return speech.place(value)
    return value if value in ("hand", "waste", "removed", "loot") else speech.face(value)


def _numbers(value: list[int], _speech: Speech) -> str:
    return " ".join(str(number) for number in value)


def _voters(value: list[int] | bool, speech: Speech) -> Arg:
    if isinstance(value, bool):
        return _plain(value, speech)
    return speech.players(value) or speech.say("nobody")


WORDS: dict[str, Callable[[Any, Speech], Arg]] = {
    "card": lambda value, speech: speech.card(value) if value else "",
    "drawn": lambda value, speech: speech.card(value) if value else "",
    "cards": lambda value, speech: speech.cards(value),
    "hand": lambda value, speech: speech.cards(value),
    "using": lambda value, speech: _names([face(name) for name in value], speech),
    "objective": lambda value, speech: speech.card(value) if value else "",
    "survivor": _name,
    "leader": _name,
    "target": _name,
    "survivors": _names,
    "returned": _names,
    "place": lambda value, speech: speech.place(value) if value else "none",
    "deck": lambda value, speech: speech.deck(value),
    "back": lambda value, speech: speech.deck(value),
    "backs": lambda value, speech: speech.cards([f"@{deck}" for deck in value]),
    "symbol": lambda value, speech: speech.symbol(value),
    "thing": lambda value, speech: speech.word(value) if value in DIE else speech.card(value),
    "to": _someone_or_somewhere,
    "of": lambda value, speech: speech.player(value),
    "named": lambda value, speech: speech.player(value),
    "accuser": lambda value, speech: speech.player(value),
    "victim": lambda value, speech: speech.player(value),
    "seats": lambda value, speech: speech.players(value),
    "winners": lambda value, speech: speech.players(value),
    "dice": _numbers,
    "rolls": _numbers,
    "up": _voters,
    "down": _voters,
    "about": lambda value, _speech: value[0],
    "objectives": lambda _value, _speech: "",
    "staked": lambda _value, _speech: "",
}


# What single events need besides


def _option(facts: Facts, speech: Speech) -> dict[str, Arg]:
    options = all_options(speech, facts["card"])
    number = facts["option"]
    label = options[number - 1].label if len(options) >= number else None
    return {"label": label[speech.lang] if label else "none"}


def all_options(speech: Speech, card: str) -> tuple[Option, ...]:
    """The options of a card, if it offers a choice in one place only."""
    nodes = (node for name, node in speech.library.nodes.items() if card_of_node(name) == card)
    found = [node.options for node in nodes if getattr(node, "options", ())]
    return found[0] if len(found) == 1 else ()


def _used(facts: Facts, speech: Speech) -> dict[str, Arg]:
    power = facts["power"]
    own = bool(facts["survivor"]) and power == facts["survivor"]
    numbered = speech.library.numbered_power(facts["which"])
    return {
        "holder": "survivor" if facts["survivor"] else "table",
        "power": "own" if own else speech.face(face(power)),
        "which": power_text(numbered, speech.lang, speech.names) if numbered else "none",
    }


def _warded_off(facts: Facts, speech: Speech) -> dict[str, Arg]:
    return {"power": speech.face(face(facts["power"]))}


def _asked(facts: Facts) -> dict[str, Arg]:
    """That there is no card of the symbol is an answer too."""
    args: dict[str, Arg] = {"whole": "symbol"}
    return args | {"seen": "none"} if facts.get("cards") == [] else args


def _moved(facts: Facts, _speech: Speech) -> dict[str, Arg]:
    """From one entrance to another of the same place."""
    return {"doors": "same"} if facts["place"] == facts["to"] else {}


def _sides(speech: Speech, first: Arg, second: Arg) -> dict[str, Arg]:
    """What each of two colonies has."""
    home1, home2 = (speech.place(place) for place in speech.homes[:2])
    return {"home1": home1, "home2": home2, "first": first, "second": second}


def _named_sides(names: Sequence[str], speech: Speech) -> dict[str, Arg]:
    return _sides(speech, *(speech.face(name) for name in names))


def _strength(facts: Facts, speech: Speech) -> dict[str, Arg]:
    return {"strength": speech.say("strengths", **_sides(speech, *facts["strength"]))}


def _combat_dice(facts: Facts, speech: Speech) -> dict[str, Arg]:
    rolled = zip(facts["faces"], facts["numbers"], strict=True)
    return _sides(speech, *(speech.say("combat-face", face=face, n=n) for face, n in rolled))


def _combat_over(facts: Facts, speech: Speech) -> dict[str, Arg]:
    if facts["winner"] == NOBODY:
        return {}
    return {**_home(facts["winner"], speech), "more": max(facts["strength"]), "less": min(facts["strength"])}


def _elected(facts: Facts, speech: Speech) -> dict[str, Arg]:
    votes = [
        speech.say("vote-for", voter=speech.player(int(seat)), named=speech.player(named))
        for seat, named in facts["votes"].items()
    ]
    return {"votes": speech.listed(votes), "tie": "yes" if len(facts["tied"]) > 1 else "no"}


def _page_title(facts: Facts, speech: Speech) -> str:
    card = speech.library.cards[facts["card"]]
    assert isinstance(card, ScenarioCard)
    return card.pages[facts["page"]].name[speech.lang]


EXTRA: dict[str, Callable[[Facts, Speech], dict[str, Arg]]] = {
    "warded-off": _warded_off,
    "scene": lambda facts, _speech: {"reader": "none" if facts["seat"] < 0 else "seat"},
    "rules-opened": lambda facts, speech: {"title": _page_title(facts, speech)},
    "option": _option,
    "used": _used,
    "tie-broken": lambda facts, _speech: {"decision": "yes" if facts["up"] else "no"},
    "token-vote": lambda facts, _speech: {"number": len(facts["seats"])},
    "helpless": lambda facts, _speech: {"unruly": facts.get("unruly", 0)},
    "helpless-killed": lambda facts, _speech: {"unruly": "yes" if facts.get("unruly") else "no"},
    "offered": lambda facts, _speech: {"number": len(facts["seats"])},
    "hand-seen": lambda facts, _speech: _asked(facts) if "symbol" in facts else {},
    "over": lambda facts, _speech: {"number": len(facts["winners"])},
    "lockdown": lambda facts, speech: {"dice": _numbers(facts["dice"], speech) or "none"},
    "peeked": lambda facts, speech: {"pile": _pile(facts["deck"], speech)},
    "shuffled": lambda facts, speech: {"pile": _pile(facts["deck"], speech)},
    "moved": _moved,
    "combat": lambda facts, speech: _sides(speech, *(_names(side, speech) for side in facts["sides"])),
    "tactics": lambda facts, speech: _named_sides(facts["cards"], speech) | _strength(facts, speech),
    "strength": _strength,
    "bets": lambda facts, speech: _sides(speech, *facts["bets"]),
    "combat-dice": _combat_dice,
    "combat-over": _combat_over,
    "elected": _elected,
    "missions-dealt": lambda facts, speech: _home(facts["marked"], speech) if "marked" in facts else {"marked": -1},
}


def _pile(deck: str, speech: Speech) -> str:
    return speech.say("pile", deck=speech.deck(deck)) if deck in SPOTS else speech.deck(deck)
