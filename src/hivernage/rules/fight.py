"""Attacks on zombies, survivors (A1), bandits (B3) and their camp (B6), with whatever a survivor brings to them."""

from __future__ import annotations

from hivernage.cards.effects import Power
from hivernage.cards.modifiers import NoExposure, SureHit
from hivernage.model.events import Attacked, EncounterRolled
from hivernage.model.parts import SpecialZombie, Survivor
from hivernage.model.state import State
from hivernage.rules.any_die import with_low_die
from hivernage.rules.asking import Asking, Rule, pick_live, pick_one
from hivernage.rules.bandits import remove_bandits
from hivernage.rules.deeds import note
from hivernage.rules.exposure import expose
from hivernage.rules.facts import BANDIT_ATTACK, DIE_TOP
from hivernage.rules.gates import against_gate
from hivernage.rules.homes import is_at_enemy_door, is_home
from hivernage.rules.loot import CAMP, is_camp, raid
from hivernage.rules.losses import by_back, wound
from hivernage.rules.plan import Planned, changed, choose_plan, follow_up, pay_plan
from hivernage.rules.powers import changed_value, is_forbidden, is_spared_attack, mods
from hivernage.rules.rerolls import reroll
from hivernage.rules.scope import Scope
from hivernage.rules.special_zombies import card_key, experiment_of
from hivernage.rules.whenever import whenever
from hivernage.rules.zombies import pick_entrance, take_zombie

BANDIT = "bandit"
"""The target of an attack on any bandit at the attacker's place."""


NAMELESS = ("zombie", BANDIT, CAMP)
"""Targets that are nobody in particular; all others are survivors of other players."""


def attack_value(state: State, survivor: Survivor) -> int:
    """The least die for an attack; cards change it within the faces of a die."""
    value = state.library.survivors[survivor.id].attack + changed_value(state, survivor, "attack")
    return max(1, min(DIE_TOP, value))


def targets(state: State, survivor: Survivor, at: str = "") -> list[str]:
    """What a survivor can attack where they stand (or will stand: `at`), unless a card forbids it."""
    return [] if is_forbidden(state, survivor, "attack") else in_reach(state, survivor, at)


def in_reach(state: State, survivor: Survivor, at: str = "") -> list[str]:
    """What there is to attack where a survivor stands: `zombie`, `bandit`, the bandits' `camp`, and survivors of other
    players (A1, A1.3, B3, B6). Where special zombies are, nothing else: they are called by their names (N6.3)."""
    place = state.places[at or survivor.place]
    if is_at_enemy_door(survivor) and not at:
        return ["zombie"] if place.zombies[survivor.door] else []  # of that entrance only (W8.2)
    if place.special:
        return list(dict.fromkeys(zombie.name for zombie in place.special))
    found = ["zombie"] if any(place.zombies) else []
    if place.bandits and against_gate(state, "bandit-attacks") is None:
        found.append(BANDIT)
    if is_camp(place.name) and against_gate(state, "hideout") is None and not state.players[survivor.owner].exiled:
        found.append(CAMP)
    if state.game.attacks_people:
        found += [s.id for s in state.survivors.values() if s.place == place.name and s.owner != survivor.owner]
    return found


def has_target(state: State, survivor: Survivor, at: str) -> bool:
    """Whether there is anything to attack at that place."""
    return bool(targets(state, survivor, at))


def attack(state: State, name: str, target: str, die: int) -> Asking[str]:
    """Attack with a die that was just spent; gives the equipped weapon that was used, if any."""
    survivor = state.survivors[name]
    chosen = with_low_die(state, survivor, "attack") if die < attack_value(state, survivor) else []
    if target == "zombie":
        return (yield from _attack_zombies(state, survivor, chosen))
    if card_key(target) in state.library.experiments:
        return (yield from _attack_special(state, survivor, target, chosen))
    return (yield from _attack_people(state, survivor, target, chosen))


def free_attack(state: State, name: str) -> Rule:
    """An attack without an action die; against a survivor a fresh die is rolled (A1.10)."""
    survivor = state.survivors[name]
    target = yield from pick_one(state, survivor.owner, "target", lambda: targets(state, survivor), (name,), needs=name)
    if target == "zombie":
        yield from _attack_zombies(state, survivor, [])
    elif card_key(target) in state.library.experiments:
        yield from _attack_special(state, survivor, target, [])
    else:
        yield from _attack_people(state, survivor, target, [])


