"""The laws of knowledge: what a seat believes of hidden cards is true, and nothing is forgotten without a cause.

Beliefs are compared with the true state, never with what the lessons say. A mind that knew everything just now has
something to lose at each event; one that follows from the beginning knows too little to be wrong often.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from msgspec import UNSET

from hivernage.cards.library import origin
from hivernage.cards.targets import SYMBOLS
from hivernage.knowledge import Knowledge
from hivernage.model.events import (
    Arranged,
    CardAdded,
    CardFound,
    CardGiven,
    CardStored,
    CardTaken,
    CrisisPileLeft,
    CrossroadsDrawn,
    Drew,
    EquipmentToHand,
    Event,
    ExperimentsArranged,
    ExperimentsSeen,
    Fetched,
    HandLeft,
    HandSeen,
    HandShown,
    Kept,
    Looked,
    LookedThrough,
    Moved,
    ObjectiveSeen,
    ObjectiveShown,
    Peeked,
    PledgeReturned,
    Purged,
    PutUnder,
    RemovedSeen,
    Reported,
    Retrieved,
    Shuffled,
    Staked,
    StakesWon,
    Stolen,
    private_facts,
)
from hivernage.model.state import State
from hivernage.table import Table
from tests.laws.laws import demand, everyone

# The truth


def in_hand(state: State, seat: int) -> list[str]:
    """A hand, with the cards of it that lie face down in the middle."""
    return state.players[seat].hand + _face_down(state, seat)


def _face_down(state: State, seat: int) -> list[str]:
    return [key for turn in state.turns if turn.pledges and not turn.pledges_open for key in turn.pledges[seat]]


def deck_of(state: State, name: str) -> list[str]:
    return state.places[name].deck if name in state.places else state.decks[name]


def _gone(state: State) -> list[str]:
    return [gone.key for gone in state.removed if not gone.face_up]


def _own_gifts(state: State, seat: int) -> list[str]:
    return [gift.key for gift in state.crisis_pile if gift.giver == seat >= 0 and not gift.face_up]


def _looked_at(state: State, seat: int) -> list[str]:
    return [key for turn in state.turns if turn.seat == seat for key in turn.searching]


def enlighten(mind: Knowledge, table: Table, order: bool = True) -> None:
    """From here on the seat knows everything: where each card lies, and every objective.

    Without `order` it knows of decks only what is in them, as after a shuffle.
    """
    state = table.state
    stakes = any(question.kind == "stake" for question in table.questions)  # not in hand any more; what is on offer is
    for player in state.players:
        known = player.hand if stakes else in_hand(state, player.seat)
        if player.seat != mind.seat:
            mind.sees_hand(player.seat, known[:])
    for name, pile in mind.decks.items():
        deck = deck_of(state, name)
        pile.slots = [card if order else None for card in deck]
        pile.inside = [] if order else deck[:]
    mind.objectives = {p.seat: p.objective for p in state.players if p.objective}
    mind.gone = _gone(state)
    mind.in_crisis = _own_gifts(state, mind.seat)
    mind.searching = {t.seat: list(t.searching) for t in state.turns if t.searching and t.seat != mind.seat}
    mind.guarded = {t.guard: t.crossroads for t in state.turns if t.crossroads}


# Sound


def check_sound(state: State, mind: Knowledge) -> None:
    """Whatever a seat believes of hidden cards is so."""
    who = f"seat {mind.seat} believes"
    for seat, cards in enumerate(mind.hands):
        _within(cards, in_hand(state, seat), f"{who} that seat {seat} holds")
        sure = [card for card in state.players[seat].hand if state.library.items[card].symbol in mind.sure[seat]]
        _within(sure, cards, f"{who} that seat {seat} hasn't got")
    demand(mind.seat < 0 or not mind.hands[mind.seat], f"{who} things of its own hand, which it sees")
    for name in mind.decks:
        _check_deck(state, mind, name)
    _within(mind.gone, _gone(state), f"{who} to have left the game face down")
    _within(mind.in_crisis, _own_gifts(state, mind.seat), f"{who} to have given")
    _within(mind.staked, _face_down(state, mind.seat) if mind.seat >= 0 else [], f"{who} to have staked")
    for seat, looked in mind.searching.items():
        cards = [card for card in looked if card is not None]
        _within(cards, _looked_at(state, seat), f"{who} that seat {seat} looks at")
        demand(len(looked) == len(_looked_at(state, seat)), f"{who} that seat {seat} looks at {len(looked)} cards")
    for guard, card in mind.guarded.items():
        drawn = [turn.crossroads for turn in state.turns if turn.guard == guard and turn.crossroads]
        demand(card is None or card in drawn, f"{who} that seat {guard} guards {card}, not {drawn}")
        demand(bool(drawn), f"{who} that seat {guard} guards a card")
    for guard in mind.reported:
        demand(
            any(t.guard == guard and t.crossroads for t in state.turns), f"{who} that seat {guard} reported something"
        )
    for seat, card in mind.objectives.items():
        truth = state.players[seat].objective
        demand(truth in ("", card), f"{who} that seat {seat} plays for {card}, not {truth}")


def _within(believed: Sequence[str], truth: Iterable[str], what: str) -> None:
    wrong = Counter(believed) - Counter(truth) if believed else None
    demand(not wrong, f"{what} {wrong}")


def _check_deck(state: State, mind: Knowledge, name: str) -> None:
    pile, deck = mind.decks[name], deck_of(state, name)
    who = f"seat {mind.seat} believes"
    demand(len(pile.slots) == len(deck), f"{who} that {len(pile.slots)} cards are in the {name} deck")
    known = [card for card in pile.slots if card is not None]
    wrong = [(i, card) for i, card in enumerate(pile.slots) if card is not None and card != deck[i]] if known else []
    demand(not wrong, f"{who} cards of the {name} deck where they don't lie: {wrong}")
    _within(known + pile.inside, deck, f"{who} to be in the {name} deck")


# Complete: what was just seen is known, and nothing is forgotten without a cause


def check_learnt(state: State, mind: Knowledge, news: Sequence[Event]) -> Counter[str]:
    """What the last events about a hand or a deck have shown the seat, it knows now; gives which kinds there were."""
    looked: Counter[str] = Counter()
    seen = [event.seen_by(mind.seat) for event in news if type(event) in mind.lessons]
    for i, event in enumerate(seen):
        shows = LEARNT.get(type(event))
        if shows is None or any(_touches(later, event) for later in seen[i + 1 :]):
            continue
        what = shows(mind, event, state)
        if what is not None:
            demand(what, f"seat {mind.seat} hasn't learnt from {event}")
            looked[event.kind] += 1
    return looked


def _touches(later: Event, event: Event) -> bool:
    """Whether it may have changed what the event before has shown."""
    return bool(_about(later) & _about(event))


def _about(event: Event) -> set[Any]:
    facts = event.facts
    names = ("seat", "victim", "to", "of", "guard", "deck", "place")
    crisis = {"crisis"} if "crisis" in event.kind else set()
    stakes = {seat for seat, n in enumerate(event.staked) if n} if isinstance(event, StakesWon) else set()
    named = {facts[name] for name in names if name in facts and facts[name] not in ("", "hand", "waste")}
    return crisis | stakes | named


def _holds(mind: Knowledge, seat: int, cards: Sequence[str]) -> bool | None:
    return None if seat == mind.seat else not Counter(cards) - Counter(mind.hands[seat])


def _known_in(mind: Knowledge, deck: str, cards: Sequence[str]) -> bool:
    pile = mind.decks[deck]
    return not Counter(cards) - Counter([*pile.inside, *(card for card in pile.slots if card is not None)])


def _on_top(mind: Knowledge, deck: str, cards: Sequence[str]) -> bool:
    return mind.decks[deck].slots[-len(cards) :] == [*reversed(cards)]


def _changed_hands(mind: Knowledge, taker: int, card: Any) -> bool | None:
    return None if card is UNSET else _holds(mind, taker, [card])


LEARNT: dict[type[Event], Callable[[Knowledge, Any, State], bool | None]] = {
    CardTaken: lambda mind, event, _: _holds(mind, event.seat, [event.card]),
    PledgeReturned: lambda mind, event, _: _holds(mind, event.seat, [event.card]),
    EquipmentToHand: lambda mind, event, _: _holds(mind, event.seat, event.cards),
    Retrieved: lambda mind, event, _: _holds(mind, event.seat, event.cards if event.to == "hand" else []),
    HandShown: lambda mind, event, _: _holds(mind, event.seat, event.cards),
    HandSeen: lambda mind, event, _: (
        None
        if event.cards is UNSET
        else _holds(mind, event.of, event.cards) and {event.symbol} - {UNSET} <= mind.sure[event.of]
    ),
    Stolen: lambda mind, event, _: _changed_hands(mind, event.seat, event.card),
    CardGiven: lambda mind, event, _: _changed_hands(mind, event.to, event.card),
    RemovedSeen: lambda mind, event, state: (
        None if event.cards is UNSET else Counter(mind.gone) == Counter(_gone(state))
    ),
    LookedThrough: lambda mind, event, state: (
        None if event.cards is UNSET else _known_in(mind, event.deck, deck_of(state, event.deck))
    ),
    PutUnder: lambda mind, event, state: (
        None
        if event.cards is UNSET
        else mind.decks[event.place].slots[: event.n] == deck_of(state, event.place)[: event.n]
    ),
    Peeked: lambda mind, event, _: None if event.cards is UNSET else _on_top(mind, event.deck, event.cards),
    ExperimentsSeen: lambda mind, event, _: _on_top(mind, "experiment", event.cards),
    ExperimentsArranged: lambda mind, event, _: _on_top(mind, "experiment", event.cards),
    Shuffled: lambda mind, event, _: (
        _known_in(mind, event.deck, event.returned) if event.returned and event.deck in mind.decks else None
    ),
    CardAdded: lambda mind, event, _: None if event.card is UNSET else event.card in mind.in_crisis,
    HandLeft: lambda mind, event, _: None if event.cards is UNSET else not Counter(event.cards) - Counter(mind.gone),
    Staked: lambda mind, event, _: None if event.card is UNSET else event.card in mind.staked,
    StakesWon: lambda mind, event, _: None if event.cards is UNSET else _holds(mind, event.seat, event.cards),
    ObjectiveSeen: lambda mind, event, _: None if event.card is UNSET else mind.objectives[event.of] == event.card,
    ObjectiveShown: lambda mind, event, _: mind.objectives[event.seat] == event.card,
    Reported: lambda mind, event, _: mind.reported.get(event.guard) == event.what,
}
"""What an event leaves a seat with, as far as nothing came after it; None where it tells the seat nothing."""


LOSSES = (CardAdded, CardGiven, Staked, Stolen)
"""Cards that leave a hand face down: whoever knew that hand can't be sure of those with the same back."""

