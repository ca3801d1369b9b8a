"""Every law of two lanes can fail: a planted bug for each is caught."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

from hivernage import redeal as redeal_module
from hivernage import views as view_module
from hivernage.knowledge import Knowledge
from hivernage.model.events import CrossroadsPutUnder, Event, Reported
from hivernage.model.question import Answer, Decision, Question
from hivernage.model.state import State
from hivernage.rules import crossroads, losses, lost_action
from hivernage.rules.actions import ACTIONS
from hivernage.rules.asking import Asking, Rule
from hivernage.rules.boxes.war.pairs import report
from hivernage.rules.crossroads import Moment
from hivernage.rules.game import Lane
from hivernage.rules.legal import legal
from hivernage.rules.losses import shuffle_deck
from hivernage.table import CannotUndo, StaleQuestion, Table, Task
from tests.laws import laws, pairs
from tests.laws.games import war
from tests.laws.laws import LawBroken
from tests.laws.test_lanes import cut, imagining, interleaving, looking, secrecy, undoing, unheard
from tests.rules.positions import run_text

CRASH = (LawBroken, LookupError, ValueError, AttributeError)
"""What two lanes that trip over each other come to: a law says so, or a rule doesn't find what it left."""


def run(law: Callable[..., int], decisions: int, first: int = 0, **more: float) -> None:
    """A law over a few schedules; first one that shows the bug at once."""
    for n in range(12):
        law(first + n, {}, decisions, **more)


# Interleaving


def test_one_zone_for_both_lanes_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = State.act_in

    def act_in(self: State, turn: int) -> None:
        whole(self, turn)
        for other in self.turns:
            other.searching = self.turns[0].searching = self.turns[0].searching or other.searching

    monkeypatch.setattr(State, "act_in", act_in)
    with pytest.raises(CRASH):
        run(interleaving, 200)


def test_not_looking_around_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "_look_around", lambda _self, _moved: None)
    with pytest.raises(CRASH):
        run(interleaving, 300)


def test_frozen_options_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Task, "list_again", lambda _self: None)
    with pytest.raises(CRASH):
        run(interleaving, 300)


def test_forgetting_whom_a_question_needs_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = Task.is_gone

    def is_gone(self: Task, state: State) -> bool:
        return whole(self, state) and self.question is not None and not self.question.needs

    monkeypatch.setattr(Task, "is_gone", is_gone)
    with pytest.raises(CRASH):
        run(interleaving, 300)


def test_numbers_that_are_not_kept_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = pairs.act

    def act(state: State) -> Rule:
        state.lane.ask = state.reserve()
        yield from kept(state)

    monkeypatch.setattr(pairs, "act", act)
    with pytest.raises((LawBroken, StaleQuestion)):
        interleaving(1, {}, 100)


def test_a_lane_that_counts_as_fresh_though_begun_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "fresh", property(lambda self: self._step.asks_first and bool(self.tasks)))
    with pytest.raises(LawBroken, match="stands elsewhere"):
        interleaving(1, {}, 100)


