"""The cards of a game by key: `lighter@gas-station`, `sparky@crossroads`; survivors are known by their plain id."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

import msgspec
from msgspec import UNSET

from hivernage.cards.card import (
    AnySide,
    BetrayalObjective,
    Card,
    ChapterObjective,
    Crisis,
    Crossroads,
    ExiledObjective,
    Experiment,
    Improvement,
    Item,
    Main,
    MainObjective,
    Mission,
    OwnObjective,
    ScenarioCard,
    SecretObjective,
    SideEffect,
    Survivor,
    Tactic,
    WolfObjective,
)
from hivernage.cards.effects import Choose, EachPlayer, Gain, Label, Power, Recruit
from hivernage.cards.modifiers import CopiesAbilities
from hivernage.cards.targets import HOME_WORD

SYMBOL_ORDER = ("weapon", "fuel", "book", "food", "medicine", "tool", "survivor")
"""Where two symbols are equally frequent."""


def keys_of(card: Card) -> list[str]:
    """Every copy of the card, as the keys that stand for it in the zones of a game."""
    match card:
        case Survivor():
            return [card.id]
        case Item():
            return [f"{card.id}@{origin}" for origin, n in card.copies.items() for _ in range(n)]
        case Tactic():
            return [f"{card.id}@tactic"] * 2  # one for each leader
        case _:
            return [f"{card.id}@{type(card).__struct_config__.tag}"]


class Shares(NamedTuple):
    """How often an arrival fills a space of the colony: one of the player a card speaks to, one of each player."""

    own: int
    each: int

    def of_all(self) -> Shares:
        return Shares(self.each, self.each)


class Library:
    """All cards of the packs in use. Cards with the same key are alike in everything, so a key is all a zone needs.

    `packs` has the ids of the packs, `boxes` those of the boxes that cards belong to; a card without one fits all.
    """

    def __init__(
        self, cards: Iterable[Card], packs: tuple[str, ...] = (), boxes: Mapping[str, str] | None = None
    ) -> None:
        self.packs = packs
        self.boxes = boxes or {}
        self.whole: Library = self  # all cards at hand, where these are those of one game
        self.games: dict[Any, Library] = {}  # those of games with some of these cards, by what was chosen
        self.cards: dict[str, Card] = {}
        self.survivors: dict[str, Survivor] = {}
        self.items: dict[str, Item] = {}
        self.crossroads: dict[str, Crossroads] = {}
        self.crises: dict[str, Crisis] = {}
        self.mains: dict[str, Main] = {}
        self.scenarios: dict[str, ScenarioCard] = {}
        self.secrets: dict[str, OwnObjective] = {}
        self.exiled: dict[str, ExiledObjective] = {}
        self.experiments: dict[str, Experiment] = {}
        self.side_effects: dict[str, SideEffect] = {}
        self.improvements: dict[str, Improvement] = {}
        self.tactics: dict[str, Tactic] = {}  # by id, as answers name them
        self.missions: dict[str, Mission] = {}
        self.decks: dict[str, list[str]] = {}
        self.nodes: dict[str, Any] = {}
        self._node_ids: dict[int, str] = {}
        self._power_numbers: dict[int, int] = {}
        self._numbered: dict[tuple[str, int], Power] = {}
        self._symbols: dict[str, list[str]] = {}
        self._arrivals: dict[tuple[int, Shares, Shares], int] = {}
        self.copiers: set[str] = set()
        self.planners: set[str] = set()
        self.actors: set[str] = set()
        self.listeners: list[str] = []
        self._mods: dict[str, set[type]] = {}
        self._kinds: set[type] = set()  # of words anywhere
        for card in cards:
            for key in keys_of(card):
                self._add(key, card)
            self._number_nodes(card)
            self._number_powers(card)

    def __repr__(self) -> str:
        return f"<Library of {', '.join(self.packs)}: {len(self.cards)} different cards>"

    def _add(self, key: str, card: Card) -> None:
        self.cards[key] = card
        match card:
            case Survivor():
                self.survivors[key] = card
                self._mods[key] = {type(mod) for power in card.powers for mod in power.mods}
                if CopiesAbilities in self._mods[key]:
                    self.copiers.add(key)
                if any(power.mods and power.is_limited for power in card.powers):
                    self.planners.add(key)
                if any(power.do is not None and not power.mods for power in card.powers):
                    self.actors.add(key)
                if any(power.whenever and power.who != "holder" for power in card.powers):
                    self.listeners.append(key)
            case Item():
                self.items[key] = card
            case Crossroads():
                self.crossroads[key] = card
            case Crisis():
                self.crises[key] = card
            case ScenarioCard():
                self.scenarios[card.id] = card
            case MainObjective() | ChapterObjective():
                self.mains[key] = card
                sides = [card.normal, card.hard] if card.hard else [card.normal]
                self._mods[key] = {type(mod) for side in sides for power in side.powers for mod in power.mods}
            case SecretObjective() | BetrayalObjective() | WolfObjective():
                self.secrets[key] = card
            case ExiledObjective():
                self.exiled[key] = card
            case Experiment():
                self.experiments[key] = card
            case SideEffect():
                self.side_effects[key] = card
            case Improvement():
                self.improvements[key] = card
            case Tactic():
                self.tactics[card.id] = card
            case Mission():
                self.missions[key] = card
        self.decks.setdefault(origin(key), []).append(key)

    def _number_nodes(self, card: Card) -> None:
        """Give every word of a card a name, so that plain state can point into it: `sleep@crossroads#2`."""
        for n, node in enumerate(words_in(card)):
            name = f"{keys_of(card)[0]}#{n}"
            self.nodes[name] = node
            self._kinds.add(type(node))
            self._node_ids[id(node)] = name

    def _number_powers(self, card: Card) -> None:
        """Powers that answers have to tell apart: where a card (or its side) has several actions, or several powers
        that are chosen along with one."""
        for face_of_card in (card.normal, card.hard) if isinstance(card, Main) else (card,):
            chosen = chosen_powers(face_of_card)
            for number, power in enumerate(chosen, 1):
                if sum(bool(other.mods) == bool(power.mods) for other in chosen) > 1:
                    self._power_numbers[id(power)] = number
                    self._numbered.setdefault((card.id, number), power)

    def power_number(self, power: Power) -> int:
        """Which of the powers of its card that are chosen, from 1; 0 if no other could be meant."""
        return self._power_numbers.get(id(power), 0)

    def numbered_power(self, word: str) -> Power | None:
        """The power that a word of an answer names by its number: `rosa-blum/2`, `lighter.1/2`."""
        name, _, number = word.partition("/")
        return self._numbered.get((name.partition(".")[0], int(number))) if number.isdecimal() else None

    @property
    def names(self) -> dict[str, Label]:
        """What survivors and other cards are called that cards name by their ids."""
        named = (
            self.items,
            self.mains,
            self.improvements,
            self.side_effects,
            self.tactics,
            self.survivors,
            self.missions,
        )
        return {card.id: card.name for cards in named for card in cards.values()}

    def main_key(self, objective: str) -> str:
        """The card of a main objective, which may be a chapter of a scenario."""
        key = f"{objective}@main"
        return key if key in self.mains else f"{objective}@chapter"

    def side(self, objective: str, hard: bool) -> AnySide:
        """The side of a main objective that is played."""
        card = self.mains[self.main_key(objective)]
        return card.hard if hard and card.hard else card.normal

    def symbols(self, deck: str) -> list[str]:
        """The symbols of an item deck, the most frequent first and survivors last, as a place shows them (G10.3)."""
        known = self._symbols.get(deck)
        if known is None:
            items = [self.items[key] for key in self.decks.get(deck, []) if key in self.items]
            counts = Counter[str](item.symbol for item in items)
            order = [symbol for symbol in SYMBOL_ORDER if counts[symbol]]
            known = sorted(order, key=lambda symbol: (symbol == "survivor", -counts[symbol]))
            self._symbols[deck] = known
        return known

    def node_id(self, node: object) -> str:
        """The name of a word of one of these cards."""
        return self._node_ids[id(node)]

    def interested(self, key: str, kind: type) -> bool:
        """Whether a survivor or main objective may bring such modifiers; saves a look at the table."""
        return kind in self._mods[key] or key in self.copiers

    def brings(self, kind: type) -> bool:
        """Whether any card has such a word; saves a look at the table."""
        return kind in self._kinds

    def arrivals(self, card: Crossroads | Item, survivors: Shares, helpless: Shares) -> int:
        """How many survivors a card would bring to the colony, at the most (X6).

        `survivors` and `helpless` have whose would enter it.
        """
        known = self._arrivals.get((id(card), survivors, helpless))
        if known is None:
            options = card.options if isinstance(card, Crossroads) else ()
            first = card.first if isinstance(card, Crossroads) else None
            known = max((_count_arrivals(option.then, survivors, helpless) for option in options), default=0)
            known += _count_arrivals((first, card.effect), survivors, helpless)
            self._arrivals[id(card), survivors, helpless] = known
        return known

    def plans(self, survivor: str) -> bool:
        """Whether a survivor's own ability may be chosen along with an action."""
        return survivor in self.planners

    def acts(self, survivor: str) -> bool:
        """Whether a survivor's own ability may be used as an action."""
        return survivor in self.actors

    def digest(self) -> str:
        """A fingerprint of every card, so that a save knows whether it meets the cards it was made with.

        The order of the packs doesn't matter.
        """
        return hashlib.sha256(msgspec.json.encode([self.cards[key] for key in sorted(self.cards)])).hexdigest()