MIXED_UP = (CardFound, Fetched, LookedThrough, Purged, Shuffled)
"""After these a deck lies in another order."""


def check_kept(state: State, mind: Knowledge, news: Sequence[Event], given: Sequence[str]) -> None:
    """A seat that knew everything before the news still does, but for what others did unseen.

    `given`: what it had put into the crisis pile before.
    """
    seen = [event.seen_by(mind.seat) for event in news]
    unseen = [event for event in seen if any(getattr(event, name) is UNSET for name in private_facts(type(event)))]
    for player in state.players:
        if player.seat != mind.seat:
            _check_hand_kept(state, mind, player.seat, seen, unseen)
    for name in mind.decks:
        _check_deck_kept(state, mind, name, seen, unseen)
    forgets = f"seat {mind.seat} forgets"
    if not any(isinstance(event, (*LOSSES, CrisisPileLeft, Fetched, Kept, StakesWon)) for event in unseen + seen):
        demand(Counter(mind.gone) == Counter(_gone(state)), f"{forgets} what left the game: {mind.gone}")
    demand(Counter(mind.in_crisis) == Counter(_own_gifts(state, mind.seat)), f"{forgets} what it has given")
    if any(isinstance(event, CrisisPileLeft) for event in seen):
        demand(not Counter(given) - Counter(mind.gone), f"{forgets} that it gave {given} for nothing")
    for turn in state.turns:
        if turn.crossroads:
            demand(mind.guarded.get(turn.guard) == turn.crossroads, f"{forgets} what seat {turn.guard} guards")
        if turn.seat != mind.seat and not any(isinstance(event, Kept) for event in unseen):
            demand(mind.searching.get(turn.seat, []) == turn.searching, f"{forgets} what seat {turn.seat} looks at")
    for player in state.players:
        known = mind.objectives.get(player.seat, "")
        demand(player.objective in ("", known), f"{forgets} what seat {player.seat} plays for")


