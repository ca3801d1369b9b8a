"""Numbers that cards ask for, read off a view: what a player counts on the table, and nothing hidden."""

from __future__ import annotations

from msgspec import UNSET

from hivernage.cards.library import Library, origin
from hivernage.cards.targets import Amount, Count, Survivors
from hivernage.model.board import SPOTS
from hivernage.rules.facts import code_run, for_players
from hivernage.view_homes import colony_of, is_home, is_meant, says_home
from hivernage.views import PlaceView, SurvivorView, View


class Tally:
    """Counts on a view, for one seat."""

    def __init__(self, view: View, library: Library, seat: int | None = None) -> None:
        self.view = view
        self.library = library
        self.seat = view.seat if seat is None else seat
        self.colony = colony_of(view, self.seat)

    def number(self, amount: Amount) -> int:
        """A printed number, or a count."""
        return self.count(amount) if isinstance(amount, Count) else amount if isinstance(amount, int) else 0

    def count(self, what: Count) -> int:
        """What there is of something; other hands count by their backs."""
        found = self._plain(what)
        if what.table:
            found = for_players(found, what.table)
        value = -(-found // what.per) * what.times
        return value if what.plus is UNSET else value + self.number(what.plus)

    def _plain(self, what: Count) -> int:
        view, colony = self.view, self.colony
        match what.of:
            case "morale" | "food" | "starvation" | "helpless" | "unruly":
                return int(getattr(colony, what.of))
            case "waste":
                return len(colony.waste)
            case "tokens":
                return view.tokens
            case "lost":
                return len(view.lost)
            case "empty-decks":
                return sum(not place.deck and not is_home(view, place.name) for place in view.places)
            case "bandits":
                return sum(place.bandits for place in view.places if is_meant(view, what.at, place.name, self.seat))
            case "loot":
                return len(view.loot)
            case "code-dice":
                return len(view.code_dice)
            case "code-run":
                return code_run(die.value for die in view.code_dice)
            case "special-zombies":
                return sum(len(place.special) for place in view.places)
            case "players":
                exiled = what.who.exiled if what.who else None
                return sum(exiled is None or (p.exiled == exiled and not p.out) for p in view.players)
            case "graveyard":
                return len(view.graveyard)
            case "despair":
                who = what.who or Survivors()
                return sum(s.despair for s in view.survivors if self.means(s, who))
            case "zombies" | "barricades" | "traps":
                parts = self.parts(what)
                return min(parts, default=0) if what.each else sum(parts)
            case "survivors":
                return len(self._people(what))
            case "wounds":
                return sum(s.wounds + s.frostbite + s.despair for s in self._people(what))
            case "stored" if what.at:
                return min(self.parts(what), default=0)
            case "hand" | "equipped" | "stored":
                return self._cards(what)
            case _:
                return 0

    def parts(self, what: Count) -> list[int]:
        """Zombies, barricades or traps by entrances in the colony, else place by place; cards by their decks."""
        places = [place for place in self.view.places if is_meant(self.view, what.at, place.name, self.seat)]
        if what.of == "stored":
            stored = [key for key in self.view.stored if self._counts(key, what)]
            decks = [place.name for place in places if SPOTS[place.name].has_deck]
            return [sum(origin(key) == deck for key in stored) for deck in decks]
        numbers = [bars(place) if what.of == "barricades" else getattr(place, what.of) for place in places]
        return [n for place in numbers for n in place] if says_home(what.at) else [sum(place) for place in numbers]

    def _people(self, what: Count) -> list[SurvivorView]:
        who = what.who or Survivors(of="you" if what.whose == "you" else "anyone", at=what.at)
        return [s for s in self.view.survivors if self.means(s, who)]

    def means(self, survivor: SurvivorView, who: Survivors) -> bool:
        """Whether a card that speaks of such survivors means this one."""
        card = self.library.survivors[survivor.id]
        mine = survivor.owner == self.seat
        return (
            (who.of == "anyone" or (who.of == "you") == mine)
            and is_meant(self.view, who.at, survivor.place, self.seat)
            and who.human in (None, card.human)
            and who.gender in (None, card.gender)
            and (who.wounded is None or who.wounded == bool(survivor.wounds + survivor.frostbite + survivor.despair))
            and (who.despair is UNSET or who.despair == bool(survivor.despair))
            and (who.frostbite is UNSET or who.frostbite == bool(survivor.frostbite))
            and (who.exiled is None or who.exiled == self.view.players[survivor.owner].exiled)
        )

    def _cards(self, what: Count) -> int:
        view = self.view
        if what.whose == "each-non-exiled":
            seats = [p.seat for p in view.players if not p.exiled and not p.out]
            return min((Tally(view, self.library, seat).held(what) for seat in seats), default=0)
        if what.of == "stored":
            return sum(self._counts(key, what) for key in view.stored)
        if what.of == "equipped" and what.whose == "non-exiled":
            seats = [p.seat for p in view.players if not p.exiled and not p.out]
            return sum(Tally(view, self.library, seat).held(what) for seat in seats)
        return self.held(what)

    def held(self, what: Count) -> int:
        """Cards in the hand or next to survivors of the seat."""
        view = self.view
        if what.of == "equipped":
            mine = [held.card for s in view.survivors if s.owner == self.seat for held in s.cards]
            return sum(self._counts(key, what) for key in mine)
        if view.mine is None or self.seat != view.seat:
            return len(view.players[self.seat].hand) if what.symbol is None else 0
        return sum(self._counts(key, what) for key in view.mine.hand)

    def _counts(self, key: str, what: Count) -> bool:
        item = self.library.items.get(key)
        return (
            item is not None
            and what.symbol in (None, item.symbol)
            and (what.origin == "any" or origin(key) != "starting")
        )


def bars(place: PlaceView) -> list[int]:
    """Barricades at each entrance, and traps, which count as such (L6.4)."""
    return [sum(both) for both in zip(place.barricades, place.traps, strict=True)]
