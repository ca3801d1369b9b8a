"""Why an option can't be chosen: what it needs, in words, and what there is instead."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from hivernage.cards.conditions import Alive, All, AtLeast, Condition, Exists, InDeck
from hivernage.cards.effects import (
    Attach,
    Choose,
    Dice,
    Discard,
    Each,
    Effect,
    Expose,
    Gain,
    If,
    Kill,
    Label,
    Look,
    Lose,
    Option,
    Pick,
    PlaceAt,
    Recruit,
    Release,
    Remove,
    Steal,
    Step,
    Swap,
    Transfer,
    Wound,
)
from hivernage.cards.targets import Amount, Count, Survivors, Who
from hivernage.cards.text import conditions, effects
from hivernage.cards.text.words import Voice, inline
from hivernage.messages import Lang
from hivernage.model.board import SPOTS
from hivernage.model.parts import Survivor
from hivernage.model.state import State
from hivernage.rules.conditions import candidates, chosen, count, holds, number, places
from hivernage.rules.effects.cards import symbol_of
from hivernage.rules.effects.interpret import FORESIGHT, can, steps
from hivernage.rules.gates import against_gate
from hivernage.rules.homes import home
from hivernage.rules.losses import has_place_for
from hivernage.rules.refusal import LANGS, Refusal, at_place, no
from hivernage.rules.scope import Scope
from hivernage.rules.spaces import free_spaces

RULE = "X3"


def why_closed(state: State, option: Option, scope: Scope) -> Refusal:
    """What stands against an option that is closed."""
    if option.module and option.module not in state.options.modules:
        return no(RULE, "module-missing", module=option.module)
    if option.needs is not None and not holds(state, option.needs, scope):
        return _lacking(state, option.needs, scope)
    return next(_obstacles(state, option.then, scope))


def _obstacles(state: State, effect: Effect | None, scope: Scope) -> Iterator[Refusal]:
    """One reason for each step that can't be carried out: what lies open is told before what a deck hides."""
    tried: list[tuple[Step, Scope]] = []
    for step in steps(effect):
        tried.append((step, scope))
        foresight = FORESIGHT.get(type(step))
        scope = foresight(step, scope) if foresight is not None else scope
    for step, its in sorted(tried, key=lambda one: _asks_a_deck(one[0])):
        if not can(state, step, its):
            yield _obstacle(state, step, its)


def _asks_a_deck(step: Step) -> bool:
    return (isinstance(step, Recruit) and step.named is not None) or (isinstance(step, Remove) and step.from_deck)


def _obstacle(state: State, step: Step, scope: Scope) -> Refusal:
    match step:
        case Discard():
            return _too_few_cards(state, step, scope)
        case Dice(whose="you") if step.act == "spend":
            return _lacking(state, AtLeast(1 if step.n == "all" else step.n, Count("unused-dice")), scope)
        case Lose(what="food" | "helpless" as what):
            return _lacking(state, AtLeast(step.n, Count(what)), scope)
        case Lose(what="improvement"):
            return _lacking(state, AtLeast(1 if step.n == "all" else step.n, Count("built")), scope)
        case Lose(what="waste"):
            return _lacking(state, AtLeast(1 if step.n == "all" else step.n, Count("waste")), scope)
        case Kill(who="helpless"):
            return _lacking(state, AtLeast(1, Count("helpless")), scope)
        case Release() if closed := against_gate(state, "lockdown"):
            return closed.about({})
        case Gain(what="helpless"):
            return _no_room(state, home(state, scope.seat), step.n, scope)
        case Recruit() if not has_place_for(state, scope.seat):
            return _no_room(state, home(state, scope.seat), 1, scope)
        case Recruit(named=str(name)):
            return _lacking(state, InDeck(name), scope)
        case Remove(from_deck=True, who=Survivors(named=str(name))):
            return _lacking(state, InDeck(name), scope)
        case PlaceAt() if not free_spaces(state, places(state, step.at, scope)[0]):
            return _no_room(state, places(state, step.at, scope)[0], 1, scope)
        case Swap() if not state.players[scope.seat].hand:
            return _lacking(state, AtLeast(1, Count("hand")), scope)
        case Swap():
            return _lacking(state, AtLeast(1, Count("hand", whose="player")), scope)
        case Steal() | Look(at="hand" | "random-card"):
            return _lacking(state, AtLeast(step.n, Count("hand", whose="player")), scope)
        case Wound() | Expose() | Remove() | Transfer() | Kill():
            return _nobody(state, step.who, step, scope)
        case Attach():
            return _nobody(state, step.to, step, scope)
        case _:
            return _of_its_parts(state, step, scope)