def _attack_people(state: State, survivor: Survivor, target: str, chosen: list[Planned]) -> Asking[str]:
    """Whoever isn't a zombie: no exposure roll follows."""
    act = {BANDIT: "attack-bandit", CAMP: "attack-camp"}.get(target, "attack-survivor")
    place, name = survivor.place, survivor.id
    plan = yield from choose_plan(state, survivor, act, chosen)
    pay_plan(state, survivor, plan)
    if target == CAMP:
        yield from raid(state, name, "attack", [source.name for source, _ in plan])
    elif target == BANDIT:
        yield from _attack_bandit(state, survivor, plan)
    elif target in state.survivors:  # another lane may have killed them meanwhile
        yield from _attack_survivor(state, survivor, target, plan)
    yield from follow_up(state, survivor, plan[len(chosen) :], place)
    return _weapon(state, plan)


def _attack_zombies(state: State, survivor: Survivor, chosen: list[Planned]) -> Asking[str]:
    plan = yield from choose_plan(state, survivor, "attack", chosen)
    pay_plan(state, survivor, plan)
    place, name = survivor.place, survivor.id
    state.tell(Attacked(survivor=name, target="zombie", place=place, using=[source.name for source, _ in plan]))
    entrances = []
    spared_by = mods(state, survivor, NoExposure)  # as the attack begins: each zombie killed changes the place
    due = len(state.lane.owed)
    for _ in range(kills(state, survivor, plan)):
        entrance = yield from pick_entrance(state, survivor.owner, place, "kill", needs=name, door=survivor.door)
        if entrance is None:
            break
        take_zombie(state, place, entrance, name)
        entrances.append(entrance)
        if not _is_spared(state, survivor, plan, entrances, spared_by):
            state.lane.owed.append(name)
        yield from zombie_killed(state, Scope(survivor.owner, it=name, here=place))
    yield from _exposure(state, survivor, _is_spared(state, survivor, plan, entrances, spared_by), entrances, due)
    yield from follow_up(state, survivor, plan, place)
    yield from _answer_to_attack(state, survivor, plan, place)
    return _weapon(state, plan)


def _answer_to_attack(state: State, survivor: Survivor, plan: list[Planned], place: str) -> Rule:
    """What answers an attack on zombies, and what answers the use of a card in it."""
    scope = Scope(survivor.owner, it=survivor.id, here=place)
    if survivor.id in state.survivors:
        yield from whenever(state, "attacked", scope)
    for source, _ in plan:
        if source.kind == "card" and survivor.id in state.survivors:
            yield from whenever(state, "attacked-with", scope.but(weapon=source.name))


def _attack_special(state: State, survivor: Survivor, target: str, chosen: list[Planned]) -> Asking[str]:
    """An exposure roll, and whoever lives rolls on the encounter table: that alone says what becomes of it (N6)."""
    plan = yield from choose_plan(state, survivor, "attack", chosen)
    pay_plan(state, survivor, plan)
    place, name = survivor.place, survivor.id
    state.tell(Attacked(survivor=name, target=target, place=place, using=[source.name for source, _ in plan]))
    zombie = yield from _pick_special(state, survivor, target)
    if zombie is not None:
        due, at = len(state.lane.owed), [zombie.entrance]
        spared = _is_spared(state, survivor, plan, at, mods(state, survivor, NoExposure))
        state.lane.owed += [] if spared else [name]
        yield from _exposure(state, survivor, spared, at, due)
        if name in state.survivors:
            yield from _encounter(state, name, zombie, place)
    yield from follow_up(state, survivor, plan, place)
    yield from _answer_to_attack(state, survivor, plan, place)
    return _weapon(state, plan)


def _pick_special(state: State, survivor: Survivor, target: str) -> Asking[SpecialZombie | None]:
    """Of several alike at different entrances the attacker picks (N6.3)."""
    place = survivor.place

    def entrances() -> list[str]:
        found = {zombie.entrance for zombie in state.places[place].special if zombie.name == target}
        return [str(entrance + 1) for entrance in sorted(found)]

    picked = yield from pick_live(state, survivor.owner, "entrance", entrances, ("attack", place), survivor.id)
    return None if picked is None else SpecialZombie(target, int(picked) - 1)


