"""Whom a seat suspects: a belief about every other player, folded from what the seat saw and heard."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import comb, exp, inf, log

from msgspec import UNSET

from hivernage.bots import Seat
from hivernage.bots.trust.signs import SLIP, SPOILT, WEIGHTS
from hivernage.bots.trust.watching import Watch
from hivernage.cards.card import BetrayalObjective
from hivernage.cards.library import Library, origin
from hivernage.fold import Fold, told
from hivernage.model.events import (
    CardAdded,
    CrisisPileLeft,
    CrisisResolved,
    CrisisTurnedUp,
    EquippedCardAdded,
    Event,
    ExileCalled,
    Exiled,
    ExiledObjectiveDrawn,
    GameEnded,
    LoyaltyTold,
    ObjectiveSeen,
    ObjectiveShown,
    RoundBegan,
)
from hivernage.model.talk import Accuses, Remark
from hivernage.rules.boxes import game_for
from hivernage.view_homes import homes_of
from hivernage.views import View

ACCUSED = 0.2  # logs: an accusation weighs little, for it rests mostly on what everybody saw
CALLED = 0.7  # logs more if a vote on exile is called
BLAMED = 0.33  # share of both that counts against the accuser
SEEN = 2.5  # logs: an accusation by somebody who has seen the objective

Chances = dict[int, float]


class Suspicion(Fold):
    """One seat's belief who the betrayer is. There is one at most: either nobody, or one of the others.

    `pretends`: what it would believe if it were loyal. That is how things look, and what a betrayer may say.
    """

    def __init__(self, seat_number: int, library: Library, players: int, pretends: bool = False) -> None:
        self.seat = seat_number
        self.pretends = pretends
        self.library = library
        self.players = players
        self._talk: Sequence[Remark] = ()
        self.begin()

    def begin(self) -> None:
        super().begin()
        self.chances: Chances = {other: 0.0 for other in range(self.players) if other != self.seat}
        self.course: list[tuple[int, Chances]] = []
        """What was believed at the end of each round."""
        self.wronged: set[int] = set()
        """Players who are known to have been exiled without cause."""
        self.tried: dict[int, float] = {}
        """What was believed of a player when the table last voted on their exile."""
        self._doubts: dict[int, float] = dict.fromkeys(self.chances, 0.0)  # logs, against nobody being a betrayer
        self._nobody = 1.0
        self._knows_all = False  # nobody else can be a betrayer
        self._heard = 0
        self._round = 0
        self._exiled: list[int] = []
        self._judged: int | None = None  # just exiled, and the old objective isn't shown yet
        self._added: list[tuple[int, str]] = []  # who added cards to the crisis, and with which back
        self._seen_in_pile: list[str] = []  # cards in the pile that the seat knows: its own, and open ones
        self._looks: set[tuple[int, int]] = set()
        self._accusations: set[tuple[int, int]] = set()
        self._watch = Watch(self.library, self.players, homes=())

    # Following the game

    def follow(self, seat: Seat) -> Suspicion:
        """Read what is new; where something was taken back, read everything again."""
        story, self._talk = seat.story(), seat.talk()
        self.read(story, lambda: self._deal(seat.view()))
        self._listen(inf)
        self._weigh()
        return self

    def _deal(self, view: View) -> None:
        """What the deal makes likely (S2): objectives are left over, and the betrayal card may be one of them."""
        pool = game_for(view.options).deal.pool(view.options)
        self._nobody = float(pool.left_over(self.players))
        self._watch.homes = homes_of(view)
        if view.mine is not None and view.mine.objective:
            self._know(self.seat, view.mine.objective)
        else:
            self._trust_all()

    def take(self, event: Event) -> None:
        """Take in an event, after what was said before it."""
        self._listen(self._read)
        if self._judged is not None and not isinstance(event, ObjectiveShown):
            self._convict(self._judged)
            self._judged = None
        super().take(event)
        for sign in self._watch.see(event):
            self._doubt(sign.seat, WEIGHTS.get(sign.name, 0.0))

    def _listen(self, until: float) -> None:
        """Hear what was said by the time that so many events had happened."""
        while self._heard < len(self._talk) and self._talk[self._heard].at <= until:
            self._hear(self._talk[self._heard])
            self._heard += 1

    def _hear(self, remark: Remark) -> None:
        """Whoever accuses a loyal player may be the betrayer: that is how little the word of a suspect weighs."""
        self._watch.hear(remark)
        if not isinstance(remark.talk, Accuses) or remark.seat == self.seat:
            return
        accusation = (remark.seat, remark.talk.seat)
        if accusation in self._accusations or remark.seat == remark.talk.seat:
            return  # saying it twice makes it no truer
        self._accusations.add(accusation)
        self._doubt(remark.talk.seat, SEEN if accusation in self._looks else ACCUSED)
        self._doubt(remark.seat, BLAMED * ACCUSED)

    def _doubt(self, seat: int, by: float) -> None:
        """Something speaks against a player (or for them), by so much in logs."""
        if seat in self._doubts:
            self._doubts[seat] += by

    def _weigh(self) -> None:
        weights = {seat: exp(doubt) for seat, doubt in self._doubts.items()}
        total = self._nobody + sum(weights.values())
        self.chances = {seat: weight / total if total else 0.0 for seat, weight in weights.items()}

    # What is certain

    def _clear(self, seat: int) -> None:
        if seat in self._doubts:
            self._doubts[seat] = -inf

    def _convict(self, seat: int) -> None:
        """One is the betrayer, so nobody else is."""
        self._nobody = 0.0
        for other in self._doubts:
            self._doubts[other] = 0.0 if other == seat else -inf

    def _trust_all(self) -> None:
        self._knows_all = True
        self._doubts = dict.fromkeys(self._doubts, -inf)
        self._nobody = 1.0

    def _know(self, seat: int, objective: str) -> None:
        """An objective that the seat has seen, or its own."""
        if not isinstance(self.library.secrets.get(objective), BetrayalObjective):
            self._clear(seat)
        elif seat != self.seat:
            self._convict(seat)
        elif not self.pretends:
            self._trust_all()

    def _suspect_only(self, suspects: list[int]) -> None:
        """The betrayer is one of these, unless it is the seat itself."""
        if not self._knows_all:
            self._nobody = 0.0
        for seat in self._doubts:
            if seat not in suspects:
                self._clear(seat)

    # What a crisis shows

    def _turn_over(self, cards: list[str], symbols: tuple[str, ...]) -> None:
        """For each back: how likely are so many wrong cards, if this or that player is the betrayer."""
        unknown = Counter(cards)
        unknown.subtract(self._seen_in_pile)
        wrong = Counter[str]()
        for key, n in unknown.items():
            if self.library.items[key].symbol not in symbols:
                wrong[origin(key)] += n
        for back in sorted({back for _, back in self._added}):
            givers = Counter(seat for seat, given in self._added if given == back)
            total = sum(givers.values())
            innocent = _odds(wrong[back], total, 0)
            for seat, n in givers.items():
                self._doubt(seat, log(_odds(wrong[back], total, n) / innocent))


def _odds(wrong: int, cards: int, suspect: int) -> float:
    """How likely so many wrong cards are, where some of the cards are a betrayer's."""
    return sum(
        _binomial(n, suspect, SPOILT) * _binomial(wrong - n, cards - suspect, SLIP)
        for n in range(min(wrong, suspect) + 1)
        if wrong - n <= cards - suspect
    )


