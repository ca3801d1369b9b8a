"""The crossroads card (chapter X): drawn by the right-hand neighbour, watched by the engine."""

from __future__ import annotations

import msgspec
from msgspec import UNSET

from hivernage.cards.card import Crossroads, Item
from hivernage.cards.conditions import (
    Built,
    Did,
    Died,
    Exposed,
    Joined,
    Moved,
    Said,
    Searched,
    StateHolds,
    Trigger,
)
from hivernage.cards.effects import Option
from hivernage.cards.library import Shares
from hivernage.cards.targets import Survivors
from hivernage.model.events import (
    CardLeft,
    CrossroadsDrawn,
    CrossroadsFired,
    CrossroadsPutUnder,
    NoOptionOpen,
    OptionChosen,
    Reported,
)
from hivernage.model.ids import SEATS, seat_of
from hivernage.model.parts import NOBODY, Cause
from hivernage.model.question import Answer, Question
from hivernage.model.state import Look, State
from hivernage.rules.asking import Asking, Rule, answers_to, ask, pick_fixed
from hivernage.rules.colony import leave_game
from hivernage.rules.conditions import holds, matches, places
from hivernage.rules.effects.control import is_open
from hivernage.rules.effects.interpret import run
from hivernage.rules.homes import home, is_wolf, outside
from hivernage.rules.scope import Scope, from_words
from hivernage.rules.spaces import free_spaces

ONE = Shares(1, 1)


class Moment(msgspec.Struct, frozen=True):
    """Something a trigger may wait for; everything in it is public."""

    kind: str  # turn-start, moved, searched, did, joined, exposed, said
    what: str = ""
    it: str = ""
    here: str = ""
    there: str = ""
    fuel: bool = False
    to_empty: bool = False
    helpless: bool = False
    weapon: str = ""
    accused: int = NOBODY
    accuser: int = NOBODY

    @property
    def cause(self) -> Cause:
        return Cause(self.it, self.here, self.there, self.weapon, self.accused, self.accuser)


def draw(state: State) -> None:
    """The player on the right draws a card and keeps it secret (R5)."""
    if not state.decks["crossroads"]:
        return
    turn = state.lane
    turn.guard = state.game.guard(state, turn.seat)
    turn.crossroads = state.decks["crossroads"].pop()
    private = {turn.guard: {"card": turn.crossroads}}
    state.tell(CrossroadsDrawn(guard=turn.guard, private=private))
    turn.guard_question = state.reserve()


def put_back(state: State) -> None:
    """Untriggered, it goes under the deck, unseen by others (X4)."""
    if state.lane.crossroads:
        state.decks["crossroads"].insert(0, state.lane.crossroads)
        silence = state.lane.notes  # nothing was noted: that is heard only now (W24.4)
        state.tell(CrossroadsPutUnder(guard=state.lane.guard, reveal=silence))
    state.lane.crossroads = ""
    state.lane.called = ""


def watch(state: State, *moments: Moment) -> Rule:
    """Look whether the guarded card fires now, and if so resolve it (X1, X2)."""
    if state.audit is not None:
        state.audit.append(_look(state, moments))
    if not state.lane.crossroads:
        return
    card = state.library.crossroads[state.lane.crossroads]
    moment = _firing(state, card, moments)
    if moment is not None and state.lane.notes:
        if moment.cause not in state.lane.fired:
            state.lane.fired.append(moment.cause)  # only noted: it is read out at the end of the pair (W4.1, W4.8)
    elif moment is not None:
        yield from fire(state, card, moment.cause)


def _look(state: State, moments: tuple[Moment, ...]) -> Look:
    fires = {}
    for key, card in state.library.crossroads.items():
        if (moment := _firing(state, card, moments)) is not None:
            fires[key] = moment.cause
    return Look(state.lane.seat, fires, any(moment.kind == "said" for moment in moments))


