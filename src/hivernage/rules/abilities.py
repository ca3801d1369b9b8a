"""Using powers as actions, and what comes by itself when a turn or round starts or a turn ends (A6)."""

from __future__ import annotations

from typing import Final

from hivernage.cards.effects import Moment, Power
from hivernage.cards.library import card_of_node
from hivernage.model.events import LastingOver, Played
from hivernage.model.parts import Survivor
from hivernage.model.question import Answer, Question
from hivernage.model.question_kinds import QuestionKind
from hivernage.model.state import State
from hivernage.rules.asking import Asking, Rule, answers_to, ask, first_of
from hivernage.rules.colony import discard_played
from hivernage.rules.conditions import holds
from hivernage.rules.effects.interpret import can, run
from hivernage.rules.plan import power_name
from hivernage.rules.powers import Source, is_used, mark_used, powers_of, table_powers
from hivernage.rules.refusal import Reason
from hivernage.rules.scope import Scope

Usable = tuple[str, Source, Power]
Coming = tuple[Source, Power, Scope]


AT_START = Reason("T2.1", "works-at-start", "power", "start")
WITH_ACTION = Reason("A6", "works-with-action", "power")
BY_ITSELF = Reason("A6.3", "works-by-itself", "power")
USED = Reason("A6", "used-already", "power", "once")
NEEDS = Reason("A6", "needs", "power", "needs")
NO_EFFECT = Reason("A6", "power-does-nothing", "power")


def usable(state: State, survivor: Survivor) -> list[Usable]:
    """Powers of a survivor that could be used as an action now, by name."""
    library = state.library
    if not (survivor.cards or state.standing or library.acts(survivor.id) or survivor.id in library.copiers):
        return []
    return [
        (power_name(library, source, power), source, power)
        for source, power in powers_of(state, survivor)
        if source.holder == survivor.id
        and is_action(power)
        and against_use(state, source, power, scope_of(survivor, source)) is None
    ]


def usable_by_player(state: State, seat: int) -> list[Usable]:
    """Powers that a player has without any survivor: through standing rules on them or on the table."""
    return [
        (power_name(state.library, source, power), source, power)
        for source, power in table_powers(state, seat)
        if is_action(power) and against_use(state, source, power, Scope(seat, card=card_of(source))) is None
    ]


def is_action(power: Power) -> bool:
    """Whether a power is used as an action, not at a start, after an event or with an action."""
    return against_kind(power) is None


def against_kind(power: Power) -> Reason | None:
    """Some powers aren't actions: they come at a start, with another action, or simply hold."""
    if power.moment:
        return AT_START
    if power.mods:
        return WITH_ACTION if power.is_chosen else BY_ITSELF
    if power.do is None or power.whenever is not None:
        return BY_ITSELF
    return None


def against_use(state: State, source: Source, power: Power, scope: Scope) -> Reason | None:
    """What keeps a power from being used now."""
    if is_used(state, source, power):
        return USED
    if power.needs is not None and not holds(state, power.needs, scope):
        return NEEDS
    if not can(state, power.do, scope):
        return NO_EFFECT
    return None


def card_of(source: Source) -> str:
    return card_of_node(source.name)


def scope_of(survivor: Survivor, source: Source) -> Scope:
    return Scope(survivor.owner, it=survivor.id, here=survivor.place, card=card_of(source))


# At the start of a turn or round, and at the end of a turn


BY_NIGHT: Final = ("zombies", "end-of-zombies")
"""Moments at which nothing of what is asked depends on hidden cards: a night can be tried out."""
NO_OR_YES: Final = (("no",), ("yes",))


def offer_powers(state: State, when: Moment, seat: int) -> Asking[bool]:
    """Offers and duties of one player, in their order (T2.1), and whether there were any.

    Who is asked never depends on hidden cards. What an improvement or the main objective does at the start of a round
    without saying for whom is the first player's.
    """
    due = [_name(entry) for entry in _coming(state, when, seat)]
    some = bool(due)
    while left := [entry for entry in _coming(state, when, seat) if _name(entry) in due]:
        entry = left[(yield from first_of(state, seat, [card_of(source) for source, _, _ in left]))]
        due.remove(_name(entry))
        yield from _offer(state, *entry)
    return some


def _name(entry: Coming) -> tuple[str, str, int]:
    """Which power of whom: whatever happens to the cards before it on the table."""
    source = entry[0]
    return source.holder, source.name, source.power


def _coming(state: State, when: Moment, seat: int) -> list[Coming]:
    found: list[Coming] = [
        (source, power, Scope(seat, it=survivor.id, here=survivor.place, card=card_of(source)))
        for survivor in state.group(seat)
        for source, power in powers_of(state, survivor)
        if power.moment == when and source.holder == survivor.id
    ]
    found += [
        (source, power, Scope(seat, card=card_of(source)))
        for source, power in table_powers(state, seat)
        if power.moment == when and (when != "round" or not _is_tables(source, power) or seat == state.first)
    ]
    return [entry for entry in found if _is_due(state, *entry)]


def _is_tables(source: Source, power: Power) -> bool:
    """Whether a power is nobody's but the whole table's."""
    return source.kind in ("built", "objective") and power.who == "holder"


def _is_due(state: State, source: Source, power: Power, scope: Scope) -> bool:
    return not is_used(state, source, power) and (power.needs is None or holds(state, power.needs, scope))


def _offer(state: State, source: Source, power: Power, scope: Scope) -> Rule:
    if not power.must:
        args = scope.words(state.library.node_id(power))
        kind: QuestionKind = "may" if power.pays is None else "may-pay"
        by_night = power.moment in BY_NIGHT
        if by_night and not can(state, power.do, scope):
            return
        answer = yield from ask(state, scope.seat, kind, args, NO_OR_YES if by_night else None)
        if answer[0] == "no":
            return
        if answer[0] == "pay":
            state.players[scope.seat].show(answer[1])
            state.tell(Played(seat=scope.seat, card=answer[1]))
            discard_played(state, scope.seat, answer[1])
    mark_used(state, source, power)
    yield from run(state, power.do, scope)


def end_standing(state: State, until: str, now: int) -> None:
    """Standing rules whose turn or round is over go away."""
    gone = [rule for rule in state.standing if rule.until == until and rule.last <= now]
    for rule in gone:
        state.standing.remove(rule)
        state.tell(LastingOver(card=card_of_node(rule.node)))


@answers_to("may-pay")
def may_pay_answers(state: State, question: Question, seat: int) -> list[Answer]:
    power: Power = state.library.nodes[question.args[0]]
    items = state.library.items
    keys = sorted({key for key in state.players[seat].ready() if items[key].symbol == power.pays})
    return [("no",), *(("pay", key) for key in keys)]
