"""Why an ability, or the power of a card, can't be used as an action (A6)."""

from __future__ import annotations

from hivernage.cards.effects import Label, Power
from hivernage.cards.library import face
from hivernage.cards.text import condition_text
from hivernage.model.parts import Survivor
from hivernage.rules.abilities import card_of
from hivernage.rules.conditions import holds
from hivernage.rules.effects.interpret import can
from hivernage.rules.plan import plan_name
from hivernage.rules.powers import (
    Source,
    cannot_use,
    card_powers,
    is_limited,
    is_used,
    powers_of,
    table_powers,
    works_here,
)
from hivernage.rules.scope import Scope
from hivernage.rules.why_not.attempt import Attempt, at_place, unknown
from hivernage.rules.why_not.forbidding import check_allowed, name_of
from hivernage.rules.why_not.refusal import LANGS, no, phrase

TABLE = "table"  # stands for a survivor where a power belongs to a player or to everybody


def use(attempt: Attempt) -> None:
    if attempt.word(1) == TABLE:
        _use_of_player(attempt)
    else:
        _use_of_survivor(attempt, attempt.own_survivor())


def _use_of_player(attempt: Attempt) -> None:
    named = [(face(source.name), source, power) for source, power in table_powers(attempt.state, attempt.seat)]
    _, source, power = _wanted(attempt, named)
    label = _label(attempt, source)
    _check_kind(power, label)
    _check_ready(attempt, source, power, Scope(attempt.seat, card=card_of(source)), label)


def _use_of_survivor(attempt: Attempt, survivor: Survivor) -> None:
    _check_copying(attempt, survivor)
    named = [(plan_name(source), source, power) for source, power in _all_powers(attempt, survivor).items()]
    _, source, power = _wanted(attempt, named)
    if source.kind == "ability" and cannot_use(attempt.state, survivor):
        check_allowed(attempt, survivor, "use-ability")
    label = _label(attempt, source)
    if not works_here(attempt.state, power, survivor.place, survivor.owner):
        raise no("A6.3", "ability-elsewhere", power=label, place=at_place(power.at or "everywhere"))
    _check_kind(power, label)
    scope = Scope(survivor.owner, it=survivor.id, here=survivor.place, card=card_of(source))
    _check_ready(attempt, source, power, scope, label)


def _all_powers(attempt: Attempt, survivor: Survivor) -> dict[Source, Power]:
    """A survivor's powers wherever they stand: ability first, then cards, then what else works for them now."""
    state, name = attempt.state, survivor.id
    own = enumerate(state.library.survivors[name].powers)
    found = {Source("ability", name, name, 0, index): power for index, power in own}
    for number, held in enumerate(survivor.cards):
        for index, power in enumerate(card_powers(state, held.key)):
            found[Source("card", held.key, name, number, index)] = power
    found.update((source, power) for source, power in powers_of(state, survivor) if source.holder == name)
    return found


def _check_copying(attempt: Attempt, survivor: Survivor) -> None:
    """Whoever copies abilities needs company for it."""
    other = attempt.state.survivors.get(attempt.word(2))
    copies = survivor.id in attempt.state.library.copiers
    if copies and other is not None and other.place != survivor.place:
        raise no("A6.3", "not-together", **attempt.who(survivor.id), other=attempt.who(other.id)["survivor"])


def _wanted(attempt: Attempt, named: list[tuple[str, Source, Power]]) -> tuple[str, Source, Power]:
    """The power that is named; of several the one that is most like an action."""
    word = attempt.word(2)
    fitting = [entry for entry in named if word in ("", entry[0])]
    if fitting:
        return min(fitting, key=lambda entry: entry[2].do is None)
    if word and word not in attempt.state.library.survivors:
        raise unknown("A6", "unknown-power", word, [name for name, _, _ in named])
    if attempt.word(1) == TABLE:
        raise no("A6", "no-table-power")
    raise no("A6", "no-such-ability", **attempt.who(attempt.word(1)))


def _label(attempt: Attempt, source: Source) -> Label:
    name = name_of(attempt.state, source)
    return phrase("ability-of", survivor=name) if source.kind == "ability" else phrase("card-named", card=name)


def _check_kind(power: Power, label: Label) -> None:
    """Some powers aren't actions: they come at a start, with another action, or simply hold."""
    if power.start is not None:
        raise no("T2.1", "works-at-start", power=label, start=power.start)
    if power.mods and is_limited(power):
        raise no("A6", "works-with-action", power=label)
    if power.mods or power.whenever is not None or power.do is None:
        raise no("A6.3", "works-by-itself", power=label)


def _check_ready(attempt: Attempt, source: Source, power: Power, scope: Scope, label: Label) -> None:
    state = attempt.state
    if is_used(state, source, power):
        raise no("A6", "used-already", power=label, once=power.once or "")
    if power.needs is not None and not holds(state, power.needs, scope):
        names = {name: card.name for name, card in state.library.survivors.items()}
        needs: Label = {lang: condition_text(power.needs, lang, names) for lang in LANGS}
        raise no("A6", "needs", power=label, needs=needs)
    if not can(state, power.do, scope):
        raise no("A6", "power-does-nothing", power=label)
    if power.die is not None:
        attempt.check_value(3, power.die, "A6", "ability-too-low", power=label)
    elif attempt.word(3):
        raise no("A6.2", "needs-no-die", power=label)
