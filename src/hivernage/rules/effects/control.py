"""How effects are put together: choices, rolls, votes, joint payments, what lasts and what comes later."""

from __future__ import annotations

from functools import partial

from msgspec import UNSET

from hivernage.cards.effects import (
    AddGoal,
    Attach,
    Cancel,
    Choose,
    Contest,
    Each,
    EachColony,
    EachPlace,
    EachPlayer,
    Effect,
    EndGame,
    ExileVote,
    If,
    Lasting,
    Later,
    May,
    OnePlayer,
    Open,
    Option,
    Pick,
    PickColony,
    PickPlace,
    PickPlayer,
    Roll,
    Special,
    Vote,
    Wear,
)
from hivernage.cards.library import card_of_node
from hivernage.cards.targets import Survivors
from hivernage.model.events import (
    Attached,
    CardLeft,
    CardRolled,
    CardWorn,
    ContestRolled,
    FellDue,
    GoalAdded,
    LastingBegan,
    NoOptionOpen,
    OptionChosen,
    PutOff,
)
from hivernage.model.ids import SEATS, seat_of
from hivernage.model.parts import NOBODY, Colony, Held, Scheduled, Standing, Survivor
from hivernage.model.question import Answer, GameOver, Question
from hivernage.model.state import State
from hivernage.rules.asking import Asking, Rule, answers_to, ask, first_of, pick_fixed, pick_live
from hivernage.rules.colony import leave_game
from hivernage.rules.conditions import alone_together, candidates, chosen, count, holds, number, places
from hivernage.rules.effects.interpret import can, checks, run, runs, steps
from hivernage.rules.exile import exile_vote
from hivernage.rules.facts import DIE_TOP
from hivernage.rules.gates import open_gates
from hivernage.rules.homes import colonies, first_player, home, leader_of, outside, town
from hivernage.rules.losses import settle_group
from hivernage.rules.reach import camp_meant, enemy_meant, reached
from hivernage.rules.scope import Scope, from_words
from hivernage.rules.special import SPECIALS
from hivernage.rules.town import random_place
from hivernage.rules.vote import take_vote, voters

# Choices


@runs(Choose)
def run_choose(state: State, word: Choose, scope: Scope) -> Asking[Scope]:
    """One of the options that can be carried out in full; none of them if none can (X3, X3.2)."""
    choosers = voters(state, word.by, scope)
    if not choosers:
        return scope
    seat = choosers[0]
    chooser = scope.but(seat=seat)
    played = [option for option in word.options if _is_played(state, option)]
    if len(played) == 1 < len(word.options) and is_open(state, played[0], chooser):
        yield from run(state, played[0].then, chooser)  # its only use: there is no choice (L8)
        return scope
    answer = yield from ask(state, seat, "option", chooser.words(state.library.node_id(word)))
    if answer[0] == "none":
        state.tell(NoOptionOpen(seat=seat, card=scope.card))
        return scope
    number = int(answer[1])
    state.tell(OptionChosen(seat=seat, card=scope.card, option=number))
    yield from run(state, word.options[number - 1].then, chooser)
    return scope


@answers_to("option")
def option_answers(state: State, question: Question, seat: int) -> list[Answer]:
    scope = from_words(seat, question.args)
    options: tuple[Option, ...] = state.library.nodes[question.args[0]].options
    open_ones: list[Answer] = [
        ("option", str(n)) for n, option in enumerate(options, 1) if is_open(state, option, scope)
    ]
    return open_ones or [("none",)]


def is_open(state: State, option: Option, scope: Scope) -> bool:
    """Whether an option may be chosen: its module is in play, its condition holds, it can be carried out in full."""
    holding = option.needs is None or holds(state, option.needs, scope)
    return _is_played(state, option) and holding and can(state, option.then, scope)


def _is_played(state: State, option: Option) -> bool:
    return not option.module or option.module in state.options.modules


@checks(Choose)
def can_choose(state: State, word: Choose, scope: Scope) -> bool:
    return any(is_open(state, option, scope) for option in word.options)


@runs(May)
def run_may(state: State, word: May, scope: Scope) -> Asking[Scope]:
    for done in range(word.times or 1):
        answer = yield from ask(state, scope.seat, "may", scope.words(state.library.node_id(word)))
        if answer == ("no",):
            return scope if done else (yield from run(state, word.otherwise, scope))
        result = yield from run(state, word.then, scope)
    return result