def _check_hand_kept(state: State, mind: Knowledge, seat: int, seen: Sequence[Event], unseen: Sequence[Event]) -> None:
    about = [event for event in unseen if seat in _about(event)]
    won = any(isinstance(event, StakesWon) for event in seen)
    if won or any(isinstance(event, Kept | Fetched) or _gives_to(event, seat) for event in about):
        return
    backs = {event.back for event in about if isinstance(event, LOSSES)}
    twice = {event.card for event in seen if isinstance(event, CardStored | Moved)}  # told once more as it is used up
    forgotten = Counter(state.players[seat].hand) - Counter(mind.hands[seat])
    without_cause = [card for card in forgotten if origin(card) not in backs and card not in twice]
    demand(not without_cause, f"seat {mind.seat} forgets that seat {seat} holds {without_cause}")
    unsure = set(SYMBOLS) - mind.sure[seat]
    demand(
        bool(backs or twice) or not unsure, f"seat {mind.seat} forgets that seat {seat} holds nothing else of {unsure}"
    )


def _gives_to(event: Event, seat: int) -> bool:
    return (isinstance(event, Stolen) and event.seat == seat) or (isinstance(event, CardGiven) and event.to == seat)


def _check_deck_kept(state: State, mind: Knowledge, name: str, seen: Sequence[Event], unseen: Sequence[Event]) -> None:
    if any(isinstance(event, Fetched | Kept | LookedThrough) and name in _about(event) for event in unseen):
        return
    pile, deck = mind.decks[name], deck_of(state, name)
    arranged = any(isinstance(event, Arranged) and name in _about(event) for event in unseen)
    drawn = any(isinstance(event, Drew | CrossroadsDrawn | Looked) and name in _about(event) for event in unseen)
    demand((arranged and drawn) or _known_in(mind, name, deck), f"seat {mind.seat} forgets cards of the {name} deck")
    if not arranged and not any(isinstance(event, MIXED_UP) and name in _about(event) for event in seen):
        demand(pile.slots == deck, f"seat {mind.seat} forgets the order of the {name} deck")