def _encounter(state: State, name: str, zombie: SpecialZombie, place: str) -> Rule:
    """A fresh die on the table of the special zombie (N6.5)."""
    from hivernage.rules.effects.interpret import run

    def roll() -> int:
        value = state.roll()
        state.tell(EncounterRolled(card=card_key(zombie.name), survivor=name, place=place, value=value))
        return value

    value = yield from reroll(state, "encounter", name, roll(), roll)
    survivor = state.survivors[name]
    scope = Scope(survivor.owner, it=name, here=place, card=card_key(zombie.name), creature=zombie, result=value)
    for band, effect in experiment_of(state, zombie.name).table.items():
        if int(band[0]) <= value <= int(band[-1]):
            yield from run(state, effect, scope)


def kills(state: State, survivor: Survivor, plan: list[Planned]) -> int:
    """How many zombies an attack may kill: kills beyond the first add up."""
    return 1 + sum(mod.n - 1 for mod in changed(state, survivor, plan, "kill"))


def _exposure(state: State, survivor: Survivor, spared: bool, entrances: list[int], due: int) -> Rule:
    """One roll for each zombie killed, unless something spares the attacker (A1.1, D1); `due`: owed before."""
    owed = state.lane.owed
    if spared:
        del owed[due:]
        return
    for _ in entrances:
        del owed[due : due + 1]
        if survivor.id in state.survivors:
            yield from expose(state, survivor.id, "attack")


def _is_spared(
    state: State, survivor: Survivor, plan: list[Planned], entrances: list[int], by: list[NoExposure]
) -> bool:
    at = entrances if is_home(state, survivor.place) else []
    return any(spares(power) for _, power in plan) or is_spared_attack(state, survivor, at, by)


def spares(power: Power) -> bool:
    return any(isinstance(mod, NoExposure) and mod.act == "attack" for mod in power.mods)


def _weapon(state: State, plan: list[Planned]) -> str:
    return next((source.name for source, _ in plan if source.kind == "card" and _is_weapon(state, source.name)), "")


def _is_weapon(state: State, key: str) -> bool:
    item = state.library.items.get(key)
    return item is not None and item.symbol == "weapon"


def zombie_killed(state: State, scope: Scope) -> Rule:
    """What answers a killed zombie comes before the exposure roll."""
    note(state, scope.seat, "kill-zombie", scope.it)
    yield from whenever(state, "killed-zombie", scope)


def _strikes(state: State, survivor: Survivor, target: str, value: int, plan: list[Planned]) -> Asking[bool]:
    """The die rolls again, and at most the target's attack value hits (A1.2); some need no roll for it."""
    kind = BANDIT if target == BANDIT else "survivor"
    sure = (*mods(state, survivor, SureHit), *(mod for _, power in plan for mod in power.mods))
    using = [source.name for source, _ in plan]
    if any(isinstance(mod, SureHit) and mod.of == kind for mod in sure):
        state.tell(Attacked(survivor=survivor.id, target=target, place=survivor.place, using=using, hit=True))
        return True

    def roll() -> int:
        rolled = state.roll()
        hit = rolled <= value
        state.tell(
            Attacked(survivor=survivor.id, target=target, place=survivor.place, using=using, rolled=rolled, hit=hit)
        )
        return rolled

    return (yield from reroll(state, "hit", survivor.id, roll(), roll)) <= value


def _attack_bandit(state: State, survivor: Survivor, plan: list[Planned]) -> Rule:
    """Like a survivor of attack value 4, but a hit removes it (B3)."""
    if (yield from _strikes(state, survivor, BANDIT, BANDIT_ATTACK, plan)):
        remove_bandits(state, survivor.place, 1, "attack")


def _attack_survivor(state: State, survivor: Survivor, target: str, plan: list[Planned]) -> Rule:
    """A hit wounds and takes a card (A1.2)."""
    victim = state.survivors[target]
    hit = yield from _strikes(state, survivor, target, attack_value(state, victim), plan)
    if not hit or target not in state.survivors:
        return
    hand = state.players[victim.owner].hand
    if hand:
        from hivernage.rules.effects.cards import steal_card

        steal_card(state, victim.owner, survivor.owner, by_back(hand)[state.draw(len(hand))])
    yield from wound(state, target)
