"""What each kind of event teaches a seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from msgspec import UNSET

from hivernage.fold import told
from hivernage.knowledge.mind import Knowledge
from hivernage.model.events import (
    Arranged,
    CardAdded,
    CardAddedOpenly,
    CardFound,
    CardGiven,
    CardStored,
    CardTaken,
    CrisisPileLeft,
    CrisisPutUnder,
    CrisisResolved,
    CrisisTurnedUp,
    CrossroadsDrawn,
    CrossroadsFired,
    CrossroadsPutUnder,
    Discarded,
    Drew,
    DugUp,
    EquipmentToDeck,
    EquipmentToHand,
    ExperimentContained,
    ExperimentReleased,
    ExperimentsArranged,
    ExperimentSetAside,
    ExperimentsSeen,
    Fetched,
    GiftGiven,
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
    Pillaged,
    Played,
    Pledged,
    PledgeReturned,
    Purged,
    PutUnder,
    RemovedSeen,
    Reported,
    Retrieved,
    SetAside,
    Shuffled,
    Staked,
    StakesWon,
    Stolen,
    Warded,
)

# Cards that everybody sees leave or enter a hand


@Knowledge.lesson
def _shown_from_hand(mind: Knowledge, event: CardAddedOpenly | Discarded | Warded | SetAside) -> None:
    mind.shows(event.seat, event.card)


@Knowledge.lesson
def _stored(mind: Knowledge, event: CardStored) -> None:
    """What was pledged before has left the hand already."""
    if not event.pledged:
        mind.shows(event.seat, event.card)


@Knowledge.lesson
def _gave(mind: Knowledge, event: GiftGiven) -> None:
    mind.shows(event.seat, event.card)
    mind.gift = event.card


@Knowledge.lesson
def _played(mind: Knowledge, event: Played) -> None:
    """A gift is played at once, and was never in the hand of whoever plays it."""
    if event.card != mind.gift:
        mind.shows(event.seat, event.card)
    mind.gift = ""


@Knowledge.lesson
def _moved(mind: Knowledge, event: Moved) -> None:
    if event.card:
        mind.shows(event.seat, event.card, again=True)


@Knowledge.lesson
def _pledged(mind: Knowledge, event: Pledged) -> None:
    mind.shows(event.seat, event.thing)


@Knowledge.lesson
def _pledge_returned(mind: Knowledge, event: PledgeReturned) -> None:
    mind.gets(event.seat, event.card)


@Knowledge.lesson
def _took(mind: Knowledge, event: CardTaken) -> None:
    """A gift may be kept instead of being played."""
    mind.gets(event.seat, event.card)
    mind.gift = ""


@Knowledge.lesson
def _equipment_to_hand(mind: Knowledge, event: EquipmentToHand) -> None:
    for card in event.cards:
        mind.gets(event.seat, card)


@Knowledge.lesson
def _retrieved(mind: Knowledge, event: Retrieved) -> None:
    for card in event.hidden:
        if card in mind.gone:
            mind.gone.remove(card)
    if event.to == "hand":
        for card in event.cards:
            mind.gets(event.seat, card)


@Knowledge.lesson
def _saw_removed(mind: Knowledge, event: RemovedSeen) -> None:
    if event.seat == mind.seat:
        mind.gone = list(told(event.cards))


@Knowledge.lesson
def _hand_shown(mind: Knowledge, event: HandShown) -> None:
    if event.seat != mind.seat:
        mind.sees_hand(event.seat, list(event.cards))


# Cards that move face down


@Knowledge.lesson
def _hand_seen(mind: Knowledge, event: HandSeen) -> None:
    if event.seat != mind.seat:
        return
    hand, cards = mind.hands[event.of], told(event.cards)
    if event.whole:
        mind.sees_hand(event.of, list(cards))
        return
    hand += (Counter(cards) - Counter(hand)).elements()
    if event.symbol:
        mind.sure[event.of].add(event.symbol)


@Knowledge.lesson
def _changed_hands(mind: Knowledge, event: Stolen | CardGiven) -> None:
    giver, taker = (event.victim, event.seat) if isinstance(event, Stolen) else (event.seat, event.to)
    if event.card is UNSET:
        mind.loses_unseen(giver, event.back)
        mind.gets(taker, None)
    else:
        mind.shows(giver, event.card)
        mind.gets(taker, event.card)


@Knowledge.lesson
def _added(mind: Knowledge, event: CardAdded) -> None:
    if event.seat == mind.seat:
        mind.in_crisis.append(told(event.card))
    else:
        mind.loses_unseen(event.seat, event.back)


@Knowledge.lesson
def _crisis_resolved(mind: Knowledge, _event: CrisisResolved) -> None:
    mind.in_crisis.clear()


@Knowledge.lesson
def _crisis_pile_left(mind: Knowledge, _event: CrisisPileLeft) -> None:
    mind.gone += mind.in_crisis
    mind.in_crisis.clear()


@Knowledge.lesson
def _hand_left(mind: Knowledge, event: HandLeft) -> None:
    if event.seat == mind.seat:
        mind.gone += told(event.cards)
    else:
        mind.gone += mind.hands[event.seat]
        mind.hands[event.seat].clear()


@Knowledge.lesson
def _staked(mind: Knowledge, event: Staked) -> None:
    if event.seat == mind.seat:
        mind.staked.append(told(event.card))
    else:
        mind.loses_unseen(event.seat, event.back)


@Knowledge.lesson
def _won_stakes(mind: Knowledge, event: StakesWon) -> None:
    for card in mind.staked:
        mind.gets(event.seat, card)
    mind.gets(event.seat, None)  # what the others put in
    mind.staked.clear()


# Decks


@Knowledge.lesson
def _pillaged(mind: Knowledge, event: Pillaged) -> None:
    mind.decks[event.place].take_seen(event.card)


@Knowledge.lesson
def _looked(mind: Knowledge, event: Looked) -> None:
    pile = mind.decks[event.place]
    if event.seat == mind.seat:
        for card in told(event.cards):
            pile.take_seen(card)
    else:
        mind.searching.setdefault(event.seat, []).extend(pile.take_top() for _ in range(event.n))


@Knowledge.lesson
def _kept(mind: Knowledge, event: Kept) -> None:
    if event.seat == mind.seat:
        return
    cards = mind.searching[event.seat]
    if len(cards) == 1:
        mind.gets(event.seat, cards.pop())
    else:
        mind.gets(event.seat, None)
        cards[:] = [None] * (len(cards) - 1)


@Knowledge.lesson
def _put_under(mind: Knowledge, event: PutUnder) -> None:
    cards: Sequence[str | None] = event.cards or mind.searching.pop(event.seat, []) or [None] * event.n
    mind.decks[event.place].put_under([*reversed(cards)])


@Knowledge.lesson
def _drew(mind: Knowledge, event: Drew) -> None:
    pile = mind.decks[event.deck]
    if event.card is not UNSET:
        pile.take_seen(event.card)
    else:
        mind.gets(event.seat, pile.take_top())


@Knowledge.lesson
def _looked_through(mind: Knowledge, event: LookedThrough) -> None:
    if event.cards is not UNSET:
        mind.decks[event.deck].know_all(event.cards)


@Knowledge.lesson
def _fetched(mind: Knowledge, event: Fetched) -> None:
    if event.card is UNSET:
        mind.decks[event.deck].forget()
        mind.gets(event.seat, None)
    else:
        mind.decks[event.deck].remove(event.card)


@Knowledge.lesson
def _found(mind: Knowledge, event: CardFound) -> None:
    mind.decks[event.deck].remove(event.card)


@Knowledge.lesson
def _dug(mind: Knowledge, event: DugUp) -> None:
    for card in event.cards:
        mind.decks[event.deck].take_seen(card)


@Knowledge.lesson
def _purged(mind: Knowledge, event: Purged) -> None:
    for card in event.cards:
        mind.decks[event.deck].remove(card)


@Knowledge.lesson
def _equipment_to_deck(mind: Knowledge, event: EquipmentToDeck) -> None:
    mind.decks[event.place].slots += event.cards


@Knowledge.lesson
def _shuffled(mind: Knowledge, event: Shuffled) -> None:
    pile = mind.decks.get(event.deck)
    if pile is not None:
        pile.slots += event.returned or []
        pile.shuffle()


@Knowledge.lesson
def _peeked(mind: Knowledge, event: Peeked) -> None:
    if event.n is not UNSET:
        mind.decks[event.deck].see_backs(event.n)
    if event.cards is not UNSET:
        mind.decks[event.deck].see_top(event.cards)


@Knowledge.lesson
def _arranged(mind: Knowledge, event: Arranged) -> None:
    slots = mind.decks[event.deck].slots
    if event.swapped is True:
        slots[-1], slots[-2] = slots[-2], slots[-1]
    elif event.swapped is UNSET:
        known = [card for card in slots[-event.n :] if card is not None]
        slots[-event.n :] = [None] * event.n
        if len(known) == event.n:
            mind.decks[event.deck].inside += known


# Crises, crossroads, objectives


@Knowledge.lesson
def _crisis(mind: Knowledge, event: CrisisTurnedUp) -> None:
    mind.decks["crisis"].take_seen(event.card)


@Knowledge.lesson
def _experiment_gone(mind: Knowledge, event: ExperimentContained | ExperimentReleased) -> None:
    mind.decks["experiment"].take_seen(event.card)


@Knowledge.lesson
def _experiment_set_aside(mind: Knowledge, event: ExperimentSetAside) -> None:
    mind.decks["experiment"].take_seen(event.card)
    if event.act == "bury":
        mind.decks["experiment"].put_under([event.card])


@Knowledge.lesson
def _experiments_seen(mind: Knowledge, event: ExperimentsSeen | ExperimentsArranged) -> None:
    mind.decks["experiment"].see_top(event.cards)


@Knowledge.lesson
def _crisis_under_deck(mind: Knowledge, event: CrisisPutUnder) -> None:
    mind.decks["crisis"].put_under([event.card])


@Knowledge.lesson
def _crossroads_drawn(mind: Knowledge, event: CrossroadsDrawn) -> None:
    pile = mind.decks["crossroads"]
    if event.card is not UNSET:
        pile.take_seen(event.card)
        mind.guarded[event.guard] = event.card
    else:
        mind.guarded[event.guard] = pile.take_top()


@Knowledge.lesson
def _reported(mind: Knowledge, event: Reported) -> None:
    mind.reported[event.guard] = event.what


@Knowledge.lesson
def _crossroads_under(mind: Knowledge, event: CrossroadsPutUnder) -> None:
    mind.reported.pop(event.guard, None)
    mind.decks["crossroads"].put_under([mind.guarded.pop(event.guard, None)])


@Knowledge.lesson
def _crossroads(mind: Knowledge, event: CrossroadsFired) -> None:
    mind.reported.pop(event.guard, None)
    mind.guarded.pop(event.guard, None)


@Knowledge.lesson
def _saw_objective(mind: Knowledge, event: ObjectiveSeen) -> None:
    if event.card is not UNSET:
        mind.objectives[event.of] = event.card


@Knowledge.lesson
def _objective_shown(mind: Knowledge, event: ObjectiveShown) -> None:
    mind.objectives[event.seat] = event.card
