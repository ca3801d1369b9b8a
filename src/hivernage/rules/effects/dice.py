"""Words about action dice."""

from __future__ import annotations

from collections import Counter

from hivernage.cards.effects import Dice
from hivernage.model.events import DiceThrown, DieChanged, DieSpent, ExtraDiceComing
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
        found = yield from _other_player(state, word, scope)
        if found is None:
            return scope
        player = found
    n = number(state, word.n, scope, everything=len(player.dice))
    match word.act:
        case "add":
            _add(state, player, n)
        case "reroll" if word.up_to:
            yield from _reroll_some(state, player, scope.seat, n)
        case "raise" | "lower":
            for value in (yield from _pick_dice(state, word, player, scope.seat, 1)):
                raise_die(state, player, value, by=n if word.act == "raise" else -n)
        case _:
            chosen = yield from _pick_dice(state, word, player, scope.seat, n)
            yield from _change(state, word, player, scope.seat, chosen)
    return scope


def _add(state: State, player: Player, n: int) -> None:
    """At the start of a round they are rolled with the others, else at once."""
    if state.step == "start-round":
        state.extra_dice[player.seat] += n
        state.tell(ExtraDiceComing(seat=player.seat, n=n))
    else:
        player.dice = sorted([*player.dice, *(state.roll() for _ in range(n))])
        state.tell(DiceThrown(seat=player.seat, dice=player.dice[:]))


def _pick_dice(state: State, word: Dice, player: Player, chooser: int, n: int) -> Asking[list[int]]:
    """So many different dice; who picks isn't asked where all of them are meant."""
    chosen: list[int] = []

    def left() -> list[str]:
        dice = Counter(value for value in player.dice if value in _fitting(word, player)) - Counter(chosen)
        return [DIE[value] for value in sorted(dice)]

    if n >= len(player.dice) and word.act in ("spend", "reroll"):
        return player.dice[:]
    for _ in range(n):
        picked = yield from pick_live(state, chooser, "die", left, (word.act, SEATS[player.seat]))
        if picked is None:
            break
        chosen.append(die_of(picked))
    return chosen


def _change(state: State, word: Dice, player: Player, chooser: int, chosen: list[int]) -> Rule:
    if word.act == "reroll":
        still = _taken(player, chosen)
        _reroll(state, player, still)
    for value in chosen if word.act == "set" else ():
        others = [DIE[v] for v in range(1, DIE_TOP + 1) if v != value]
        wanted = yield from pick_fixed(state, chooser, "value", others)
        if value in player.dice:
            raise_die(state, player, value, by=die_of(wanted) - value)
    for value in chosen if word.act == "copy" else ():
        picked = yield from pick_live(state, chooser, "value", lambda: _shown_by_others(state, player))
        if picked is not None and value in player.dice:
            raise_die(state, player, value, by=die_of(picked) - value)
    for value in chosen if word.act == "flip" else ():
        raise_die(state, player, value, by=DIE_TOP + 1 - 2 * value)
    for value in chosen if word.act == "spend" else ():
        spend_die(state, player, value)


def _shown_by_others(state: State, player: Player) -> list[str]:
    """What unused dice of other players show."""
    return [DIE[v] for v in sorted({v for other in state.players if other is not player for v in other.dice})]


def _fitting(word: Dice, player: Player) -> list[int]:
    limit = {"raise": range(1, DIE_TOP), "lower": range(2, DIE_TOP + 1)}.get(word.act, range(1, DIE_TOP + 1))
    return sorted({value for value in player.dice if value in limit})


def _reroll_some(state: State, player: Player, chooser: int, most: int) -> Rule:
    """Which dice is settled before the first of them rolls."""
    chosen: list[int] = []
    while len(chosen) < most:
        left = Counter(player.dice) - Counter(chosen)
        if not left:
            break
        answer = yield from ask(state, chooser, "dice", ("reroll",), lambda: _rerolls(player, chosen))
        if answer == ("enough",):
            break
        chosen.append(die_of(answer[1]))
    _reroll(state, player, _taken(player, chosen))


def _taken(player: Player, chosen: list[int]) -> list[int]:
    """The chosen dice, taken up to be rolled; not those that another lane has lowered or spent meanwhile."""
    still = []
    for value in chosen:
        if value in player.dice:
            player.dice.remove(value)
            still.append(value)
    return still


def _rerolls(player: Player, chosen: list[int]) -> tuple[Answer, ...]:
    left = Counter(player.dice) - Counter(chosen)
    return (*(("die", DIE[value]) for value in sorted(left)), *((("enough",),) if chosen else ()))


def _reroll(state: State, player: Player, values: list[int]) -> None:
    for value in values:
        new = state.roll()
        player.dice.append(new)
        state.tell(DieChanged(seat=player.seat, was=value, now=new))
    player.dice.sort()


def _other_player(state: State, word: Dice, scope: Scope) -> Asking[Player | None]:
    def players() -> list[str]:
        others = [p for p in state.players if p.seat != scope.seat and _fitting(word, p)]
        able = [p for p in others if _has_dice(state, word, p, scope)]
        return [SEATS[p.seat] for p in able or others]

    name = yield from pick_live(state, scope.seat, "player", players, ("die",))
    return None if name is None else state.players[seat_of(name)]


@checks(Dice)
def can_dice(state: State, word: Dice, scope: Scope) -> bool:
    if word.act == "add":
        return True
    if word.whose == "other":
        return any(_has_dice(state, word, p, scope) for p in state.players if p.seat != scope.seat)
    return _has_dice(state, word, state.players[scope.seat], scope)


def _has_dice(state: State, word: Dice, player: Player, scope: Scope) -> bool:
    """Whether there are dice for all of it: one that can be raised or lowered, or as many as are meant."""
    fitting = [value for value in player.dice if value in _fitting(word, player)]
    if word.act == "copy" and not _shown_by_others(state, player):
        return False
    if word.n == "all" or word.up_to or word.act in ("raise", "lower"):
        return bool(fitting)
    return len(fitting) >= number(state, word.n, scope)
