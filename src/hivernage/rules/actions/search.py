"""Search a place for cards (A2)."""

from __future__ import annotations

from hivernage.model.board import SPOTS
from hivernage.model.ids import die_of
from hivernage.model.parts import Survivor
from hivernage.model.question import Answer
from hivernage.model.state import State
from hivernage.rules.actions.action import Action, Moments
from hivernage.rules.actions.attempt import Attempt
from hivernage.rules.actions.menu import Menu
from hivernage.rules.any_die import takes_any_die, with_low_die
from hivernage.rules.asking import Asking
from hivernage.rules.crossroads import Moment
from hivernage.rules.effects.dice import spend_die
from hivernage.rules.exposure import expose
from hivernage.rules.gates import against_place
from hivernage.rules.loot import is_camp, raid
from hivernage.rules.plan import pay_plan
from hivernage.rules.powers import is_spared_search
from hivernage.rules.refusal import Reason
from hivernage.rules.scope import Scope
from hivernage.rules.search import COLONY, against_search, search, search_value
from hivernage.rules.whenever import whenever

FORBIDDEN = Reason("T1", "forbidden-search", "ban", "survivor")
EXILED_AT_CAMP = Reason("B6.5", "exiled-at-camp")


def against(menu: Menu, survivor: Survivor) -> Reason | None:
    """What keeps a survivor from searching where they stand."""
    why = against_search(menu.state, survivor)
    if why is not COLONY and menu.forbids(survivor, "search"):
        return FORBIDDEN
    if closed := against_place(menu.state, survivor.place):
        return closed
    if is_camp(survivor.place):
        return EXILED_AT_CAMP if menu.player.exiled else None
    return why


def least_die(menu: Menu, survivor: Survivor) -> int:
    """The lowest die that will do: some powers let any die do."""
    need = search_value(menu.state, survivor)
    return 1 if menu.values and menu.values[0] < need and takes_any_die(menu.state, survivor, "search") else need


def answers(menu: Menu, survivor: Survivor) -> None:
    if against(menu, survivor) is None:
        menu.answers += [("search", survivor.id, die) for die in menu.dice_from(least_die(menu, survivor))]


def refuse(attempt: Attempt) -> None:
    survivor = attempt.own_survivor()
    attempt.stop(against(attempt.menu, survivor), survivor)
    need = least_die(attempt.menu, survivor)
    attempt.check_value(2, need, "A2", "search-too-low", **attempt.who(survivor.id))


def do(state: State, seat: int, answer: Answer) -> Asking[Moments]:
    value = die_of(answer[2])
    spend_die(state, state.players[seat], value)
    place = state.survivors[answer[1]].place
    owed = SPOTS[place].search_exposes and not is_spared_search(state, state.survivors[answer[1]])
    if owed:
        state.lane.owed.append(answer[1])
    if is_camp(place):
        state.places[place].searched = state.clock
        survivor = state.survivors[answer[1]]
        low = with_low_die(state, survivor, "search") if value < search_value(state, survivor) else []
        pay_plan(state, survivor, low)
        yield from raid(state, answer[1], "search", [source.name for source, _ in low])
        yield from whenever(state, "searched", Scope(seat, it=answer[1], here=place))
    else:
        yield from search(state, answer[1], value)
    if owed:
        state.lane.owed.remove(answer[1])
        if answer[1] in state.survivors:
            yield from expose(state, answer[1], "search")  # N2.1: when the card is kept, before any trigger
    return (Moment("searched", it=answer[1], here=place),)


SEARCH = Action("search", "A2", ("survivor", "die"), refuse, do, survivor_answers=answers)
