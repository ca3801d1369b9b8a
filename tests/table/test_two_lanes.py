"""Two seats act at the same time and a clock may cut them short: how that plays, move by move.

What once broke has its planted bug beside it: with that the same play comes out wrong.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hivernage import redeal as redeal_module
from hivernage import views as view_module
from hivernage.cards.conditions import Did
from hivernage.cards.effects import Dig
from hivernage.cards.library import origin
from hivernage.knowledge import Knowledge, Pile
from hivernage.model.events import DugUp, Event, Shuffled, SurvivorLeftDeck
from hivernage.model.ids import CLOCK, SEATS, SPECTATOR
from hivernage.model.parts import Held, Lost, Survivor, Turn
from hivernage.model.question import Answer, Decision, IllegalAnswer
from hivernage.model.state import State
from hivernage.redeal import Hole, Impossible, redeal
from hivernage.rules import lost_action
from hivernage.rules.powers import wounds_to_kill
from hivernage.rules.why_not import why_not
from hivernage.saves import load, save
from hivernage.table import CannotUndo, NotAsked, StaleQuestion, Table, Task
from hivernage.views import view
from tests.laws import laws, pairs
from tests.laws.games import new_table
from tests.laws.telling import Telling
from tests.rule import rule

TIME = ("time",)
BAT = "baseball-bat@school"
YAWN = "sleep@crossroads"


def quiet(a: str = "colony", b: str = "colony", rushed: bool = True) -> State:
    """Seats 0 and 1 are about to begin, four sixes each, empty hands, no zombie; one survivor of each at a place."""
    state = pairs.board(2, rushed=rushed)
    state.take_turns(0)
    state.standing = []
    for player in state.players:
        state.box += player.hand
        player.hand, player.dice = [], [6] * 4
    for survivor in state.survivors.values():
        state.box += [held.key for held in survivor.cards]
        survivor.cards, survivor.wounds, survivor.frostbite = [], 0, 0
        survivor.stand("colony")
    for seat, place in ((0, a), (1, b)):
        plain(state, seat).stand(place)
    for spot in state.places.values():
        spot.zombies, spot.barricades = [0] * len(spot.zombies), [0] * len(spot.barricades)
    _guard(state, "winter-wedding@crossroads", 0)
    return state


def plain(state: State, seat: int) -> Survivor:
    """A survivor who brings nothing of their own to an action."""
    return next(s for s in state.group(seat) if not state.library.plans(s.id))


def _guard(state: State, card: str, seat: int) -> None:
    """The card that is drawn for a seat's turn."""
    deck = state.decks["crossroads"]
    if card in deck:
        deck.remove(card)
        deck.insert(len(deck) - seat, card)


def give(state: State, seat: int, *symbols: str, back: str = "") -> list[str]:
    """Cards of these symbols come from the box or a deck into a hand."""
    cards = []
    for symbol in symbols:
        piles = [state.box, *(place.deck for place in state.places.values())]
        items = state.library.items
        found = ((pile, key) for pile in piles for key in pile if key in items and back in ("", origin(key)))
        pile, key = next((pile, key) for pile, key in found if items[key].symbol == symbol)
        pile.remove(key)
        state.players[seat].hand.append(key)
        cards.append(key)
    return cards


def arm(state: State, survivor: Survivor, key: str) -> None:
    pile = next(p for p in (state.box, *(place.deck for place in state.places.values())) if key in p)
    pile.remove(key)
    survivor.cards.append(Held(key))


def one_of(table: Table, seat: int, place: str = "colony") -> str:
    """A survivor of a seat at a place."""
    return next(s.id for s in table.state.group(seat) if s.place == place)


def can(table: Table, seat: int) -> list[Answer]:
    """All that a seat can answer now."""
    return [answer for q in table.questions if seat in q.seats for answer in table.legal(q, seat)]


def do(table: Table, seat: int, *start: str) -> list[Event]:
    """The first answer of a seat that begins with these words."""
    for question in table.questions:
        if seat in question.seats:
            for answer in table.legal(question, seat):
                if answer[: len(start)] == start:
                    return table.decide(Decision(question.id, seat, answer))
    raise AssertionError(f"{SEATS[seat]} can't {start}: {can(table, seat)}")