@answers_to("may")
def may_answers(state: State, question: Question, seat: int) -> list[Answer]:
    node = state.library.nodes[question.args[0]]
    effect = node.then if isinstance(node, May | OnePlayer) else node.do
    if can(state, effect, from_words(seat, question.args)):
        return [("yes",), ("no",)]
    return [("no",)]


@runs(If)
def run_if(state: State, word: If, scope: Scope) -> Asking[Scope]:
    return (yield from run(state, word.then if holds(state, word.test, scope) else word.otherwise, scope))


@checks(If)
def can_if(state: State, word: If, scope: Scope) -> bool:
    return can(state, word.then if holds(state, word.test, scope) else word.otherwise, scope)


@runs(Roll)
def run_roll(state: State, word: Roll, scope: Scope) -> Asking[Scope]:
    """Fresh dice (T4), one after another; how many is counted before the first one rolls."""
    more = 0 if word.plus is UNSET else number(state, word.plus, scope)
    for _ in range(number(state, word.times, scope)):
        rolled = state.roll()
        state.tell(CardRolled(seat=scope.seat, card=scope.card, value=rolled))
        value = min(DIE_TOP, rolled + more)
        scope = scope.but(result=value)
        for band, effect in word.results.items():
            if int(band[0]) <= value <= int(band[-1]):
                yield from run(state, effect, scope)
    return scope


@runs(Contest)
def run_contest(state: State, word: Contest, scope: Scope) -> Asking[Scope]:
    """Your dice against theirs, sum against sum; the difference is the result."""
    sums = []
    for n in (number(state, word.dice, scope), word.against):
        dice = [state.roll() for _ in range(n)]
        for value in dice:
            state.tell(CardRolled(seat=scope.seat, card=scope.card, value=value))
        sums.append(sum(dice))
    mine, theirs = sums
    state.tell(ContestRolled(seat=scope.seat, card=scope.card, mine=mine, theirs=theirs))
    scope = scope.but(result=abs(mine - theirs))
    return (yield from run(state, word.won if mine >= theirs else word.lost, scope))


@runs(Vote)
def run_vote(state: State, word: Vote, scope: Scope) -> Asking[Scope]:
    passed = yield from take_vote(state, voters(state, word.who, scope), ("card", scope.card))
    yield from run(state, word.up if passed else word.down, scope)
    return scope


# Who and where


@runs(Each)
def run_each(state: State, word: Each, scope: Scope) -> Asking[Scope]:
    for name in [s.id for s in chosen(state, word.who, scope)]:
        if name in state.survivors:
            yield from run(state, word.then, _about(word.who, state.survivors[name], scope))
    return scope


@checks(Each)
def can_each(state: State, word: Each, scope: Scope) -> bool:
    return all(can(state, word.then, _about(word.who, s, scope)) for s in chosen(state, word.who, scope))


def _about(who: Survivors, survivor: Survivor, scope: Scope) -> Scope:
    """The survivor is "it", and where they stand is in question, unless they are looked for elsewhere."""
    return scope.but(it=survivor.id, here=scope.here if who.elsewhere is True else survivor.place)


@runs(EachPlayer)
def run_each_player(state: State, word: EachPlayer, scope: Scope) -> Asking[Scope]:
    if word.at_once:
        yield from _at_once(state, word, scope)
        return scope
    total = 0
    for seat in voters(state, word.who, scope, word.side):
        if not state.players[seat].out and can(state, word.then, scope.but(seat=seat)):
            theirs = yield from run(state, word.then, scope.but(seat=seat, player=seat, result=0))
            total += theirs.result
    return scope.but(result=total)


@runs(EachColony)
def run_each_colony(state: State, word: EachColony, scope: Scope) -> Asking[Scope]:
    """The colonies are told apart before anything happens to one of them."""
    for colony in _colonies(state, word, scope):
        yield from run(state, word.then, scope.but(seat=leader_of(state, colony)))
    return scope


def _colonies(state: State, word: EachColony, scope: Scope) -> list[Colony]:
    """Those meant, the one with the lower morale first."""
    enemy = enemy_meant(state, scope)
    if word.which == "enemy":
        return [] if enemy is None else [enemy]
    both = sorted(colonies(state), key=lambda colony: colony.morale)
    if word.of is UNSET or (len(both) == 1 and word.which == "most"):
        return both
    counts = [count(state, word.of, scope, leader_of(state, colony)) for colony in both]
    if word.which == "most":
        return [colony for colony, n in zip(both, counts, strict=True) if n == max(counts)]
    low = [colony for colony, n in zip(both, counts, strict=True) if n == min(counts)]
    return low if len(low) < len(both) else []


