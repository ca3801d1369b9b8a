"""Use an ability, or the power of a card (A6)."""

from __future__ import annotations

from hivernage.cards.effects import Label, Power
from hivernage.cards.text import condition_text
from hivernage.model.events import PowerUsed
from hivernage.model.ids import die_of
from hivernage.model.parts import Survivor
from hivernage.model.question import Answer
from hivernage.model.state import State
from hivernage.rules.abilities import (
    NEEDS,
    Usable,
    against_kind,
    against_use,
    card_of,
    is_action,
    scope_of,
    usable,
    usable_by_player,
)
from hivernage.rules.actions.action import Action, Moments
from hivernage.rules.actions.attempt import Attempt, unknown
from hivernage.rules.actions.forbidding import name_of
from hivernage.rules.actions.menu import Menu
from hivernage.rules.asking import Asking
from hivernage.rules.crossroads import Moment
from hivernage.rules.effects.dice import spend_die
from hivernage.rules.effects.interpret import run
from hivernage.rules.plan import power_name
from hivernage.rules.powers import (
    Source,
    cannot_use,
    card_powers,
    has_lasting,
    mark_used,
    powers_of,
    side,
    table_powers,
    works_here,
)
from hivernage.rules.refusal import LANGS, Reason, at_place, phrase, refused
from hivernage.rules.scope import Scope

TABLE = "table"  # stands for a survivor where a power belongs to a player or to everybody
FORBIDDEN = Reason("T1", "forbidden-use-ability", "ban", "survivor")


def answers(menu: Menu) -> None:
    state = menu.state
    for survivor in menu.group:
        for name, _, power in usable(state, survivor):
            _with_die(menu, ("use", survivor.id, name), power)
    if has_lasting(state) or any(is_action(power) for power in side(state).powers):
        for name, _, power in usable_by_player(state, menu.seat):
            _with_die(menu, ("use", TABLE, name), power)


def _with_die(menu: Menu, words: Answer, power: Power) -> None:
    if power.die is None:
        menu.answers.append(words)
    else:
        menu.answers += [(*words, die) for die in menu.dice_from(power.die)]


# Refusing it


def refuse(attempt: Attempt) -> None:
    if attempt.word(1) == TABLE:
        _refuse_player(attempt)
    else:
        _refuse_survivor(attempt, attempt.own_survivor())


def _refuse_player(attempt: Attempt) -> None:
    named = _by_name(attempt, dict(table_powers(attempt.state, attempt.seat)))
    source, power = _wanted(attempt, named)
    _check_power(attempt, source, power, Scope(attempt.seat, card=card_of(source)))


def _refuse_survivor(attempt: Attempt, survivor: Survivor) -> None:
    _check_copying(attempt, survivor)
    named = _by_name(attempt, _all_powers(attempt, survivor))
    source, power = _wanted(attempt, named)
    if source.kind == "ability" and cannot_use(attempt.state, survivor):
        attempt.stop(FORBIDDEN, survivor)
    if not works_here(attempt.state, power, survivor.place, survivor.owner):
        place = at_place(power.at or "everywhere")
        raise refused("A6.3", "ability-elsewhere", power=_label(attempt, source), place=place)
    _check_power(attempt, source, power, scope_of(survivor, source))


def _by_name(attempt: Attempt, powers: dict[Source, Power]) -> list[Usable]:
    return [(power_name(attempt.state.library, source, power), source, power) for source, power in powers.items()]


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
        raise refused("A6.3", "not-together", **attempt.who(survivor.id), other=attempt.who(other.id)["survivor"])


def _wanted(attempt: Attempt, named: list[Usable]) -> tuple[Source, Power]:
    """The power that is named; of several the one that is most like an action."""
    word = attempt.word(2)
    fitting = [entry for entry in named if word in ("", entry[0])]
    if fitting:
        return min(fitting, key=lambda entry: entry[2].do is None)[1:]
    if word and word not in attempt.state.library.survivors:
        raise unknown("A6", "unknown-power", word, [name for name, _, _ in named])
    if attempt.word(1) == TABLE:
        raise refused("A6", "no-table-power")
    raise refused("A6", "no-such-ability", **attempt.who(attempt.word(1)))


def _label(attempt: Attempt, source: Source) -> Label:
    name = name_of(attempt.state, source)
    return phrase("ability-of", survivor=name) if source.kind == "ability" else phrase("card-named", card=name)


def _check_power(attempt: Attempt, source: Source, power: Power, scope: Scope) -> None:
    why = against_kind(power) or against_use(attempt.state, source, power, scope)
    label = _label(attempt, source)
    if why is not None:
        needs = _needs(attempt, power) if why is NEEDS else ""
        attempt.stop(why, power=label, start=power.moment or "", once=power.once or "", needs=needs)
    if power.die is not None:
        attempt.check_value(3, power.die, "A6", "ability-too-low", power=label)
    elif attempt.word(3):
        raise refused("A6.2", "needs-no-die", power=label)


def _needs(attempt: Attempt, power: Power) -> Label:
    assert power.needs is not None
    names = attempt.state.library.names
    return {lang: condition_text(power.needs, lang, names) for lang in LANGS}


# Doing it


def do(state: State, seat: int, answer: Answer) -> Asking[Moments]:
    """Every activation needs its own die, where the power shows a number (A6, A6.1)."""
    if answer[1] == TABLE:
        _, source, power = next(u for u in usable_by_player(state, seat) if u[0] == answer[2])
        scope = Scope(seat, card=card_of(source))
    else:
        survivor = state.survivors[answer[1]]
        _, source, power = next(u for u in usable(state, survivor) if u[0] == answer[2])
        scope = scope_of(survivor, source)
    if len(answer) == 4:
        spend_die(state, state.players[seat], die_of(answer[3]))
    mark_used(state, source, power)
    which = answer[2] if state.library.power_number(power) else ""
    state.tell(PowerUsed(seat=seat, survivor=scope.it, power=source.name, which=which))
    scope = yield from run(state, power.do, scope)
    item = state.library.items.get(source.name)
    if item is not None and item.symbol == "weapon":
        return (Moment("did", "use-weapon", it=answer[1], here=scope.here, weapon=source.name),)
    return ()


USE = Action("use", "A6", ("holder", "power", "die?"), refuse, do, answers)