def asked(table: Table, seat: int) -> list[str]:
    """What a seat is asked, the guard's standing question aside."""
    return [q.kind for q in table.questions if seat in q.seats and q.wait != "never"]


def time_out(table: Table) -> list[Event]:
    return table.decide(Decision(table.state.timer, CLOCK, TIME))


def kinds(news: list[Event]) -> list[str]:
    return [event.kind for event in news]


# Two searches at one place


def play_two_searches() -> None:
    table = Table(quiet("school", "school"))
    deck = table.state.places["school"].deck
    top, second = deck[-1], deck[-2]
    do(table, 0, "search", one_of(table, 0, "school"))
    do(table, 1, "search", one_of(table, 1, "school"))
    mine = [view(table, seat).mine for seat in (0, 1)]
    assert [m.searching for m in mine if m] == [[top], [second]]
    assert [a[1] for a in can(table, 0) if a[0] == "keep"] == [top]
    assert [a[1] for a in can(table, 1) if a[0] == "keep"] == [second]
    do(table, 1, "keep")
    do(table, 0, "keep")
    assert table.state.players[0].hand == [top]
    assert table.state.players[1].hand == [second]


@rule("W4.6", "W24.1")
def test_two_searchers_at_one_place_see_and_keep_their_own_card() -> None:
    play_two_searches()


def test_with_one_zone_for_both_they_would_not(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = State.act_in

    def act_in(self: State, turn: int) -> None:
        whole(self, turn)
        self.turns[1].searching = self.turns[0].searching

    monkeypatch.setattr(State, "act_in", act_in)
    with pytest.raises(AssertionError):
        play_two_searches()


def test_whoever_is_moved_away_still_searches_where_they_began() -> None:
    """Another lane's card makes room at a place; what was drawn goes under the deck it came from."""
    table = Table(quiet("school", "school"))
    name = one_of(table, 0, "school")
    do(table, 0, "search", name)
    table.state.survivors[name].stand("colony")
    do(table, 0, "noise")
    do(table, 0, "keep")
    laws.check_census(table)
    assert table.state.places["school"].noise == 1
    assert len(table.state.players[0].hand) == 1


def test_who_comes_too_late_for_the_last_card_finds_nothing() -> None:
    state = quiet("school", "school")
    planner = next(s for s in state.survivors.values() if s.id == "jenny-clark")  # asks for a plan before she looks
    planner.owner = 0
    planner.stand("school")
    state.box += state.places["school"].deck[:-1]
    del state.places["school"].deck[:-1]
    table = Table(state)
    do(table, 0, "search", planner.id)
    assert asked(table, 0) == ["plan"]
    do(table, 1, "search", one_of(table, 1, "school"))
    do(table, 1, "keep")
    do(table, 0, "go")
    assert asked(table, 0) == ["action"]
    laws.check_census(table)


# Two attacks at one entrance


def play_two_attacks() -> None:
    state = quiet()
    state.places["colony"].zombies = [1, 1, 0, 0, 0, 0]
    state.forced = [1] * 20
    table = Table(state)
    do(table, 0, "attack", one_of(table, 0), "zombie")
    do(table, 1, "attack", one_of(table, 1), "zombie")
    do(table, 0, "entrance", "1")
    question = next(q for q in table.questions if 1 in q.seats and q.kind == "entrance")
    assert question.options == (("entrance", "2"),)
    with pytest.raises(IllegalAnswer):
        table.decide(Decision(question.id, 1, ("entrance", "1")))
    do(table, 1, "entrance", "2")
    assert table.state.places["colony"].zombies == [0] * 6


def test_a_zombie_is_killed_once() -> None:
    play_two_attacks()


def test_with_frozen_options_it_would_be_killed_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Task, "list_again", lambda _self: None)
    with pytest.raises(AssertionError):
        play_two_attacks()