@checks(EachColony)
def can_each_colony(state: State, word: EachColony, scope: Scope) -> bool:
    there = _colonies(state, word, scope)
    return all(can(state, word.then, scope.but(seat=leader_of(state, colony))) for colony in there)


@runs(OnePlayer)
def run_one_player(state: State, word: OnePlayer, scope: Scope) -> Asking[Scope]:
    """Asked one after another; who does it ends the asking."""
    for seat in voters(state, word.who, scope):
        theirs = scope.but(seat=seat, player=seat)
        if state.players[seat].out or not can(state, word.then, theirs):
            continue
        answer = yield from ask(state, seat, "may", theirs.words(state.library.node_id(word)))
        if answer == ("yes",):
            return (yield from run(state, word.then, theirs))
    return (yield from run(state, word.otherwise, scope))


def _at_once(state: State, word: EachPlayer, scope: Scope) -> Rule:
    """All pick, then it is done, then the groups are looked at: nobody passes on whom they were just given."""
    pick = word.then
    assert isinstance(pick, Pick), "the loader lets nothing else through"
    picked: list[tuple[int, str]] = []
    for seat in voters(state, word.who, scope, word.side):
        names = yield from _pick(state, pick, scope.but(seat=seat))
        picked += [(seat, name) for name in names]
    for seat, name in picked:
        if name in state.survivors:
            its = _about(pick.who, state.survivors[name], scope)
            yield from run(state, pick.then, its.but(seat=seat, player=seat, at_once=True))
    for seat in dict.fromkeys(seat for seat, _ in picked):
        yield from settle_group(state, seat)


@runs(Pick)
def run_pick(state: State, word: Pick, scope: Scope) -> Asking[Scope]:
    """Survivors are picked before anything happens to them, so that chance comes after all choices."""
    if word.by == "first":
        scope = scope.but(seat=first_player(state, scope.seat))
    names = yield from _pick(state, word, scope)
    if word.with_it:
        yield from _step_by_step(state, word.then, scope, (scope.it, *names))
        return scope.but(last=names[-1]) if names else scope
    for name in names:
        if name in state.survivors:
            yield from run(state, word.then, _about(word.who, state.survivors[name], scope))
    return scope.but(last=names[-1]) if names else scope


def _step_by_step(state: State, effect: Effect, scope: Scope, party: tuple[str, ...]) -> Rule:
    """Each step is done to all of them before the next."""
    scopes = dict.fromkeys(party, scope.but(party=party))
    for step in steps(effect):
        for name in party:
            if name in state.survivors:
                its = scopes[name].but(it=name, here=state.survivors[name].place)
                scopes[name] = yield from run(state, step, its)


def _pick(state: State, word: Pick, scope: Scope) -> Asking[list[str]]:
    names: list[str] = []
    for _ in range(word.n):
        left = [name for name in _pickable(state, word, scope) if name not in names]
        if not left:
            break
        if word.up_to:
            answer = yield from ask(state, scope.seat, "survivor", (scope.card,), partial(_some, state, left))
            if answer == ("enough",):
                break
            names.append(answer[1])
        else:
            name = yield from pick_live(state, scope.seat, "survivor", partial(_alive, state, left), (scope.card,))
            if name is None:
                break
            names.append(name)
    return names


def _alive(state: State, names: list[str]) -> list[str]:
    return [name for name in names if name in state.survivors]


def _some(state: State, names: list[str]) -> tuple[Answer, ...]:
    return (*(("survivor", name) for name in _alive(state, names)), ("enough",))


def _pickable(state: State, word: Pick, scope: Scope) -> list[str]:
    """Those for whom it can be done in full, or everybody meant if it can be done for none."""
    meant = chosen(state, word.who, scope)
    fitting = [s.id for s in meant if can(state, word.then, _about(word.who, s, scope))]
    return fitting or [s.id for s in meant]


@checks(Pick)
def can_pick(state: State, word: Pick, scope: Scope) -> bool:
    if word.by == "first":
        scope = scope.but(seat=first_player(state, scope.seat))
    if word.with_it and not can(state, word.then, scope):
        return False
    fitting = 0
    needed = 1 if word.up_to else word.n
    for survivor in candidates(state, word.who, scope):
        fitting += can(state, word.then, _about(word.who, survivor, scope))
        if fitting >= needed:
            return True
    return False


