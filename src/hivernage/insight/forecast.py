"""The colony forecast: what would happen if the round ended now."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from hivernage.cards.effects import Together
from hivernage.cards.library import card_of_node
from hivernage.insight.night import Night, Passed
from hivernage.model.state import State
from hivernage.rules.effects.interpret import steps
from hivernage.rules.facts import CRISIS_BONUS, CrisisOutcome, crisis_need, crisis_outcome
from hivernage.rules.phases import food_due
from hivernage.rules.powers import side, waste_group


class FoodForecast(msgspec.Struct, frozen=True):
    """Food due and there. `starvation`: tokens after the meal; `morale`: what hunger costs, 0 or less."""

    need: int
    have: int
    starvation: int
    morale: int


class WasteForecast(msgspec.Struct, frozen=True):
    """Cards in the waste pile; every full group of `per` costs one morale."""

    cards: int
    per: int
    morale: int


class CrisisForecast(msgspec.Struct, frozen=True):
    """The crisis as far as the seat knows. `need` prevents it, `bonus_at` brings the bonus.

    Of the cards laid the seat knows `matching` and `wrong` ones; the total is `least` to `most`. `outcome` is null
    while it could still be more than one.
    """

    card: str
    symbols: list[str]
    need: int
    bonus_at: int
    laid: int
    matching: int
    wrong: int
    unknown: int
    least: int
    most: int
    outcome: CrisisOutcome | None


class DutyForecast(msgspec.Struct, frozen=True):
    """What the main objective asks of all players together before anything else: cards by symbol, and dice."""

    cards: dict[str, int]
    dice: int


class Forecast(msgspec.Struct, frozen=True):
    """What would happen if the round ended now.

    `night`: if the crisis does no harm; `if_failed` and `if_exceeded`: with what the crisis would do then (null
    without a crisis). `due`: cards whose effect comes at the end of this round.
    """

    round: int
    rounds_left: int
    morale: int
    food: FoodForecast
    waste: WasteForecast
    crisis: CrisisForecast | None
    duty: DutyForecast | None
    due: list[str]
    night: Night
    if_failed: Night | None
    if_exceeded: Night | None


def forecast(state: State, own: Sequence[str] = (), colony: int = 0) -> Forecast | None:
    """The forecast for a colony; `own`: cards in the crisis pile that the seat has laid face down.

    None outside the players' turns.
    """
    return next(iter(forecasts(state, own, [colony])), None)


def forecasts(state: State, own: Sequence[str], colonies: Sequence[int]) -> list[Forecast]:
    """The forecasts for some colonies, of one night that is tried out for all of them."""
    if not is_ahead(state):
        return []
    passed = Passed(state, "prevented")
    failed, exceeded = (Passed(state, "failed"), Passed(state, "exceeded")) if state.crisis else (None, None)
    return [
        Forecast(
            round=state.round,
            rounds_left=state.rounds_left,
            morale=state.colonies[colony].morale,
            food=food_in(passed, colony),
            waste=waste_in(passed, colony),
            crisis=_crisis(state, own) if state.crisis else None,
            duty=_duty(state),
            due=[card_of_node(entry.node) for entry in state.scheduled if entry.round <= state.round],
            night=passed.night(colony),
            if_failed=failed.night(colony) if failed is not None else None,
            if_exceeded=exceeded.night(colony) if exceeded is not None else None,
        )
        for colony in colonies
    ]


def is_ahead(state: State) -> bool:
    """Whether the night of this round is still to come."""
    return state.step not in ("setup", "colony", "over")


def food_in(passed: Passed, colony: int) -> FoodForecast:
    """The meal of a night that was tried out; where the game ends before it, nobody goes hungry."""
    before, after = passed.at["food"][colony], passed.after["food"][colony]
    meals = (event.facts for event in passed.trial.state.news if event.kind == "food-due")
    need = next((meal["need"] for meal in meals if meal["colony"] == colony), food_due(passed.trial.state, colony))
    return FoodForecast(need, before.food, after.starvation, after.morale - before.morale)


def waste_in(passed: Passed, colony: int) -> WasteForecast:
    """What the waste costs in a night that was tried out."""
    before, after = passed.at["waste"][colony], passed.after["waste"][colony]
    return WasteForecast(len(before.waste), waste_group(passed.trial.state, before), after.morale - before.morale)


def _crisis(state: State, own: Sequence[str]) -> CrisisForecast:
    symbols = state.library.crises[state.crisis].symbols
    pile = state.crisis_pile
    known = [*own, *(gift.key for gift in pile if gift.face_up)]
    matching = sum(state.library.items[key].symbol in symbols for key in known)
    wrong, unknown = len(known) - matching, len(pile) - len(known)
    least, most = matching - wrong - unknown, matching - wrong + unknown
    need = crisis_need(state.players)
    outcomes = {crisis_outcome(total, need) for total in (least, most)}
    return CrisisForecast(
        card=state.crisis,
        symbols=list(symbols),
        need=need,
        bonus_at=need + CRISIS_BONUS,
        laid=len(pile),
        matching=matching,
        wrong=wrong,
        unknown=unknown,
        least=least,
        most=most,
        outcome=outcomes.pop() if len(outcomes) == 1 else None,
    )


def _duty(state: State) -> DutyForecast | None:
    for step in steps(side(state).duty):
        if isinstance(step, Together):
            return DutyForecast({str(symbol): n for symbol, n in step.cards.items()}, step.dice)
    return None
