"""Two seats act at the same time with the real rules: what broke, and what must never break."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from hivernage.knowledge import Knowledge
from hivernage.model.ids import CLOCK, SPECTATOR
from hivernage.model.question import Decision, IllegalAnswer
from hivernage.redeal import redeal
from hivernage.saves import load, save
from hivernage.table import CannotUndo, NotAsked, StaleQuestion, Table
from hivernage.view import view
from tests.laws import laws
from tests.table.arena import AGAIN, arena, next_decision

TIME = ("time",)


def quiet(seed: int = 1, **places: str) -> Table:
    """A pair of p1 and p2 at its actions: dice enough, hands empty, one survivor each at the place named."""
    table = arena(seed)
    state = table.start.copy()
    state.lane.seat = 0
    for player in state.players:
        state.box += player.hand
        player.hand, player.dice = [], [6, 6, 6, 6]
    names = sorted(name for name in state.survivors if not state.library.survivors[name].powers) + sorted(
        state.survivors
    )
    for seat, place in enumerate(places.values()):
        name = next(n for n in names if state.survivors[n].owner == seat)
        for survivor in state.group(seat):
            survivor.place, survivor.wounds = "colony", 0
        state.survivors[name].place = place
    for place in state.places.values():
        place.zombies, place.barricades = [0] * len(place.zombies), [0] * len(place.barricades)
    return Table(state, AGAIN)


def do(table: Table, seat: int, *start: str) -> None:
    """The first legal answer of a seat that begins with these words."""
    for question in table.questions:
        if seat in question.seats:
            for answer in table.legal(question, seat):
                if answer[: len(start)] == start:
                    table.decide(Decision(question.id, seat, answer))
                    return
    raise AssertionError(
        f"p{seat + 1} can't {start}: {[table.legal(q, seat) for q in table.questions if seat in q.seats]}"
    )


def at(table: Table, seat: int, place: str) -> str:
    return next(s.id for s in table.state.group(seat) if s.place == place)


# The five breakages


def test_two_searchers_at_one_place_see_and_keep_their_own_card() -> None:
    table = quiet(a="school", b="school")
    deck = table.state.places["school"].deck
    top, second = deck[-1], deck[-2]
    do(table, 0, "search", at(table, 0, "school"))
    do(table, 1, "search", at(table, 1, "school"))
    mine = [view(table, seat).mine for seat in (0, 1)]
    assert [m.searching for m in mine if m] == [[top], [second]]
    answers = {s: [a for q in table.questions if s in q.seats for a in table.legal(q, s)] for s in (0, 1)}
    assert ("keep", second) not in answers[0] or top == second
    do(table, 1, "keep")
    do(table, 0, "keep")
    assert table.state.players[0].hand == [top]
    assert table.state.players[1].hand == [second]


def test_the_last_zombie_is_killed_once() -> None:
    table = quiet(a="colony", b="colony")
    table.state.places["colony"].zombies = [1, 1, 0, 0, 0, 0]
    table._checkpoint()
    do(table, 0, "attack", at(table, 0, "colony"), "zombie")
    do(table, 1, "attack", at(table, 1, "colony"), "zombie")
    do(table, 0, "entrance", "1")
    asked = next(q for q in table.questions if 1 in q.seats and q.kind == "entrance")
    assert asked.options == (("entrance", "2"),)
    with pytest.raises(IllegalAnswer):
        table.decide(Decision(asked.id, 1, ("entrance", "1")))
    assert min(table.state.places["colony"].zombies) == 0


def test_who_finds_no_zombie_any_more_goes_on_without() -> None:
    table = quiet(a="colony", b="colony")
    table.state.places["colony"].zombies = [1, 1, 0, 0, 0, 0]
    table._checkpoint()
    do(table, 0, "attack", at(table, 0, "colony"), "zombie")
    for _ in range(2):
        do(table, 1, "attack", at(table, 1, "colony"), "zombie")
        if any(q.kind == "entrance" and 1 in q.seats for q in table.questions):
            do(table, 1, "entrance")
    assert sum(table.state.places["colony"].zombies) == 0
    assert next(q.kind for q in table.questions if 0 in q.seats) == "action"


def test_time_in_the_middle_of_a_search_puts_the_cards_under_the_deck() -> None:
    table = quiet(a="school", b="school")
    before = table.state.places["school"].deck[:]
    do(table, 0, "search", at(table, 0, "school"))
    if any(a == ("noise",) for q in table.questions if 0 in q.seats for a in table.legal(q, 0)):
        do(table, 0, "noise")
    drawn = table.state.turns[0].searching[:]
    table.decide(Decision(table.state.timer, CLOCK, TIME))
    deck = table.state.places["school"].deck
    assert deck == drawn[::-1] + before[: len(before) - len(drawn)]
    laws.check_census(table)


def test_the_clock_names_its_timer() -> None:
    table = quiet(a="school", b="school")
    for number in (999, 0, table.state.timer - 1):
        with pytest.raises(StaleQuestion):
            table.decide(Decision(number, CLOCK, TIME))
    timer = table.state.timer
    table.decide(Decision(timer, CLOCK, TIME))
    with pytest.raises((StaleQuestion, NotAsked)):
        table.decide(Decision(timer, CLOCK, TIME))


def test_a_card_with_a_foreign_back_lies_anywhere_in_a_shuffled_deck() -> None:
    table = quiet(a="school", b="school")
    state = table.start.copy()
    foreign = state.places["hospital"].deck.pop()
    state.places["school"].deck.insert(3, foreign)
    table = Table(state, AGAIN)
    depths = set()
    for seed in range(60):
        world = redeal(table, 2, Random(seed), Knowledge(2, state.library, 4))
        deck = world.state.places["school"].deck
        depths.add(next(i for i, key in enumerate(deck) if key.endswith("@hospital")))
    assert len(depths) > 5


# Random schedules


@pytest.mark.parametrize("seed", range(6))
def test_interleaving(seed: int) -> None:
    """Whatever the order in which two lanes are answered: cards and tokens add up, forks and saves stand alike."""
    rng, table, n = Random(seed), arena(seed), 0
    while not table.over and n < 500:
        n += 1
        decision = next_decision(table, rng, cuts=0.01)
        table.decide(decision)
        if table.over:
            break
        laws.check_census(table)
        if rng.random() < 0.2:
            twin = table.fork()
            assert laws.position(twin) == laws.position(table)
            assert twin.settled == table.settled
        if rng.random() < 0.02:
            again = load(save(table), table.state.library, AGAIN)
            assert laws.position(again) == laws.position(table)
            assert again.history == table.history
    assert n > 100


@pytest.mark.parametrize("seed", range(4))
def test_forks_play_on_alike(seed: int) -> None:
    rng, table = Random(seed), arena(seed)
    for _ in range(25):
        for _ in range(rng.randrange(12)):
            if not table.over:
                table.decide(next_decision(table, rng, cuts=0.01))
        if table.over:
            return
        twin, before = table.fork(), laws.position(table)
        for _ in range(20):
            if not twin.over:
                twin.decide(next_decision(twin, rng, cuts=0.01))
        assert laws.position(table) == before
        other = table.fork()
        for decision in twin.done[len(table.done) :]:
            other.decide(decision)
        assert laws.position(other) == laws.position(twin)


@pytest.mark.parametrize("seed", range(4))
def test_a_cut_at_any_decision_leaves_no_card_in_a_turn(seed: int) -> None:
    rng, table, cuts = Random(seed), arena(seed), 0
    for _ in range(250):
        if table.over:
            break
        if table.state.timer:
            twin = table.fork()
            twin.decide(Decision(twin.state.timer, CLOCK, TIME))
            if not twin.over:
                laws.check_census(twin)
                assert twin.state.step != "pair-actions" or all(turn.is_bare for turn in twin.state.turns)
            cuts += 1
        table.decide(next_decision(table, rng))
    assert cuts > 50


# Secrecy


def other_world(table: Table, lane: int, rng: Random) -> Table | None:
    """The same table, but the cards that one lane looks at are others with the same backs."""
    twin = table.fork()
    turn = twin.state.turns[lane]
    if not turn.searching:
        return None
    deck = twin.state.places[turn.at].deck
    for i, key in enumerate(turn.searching):
        others = [j for j, other in enumerate(deck) if other.split("@")[1] == key.split("@")[1] and other != key]
        if not others:
            return None
        j = rng.choice(others)
        turn.searching[i], deck[j] = deck[j], key
    twin._legal.clear()
    return twin


@pytest.mark.parametrize("seed", range(4))
def test_what_one_lane_looks_at_shows_nowhere_else(seed: int) -> None:
    rng, table, compared = Random(seed), arena(seed), 0
    for _ in range(700):
        if table.over:
            break
        table.decide(next_decision(table, rng, cuts=0.005))
        for lane, turn in enumerate(table.state.turns):
            if turn.searching and (world := other_world(table, lane, rng)) is not None:
                for seat in (*(s for s in range(4) if s != turn.seat), SPECTATOR):
                    assert msgspec.json.encode(view(table, seat)) == msgspec.json.encode(view(world, seat))
                compared += 1
    assert compared > 10


@pytest.mark.parametrize("seed", range(3))
def test_the_secrecy_laws_hold_in_pairs(seed: int) -> None:
    rng, table = Random(seed), arena(seed)
    minds = [Knowledge(seat, table.state.library, 4) for seat in range(4)]
    for n in range(260):
        if table.over:
            break
        decision = next_decision(table, rng, cuts=0.005)
        if n % 4 == 0:
            seat = rng.randrange(4)
            laws.check_static(table, seat, minds[seat].follow(table), rng)
            if decision.seat >= 0 and not table._task(decision).got:  # secret answers are dealt anew in another world
                laws.check_step(table, seat, minds[seat].follow(table), [decision], rng)
        table.decide(decision)


@pytest.mark.parametrize("seed", range(3))
def test_undo_tells_nothing_in_a_pair(seed: int) -> None:
    rng, table, undone = Random(seed), arena(seed), 0
    for _ in range(160):
        if table.over:
            break
        table.decide(next_decision(table, rng))
        if not table.over and table.done[-1].seat >= 0:
            undone += laws.check_undo(table, rng)
    assert undone > 10


def test_nobody_takes_back_a_decision_of_the_other() -> None:
    table = quiet(a="colony", b="colony")
    do(table, 0, "barricade", at(table, 0, "colony"))
    do(table, 1, "barricade", at(table, 1, "colony"))
    with pytest.raises(CannotUndo):
        table.undo(0)
    table.undo(1)
    table.undo(0)
    assert [q.kind for q in table.questions if q.wait != "never"] == ["action", "action"]


# Numbers of questions


def test_questions_keep_their_numbers_in_a_fork_although_two_lanes_ask() -> None:
    table = quiet(a="school", b="school")
    numbers = [q.id for q in table.questions]
    do(table, 1, "search", at(table, 1, "school"))
    do(table, 1, "keep")
    assert next(q.id for q in table.questions) == numbers[0]
    assert table._fresh
    twin = table.fork()
    assert twin.base_at == len(twin.done)  # one copy, no replay
    assert laws.position(twin) == laws.position(table)
    again = Table(twin.base, AGAIN)  # even a stored position in the middle of a step asks by the same numbers
    assert [q.id for q in again.questions] == [q.id for q in table.questions]