def test_a_gift_that_was_played_meanwhile_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without looking again whether the giver still has the card."""
    real = ACTIONS["request"].do

    def trusting(state: State, seat: int, answer: Answer) -> Asking[tuple[Moment, ...]]:
        rule = real(state, seat, answer)
        question = next(rule)
        answers = yield question
        for giver, given in answers.items():
            if given[0] == "give":
                state.players[giver].hand.index(given[1])
        try:
            question = rule.send(answers)
            while True:
                question = rule.send((yield question))
        except StopIteration as end:
            moments: tuple[Moment, ...] = end.value
            return moments

    monkeypatch.setitem(ACTIONS, "request", ACTIONS["request"]._replace(do=trusting))
    monkeypatch.setitem(pairs.LIKES, "request", 20.0)
    with pytest.raises(ValueError, match="not in list"):
        run(interleaving, 300)


def test_a_timer_that_may_start_twice_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """An `end` that starts the clock and can be taken back gives its number twice."""
    whole = Table._repeat

    def repeat(self: Table, decision: Decision) -> list[Event]:
        news = whole(self, decision)
        if decision.answer == ("end",):
            self.settled[-1] = False
        return news

    timers: list[int] = []
    monkeypatch.setattr(Table, "_repeat", repeat)
    for table, decision, _ in pairs.play_pairs(3, rushed=False, decisions=300):
        if decision.answer == ("end",) and not table.state.timer:
            for _ in range(2):
                twin = table.fork()
                twin.decide(decision)
                timers.append(twin.state.timer)
                twin.undo(decision.seat)
            break
    assert timers[0] == timers[1] != 0


# Cut


def test_a_cut_that_tidies_nothing_up_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lost_action, "lose_action", lambda _state, _turn: None)
    with pytest.raises(CRASH):
        run(cut, 150)


def test_drawn_cards_that_are_shuffled_in_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def shuffle_in(state: State, turn: Any) -> None:
        drawn, turn.searching = turn.searching, []
        if drawn:
            state.places[turn.at].deck[:0] = drawn
            if len(drawn) == 1:
                shuffle_deck(state, turn.at)
                state.news.pop()

    monkeypatch.setattr(lost_action, "_put_under", shuffle_in)
    with pytest.raises(LawBroken, match="order drawn"):
        run(cut, 150)


def test_a_roll_that_is_owed_and_forgotten_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = lost_action.settle_owed

    def forgetful(state: State) -> Rule:
        state.lane.owed = []
        yield from whole(state)

    monkeypatch.setattr(lost_action, "settle_owed", forgetful)
    with pytest.raises(LawBroken, match="owes"):
        run(cut, 300)


def test_a_death_that_costs_nothing_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def unmoved(_state: State, _seat: int) -> Rule:
        yield from ()

    for module in (losses, lost_action):
        monkeypatch.setattr(module, "mourn", unmoved)
    with pytest.raises(LawBroken, match="cost nothing"):
        run(cut, 300)


@pytest.mark.thorough
def test_a_leader_who_is_never_named_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = lost_action.settle_owed

    def leaderless(state: State) -> Rule:
        leaders = [player.leader for player in state.players]
        for player in state.players:
            player.leader = player.leader or "nobody"
        yield from whole(state)
        for player, leader in zip(state.players, leaders, strict=True):
            player.leader = leader if player.leader == "nobody" else player.leader

    monkeypatch.setattr(lost_action, "settle_owed", leaderless)
    with pytest.raises(LawBroken, match=r"leads|leader"):
        run(cut, 300)


def test_a_clock_bound_to_no_timer_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "_check_clock", lambda _self, _decision: None)
    with pytest.raises(LawBroken, match="isn't running"):
        cut(1, {}, 50)


# The war itself

CAPTURED = """
setup:
  box: warring-colonies
  survivors:
    brian-lee: {player: p1, at: lighthouse, door: 2, wounds: 2, cards: [fn-slp-shotgun, hammer]}
    the-enforcer: p1
    maria-lopez: p2
    janet-taylor: p4
  zombies: {lighthouse: [0, 1, 0, 0, 0, 0]}
  dice: {p1: [6]}
chance: [wound]
play: [{p1: attack brian-lee zombie die=6}, {p1: go}]
"""


def test_captured_cards_that_are_dealt_anew_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a leader is about to give out lies open."""
    whole = redeal_module._seen

    def blind(state: State, mind: Any) -> list[str]:
        captured = [held.key for turn in state.turns for held in turn.captured]
        seen = whole(state, mind)
        for key in captured:
            seen.remove(key)
        return seen

    table = run_text(CAPTURED, war()).table
    assert any(turn.captured for turn in table.state.turns)
    for seat in laws.everyone(table):
        laws.check_static(table, seat, Knowledge(seat, 4), Random(seat))
    monkeypatch.setattr(redeal_module, "_seen", blind)
    with pytest.raises(redeal_module.Impossible):
        redeal_module.redeal(table, 0, Random(1))


# Two-lane step


