"""How a betrayer plays: like everybody else, only a little worse, until the day comes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Literal

from hivernage.bots.aims.aims import SPARE, Aims
from hivernage.bots.aims.effect_outcomes import Change
from hivernage.bots.reading.outlook import Outlook
from hivernage.bots.treason.damage import Damage
from hivernage.bots.treason.gain_and_harm import Conduct, GainAndHarm
from hivernage.bots.trust.signs import WEIGHTS
from hivernage.bots.trust.watching import Watch
from hivernage.model.events import Event, FoodChanged, TurnBegan, Voted, ZombieMoved
from hivernage.model.ids import seat_of
from hivernage.model.question import Answer, Question
from hivernage.view_homes import homes_of

Stage = Literal["gather", "wait", "undermine", "strike"]

LATE = 1  # rounds left in which nothing is to be lost by being found out
SURE = 2.0  # morale beyond what is needed before one shows oneself early
NEARLY_THERE = 3.0  # steps from the main objective at which the colony needs no more help
LAST_STEP = 1.0  # steps from it when it is now or never
USUAL_LOSS = 1.0  # morale that a round costs, before one has seen any
GUESSED_ROUNDS = 2  # rounds that this guess counts for
WARY = 1.2  # logs of how suspicious the seat may look before it does nothing but good for a while
CONVICTED = 2  # thumbs up against the seat after which nobody is fooled any more


class Betrayer:
    """One decision of a betrayer: the marks that a loyal player gives, bent to its own objective."""

    def __init__(self, outlook: Outlook, aims: Aims, story: Sequence[Event] = ()) -> None:
        self.outlook = outlook
        self.view = outlook.view
        self.aims = aims
        self.damage = Damage(outlook, story)
        self._story = story

    def marks(self, question: Question, answers: Sequence[Answer], loyal: Sequence[float]) -> list[float]:
        """The marks of the answers, given those of a loyal player."""
        if question.kind in ("vote", "tie") and question.args[0] == "exile":
            return [self._exile_vote(seat_of(question.args[1]), answer) for answer in answers]
        conduct = Conduct(
            malice=self.malice,
            is_open=self.stage == "strike",
            is_quiet=self.stage != "strike" and self.how_suspicious > WARY / 2,
            is_rival=self.malice > 0 or (self.malice == 0 and self._colony_lacks <= NEARLY_THERE),
        )
        return GainAndHarm(self.outlook, self.aims, self.damage, conduct).marks(question, answers, loyal)

    @cached_property
    def stage(self) -> Stage:
        """First gather what the objective asks for; then wait or undermine; strike when it can end the colony."""
        if self.aims.lack - self.aims.misery > self._at_hand:
            return "gather"
        sure = SURE if self.view.rounds_left > LATE + 1 else 0.0
        if self.damage.possible(self.spoilers) >= self.outlook.colony.morale + sure or self._has_begun:
            return "strike"
        if self.view.rounds_left <= LATE or self._colony_lacks <= LAST_STEP or self._convicted:
            return "strike"
        return "wait" if self._will_fall else "undermine"

    @cached_property
    def malice(self) -> float:
        """How much harm is wished for: from -1, the colony must live on, to 1."""
        if self.stage == "strike":
            return 1.0
        if self.how_suspicious > WARY:
            return -1.0
        if self.stage == "gather":
            return -1.0 if self.damage.expected + self.aims.lack >= self.outlook.colony.morale else 0.0
        return float(self.stage == "undermine" and self.how_suspicious < WARY / 2)

    @cached_property
    def how_suspicious(self) -> float:
        """How suspicious the seat looks: what the others have seen it do, weighed as it would weigh it of them."""
        watch = Watch(self.outlook.library, len(self.view.players), homes_of(self.view))
        signs = (sign for event in self._story for sign in watch.see(event))
        return sum(WEIGHTS.get(sign.name, 0.0) for sign in signs if sign.seat == self.view.seat)

    @cached_property
    def _will_fall(self) -> bool:
        """Whether the colony is on its way to its fall all by itself."""
        morale, rounds = self.outlook.colony.morale, self.view.round
        lost = (self._first_morale - morale + USUAL_LOSS * GUESSED_ROUNDS) / (rounds + GUESSED_ROUNDS)
        return morale - lost * (self.view.rounds_left - 1) <= 1 and self.aims.misery <= 0

    @cached_property
    def _first_morale(self) -> int:
        """What the game began with, whatever is played for now."""
        options = self.view.options
        return self.outlook.library.side(options.objective, options.hard).morale or 0

    @cached_property
    def _at_hand(self) -> float:
        """What this turn's free actions bring: cards in the hand that wait to be equipped."""
        items = self.outlook.library.items
        arms = [key for key in self.outlook.hand if items[key].kind == "equip"]
        changes = [Change("equipped", key, 1) for key in arms] + [Change("hand", key, -1) for key in arms]
        return max(0.0, self.aims.gain(*changes)) if self.view.active == self.view.seat else 0.0

    @cached_property
    def spoilers(self) -> int:
        """Cards that don't match the crisis and that its own objective can do without."""
        return len(spare_cards(self.outlook, self.aims))

    @cached_property
    def _colony_lacks(self) -> float:
        """How far the colony is from its objective."""
        return self.aims.distance(self.outlook.side.goal)

    @cached_property
    def _has_begun(self) -> bool:
        """Whether the seat has shown its face in this turn: then there is no way back."""
        if self.view.active != self.view.seat:
            return False
        for event in reversed(self._story):
            if isinstance(event, TurnBegan):
                break
            if isinstance(event, ZombieMoved) and event.to == self.outlook.home != event.place:
                return True
            if isinstance(event, FoodChanged) and event.change == -1:
                return True
        return False

    @cached_property
    def _convicted(self) -> bool:
        """Whether a vote on the seat's own exile was nearly won by the others."""
        name = f"p{self.view.seat + 1}"
        votes = [e.up for e in self._story if isinstance(e, Voted) and e.about == ["exile", name]]
        return any(len(up) >= CONVICTED for up in votes)

    def _exile_vote(self, named: int, answer: Answer) -> float:
        """Never for its own exile. Another's is welcome, unless it would end the game too early (E4)."""
        up = answer == ("vote", "up")
        if named == self.view.seat:
            return float(not up)
        wronged = sum(player.exiled for player in self.view.players)
        return float(up == (self.stage != "gather" or not wronged))


def spare_cards(outlook: Outlook, aims: Aims) -> list[str]:
    """Cards that would spoil the crisis and aren't needed, as many as can go together."""
    spare: list[str] = []
    for key in outlook.hand:
        if outlook.symbol(key) in outlook.crisis.symbols:
            continue
        together = aims.gain(*(Change("hand", gone, -1) for gone in [*spare, key]))
        if aims.is_spare(key) and together >= -SPARE * len(aims.conditions):
            spare.append(key)
    return spare
