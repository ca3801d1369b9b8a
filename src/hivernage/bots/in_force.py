"""What cards on the table change about the numbers of the rulebook, read off a view."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from hivernage.bots.tally import Tally
from hivernage.cards.card import Card, Crossroads, Item
from hivernage.cards.conditions import Exists
from hivernage.cards.effects import Power
from hivernage.cards.library import Library
from hivernage.cards.modifiers import FoodDue, Modifier, WastePer
from hivernage.model.board import WASTE_STEP
from hivernage.model.parts import NOBODY
from hivernage.view_homes import is_meant
from hivernage.views import SurvivorView, View

M = TypeVar("M", bound=Modifier)


def food_due(view: View, library: Library) -> int:
    """Food that cards next to survivors ask for beside the meal."""
    return sum(
        mod.n for survivor in view.survivors if survivor.cards for mod in _mods(view, library, survivor, FoodDue)
    )


def waste_step(view: View, library: Library) -> int:
    """How many waste cards cost a morale."""
    held = (held.card for survivor in view.survivors if survivor.owner == view.first for held in survivor.cards)
    powers = [*_table_powers(view, library), *(power for key in held for power in card_powers(library.cards[key]))]
    return max((mod.n for power in powers for mod in power.mods if isinstance(mod, WastePer)), default=WASTE_STEP)


def card_powers(card: Card) -> tuple[Power, ...]:
    """What a card next to a survivor does."""
    if isinstance(card, Crossroads):
        return card.attached
    return card.powers if isinstance(card, Item) else ()


def _table_powers(view: View, library: Library) -> Iterator[Power]:
    """Standing rules on the first player or the whole table, and what the main objective says."""
    for node, _, _, seat, survivor, _ in view.standing:
        if not survivor and seat in (NOBODY, view.first):
            yield from library.nodes[node].powers
    yield from library.side(view.options.objective, view.options.hard).powers


def _mods(view: View, library: Library, survivor: SurvivorView, kind: type[M]) -> Iterator[M]:
    """The modifiers of one kind that simply hold for a survivor, by nature or by a card next to them."""
    held = (power for held in survivor.cards for power in card_powers(library.cards[held.card]))
    for power in (*library.survivors[survivor.id].powers, *held):
        found = [mod for mod in power.mods if isinstance(mod, kind)]
        if found and not power.is_limited and power.start is None and _works(view, library, survivor, power):
            yield from found


def _works(view: View, library: Library, survivor: SurvivorView, power: Power) -> bool:
    """Whether a power works for its holder now; conditions that nobody has to meet are taken for met."""
    there = is_meant(view, power.at, survivor.place, survivor.owner)
    if not there or not isinstance(power.needs, Exists):
        return there
    tally, who = Tally(view, library, survivor.owner), power.needs.who
    return any(tally.means(other, who) for other in view.survivors)
