"""Words about action dice."""

from __future__ import annotations

from collections import Counter

from hivernage.cards.effects import Dice
from hivernage.model.events import DieChanged, DieSpent, ExtraDiceComing
from hivernage.model.ids import DIE, SEATS, die_of, seat_of
from hivernage.model.parts import Player
from hivernage.model.question import Answer
from hivernage.model.state import State
from hivernage.rules.asking import Asking, Rule, ask, pick_fixed, pick_live
from hivernage.rules.conditions import number
from hivernage.rules.effects.interpret import checks, runs
from hivernage.rules.facts import DIE_TOP
from hivernage.rules.scope import Scope


def raise_die(state: State, player: Player, value: int, by: int = 1) -> None:
    """No die exceeds 6 (F4.1)."""
    new = max(1, min(DIE_TOP, value + by))
    player.dice[player.dice.index(value)] = new
    state.tell(DieChanged(seat=player.seat, was=value, now=new))


def spend_die(state: State, player: Player, value: int) -> None:
    player.dice.remove(value)
    player.used_dice += 1
    state.tell(DieSpent(seat=player.seat, value=value))


@runs(Dice)
def run_dice(state: State, word: Dice, scope: Scope) -> Asking[Scope]:
    player = state.players[scope.seat]
    if word.whose == "other":
        found = yield from _other_player(state, scope)
        if found is None:
            return scope
        player = found
    if word.act == "add":
        n = number(state, word.n, scope)
        state.extra_dice[player.seat] += n
        state.tell(ExtraDiceComing(seat=player.seat, n=n))
        return scope
    if word.act == "reroll" and word.up_to:
        yield from _reroll_some(state, player)
        return scope
    n = number(state, word.n, scope, everything=len(player.dice))
    if word.act == "spend" and n >= len(player.dice):
        for value in player.dice[:]:
            spend_die(state, player, value)
        return scope
    for _ in range(min(n, len(player.dice))):
        yield from _change(state, word, player, scope.seat)
    return scope


def _change(state: State, word: Dice, player: Player, chooser: int) -> Rule:
    def dice() -> list[str]:
        return [DIE[value] for value in _fitting(word, player)]

    word_of_die = yield from pick_live(state, chooser, "die", dice, (word.act, SEATS[player.seat]))
    if word_of_die is None:
        return
    value = die_of(word_of_die)
    match word.act:
        case "raise":
            raise_die(state, player, value)
        case "lower":
            raise_die(state, player, value, by=-1)
        case "spend":
            spend_die(state, player, value)
        case "set":
            others = [DIE[v] for v in range(1, DIE_TOP + 1) if v != value]
            wanted = yield from pick_fixed(state, chooser, "value", others)
            if value in player.dice:
                raise_die(state, player, value, by=die_of(wanted) - value)
        case _:
            player.dice.remove(value)
            _reroll(state, player, [value])


def _fitting(word: Dice, player: Player) -> list[int]:
    limit = {"raise": range(1, DIE_TOP), "lower": range(2, DIE_TOP + 1)}.get(word.act, range(1, DIE_TOP + 1))
    return sorted({value for value in player.dice if value in limit})


def _reroll_some(state: State, player: Player) -> Rule:
    """Which dice is settled before the first of them rolls."""
    chosen: list[int] = []
    while True:
        left = Counter(player.dice) - Counter(chosen)
        if not left:
            break
        answer = yield from ask(state, player.seat, "dice", ("reroll",), lambda: _rerolls(player, chosen))
        if answer == ("enough",):
            break
        chosen.append(die_of(answer[1]))
    still = []
    for value in chosen:
        if value in player.dice:  # else another lane has lowered or spent it
            player.dice.remove(value)
            still.append(value)
    _reroll(state, player, still)


def _rerolls(player: Player, chosen: list[int]) -> tuple[Answer, ...]:
    left = Counter(player.dice) - Counter(chosen)
    return (*(("die", DIE[value]) for value in sorted(left)), *((("enough",),) if chosen else ()))


def _reroll(state: State, player: Player, values: list[int]) -> None:
    for value in values:
        new = state.roll()
        player.dice.append(new)
        state.tell(DieChanged(seat=player.seat, was=value, now=new))
    player.dice.sort()


def _other_player(state: State, scope: Scope) -> Asking[Player | None]:
    def players() -> list[str]:
        return [SEATS[p.seat] for p in state.players if p.seat != scope.seat and any(v > 1 for v in p.dice)]

    name = yield from pick_live(state, scope.seat, "player", players, ("die",))
    return None if name is None else state.players[seat_of(name)]


@checks(Dice)
def can_dice(state: State, word: Dice, scope: Scope) -> bool:
    if word.act == "add":
        return True
    if word.whose == "other":
        return any(v > 1 for p in state.players if p.seat != scope.seat for v in p.dice)
    player = state.players[scope.seat]
    if word.n == "all" or word.up_to:
        return bool(player.dice)
    return len([v for v in player.dice if v in _fitting(word, player)]) >= number(state, word.n, scope)