def _count_arrivals(tree: object, survivors: Shares, helpless: Shares) -> int:
    """How many survivors an effect would bring to the colony, at the most."""
    match tree:
        case Recruit():
            return 0 if tree.at not in (UNSET, HOME_WORD) else survivors.own
        case Gain():
            comes = tree.what in ("helpless", "unruly")
            return helpless.own * tree.n if comes and isinstance(tree.n, int) else 0
        case EachPlayer():
            return _count_arrivals(tree.then, survivors.of_all(), helpless.of_all())
        case Choose():
            return max(_count_arrivals(option.then, survivors, helpless) for option in tree.options)
        case tuple():
            return sum(_count_arrivals(part, survivors, helpless) for part in tree)
        case msgspec.Struct():
            return sum(_count_arrivals(getattr(tree, name), survivors, helpless) for name in tree.__struct_fields__)
        case _:
            return 0


def words_in(tree: object) -> Iterator[msgspec.Struct]:
    """A word of a card and all words within it, from the outside in."""
    left = [tree]
    while left:
        here = left.pop()
        parts: Iterable[object] = ()
        if isinstance(here, msgspec.Struct):
            yield here
            parts = [getattr(here, name) for name in here.__struct_fields__]
        elif isinstance(here, tuple):
            parts = here
        elif isinstance(here, dict):
            parts = here.values()
        left += reversed([part for part in parts if isinstance(part, (msgspec.Struct, tuple, dict))])


def chosen_powers(tree: object) -> list[Power]:
    """The powers in a card or a part of it that answers name, in the order of the file."""
    return [word for word in words_in(tree) if isinstance(word, Power) and word.is_chosen]


def origin(key: str) -> str:
    """The back of a card: its deck, which everybody may see."""
    return key.partition("@")[2] or "survivor"


def face(key: str) -> str:
    """The front of a card: its id within the deck."""
    return key.partition("@")[0]


def card_of_node(node: str) -> str:
    """The card that a word belongs to: `sleep@crossroads#2` is one of sleep@crossroads."""
    return node.partition("#")[0]