def test_who_finds_no_zombie_any_more_goes_on_without() -> None:
    state = quiet()
    state.places["colony"].zombies = [1, 1, 0, 0, 0, 0]
    state.forced = [1] * 20
    table = Table(state)
    do(table, 0, "attack", one_of(table, 0), "zombie")
    do(table, 1, "attack", one_of(table, 1), "zombie")
    do(table, 1, "entrance", "1")
    do(table, 1, "attack", one_of(table, 1), "zombie")
    assert sum(table.state.places["colony"].zombies) == 0
    assert asked(table, 0) == ["action"]
    assert len(table.state.players[0].dice) == 3


# The clock in the middle of an action


def play_time_in_a_search() -> None:
    table = Table(quiet("school", "school"))
    before = table.state.places["school"].deck[:]
    do(table, 0, "search", one_of(table, 0, "school"))
    do(table, 0, "noise")
    do(table, 1, "search", one_of(table, 1, "school"))
    drawn, others = (turn.searching[:] for turn in table.state.turns)
    assert (len(drawn), len(others)) == (2, 1)
    news = time_out(table)
    put = [event for event in news if event.kind == "put-under"]
    assert [event.seen_by(0).facts.get("cards") for event in put] == [drawn, None]
    assert [player.hand for player in table.state.players[:2]] == [[], []]
    laws.check_census(table)
    assert table.state.places["school"].deck == [*others[::-1], *drawn[::-1], *before[:-3]]


@rule("W4.10")
def test_time_in_a_search_puts_the_cards_under_the_deck() -> None:
    play_time_in_a_search()


def test_without_tidying_up_they_would_lie_about(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lost_action, "lose_action", lambda _state, _turn: None)
    with pytest.raises(AssertionError):
        play_time_in_a_search()


@rule("W4.10")
def test_the_die_of_a_lost_action_stays_spent_and_its_noise_stays() -> None:
    table = Table(quiet("school", "school", rushed=False))
    do(table, 0, "search", one_of(table, 0, "school"))
    do(table, 0, "noise")
    do(table, 1, "end")
    twin = table.fork()
    twin._close()
    pairs.cut(twin.state)
    assert twin.state.players[0].dice == [6] * 3
    assert twin.state.places["school"].noise == 1
    assert all(turn.is_bare() for turn in twin.state.turns)


@rule("W4.10")
def test_a_newcomer_without_a_place_when_time_is_out_never_arrives() -> None:
    state = quiet("school")
    state.players[0].exiled = True
    for survivor in state.group(0):
        survivor.stand("school")
    outsider = give(state, 0, "survivor")[0]
    table = Table(state)
    do(table, 0, "play", outsider)
    assert asked(table, 0) == ["place"]
    newcomer = next(name for name in table.state.turns[0].shown if name != outsider)
    news = time_out(table)
    assert Lost(newcomer, killed=False) in table.state.lost
    assert SurvivorLeftDeck(survivor=newcomer) in news


@rule("W4.10", "F6.1")
def test_a_used_card_that_time_takes_leaves_no_mark_of_its_use() -> None:
    """Else the next card like it that comes to this hand would be taken for the used one."""
    state = quiet()
    arm(state, plain(state, 2), BAT)
    state.players[2].hand, plain(state, 2).cards = [BAT], []
    state.players[2].worn = [Held(BAT, {"baseball-bat": state.round})]
    table = Table(state)
    do(table, 0, "request", state.library.items[BAT].symbol)
    do(table, 2, "give")
    assert asked(table, 0) == ["equip"]
    assert table.state.players[0].worn
    time_out(table)
    assert BAT in table.state.colonies[0].waste
    assert not table.state.players[0].worn


def test_a_crossroads_card_that_is_cut_short_leaves_the_game_for_everybody_to_see() -> None:
    """No game cuts one yet."""
    state = quiet()
    state.lane.shown.append(state.decks["crossroads"].pop())
    telling = Telling(state)
    lost_action.lose_action(state, state.lane)
    telling.check(state, state.news)
    assert not state.lane.shown


# A clock names its timer