def _firing(state: State, card: Crossroads, moments: tuple[Moment, ...]) -> Moment | None:
    """What sets the card off, if anything does; nothing once the active player is out (O5.1)."""
    if state.players[state.lane.seat].out:
        return None
    if not has_room(state, state.lane.seat, card) or (card.trigger.wolf and not is_wolf(state, state.lane.seat)):
        return None
    scope = Scope(state.lane.seat, card=f"{card.id}@crossroads")
    if isinstance(card.trigger, StateHolds):
        started = any(moment.kind == "turn-start" for moment in moments)
        fires = (started or not card.trigger.at_start) and _state_holds(state, card.trigger, scope)
        return Moment("state") if fires else None
    if isinstance(card.trigger, Died | Built):
        happened = state.lane.died if isinstance(card.trigger, Died) else state.lane.built
        return Moment("state") if happened and _also(state, card.trigger, scope) else None
    for moment in moments:
        here = scope.but(it=moment.it, here=moment.here, there=moment.there, player=moment.accused)
        if _matches(state, card.trigger, moment, here) and _also(state, card.trigger, here):
            return moment
    return None


def _state_holds(state: State, trigger: StateHolds, scope: Scope) -> bool:
    return holds(state, trigger.is_, scope) and _also(state, trigger, scope)


def _also(state: State, trigger: Trigger, scope: Scope) -> bool:
    return trigger.if_ is None or holds(state, trigger.if_, scope)


def _matches(state: State, trigger: Trigger, moment: Moment, scope: Scope) -> bool:
    match trigger:
        case Moved():
            return (
                moment.kind == "moved"
                and _is_one_of(state, trigger.who, moment, scope)
                and (trigger.to is None or moment.here in places(state, trigger.to, scope))
                and (trigger.fuel is None or trigger.fuel == moment.fuel)
                and (trigger.to_empty is None or trigger.to_empty == moment.to_empty)
            )
        case Searched():
            return (
                moment.kind == "searched"
                and _is_one_of(state, trigger.who, moment, scope)
                and (trigger.at is None or moment.here in places(state, trigger.at, scope))
            )
        case Did():
            return (
                moment.kind == "did"
                and moment.what == trigger.what
                and (trigger.who is UNSET or _is_one_of(state, trigger.who, moment, scope))
            )
        case Joined():
            return (
                moment.kind == "joined"
                and _is_one_of(state, trigger.who, moment, scope)
                and (trigger.with_helpless is None or trigger.with_helpless == moment.helpless)
            )
        case Exposed():
            return (
                moment.kind == "exposed"
                and moment.what == trigger.result
                and (trigger.to_empty is None or trigger.to_empty == moment.to_empty)
            )
        case Said():
            return moment.kind == "said" and moment.what == trigger.what
        case StateHolds() | Died() | Built():
            raise AssertionError("a state is looked at, whatever happened")


def _is_one_of(state: State, who: Survivors, moment: Moment, scope: Scope) -> bool:
    """The survivor who did it must still be in play: the card speaks to them."""
    survivor = state.survivors.get(moment.it)
    return survivor is not None and matches(state, who, survivor, scope)


def has_room(state: State, seat: int, card: Crossroads | Item) -> bool:
    """Room for all arrivals is needed, not only for some (X6.1).

    Exiled players bring nobody helpless (E3.6), and survivors only where no space outside is free (E3.7). To a den
    nobody helpless comes, and survivors go elsewhere where it is full (LW2.3).
    """
    if state.library.arrivals(card, ONE, ONE) == 0:
        return True
    if is_wolf(state, seat):
        free = sum(max(0, free_spaces(state, name)) for name in (home(state, seat), *outside(state)))
        return free >= state.library.arrivals(card, ONE, Shares(0, 0))
    playing = [player.seat for player in state.players if not player.out]
    inside = [other for other in playing if not state.players[other].exiled]
    room = sum(free_spaces(state, name) for name in outside(state))
    coming = inside if room >= len(playing) - len(inside) else playing
    survivors, helpless = (Shares(int(seat in seats), len(seats)) for seats in (coming, inside))
    arrivals = state.library.arrivals(card, survivors, helpless)
    return arrivals == 0 or free_spaces(state, home(state, seat)) >= arrivals


def fire(state: State, card: Crossroads, *causes: Cause) -> Rule:
    """Read out for everybody, chosen, done; then the card leaves the game (X3).

    Where several survivors have set it off, the active player picks one when it is read (W4.8).
    """
    key = state.lane.crossroads
    state.lane.crossroads = ""
    state.lane.shown.append(key)
    one = causes[0].it if len(causes) == 1 else ""
    state.tell(CrossroadsFired(card=key, seat=state.lane.seat, guard=state.lane.guard, survivor=one))
    scope = _scope(state, card, key, (yield from _pick_cause(state, key, causes)))
    scope = yield from run(state, card.first, scope)
    if card.options:
        option = yield from _choose(state, card, scope)
        if option is not None:
            yield from run(state, option.then, scope)
    yield from run(state, card.effect, scope)
    if key in state.lane.shown:
        state.lane.shown.remove(key)
        leave_game(state, key, face_up=True)
        state.tell(CardLeft(card=key))


