"""Exposure odds before one commits: what the die does to this very survivor, by the rules' own table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import msgspec

from hivernage.cards.effects import Each, Effect, Expose, FreeAttack, KillZombies, May, Pick
from hivernage.insight.night import Passed, noise
from hivernage.model.board import EXPOSURE, SPOTS
from hivernage.model.ids import die_of
from hivernage.model.parts import Survivor
from hivernage.model.question import Answer, Question, key
from hivernage.model.state import State
from hivernage.rules.abilities import usable, usable_by_player
from hivernage.rules.any_die import any_die, with_low_die
from hivernage.rules.conditions import chosen
from hivernage.rules.effects.interpret import steps
from hivernage.rules.exposure import FACES, fate
from hivernage.rules.facts import NOISE_CHANCE
from hivernage.rules.fight import attack_value, kills, spares
from hivernage.rules.homes import is_home, outside
from hivernage.rules.move import first_spare
from hivernage.rules.plan import Planned, power_name, usable_with
from hivernage.rules.powers import is_passed_over, is_spared_attack, is_spared_move, wards
from hivernage.rules.scope import Scope, from_words
from hivernage.rules.zombies import zombies_at
from hivernage.table import Table


class Odds(msgspec.Struct, frozen=True):
    """What may happen to a survivor by these answers; the four chances add up to 1.

    `rolls`: how often the die is rolled, 0 for no risk at all. `nothing`: unharmed, `frostbite`: alive with new
    frostbite, `wound`: alive with new wounds only. `spreads_to`: others whom a bite could reach. `warded`: players
    may ward off a bite with a card. `safe_entrances`: where an attack needs no roll. `picked`: only if this survivor
    is picked for it.
    """

    survivor: str
    rolls: int
    nothing: float
    wound: float
    frostbite: float
    death: float
    spreads_to: int
    warded: bool
    safe_entrances: list[int]
    picked: bool
    answers: list[str]


class NoiseOdds(msgspec.Struct, frozen=True):
    """What noise means at a place: the chance of a zombie for each token, and of an overrun tonight by noise.

    `overrun` with the tokens there now, `overrun_with_more` with one more; the last is null when no space is left.
    """

    place: str
    tokens: int
    spaces: int
    zombie: float
    overrun: float
    overrun_with_more: float | None


class Risk(msgspec.Struct, frozen=True):
    """Somebody who may have to roll: `there` is where they stand then."""

    survivor: str
    rolls: int
    there: str = ""
    picked: bool = False
    safe_entrances: tuple[int, ...] = ()
    spread: bool = False  # any harm kills


def odds(table: Table, seat: int) -> list[Odds]:
    """The odds of every answer of a seat that exposes somebody; answers with the same odds are together."""
    state = table.state.copy()  # survivors are put where they would roll
    found: dict[Risk, list[str]] = {}
    for question in table.questions:
        if seat in question.seats and question.kind in RISKS:
            for answer in table.legal(question, seat):
                for risk in RISKS[question.kind](state, seat, question, answer):
                    found.setdefault(risk, []).append(key(answer))
    return [_odds(state, risk, answers) for risk, answers in found.items()]


def noises(table: Table, seat: int) -> list[NoiseOdds]:
    """What noise means where the seat's survivors stand outside the colony."""
    state = table.state
    names = [name for name in outside(state) if any(s.place == name for s in state.group(seat))]
    if not names or state.step in ("setup", "colony", "over"):
        return []
    night = Passed(state, "prevented")
    return [_noise(night, name) for name in names]


def _noise(night: Passed, name: str) -> NoiseOdds:
    tokens, spaces = night.before.places[name].noise, SPOTS[name].noise_spaces
    more = noise(night.trial, name, tokens + 1).overrun if tokens < spaces else None
    return NoiseOdds(name, tokens, spaces, NOISE_CHANCE, noise(night.trial, name, tokens).overrun, more)


# Who has to roll


def _of_action(state: State, seat: int, _question: Question, answer: Answer) -> Iterator[Risk]:
    match answer[0]:
        case "move":
            yield _of_move(state, *answer[1:])
        case "attack" if answer[2] == "zombie":
            survivor = state.survivors[answer[1]]
            low = die_of(answer[3]) < attack_value(state, survivor)
            yield of_attack(state, survivor, with_low_die(state, survivor, "attack") if low else [])
        case "use":
            yield from _of_use(state, seat, answer)
        case "play":
            yield from _of_effect(state, state.library.items[answer[1]].effect, Scope(seat, card=answer[1]))


def _of_move(state: State, name: str, target: str, fuel: str = "") -> Risk:
    survivor = state.survivors[name]
    spared = bool(fuel) or is_spared_move(state, survivor, survivor.place, target)
    spared = spared or first_spare(state, survivor, survivor.place, target) is not None
    return Risk(name, 0 if spared else 1, "" if spared else target)


def of_attack(state: State, survivor: Survivor, plan: list[Planned]) -> Risk:
    """An attack on zombies with what was chosen for it: a roll for each zombie killed, and those that powers add."""
    scope = Scope(survivor.owner, it=survivor.id, here=survivor.place)
    more = sum(risk.rolls for _, power in plan for risk in _of_effect(state, power.do, scope))
    if any(spares(power) for _, power in plan) or is_spared_attack(state, survivor, []):
        return Risk(survivor.id, more, survivor.place if more else "")
    entrances = [i for i, n in enumerate(state.places[survivor.place].zombies) if n]
    safe = [i + 1 for i in entrances if is_home(state, survivor.place) and is_spared_attack(state, survivor, [i])]
    rolls = more + min(kills(state, survivor, plan), zombies_at(state, survivor.place))
    return Risk(survivor.id, rolls, survivor.place, safe_entrances=tuple(safe))