@runs(PickPlayer)
def run_pick_player(state: State, word: PickPlayer, scope: Scope) -> Asking[Scope]:
    """One of those for whom it can be done in full, or of all meant if it can be done for none."""
    meant = _players(state, word.who, scope)
    seats = [seat for seat in meant if can(state, word.then, scope.but(player=seat))] or meant
    if not seats:
        return scope
    name = yield from pick_fixed(state, scope.seat, "player", [SEATS[seat] for seat in seats], (scope.card,))
    yield from run(state, word.then, scope.but(player=seat_of(name)))
    return scope


@checks(PickPlayer)
def can_pick_player(state: State, word: PickPlayer, scope: Scope) -> bool:
    return any(can(state, word.then, scope.but(player=seat)) for seat in _players(state, word.who, scope))


def _players(state: State, who: str, scope: Scope) -> list[int]:
    others = [seat for seat in state.seats_from(scope.seat) if seat != scope.seat]
    if who == "enemy-with-cards":
        return [seat for seat in reached(state, "enemy", others, scope) if state.players[seat].hand]
    others = reached(state, UNSET, others, scope)
    mine = {s.place for s in state.group(scope.seat)}
    match who:
        case "at-colony":
            return [seat for seat in others if any(s.place == home(state, scope.seat) for s in state.group(seat))]
        case "non-exiled":
            return [seat for seat in others if not state.players[seat].exiled]
        case "with-cards":
            return [seat for seat in others if state.players[seat].hand]
        case "alone-with-you":
            return sorted({s.owner for s in alone_together(state, "one-of-another", scope)})
        case "with-fewer-survivors":
            size = len(state.group(scope.seat))
            return [seat for seat in others if len(state.group(seat)) < size]
        case "of-exiled-here":
            meeting = {scope.here} if scope.here else mine
            return [
                seat
                for seat in others
                if state.players[seat].exiled and any(s.place in meeting for s in state.group(seat))
            ]
        case _:
            return others


@runs(PickColony)
def run_pick_colony(state: State, word: PickColony, scope: Scope) -> Asking[Scope]:
    """By its place: homes are called by their names."""
    there = [colony.place for colony in colonies(state)]
    place = yield from pick_fixed(state, scope.seat, "place", there, (scope.card,))
    yield from run(state, word.then, scope.but(colony=there.index(place)))
    return scope


@checks(PickColony)
def can_pick_colony(state: State, word: PickColony, scope: Scope) -> bool:
    numbers = range(len(colonies(state)))
    return any(can(state, word.then, scope.but(colony=number)) for number in numbers)


@runs(PickPlace)
def run_pick_place(state: State, word: PickPlace, scope: Scope) -> Asking[Scope]:
    if word.among == "random":
        yield from run(state, word.then, scope.but(here=(yield from random_place(state))))
        return scope
    names = [name for name in _places(state, word.among, scope) if can(state, word.then, scope.but(here=name))]
    if not names:
        return scope
    name = yield from pick_fixed(state, scope.seat, "place", names, (scope.card,))
    yield from run(state, word.then, scope.but(here=name))
    return scope


@checks(PickPlace)
def can_pick_place(state: State, word: PickPlace, scope: Scope) -> bool:
    return any(can(state, word.then, scope.but(here=name)) for name in _places(state, word.among, scope))


def _places(state: State, among: str, scope: Scope) -> list[str]:
    if among == "with-your-two-alone":
        return [s.place for s in alone_together(state, "yours", scope)]
    if among == "with-bandits":
        return [name for name, place in state.places.items() if place.bandits]
    if among == "with-special-zombies":
        return [name for name in outside(state) if state.places[name].special]
    if among in ("town", "random"):
        return list(town(state))
    names = list(outside(state)) if among.startswith("non-colony") else list(state.places)
    if among.endswith("with-your-survivor"):
        mine = {s.place for s in state.group(scope.seat)}
        names = [name for name in names if name in mine]
    return names


@runs(EachPlace)
def run_each_place(state: State, word: EachPlace, scope: Scope) -> Asking[Scope]:
    for name in places(state, word.among, scope):
        yield from run(state, word.then, scope.but(here=name))
    return scope


@checks(EachPlace)
def can_each_place(state: State, word: EachPlace, scope: Scope) -> bool:
    return all(can(state, word.then, scope.but(here=name)) for name in places(state, word.among, scope))


# What lasts, and what comes later