def _pick_cause(state: State, key: str, causes: tuple[Cause, ...]) -> Asking[Cause]:
    """Whom of those who are still there; if none is, the card speaks of the first (W4.13)."""
    there = [cause for cause in causes if cause.it in state.survivors] or [causes[0]]
    names = list(dict.fromkeys(cause.it for cause in there))
    name = yield from pick_fixed(state, state.lane.seat, "survivor", names, (key,))
    return next(cause for cause in there if cause.it == name)


def _scope(state: State, card: Crossroads, key: str, cause: Cause) -> Scope:
    scope = Scope(
        state.lane.seat,
        it=cause.it,
        here=cause.here,
        there=cause.there,
        card=key,
        weapon=cause.weapon,
        player=cause.accused,
        accuser=cause.accuser,
        since=state.clock,
    )
    chooser = state.survivors.get(card.chooser or "")
    if chooser is not None:
        scope = scope.but(seat=chooser.owner, it=chooser.id, here=chooser.place)
    return scope


def _choose(state: State, card: Crossroads, scope: Scope) -> Asking[Option | None]:
    """Always asked, also when one option is left: which are open may depend on a hand."""
    answer = yield from ask(state, scope.seat, "crossroads", scope.words(state.library.node_id(card)))
    if answer[0] == "none":
        state.tell(NoOptionOpen(seat=scope.seat, card=scope.card))
        return None
    number = int(answer[1])
    state.tell(OptionChosen(seat=scope.seat, card=scope.card, option=number))
    return card.options[number - 1]


@answers_to("crossroads")
def crossroads_answers(state: State, question: Question, seat: int) -> list[Answer]:
    card: Crossroads = state.library.nodes[question.args[0]]
    scope = from_words(seat, question.args)
    found: list[Answer] = [("option", str(n)) for n, o in enumerate(card.options, 1) if is_open(state, o, scope)]
    return found or [("none",)]


def guard_watch(state: State) -> Rule:
    """The guard may report at any time what the engine can't see; nobody waits for it, whatever the card is."""
    if state.lane.guard_question < 0 or not state.lane.crossroads:
        return
    question = Question(state.lane.guard_question, (state.lane.guard,), "guard", wait="never")
    answers = yield question
    state.lane.called = " ".join(answers[state.lane.guard][1:])
    state.step = "reported"
    said, accuser, accused = _report(state.lane.called)
    if accuser == NOBODY:
        state.tell(Reported(guard=state.lane.guard, what=said))
    else:
        state.tell(Reported(guard=state.lane.guard, what=said, accuser=accuser, named=accused))


def _report(called: str) -> tuple[str, int, int]:
    """What was said, by whom and about whom."""
    said, *seats = called.split()
    accuser, accused = (seat_of(seat) for seat in seats) if seats else (NOBODY, NOBODY)
    return said, accuser, accused


def resolve_report(state: State) -> Rule:
    """What the guard reported counts between two actions (X2)."""
    what, state.lane.called = state.lane.called, ""
    state.step = "action"
    said, accuser, accused = _report(what)
    yield from watch(state, Moment("said", said, accuser=accuser, accused=accused))
    go_on_acting(state)


def go_on_acting(state: State) -> None:
    """The question what to do now gets its number here: it keeps it when the step is begun anew."""
    state.step = "action"
    state.lane.ask = state.reserve()


@answers_to("guard")
def guard_answers(state: State, _question: Question, _seat: int) -> list[Answer]:
    card = state.library.crossroads.get(state.lane.crossroads)
    if card is None or not isinstance(card.trigger, Said) or state.lane.called:
        return []
    if card.trigger.what == "accusation":
        inside = [SEATS[player.seat] for player in state.players if not (player.exiled or player.out)]
        return [("report", "accusation", who, whom) for who in inside for whom in inside if who != whom]
    return [("report", card.trigger.what)]
