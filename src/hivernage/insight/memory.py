"""The memory aid: what a seat has seen, given and put under decks. Plain data, no sentences."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec import UNSET, UnsetType

from hivernage.fold import Fold
from hivernage.knowledge import Knowledge
from hivernage.model import events
from hivernage.model.events import Event
from hivernage.model.ids import SEATS


class KnownCard(msgspec.Struct, frozen=True):
    """A card of a deck by its place: `depth` 1 is the top card, `height` 1 the lowest."""

    card: str
    depth: int
    height: int


class KnownDeck(msgspec.Struct, frozen=True):
    """A deck as the seat knows it: cards by their place, and cards that are `inside` somewhere."""

    deck: str
    size: int
    placed: list[KnownCard]
    inside: list[str]


class Sight(msgspec.Struct, frozen=True):
    """Hidden cards that the seat was shown. `what`: the kind of event; `of`: whose, or which deck's."""

    round: int
    what: str
    of: str
    cards: list[str]


class Passing(msgspec.Struct, frozen=True):
    """A card that went between the seat and another player. `how`: the kind of event."""

    round: int
    how: str
    seat: int
    card: str


class PutUnder(msgspec.Struct, frozen=True):
    """Cards that the seat put under a deck, in the order drawn."""

    round: int
    deck: str
    cards: list[str]


class Contribution(msgspec.Struct, frozen=True):
    """A crisis of the game: the seat's own cards, how many each player laid, and how it ended ("" while it is open).

    `cards`: what was turned over, shuffled.
    """

    round: int
    card: str
    mine: list[str]
    laid: dict[int, int]
    cards: list[str]
    total: int
    need: int
    outcome: str


class Guarded(msgspec.Struct, frozen=True):
    """A crossroads card that the seat guarded in the turn of another; `fired`: it was read out."""

    round: int
    turn_of: int
    card: str
    fired: bool


class Memory(msgspec.Struct, frozen=True):
    """What a seat may remember. `hands`, `objectives`: cards of others that the seat knows; `gone`: left face down.

    `crossroads_out`: crossroads cards that were read out. `gave` and `got` are cards that changed hands.
    """

    decks: list[KnownDeck]
    hands: dict[int, list[str]]
    objectives: dict[int, str]
    gone: list[str]
    seen: list[Sight]
    put_under: list[PutUnder]
    gave: list[Passing]
    got: list[Passing]
    crises: list[Contribution]
    guarded: list[Guarded]
    crossroads_out: list[str]


def memory(history: Sequence[Event], mind: Knowledge) -> Memory:
    """The memory of a seat; `mind` is what it knows now."""
    told = _Told(mind.seat)
    told.read(history)
    return Memory(
        decks=_decks(mind),
        hands={seat: cards[:] for seat, cards in enumerate(mind.hands) if cards},
        objectives=dict(mind.objectives),
        gone=mind.gone[:],
        seen=told.seen,
        put_under=told.put_under,
        gave=told.gave,
        got=told.got,
        crises=[crisis.done() for crisis in told.crises],
        guarded=told.guarded,
        crossroads_out=told.out,
    )


def _decks(mind: Knowledge) -> list[KnownDeck]:
    found = []
    for name, pile in mind.decks.items():
        size = len(pile.slots)
        placed = [KnownCard(card, size - i, i + 1) for i, card in enumerate(pile.slots) if card is not None]
        if placed or pile.inside:
            found.append(KnownDeck(name, size, placed[::-1], sorted(pile.inside)))
    return found


class _Crisis:
    """A crisis while it is being told."""

    def __init__(self, round: int, card: str) -> None:
        self.round, self.card = round, card
        self.mine: list[str] = []
        self.laid: dict[int, int] = {}
        self.cards: list[str] = []
        self.total, self.need, self.outcome = 0, 0, ""

    def done(self) -> Contribution:
        return Contribution(
            self.round, self.card, self.mine, self.laid, self.cards, self.total, self.need, self.outcome
        )