@runs(Lasting)
def run_lasting(state: State, word: Lasting, scope: Scope) -> Asking[Scope]:
    yield from ()
    last = {"turn": state.turn, "round": state.round, "next-round": state.round + 1, "game": 0}[word.until]
    until = "round" if word.until == "next-round" else word.until
    state.standing.append(
        Standing(
            state.library.node_id(word),
            until,
            last,
            seat={"you": scope.seat, "player": scope.player}.get(word.holder, NOBODY),
            survivor=scope.it if word.holder == "it" else "",
            place=scope.here if word.holder == "here" else "",
            colony=_whose_table(state, word, scope),
        )
    )
    state.tell(LastingBegan(card=scope.card, until=word.until, survivor=scope.it if word.holder == "it" else ""))
    return scope


def _whose_table(state: State, word: Lasting, scope: Scope) -> int:
    """A card that speaks of one colony makes a rule for that one alone (W18)."""
    bound = word.holder == "table" and len(state.colonies) > 1 and camp_meant(scope.card, UNSET) == "own"
    return state.players[scope.seat].colony if bound else NOBODY


@runs(Later)
def run_later(state: State, word: Later, scope: Scope) -> Asking[Scope]:
    yield from ()
    at = state.round + (word.when == "end-of-next-round")
    state.scheduled.append(Scheduled(state.library.node_id(word), at, scope.seat, state.clock, scope.it))
    state.tell(PutOff(card=scope.card, round=at))
    return scope


@runs(Attach)
def run_attach(state: State, word: Attach, scope: Scope) -> Asking[Scope]:
    yield from ()
    for survivor in chosen(state, word.to, scope)[:1]:
        if scope.card in state.lane.shown:
            state.lane.shown.remove(scope.card)
            survivor.cards.append(Held(scope.card))
            state.tell(Attached(card=scope.card, survivor=survivor.id))
    return scope


@checks(Attach)
def can_attach(state: State, word: Attach, scope: Scope) -> bool:
    return bool(chosen(state, word.to, scope))


@runs(Wear)
def run_wear(state: State, word: Wear, scope: Scope) -> Asking[Scope]:
    """A token on this card; at the limit the card leaves the game."""
    yield from ()
    survivor = state.survivors.get(scope.it)
    for held in survivor.cards if survivor else []:
        if held.key == scope.card:
            held.tokens += 1
            state.tell(CardWorn(card=held.key, survivor=scope.it, tokens=held.tokens))
            if held.tokens >= word.limit and survivor:
                survivor.cards.remove(held)
                leave_game(state, held.key, face_up=True)
                state.tell(CardLeft(card=held.key))
            break
    return scope


@runs(Cancel)
def run_cancel(state: State, _word: Cancel, scope: Scope) -> Asking[Scope]:
    yield from ()
    state.lane.cancelled = True
    return scope


@runs(AddGoal)
def run_add_goal(state: State, word: AddGoal, scope: Scope) -> Asking[Scope]:
    yield from ()
    state.goals.append(state.library.node_id(word))
    state.tell(GoalAdded(card=scope.card))
    return scope


@runs(ExileVote)
def run_exile_vote(state: State, word: ExileVote, scope: Scope) -> Asking[Scope]:
    passed = yield from exile_vote(state, scope.player)
    if not passed and word.otherwise is not UNSET:
        yield from run(state, word.otherwise, scope)
    return scope


@checks(ExileVote)
def can_exile_vote(state: State, _word: ExileVote, scope: Scope) -> bool:
    """Nobody is exiled twice (F7.3)."""
    return scope.player < 0 or not state.players[scope.player].exiled


@runs(Open)
def run_open(state: State, word: Open, scope: Scope) -> Asking[Scope]:
    yield from ()
    open_gates(state, word.rules)
    return scope


@runs(EndGame)
def run_end_game(_state: State, _word: EndGame, _scope: Scope) -> Asking[Scope]:
    """A main objective may bring its own way to end the game (G2.2)."""
    yield from ()
    raise GameOver("duty")


@runs(Special)
def run_special(state: State, word: Special, scope: Scope) -> Asking[Scope]:
    yield from SPECIALS[word.name].run(state, scope)
    return scope


@checks(Special)
def can_special(state: State, word: Special, scope: Scope) -> bool:
    return SPECIALS[word.name].can(state, scope)


def run_scheduled(state: State) -> Rule:
    """Effects that waited for the end of this round, in the first player's order (T2)."""
    while waiting := [entry for entry in state.scheduled if entry.round <= state.round]:
        names = [card_of_node(entry.node) for entry in waiting]
        number = yield from first_of(state, state.first, names)
        due, card = waiting[number], names[number]
        state.scheduled.remove(due)
        word = state.library.nodes[due.node]
        scope = Scope(due.seat, it=due.survivor, card=card, since=due.since)
        state.tell(FellDue(card=card))
        yield from run(state, word.then, scope)
