"""Games stacked with what has been seen least: few crossroads cards, those they speak of, and bots with a wish.

Only the box, the options of the game and the bots are chosen. Whatever the cards then do, they do by the rules.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from random import Random
from typing import Any, Final

import msgspec

from hivernage.bots import Bot
from hivernage.bots.reading.card_words import words_in
from hivernage.cards.card import Card, Crisis, Crossroads, Improvement, Item, WolfObjective
from hivernage.cards.conditions import Built, Did, Died, Exposed, HasDone, InDeck, Moved, Searched, Trigger
from hivernage.cards.effects import Discard, Gain, Heal, Temper, Unequip, Wound, Zombies
from hivernage.cards.library import Library, keys_of, origin
from hivernage.cards.modifiers import Instead, SureHit
from hivernage.cards.playing import in_play, needs_wolf
from hivernage.cards.targets import Count, Survivors, Symbol
from hivernage.lab.eager import EagerBot, Wish
from hivernage.lab.simulate import new_table
from hivernage.lab.variety import box_with, varied, varied_game
from hivernage.model.board import HIDEOUT, SPOTS
from hivernage.model.options import MODULES_OF, Options
from hivernage.rules.boxes import game_for
from hivernage.table import Table

STORIES: Final = 24  # crossroads cards in a stacked box, so that twins of the game find many that would be set off
PLENTY: Final = 6  # copies of an item that is looked for, or of those that it takes
ENOUGH_OF: Final[dict[type[Card], int]] = {Improvement: 6, WolfObjective: 8}
"""Cards of decks from which a game turns up hardly more, and for which no twin of it exchanges others."""
HEAP: Final = 10  # zombies that a main objective begins with
FEWEST: Final = 3  # where one of them is looked for
HALF: Final = 0.5
OUT: Final = 0.3  # how often somebody should be exiled, while objectives of exiled players lack
BESIDE: Final = 3  # items of the same deck that are wished for along with one
VERBS: Final[dict[type, str]] = {
    Moved: "move",
    Exposed: "move",
    Searched: "search",
    Died: "move",
    Built: "play",
}
DEEDS: Final = {
    "spend-food": "food",
    "clean": "clean",
    "use-weapon": "attack",
    "take-pill": "play",
    "kill-zombie": "attack",
    "barricade": "barricade",
    "add-to-crisis": "add",
    "send-home": "move",
}
SYMBOLS: Final[dict[str, Symbol]] = {"use-weapon": "weapon", "heal-with-medicine": "medicine", "take-pill": "medicine"}
"""The cards that a deed takes."""


def stacked_game(library: Library, lacking: Collection[str], seed: int, number: int) -> tuple[Table, list[Bot]]:
    """A game in which some of the lacking things (`horde@crossroads option 2`) are likely to occur."""
    rng = Random(f"stacked/{seed}/{number}")
    fixed = _box_of(library, [line.split()[0] for line in lacking], Random(f"stacked box/{seed}/{number}"))
    if "scenario" in fixed:
        return varied_game(library, seed, number, fixed)  # its cards are as few as they can be
    library = in_play(library, Options(**{"players": 4, **fixed}))
    keys = [key for line in lacking if (key := line.split()[0]) in library.cards]
    stories = _drawn([key for key in keys if key in library.crossroads], rng, STORIES)
    focus = [*stories[:1], *_drawn([key for key in keys if key not in library.crossroads], rng, 1)]
    beside = [key for key in keys if key in library.items and origin(key) == origin(focus[-1])] if focus else []
    focus += _drawn(beside, rng, BESIDE)
    focus += _drawn([key for key in keys if key in library.exiled], rng, int(rng.random() < OUT))
    wish = wish_for(library, focus, lacking, rng)
    fixed["adult"] = True
    if "players" in fixed:
        fixed["timer"] = 0
    elif wish.exile or any(library.cards[key].not_cooperative for key in focus):
        fixed |= {"cooperative": False, "players": rng.randint(3, 5)}
    elif wish.crisis and focus and focus[-1] in library.crises:
        fixed["players"] = 2  # who need two cards only (C3)
    if any(key in library.secrets and key not in library.exiled for key in keys) and "players" not in fixed:
        fixed |= {"cooperative": False, "players": 5, "betrayer": rng.random() < HALF}
    fixed["hard"] = False  # who lives long sees more
    fitting = _fitting(library, focus)
    if fitting:
        fixed["objective"] = rng.choice(fitting)
    options = varied(library, seed, number, fixed).options
    told, dealt = [library.crossroads[key] for key in stories], game_for(options).deal.survivors(options.players)
    box = box_with(library, told, options.players, rng, wish.chosen, dealt)
    box = _with_few(box, {line.split()[0] for line in lacking}, focus, rng)
    table = new_table(options, box, seed, number)
    return table, [EagerBot(f"{seed}/{number}/{seat}", box, wish) for seat in range(options.players)]


def _wanted(library: Library, focus: Collection[str]) -> set[str]:
    """The items to have plenty of: those that are looked for, and what a crisis or another card takes."""
    cards = tuple(library.cards[key] for key in focus if key in library.cards and key not in library.crossroads)
    return _spent(library, cards) | (library.items.keys() & focus)


def _fitting(library: Library, focus: Collection[str]) -> list[str]:
    """The main objectives that bring what these cards are good against: despair, the unruly, zombies in heaps."""
    cards = tuple(library.cards[key] for key in focus)
    despair = any(word.harm == "despair" for word in words_in(cards, Heal))
    unruly = any(word.to == "calm" for word in words_in(cards, Temper))
    fights = "attack" in _deeds(cards)
    return [
        main.id
        for main in library.mains.values()
        if (despair and any(word.harm == "despair" for word in words_in(main, Wound)))
        or (unruly and any(word.what == "unruly" for word in words_in(main, Gain)))
        or (fights and any(isinstance(word.n, int) and word.n >= HEAP for word in words_in(main, Zombies)))
    ]


def _with_few(library: Library, lacking: set[str], focus: Collection[str], rng: Random) -> Library:
    """Decks of which only so many cards turn up hold those that lack, and a few others; hardly any beside the focus."""
    cards = list({id(card): card for card in library.cards.values()}.values())
    kept = [card for card in cards if type(card) not in (*ENOUGH_OF, Item)]
    for kind, enough in ENOUGH_OF.items():
        deck = [card for card in cards if type(card) is kind]
        rng.shuffle(deck)
        deck.sort(key=lambda card: (not {*focus}.intersection(keys_of(card)), lacking.isdisjoint(keys_of(card))))
        looked_for = any(type(library.cards[key]) is kind for key in focus if key in library.cards)
        kept += deck[: FEWEST if looked_for else enough]
    kept += _few_items([card for card in cards if isinstance(card, Item)], lacking, _wanted(library, focus), rng)
    return Library(kept, library.packs, library.boxes)


def _few_items(items: list[Item], lacking: set[str], wanted: set[str], rng: Random) -> Iterator[Item]:
    """Half of the copies at the places, all that lack, and plenty of what is wanted."""
    for item in items:
        copies = {
            deck: PLENTY if f"{item.id}@{deck}" in wanted and deck != "starting" else n
            for deck, n in item.copies.items()
            if deck == "starting" or f"{item.id}@{deck}" in lacking | wanted or rng.random() < HALF
        }
        if copies:
            yield msgspec.structs.replace(item, copies=copies)


def _box_of(library: Library, keys: list[str], rng: Random) -> dict[str, Any]:
    """The box of one of these cards with all of its modules, so that whatever it has can occur.

    In a war as few play as there are sides: two for each colony, and a lone wolf where the card needs one.
    """
    camps = next(box for box, modules in MODULES_OF.items() if "bandits" in modules)
    key = rng.choice(keys)
    box = camps if key == HIDEOUT else library.boxes.get(key, "base")
    chosen: dict[str, Any] = {"box": box, "modules": MODULES_OF[box], "mixed": ()}
    if tale := getattr(library.cards.get(key), "scenario", ""):
        return chosen | {"modules": (), "scenario": tale}
    if box == "long-night" and any(library.boxes.get(name) == "base" for name in _spoken_of(library, key)):
        chosen["mixed"] = ("survivor",)
    return chosen | ({"players": 5 if needs_wolf(library.cards[key]) else 4} if box == "warring-colonies" else {})


def _spoken_of(library: Library, key: str) -> set[str]:
    """The survivors whom a card names."""
    card = library.cards.get(key)
    return {word.named for word in words_in(card, Survivors) if word.named} if card is not None else set()


def _drawn(keys: list[str], rng: Random, n: int) -> list[str]:
    """Up to so many different cards by lot; those that lack more are likelier."""
    rng.shuffle(keys)
    return list(dict.fromkeys(keys))[:n]


def wish_for(library: Library, keys: Collection[str], lacking: Collection[str], rng: Random) -> Wish:
    """How players can help these cards along."""
    cards = tuple(library.cards[key] for key in keys)
    triggers = tuple(card.trigger for card in cards if isinstance(card, Crossroads))
    people = list(words_in(cards, Survivors))
    waiting = {word.named for word in words_in(triggers, InDeck)}
    chosen = {word.named for word in people if word.named} | (library.survivors.keys() & keys)
    chosen |= {card.chooser for card in cards if isinstance(card, Crossroads) and card.chooser}
    items, spent = _items(library, cards, triggers) | (library.items.keys() & keys), _spent(library, cards)
    places = _places(triggers) | {origin(key) for key in library.items.keys() & keys or items | spent or keys}
    searched = [name for name in SPOTS if name in library.decks]
    strangers = {key for key, item in library.items.items() if item.kind == "event"}
    return Wish(
        lacking=frozenset(lacking),
        place=rng.choice(sorted(places.intersection(searched)) or searched),
        verbs=frozenset(["search", "claim", *map(_verb, triggers), *_deeds(cards)]),
        items=frozenset(items | strangers),
        kept=frozenset(spent - items),
        chosen=frozenset(chosen - waiting),
        waiting=frozenset(waiting),
        laden=any(words_in(cards, Unequip)),
        exile=bool(library.exiled.keys() & keys) or any(map(_meets_exiled, people)),
        doors=any(word.door is True or word.at == "enemy-colony" for word in people),
        crisis=any(line.endswith(" prevented") for line in lacking),
        code=any(line.endswith(" contained") for line in lacking),
        encounters=frozenset(line.split()[0] for line in lacking if _is_met(library, line)),
    )


def _is_met(library: Library, line: str) -> bool:
    """Whether it takes an attack on a special zombie to see this."""
    key, what, *_ = line.split()
    return key in library.experiments and what not in ("released", "contained")


def _deeds(cards: tuple[Card, ...]) -> set[str]:
    """The actions along with which something of these cards is used."""
    helps_attacks = any(word.of == "kill" for word in words_in(cards, Instead))
    deeds = {"attack"} if helps_attacks or any(words_in(cards, SureHit)) else set[str]()
    deeds |= {DEEDS[word.what] for word in words_in(cards, HasDone)}
    return deeds | ({"equip"} if any(words_in(cards, Unequip)) else set())


def _verb(trigger: Trigger) -> str:
    """What to do for a trigger, as the first word of an answer."""
    return DEEDS.get(trigger.what, "") if isinstance(trigger, Did) else VERBS.get(type(trigger), "")


def _items(library: Library, cards: tuple[Card, ...], triggers: tuple[Trigger, ...]) -> set[str]:
    """The items that a deed takes, or that an option counts."""
    symbols = {word.symbol for word in words_in(cards, Count)}
    symbols |= {SYMBOLS.get(trigger.what) for trigger in triggers if isinstance(trigger, Did)}
    bared = any(words_in(cards, Unequip))  # it takes something that can be taken off
    return _of_symbols(library, symbols) | {
        key for key, item in library.items.items() if bared and item.kind == "equip"
    }


def _spent(library: Library, cards: tuple[Card, ...]) -> set[str]:
    """The items that cards take out of a hand: they had better be there still."""
    symbols = {word.symbol for word in words_in(cards, Discard)}
    return _of_symbols(
        library, symbols | {symbol for card in cards if isinstance(card, Crisis) for symbol in card.symbols}
    )


def _of_symbols(library: Library, symbols: set[Any]) -> set[str]:
    return {key for key, item in library.items.items() if item.symbol in symbols - {None}}


def _places(triggers: tuple[Trigger, ...]) -> set[str]:
    """The places that triggers name."""
    words = words_in(triggers, msgspec.Struct)
    return {str(getattr(word, field, "")) for word in words for field in ("at", "to")}


def _meets_exiled(word: Survivors) -> bool:
    return bool(word.exiled) or word.with_ in ("exiled", "non-exiled")