class _Told(Fold):
    """The story as the seat saw it."""

    def __init__(self, seat: int) -> None:
        self.seat = self.eyes = seat
        self.begin()

    def begin(self) -> None:
        super().begin()
        self.round = 0
        self.turn_of = -1
        self.seen: list[Sight] = []
        self.put_under: list[PutUnder] = []
        self.gave: list[Passing] = []
        self.got: list[Passing] = []
        self.crises: list[_Crisis] = []
        self.guarded: list[Guarded] = []
        self.out: list[str] = []

    def sees(self, event: Event, of: str, cards: list[str]) -> None:
        """Hidden cards are shown to the seat."""
        if cards:
            self.seen.append(Sight(self.round, event.kind, of, cards[:]))

    def passes(self, event: Event, giver: int, taker: int, card: str | UnsetType) -> None:
        """A card changes hands."""
        if card is UNSET:
            return
        if giver == self.seat:
            self.gave.append(Passing(self.round, event.kind, taker, card))
        elif taker == self.seat:
            self.got.append(Passing(self.round, event.kind, giver, card))

    def crisis(self) -> _Crisis:
        """The crisis of the round; a story that begins in the middle of one doesn't name it yet."""
        if not self.crises:
            self.crises.append(_Crisis(self.round, ""))
        return self.crises[-1]


@_Told.lesson
def _round(told: _Told, event: events.RoundBegan) -> None:
    told.round = event.round


@_Told.lesson
def _turn(told: _Told, event: events.TurnBegan) -> None:
    told.turn_of, told.round = event.seat, event.round


# Cards shown


@_Told.lesson
def _looked(told: _Told, event: events.Looked) -> None:
    told.sees(event, event.place, event.cards or [])


@_Told.lesson
def _looked_at_deck(told: _Told, event: events.LookedThrough | events.Peeked) -> None:
    told.sees(event, event.deck, event.cards or [])


@_Told.lesson
def _hand_seen(told: _Told, event: events.HandSeen) -> None:
    told.sees(event, SEATS[event.of], event.cards or [])


@_Told.lesson
def _saw_objective(told: _Told, event: events.ObjectiveSeen) -> None:
    told.sees(event, SEATS[event.of], [event.card] if event.card is not UNSET else [])


@_Told.lesson
def _saw_removed(told: _Told, event: events.RemovedSeen) -> None:
    told.sees(event, "", event.cards or [])


@_Told.lesson
def _hand_shown(told: _Told, event: events.HandShown) -> None:
    if event.seat != told.seat:
        told.sees(event, SEATS[event.seat], event.cards)


@_Told.lesson
def _objective_shown(told: _Told, event: events.ObjectiveShown) -> None:
    if event.seat != told.seat:
        told.sees(event, SEATS[event.seat], [event.card])


@_Told.lesson
def _put_under(told: _Told, event: events.PutUnder) -> None:
    if event.cards is not UNSET:
        told.put_under.append(PutUnder(told.round, event.place, list(event.cards)))


# Cards that change hands


@_Told.lesson
def _stolen(told: _Told, event: events.Stolen) -> None:
    told.passes(event, event.victim, event.seat, event.card)


@_Told.lesson
def _given(told: _Told, event: events.CardGiven) -> None:
    told.passes(event, event.seat, event.to, event.card)


@_Told.lesson
def _gave(told: _Told, event: events.GiftGiven) -> None:
    """Given on request, in the turn of whoever asked."""
    told.passes(event, event.seat, told.turn_of, event.card)


# Crises and crossroads


@_Told.lesson
def _crisis(told: _Told, event: events.CrisisTurnedUp) -> None:
    told.crises.append(_Crisis(told.round, event.card))


@_Told.lesson
def _added(told: _Told, event: events.CardAdded | events.EquippedCardAdded) -> None:
    crisis = told.crisis()
    crisis.laid[event.seat] = crisis.laid.get(event.seat, 0) + 1
    if event.seat == told.seat and event.card is not UNSET:
        crisis.mine.append(event.card)


@_Told.lesson
def _crisis_resolved(told: _Told, event: events.CrisisResolved) -> None:
    crisis = told.crisis()
    crisis.card, crisis.cards = event.card, event.cards
    crisis.total, crisis.need, crisis.outcome = event.total, event.need, event.outcome


@_Told.lesson
def _crisis_skipped(told: _Told, event: events.CrisisPutUnder) -> None:
    crisis = told.crisis()
    crisis.card, crisis.outcome = event.card, "skipped"


@_Told.lesson
def _guarded(told: _Told, event: events.CrossroadsDrawn) -> None:
    if event.card is not UNSET:
        told.guarded.append(Guarded(told.round, told.turn_of, event.card, False))


@_Told.lesson
def _crossroads(told: _Told, event: events.CrossroadsFired) -> None:
    told.out.append(event.card)
    if event.guard == told.seat:
        told.guarded[-1] = msgspec.structs.replace(told.guarded[-1], fired=True)