def play_wrong_clocks() -> None:
    table = Table(quiet(rushed=False))
    with pytest.raises(NotAsked, match="no clock is running"):
        table.decide(Decision(0, CLOCK, TIME))
    do(table, 0, "end")
    timer = table.state.timer
    for number in (0, 999, timer - 1, timer + 1):
        with pytest.raises(StaleQuestion):
            table.decide(Decision(number, CLOCK, TIME))
    with pytest.raises(IllegalAnswer, match="doesn’t answer what is asked"):
        table.decide(Decision(timer, CLOCK, ("end",)))
    time_out(table)
    with pytest.raises(NotAsked):
        table.decide(Decision(timer, CLOCK, TIME))
    while not table.state.timer:
        do(table, table.awaited[0], "end")
    with pytest.raises(StaleQuestion):
        table.decide(Decision(timer, CLOCK, TIME))


def test_only_the_timer_that_is_running_cuts() -> None:
    play_wrong_clocks()


def test_a_clock_bound_to_no_timer_would_always_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    def any_number(self: Table, decision: Decision) -> None:
        if self._step.cut is None:
            raise NotAsked("no clock is running now")
        if decision.answer != TIME:
            raise NotAsked("the clock can only say 'time'")

    monkeypatch.setattr(Table, "_check_clock", any_number)
    with pytest.raises(pytest.fail.Exception):
        play_wrong_clocks()


def test_no_clock_runs_in_a_game_without_pairs() -> None:
    with pytest.raises(NotAsked, match="no clock is running"):
        new_table(1).decide(Decision(0, CLOCK, TIME))


def test_the_first_who_is_done_starts_the_clock_for_the_other() -> None:
    table = Table(quiet(rushed=False))
    assert table.state.timer == 0
    do(table, 1, "end")
    assert table.state.timer
    with pytest.raises(CannotUndo):
        table.undo(1)  # its number must never come twice
    do(table, 0, "barricade", one_of(table, 0))
    time_out(table)
    assert table.state.turn == 2


def test_the_clock_is_a_logged_decision_like_any_other() -> None:
    table = Table(quiet("school", "school"))
    do(table, 0, "search", one_of(table, 0, "school"))
    time_out(table)
    again = load(save(table), table.state.library, table.state.game)
    assert laws.position(again) == laws.position(table)


def test_after_the_time_an_open_question_is_stale() -> None:
    table = Table(quiet("school", "school"))
    do(table, 0, "search", one_of(table, 0, "school"))
    question = next(q for q in table.questions if q.kind == "search")
    time_out(table)
    with pytest.raises(StaleQuestion):
        table.decide(Decision(question.id, 0, ("noise",)))


# Cards with foreign backs


def play_foreign_back() -> None:
    state = quiet()
    foreign = state.places["hospital"].deck.pop()
    state.places["school"].deck.insert(3, foreign)
    table = Table(state)
    depths = set()
    for seed in range(60):
        deck = redeal(table, 2, Random(seed)).state.places["school"].deck
        depths.add(next(i for i, key in enumerate(deck) if origin(key) == "hospital"))
    assert len(depths) > 5


def test_a_card_with_a_foreign_back_lies_anywhere_in_an_imagined_deck() -> None:
    play_foreign_back()


def test_an_imagined_deck_that_keeps_its_backs_would_tell_where(monkeypatch: pytest.MonkeyPatch) -> None:
    def keeping(deck: list[str], pile: Pile, _rng: Random) -> list[Hole]:
        backs = [Hole(origin(key), redeal_module._put_in(deck, i)) for i, key in enumerate(deck)]
        return [hole for hole, card in zip(backs, pile.slots, strict=True) if card is None]

    monkeypatch.setattr(redeal_module, "_fill_deck", keeping)
    with pytest.raises(AssertionError):
        play_foreign_back()


# What is offered, held or asked may be gone by the time of the answer


def test_an_offered_card_that_is_played_meanwhile_lapses_unseen() -> None:
    state = quiet()
    food = give(state, 1, "food")[0]
    give(state, 2, "book")
    give(state, 3, "book")
    table = Table(state)
    do(table, 0, "request", "food")
    do(table, 1, "give", food)
    do(table, 1, "play", food)
    do(table, 2, "pass")
    news = do(table, 3, "pass")
    assert [event.facts["seats"] for event in news if event.kind == "offered"] == [[]]
    assert "gave" not in kinds(news)
    assert asked(table, 0) == ["action"]
    laws.check_census(table)


