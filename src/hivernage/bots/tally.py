"""Numbers that cards ask for, read off a view: what a player counts on the table, and nothing hidden."""

from __future__ import annotations

from typing import Final, assert_never

from msgspec import UNSET

from hivernage.cards.library import Library, origin
from hivernage.cards.targets import Amount, Count, Survivors
from hivernage.model.board import SPOTS
from hivernage.rules.facts import code_run, for_players
from hivernage.view_homes import balance, colony_at, colony_of, enemy_home, is_meant, outside_of, says_home
from hivernage.views import PlaceView, SurvivorView, View

WEAPONS: Final = Count("equipped", symbol="weapon")


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
        if what.out_of is not UNSET:
            value = max(0, what.out_of - value)
        return value if what.plus is UNSET else value + self.number(what.plus)

    def _plain(self, what: Count) -> int:
        view, colony = self.view, self.colony
        match what.of:
            case "morale" | "food" | "starvation" | "helpless" | "unruly":
                return int(getattr(colony, what.of))
            case "waste":
                return len(colony.waste)
            case "tokens":
                return colony.tokens
            case "lost" | "graveyard" | "loot" | "built" | "row":
                return len(getattr(view, what.of))
            case "code-dice":
                return len(view.code_dice)
            case "code-run":
                return code_run(die.value for die in view.code_dice)
            case "empty-decks":
                return sum(not place.deck and SPOTS[place.name].has_deck for place in view.places)
            case "advancement":
                return sum(project.tokens for project in view.row)
            case "experiments":
                return view.decks.get("experiment", 0)
            case "contained":
                return sum(origin(key) == "experiment" for key in view.removed)
            case "players":
                exiled = what.who.exiled if what.who else None
                return sum(exiled is None or (p.exiled == exiled and not p.out) for p in view.players)
            case "unused-dice":
                return len(view.players[self.seat].dice)
            case "bullets":
                return colony.bullets
            case "combats-won" | "controlled" | "doors-held":
                return self._of_war(what)
            case "result":
                return 0  # of a step that is being done: nobody reads it off the table
            case "hand" | "equipped" | "stored":
                return min(self.parts(what), default=0) if what.of == "stored" and what.at else self._cards(what)
            case "zombies" | "barricades" | "traps":
                return min(self.parts(what), default=0) if what.each else sum(self.parts(what))
            case "bandits" | "special-zombies" | "room":
                return sum(self._standing(place, what.of) for place in self._places(what))
            case "survivors" | "wounds" | "despair" | "side-effects":
                return sum(self._of_one(survivor, what.of) for survivor in self._people(what))
            case _:
                assert_never(what.of)

    def _of_war(self, what: Count) -> int:
        """What the colony has won, or holds, against the other one."""
        number = self.view.players[self.seat].colony
        if what.of == "combats-won":
            won = [fight for fight in self.view.fights if fight.winner == number]
            return sum(is_meant(self.view, what.at, fight.place, self.seat) for fight in won)
        if what.of == "controlled":
            there = [balance(self.view, name) for name in outside_of(self.view)]
            return sum(both[number] > both[1 - number] for both in there) if number < 2 else 0
        enemy = enemy_home(self.view, self.seat)
        return len({s.entrance for s in self.view.survivors if s.place == enemy and self._is_ally(s)})

    def _is_ally(self, survivor: SurvivorView) -> bool:
        players = self.view.players
        return players[survivor.owner].colony == players[self.seat].colony

    def _standing(self, place: PlaceView, of: str) -> int:
        match of:
            case "bandits":
                return place.bandits
            case "special-zombies":
                return len(place.special)
            case _:
                home = colony_at(self.view, place.name)
                people = sum(survivor.place == place.name for survivor in self.view.survivors)
                there = len(place.standees) + place.bandits + place.blocked + (home.helpless if home else 0) + people
                return place.survivor_spaces - there

    def _of_one(self, survivor: SurvivorView, of: str) -> int:
        match of:
            case "despair":
                return survivor.despair
            case "wounds":
                return survivor.wounds + survivor.frostbite + survivor.despair
            case "side-effects":
                return sum(held.card in self.library.side_effects for held in survivor.cards)
            case _:
                return 1

    def parts(self, what: Count) -> list[int]:
        """Zombies, barricades or traps by entrances in the colony, else place by place; cards by their decks."""
        places = self._places(what)
        if what.of == "stored":
            stored = [key for key in self.colony.stored if self._counts(key, what)]
            decks = [place.name for place in places if SPOTS[place.name].has_deck]
            return [sum(origin(key) == deck for key in stored) for deck in decks]
        numbers = [_at_doors(place, what.of) for place in places]
        return [n for place in numbers for n in place] if says_home(what.at) else [sum(place) for place in numbers]

    def _places(self, what: Count) -> list[PlaceView]:
        return [place for place in self.view.places if is_meant(self.view, what.at, place.name, self.seat)]

    def _people(self, what: Count) -> list[SurvivorView]:
        """Those who are counted: one's own if nothing is said, but the despair of everybody."""
        own = what.whose == "you" and what.of != "despair"
        who = what.who or Survivors(of="you" if own else "anyone", at=what.at)
        return [s for s in self.view.survivors if self.means(s, who)]

    def means(self, survivor: SurvivorView, who: Survivors) -> bool:
        """Whether a card that speaks of such survivors means this one."""
        card = self.library.survivors[survivor.id]
        mine = survivor.owner == self.seat
        return (
            (who.of == "anyone" or (who.of == "you") == mine)
            and (who.side in (UNSET, "any", "both") or (who.side == "own") == self._is_ally(survivor))
            and is_meant(self.view, who.at, survivor.place, self.seat)
            and who.human in (None, card.human)
            and who.gender in (None, card.gender)
            and (who.wounded is None or who.wounded == bool(survivor.wounds + survivor.frostbite + survivor.despair))
            and (who.despair is UNSET or who.despair == bool(survivor.despair))
            and (who.frostbite is UNSET or who.frostbite == bool(survivor.frostbite))
            and (who.armed is UNSET or who.armed == self._is_armed(survivor))
            and (who.exiled is None or who.exiled == self.view.players[survivor.owner].exiled)
        )

    def _is_armed(self, survivor: SurvivorView) -> bool:
        return any(self._counts(held.card, WEAPONS) for held in survivor.cards)

    def _cards(self, what: Count) -> int:
        view = self.view
        if what.whose == "each-non-exiled":
            seats = [p.seat for p in view.players if not p.exiled and not p.out]
            return min((Tally(view, self.library, seat).held(what) for seat in seats), default=0)
        if what.of == "stored":
            return sum(self._counts(key, what) for key in self.colony.stored)
        if what.of == "equipped" and what.whose == "non-exiled":
            seats = [p.seat for p in view.players if not p.exiled and not p.out]
            return sum(Tally(view, self.library, seat).held(what) for seat in seats)
        return self.held(what)

    def held(self, what: Count) -> int:
        """Cards in the hand or next to survivors of the seat."""
        view = self.view
        if what.of == "equipped":
            who = what.who or Survivors()
            mine = [
                held.card for s in view.survivors if s.owner == self.seat and self.means(s, who) for held in s.cards
            ]
            return sum(self._counts(key, what) for key in mine)
        if view.mine is None or self.seat != view.seat:
            backs = view.players[self.seat].hand
            return sum(what.at in (None, origin(key)) for key in backs) if what.symbol is None else 0
        return sum(self._counts(key, what) for key in view.mine.hand)

    def _counts(self, key: str, what: Count) -> bool:
        item = self.library.items.get(key)
        return (
            item is not None
            and what.symbol in (None, item.symbol)
            and (what.origin == "any" or origin(key) != "starting")
            and (what.of != "hand" or what.at in (None, origin(key)))
        )


def _at_doors(place: PlaceView, of: str) -> list[int]:
    """Where a card speaks of barricades, traps count (L6.4), and special zombies are zombies (N6.8)."""
    match of:
        case "barricades":
            return bars(place)
        case "traps":
            return place.traps
        case _:
            doors = enumerate(place.zombies, start=1)
            return [n + sum(zombie.entrance == door for zombie in place.special) for door, n in doors]


def bars(place: PlaceView) -> list[int]:
    """Barricades at each entrance, and traps, which count as such (L6.4)."""
    return [sum(both) for both in zip(place.barricades, place.traps, strict=True)]
