"""Which of the cards at hand a game is played with: those of its box and modules, and what it mixes in.

All that is left out here is no part of the game at all. What a table may not know, such as which items were kept when
two boxes were shuffled together (L7), is left to the setup.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from hivernage.cards.card import (
    Card,
    Experiment,
    Improvement,
    Item,
    MainObjective,
    Mission,
    ScenarioCard,
    SideEffect,
    Survivor,
    WolfObjective,
)
from hivernage.cards.effects import GiveSideEffect, Option
from hivernage.cards.joining import is_joined
from hivernage.cards.library import Library, face, keys_of, origin, words_in
from hivernage.model.board import RAXXON, SPOTS
from hivernage.model.options import BOX_NAMES, Module, Options

KEPT: Final = 32
"""So many choices are remembered."""


def in_play(library: Library, options: Options) -> Library:
    """The cards of a game with these options. The same ones each time: a library never changes."""
    library = library.whole
    choice = (
        *(options.box, options.modules, options.mixed, options.left_out, options.scenario),
        *(options.older_crossroads, options.joined),
        options.lone_wolf,
    )
    known = library.games
    if choice not in known:
        if len(known) >= KEPT:
            del known[next(iter(known))]  # anybody may leave out other cards
        known[choice] = _chosen(library, options)
    return known[choice]


def _chosen(library: Library, options: Options) -> Library:
    cards = list({id(card): card for card in library.cards.values()}.values())
    own = [key for key, box in library.boxes.items() if box == options.box]
    kinds = {kind_of(key) for key in own if key not in library.cards or _is_for(library.cards[key], options)}
    wanted = [card for card in cards if _is_wanted(library, card, options, kinds)]
    if options.scenario:
        wanted = [card for card in wanted if not _is_replaced(card, wanted)]
    absent = {card.id for card in library.survivors.values()} - {
        card.id for card in wanted if isinstance(card, Survivor)
    }
    kept = [
        part
        for card in wanted
        if absent.isdisjoint(named_in(card))
        for part in _copies_in_play(library, card, options, kinds)
    ]
    if kept == cards:
        return library
    boxes = {library.boxes.get(keys_of(card)[0]) for card in kept}
    packs = tuple(pack for pack in library.packs if pack in boxes or pack not in BOX_NAMES)
    chosen = Library(kept, packs, library.boxes)
    chosen.whole = library
    return chosen


def _is_wanted(library: Library, card: Card, options: Options, own_kinds: set[str]) -> bool:
    """`own_kinds`: the kinds of deck that the box brings; others are borrowed from the box that has them."""
    key, module = keys_of(card)[0], module_of(card)
    if (module and module not in options.modules) or (key in options.left_out and not isinstance(card, Item)):
        return False
    if needs_wolf(card) and not options.lone_wolf:
        return False
    if card.war_only is True and options.box != "warring-colonies":
        return False  # W22
    return _is_for(card, options) and any(_is_dealt(library, key, options, own_kinds) for key in keys_of(card))


def _is_dealt(library: Library, key: str, options: Options, own_kinds: set[str]) -> bool:
    """Whether the table plays with cards of this back: those of its box, what it mixes in, and what is borrowed."""
    box = library.boxes.get(key, options.box)
    return box == options.box or is_joined(options, box, kind_of(key), face(key), own_kinds)


def _is_for(card: Card, options: Options) -> bool:
    """Whether a card goes with the scenario that is played, if it has the mark of one."""
    return (card.id if isinstance(card, ScenarioCard) else card.scenario or options.scenario) == options.scenario


def _is_replaced(card: Card, wanted: list[Card]) -> bool:
    """Whether a scenario brings cards of its own instead: its objectives, and those of a deck that has its mark."""
    if isinstance(card, MainObjective):
        return True
    return not card.scenario and any(other.scenario and type(other) is type(card) for other in wanted)


MODULE_OF: Final[dict[type[Card], Module]] = {
    Improvement: "improvements",
    Experiment: "raxxon",
    SideEffect: "raxxon",
}
"""Kinds of card that are there only with a module, whether or not the card says so."""


def module_of(card: Card) -> Module | None:
    """The module that a card needs, by its mark or by its kind (L13)."""
    return card.module or MODULE_OF.get(type(card))


def needs_wolf(card: Card) -> bool:
    """Whether a card is there only with a lone wolf (LW1.7)."""
    return card.wolf_only is True or isinstance(card, Mission | WolfObjective)


def _copies_in_play(library: Library, card: Card, options: Options, own_kinds: set[str]) -> Iterator[Card]:
    """A card without its copies in a deck that isn't in play, and without those that the table keeps out.

    One and the same item may lie among the starting items and at places, of which the table mixes in only some.
    """
    if not isinstance(card, Item):
        yield card
        return
    closed = () if "raxxon" in options.modules else (RAXXON,)
    copies = {
        at: n
        for at, n in card.copies.items()
        if at not in closed
        and f"{card.id}@{at}" not in options.left_out
        and _is_dealt(library, f"{card.id}@{at}", options, own_kinds)
    }
    if len(copies) == len(card.copies):
        yield card
    elif copies:
        yield msgspec.structs.replace(card, copies=copies)


def kind_of(key: str) -> str:
    """The kind of deck that a card belongs to; the decks of all places are one kind."""
    back = origin(key)
    return "item" if back in SPOTS else back


def named_in(card: Card) -> Iterator[str]:
    """The survivors that a card speaks of by name: without them in the game it stays in the box.

    An option that is there only if somebody is in play just isn't there without them.
    """
    options = (word for word in words_in(card) if isinstance(word, Option) and word.needs is not None)
    asked_for = {id(word) for option in options for word in words_in(option.needs)}
    for word in words_in(card):
        if isinstance(word, GiveSideEffect) or id(word) in asked_for:
            continue
        for field in ("named", "chooser"):
            name = getattr(word, field, None)
            if name:
                yield name