def _of_its_parts(state: State, step: Step, scope: Scope) -> Refusal:
    """What speaks against all ways to do a step; without one such reason the step is named."""
    match step:
        case Pick() if not any(candidates(state, step.who, scope)):
            return _nobody(state, step.who, step, scope)
        case Pick() if not (step.up_to or step.who.others_than_it) and len(chosen(state, step.who, scope)) < step.n:
            return _lacking(state, AtLeast(step.n, Count("survivors", who=step.who)), scope)
        case Pick():
            found = [list(_obstacles(state, step.then, _at(scope, who))) for who in candidates(state, step.who, scope)]
        case Each():
            found = [list(_obstacles(state, step.then, _at(scope, who))) for who in chosen(state, step.who, scope)]
            found = [reasons for reasons in found if reasons][:1]
        case If():
            found = [list(_obstacles(state, step.then if holds(state, step.test, scope) else step.otherwise, scope))]
        case Choose():
            found = [[why_closed(state, option, scope)] for option in step.options]
        case _:
            found = []
    if found and all(reasons[:1] == found[0][:1] for reasons in found) and found[0]:
        return found[0][0]
    return no(RULE, "step-closed", step=_in_words(state, scope, step))


def _at(scope: Scope, survivor: Survivor) -> Scope:
    return scope.but(it=survivor.id, here=survivor.place)


# The single reasons


def _lacking(state: State, condition: Condition, scope: Scope) -> Refusal:
    """A condition that doesn't hold; where it counts something, with what there is."""
    match condition:
        case All():
            return _lacking(state, next(part for part in condition.of if not holds(state, part, scope)), scope)
        case AtLeast():
            return _too_few(state, condition, scope, count(state, condition.of, scope))
        case _:
            return no(RULE, "needs", test=_test(state, condition, scope))


def _too_few(state: State, condition: AtLeast, scope: Scope, have: int) -> Refusal:
    needed = AtLeast(number(state, condition.n, scope), condition.of)
    return no(RULE, "needs-more", test=_test(state, needed, scope), have=have)


def _too_few_cards(state: State, step: Discard, scope: Scope) -> Refusal:
    """Cards that a player holds but may not play with don't count."""
    player = state.players[scope.seat]
    hand = player.hand if step.random else player.ready()
    have = sum(step.symbol in (None, symbol_of(state, key)) for key in hand)
    need = 0 if step.n == "any" else 1 if step.n == "some" else step.n
    return _too_few(state, AtLeast(need, Count("hand", symbol=step.symbol)), scope, have)


def _nobody(state: State, who: Who | Literal["helpless"], step: Step, scope: Scope) -> Refusal:
    """Nobody is there of those that it would be done to."""
    if who == "it" and scope.it not in state.survivors:
        return _lacking(state, Alive(), scope)
    if isinstance(who, Survivors) and not chosen(state, who, scope):
        return _lacking(state, Exists(who), scope)
    return no(RULE, "step-closed", step=_in_words(state, scope, step))


def _no_room(state: State, place: str, n: Amount, scope: Scope) -> Refusal:
    free = max(0, free_spaces(state, place))
    return no(RULE, "no-room", place=at_place(place), n=number(state, n, scope), free=free)


# Their words


def _test(state: State, condition: Condition, scope: Scope) -> Label:
    return {lang: conditions.test(_voice(state, scope, lang), condition) for lang in LANGS}


def _in_words(state: State, scope: Scope, step: Step) -> Label:
    said = {}
    for lang in LANGS:
        voice = _voice(state, scope, lang)
        said[lang] = inline(voice, effects.fragments(voice, step))
    return said


def _voice(state: State, scope: Scope, lang: Lang) -> Voice:
    voice = Voice(lang, state.library.names)
    here = f"place-{scope.here}" if scope.here in SPOTS else voice.here
    return voice.turn(it=voice.name(scope.it) if scope.it else "", here=here)