def test_what_lies_on_offer_is_not_played_besides() -> None:
    """Even where the list of what one can do was made just before, and only words have passed since."""
    state = quiet()
    food = give(state, 1, "food")[0]
    give(state, 2, "food")
    give(state, 3, "book")
    table = Table(state)
    do(table, 0, "request", "food")
    do(table, 1, "give", food)
    do(table, 2, "give")
    assert ("play", food) in can(table, 1)
    do(table, 3, "pass")
    assert asked(table, 0) == ["take-gift"]
    assert ("play", food) not in can(table, 1)


def test_a_plan_may_use_what_was_handed_over_while_it_was_asked_for() -> None:
    """The list of a moment ago doesn't have it."""
    state = quiet()
    state.places["colony"].zombies = [1, 1, 1, 0, 0, 0]
    attacker, helper = plain(state, 0), plain(state, 1)
    arm(state, attacker, "fn-slp-shotgun@gas-station")
    arm(state, helper, BAT)
    table = Table(state)
    do(table, 0, "attack", attacker.id, "zombie")
    assert asked(table, 0) == ["plan"]
    do(table, 1, "hand-off", helper.id, BAT, attacker.id)
    do(table, 0, "with", "baseball-bat.2")
    do(table, 0, "go")
    assert asked(table, 0) == ["entrance"]


def test_a_search_is_lost_with_the_survivor_who_was_at_it() -> None:
    state = quiet("school", "school")
    victim, killer = plain(state, 0), plain(state, 1)
    victim.wounds = wounds_to_kill(state, victim) - 1
    state.forced = [1] * 30
    table = Table(state)
    before = table.state.places["school"].deck[:]
    do(table, 0, "search", victim.id)
    news = do(table, 1, "attack", killer.id, victim.id)
    assert "killed" in kinds(news)
    assert "put-under" in kinds(news)
    assert table.state.places["school"].deck == [before[-1], *before[:-1]]
    assert "action" in asked(table, 0)
    laws.check_census(table)


def test_the_one_who_is_asked_for_a_leader_twice_answers_once() -> None:
    """Two of a group die in two lanes before its player has answered."""
    state = quiet("school", "school")
    for survivor in state.group(2):
        survivor.wounds = 2
        survivor.stand("school")
    state.survivors[state.players[2].leader].stand("school")
    spare = Survivor(state.decks["survivor"].pop(), 2, "colony")
    state.survivors[spare.id] = spare
    state.forced = [1] * 30
    leader, other = state.players[2].leader, next(s.id for s in state.group(2) if s.id != state.players[2].leader)
    table = Table(state)
    do(table, 0, "attack", one_of(table, 0, "school"), leader)
    do(table, 1, "attack", one_of(table, 1, "school"), other)
    assert asked(table, 2) == ["leader", "leader"]
    do(table, 2, "leader", spare.id)
    assert asked(table, 2) == []
    assert table.state.players[2].leader == spare.id
    assert [asked(table, seat) for seat in (0, 1)] == [["action"], ["action"]]


def test_nobody_is_exiled_twice_by_two_votes_at_once() -> None:
    table = Table(quiet())
    do(table, 0, "exile", "p3")
    do(table, 1, "exile", "p3")
    for _ in range(2):
        for seat in range(4):
            do(table, seat, "vote", "up")
    assert kinds(table.history).count("exiled") == 1
    laws.check_census(table)


def test_who_dies_meanwhile_is_not_picked() -> None:
    """A medicine card waits for its player to say who gets it."""
    state = quiet("school", "school")
    victim, killer = plain(state, 0), plain(state, 1)
    for survivor in state.group(0):
        survivor.wounds = 1
    victim.wounds = wounds_to_kill(state, victim) - 1
    medicine = give(state, 0, "medicine")[0]
    state.forced = [1] * 30
    table = Table(state)
    do(table, 0, "play", medicine)
    assert ("survivor", victim.id) in can(table, 0)
    assert "killed" in kinds(do(table, 1, "attack", killer.id, victim.id))
    picked = {answer[1] for answer in can(table, 0) if answer[0] == "survivor"}
    assert picked == {survivor.id for survivor in table.state.group(0)}


