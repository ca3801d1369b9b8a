"""What cards on the table change about the numbers of the rulebook, read off a view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Literal, TypeVar

from hivernage.bots.reading.tally import Tally
from hivernage.cards.card import Card, Crossroads, Item, SideEffect
from hivernage.cards.conditions import Exists
from hivernage.cards.effects import Power
from hivernage.cards.library import Library, face
from hivernage.cards.modifiers import Cannot, CopiesAbilities, CountsAs, FoodDue, Modifier, WastePer, ZombiesDue
from hivernage.model.board import WASTE_STEP
from hivernage.model.parts import NOBODY
from hivernage.view_homes import is_meant
from hivernage.views import SurvivorView, View

M = TypeVar("M", bound=Modifier)


def food_due(view: View, library: Library) -> int:
    """Food that abilities, cards next to survivors and lasting rules ask for beside the meal."""
    own = (
        mod
        for survivor in view.survivors
        if survivor.cards or view.standing or library.interested(survivor.id, FoodDue)
        for mod in _mods(view, library, survivor, FoodDue)
    )
    return sum(
        mod.n if isinstance(mod.n, int) else Tally(view, library, view.first, unsaid="any").count(mod.n)
        for mod in (*own, *_table_mods(view, library, FoodDue, NOBODY))
    )


def heads(view: View, library: Library, survivor: SurvivorView, of: Literal["zombies", "food"]) -> int:
    """As how many a survivor counts for the zombies or the food of a night."""
    if not (survivor.cards or view.standing or library.interested(survivor.id, CountsAs)):
        return 1
    found = (mod.n for mod in _mods(view, library, survivor, CountsAs) if mod.in_ == of)
    return max(found, default=1)


def zombies_due(view: View, library: Library) -> Counter[str]:
    """Zombies that come to each place beside those that people draw, or fewer where it is less than 0."""
    own = (
        mod
        for survivor in view.survivors
        if survivor.cards or view.standing or library.interested(survivor.id, ZombiesDue)
        for mod in _mods(view, library, survivor, ZombiesDue)
    )
    tally, due = Tally(view, library, unsaid="any"), Counter[str]()
    for mod in (*own, *_table_mods(view, library, ZombiesDue, NOBODY)):
        due[mod.at] += tally.number(mod.n)
    return due


def waste_step(view: View, library: Library) -> int:
    """How many waste cards cost a morale."""
    return max((mod.n for mod in _table_mods(view, library, WastePer, view.first)), default=WASTE_STEP)


def card_powers(card: Card) -> tuple[Power, ...]:
    """What a card next to a survivor does."""
    if isinstance(card, Crossroads):
        return card.attached
    return card.powers if isinstance(card, Item | SideEffect) else ()


def table_powers(view: View, library: Library, seat: int) -> list[Power]:
    """Of lasting rules on a player or the whole table, of improvements, and what the main objective says."""
    rules = [
        library.nodes[node]
        for node, _, _, whose, survivor, _ in view.standing
        if not survivor and whose in (NOBODY, seat)
    ]
    side = library.side(face(view.objective), view.options.hard)
    built = [library.improvements[held.card] for held in view.built]
    return [power for source in (*rules, *built, side) for power in source.powers]


def _table_mods(view: View, library: Library, kind: type[M], seat: int) -> Iterator[M]:
    for power in table_powers(view, library, seat):
        if _holds(power):
            yield from _of_kind(power, kind)


def _mods(view: View, library: Library, survivor: SurvivorView, kind: type[M]) -> Iterator[M]:
    """The modifiers of one kind that simply hold for a survivor: by nature, by cards next to them, by lasting rules."""
    lasting = [
        power for node, _, _, _, whom, _ in view.standing if whom == survivor.id for power in library.nodes[node].powers
    ]
    taken = any("use-ability" in ban.do for power in lasting for ban in _of_kind(power, Cannot))
    held = (power for held in survivor.cards for power in card_powers(library.cards[held.card]))
    for power in (*(() if taken else _abilities(view, library, survivor)), *held, *lasting):
        found = list(_of_kind(power, kind))
        if found and _holds(power) and _works(view, library, survivor, power):
            yield from found


def _abilities(view: View, library: Library, survivor: SurvivorView) -> Iterator[Power]:
    """The survivor's own powers, and those of the company they copy."""
    own = library.survivors[survivor.id].powers
    yield from own
    if survivor.id in library.copiers and any(is_meant(view, p.at, survivor.place, survivor.owner) for p in own):
        company = (other for other in view.survivors if other is not survivor and other.place == survivor.place)
        for power in (power for other in company for power in library.survivors[other.id].powers):
            if not any(_of_kind(power, CopiesAbilities)):
                yield power


def _of_kind(power: Power, kind: type[M]) -> Iterator[M]:
    return (mod for mod in power.mods if isinstance(mod, kind))


def _holds(power: Power) -> bool:
    """Whether a power isn't used by anybody, but simply holds."""
    return not power.is_limited and not power.moment


def _works(view: View, library: Library, survivor: SurvivorView, power: Power) -> bool:
    """Whether a power works for its holder now; conditions that nobody has to meet are taken for met."""
    there = is_meant(view, power.at, survivor.place, survivor.owner)
    if not there or not isinstance(power.needs, Exists):
        return there
    tally, who = Tally(view, library, survivor.owner, unsaid="any"), power.needs.who
    return any(tally.means(other, who) for other in view.survivors)
