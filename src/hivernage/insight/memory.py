"""The memory aid: what a seat has seen, given and put under decks. Plain data, no sentences."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from hivernage.knowledge import Knowledge
from hivernage.model.events import Event, Facts
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


def memory(history: Iterable[Event], mind: Knowledge) -> Memory:
    """The memory of a seat; `mind` is what it knows now."""
    told = _Told(mind.seat)
    for event in history:
        told.hear(event)
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
        self.end: Facts = {}

    def done(self) -> Contribution:
        end = self.end
        cards, total, need = end.get("cards", []), end.get("total", 0), end.get("need", 0)
        return Contribution(self.round, self.card, self.mine, self.laid, cards, total, need, end.get("outcome", ""))


class _Told:
    """A fold over the events as the seat saw them."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.round = 0
        self.turn_of = -1
        self.seen: list[Sight] = []
        self.put_under: list[PutUnder] = []
        self.gave: list[Passing] = []
        self.got: list[Passing] = []
        self.crises: list[_Crisis] = []
        self.guarded: list[Guarded] = []
        self.out: list[str] = []

    def hear(self, event: Event) -> None:
        if event.kind in HEARD:
            HEARD[event.kind](self, event.kind, event.seen_by(self.seat).facts)

    def on_round(self, _kind: str, facts: Facts) -> None:
        self.round = facts["round"]

    def on_turn(self, _kind: str, facts: Facts) -> None:
        self.turn_of, self.round = facts["seat"], facts["round"]

    # Cards shown

    def on_shown(self, kind: str, facts: Facts) -> None:
        """The seat looks at a deck, a hand, an objective or the cards that left the game."""
        cards = facts.get("cards") or ([facts["card"]] if "card" in facts else [])
        if facts["seat"] == self.seat and cards:
            of = facts.get("deck") or facts.get("place") or (SEATS[facts["of"]] if "of" in facts else "")
            self.seen.append(Sight(self.round, kind, of, list(cards)))

    def on_hand_shown(self, kind: str, facts: Facts) -> None:
        if facts["seat"] != self.seat:
            self.seen.append(Sight(self.round, kind, SEATS[facts["seat"]], list(facts["cards"])))

    def on_objective_shown(self, kind: str, facts: Facts) -> None:
        if facts["seat"] != self.seat:
            self.seen.append(Sight(self.round, kind, SEATS[facts["seat"]], [facts["card"]]))

    def on_put_under(self, _kind: str, facts: Facts) -> None:
        if facts["seat"] == self.seat:
            self.put_under.append(PutUnder(self.round, facts["place"], list(facts["cards"])))

    # Cards that change hands

    def on_stolen(self, kind: str, facts: Facts) -> None:
        self._pass(kind, facts["victim"], facts["seat"], facts.get("card"))

    def on_given(self, kind: str, facts: Facts) -> None:
        self._pass(kind, facts["seat"], facts["to"], facts.get("card"))

    def on_gave(self, kind: str, facts: Facts) -> None:
        """Given on request, in the turn of whoever asked."""
        self._pass(kind, facts["seat"], self.turn_of, facts["card"])

    def _pass(self, kind: str, giver: int, taker: int, card: str | None) -> None:
        if card is not None and giver == self.seat:
            self.gave.append(Passing(self.round, kind, taker, card))
        elif card is not None and taker == self.seat:
            self.got.append(Passing(self.round, kind, giver, card))

    # Crises and crossroads

    def on_crisis(self, _kind: str, facts: Facts) -> None:
        self.crises.append(_Crisis(self.round, facts["card"]))

    def on_added(self, _kind: str, facts: Facts) -> None:
        crisis, seat = self._crisis(), facts["seat"]
        crisis.laid[seat] = crisis.laid.get(seat, 0) + 1
        if seat == self.seat:
            crisis.mine.append(facts["card"])

    def on_crisis_resolved(self, _kind: str, facts: Facts) -> None:
        crisis = self._crisis()
        crisis.card, crisis.end = facts["card"], facts

    def on_crisis_skipped(self, _kind: str, facts: Facts) -> None:
        crisis = self._crisis()
        crisis.card, crisis.end = facts["card"], {"outcome": "skipped"}

    def _crisis(self) -> _Crisis:
        """The crisis of the round; a story that begins in the middle of one doesn't name it yet."""
        if not self.crises:
            self.crises.append(_Crisis(self.round, ""))
        return self.crises[-1]

    def on_guarded(self, _kind: str, facts: Facts) -> None:
        if facts["guard"] == self.seat:
            self.guarded.append(Guarded(self.round, self.turn_of, facts["card"], False))

    def on_crossroads(self, _kind: str, facts: Facts) -> None:
        self.out.append(facts["card"])
        if facts["guard"] == self.seat:
            self.guarded[-1] = msgspec.structs.replace(self.guarded[-1], fired=True)


HEARD = {
    "round": _Told.on_round,
    "turn": _Told.on_turn,
    "looked": _Told.on_shown,
    "looked-through": _Told.on_shown,
    "peeked": _Told.on_shown,
    "hand-seen": _Told.on_shown,
    "saw-objective": _Told.on_shown,
    "saw-removed": _Told.on_shown,
    "hand-shown": _Told.on_hand_shown,
    "objective-shown": _Told.on_objective_shown,
    "put-under": _Told.on_put_under,
    "stolen": _Told.on_stolen,
    "given": _Told.on_given,
    "gave": _Told.on_gave,
    "crisis": _Told.on_crisis,
    "added": _Told.on_added,
    "added-equipped": _Told.on_added,
    "crisis-resolved": _Told.on_crisis_resolved,
    "crisis-under-deck": _Told.on_crisis_skipped,
    "crossroads-drawn": _Told.on_guarded,
    "crossroads": _Told.on_crossroads,
}
