"""Attacks on zombies and on survivors (A1), with whatever a survivor brings to the fight."""

from __future__ import annotations

from hivernage.cards.effects import Power
from hivernage.cards.modifiers import AnyDie, NoExposure
from hivernage.model.events import Attacked
from hivernage.model.parts import Survivor
from hivernage.model.state import State
from hivernage.rules.asking import Asking, Rule, pick_one
from hivernage.rules.exposure import expose
from hivernage.rules.homes import is_home
from hivernage.rules.losses import by_back, wound
from hivernage.rules.plan import Planned, changed, choose_plan, pay_plan, usable_with
from hivernage.rules.powers import is_forbidden, is_spared_attack, mods
from hivernage.rules.scope import Scope
from hivernage.rules.whenever import whenever
from hivernage.rules.zombies import pick_entrance, take_zombie


def attack_value(state: State, survivor: Survivor) -> int:
    return state.library.survivors[survivor.id].attack


def any_die(state: State, survivor: Survivor) -> list[Planned]:
    """Unused powers that let the survivor attack with a die of any value."""
    return usable_with(state, survivor, "any-die")


def targets(state: State, survivor: Survivor) -> list[str]:
    """What a survivor can attack where they stand, unless a card forbids it."""
    return [] if is_forbidden(state, survivor, "attack") else in_reach(state, survivor)


def in_reach(state: State, survivor: Survivor) -> list[str]:
    """What there is to attack where a survivor stands: `zombie`, and survivors of other players (A1, A1.3)."""
    found = ["zombie"] if any(state.places[survivor.place].zombies) else []
    found += [s.id for s in state.survivors.values() if s.place == survivor.place and s.owner != survivor.owner]
    return found


def has_target(state: State, survivor: Survivor) -> bool:
    return bool(targets(state, survivor))


def attack(state: State, name: str, target: str, die: int) -> Asking[str]:
    """Attack with a die that was just spent; gives the equipped weapon that was used, if any."""
    survivor = state.survivors[name]
    chosen: list[Planned] = []
    if die < attack_value(state, survivor) and not mods(state, survivor, AnyDie):
        chosen = [any_die(state, survivor)[0]]
    if target == "zombie":
        return (yield from _attack_zombies(state, survivor, chosen))
    pay_plan(state, survivor, chosen)
    yield from _attack_survivor(state, survivor, target, chosen)
    return _weapon(state, chosen)


def free_attack(state: State, name: str) -> Rule:
    """An attack without an action die; against a survivor a fresh die is rolled (A1.10)."""
    survivor = state.survivors[name]
    target = yield from pick_one(state, survivor.owner, "target", lambda: targets(state, survivor), (name,), needs=name)
    if target == "zombie":
        yield from _attack_zombies(state, survivor, [])
    else:
        yield from _attack_survivor(state, survivor, target, [])


def _attack_zombies(state: State, survivor: Survivor, chosen: list[Planned]) -> Asking[str]:
    plan = yield from choose_plan(state, survivor, "attack", chosen)
    pay_plan(state, survivor, plan)
    place, name = survivor.place, survivor.id
    state.tell(Attacked(survivor=name, target="zombie", place=place, using=[source.name for source, _ in plan]))
    entrances = []
    due = len(state.lane.owed)
    for _ in range(kills(state, survivor, plan)):
        entrance = yield from pick_entrance(state, survivor.owner, place, "kill", needs=name)
        if entrance is None:
            break
        take_zombie(state, place, entrance, name)
        entrances.append(entrance)
        if not _is_spared(state, survivor, plan, entrances):
            state.lane.owed.append(name)
        yield from zombie_killed(state, Scope(survivor.owner, it=name, here=place))
    yield from _exposure(state, survivor, plan, entrances, due)
    yield from _follow_up(state, survivor, plan, place)
    if name in state.survivors:
        yield from whenever(state, "attacked", Scope(survivor.owner, it=name, here=place))
    return _weapon(state, plan)


def kills(state: State, survivor: Survivor, plan: list[Planned]) -> int:
    """How many zombies an attack may kill: kills beyond the first add up."""
    return 1 + sum(mod.n - 1 for mod in changed(state, survivor, plan, "kill"))


def takes_any_die(state: State, survivor: Survivor) -> bool:
    """Whether the survivor may attack with a die of any value."""
    return bool(mods(state, survivor, AnyDie) or any_die(state, survivor))


def _exposure(state: State, survivor: Survivor, plan: list[Planned], entrances: list[int], due: int) -> Rule:
    """One roll for each zombie killed, unless something spares the attacker (A1.1, D1); `due`: owed before."""
    owed = state.lane.owed
    if _is_spared(state, survivor, plan, entrances):
        del owed[due:]
        return
    for _ in entrances:
        del owed[due : due + 1]
        if survivor.id in state.survivors:
            yield from expose(state, survivor.id, "attack")


def _is_spared(state: State, survivor: Survivor, plan: list[Planned], entrances: list[int]) -> bool:
    at = entrances if is_home(state, survivor.place) else []
    return any(spares(power) for _, power in plan) or is_spared_attack(state, survivor, at)


def spares(power: Power) -> bool:
    return any(isinstance(mod, NoExposure) and mod.act == "attack" for mod in power.mods)


def _follow_up(state: State, survivor: Survivor, plan: list[Planned], place: str) -> Rule:
    from hivernage.rules.effects.interpret import run

    for source, power in plan:
        if power.do is not None:
            yield from run(state, power.do, Scope(survivor.owner, it=survivor.id, here=place, card=source.name))


def _weapon(state: State, plan: list[Planned]) -> str:
    return next((source.name for source, _ in plan if source.kind == "card" and _is_weapon(state, source.name)), "")


def _is_weapon(state: State, key: str) -> bool:
    item = state.library.items.get(key)
    return item is not None and item.symbol == "weapon"


def zombie_killed(state: State, scope: Scope) -> Rule:
    """What answers a killed zombie comes before the exposure roll."""
    yield from whenever(state, "killed-zombie", scope)


def _attack_survivor(state: State, survivor: Survivor, target: str, plan: list[Planned]) -> Rule:
    """The die rolls again: at most the target's attack value wounds and takes a card (A1.2)."""
    victim = state.survivors[target]
    rolled = state.roll()
    hit = rolled <= attack_value(state, victim)
    using = [source.name for source, _ in plan]
    state.tell(Attacked(survivor=survivor.id, target=target, place=survivor.place, using=using, rolled=rolled, hit=hit))
    if not hit:
        return
    hand = state.players[victim.owner].hand
    if hand:
        from hivernage.rules.effects.cards import steal_card

        steal_card(state, victim.owner, survivor.owner, by_back(hand)[state.draw(len(hand))])
    yield from wound(state, target)
