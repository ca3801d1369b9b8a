"""Numbers that cards ask for, read off a view: what a player counts on the table, and nothing hidden."""

from __future__ import annotations

from typing import Final, assert_never

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from hivernage.cards.library import Library, origin
from hivernage.cards.targets import Amount, Camp, Count, Survivors
from hivernage.model.board import SPOTS
from hivernage.model.parts import NOBODY
from hivernage.rules.facts import code_run, for_players
from hivernage.view_homes import balance, colony_at, colony_of, enemy_home, is_meant, outside_of, says_home
from hivernage.views import PlaceView, SurvivorView, View

WEAPONS: Final = Count("equipped", symbol="weapon")
SIDES: Final = (0, 1)
"""The colonies at war, by their numbers; a lone wolf's den comes after them."""


class Tally:
    """Counts on a view, for one seat.

    `about`: to a lone wolf the colony in question, which is the `enemy`. `unsaid`: whom a card means that doesn't say
    on whose side: crossroads, crises and objectives mean one's own people, items and abilities anybody (W18).
    """

    def __init__(
        self, view: View, library: Library, seat: int | None = None, about: int = NOBODY, unsaid: Camp = "own"
    ) -> None:
        self.view = view
        self.library = library
        self.seat = view.seat if seat is None else seat
        self.colony = colony_of(view, self.seat)
        self.side = view.players[self.seat].colony if self.seat >= 0 else 0
        self.about = about
        self.unsaid: Camp = unsaid

    def number(self, amount: Amount) -> int:
        """A printed number, or a count."""
        return self.count(amount) if isinstance(amount, Count) else amount if isinstance(amount, int) else 0

    def count(self, what: Count) -> int:
        """What there is of something; other hands count by their backs."""
        found = self._on_side(what)
        if what.table:
            found = for_players(found, what.table)
        value = -(-found // what.per) * what.times
        if what.out_of is not UNSET:
            value = max(0, what.out_of - value)
        return value if what.plus is UNSET else value + self.number(what.plus)

    def _on_side(self, what: Count) -> int:
        """What is there for the own side, or for the colonies that the count names."""
        if what.side is UNSET or what.of == "players":
            return self._plain(what)
        meant = self.colonies_meant(what.side)
        if what.of == "missions":
            return sum(mission.colony in meant for mission in self.view.wolf.done) if self.view.wolf else 0
        seats = [next(player.seat for player in self.view.players if player.colony == number) for number in meant]
        own = replace(what, side=UNSET)
        return sum(Tally(self.view, self.library, seat, unsaid=self.unsaid)._plain(own) for seat in seats)

    def colonies_meant(self, side: Camp | UnsetType) -> list[int]:
        """The colonies that a card means by a side, by their numbers; a den is none of the two."""
        others = [] if self._enemy is None else [self._enemy]
        dens = [n for n in range(len(self.view.colonies)) if n not in SIDES]
        both = [*SIDES] if self.side in dens else [self.side, *others]
        meant = {"enemy": others, "both": both, "any": [self.side, *others], "wolf": dens}
        return meant.get(side or "own", [self.side])

    @property
    def _enemy(self) -> int | None:
        """The other colony; to a lone wolf the one in question."""
        if len(self.view.colonies) == 1:
            return None
        if self.side in SIDES:
            return 1 - self.side
        return self.about if self.about in SIDES else None

    def _plain(self, what: Count) -> int:
        view, colony = self.view, self.colony
        match what.of:
            case "morale" | "food" | "starvation" | "helpless" | "unruly":
                return int(getattr(colony, what.of))
            case "waste":
                return len(colony.waste)
            case "tokens":
                return colony.tokens
            case "lost" | "graveyard":
                gone: list[str] = getattr(view, what.of)
                return len(gone) if self.unsaid == "any" else sum(name in colony.lost for name in gone)
            case "loot" | "built" | "row":
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
                playing = [p for p in view.players if self._reaches(what.side, p.seat)]
                return sum(exiled is None or (p.exiled == exiled and not p.out) for p in playing)
            case "unused-dice":
                return len(view.players[self.seat].dice)
            case "bullets":
                return colony.bullets
            case "missions":
                return 0 if view.wolf is None else len(view.wolf.done)
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
        number = self.side
        if what.of == "combats-won":
            won = [fight for fight in self.view.fights if fight.winner == number]
            return sum(is_meant(self.view, what.at, fight.place, self.seat) for fight in won)
        if what.of == "controlled":
            there = [balance(self.view, name) for name in outside_of(self.view)]
            return sum(both[number] > both[1 - number] for both in there) if number < 2 else 0
        enemy = enemy_home(self.view, self.seat)
        return len({s.entrance for s in self.view.survivors if s.place == enemy and self._is_ally(s)})

    def _is_ally(self, survivor: SurvivorView) -> bool:
        return self.view.players[survivor.owner].colony == self.side

    def _reaches(self, side: Camp | UnsetType, seat: int) -> bool:
        """Whether a card may mean the survivors of a seat, or the seat itself."""
        number = self.view.players[seat].colony
        match side or self.unsaid:
            case "own":
                return number == self.side
            case "enemy":  # to a lone wolf all others, where no colony is in question (LW3.3)
                return number == self._enemy or (self._enemy is None and number in SIDES and number != self.side)
            case "both":
                return number in SIDES
            case "wolf":
                return number not in SIDES
            case _:
                return True

    def is_there(self, where: str | None, place: str) -> bool:
        """Whether a card that says where means this place."""
        if where == "enemy-colony":
            return self._enemy is not None and place == self.view.colonies[self._enemy].place
        return is_meant(self.view, where, place, self.seat)

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
        return [place for place in self.view.places if self.is_there(what.at, place.name)]

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
            and (who.of == "you" or self._reaches(who.side, survivor.owner))
            and self.is_there(who.at, survivor.place)
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
        inside = [p.seat for p in view.players if not p.exiled and not p.out]
        seats = [seat for seat in inside if self._reaches(UNSET, seat)]
        if what.whose == "each-non-exiled":
            return min((Tally(view, self.library, seat).held(what) for seat in seats), default=0)
        if what.of == "stored":
            return sum(self._counts(key, what) for key in self.colony.stored)
        if what.of == "equipped" and what.whose == "non-exiled":
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


def room(place: PlaceView, entrance: int) -> int:
    """Empty spaces at an entrance."""
    return place.entrance_spaces - occupied(place, entrance) - bars(place)[entrance]


def occupied(place: PlaceView, entrance: int) -> int:
    """Spaces of an entrance that zombies fill, special ones too (N5.2)."""
    return place.zombies[entrance] + sum(zombie.entrance == entrance + 1 for zombie in place.special)
