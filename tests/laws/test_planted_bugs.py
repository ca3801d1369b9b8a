"""Every law can fail: a planted bug for each is caught."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import msgspec
import pytest

from hivernage import views as view_module
from hivernage.knowledge import Knowledge
from hivernage.model import chance
from hivernage.model.events import CardAdded, DiceThrown, Event, Looked
from hivernage.model.ids import SPECTATOR
from hivernage.model.parts import Gift, Held, Survivor
from hivernage.model.question import Answer, Decision, Question
from hivernage.model.state import State
from hivernage.rules import search
from hivernage.rules.actions import ACTIONS, Moments, request
from hivernage.rules.actions import search as search_action
from hivernage.rules.asking import LISTERS, Asking, Rule, ask
from hivernage.rules.effects.interpret import RUNNERS
from hivernage.rules.game import Lane
from hivernage.table import Table
from tests.laws import laws
from tests.laws.games import LONGEST, finish, new_table, next_decisions, play
from tests.laws.laws import LawBroken
from tests.laws.players import litigious, tame
from tests.laws.test_words import check_every_word_has_a_rule

Law = Callable[[Table, Random], None]


def run_law(law: Law, games: int = 12, players: int = 4, chooser=tame) -> None:
    """Play games and look at the law at every question."""
    for seed in range(games):
        rng = Random(seed)
        table = new_table(seed, players)
        for _ in play(table, rng, chooser):
            law(table, rng)


def census(table: Table, _rng: Random) -> None:
    laws.check_census(table)


def static(table: Table, rng: Random) -> None:
    for seat in laws.everyone(table):
        laws.check_static(table, seat, Knowledge(seat, len(table.state.players)), rng)


def step(table: Table, rng: Random) -> None:
    decisions = next_decisions(table, Random(rng.random()), tame)
    for seat in laws.everyone(table):
        laws.check_step(table, seat, Knowledge(seat, len(table.state.players)), decisions, rng)


def undo(table: Table, rng: Random) -> None:
    laws.check_undo(table, rng, worlds=6)


def test_a_card_in_a_local_variable_is_missed_by_the_census(monkeypatch) -> None:
    def bad_search(state: State, name: str, _die: int) -> Rule:
        survivor = state.survivors[name]
        hand, deck = state.players[survivor.owner].hand, state.places[survivor.place].deck
        drawn = deck.pop()
        yield from ask(state, survivor.owner, "keep", (name, survivor.place), (("keep",),))
        hand.append(drawn)

    monkeypatch.setattr(search_action, "search", bad_search)
    with pytest.raises(LawBroken, match="cards lost or doubled"):
        run_law(census)


@pytest.mark.parametrize(("marks", "mark"), [("worn", Held), ("locked", str)])
def test_a_mark_on_a_card_that_is_no_more_in_hand_is_missed_by_the_census(
    marks: str, mark: Callable[[str], object]
) -> None:
    table = new_table(1)
    player = table.state.players[0]
    setattr(player, marks, [mark(player.hand[0])])
    laws.check_census(table)
    setattr(player, marks, [mark("knife@police-station")])
    with pytest.raises(LawBroken, match="aren't in hand"):
        laws.check_census(table)


def test_an_event_that_holds_on_to_the_dice_of_a_player_is_caught(monkeypatch) -> None:
    tell = State.tell

    def holding_on(state: State, event: Event) -> None:
        if isinstance(event, DiceThrown):
            event = msgspec.structs.replace(event, dice=state.players[event.seat].dice)
        tell(state, event)

    monkeypatch.setattr(State, "tell", holding_on)
    table = new_table(1)
    before: list[bytes] = []
    for _ in play(table, Random(1)):
        before += laws.told(table, len(before))
    with pytest.raises(LawBroken, match="was told as"):
        laws.check_told(table, before)


def test_a_leaked_event_is_caught_by_the_step_law(monkeypatch) -> None:
    def chatty_add(state: State, seat: int, answer: Answer) -> Asking[Moments]:
        yield from ()
        state.players[seat].hand.remove(answer[1])
        state.crisis_pile.append(Gift(answer[1], face_up=False))
        back = answer[1].partition("@")[2]
        state.tell(CardAdded(seat=seat, back=back, pile=len(state.crisis_pile), card=answer[1]))
        return ()

    monkeypatch.setitem(ACTIONS, "add", ACTIONS["add"]._replace(do=chatty_add))
    with pytest.raises(LawBroken, match="is told hidden things"):
        run_law(step)


def test_a_leak_that_calls_itself_a_reveal_is_caught(monkeypatch) -> None:
    def boastful_add(state: State, seat: int, answer: Answer) -> Asking[Moments]:
        yield from ()
        state.players[seat].hand.remove(answer[1])
        state.crisis_pile.append(Gift(answer[1], face_up=False))
        back = answer[1].partition("@")[2]
        state.tell(CardAdded(seat=seat, back=back, pile=0, card=answer[1], reveal=True))
        return ()

    monkeypatch.setitem(ACTIONS, "add", ACTIONS["add"]._replace(do=boastful_add))
    with pytest.raises(LawBroken, match="isn't on the list of reveals"):
        run_law(step)


def test_a_card_shown_to_more_seats_than_the_list_says_is_caught(monkeypatch) -> None:
    whole = search._look

    def loud_look(state: State, survivor: Survivor, n: int) -> None:
        whole(state, survivor, n)
        told = state.news.pop()
        assert isinstance(told, Looked)
        state.tell(msgspec.structs.replace(told, cards=state.lane.searching[len(state.lane.searching) - told.n :]))

    monkeypatch.setattr(search, "_look", loud_look)
    with pytest.raises(LawBroken, match="is told hidden things"):
        run_law(step)


def test_a_leaking_view_is_caught_by_the_static_law(monkeypatch) -> None:
    monkeypatch.setattr(view_module, "backs", sorted)
    with pytest.raises(LawBroken, match="sees hidden cards"):
        run_law(static, games=1)


def test_a_question_put_only_to_those_who_hold_the_card_is_caught(monkeypatch) -> None:
    def telling_request(state: State, seat: int, symbol: str) -> Asking[Moments]:
        items = state.library.items
        holders = [p.seat for p in state.players if any(items[key].symbol == symbol for key in p.hand)]
        holders = [s for s in holders if s != seat]
        state.lane.requested.append(symbol)
        if holders:
            yield state.question(tuple(holders), "give", (symbol,))
        return ()

    monkeypatch.setattr(request, "request", telling_request)
    with pytest.raises(LawBroken, match=r"sees (hidden cards|the hidden difference)"):
        run_law(step)


def test_a_reason_that_knows_other_hands_is_caught_by_the_static_law(monkeypatch) -> None:
    class Telling:
        rule = "F5"

        def __init__(self, text: str) -> None:
            self._text = text

        def text(self, _lang: str = "en") -> str:
            return self._text

    def telling_why_not(state: State, seat: int, _action: Answer) -> Telling:
        return Telling(" ".join(sorted(key for p in state.players if p.seat != seat for key in p.hand)))

    monkeypatch.setattr(laws, "why_not", telling_why_not)
    with pytest.raises(LawBroken, match="sees hidden cards"):
        run_law(static, games=1)


def test_a_field_forgotten_in_copy_is_caught_by_the_fork_law(monkeypatch) -> None:
    whole_copy = State.copy

    def forgetful_copy(self: State) -> State:
        twin = whole_copy(self)
        twin.turns[0].requested = []
        return twin

    monkeypatch.setattr(State, "copy", forgetful_copy)
    with pytest.raises(LawBroken):
        run_law(laws.check_fork, games=4)


def test_a_field_shared_by_copies_is_caught_by_the_fork_law(monkeypatch) -> None:
    whole_copy = State.copy

    def shallow_copy(self: State) -> State:
        twin = whole_copy(self)
        twin.decks["crossroads"] = self.decks["crossroads"]
        return twin

    monkeypatch.setattr(State, "copy", shallow_copy)
    with pytest.raises((LawBroken, IndexError, KeyError)):
        run_law(laws.check_fork, games=4)


def test_chance_outside_the_state_is_caught_by_the_save_law(monkeypatch) -> None:
    outside = Random(1)
    monkeypatch.setattr(chance, "draw", lambda _key, _count, sides: outside.randrange(sides))
    table = new_table(1)
    finish(table, Random(1))
    with pytest.raises(Exception, match=r"differ|doesn't fit|other"):
        laws.check_save(table)


def test_a_lister_that_lists_nonsense_is_caught(monkeypatch) -> None:
    listed = LISTERS["action"]
    monkeypatch.setitem(LISTERS, "action", lambda s, q, seat: [*listed(s, q, seat), ("fly",)])
    with pytest.raises((LawBroken, KeyError)):
        run_law(lambda table, rng: laws.check_answers(table, rng, some=500), games=1)


def test_a_lister_that_lists_twice_is_caught(monkeypatch) -> None:
    listed = LISTERS["action"]
    monkeypatch.setitem(LISTERS, "action", lambda s, q, seat: listed(s, q, seat) * 2)
    with pytest.raises(LawBroken, match="listed twice"):
        run_law(laws.check_answers, games=1)


def test_a_refusal_that_leaves_a_trace_is_caught(monkeypatch) -> None:
    def clumsy_refusal(table: Table, question: Question, decision: Decision) -> Exception:
        table.state.clock += 1
        return legal_refusal(table, question, decision)

    legal_refusal = Table._refusal
    monkeypatch.setattr(Table, "_refusal", clumsy_refusal)
    with pytest.raises(LawBroken, match="left a trace"):
        run_law(laws.check_answers, games=1)


@pytest.mark.thorough
def test_an_undo_that_forgets_silent_triggers_is_caught(monkeypatch) -> None:
    monkeypatch.setattr(Table, "_could_have_fired", lambda _self, _first: False)
    with pytest.raises(LawBroken, match="undo gives away"):
        run_law(undo, games=60)


def test_an_undo_that_rewinds_chance_is_caught(monkeypatch) -> None:
    def careless(self: Table, seat: int) -> None:
        self._rebuild(self.done[:-1])

    monkeypatch.setattr(Table, "undo", careless)
    with pytest.raises(LawBroken, match="undo gives away"):
        run_law(undo, games=3)


def test_a_game_that_never_ends_is_noticed(monkeypatch) -> None:
    table = new_table(0, cooperative=True)
    monkeypatch.setitem(
        table.state.game.flow, "colony", table.state.game.flow["end-turn"]._replace(lanes=lambda s: [Lane(again)])
    )

    def again(state: State) -> Rule:
        yield from ()
        state.turns_left = 4
        state.step = "start-round"
        state.hold_end = True

    assert finish(table, Random(0)) == LONGEST


def test_a_word_without_a_rule_is_noticed(monkeypatch) -> None:
    word = next(iter(RUNNERS))
    monkeypatch.delitem(RUNNERS, word)
    with pytest.raises(AssertionError):
        check_every_word_has_a_rule()


def test_a_spectator_who_sees_votes_before_the_end_is_caught(monkeypatch) -> None:
    shown = view_module._question

    def telling(table: Table, question: Question, seat: int):
        task = next(t for t in table.tasks if t.question is not None and t.question.id == question.id)
        seen = shown(table, question, seat)
        return type(seen)(seen.id, seen.seats, seen.kind, (*seen.args, str(task.got)), seen.wait, seen.answers)

    monkeypatch.setattr(view_module, "_question", telling)
    caught = 0
    for seed in range(3):
        rng = Random(seed)
        table = new_table(seed)
        for _, decisions in play(table, rng, litigious):
            twin = table.fork()
            for decision in decisions[:-1]:
                twin.decide(decision)
            if twin.tasks and twin.tasks[0].got:
                caught += not _keeps_votes_secret(twin, rng)
    assert caught > 0


def _keeps_votes_secret(table: Table, rng: Random) -> bool:
    try:
        laws.check_static(table, SPECTATOR, Knowledge(SPECTATOR, 4), rng)
    except LawBroken:
        return False
    return True


def test_a_crossroads_card_that_others_see_is_caught(monkeypatch) -> None:
    whole = view_module._mine

    def telling(state: State, seat: int):
        return msgspec.structs.replace(whole(state, seat), guarded=state.lane.crossroads)

    monkeypatch.setattr(view_module, "_mine", telling)
    with pytest.raises(LawBroken, match="sees hidden cards"):
        run_law(static, games=2)


def test_a_menu_kept_although_something_happened_is_caught(monkeypatch) -> None:
    """As if every event were nothing but words."""
    monkeypatch.setattr(Event, "only_words", True)
    with pytest.raises(LawBroken, match="kept list"):
        run_law(lambda table, _rng: menus(table), games=4)


def menus(table: Table) -> None:
    laws.check_menus(table)
