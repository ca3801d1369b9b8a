"""Searching a place for cards (A2): looking, making noise, keeping one."""

from __future__ import annotations

from hivernage.cards.modifiers import SearchMore
from hivernage.model.board import SPOTS
from hivernage.model.events import Kept, Looked, NoiseMade, PutUnder, Searched
from hivernage.model.parts import Survivor
from hivernage.model.question import Answer, Question
from hivernage.model.state import State
from hivernage.rules.any_die import with_low_die
from hivernage.rules.asking import Rule, answers_to, ask, refuses
from hivernage.rules.facts import DIE_TOP
from hivernage.rules.homes import is_home
from hivernage.rules.plan import Planned, choose_plan, follow_up, instead, pay_plan, power_name, useful_with
from hivernage.rules.powers import changed_value, mark_used, mods
from hivernage.rules.refusal import Reason, Refusal, at_place, no
from hivernage.rules.scope import Scope
from hivernage.rules.tops import other_back, show_top
from hivernage.rules.whenever import whenever

COLONY = Reason("A2.3", "search-colony")
EMPTY = Reason("A2.2", "deck-empty", "place")
NOISE_FULL = Reason("A2.1", "noise-full", "place")
NOISE_MADE = Reason("W8.3", "noise-made")
NO_CARD_LEFT = Reason("A2.7", "no-card-left", "place")


def search_value(state: State, survivor: Survivor) -> int:
    """The least die for a search; cards change it within the faces of a die."""
    value = state.library.survivors[survivor.id].search + changed_value(state, survivor, "search")
    return max(1, min(DIE_TOP, value))


def against_search(state: State, survivor: Survivor) -> Reason | None:
    """What keeps anybody from searching where a survivor stands."""
    if is_home(state, survivor.place):
        return COLONY
    return None if state.places[survivor.place].deck else EMPTY


def search(state: State, name: str, die: int = DIE_TOP) -> Rule:
    """Look at the top card, then keep one or make noise for another; the rest goes under the deck."""
    survivor = state.survivors[name]
    place = state.places[survivor.place]
    low = with_low_die(state, survivor, "search") if die < search_value(state, survivor) else []
    plan = yield from choose_plan(state, survivor, "search", low)
    pay_plan(state, survivor, plan)
    state.tell(Searched(survivor=name, seat=survivor.owner, place=place.name))
    place.searched = state.clock
    state.lane.at = place.name
    state.lane.noises = 0
    extra = [*mods(state, survivor, SearchMore), *_planned(plan)]
    extra = [mod for mod in extra if mod.at in (None, place.name)]
    _look(state, survivor, 1 + sum(mod.look for mod in extra))
    if not state.lane.searching:
        return  # another lane took the last card while the plan was made
    while True:
        answer = yield from ask(state, survivor.owner, "search", (name, place.name), needs=name)
        if answer[0] == "keep":
            break
        _make_noise(state, survivor, answer)
    _keep(state, survivor, answer[1])
    for _ in range(sum(mod.keep for mod in extra)):
        if state.lane.searching:
            answer = yield from ask(state, survivor.owner, "keep", (name, place.name), needs=name)
            _keep(state, survivor, answer[1])
    _put_under(state, survivor)
    yield from follow_up(state, survivor, plan, place.name)
    yield from whenever(state, "searched", Scope(survivor.owner, it=name, here=place.name))


def _planned(plan: list[Planned]) -> list[SearchMore]:
    return [mod for _, power in plan for mod in power.mods if isinstance(mod, SearchMore)]


def _look(state: State, survivor: Survivor, n: int) -> None:
    """Only the searcher sees the drawn cards (A2.6)."""
    at = state.lane.at  # where they began to search, whatever another lane did to them since
    deck = state.places[at].deck
    drawn = [deck.pop() for _ in range(min(n, len(deck)))]
    state.lane.searching += drawn
    private = {survivor.owner: {"cards": drawn}}
    state.tell(Looked(seat=survivor.owner, place=at, n=len(drawn), private=private))
    show_top(state, at)


def _keep(state: State, survivor: Survivor, key: str) -> None:
    state.lane.searching.remove(key)
    state.players[survivor.owner].hand.append(key)
    private = {survivor.owner: {"card": key}}
    back = other_back(key, state.lane.at)
    state.tell(Kept(seat=survivor.owner, place=state.lane.at, back=back, reveal=bool(back), private=private))


def _make_noise(state: State, survivor: Survivor, answer: Answer) -> None:
    """One noise token buys one more card, or more with the right tool (A2.4)."""
    place = state.places[state.lane.at]
    place.noise += 1
    state.lane.noises += 1
    state.tell(NoiseMade(place=place.name, n=1, now=place.noise))
    plan = []
    if len(answer) == 3:
        source, power = next(p for p in _louder(state, survivor) if power_name(state.library, *p) == answer[2])
        mark_used(state, source, power)
        plan = [(source, power)]
    _look(state, survivor, instead(state, survivor, plan, "noise", 1))


def _louder(state: State, survivor: Survivor) -> list[Planned]:
    return useful_with(state, survivor, "noise")


def _put_under(state: State, survivor: Survivor) -> None:
    """The others go under the deck in the order drawn (A2.6)."""
    rest, state.lane.searching = state.lane.searching, []
    if rest:
        place = state.places[state.lane.at]
        place.deck[:0] = rest[::-1]
        private = {survivor.owner: {"cards": rest}}
        state.tell(PutUnder(seat=survivor.owner, place=place.name, n=len(rest), private=private))


def against_noise(state: State, at: str) -> Reason | None:
    """Noise is possible while a noise space and a card are left (A2, A2.7), and as often as one search may (W8.3)."""
    place = state.places[at]
    if state.game.noises is not None and state.lane.noises >= state.game.noises:
        return NOISE_MADE
    if place.noise >= SPOTS[at].noise_spaces:
        return NOISE_FULL
    return None if place.deck else NO_CARD_LEFT


@answers_to("search")
def search_answers(state: State, question: Question, _seat: int) -> list[Answer]:
    name, at = question.args
    answers = keep_answers(state, question, _seat)
    if against_noise(state, at) is None:
        answers.append(("noise",))
        answers += [("noise", "with", power_name(state.library, *p)) for p in _louder(state, state.survivors[name])]
    return answers


@answers_to("keep")
def keep_answers(state: State, _question: Question, _seat: int) -> list[Answer]:
    return [("keep", key) for key in dict.fromkeys(state.lane.searching)]


@refuses("search")
def refuse_search(state: State, question: Question, seat: int, answer: Answer) -> Refusal | None:
    at = question.args[1]
    why = against_noise(state, at) if answer[0] == "noise" else None
    return why.about({"place": at_place(at)}) if why is not None else refuse_keep(state, question, seat, answer)


@refuses("keep")
def refuse_keep(state: State, _question: Question, _seat: int, answer: Answer) -> Refusal | None:
    """Only what was drawn can be kept."""
    item = state.library.items.get(answer[1]) if answer[0] == "keep" and len(answer) == 2 else None
    return no("A2.5", "not-drawn", card=item.name) if item is not None else None
