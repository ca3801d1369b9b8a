"""Games that differ in everything: so many players, this objective, that variant, such company, a thin box of cards."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from random import Random
from typing import Any, Final

import msgspec

from hivernage.bots import Bot
from hivernage.bots.kinds import BOTS
from hivernage.bots.reading.card_words import words_in
from hivernage.cards.card import Card, Crossroads, Item, Survivor
from hivernage.cards.conditions import InDeck
from hivernage.cards.effects import Recruit
from hivernage.cards.library import Library
from hivernage.cards.playing import in_play
from hivernage.cards.targets import Survivors
from hivernage.lab.simulate import MIX, bots_for, new_table
from hivernage.model.options import BOX_NAMES, JOINABLE, MIXABLE, MODULES_OF, SCENARIOS, Options
from hivernage.rules.boxes import game_for
from hivernage.rules.setup import check_box
from hivernage.table import Table

TABLES: Final = {"survivor": 4, "litigious": 4, "curious": 8, MIX: 3, "casual": 2, "random": 1}
"""Who sits at the table, by how often: those who live long see more."""

VARIANTS: Final = {"hard": 0.3, "cooperative": 0.2, "betrayer": 0.25, "elimination": 0.25, "adult": 0.35}
"""How often each variant is played."""

MODULE: Final = 0.6  # how often a module is played with
MIXES: Final = 0.3  # how often boxes are mixed, and each deck then
MIXED: Final = 0.5
STRAYS: Final = 0.8  # how often crises bring stray bandits
JOINS: Final = 0.25  # how often something of Warring Colonies joins an older box, and each of its decks then
TALES: Final = 0.2  # how often one of a box's introductory scenarios is played

THIN: Final = 0.7  # how often a game is played with a thin box
STORIES: Final = (3, 2)  # crossroads cards with a theme in a thin box, and without

USUALLY_DEALT: Final = 4
"""Survivors that a player chooses from (S6)."""

assert {*TABLES} <= {*BOTS, MIX}


class Variety(msgspec.Struct, frozen=True):
    """One way to play."""

    options: Options
    bot: str
    thin: bool


def varied(library: Library, seed: int, number: int, fixed: Mapping[str, Any]) -> Variety:
    """How game `number` of a seed is played; what is fixed stays as it is in every game."""
    rng = Random(f"variety/{seed}/{number}")
    played = varied_box(library, Random(f"box/{seed}/{number}"), fixed)
    mains = sorted(card.id for card in in_play(library, Options(players=4, **played)).mains.values())
    game = game_for(Options(players=4, **played))

    def is_known(variant: str) -> bool:
        return variant not in game.refuses

    chosen: dict[str, Any] = {
        **played,
        "players": rng.choice(game.seats),
        "objective": rng.choice(mains) if mains else "",  # a scenario brings its own
        **{name: rng.random() < share and is_known(name) for name, share in VARIANTS.items()},
        "bot": rng.choices(list(TABLES), list(TABLES.values()))[0],
        "thin": rng.random() < THIN and not played["scenario"],
        **fixed,
    }
    bot, thin = chosen.pop("bot"), chosen.pop("thin")
    return Variety(Options(**chosen), bot, thin)


def varied_box(library: Library, rng: Random, fixed: Mapping[str, Any]) -> dict[str, Any]:
    """A box at hand with some of its modules and some mixing, such that what is fixed can be played."""
    objective = library.mains.get(f"{fixed.get('objective')}@main")
    boxes: list[str] = [box for box in BOX_NAMES if box in library.packs]
    if fixed.get("modules") or fixed.get("mixed"):
        boxes = [box for box in boxes if box != "base"]
    elif fixed.get("joined"):
        boxes = [box for box in boxes if box != "warring-colonies"]
    elif objective is not None:
        boxes = [library.boxes.get(f"{objective.id}@main", box) for box in boxes]
    box = fixed.get("box") or rng.choice(boxes)
    needed = objective.module if objective else None
    modules = tuple(name for name in MODULES_OF[box] if name == needed or rng.random() < MODULE)
    mixes = bool(MODULES_OF[box]) and rng.random() < MIXES
    mixed = tuple(name for name in MIXABLE if mixes and rng.random() < MIXED)
    strays = "bandits" not in modules or rng.random() < STRAYS
    chosen = {"box": box, "modules": modules, "mixed": mixed, "stray_bandits": strays, "scenario": ""}
    if box == "long-night" and rng.random() < TALES and not fixed.keys() & {"objective", "modules"}:
        chosen |= {"modules": (), "scenario": rng.choice(SCENARIOS)}
    joins = box != "warring-colonies" and "warring-colonies" in library.packs and rng.random() < JOINS
    chosen["joined"] = tuple(name for name in JOINABLE if joins and rng.random() < MIXED)
    return chosen | {name: fixed[name] for name in (*chosen, "left_out") if name in fixed}


def varied_game(library: Library, seed: int, number: int, fixed: Mapping[str, Any]) -> tuple[Table, list[Bot]]:
    """That game, ready to be played."""
    variety = varied(library, seed, number, fixed)
    options = variety.options
    if variety.thin:
        check_box(options, library)
        dealt = game_for(options).deal.survivors(options.players)
        library = thin_box(in_play(library, options), options.players, Random(f"thin/{seed}/{number}"), dealt)
        options = msgspec.structs.replace(options, left_out=())  # they aren't in the thin box
    table = new_table(options, library, seed, number)
    return table, bots_for(variety.bot, table, seed, number)


def thin_box(library: Library, players: int, rng: Random, dealt: int = USUALLY_DEALT) -> Library:
    """A few crossroads cards with what belongs to them: rare things come soon."""
    return box_with(library, _stories(list(library.crossroads.values()), rng), players, rng, dealt=dealt)


def box_with(
    library: Library,
    stories: list[Crossroads],
    players: int,
    rng: Random,
    guests: Collection[str] = (),
    dealt: int = USUALLY_DEALT,
) -> Library:
    """These crossroads cards, those they speak of, these guests and hardly more survivors, fewer items.

    `dealt`: survivors that each player chooses from.
    """
    cards = list({id(card): card for card in library.cards.values()}.values())
    spoken_of = {name for card in stories for name in _names(card)}
    people = {*guests, *spoken_of} & library.survivors.keys()  # an option may need somebody of another box
    always = {name for name, card in library.survivors.items() if not card.not_cooperative}
    missing = dealt * players + rng.randrange(3) - len(people & always)
    others = sorted(always - people)
    people |= set(rng.sample(others, max(0, min(missing, len(others)))))
    kept: list[Card] = [card for card in cards if not isinstance(card, Crossroads | Survivor | Item)]
    kept += [*stories, *(library.survivors[name] for name in sorted(people))]
    return Library([*kept, *(_thinned(card) for card in cards if isinstance(card, Item))], library.packs, library.boxes)


def _stories(cards: list[Crossroads], rng: Random) -> list[Crossroads]:
    """Some crossroads cards with a word in common, so that rare words meet, and some others."""
    themes: dict[str, list[Crossroads]] = {}
    for card in cards:
        for theme in {_theme(word) for word in words_in(card, msgspec.Struct)}:
            themes.setdefault(theme, []).append(card)
    fitting = themes[rng.choice(sorted(themes))]
    chosen = rng.sample(fitting, min(len(fitting), STORIES[0])) + rng.sample(cards, STORIES[1])
    return list({card.id: card for card in chosen}.values())


def _theme(word: msgspec.Struct) -> str:
    return f"{type(word).__name__} {getattr(word, 'start', '')}"


def _names(card: Crossroads) -> set[str]:
    """The survivors a card speaks of."""
    words: list[Survivors | InDeck | Recruit] = [
        *words_in(card, Survivors),
        *words_in(card, InDeck),
        *words_in(card, Recruit),
    ]
    return {word.named for word in words if word.named}


def _thinned(item: Item) -> Item:
    """A third of the copies outside the starting hands, at least one."""
    copies = {deck: n if deck == "starting" else -(-n // 3) for deck, n in item.copies.items()}
    return msgspec.structs.replace(item, copies=copies)
