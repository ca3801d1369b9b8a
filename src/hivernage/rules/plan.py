"""Powers chosen with an action: picked one by one, then paid and committed together."""

from __future__ import annotations

from collections.abc import Sequence

from hivernage.cards.effects import Power
from hivernage.cards.library import Library, card_of_node, face
from hivernage.cards.modifiers import BarricadeArms, Instead, Modifier, NoExposure
from hivernage.model.events import DieSpent, SetAside
from hivernage.model.ids import DIE, die_of
from hivernage.model.parts import Survivor
from hivernage.model.question import Answer, Question
from hivernage.model.state import State
from hivernage.rules.asking import Asking, Rule, answers_to, ask
from hivernage.rules.colony import discard_played
from hivernage.rules.conditions import holds
from hivernage.rules.powers import Source, changes, changes_by, has_lasting, is_used, mark_used, mods, powers_of
from hivernage.rules.scope import Scope

Planned = tuple[Source, Power]


def usable_with(state: State, survivor: Survivor, act: str) -> list[Planned]:
    """Limited powers of a survivor that may be chosen with this action."""
    library = state.library
    if not (survivor.cards or has_lasting(state) or library.plans(survivor.id) or survivor.id in library.copiers):
        return []
    scope = Scope(survivor.owner, it=survivor.id, here=survivor.place)
    return [
        (source, power)
        for source, power in powers_of(state, survivor)
        if power.mods
        and power.is_limited
        and changes(power, act, survivor.place)
        and not is_used(state, source, power)
        and (power.needs is None or holds(state, power.needs, scope))
    ]


def choose_plan(state: State, survivor: Survivor, act: str, chosen: list[Planned]) -> Asking[list[Planned]]:
    """Ask which powers to use, one after another. Which cards could pay for them is the player's secret."""
    while True:
        names = [power_name(state.library, *p) for p in chosen]
        if not useful_with(state, survivor, act, names):
            return chosen
        answer = yield from ask(state, survivor.owner, "plan", (act, survivor.id, *names), needs=survivor.id)
        if answer[0] == "go":
            return chosen
        usable = usable_with(state, survivor, act)  # read again: another lane may have handed something over
        picked = next(p for p in usable if power_name(state.library, *p) == answer[1])
        _set_aside(state, survivor, answer)
        chosen = [*chosen, picked]


def useful_with(state: State, survivor: Survivor, act: str, names: Sequence[str] = ()) -> list[Planned]:
    """Powers that do something beside those chosen already and beside what holds all the time."""
    usable = {power_name(state.library, *planned): planned for planned in usable_with(state, survivor, act)}
    had: list[Modifier] = [mod for name, (_, power) in usable.items() if name in names for mod in power.mods]
    if usable:
        had += [*mods(state, survivor, Instead), *mods(state, survivor, NoExposure)]
    return [
        planned for name, planned in usable.items() if name not in names and _adds(planned[1], had, act, survivor.place)
    ]


def _adds(power: Power, had: list[Modifier], act: str, place: str) -> bool:
    """Whether a power adds to what there is: two that clean five cards each clean no more than five together."""
    if power.do is not None:
        return True
    return any(changes_by(mod, act, place) and _is_more(mod, had) for mod in power.mods)


def _is_more(mod: Modifier, had: list[Modifier]) -> bool:
    """Whether a modifier does more than all these; kills and cards of a search add up."""
    match mod:
        case Instead(of=of, n=n) if of != "kill":
            return all(n > other.n for other in had if isinstance(other, Instead) and other.of == of)
        case NoExposure(act=act):
            spared = (other for other in had if isinstance(other, NoExposure) and other.act == act)
            return all(other.entrance is not None for other in spared)
        case _:
            return True


def power_name(library: Library, source: Source, power: Power) -> str:
    """How a power is called in an answer: whose ability, or the card's face with its place among the holder's cards.

    Where another power of the card could be meant, its number follows: `rosa-blum/2`, `lighter.1/2`.
    """
    card = face(card_of_node(source.name))
    number = library.power_number(power)
    return card + (f".{source.number + 1}" if source.kind == "card" else "") + (f"/{number}" if number else "")


def _set_aside(state: State, survivor: Survivor, answer: Answer) -> None:
    player = state.players[survivor.owner]
    for word in answer[2:]:
        if word in DIE:
            player.dice.remove(die_of(word))
            state.lane.plan.sources.append(word)
            state.tell(DieSpent(seat=player.seat, value=die_of(word)))
        else:
            player.show(word)
            state.lane.plan.cards.append(word)
            state.tell(SetAside(seat=player.seat, card=word))


def pay_plan(state: State, survivor: Survivor, plan: list[Planned]) -> None:
    """Commit: dice are used, cards go where played cards go, and uses are counted."""
    player = state.players[survivor.owner]
    player.used_dice += len(state.lane.plan.sources)
    for key in state.lane.plan.cards:
        discard_played(state, player.seat, key)
    state.lane.plan.sources, state.lane.plan.cards = [], []
    for source, power in plan:
        mark_used(state, source, power)


def follow_up(state: State, survivor: Survivor, plan: list[Planned], place: str) -> Rule:
    """What the chosen powers do once the action is done."""
    from hivernage.rules.effects.interpret import run

    for source, power in plan:
        if power.do is not None:
            yield from run(state, power.do, Scope(survivor.owner, it=survivor.id, here=place, card=source.name))


def instead(state: State, survivor: Survivor, plan: list[Planned], of: str, usual: int) -> int:
    """How much an action does with what was chosen for it, and with what holds all the time."""
    return max([usual, *(mod.n for mod in changed(state, survivor, plan, of))])


def arms(state: State, survivor: Survivor, plan: list[Planned], value: int) -> bool:
    """Whether a barricade action with such a die puts explosive traps, by what was chosen or holds all the time."""
    chosen = [mod for _, power in plan for mod in power.mods if isinstance(mod, BarricadeArms)]
    return any(mod.die <= value for mod in (*mods(state, survivor, BarricadeArms), *chosen))


def changed(state: State, survivor: Survivor, plan: list[Planned], of: str) -> list[Instead]:
    """Whatever lets an action do more."""
    chosen = [mod for _, power in plan for mod in power.mods if isinstance(mod, Instead)]
    return [mod for mod in (*mods(state, survivor, Instead), *chosen) if mod.of == of]


@answers_to("plan")
def plan_answers(state: State, question: Question, seat: int) -> list[Answer]:
    act, name, *chosen = question.args
    answers: list[Answer] = [("go",)]
    for source, power in useful_with(state, state.survivors[name], act, chosen):
        word = power_name(state.library, source, power)
        answers += [("with", word, *cost) for cost in _costs(state, power, seat)]
    return list(dict.fromkeys(answers))


def _costs(state: State, power: Power, seat: int) -> list[Answer]:
    player = state.players[seat]
    costs: list[Answer] = [()]
    if power.pays is not None:
        items = state.library.items
        keys = sorted({key for key in player.ready() if items[key].symbol == power.pays})
        costs = [(*cost, key) for cost in costs for key in keys]
    if power.die is not None:
        values = sorted({value for value in player.dice if value >= power.die})
        costs = [(*cost, DIE[value]) for cost in costs for value in values]
    return costs
