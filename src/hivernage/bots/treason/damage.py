"""How a colony falls: what the coming colony phase costs in morale, and how much worse one player can make it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from msgspec import UNSET

from hivernage.bots.reading.card_words import words_in
from hivernage.bots.reading.outlook import Outlook
from hivernage.bots.reading.tally import room
from hivernage.cards.effects import Effect, Kill, Lose, Wound, Zombies
from hivernage.cards.targets import Survivors
from hivernage.model.events import CardAdded, EquippedCardAdded, Event, RoundBegan
from hivernage.rules.facts import ATTRACTED, DEADLY, DIE_TOP, crisis_need, famine, meal, waste_price
from hivernage.view_homes import says_home

MATCHING = 0.25  # share of the cards in other hands that match a crisis, by guess
HONEST = 0.95  # share of the cards that others add to a crisis which match
AS_GOOD_AS_MISSED = -0.5  # cards beyond its need with which a crisis is as good as missed
FRAIL = 0.5  # share of those whom the next wound kills who die by a crisis that wounds
REPAIR = 0.6  # morale that each player still to come saves
USUAL_GIFT = 0.8  # cards that a player still to come adds to a crisis that can be met, at least


class Damage:
    """The dangers of one round as one seat sees them, in morale."""

    def __init__(self, outlook: Outlook, story: Sequence[Event] = ()) -> None:
        self.outlook = outlook
        self.view = outlook.view
        self.colony = outlook.colony
        self.dice = outlook.view.players[outlook.view.seat].dice
        self._story = story

    # Food

    @cached_property
    def spare_food(self) -> int:
        """Tokens that nobody will eat this round; below 0 the colony starves."""
        return self.colony.food - meal(self.outlook.night.mouths, self.outlook.night.food_due)

    @cached_property
    def can_starve(self) -> bool:
        """Whether the tokens can be spent on dice until too few are left."""
        return self.spare_food < 0 or sum(DIE_TOP - value for value in self.dice) > self.spare_food

    @property
    def hunger(self) -> int:
        """What starving costs."""
        return famine(self.colony.starvation)

    # The crisis

    @cached_property
    def added(self) -> dict[int, list[str]]:
        """Who added which cards to the crisis of this round: their own for the seat, the others' backs."""
        found: dict[int, list[str]] = {}
        for event in reversed(self._story):
            if isinstance(event, RoundBegan):
                break
            if isinstance(event, CardAdded):
                found.setdefault(event.seat, []).append("@" + event.back if event.card is UNSET else event.card)
            elif isinstance(event, EquippedCardAdded):
                found.setdefault(event.seat, []).append(event.card)
        return found

    @cached_property
    def _failure(self) -> Effect:
        return self.outlook.library.crises[self.view.crisis].failure if self.view.crisis else ()

    @cached_property
    def crisis_price(self) -> float:
        """The morale that a missed crisis costs at once: lost, or gone with the dead."""
        lost = sum(w.n for w in words_in(self._failure, Lose) if w.what == "morale" and isinstance(w.n, int))
        dead = [w.who for w in words_in(self._failure, Kill) if not w.free]
        killed = sum(who.n if isinstance(who, Survivors) and isinstance(who.n, int) else 1 for who in dead)
        weak = sum(s.wounds + s.frostbite + s.despair >= DEADLY - 1 for s in self.view.survivors)
        return lost + killed + FRAIL * weak * any(words_in(self._failure, Wound))

    @cached_property
    def _horde(self) -> int:
        """Zombies that a missed crisis brings to the colony."""
        hordes = words_in(self._failure, Zombies)
        return sum(w.n for w in hordes if (w.at == "everywhere" or says_home(w.at)) and isinstance(w.n, int))

    @cached_property
    def crisis_margin(self) -> float:
        """Matching cards that the crisis will have beyond what it needs, by guess; below 0 it fails."""
        need = crisis_need(self.view.players)
        own = self.added.get(self.view.seat, [])
        items, symbols = self.outlook.library.items, self.outlook.crisis.symbols
        mine = sum(1 if items[key].symbol in symbols else -1 for key in own)
        return HONEST * (len(self.colony.crisis_pile) - len(own)) + mine + self._coming() - need

    def _coming(self) -> float:
        """What those with a turn to come will add."""
        count, seat = len(self.view.players), self.view.seat
        if self.view.active != seat:
            return 0.0
        coming = [self.view.players[(seat + n) % count] for n in range(1, self.view.turns_left)]
        hands = [len(player.hand) for player in coming if not player.exiled and not player.out]
        return sum(min(held, USUAL_GIFT + MATCHING * held / 2) for held in hands)

    # Entrances

    def overruns(self, lured: int = 0, horde: int = 0) -> int:
        """Deaths by overrun in the colony, with so many zombies more at its entrances, where they do most harm."""
        place, deaths, costs = self.outlook.places[self.outlook.home], 0, []
        for i, n in enumerate(self.arrivals(horde)):
            space, held = room(place, i), self.outlook.night.holds(self.outlook.home, i)
            now, filled = max(0, n - held), max(0, n - held + space)
            deaths += now
            if filled > now:
                costs.append((space / (filled - now), space, filled - now))
        for _, space, more in sorted(costs):
            if space <= lured:
                lured -= space
                deaths += more
        return deaths

    def arrivals(self, horde: int = 0) -> list[int]:
        """Zombies that come to each entrance of the colony tonight, if a horde comes before them."""
        home = self.outlook.home
        return self.outlook.night.batches(home, self.outlook.night.drawn(home), horde)

    # All together

    @cached_property
    def expected(self) -> float:
        """Morale that this round costs if the seat does nothing more."""
        return self._drop(self.spare_food < 0, self.crisis_margin < AS_GOOD_AS_MISSED, 0)

    @cached_property
    def zombies_lured(self) -> int:
        """Zombies that the seat's dice can bring to the doors."""
        inside = any(s.place == self.outlook.home for s in self.outlook.group)
        return ATTRACTED * len(self.dice) if inside else 0

    def possible(self, spoilers: int) -> float:
        """Morale that this round can be made to cost, with so many cards to spoil the crisis."""
        repairs = REPAIR * max(0, self.view.turns_left - 1)
        return (
            self._drop(self.can_starve, self.crisis_margin - spoilers < AS_GOOD_AS_MISSED, self.zombies_lured) - repairs
        )

    def _drop(self, starves: bool, fails: bool, lured: int) -> float:
        deaths = self.overruns(lured, self._horde if fails else 0)
        waste = waste_price(len(self.colony.waste), self.outlook.waste_step)
        drop = float(self.hunger if starves else 0) + waste + deaths
        return drop + (self.crisis_price if fails else 0.0)