def _of_use(state: State, seat: int, answer: Answer) -> Iterator[Risk]:
    if answer[1] == "table":
        powers, scope = usable_by_player(state, seat), Scope(seat)
    else:
        survivor = state.survivors[answer[1]]
        powers, scope = usable(state, survivor), Scope(seat, it=survivor.id, here=survivor.place)
    power = next(power for name, _, power in powers if name == answer[2])
    yield from _of_effect(state, power.do, scope)


def _of_plan(state: State, _seat: int, question: Question, answer: Answer) -> Iterator[Risk]:
    act, name, *names = question.args
    if act == "attack":
        survivor = state.survivors[name]
        wanted = [*names, *answer[1:2]]
        usable_now = (*any_die(state, survivor, "attack"), *usable_with(state, survivor, act))
        choices = {power_name(state.library, *p): p for p in usable_now}
        yield of_attack(state, survivor, [choices[n] for n in wanted])


def _of_option(state: State, seat: int, question: Question, answer: Answer) -> Iterator[Risk]:
    if answer[0] == "option":
        option = state.library.nodes[question.args[0]].options[int(answer[1]) - 1]
        yield from _of_effect(state, option.then, from_words(seat, question.args))


def _of_may(state: State, seat: int, question: Question, answer: Answer) -> Iterator[Risk]:
    if answer[0] in ("yes", "pay"):
        node = state.library.nodes[question.args[0]]
        yield from _of_effect(state, node.then if isinstance(node, May) else node.do, from_words(seat, question.args))


def _of_spread(_state: State, _seat: int, question: Question, answer: Answer) -> Iterator[Risk]:
    if answer == ("roll",):
        yield Risk(question.args[0], 1, question.args[1], spread=True)


def _of_sides(state: State, seat: int, question: Question, answer: Answer) -> Iterator[Risk]:
    if answer == ("flee",):  # one by one, each with a roll (LW4.2)
        den = state.colonies[state.players[seat].colony].place
        yield from (Risk(one.id, 1, den) for one in state.group(seat) if one.place == question.args[0])


def _of_effect(state: State, effect: Effect | None, scope: Scope, picked: bool = False) -> Iterator[Risk]:
    """Rolls that an effect names plainly; what comes after dice or further choices isn't foreseen."""
    it = state.survivors.get(scope.it)
    for step in steps(effect):
        match step:
            case Expose(who=who, times=int(times)):
                for survivor in chosen(state, who, scope):
                    yield Risk(survivor.id, times, survivor.place, picked)
            case KillZombies(exposure="once") if it is not None and zombies_at(state, it.place):
                yield Risk(it.id, 1, it.place, picked)
            case FreeAttack() if it is not None and zombies_at(state, it.place):
                yield msgspec.structs.replace(of_attack(state, it, []), picked=picked)
            case Each(who=who, then=then):
                for survivor in chosen(state, who, scope):
                    yield from _of_effect(state, then, scope.but(it=survivor.id, here=survivor.place), picked)
            case Pick(who=who, then=then, with_it=along):
                if along:
                    yield from _of_effect(state, then, scope, picked)
                for survivor in chosen(state, who, scope):
                    yield from _of_effect(state, then, scope.but(it=survivor.id, here=survivor.place), picked=True)


RISKS = {
    "action": _of_action,
    "plan": _of_plan,
    "crossroads": _of_option,
    "option": _of_option,
    "may": _of_may,
    "may-pay": _of_may,
    "spread": _of_spread,
    "take-sides": _of_sides,
}


# What the die does


def _odds(state: State, risk: Risk, answers: list[str]) -> Odds:
    survivor = state.survivors[risk.survivor]
    stood = survivor.place
    if risk.rolls and risk.there != stood:
        survivor.place, survivor.left = risk.there, stood
    outcomes = _outcomes(state, survivor, risk)
    others = [s for s in state.at(survivor.place) if s is not survivor and not is_passed_over(state, s)]
    survivor.place, survivor.left = stood, ""
    total: int = len(EXPOSURE) ** risk.rolls
    nothing, wound, frostbite, death = (ways / total for ways in outcomes)
    return Odds(
        survivor=risk.survivor,
        rolls=risk.rolls,
        nothing=nothing,
        wound=wound,
        frostbite=frostbite,
        death=death,
        spreads_to=len(others) if risk.rolls else 0,
        warded=bool(risk.rolls and wards(state)),
        safe_entrances=list(risk.safe_entrances),
        picked=risk.picked,
        answers=answers,
    )


def _outcomes(state: State, survivor: Survivor, risk: Risk) -> tuple[int, int, int, int]:
    """How many of all series of rolls end with nothing, wounds, frostbite, death."""
    alive: Counter[tuple[int, bool]] = Counter({(0, False): 1})  # new wounds, whether by frostbite too
    death = 0
    for _ in range(risk.rolls):
        death *= len(EXPOSURE)
        after: Counter[tuple[int, bool]] = Counter()
        for (harm, frozen), ways in alive.items():
            for face, n in FACES.items():
                match fate(state, survivor, face, harm, risk.spread):
                    case "nothing":
                        after[harm, frozen] += ways * n
                    case "death":
                        death += ways * n
                    case hurt:
                        after[harm + 1, frozen or hurt == "frostbite"] += ways * n
        alive = after
    frostbite = sum(ways for (_, frozen), ways in alive.items() if frozen)
    wound = sum(ways for (harm, frozen), ways in alive.items() if harm and not frozen)
    return alive[0, False], wound, frostbite, death
