"""Ids that would mean two things: the words of an answer, and cards of other decks and packs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from msgspec.structs import replace

from hivernage.cards.card import Card, Crossroads, Experiment, Item, SideEffect, Survivor
from hivernage.cards.effects import Power
from hivernage.cards.library import chosen_powers, keys_of
from hivernage.model.board import SPOTS
from hivernage.model.ids import SEATS

ANSWER_WORDS: Final = frozenset(
    (*SPOTS, *SEATS, "weapon", "tool", "fuel", "food", "book", "medicine", "survivor", "table", "zombie", "helpless")
)
"""Words that answers use for something else than a card."""


class Clash(NamedTuple):
    """A card whose id is taken: which one it is among all cards, what is wrong, what to do."""

    number: int
    what: str
    remedy: str


def clashes(cards: Iterable[tuple[str, Card]]) -> Iterator[Clash]:
    """Cards, each with its pack, that can't stay beside one of those before them."""
    before: dict[str, list[tuple[str, Card]]] = {}
    for number, (pack, card) in enumerate(cards):
        if card.id in ANSWER_WORDS and (isinstance(card, Survivor | Experiment) or plain_powers(card)):
            yield Clash(number, f"the id '{card.id}' is a word of the game", "give the card another id")
        for other_pack, other in before.setdefault(card.id, []):
            why = _against(pack, card, other_pack, other)
            if why:
                yield Clash(number, why, "give it another id")
                break
        before[card.id].append((pack, card))


def _against(pack: str, card: Card, other_pack: str, other: Card) -> str:
    """What speaks against two cards with the same id; a pack tells its own repetitions itself."""
    deck = type(other).__struct_config__.tag
    if type(card) is type(other):
        if pack == other_pack:
            return ""
        both = set(keys_of(card)) & set(keys_of(other))
        if both:
            return f"the card '{min(both)}' is in the pack '{other_pack}' too"
        if not (isinstance(card, Item) and isinstance(other, Item) and _same_face(card, other)):
            return f"the id '{card.id}' belongs to another {deck} of the pack '{other_pack}'"
        return ""
    if {type(card), type(other)} == {Survivor, Experiment}:
        return f"the id '{card.id}' belongs to another target of attacks, in the deck '{deck}'"
    if card.name != other.name:
        return (
            f"the id '{card.id}' belongs to a card with another name, in the deck '{deck}' of the pack '{other_pack}'"
        )
    if {bool(power.mods) for power in plain_powers(card)} & {bool(power.mods) for power in plain_powers(other)}:
        return f"powers of this card would be called like those of '{card.id}' in the deck '{deck}'"
    if len(chosen_powers(card)) > 1 and len(chosen_powers(other)) > 1:
        return f"the powers of '{card.id}' in the deck '{deck}' have numbers too"
    return ""


def _same_face(card: Item, other: Item) -> bool:
    """Whether two items are the same card in other decks."""
    return replace(card, copies=other.copies, provenance=other.provenance) == other


def plain_powers(card: Card) -> list[Power]:
    """The powers that answers call by the id of the card alone: abilities, and what holds apart from any card."""
    beside = (
        card.powers if isinstance(card, Item | SideEffect) else card.attached if isinstance(card, Crossroads) else ()
    )
    return [power for power in chosen_powers(card) if not any(power is one for one in beside)]
