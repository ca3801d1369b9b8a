"""Attack a zombie, a survivor of another player (A1), a bandit (B3) or the bandits' camp (B6)."""

from __future__ import annotations

from hivernage.model.ids import die_of
from hivernage.model.parts import Survivor
from hivernage.model.question import Answer
from hivernage.model.state import State
from hivernage.rules.actions.action import Action, Moments
from hivernage.rules.actions.attempt import Attempt, unknown
from hivernage.rules.actions.menu import Menu
from hivernage.rules.any_die import takes_any_die
from hivernage.rules.asking import Asking
from hivernage.rules.crossroads import Moment
from hivernage.rules.effects.dice import spend_die
from hivernage.rules.fight import attack, attack_value, in_reach
from hivernage.rules.gates import against_gate
from hivernage.rules.loot import is_camp
from hivernage.rules.refusal import Reason

FORBIDDEN = Reason("T1", "forbidden-attack", "ban", "survivor")
NO_TARGET = Reason("A1", "no-target", "place")
NO_ZOMBIE = Reason("A1", "no-zombie", "place")
HELPLESS = Reason("A1.3", "attack-helpless")
OWN = Reason("A1.3", "attack-own")
SPECIAL_FIRST = Reason("N6.3", "special-first", "place")
NO_BANDIT = Reason("B3", "no-bandit", "place")
NO_CAMP = Reason("B6", "no-camp", "place")
EXILED_AT_CAMP = Reason("B6.5", "exiled-at-camp")
ELSEWHERE = Reason("A1", "victim-elsewhere", "survivor", "place")


def against(menu: Menu, survivor: Survivor) -> Reason | None:
    return FORBIDDEN if menu.forbids(survivor, "attack") else None


def least_die(menu: Menu, survivor: Survivor) -> int:
    """The lowest die that will do: some powers let any die do."""
    need = attack_value(menu.state, survivor)
    return 1 if menu.values[0] < need and takes_any_die(menu.state, survivor, "attack") else need


def answers(menu: Menu, survivor: Survivor) -> None:
    if against(menu, survivor) is not None:
        return
    targets = in_reach(menu.state, survivor)
    if not targets:
        return
    name = survivor.id
    fitting = menu.dice_from(attack_value(menu.state, survivor))
    menu.answers += [("attack", name, target, die) for target in targets for die in fitting]
    if least_die(menu, survivor) == 1:
        low = menu.dice[: len(menu.dice) - len(fitting)]
        menu.answers += [("attack", name, target, die) for target in targets for die in low]


def refuse(attempt: Attempt) -> None:
    survivor = attempt.own_survivor()
    attempt.stop(against(attempt.menu, survivor), survivor)
    check_target(attempt, survivor)
    if not attempt.player.dice or least_die(attempt.menu, survivor) > 1:
        need = attack_value(attempt.state, survivor)
        attempt.check_value(3, need, "A1", "attack-too-low", **attempt.who(survivor.id))
    else:
        attempt.check_die(3)


def check_target(attempt: Attempt, survivor: Survivor) -> None:
    """Why something isn't in reach."""
    word, reach = attempt.word(2), in_reach(attempt.state, survivor)
    if word in reach or (reach and not word):
        return
    if attempt.state.places[survivor.place].special:
        attempt.stop(SPECIAL_FIRST, survivor)
    match word:
        case "":
            attempt.stop(NO_TARGET, survivor)
        case "zombie":
            attempt.stop(NO_ZOMBIE, survivor)
        case "helpless":
            attempt.stop(HELPLESS)
        case "bandit":
            attempt.stop(against_gate(attempt.state, "bandit-attacks"))
            attempt.stop(NO_BANDIT, survivor)
        case "camp":
            attempt.stop(against_gate(attempt.state, "hideout"))
            attempt.stop(EXILED_AT_CAMP if is_camp(survivor.place) else NO_CAMP, survivor)
        case _:
            _check_victim(attempt, survivor)


def _check_victim(attempt: Attempt, survivor: Survivor) -> None:
    if attempt.word(2) not in attempt.state.library.survivors:
        raise unknown("A1", "unknown-target", attempt.word(2), ["zombie", "bandit", "camp", *attempt.state.survivors])
    victim = attempt.survivor(2)
    if victim.owner == survivor.owner:
        attempt.stop(OWN)
    attempt.stop(ELSEWHERE, victim, to=survivor.place)


def do(state: State, seat: int, answer: Answer) -> Asking[Moments]:
    value = die_of(answer[3])
    spend_die(state, state.players[seat], value)
    place = state.survivors[answer[1]].place
    weapon = yield from attack(state, answer[1], answer[2], value)
    used = (Moment("did", "use-weapon", it=answer[1], here=place, weapon=weapon),) if weapon else ()
    killed = (Moment("did", "kill-zombie", it=answer[1], here=place),) if answer[2] == "zombie" else ()
    return used + killed


ATTACK = Action("attack", "A1", ("survivor", "target", "die"), refuse, do, survivor_answers=answers)