def _binomial(hits: int, of: int, chance: float) -> float:
    return comb(of, hits) * chance**hits * (1 - chance) ** (of - hits)


# What each kind of event teaches


@Suspicion.lesson
def _saw_objective(mind: Suspicion, event: ObjectiveSeen) -> None:
    if event.card is not UNSET:
        mind._know(event.of, event.card)
    else:
        mind._looks.add((event.seat, event.of))


@Suspicion.lesson
def _objective_shown(mind: Suspicion, event: ObjectiveShown) -> None:
    mind._judged = None
    mind._know(event.seat, event.card)
    mind.wronged.add(event.seat)


@Suspicion.lesson
def _exile_called(mind: Suspicion, event: ExileCalled) -> None:
    if event.seat != mind.seat:
        mind._doubt(event.named, CALLED)
        mind._doubt(event.seat, BLAMED * CALLED)
    mind._weigh()
    mind.tried[event.named] = mind.chances.get(event.named, 0.0)


@Suspicion.lesson
def _exiled(mind: Suspicion, event: Exiled) -> None:
    mind._exiled.append(event.seat)


@Suspicion.lesson
def _loyalty_told(mind: Suspicion, event: LoyaltyTold) -> None:
    """With bandits everybody learns whom they have sent away (B7.7)."""
    if not event.betrayer:
        mind._clear(event.seat)
        mind.wronged.add(event.seat)
    elif event.seat != mind.seat:
        mind._convict(event.seat)


@Suspicion.lesson
def _exiled_objective(mind: Suspicion, event: ExiledObjectiveDrawn) -> None:
    """A loyal player shows the old objective; who doesn't was a betrayer. Of two exiled one always is (E4)."""
    if event.seat != mind.seat and all(card.reveal for card in mind.library.exiled.values()):
        mind._judged = event.seat
    if len(mind._exiled) > 1:
        mind._suspect_only(mind._exiled)


@Suspicion.lesson
def _round(mind: Suspicion, event: RoundBegan | GameEnded) -> None:
    if mind._round:
        mind._weigh()
        mind.course.append((mind._round, mind.chances))
    mind._round = event.round if isinstance(event, RoundBegan) else 0


@Suspicion.lesson
def _crisis(mind: Suspicion, _event: CrisisTurnedUp | CrisisPileLeft) -> None:
    mind._added, mind._seen_in_pile = [], []


@Suspicion.lesson
def _added(mind: Suspicion, event: CardAdded) -> None:
    if event.seat == mind.seat:
        mind._seen_in_pile.append(told(event.card))
    else:
        mind._added.append((event.seat, event.back))


@Suspicion.lesson
def _added_equipped(mind: Suspicion, event: EquippedCardAdded) -> None:
    mind._seen_in_pile.append(event.card)


@Suspicion.lesson
def _crisis_resolved(mind: Suspicion, event: CrisisResolved) -> None:
    mind._turn_over(event.cards, mind.library.crises[event.card].symbols)
    mind._added, mind._seen_in_pile = [], []
