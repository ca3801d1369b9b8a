"""What survivors are spared and what they find more than others: by nature, by cards, by rules of the whole table."""

from __future__ import annotations

from functools import cached_property

from msgspec import UNSET

from hivernage.bots.reading import cards_in_force
from hivernage.bots.reading.seen import Seen
from hivernage.cards.effects import Power
from hivernage.cards.modifiers import NoExposure, SearchMore
from hivernage.view_homes import is_meant


class Abilities:
    """The powers of the survivors on a view."""

    def __init__(self, seen: Seen) -> None:
        self.seen = seen
        self.view = seen.view
        self.library = seen.library

    def is_safe(self, name: str, act: str, to: str = "") -> bool:
        """Whether an ability, a card or a rule of the table spares the survivor the roll; `to`: where a move leads."""
        own = (power for power, _ in self._powers_of(name) if power.once is None)
        return any(
            isinstance(mod, NoExposure) and mod.act == act and self._spares(power, mod, name, to)
            for power in (*own, *self._powers_for_all)
            if power.die is None
            for mod in power.mods
        )

    def _spares(self, power: Power, mod: NoExposure, name: str, to: str) -> bool:
        """Whether it does so where the survivor is, or is about to be; what isn't known is taken for fitting."""
        here = to if mod.act != "move" and to else self.seen.survivors[name].place
        goal = not to or mod.to is UNSET or is_meant(self.view, mod.to, to)
        road = not to or mod.between is None or {here, to} == {*mod.between}
        return is_meant(self.view, power.at, here) and goal and road

    @cached_property
    def _powers_for_all(self) -> list[Power]:
        """What the main objective and improvements let everybody do, and isn't used up for now."""
        built = (
            power
            for held in self.view.built
            for n, power in enumerate(self.library.improvements[held.card].powers)
            if n not in held.used_up
        )
        return [power for power in (*self.seen.side.powers, *built) if power.who == "everyone"]

    def keeps_more(self, name: str, place: str, *, now: bool = False) -> int:
        """Cards beyond the first that a survivor keeps of one search a round at a place; now: still in this round."""
        return sum(more_finds(power, place) for power, used in self._powers_of(name) if not (now and used))

    def _powers_of(self, name: str) -> list[tuple[Power, bool]]:
        """What a survivor can do, by nature or by the cards next to them, and whether each is used up for now."""
        survivor = self.seen.survivors[name]
        born = self.library.survivors[name].powers
        held = (
            (power, n in held.used_up)
            for held in survivor.cards
            for n, power in enumerate(cards_in_force.card_powers(self.library.cards[held.card]))
        )
        now = {"turn": self.view.turn, "game": 1}
        own = (
            (power, bool(power.once) and survivor.uses.get(f"{name}/{n}") == now.get(power.once or "", self.view.round))
            for n, power in enumerate(born)
        )
        return [*own, *held]


def more_finds(power: Power, place: str) -> int:
    """Cards beyond the first that a power lets its holder keep when searching a place."""
    at = power.at in (None, place)
    return sum(mod.keep for mod in power.mods if isinstance(mod, SearchMore) and at and mod.at in (None, place))