# Watching a game


class Watchers:
    """Every seat and a spectator: one that follows the game, one that knew all a moment ago, one but for the order."""

    def __init__(self, table: Table) -> None:
        players = len(table.state.players)
        self.honest = [Knowledge(seat, players).follow(table) for seat in everyone(table)]
        self.knowing = [Knowledge(seat, players).follow(table) for seat in everyone(table)]
        self.muddled = [Knowledge(seat, players).follow(table) for seat in everyone(table)]
        self.learnt: Counter[str] = Counter()
        self._remember(table)

    def check(self, table: Table, complete: bool = True) -> None:
        """Hold all beliefs against the table after what is new. `complete`: nothing is forgotten, either."""
        news = table.history[self._told :]
        for mind in self.honest:
            check_sound(table.state, mind.follow(table))
            self.learnt += check_learnt(table.state, mind, news)
        for mind, given in zip(self.knowing, self._given, strict=True):
            for event in news:
                mind.take(event)
            check_sound(table.state, mind)
            if complete and not table.over:
                check_kept(table.state, mind, news, given)
        for mind in self.muddled:
            for event in news:
                mind.take(event)
            check_sound(table.state, mind)
        if any(isinstance(event, CrisisPileLeft) for event in news):
            open_to_all = [gone.key for gone in table.state.removed if gone.face_up]
            _within(self._shown, open_to_all, "everybody saw, and nobody does any more:")
        self._remember(table)

    def _remember(self, table: Table) -> None:
        self._told = len(table.history)
        self._shown = [gift.key for gift in table.state.crisis_pile if gift.face_up]
        self._given = [_own_gifts(table.state, mind.seat) for mind in self.knowing]
        for mind in self.knowing:
            enlighten(mind, table)
        for mind in self.muddled:
            enlighten(mind, table, order=False)