def test_a_view_of_both_searches_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = view_module._mine

    def telling(state: State, seat: int) -> view_module.MineView:
        mine = whole(state, seat)
        cards = [key for turn in state.turns for key in turn.searching]
        return msgspec.structs.replace(mine, searching=cards)

    monkeypatch.setattr(view_module, "_mine", telling)
    with pytest.raises(LawBroken, match="looks at"):
        run(looking, 100)


def test_a_lister_that_knows_the_other_lane_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """What may be kept would show what the other one has drawn."""
    from hivernage.rules.asking import LISTERS

    def nosy(state: State, _question: Question, _seat: int) -> list[Answer]:
        return [("keep", key) for key in dict.fromkeys(key for turn in state.turns for key in turn.searching)]

    monkeypatch.setitem(LISTERS, "search", nosy)
    with pytest.raises(LawBroken, match="looks at"):
        run(looking, 200)


@pytest.mark.thorough
def test_a_question_resumed_because_of_hidden_cards_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever can't give what is asked for would be passed over as soon as the other lane moves."""
    whole = Task.is_gone

    def is_gone(self: Task, state: State) -> bool:
        question = self.question
        if question is not None and question.kind == "give":
            state.act_in(self.lane.turn)
            return not any(len(legal(state, question, seat)) > 1 for seat in question.seats)
        return whole(self, state)

    monkeypatch.setattr(Task, "is_gone", is_gone)
    monkeypatch.setitem(pairs.LIKES, "request", 20.0)
    with pytest.raises(LawBroken, match=r"sees|is told"):
        run(secrecy, 150, often=0.3)


def test_a_report_that_is_told_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    quiet = report

    def loud(state: State) -> Rule:
        yield from quiet(state)
        state.tell(Reported(guard=state.lane.guard, what=state.lane.called))

    monkeypatch.setattr(pairs, "report", loud)
    with pytest.raises(LawBroken, match="a report is told"):
        run(unheard, 60)


def test_a_report_that_shows_by_a_question_less_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    everything = pairs.acting

    def acting(state: State) -> list[Lane]:
        return [lane for lane in everything(state) if lane.rule is pairs.act or not state.turns[lane.turn].called]

    monkeypatch.setattr(pairs, "acting", acting)
    with pytest.raises(LawBroken, match="somebody's view"):
        run(unheard, 60)


def test_a_report_that_shows_by_undo_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "_is_unheard", lambda _self, _decision: False)
    with pytest.raises(LawBroken, match="what can be undone"):
        run(unheard, 60)


def test_an_imagined_card_without_notes_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def forget(_table: Table, turns: list[Any]) -> None:
        for turn in turns:
            turn.fired, turn.called = [], ""

    monkeypatch.setattr(redeal_module, "_note_anew", forget)
    with pytest.raises(LawBroken, match="is imagined with"):
        run(imagining, 100, often=0.1)


def test_notes_of_the_other_turn_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """An imagined card that takes what happened in the other turn for its own."""

    def mixed(table: Table, turns: list[Any]) -> None:
        fires = [look.fires for looks in table.looks() for look in looks if not look.said]
        for turn in turns:
            turn.called = ""
            turn.fired = list(dict.fromkeys(fired[turn.crossroads] for fired in fires if turn.crossroads in fired))

    monkeypatch.setattr(redeal_module, "_note_anew", mixed)
    with pytest.raises(LawBroken, match="is imagined with"):
        run(imagining, 150, often=0.1)


def test_an_undo_behind_a_silence_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is done last hears which cards nothing was noted for."""
    monkeypatch.setattr(crossroads, "CrossroadsPutUnder", lambda guard, reveal: CrossroadsPutUnder(guard=guard))
    monkeypatch.setitem(pairs.LIKES, "end", 20.0)
    with pytest.raises(LawBroken, match="undo gives away"):
        run(undoing, 120, first=15, often=0.9)


def test_an_undo_behind_chance_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def careless(self: Table, seat: int) -> None:
        if self.done[-1].seat != seat:
            raise CannotUndo
        self._rebuild(self.done[:-1])

    monkeypatch.setattr(Table, "undo", careless)
    with pytest.raises(LawBroken, match="undo gives away"):
        run(undoing, 120, often=0.3)