# A cut must not pay


def play_cut_before_the_roll() -> None:
    state = quiet()
    state.places["colony"].zombies = [1, 1, 1, 0, 0, 0]
    attacker = plain(state, 0)
    arm(state, attacker, BAT)
    table = Table(state)
    do(table, 0, "attack", attacker.id, "zombie")
    do(table, 0, "with")
    do(table, 0, "entrance", "1")
    assert asked(table, 0) == ["entrance"]
    assert table.state.turns[0].owed == [attacker.id]
    news = time_out(table)
    assert [event.facts["survivor"] for event in news if event.kind == "exposure"] == [attacker.id]


def test_time_between_a_kill_and_its_roll_spares_no_roll() -> None:
    play_cut_before_the_roll()


def test_a_roll_that_is_not_data_would_be_spared(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = lost_action.lose_action

    def forgetful(state: State, turn: Turn) -> None:
        whole(state, turn)
        turn.owed = []

    monkeypatch.setattr(lost_action, "lose_action", forgetful)
    with pytest.raises(AssertionError):
        play_cut_before_the_roll()


def test_a_roll_owed_by_an_action_that_was_lost_is_not_spared_by_the_next_one() -> None:
    """A weapon without exposure settles its own rolls, not those of before."""
    state = quiet()
    state.places["colony"].zombies = [1, 0, 0, 0, 0, 0]
    attacker = plain(state, 0)
    arm(state, attacker, "fn-slp-shotgun@gas-station")
    table = Table(state)
    table.state.turns[0].owed = [attacker.id]
    do(table, 0, "attack", attacker.id, "zombie")
    do(table, 0, "with")
    assert table.state.turns[0].owed == [attacker.id]


# Guards, and what is only noted


@rule("W4.1", "W24.2")
def test_a_guard_reports_and_nobody_hears_it() -> None:
    state = quiet()
    _guard(state, YAWN, 0)
    table = Table(state)
    guard = table.state.turns[0].guard
    others = [seat for seat in (*range(4), SPECTATOR) if seat != guard]
    before = [view(table, seat) for seat in others]
    assert do(table, guard, "report", "yawn") == []
    assert [view(table, seat) for seat in others] == before
    question = next(q for q in table.questions if q.id == table.state.turns[0].guard_question)
    assert table.legal(question, guard) == []  # it stays open: if it went, everybody would see why
    do(table, 0, "end")
    news = do(table, 1, "end")
    assert [event.facts["card"] for event in news if event.kind == "crossroads"] == [YAWN]


@rule("W24.2")
def test_a_report_does_not_come_between_a_seat_and_its_undo() -> None:
    state = quiet()
    _guard(state, YAWN, 0)
    table = Table(state)
    guard = table.state.turns[0].guard
    do(table, 0, "barricade", one_of(table, 0))
    do(table, guard, "report", "yawn")
    table.undo(0)
    assert asked(table, 0) == ["action"]
    assert table.state.turns[0].called == "yawn"  # the report stands
    again = load(save(table), table.state.library, table.state.game)
    assert laws.position(again) == laws.position(table)


@rule("W4.1")
def test_a_card_set_off_inside_an_action_is_only_noted() -> None:
    """Spending food looks at triggers between the token and the die."""
    state = quiet()
    triggers = {key: state.library.crossroads[key].trigger for key in state.decks["crossroads"]}
    card = next(key for key, trigger in triggers.items() if trigger == Did(what="spend-food"))
    _guard(state, card, 0)
    state.players[0].dice = [3]
    table = Table(state)
    news = do(table, 0, "food", "die=3")
    assert "crossroads" not in kinds(news)
    assert len(table.state.turns[0].fired) == 1
    assert table.state.players[0].dice == [4]
    do(table, 0, "end")
    news = do(table, 1, "end")
    assert [event.facts["card"] for event in news if event.kind == "crossroads"] == [card]


# Secrets of one lane


def play_two_pledges() -> tuple[list[str], list[str]]:
    state = quiet()
    open_card, hidden_card = give(state, 2, "book", "food")
    table = Table(state)
    first, second = table.state.turns
    table.state.players[2].hand = []
    first.pledges, first.pledges_open = [[], [], [open_card], []], True
    second.pledges = [[], [], [hidden_card], []]
    return view(table, 0).players[2].pledged, [open_card, "@" + origin(hidden_card)]


def test_an_open_pledge_in_one_lane_turns_no_gift_of_the_other_over() -> None:
    shown, wanted = play_two_pledges()
    assert shown == wanted


def test_asking_whether_any_pledge_is_open_would(monkeypatch: pytest.MonkeyPatch) -> None:
    def any_open(state: State, seat: int) -> list[str]:
        piles = [turn.pledges[seat] for turn in state.turns if turn.pledges]
        is_open = any(turn.pledges_open for turn in state.turns)
        return [key for pile in piles for key in (pile if is_open else view_module.backs(pile))]

    monkeypatch.setattr(view_module, "_pledged", any_open)
    shown, wanted = play_two_pledges()
    assert shown != wanted


def test_two_offers_of_one_player_are_imagined_side_by_side() -> None:
    """Both lanes have asked; of the two cards on offer a seat knows one, and may well be shown the other."""
    state = quiet()
    for seat in (2, 3):
        give(state, seat, "food", "book", back="school")
    book = state.players[2].hand[1]
    table = Table(state)
    for seat, symbol in ((0, "food"), (1, "book")):
        do(table, seat, "request", symbol)
        do(table, 2, "give")
        do(table, 3, "give")
    assert [asked(table, seat) for seat in (0, 1)] == [["take-gift"], ["take-gift"]]
    mind = Knowledge(0, 4).follow(table)
    mind.hands[2] = [book]
    for seed in range(20):
        first, second = redeal(table, 0, Random(seed), mind).state.turns
        assert state.library.items[first.pledges[2][0]].symbol == "food"
        assert second.pledges[2] == [book]


def test_what_others_look_at_is_remembered_by_seat() -> None:
    """A third seat that knows the top card of a deck knows who has drawn it, whatever the other one draws."""
    table = Table(quiet("school", "school"))
    deck = table.state.places["school"].deck
    mind = Knowledge(2, 4).follow(table)
    mind.decks["school"].slots[-1] = deck[-1]
    top = deck[-1]
    do(table, 0, "search", one_of(table, 0, "school"))
    do(table, 1, "search", one_of(table, 1, "school"))
    do(table, 1, "keep")
    do(table, 0, "keep")
    mind.follow(table)
    assert mind.hands[0] == [top]
    assert mind.hands[1] == []


def play_two_shuffles() -> None:
    """One digs at the school; there the other one kills somebody who carries something, which is shuffled in."""
    state = quiet("school", "school")
    digger = next(name for name in state.decks["survivor"] if _digs(state, name))
    state.decks["survivor"].remove(digger)
    state.survivors[digger] = Survivor(digger, 0, "school")
    victim = plain(state, 2)
    victim.stand("school")
    victim.wounds = wounds_to_kill(state, victim) - 1
    arm(state, victim, "fn-slp-shotgun@gas-station")
    deck = state.places["school"].deck
    event = next(key for key in deck if state.library.items[key].symbol == "survivor")
    deck.remove(event)
    deck.append(event)
    table = Table(state)
    minds = [Knowledge(seat, 4) for seat in range(4)]
    do(table, 0, "use", digger)
    turned_up = table.state.turns[0].turned_up[:]
    assert asked(table, 0) == ["take"]
    for _ in range(4):
        if victim.id in table.state.survivors:
            do(table, 1, "attack", one_of(table, 1, "school"), victim.id)
    assert victim.id not in table.state.survivors
    for seat, mind in enumerate(minds):
        laws.check_static(table, seat, mind, Random(seat))
    do(table, 0, "enough")
    for seat, mind in enumerate(minds):
        assert set(turned_up) <= set(mind.follow(table).decks["school"].inside)
        laws.check_static(table, seat, mind, Random(seat))


def test_cards_turned_up_stay_so_when_the_other_lane_shuffles_the_deck() -> None:
    play_two_shuffles()


def test_taking_any_shuffle_for_their_return_would_be_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    turned_up: dict[int, list[str]] = {}
    dug = Knowledge.lessons[DugUp]

    def remember(mind: Knowledge, event: DugUp) -> None:
        dug(mind, event)
        turned_up[mind.seat] = event.cards[:]

    def put_back(mind: Knowledge, event: Shuffled) -> None:
        mind.decks[event.deck].slots += turned_up.pop(mind.seat, [])
        mind.decks[event.deck].shuffle()

    wrong: dict[Any, Any] = {DugUp: remember, Shuffled: put_back}
    monkeypatch.setattr(Knowledge, "lessons", Knowledge.lessons | wrong)
    with pytest.raises(Impossible, match="is remembered as"):
        play_two_shuffles()


def _digs(state: State, name: str) -> bool:
    return any(isinstance(power.do, Dig) for power in state.library.survivors[name].powers)


# Numbers, forks and undo


def test_questions_keep_their_numbers_although_two_lanes_ask() -> None:
    table = Table(quiet("school", "school"))
    number = table.questions[0].id
    do(table, 1, "search", one_of(table, 1, "school"))
    do(table, 1, "keep")
    assert table.questions[0].id == number
    twin = table.fork()
    assert twin.base_at == len(twin.done)  # one copy, nothing to repeat
    again = Table(twin.base)
    assert [q.id for q in again.questions] == [q.id for q in table.questions]


@rule("W24.4")
def test_nobody_takes_back_a_decision_of_the_other() -> None:
    table = Table(quiet())
    do(table, 0, "barricade", one_of(table, 0))
    do(table, 1, "barricade", one_of(table, 1))
    with pytest.raises(CannotUndo):
        table.undo(0)
    table.undo(1)
    table.undo(0)
    assert [asked(table, seat) for seat in (0, 1)] == [["action"], ["action"]]


@rule("W24.4")
def test_chance_in_one_lane_bounds_only_what_is_behind_it() -> None:
    """After the other one's roll an own decision can still be taken back, as long as it is the last."""
    table = Table(quiet("school"))
    do(table, 1, "move", one_of(table, 1), "school")
    do(table, 0, "end")
    table.undo(0)
    assert asked(table, 0) == ["action"]


@rule("W24.4")
def test_a_silent_trigger_bounds_nothing_in_a_pair() -> None:
    """What could have set a card off is taken back like anything else before it is read out (W24.4)."""
    state = quiet()
    state.colonies[0].helpless = 1
    state.players[0].dice = [6, 6]
    table = Table(state)
    do(table, 0, "clean", one_of(table, 0))
    assert any(table.silences()[-1])
    table.undo(0)
    assert table.state.turns[0].fired == []


def test_nobody_takes_back_what_let_a_silence_be_heard() -> None:
    """When both are done a card that nothing was noted for goes under the deck: that tells what it isn't."""
    table = Table(quiet())
    do(table, 0, "end")
    news = do(table, 1, "end")
    assert "crossroads-under" in kinds(news)
    with pytest.raises(CannotUndo):
        table.undo(1)


def test_a_turn_is_never_read_without_saying_whose() -> None:
    table = Table(quiet())
    with pytest.raises(AttributeError):
        _ = table.state.lane
    refusal = why_not(table.state, 1, ("search", one_of(table, 1), "die=6"))
    assert refusal is not None
    with pytest.raises(AttributeError):
        _ = table.state.lane


def test_both_are_awaited_and_neither_waits_for_the_other() -> None:
    table = Table(quiet())
    assert table.awaited == (0, 1)
    for _ in range(3):
        do(table, 1, "barricade", one_of(table, 1))
        do(table, 1, "entrance", "1")
    assert len(table.state.players[1].dice) == 1
    assert len(table.state.players[0].dice) == 4
    assert asked(table, 0) == ["action"]


def test_both_are_told_what_they_can_do_in_their_own_turn() -> None:
    table = Table(quiet("school", "school"))
    for seat in (0, 1):
        assert why_not(table.state, seat, ("search", one_of(table, seat, "school"), "die=6")) is None
    refusal = why_not(table.state, 2, ("end",))
    assert refusal is not None
    assert refusal.reason_id == "not-your-turn"
